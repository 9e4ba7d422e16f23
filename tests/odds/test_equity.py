"""Shares of the pot: known ones, and by dealing every card in a second way."""

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
from fifthstreet.odds.equity import Half, PlayerEquity, equity
from fifthstreet.strength.lows import best_low
from fifthstreet.strength.ranking import EIGHT_LOW
from fifthstreet.strength.reference import best_five
from tests.conftest import SCALE


def some(text):
    return parse_cards(text) if text else ()


def worth(hands, board="", game=HOLDEM, dead=""):
    result = equity([some(hand) for hand in hands], some(board), some(dead), game)
    assert sum(player.equity for player in result.players) == 1
    return result


def shares(result):
    return [player.equity for player in result.players]


# --- Known shares -------------------------------------------------------------------------


def test_ace_king_against_queens_on_the_flop():
    """Two cards to come, of 45: 990 deals.

    An ace or a king comes in 990 - 39 * 38 / 2 = 249. In 6 * 2 of them a queen comes too and
    makes three queens. A queen with a ten makes the straight to the ace: 2 * 4 more.
    """
    result = worth(["As Ks", "Qh Qd"], "Jh 7c 2d")
    won = 249 - 12 + 8
    assert result.deals == 990
    assert [player.wins for player in result.players] == [won, 990 - won]
    assert shares(result) == [Fraction(won, 990), Fraction(990 - won, 990)]
    assert result.players[0].high == Half(won, 0, Fraction(won, 990))
    assert result.players[0].low is None


def test_aces_against_kings_on_the_flop():
    """Kings win with both other kings, or with one and no ace: 1 + 2 * 41 of 990."""
    result = worth(["As Ah", "Kd Ks"], "2c 7d 9h")
    assert [player.wins for player in result.players] == [990 - 83, 83]


def test_a_dead_card_is_an_out_less():
    assert shares(worth(["As Ah", "Kd Ks"], "2c 7d 9h 4s"))[1] == Fraction(2, 44)
    assert shares(worth(["As Ah", "Kd Ks"], "2c 7d 9h 4s", dead="Kh Ad"))[1] == Fraction(1, 42)


def test_players_who_play_the_board_split():
    result = worth(["2c 2d", "3c 3d", "4c 4d"], "As Ks Qs Js Ts")
    third = PlayerEquity(0, 1, Fraction(1, 3), Half(0, 1, Fraction(1, 3)))
    assert result.players == (third,) * 3
    result = worth(["Ac 2d", "Ad 2c"], "Kh Qh 9s 8s")
    assert shares(result) == [Fraction(1, 2)] * 2
    assert [player.ties for player in result.players] == [44, 44]


@pytest.mark.soak
def test_aces_against_kings_before_the_flop():
    """The same suits: 82.64 %, of 1,712,304 boards."""
    result = worth(["As Ah", "Ks Kh"])
    assert result.deals == 1_712_304
    assert [player.wins for player in result.players] == [1_410_336, 292_660]
    assert result.players[0].ties == 9_308


def test_in_omaha_exactly_two_cards_play():
    # Four spades lie there: one in the hand makes no flush, two do.
    assert shares(worth(["As Kd Qd Jc", "4s 3s 9d 9c"], "2s 5s 8s Js Kh", OMAHA)) == [0, 1]
    # The straight on the board is nobody's.
    assert shares(worth(["As Ad 2c 3c", "Kd Qd 2d 3d"], "9h 8c 7s 6h 5d", OMAHA)) == [1, 0]


def test_the_low_half_is_shared_on_its_own():
    board = "2c 4d 8h Ks Kd"
    result = worth(["As 3s Kh Qh", "Ad 3d Jc Tc"], board, OMAHA_HI_LO)
    assert result.lows == 1
    assert shares(result) == [Fraction(3, 4), Fraction(1, 4)]  # quartered
    first, second = result.players
    assert (first.wins, first.ties) == (0, 1)
    assert (first.high, first.low) == (Half(1, 0, Fraction(1)), Half(0, 1, Fraction(1, 2)))
    assert (second.high, second.low) == (Half(0, 0, Fraction(0)), Half(0, 1, Fraction(1, 2)))
    scooped = worth(["As 3s Kh Qh", "Qd Jd Jc Tc"], board, OMAHA_HI_LO)
    assert [(player.wins, player.equity) for player in scooped.players] == [(1, 1), (0, 0)]
    without = worth(["As 3s Kh Qh", "Ad 3d Jc Tc"], "9c 4d Th Ks Kd", OMAHA_HI_LO)
    assert (without.lows, shares(without)) == (0, [1, 0])
    assert without.players[0].low == Half(0, 0, Fraction(0))


def test_a_joker_on_the_board_is_everybodys():
    """Aces have three aces, kings three kings: one of two kings on the river makes four."""
    result = worth(["As Ah", "Ks Kd"], "Jk 7c 2d 9s", JOKER_HOLDEM)
    assert result.deals == 45
    assert [player.wins for player in result.players] == [43, 2]
    # A bug is a third ace for aces, and for kings an ace beside their pair.
    result = worth(["As Ah", "Ks Kd"], "Jk 7c 2d 9s", BUG_HOLDEM)
    assert [player.wins for player in result.players] == [45, 0]


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


def by_dealing(holes, board, deals, game, high, low=None):
    """The shares, counted deal by deal; `deals` yields what each hand and the board get."""
    won = [Fraction(0)] * len(holes)
    number = 0
    for *own, more in deals:
        number += 1
        whole = [[*hole, *cards] for hole, cards in zip(holes, own, strict=True)]
        halves = [[high(hole, [*board, *more], game) for hole in whole]]
        if low:
            lows = [low(hole, [*board, *more], game) for hole in whole]
            halves += [lows] if any(lows) else []
        for half in halves:
            top = max(strength for strength in half if strength)
            winners = [i for i, strength in enumerate(half) if strength == top]
            for i in winners:
                won[i] += Fraction(1, len(winners) * len(halves))
    return [share / number for share in won]


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
        result = equity(holes, shown, (), game)
        assert result.deals == len(deals)
        assert shares(result) == by_dealing(holes, shown, deals, game, high, low)
        assert sum(shares(result)) == 1


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
        result = equity(holes, dead=dead, game=game)
        assert result.deals == len(deals) == 14 * 13
        assert shares(result) == by_dealing(holes, (), deals, game, hold_em, low)


def test_an_unknown_hand_is_dealt_like_any_missing_card():
    result = worth(["As Ah", ""], "2c 7d 9h 4s Kd")
    assert result.deals == 45 * 44 // 2
    assert shares(result)[0] == Fraction(1769, 1980)


# --- What is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "board", "game", "message"),
    [
        (["As Ah"], "2c 7d 9h", HOLDEM, "two players"),
        (["As Ah", "Ks Kh Kd"], "2c 7d 9h", HOLDEM, "more cards in a place"),
        (["As Ah", "Ks Kh"], "2c 7d 9h 4s 5s 6s", HOLDEM, "more cards in a place"),
        (["As Ah", "As Kh"], "2c 7d 9h", HOLDEM, "As comes twice"),
        (["As Ah", "Ks Kh"], "2c 7d 9h", SHORT_DECK, "2c is not in a deck of 36"),
        (["As Ah", "Ks Jk"], "2c 7d 9h", HOLDEM, "Jk is not in a deck of 52"),
        (["As Ah", "", ""], "2c 7d 9h", HOLDEM, "deals; no more than"),
        ([""] * 23, "", HOLDEM, "deals; no more than"),
        ([""] * 26, "", HOLDEM, "more cards are missing"),
    ],
)
def test_what_cannot_be_counted_is_refused(hands, board, game, message):
    with pytest.raises(ValueError, match=message):
        equity([some(hand) for hand in hands], some(board), game=game)
