"""When the disk refuses: no answer, no view, a message, and then the game goes on."""

import asyncio
import threading
import time
from contextlib import contextmanager, nullcontext

import pytest

from fifthstreet.server import tables
from fifthstreet.server import writer as writer_module
from fifthstreet.server.tables import Arrived, Gone, Guest, Speak
from fifthstreet.server.writer import NotKept, Writer
from fifthstreet.storage.log import Batch, Entry, StorageError
from fifthstreet.storage.memory import MemoryLog
from fifthstreet.words.bundle import Language
from tests.server.rooms import FakeLine, Room


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


@contextmanager
def held(room):
    """The disk takes what it is given and does not answer until `go` is called."""
    gate, keep = asyncio.Event(), room.keeper.keep

    async def slow(batch):
        await gate.wait()
        await keep(batch)

    room.keeper.keep = slow
    yield gate.set
    room.keeper.keep = keep


def kinds(line):
    """The kinds of the table's events this line was told of, in order."""
    states = [m for m in line.messages if m["type"] == "state" and not m["snapshot"]]
    return [event["event"]["type"] for state in states for event in state["events"]]


@pytest.mark.parametrize("others", [[], ["sit_out"]])
def test_a_commit_that_takes_long_and_succeeds_costs_nobody_his_turn(monkeypatch, others):
    """The disk answers after 90 s: the next player's clock begins then, bank and all."""
    monkeypatch.setattr(tables, "SLOW_COMMIT", 0.02)

    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        watcher = await room.join("watcher")
        name, legal = room.to_act()
        message = {"type": "act", "decision": legal["decision"], "action": {"type": "call"}}
        with held(room) as go:
            act = await room.send(name, message, settle=False)
            working = asyncio.create_task(room.settle())
            await asyncio.sleep(0.05)
            assert watcher.state["view"]["waiting"] == "paused"
            room.at += 90_000
            for other in others:  # read meanwhile, by somebody who is not to act
                idle = "anna" if name != "anna" else "boris"
                await room.send(idle, {"type": other}, settle=False)
            go()
            await working
        assert room.guests[name].line.answer(act)["ok"]
        assert "timed_out" not in kinds(watcher)
        assert kinds(watcher)[-len(others) - 2 :][:2] == ["turn_opened", "turn_extended"]
        assert watcher.state["view"]["waiting"] is None
        clock = watcher.state["clock"]
        assert (clock["ms"], clock["bank_ms"]) == (20_000, 60_000)

    asyncio.run(play())


def test_time_is_given_back_again_if_giving_it_back_took_long():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        again, late = Room(log=room.log, at=room.at), FakeLine()
        again.task.put(Arrived(Guest("watcher", late, "en")))
        with held(again) as go:
            working = asyncio.create_task(again.settle())
            await asyncio.sleep(0.01)
            again.at += 100_000
            go()
            await working
        assert kinds(late) == ["turn_extended"] * 2
        assert (late.state["clock"]["ms"], late.state["clock"]["bank_ms"]) == (20_000, 60_000)
        assert not again.task.troubled

    asyncio.run(play())


@pytest.mark.parametrize("outage", ["refuses", "hangs"])
def test_during_an_outage_everybody_is_still_told_what_is_on_disk(outage, monkeypatch):
    """A newcomer, a reload, another language, one who goes: a state at once, "paused"."""
    monkeypatch.setattr(tables, "SLOW_COMMIT", 0.01)

    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        number = room.desk.table.number
        message = {"type": "act", "decision": legal["decision"], "action": {"type": "call"}}
        with held(room) if outage == "hangs" else nullcontext(None) as go:
            room.keeper.fail = 0 if go else 10**9
            act = await room.send(name, message, settle=False)
            living = asyncio.create_task(room.task.run())
            await asyncio.sleep(0.05)
            old = room.guests[name].line
            here = {}
            languages: tuple[tuple[str, Language], ...] = (("new", "en"), (name, "ru"))
            for who, language in languages:
                here[who] = FakeLine()
                room.guests[who] = Guest(who, here[who], language)
                room.task.put(Arrived(room.guests[who]))
                first = here[who].messages[0]
                assert (first["type"], first["snapshot"]) == ("state", True)
                assert (first["view"]["waiting"], first["number"]) == ("paused", number)
            assert old.closed == 4001
            room.task.put(Speak(room.guests["new"], "uk"))
            assert here["new"].state["view"]["language"] == "uk"
            gone = next(who for who in ("anna", "boris", "vera") if who != name)
            room.task.put(Gone(room.guests.pop(gone)))
            connected = [s["name"] for s in here["new"].state["view"]["seats"] if s["connected"]]
            assert gone not in connected
            assert name in connected
            room.keeper.fail = 0
            if go:
                go()
            await asyncio.sleep(0.1)
        # The action was read on a line that has been replaced since: it counts all the same.
        assert room.desk.table.number > number
        assert here[name].state["view"]["waiting"] is None
        await room.send(name, {**message, "id": act}, settle=False)
        await asyncio.sleep(0.05)
        assert here[name].answer(act)["ok"]
        living.cancel()

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


def test_the_task_ends_when_it_is_told_to_though_somebody_goes_at_the_same_moment():
    async def play():
        room = Room()
        line, _ = await room.sit("anna", "boris")  # so that the task waits for a clock
        living = asyncio.create_task(room.task.run())
        await asyncio.sleep(0.01)
        room.task.put(Gone(Guest("somebody", FakeLine(), "en")))
        living.cancel()
        await asyncio.wait((living,), timeout=2)
        assert living.cancelled()
        assert line.closed == 1012

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


class BrokenLog(MemoryLog):
    """Fails in ways nobody has thought of."""

    def __init__(self, read_back):
        super().__init__()
        self.broken = True
        self.read_back = read_back

    def append(self, batches):
        if self.broken:
            raise KeyError("Ah")
        return super().append(batches)

    def holds(self, batch):
        if self.broken and not self.read_back:
            raise TypeError("Ah")
        return super().holds(batch)


def test_a_bug_in_the_log_ends_neither_the_thread_nor_anybodys_waiting(caplog):
    async def run():
        log = BrokenLog(read_back=True)
        writer = Writer(log)
        with pytest.raises(NotKept):
            await asyncio.wait_for(writer.keep(entry(0)), 5)
        log.broken = False
        await asyncio.wait_for(writer.keep(entry(0)), 5)
        await writer.close()

    asyncio.run(run())
    assert "KeyError" in caplog.text
    assert "Ah" not in caplog.text


def test_a_log_that_cannot_be_read_back_does_not_keep_the_server_from_ending():
    async def run():
        writer = Writer(BrokenLog(read_back=False))
        keeping = [asyncio.ensure_future(writer.keep(entry(n))) for n in range(3)]
        await asyncio.sleep(0.05)
        assert not any(one.done() for one in keeping)  # nobody knows
        await asyncio.wait_for(writer.close(), 5)
        await asyncio.wait(keeping, timeout=5)
        assert all(one.cancelled() for one in keeping)

    asyncio.run(run())


def test_a_disk_that_hangs_does_not_keep_the_server_from_ending(monkeypatch):
    monkeypatch.setattr(writer_module, "PATIENCE", 0.1)

    async def run():
        log = SlowLog()
        writer = Writer(log)
        keeping = asyncio.ensure_future(writer.keep(entry(0)))
        await asyncio.sleep(0.01)
        await asyncio.wait_for(writer.close(), 5)
        log.go.set()
        await keeping

    asyncio.run(run())
