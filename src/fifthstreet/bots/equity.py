"""How much of the pot a hand is worth, estimated by playing it to the end."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from random import Random

from fifthstreet.bots.drawing import discards
from fifthstreet.bots.quick import NONE, Judge, Strength, judge, low_place
from fifthstreet.cards import Card
from fifthstreet.games import Division, Game, board_cards, draws, hole_cards
from fifthstreet.rules.hand import Hand, Status

Cards = Sequence[Card]
Deals = Callable[[], tuple[list[Card], list[list[Card]], Cards]]
"""Deals once to the end: the own cards, those of each opponent, and the board."""


def opponents(hand: Hand, seat: int) -> list[int]:
    """Live seats other than this one."""
    return [i for i, s in enumerate(hand.seats) if i != seat and s.status is Status.LIVE]


def sampled_equity(
    hand: Hand, seat: int, picks: Mapping[int, int], samples: int, rng: Random
) -> float:
    """The share of the pot this seat would get at a showdown, 0 to 1.

    hand     the seat's own view: it knows its own cards, what lies open and nothing else
    picks    for each opponent, out of how many random holdings he keeps the best:
             1 for any cards, 2 for somebody who raised
    samples  how often the rest is dealt; the standard error is at most 0.5 / sqrt(samples)
    rng      the only source of chance

    Who keeps the best of several holdings is judged by what he has now. A split pot
    counts by share, and in a game that divides pots each half.
    """
    game = hand.start.game
    if draws(game):
        deals = _draws(hand, seat, picks, rng)
    elif board_cards(game):
        deals = _boards(hand, seat, picks, rng)
    else:
        deals = _streets(hand, seat, picks, rng)
    share = _both_halves if game.division is Division.HIGH_LOW else _of_high
    known = judge(game)
    return sum([share(known, *deals()) for _ in range(samples)]) / samples


# --- What a deal gives --------------------------------------------------------------------


def _of_high(known: Judge, mine: Cards, others: Sequence[Cards], board: Cards) -> float:
    best = known.high(mine, board)
    ties = 1
    for cards in others:
        strength = known.high(cards, board)
        if strength > best:
            return 0.0
        ties += strength == best
    return 1 / ties


def _both_halves(known: Judge, mine: Cards, others: Sequence[Cards], board: Cards) -> float:
    high = _of_high(known, mine, others, board)
    low = known.low(mine, board)
    if low == NONE:
        return high / 2 if high and any([known.low(cards, board) for cards in others]) else high
    ties = 1
    for cards in others:
        strength = known.low(cards, board)
        if strength > low:
            return high / 2
        ties += strength == low
    return (high + 1 / ties) / 2


# --- The rest of the cards ----------------------------------------------------------------


def _boards(hand: Hand, seat: int, picks: Mapping[int, int], rng: Random) -> Deals:
    """The rest of the board, and whole holdings for the others."""
    mine = _known(hand, seat)
    unseen = _unseen(hand, {*mine, *hand.board})
    missing = board_cards(hand.start.game) - len(hand.board)
    holes = len(mine)
    picks = _that_fit(picks, holes, len(unseen) - missing)
    needed = missing + holes * sum(picks.values())

    def deal() -> tuple[list[Card], list[list[Card]], Cards]:
        cards = rng.sample(unseen, needed)
        others = []
        at = missing
        for pick in picks.values():
            choices = [cards[at + holes * k : at + holes * (k + 1)] for k in range(pick)]
            at += holes * pick
            others.append(choices[0] if pick == 1 else max(choices, key=lambda c: _looks(c, hand)))
        return mine, others, (*hand.board, *cards[:missing])

    return deal


def _streets(hand: Hand, seat: int, picks: Mapping[int, int], rng: Random) -> Deals:
    """Stud: what lies open is known, also of those who folded; the rest is dealt to each."""
    mine = _known(hand, seat)
    up = {other: _known(hand, other) for other in picks}
    seen = {card for s in hand.seats for card in s.hole if card is not None}
    unseen = _unseen(hand, {*seen, *hand.board})
    to_come = hole_cards(hand.start.game) - len(mine) - len(hand.board)
    down = {other: len(hand.seats[other].hole) - len(up[other]) for other in picks}
    needed = to_come + sum([down[other] * pick + to_come for other, pick in picks.items()])
    crowded = needed > len(unseen)  # then others may be dealt the same cards: nobody would know

    def deal() -> tuple[list[Card], list[list[Card]], Cards]:
        cards = rng.sample(unseen, to_come if crowded else needed)
        at = to_come
        rest = [card for card in unseen if card not in cards] if crowded else []
        others = []
        for other, pick in picks.items():
            own = down[other] * pick + to_come
            dealt = rng.sample(rest, own) if crowded else cards[at : at + own]
            at += own
            size = down[other]
            choices = [[*up[other], *dealt[k * size : (k + 1) * size]] for k in range(pick)]
            holds = choices[0] if pick == 1 else max(choices, key=lambda c: _looks(c, hand))
            others.append([*holds, *dealt[size * pick :]])
        return [*mine, *cards[:to_come]], others, hand.board

    return deal


def _draws(hand: Hand, seat: int, picks: Mapping[int, int], rng: Random) -> Deals:
    """Draw: everybody exchanges as this bot would; the others have done so from the start."""
    game = hand.start.game
    mine = _known(hand, seat)
    thrown = [card for card in hand.more.muck if card is not None]
    size, every = hole_cards(game), draws(game)
    unseen = _unseen(hand, {*mine, *thrown})
    if len(unseen) < size * len(picks):  # what he threw away may be back in play
        unseen = _unseen(hand, {*mine})
    picks = _that_fit(picks, size, len(unseen))
    left = sum([street.draw > 0 for street in game.streets[hand.street + 1 :]])

    def deal() -> tuple[list[Card], list[list[Card]], Cards]:
        stub = rng.sample(unseen, len(unseen))
        others = []
        for pick in picks.values():
            choices = [[stub.pop() for _ in range(size)] for _ in range(pick)]
            holds = choices[0] if pick == 1 else max(choices, key=lambda c: _looks(c, hand))
            others.append(holds)
        others = [_drawn(cards, stub, game, every) for cards in others]
        return _drawn(mine, stub, game, left), others, ()

    return deal


def _drawn(cards: list[Card], stub: list[Card], game: Game, left: int) -> list[Card]:
    """The cards after so many draws; who finds the deck empty keeps what he has."""
    for after in range(left - 1, -1, -1):
        thrown = discards(cards, game, after)
        if not thrown or len(stub) < len(thrown):
            break
        kept = [card for card in cards if card not in thrown]
        cards = kept + [stub.pop() for _ in thrown]
    return cards


def _known(hand: Hand, seat: int) -> list[Card]:
    return [card for card in hand.seats[seat].hole if card is not None]


def _unseen(hand: Hand, seen: set[Card]) -> list[Card]:
    return [card for card in hand.start.game.deck.cards if card not in seen]


def _that_fit(picks: Mapping[int, int], size: int, cards: int) -> Mapping[int, int]:
    """The picks, or one for each where there are too few cards for more."""
    return picks if size * sum(picks.values()) <= cards else dict.fromkeys(picks, 1)


# --- How good cards look ------------------------------------------------------------------


def _looks(cards: list[Card], hand: Hand) -> Strength:
    """How good a holding looks to its owner now."""
    game = hand.start.game
    if board_cards(game) and len(hand.board) < 3:
        if len(cards) == 2:
            return (starting_score(cards),)
        return (sum([starting_score(list(two)) for two in combinations(cards, 2)]),)
    if len(cards) < 5 and not hand.board and not draws(game):
        return _rough(cards, low=game.ranking.low is not None)
    return judge(game).high(cards, hand.board)


def _rough(cards: list[Card], *, low: bool) -> Strength:
    """Three or four cards of stud: pairs and high ranks, or where low wins the opposite."""
    places = [low_place(card) if low else card.rank.place for card in cards]
    score = sum(places) + 20 * (len(places) - len(set(places)))
    return (-score if low else score,)


def starting_score(two: list[Card]) -> int:
    """Two hole cards before the flop on a rough scale: 24 for deuces, 68 for aces."""
    places = [card.rank.place for card in two if card is not Card.JOKER]
    high, low = max(places), min(places)  # a joker pairs the other one
    if high == low:
        return 24 + 4 * high - (2 if high == 12 else 0)
    gap = high - low
    return 2 * high + low + (4 if two[0].suit is two[1].suit else 0) + max(0, 4 - gap)
