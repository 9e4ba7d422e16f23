"""clubs: any community-card game in Python, with an evaluator after deuces."""

from functools import partial
from random import Random
from typing import Any

import clubs

from bench._work import BIG, SMALL, STACK, hands_job

TABLES: dict[int, Any] = {}


def play(seats: int, seed: int) -> int:
    """One table for all hands, set back before each. It would take a fold for a check."""
    if seats not in TABLES:
        config = dict(clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER)
        blinds = [SMALL, BIG, *[0] * (seats - 2)]
        config.update(num_players=seats, blinds=blinds, start_stack=STACK)
        TABLES[seats] = clubs.poker.Dealer(**config)
    table = TABLES[seats]
    rng = Random(seed)
    seen = table.reset(reset_button=True, reset_stacks=True)
    actions = 0
    while True:
        call = seen["call"]
        choices = [call, -1] if call else [0]
        if seen["min_raise"] > call:
            choices.append(seen["min_raise"])
        bet = choices[int(rng.random() * len(choices))]
        actions += 1
        seen, _, done = table.step(bet)
        if all(done):
            return actions


JOBS = {
    "hands-6": {"clubs": partial(hands_job, play, 6)},
    "hands-3": {"clubs": partial(hands_job, play, 3)},
}
