"""How chips go to the best hands: halves for high and low, equal hands, odd chips (RULES 11).

Suits are read here for odd chips alone; they never decide a pot (11.6).
"""

from collections.abc import Mapping, Sequence

from fifthstreet.cards import Card, Rank
from fifthstreet.games import OddChips
from fifthstreet.rules.events import Part, Share, Side
from fifthstreet.rules.pots import divide
from fifthstreet.rules.stakes import OddCard, OddHiLo
from fifthstreet.rules.start import Start, clockwise
from fifthstreet.strength.ranking import Low
from fifthstreet.strength.reference import BestFive


def parts_of(
    chips: int,
    highs: Mapping[int, BestFive],
    lows: Mapping[int, BestFive],
    holes: Mapping[int, Sequence[Card | None]],
    start: Start,
    run: int = 0,
) -> list[Part]:
    """How chips go to the best hands and, in a divided game, to the best lows (11.5).

    highs, lows  the hands that can win, by seat; no lows: the high takes everything
    holes        their own cards
    """
    if not lows:
        return [_part(run, Side.WHOLE, chips, highs, holes, start)]
    more, less = _halves(chips, highs, lows, holes, start)
    return [
        _part(run, Side.HIGH, more, highs, holes, start),
        _part(run, Side.LOW, less, lows, holes, start),
    ]


def _part(
    run: int,
    side: Side,
    chips: int,
    bests: Mapping[int, BestFive],
    holes: Mapping[int, Sequence[Card | None]],
    start: Start,
) -> Part:
    strengths = {seat: best.strength for seat, best in bests.items()}
    ring = clockwise(start.button, len(start.stacks))
    if start.game.odd_chips is OddChips.SUIT:
        ring = by_suit(bests, holes, start, side)
    shares, odd = to_the_highest(chips, strengths, ring, start.stakes.house.unit)
    return Part(run, side, chips, shares, odd)


def _halves(
    chips: int,
    highs: Mapping[int, BestFive],
    lows: Mapping[int, BestFive],
    holes: Mapping[int, Sequence[Card | None]],
    start: Start,
) -> tuple[int, int]:
    """What goes to the high and to the low half; the odd chip as the house says (D-06)."""
    house = start.stakes.house
    (more, less), odd = divide(chips, 2, house.unit)
    if odd and house.odd_hilo is OddHiLo.SUIT:
        # The seed's rule (S3-19): of those who divide the pot the highest card by suit.
        high, low = (
            max([card_for_odd(best, holes[seat], start) for seat, best in _best(of).items()])
            for of in (highs, lows)
        )
        if low > high:
            return less, more
    return more, less


def _best(bests: Mapping[int, BestFive]) -> dict[int, BestFive]:
    top = max([best.strength for best in bests.values()])
    return {seat: best for seat, best in bests.items() if best.strength == top}


def by_suit(
    bests: Mapping[int, BestFive],
    holes: Mapping[int, Sequence[Card | None]],
    start: Start,
    side: Side = Side.WHOLE,
) -> tuple[int, ...]:
    """Seats in the order in which they get odd chips where suits decide that (11.5, 11.6)."""
    return tuple(
        sorted(
            bests,
            key=lambda seat: card_for_odd(bests[seat], holes[seat], start, side),
            reverse=True,
        )
    )


def card_for_odd(
    best: BestFive, hole: Sequence[Card | None], start: Start, side: Side = Side.WHOLE
) -> tuple[int, int]:
    """What the card is worth that decides where an odd chip goes; the larger gets it."""
    card = odd_card(best, hole, start, side)
    rank, suit = _worth(card, start, side)
    low = _wins_low(start, side) and start.stakes.house.odd_card is OddCard.ALL
    return (-rank, -suit) if low else (rank, suit)


def odd_card(
    best: BestFive, hole: Sequence[Card | None], start: Start, side: Side = Side.WHOLE
) -> Card:
    """The card that decides where an odd chip goes: the highest by rank, then suit (D-06).

    Of the five that play, or of all one's cards; for a low half Robert's Rules take the
    lowest of all.
    """
    every = start.stakes.house.odd_card is OddCard.ALL
    cards = [card for card in (hole if every else best.cards) if card and card is not Card.JOKER]
    pick = min if every and _wins_low(start, side) else max
    return pick(cards, key=lambda card: _worth(card, start, side))


def _wins_low(start: Start, side: Side) -> bool:
    return side is Side.LOW or start.game.ranking.low is not None


def _worth(card: Card, start: Start, side: Side) -> tuple[int, int]:
    ace_low = side is Side.LOW or start.game.ranking.low is Low.ACE_FIVE
    rank = -1 if ace_low and card.rank is Rank.ACE else card.rank.place
    return rank, -card.suit.place


def to_the_highest(
    chips: int, strengths: Mapping[int, tuple[int, ...]], ring: Sequence[int], unit: int = 1
) -> tuple[tuple[Share, ...], int]:
    """What each of the strongest gets, and how many of them an odd chip.

    strengths  of the hands that can win these chips, by seat
    ring       seats in the order in which they get odd chips
    unit       the smallest chip
    """
    top = max(strengths.values())
    winners = [seat for seat in ring if strengths.get(seat) == top]
    amounts, odd = divide(chips, len(winners), unit)
    return tuple(map(Share, winners, amounts)), odd
