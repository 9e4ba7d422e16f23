"""What happened at a table. The log of a table is these events, numbered from 0.

Events of the hand travel inside `InHand`. `at` is the time of the command that
caused an event, in milliseconds.
"""

from typing import TypeAlias

from msgspec import Struct

from fifthstreet.rules.events import Event as HandEvent
from fifthstreet.table.table import Options, Table


class TableOpened(Struct, frozen=True, gc=False, tag="table_opened"):
    """The first event of every table."""

    options: Options
    at: int


class SatDown(Struct, frozen=True, gc=False, tag="sat_down"):
    """A seat is taken; `waits` until the big blind arrives there.

    person  is told to nobody
    """

    seat: int
    occupant: str
    name: str
    chips: int
    waits: bool
    at: int
    person: str = ""


class StoodUp(Struct, frozen=True, gc=False, tag="stood_up"):
    """A seat is free; the player leaves with `chips`."""

    seat: int
    occupant: str
    chips: int
    at: int


class LeaveAsked(Struct, frozen=True, gc=False, tag="leave_asked"):
    """The player leaves as soon as the hand lets him."""

    seat: int
    at: int


class SatOut(Struct, frozen=True, gc=False, tag="sat_out"):
    """Not dealt in from now on, or from the next hand on while one is running."""

    seat: int
    now: bool
    at: int


class SatIn(Struct, frozen=True, gc=False, tag="sat_in"):
    """Back, or never away; `waits` until the big blind arrives there."""

    seat: int
    waits: bool
    at: int


class EntryAsked(Struct, frozen=True, gc=False, tag="entry_asked"):
    """The player pays to be dealt in as soon as his seat allows it (RULES 6.8, 6.9)."""

    seat: int
    at: int


class StraddleChosen(Struct, frozen=True, gc=False, tag="straddle_chosen"):
    """Whether the player straddles when he is under the gun."""

    seat: int
    on: bool
    at: int


class GameChosen(Struct, frozen=True, gc=False, tag="game_chosen"):
    """The game from the next hand on, by its code, and who wanted it."""

    seat: int
    code: str
    at: int


class TopUpAsked(Struct, frozen=True, gc=False, tag="top_up_asked"):
    """Chips to be added before the next hand."""

    seat: int
    chips: int
    at: int


class ToppedUp(Struct, frozen=True, gc=False, tag="topped_up"):
    """Chips were added between hands; 0 if what was asked for no longer fits the limits."""

    seat: int
    chips: int
    at: int


class GameStopped(Struct, frozen=True, gc=False, tag="game_stopped"):
    """Fewer than two players can be dealt in: the table waits (RULES 5.10).

    Whoever waits for the big blind need not any more: the game restarts.
    """

    at: int


class ButtonAsked(Struct, frozen=True, gc=False, tag="button_asked"):
    """The dealer is to draw the first button among these seats; nobody: the draw is off."""

    seats: tuple[int, ...]
    at: int


class ButtonDrawn(Struct, frozen=True, gc=False, tag="button_drawn"):
    """The first button."""

    seat: int
    at: int


class HandBegan(Struct, frozen=True, gc=False, tag="hand_began"):
    """A hand begins. `table` is a full checkpoint: what came before need not be read.

    It is the table after this event: its `number` is the event's own number plus 1,
    and its hand is None. The hand's own first event follows as InHand(HandStarted).
    """

    table: Table
    at: int


class InHand(Struct, frozen=True, gc=False, tag="in_hand"):
    """An event of the running hand."""

    event: HandEvent
    at: int


class TurnOpened(Struct, frozen=True, gc=False, tag="turn_opened"):
    """A player's decision opens; its number is the number of this event.

    due, bank_due  as in Turn
    """

    seat: int
    due: int
    bank_due: int
    at: int


class TurnExtended(Struct, frozen=True, gc=False, tag="turn_extended"):
    """The player's clock was given back after the service stood still."""

    due: int
    bank_due: int
    at: int


class TimedOut(Struct, frozen=True, gc=False, tag="timed_out"):
    """The time was up, the bank too; what costs nothing follows, or a fold (RULES 14.2)."""

    seat: int
    at: int


class HandSettled(Struct, frozen=True, gc=False, tag="hand_settled"):
    """The hand is over and the stacks of its players are theirs again, by seat.

    After a void hand they are those of its start. Their time banks are refilled (RULES 14.1).
    """

    stacks: tuple[int, ...]
    at: int


Event: TypeAlias = (
    TableOpened
    | SatDown
    | StoodUp
    | LeaveAsked
    | SatOut
    | SatIn
    | EntryAsked
    | StraddleChosen
    | GameChosen
    | TopUpAsked
    | ToppedUp
    | ButtonAsked
    | ButtonDrawn
    | HandBegan
    | InHand
    | TurnOpened
    | TurnExtended
    | TimedOut
    | GameStopped
    | HandSettled
)
