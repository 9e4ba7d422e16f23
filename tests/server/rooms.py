"""A table without a network: the production task, driven step by step, with time and chance given.

`Room.send` does what a socket does with a frame; `Room.settle` lets the table work
until nothing is left to do at the present time.
"""

import itertools
import json
from concurrent.futures import Executor, Future
from random import Random
from typing import Any

from fifthstreet.dealing.deck import new_deck
from fifthstreet.rules.stakes import Stakes
from fifthstreet.server import messages
from fifthstreet.server.desk import Chance, Desk, opening
from fifthstreet.server.journal import remember
from fifthstreet.server.tables import Arrived, Gone, Guest, Heard, Pace, Speak, TableTask
from fifthstreet.server.views import frame, refused
from fifthstreet.server.writer import NotKept
from fifthstreet.storage.memory import MemoryLog
from fifthstreet.table.table import Options

KEY = bytes(range(32))
OPTIONS = Options(Stakes(50, 100), (4000, 10_000))


class FakeLine:
    """Keeps what a browser would have got."""

    def __init__(self):
        self.frames = []
        self.closed = None

    def send(self, text):
        if self.closed is None:
            self.frames.append(text)

    def close(self, code, reason):
        self.closed = self.closed or code

    @property
    def messages(self):
        return [json.loads(text) for text in self.frames]

    @property
    def state(self):
        """The last state."""
        return next(m for m in self._latest() if m["type"] == "state")

    def answer(self, id):
        return next((m for m in self._latest() if m.get("id") == id), None)

    def _latest(self):
        return (json.loads(text) for text in reversed(self.frames))


class AtOnce(Executor):
    """Bots think here and now."""

    def submit(self, fn, /, *args, **kwargs):
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class MemoryKeeper:
    """A log that can be told to fail."""

    def __init__(self, log):
        self.log = log
        self.fail = 0
        self.kept = []

    async def keep(self, batch):
        if self.fail:
            self.fail -= 1
            raise NotKept(batch.table)
        assert self.log.append([batch]) == [True]
        self.kept.append(batch)


def seeded(seed, deck=None):
    """Chance that can be repeated: the same seed, the same ids, draws and decks."""
    rng = Random(seed)
    ids = itertools.count(1)
    return Chance(
        deck=deck or (lambda game: new_deck(game, rng.randbytes)),
        entropy=Random(seed + 1).randbytes,
        fresh=lambda: f"occupant-{next(ids):04}",
    )


class Room:
    """One table."""

    def __init__(self, options=OPTIONS, bots=0, pace=0.0, chance=None, log=None, at=1_000_000):
        self.at = at
        self.log = log or MemoryLog()
        self.keeper = MemoryKeeper(self.log)
        past = remember(self.log, "main", KEY)
        resumed = past is not None
        if past is None:
            past, batch = opening("main", options, self.at)
            assert self.log.append([batch]) == [True]
        self.desk = Desk("main", past, KEY, chance or seeded(1))
        names = ("Robin", "Ada", "Max")
        self.task = TableTask(
            self.desk,
            self.keeper,
            Pace(bots, names, options.buy_in[1], pace),
            lambda: self.at,
            AtOnce(),
            self.desk._chance.entropy,
            resumed,
        )
        self.guests = {}
        self.ids = itertools.count(1)

    async def settle(self):
        while self.task.busy:
            await self.task.once()

    async def join(self, name, language="en"):
        """A browser of that guest connects; the line it is told on."""
        line = FakeLine()
        self.guests[name] = Guest(name, line, language)
        self.task.put(Arrived(self.guests[name]))
        await self.settle()
        return line

    async def part(self, name):
        """The line of that guest is cut."""
        self.task.put(Gone(self.guests[name]))
        await self.settle()

    async def send(self, name, message, settle=True):
        """The guest sends a message, or text that may be none; the id it went under."""
        guest = self.guests[name]
        if isinstance(message, dict):
            if message["type"] not in ("language", "ping"):
                message = {"id": f"m{next(self.ids)}", **message}
            text = json.dumps(message)
        else:
            text = message
        try:
            heard = messages.read(text)
        except messages.Unusable as no:
            guest.line.send(frame(refused(messages.id_of(text), no.reason, guest.language, {})))
            return messages.id_of(text)
        if isinstance(heard, messages.Language):
            self.task.put(Speak(guest, heard.language))
        elif isinstance(heard, messages.Request):
            self.task.put(Heard(guest, heard, self.task.now()))
        if settle:
            await self.settle()
        return getattr(heard, "id", "")

    async def sit(self, *names, chips=10_000):
        """Each of them connects and sits down, in seat order; nothing runs in between."""
        lines = [await self.join(name) for name in names]
        for name in names:
            await self.send(
                name, {"type": "sit", "seat": None, "name": name, "chips": chips}, settle=False
            )
        await self.settle()
        return lines

    @property
    def hand(self) -> Any:
        """The true hand on the table."""
        return self.desk.table.hand

    def cards(self, name):
        """The cards that this guest is told are his own."""
        seats = self.guests[name].line.state["view"]["seats"]
        return next((seat["cards"] for seat in seats if seat and seat["you"]), ())

    def to_act(self):
        """Who is to act, and his LEGAL; (None, None) if nobody is."""
        for name, guest in self.guests.items():
            state = guest.line.state
            if guest.line.closed is None and state["legal"]:
                return name, state["legal"]
        return None, None


def some_action(legal, rng, cards=()):
    """Any action that LEGAL offers, chosen without looking at cards.

    cards  the player's own: a draw names them, and which ones is chosen by their place
    """
    if legal["vote"]:
        return {"type": "run_twice", "agree": rng.random() < 0.8}
    if legal["draw"] is not None:
        places = rng.sample(range(len(cards)), rng.randint(0, min(legal["draw"], len(cards))))
        return {"type": "discard", "cards": [cards[place] for place in sorted(places)]}
    if legal["bring_in"] is not None and rng.random() < 0.7:
        return {"type": "bring_in"}
    choices: list[dict[str, Any]] = [{"type": "call"}] * 4 + [{"type": "fold"}]
    if legal["bring_in"] is not None:
        choices = []
    elif legal["check"]:
        choices = [{"type": "check"}] * 3 + [{"type": "fold", "confirm": True}]
    if legal["raise_to"]:
        to = rng.choice(legal["sizes"])["to"] if legal["sizes"] else legal["raise_to"][0]
        choices.append({"type": "raise_to", "to": to})
    return rng.choice(choices)
