"""How often: exact counts, never a sample."""
