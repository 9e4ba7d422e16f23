"""T-SEC1 at the server: cards an observer may not know do not change a byte of what he gets.

A hand is played twice by players who never look at their cards. The second time the
cards that stayed hidden from the observer are exchanged among each other: folded and
mucked hands, burned cards, the rest of the deck. Every frame, its boundaries, its time
and close codes must be the same, and on disk every length.

Where the exchange lets a mucked hand win, the world differs in cards that are shown;
such pairs are told by the true log and left out.
"""

import asyncio
import json
import re
from collections import Counter
from copy import copy
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.dealing.deck import ShuffledDeck, new_deck
from fifthstreet.games import GAMES, HOLDEM
from fifthstreet.rules.events import BoardDealt, CardExposed, Discarded, HandShown, HoleDealt
from fifthstreet.server import desk as desk_of_the_server
from fifthstreet.server import seen as seen_of_the_server
from fifthstreet.server import tables as tables_of_the_server
from fifthstreet.server import views as views_of_the_server
from fifthstreet.server.journal import read_entry, remember
from fifthstreet.server.seen import Seen
from fifthstreet.table.events import InHand
from tests.conftest import SCALE
from tests.server.rooms import KEY, OPTIONS, Room, seeded, some_action

# Leaks are planted where the modules look their helpers up.
desk_module: Any = desk_of_the_server
tables_module: Any = tables_of_the_server
seen_module: Any = seen_of_the_server
views_module: Any = views_of_the_server

PLAYERS = ("anna", "boris", "vera")
OBSERVERS = (*PLAYERS, "watcher", "returning", "newcomer")
HANDS = 2  # the exchanged one and the next, which must not remember


class World:
    """What one playing of the script gave to everybody."""

    def __init__(self):
        self.told: dict[str, list[Any]] = {}  # observer -> [(time, frame) or (time, close code)]
        self.sizes: list[Any] = []  # on disk
        self.events: list[Any] = []


def play(decks, seed, game=HOLDEM):
    world = World()
    asyncio.run(script(world, [*decks], seed, game))
    return world


def table_of(game):
    """A table of that game; in stud with an ante and a bring-in."""
    return replace(OPTIONS, game=game)


def any_deck(game, rng):
    return new_deck(game, rng.randbytes)


async def script(world, decks, seed, game):
    """Three players, a spectator, one who reconnects, one who takes a seat that becomes free."""
    rng = Random(seed)
    left = [*decks]
    room = Room(table_of(game), chance=seeded(7, lambda _: left.pop(0)))
    connections = []  # (observer, line), each with what it got
    told: dict[str, list[Any]] = {name: [] for name in OBSERVERS}

    async def connect(name):
        line = await room.join(name, rng.choice(["en", "ru", "uk"]))
        connections.append((name, line, 0))

    def collect():
        for index, (name, line, seen) in enumerate(connections):
            told[name] += [(room.at, frame) for frame in line.frames[seen:]]
            connections[index] = (name, line, len(line.frames))

    await connect("watcher")
    for name in PLAYERS:
        await connect(name)
        chips = rng.choice([4000, 7000, 10_000])
        await room.send(
            name, {"type": "sit", "seat": None, "name": name, "chips": chips}, settle=False
        )
    await room.settle()
    quitter = rng.choice(PLAYERS)
    leaves_at = rng.randrange(12)
    came = False
    for turn in range(100):
        collect()
        if room.desk.table.hands > HANDS or (not left and not room.desk.table.running):
            break
        room.at += rng.choice([0, 40, 900])
        if rng.random() < 0.15:
            await connect("returning")
        if rng.random() < 0.1:
            await connect(rng.choice(PLAYERS))
        if turn == leaves_at:
            await room.send(quitter, {"type": "leave"})
        if not came and None in room.desk.table.chairs:
            came = True
            await connect("newcomer")
            await room.send(
                "newcomer", {"type": "sit", "seat": None, "name": "newcomer", "chips": 5000}
            )
        if rng.random() < 0.1:  # a refused request is a door too
            await room.send(rng.choice(PLAYERS), {"type": "top_up", "chips": 10**9})
        name, legal = room.to_act()
        if name is None:
            for who in (*PLAYERS, *["newcomer"] * came):
                if rng.random() < 0.2 and not room.desk.table.running:
                    await room.send(who, {"type": "show"})
            room.at += 100
            if not room.task.busy:
                break
            await room.settle()
            continue
        action = some_action(legal, rng, room.cards(name))
        await room.send(name, {"type": "act", "decision": legal["decision"], "action": action})
    collect()
    for name, line, _ in connections:
        told[name].append((room.at, line.closed))
    world.told = told
    world.sizes = [[len(entry.body) for entry in batch.entries] for batch in room.keeper.kept]
    world.events = [event for batch in room.keeper.kept for event in events_of(batch)]


def events_of(batch):
    return [read_entry("main", entry, KEY)[0] for entry in batch.entries]


def first_hand(world):
    """Events of the first hand and who held which seat in it."""
    hands = [event.event for event in world.events if isinstance(event, InHand)]
    starts = [i for i, event in enumerate(hands) if type(event).__name__ == "HandStarted"]
    return hands[: starts[1]] if len(starts) > 1 else hands


def known_to(observer, world):
    """Cards of the first hand that this observer may know at the end."""
    known: set[Any] = set()
    for event in first_hand(world):
        if isinstance(event, BoardDealt | HandShown):
            known.update(event.cards)
        if isinstance(event, CardExposed):
            known.add(event.card)
        if isinstance(event, HoleDealt):
            mine = observer in PLAYERS and event.seat == PLAYERS.index(observer)
            down = len(event.cards) - event.up
            known.update(event.cards if mine else event.cards[down:])
    return known


def exchanged(deck, fixed, rng):
    """The same deck with all other cards exchanged among each other."""
    others = [card for card in deck.cards if card not in fixed]
    turned = dict(zip(others, rng.sample(others, len(others)), strict=True))
    orders = [
        tuple(turned.get(card, card) for card in order) for order in (deck.cards, *deck.later)
    ]
    return ShuffledDeck(orders[0], tuple(orders[1:]))


def shown(world):
    """Which hands were opened: these decide whether the worlds are alike in public."""
    return [
        (event.seat, event.cards) for event in first_hand(world) if isinstance(event, HandShown)
    ]


def pairs(seed, game=HOLDEM):
    """(observer, first world, second world) for one script and one first deck."""
    rng = Random(seed)
    deck = any_deck(game, rng)
    later = [any_deck(game, rng) for _ in range(HANDS + 2)]
    one = play([deck, *later], seed, game)
    for observer in OBSERVERS:
        other_deck = exchanged(deck, known_to(observer, one), rng)
        other = play([other_deck, *later], seed, game)
        if shown(one) == shown(other):
            yield observer, one, other


def same_for(observer, one, other):
    return one.told[observer] == other.told[observer] and one.sizes == other.sizes


def test_hidden_cards_change_no_byte():
    compared: Counter[str] = Counter()
    for seed in range(600 // SCALE):
        for observer, one, other in pairs(seed):
            assert one.told[observer] == other.told[observer], (observer, seed)
            assert one.sizes == other.sizes, (observer, seed)
            compared[observer] += 1
    assert all(compared[observer] >= 300 // SCALE for observer in OBSERVERS), compared


@pytest.mark.parametrize("code", ["stud", "triple27", "omaha8", "joker53"])
def test_hidden_cards_change_no_byte_in_other_games(code):
    """Down cards of stud, discards and what is drawn for them, low halves, the joker."""
    compared: Counter[str] = Counter()
    for seed in range(200 // SCALE):
        for observer, one, other in pairs(seed, GAMES[code]):
            assert one.told[observer] == other.told[observer], (observer, seed)
            assert one.sizes == other.sizes, (observer, seed)
            compared[observer] += 1
    assert all(compared[observer] >= 40 // SCALE for observer in OBSERVERS), compared


def leak_discards(monkeypatch):
    """Everybody is told what the others threw away."""
    honest = seen_module.see

    def see(event, viewer, dealt):
        thrown = isinstance(event, InHand) and isinstance(event.event, Discarded)
        return event if thrown else honest(event, viewer, dealt)

    monkeypatch.setattr(seen_module, "see", see)


def leak_down_cards(monkeypatch):
    """All cards of stud lie face up by mistake."""
    honest = seen_module.see

    def see(event, viewer, dealt):
        dealing = isinstance(event, InHand) and isinstance(event.event, HoleDealt)
        return event if dealing else honest(event, viewer, dealt)

    monkeypatch.setattr(seen_module, "see", see)


@pytest.mark.parametrize(("leak", "code"), [(leak_discards, "triple27"), (leak_down_cards, "stud")])
def test_leaks_planted_in_other_games_are_found(leak, code, monkeypatch):
    leak(monkeypatch)
    assert any(
        not same_for(observer, one, other)
        for seed in range(60)
        for observer, one, other in pairs(seed, GAMES[code])
    )


def test_the_comparison_would_notice_the_players_own_cards():
    """The exchange does reach the cards: with his own ones exchanged a player sees it."""
    rng = Random(3)
    deck = any_deck(HOLDEM, rng)
    later = [any_deck(HOLDEM, rng) for _ in range(HANDS + 2)]
    one = play([deck, *later], 3)
    other = play([exchanged(deck, set(), rng), *later], 3)
    assert not same_for("anna", one, other)


def leak_everything(monkeypatch):
    monkeypatch.setattr(seen_module, "see", lambda event, viewer, dealt: event)


def leak_to_a_newcomer(monkeypatch):
    """Who sits down is told what a player has seen, and not what everybody has."""
    folds = {}
    look, newcomer = Seen.look, Seen.newcomer

    def looks(self, number, event):
        look(self, number, event)
        folds[self.viewer] = self

    def heir(self, viewer):
        before = copy(folds[next(filter(None, self.now.dealt), None)])
        before.viewer = None
        return newcomer(before, viewer)

    monkeypatch.setattr(Seen, "look", looks)
    monkeypatch.setattr(Seen, "newcomer", heir)


def leak_in_a_hint(monkeypatch):
    """Something is reckoned from the true hand: here, which seat holds the highest card."""
    honest = tables_module.TableTask._around

    def around(self):
        true = honest(self)
        hand = self.desk.table.hand
        cards = [seat.hole for seat in hand.seats if seat.hole] if hand else []
        strongest = max(cards, key=lambda hole: max(card.number for card in hole), default=())
        mark = cards.index(strongest) if cards else 0
        return type(true)(f"main{mark}", true.bots, true.connected, true.waiting, true.at)

    monkeypatch.setattr(tables_module.TableTask, "_around", around)


def leak_in_an_error(monkeypatch):
    honest = tables_module.refused

    def refused(id, reason, language, names):
        answer = honest(id, reason, language, names)
        return type(answer)(answer.id, False, answer.reason, f"{answer.text} {LAST_DECK[0]}")

    real = desk_module.Desk.accept

    def accept(self, pending):
        LAST_DECK[0] = pending.deck and str(pending.deck.cards[-1])
        real(self, pending)

    monkeypatch.setattr(tables_module, "refused", refused)
    monkeypatch.setattr(desk_module.Desk, "accept", accept)


def leak_in_the_length(monkeypatch):
    """One face-down card more where the deck begins with a spade: frames differ in length."""
    honest = views_module.cards_of

    def cards_of(mine):
        told = honest(mine)
        marked = mine is not None and None in mine.hole and LAST_DECK[0][1:] == "s"
        return (*told, None) if marked else told

    real = desk_module.Desk.accept

    def accept(self, pending):
        LAST_DECK[0] = str(pending.deck.cards[0]) if pending.deck else ""
        real(self, pending)

    monkeypatch.setattr(views_module, "cards_of", cards_of)
    monkeypatch.setattr(desk_module.Desk, "accept", accept)


def leak_in_lengths_on_disk(monkeypatch):
    real = desk_module.entries

    def entries(table, first, events, by, key):
        made = real(table, first, events, by, key)
        pad = [
            b" " * CARDS.index(event.event.cards[0])
            if isinstance(event, InHand) and isinstance(event.event, HoleDealt)
            else b""
            for event in events
        ]
        return tuple(
            type(entry)(entry.number, entry.body + more, entry.checkpoint)
            for entry, more in zip(made, pad, strict=True)
        )

    monkeypatch.setattr(desk_module, "entries", entries)


CARDS: list[Any] = list(Card)
LAST_DECK: list[Any] = [""]
LEAKS = [
    leak_everything,
    leak_to_a_newcomer,
    leak_in_a_hint,
    leak_in_an_error,
    leak_in_the_length,
    leak_in_lengths_on_disk,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak, monkeypatch):
    leak(monkeypatch)
    assert any(
        not same_for(observer, one, other)
        for seed in range(60)
        for observer, one, other in pairs(seed)
    )


def test_closed_cards_lie_on_disk_only_sealed():
    """T-LOG2: no hole card, burn or deck of a live hand can be read in the log."""

    async def play_hand():
        room = Room()
        await room.sit(*PLAYERS)
        return room

    room = asyncio.run(play_hand())
    hand = room.desk.table.hand
    closed = [str(card) for seat in hand.seats for card in seat.hole]
    assert len(closed) == 6
    kept = b"".join(entry.body for entry in room.log.read("main"))
    kept += b"".join(note.body for note in room.log.notes("main", ""))
    for card in closed:
        assert f'"{card}"'.encode() not in kept
    assert b"hole_dealt" not in kept


def test_every_frame_has_contiguous_numbers():
    async def watch():
        room = Room()
        line = await room.join("watcher")
        await room.sit(*PLAYERS)
        rng = Random(1)
        for _ in range(30):
            name, legal = room.to_act()
            if name is None:
                break
            await room.send(
                name,
                {"type": "act", "decision": legal["decision"], "action": some_action(legal, rng)},
            )
        return [m for m in line.messages if m["type"] == "state"]

    states = asyncio.run(watch())
    number = states[0]["number"]
    for state in states[1:]:
        assert not state["snapshot"]
        assert [event["number"] for event in state["events"]] == list(
            range(number, state["number"])
        )
        number = state["number"]


def test_a_view_kept_up_equals_a_view_folded_anew_from_the_log():
    """Whoever reconnects, also after a restart, sees what he would have seen."""

    async def play():
        room = Room()
        await room.sit(*PLAYERS)
        rng = Random(2)
        for _ in range(60):
            past = remember(room.log, "main", KEY)
            assert past
            for viewer in (None, *(chair.occupant for chair in room.desk.table.chairs if chair)):
                kept, anew = room.desk.seen(viewer), Seen(viewer, past.since)
                assert kept.now == anew.now
                assert (kept.names, kept.last) == (anew.names, anew.last)
                assert [e for e in kept.events if e[0] >= kept.began] == list(anew.events)
            name, legal = room.to_act()
            if name is None:
                break
            await room.send(
                name,
                {"type": "act", "decision": legal["decision"], "action": some_action(legal, rng)},
            )

    asyncio.run(play())


def test_ids_of_stays_are_not_told():
    """They have no authority, but nobody needs them."""
    text = json.dumps(play([any_deck(HOLDEM, Random(1)) for _ in range(6)], 1).told)
    assert not re.search("occupant|person", text)
