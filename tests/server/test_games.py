"""Every game at a table: what its players are told and asked, and what others are told of it."""

import asyncio
import json
from random import Random

import pytest
from msgspec.structs import replace

from fifthstreet.games import (
    GAMES,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    STUD,
    TRIPLE_DRAW,
    Betting,
    hole_cards,
    with_betting,
)
from fifthstreet.rules.actions import RaiseTo
from fifthstreet.rules.legal import legal
from fifthstreet.rules.making import best_hand
from fifthstreet.rules.play import decide
from fifthstreet.rules.stakes import AnteBy, House, OddHiLo, Rake, Stakes
from fifthstreet.server import messages, speech
from fifthstreet.server.views import sizes
from fifthstreet.table.table import Entry, Options
from tests.conftest import SCALE
from tests.rules.hands import in_chips, play, random_start
from tests.server.rooms import OPTIONS, Room, seeded, some_action

PLAYERS = ("anna", "boris", "vera")
TWICE = replace(OPTIONS, stakes=Stakes(50, 100, house=House(run_twice=True)))


def table_of(game, **changes):
    return replace(OPTIONS, game=game, **changes)


def view_of(room, name):
    return room.guests[name].line.state["view"]


def seat_of(room, name, of=None):
    """The seat of somebody, as `name` is told of it."""
    seats = view_of(room, name)["seats"]
    return next(seat for seat in seats if seat and seat["name"] == (of or name))


async def act(room, action):
    """Whoever is to act does this; the id of his message."""
    name, legal = room.to_act()
    return await room.send(
        name, {"type": "act", "decision": legal["decision"], "action": action}, settle=True
    )


@pytest.mark.parametrize(
    ("code", "language"), [(code, ("en", "ru", "uk")[i % 3]) for i, code in enumerate(GAMES)]
)
def test_hands_of_every_game_are_played_and_every_view_is_told(code, language):
    """By actions that LEGAL offers; no line is cut, chips are neither made nor lost."""

    async def play():
        room = Room(table_of(GAMES[code]), chance=seeded(5))
        for name in (*PLAYERS, "watcher"):
            await room.join(name, language)
        for name in PLAYERS:
            await room.send(
                name, {"type": "sit", "seat": None, "name": name, "chips": 10_000}, settle=False
            )
        await room.settle()
        rng = Random(7)
        for _ in range(3000 // SCALE):
            name, legal = room.to_act()
            if name is None:
                break
            message = {
                "type": "act",
                "decision": legal["decision"],
                "action": some_action(legal, rng, room.cards(name)),
            }
            id = await room.send(name, message)
            assert room.guests[name].line.answer(id)["ok"], (message, room.hand)
            for guest in room.guests.values():
                assert guest.line.closed is None
        table = room.desk.table
        held = sum(chair.stack for chair in table.chairs if chair)
        assert held == 30_000
        for guest in room.guests.values():  # nothing is undefined for want of words
            assert "undefined" not in json.dumps(guest.line.state)
            cards = [seat["cards"] for seat in guest.line.state["view"]["seats"] if seat]
            assert all(len(own) <= hole_cards(GAMES[code]) for own in cards)

    asyncio.run(play())


def test_stud_tells_who_lies_face_up_and_asks_for_the_bring_in():
    async def play():
        room = Room(table_of(STUD))
        await room.sit(*PLAYERS)
        await room.join("watcher")
        name, legal = room.to_act()
        assert legal["bring_in"] == 50
        assert legal["sizes"] == [{"key": "complete", "to": 100}]
        assert not legal["fold"]
        assert not legal["check"]
        view = view_of(room, "watcher")
        assert view["game"]["bring_in"]
        assert view["game"]["up"]
        assert (view["options"]["ante"], view["options"]["bets"]) == (20, [100, 200])
        for seat in view["seats"]:
            assert seat["up"] == [2]
            assert seat["cards"][:2] == [None, None]
            assert seat["cards"][2]
        assert view_of(room, name)["you"]["best"] is None  # three cards make nothing yet
        others = [who for who in PLAYERS if who != name]
        assert all(room.guests[who].line.state["ahead"] is None for who in others)
        await act(room, {"type": "bring_in"})
        assert seat_of(room, "watcher", name)["last"]["type"] == "bring_in"
        _, legal = room.to_act()
        assert (legal["call"], legal["raise_to"], legal["opens"]) == (50, [100, 100], False)
        assert legal["sizes"] == [{"key": "complete", "to": 100}]
        while not view_of(room, "anna")["you"]["best"]:
            name, legal = room.to_act()
            await act(room, {"type": "check"} if legal["check"] else {"type": "call"})
        assert len(room.cards("anna")) == 5

    asyncio.run(play())


def test_a_draw_is_asked_and_its_cards_stay_secret():
    async def play():
        room = Room(table_of(TRIPLE_DRAW))
        await room.sit(*PLAYERS)
        while room.to_act()[1]["draw"] is None:
            await act(room, {"type": "check"} if room.to_act()[1]["check"] else {"type": "call"})
        name, legal = room.to_act()
        assert legal["draw"] == 5
        assert (legal["fold"], legal["call"], legal["sizes"]) == (False, None, [])
        other = next(who for who in PLAYERS if who != name)
        thrown = room.cards(name)[:2]
        assert all(room.guests[who].line.state["ahead"] is None for who in PLAYERS)
        await act(room, {"type": "discard", "cards": thrown})
        kept = b"".join(entry.body for entry in room.log.read("main"))
        assert b"discarded" not in kept  # sealed, as what was dealt
        assert not set(thrown) & set(room.cards(name))
        last = seat_of(room, other, name)["last"]
        assert last["type"] == "discard"
        assert "2" in last["text"]
        told = json.dumps(room.guests[other].line.messages)
        for card in thrown:
            if card not in room.cards(other):
                assert f'"{card}"' not in told
        name, legal = room.to_act()
        id = await act(room, {"type": "discard", "cards": ["Ah"] * 6})
        assert not room.guests[name].line.answer(id)["ok"]
        await act(room, {"type": "discard", "cards": []})
        assert seat_of(room, other, name)["last"]["type"] == "stand_pat"

    asyncio.run(play())


def test_omaha_takes_exactly_two_and_three():
    async def play():
        room = Room(table_of(OMAHA))
        await room.sit(*PLAYERS)
        assert view_of(room, "anna")["you"]["best"] is None
        _, legal = room.to_act()
        assert [size["key"] for size in legal["sizes"]][-1] == "pot"
        assert (legal["raise_to"], legal["all_in"]) == ([200, 350], None)
        while not room.hand.board:
            await act(room, {"type": "check"} if room.to_act()[1]["check"] else {"type": "call"})
        hand = room.hand
        for seat, who in enumerate(PLAYERS):
            five = view_of(room, who)["you"]["best"]["cards"]
            best = best_hand(hand.seats[seat].hole, hand.board, OMAHA)
            assert five == [str(card) for card in best.cards]
            assert sum(card in room.cards(who) for card in five) == 2
            assert view_of(room, who)["you"]["best"]["text"] == speech.describe(best, "en")
        assert room.to_act()[1]["raise_to"] == [100, 300]

    asyncio.run(play())


def test_a_pot_limit_bet_that_is_all_in_says_so():
    async def play():
        room = Room(table_of(with_betting(HOLDEM, Betting.POT_LIMIT)))
        await room.sit("anna", "boris", chips=4000)
        for _ in range(9):
            _, legal = room.to_act()
            if legal is None or legal["raise_to"] is None or legal["all_in"]:
                break
            await act(room, {"type": "raise_to", "to": legal["raise_to"][1]})
        assert legal["all_in"] == legal["raise_to"][1] == 4000
        assert legal["sizes"][-1] == {"key": "all_in", "to": 4000}

    asyncio.run(play())


def test_fixed_limit_offers_one_size_with_its_name():
    async def play():
        room = Room(table_of(with_betting(HOLDEM, Betting.FIXED_LIMIT)))
        await room.sit(*PLAYERS)
        assert room.to_act()[1]["sizes"] == [{"key": "raise", "to": 200}]
        while not room.hand.board:
            await act(room, {"type": "check"} if room.to_act()[1]["check"] else {"type": "call"})
        assert room.to_act()[1]["sizes"] == [{"key": "bet", "to": 100}]

    asyncio.run(play())


def test_it_is_run_twice_and_both_boards_are_explained():
    async def play():
        room = Room(TWICE)
        lines = await room.sit("anna", "boris")
        for _ in range(2):
            _, legal = room.to_act()
            to = legal["all_in"]
            await act(room, {"type": "raise_to", "to": to} if to else {"type": "call"})
        for _ in range(2):
            _, legal = room.to_act()
            assert legal["vote"]
            assert not legal["fold"]
            await act(room, {"type": "run_twice", "agree": True})
        state = next(
            m for m in lines[0].messages[::-1] if m["type"] == "state" and m["view"]["explain"]
        )
        view = state["view"]
        assert (len(view["board"]), len(view["second"])) == (5, 5)
        assert [(pot["run"], pot["side"]) for pot in view["explain"]] == [
            (0, "whole"),
            (1, "whole"),
        ]
        assert sum(pot["chips"] for pot in view["explain"]) == 20_000
        told = [
            event["text"]
            for message in lines[0].messages
            for event in message.get("events", ())
            if event["event"].get("event", {}).get("best")
        ]
        read = [hand["text"] for hand in view["explain"][1]["hands"]]
        assert told
        assert all(any(f"Second board: {hand}" in text for hand in read) for text in told)

    asyncio.run(play())


def test_the_game_of_the_next_hand_is_chosen():
    async def play():
        games = ("holdem52", "stud", "omaha")
        room = Room(replace(OPTIONS, games=games))
        await room.sit(*PLAYERS)
        assert view_of(room, "anna")["games"] == [*games]
        await room.send("boris", {"type": "choose_game", "code": "stud"})
        view = view_of(room, "anna")
        assert (view["game"]["code"], view["next_game"]) == ("holdem52", "stud")
        id = await room.send("boris", {"type": "choose_game", "code": "razz"})
        assert not room.guests["boris"].line.answer(id)["ok"]
        await room.join("watcher")
        id = await room.send("watcher", {"type": "choose_game", "code": "omaha"})
        assert room.guests["watcher"].line.answer(id)["reason"]["type"] == "not_seated"
        while room.desk.table.hands == 1:
            await act(room, {"type": "fold", "confirm": True})
        view = view_of(room, "anna")
        assert (view["game"]["code"], view["next_game"]) == ("stud", None)
        assert view["options"]["bring_in"]

    asyncio.run(play())


def test_what_the_house_chose_is_told():
    async def play():
        house = House(run_twice=True, rake=Rake(250, (300,)), odd_hilo=OddHiLo.SUIT)
        stakes = Stakes(50, 100, house=house)
        room = Room(table_of(OMAHA_HI_LO, stakes=stakes, entry=Entry.POST))
        line = await room.join("watcher")
        told = {one["name"]: one["value"] for one in line.state["view"]["options"]["choices"]}
        assert list(told) == ["entry", "run_twice", "rake", "odd_hilo"]
        assert (told["entry"], told["run_twice"], told["odd_hilo"]) == ("post", True, "suit")
        assert (told["rake"]["percent"], told["rake"]["caps"]) == (250, [300])
        stakes = Stakes(50, 100, 100, AnteBy.BIG_BLIND)
        room = Room(table_of(HOLDEM, stakes=stakes, straddle=True, rejoin_lock=0))
        line = await room.join("watcher")
        told = {one["name"]: one["value"] for one in line.state["view"]["options"]["choices"]}
        assert told == {"straddle": True, "rejoin_lock": 0, "ante_by": "big_blind"}

    asyncio.run(play())


def test_a_newcomer_may_post_to_enter():
    async def play():
        room = Room(Options(Stakes(50, 100), OPTIONS.buy_in, 6, entry=Entry.POST))
        await room.sit(*PLAYERS)
        line = await room.join("gast")
        await room.send("gast", {"type": "sit", "seat": None, "name": "gast", "chips": 10_000})
        assert line.state["view"]["you"]["may_post"]
        assert not view_of(room, "anna")["you"]["may_post"]
        id = await room.send("gast", {"type": "post_to_enter"})
        assert line.answer(id)["ok"]
        assert seat_of(room, "gast")["posting"]
        assert not line.state["view"]["you"]["may_post"]

    asyncio.run(play())


def test_who_comes_back_brings_what_he_took_along():
    """The lock asks for a person, and a person is a browser; nobody is told who that is."""

    async def play():
        room = Room()
        await room.sit(*PLAYERS)
        await room.send("vera", {"type": "leave"})
        while room.desk.occupant_of("vera"):
            await act(room, {"type": "fold", "confirm": True})
        id = await room.send("vera", {"type": "sit", "seat": None, "name": "V", "chips": 4000})
        reason = room.guests["vera"].line.answer(id)["reason"]
        assert reason["type"] == "rejoin_locked"
        sit = {"type": "sit", "seat": None, "name": "V", "chips": reason["lowest"]}
        id = await room.send("vera", sit)
        assert room.guests["vera"].line.answer(id)["ok"]
        assert '"person"' not in json.dumps(room.guests["anna"].line.messages)

    asyncio.run(play())


def test_every_request_is_a_command():
    """A kind of request that the desk does not know would be refused as unreadable."""
    kinds = [kind for kind in messages.Request.__subclasses__() if kind is not messages.Sit]
    room = Room()
    asyncio.run(room.sit(*PLAYERS))
    given = {"decision": 0, "action": messages.Check(), "chips": 1, "code": "omaha", "on": True}
    for kind in kinds:
        fields = {name: given[name] for name in kind.__struct_fields__ if name in given}
        assert room.desk.asked("anna", kind(id="a", **fields)).command


@pytest.mark.parametrize("unit", [1, 5, 25])
def test_every_size_that_is_offered_is_taken(unit):
    """RULES 11.4: with larger chips sizes are rounded down to them."""
    offered = 0
    for number in range(120):
        rng = Random(f"sizes {unit} {number}")
        start = random_start(rng)
        house = replace(start.stakes.house, unit=unit)
        start = in_chips(replace(start, stakes=replace(start.stakes, house=house)))
        for _, step in play(start, rng):
            hand, may = step.hand, legal(step.hand)
            if may is None or may.raise_to is None:
                continue
            mine = hand.seats[may.seat]
            for size in sizes(hand, may, mine.stack + mine.bet):
                decide(hand, RaiseTo(may.seat, size.to))
                offered += 1
    assert offered > 100
