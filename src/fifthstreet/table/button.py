"""Where button and blinds stand in the next hand, and who is dealt in (RULES 5.3-5.10).

Dead button: the big blind is fixed first, it moves to the next player who can be dealt in.
The small blind follows to where the big blind was, the button to where the small blind
was, whether or not anybody is there. So nobody pays a blind twice or misses one, and a
button or small blind may be dead.

Moving button, a choice of the house: the button goes to the next player, and the blinds
follow it. Then somebody may skip a blind or repeat one (X7).
"""

from collections.abc import Collection

from msgspec import Struct

from fifthstreet.rules.start import clockwise


class Lineup(Struct, frozen=True, gc=False):
    """Who is dealt in, and where button and blinds stand.

    small, big  where the blinds stand; the small blind is posted only if that seat is
                dealt in. None where a game without blinds is the first one; small is None
                where the button alone posts a blind
    dealt       at least two seats, by number
    """

    button: int
    small: int | None
    big: int | None
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
    small: int,
    big: int,
    ready: Collection[int],
    waiting: Collection[int],
    seats: int,
    posting: Collection[int] = (),
) -> Lineup | None:
    """The hand after one whose blinds stood at `small` and `big`; None if nobody could play.

    ready    seats that were dealt in and go on
    waiting  seats that are dealt in once the big blind reaches them (5.8, 6.8, 6.9)
    posting  those of them that pay to be dealt in before

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
    # Where two were alone and now are more, the button stands with the last one before the
    # small blind: who enters there, or is back without having missed a blind.
    there = {*ready, *posting} if small == seat else {*ready}
    button = next((s for s in reversed(between(small, big, seats)) if s in there), small)
    return _with_entries(Lineup(button, big, seat, tuple(sorted({*ready, seat}))), seats, posting)


def moved_lineup(
    button: int,
    ready: Collection[int],
    waiting: Collection[int],
    seats: int,
    posting: Collection[int] = (),
) -> Lineup | None:
    """The next hand where the button moves to the next player (5.3); None if nobody could play.

    Arguments as for `next_lineup`. The big blind of seat 2 goes broke: seat 3 was never it.

    >>> moved_lineup(0, {0, 1, 3}, (), 4)
    Lineup(button=1, small=3, big=0, dealt=(0, 1, 3))
    """
    ring = [seat for seat in clockwise(button, seats) if seat in ready]
    if not ring:
        return None
    if len(ring) == 1:
        posting = ()  # he and who has the big blind now are two alone
    there, small = ring[0], ring[1 % len(ring)]
    for big in clockwise(small, seats):
        if big != small and (big in ready or big in waiting):
            break
    else:
        return None
    if big == there:
        # Two alone: the button is the small blind (5.6). Who waits, waits between them.
        small, big, posting = there, small, ()
    return _with_entries(Lineup(there, small, big, tuple(sorted({*ready, big}))), seats, posting)


def button_blind_lineup(
    button: int, ready: Collection[int], waiting: Collection[int], seats: int
) -> Lineup | None:
    """The next hand where the button alone posts a blind (RULES 3.5); None if nobody could play.

    It goes to the next player who can be dealt in, as the big blind does with a dead
    button: nobody posts it twice running or is left out.

    >>> button_blind_lineup(0, {0, 1, 3}, {2}, 4)
    Lineup(button=1, small=None, big=1, dealt=(0, 1, 3))
    >>> button_blind_lineup(1, {0, 1, 3}, {2}, 4)
    Lineup(button=2, small=None, big=2, dealt=(0, 1, 2, 3))
    """
    for seat in clockwise(button, seats):
        if seat in ready or seat in waiting:
            dealt = tuple(sorted({*ready, seat}))
            return Lineup(seat, None, seat, dealt) if len(dealt) >= 2 else None
    return None


def _with_entries(lineup: Lineup, seats: int, posting: Collection[int]) -> Lineup | None:
    """The lineup with those who pay to be dealt in, unless their seat forbids it (6.8, X10).

    It lies between button and small blind, or it is the small blind's own: who posts the
    small blind has posted the big one before. The button's seat is not between (6.9). Paying
    adds players to a game and makes none: without two others the game restarts.
    """
    dealt, big = lineup.dealt, lineup.big
    assert lineup.small is not None and big is not None
    if len(dealt) < 2:
        return None
    closed = {lineup.small, *between(lineup.button, lineup.small, seats)}
    entering = {seat for seat in posting if seat not in closed} - {*dealt}
    if len(dealt) == 2 and not entering:
        # Heads-up the other one is button and small blind in one (5.6, 5.7).
        other = dealt[0] if dealt[1] == big else dealt[1]
        return Lineup(other, other, big, dealt)
    return Lineup(lineup.button, lineup.small, big, tuple(sorted({*dealt, *entering})))


def replayed(button: int, small: int, big: int, still: Collection[int], seats: int) -> Lineup:
    """A void hand again: button, blinds and players are those it had (RULES 12.3).

    still  those of its players who are there, at least two; in place of a big blind who
           is gone the next of them posts it

    >>> replayed(0, 1, 2, {0, 1, 3}, 4)
    Lineup(button=0, small=1, big=3, dealt=(0, 1, 3))
    """
    dealt = tuple(sorted(still))
    big = next(seat for seat in clockwise(big - 1, seats) if seat in still)
    if len(dealt) == 2:
        other = dealt[0] if dealt[1] == big else dealt[1]
        return Lineup(other, other, big, dealt)
    return Lineup(button, small, big, dealt)


def between(first: int, last: int, seats: int) -> tuple[int, ...]:
    """Seats strictly between two, clockwise; none if it is one seat.

    >>> between(3, 1, 5)
    (4, 0)
    """
    return tuple((first + step) % seats for step in range(1, (last - first) % seats))
