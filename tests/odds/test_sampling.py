"""Estimates of ranges against each other: near to what is exact, and always the same."""

import json
import os
import statistics
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from math import comb
from random import Random
from typing import TypeAlias

import pytest

from fifthstreet import compiled
from fifthstreet.cards import Deck
from fifthstreet.odds import several
from fifthstreet.odds.ranges import Range, range_of
from fifthstreet.odds.sampling import Sample, _aliases, samples
from fifthstreet.reasons import NotationError, RangeEmptied
from fifthstreet.strength.tables import LADDERS
from tests.conftest import ROOT
from tests.odds.test_several import Cards, random_spot, shares, spot

DECK = Deck.FULL.cards
Spot: TypeAlias = tuple[list[Range], Cards, Cards, int]
COMPILED = "odds.sampling" in compiled.compiled()
MANY = 400_000 if COMPILED else 4_000
"""Deals that take no time."""


def drawn(game: Spot, most, seed=1, **options):
    *_, last = samples(*game, most, seed, **options)
    return last


def outside(found, counts):
    """By how many standard errors each share is off; those of the exact distribution."""
    players = len(found.equities)
    total = sum(counts)
    for player, mean in enumerate(shares(counts)):
        square = sum(
            count / winners.bit_count() ** 2
            for winners, count in enumerate(counts)
            if winners >> player & 1
        )
        error = (max(square / total - mean**2, 0) / found.deals) ** 0.5
        off = abs(found.equities[player] - mean)
        yield off / error if error > 1e-9 else 100 * (off > 1e-9)
    assert len(counts) == 1 << players


def random_spots(count):
    """Spots of every ladder and street that can be, with what is exact."""
    rng = Random(8)
    while count:
        ladder = rng.randrange(len(LADDERS))
        game = random_spot(rng, ladder, (0, 3, 3, 4, 4, 5) if COMPILED else (3, 4, 5), 9)
        try:
            if several.choices(*game[:3], 300) == 300:
                continue
            exact = several.outcomes(*game)
        except NotationError:
            continue
        count -= 1
        yield game, exact.counts


# --- Near to what is exact --------------------------------------------------------------


def test_a_hundred_spots_are_within_four_standard_errors():
    for number, (game, counts) in enumerate(random_spots(100)):
        found = drawn(game, MANY // 10, number)
        assert max(outside(found, counts)) < 4, (number, game)


@pytest.mark.soak
def test_a_thousand_spots_are_as_near_as_they_should_be(compiled_core):
    off = [
        by
        for number, (game, counts) in enumerate(random_spots(1_000))
        for by in outside(drawn(game, MANY // 4, number), counts)
    ]
    assert max(off) < 5
    assert sum(by > 2 for by in off) / len(off) < 0.05  # 4.6 % of a normal distribution
    assert sum(by > 3 for by in off) / len(off) < 0.004  # 0.27 %


@pytest.mark.parametrize(
    "texts",
    [
        ("AA@0.2,KK", "AA,KK@0.7,AK@0.1", "KK,AKs"),  # most deals have a card twice
        ("AA@0.2,KK", "AA,KK@0.7", "KK,AA", "KK,AA@0.1"),  # so many that players are joined
        ("AsAh@0.001,2c2d", "AsAd", "3c3d"),
        ("AsAh@1e-12,AdAc", "AdAc@0.5,AsAh", "KK@0.3,AhKd"),
        ("AKs", "random", "QQ@0.4,JJ"),
    ],
)
def test_hands_come_together_as_often_as_they_should(texts):
    """On the last board chance is only in the hands; who has what shows in who wins."""
    for dead in ("", "4c 5h"):
        game = (*spot(*texts, board="Qs Jd 8h 7s 2s", dead=dead), 0)
        counts = several.outcomes(*game).counts
        found = drawn(game, MANY)
        for winners, count in enumerate(counts):
            chance = count / sum(counts)
            error = (chance * (1 - chance) / found.deals) ** 0.5
            assert abs(found.counts[winners] / found.deals - chance) <= 4 * error + 1e-9, winners


@pytest.mark.parametrize("others", [1, 2, 3])
def test_those_with_any_two_cards_get_them_after_the_others(others):
    """Their cards come from the rest of the deck, which is as large whatever the others have."""
    board, unseen = [48, 45, 30, 20], [49, 50, 46, 40, 41, 36, 33, 22, 9, 3, 0, 51][: 9 + others]
    pairs = [(DECK[one], DECK[two]) for one, two in combinations(unseen, 2)]
    anything = range_of([(pair, 0.5) for pair in pairs])
    mine = range_of([(pairs[0], 1.0), (pairs[7], 0.25)])
    for place in (0, others):
        ranges = [anything] * others
        ranges.insert(place, mine)
        game = (ranges, board, unseen, 0)
        if several.choices(*game[:3], 5_000) < 5_000 or COMPILED:
            counts = several.outcomes(*game).counts
            assert max(outside(drawn(game, MANY), counts)) < 4


@pytest.mark.parametrize("weights", [[1.0], [0.5] * 1326, [0.3, 1e-15, 1.0], [1.0, 2.0, 3.0, 4.5]])
def test_each_hand_is_drawn_as_its_weight_says(weights):
    thresholds, others = _aliases(weights)
    size = len(weights)
    chances = [min(threshold, 2**32) for threshold in thresholds]
    for threshold, other in zip(thresholds, others, strict=True):
        chances[other] += max(2**32 - threshold, 0)
    assert sum(chances) == size * 2**32
    for chance, weight in zip(chances, weights, strict=True):
        assert chance > 0
        assert chance / sum(chances) == pytest.approx(weight / sum(weights), abs=2**-32)


# --- The standard error -----------------------------------------------------------------


def test_the_error_is_that_of_the_mean_of_all_shares():
    found = Sample(10, 12, (0, 2, 3, 1, 0, 1, 1, 2), 0)
    for player in range(3):
        of_deals = [
            (winners >> player & 1) / winners.bit_count()
            for winners, count in enumerate(found.counts)
            for _ in range(count)
        ]
        assert found.equities[player] == pytest.approx(statistics.mean(of_deals))
        assert found.errors[player] == pytest.approx(statistics.stdev(of_deals) / 10**0.5)
    assert sum(found.equities) == pytest.approx(1)


def test_it_stops_when_the_error_is_small_enough():
    game = (*spot("QQ+", "AK", "JTs", board="2c 7d 9h"), 0)
    found = [*samples(*game, 100_000, 3, error=0.012, chunk=500)]
    assert max(found[-1].errors) <= 0.012 < max(found[-2].errors)
    assert found[-1].deals < 10_000
    assert found[-1] == drawn(game, found[-1].deals, 3)


def test_deals_that_all_go_alike_end_nothing_unless_an_error_is_given():
    game = (*spot("AsAh", "AdKd", board="Ac Ks 7d 7h 2c"), 0)
    assert drawn(game, 5_000, chunk=100).deals == 5_000
    found = drawn(game, 5_000, chunk=100, error=0.01)
    assert (found.deals, found.errors, found.equities) == (1_100, (0, 0), (1, 0))


# --- Always the same ----------------------------------------------------------------------

GAMES = [
    (["QQ+@0.5,AK", "JTs,99", "random"], "", ""),
    (["22+,A2s+,KTs+,AJo+", "66+,A8s+@0.25"], "2c 7d 9h", "As"),
    (["KK+", "KK+@0.5", "KK+", "AA,KK"], "2s 7s 9s", ""),
    (["AsKs", "random"], "Ts 9s 8d 3c 3h", "2c 2d"),
]


def golden():
    """Totals of some deals; run by both, compiled and not."""
    for ladder, (texts, board, dead) in enumerate(GAMES[:3] + GAMES):
        ranges, lying, unseen = spot(*texts, board=board, dead=dead)
        unseen = [number for number in unseen if number >= (0 if ladder < 3 else 20)]
        for last in samples(ranges, lying, unseen, max(0, ladder - 2), 3_000, 2**64 - 1 - ladder):
            yield last.drawn, last.counts, last.at


def test_compiled_and_not_they_draw_the_same_deals(compiled_core):
    code = (
        "import json; from tests.odds.test_sampling import golden; print(json.dumps([*golden()]))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "FIFTHSTREET_INTERPRETED": "1"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout) == json.loads(json.dumps([*golden()]))


def test_what_a_seed_gives_stays_as_it_is():
    found = drawn((*spot("QQ+@0.5,AK", "JTs,99", "random"), 0), 1_000, 2024)
    assert found == Sample(1_000, 1_000, (0, 516, 304, 0, 172, 3, 5, 0), 8662413967905251854)


def test_the_chance_is_that_of_splitmix64():
    """Its first numbers from a seed of 0, as published with it; the state grows by the constant."""
    code = (
        "from fifthstreet.odds.sampling import _mixed, ALL, GAMMA; "
        "print([_mixed(n * GAMMA & ALL) for n in (1, 2, 3)])"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "FIFTHSTREET_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(told.stdout) == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_one_seed_gives_the_same_and_another_something_else():
    game = (*spot("QQ+", "AK", "JTs"), 0)
    assert drawn(game, 2_000, 5) == drawn(game, 2_000, 5) == drawn(game, 2_000, 5 + 2**64)
    assert drawn(game, 2_000, 5).counts != drawn(game, 2_000, 6).counts


def test_the_size_of_chunks_and_a_pause_change_nothing():
    game = (*spot("KK+", "KK+@0.5", "AKs", board="2s 7s 9s"), 0)
    found = [*samples(*game, 2_500, 5, chunk=1_000)]
    assert [sample.deals for sample in found] == [1_000, 2_000, 2_500]
    assert found[-1] == drawn(game, 2_500, 5)
    assert found[-1] == drawn(game, 2_500, 99, after=found[0])
    assert [*samples(*game, 2_500, 5, after=found[-1])] == []


def test_other_calls_leave_no_trace():
    """Not with other dead cards, not in the midst of each other, and not at the same time."""
    game, other = (
        (*spot("QQ+", "AK", "random", board="2c 7d 9h", dead=dead), 0) for dead in ("", "As Kd")
    )
    alone, otherwise = [*samples(*game, 900, 5, chunk=300)], [*samples(*other, 900, 5, chunk=300)]
    assert alone != otherwise
    both = zip(samples(*game, 900, 5, chunk=300), samples(*other, 900, 5, chunk=300), strict=True)
    assert [*both] == [*zip(alone, otherwise, strict=True)]
    with ThreadPoolExecutor(4) as pool:
        found = [*pool.map(lambda n: drawn(other if n % 2 else game, MANY, 5), range(8))]
    assert found == [found[0], found[1]] * 4


# --- What cannot be -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "dead", "emptied"),
    [
        (("AA", "KK"), "Ks Kh Kd", "KK"),
        (("AsKs", "AsKs,AsKd"), "", "AsKs,AsKd"),
        (("AA", "AA", "AA@0.5"), "", "AA@0.5"),
        (("random", "QQ+", "QQ+", "QQ+", "QQ+", "QQ+", "QQ+", "QQ+@0.1"), "", "QQ+@0.1"),
    ],
)
def test_a_range_that_is_emptied_is_named(texts, dead, emptied):
    with pytest.raises(NotationError) as caught:
        next(samples(*spot(*texts, dead=dead), 0, 100, 1))
    assert caught.value.reason == RangeEmptied(emptied, 0, len(emptied))


def test_what_chance_does_not_find_is_refused():
    with pytest.raises(ValueError, match="too few"):
        next(samples(*spot(*["A2+"] * 5), 0, 100, 1))


def test_too_few_cards_are_refused():
    ranges, board, _ = spot("random", "random")
    with pytest.raises(ValueError, match="do not go"):
        next(samples(ranges, board, range(44, 52), 0, 100, 1))
    found = drawn((ranges, board, [*range(43, 52)], 0), 100)  # all cards that are left come
    assert found.deals == 100 and comb(9, 4) > 100


def test_rare_deals_are_found_all_the_same():
    """Six players with the same eighteen hands: in one of 1,749 deals no card comes twice."""
    game = (*spot(*["QQ+"] * 6), 0)
    totals = [0, *[sample.deals for sample in samples(*game, 500, 1, chunk=100)]]
    assert totals == sorted({*totals}) and totals[-1] == 500  # and one sees it go on
    assert sum(drawn(game, 500).counts) == 500
