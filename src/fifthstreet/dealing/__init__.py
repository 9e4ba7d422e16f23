"""The deck: shuffled, sealed, and dealt card by card when the hand asks."""
