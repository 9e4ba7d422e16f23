"""The command `fifthstreet`: one file per command."""
