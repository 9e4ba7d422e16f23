"""phevaluator: a perfect hash in C. Smaller is stronger; it does not look for duplicates."""

from phevaluator import Card, _pheval, evaluate_7cards

from bench._work import Job, order, varied_hands

HANDS = [[Card.to_id(card) for card in hand] for hand in varied_hands()]


def raw() -> Job:
    """The function in C below its package, with numbers."""
    evaluate = _pheval.evaluate_7cards

    def run() -> None:
        for hand in HANDS:
            evaluate(*hand)

    return Job(run, lambda: order([evaluate(*hand) for hand in HANDS], True), len(HANDS))


def public() -> Job:
    """What its manual shows, with numbers too: texts take four times as long."""

    def run() -> None:
        for hand in HANDS:
            evaluate_7cards(*hand)

    return Job(run, lambda: order([evaluate_7cards(*hand) for hand in HANDS], True), len(HANDS))


JOBS = {"single": {"phevaluator raw": raw, "phevaluator": public}}
