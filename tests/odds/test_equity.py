"""What hands and ranges are worth: values that are known, and faults that others have had."""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from math import comb
from random import Random

import pytest

from fifthstreet import compiled
from fifthstreet.cards import Card, Deck
from fifthstreet.games import (
    BUG_HOLDEM,
    HOLDEM,
    JOKER_HOLDEM,
    OMAHA,
    OMAHA_5,
    OMAHA_6,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    SINGLE_DRAW,
    STRIPPED_HOLDEM,
    STRIPPED_HOLDEM_ACE_HIGH,
    STUD,
    STUD_HI_LO,
)
from fifthstreet.notation import parse_cards
from fifthstreet.odds import plain
from fifthstreet.odds.equity import Half, Method, PlayerEquity, equity
from fifthstreet.odds.plain import MOST_DEALS
from fifthstreet.odds.ranges import parse_range
from fifthstreet.reasons import (
    DuplicateCard,
    IllegalAction,
    NoCardsHere,
    NotationError,
    NotAWeight,
    NotDrawn,
    NothingDrawn,
    NotInDeck,
    NotOfDeck,
    PlayersOutside,
    RangeEmptied,
    RangeNotHere,
    TooFewCards,
    TooManyDeals,
    UnknownRank,
    UnknownSuit,
    WrongCardCount,
    ZeroWeight,
)
from fifthstreet.strength.fast import evaluate
from fifthstreet.strength.reference import best_five
from tests.conftest import ROOT, SCALE

COMPILED = "odds.sweep" in compiled.compiled()
EASE = SCALE if COMPILED else 20 * SCALE
"""What counts are divided by: the sources take their time."""

WIDE = "22+,A2s+,KTs+,QTs+,JTs,T9s,98s,87s,76s,ATo+,KQo"
TIGHT = "66+,A8s+,KTs+,AJo+,KQo"


def shares(players, board="", dead="", game=HOLDEM):
    result = equity(players, board, dead, game)
    assert result.method is Method.EXACT
    found = [player.equity for player in result.players]
    assert sum(found) == pytest.approx(1, abs=1e-12)
    return found


def fared(players, board="", dead="", game=HOLDEM):
    """Wins of the first, wins of the second, ties; of two."""
    first, second = equity(players, board, dead, game).players
    assert first.ties == second.ties
    return first.wins, second.wins, first.ties


# --- Right values -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "board", "right"),
    [
        # Digits as they are known of enumeration by two programs.
        ("AsKs QhQd", "", "0.4621446 0.5378554"),
        ("AsKs QhQd", "2c7d9h", "0.2393939 0.7606061"),
        ("AsKs QhQd 7c6c", "", "0.3779431 0.3957209 0.2263360"),
        ("AsKs 66+,A8s+,KTs+,AJo+,KQo", "2c7d9h", "0.517597"),
        ("AsKs 66+,A8s+,KTs+,AJo+,KQo", "2c7d9hTs", "0.452922"),
        ("QQ+ TT+", "", "0.650483"),
        ("AA QQ@0.01,22", "", "0.822101"),
        ("KcQc 6c5c,AQo+", "", "0.313757"),
        (f"{WIDE} {TIGHT}", "2c7d9h", "0.4721315"),
        (f"{WIDE} {TIGHT}", "2c7d9hTs", "0.4951819"),
    ],
)
def test_what_is_known(players, board, right):
    found = shares(players.split(), board)
    for share, digits in zip(found, right.split(), strict=False):
        assert round(share, len(digits) - 2) == float(digits)


@pytest.mark.parametrize(
    ("players", "percents"),
    [("AsKs QhQd", [46.02, 53.59, 0.39]), ("AsKs QdQs", [45.65, 53.88, 0.47])],
)
def test_what_is_known_in_percent(players, percents):
    first, second = equity(players.split()).players
    found = (first.win, second.win, first.tie)
    assert [round(100 * share, 2) for share in found] == percents


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        ("AcAs KcKs", (1_410_336, 292_660, 9_308)),
        ("AcAs KhKd", (1_388_072, 317_694, 6_538)),
        ("Jc5c QdTd", (600_384, 1_096_118, 15_802)),
    ],
)
def test_what_is_known_by_counts(players, counts):
    assert fared(players.split()) == counts
    assert equity(players.split()).boards == sum(counts) == comb(48, 5)


def test_a_hand_that_can_only_play_the_board_never_wins():
    """Who has two different ranks below the ten, and no straight, plays the board too.

    Of 26 such cards, 9 7 6 5 4 3 2, C(26, 2) - 36 pairs - 16 of nine and seven.
    """
    first, second = equity(["5s4h", "random"], "KsJsTh8h8c").players
    assert (first.wins, first.ties, second.wins) == (0, 273, comb(45, 2) - 273)
    assert first.equity == 273 / 990 / 2


def test_the_higher_card_of_the_suit_wins_where_four_lie_there():
    assert shares(["7d2c", "5d2h"], "QdJd9dKc6d") == [1, 0]


def test_a_straight_to_the_king_beats_one_to_the_queen():
    assert shares(["9hKs", "9sAh"], "TsJdQc6d5c") == [1, 0]


# --- What an answer says ------------------------------------------------------------------


def test_win_tie_and_equity_are_told_apart():
    result = equity(["AsKs", "QhQd"], "Jh7c2d")
    won = 249 - 12 + 8  # see test_plain.py
    assert (result.method, result.boards, result.deals) == (Method.EXACT, 990, 990)
    assert result.outcomes == {((0,), ()): won, ((1,), ()): 990 - won}
    first, second = result.players
    share = won / 990
    assert first == PlayerEquity("AsKs", won, 0, share, 0, share, 0, Half(won, 0, share))
    assert (second.hand, second.wins, second.ties, second.low) == ("QhQd", 990 - won, 0, None)


def test_ties_say_with_whom():
    """Two of three split until the queens fill up; an ace on the board is everybody's."""
    result = equity(["AsKd", "AhKc", "QsQh"], "QdJdTd2c")
    assert result.tied(0) == result.tied(1) == {(0, 1): 24}
    assert result.tied(2) == {}
    assert (result.players[0].wins, result.players[0].ties) == (8, 24)  # a fourth diamond
    result = equity(["2c2d", "3c3d", "AsAh"], "KsKhKdKc")
    assert result.outcomes == {((2,), ()): 40, ((0, 1, 2), ()): 2}
    assert result.tied(2) == {(0, 1, 2): 2}


def test_players_who_play_the_board_split():
    third = PlayerEquity("2c2d", 0, 1, 0, 1, 1 / 3, 0, Half(0, 1, 1 / 3))
    result = equity(["2c2d", "3c3d", "4c4d"], "AsKsQsJsTs")
    assert result.players[0] == third
    assert result.tied(1) == {(0, 1, 2): 1}
    assert fared(["Ac2d", "Ad2c"], "KhQh9s8s") == (0, 0, 44)


def test_a_pot_of_two_halves():
    board = "2c4d8hKsKd"
    result = equity(["As3sKhQh", "Ad3dJcTc"], board, game=OMAHA_HI_LO)
    first, second = result.players
    assert result.lows == 1
    assert [first.equity, second.equity] == [0.75, 0.25]  # quartered
    assert (first.wins, first.ties, second.wins, second.ties) == (0, 1, 0, 1)
    assert (first.high, first.low) == (Half(1, 0, 1), Half(0, 1, 0.5))
    assert (second.high, second.low) == (Half(0, 0, 0), Half(0, 1, 0.5))
    scooped = equity(["As3sKhQh", "QdJdJcTc"], board, game=OMAHA_HI_LO)
    assert [(player.wins, player.equity) for player in scooped.players] == [(1, 1), (0, 0)]
    without = equity(["As3sKhQh", "Ad3dJcTc"], "9c4dThKsKd", game=OMAHA_HI_LO)
    assert (without.lows, [player.equity for player in without.players]) == (0, [1, 0])
    assert without.players[0].low == Half(0, 0, 0)


def test_a_range_has_its_canonical_text_unless_it_was_text():
    result = equity([parse_range("kk, AA"), "aks ; AKo"], "2c7d9h")
    assert [player.hand for player in result.players] == ["KK+", "aks ; AKo"]
    named = equity([parse_cards("As Ks"), "Qh Qd"], "2c7d9h")
    assert [player.hand for player in named.players] == ["AsKs", "Qh Qd"]


def test_boards_are_those_beside_known_hands():
    flop = "2c7d9h"
    assert equity(["AsAh", "KdKc"], flop).boards == comb(45, 2)
    assert equity(["AsAh", "KK"], flop).boards == comb(47, 2)
    assert equity(["AA", "KK"], flop).boards == comb(49, 2)
    assert equity(["AsAh", "KK", "QQ"], flop, dead="2d").boards == comb(46, 2)
    for one in (parse_range("AsAh"), "AsAh@0.5", "AsAh,AsKs"):
        assert equity([one, "KdKc"], flop, dead="Ks").boards == comb(44, 2)


def test_counts_are_whole_unless_there_are_weights():
    for players in (["AA", "KK"], ["AA", "KK", "QQ"], ["AsAh", "KK"]):
        for dead in ("", "2d"):
            assert {type(count) for count in equity(players, "2c7d9h", dead).outcomes.values()} == {int}  # fmt: skip
    assert equity(["AA@0.5", "KK"], "2c7d9h").deals == 0.5 * equity(["AA", "KK"], "2c7d9h").deals


# --- Faults that users of other programs report -------------------------------------------


def test_dead_cards_leave_nothing_behind():
    """Whatever is asked between, and in whatever order, a spot has one answer."""
    spots = [
        (["AsKs", "QhQd"], "", ""),
        (["AsKs", "QhQd"], "", "QsQc"),
        (["AsKs", "QhQd"], "2c7d9h", ""),
        (["AsKs", "QhQd"], "2c7d9h", "Ah Kh"),
        (["AsKs", "QhQd"], "2c7d9hTs", ""),
        (["AsKs", TIGHT], "2c7d9hTs", ""),
        (["AsKs", TIGHT], "2c7d9hTs", "Ac"),
        (["AsKs", TIGHT], "2s7d9hTs", ""),
        (["QQ+", "TT+"], "", ""),
        (["QQ+", "TT+@0.5"], "2s7s9s4d", "As"),
        (["AsKs", "QhQd", "7c6c"], "", ""),
        (["QQ+", "AK", "JTs"], "2c7d9hTs", ""),
        (["QQ+", "AK", "JTs"], "2c7d9hTs", "Jd"),
    ]
    alone = [equity(*spot) for spot in spots]
    rng = Random(1)
    order = [rng.randrange(len(spots)) for _ in range(max(13, 4_000 // EASE))]
    for i in order:
        assert equity(*spots[i]) == alone[i]
    assert all([a != b for a, b in permutations(alone, 2)])


def test_eight_threads_at_once_get_what_one_gets():
    games = [
        (["AsKs", "QhQd"], "", "", HOLDEM),
        (["AsKs", "QhQd"], "2c7d9h", "Ah", HOLDEM),
        (["AsKs", TIGHT], "2c7d9hTs", "", HOLDEM),
        (["QQ+", "TT+@0.5"], "", "", HOLDEM),
        (["QQ+", "AK", "JTs"], "2c7d9hTs", "Jd", HOLDEM),
        (["AsKs", "QhQd"], "9c8d7h", "", SHORT_DECK),
        (["AsKsQdJd", "9h8h7c6c"], "2c7d9s", "", OMAHA),
        (["AsKs", "QhQd"], "2c7d9hTs", "", JOKER_HOLDEM),
    ]
    alone = [equity(*game) for game in games]
    order = [i for _ in range(max(2, 400 // EASE)) for i in range(8)]
    Random(2).shuffle(order)
    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(lambda i: equity(*games[i]), order)] == [alone[i] for i in order]


@pytest.mark.parametrize(
    ("text", "combos"),
    [
        ("77", 6),
        ("22", 1),  # of six, one is left beside two deuces
        ("77+", 6 * 7 + 1),  # two jacks lie there
        ("AQo", 12),
        ("AJo", 6),
        ("AJo+", 12 + 12 + 6),
        ("AKs", 4),
        ("A2s+", 4 * 8 + 3 + 2 + 2 + 2),  # of deuces and jacks two suits are left, of 3 4 5 three
        ("KTo-K8o", 36),
        ("77,99", 12),
        ("77, 99;TT", 18),
        ("6c7c,AQo+", 1 + 24),
        ("6c7c,AsQh", 2),
        ("6c7c AsQh", 2),
        ("QQ,!QQ,99", 6),
        ("QsQh,QsQh", 1),
        ("QsQh@0.25", 0.25),
        ("QQ@0.5,99", 9),
        ("QQ,QQ@0.5", 3),
    ],
)
def test_a_range_has_the_hands_it_names_by_their_weight(text, combos):
    assert equity([text, "2c2d"], "3h4h5dJcJd").deals == combos
    assert equity(["2c2d", text], "3h4h5dJcJd").deals == combos


def test_weights_are_honoured():
    """A range of two hands is worth what they are worth, by their weights."""
    for board in ("", "2c7d9hTs"):
        aces, queens = (shares([hand, "KdKc"], board)[0] for hand in ("AsAh", "QsQh"))
        mixed = shares(["AsAh@0.25,QsQh@0.75", "KdKc"], board)[0]
        assert mixed == pytest.approx(0.25 * aces + 0.75 * queens, rel=1e-12)
        assert shares(["AsAh@0.5,QsQh@0.5", "KK"], board) == shares(["AsAh,QsQh", "KK"], board)
    assert shares(["KcQc", "6c5c,AQo+"])[0] != shares(["KcQc", "AQo+"])[0]


def test_tens_are_read_in_every_way():
    found = equity(["10s10h", "QhQd"], "10c 2d 3d")
    assert found.players[0].wins == equity(["TsTh", "QhQd"], "Tc2d3d").players[0].wins
    for hand in ("10s 10h", "T♠ T♥", "tsth", [Card("Ts"), Card("Th")]):
        assert equity([hand, "QhQd"], "Tc2d3d").outcomes == found.outcomes
    assert shares(["1010", "QhQd"], "2d3d4c") == shares(["TT", "QhQd"], "2d3d4c")


def test_a_flush_has_five_cards_though_six_are_there():
    best = best_five(parse_cards("As Ks 9s 7s 4s 2s 2d"))
    assert [str(card) for card in best.cards] == ["As", "Ks", "9s", "7s", "4s"]
    assert evaluate("As Ks 9s 7s 4s 2s 2d") == evaluate("As Ks 9s 7s 4s 3s 3d")
    assert shares(["AsKd", "2sKc"], "QsJs9s7s4h") == [1, 0]
    assert shares(["3sKd", "2sKc"], "AsQsJs9s7s") == [0.5, 0.5]  # the sixth spade plays nowhere


@pytest.mark.parametrize(
    "cards", ["As Ah Ad Ac As", "As As As As As", "As As Ks Qs Js", "As Ah Ad Ac As Ks Kh"]
)
def test_a_card_that_is_there_twice_is_no_hand(cards):
    for judge in (evaluate, lambda text: best_five(parse_cards(text))):
        with pytest.raises(ValueError, match="As"):
            judge(cards)


def test_five_and_six_cards_are_hands_and_larger_is_better():
    ascending = ["7s5h4d3c2s", "2s2h7d5c4s3h", "AsKsQsJsTs", "9s8s7s6s5s4d2c"]
    assert [evaluate(hand) for hand in ascending[:3]] == sorted(map(evaluate, ascending[:3]))
    assert evaluate("AsKsQsJsTs") > evaluate("9s8s7s6s5s4d2c") > evaluate("2s2h7d5c4s3h")
    assert evaluate("AsKsQsJsTs") == evaluate("AsKsQsJsTs2h") == evaluate("AsKsQsJsTs2h2d")


# --- Every game -----------------------------------------------------------------------------

GAMES = (
    HOLDEM,
    SHORT_DECK,
    SHORT_DECK_TRIPS,
    STRIPPED_HOLDEM,
    STRIPPED_HOLDEM_ACE_HIGH,
    JOKER_HOLDEM,
    BUG_HOLDEM,
    OMAHA,
    OMAHA_5,
    OMAHA_6,
    OMAHA_HI_LO,
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_known_hands_are_counted_by_the_rules(game):
    rng = Random(game.code)
    hole = sum([street.hole for street in game.streets])
    for number in range(max(1, 60 // EASE)):
        deck = rng.sample(game.deck.cards, len(game.deck.cards))
        players = rng.choice([2, 3])
        holes = [deck[i * hole : (i + 1) * hole] for i in range(players)]
        board, rest = deck[players * hole :][: 4 - number % 2], deck[players * hole + 5 :]
        dead = rest[12:]
        found = equity(holes, board, dead, game)
        assert found.outcomes == plain.outcomes(holes, board, dead, game)
        assert found.deals == found.boards
        assert sum([player.equity for player in found.players]) == pytest.approx(1)


@pytest.mark.parametrize("game", [STUD, STUD_HI_LO, RAZZ, SINGLE_DRAW], ids=lambda game: game.code)
def test_games_without_a_board_deal_the_missing_cards_to_the_hands(game):
    hands = ["As 2h 7d 9c Ks Qd"[: 18 if game is not SINGLE_DRAW else 11], "Ac 3h 5d 8c Jh Td"[: 18 if game is not SINGLE_DRAW else 11]]  # fmt: skip
    dead = "6s 6h 6d 6c 4s 4h 4d 4c 2s 2d 2c 3s 3d 3c 8s 8h 8d"
    found = equity(hands, dead=dead, game=game)
    holes = [parse_cards(hand) for hand in hands]
    assert found.outcomes == plain.outcomes(holes, (), parse_cards(dead), game)
    assert found.boards == found.deals


@pytest.mark.parametrize(
    "game",
    [HOLDEM, SHORT_DECK, SHORT_DECK_TRIPS, STRIPPED_HOLDEM, STRIPPED_HOLDEM_ACE_HIGH],
    ids=lambda game: game.code,
)
def test_ranges_are_counted_with_every_deck(game):
    """As the hands in them are, one by one."""
    board, dead = "9c8d7hTs", "Jd"
    for first, second in (("QQ+,AKs", "JJ+,AQ"), ("AsKs,KhQh", "KK,AhAc,98s")):
        wins, losses, ties = 0, 0, 0
        hands = [[cards for cards, _ in parse_range(text).combos] for text in (first, second)]
        gone = {*parse_cards(board), *parse_cards(dead)}
        for mine in hands[0]:
            for yours in hands[1]:
                if len({*mine, *yours} - gone) == 4:
                    won, lost, tied = fared([mine, yours], board, dead, game)
                    wins, losses, ties = wins + won, losses + lost, ties + tied
        assert fared([first, second], board, dead, game) == (wins, losses, ties)


def test_in_a_short_deck_a_flush_beats_a_full_house():
    assert shares(["AsKs", "QhQd"], "Qs9s9d7s6h") == [0, 1]
    assert shares(["AsKs", "QhQd"], "Qs9s9d7s6h", game=SHORT_DECK) == [1, 0]


# --- What changes nothing -----------------------------------------------------------------


def test_suits_and_seats_change_nothing():
    rng = Random(4)
    for _ in range(max(4, 2_000 // EASE)):
        lying = rng.choice([0, 3, 4, 5] if COMPILED else [4, 5])
        cards = rng.sample(Deck.FULL.cards, 6 + lying)
        hands, board = [cards[0:2], cards[2:4], cards[4:6]], cards[6:]
        suits = rng.sample("shdc", 4)

        def renamed(cards, suits=suits):
            return [Card(f"{card.rank}{suits[card.suit.place]}") for card in cards]

        first = [(player.wins, player.ties) for player in equity(hands, board).players]
        other = equity([renamed(hand) for hand in hands[::-1]], renamed(board[::-1])).players
        assert [(player.wins, player.ties) for player in other[::-1]] == first


def test_a_hand_and_a_range_of_it_are_worth_the_same():
    for board, dead in (("", ""), ("2c7d9h", ""), ("2c7d9hTs", "Qs")):
        known = equity(["AsKs", "QhQd"], board, dead)
        one, two = parse_range("AsKs"), parse_range("QhQd")
        for first, second in ((one, "QhQd"), ("AsKs", two), (one, two), ("AsKs,KsAs", "QhQd@1")):
            again = equity([first, second], board, dead)
            assert (again.outcomes, again.boards) == (known.outcomes, known.boards)


def test_two_ranges_are_worth_the_same_beside_a_third_that_never_wins():
    """Deuces and treys on a board that is better: the third hand takes cards, no pots."""
    board, third = "AsAhKdKc9s", "2c3d"
    two = equity(["QQ+", "JJ+,T9s"], board, dead=third)
    three = equity(["QQ+", "JJ+,T9s", third], board)
    assert [player.wins for player in three.players[:2]] == [p.wins for p in two.players]
    assert three.players[2].wins == 0


def test_a_card_that_cannot_matter_changes_boards_only():
    hands, board = ["Ks2s", "Kh3h"], "AsAhAdAc"
    assert equity(hands, board).boards == 44
    assert equity(hands, board, dead="2c").boards == 43
    assert shares(hands, board) == shares(hands, board, dead="2c") == [0.5, 0.5]


# --- Hands that cannot be held together -------------------------------------------------------


@pytest.mark.parametrize("board", ["", "2c7d9hTs"])
@pytest.mark.parametrize(
    "texts",
    [
        ("AsKh@{},AsQd@{},KhQd@{}", "AsQd@{},KhQd@{},AsKh@{}"),
        ("AsAh@{},AsKs@{},AsQh@{},As3s@{}", "AsJs@{},As8h@{},AsAd@{},As4c@{}"),
    ],
)
def test_hands_that_all_share_a_card_are_refused_whatever_their_weights_are(texts, board):
    """Sums of weights, rounded, leave a little of nothing: once it was shared out."""
    rng = Random(5)
    for _ in range(max(10, 2_000 // EASE)):
        first, second = (text.format(*[rng.uniform(0.01, 1) for _ in range(4)]) for text in texts)
        with pytest.raises(NotationError) as caught:
            equity([first, second], board)
        assert caught.value.reason == RangeEmptied(second, 0, len(second))


def test_nearly_nothing_that_can_be_held_together_is_counted_all_the_same():
    right = shares(["AsAh", "KdKc"], "2c7d9hTs")
    for little in (1e-3, 1e-7, 1e-12, 1e-30):
        found = shares(["AsAh", f"AsKs@0.3,AhQh@0.7,KdKc@{little}"], "2c7d9hTs")
        assert found == pytest.approx(right, rel=1e-9)


def test_what_never_happens_is_not_made_up_by_rounding():
    found = equity(["AK@0.1,AQ@0.3", "AK@0.3,AQ@0.1,AJ@0.7"], "AsAhKsKhQs")
    assert [player.wins for player in found.players] == [0, 0]
    assert list(found.outcomes) == [((0, 1), ())]


# --- What is refused ------------------------------------------------------------------------

HANDS = ["AsKs", "QhQd"]


@pytest.mark.parametrize(
    ("players", "board", "dead", "reason"),
    [
        (["AKs,ZZ", "QQ"], "", "", UnknownRank("AKs,ZZ", 4, 5, "Z")),
        (["QQ", "AKs,ZZ"], "", "", UnknownRank("AKs,ZZ", 4, 5, "Z")),
        (["AsKx", "QQ"], "", "", UnknownSuit("AsKx", 3, 4, "x")),
        (["AsAs", "QhQd"], "", "", DuplicateCard("AsAs", 2, 4, Card("As"))),
        (["AsAs,KsKh", "QhQd"], "", "", DuplicateCard("AsAs,KsKh", 2, 4, Card("As"))),
        (["AsKs", "QhAs"], "", "", DuplicateCard("QhAs", 2, 4, Card("As"))),
        (HANDS, "2c 7d Qh", "", DuplicateCard("QhQd", 0, 2, Card("Qh"))),
        (HANDS, "2c 7d 2c", "", DuplicateCard("2c 7d 2c", 6, 8, Card("2c"))),
        (HANDS, "2c 7d 9h", "9h", DuplicateCard("9h", 0, 2, Card("9h"))),
        (HANDS, "", "Ks", DuplicateCard("AsKs", 2, 4, Card("Ks"))),
        (HANDS, "2s3s4s5s6s7s8s9s", "", WrongCardCount("2s3s4s5s6s7s8s9s", 0, 16, 8, 0, 5)),
        (["As", "QhQd"], "", "", WrongCardCount("As", 0, 2, 1, 2, 2)),
        (["AsKsQs", "QhQd"], "", "", WrongCardCount("AsKsQs", 0, 6, 3, 2, 2)),
        (["As Ks Qs Js", "QhQd"], "", "", WrongCardCount("As Ks Qs Js", 0, 11, 4, 2, 2)),
        (["AsKsQsJs", "QhQd"], "", "", WrongCardCount("AsKsQsJs", 0, 8, 4, 2, 2)),
        (["", "QhQd"], "", "", NoCardsHere("", 0, 0)),
        (["AsKs", "  "], "", "", NoCardsHere("  ", 0, 2)),
        (["AA", "KK"], "", "KsKhKd", RangeEmptied("KK", 0, 2)),
        (["AA", "KK"], "KsKhKd", "", RangeEmptied("KK", 0, 2)),
        (["AsKs", "AsQs,KsQs"], "", "", RangeEmptied("AsQs,KsQs", 0, 9)),
        (["AsKs@0.5", "AsQs@0.5"], "", "", RangeEmptied("AsQs@0.5", 0, 8)),
        (["QQ@1.5", "AK"], "", "", NotAWeight("QQ@1.5", 3, 6)),
        (["QQ@-1", "AK"], "", "", NotAWeight("QQ@-1", 3, 5)),
        (["QQ@nan", "AK"], "", "", NotAWeight("QQ@nan", 3, 6)),
        (["QQ@0", "AK"], "", "", ZeroWeight("QQ@0", 3, 4)),
    ],
)
def test_bad_input_is_refused_with_the_reason_and_the_spot(players, board, dead, reason):
    with pytest.raises(NotationError) as caught:
        equity(players, board, dead)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("players", "board", "game", "spot"),
    [
        (["AsKs", "2h2d"], "", SHORT_DECK, ("2h2d", 0, 2, "2h")),
        (["AsKs", "QhQd"], "9c 8d 5h", SHORT_DECK, ("9c 8d 5h", 6, 8, "5h")),
        (["AsKs", "QhQd"], "9c 8d 6h", STRIPPED_HOLDEM, ("9c 8d 6h", 6, 8, "6h")),
        (["As Jk", "QhQd"], "", HOLDEM, ("As Jk", 3, 5, "Jk")),
    ],
)
def test_a_card_of_another_deck_is_refused(players, board, game, spot):
    text, start, end, card = spot
    with pytest.raises(NotOfDeck) as caught:
        equity(players, board, game=game)
    assert (caught.value.text, caught.value.start, caught.value.end) == (text, start, end)
    assert caught.value.reason == NotInDeck(Card(card))


def test_a_range_of_cards_the_deck_has_not_is_empty():
    with pytest.raises(NotationError) as caught:
        equity(["AsKs", "22-55"], game=SHORT_DECK)
    assert caught.value.reason == RangeEmptied("22-55", 0, 5)


ALL_BUT_EIGHT, ALL_BUT_TEN = ("".join(map(str, Deck.FULL.cards[:n])) for n in (44, 42))


@pytest.mark.parametrize(
    ("players", "dead", "game", "reason"),
    [
        (["AsAh"], "", HOLDEM, PlayersOutside(1, 2, 9)),
        (["AA"] * 10, "", HOLDEM, PlayersOutside(10, 2, 9)),
        (["AsAh", "KsKh"], ALL_BUT_EIGHT, HOLDEM, TooFewCards(53, 52)),
        (["AA", "KK"], ALL_BUT_EIGHT, HOLDEM, TooFewCards(53, 52)),
        (["AA", "KK", "AK"], ALL_BUT_TEN, HOLDEM, TooFewCards(53, 52)),
        (["As", "Ks"], "", STUD, TooManyDeals(comb(50, 6) * comb(44, 6), MOST_DEALS)),
    ],
)
def test_what_cannot_be_counted_is_refused(players, dead, game, reason):
    with pytest.raises(IllegalAction) as caught:
        equity(players, dead=dead, game=game)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    "game", [OMAHA, OMAHA_HI_LO, JOKER_HOLDEM, STUD], ids=lambda game: game.code
)
def test_ranges_and_drawn_deals_are_for_hold_em(game):
    hole = "AsKsQdJd"[: 2 * min(4, sum([street.hole for street in game.streets]))]
    for text in ("QQ+", "AK@0.5", "15%", "AsKs,QhQd@0.5"):
        for player in (text, parse_range(text)):
            with pytest.raises(NotationError) as caught:
                equity([hole, player], game=game)
            assert isinstance(caught.value.reason, RangeNotHere)
    with pytest.raises(IllegalAction) as refused:
        equity([hole, hole.translate({ord("s"): "h", ord("d"): "c"})], game=game, samples=10)
    assert refused.value.reason == NotDrawn()


def test_fewer_than_one_deal_is_refused():
    with pytest.raises(IllegalAction) as caught:
        equity(["AsKs", "QhQd"], samples=0)
    assert caught.value.reason == NothingDrawn(0)


# --- What is drawn --------------------------------------------------------------------------


def test_what_is_drawn_says_so_and_how_far_it_may_be_off():
    """More is tested of the drawing itself (test_sampling.py)."""
    looks = []
    found = equity(
        ["AsKs", "QhQd"],
        "2c7d9h",
        samples=2_000,
        seed=7,
        watch=lambda *done: looks.append(done),
    )
    assert (found.method, found.boards, found.deals) == (Method.SAMPLED, 2_000, 2_000)
    assert looks[-1] == (2_000, 2_000)
    for player, exact in zip(found.players, shares(["AsKs", "QhQd"], "2c7d9h"), strict=True):
        # Of n deals without a tie the variance of the mean is p (1 - p) / (n - 1).
        variance = player.equity * (1 - player.equity) / 1_999
        assert player.error == pytest.approx(variance**0.5)
        assert abs(player.equity - exact) < 4 * player.error
    assert found == equity(["AsKs", "QhQd"], "2c7d9h", samples=2_000, seed=7)
    assert found != equity(["AsKs", "QhQd"], "2c7d9h", samples=2_000, seed=2)


def test_three_wide_ranges_are_drawn_until_the_error_is_small_enough():
    found = equity(["random", "random", "random"], "2c7d9h", error=0.01)
    assert found.method is Method.SAMPLED
    assert max([player.error for player in found.players]) <= 0.01
    assert found.deals < 1_000_000


# --- Compiled and not -------------------------------------------------------------------------

SPOTS = [
    (["AsKs", "QhQd"], "", ""),
    (["AsKs", "QhQd", "7c6c"], "", "Ah"),
    (["AsKs", TIGHT], "2c7d9hTs", ""),
    (["QQ+,AKs@0.3", "TT+@0.7,JTs"], "2s7s9s4d", "As"),
    (["QQ+,AKs@0.3", "TT+@0.7"], "", ""),
    (["QQ+@0.5", "AKs", "JTs"], "2c7d9hTs", ""),
]


def answers():
    """What the spots are worth; run by both."""
    for players, board, dead in SPOTS:
        found = equity(players, board, dead)
        yield repr((found.boards, sorted(found.outcomes.items()), found.players))
    yield repr(equity(HANDS, "9c8d7h", game=SHORT_DECK))
    yield repr(equity(["AsKsQdJd", "9h8h7c6c"], "2c7d9s", game=OMAHA_HI_LO))
    yield repr(equity(HANDS, "2c7d9h", game=BUG_HOLDEM))


def test_sources_and_what_is_compiled_answer_alike(compiled_core):
    code = (
        "import json; from tests.odds.test_equity import answers; print(json.dumps([*answers()]))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "FIFTHSTREET_INTERPRETED": "1"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout) == [*answers()]


# --- What is no number, and what is no list -------------------------------------------------


@pytest.mark.parametrize("samples", [1.5, True, "10"])
def test_deals_are_drawn_in_whole_numbers(samples):
    with pytest.raises(TypeError, match="whole numbers"):
        equity(["AA", "KK"], samples=samples)


@pytest.mark.parametrize("error", [float("nan"), -1, 1])
def test_an_error_is_a_number_from_0_to_1(error):
    with pytest.raises(ValueError, match="from 0 to 1"):
        equity(["AA", "KK"], samples=10, error=error)


def test_more_deals_than_can_be_drawn_are_refused():
    with pytest.raises(IllegalAction):
        equity(["AA", "KK"], samples=10**30)


def test_one_deal_says_nothing():
    drawn = equity(["AA", "KK"], samples=1)
    assert [player.error for player in drawn.players] == [0.5, 0.5]


def test_players_are_a_list_and_a_game_may_be_its_code():
    with pytest.raises(TypeError, match="a text for each"):
        equity("AAKK")
    assert equity(["AsKsQsJs", "2c3c4c5c"], board="7h8h9d", game="omaha").boards == 41 * 40 // 2
