"""What a hand may become: every card dealt, and all hands together are the whole deck."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from fifthstreet.cards import Card, Category, Deck
from fifthstreet.games import (
    BUG_HOLDEM,
    HOLDEM,
    JOKER_HOLDEM,
    OMAHA,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    STRIPPED_HOLDEM,
    STRIPPED_HOLDEM_ACE_HIGH,
    STUD,
)
from fifthstreet.notation import parse_cards
from fifthstreet.odds.coming import chances, counted
from fifthstreet.odds.counts import counts
from fifthstreet.reasons import DuplicateCard, GameNotCounted, IllegalAction, NotationError
from fifthstreet.strength.reference import best_five
from tests.conftest import INTERPRETED, SCALE

EASE = SCALE * (4 if INTERPRETED else 1)
GAMES = (
    HOLDEM,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    STRIPPED_HOLDEM,
    STRIPPED_HOLDEM_ACE_HIGH,
    JOKER_HOLDEM,
    BUG_HOLDEM,
)


def by_dealing(hole, board, dead, game, size):
    """The definition: every way to deal so many cards, each judged by the reference."""
    gone = {*hole, *board, *dead}
    unseen = [card for card in game.deck.cards if card not in gone]
    found = Counter(dict.fromkeys(game.ranking.order, 0))
    for dealt in combinations(unseen, size):
        found[best_five([*hole, *board, *dealt], game.ranking).category] += 1
    return dict(found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_every_way_to_deal_is_counted(game):
    rng = Random(game.code)
    for number in range(max(3, 60 // EASE)):
        deck = rng.sample(game.deck.cards, 20)
        hole, board, dead = deck[:2], deck[2 : 5 + number % 3], deck[8:]
        if Card.JOKER in game.deck.cards and number == 1:
            hole = [Card.JOKER, *[card for card in hole if card is not Card.JOKER][:1]]
            board = [card for card in board if card is not Card.JOKER]
            dead = [card for card in dead if card is not Card.JOKER]
        found = chances(hole, board, dead, game)
        assert found.river == by_dealing(hole, board, dead, game, 5 - len(board))
        if len(board) == 5:
            assert (found.next, found.street) == ({}, None)
        else:
            assert found.next == by_dealing(hole, board, dead, game, 1)
            assert found.street == {3: "turn", 4: "river"}[len(board)]
        assert list(found.river) == list(game.ranking.order)


def test_a_flush_draw_with_a_pair():
    found = chances("AsKs", "2s 7s Kd")
    assert (sum(found.next.values()), sum(found.river.values())) == (47, 1081)
    assert found.next[Category.FLUSH] == 9
    # Two of the other 38 cards miss; no house is a flush in seven cards.
    assert found.river[Category.FLUSH] == comb(47, 2) - comb(38, 2)
    assert found.next[Category.THREE] == 2
    assert found.river[Category.FOUR] == 1


def on_the_flop(hand):
    """By category: the flops that a hand can meet."""
    hole = parse_cards(hand)
    unseen = [card for card in Deck.FULL.cards if card not in hole]
    return counted(hole, unseen, 3, HOLDEM.ranking)


def test_three_cards_come_on_the_flop():
    suited = on_the_flop("AsKs")
    assert sum(suited.values()) == comb(50, 3)
    assert suited[Category.ROYAL_FLUSH] == 1
    assert suited[Category.FLUSH] == comb(11, 3) - 1
    pair = on_the_flop("7s7h")
    # A set or four of them: one or both of two sevens, beside cards that make no pair.
    assert pair[Category.FOUR] == 48
    assert pair[Category.THREE] == 2 * (comb(48, 2) - 12 * comb(4, 2))
    assert pair[Category.FULL_HOUSE] == 2 * 12 * comb(4, 2) + 12 * comb(4, 3)


def test_all_boards_are_counted_before_the_flop(compiled_core):
    """Royal flushes of a suited ace and king: their own, C(47, 2), and one of each other suit."""
    found = chances("AsKs")
    assert sum(found.river.values()) == 2_118_760
    assert found.river[Category.ROYAL_FLUSH] == comb(47, 2) + 3
    assert (found.street, found.next) == ("flop", on_the_flop("AsKs"))


def starting_hands(deck):
    """One hand of each kind, and how many are like it."""
    ranks = sorted({card.rank for card in deck.cards if card is not Card.JOKER})
    for low, high in combinations(ranks, 2):
        yield (Card(f"{high}s"), Card(f"{low}s")), 4
        yield (Card(f"{high}s"), Card(f"{low}h")), 12
    for rank in ranks:
        yield (Card(f"{rank}s"), Card(f"{rank}h")), 6
        if Card.JOKER in deck.cards:
            yield (Card(f"{rank}s"), Card.JOKER), 4


def of_all_hands(game, size):
    """All hands together, with so many cards more."""
    found: Counter[Category] = Counter()
    for hand, alike in starting_hands(game.deck):
        unseen = [card for card in game.deck.cards if card not in hand]
        for category, ways in counted(hand, unseen, size, game.ranking).items():
            found[category] += alike * ways
    return found


@pytest.mark.parametrize(
    "game", [HOLDEM, SHORT_DECK, JOKER_HOLDEM, BUG_HOLDEM], ids=lambda game: game.code
)
def test_all_hands_on_the_flop_are_all_fives_of_the_deck(game, compiled_core):
    """Each five is a hand and a flop in ten ways; how many fives there are is counted by classes."""
    fives = counts(game.deck.cards, 5, game.ranking)
    assert of_all_hands(game, 3) == Counter({kind: 10 * n for kind, n in fives.items()})


@pytest.mark.parametrize(
    ("game", "straights", "flushes"),
    [(STRIPPED_HOLDEM, 639_520, 57_940), (STRIPPED_HOLDEM_ACE_HIGH, 524_960, 59_240)],
    ids=lambda value: getattr(value, "code", ""),
)
def test_all_hands_on_the_river_are_all_sevens_of_the_deck(game, straights, flushes, compiled_core):
    found = of_all_hands(game, 5)
    assert sum(found.values()) == 21 * comb(32, 7)
    assert found[Category.STRAIGHT] == 21 * straights
    assert found[Category.FLUSH] == 21 * flushes


@pytest.mark.soak
def test_all_hands_of_the_full_deck_on_the_river(compiled_core):
    found = of_all_hands(HOLDEM, 5)
    assert found[Category.ROYAL_FLUSH] == 21 * 4_324
    assert found[Category.HIGH_CARD] == 21 * 23_294_460


def test_who_watches_hears_of_the_work():
    heard = []
    chances("AsKs", "2s 7s Kd", watch=lambda done, total: heard.append((done, total)))
    assert heard == [(1081, 1081), (47, 47)]


def test_a_board_of_one_card_waits_for_the_flop():
    found = chances("AsKs", "Qs", dead=Deck.FULL.cards[:30])
    assert found.street == "flop"
    assert sum(found.next.values()) == comb(52 - 33, 2)


def test_what_cannot_be_counted_is_refused():
    for game in (OMAHA, STUD):
        with pytest.raises(IllegalAction) as refused:
            chances("AsKs", game=game)
        assert refused.value.reason == GameNotCounted("chances")
    with pytest.raises(NotationError) as unread:
        chances("AsKs", "2s 7s Ks")
    assert unread.value.reason == DuplicateCard("2s 7s Ks", 6, 8, Card("Ks"))
    with pytest.raises(ValueError, match="cards are missing"):
        counted([Card("As"), Card("Ks")], [Card("2c")], 3, HOLDEM.ranking)
