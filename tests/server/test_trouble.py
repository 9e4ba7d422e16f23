"""When the disk refuses: no answer, no view, a message, and then the game goes on."""

import asyncio
import threading
import time

import pytest

from fifthstreet.server import tables
from fifthstreet.server.writer import NotKept, Writer
from fifthstreet.storage.log import Batch, Entry, StorageError
from fifthstreet.storage.memory import MemoryLog
from tests.server.rooms import Room


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(tables, "RETRY", 0.01)


def test_nothing_is_told_before_it_is_on_disk(monkeypatch):
    """The commit is held: neither the answer nor a view of the action goes out."""

    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        held = asyncio.Event()
        keep = room.keeper.keep

        async def slow(batch):
            await held.wait()
            await keep(batch)

        monkeypatch.setattr(room.keeper, "keep", slow)
        heard = {who: len(guest.line.frames) for who, guest in room.guests.items()}
        message = {
            "type": "act",
            "id": "x",
            "decision": legal["decision"],
            "action": {"type": "call"},
        }
        await room.send(name, message, settle=False)
        working = asyncio.create_task(room.settle())
        await asyncio.sleep(0.05)
        assert {who: len(guest.line.frames) for who, guest in room.guests.items()} == heard
        held.set()
        await working
        assert room.guests[name].line.answer("x")["ok"]

    asyncio.run(play())


def test_a_failed_commit_pauses_the_table_and_is_tried_again():
    async def play():
        room = Room()
        watcher = await room.join("watcher")
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        room.keeper.fail = 3
        room.at += 19_000
        number, frames = room.desk.table.number, len(watcher.frames)
        await room.send(
            name,
            {"type": "act", "id": "x", "decision": legal["decision"], "action": {"type": "call"}},
        )
        states = [m for m in watcher.messages[frames:] if m["type"] == "state"]
        assert states[0]["view"]["waiting"] == "paused"
        assert states[0]["number"] == number  # the pending value was dropped
        assert states[-1]["view"]["waiting"] is None
        assert room.guests[name].line.answer("x")["ok"]
        # The time of whoever was to act was given back first.
        kinds = [event["event"]["type"] for state in states for event in state["events"]]
        assert kinds[0] == "turn_extended"
        assert room.log.head("main") == room.desk.table.number

    asyncio.run(play())


def test_a_bug_stops_neither_the_task_nor_the_truth(monkeypatch):
    """T-ISO1: the table stands as it is on disk, says it is paused, and goes on later."""

    async def play():
        room = Room()
        line = (await room.sit("anna", "boris", "vera"))[0]
        name, legal = room.to_act()
        before = room.desk.table
        real = room.desk.propose

        def broken(*_):
            raise KeyError("Ah")

        monkeypatch.setattr(room.desk, "propose", broken)
        message = {
            "type": "act",
            "id": "x",
            "decision": legal["decision"],
            "action": {"type": "call"},
        }
        await room.send(name, message)
        assert not room.guests[name].line.answer("x")["ok"]
        assert room.desk.table == before
        monkeypatch.setattr(room.desk, "propose", real)
        room.at += 2000
        await room.send(name, {**message, "id": "y"})
        assert room.guests[name].line.answer("y")["ok"]
        assert line.state["view"]["waiting"] is None

    asyncio.run(play())


def test_a_view_that_fails_undoes_nothing(monkeypatch):
    """The action is on disk and confirmed; only the line whose view failed is cut."""

    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        number = room.desk.table.number

        def broken(*_):
            raise KeyError("Ah")

        monkeypatch.setattr(tables, "state", broken)
        message = {"type": "act", "decision": legal["decision"], "action": {"type": "call"}}
        id = await room.send(name, message)
        assert room.guests[name].line.answer(id)["ok"]
        assert room.guests[name].line.closed == 1011
        assert room.desk.table.number > number

    asyncio.run(play())


def test_the_task_outlives_a_bug_in_what_it_does_by_itself(monkeypatch):
    async def play():
        room = Room()
        real = room.task._wish

        def broken():
            raise KeyError("Ah")

        monkeypatch.setattr(room.task, "_wish", broken)
        living = asyncio.create_task(room.task.run())
        await asyncio.sleep(0.05)
        assert room.task.troubled
        monkeypatch.setattr(room.task, "_wish", real)
        await asyncio.sleep(0.05)
        assert not living.done()
        living.cancel()
        room.at += 5000
        await room.sit("anna", "boris")
        assert room.desk.table.hands == 1
        assert not room.task.troubled

    asyncio.run(play())


def test_errors_in_the_log_hold_no_values(caplog, monkeypatch):
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()

        def broken(*_):
            raise KeyError("Ah of Anna")

        monkeypatch.setattr(room.desk, "propose", broken)
        await room.send(
            name, {"type": "act", "decision": legal["decision"], "action": {"type": "call"}}
        )

    asyncio.run(play())
    assert "KeyError" in caplog.text
    assert "Ah" not in caplog.text


# --- Group commit -----------------------------------------------------------------------


class SlowLog(MemoryLog):
    """Counts commits; a commit waits until it is let go."""

    def __init__(self):
        super().__init__()
        self.go = threading.Event()
        self.groups = []
        self.faults = 0
        self.lost = False

    def append(self, batches):
        self.go.wait(10)
        self.groups.append(len(batches))
        if self.faults:
            self.faults -= 1
            if not self.lost:
                super().append(batches)
            raise StorageError("I/O error")
        return super().append(batches)


def entry(number, table="t"):
    return Batch(table, (Entry(number, b""),))


def test_what_queued_during_a_commit_is_the_next_group():
    async def run():
        log = SlowLog()
        writer = Writer(log)
        keeping = [asyncio.ensure_future(writer.keep(entry(0, f"t{n}"))) for n in range(50)]
        await asyncio.sleep(0.05)
        assert not any(one.done() for one in keeping)
        log.go.set()
        await asyncio.gather(*keeping)
        await writer.close()
        return log.groups

    groups = asyncio.run(run())
    assert sum(groups) == 50
    assert len(groups) <= 3


@pytest.mark.parametrize("lost", [False, True])
def test_an_unknown_outcome_is_read_back_and_not_repeated(lost):
    async def run():
        log = SlowLog()
        log.go.set()
        log.faults, log.lost = 1, lost
        writer = Writer(log)
        try:
            await writer.keep(entry(0))
            kept = True
        except NotKept:
            kept = False
        await writer.close()
        return kept, log.head("t"), len(log.groups)

    assert asyncio.run(run()) == ((False, 0, 1) if lost else (True, 1, 1))


def test_a_stale_writer_is_told():
    async def run():
        writer = Writer(MemoryLog())
        await writer.keep(entry(0))
        with pytest.raises(NotKept):
            await writer.keep(entry(0))
        await writer.keep(entry(1))
        await writer.close()

    asyncio.run(run())


def test_closing_writes_what_is_queued():
    async def run():
        log = SlowLog()
        writer = Writer(log)
        keeping = [asyncio.ensure_future(writer.keep(entry(n))) for n in range(3)]
        await asyncio.sleep(0)
        threading.Timer(0.05, log.go.set).start()
        await writer.close()
        await asyncio.gather(*keeping)
        return log.head("t")

    began = time.monotonic()
    assert asyncio.run(run()) == 3
    assert time.monotonic() - began < 10
