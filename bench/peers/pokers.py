"""pokers: no-limit hold'em in Rust. It prints the ranks of every showdown; nobody reads them here."""

from functools import partial
from random import Random

from pokers import Action, ActionEnum, State

from bench._work import BIG, SMALL, STACK, hands_job


def play(seats: int, seed: int) -> int:
    """Chips are floats, a raise is what goes on top of the call. It would let one fold for free.

    Its least raise is the big blind, as ours is while everybody raises by the least.
    """
    rng = Random(seed)
    state = State.from_seed(seats, 0, SMALL, BIG, STACK, seed)
    actions = 0
    while not state.final_state:
        choices = state.legal_actions
        if ActionEnum.Call not in choices:
            choices = [action for action in choices if action != ActionEnum.Fold]
        action = choices[int(rng.random() * len(choices))]
        if action == ActionEnum.Raise:
            state = state.apply_action(Action(action, BIG))
        else:
            state = state.apply_action(Action(action))
        actions += 1
    return actions


JOBS = {
    "hands-6": {"pokers": partial(hands_job, play, 6)},
    "hands-3": {"pokers": partial(hands_job, play, 3)},
}
