"""treys: look-up tables in Python. Smaller is stronger."""

from treys import Card, Evaluator

from bench._work import Job, order, varied_hands


def single() -> Job:
    hands = [[Card.new(card) for card in hand] for hand in varied_hands()]
    split = [(hand[:2], hand[2:]) for hand in hands]  # hole cards and board
    evaluate = Evaluator().evaluate

    def run() -> None:
        for hole, board in split:
            evaluate(hole, board)

    return Job(run, lambda: order([evaluate(*hand) for hand in split], True), len(hands))


JOBS = {"single": {"treys": single}}
