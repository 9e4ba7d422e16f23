"""One hand, from blinds to payout: pure values and functions."""
