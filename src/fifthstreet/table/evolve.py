"""A table after an event: the only place a table changes.

`evolve` never refuses and decides nothing: the past is not judged again. So a
table, or one occupant's view of it, can be rebuilt from its events alone,
beginning at the last HandBegan.
"""

from collections.abc import Iterable
from typing import assert_never

from msgspec.structs import replace

from fifthstreet.rules.events import (
    Called,
    Checked,
    Discarded,
    Folded,
    Misdealt,
    Posted,
    Raised,
    RunVoted,
    Voided,
)
from fifthstreet.rules.events import Event as HandEvent
from fifthstreet.rules.evolve import evolve as evolve_hand
from fifthstreet.rules.hand import Player
from fifthstreet.rules.stakes import Forced
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
from fifthstreet.table.table import Chair, DrawButton, Gone, Owed, Presence, Table, Turn

MINUTE = 60_000  # ms


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
    | EntryAsked
    | StraddleChosen
    | GameChosen
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
        case SatDown():
            return _sat_down(table, event)
        case StoodUp():
            return _stood_up(table, event)
        case LeaveAsked(seat):
            return _chair(table, seat, leaving=True)
        case SatOut(seat, now):
            if not now:
                return _chair(table, seat, next_out=True)
            chair = chair_at(table, seat)
            broke = chair.stack == 0 and not chair.next_out
            out = _back(table, seat, Presence.SITTING_OUT)
            return _chair(out, seat, broke=broke)
        case SatIn(seat, waits):
            return _back(table, seat, Presence.WAITING if waits else Presence.PLAYING)
        case EntryAsked(seat):
            return _chair(_back(table, seat, Presence.WAITING), seat, posting=True)
        case StraddleChosen(seat, on):
            return _chair(table, seat, straddles=on)
        case GameChosen(_, code):
            return replace(table, game=code)
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


def _sat_down(table: Table, event: SatDown) -> Table:
    chair = Chair(
        event.occupant,
        event.name,
        event.chips,
        Presence.WAITING if event.waits else Presence.PLAYING,
        bank=table.options.clock.bank,
        person=event.person,
        new=event.waits,
    )
    gone = tuple([gone for gone in table.gone if gone.person != event.person])
    return replace(_seated(table, event.seat, chair), gone=gone)


def _stood_up(table: Table, event: StoodUp) -> Table:
    """The seat is free; what he takes along is remembered as long as it matters (4.5)."""
    person = chair_at(table, event.seat).person
    lock = table.options.rejoin_lock * MINUTE
    gone = [gone for gone in table.gone if event.at - gone.at < lock and gone.person != person]
    if person and event.chips and lock:
        gone.append(Gone(person, event.chips, event.at))
    return replace(_seated(table, event.seat, None), gone=tuple(gone))


def _back(table: Table, seat: int, presence: Presence) -> Table:
    """The player has said whether he plays: what was between him and that is forgotten."""
    return _chair(
        table, seat, presence=presence, next_out=False, timeouts=0, broke=False, posting=False
    )


def _in_hand(table: Table, event: InHand) -> Table:
    """The hand after its event, and the decision that was open if it was answered or is off."""
    hand = evolve_hand(table.hand, event.event)
    turn, replay = table.turn, table.replay or isinstance(event.event, Misdealt | Voided)
    if turn is None or (hand.turn == Player(turn.seat) and not _answers(event.event)):
        return replace(table, hand=hand, replay=replay)
    if not turn.expired:
        table = _chair(table, turn.seat, bank=bank_left(turn, event.at))
        if _answers(event.event):  # of his own: the timeouts in a row are over
            table = _chair(table, turn.seat, timeouts=0)
    return replace(table, hand=hand, replay=replay, turn=None)


def _answers(event: HandEvent) -> bool:
    """Whether a player made his decision; else only the floor ends one (RULES 12)."""
    if isinstance(event, Posted):
        return event.what is Forced.BRING_IN
    return isinstance(event, Folded | Checked | Called | Raised | Discarded | RunVoted)


def _settled(table: Table, stacks: tuple[int, ...]) -> Table:
    clock = table.options.clock
    chairs = list(table.chairs)
    for seat, chair in enumerate(chairs):
        if chair is not None and chair.occupant == table.dealt[seat]:
            bank = min(chair.bank + clock.refill, clock.bank)
            chairs[seat] = replace(chair, stack=stacks[seat], bank=bank)
    if table.replay:  # void: what was paid went back, and is owed again
        for owed in table.owed:
            chair = chairs[owed.seat]
            if chair is not None and chair.occupant == table.dealt[owed.seat]:
                chairs[owed.seat] = _owing(chair, owed)
    return replace(table, chairs=tuple(chairs), running=False)


def _owing(chair: Chair, owed: Owed) -> Chair:
    """The chair as it was before the void hand, where it is about entering."""
    return replace(
        chair,
        presence=owed.presence,
        new=owed.new,
        missed_hand=owed.missed_hand,
        missed_big=owed.missed_big,
        missed_small=owed.missed_small,
        posting=owed.posting,
    )


def _stopped(table: Table) -> Table:
    """Nobody waits any more, and whatever was missed is forgotten (RULES 5.10)."""
    chairs = []
    for chair in table.chairs:
        if chair is not None:
            waited = chair.presence is Presence.WAITING
            chair = replace(owing_nothing(chair), posting=False)
            chair = replace(chair, presence=Presence.PLAYING) if waited else chair
        chairs.append(chair)
    return replace(table, chairs=tuple(chairs), restart=True, replay=False)


def owing_nothing(chair: Chair) -> Chair:
    """The chair of somebody who has entered and missed nothing."""
    if not (chair.new or chair.missed_hand):
        return chair
    return replace(chair, new=False, missed_hand=False, missed_big=False, missed_small=False)
