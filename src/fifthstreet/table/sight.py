"""What an occupant may know of a table: the only censor.

Everything at a table is public but the cards of a hand, which `rules/sight.py` censors,
and who a player is from one stay to the next. Who may see which cards depends on who
was dealt them, not on who sits there now. A view is the fold of what `see` lets through;
an event whose kind has no rule here does not type-check.
"""

from typing import assert_never

from msgspec.structs import replace

from fifthstreet.rules.sight import SPECTATOR, Viewer
from fifthstreet.rules.sight import see as see_hand
from fifthstreet.table.events import (
    ButtonAsked,
    ButtonDrawn,
    EntryAsked,
    Event,
    GameChosen,
    GameStopped,
    HandBegan,
    HandSettled,
    InHand,
    LeaveAsked,
    SatDown,
    SatIn,
    SatOut,
    StoodUp,
    StraddleChosen,
    TableOpened,
    TimedOut,
    ToppedUp,
    TopUpAsked,
    TurnExtended,
    TurnOpened,
)
from fifthstreet.table.table import Table


def see(event: Event, viewer: str | None, dealt: tuple[str | None, ...]) -> Event:
    """The event as an occupant, or a spectator (None), may know it.

    dealt  `Table.dealt` at that event: who was dealt in, by seat
    """
    match event:
        case InHand(in_hand, at):
            return InHand(see_hand(in_hand, viewer_in_hand(viewer, dealt)), at)
        case HandBegan(table, at):
            # The checkpoint stands before the hand; were there one, nobody would see it.
            return HandBegan(_without_persons(replace(table, hand=None)), at)
        case SatDown():
            return replace(event, person="")
        case (
            TableOpened()
            | StoodUp()
            | LeaveAsked()
            | SatOut()
            | SatIn()
            | EntryAsked()
            | StraddleChosen()
            | GameChosen()
            | TopUpAsked()
            | ToppedUp()
            | GameStopped()
            | ButtonAsked()
            | ButtonDrawn()
            | TurnOpened()
            | TurnExtended()
            | TimedOut()
            | HandSettled()
        ):
            return event
        case _:
            assert_never(event)


def _without_persons(table: Table) -> Table:
    chairs = tuple([chair and replace(chair, person="") for chair in table.chairs])
    return replace(table, chairs=chairs, gone=())


def viewer_in_hand(occupant: str | None, dealt: tuple[str | None, ...]) -> Viewer:
    """How an occupant looks at a hand: from the seat he was dealt in, else as a spectator."""
    if occupant is None or occupant not in dealt:
        return SPECTATOR
    return Viewer(dealt.index(occupant))
