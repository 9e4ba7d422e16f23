"""What is measured: the works, their inputs, and when two answers are the same.

A side (we or a peer, one module of bench/peers) offers a Job for every work it can do.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, permutations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

RANKS = "23456789TJQKA"
SUITS = "shdc"
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)


class Job(NamedTuple):
    """One work, ready to start.

    run     does it once; nothing else is timed
    answer  what came out, as JSON can carry it; Work.differs compares it with ours
    units   how many (hands, calls) one run does
    """

    run: Callable[[], object]
    answer: Callable[[], Any]
    units: int = 1


class Bar(NamedTuple):
    """How many times faster than these peers we want to be; than the best one if none is named."""

    least: float
    beyond: float
    peers: tuple[str, ...] = ()


class Work(NamedTuple):
    """One row of the table.

    unit     what a figure counts
    differs  (ours, theirs) -> what is wrong with their answer; empty if nothing
    bar      from issue 4; None where it sets none
    cores    wall clock on so many cores where it is not CPU time on one
    """

    name: str
    title: str
    unit: str
    differs: Callable[[Any, Any], str]
    bar: Bar | None
    cores: int = 1


# When two answers are the same


def order(values: Sequence[int], lower_is_better: bool = False) -> list[int]:
    """Strengths as places 0, 1, 2 ... from the weakest: whatever the scale, order and ties stay."""
    places = {value: at for at, value in enumerate(sorted(set(values), reverse=lower_is_better))}
    return [places[value] for value in values]


def other_order(ours: list[int], theirs: list[int]) -> str:
    wrong = sum(a != b for a, b in zip(ours, theirs, strict=True))
    return f"orders {wrong} of {len(ours)} hands differently" if wrong else ""


def other_shares(ours: list[float], theirs: list[float]) -> str:
    off = max(abs(a - b) for a, b in zip(ours, theirs, strict=True))
    return f"equity is off by {off:.2g}" if off > 1e-9 else ""


def other_length(ours: float, theirs: float) -> str:
    """Random hands take as many actions on average, or else another game is played.

    The 2,000 hands of a side agree with the mean within 2 % two times of three.
    """
    return f"{theirs:.1f} actions a hand, not {ours:.1f}" if abs(theirs / ours - 1) > 0.08 else ""


def nothing(ours: Any, theirs: Any) -> str:
    return ""


# The inputs


def varied_hands(count: int = 2000, cards: int = 7) -> list[list[str]]:
    rng = Random(1)
    return [rng.sample(DECK, cards) for _ in range(count)]


BATCH = 10_000_000
"""Hands of the batch."""

CHECKED = 20_000
"""The first of them are compared."""

BATCH_FILE = "FIFTHSTREET_BENCH_BATCH"
"""Names the file of the batch to the processes of the sides."""


def write_batch(path: Path) -> None:
    """Ten million varied hands, seven bytes each: card numbers 4 * rank + suit.

    Seven hands come from one shuffled deck, so the file is made in two seconds.
    """
    import numpy as np

    rng = np.random.default_rng(1)
    decks = np.tile(np.arange(52, dtype=np.uint8), (100_000, 1))
    left = BATCH
    with path.open("wb") as file:
        while left:
            hands = rng.permuted(decks, axis=1)[:, :49].reshape(-1, 7)[:left]
            file.write(hands.tobytes())
            left -= len(hands)


def batch_hands() -> Any:
    """Rows of seven cards as a NumPy array, which is what people hold so many hands in.

    Suits are 0 to 3 here. Which is which may differ: strengths do not depend on it.
    """
    import numpy as np  # here: other works are measured without it

    return np.fromfile(os.environ[BATCH_FILE], dtype=np.uint8).reshape(BATCH, 7)


class Spot(NamedTuple):
    players: tuple[str, ...]
    board: str = ""

    def relabelled(self, suits: Sequence[str]) -> "Spot":
        """The same spot with its suits renamed; the suits of `AKs` stay, they mean suited."""
        named = dict(zip(SUITS, suits, strict=True))

        def renamed(text: str) -> str:
            return "".join(named.get(letter, letter) for letter in text)

        fixed = not any("," in player or player == "random" for player in self.players)
        players = tuple(map(renamed, self.players)) if fixed else self.players
        return Spot(players, renamed(self.board))


TOP = "22+,A2s+,KTs+,QTs+,JTs,T9s,98s,87s,76s,ATo+,KQo"  # 226 combos
NARROW = "66+,A8s+,KTs+,AJo+,KQo"  # 138
FLOP = "2c7d9h"

SPOTS = {
    "two": Spot(("AsKs", "QhQd")),
    "three": Spot(("AsKs", "QhQd", "7c6c")),
    "six": Spot(("AsKs", "QhQd", "7c6c", "JhTh", "9d9c", "5s5h")),
    "flop": Spot((TOP, NARROW), FLOP),
    "random": Spot(("random", "random"), FLOP),
    "preflop": Spot((TOP, NARROW)),
    "omaha": Spot(("AsKsQdJd", "9h8h7c6c")),
    "omaha-flop": Spot(("AsKsQdJd", "9h8h7c6c"), "2c7d9s"),
    "omaha-six": Spot(("AsKsQdJd4c4h", "9h8h7c6c5d3d")),
    "omaha-hilo": Spot(("As2sKdQd", "9h8h7c6c")),
    "omaha-hilo-flop": Spot(("As2sKdQd", "9h8h7c6c"), "2c7d4s"),
}


def spots(name: str) -> Iterator[Spot]:
    """A spot again and again, each time with other suits: no side gets by with its last answer."""
    return cycle([SPOTS[name].relabelled(suits) for suits in permutations(SUITS)])


def equity_job(name: str, shares: Callable[[Spot], Any], read: Callable[[Any], list[float]]) -> Job:
    """Ask `shares` about a spot; `read` takes each player's equity out of what it returns."""
    varied = spots(name)
    return Job(lambda: shares(next(varied)), lambda: read(shares(SPOTS[name])))


SMALL, BIG = 1, 2
STACK = 200 * BIG
HANDS_COMPARED = 2000


def hands_job(play: Callable[[int, int], int], seats: int) -> Job:
    """Random hands, one seed after the other; `play(seats, seed)` says how many actions it took."""
    seed = iter(range(10**6, 10**9))

    def answer() -> float:
        return sum(play(seats, n) for n in range(HANDS_COMPARED)) / HANDS_COMPARED

    return Job(lambda: play(seats, next(seed)), answer)


# The works, in the order of the table

WORKS = (
    Work("single", "one seven-card hand, called from Python", "hand", other_order,
         Bar(2, 3, ("pkrbot", "phevaluator raw"))),
    Work("batch", "10 million hands in one call, checked by us", "hand", other_order,
         Bar(1.8, 2.5, ("pokerfast raw",))),
    Work("batch-threads", "the same with two threads, wall clock", "hand", other_order,
         Bar(1, 1.6, ("fifthstreet one thread",)), cores=2),
    Work("all", "all seven-card hands; ours counts by rank where no flush is left", "hand", nothing,
         Bar(10, 14, ("pokerfast raw",))),
    Work("all-threads", "the same on two cores, wall clock", "hand", nothing,
         Bar(1, 1.8, ("fifthstreet one thread",)), cores=2),
    Work("two", "AsKs v QhQd preflop, exact", "call", other_shares, Bar(15, 24, ("pokerfast",))),
    Work("three", "AsKs v QhQd v 7c6c preflop, exact", "call", other_shares,
         Bar(8, 12, ("pokerfast",))),
    Work("six", "six hands preflop, exact", "call", other_shares, Bar(5, 8, ("pokerfast",))),
    Work("flop", "226 v 138 combos on a flop, exact", "call", other_shares,
         Bar(10, 17, ("pokerfast",))),
    Work("random", "random v random on a flop, exact", "call", other_shares,
         Bar(100, 280, ("pokerfast",))),
    Work("preflop", "226 v 138 combos preflop, exact", "call", other_shares,
         Bar(5000, 50000, ("pokerfast",))),
    Work("omaha", "Omaha, two hands preflop, exact", "call", other_shares, Bar(1, 1)),
    Work("omaha-flop", "Omaha, two hands on a flop, exact", "call", other_shares, Bar(1, 1)),
    Work("omaha-six", "Omaha with six cards, preflop, exact", "call", other_shares, Bar(1, 1)),
    Work("omaha-hilo", "Omaha hi-lo, preflop, exact", "call", other_shares, Bar(1, 1)),
    Work("omaha-hilo-flop", "Omaha hi-lo on a flop, exact", "call", other_shares, Bar(1, 1)),
    Work("hands-6", "complete random hands, six seats", "hand", other_length, Bar(1, 2)),
    Work("hands-3", "complete random hands, three seats", "hand", other_length, Bar(1, 2)),
)  # fmt: skip
