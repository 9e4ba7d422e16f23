"""Which five cards win."""
