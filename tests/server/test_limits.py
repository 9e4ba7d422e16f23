"""Nobody can make the others' table too large: not by toggling, asking, raising or connecting."""

import asyncio
from typing import Any

import pytest

from fifthstreet.reasons import NotSeated
from fifthstreet.rules.stakes import Stakes
from fifthstreet.server import tables
from fifthstreet.server.desk import ANSWERS_KEPT, GUESTS_KEPT
from fifthstreet.server.messages import Leave
from fifthstreet.server.seen import EVENTS_KEPT
from fifthstreet.server.sockets import QUEUE_BYTES, Allowance, Line
from fifthstreet.server.tables import CHANGES, MINUTE, REQUESTS
from fifthstreet.server.views import Frame
from fifthstreet.table.table import Options
from tests.server.rooms import Room

DEEP = Options(Stakes(50, 100), (4000, 10_000_000), seats=10)


async def snapshot(room, language="uk"):
    """What somebody gets who comes now, and that it goes through a line of its own."""
    line = await room.join(f"late{next(room.ids)}", language)
    first = line.frames[0]
    socket: Any = None
    real = Line(socket, Allowance(10, 20))
    real.send(first)
    assert real.open
    assert len(first.encode()) <= QUEUE_BYTES
    state = line.messages[0]
    assert state["snapshot"]
    assert len(state["events"]) <= EVENTS_KEPT
    return state


def test_a_snapshot_always_fits_a_line_though_a_hand_of_raises_goes_on_and_on():
    async def play():
        room = Room(DEEP)
        names = ("Вікторія Олександрівна", "Максиміліан Теодорович", "Станіслава")
        await room.sit(*names, chips=10_000_000)
        for _ in range(EVENTS_KEPT + 50):
            name, legal = room.to_act()
            action = {"type": "raise_to", "to": legal["raise_to"][0]}
            await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})
        assert room.desk.table.number > 2 * EVENTS_KEPT
        state = await snapshot(room)
        assert len(state["events"]) == EVENTS_KEPT
        assert state["events"][-1]["number"] == state["number"] - 1
        # What the seats did last does not depend on how far the log goes back.
        last = [seat["last"]["type"] for seat in state["view"]["seats"] if seat]
        assert last == ["raise"] * 3

    asyncio.run(play())


def test_a_snapshot_of_an_ordinary_hand_holds_all_of_it():
    async def play():
        room = Room(DEEP)
        await room.sit(*"abcdefghij")
        while room.desk.table.running and room.desk.table.hands == 1:
            events = (await snapshot(room))["events"]
            began = [n for n, e in enumerate(events) if e["event"]["type"] == "hand_began"]
            assert began == [0]
            name, legal = room.to_act()
            action = {"type": "check"} if legal["check"] else {"type": "call"}
            await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})

    asyncio.run(play())


async def toggle(room, name, times):
    """How many of so many changes in a row were accepted."""
    accepted = 0
    for turn in range(times):
        id = await room.send(name, {"type": ("sit_out", "sit_in")[turn % 2]})
        answer = room.guests[name].line.answer(id)
        accepted += answer["ok"]
        if not answer["ok"]:
            assert answer["reason"]["type"] in ("not_yet", "already_so")
    return accepted


@pytest.mark.parametrize("players", [["anna"], ["anna", "boris", "vera"]])
def test_who_sits_out_and_in_without_end_is_told_not_yet(players):
    """Also while a hand runs; a minute later he may again. The others play on."""

    async def play():
        room = Room()
        await room.sit(*players)
        before = room.desk.table.number
        assert await toggle(room, "anna", 200) == CHANGES - 1  # he also sat down
        assert room.desk.table.number - before < 2 * CHANGES
        await snapshot(room)
        if "boris" in players:
            assert await toggle(room, "boris", 2) == 2
        room.at += MINUTE
        assert await toggle(room, "anna", 3) > 0

    asyncio.run(play())


def test_standing_up_and_sitting_down_is_counted_as_well():
    async def play():
        room = Room()
        line = await room.join("anna")
        for _ in range(100):
            await room.send("anna", {"type": "sit", "seat": 0, "name": "Anna", "chips": 4000})
            await room.send("anna", {"type": "leave"})
        assert room.desk.table.number <= 1 + 2 * CHANGES
        assert line.messages[-2]["reason"]["type"] in ("not_yet", "not_seated")

    asyncio.run(play())


def test_playing_is_never_counted():
    async def play():
        room = Room()
        await room.sit("anna", "boris")
        for _ in range(3 * CHANGES):
            name, legal = room.to_act()
            action = {"type": "check"} if legal["check"] else {"type": "call"}
            id = await room.send(
                name, {"type": "act", "decision": legal["decision"], "action": action}
            )
            assert room.guests[name].line.answer(id)["ok"]

    asyncio.run(play())


def test_what_is_remembered_of_a_guest_is_bounded():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        for _ in range(60):
            room.at += MINUTE // 6
            for name in ("anna", "boris"):
                await toggle(room, name, 2)
                await room.send(name, {"type": "top_up", "chips": 1})
        desk = room.desk
        for seen in desk._seen.values():
            assert len(seen.events) <= EVENTS_KEPT
        for answers in (desk._requests._now, desk._requests._before, desk._requests._no):
            assert all(len(mine) <= ANSWERS_KEPT for mine in answers._by_guest.values())
        for number in range(1500):  # guests are made up as fast as pages are loaded
            desk.remember_refusal(f"guest{number}", Leave(id="a"), NotSeated())
        assert len(desk._requests._no._by_guest) <= GUESTS_KEPT

    asyncio.run(play())


def test_a_line_counts_what_waits_and_not_what_just_came():
    socket: Any = None
    line = Line(socket, Allowance(10, 20))
    line.send(Frame("x" * (QUEUE_BYTES + 1)))
    assert line.open
    line.send(Frame("x"))
    assert not line.open


def test_requests_of_one_guest_do_not_pile_up_while_the_disk_refuses(monkeypatch):
    monkeypatch.setattr(tables, "RETRY", 0.01)

    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        other = "boris" if name != "boris" else "anna"
        room.keeper.fail = 10**9
        living = asyncio.create_task(room.task.run())
        message = {"type": "act", "decision": legal["decision"], "action": {"type": "call"}}
        act = await room.send(name, message, settle=False)
        await asyncio.sleep(0.05)
        ids = [await room.send(other, {"type": "sit_out"}, settle=False) for _ in range(500)]
        line = room.guests[other].line
        assert len(room.task._mailbox) <= REQUESTS + 2
        assert line.answer(ids[-1])["reason"]["type"] == "not_yet"
        assert line.answer(ids[0]) is None
        room.keeper.fail = 0
        await asyncio.sleep(0.2)
        assert room.guests[name].line.answer(act)["ok"]
        assert line.answer(ids[0])["ok"]
        # What never got into the queue was not judged: sent again it is.
        await room.send(other, {"type": "sit_in", "id": ids[-1]}, settle=False)
        await asyncio.sleep(0.05)
        assert line.answer(ids[-1])["ok"]
        living.cancel()

    asyncio.run(play())
