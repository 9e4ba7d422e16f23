"""eval7: an evaluator in Cython. Its equities are against a range, and mostly Monte Carlo."""

import eval7

from bench._work import Job, order, varied_hands


def single() -> Job:
    hands = [[eval7.Card(card) for card in hand] for hand in varied_hands()]
    evaluate = eval7.evaluate

    def run() -> None:
        for hand in hands:
            evaluate(hand)

    return Job(run, lambda: order([evaluate(hand) for hand in hands]), len(hands))


JOBS = {"single": {"eval7": single}}
