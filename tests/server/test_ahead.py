"""What is told before one's turn: the price as it stands, and who sits out next."""

import asyncio
from random import Random

from tests.conftest import SCALE
from tests.server.rooms import Room, seeded, some_action


def act(legal, action):
    return {"type": "act", "decision": legal["decision"], "action": action}


def ahead(room):
    return {name: guest.line.state["ahead"] for name, guest in room.guests.items()}


def where(room, name):
    view = room.guests[name].line.state["view"]
    return view["hand"], view["street"]


def test_everybody_but_the_player_to_act_is_told_his_price():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")  # seats 0, 1, 2
        await room.join("watcher")
        first, legal = room.to_act()
        blinds = {
            seat["name"]: seat["blind"] for seat in room.guests[first].line.state["view"]["seats"]
        }
        small = next(name for name in blinds if blinds[name] == "small")
        big = next(name for name in blinds if blinds[name] == "big")
        assert ahead(room) == {
            first: None,
            small: {"call": 50, "check": False},
            big: {"call": None, "check": True},
            "watcher": None,
        }
        await room.send(first, act(legal, {"type": "raise_to", "to": 300}))
        assert ahead(room) == {
            first: {"call": None, "check": True},
            small: None,
            big: {"call": 200, "check": False},
            "watcher": None,
        }
        await room.send(small, act(room.to_act()[1], {"type": "fold", "confirm": False}))
        await room.send(big, act(room.to_act()[1], {"type": "call"}))
        told = ahead(room)  # the flop: who folded has nothing to wish
        assert told.pop(small) is None
        assert sorted(map(str, told.values())) == [
            "None",
            "None",
            "{'call': None, 'check': True}",
        ]

    asyncio.run(play())


def test_a_price_is_at_most_ones_stack_and_none_for_who_has_no_chips():
    async def play():
        room = Room()
        stacks = {"anna": 10_000, "boris": 10_000, "vera": 4_000}
        for name in stacks:
            await room.join(name)
        for name, chips in stacks.items():
            sit = {"type": "sit", "seat": None, "name": name, "chips": chips}
            await room.send(name, sit, settle=False)
        await room.settle()
        while (found := room.to_act())[0] == "vera":
            await room.send("vera", act(found[1], {"type": "call"}))
        name, legal = found
        await room.send(name, act(legal, {"type": "raise_to", "to": 10_000}))
        price = ahead(room)["vera"] or room.guests["vera"].line.state["legal"]
        vera = room.guests["vera"].line.state["view"]["seats"][2]
        assert price["call"] == vera["stack"] == 4_000 - vera["bet"]
        assert ahead(room)[name] is None

    asyncio.run(play())


def test_the_price_told_is_the_price_asked_unless_somebody_raised():
    async def play(seed):
        rng = Random(seed)
        room = Room(chance=seeded(seed))
        await room.sit("anna", "boris", "vera")
        seen = 0
        for _ in range(30):
            before = ahead(room)
            name, legal = room.to_act()
            if name is None:
                break
            assert before[name] is None
            street = where(room, name)
            action = some_action(legal, rng)
            await room.send(name, act(legal, action))
            after, now = room.to_act()
            if after is None or where(room, after) != street:
                continue
            told = before[after]
            if told and action["type"] != "raise_to":
                assert (now["call"], now["check"]) == (told["call"], told["check"])
                seen += 1
        return seen

    assert sum(asyncio.run(play(seed)) for seed in range(200 // SCALE)) > 10


def test_everybody_sees_who_sits_out_next():
    async def play():
        room = Room()
        await room.sit("anna", "boris", "vera")
        await room.join("watcher")

        def out():
            return [
                [seat["next_out"] for seat in guest.line.state["view"]["seats"] if seat]
                for guest in room.guests.values()
            ]

        assert out() == [[False] * 3] * 4
        await room.send("boris", {"type": "sit_out"})
        assert out() == [[False, True, False]] * 4
        await room.send("boris", {"type": "sit_in"})
        assert out() == [[False] * 3] * 4
        seat = room.guests["boris"].line.state["view"]["seats"][1]
        assert seat["presence"] == "playing"

    asyncio.run(play())
