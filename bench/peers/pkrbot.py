"""pkrbot: an evaluator in Cython. It does not look for duplicates."""

import pkrbot

from bench._work import Job, order, varied_hands


def single() -> Job:
    # A list of its cards is its fastest form; two lists of ranks and suits are slower.
    hands = [[pkrbot.Card(card) for card in hand] for hand in varied_hands()]
    evaluate = pkrbot.evaluate

    def run() -> None:
        for hand in hands:
            evaluate(hand)

    return Job(run, lambda: order([evaluate(hand) for hand in hands]), len(hands))


JOBS = {"single": {"pkrbot": single}}
