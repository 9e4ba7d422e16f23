"""PokerKit: many games in Python, the most careful of the peers."""

from functools import partial

from pokerkit import Card, StandardHighHand

from bench._work import Job, hands_job, order, varied_hands
from bench.hands import pokerkit


def single() -> Job:
    hands = [tuple(Card.parse("".join(hand))) for hand in varied_hands()]
    split = [(hand[:2], hand[2:]) for hand in hands]
    best = StandardHighHand.from_game
    timed = split[:200]  # enough: one takes as long as thousands of ours

    def run() -> None:
        for hole, board in timed:
            best(hole, board)

    def answer() -> list[int]:
        found = [best(*hand) for hand in split]
        return order([hand.entry.index for hand in found])

    return Job(run, answer, len(timed))


JOBS = {
    "single": {"pokerkit": single},
    "hands-6": {"pokerkit": partial(hands_job, pokerkit, 6)},
    "hands-3": {"pokerkit": partial(hands_job, pokerkit, 3)},
}
