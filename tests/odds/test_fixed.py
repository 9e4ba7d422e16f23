"""Known hands: the same counts as by dealing every board."""

from array import array
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, permutations
from math import comb
from random import Random
from typing import TypeAlias

import pytest

from fifthstreet import compiled
from fifthstreet.cards import Card, Deck
from fifthstreet.games import (
    HOLDEM,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    STRIPPED_HOLDEM,
    STRIPPED_HOLDEM_ACE_HIGH,
)
from fifthstreet.notation import parse_cards
from fifthstreet.odds import plain
from fifthstreet.odds.fixed import outcomes
from fifthstreet.strength import fast
from fifthstreet.strength.tables import LADDERS, LOWEST
from tests.conftest import SCALE

CARDS = Deck.FULL.cards
GAMES = (HOLDEM, SHORT_DECK, SHORT_DECK_TRIPS, STRIPPED_HOLDEM, STRIPPED_HOLDEM_ACE_HIGH)
EASE = SCALE if "odds.fixed" in compiled.compiled() else 20 * SCALE
"""What counts are divided by: the sources take their time."""

Spot: TypeAlias = tuple[list[list[Card]], list[Card], list[Card]]
"""Hands, the board, and the cards that can come."""


def numbers(cards):
    return [card.number for card in cards]


def counted(spot: Spot, ladder=0):
    holes, board, unseen = spot
    return outcomes([numbers(hole) for hole in holes], numbers(board), numbers(unseen), ladder)


def one_by_one(spot: Spot, ladder=0):
    """The definition: every board is dealt, every hand evaluated."""
    holes, board, unseen = spot
    cards = [1 << card.number for card in unseen]
    boards = [sum(more) for more in combinations(cards, 5 - len(board))]
    strengths = []
    for hole in holes:
        own = sum([1 << card.number for card in [*hole, *board]])
        hands = array("Q", [own + more for more in boards])
        strengths.append(fast.evaluate_batch(hands, LADDERS[ladder]))
    counts = [0] * (1 << len(holes))
    for on_board in zip(*strengths, strict=True):
        top = max(on_board)
        counts[sum([1 << i for i, strength in enumerate(on_board) if strength == top])] += 1
    return counts


def by_the_rules(spot: Spot, ladder=0):
    """The same with the readable rules instead of the tables."""
    holes, board, unseen = spot
    known = {*unseen, *board, *(card for hole in holes for card in hole)}
    dead = [card for card in GAMES[ladder].deck.cards if card not in known]
    counts = [0] * (1 << len(holes))
    for (winners, _), boards in plain.outcomes(holes, board, dead, GAMES[ladder]).items():
        counts[sum([1 << winner for winner in winners])] = boards
    return counts


def random_spot(rng: Random, ladder: int, lying: int, most_unseen: int) -> Spot:
    """Two to nine hands and dead cards; often of few suits or ranks, that more may happen."""
    deck = list(CARDS[4 * LOWEST[LADDERS[ladder]] :])
    rng.shuffle(deck)
    liked = rng.choice([{*deck}, {c for c in deck if c.suit is deck[0].suit},
                        {c for c in deck if c.rank in (deck[0].rank, deck[1].rank)}])  # fmt: skip
    deck.sort(key=lambda card: card not in liked and rng.random() < 0.8)
    players = min(rng.choice([2, 2, 2, 3, 3, 4, 6, 9]), (len(deck) - 5) // 2)
    dealt, rest = deck[: 2 * players + lying], deck[2 * players + lying :]
    rng.shuffle(dealt)
    rng.shuffle(rest)
    unseen = rest[: rng.randint(5 - lying, min(most_unseen, len(rest)))]
    holes = [dealt[lying + 2 * i : lying + 2 * i + 2] for i in range(players)]
    return holes, dealt[:lying], sorted(unseen, key=lambda card: card.number)


def known_spot(*hands, board="", dead="", ladder=0) -> Spot:
    holes = [[*parse_cards(hand)] for hand in hands]
    lying, gone = ([*parse_cards(text)] if text else [] for text in (board, dead))
    out = {*lying, *gone, *(card for hole in holes for card in hole)}
    deck = CARDS[4 * LOWEST[LADDERS[ladder]] :]
    return holes, lying, [card for card in deck if card not in out]


# --- As by definition -----------------------------------------------------------------------


@pytest.mark.parametrize("ladder", range(5))
@pytest.mark.parametrize("lying", range(6))
def test_as_by_dealing_every_board(lying, ladder):
    rng = Random(10 * lying + ladder)
    for _ in range(max(2, 3_000 // EASE)):
        spot = random_spot(rng, ladder, lying, 50 if lying > 2 else 11 + 2 * lying)
        found = counted(spot, ladder)
        assert found == one_by_one(spot, ladder), spot
        assert sum(found) == comb(len(spot[2]), 5 - lying)


@pytest.mark.parametrize("ladder", range(5))
def test_as_by_the_rules_of_the_game(ladder):
    rng = Random(ladder)
    for lying, most_unseen in ((0, 7), (1, 8), (2, 9), (3, 20), (4, 50), (5, 50)):
        for _ in range(max(1, 80 // EASE)):
            spot = random_spot(rng, ladder, lying, most_unseen)
            assert counted(spot, ladder) == by_the_rules(spot, ladder), spot


@pytest.mark.parametrize(
    ("ladder", "hands", "dead"),
    [
        (1, ("AsKs", "QhQd"), ""),
        (2, ("AsKd", "QhJh"), "6s 7d"),
        (3, ("AsKs", "QhQd", "8c7c"), ""),
        (4, ("AsAd", "AhAc"), "Ts"),
    ],
)
def test_before_the_flop_with_a_small_deck(ladder, hands, dead, compiled_core):
    spot = known_spot(*hands, dead=dead, ladder=ladder)
    assert counted(spot, ladder) == one_by_one(spot, ladder)


@pytest.mark.soak
@pytest.mark.parametrize("ladder", range(5))
def test_before_the_flop_every_board_of_random_hands(ladder):
    rng = Random(ladder)
    for _ in range(6):
        spot = random_spot(rng, ladder, 0, 50)
        assert counted(spot, ladder) == one_by_one(spot, ladder), spot


@pytest.mark.soak
@pytest.mark.parametrize(
    "hands",
    [
        ("AsKs", "QhQd"),
        ("AcAs", "KcKs"),
        ("2s2h", "3s3h"),
        ("AsKd", "AhKc"),
        ("AsKs", "QhQd", "7c6c"),
        ("AsKs", "AhKh", "AdKd", "AcKc"),
        ("2s2h", "3s3h", "4s4h", "5s5h", "6s6h", "7s7h"),
        ("AsKh", "QsJh", "Ts9h", "8s7h", "6s5h", "4s3h", "2sAh", "KsQh", "JsTh"),
    ],
    ids=" ".join,
)
def test_before_the_flop_every_board(hands):
    spot = known_spot(*hands)
    assert counted(spot) == one_by_one(spot)


@pytest.mark.parametrize(
    ("hands", "wins", "losses", "ties"),
    [
        # As two other programs count them.
        ("AcAs KcKs", 1_410_336, 292_660, 9_308),
        ("AcAs KhKd", 1_388_072, 317_694, 6_538),
        ("Jc5c QdTd", 600_384, 1_096_118, 15_802),
    ],
)
def test_what_is_known_before_the_flop(hands, wins, losses, ties):
    assert counted(known_spot(*hands.split())) == [0, wins, losses, ties]


def test_spots_where_much_meets():
    """Flushes that go beside a pair on the board, straight flushes, four of a kind."""
    for hands, board, dead in [
        (("As2s", "KhKd"), "Ks 7s 7h", ""),  # flush, full house, four
        (("9s8s", "AsKs"), "Ts 7s 2s", ""),  # flush, straight flush
        (("AsKs", "AhKh", "AdKd", "AcKc"), "Qs Qh Jd", ""),
        (("2s3s", "2h3h"), "4d 5d 6d", "Ad 7d"),
        (("AsQd", "AhQc"), "Ad Ac Qh Qs", ""),
        (("7d2c", "5d2h"), "Qd Jd 9d Kc 6d", ""),
    ]:
        spot = known_spot(*hands, board=board, dead=dead)
        assert counted(spot) == one_by_one(spot), (hands, board)


# --- What changes nothing -----------------------------------------------------------------


def test_names_of_suits_change_nothing():
    rng = Random(1)
    for number in range(max(5, 2_000 // EASE)):
        ladder = number % 5
        spot = random_spot(rng, ladder, rng.choice([0, 3, 4]), 45)
        suits = rng.sample("shdc", 4)

        def renamed(cards, suits=suits):
            return [Card(f"{card.rank}{suits[card.suit.place]}") for card in cards]

        holes, board, unseen = spot
        other = [renamed(hole) for hole in holes], renamed(board), renamed(unseen)
        assert counted(spot, ladder) == counted(other, ladder)


def test_seats_and_the_order_of_cards_change_nothing():
    rng = Random(2)
    for number in range(max(5, 2_000 // EASE)):
        ladder = number % 5
        holes, board, unseen = random_spot(rng, ladder, rng.choice([0, 3, 4, 5]), 45)
        found = counted((holes, board, unseen), ladder)
        seats = rng.sample(range(len(holes)), len(holes))
        moved = counted(([holes[seat][::-1] for seat in seats], board[::-1], unseen[::-1]), ladder)
        back = [sum([(w >> i & 1) << seat for i, seat in enumerate(seats)]) for w in range(len(moved))]  # fmt: skip
        assert [moved[winners] for winners in range(len(moved))] == [found[w] for w in back]


def test_a_card_that_cannot_matter_changes_boards_only():
    """Four aces lie there, and both have a king: every card ties."""
    one = known_spot("Ks2s", "Kh3h", board="As Ah Ad Ac")
    less = known_spot("Ks2s", "Kh3h", board="As Ah Ad Ac", dead="2c")
    assert counted(one) == [0, 0, 0, 44]
    assert counted(less) == [0, 0, 0, 43]


def test_a_third_hand_takes_from_both():
    board = "2c 7d 9h"
    two = counted(known_spot("AsKs", "QhQd", board=board, dead="7c6c"))
    three = counted(known_spot("AsKs", "QhQd", "7c6c", board=board))
    first_ahead = three[0b001] + three[0b101]
    second_ahead = three[0b010] + three[0b110]
    assert first_ahead <= two[1] and second_ahead <= two[2] and sum(two) == sum(three)


# --- Nothing is kept ------------------------------------------------------------------------


def test_calls_in_any_order_and_in_threads_give_the_same():
    rng = Random(3)
    spots = [
        (random_spot(rng, ladder, lying, 45), ladder)
        for ladder, lying in [*permutations(range(5), 2), (0, 0), (3, 0)]
    ]
    alone = [counted(*spot) for spot in spots]
    order = [rng.randrange(len(spots)) for _ in range(max(40, 4_000 // EASE))]
    assert [counted(*spots[i]) for i in order] == [alone[i] for i in order]
    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(lambda i: counted(*spots[i]), order)] == [alone[i] for i in order]
