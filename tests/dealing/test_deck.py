"""The dealer: the same cards however often he is asked, one card at a time, burns apart."""

import pytest

from fifthstreet.cards import Card
from fifthstreet.dealing.deck import ShuffledDeck, deal, new_deck
from fifthstreet.games import HOLDEM
from fifthstreet.rules.actions import Action, Call, Check, Fold
from fifthstreet.rules.events import BoardDealt, Burned, HoleDealt
from fifthstreet.rules.evolve import fold
from fifthstreet.rules.hand import Dealer, Over, Player
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.rules.start import start_at

IN_ORDER = ShuffledDeck(tuple(Card))  # 2s 2h 2d 2c 3s …


def play(start, deck=IN_ORDER, first=None):
    """Everybody calls; `first` is done at the first turn instead."""
    step = begin(start)
    hand, events = step.hand, list(step.events)
    while not isinstance(hand.turn, Over):
        may = legal(hand)
        action: Action = deal(deck, hand) if may is None else Call(may.seat)
        if may is not None:
            action = Check(may.seat) if may.check else Call(may.seat)
            action, first = first or action, None
        step = decide(hand, action)
        hand, events = step.hand, [*events, *step.events]
    return hand, events


def test_cards_go_round_one_at_a_time_from_the_left_of_the_button():
    hand, _ = play(start_at((100, 100, 100), 0, Stakes(1, 2)))
    # Seats 1, 2, 0 get 2s 2h 2d, then 2c 3s 3h (RULES 7.2); 3d is burned.
    assert [" ".join(map(str, seat.hole)) for seat in hand.seats] == ["2d 3h", "2s 2c", "2h 3s"]
    assert " ".join(map(str, hand.burns)) == "3d 4d 5s"
    assert " ".join(map(str, hand.board)) == "3c 4s 4h 4c 5h"


def test_heads_up_the_big_blind_gets_the_first_card():
    hand, _ = play(start_at((100, 100), 0, Stakes(1, 2)))
    assert str(hand.seats[1].hole[0]) == "2s"


def test_an_empty_chair_gets_nothing():
    hand, _ = play(start_at((100, 0, 100, 100), 1, Stakes(1, 2)))
    assert hand.seats[1].hole == ()
    assert [str(hand.seats[seat].hole[0]) for seat in (2, 3, 0)] == ["2s", "2h", "2d"]


def test_no_card_is_burned_where_the_house_does_not_burn():
    hand, events = play(start_at((100, 100), 0, Stakes(1, 2, house=House(burns=False))))
    assert not any(isinstance(event, Burned) for event in events)
    assert " ".join(map(str, hand.board)) == "3s 3h 3d 3c 4s"


def test_who_folds_does_not_change_anybodys_cards():
    start = start_at((100, 100, 100), 0, Stakes(1, 2))
    one, _ = play(start)
    other, _ = play(start, first=Fold(0))
    assert one.board == other.board
    assert [seat.hole for seat in one.seats] == [seat.hole for seat in other.seats]


def test_a_request_asked_again_after_any_event_gets_the_same_cards():
    deck = new_deck(HOLDEM)
    hand, events = play(start_at((100, 100, 100), 1, Stakes(1, 2)), deck)
    for stop in range(1, len(events)):
        stopped = fold(events[:stop])
        if not isinstance(stopped.turn, Dealer):
            continue
        again = decide(stopped, deal(deck, stopped)).events
        expected = [e for e in events[stop:] if isinstance(e, HoleDealt | BoardDealt | Burned)]
        dealt = [e for e in again if isinstance(e, HoleDealt | BoardDealt | Burned)]
        assert dealt == expected[: len(dealt)]
    assert hand.board


def test_cards_are_dealt_only_when_asked_for():
    hand = begin(start_at((100, 100), 0, Stakes(1, 2))).hand
    hand = decide(hand, deal(IN_ORDER, hand)).hand
    assert isinstance(hand.turn, Player)
    with pytest.raises(ValueError, match="asked"):
        deal(IN_ORDER, hand)


def test_a_deck_is_whole_and_does_not_print_its_cards():
    deck = new_deck(HOLDEM)
    assert sorted(card.number for card in deck.cards) == list(range(52))
    assert repr(deck) == str(deck) == "<52 cards, face down>"
    assert new_deck(HOLDEM) != deck
