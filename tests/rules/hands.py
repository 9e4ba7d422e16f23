"""Random hands for the tests: starts of every kind, decks, and choices among what is legal."""

from random import Random

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo
from fifthstreet.rules.hand import Dealer, Hand, Over
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import Step, begin, decide
from fifthstreet.rules.stakes import (
    AnteBy,
    BigBlindAnte,
    FirstToShow,
    FreeFold,
    House,
    SeeCalled,
    ShortOpen,
    Stakes,
)
from fifthstreet.rules.start import Start, clockwise


def random_house(rng: Random) -> House:
    return House(
        short_open=rng.choice(list(ShortOpen)),
        first_to_show=rng.choice(list(FirstToShow)),
        big_blind_ante=rng.choice(list(BigBlindAnte)),
        free_fold=rng.choice(list(FreeFold)),
        see_called=rng.choice(list(SeeCalled)),
        face_up_all_in=rng.random() < 0.5,
        burns=rng.random() < 0.8,
    )


def random_start(rng: Random) -> Start:
    """Two to ten players at up to ten seats, some nearly broke; dead buttons and blinds too."""
    seats = rng.randint(2, 10)
    players = rng.sample(range(seats), rng.randint(2, seats))
    deep = rng.choice((8, 30, 200))
    stacks = [0] * seats
    for seat in players:
        stacks[seat] = rng.randint(1, deep)
    button = rng.choice(players) if rng.random() < 0.8 else rng.randrange(seats)
    ring = [seat for seat in clockwise(button, seats) if stacks[seat]]
    small: int | None
    if len(ring) == 2 and stacks[button]:
        big, small = ring
    else:
        small, big = ring[:2]
        if rng.random() < 0.1:
            small, big = None, ring[0]
    blind = rng.randint(1, 6)
    stakes = Stakes(
        small=rng.randint(0, blind),
        big=blind,
        ante=rng.choice((0, 0, 1, rng.randint(1, 7))),
        ante_by=rng.choice(list(AnteBy)),
        house=random_house(rng),
    )
    return Start(HOLDEM, stakes, tuple(stacks), button, small, big)


def shuffled(rng: Random) -> list[Card]:
    deck = list(Card)
    rng.shuffle(deck)
    return deck


def deal(hand: Hand, deck: list[Card]) -> Deal:
    """What the dealer is asked for, from a deck that holds all 52 cards of this hand in order."""
    asked = hand.turn
    assert isinstance(asked, Dealer)
    gone = sum(len(seat.hole) for seat in hand.seats) + len(hand.board) + len(hand.burns)
    top = iter(deck[gone:])
    burn = next(top) if asked.burn else None
    hole = tuple(tuple(next(top) for _ in range(asked.hole)) for _ in asked.seats)
    return Deal(hole, tuple(next(top) for _ in range(asked.board)), burn)


def choose(hand: Hand, rng: Random, raises: float = 0.3) -> Action:
    """Anything legal: raises of every size, folds for nothing where the house allows them."""
    may = legal(hand)
    assert may is not None
    if may.raise_to and rng.random() < raises:
        lowest, highest = may.raise_to
        to = rng.choice((lowest, lowest, highest, rng.randint(lowest, highest)))
        return RaiseTo(may.seat, to)
    if may.fold and rng.random() < (0.05 if may.free else 0.25):
        return Fold(may.seat, confirm=may.free)
    return Check(may.seat) if may.check else Call(may.seat)


def play(
    start: Start, rng: Random, deck: list[Card] | None = None
) -> list[tuple[Action | None, Step]]:
    """A whole hand: each action with what followed; the first step has no action."""
    deck = deck or shuffled(rng)
    step = begin(start)
    steps: list[tuple[Action | None, Step]] = [(None, step)]
    while not isinstance(step.hand.turn, Over):
        hand = step.hand
        asked = isinstance(hand.turn, Dealer)
        action = deal(hand, deck) if asked else choose(hand, rng)
        step = decide(hand, action)
        steps.append((action, step))
    return steps
