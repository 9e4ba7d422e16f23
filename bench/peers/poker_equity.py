"""poker-equity: exact and sampled equities of many games, in Rust. Ranges are lists of masks."""

from functools import cache, partial
from itertools import combinations, permutations, product
from typing import Any

import poker_equity

from bench._work import (
    CHECKED,
    DECK,
    RANKS,
    SPOTS,
    SUITS,
    Job,
    Spot,
    batch_hands,
    equity_job,
    order,
    varied_hands,
)

MASKS = {card: 1 << poker_equity.card_index(card) for card in DECK}
GAMES = {
    "omaha": "omaha",
    "omaha-flop": "omaha",
    "omaha-six": "omaha_six",
    "omaha-hilo": "omaha_hi_lo",
    "omaha-hilo-flop": "omaha_hi_lo",
}


def single() -> Job:
    """Smaller is stronger; a list of one, for there is no call for one hand."""
    hands = [["".join(hand)] for hand in varied_hands()]
    score = poker_equity.score_batch

    def run() -> None:
        for hand in hands:
            score("high", hand)

    return Job(run, lambda: order([score("high", hand)[0] for hand in hands], True), len(hands))


def batch() -> Job:
    """It takes texts; 200,000 of them, not to fill the memory."""
    data = batch_hands()[:200_000].tobytes()
    texts = ["".join(DECK[n] for n in data[at : at + 7]) for at in range(0, len(data), 7)]
    score = poker_equity.score_batch

    def answer() -> list[int]:
        return order(score("high", texts[:CHECKED]), True)

    return Job(lambda: score("high", texts), answer, len(texts))


@cache
def combos(text: str) -> list[list[int]]:
    """The masks of a range, made once: to read `22+` is not its job."""
    found: list[tuple[str, str]] = []
    for part in text.split(","):
        high, low = RANKS.index(part[0]), RANKS.index(part[1])
        if high == low:
            for rank in RANKS[low:] if part.endswith("+") else RANKS[low]:
                found += [(rank + a, rank + b) for a, b in combinations(SUITS, 2)]
            continue
        for rank in RANKS[low:high] if part.endswith("+") else RANKS[low]:
            suits = product(SUITS) if part[2] == "s" else permutations(SUITS, 2)
            found += [(RANKS[high] + two[0], rank + two[-1]) for two in suits]
    return [[MASKS[a], MASKS[b]] for a, b in found]


def shares(game: str, spot: Spot) -> Any:
    if "," in spot.players[0]:
        board = [MASKS[spot.board[at : at + 2]] for at in range(0, len(spot.board), 2)]
        counted = poker_equity.exact(game, [combos(text) for text in spot.players], board, 0)
    else:
        counted = poker_equity.exact_from_text(game, list(spot.players), spot.board)
    if counted is None:
        raise ValueError("more deals than it will count")
    return counted


def read(counted: Any) -> list[float]:
    return [player["equity"] for player in counted["players"]]


JOBS = {
    "single": {"poker-equity": single},
    "batch": {"poker-equity": batch},
    **{
        name: {
            "poker-equity": partial(
                equity_job, name, partial(shares, GAMES.get(name, "holdem")), read
            )
        }
        for name in SPOTS
    },
}
