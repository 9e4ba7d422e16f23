"""texasholdem: one table in Python. It draws the button and the cards from `random` itself."""

from functools import partial
from random import Random

from texasholdem import ActionType, PlayerState, TexasHoldEm

from bench._work import BIG, SMALL, STACK, hands_job


def play(seats: int, seed: int) -> int:
    """A new table for each hand, so that stacks are equal. It would let one fold for free."""
    rng = Random(seed)
    game = TexasHoldEm(buyin=STACK, big_blind=BIG, small_blind=SMALL, max_players=seats)
    game.start_hand()
    actions = 0
    while game.is_hand_running():
        facing = game.players[game.current_player].state == PlayerState.TO_CALL
        choices = [ActionType.CALL, ActionType.FOLD] if facing else [ActionType.CHECK]
        moves = game.get_available_moves()
        if ActionType.RAISE in moves.action_types:
            choices.append(ActionType.RAISE)
        action = choices[int(rng.random() * len(choices))]
        if action is ActionType.RAISE:
            game.take_action(action, total=moves.raise_range[0])
        else:
            game.take_action(action)
        actions += 1
    return actions


JOBS = {
    "hands-6": {"texasholdem": partial(hands_job, play, 6)},
    "hands-3": {"texasholdem": partial(hands_job, play, 3)},
}
