"""Single hands that the form of a ruling cannot tell: other buttons, burns, and records."""

from random import Random
from typing import Any

import pytest

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import BadStart, CardInUse, FaceDownCards, IllegalAction
from fifthstreet.rules.actions import Call, Check, Deal, Fold, RaiseTo
from fifthstreet.rules.events import Burned, HandMucked, HandShown, PotAwarded, Share
from fifthstreet.rules.evolve import fold
from fifthstreet.rules.hand import Dealer, Over, Player
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.sight import SPECTATOR, see
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.rules.start import Start, start_at
from tests.rules.hands import deal, play, shuffled

BOARD = parse_cards("As Ks Qs Js Ts")  # plays for everybody


def board_plays(start, *actions):
    """The events of a hand that is split by all who stay."""
    rest = [card for card in Card if card not in BOARD]
    deck = iter(rest)
    board = iter(BOARD)
    step = begin(start)
    events = list(step.events)
    todo = list(actions)
    action: Any
    while not isinstance(step.hand.turn, Over):
        asked = step.hand.turn
        if isinstance(asked, Dealer):
            hole = tuple((next(deck), next(deck)) for _ in asked.seats)
            cards = tuple(next(board) for _ in range(asked.board))
            action = Deal(hole, cards, next(deck) if asked.burn else None)
        else:
            assert isinstance(asked, Player)
            action = todo.pop(0) if todo else Check(asked.seat)
        step = decide(step.hand, action)
        events += step.events
    assert not todo
    return events, step.hand


@pytest.mark.parametrize(
    ("stacks", "button", "actions", "shares"),
    [
        (
            (50, 50, 50, 0, 50),
            3,
            [RaiseTo(1, 50), Fold(2), Call(4), Fold(0)],
            (Share(4, 51), Share(1, 50)),
        ),
        (
            (0, 50, 50, 50, 50),
            0,
            [Fold(3), RaiseTo(4, 50), Call(1), Fold(2)],
            (Share(1, 51), Share(4, 50)),
        ),
    ],
)
def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button(stacks, button, actions, shares):
    """RULES 16.6: a pot of 101, winners in seats 1 and 4; the odd chip is a folded big blind."""
    events, _ = board_plays(start_at(stacks, button, Stakes(0, 1)), *actions)
    assert [e for e in events if isinstance(e, PotAwarded)] == [PotAwarded(0, shares, 1)]


def test_burns_are_made_before_each_street_also_when_all_are_in():
    """RULINGS X20: 6 hole cards, 3 burns, 5 on the board; 14 cards are off the deck."""
    for raises in ((RaiseTo(0, 50), Call(1), Call(2)), (Call(0), Call(1))):
        events, hand = board_plays(start_at((50, 50, 50), 0, Stakes(1, 2)), *raises)
        assert sum(isinstance(event, Burned) for event in events) == len(hand.burns) == 3
        off = {*hand.burns, *hand.board, *(card for seat in hand.seats for card in seat.hole)}
        assert len(off) == 14


def test_an_import_burns_nothing():
    stakes = Stakes(1, 2, house=House(burns=False))
    events, hand = board_plays(start_at((50, 50, 50), 0, stakes), Call(0), Call(1))
    assert hand.burns == ()
    assert not any(isinstance(event, Burned) for event in events)


def test_a_dead_button_acts_through_the_last_player_before_it():
    """RULES 5.4: nobody sits on the button; the small blind is dead as well."""
    start = Start(HOLDEM, Stakes(1, 2), (50, 0, 50, 50), button=1, small=None, big=2)
    hand: Any = begin(start).hand
    hand = decide(hand, deal(hand, shuffled(Random(1)))).hand
    order = []
    for _ in range(3):
        order.append(hand.turn.seat)
        step = decide(hand, Call(order[-1]) if hand.seats[order[-1]].bet < 2 else Check(order[-1]))
        hand = step.hand
    assert order == [3, 0, 2]
    hand = decide(hand, deal(hand, shuffled(Random(1)))).hand
    assert hand.turn == Player(2)


def test_the_house_turns_up_all_in_hands_once_betting_is_over():
    stakes = Stakes(1, 2, house=House(face_up_all_in=True))
    events, _ = board_plays(start_at((50, 50, 60), 0, stakes), RaiseTo(0, 50), Call(1), Call(2))
    opened = [event.seat for event in events if isinstance(event, HandShown)]
    assert opened[:3] == [0, 1, 2]
    assert not any(isinstance(event, HandMucked) for event in events)


def test_who_holds_a_view_may_not_decide():
    steps = play(start_at((50, 50, 50), 0, Stakes(1, 2)), Random(3))
    view: Any = fold(see(event, SPECTATOR) for _, step in steps[:2] for event in step.events)
    with pytest.raises(IllegalAction) as error:
        decide(view, Call(view.turn.seat))
    assert error.value.reason == FaceDownCards()


def test_a_card_is_dealt_once():
    step = begin(start_at((50, 50), 0, Stakes(1, 2)))
    with pytest.raises(IllegalAction) as error:
        decide(step.hand, Deal(((Card.SA, Card.SK), (Card.SQ, Card.SA))))
    assert error.value.reason == CardInUse(Card.SA)


@pytest.mark.parametrize(
    ("stacks", "button", "stakes", "field"),
    [
        ((50,), 0, Stakes(1, 2), "stacks"),
        ((50, 0), 0, Stakes(1, 2), "stacks"),
        ((50,) * 11, 0, Stakes(1, 2), "stacks"),
        ((50, 50), 2, Stakes(1, 2), "button"),
        ((50, 50), -1, Stakes(1, 2), "button"),
        ((50, 50), 0, Stakes(3, 2), "blinds"),
        ((50, 50), 0, Stakes(0, 0), "blinds"),
        ((50, 50), 0, Stakes(-1, 2), "blinds"),
        ((50, 50), 0, Stakes(1, 2, -1), "ante"),
        ((50, 50, -1), 0, Stakes(1, 2), "stacks"),
    ],
)
def test_what_is_no_hand_does_not_start(stacks, button, stakes, field):
    with pytest.raises(IllegalAction) as error:
        begin(start_at(stacks, button, stakes))
    assert error.value.reason == BadStart(field)
