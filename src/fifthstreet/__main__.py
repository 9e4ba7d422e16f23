"""`python -m fifthstreet` is the command `fifthstreet`."""

from fifthstreet.cli import main

main()
