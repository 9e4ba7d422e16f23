"""A table after an event: the only place a table changes.

`evolve` never refuses and decides nothing: the past is not judged again. So a
table, or one occupant's view of it, can be rebuilt from its events alone,
beginning at the last HandBegan.
"""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from fifthstreet.rules.events import Called, Checked, Folded, Raised
from fifthstreet.rules.evolve import evolve as evolve_hand
from fifthstreet.table.events import (
    ButtonAsked,
    ButtonDrawn,
    Event,
    GameStopped,
    HandBegan,
    HandSettled,
    InHand,
    LeaveAsked,
    SatDown,
    SatIn,
    SatOut,
    StoodUp,
    TableOpened,
    TimedOut,
    ToppedUp,
    TopUpAsked,
    TurnExtended,
    TurnOpened,
)
from fifthstreet.table.table import Chair, DrawButton, Presence, Table, Turn


def evolve(table: Table | None, event: Event) -> Table:
    """The table after `event`; TableOpened and HandBegan need no table before them."""
    match event:
        case HandBegan():
            return event.table
        case TableOpened(options, at):
            return Table(options, (None,) * options.seats, number=1, at=at)
    assert table is not None
    changed = _changed(table, event)
    return replace(changed, number=table.number + 1, at=event.at)


def fold(events: Iterable[Event], table: Table | None = None) -> Table:
    """The table after all of `events`.

    Raises ValueError if there is neither a table nor an event.
    """
    for event in events:
        table = evolve(table, event)
    if table is None:
        raise ValueError("no events, no table")
    return table


Change = (
    SatDown
    | StoodUp
    | LeaveAsked
    | SatOut
    | SatIn
    | TopUpAsked
    | ToppedUp
    | GameStopped
    | ButtonAsked
    | ButtonDrawn
    | InHand
    | TurnOpened
    | TurnExtended
    | TimedOut
    | HandSettled
)


def _changed(table: Table, event: Change) -> Table:
    match event:
        case InHand():
            return _in_hand(table, event)
        case TurnOpened(seat, due, bank_due, at):
            return replace(table, turn=Turn(table.number, seat, at, due, bank_due))
        case SatDown(seat, occupant, name, chips, waits):
            presence = Presence.WAITING if waits else Presence.PLAYING
            bank = table.options.clock.bank
            return _seated(table, seat, Chair(occupant, name, chips, presence, bank=bank))
        case StoodUp(seat):
            return _seated(table, seat, None)
        case LeaveAsked(seat):
            return _chair(table, seat, leaving=True)
        case SatOut(seat, now):
            if not now:
                return _chair(table, seat, next_out=True)
            chair = chair_at(table, seat)
            broke = chair.stack == 0 and not chair.next_out
            return _chair(
                table, seat, presence=Presence.SITTING_OUT, next_out=False, timeouts=0, broke=broke
            )
        case SatIn(seat, waits):
            presence = Presence.WAITING if waits else Presence.PLAYING
            return _chair(table, seat, presence=presence, next_out=False, timeouts=0, broke=False)
        case TopUpAsked(seat, chips):
            return _chair(table, seat, top_up=chips)
        case ToppedUp(seat, chips):
            return _chair(table, seat, stack=chair_at(table, seat).stack + chips, top_up=0)
        case GameStopped():
            return _stopped(table)
        case ButtonAsked(seats):
            return replace(table, draw=DrawButton(seats) if seats else None)
        case ButtonDrawn(seat):
            return replace(table, draw=None, drawn=seat)
        case TurnExtended(due, bank_due):
            assert table.turn is not None
            return replace(table, turn=replace(table.turn, due=due, bank_due=bank_due))
        case TimedOut(seat):
            assert table.turn is not None
            expired = replace(table, turn=replace(table.turn, expired=True))
            timeouts = chair_at(table, seat).timeouts + 1
            return _chair(expired, seat, timeouts=timeouts, bank=0)
        case HandSettled(stacks):
            return _settled(table, stacks)
        case _:
            assert_never(event)


def chair_at(table: Table, seat: int) -> Chair:
    """The chair of an occupied seat."""
    chair = table.chairs[seat]
    assert chair is not None
    return chair


def bank_left(turn: Turn, at: int) -> int:
    """What is left of the time bank when a decision is made at that moment."""
    return max(turn.bank_due - max(at, turn.due), 0)


def _seated(table: Table, seat: int, chair: Chair | None) -> Table:
    chairs = list(table.chairs)
    chairs[seat] = chair
    return replace(table, chairs=tuple(chairs))


def _chair(table: Table, seat: int, **changes: object) -> Table:
    return _seated(table, seat, replace(chair_at(table, seat), **changes))


def _in_hand(table: Table, event: InHand) -> Table:
    hand = evolve_hand(table.hand, event.event)
    turn = table.turn
    if turn is None or not isinstance(event.event, Folded | Checked | Called | Raised):
        return replace(table, hand=hand)
    if not turn.expired:
        # A decision of his own: the timeouts in a row are over.
        table = _chair(table, turn.seat, timeouts=0, bank=bank_left(turn, event.at))
    return replace(table, hand=hand, turn=None)


def _settled(table: Table, stacks: tuple[int, ...]) -> Table:
    clock = table.options.clock
    chairs = list(table.chairs)
    for seat, chair in enumerate(chairs):
        if chair is not None and chair.occupant == table.dealt[seat]:
            bank = min(chair.bank + clock.refill, clock.bank)
            chairs[seat] = replace(chair, stack=stacks[seat], bank=bank)
    return replace(table, chairs=tuple(chairs), running=False)


def _stopped(table: Table) -> Table:
    chairs = tuple(
        replace(chair, presence=Presence.PLAYING)
        if chair is not None and chair.presence is Presence.WAITING
        else chair
        for chair in table.chairs
    )
    return replace(table, chairs=chairs, restart=True)
