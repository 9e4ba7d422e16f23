"""Complete random hands, showdown included, beside PokerKit.

    python bench/hands.py [--hands 400] [--rounds 7]

Each player picks evenly among what he may do: fold if there is a bet, check or call,
raise by the minimum. Both sides draw from equal random numbers, so they play the same
bets as long as their rules agree. Rounds alternate; CPU time; medians.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from statistics import median
from time import process_time

from pokerkit import Automation, NoLimitTexasHoldem

from fifthstreet.cards import Card, Deck
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo
from fifthstreet.rules.hand import Dealer
from fifthstreet.rules.legal import Legal, legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import start_at

SMALL, BIG = 1, 2
STACK = 200 * BIG
STAKES = Stakes(SMALL, BIG)
DECK = Deck.FULL.cards
CARDS = Random(0)


def ours(seats: int, seed: int) -> int:
    """Play one hand; how many actions the players took."""
    random = Random(seed).random
    cards = iter(CARDS.sample(DECK, 2 * seats + 8))  # two each, five on the board, three burned
    hand = begin(start_at((STACK,) * seats, seats - 1, STAKES)).hand
    actions = 0
    while True:
        may = legal(hand)
        if may is not None:
            hand = decide(hand, choose(may, random)).hand
            actions += 1
        elif isinstance(hand.turn, Dealer):
            hand = decide(hand, dealt(hand.turn, cards)).hand
        else:
            return actions


def dealt(asked: Dealer, cards: Iterator[Card]) -> Deal:
    """The next cards of the deck: two for each, or a burn and the board."""
    burn = next(cards) if asked.burn else None
    hole = tuple([(next(cards), next(cards)) for _ in asked.seats])
    return Deal(hole, tuple(islice(cards, asked.board)), burn)


def choose(may: Legal, random: Callable[[], float]) -> Action:
    """In the order of PokerKit's choices below: check or call, fold, raise."""
    pick, bounds = random(), may.raise_to
    if may.check:
        return Check(may.seat) if bounds is None or pick < 1 / 2 else RaiseTo(may.seat, bounds[0])
    if bounds is None:
        return Call(may.seat) if pick < 1 / 2 else Fold(may.seat)
    if pick < 1 / 3:
        return Call(may.seat)
    return Fold(may.seat) if pick < 2 / 3 else RaiseTo(may.seat, bounds[0])


AUTOMATIONS = tuple(Automation)


def pokerkit(seats: int, seed: int) -> int:
    """The same in PokerKit, everything but the bets automated."""
    rng = Random(seed)
    state = NoLimitTexasHoldem.create_state(
        AUTOMATIONS, True, 0, (SMALL, BIG), BIG, (STACK,) * seats, seats
    )
    actions = 0
    while state.status:
        choices: list[Callable[[], object]] = [state.check_or_call]
        if state.checking_or_calling_amount:
            choices.append(state.fold)
        if state.can_complete_bet_or_raise_to():
            choices.append(state.complete_bet_or_raise_to)
        choices[int(rng.random() * len(choices))]()
        actions += 1
    return actions


def measure(play: Callable[[int, int], int], seats: int, hands: int, first: int) -> list[float]:
    """Microseconds a hand and an action, and actions a hand."""
    began = process_time()
    actions = sum(play(seats, seed) for seed in range(first, first + hands))
    spent = (process_time() - began) * 1e6
    return [spent / hands, spent / actions, actions / hands]


def main() -> None:
    parser = argparse.ArgumentParser(description="random hands beside PokerKit")
    parser.add_argument("--hands", type=int, default=400, help="in each round")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    for seats in (6, 3):
        rounds: dict[str, list[list[float]]] = {"ours": [], "pokerkit": []}
        for number in range(asked.rounds):
            for name, play in (("ours", ours), ("pokerkit", pokerkit)):
                rounds[name].append(measure(play, seats, asked.hands, number * asked.hands))
        medians = {
            name: [median(column) for column in zip(*rows, strict=True)]
            for name, rows in rounds.items()
        }
        for name, (hand, action, length) in medians.items():
            print(
                f"{seats} seats  {name:9}{hand:8.0f} us a hand  {action:6.1f} us an action  "
                f"{1e6 / hand:7.0f} hands a second  {length:.1f} actions a hand"
            )
        by_hand, by_action = (medians["pokerkit"][i] / medians["ours"][i] for i in (0, 1))
        print(f"{seats} seats  ratio {by_hand:.2f} by hand, {by_action:.2f} by action")


if __name__ == "__main__":
    main()
