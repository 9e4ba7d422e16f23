"""A log that is damaged is said to be so; nothing of it is guessed."""

import pytest

from fifthstreet.server.journal import CannotRead, remember
from fifthstreet.storage.log import Batch, Entry, Note
from fifthstreet.storage.memory import MemoryLog
from tests.server.rooms import KEY, Room

BROKEN = [b"", b"{", b"{}", b'{"v":1}', b'{"v":"1"}', b"\xff", b'{"v":2,"event":{}}', b"[1]"]


def damaged(log, number=None, note=None, body=b""):
    """The same log with other bytes in one place."""
    batch = Batch(
        "main",
        tuple(
            Entry(e.number, body, e.checkpoint) if e.number == number else e
            for e in log.read("main")
        ),
        tuple(
            Note(n.key, body) if note and n.key.startswith(note) else n
            for n in log.notes("main", "")
        ),
    )
    again = MemoryLog()
    assert again.append([batch]) == [True]
    return again


async def three_hands():
    room = Room()
    await room.sit("anna", "boris", "vera")
    while room.desk.table.hands < 3:
        name, legal = room.to_act()
        action = {"type": "fold", "confirm": True}
        await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})
    return room.log


@pytest.fixture(scope="module")
def log():
    import asyncio

    return asyncio.run(three_hands())


@pytest.mark.parametrize("body", BROKEN)
@pytest.mark.parametrize("back", [1, 2])
def test_a_damaged_event_of_this_hand_or_the_one_before(log, body, back):
    number = log.checkpoint("main", back)
    for place in (number, number + 3):
        if back == 2 and body == b'{"v":1}':
            continue  # of the hand before nothing is read but who asked
        with pytest.raises(CannotRead, match=f"event {place} of main"):
            remember(damaged(log, number=place, body=body), "main", KEY)


def test_a_damaged_note(log):
    with pytest.raises(CannotRead):
        remember(damaged(log, note="stay/", body=b"{"), "main", KEY)


def test_a_damaged_deck_is_none(log):
    """The hand it belongs to is void then (tests/server/test_void.py)."""
    past = remember(damaged(log, note="deck/3", body=b"{"), "main", KEY)
    assert past
    assert past.table.running
    assert past.deck is None


def test_what_is_whole_is_read(log):
    past = remember(damaged(log), "main", KEY)
    assert past
    assert past.table.hands == 3
