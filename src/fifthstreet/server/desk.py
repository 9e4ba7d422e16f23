"""One table without an event loop: what a command leads to, and how it is kept.

`propose` works out the next table and what is to be stored; nothing has changed
yet. Once that is on disk `accept` makes it the present. Between the two the desk
answers from the table that is on disk, so nobody ever learns of anything that
could still be lost.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Generic, Literal, TypeVar

from msgspec import Struct

from fifthstreet.dealing.deck import ShuffledDeck, deal, new_deck
from fifthstreet.dealing.shuffle import Entropy, draw
from fifthstreet.games import Game
from fifthstreet.reasons import (
    AlreadySeated,
    BadMessage,
    IllegalAction,
    NameUnusable,
    NotSeated,
    Reason,
    SeatTaken,
    ServerFault,
)
from fifthstreet.rules import actions
from fifthstreet.rules.hand import Dealer, Hand, Stage
from fifthstreet.server import messages
from fifthstreet.server.faults import report
from fifthstreet.server.identity import clean_name, looks_like, new_id
from fifthstreet.server.journal import (
    By,
    Remembered,
    Stay,
    deck_note,
    entries,
    stay_note,
)
from fifthstreet.server.seen import Seen, seat_of
from fifthstreet.storage.log import Batch, Note
from fifthstreet.table.commands import (
    Act,
    ChooseGame,
    Command,
    Dealt,
    Drawn,
    FloorRules,
    Leave,
    PostToEnter,
    ShowCards,
    Sit,
    SitIn,
    SitOut,
    Straddle,
    TopUp,
)
from fifthstreet.table.events import Event, HandBegan
from fifthstreet.table.game import game_of
from fifthstreet.table.handle import NAME_LENGTH, TableStep, handle, open_table
from fifthstreet.table.table import Options, Table

T = TypeVar("T")

VOID = FloorRules(actions.Void(ServerFault()))
"""What becomes of a hand that cannot be dealt to its end: all chips go back (RULES 12.10)."""

ANSWERS_KEPT = 64  # per guest and hand, so that a repeat gets the first answer
GUESTS_KEPT = 1000  # whose answers are kept; more come by only if somebody makes them up


class Chance(Struct, frozen=True):
    """Everything that is drawn by lot. The server uses these; only tests pass others.

    deck     a shuffled deck for the next hand
    entropy  bytes for draws and for the bots
    fresh    a new id nobody can guess
    """

    deck: Callable[[Game], ShuffledDeck] = new_deck
    entropy: Entropy = secrets.token_bytes
    fresh: Callable[[], str] = new_id


class Pending(Struct, frozen=True):
    """What would be so, once `batch` is on disk."""

    table: Table
    events: tuple[Event, ...]
    batch: Batch
    deck: ShuffledDeck | None
    stays: dict[str, Stay]
    by: By | None


class Asked(Struct, frozen=True):
    """A guest's request as a command.

    stay  a new occupant comes with it
    """

    command: Command
    occupant: str
    stay: Stay | None = None


def opening(name: str, options: Options, at: int) -> tuple[Remembered, Batch]:
    """A table that has never been open before, and what is to be kept of that."""
    step = open_table(options, at)
    batch = Batch(name, entries(name, 0, step.events, None, b""))
    since = tuple(enumerate(step.events))
    return Remembered(step.table, since, None, (), {}), batch


class Desk:
    """One table as it stands on disk."""

    def __init__(self, name: str, past: Remembered, key: bytes, chance: Chance) -> None:
        self.name = name
        self.table = past.table
        self.stays = dict(past.stays)
        self._deck = past.deck
        self._key = key
        self._chance = chance
        self._requests = _Requests()
        for by in past.requests:
            self._requests.accepted(self._asker(by), by)
        # One fold for everybody who sits here and one for all spectators.
        here = (None, *(chair.occupant for chair in self.table.chairs if chair))
        self._seen: dict[str | None, Seen] = {who: Seen(who, past.since) for who in here}

    # --- What is asked ------------------------------------------------------------------

    def occupant_of(self, guest: str) -> str | None:
        """The stay of a guest who sits at this table."""
        for chair in self.table.chairs:
            if chair is not None and self.stays[chair.occupant].guest == guest:
                return chair.occupant
        return None

    def bots(self) -> frozenset[str]:
        """Seated bots."""
        return frozenset(
            chair.occupant
            for chair in self.table.chairs
            if chair is not None and self.stays[chair.occupant].bot
        )

    def first_answer(self, guest: str, request: messages.Request) -> Reason | bool:
        """What was answered to a request that comes again: True, or the reason of the refusal.

        False if it is new. Another content under a used id is refused.
        """
        return self._requests.answer(guest, request)

    def remember_refusal(self, guest: str, request: messages.Request, reason: Reason) -> None:
        """A repeat gets the same answer, though things may have changed."""
        self._requests.refused(guest, request, reason)

    def asked(self, guest: str, request: messages.Request) -> Asked:
        """A guest's request as a command. Raises IllegalAction if there is none for it."""
        occupant = self.occupant_of(guest)
        if isinstance(request, messages.Sit):
            if occupant is not None:
                raise IllegalAction(AlreadySeated(seat_of(self.table, occupant) or 0))
            return self._sit(request.name, request.seat, request.chips, Stay(guest=guest))
        if occupant is None:
            raise IllegalAction(NotSeated())
        seat = seat_of(self.table, occupant)
        assert seat is not None
        command: Command
        match request:
            case messages.Act(decision=decision, action=action):
                command = Act(occupant, decision, _action(seat, action))
            case messages.Leave():
                command = Leave(occupant)
            case messages.SitOut():
                command = SitOut(occupant)
            case messages.SitIn():
                command = SitIn(occupant)
            case messages.TopUp(chips=chips):
                command = TopUp(occupant, chips)
            case messages.ChooseGame(code=code):
                command = ChooseGame(occupant, code)
            case messages.PostToEnter():
                command = PostToEnter(occupant)
            case messages.Straddle(on=on):
                command = Straddle(occupant, on)
            case messages.Show():
                command = ShowCards(occupant, actions.Show(seat))
            case _:
                raise IllegalAction(BadMessage("type"))
        return Asked(command, occupant)

    def bot_sits(self, names: Sequence[str], chips: int) -> Asked | None:
        """A bot takes a free seat under the first free name; None if one of them is missing."""
        taken = [chair.name for chair in self.table.chairs if chair is not None]
        name = next((name for name in names if not looks_like(name, taken)), None)
        if name is None or None not in self.table.chairs:
            return None
        return self._sit(name, None, chips, Stay(bot=True))

    def _sit(self, name: str, seat: int | None, chips: int, stay: Stay) -> Asked:
        cleaned = clean_name(name)
        others = [chair.name for chair in self.table.chairs if chair is not None]
        if cleaned is None or looks_like(cleaned, others):
            raise IllegalAction(NameUnusable((cleaned or "")[:NAME_LENGTH]))
        if seat is None:
            free = [i for i, chair in enumerate(self.table.chairs) if chair is None]
            if not free:
                raise IllegalAction(SeatTaken(len(self.table.chairs) - 1))
            seat = free[0]
        occupant = self._chance.fresh()
        person = stay.guest or ""  # a bot is nobody: it may come back as it likes
        return Asked(Sit(occupant, cleaned, seat, chips, person), occupant, stay)

    # --- What follows -------------------------------------------------------------------

    def dealer(self) -> Command | None:
        """What the dealer owes the table: cards or a draw; the end of a hand he cannot deal."""
        return self._dealer(self.table, self._deck)

    def _dealer(self, table: Table, deck: ShuffledDeck | None) -> Command | None:
        if table.draw is not None and table.draw.seats and table.drawn is None:
            return Drawn(draw(table.draw.seats, self._chance.entropy))
        hand = table.hand
        if not table.running or hand is None:
            return None
        if deck is None:
            return VOID if needs_cards(hand) else None
        if not isinstance(hand.turn, Dealer):
            return None
        try:
            return Dealt(deal(deck, hand))
        except Exception as fault:
            report(f"dealing at {self.name}", fault)
            return VOID

    def allows(self, command: Command, at: int) -> bool:
        """Whether the rules would take it now."""
        try:
            handle(self.table, command, at)
        except IllegalAction:
            return False
        return True

    def propose(
        self,
        command: Command,
        at: int,
        stays: dict[str, Stay] | None = None,
        by: By | None = None,
    ) -> Pending:
        """Everything that follows from a command, with what the dealer answers to it.

        A new hand stops there: its deck is on disk before the first card is dealt.

        Raises IllegalAction if the rules refuse it.
        """
        at = max(at, self.table.at)  # a message may be read before an event and judged after it
        table, events = self.table, list[Event]()
        deck: ShuffledDeck | None = self._deck
        fresh: ShuffledDeck | None = None
        notes = [stay_note(occupant, stay) for occupant, stay in (stays or {}).items()]
        following: Command | None = command
        while following is not None:
            step = self._step(table, following, at)
            table, events = step.table, [*events, *step.events]
            if any(isinstance(event, HandBegan) for event in step.events):
                fresh = self._chance.deck(game_of(table.options, table.playing))
                notes.append(self._deck_note(table.hands, fresh))
                break
            following = self._dealer(table, deck)
        first = self.table.number
        batch = Batch(self.name, entries(self.name, first, events, by, self._key), tuple(notes))
        return Pending(table, tuple(events), batch, fresh or deck, stays or {}, by)

    def _step(self, table: Table, command: Command, at: int) -> TableStep:
        """What follows; a hand that does not take the cards it asked for is void (RULES 12.10)."""
        try:
            return handle(table, command, at)
        except Exception as fault:
            if not isinstance(command, Dealt):
                raise
            report(f"dealing at {self.name}", fault)
            return handle(table, VOID, at)

    def _deck_note(self, hand: int, deck: ShuffledDeck) -> Note:
        return deck_note(self.name, hand, deck, self._key)

    def accept(self, pending: Pending) -> None:
        """It is on disk: make it the present."""
        first = self.table.number
        self.table, self._deck = pending.table, pending.deck
        self.stays.update(pending.stays)
        if pending.by is not None:
            self._requests.accepted(self._asker(pending.by), pending.by)
        for number, event in enumerate(pending.events, first):
            if isinstance(event, HandBegan):
                self._requests.next_hand()
                self._forget()
            for seen in self._seen.values():
                seen.look(number, event)
        self._look_again()

    def _asker(self, by: By) -> str:
        return self.stays.get(by.occupant, Stay()).guest or by.occupant

    def _forget(self) -> None:
        """Stays that are over and have no cards on the table any more."""
        table = self.table
        here = {chair.occupant for chair in table.chairs if chair} | set(table.dealt)
        self.stays = {who: stay for who, stay in self.stays.items() if who in here}

    # --- What is seen -------------------------------------------------------------------

    def _look_again(self) -> None:
        """Whoever sits down has seen what a spectator saw; whoever left is one again."""
        here = {chair.occupant for chair in self.table.chairs if chair}
        watched = self._seen[None]
        for who in here - self._seen.keys():
            self._seen[who] = watched.newcomer(who)
        for gone in self._seen.keys() - here - {None}:
            del self._seen[gone]

    def seen(self, occupant: str | None) -> Seen:
        """What an occupant knows; a spectator if he does not sit here."""
        return self._seen.get(occupant) or self._seen[None]


def needs_cards(hand: Hand) -> bool:
    """Whether more cards may have to be dealt before the hand can end."""
    if hand.stage in (Stage.SHOWDOWN, Stage.AWARDING, Stage.OVER):
        return False
    last = len(hand.start.game.streets) - 1
    return hand.stage is not Stage.BETTING or hand.street < last


def _action(seat: int, action: messages.Answer) -> actions.Answer:
    match action:
        case messages.Fold(confirm):
            return actions.Fold(seat, confirm)
        case messages.Check():
            return actions.Check(seat)
        case messages.Call():
            return actions.Call(seat)
        case messages.RaiseTo(to):
            return actions.RaiseTo(seat, to)
        case messages.BringIn():
            return actions.BringIn(seat)
        case messages.Discard(cards):
            return actions.Discard(seat, cards)
        case messages.RunTwice(agree):
            return actions.RunTwice(seat, agree)


class _Answers(Generic[T]):
    """The last answers by guest and the client's id, with what was asked."""

    def __init__(self) -> None:
        self._by_guest: OrderedDict[str, OrderedDict[str, tuple[bytes, T]]] = OrderedDict()

    def keep(self, guest: str, id: str, content: bytes, answer: T) -> None:
        mine = self._by_guest.setdefault(guest, OrderedDict())
        mine[id] = content, answer
        while len(mine) > ANSWERS_KEPT:
            mine.popitem(last=False)
        while len(self._by_guest) > GUESTS_KEPT:
            self._by_guest.popitem(last=False)

    def find(self, guest: str, id: str) -> tuple[bytes, T] | None:
        mine = self._by_guest.get(guest)
        return mine.get(id) if mine else None


class _Requests:
    """The answers of this hand and the one before."""

    def __init__(self) -> None:
        self._now = _Answers[Literal[True]]()
        self._before = _Answers[Literal[True]]()
        self._no = _Answers[Reason]()

    def next_hand(self) -> None:
        self._before, self._now, self._no = self._now, _Answers(), _Answers()

    def accepted(self, guest: str, by: By) -> None:
        self._now.keep(guest, by.id, by.content, True)

    def refused(self, guest: str, request: messages.Request, reason: Reason) -> None:
        self._no.keep(guest, request.id, messages.content(request), reason)

    def answer(self, guest: str, request: messages.Request) -> Reason | bool:
        for answers in (self._now, self._before, self._no):
            if known := answers.find(guest, request.id):
                content, first = known
                return first if content == messages.content(request) else BadMessage("id")
        return False
