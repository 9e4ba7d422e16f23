"""Omaha boards counted by ranks and suits, as the definition counts them one by one."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from fifthstreet.cards import Deck
from fifthstreet.games import OMAHA, OMAHA_HI_LO
from fifthstreet.notation import parse_cards
from fifthstreet.odds.omaha import outcomes
from fifthstreet.rules.making import best_hand, best_low_hand
from tests.conftest import SCALE

CARDS = Deck.FULL.cards


def numbers(text):
    return [card.number for card in parse_cards(text)] if text else []


def counted(hands, board="", dead="", *, low=False):
    """The outcomes of a spot that is written as text."""
    holes = [numbers(hand) for hand in hands]
    lying = numbers(board)
    out = {number for some in (*holes, lying, numbers(dead)) for number in some}
    unseen = [number for number in range(52) if number not in out]
    found = outcomes(holes, lying, unseen, low=low)
    assert sum(found.values()) == comb(len(unseen), 5 - len(lying))
    return found


def one_by_one(holes, board, unseen, *, low):
    """The definition: every board is dealt, and every hand made by the rules."""
    found: Counter[tuple[int, int]] = Counter()
    for more in combinations(unseen, 5 - len(board)):
        whole = [CARDS[number] for number in (*board, *more)]
        hands = [[CARDS[number] for number in hole] for hole in holes]
        high = best([best_hand(hand, whole, OMAHA) for hand in hands])
        lows = best([best_low_hand(hand, whole, OMAHA_HI_LO) for hand in hands]) if low else 0
        found[high, lows] += 1
    return found


def best(hands):
    top = max([hand.strength for hand in hands if hand], default=None)
    return sum(1 << i for i, hand in enumerate(hands) if hand and hand.strength == top)


# --- By the definition --------------------------------------------------------------------

POOLS = {
    "any": range(52),
    "two suits": [number for number in range(52) if number % 4 < 2],
    "one suit and some": [n for n in range(52) if n % 4 == 0 or n // 4 in (3, 7, 11)],
    "low": [number for number in range(52) if number // 4 < 7 or number // 4 == 12],
    "few ranks": [number for number in range(52) if number // 4 % 2],
}
CAN_COME = {5: 8, 4: 8, 3: 9, 2: 12, 1: 40, 0: 40}  # cards, so that there are some 70 boards


@pytest.mark.parametrize("low", [False, True], ids=["high", "hi-lo"])
@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("cards", [4, 5, 6])
def test_boards_are_those_of_the_definition(cards, pool, low):
    chance = Random(f"{cards} {pool} {low}")
    for _ in range(40 // SCALE):
        lying = chance.randrange(6)
        deck = chance.sample(POOLS[pool], len(POOLS[pool]))
        most = min(4, (len(deck) - lying - CAN_COME[5 - lying]) // cards)
        holes = [[deck.pop() for _ in range(cards)] for _ in range(chance.randint(2, max(2, most)))]
        board = [deck.pop() for _ in range(lying)]
        unseen = deck[: CAN_COME[5 - lying]]
        found = outcomes(holes, board, unseen, low=low)
        assert found == one_by_one(holes, board, unseen, low=low), (holes, board, unseen)


def test_a_whole_flop_is_that_of_the_definition():
    chance = Random(3)
    for _ in range(max(1, 6 // SCALE)):
        deck = chance.sample(range(52), 52)
        holes, board, unseen = [deck[:4], deck[4:8]], deck[8:11], deck[11:]
        assert outcomes(holes, board, unseen, low=True) == one_by_one(
            holes, board, unseen, low=True
        )


# --- Known shares -------------------------------------------------------------------------


def test_exactly_two_hole_cards_play():
    """Four aces in the hand are a pair of them; a king makes his three."""
    assert counted(["As Ah Ad Ac", "Kc 7d 4h 2s"], "Ks Kh 9d 8c 5c") == {(2, 0): 1}


def test_exactly_three_board_cards_play():
    """Four spades and the ace of spades are no flush; two of them are."""
    assert counted(["As Kd Kc 2h", "3s 2s 4d 5c"], "Ks Js 9s 7s 8d") == {(2, 0): 1}


def test_a_straight_flush_needs_not_the_highest_cards():
    spots = ["6s 5s As Kd", "Ts Ks Ah Kh"]
    assert counted(spots, "9s 8s 7s Qs 2d") == {(1, 0): 1}
    assert counted(spots, "9s 8s 7s Qs Js") == {(2, 0): 1}


def test_lows():
    """A scoop, a half each, quarters of the low, and boards that have none."""
    board = "Ah 2d 3c Kd Kc"
    assert counted(["4s 5s Qh Qs", "8h 7h Jh Js"], board, low=True) == {(1, 1): 1}
    assert counted(["Ks 7s Qh Qs", "4h 8h Jh Js"], board, low=True) == {(1, 2): 1}
    assert counted(["Ks 7s 8s Qs", "7h 8h Jh Js"], board, low=True) == {(1, 3): 1}
    assert counted(["4s 5s Qh Qs", "4h 5h Jh Js"], board, low=True) == {(3, 3): 1}
    assert counted(["Ks 9s Th Qs", "Tc 9h Jh Js"], board, low=True) == {(1, 0): 1}
    assert counted(["4s 5s Qh Qs", "8h 7h Jh Js"], "Ah 2d 9c Kd Kc", low=True) == {(1, 0): 1}
    assert counted(["4s 5s Qh Qs", "8h 7h Jh Js"], board) == {(1, 0): 1}


def test_a_low_does_not_mind_a_pair_in_the_hand():
    """Ace and deuce of his pairs are his low, but no pair is one."""
    board = "8h 6d 4c Kd Qc"
    assert counted(["As Ad 2s 2d", "3h 7h Kh Ks"], board, low=True) == {(2, 1): 1}
    assert counted(["As Ad Ac Ah", "3h 7h Kh Ks"], board, low=True) == {(2, 2): 1}


BEFORE_THE_FLOP = {
    # Counted one by one by poker-equity 0.1.1 (`exact_from_text`), another program in Rust:
    # by player the boards that he scoops, of which he gets a part, and his share of all.
    ("As Ks Qd Jd", "9h 8h 7c 6c"): ([605000, 481008], [0, 0], [605000, 481008]),
    ("As Ks Qd Jd 4c 4h", "9h 8h 7c 6c 5d 3d"): ([338766, 319242], [0, 0], [338766, 319242]),
    ("As Ks Qd Jd", "9h 8h 7c 6c", "Ah Th 3s 3d"): (
        [271306, 234805, 150466],
        [1431, 0, 1431],
        [272021.5, 234805, 151181.5],
    ),
}
HI_LO_BEFORE_THE_FLOP = {
    ("As 2s Kd Qd", "9h 8h 7c 6c"): (
        [392432, 281156],
        [412420, 412420],
        [598731.25, 487276.75],
    ),
    ("As Ks Qd Jd", "9h 8h 7c 6c", "Ah Th 3s 3d"): (
        [146519, 103984, 91560],
        [126218, 232942, 272816],
        [209628.0, 220387.5, 227992.5],
    ),
}


def fared(found, players):
    """By player: boards he scoops, boards of which he gets a part, his share of all boards."""
    scoops, parts, shares = [0] * players, [0] * players, [0.0] * players
    for (high, low), boards in found.items():
        halves = [high, low] if low else [high]
        for player in range(players):
            part = sum([(half >> player & 1) / half.bit_count() for half in halves]) / len(halves)
            scoops[player] += boards * (part == 1)
            parts[player] += boards * (0 < part < 1)
            shares[player] += boards * part
    return scoops, parts, shares


@pytest.mark.parametrize("hands", BEFORE_THE_FLOP, ids=len)
def test_before_the_flop_another_program_counts_the_same(hands):
    assert fared(counted(hands), len(hands)) == BEFORE_THE_FLOP[hands]


@pytest.mark.parametrize("hands", HI_LO_BEFORE_THE_FLOP, ids=len)
def test_and_with_lows_too(hands):
    assert fared(counted(hands, low=True), len(hands)) == HI_LO_BEFORE_THE_FLOP[hands]


# --- What changes nothing -----------------------------------------------------------------


def test_names_of_suits_change_nothing():
    chance = Random(4)
    for cards in (4, 5, 6):
        deck = chance.sample(range(52), 52)
        holes, unseen = [deck[:cards], deck[cards : 2 * cards]], deck[2 * cards : 40]
        suits = chance.sample(range(4), 4)

        def renamed(numbers, suits=suits):
            return [number & ~3 | suits[number & 3] for number in numbers]

        assert outcomes(holes, [], unseen, low=True) == outcomes(
            [renamed(hole) for hole in holes], [], renamed(unseen), low=True
        )


def test_seats_and_the_order_of_cards_change_nothing():
    chance = Random(5)
    deck = chance.sample(range(52), 52)
    holes, board, unseen = [deck[i : i + 5] for i in (0, 5, 10, 15)], deck[20:22], deck[22:]
    found = outcomes(holes, board, unseen, low=True)
    seats = [2, 0, 3, 1]
    moved = outcomes([holes[seat][::-1] for seat in seats], board[::-1], sorted(unseen), low=True)

    def back(players):
        return sum((players >> i & 1) << seat for i, seat in enumerate(seats))

    assert found == {(back(high), back(low)): n for (high, low), n in moved.items()}


def test_without_lows_the_high_hands_are_the_same():
    hands = ["As 2s Kd Qd", "9h 8h 7c 6c", "Ah Th 3s 3d"]
    highs: Counter[tuple[int, int]] = Counter()
    for (high, _), boards in counted(hands, low=True).items():
        highs[high, 0] += boards
    assert counted(hands) == highs


def test_a_call_forgets_the_one_before():
    hands, board = ["As 2s Kd Qd", "9h 8h 7c 6c"], "2c 7d 4s"
    first = counted(hands, board, low=True)
    counted(["Ks Kd Kh 3c", "As Ac Ad 4d"], "Kc", low=True)
    counted(hands, board, dead="3h 3s", low=True)
    assert counted(hands, board, low=True) == first


def test_nine_players():
    deck = Random(6).sample(range(52), 52)
    holes = [deck[5 * i : 5 * i + 5] for i in range(9)]
    found = outcomes(holes, [], deck[45:], low=True)
    assert sum(found.values()) == comb(7, 5)
    assert found == one_by_one(holes, [], deck[45:], low=True)
