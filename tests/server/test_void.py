"""A hand that cannot be dealt to its end is void: all chips go back, the button stays (RULES 12.10)."""

import asyncio
import logging
from typing import Any

import pytest

from fifthstreet.cards import Card
from fifthstreet.dealing.deck import ShuffledDeck, new_deck
from fifthstreet.games import GAMES
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.server import desk as desk_of_the_server
from fifthstreet.storage.log import Batch, Note
from fifthstreet.storage.memory import MemoryLog
from fifthstreet.table.table import Options
from tests.server.rooms import OPTIONS, Room, seeded

desk_module: Any = desk_of_the_server  # a fault is planted where it looks its helper up
PLAYERS = ("anna", "boris", "vera")


def without_deck(log, body=None):
    """The same log with the deck of its running hand lost, or damaged."""
    notes = log.notes("main", "")
    last = max(
        (note.key for note in notes if note.key.startswith("deck/")),
        key=lambda key: int(key.partition("/")[2]),
    )
    kept = [note for note in notes if note.key != last]
    if body is not None:
        kept.append(Note(last, body))
    again = MemoryLog()
    assert again.append([Batch("main", tuple(log.read("main")), tuple(kept))]) == [True]
    return again


def kinds(line):
    """The types of all events of hands this line was told of, in order."""
    return [
        event["event"]["event"]["type"]
        for message in line.messages
        if message["type"] == "state"
        for event in message["events"]
        if event["event"]["type"] == "in_hand"
    ]


async def to_the_flop(room):
    """Everybody calls until a board lies there."""
    while not room.hand.board:
        name, legal = room.to_act()
        action = {"type": "check"} if legal["check"] else {"type": "call"}
        await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})


def chips(room):
    return [chair.stack for chair in room.desk.table.chairs if chair]


@pytest.mark.parametrize("body", [None, b"", b"{", b"x" * 200])
def test_a_hand_whose_deck_is_lost_is_void_and_dealt_again(body, caplog):
    async def play():
        room = Room()
        await room.sit(*PLAYERS)
        await to_the_flop(room)
        button, hands = room.desk.table.button, room.desk.table.hands
        caplog.set_level(logging.ERROR)
        again = Room(log=without_deck(room.log, body), at=room.at)
        line = await again.join("anna")
        again.at += 1
        await again.settle()
        told = kinds(line)
        assert told.index("voided") < told.index("hand_ended")
        table = again.desk.table
        assert (table.hands, table.button, table.running) == (hands + 1, button, True)
        assert chips(again) == [10_000] * 3
        name, legal = again.to_act()
        assert name is None or legal["call"]
        assert line.closed is None
        assert not again.task.troubled

    asyncio.run(play())
    assert "deck" in caplog.text
    assert "Ah" not in caplog.text


def test_a_hand_that_needs_no_more_cards_is_played_on_without_its_deck():
    async def play():
        room = Room()
        await room.sit(*PLAYERS)
        while len(room.hand.board) < 5:
            await to_the_flop(room)
            name, legal = room.to_act()
            await room.send(
                name,
                {"type": "act", "decision": legal["decision"], "action": {"type": "check"}},
            )
        again = Room(log=without_deck(room.log), at=room.at)
        for name in PLAYERS:
            await again.join(name)
        for _ in PLAYERS:
            if not again.desk.table.running:
                break
            name, legal = again.to_act()
            message = {"type": "act", "decision": legal["decision"], "action": {"type": "check"}}
            await again.send(name, message, settle=False)
            await again.task.once()
        line = again.guests["anna"].line
        assert "voided" not in kinds(line)
        assert any(message["view"]["explain"] for message in line.messages if "view" in message)
        assert again.desk.table.hands == 1

    asyncio.run(play())


def short(game):
    """A deck that ends in the middle of the hand."""
    return ShuffledDeck(new_deck(game).cards[:8])


def foreign(game):
    """A deck with a card at the flop that the game does not have."""
    cards = new_deck(game).cards
    return ShuffledDeck((*cards[:7], Card.JOKER, *cards[7:]))


@pytest.mark.parametrize("bad", [short, foreign])
def test_cards_that_cannot_be_dealt_void_the_hand_and_play_goes_on(bad):
    async def play():
        decks = [bad, new_deck]
        room = Room(chance=seeded(1, lambda game: (decks.pop(0) if decks else new_deck)(game)))
        line, *_ = await room.sit(*PLAYERS)
        button = room.desk.table.button
        for _ in range(3):
            name, legal = room.to_act()
            action = {"type": "check"} if legal["check"] else {"type": "call"}
            id = await room.send(
                name, {"type": "act", "decision": legal["decision"], "action": action}
            )
            assert room.guests[name].line.answer(id)["ok"]
        assert "voided" in kinds(line)
        assert room.desk.table.hands == 2
        assert room.desk.table.button == button
        assert chips(room) == [10_000] * 3
        await to_the_flop(room)

    asyncio.run(play())


def test_a_first_card_that_cannot_be_dealt_voids_the_hand(monkeypatch):
    """Not after somebody's action, but when the dealer is asked first."""

    async def play():
        honest = desk_module.deal
        room = Room()

        def deal(deck, hand):
            if room.desk.table.hands == 1:
                raise IndexError("Ah")
            return honest(deck, hand)

        monkeypatch.setattr(desk_module, "deal", deal)
        line, *_ = await room.sit(*PLAYERS)
        assert "voided" in kinds(line)
        assert room.desk.table.hands == 2
        assert room.desk.table.running
        assert not room.task.troubled

    asyncio.run(play())


@pytest.mark.parametrize("code", ["stud", "triple27", "omaha8", "badugi"])
def test_a_lost_deck_in_other_games(code):
    async def play():
        options = Options(
            Stakes(50, 100, house=House()), OPTIONS.buy_in, game=GAMES[code], games=()
        )
        room = Room(options)
        await room.sit(*PLAYERS)
        again = Room(options, log=without_deck(room.log), at=room.at)
        line = await again.join("anna")
        again.at += 1
        await again.settle()
        assert "voided" in kinds(line)
        assert again.desk.table.hands == 2
        assert chips(again) == [10_000] * 3

    asyncio.run(play())
