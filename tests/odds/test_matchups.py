"""Before the flop: the table is what counting gives."""

import lzma
from itertools import combinations, permutations
from pkgutil import get_data
from random import Random

import pytest

from fifthstreet import compiled
from fifthstreet.cards import Deck
from fifthstreet.odds import fixed, matchups, sweep
from fifthstreet.odds.matchups import BOARDS, outcomes
from fifthstreet.odds.ranges import (
    HANDS_BY_EQUITY,
    Range,
    parse_range,
    range_of,
    starting_hand,
)
from tests.conftest import SCALE

CARDS = Deck.FULL.cards
HANDS = [(high, low) for low, high in combinations(range(52), 2)]
HANDS.sort()
EASE = SCALE if "odds.fixed" in compiled.compiled() else 20 * SCALE
"""What counts are divided by: the sources take their time."""
SUITS = [*permutations(range(4))]


def one(hand) -> Range:
    return range_of([((CARDS[hand[0]], CARDS[hand[1]]), 1.0)])


def counted(first: Range, second: Range):
    found = outcomes(first, second)
    return found.wins, found.losses, found.ties


def by_dealing(mine, yours):
    unseen = [card for card in range(52) if card not in (*mine, *yours)]
    return tuple(fixed.outcomes([mine, yours], [], unseen, 0)[1:])


def renamed(hand, suits):
    return tuple(sorted([card & ~3 | suits[card & 3] for card in hand], reverse=True))


def different():
    """The matchups that no change of suits or seats makes one of: 47,008."""
    seen = set()
    for mine in HANDS:
        # The first hand need be but one of the 169.
        if mine != min([renamed(mine, suits) for suits in SUITS]):
            continue
        for yours in HANDS:
            if {*mine} & {*yours} or (mine, yours) in seen:
                continue
            yield mine, yours
            for suits in SUITS:
                one, two = renamed(mine, suits), renamed(yours, suits)
                seen.add((one, two))
                seen.add((two, one))


@pytest.mark.soak
def test_every_matchup_is_as_counted():
    number = 0
    for mine, yours in different():
        number += 1
        wins, losses, ties = by_dealing(mine, yours)
        assert counted(one(mine), one(yours)) == (wins, losses, ties)
        assert counted(one(yours), one(mine)) == (losses, wins, ties)
    assert number == 47_008


def test_some_matchups_are_as_counted():
    rng = Random(1)
    for _ in range(max(10, 20_000 // EASE)):
        cards = rng.sample(range(52), 4)
        mine, yours = (tuple(sorted(cards[i : i + 2], reverse=True)) for i in (0, 2))
        assert counted(one(mine), one(yours)) == by_dealing(mine, yours), (mine, yours)


def test_hands_that_are_much_alike_are_as_counted():
    """Of one or two ranks, in every choice of suits."""
    rng = Random(2)
    close = [
        (mine, yours)
        for mine in [(51, 47), (51, 46), (51, 50), (5, 1)]
        for yours in HANDS
        if {yours[0] >> 2, yours[1] >> 2} <= {mine[0] >> 2, mine[1] >> 2, 10}
        and not {*mine} & {*yours}
    ]
    for mine, yours in rng.sample(close, max(8, min(len(close), 2_000 // EASE))):
        assert counted(one(mine), one(yours)) == by_dealing(mine, yours), (mine, yours)


def test_all_boards_are_counted():
    everything = parse_range("random")
    wins, losses, ties = counted(everything, everything)
    assert wins == losses
    assert wins + losses + ties == 1326 * 1225 * BOARDS


# --- The file -------------------------------------------------------------------------------


def shipped() -> bytes:
    data = get_data("fifthstreet.odds", "matchups.tables")
    assert data is not None
    return data


@pytest.mark.soak
def test_the_file_is_what_counting_gives():
    looks: list[int] = []
    assert lzma.decompress(matchups.packed(looks.append)) == lzma.decompress(shipped())
    assert looks == [*range(1, 47_009)]


def test_the_file_has_three_bytes_for_each_number_and_zeros_for_shared_cards():
    data = lzma.decompress(shipped())
    size = 169 * 1326
    assert len(data) == 3 * 2 * size
    assert len(shipped()) < 600_000
    numbers = [
        data[i] | data[2 * size + i] << 8 | data[4 * size + i] << 16 for i in range(2 * size)
    ]
    wins, ties = numbers[:size], numbers[size:]
    assert sum([not both for both in map(sum, zip(wins, ties, strict=True))]) == 169 * (1326 - 1225)
    assert max(map(sum, zip(wins, ties, strict=True))) < BOARDS


# --- Ranges ---------------------------------------------------------------------------------


def random_range(rng: Random) -> Range:
    hands = rng.sample(HANDS, rng.choice([1, 3, 20, 200]))
    weights = rng.choice([[1.0], [1.0, 0.5], [rng.uniform(0.01, 1) for _ in range(9)]])
    return range_of([((CARDS[a], CARDS[b]), rng.choice(weights)) for a, b in hands])


def test_ranges_are_the_sums_of_their_hands():
    rng = Random(3)
    for _ in range(max(3, 200 // EASE)):
        first, second = random_range(rng), random_range(rng)
        right = [0.0, 0.0, 0.0]
        for a, b, weight in zip(
            first.numbers[::2], first.numbers[1::2], first.weights, strict=True
        ):
            for place, count in enumerate(counted(one((a, b)), second)):
                right[place] += weight * count
        every = sum(first.weights) * sum(second.weights) * BOARDS
        assert counted(first, second) == pytest.approx(right, rel=1e-12, abs=1e-14 * every)


@pytest.mark.parametrize("text", ["AA", "QQ+,AKs@0.5", "random", "AsKs,AhKh", "22+@0.3,A2+"])
def test_a_range_against_itself_wins_as_often_as_it_loses(text):
    wins, losses, ties = counted(parse_range(text), parse_range(text))
    assert wins == pytest.approx(losses, rel=1e-12)
    assert wins + losses + ties > 0


def test_hands_that_share_a_card_never_meet():
    assert counted(parse_range("AsAh"), parse_range("AsAh")) == (0, 0, 0)
    assert counted(parse_range("AsAh,AsAd"), parse_range("AsKs,AsQs")) == (0, 0, 0)


@pytest.mark.parametrize(
    "texts", [("QQ+,AKs@0.5", "TT+,AQo@0.3"), ("AsKs,KhQh", "QhQd,AcTc@0.4,Td9d")]
)
def test_sweeping_every_board_gives_the_same(texts, compiled_core):
    first, second = map(parse_range, texts)
    swept = sweep.outcomes(first, second, [], range(52), 0)
    # Over millions of boards sums of weights are rounded.
    assert (swept.wins, swept.losses, swept.ties) == pytest.approx(counted(first, second), rel=1e-9)


# --- The order of starting hands ------------------------------------------------------------


def test_the_order_of_starting_hands_follows_from_the_table():
    """By what each is worth against any two cards; no two are worth the same."""
    anything = parse_range("random")
    worth = {}
    for name in HANDS_BY_EQUITY:
        wins, losses, ties = counted(one(starting_hand(name).combos[0]), anything)
        assert wins + losses + ties == 1225 * BOARDS
        worth[name] = 2 * int(wins) + int(ties)
    assert len({*worth.values()}) == 169
    assert tuple(sorted(worth, key=lambda name: -worth[name])) == HANDS_BY_EQUITY
    assert worth["AA"] / (2 * 1225 * BOARDS) == pytest.approx(0.852037, abs=5e-7)
    assert worth["32o"] / (2 * 1225 * BOARDS) == pytest.approx(0.323032, abs=5e-7)
