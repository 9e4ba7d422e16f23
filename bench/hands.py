"""Complete random hands, showdown included, beside PokerKit.

    python bench/hands.py [--hands 400] [--rounds 7]

Each player picks evenly among what he may do: fold if there is a bet, check or call,
raise by the minimum. Both sides draw from equal random numbers, so they play the same
bets as long as their rules agree. Rounds alternate; CPU time; medians.
"""

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

from pokerkit import Automation, NoLimitTexasHoldem

from fifthstreet.cards import Card, Deck
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo
from fifthstreet.rules.hand import Dealer, Hand, Over
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import start_at

SMALL, BIG = 1, 2
STACK = 200 * BIG
DECK = Deck.FULL.cards


def ours(seats: int, seed: int) -> int:
    """Play one hand; how many actions the players took."""
    rng = Random(seed)
    deck = list(DECK)
    Random(seed + 1).shuffle(deck)
    hand = begin(start_at((STACK,) * seats, seats - 1, Stakes(SMALL, BIG))).hand
    actions = at = 0
    while not isinstance(hand.turn, Over):
        if isinstance(hand.turn, Dealer):
            deal, at = dealt(hand.turn, deck, at)
            hand = decide(hand, deal).hand
        else:
            hand = decide(hand, choose(hand, rng)).hand
            actions += 1
    return actions


def dealt(asked: Dealer, deck: list[Card], at: int) -> tuple[Deal, int]:
    """The next cards of the deck, and how many are gone then."""
    burn = deck[at] if asked.burn else None
    at += asked.burn
    hole = []
    for _ in asked.seats:
        hole.append(tuple(deck[at : at + asked.hole]))
        at += asked.hole
    end = at + asked.board
    return Deal(tuple(hole), tuple(deck[at:end]), burn), end


def choose(hand: Hand, rng: Random) -> Action:
    may = legal(hand)
    assert may is not None
    choices: list[Action] = [Check(may.seat)] if may.check else [Call(may.seat), Fold(may.seat)]
    if may.raise_to:
        choices.append(RaiseTo(may.seat, may.raise_to[0]))
    return choices[int(rng.random() * len(choices))]


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
