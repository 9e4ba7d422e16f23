"""A pot explained from hands at hand, as the referee and the table do it."""

from fifthstreet.games import HOLDEM
from fifthstreet.rules.showdown import explain_pot, to_the_highest


def pot_told(number, pot, known, mucked, live, board, button, seats):
    """`seats` hands were dealt, whoever is still in."""
    strengths = {seat: known[seat].best.strength for seat in pot.seats if seat in known}
    shares, _ = to_the_highest(pot.chips, strengths, button, seats)
    return explain_pot(number, pot, shares, known, mucked, live, seats, board, HOLDEM)
