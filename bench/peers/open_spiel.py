"""OpenSpiel: games for research in C++; `universal_poker` is the engine of the ACPC."""

from functools import cache, partial
from random import Random
from typing import Any

import pyspiel

from bench._work import BIG, SMALL, STACK, hands_job


@cache
def game(seats: int) -> Any:
    return pyspiel.load_game(
        "universal_poker",
        {
            "betting": "nolimit",
            "bettingAbstraction": "fullgame",  # the others know no least raise
            "numPlayers": seats,
            "numRounds": 4,
            "blind": " ".join(map(str, [SMALL, BIG, *[0] * (seats - 2)])),
            "stack": " ".join([str(STACK)] * seats),
            "firstPlayer": "3 1 1 1",
            "numSuits": 4,
            "numRanks": 13,
            "numHoleCards": 2,
            "numBoardCards": "0 3 1 1",
        },
    )


def play(seats: int, seed: int) -> int:
    """Cards are chosen by us from those it offers. Actions: 0 folds, 1 calls, then raises upward."""
    rng = Random(seed)
    state = game(seats).new_initial_state()
    actions = 0
    while not state.is_terminal():
        choices = state.legal_actions()
        if state.is_chance_node():
            state.apply_action(choices[int(rng.random() * len(choices))])
            continue
        count = min(len(choices), 3 if choices[0] == 0 else 2)
        state.apply_action(choices[int(rng.random() * count)])
        actions += 1
    state.returns()  # the showdown
    return actions


JOBS = {
    "hands-6": {"open-spiel": partial(hands_job, play, 6)},
    "hands-3": {"open-spiel": partial(hands_job, play, 3)},
}
