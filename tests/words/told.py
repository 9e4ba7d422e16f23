"""Pots explained from hands at hand, and whole hands of any game, played at random."""

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM, has_bring_in
from fifthstreet.rules.actions import BringIn, Call, Check, Deal, Discard, Fold, RaiseTo, RunTwice
from fifthstreet.rules.dividing import to_the_highest
from fifthstreet.rules.explain import explain_pot
from fifthstreet.rules.hand import Dealer, Over
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.rules.start import clockwise, start_at


def pot_told(number, pot, known, mucked, live, board, button, seats, game=HOLDEM):
    """`seats` hands were dealt, whoever is still in."""
    strengths = {seat: known[seat].best.strength for seat in pot.seats if seat in known}
    shares, _ = to_the_highest(pot.chips, strengths, clockwise(button, seats))
    return explain_pot(number, pot, shares, known, mucked, live, seats, board, game)


def played(game, rng, players, deck):
    """A whole hand and its events; None if the cards of `deck` do not suffice.

    deck  in the order of dealing; cards that come back after a shuffle are dealt again
    """
    unit = rng.choice((1, 1, 1, 5))  # every sum is in whole chips of it
    house = House(run_twice=rng.random() < 0.5, unit=unit)
    if has_bring_in(game):
        stakes = Stakes(0, 0, ante=unit, bring_in=2 * unit, bets=(4 * unit, 8 * unit), house=house)
    else:
        stakes = Stakes(unit, 2 * unit, ante=rng.choice((0, unit)), house=house)
    stacks = tuple(unit * rng.choice((7, 40, 40, 101, 200)) for _ in range(players))
    step = begin(start_at(stacks, rng.randrange(players), stakes, game))
    events = list(step.events)
    while not isinstance(step.hand.turn, Over):
        hand = step.hand
        if isinstance(hand.turn, Dealer):
            action = dealt(hand, deck)
            if action is None:
                return None
        else:
            action = chosen(hand, rng)
        step = decide(hand, action)
        events += step.events
    return step.hand, events


def dealt(hand, deck):
    asked = hand.turn
    out = {card for seat in hand.seats for card in seat.hole} | {*hand.board, *hand.burns}
    out |= {*hand.more.second, *hand.more.muck}
    left = [card for card in deck if card not in out]
    if len(left) < len(asked.seats) * asked.hole + asked.board + asked.burn:
        return None
    top = iter(left)
    burn = next(top) if asked.burn else None
    hole = tuple(tuple(next(top) for _ in range(asked.hole)) for _ in asked.seats)
    return Deal(hole, tuple(next(top) for _ in range(asked.board)), burn)


def chosen(hand, rng):
    may = legal(hand)
    assert may is not None
    if may.vote:
        return RunTwice(may.seat, agree=rng.random() < 0.95)
    if may.draw is not None:
        hole = [card for card in hand.seats[may.seat].hole if isinstance(card, Card)]
        return Discard(may.seat, tuple(rng.sample(hole, rng.randint(0, min(2, may.draw)))))
    if may.raise_to and rng.random() < 0.25:
        return RaiseTo(may.seat, may.raise_to[1])
    if may.bring_in is not None:
        return BringIn(may.seat)
    if may.check:
        return Check(may.seat)
    return Fold(may.seat) if rng.random() < 0.08 else Call(may.seat)
