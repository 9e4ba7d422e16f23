"""What the bytes in the log mean: table events with a version, secrets sealed.

A stored event is JSON: `{"v": 1, "event": ...}`. One with a limited audience, such
as dealt hole cards, is `{"v": 1, "sealed": ...}`, so that a copy of the data folder
without its key file shows no live card. The first event that follows from a request
carries `by`: who asked what. That is how a repeated request finds its outcome after
a restart.
"""

import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from fifthstreet.dealing.deck import ShuffledDeck
from fifthstreet.dealing.seal import SealBroken, seal, unseal
from fifthstreet.rules.events import Burned, Discarded, HoleDealt
from fifthstreet.storage.log import Entry, EventLog, Note
from fifthstreet.table.events import Event, HandBegan, InHand
from fifthstreet.table.evolve import evolve
from fifthstreet.table.table import Table

VERSION = 1
LOG = logging.getLogger(__name__)


class By(Struct, frozen=True):
    """A request of an occupant: the client's id and what it asked."""

    occupant: str
    id: str
    content: bytes


class Stay(Struct, frozen=True, omit_defaults=True):
    """Whose stay an occupant is: a guest's or a bot's."""

    guest: str | None = None
    bot: bool = False


class Stored(Struct, frozen=True, omit_defaults=True):
    """One entry of the log."""

    v: int
    event: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    sealed: bytes | None = None
    by: By | None = None


class Remembered(Struct, frozen=True):
    """What a table was when its last event was kept.

    deck      of the running hand; None if none runs, or its deck cannot be read any more:
              a hand that needs more cards is void then (RULES 12.10)
    since     events of the running hand from its HandBegan on, with their numbers
    requests  what occupants asked in this hand and the one before
    """

    table: Table
    since: tuple[tuple[int, Event], ...]
    deck: ShuffledDeck | None
    requests: tuple[By, ...]
    stays: dict[str, Stay]


class CannotRead(Exception):
    """The log cannot be read with this release and key file."""


_event = msgspec.json.Decoder(Event)
_stored = msgspec.json.Decoder(Stored)
_deck = msgspec.json.Decoder(ShuffledDeck)
_stay = msgspec.json.Decoder(Stay)


def is_secret(event: Event) -> bool:
    """Whether not everybody may know all of it."""
    return isinstance(event, InHand) and isinstance(event.event, HoleDealt | Burned | Discarded)


def entries(
    table: str, first: int, events: Sequence[Event], by: By | None, key: bytes
) -> tuple[Entry, ...]:
    """Events as they are stored, numbered from `first`."""
    made = []
    for number, event in enumerate(events, first):
        plain = msgspec.json.encode(event)
        asked = by if number == first else None
        if is_secret(event):
            stored = Stored(VERSION, msgspec.UNSET, seal(key, plain, table, "event", number), asked)
        else:
            stored = Stored(VERSION, msgspec.Raw(plain), None, asked)
        mark = isinstance(event, HandBegan)
        made.append(Entry(number, msgspec.json.encode(stored), mark))
    return tuple(made)


def _read_stored(table: str, entry: Entry) -> Stored:
    try:
        stored = _stored.decode(entry.body)
    except msgspec.MsgspecError:
        raise CannotRead(f"event {entry.number} of {table} is damaged") from None
    if stored.v != VERSION:
        raise CannotRead(f"event {entry.number} of {table} has version {stored.v}")
    return stored


def read_entry(table: str, entry: Entry, key: bytes) -> tuple[Event, By | None]:
    """The event of an entry and who asked for it. Raises CannotRead."""
    stored = _read_stored(table, entry)
    try:
        if stored.sealed is not None:
            plain = unseal(key, stored.sealed, table, "event", entry.number)
            return _event.decode(plain), stored.by
        if isinstance(stored.event, msgspec.UnsetType):
            raise CannotRead(f"event {entry.number} of {table} is empty")
        return _event.decode(stored.event), stored.by
    except SealBroken:
        raise CannotRead(f"event {entry.number} of {table} does not open with this key") from None
    except msgspec.MsgspecError:
        raise CannotRead(f"event {entry.number} of {table} is damaged") from None


def deck_note(table: str, hand: int, deck: ShuffledDeck, key: bytes) -> Note:
    """The sealed deck of hand number `hand`."""
    return Note(f"deck/{hand}", seal(key, msgspec.json.encode(deck), table, "deck", hand))


def stay_note(occupant: str, stay: Stay) -> Note:
    """Who the occupant is, kept for a restart."""
    return Note(f"stay/{occupant}", msgspec.json.encode(stay))


def _read_stay(body: bytes | None, table: str) -> Stay:
    try:
        return _stay.decode(body) if body else Stay()
    except msgspec.MsgspecError:
        raise CannotRead(f"who sits at {table} cannot be read") from None


def remember(log: EventLog, name: str, key: bytes) -> Remembered | None:
    """Rebuild a table from its log; None if it has never been opened.

    Reads two hands: the running one for the table, the one before for requests that
    may come again. Raises CannotRead.
    """
    start = log.checkpoint(name)
    table: Table | None = None
    since: list[tuple[int, Event]] = []
    requests: list[By] = []
    for entry in log.read(name, log.checkpoint(name, back=2)):
        if entry.number < start:
            # Of the hand before only the requests count; its cards stay sealed.
            asked = _read_stored(name, entry).by
            requests += [asked] if asked else []
            continue
        event, asked = read_entry(name, entry, key)
        requests += [asked] if asked else []
        table = evolve(table, event)
        since.append((entry.number, event))
    if table is None:
        return None
    deck = None
    if table.running:
        sealed = log.note(name, f"deck/{table.hands}")
        try:
            deck = _deck.decode(unseal(key, sealed or b"", name, "deck", table.hands))
        except (SealBroken, msgspec.MsgspecError):
            LOG.error("the deck of hand %s of table %s cannot be read", table.hands, name)
    here = {chair.occupant for chair in table.chairs if chair}
    stays = {}
    for occupant in here | {who for who in table.dealt if who}:
        stays[occupant] = _read_stay(log.note(name, f"stay/{occupant}"), name)
    return Remembered(table, tuple(since), deck, tuple(requests), stays)
