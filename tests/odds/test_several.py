"""Ranges of several players, exact: as by counting every choice of hands by itself."""

import time
from collections.abc import Sequence
from itertools import product
from math import comb, prod
from random import Random
from typing import TypeAlias

import pytest

from fifthstreet.cards import Deck
from fifthstreet.notation import parse_cards
from fifthstreet.odds import fixed
from fifthstreet.odds.ranges import Range, parse_range, range_of
from fifthstreet.odds.several import choices, outcomes, possible
from fifthstreet.reasons import NotationError, RangeEmptied
from fifthstreet.strength.tables import LADDERS, LOWEST
from tests.conftest import SCALE

DECK = Deck.FULL.cards


Cards: TypeAlias = list[int]


def spot(*texts: str, board: str = "", dead: str = "") -> tuple[list[Range], Cards, Cards]:
    """Ranges, board and unseen cards of a hold'em deal."""
    lying, gone = (
        [card.number for card in parse_cards(text)] if text else [] for text in (board, dead)
    )
    return [parse_range(text) for text in texts], lying, sorted({*range(52)} - {*lying, *gone})


def shares(counts):
    players = len(counts).bit_length() - 1
    return [
        sum(
            count / winners.bit_count()
            for winners, count in enumerate(counts)
            if winners >> player & 1
        )
        / sum(counts)
        for player in range(players)
    ]


def one_by_one(ranges, board, unseen, ladder):
    """The definition: each choice of hands by itself."""
    counts = [0.0] * (1 << len(ranges))
    found = 0
    for chosen in product(*[held.combos for held in ranges]):
        holes = [[card.number for card in cards] for cards, _ in chosen]
        held = [number for hole in holes for number in hole]
        if len({*held}) < len(held) or not {*held} <= {*unseen}:
            continue
        found += 1
        left = [number for number in unseen if number not in held]
        for winners, boards in enumerate(fixed.outcomes(holes, board, left, ladder)):
            counts[winners] += boards * prod(weight for _, weight in chosen)
    return counts, found


def random_spot(
    rng: Random, ladder: int, streets: Sequence[int] = (3, 4, 5), most: int = 5
) -> tuple[list[Range], Cards, Cards, int]:
    """Narrow ranges that meet, as they are drawn from half of the deck, with weights."""
    lowest = LOWEST[LADDERS[ladder]]
    deck = list(DECK[4 * lowest :])
    rng.shuffle(deck)
    lying = rng.choice(streets)
    board, dead, near = deck[:lying], deck[lying : lying + rng.randrange(4)], deck[5:19]
    ranges = []
    for _ in range(rng.choice([2, 2, 3, 3, 4])):
        combos = [rng.sample(near, 2) for _ in range(rng.randint(1, most))]
        ranges.append(
            range_of(
                [((one, two), rng.choice([1, 0.5, rng.uniform(0.01, 1)])) for one, two in combos]
            )
        )
    gone = {*board, *dead}
    return (
        ranges,
        [c.number for c in board],
        [c.number for c in DECK[4 * lowest :] if c not in gone],
        ladder,
    )


# --- Counts -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "right"),
    [
        (("AA", "QQ@0.01,22"), 0.822101),
        (("KcQc", "6c5c,AQo+"), 0.313757),
        (("QQ+", "TT+"), 0.650483),
        (("AsKs", "QhQd", "7c6c"), 0.3779431),
    ],
)
def test_right_values(texts, right):
    assert shares(outcomes(*spot(*texts), 0).counts)[0] == pytest.approx(right, abs=6e-7)


def test_as_by_counting_every_choice_by_itself():
    rng = Random(4)
    seen = 0
    for number in range(2_000 // SCALE):
        ranges, board, unseen, ladder = random_spot(rng, number % len(LADDERS))
        counts, found = one_by_one(ranges, board, unseen, ladder)
        if not found:
            with pytest.raises(NotationError):
                outcomes(ranges, board, unseen, ladder)
            continue
        seen += 1
        ours = outcomes(ranges, board, unseen, ladder)
        assert ours.counts == pytest.approx(counts, rel=1e-12)
        assert ours.choices == found
        assert ours.boards == comb(len(unseen) - 2 * len(ranges), 5 - len(board))
    assert seen > 60


def test_as_by_counting_every_choice_by_itself_before_the_flop(compiled_core):
    for texts, dead in [
        (("QQ+@0.3,AK", "99,AKs@0.5", "JTs,AhQh"), ""),
        (("QQ+@0.3,AK", "99,AKs@0.5", "JTs,AhQh"), "As 9d"),
        (("AA,KK", "AA@0.1,KK", "AA,KK"), "2h 3h"),
    ]:
        ranges, board, unseen = spot(*texts, dead=dead)
        counts, found = one_by_one(ranges, board, unseen, 0)
        ours = outcomes(ranges, board, unseen, 0)
        assert ours.choices == found
        assert ours.counts == pytest.approx(counts, rel=1e-12)


def test_suits_the_board_tells_apart_are_not_alike():
    monotone = spot("AKs", "QQ", board="7s 4s 2s")
    assert choices(*monotone, 1_000) < outcomes(*monotone, 0).choices == 24
    assert choices(*spot("AKs", "QQ", board="7s 4h 2d 9c"), 1_000) == 24
    # The kings of spades and hearts are alike, and the dead card tells them apart.
    assert choices(*spot("KsAc,KhAc", "QcQd", board="Jc Td"), 1_000) == 1
    assert choices(*spot("KsAc,KhAc", "QcQd", board="Jc Td", dead="2h"), 1_000) == 2


def test_all_boards_of_all_choices_are_counted_by_weight():
    found = outcomes(*spot("AA@0.5", "KK@0.25,QQ", "JTs", board="2c 7d 9h"), 0)
    assert sum(found.counts) == 6 * 0.5 * (6 * 0.25 + 6) * 4 * found.boards
    assert found.choices == 6 * 12 * 4
    assert found.boards == comb(43, 2)


def test_a_weight_is_how_often_a_hand_comes():
    board = "2c 7d 9h"
    mixed, kings, nines = (
        outcomes(*spot("AKo", text, "QJs", board=board), 0).counts
        for text in ("KK@0.25,99", "KK", "99")
    )
    assert mixed == pytest.approx(
        [0.25 * king + nine for king, nine in zip(kings, nines, strict=True)]
    )


# --- How much there is to count -------------------------------------------------------------


def test_choices_are_counted_up_to_a_limit():
    wide = spot("22+,A2s+", "22+,A2s+", "22+,A2s+", board="2c 7d 9h")
    assert choices(*wide, 500) == 500
    narrow = spot("AA", "KK")
    assert choices(*narrow, 500) == 3  # the suits of the kings meet two, one or none of the aces'
    assert choices(*narrow, 3) == 3
    assert choices(*narrow, 2) == 2


@pytest.mark.parametrize("texts", [["random"] * 9, ["A2+"] * 5, ["A2+"] * 4 + ["random"] * 2])
def test_too_much_is_known_soon(texts):
    start = time.perf_counter()
    assert choices(*spot(*texts), 1_000) == 1_000
    assert time.perf_counter() - start < 5


def test_whoever_looks_on_sees_it_grow_to_all_choices():
    looks = []
    game = spot("22+", "AK", board="2c 7d 9h Ts 3s")
    outcomes(*game, 0, lambda done, total: looks.append((done, total)))
    total = choices(*game, 10_000)
    assert total > 200
    assert looks == sorted(looks) and looks[0] == (0, total) and looks[-1] == (total, total)
    assert len(looks) > 3


# --- What cannot be -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "dead", "emptied"),
    [
        (("AA", "KK"), "Ks Kh Kd", "KK"),
        (("AsKs", "AsKs"), "", "AsKs"),
        (("AsKs", "QQ", "AsQs,KsQh"), "", "AsQs,KsQh"),
        (("AA", "AA", "AA"), "", "AA"),
        (("KK", "KK", "22", "KK@0.5"), "", "KK@0.5"),
        (("QQ+",) * 7, "", "QQ+"),
        (("AsAh,AdAc", "AsAd,AhAc"), "", "AsAd,AhAc"),
    ],
)
def test_a_range_that_is_emptied_is_named(texts, dead, emptied):
    game = spot(*texts, dead=dead)
    for call in (lambda: choices(*game, 100), lambda: outcomes(*game, 0)):
        with pytest.raises(NotationError) as caught:
            call()
        assert caught.value.reason == RangeEmptied(emptied, 0, len(emptied))


def test_what_nobody_can_hold_beside_the_others_is_left_out():
    aces, others = possible(*spot("AsAh,AsAd", "AsKs,AhKh,AdAc,AhAd,QQ")[::2])
    held = [
        {(str(DECK[one]), str(DECK[two])) for _, (one, two), _ in hands} for hands in (aces, others)
    ]
    assert len(held[0]) == 2
    assert ("As", "Ks") not in held[1] and len(held[1]) == 3 - 1 + 6


def test_too_few_cards_and_too_many_players_are_refused():
    with pytest.raises(ValueError, match="two to nine"):
        choices(*spot("AA"), 100)
    with pytest.raises(ValueError, match="two to nine"):
        choices(*spot(*["random"] * 10), 100)
    ranges, board, _ = spot("AA", "KK")
    with pytest.raises(ValueError, match="do not go"):
        choices(ranges, board, range(44, 52), 100)
    with pytest.raises(ValueError, match="do not go"):
        choices(ranges, [*range(6)], range(6, 52), 100)


def test_dead_cards_do_not_leak_into_the_next_call():
    texts, board = ("QQ+", "AK", "JTs"), "2c 7d 9h Ts"
    first = outcomes(*spot(*texts, board=board), 0)
    other = outcomes(*spot(*texts, board=board, dead="As Jd"), 0)
    assert other.boards < first.boards and other.counts != first.counts
    assert outcomes(*spot(*texts, board=board), 0) == first
