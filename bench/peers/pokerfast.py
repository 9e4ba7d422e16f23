"""pokerfast: OMPEval in C++ behind ctypes, an evaluator and an engine for hold'em in Python.

Without its C++ library it cannot do the batch or an equity. `pf_evaluate` is that library's call
below the package, on bytes and an array made beforehand. It does not look for duplicates.
"""

import ctypes
from functools import partial
from itertools import chain, combinations, islice
from random import Random

from pokerfast import FastHand, equity, eval7

from bench._work import (
    BATCH,
    BIG,
    CHECKED,
    DECK,
    SMALL,
    SPOTS,
    STACK,
    Job,
    Spot,
    batch_hands,
    equity_job,
    hands_job,
    order,
    varied_hands,
)

NUMBERS = {card: number for number, card in enumerate(DECK)}  # its clubs and diamonds swap places


def single() -> Job:
    """Its evaluator in Python, with texts."""
    hands = [tuple(hand) for hand in varied_hands()]

    def run() -> None:
        for hand in hands:
            eval7(hand)

    return Job(run, lambda: order([eval7(hand) for hand in hands]), len(hands))


def single_raw() -> Job:
    """The library in C++ asked for one hand."""
    hands = [bytes(NUMBERS[card] for card in hand) for hand in varied_hands()]
    evaluate = equity._load().pf_evaluate
    place = (ctypes.c_uint16 * 1)()

    def run() -> None:
        for hand in hands:
            evaluate(hand, 1, 7, place)
            place[0]

    def answer() -> list[int]:
        return order([(evaluate(hand, 1, 7, place), place[0])[1] for hand in hands])

    return Job(run, answer, len(hands))


def batch() -> Job:
    hands = batch_hands()
    evaluate = equity._load().pf_evaluate
    strengths = hands[:, 0].astype("H")
    cards = ctypes.cast(hands.ctypes.data, ctypes.c_char_p)
    places = strengths.ctypes.data_as(ctypes.POINTER(ctypes.c_uint16))

    def run() -> None:
        evaluate(cards, len(hands), 7, places)  # hands must stay in memory

    def answer() -> list[int]:
        run()
        return order(strengths[:CHECKED].tolist())

    return Job(run, answer, BATCH)


def every_hand() -> Job:
    """Five million of all hands, a million at a time from all over the enumeration.

    Only the evaluation is timed: neither the enumeration nor a count of categories.
    """
    evaluate = equity._load().pf_evaluate
    size, every = 1_000_000, combinations(range(52), 7)
    parts = [
        bytes(
            chain.from_iterable(islice(every, 25_000_000 * (at > 0), 25_000_000 * (at > 0) + size))
        )
        for at in range(5)
    ]
    places = (ctypes.c_uint16 * size)()

    def run() -> None:
        for part in parts:
            evaluate(part, size, 7, places)

    return Job(run, lambda: None, size * len(parts))


def shares(spot: Spot) -> list[float]:
    return list(equity.equity(spot.players, spot.board))


def play(seats: int, seed: int) -> int:
    """Its own deal and showdown, and a rake at the end. It always seats the blinds first."""
    rng = Random(seed)
    hand = FastHand(None, True, seats, SMALL, BIG, STACK, STACK, rng)
    actions = 0
    while not hand.done:
        space = hand.get_action_space()
        choices = [hand.check] if "check" in space else [hand.call, hand.fold]
        if "min_bet" in space:
            choices.append(partial(hand.bet_or_raise, space["min_bet"]))
        choices[int(rng.random() * len(choices))]()
        actions += 1
    return actions


JOBS = {
    "single": {"pokerfast": single, "pokerfast raw": single_raw},
    "batch": {"pokerfast raw": batch},
    "all": {"pokerfast raw": every_hand},
    **{
        name: {"pokerfast": partial(equity_job, name, shares, list)}
        for name in SPOTS
        if "omaha" not in name
    },
    "hands-6": {"pokerfast": partial(hands_job, play, 6)},
    "hands-3": {"pokerfast": partial(hands_job, play, 3)},
}
