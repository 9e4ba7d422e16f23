"""Main pot and side pots: which chips can be won by whom, and how a pot divides.

A pot is a layer of chips. Everybody who put chips into a layer and has not
folded can win it. Folded chips stay in; their owner cannot win them.
"""

from collections.abc import Collection, Sequence
from itertools import accumulate

from msgspec import Struct

from fifthstreet.rules.stakes import Rake, RakeSplit


class Pot(Struct, frozen=True, gc=False):
    """Chips and the seats that can win them, in seat order."""

    chips: int
    seats: tuple[int, ...]


def pots(paid: Sequence[int], live: Collection[int], dead: int = 0) -> tuple[Pot, ...]:
    """Split the chips of a hand into pots, main pot first (RULES 9.1-9.3).

    paid  chips each seat put in during the whole hand, by seat number, without
          dead money; an uncalled bet has already gone back to its owner
    live  seats that have not folded; at least one
    dead  chips that count to nobody's bet

    The chips of all pots add up to sum(paid) + dead. Seats that folded never appear.

    >>> pots((50, 100, 200, 200), {0, 2, 3})
    (Pot(chips=200, seats=(0, 2, 3)), Pot(chips=350, seats=(2, 3)))
    """
    seats = sorted(live)
    highest = max(paid)
    for seat in seats:
        if paid[seat] < highest or not highest:
            break
    else:  # nobody is all-in for less
        return (Pot(sum(paid) + dead, tuple(seats)),)
    levels = sorted({paid[seat] for seat in seats} - {0})
    result = []
    floor = 0
    for level in levels:
        chips = 0
        for chip in paid:
            if chip > floor:
                chips += (chip if chip < level else level) - floor
        result.append(Pot(chips, tuple([seat for seat in seats if paid[seat] >= level])))
        floor = level
    # Only folded seats can have paid above the highest live level, and only where the
    # floor killed a hand: a folder always faced a bet at least as high as his own.
    above = sum([chip - floor for chip in paid if chip > floor])
    if result and above:
        result[-1] = Pot(result[-1].chips + above, result[-1].seats)
        above = 0
    if dead + above == 0:
        return tuple(result)
    if result and len(result[0].seats) == len(seats):
        result[0] = Pot(result[0].chips + dead, result[0].seats)
        return tuple(result)
    # Somebody is live with nothing but dead money in: it is a pot of its own (9.2).
    return (Pot(dead + above, tuple(seats)), *result)


def divide(chips: int, winners: int, unit: int = 1) -> tuple[list[int], int]:
    """What each of `winners` gets of a pot, and how many get an odd chip.

    unit  the smallest chip, of which `chips` is a multiple (RULES 11.4)

    The odd chips go to the first ones, at most one each (RULES 11.2, 11.3).

    >>> divide(101, 2)
    ([51, 50], 1)
    >>> divide(125, 2, 25)
    ([75, 50], 1)
    """
    each, odd = divmod(chips // unit, winners)
    return [(each + (place < odd)) * unit for place in range(winners)], odd


def rakes(chips: Sequence[int], rake: Rake, players: int, unit: int = 1) -> tuple[int, ...]:
    """What the house takes of each pot, main pot first (RULES 9.7).

    chips    of each pot, uncalled bets returned
    players  dealt in
    unit     the smallest chip; the rake is rounded down to it

    >>> rakes((1000, 500), Rake(percent=500, caps=(60,)), players=3)
    (50, 10)
    """
    cap = rake.caps[min(players - 2, len(rake.caps) - 1)] if rake.caps else None

    def taken(total: int) -> int:
        part = total * rake.percent // 10_000
        if cap is not None:
            part = min(part, cap)
        return part - part % unit

    total = taken(sum(chips))
    if rake.split is RakeSplit.FROM_MAIN:
        sums = list(accumulate(chips))
        parts = [taken(now) - taken(now - pot) for now, pot in zip(sums, chips, strict=True)]
    else:
        parts = [total * pot // sum(chips) for pot in chips]
        parts = [part - part % unit for part in parts]
    # No pot gives more than it has: what a small one cannot give the first others do.
    parts = [min(part, pot) for part, pot in zip(parts, chips, strict=True)]
    for number, pot in enumerate(chips):
        parts[number] += min(total - sum(parts), pot - parts[number])
    return tuple(parts)
