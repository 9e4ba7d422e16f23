"""Two ranges: as by counting every pair of their hands by itself."""

from concurrent.futures import ThreadPoolExecutor
from math import comb
from random import Random
from typing import TypeAlias

import pytest

from fifthstreet import compiled
from fifthstreet.cards import Deck
from fifthstreet.notation import parse_cards
from fifthstreet.odds import fixed
from fifthstreet.odds.equity import equity
from fifthstreet.odds.ranges import Range, parse_range, range_of
from fifthstreet.odds.sweep import outcomes
from fifthstreet.strength.tables import LADDERS, LOWEST
from tests.conftest import SCALE

CARDS = Deck.FULL.cards
COMPILED = "odds.sweep" in compiled.compiled()
EASE = SCALE if COMPILED else 20 * SCALE
"""What counts are divided by: the sources take their time."""

Numbers: TypeAlias = list[int]
Spot: TypeAlias = tuple[Range, Range, Numbers, Numbers]
"""Two ranges, the board, and the cards that can come or be held."""

WIDE = "22+,A2s+,KTs+,QTs+,JTs,T9s,98s,87s,76s,ATo+,KQo"
TIGHT = "66+,A8s+,KTs+,AJo+,KQo"


def spot(first: str, second: str, board="", dead="", ladder=0) -> Spot:
    lying, gone = ([card.number for card in parse_cards(t)] if t else [] for t in (board, dead))
    unseen = [n for n in range(4 * LOWEST[LADDERS[ladder]], 52) if n not in (*lying, *gone)]
    return parse_range(first), parse_range(second), lying, unseen


def counted(game: Spot, ladder=0):
    found = outcomes(*game, ladder)
    return found.wins, found.losses, found.ties


def pair_by_pair(game: Spot, ladder=0):
    """The definition: each hand against each one that it leaves, their weights multiplied."""
    first, second, board, unseen = game
    wins = losses = ties = 0.0
    for mine, weight in held(first, unseen):
        for yours, other in held(second, unseen):
            if {*mine} & {*yours}:
                continue
            left = [number for number in unseen if number not in (*mine, *yours)]
            _, won, lost, tied = fixed.outcomes([mine, yours], board, left, ladder)
            wins += weight * other * won
            losses += weight * other * lost
            ties += weight * other * tied
    return wins, losses, ties


def held(hands: Range, unseen: Numbers):
    pairs = zip(hands.numbers[::2], hands.numbers[1::2], hands.weights, strict=True)
    return [((a, b), weight) for a, b, weight in pairs if {a, b} <= {*unseen}]


def agree(game: Spot, ladder=0):
    first, second, *_ = game
    found, right = counted(game, ladder), pair_by_pair(game, ladder)
    # Sums of weights are rounded, and before the flop over millions of boards.
    off = 1e-11 if len(game[2]) > 2 else 1e-9
    every = sum(first.weights) * sum(second.weights) * comb(len(game[3]), 5 - len(game[2]))
    assert found == pytest.approx(right, rel=off, abs=off / 100 * every), (game, ladder)
    if {*first.weights, *second.weights} == {1.0}:
        assert found == right


def random_spot(rng: Random, ladder: int, lying: int, most: int) -> Spot:
    """Ranges of a part of the deck, so that they meet each other, the board and dead cards."""
    deck = list(range(4 * LOWEST[LADDERS[ladder]], 52))
    rng.shuffle(deck)
    board, dead, near = deck[:lying], deck[lying : lying + rng.randrange(6)], deck[: 10 + most]
    ranges = []
    for _ in range(2):
        combos = [rng.sample(near, 2) for _ in range(rng.randint(1, most))]
        any_weights = [rng.uniform(0.01, 1) for _ in range(9)]
        weights = rng.choice([[1.0], [1.0, 0.5], any_weights])
        ranges.append(range_of([((CARDS[a], CARDS[b]), rng.choice(weights)) for a, b in combos]))
    gone = {*board, *dead}
    return ranges[0], ranges[1], board, sorted({*deck} - gone)


# --- As by definition -----------------------------------------------------------------------


def test_a_hand_that_some_boards_leave_out_keeps_its_place():
    """The order of ranks was kept from a board with an ace that no hand of ace-queen is left on.

    After the ace of spades comes the ace of hearts, and ace-queen has a pair of aces.
    """
    agree(spot("AsQs,JhTh", "KcQc,9d9c", board="Kh 7d 2c 3d"))
    agree(spot("AhQh,Ac8c,Ah7d,9s7d", "AhAc,Kh9d,Qh7d", board="Kd Kc Ah", dead="Tc"))


@pytest.mark.parametrize("ladder", range(5))
@pytest.mark.parametrize("lying", [3, 4, 5])
def test_as_by_counting_every_pair_by_itself(lying, ladder):
    rng = Random(10 * lying + ladder)
    for number in range(max(2, (200, 800, 2_000)[lying - 3] // EASE)):
        agree(random_spot(rng, ladder, lying, (4, 8, 20)[number % 3]), ladder)


@pytest.mark.parametrize("ladder", range(1, 5))
def test_before_the_flop_with_a_small_deck(ladder, compiled_core):
    rng = Random(ladder)
    for lying in (0, 1, 2, 0, 1, 2)[: 60 // SCALE]:
        agree(random_spot(rng, ladder, lying, 4), ladder)


def test_before_the_flop_with_dead_cards(compiled_core):
    sixteen = "2s2h2d2c3s3h3d3c4s4h4d4c5s5h5d5c"
    agree(spot("QQ+,AKs@0.5", "TT,AQo@0.3", dead=sixteen))
    agree(spot("AsKs,KhQh", "QhQd,AcTc@0.4,Td9d", dead=f"{sixteen}6s6h7d8c"))


@pytest.mark.soak
@pytest.mark.parametrize("dead", ["", "As", "7d 2c"])
def test_before_the_flop(dead):
    agree(spot("QQ+,AKs@0.5", "TT,AQo@0.3", dead=dead))
    agree(spot("AsKs,KhQh", "QhQd,AcTc@0.4,Td9d", dead=dead))


FLOPS = ["7s 4s 2s", "Ks 8s 8h", "Ah Kh 5d", "2c 7d 9h", "Qs Qh Qd", "Jc Tc 9d 8d", "As Ks Qs Js"]


@pytest.mark.parametrize("board", FLOPS if COMPILED else FLOPS[-2:])
@pytest.mark.parametrize("dead", ["", "9s 9c"])
def test_ranges_that_do_not_tell_suits_apart(board, dead):
    """Suits that are alike on the board trade places; a dead card tells them apart."""
    agree(spot("99+,AKs,T9s@0.5,KQo@0.25", "JJ,A9,87s,76o@0.1", board=board, dead=dead))


@pytest.mark.parametrize("board", FLOPS if COMPILED else FLOPS[-2:])
def test_ranges_of_which_one_tells_suits_apart(board):
    agree(spot("99+,AKs", "JJ,AsTs,AhTh,8s7s@0.3", board=board))
    agree(spot("AsAh,KsKh,8s7s,8h7h", "QsJs,QhJh,QdJd", board=board))


@pytest.mark.soak
@pytest.mark.parametrize("board", FLOPS)
def test_wide_ranges(board):
    agree(spot(WIDE, TIGHT, board=board))
    agree(spot(f"{WIDE},QQ@0.5,AKs@0.01", f"50%,{TIGHT},!AA", board=board, dead="Ad 6c"))


@pytest.mark.parametrize(("board", "share"), [("2c7d9h", 0.4721315), ("2c7d9hTs", 0.4951819)])
def test_what_is_known_of_wide_ranges(board, share):
    wins, losses, ties = counted(spot(WIDE, TIGHT, board=board))
    assert (wins + ties / 2) / (wins + losses + ties) == pytest.approx(share, abs=6e-8)


# --- Any two cards --------------------------------------------------------------------------


@pytest.mark.parametrize("board", FLOPS if COMPILED else FLOPS[-2:])
def test_any_two_cards_against_any_two(board):
    wins, losses, ties = counted(spot("random", "random", board=board))
    lying = len(board.split())
    left = 52 - lying
    boards = comb(left, 5 - lying)
    assert wins == losses
    assert wins + losses + ties == boards * comb(47, 2) * comb(45, 2)


def test_one_hand_against_any_two():
    """The hand that is known never comes on the board, be it a range of one or not."""
    agree(spot("AsKs", "random", board="2c 7d 9h Ts"))
    agree(spot("5s4h", "random", board="KsJsTh8h8c"))
    assert counted(spot("5s4h", "random", board="KsJsTh8h8c")) == (0, 717, 273)


# --- Ranges that meet -----------------------------------------------------------------------


@pytest.mark.parametrize("text", ["AA", "QQ+,AKs@0.5", "random", "AsKs,AhKh", "22+@0.3,A2+"])
@pytest.mark.parametrize("board", ["7s4s2s9c", "QsJs2dTcTd"])
def test_a_range_against_itself_wins_as_often_as_it_loses(text, board):
    wins, losses, ties = counted(spot(text, text, board=board))
    assert wins == pytest.approx(losses, rel=1e-12)
    assert wins + losses + ties > 0


def test_hands_that_share_a_card_never_meet():
    board = "2c 7d 9h Ts"
    assert counted(spot("AsAh", "AsAh", board=board)) == (0, 0, 0)
    assert counted(spot("AsAh,AsAd", "AsKs,AsQs", board=board)) == (0, 0, 0)
    assert counted(spot("AA", "AsAh", board=board)) == counted(spot("AdAc", "AsAh", board=board))
    assert counted(spot("AA", "AA", board="As Ah 2c 3d 9h")) == (0, 0, 0)


def test_seats_change_nothing_but_who_wins():
    rng = Random(5)
    for number in range(max(5, 600 // EASE)):
        first, second, board, unseen = random_spot(rng, number % 5, rng.choice([4, 5]), 20)
        wins, losses, ties = counted((first, second, board, unseen), number % 5)
        assert counted((second, first, board[::-1], unseen), number % 5) == pytest.approx(
            (losses, wins, ties), rel=1e-11, abs=1e-9
        )


def test_a_weight_for_all_changes_no_share():
    board = "2c 7d 9h Ts"
    whole = counted(spot("QQ+,AK", "TT+,AQs", board=board))
    half = counted(spot("QQ+@0.5,AK@0.5", "TT+@0.25,AQs@0.25", board=board))
    assert half == tuple(count / 8 for count in whole)


# --- Nothing is kept, and whoever looks on ----------------------------------------------------


def test_calls_in_any_order_and_in_threads_give_the_same():
    rng = Random(6)
    spots = [(random_spot(rng, i % 5, (4, 5, 3)[i % 3 if COMPILED else i % 2], 20), i % 5) for i in range(15)]  # fmt: skip
    alone = [counted(*game) for game in spots]
    order = [rng.randrange(len(spots)) for _ in range(max(20, 4_000 // EASE))]
    assert [counted(*spots[i]) for i in order] == [alone[i] for i in order]
    with ThreadPoolExecutor(8) as pool:
        assert [*pool.map(lambda i: counted(*spots[i]), order)] == [alone[i] for i in order]


def test_whoever_looks_on_is_told_how_many_boards_are_counted():
    looks: list[int] = []
    outcomes(*spot("QQ+", "AKs", board="2c 7d 9h Ts"), 0, looks.append)
    assert looks == sorted(looks) and looks[-1] == 48
    if COMPILED:
        outcomes(*spot("QQ+", "AKs", board="2s 7s 9s"), 0, looks.append)
        assert looks[-1] == comb(49, 2)


def test_after_a_stop_the_next_call_is_right():
    class Stopped(Exception):
        pass

    def stop(_):
        raise Stopped

    game = spot("QQ+", "AKs", board="2c 7d 9h Ts")
    right = counted(game)
    with pytest.raises(Stopped):
        outcomes(*game, 0, stop)
    assert counted(game) == right


def test_who_watches_may_ask_for_an_equity_himself():
    """The arrays of the loops belong to one call at a time, and change hands between two cards."""
    alone = equity(["QQ+", "TT+"], board="2c 7d 9h")
    inner = []

    def watch(done, total):
        inner.append(equity(["AA,KK", "66,77"], board="2s 3s 4s 9d"))

    assert equity(["QQ+", "TT+"], board="2c 7d 9h", watch=watch) == alone
    assert inner[0] == equity(["AA,KK", "66,77"], board="2s 3s 4s 9d")
    assert inner.count(inner[0]) == len(inner) > 1
