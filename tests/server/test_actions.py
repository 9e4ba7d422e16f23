"""Requests are applied once, to the decision they were meant for, or not at all."""

import asyncio
from copy import deepcopy
from random import Random

import pytest

from tests.conftest import SCALE
from tests.server.rooms import Room, seeded, some_action


def act(legal, action, id):
    return {"type": "act", "id": id, "decision": legal["decision"], "action": action}


def test_an_action_sent_again_is_applied_once_with_the_same_answer():
    """T-ACT1: every action one to five times under one id."""

    async def play(seed):
        rng = Random(seed)
        room = Room(chance=seeded(seed))
        lines = await room.sit("anna", "boris", "vera")
        for turn in range(40):
            name, legal = room.to_act()
            if name is None:
                # Two of three may be broke: buy in again and go on.
                for who, line in zip(("anna", "boris", "vera"), lines, strict=True):
                    if room_max := line.state["view"]["you"]["top_up_max"]:
                        await room.send(who, {"type": "top_up", "chips": room_max})
                continue
            message = act(legal, some_action(legal, rng), f"a{turn}")
            before = room.desk.table.number
            await room.send(name, message)
            line = room.guests[name].line
            first, after = line.answer(f"a{turn}"), room.desk.table
            assert first["ok"]
            assert after.number > before
            for _ in range(rng.randrange(5)):
                await room.send(name, message)
                assert line.answer(f"a{turn}") == first
                assert room.desk.table == after

    for seed in range(200 // SCALE):
        asyncio.run(play(seed))


def test_another_content_under_a_used_id_is_refused():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        await room.send(name, act(legal, {"type": "call"}, "x"))
        after = room.desk.table
        await room.send(name, act(legal, {"type": "fold"}, "x"))
        answer = room.guests[name].line.answer("x")
        assert (answer["ok"], answer["reason"]) == (False, {"type": "bad_message", "detail": "id"})
        assert room.desk.table == after

    asyncio.run(play())


def test_a_refusal_sent_again_is_the_same_refusal():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        wrong = act(legal, {"type": "raise_to", "to": 101}, "x")
        await room.send(name, wrong)
        first = room.guests[name].line.answer("x")
        assert first["reason"]["type"] == "raise_too_small"
        await room.send(name, act(legal, {"type": "call"}, "y"))
        await room.send(name, wrong)
        assert room.guests[name].line.answer("x") == first

    asyncio.run(play())


def test_two_guests_may_use_the_same_id():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        for _ in range(3):
            name, legal = room.to_act()
            action = {"type": "check"} if legal["check"] else {"type": "call"}
            await room.send(name, act(legal, action, "mine"))
            assert room.guests[name].line.answer("mine")["ok"]

    asyncio.run(play())


def test_an_action_that_comes_too_late_changes_nothing():
    """T-ACT2: delayed past a timeout, the next street, the next hand, or a restart."""

    async def play(seed):
        rng = Random(seed)
        room = Room(chance=seeded(seed))
        await room.sit("anna", "boris", "vera")
        old = []
        for turn in range(25):
            name, legal = room.to_act()
            if name is None:
                break
            old.append((name, act(legal, some_action(legal, rng), f"late{turn}")))
            if rng.random() < 0.15:  # the clock runs out instead
                room.at += 20_000 + 60_000 + 250
                await room.settle()
            else:
                await room.send(name, act(legal, some_action(legal, rng), f"in-time{turn}"))
            if rng.random() < 0.1:
                room = await restarted(room)
            who, message = rng.choice(old)
            before = room.desk.table
            legal_before = room.guests[who].line.state["legal"]
            await room.send(who, message)
            answer = room.guests[who].line.answer(message["id"])
            assert answer["reason"]["type"] in ("stale_decision", "not_seated"), answer
            assert room.desk.table == before
            # The answer comes with the present view.
            assert room.guests[who].line.state["number"] == before.number
            assert room.guests[who].line.state["legal"] == legal_before

    for seed in range(400 // SCALE):
        asyncio.run(play(seed))


async def restarted(room):
    """A new process on a copy of the log as it is on disk; the old room may go on."""
    again = Room(log=deepcopy(room.log), at=room.at, chance=seeded(room.at))
    again.ids = room.ids
    await again.settle()
    for name in list(room.guests):
        await again.join(name)
    return again


def test_a_repeat_after_a_restart_gets_the_first_answer():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        message = act(legal, {"type": "call"}, "x")
        await room.send(name, message)
        again = await restarted(room)
        number = again.desk.table.number
        await again.send(name, message)
        assert again.guests[name].line.answer("x")["ok"]
        await again.send(name, act(legal, {"type": "fold"}, "x"))
        assert again.guests[name].line.answer("x")["reason"]["type"] == "bad_message"
        assert again.desk.table.number == number

    asyncio.run(play())


def board(room):
    hand = room.desk.table.hand
    return hand.board if hand else ()


def test_after_a_restart_there_are_the_same_cards_and_the_same_decision():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        for _ in range(4):  # to the flop
            name, legal = room.to_act()
            action = {"type": "check"} if legal["check"] else {"type": "call"}
            await room.send(name, act(legal, action, f"to-flop{room.at}{name}"))
        name, legal = room.to_act()
        before = {who: guest.line.state["view"] for who, guest in room.guests.items()}
        room.at += 3_600_000  # an hour later
        again = await restarted(room)
        who, now = again.to_act()
        assert (who, now) == (name, legal)
        for guest, view in before.items():
            assert again.guests[guest].line.state["view"] == view
        # The clock was given back.
        assert again.guests[name].line.state["clock"]["ms"] >= 15_000
        # The rest of the deck is the same one too.
        for table in (room, again):
            table.at = again.at
            while table.to_act()[0] and len(board(table)) < 5:
                who, may = table.to_act()
                action = {"type": "check"} if may["check"] else {"type": "call"}
                await table.send(who, act(may, action, f"on{table.desk.table.number}"))
        assert board(room) == board(again)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"type": "raise_to", "to": 101}, "raise_too_small"),
        ({"type": "raise_to", "to": 0}, "raise_too_small"),
        ({"type": "raise_to", "to": 10_001}, "raise_too_large"),
        ({"type": "raise_to", "to": 10**12}, "raise_too_large"),
        ({"type": "check"}, "cannot_check"),
    ],
)
def test_what_the_rules_refuse_changes_nothing(action, reason):
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        before, log = room.desk.table, room.log.head("main")
        await room.send(name, act(legal, action, "x"))
        answer = room.guests[name].line.answer("x")
        assert (answer["ok"], answer["reason"]["type"]) == (False, reason)
        assert answer["text"]
        assert (room.desk.table, room.log.head("main")) == (before, log)

    asyncio.run(play())


def test_only_the_player_to_act_can_act():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        await room.join("watcher")
        name, legal = room.to_act()
        before = room.desk.table
        for other in room.guests:
            if other != name:
                await room.send(other, act(legal, {"type": "call"}, "x"))
                reason = room.guests[other].line.answer("x")["reason"]["type"]
                assert reason == ("not_seated" if other == "watcher" else "out_of_turn")
        assert room.desk.table == before

    asyncio.run(play())


def test_a_free_fold_asks_first():
    async def play():
        room = Room()
        await room.sit("anna", "boris")
        name, legal = room.to_act()
        await room.send(name, act(legal, {"type": "call"}, "a"))
        name, legal = room.to_act()
        assert legal["free"]
        await room.send(name, act(legal, {"type": "fold"}, "b"))
        assert room.guests[name].line.answer("b")["reason"]["type"] == "fold_needs_confirmation"
        await room.send(name, act(legal, {"type": "fold", "confirm": True}, "c"))
        assert room.guests[name].line.answer("c")["ok"]

    asyncio.run(play())


def test_a_message_read_in_time_beats_the_clock():
    """RULES 14.1: what was read before expiry comes before the timer."""

    async def play(late):
        room = Room()
        await room.sit("anna", "boris", "vera")
        name, legal = room.to_act()
        room.at += 20_000 + 60_000 + 250 + late
        await room.send(name, act(legal, {"type": "call"}, "x"))
        return room.guests[name].line.answer("x")

    assert asyncio.run(play(0))["ok"]
    assert asyncio.run(play(1))["reason"]["type"] == "stale_decision"
