"""What a table does by itself: bots, the next hand, buying in again, seats that become free."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from fifthstreet.games import HOLDEM, STUD_HI_LO
from fifthstreet.rules import actions
from fifthstreet.rules.hand import Stage, Status
from fifthstreet.server.tables import (
    AFTER_RESULT,
    AWAY,
    PER_SIDE_POT,
    WITH_SHOWDOWN,
    BotActs,
    Pace,
    hold,
)
from fifthstreet.table.commands import Act
from fifthstreet.table.table import Options
from tests.server.rooms import OPTIONS, Room


async def until(room, true, steps=200, by=250):
    """Let time pass until something is so."""
    for _ in range(steps):
        if true():
            return
        room.at += by
        await room.settle()
        await asyncio.sleep(0.001)
    raise TimeoutError


def names(room):
    return [chair and chair.name for chair in room.desk.table.chairs]


def test_two_bots_sit_and_wait_for_a_person():
    async def play():
        room = Room(bots=2)
        watcher = await room.join("watcher")
        await room.settle()
        assert names(room) == ["Robin", "Ada", None]
        room.at += 3_600_000
        await room.settle()
        assert room.desk.table.hands == 0
        assert watcher.state["view"]["waiting"] == "players"
        assert [seat and seat["bot"] for seat in watcher.state["view"]["seats"]] == [
            True,
            True,
            None,
        ]
        await room.send("watcher", {"type": "sit", "seat": None, "name": "Anna", "chips": 10_000})
        await until(room, lambda: room.desk.table.hands == 1)

    asyncio.run(play())


def test_bots_do_not_play_on_among_themselves():
    async def play():
        room = Room(bots=2)
        await room.join("anna")
        await room.send("anna", {"type": "sit", "seat": None, "name": "Anna", "chips": 10_000})
        await until(room, lambda: room.desk.table.hands == 1)
        await room.send("anna", {"type": "leave"})
        await until(room, lambda: not room.desk.table.running)
        hands = room.desk.table.hands
        room.at += 3_600_000
        await room.settle()
        await asyncio.sleep(0.01)
        await room.settle()
        assert room.desk.table.hands == hands

    asyncio.run(play())


def test_a_bot_pauses_as_long_as_public_facts_say(monkeypatch):
    """The pause is drawn before it thinks, and not from its cards."""
    waits = []

    async def sleep(seconds):
        waits.append(seconds)

    async def play():
        room = Room(bots=2, pace=1.0)
        await room.join("anna")
        await room.send("anna", {"type": "sit", "seat": None, "name": "Anna", "chips": 10_000})
        monkeypatch.setattr(asyncio, "sleep", sleep)
        for _ in range(400):
            room.at += 400
            await room.settle()
            await asyncio.wait(
                [asyncio.create_task(asyncio.wait_for(asyncio.Event().wait(), 0.001))]
            )
            name, legal = room.to_act()
            if name:
                action = {"type": "check"} if legal["check"] else {"type": "call"}
                await room.send(
                    name, {"type": "act", "decision": legal["decision"], "action": action}
                )
            if len([wait for wait in waits if wait > 0.5]) > 5:
                return

    asyncio.run(play())
    pauses = [wait for wait in waits if wait > 0.5]
    assert len(pauses) > 5
    assert all(wait <= 2.0 for wait in pauses)


def test_who_went_broke_buys_in_again_and_is_dealt_in():
    async def play():
        room = Room()
        lines = dict(zip("abc", await room.sit("a", "b", "c", chips=4000), strict=True))
        broke = None
        for _ in range(200):
            name, legal = room.to_act()
            if name is None:
                broke = [
                    who for who, line in lines.items() if line.state["view"]["waiting"] == "you"
                ]
                break
            to = legal["raise_to"]
            action = {"type": "raise_to", "to": to[1]} if to else {"type": "call"}
            await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})
            broke = [who for who, line in lines.items() if line.state["view"]["waiting"] == "you"]
            if broke:
                break
        assert broke
        who = broke[0]
        you = lines[who].state["view"]["you"]
        assert you["top_up_max"] == 10_000
        answer = await room.send(who, {"type": "top_up", "chips": 3999})
        assert lines[who].answer(answer)["reason"]["type"] == "buy_in_outside"
        answer = await room.send(who, {"type": "top_up", "chips": 5000})
        assert lines[who].answer(answer)["ok"]
        assert lines[who].state["view"]["waiting"] != "you"

    asyncio.run(play())


def test_the_seat_of_somebody_who_is_gone_becomes_free():
    async def play():
        room = Room()
        (line,) = await room.sit("anna")
        await room.part("anna")
        room.at += AWAY - 1
        await room.settle()
        assert names(room) == ["anna", None, None]
        await room.join("anna")  # back in time: the count begins anew
        room.at += AWAY
        await room.settle()
        await room.part("anna")
        room.at += AWAY - 1
        await room.settle()
        assert names(room) == ["anna", None, None]
        room.at += 1
        await room.settle()
        assert names(room) == [None, None, None]
        assert line

    asyncio.run(play())


def test_everybody_sees_who_is_connected():
    async def play():
        room = Room()
        anna, boris = await room.sit("anna", "boris")
        await room.part("boris")
        assert [seat and seat["connected"] for seat in anna.state["view"]["seats"]] == [
            True,
            False,
            None,
        ]
        assert anna.state["events"] == []
        boris = await room.join("boris")
        assert [seat and seat["connected"] for seat in anna.state["view"]["seats"]] == [
            True,
            True,
            None,
        ]
        assert boris.state["snapshot"]

    asyncio.run(play())


def finished(statuses, pots, game=HOLDEM, runs=0):
    """As much of a hand as `hold` looks at."""
    seats = [SimpleNamespace(status=Status(status)) for status in statuses]
    hand: Any = SimpleNamespace(
        stage=Stage.OVER,
        seats=seats,
        pots=[None] * pots,
        start=SimpleNamespace(game=game),
        more=SimpleNamespace(runs=runs),
    )
    return hand


def test_what_is_divided_stays_longer():
    statuses = ["live", "live"]
    assert hold(finished(statuses, 1, runs=2)) == WITH_SHOWDOWN + PER_SIDE_POT
    assert hold(finished(statuses, 2, game=STUD_HI_LO)) == WITH_SHOWDOWN + 3 * PER_SIDE_POT
    assert hold(finished(statuses, 0)) == AFTER_RESULT  # void: nothing was won


@pytest.mark.parametrize(
    ("statuses", "pots", "milliseconds"),
    [
        (["live", "folded", "folded"], 1, AFTER_RESULT),
        (["live", "mucked", "folded"], 1, WITH_SHOWDOWN),
        (["live", "live", "mucked"], 3, WITH_SHOWDOWN + 2 * PER_SIDE_POT),
    ],
)
def test_a_result_stays_as_long_as_there_is_to_read(statuses, pots, milliseconds):
    assert hold(finished(statuses, pots)) == milliseconds


def test_the_next_hand_waits_for_the_result_to_be_read():
    async def play():
        room = Room(pace=1.0)
        await room.sit("anna", "boris")
        await until(room, lambda: room.to_act()[0])
        name, legal = room.to_act()
        await room.send(
            name, {"type": "act", "decision": legal["decision"], "action": {"type": "fold"}}
        )
        assert not room.desk.table.running
        assert room.guests[name].line.state["view"]["waiting"] == "next_hand"
        room.at += AFTER_RESULT - 1
        await room.settle()
        assert room.desk.table.hands == 1
        room.at += 1
        await room.settle()
        assert room.desk.table.hands == 2

    asyncio.run(play())


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (False, {"min": 200, "x2_5": 250, "x3": 300, "x4": 400, "all_in": 10_000}),
        (
            True,
            {"min": 100, "third": 100, "half": 150, "two_thirds": 200, "pot": 300, "all_in": 9900},
        ),
    ],
)
def test_sizes_are_parts_of_the_pot_or_multiples_of_the_bet(board, expected):
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        while bool(room.guests["anna"].line.state["view"]["board"]) is not board:
            name, legal = room.to_act()
            action = {"type": "check"} if legal["check"] else {"type": "call"}
            await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})
        return room.to_act()[1]

    legal = asyncio.run(play())
    found = {size["key"]: size["to"] for size in legal["sizes"]}
    wanted = dict(expected)
    if board:  # a third of 300 is the smallest bet: it comes once
        del wanted["third"]
    assert found == wanted
    assert legal["opens"] is board
    assert list(found.values()) == sorted(found.values())


# --- Time -------------------------------------------------------------------------------


@pytest.mark.parametrize("back", [0, 3_600_000])
def test_a_wall_clock_that_was_set_back_stops_no_clock(back):
    """The server is started again an hour "earlier": the turn runs out when it should."""

    async def play():
        room = Room(at=10_000_000)
        await room.sit("anna", "boris", "vera")
        again = Room(log=room.log, at=room.at - back)
        await again.settle()
        line = await again.join("anna")
        turn = again.desk.table.turn
        assert turn
        assert line.state["clock"]["ms"] == 20_000
        again.at += 20_000 + 60_000 + 250
        assert again.task.busy
        await again.settle()
        after = again.desk.table.turn
        assert after
        assert after.decision != turn.decision
        assert line.state["clock"]["ms"] == 20_000

    asyncio.run(play())


async def fold_round(room, skip):
    """The hand is folded round; who is skipped lets his time run out."""
    hand = room.desk.table.hands
    while room.desk.table.running and room.desk.table.hands == hand:
        name, legal = room.to_act()
        if name is None or name == skip:
            room.at += 81_000
            await room.settle()
        else:
            action = {"type": "fold", "confirm": True}
            await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})


def test_the_ten_minutes_of_a_free_seat_are_counted_from_going_and_not_from_a_hand_before():
    """Gone, back during a hand, gone again: the count begins anew each time."""

    async def play():
        room = Room(pace=1.0)
        await room.sit("anna", "boris", "vera")
        await until(room, lambda: room.desk.table.running)
        await room.part("vera")
        await fold_round(room, skip="vera")
        await until(room, lambda: room.desk.table.running)
        await room.join("vera")
        room.at += AWAY  # a very long hand, in which she is here
        went = room.at
        await room.part("vera")
        room.at += AWAY // 2  # and still the same hand
        await room.settle()
        while room.at < went + AWAY - 1:
            await fold_round(room, skip="vera")
            assert "vera" in names(room), (room.at - went) / 1000
            room.at += 1000
            await room.settle()
        await until(room, lambda: "vera" not in names(room), by=1000)

    asyncio.run(play())


def test_who_does_not_come_back_after_a_restart_is_away_from_then_on():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        again = Room(log=room.log, at=room.at)
        await again.settle()
        for who in ("anna", "boris"):
            await again.join(who)
        again.at += AWAY
        await fold_round(again, skip="vera")
        await again.settle()
        assert "vera" not in names(again)

    asyncio.run(play())


# --- Bots in odd places -------------------------------------------------------------------


def test_a_bot_that_finds_no_name_keeps_nobody_from_playing():
    async def play():
        room = Room(Options(OPTIONS.stakes, OPTIONS.buy_in, seats=5))
        await room.sit("Max", "boris")
        room.task._pace = Pace(3, ("Robin", "Ada", "Max"), 10_000, 0.0)
        await fold_until(room, lambda: room.desk.table.hands > 1)
        assert names(room)[:4] == ["Max", "boris", "Robin", "Ada"]
        hands = room.desk.table.hands
        await fold_until(room, lambda: room.desk.table.hands > hands)

    asyncio.run(play())


def test_a_bot_that_cannot_buy_in_keeps_nobody_from_playing():
    """Its chips lie outside what the table takes: no wish, and the others play."""

    async def play():
        room = Room()
        room.task._pace = Pace(1, ("Robin",), 1, 0.0)
        await room.sit("anna", "boris")
        assert room.desk.table.running
        assert names(room) == ["anna", "boris", None]

    asyncio.run(play())


async def fold_until(room, true):
    """People fold whenever they can, until something is so."""
    for _ in range(200):
        if true():
            return
        name, legal = room.to_act()
        if name:
            action = {"type": "fold", "confirm": True}
            await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})
        else:
            room.at += 250
            await room.settle()
            await asyncio.sleep(0.001)
    raise TimeoutError


def test_a_bot_whose_time_ran_out_twice_comes_back(monkeypatch):
    async def play():
        room = Room(bots=1)
        await room.sit("anna", "boris")
        think = room.task._let_bot_think
        monkeypatch.setattr(room.task, "_let_bot_think", lambda table: None)  # it sleeps

        def bot():
            return next(c for c in room.desk.table.chairs if c and c.name == "Robin")

        for _ in range(400):
            if bot().timeouts >= 2 or bot().next_out:
                break
            name, legal = room.to_act()
            if name is None:
                room.at += 81_000
                await room.settle()
                continue
            action = {"type": "check"} if legal["check"] else {"type": "call"}
            await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})
        assert bot().next_out
        monkeypatch.setattr(room.task, "_let_bot_think", think)
        hands = room.desk.table.hands
        await fold_until(
            room,
            lambda: room.desk.table.hands > hands + 1 and bot().occupant in room.desk.table.dealt,
        )

    asyncio.run(play())


def test_a_bot_that_answers_when_its_time_is_up_is_left_to_the_clock(monkeypatch, caplog):
    async def play():
        room = Room(bots=1)
        monkeypatch.setattr(room.task, "_let_bot_think", lambda table: None)
        (line,) = await room.sit("anna")
        while room.task.desk.table.turn is None or room.to_act()[0]:
            _, legal = room.to_act()
            assert legal is not None
            await room.send("anna", {"type": "act", "decision": legal["decision"], "action": call})
        turn = room.desk.table.turn
        assert turn is not None
        chair = room.desk.table.chairs[turn.seat]
        assert chair is not None
        bot = chair.occupant
        room.at = turn.bank_due + room.desk.table.options.clock.grace + 1
        late = Act(bot, turn.decision, actions.Fold(turn.seat))
        await room.task._answer(BotActs(late))  # before the Tick
        assert room.desk.table.turn == turn
        assert not room.task.troubled
        await room.settle()
        assert room.desk.table.turn != turn
        assert all(
            state["view"]["waiting"] != "paused" for state in line.messages if "view" in state
        )

    call = {"type": "call"}
    asyncio.run(play())
    assert "refused" not in caplog.text
