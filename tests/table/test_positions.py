"""What the seats are called (RULES 5.11)."""

import pytest

from fifthstreet.games import HOLDEM
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import Start, start_at
from fifthstreet.table.positions import positions

NAMES = {
    2: "BTN BB",
    3: "BTN SB BB",
    4: "BTN SB BB UTG",
    5: "BTN SB BB UTG CO",
    6: "BTN SB BB UTG HJ CO",
    7: "BTN SB BB UTG UTG+1 HJ CO",
    8: "BTN SB BB UTG UTG+1 UTG+2 HJ CO",
    9: "BTN SB BB UTG UTG+1 UTG+2 LJ HJ CO",
    10: "BTN SB BB UTG UTG+1 UTG+2 UTG+3 LJ HJ CO",
}


@pytest.mark.parametrize("players", NAMES)
def test_names_go_round_from_the_button(players):
    for button in range(players):
        names = positions(start_at((100,) * players, button, Stakes(1, 2)))
        round_ = [names[(button + i) % players] for i in range(players)]
        assert round_ == NAMES[players].split()


def test_a_dead_button_and_a_dead_small_blind_leave_their_names_unused():
    stacks = (100, 0, 0, 100, 100, 100)
    dead_both = Start(HOLDEM, Stakes(1, 2), stacks, button=1, small=None, big=3)
    assert positions(dead_both) == {3: "BB", 4: "UTG", 5: "HJ", 0: "CO"}
    dead_button = Start(HOLDEM, Stakes(1, 2), stacks, button=2, small=3, big=4)
    assert positions(dead_button) == {3: "SB", 4: "BB", 5: "UTG", 0: "CO"}


def test_a_seat_that_is_not_dealt_in_has_no_name():
    assert positions(start_at((100, 0, 100), 0, Stakes(1, 2))) == {0: "BTN", 2: "BB"}
