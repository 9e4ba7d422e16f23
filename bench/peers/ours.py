"""Fifth Street. The only file here that knows our functions by name."""

from functools import partial
from typing import Any

import fifthstreet
from bench._work import (
    BATCH,
    CHECKED,
    SPOTS,
    Job,
    Spot,
    batch_hands,
    equity_job,
    hands_job,
    order,
    varied_hands,
)
from fifthstreet.odds.equity import _parse_range

GAMES = {
    "omaha": "omaha",
    "omaha-flop": "omaha",
    "omaha-six": "omaha6",
    "omaha-hilo": "omaha8",
    "omaha-hilo-flop": "omaha8",
}
ALL_HANDS = 133_784_560


def single() -> Job:
    hands = [[fifthstreet.Card(card) for card in hand] for hand in varied_hands()]
    evaluate = fifthstreet.evaluate

    def run() -> None:
        for hand in hands:
            evaluate(hand)

    return Job(run, lambda: order([evaluate(hand) for hand in hands]), len(hands))


def batch(threads: int = 1) -> Job:
    """Into an array made beforehand, as pokerfast's library writes into one."""
    hands = batch_hands()
    strengths = hands[:, 0].astype("H")

    def run() -> None:
        fifthstreet.evaluate_into(strengths, hands, threads=threads)

    def answer() -> list[int]:
        run()
        return order(strengths[:CHECKED].tolist())

    return Job(run, answer, BATCH)


def every_hand(threads: int = 1) -> Job:
    """Count the categories of all seven-card hands."""

    def run() -> Any:
        return fifthstreet.count_all(7, threads=threads)

    def answer() -> int:
        total = sum(run().values())
        if total != ALL_HANDS:
            raise ValueError(f"{total} hands counted")
        return total

    return Job(run, answer, ALL_HANDS)


def shares(name: str) -> Any:
    game = fifthstreet.GAMES[GAMES.get(name, "holdem52")]

    def asked(spot: Spot) -> Any:
        _parse_range.cache_clear()  # or a range would be read in the first round only
        return fifthstreet.equity(spot.players, spot.board, game=game)

    return asked


def read(counted: Any) -> list[float]:
    return [float(player.equity) for player in counted.players]


def equities(name: str) -> Job:
    return equity_job(name, shares(name), read)


def hands(seats: int) -> Job:
    from bench.hands import ours  # it wants PokerKit too

    return hands_job(ours, seats)


def built() -> str:
    """Which core runs here."""
    from fifthstreet.strength import fast

    return "interpreted" if str(fast.__file__).endswith(".py") else "compiled"


JOBS = {
    "single": {"fifthstreet": single},
    "batch": {"fifthstreet": batch},
    "batch-threads": {"fifthstreet": partial(batch, 2), "fifthstreet one thread": batch},
    "all": {"fifthstreet": every_hand},
    "all-threads": {"fifthstreet": partial(every_hand, 2), "fifthstreet one thread": every_hand},
    **{name: {"fifthstreet": partial(equities, name)} for name in SPOTS},
    "hands-6": {"fifthstreet": partial(hands, 6)},
    "hands-3": {"fifthstreet": partial(hands, 3)},
}
