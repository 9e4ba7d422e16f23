"""The definition of what can happen: known results, and by dealing every card in a second way."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from fifthstreet.cards import Deck
from fifthstreet.games import (
    BUG_HOLDEM,
    HOLDEM,
    JOKER_HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK,
    STRIPPED_HOLDEM,
    STUD,
    STUD_HI_LO,
)
from fifthstreet.notation import parse_cards
from fifthstreet.odds.plain import outcomes
from fifthstreet.strength.lows import best_low
from fifthstreet.strength.ranking import EIGHT_LOW
from fifthstreet.strength.reference import best_five
from tests.conftest import SCALE

FIRST, SECOND, BOTH = ((0,), ()), ((1,), ()), ((0, 1), ())


def some(text):
    return parse_cards(text) if text else ()


def counted(hands, board="", game=HOLDEM, dead=""):
    return outcomes([some(hand) for hand in hands], some(board), some(dead), game)


# --- Known results ------------------------------------------------------------------------


def test_ace_king_against_queens_on_the_flop():
    """Two cards to come, of 45: 990 deals.

    An ace or a king comes in 990 - 39 * 38 / 2 = 249. In 6 * 2 of them a queen comes too and
    makes three queens. A queen with a ten makes the straight to the ace: 2 * 4 more.
    """
    won = 249 - 12 + 8
    assert counted(["As Ks", "Qh Qd"], "Jh 7c 2d") == {FIRST: won, SECOND: 990 - won}


def test_aces_against_kings_on_the_flop():
    """Kings win with both other kings, or with one and no ace: 1 + 2 * 41 of 990."""
    assert counted(["As Ah", "Kd Ks"], "2c 7d 9h") == {FIRST: 990 - 83, SECOND: 83}


def test_a_dead_card_is_an_out_less():
    assert counted(["As Ah", "Kd Ks"], "2c 7d 9h 4s") == {FIRST: 42, SECOND: 2}
    dead = counted(["As Ah", "Kd Ks"], "2c 7d 9h 4s", dead="Kh Ad")
    assert dead == {FIRST: 41, SECOND: 1}


def test_players_who_play_the_board_split():
    everybody = ((0, 1, 2), ())
    assert counted(["2c 2d", "3c 3d", "4c 4d"], "As Ks Qs Js Ts") == {everybody: 1}
    assert counted(["Ac 2d", "Ad 2c"], "Kh Qh 9s 8s") == {BOTH: 44}


@pytest.mark.soak
def test_aces_against_kings_before_the_flop():
    """The same suits: 82.64 %, of 1,712,304 boards."""
    found = counted(["As Ah", "Ks Kh"])
    assert found == {FIRST: 1_410_336, SECOND: 292_660, BOTH: 9_308}


def test_in_omaha_exactly_two_cards_play():
    # Four spades lie there: one in the hand makes no flush, two do.
    four_spades = "2s 5s 8s Js Kh"
    assert counted(["As Kd Qd Jc", "4s 3s 9d 9c"], four_spades, OMAHA) == {SECOND: 1}
    # The straight on the board is nobody's.
    assert counted(["As Ad 2c 3c", "Kd Qd 2d 3d"], "9h 8c 7s 6h 5d", OMAHA) == {FIRST: 1}


def test_the_low_half_is_won_on_its_own():
    board = "2c 4d 8h Ks Kd"
    both_low = counted(["As 3s Kh Qh", "Ad 3d Jc Tc"], board, OMAHA_HI_LO)
    assert both_low == {((0,), (0, 1)): 1}
    one_low = counted(["As 3s Kh Qh", "Qd Jd Jc Tc"], board, OMAHA_HI_LO)
    assert one_low == {((0,), (0,)): 1}
    no_low = counted(["As 3s Kh Qh", "Ad 3d Jc Tc"], "9c 4d Th Ks Kd", OMAHA_HI_LO)
    assert no_low == {FIRST: 1}


def test_a_joker_on_the_board_is_everybodys():
    """Aces have three aces, kings three kings: one of two kings on the river makes four."""
    hands, board = ["As Ah", "Ks Kd"], "Jk 7c 2d 9s"
    assert counted(hands, board, JOKER_HOLDEM) == {FIRST: 43, SECOND: 2}
    # A bug is a third ace for aces, and for kings an ace beside their pair.
    assert counted(hands, board, BUG_HOLDEM) == {FIRST: 45}


# --- The same in a second way -------------------------------------------------------------


def hold_em(hole, board, game):
    return best_five([*hole, *board], game.ranking).strength


def omaha(hole, board, game, judge=best_five, ranking=None):
    hands = [
        judge([*two, *three], ranking or game.ranking)
        for two in combinations(hole, 2)
        for three in combinations(board, 3)
    ]
    return max([best.strength for best in hands if best], default=None)


def omaha_low(hole, board, game):
    return omaha(hole, board, game, best_low, EIGHT_LOW)


def stud_low(hole, board, game):
    low = best_low(hole, EIGHT_LOW)
    return low and low.strength


def best(strengths):
    top = max(filter(None, strengths), default=None)
    return tuple(i for i, strength in enumerate(strengths) if top and strength == top)


def by_dealing(holes, board, deals, game, high, low=None):
    """The results, counted deal by deal; `deals` yields what each hand and the board get."""
    results: Counter[tuple] = Counter()
    for *own, more in deals:
        whole = [[*hole, *cards] for hole, cards in zip(holes, own, strict=True)]
        full = [*board, *more]
        highs = best([high(hole, full, game) for hole in whole])
        results[highs, best([low(hole, full, game) for hole in whole]) if low else ()] += 1
    return results


@pytest.mark.parametrize(
    ("game", "hole", "board", "high", "low"),
    [
        (HOLDEM, 2, 4, hold_em, None),
        (SHORT_DECK, 2, 3, hold_em, None),
        (STRIPPED_HOLDEM, 2, 4, hold_em, None),
        (JOKER_HOLDEM, 2, 4, hold_em, None),
        (BUG_HOLDEM, 2, 4, hold_em, None),
        (OMAHA, 4, 4, omaha, None),
        (OMAHA_HI_LO, 4, 4, omaha, omaha_low),
    ],
    ids=lambda value: getattr(value, "code", None),
)
def test_the_board_is_dealt_in_every_way(game, hole, board, high, low):
    chance = Random(7)
    for _ in range(max(1, 40 // SCALE)):
        dealt = chance.sample(game.deck.cards, 3 * hole + board)
        holes = [dealt[i * hole : (i + 1) * hole] for i in range(3)]
        shown = dealt[3 * hole :]
        unseen = [card for card in game.deck.cards if card not in dealt]
        deals = [((), (), (), more) for more in combinations(unseen, 5 - board)]
        found = outcomes(holes, shown, (), game)
        assert found == by_dealing(holes, shown, deals, game, high, low)
        assert sum(found.values()) == len(deals)


@pytest.mark.parametrize(
    ("game", "low"), [(STUD, None), (STUD_HI_LO, stud_low), (RAZZ, None)], ids=lambda value: getattr(value, "code", None)
)  # fmt: skip
def test_the_missing_cards_of_each_hand_are_dealt_in_every_way(game, low):
    chance = Random(8)
    for _ in range(max(1, 20 // SCALE)):
        dealt = chance.sample(Deck.FULL.cards, 13 + 25)
        holes, dead = [dealt[:6], dealt[6:12]], dealt[12:]
        unseen = [card for card in Deck.FULL.cards if card not in dealt]
        deals = [((a,), (b,), ()) for a, b in permutations(unseen, 2)]
        found = outcomes(holes, (), dead, game)
        assert found == by_dealing(holes, (), deals, game, hold_em, low)
        assert sum(found.values()) == 14 * 13


def test_an_unknown_hand_is_dealt_like_any_missing_card():
    found = counted(["As Ah", ""], "2c 7d 9h 4s Kd")
    deals = sum(found.values())
    assert deals == 45 * 44 // 2
    half_ties = found[FIRST] + Fraction(found.get(BOTH, 0), 2)
    assert half_ties / deals == Fraction(1769, 1980)


# --- What is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "board", "message"),
    [
        (["As Ah", "Ks Kh Kd"], "2c 7d 9h", "more cards in a place"),
        (["As Ah", "Ks Kh"], "2c 7d 9h 4s 5s 6s", "more cards in a place"),
        (["As Ah", "", ""], "2c 7d 9h", "deals; no more than"),
        ([""] * 23, "", "deals; no more than"),
        ([""] * 26, "", "more cards are missing"),
    ],
)
def test_what_cannot_be_counted_is_refused(hands, board, message):
    with pytest.raises(ValueError, match=message):
        counted(hands, board)
