"""A bot plays by the rules, by its own view, and by the seed."""

import time
from random import Random
from typing import Any

import pytest

from fifthstreet.bots.equity import sampled_equity
from fifthstreet.bots.player import Style, choose
from fifthstreet.cards import Card
from fifthstreet.dealing.deck import ShuffledDeck, deal
from fifthstreet.rules.actions import Action, Fold, RaiseTo
from fifthstreet.rules.evolve import fold
from fifthstreet.rules.hand import Over
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.sight import Viewer, see
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import start_at
from tests.conftest import SCALE

QUICK = Style(samples=12)


def random_deck(rng):
    return ShuffledDeck(tuple(rng.sample(list(Card), 52)))


def hands(count, seed, style=QUICK):
    """Bots among themselves; yields each decision as (view, seat, seed, action)."""
    rng = Random(seed)
    for number in range(count):
        stacks = tuple(
            rng.choice([0, 1, 60, 150, 1000, 10_000, 40_000]) for _ in range(rng.randint(2, 6))
        )
        if sum(map(bool, stacks)) < 2:
            continue
        button = rng.choice([seat for seat, stack in enumerate(stacks) if stack])
        step = begin(start_at(stacks, button, Stakes(50, 100)))
        hand, events, deck = step.hand, list(step.events), random_deck(rng)
        while not isinstance(hand.turn, Over):
            may = legal(hand)
            action: Action
            if may is None:
                action = deal(deck, hand)
            else:
                seat = may.seat
                view = fold(see(event, Viewer(seat)) for event in events)
                chance = rng.randrange(2**32)
                action = choose(view, seat, Random(chance), style)
                yield view, seat, chance, action
            step = decide(hand, action)  # raises if the bot did what it may not
            hand, events = step.hand, [*events, *step.events]
        assert sum(seat.stack for seat in hand.seats) == sum(stacks), number


def test_bots_play_legally_to_the_end_and_never_fold_for_free():
    kinds = set()
    for view, _, _, action in hands(4000 // SCALE, seed=1):
        may: Any = legal(view)
        kinds.add(type(action).__name__)
        if may.free:
            assert not isinstance(action, Fold)
        if isinstance(action, RaiseTo):
            assert may.raise_to[0] <= action.to <= may.raise_to[1]
    assert kinds == {"Fold", "Check", "Call", "RaiseTo"}


def test_the_same_view_and_seed_give_the_same_action():
    for view, seat, chance, action in hands(600 // SCALE, seed=2):
        assert choose(view, seat, Random(chance), QUICK) == action


def test_a_bot_sees_only_its_own_cards():
    for view, seat, _, _ in hands(600 // SCALE, seed=3):
        for other, there in enumerate(view.seats):
            if other != seat and there.hole:
                assert set(there.hole) == {None}
        assert None not in view.seats[seat].hole


def test_a_bot_waits_for_its_turn():
    view, seat, _, _ = next(hands(1, seed=4))
    with pytest.raises(ValueError, match="turn"):
        choose(view, seat + 1, Random(0))


def view_with(hole, board=(), stacks=(10_000, 10_000), raised=None):
    """Heads-up, seat 0 on the button with these cards and to act first."""
    cards = [Card(text) for text in hole]
    table = [Card(text) for text in board]
    rest = [card for card in Card if card not in {*cards, *table}]
    # Seat 1 is dealt first: its cards are slots 0 and 2; a burn stands before each street.
    order = [rest.pop(), cards[0], rest.pop(), cards[1]]
    for size in (3, 1, 1):
        order.append(rest.pop())
        order += [table.pop(0) if table else rest.pop() for _ in range(size)]
    deck = ShuffledDeck((*order, *rest))
    step = begin(start_at(stacks, 0, Stakes(50, 100)))
    step = decide(step.hand, deal(deck, step.hand))
    if raised:
        step = decide(step.hand, RaiseTo(0, 250))
        step = decide(step.hand, RaiseTo(1, raised))
    return step.hand


def test_aces_are_worth_what_they_are():
    """Aces against one random hand win 85.2 % (ties by half); 4,000 boards err by 0.6 %."""
    hand = view_with(["As", "Ah"])
    assert sampled_equity(hand, 0, {1: 1}, 4000, Random(5)) == pytest.approx(0.852, abs=0.025)


def test_an_opponent_who_raised_is_feared_more():
    hand = view_with(["Js", "9h"])
    any_two = sampled_equity(hand, 0, {1: 1}, 3000, Random(6))
    best_of_three = sampled_equity(hand, 0, {1: 3}, 3000, Random(6))
    assert best_of_three < any_two - 0.05


def test_aces_do_not_fold_and_seven_deuce_does():
    assert all(
        not isinstance(choose(view_with(["As", "Ah"], raised=10_000), 0, Random(n)), Fold)
        for n in range(10)
    )
    assert all(
        isinstance(choose(view_with(["7s", "2h"], raised=10_000), 0, Random(n)), Fold)
        for n in range(10)
    )


def test_a_decision_takes_little_time():
    """Not a measurement: ten times what it takes, so that only a blunder turns it red."""
    hand = view_with(["Js", "9h"])
    began = time.process_time()
    for n in range(10):
        choose(hand, 0, Random(n))
    assert (time.process_time() - began) / 10 < 0.2
