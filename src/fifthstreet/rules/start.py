"""How a hand begins: the seats, their chips, the button and who posts what."""

from msgspec import Struct

from fifthstreet.games import HOLDEM, Game
from fifthstreet.reasons import BadStart, IllegalAction
from fifthstreet.rules.stakes import Stakes


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


def clockwise(after: int, seats: int) -> list[int]:
    """All seat numbers, clockwise, beginning with the one left of `after`."""
    return [*range(after + 1, seats), *range(after + 1)]


def start_at(stacks: tuple[int, ...], button: int, stakes: Stakes, game: Game = HOLDEM) -> Start:
    """A hand whose blinds follow the button directly; heads-up the button is small (5.6).

    stacks  chips by seat, 0 where nobody is dealt in

    Raises IllegalAction(BadStart) if the button is no seat or nobody could play.
    """
    if not 0 <= button < len(stacks):
        raise IllegalAction(BadStart("button"))
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
    stakes, stacks, game = start.stakes, start.stacks, start.game
    players = sum(chips > 0 for chips in stacks)
    whole = all(type(n) is int for n in (*stacks, stakes.small, stakes.big, stakes.ante))
    hole = sum(street.hole for street in game.streets)
    board = sum(street.board + street.burn for street in game.streets)
    faults = {
        "chips": not whole,
        "stacks": not 2 <= len(stacks) <= 10 or players < 2 or any(n < 0 for n in stacks),
        "blinds": not (0 <= stakes.small <= stakes.big and stakes.big >= 1),
        "ante": stakes.ante < 0,
        "button": not 0 <= start.button < len(stacks),
        "big": not (0 <= start.big < len(stacks) and stacks[start.big] > 0),
        "small": start.small is not None
        and (not 0 <= start.small < len(stacks) or start.small == start.big),
        "deck": players * hole + board > len(game.deck.cards),
    }
    if faults["small"] is False and start.small is not None:
        faults["small"] = stacks[start.small] <= 0
    for field, wrong in faults.items():
        if wrong:
            raise IllegalAction(BadStart(field))
