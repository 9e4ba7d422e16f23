"""The dealer: the same cards however often he is asked, one card at a time, burns apart."""

from random import Random

import msgspec
import pytest

from fifthstreet.cards import Card
from fifthstreet.dealing.deck import ShuffledDeck, deal, most_reshuffles, new_deck
from fifthstreet.games import (
    BADUGI_GAME,
    GAMES,
    HOLDEM,
    JOKER_HOLDEM,
    STUD,
    TRIPLE_DRAW,
    draws,
    hole_cards,
)
from fifthstreet.reasons import CardsExposed, Swept
from fifthstreet.rules.actions import (
    Action,
    Call,
    Check,
    Discard,
    Fold,
    Kill,
    RaiseTo,
    Replace,
    RunTwice,
)
from fifthstreet.rules.events import BoardDealt, Burned, HoleDealt, Reshuffled
from fifthstreet.rules.evolve import fold
from fifthstreet.rules.hand import Dealer, Over, Player
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide, idle, settle
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.rules.start import cards_needed, start_at
from fifthstreet.table.game import stakes_for
from tests.conftest import SCALE

IN_ORDER = ShuffledDeck(tuple(Card))  # 2s 2h 2d 2c 3s …


def play(start, deck=IN_ORDER, first=None):
    """Everybody calls; `first` is done at the first turn instead."""
    step = begin(start)
    hand, events = step.hand, list(step.events)
    while not isinstance(hand.turn, Over):
        may = legal(hand)
        action: Action = deal(deck, hand) if may is None else idle(hand)
        if may is not None:
            action = Call(may.seat) if may.call else idle(hand)
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


# --- every game ---------------------------------------------------------------------------


def anybody(hand, rng):
    """Something legal of the player to act; hands go far, and everybody draws much."""
    may = legal(hand)
    assert may is not None
    if may.vote:
        return RunTwice(may.seat, True)
    if may.draw is not None:
        hole = hand.seats[may.seat].hole
        return Discard(may.seat, tuple(rng.sample(hole, min(rng.randint(0, 6), may.draw))))
    if may.raise_to and rng.random() < 0.1:
        return RaiseTo(may.seat, may.raise_to[1])
    if may.call:
        return Fold(may.seat) if rng.random() < 0.05 else Call(may.seat)
    return idle(hand)


def played(game, seats, seed, deck):
    """A hand of so many seats with this deck: the steps, each as (hand before, events)."""
    rng = Random(seed)
    house = House(run_twice=True, burns=seed % 5 > 0)
    stakes = stakes_for(game, Stakes(5, 10, house=house))
    step = begin(start_at((1_000,) * seats, seed % seats, stakes, game))
    hand, events = step.hand, [*step.events]
    while not isinstance(hand.turn, Over):
        action = deal(deck, hand) if isinstance(hand.turn, Dealer) else anybody(hand, rng)
        step = decide(hand, action)  # refuses a card that is on the table already
        hand, events = step.hand, [*events, *step.events]
    return hand, events


def most_players(game):
    return max(n for n in range(2, 11) if cards_needed(game, n) <= len(game.deck.cards))


@pytest.mark.parametrize("code", GAMES)
def test_every_game_is_dealt_to_its_end_at_a_full_table(code):
    game = GAMES[code]
    for seed in range(max(400 // SCALE, 1)):
        hand, events = played(game, most_players(game), seed, new_deck(game))
        assert sum(seat.stack for seat in hand.seats) == 1_000 * most_players(game)
        assert sum(isinstance(e, Reshuffled) for e in events) <= most_reshuffles(game)


@pytest.mark.parametrize("code", GAMES)
def test_every_request_is_answered_alike_after_any_event(code):
    """Also the second board, draws, and what is drawn after the muck came back."""
    game, reshuffled = GAMES[code], 0
    for seed in range(max(100 // SCALE, 2)):
        deck = new_deck(game)
        hand, events = played(game, most_players(game), seed, deck)
        reshuffled += hand.more.reshuffles
        for stop in range(1, len(events)):
            stopped = settle(fold(events[:stop])).hand
            if isinstance(stopped.turn, Dealer):
                again = [e for e in decide(stopped, deal(deck, stopped)).events if of_cards(e)]
                expected = [e for e in events[stop:] if of_cards(e)]
                assert again == expected[: len(again)] and again
    assert reshuffled or not draws(game) or hole_cards(game) * most_players(game) < 40


def of_cards(event):
    return isinstance(event, HoleDealt | BoardDealt | Burned)


def test_stud_goes_round_too():
    """Two down, one up; then a burn and one card each to who is left."""
    stakes = stakes_for(STUD, Stakes(5, 10))
    hand, _ = play(start_at((100,) * 3, 0, stakes, STUD))
    # Seats 1, 2, 0 get 2s 2h 2d, 2c 3s 3h and 3d 3c 4s; 4h is burned.
    assert " ".join(map(str, hand.seats[1].hole[:4])) == "2s 2c 3d 4d"
    assert [str(card) for card in hand.burns][:2] == ["4h", "5h"]


def test_the_last_card_of_stud_may_be_one_for_all():
    stakes = stakes_for(STUD, Stakes(5, 10))
    hand, _ = play(start_at((10_000,) * 8, 0, stakes, STUD), new_deck(STUD))
    assert len(hand.board) == 1 and {len(seat.hole) for seat in hand.seats} == {6}


def test_the_second_board_follows_the_first():
    house = House(run_twice=True)
    step = begin(start_at((100, 100), 0, Stakes(1, 2, house=house)))
    for action in (deal(IN_ORDER, step.hand), RaiseTo(0, 100), Call(1), RunTwice(1, True)):
        step = decide(step.hand, action)
    step = decide(step.hand, RunTwice(0, True))
    while isinstance(step.hand.turn, Dealer):
        step = decide(step.hand, deal(IN_ORDER, step.hand))
    assert " ".join(map(str, step.hand.board)) == "3h 3d 3c 4h 4c"
    assert " ".join(map(str, step.hand.more.second)) == "5h 5d 5c 6h 6c"
    assert " ".join(map(str, step.hand.burns)) == "3s 4s 4d 5s 6s 6d"


def test_who_draws_gets_the_next_cards_after_the_burn():
    step = begin(start_at((100, 100), 0, Stakes(1, 2), TRIPLE_DRAW))
    step = decide(step.hand, deal(IN_ORDER, step.hand))
    for action in (Call(0), Check(1), Discard(1, step.hand.seats[1].hole[:2])):
        step = decide(step.hand, action)
    assert deal(IN_ORDER, step.hand).burn == Card("4d")
    step = decide(step.hand, deal(IN_ORDER, step.hand))
    assert step.hand.seats[1].hole[-2:] == (Card("4c"), Card("5s"))


def test_an_exposed_card_is_replaced_by_the_next_one():
    """RULES 12.4; the exposed one is the burn, and the flop is what would have come."""
    step = begin(start_at((100, 100, 100), 0, Stakes(1, 2)))
    step = decide(step.hand, deal(IN_ORDER, step.hand))
    exposed = Card("2s")
    assert exposed in step.hand.seats[1].hole
    step = decide(step.hand, Replace(1, exposed, CardsExposed()))
    step = decide(step.hand, deal(IN_ORDER, step.hand))
    assert step.hand.seats[1].hole == (Card("2c"), Card("3d"))
    for action in (Call(0), Call(1), Check(2)):
        step = decide(step.hand, action)
    assert deal(IN_ORDER, step.hand).board == (Card("3c"), Card("4s"), Card("4h"))


def test_a_hand_killed_in_the_middle_of_the_deal_moves_no_card():
    start = start_at((100,) * 4, 0, Stakes(1, 2))
    step = begin(start)
    whole = decide(step.hand, deal(IN_ORDER, step.hand))
    half = fold([*step.events, *whole.events[:1]])
    killed = decide(half, Kill(3, Swept())).hand
    rest = decide(killed, deal(IN_ORDER, killed)).hand
    assert [seat.hole for seat in rest.seats[:3]] == [seat.hole for seat in whole.hand.seats[:3]]
    for action in (Call(0), Call(1), Check(2)):
        rest = decide(rest, action).hand
    assert deal(IN_ORDER, rest).burn == Card("4s")


def test_only_games_with_draws_need_later_orders():
    """As many as a full table can ask for, each of the whole deck and of its own."""
    assert new_deck(HOLDEM).later == () and new_deck(STUD).later == ()
    deck = new_deck(BADUGI_GAME)
    assert len(deck.later) == most_reshuffles(BADUGI_GAME) == 30
    assert len({deck.cards, *deck.later}) == 31
    assert all(sorted(c.number for c in order) == list(range(52)) for order in deck.later)


def test_the_joker_is_in_its_deck():
    assert sorted(card.number for card in new_deck(JOKER_HOLDEM).cards) == list(range(53))


def test_a_deck_that_was_kept_by_an_earlier_release_reads():
    deck = new_deck(HOLDEM)
    old = msgspec.json.encode({"cards": deck.cards})
    assert msgspec.json.decode(old, type=ShuffledDeck) == deck
    later = new_deck(TRIPLE_DRAW)
    assert msgspec.json.decode(msgspec.json.encode(later), type=ShuffledDeck) == later
    assert repr(later) == "<52 cards, face down>"


def test_a_deck_is_whole_and_does_not_print_its_cards():
    deck = new_deck(HOLDEM)
    assert sorted(card.number for card in deck.cards) == list(range(52))
    assert repr(deck) == str(deck) == "<52 cards, face down>"
    assert new_deck(HOLDEM) != deck
