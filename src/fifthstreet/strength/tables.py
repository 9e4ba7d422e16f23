"""The tables behind `fast.py`, worked out from the reference; `tools/tables.py` writes them.

A *ladder* is a ranking with every hand on a rung: 1 for the weakest hand of five cards up to
the strongest, equal hands on the same rung. The rung is the strength that `fast.py` answers.

Each rank has a weight such that the sum over up to seven cards is different for every
multiset of ranks. The rung of a hand without a flush is looked up by that sum, in rows that
are laid over one another where they leave gaps (row displacement, as for sparse tables in
parsers: Tarjan and Yao 1979); that of a flush by the set of its ranks.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from struct import pack
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Category, Rank
from fifthstreet.strength.five import BestFive
from fifthstreet.strength.ranking import (
    SHORT,
    SHORT_TRIPS,
    STANDARD,
    STRIPPED,
    STRIPPED_ACE_HIGH,
    Ranking,
)
from fifthstreet.strength.reference import best_of_ranks

LADDERS = (STANDARD, SHORT, SHORT_TRIPS, STRIPPED, STRIPPED_ACE_HIGH)
"""The rankings that have tables, in the order of the file."""

WEIGHTS = (1, 5, 24, 112, 521, 2247, 9244, 30823, 103066, 250154, 667453, 1526359, 3453520)
"""Of the lowest rank to the highest: each the smallest with which sums stay different."""

ROW = 10
"""So many low bits of a sum are the place in its row."""

LOWEST = {STANDARD: 0, SHORT: 4, SHORT_TRIPS: 4, STRIPPED: 5, STRIPPED_ACE_HIGH: 5}
"""Place of the lowest rank in the deck of each ladder."""

Places: TypeAlias = tuple[int, ...]  # places of ranks, ascending, counted from the lowest


class Ladder(Struct, frozen=True):
    """The tables of one ranking.

    offsets  where each row begins in `rungs`
    rungs    of hands without a flush, by offset of the row and place in it; 0 in gaps
    flushes  by the set of ranks of one suit, a bit for each place of `cards.Rank`; 0 for
             fewer than five and more than seven
    firsts   the lowest rung of each category of the ranking, weakest first; one above the
             highest rung stands behind the last
    """

    offsets: list[int]
    rungs: list[int]
    flushes: list[int]
    firsts: list[int]


def ladder(ranking: Ranking) -> Ladder:
    """Put every hand of this ranking on its rung."""
    lowest = LOWEST[ranking]
    ranks = list(Rank)[lowest:]
    size = len(ranks)
    plain = {five: _judged(five, ranks, ranking) for five in multisets(size, 5)}
    suited = {
        five: _judged(five, ranks, ranking, one_suit=True) for five in combinations(range(size), 5)
    }
    hands = sorted({best.strength for best in (*plain.values(), *suited.values())})
    rung_of = {strength: rung for rung, strength in enumerate(hands, 1)}
    categories = {rung_of[b.strength]: b.category for b in (*plain.values(), *suited.values())}

    rungs: dict[Places, int] = {five: rung_of[b.strength] for five, b in plain.items()}
    flushes: dict[Places, int] = {five: rung_of[best.strength] for five, best in suited.items()}
    for cards in (6, 7):
        for hand in multisets(size, cards):
            rungs[hand] = max([rungs[fewer] for fewer in _one_less(hand)])
        for hand in combinations(range(size), cards):
            flushes[hand] = max([flushes[fewer] for fewer in _one_less(hand)])

    sums = {sum([WEIGHTS[place] for place in hand]): rung for hand, rung in rungs.items()}
    by_set = [0] * (1 << len(Rank))
    for hand, rung in flushes.items():
        by_set[sum([1 << (place + lowest) for place in hand])] = rung
    return Ladder(*_laid_out(sums), by_set, _firsts(categories, ranking))


def multisets(ranks: int, cards: int) -> Iterator[Places]:
    """Every choice of so many cards by their ranks alone, at most four of each."""
    for hand in combinations_with_replacement(range(ranks), cards):
        if all([hand[i] != hand[i + 4] for i in range(cards - 4)]):
            yield hand


def packed() -> bytes:
    """All ladders as one file: of each its four sizes, then its tables, little-endian."""
    parts = []
    for ranking in LADDERS:
        it = ladder(ranking)
        sizes = [len(it.offsets), len(it.rungs), len(it.flushes), len(it.firsts)]
        small = [*it.rungs, *it.flushes, *it.firsts]
        parts.append(pack(f"<4I{sizes[0]}I{len(small)}H", *sizes, *it.offsets, *small))
    return b"".join(parts)


def _judged(
    five: Places, ranks: list[Rank], ranking: Ranking, *, one_suit: bool = False
) -> BestFive:
    return best_of_ranks([ranks[place] for place in five], ranking, one_suit=one_suit)


def _one_less(hand: Places) -> Iterator[Places]:
    return (hand[:i] + hand[i + 1 :] for i in range(len(hand)))


def _firsts(categories: dict[int, Category], ranking: Ranking) -> list[int]:
    lowest = {
        category: min([rung for rung, of in categories.items() if of is category])
        for category in set(categories.values())
    }
    return [*[lowest[category] for category in ranking.order], len(categories) + 1]


def _laid_out(sums: dict[int, int]) -> tuple[list[int], list[int]]:
    """Offsets of rows and the table in which the rows share their gaps.

    The fullest row is laid first, each at the first offset where its places are free.
    What is free is one large integer, so that a row tries all offsets at once.
    """
    rows: dict[int, list[int]] = {}
    for key in sorted(sums):
        rows.setdefault(key >> ROW, []).append(key & ((1 << ROW) - 1))
    offsets = [0] * (max(rows) + 1)
    table = [0] * (4 * len(sums) + (1 << ROW))
    free = (1 << len(table)) - 1
    used = 0
    for row, places in sorted(rows.items(), key=lambda item: (-len(item[1]), item[0])):
        fits = free
        for place in places:
            fits &= free >> place
        offset = (fits & -fits).bit_length() - 1
        offsets[row] = offset
        for place in places:
            free ^= 1 << (offset + place)
            table[offset + place] = sums[(row << ROW) + place]
        used = max(used, offset + places[-1] + 1)
    return offsets, table[:used]
