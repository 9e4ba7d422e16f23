"""Where button and blinds stand in the next hand: the dead button (RULES 5.4-5.10).

The big blind is fixed first: it moves to the next player who can be dealt in.
The small blind follows to where the big blind was, the button to where the small
blind was, whether or not anybody is there. So nobody pays a blind twice or
misses one, and a button or small blind may be dead.
"""

from collections.abc import Collection

from msgspec import Struct

from fifthstreet.rules.start import clockwise


class Lineup(Struct, frozen=True, gc=False):
    """Who is dealt in, and where button and blinds stand.

    small  where the small blind stands; posted only if that seat is dealt in
    dealt  at least two seats, by number
    """

    button: int
    small: int
    big: int
    dealt: tuple[int, ...]


def first_lineup(button: int, ready: Collection[int], seats: int) -> Lineup:
    """The first hand, or the first after a restart: all are dealt in, blinds follow the button.

    button  one of the ready seats; alone against one other it is the small blind (5.6)
    ready   at least two seats

    >>> first_lineup(2, {0, 1, 2}, 3)
    Lineup(button=2, small=0, big=1, dealt=(0, 1, 2))
    """
    ring = [seat for seat in clockwise(button, seats) if seat in ready]
    if len(ring) == 2:
        return Lineup(button, button, ring[0], tuple(sorted(ready)))
    return Lineup(button, ring[0], ring[1], tuple(sorted(ready)))


def next_lineup(
    small: int, big: int, ready: Collection[int], waiting: Collection[int], seats: int
) -> Lineup | None:
    """The hand after one whose blinds stood at `small` and `big`; None if nobody could play.

    ready    seats that were dealt in and go on
    waiting  seats that are dealt in once the big blind reaches them (5.8, 6.8, 6.9)

    The big blind of seat 2 goes broke; its small blind is dead, and the button
    then passes through the empty seat (RULES 16.10):

    >>> next_lineup(small=1, big=2, ready={0, 1, 3}, waiting=(), seats=4)
    Lineup(button=1, small=2, big=3, dealt=(0, 1, 3))
    >>> next_lineup(small=2, big=3, ready={0, 1, 3}, waiting=(), seats=4)
    Lineup(button=2, small=3, big=0, dealt=(0, 1, 3))
    """
    for seat in clockwise(big, seats):
        if seat in ready or seat in waiting:
            break
    else:
        return None
    dealt = tuple(sorted({*ready, seat}))
    if len(dealt) < 2:
        return None
    if len(dealt) == 2:
        # Heads-up the other one is button and small blind in one (5.6, 5.7).
        other = dealt[0] if dealt[1] == seat else dealt[1]
        return Lineup(other, other, seat, dealt)
    return Lineup(small, big, seat, dealt)
