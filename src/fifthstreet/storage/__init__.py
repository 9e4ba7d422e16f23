"""Keeping what happened: an append-only log of bytes per table."""
