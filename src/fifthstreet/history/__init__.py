"""Hands from files and back: records, PHH text, replays and rulings. Pure."""
