"""What one viewer has seen: his fold of the table, and never more.

Nothing here holds the true table. `Seen` is folded from what `see` lets through;
whatever is told to a viewer (`views.py`) is read from it, and so is what a bot knows.
"""

from collections import deque
from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from fifthstreet.rules.events import (
    Called,
    Checked,
    Discarded,
    Folded,
    HandKilled,
    Posted,
    Raised,
    RunVoted,
)
from fifthstreet.rules.events import Event as HandEvent
from fifthstreet.rules.hand import Status
from fifthstreet.table.events import Event, HandBegan, InHand, SatDown
from fifthstreet.table.evolve import evolve
from fifthstreet.table.sight import see
from fifthstreet.table.table import Table

EVENTS_KEPT = 300  # whole hands of ten; a snapshot of so many always fits a line


class Did(NamedTuple):
    """What a seat did last on this street.

    chips  where the amount is worth saying
    cards  how many it exchanged
    """

    kind: str
    chips: int | None = None
    cards: int | None = None


class Seen:
    """The table as one viewer knows it: an occupant, or a spectator (None).

    events  the last ones he was told, with the numbers of the table's log
    began   where the running hand starts in that log
    names   whose cards lie at each seat; a newcomer does not inherit the past of his chair
    last    what each seat did last on this street
    """

    def __init__(self, viewer: str | None, since: Iterable[tuple[int, Event]]) -> None:
        self.viewer = viewer
        self.table: Table | None = None
        self.events: deque[tuple[int, Event]] = deque(maxlen=EVENTS_KEPT)
        self.began = 0
        self.names: dict[int, str] = {}
        self.last: dict[int, Did] = {}
        for number, event in since:
            self.look(number, event)

    def look(self, number: int, event: Event) -> None:
        """One more event, as far as this viewer may know it."""
        dealt = self.table.dealt if self.table else ()
        told = see(event, self.viewer, dealt)
        street = _street(self.table)
        self.table = evolve(self.table, told)
        if isinstance(told, HandBegan):
            self.began = number
            self.names = {i: chair.name for i, chair in enumerate(self.table.chairs) if chair}
            self.last = {}
        elif isinstance(told, InHand):
            if _street(self.table) != street:
                self.last = {i: one for i, one in self.last.items() if one.kind in WHOLE_HAND}
            self.last = did(self.last, told.event)
        elif isinstance(told, SatDown) and not self._in_hand(told.seat):
            self.names[told.seat] = told.name
        self.events.append((number, told))

    def told_since(self, number: int) -> list[tuple[int, Event]]:
        """What he was told from that number on, as far back as it is kept."""
        new = list(takewhile(lambda told: told[0] >= number, reversed(self.events)))
        return new[::-1]

    def newcomer(self, viewer: str) -> "Seen":
        """What somebody knows who sits down now: what any spectator has seen.

        Only a spectator's fold may be handed on.
        """
        assert self.viewer is None
        seen = Seen(viewer, ())
        seen.table, seen.began = self.table, self.began
        seen.events, seen.names, seen.last = self.events.copy(), dict(self.names), self.last
        return seen

    def _in_hand(self, seat: int) -> bool:
        hand = self.table.hand if self.table else None
        return hand is not None and hand.seats[seat].status is not Status.OUT

    @property
    def now(self) -> Table:
        """The table at its present event."""
        assert self.table is not None
        return self.table

    @property
    def seat(self) -> int | None:
        """Where this viewer sits."""
        return seat_of(self.now, self.viewer)


def seat_of(table: Table, occupant: str | None) -> int | None:
    """The seat of an occupant; None for a spectator."""
    for i, chair in enumerate(table.chairs):
        if chair is not None and occupant is not None and chair.occupant == occupant:
            return i
    return None


def _street(table: Table | None) -> int:
    return table.hand.street if table is not None and table.hand is not None else 0


WHOLE_HAND = ("fold", "all_in", "killed")  # holds longer than a street


def did(last: dict[int, Did], event: HandEvent) -> dict[int, Did]:
    """What each seat did last on this street, after one more event of the hand."""
    match event:
        case Posted(seat, what, chips):
            return {**last, seat: Did(str(what.value), chips)}
        case Folded(seat):
            return {**last, seat: Did("fold")}
        case Checked(seat):
            return {**last, seat: Did("check")}
        case Called(seat, chips, all_in):
            return {**last, seat: Did("all_in" if all_in else "call", chips)}
        case Raised(seat, to, by, _, all_in):
            kind = "all_in" if all_in else "bet" if by == to else "raise"
            return {**last, seat: Did(kind, to)}
        case Discarded(seat, cards):
            kind = "discard" if cards else "stand_pat"
            return {**last, seat: Did(kind, cards=len(cards))}
        case RunVoted(seat, agree):
            return {**last, seat: Did("run_twice" if agree else "run_once")}
        case HandKilled(seat):
            return {**last, seat: Did("killed")}
        case _:
            return last
