"""A simple bot: it compares its share of the pot with the price.

`choose` is a function of the bot's own view, its style and a source of chance.
It never folds when checking is free, takes every size from `legal`, and always agrees to
run the board twice.
"""

from random import Random

from msgspec import Struct

from fifthstreet.bots.drawing import discards
from fifthstreet.bots.equity import opponents, sampled_equity
from fifthstreet.cards import Card
from fifthstreet.games import Division, draws
from fifthstreet.rules.actions import (
    Answer,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    RaiseTo,
    RunTwice,
)
from fifthstreet.rules.hand import Hand, in_the_middle
from fifthstreet.rules.legal import Legal, legal, opening_bet

SIZES = (1 / 2, 2 / 3, 2 / 3, 1.0)  # of the pot, after calling
CROWD = 3  # more opponents than this take time to judge
FAR = 8  # big blinds: whoever bet more on the first street holds something


class Style(Struct, frozen=True):
    """How a bot plays.

    samples  how often the rest is dealt for one decision: 160 take about 8 ms and err by
             at most 4 %
    value    bets and raises from so many times its fair share of the pot
    bluff    how often it bets without a hand, where nobody has bet
    slow     how often it keeps a good hand quiet
    caution  how much better than the price a call must be where the whole stack is at stake
    """

    samples: int = 160
    value: float = 1.3
    bluff: float = 0.12
    slow: float = 0.15
    caution: float = 0.08


USUAL = Style()


def choose(hand: Hand, seat: int, rng: Random, style: Style = USUAL) -> Answer:
    """What this seat does now.

    hand  the seat's view; only its own cards and what lies open are known in it

    Raises ValueError if it is not this seat's turn.
    """
    choices = legal(hand)
    if choices is None or choices.seat != seat:
        raise ValueError(f"it is not the turn of seat {seat}")
    if choices.vote:
        return RunTwice(seat, agree=True)
    if choices.draw is not None:
        return _draw(hand, seat, choices.draw)
    return _bet(hand, seat, choices, rng, style)


def _draw(hand: Hand, seat: int, most: int) -> Discard:
    game = hand.start.game
    left = sum([street.draw > 0 for street in game.streets[hand.street + 1 :]])
    cards = [card for card in hand.seats[seat].hole if card is not None]
    return Discard(seat, discards(cards, game, left)[:most])


def _bet(hand: Hand, seat: int, choices: Legal, rng: Random, style: Style) -> Answer:
    others = opponents(hand, seat)
    equity = sampled_equity(
        hand, seat, _picks(hand, others), _samples(hand, seat, others, style), rng
    )
    fair = 1 / (len(others) + 1)
    strong = equity > style.value * fair
    pot = in_the_middle(hand)
    if choices.bring_in is not None:
        if choices.raise_to and strong and rng.random() >= style.slow:
            return RaiseTo(seat, choices.raise_to[0])
        return BringIn(seat)
    if choices.check:
        bluffs = rng.random() < style.bluff
        if choices.raise_to and (bluffs or (strong and rng.random() >= style.slow)):
            return _raise(hand, seat, choices, equity, rng)
        return Check(seat)
    call = choices.call or 0
    stack = hand.seats[seat].stack
    price = call / (pot + call)
    margin = style.caution * call / stack
    very_strong = equity > (1 + 1.6 * (style.value - 1)) * fair
    if choices.raise_to and very_strong and equity > price + margin and rng.random() >= style.slow:
        return _raise(hand, seat, choices, equity, rng)
    if equity > price + margin:
        return Call(seat)
    return Fold(seat)


def _picks(hand: Hand, others: list[int]) -> dict[int, int]:
    """Who raised keeps the best of two holdings; the best of three if he bet much."""
    far = hand.street == 0 and hand.to_match > FAR * opening_bet(hand.start, 0)
    return {seat: (3 if far else 2) if seat == hand.last_aggressor else 1 for seat in others}


def _samples(hand: Hand, seat: int, others: list[int], style: Style) -> int:
    """Fewer where a deal is slow to judge: with a joker, with two halves, with draws to play."""
    game, share = hand.start.game, 1
    if Card.JOKER in game.deck.cards:
        share = 8 if Card.JOKER in (*hand.seats[seat].hole, *hand.board) else 2
    elif len(others) > CROWD and (draws(game) or game.division is Division.HIGH_LOW):
        share = 2
    return max(style.samples // share, 1)


def _raise(hand: Hand, seat: int, choices: Legal, equity: float, rng: Random) -> RaiseTo:
    """A part of the pot, kept within what is legal; all-in where little would be left."""
    assert choices.raise_to is not None
    lowest, highest = choices.raise_to
    call = choices.call or 0
    pot = in_the_middle(hand) + call
    to = hand.to_match + round(pot * rng.choice(SIZES))
    if hand.street == 0:
        # Before the flop sizes go by the bet: three times it, a little more with company.
        to = round(hand.to_match * rng.choice((2.5, 3, 3)))
    unit = hand.start.stakes.house.unit
    to = min(max(to // unit * unit, lowest), highest)
    left = hand.seats[seat].stack + hand.seats[seat].bet - to
    if left < pot / 2 and equity > 0.5:
        to = highest
    return RaiseTo(seat, to)
