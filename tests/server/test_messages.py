"""Everything a client can send: read strictly, or refused with a reason, and nothing changes (T-SEC5)."""

import asyncio
import json
import string
from random import Random
from typing import Any

import pytest

from fifthstreet.cards import Card
from fifthstreet.rules.start import MOST_CHIPS
from fifthstreet.server import messages
from tests.conftest import SCALE
from tests.server.rooms import Room

SIT = {"type": "sit", "id": "a", "seat": 1, "name": "Anna", "chips": 10_000}
ACT = {"type": "act", "id": "a", "decision": 5, "action": {"type": "raise_to", "to": 200}}

KINDS = ("leave", "sit_out", "sit_in", "show", "post_to_enter")


def text(message, **changes):
    return json.dumps({**message, **changes})


@pytest.mark.parametrize(
    "frame",
    [
        text(SIT),
        text(SIT, seat=None),
        text(ACT),
        text(ACT, action={"type": "fold"}),
        text(ACT, action={"type": "fold", "confirm": True}),
        text(ACT, action={"type": "check"}),
        text(ACT, action={"type": "call"}),
        text(ACT, action={"type": "bring_in"}),
        text(ACT, action={"type": "discard", "cards": []}),
        text(ACT, action={"type": "discard", "cards": ["Ah", "Td", "Jk"]}),
        text(ACT, action={"type": "run_twice", "agree": False}),
        text({"type": "choose_game", "id": "a", "code": "omaha8_5"}),
        text({"type": "straddle", "id": "a", "on": True}),
        *(text({"type": kind, "id": "a"}) for kind in KINDS),
        text({"type": "top_up", "id": "a", "chips": 5}),
        text({"type": "top_up", "id": "a", "chips": MOST_CHIPS}),
        text({"type": "language", "language": "uk"}),
        text({"type": "ping"}),
    ],
)
def test_the_protocol_is_understood(frame):
    assert messages.read(frame)


BAD = {
    "nothing": "",
    "no object": "[]",
    "a word": "fold",
    "no type": text({"id": "a"}),
    "unknown type": text({"type": "win", "id": "a"}),
    "no id": text({"type": "leave"}),
    "empty id": text({"type": "leave", "id": ""}),
    "long id": text({"type": "leave", "id": "x" * 65}),
    "number for an id": text({"type": "leave", "id": 5}),
    "odd id": text({"type": "leave", "id": "a\nb"}),
    "id with a line end": text({"type": "leave", "id": "abc\n"}),
    "id after a line end": text({"type": "leave", "id": "\nabc"}),
    "unknown field": text({"type": "leave", "id": "a", "seat": 1}),
    "other seat": text(ACT, action={"type": "fold", "seat": 2}),
    "negative": text(ACT, action={"type": "raise_to", "to": -200}),
    "fraction": text(ACT, action={"type": "raise_to", "to": 200.5}),
    "whole fraction": text(ACT, action={"type": "raise_to", "to": 200.0}),
    "exponent": '{"type":"act","id":"a","decision":5,"action":{"type":"raise_to","to":1e3}}',
    "text for a number": text(ACT, action={"type": "raise_to", "to": "200"}),
    "text with an exponent": text(ACT, action={"type": "raise_to", "to": "1e3"}),
    "truth for a number": text(ACT, action={"type": "raise_to", "to": True}),
    "nothing for a number": text(ACT, action={"type": "raise_to", "to": None}),
    "more than all chips": text(ACT, action={"type": "raise_to", "to": MOST_CHIPS + 1}),
    "huge": text(ACT, action={"type": "raise_to", "to": 2**63}),
    "larger": text(ACT, action={"type": "raise_to", "to": 10**400}),
    "infinite": '{"type":"act","id":"a","decision":5,"action":{"type":"raise_to","to":1e309}}',
    "not a number": '{"type":"act","id":"a","decision":5,"action":{"type":"raise_to","to":NaN}}',
    "cards missing": text(ACT, action={"type": "discard"}),
    "no such card": text(ACT, action={"type": "discard", "cards": ["1h"]}),
    "card written otherwise": text(ACT, action={"type": "discard", "cards": ["ah"]}),
    "unknown card": text(ACT, action={"type": "discard", "cards": [None]}),
    "word for cards": text(ACT, action={"type": "discard", "cards": "AhKh"}),
    "more than any hand": text(ACT, action={"type": "discard", "cards": ["Ah"] * 8}),
    "cards of a bring-in": text(ACT, action={"type": "bring_in", "cards": []}),
    "no vote": text(ACT, action={"type": "run_twice"}),
    "word for a vote": text(ACT, action={"type": "run_twice", "agree": "yes"}),
    "no game": text({"type": "choose_game", "id": "a"}),
    "game in capitals": text({"type": "choose_game", "id": "a", "code": "OMAHA"}),
    "game and a line end": text({"type": "choose_game", "id": "a", "code": "omaha\n"}),
    "long game": text({"type": "choose_game", "id": "a", "code": "o" * 41}),
    "no straddle": text({"type": "straddle", "id": "a"}),
    "number for a straddle": text({"type": "straddle", "id": "a", "on": 1}),
    "negative decision": text(ACT, decision=-1),
    "text decision": text(ACT, decision="5"),
    "no action": text({"type": "act", "id": "a", "decision": 5}),
    "unknown action": text(ACT, action={"type": "win"}),
    "word for an action": text(ACT, action="fold"),
    "text for truth": text(ACT, action={"type": "fold", "confirm": "yes"}),
    "number for truth": text(ACT, action={"type": "fold", "confirm": 1}),
    "seat below": text(SIT, seat=-1),
    "seat above": text(SIT, seat=10),
    "fraction of a seat": text(SIT, seat=1.5),
    "number for a name": text(SIT, name=5),
    "long name": text(SIT, name="x" * 101),
    "surrogate": text(SIT, name="X").replace("X", "\\ud800"),
    "language": text({"type": "language", "language": "xx"}),
    "key twice": '{"type":"leave","id":"a","id":"b"}',
    "key twice inside": '{"type":"act","id":"a","decision":5,"action":{"type":"raise_to","to":200,"to":9000}}',
    "type twice": '{"type":"ping","type":"leave","id":"a"}',
    "ten thousand brackets": "[" * 10_000,
    "nested deep": '{"type":"leave","id":' + "[" * 2000 + "]" * 2000 + "}",
    "too long": text({"type": "leave", "id": "a"}) + " " * 5000,
    "two at once": text({"type": "ping"}) * 2,
    "zero byte": text({"type": "ping"}) + "\0",
    "binary": b'{"type":"ping"}',
    "no utf-8": "\ud800",
}


@pytest.mark.parametrize("name", BAD)
def test_anything_else_is_refused_and_names_the_place_only(name):
    with pytest.raises(messages.Unusable) as refusal:
        messages.read(BAD[name])
    detail = refusal.value.reason.detail
    assert detail
    assert len(detail) <= 40
    assert "win" not in detail
    assert isinstance(messages.id_of(BAD[name]), str)


def test_cards_come_as_cards():
    message: Any = messages.read(text(ACT, action={"type": "discard", "cards": ["Ah", "Jk"]}))
    assert message.action.cards == (Card("Ah"), Card.JOKER)


def test_a_field_at_fault_is_named():
    with pytest.raises(messages.Unusable) as refusal:
        messages.read(BAD["fraction"])
    assert refusal.value.reason.detail == "action.to"
    assert messages.id_of(BAD["fraction"]) == "a"


def mutated(rng):
    """A message of the protocol with something done to it, or plain noise."""
    message = rng.choice(
        [SIT, ACT, {"type": "leave", "id": "z"}, {"type": "top_up", "id": "t", "chips": 1}]
    )
    frame = json.dumps(message)
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(frame) + 1)
        match rng.randrange(6):
            case 0:
                frame = frame[:at] + frame[at + rng.randint(1, 9) :]
            case 1:
                frame = (
                    frame[:at]
                    + rng.choice(["[", "{", '"', "-", "1e309", "NaN", "\\ud800", "null", "٣"])
                    + frame[at:]
                )
            case 2:
                frame = frame[:at] + "".join(rng.choices(string.printable, k=5)) + frame[at:]
            case 3:
                frame = frame.replace(
                    "5", rng.choice(["-1", "2.5", str(2**70), '"5"', "true", "[]"]), 1
                )
            case 4:
                frame = frame + frame
            case 5:
                frame = "".join(
                    rng.choices('{}[]",:0123456789.eE+-\\ \ud800\x00я', k=rng.randint(0, 80))
                )
    return frame


def test_noise_changes_nothing_and_raises_nothing_else():
    rng = Random(1)
    usable = 0
    for _ in range(200_000 // SCALE):
        frame = mutated(rng)
        messages.id_of(frame)
        try:
            messages.read(frame)
            usable += 1
        except messages.Unusable:
            pass
    assert usable < 100_000 // SCALE


def test_noise_at_a_table_changes_nothing():
    """Whatever is sent by whoever is not to act, or is out of the range: the table stays."""

    async def play():
        rng = Random(2)
        room = Room()
        await room.sit("anna", "boris", "vera")
        watcher = await room.join("watcher")
        name, _ = room.to_act()
        idle = next(who for who in ("anna", "boris", "vera") if who != name)
        before, log = room.desk.table, room.log.head("main")
        for _ in range(10_000 // SCALE):
            frame = mutated(rng)
            for who in (idle, "watcher"):
                if '"leave"' in frame or '"top_up"' in frame:
                    continue  # those are allowed to a player at any time
                await room.send(who, frame)
        assert (room.desk.table, room.log.head("main")) == (before, log)
        assert watcher.closed is None

    asyncio.run(play())
