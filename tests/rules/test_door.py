"""What is no action, no card, no seat and no chips is refused with a reason, whatever it is."""

from typing import Any

import pytest

from fifthstreet import (
    HOLDEM,
    Call,
    Check,
    Deal,
    Fold,
    IllegalAction,
    RaiseTo,
    Stakes,
    Start,
    begin,
    decide,
    judge,
    legal,
    parse_cards,
    start_at,
)
from fifthstreet.rules.actions import Show
from fifthstreet.rules.hand import Hand, Seat
from fifthstreet.rules.start import MOST_CHIPS

NONSENSE: tuple[Any, ...] = (
    None,
    True,
    1.0,
    "1",
    "As",
    b"x",
    [],
    (),
    {},
    object(),
    -1,
    10**5000,
    float("nan"),
)
STAKES = Stakes(50, 100)
HOLES = (parse_cards("As Ad"), parse_cards("Ks Kd"))


def dealt() -> Hand:
    return decide(begin(start_at((1000, 1000), 0, STAKES)).hand, Deal(HOLES)).hand


@pytest.mark.parametrize("what", NONSENSE, ids=lambda x: type(x).__name__)
def test_nonsense_is_refused_as_an_action_and_in_each_of_its_fields(what):
    hand = dealt()
    for action in (
        what,
        Fold(what),
        Check(what),
        Call(what),
        RaiseTo(what, 300),
        RaiseTo(0, what),
        Show(what),
    ):
        with pytest.raises(IllegalAction):
            decide(hand, action)
    assert hand == dealt()


@pytest.mark.parametrize("what", NONSENSE, ids=lambda x: type(x).__name__)
def test_nonsense_is_refused_as_cards(what):
    asked = begin(start_at((1000, 1000), 0, STAKES)).hand
    flop = decide(decide(dealt(), Call(0)).hand, Check(1)).hand
    seven, *board = parse_cards("7c 8c 9c Tc")
    for hand, deal in (
        (asked, Deal(what)),
        (asked, Deal((what, HOLES[1]))),
        (asked, Deal(((what, HOLES[0][0]), HOLES[1]))),
        (flop, Deal((), what, seven)),
        (flop, Deal((), (what, *board[1:]), seven)),
    ):
        with pytest.raises(IllegalAction):
            decide(hand, deal)
    if what is not None:
        with pytest.raises(IllegalAction):
            decide(flop, Deal((), tuple(board), what))


@pytest.mark.parametrize("what", NONSENSE, ids=lambda x: type(x).__name__)
def test_nonsense_is_refused_as_seats_and_chips_of_a_start(what):
    stacks = (1000, 1000, 1000)
    starts = [
        Start(HOLDEM, STAKES, stacks, what, 1, 2),
        Start(HOLDEM, STAKES, stacks, 0, 1, what),
        Start(HOLDEM, STAKES, (1000, what, 1000), 0, 1, 2),
        Start(HOLDEM, Stakes(what, 100), stacks, 0, 1, 2),
        Start(HOLDEM, Stakes(50, what), stacks, 0, 1, 2),
        Start(HOLDEM, Stakes(50, 100, what), stacks, 0, 1, 2),
    ]
    if what is not None:  # a dead small blind
        starts.append(Start(HOLDEM, STAKES, stacks, 0, what, 2))
    for start in starts:
        with pytest.raises(IllegalAction):
            begin(start)
    with pytest.raises(IllegalAction):
        start_at(stacks, what, STAKES)
    with pytest.raises(IllegalAction):
        begin(start_at((1000, what), 0, STAKES))


def test_cards_given_as_lists_are_frozen():
    listed = Deal([list(cards) for cards in HOLES])  # type: ignore[arg-type]
    assert decide(begin(start_at((1000, 1000), 0, STAKES)).hand, listed).hand == dealt()
    assert start_at([1000, 1000], 0, STAKES) == start_at((1000, 1000), 0, STAKES)  # type: ignore[arg-type]


def test_the_largest_stack_can_go_all_in():
    hand = begin(start_at((MOST_CHIPS, MOST_CHIPS), 0, STAKES)).hand
    hand = decide(hand, Deal(HOLES)).hand
    may = legal(hand)
    assert may is not None and may.raise_to == (200, MOST_CHIPS)
    assert decide(hand, RaiseTo(0, MOST_CHIPS)).hand.seats[0].stack == 0
    with pytest.raises(IllegalAction):
        begin(start_at((MOST_CHIPS + 1, 1000), 0, STAKES))


def test_the_referee_refuses_what_is_no_card():
    with pytest.raises(IllegalAction):
        judge("abcde", ["xy", "zw"])  # type: ignore[arg-type, list-item]


def test_the_fields_that_evolve_builds_by_position_stand_in_this_order():
    """Seven places construct a Hand by position: a field that moves must move there too."""
    assert Hand.__struct_fields__ == (
        "start", "stage", "turn", "seats", "queue", "street", "board", "to_match", "full_raise",
        "aggressor", "last_aggressor", "due", "dead", "pots", "unpaid", "burns", "face_down",
        "more",
    )  # fmt: skip
    assert Seat.__struct_fields__ == (
        "stack", "bet", "paid", "status", "acted", "hole", "shown", "best",
    )  # fmt: skip
