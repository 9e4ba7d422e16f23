"""How a hand begins: the seats, their chips, the button and who posts what."""

from functools import cache

from msgspec import Struct

from fifthstreet.games import HOLDEM, Game
from fifthstreet.reasons import BadStart, IllegalAction
from fifthstreet.rules.stakes import Stakes

MOST_CHIPS = 10**15
"""The most chips of one stack or bet: far above any real one, and exact in every JSON reader."""


class Start(Struct, frozen=True, gc=False):
    """Everything about a hand that is known before its first event.

    stacks  chips of each seat before anything is posted; 0 where nobody is dealt in
    button  the seat of the button, which may be empty (RULES 5.4)
    small   the seat that posts the small blind; None if it is dead
    big     the seat that posts the big blind
    record  a foreign record: cards may be unknown, and unknown hands are mucked
    """

    game: Game
    stakes: Stakes
    stacks: tuple[int, ...]
    button: int
    small: int | None
    big: int
    record: bool = False


@cache
def clockwise(after: int, seats: int) -> tuple[int, ...]:
    """All seat numbers, clockwise, beginning with the one left of `after`."""
    return (*range(after + 1, seats), *range(after + 1))


def start_at(stacks: tuple[int, ...], button: int, stakes: Stakes, game: Game = HOLDEM) -> Start:
    """A hand whose blinds follow the button directly; heads-up the button is small (5.6).

    stacks  chips by seat, 0 where nobody is dealt in

    Raises IllegalAction(BadStart) if the button is no seat or nobody could play.
    """
    stacks = tuple(stacks)
    if not _is_seat(button, stacks):
        raise IllegalAction(BadStart("button"))
    if not all([type(chips) is int for chips in stacks]):
        raise IllegalAction(BadStart("chips"))
    ring = [seat for seat in clockwise(button, len(stacks)) if stacks[seat] > 0]
    if len(ring) < 2:
        raise IllegalAction(BadStart("stacks"))
    if len(ring) == 2 and stacks[button] > 0:
        big, small = ring
    else:
        small, big = ring[:2]
    return Start(game, stakes, stacks, button, small, big)


def check_start(start: Start) -> None:
    """Refuse a start that is no hand (RULES 4, 6.2, 7.7).

    Raises IllegalAction(BadStart) naming the field at fault.
    """
    fault = _fault(start)
    if fault is not None:
        raise IllegalAction(BadStart(fault))


def _fault(start: Start) -> str | None:
    """The first field that fits no hand."""
    stakes, stacks, streets = start.stakes, start.stacks, start.game.streets
    for chips in (*stacks, stakes.small, stakes.big, stakes.ante):
        if type(chips) is not int or chips > MOST_CHIPS:
            return "chips"
    players = len(stacks) - stacks.count(0)
    if not 2 <= len(stacks) <= 10 or players < 2 or min(stacks) < 0:
        return "stacks"
    if not 0 <= stakes.small <= stakes.big or stakes.big < 1:
        return "blinds"
    if stakes.ante < 0:
        return "ante"
    if not _is_seat(start.button, stacks):
        return "button"
    if not _is_seat(start.big, stacks) or stacks[start.big] == 0:
        return "big"
    small = start.small
    if small is not None and (
        not _is_seat(small, stacks) or small == start.big or stacks[small] == 0
    ):
        return "small"
    needed = sum([players * street.hole + street.board + street.burn for street in streets])
    return "deck" if needed > len(start.game.deck.cards) else None


def _is_seat(seat: object, stacks: tuple[int, ...]) -> bool:
    return type(seat) is int and 0 <= seat < len(stacks)
