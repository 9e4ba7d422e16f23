"""Players that are functions of what they may know."""
