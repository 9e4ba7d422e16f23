"""One task per table: a mailbox, one commit in flight, then the views go out.

Requests and bots wait in the mailbox while a commit runs. Who comes or goes is
served at once, from the table as it is on disk. What the table itself does (deal,
begin the next hand, ask a bot, let a clock run out) is worked out from the present
whenever the mailbox is empty, so a message that was read before a clock ran out
comes first.

When the disk refuses or takes long, the table is paused: the request goes back into
the mailbox, and before anything else the player to act gets his time again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import suppress
from random import Random
from typing import Protocol, TypeAlias

from msgspec import Struct

from fifthstreet.bots.player import choose
from fifthstreet.games import Division
from fifthstreet.reasons import IllegalAction, NotYet, Reason, StaleDecision
from fifthstreet.rules import actions
from fifthstreet.rules.hand import Hand, Stage, Status
from fifthstreet.rules.play import idle
from fifthstreet.server import messages
from fifthstreet.server.desk import Desk, Pending
from fifthstreet.server.faults import report
from fifthstreet.server.journal import By, Stay
from fifthstreet.server.sockets import GOING_AWAY, INTERNAL, OPENED_ELSEWHERE
from fifthstreet.server.views import Answer, Around, Frame, frame, refused, state
from fifthstreet.server.writer import NotKept
from fifthstreet.storage.log import Batch
from fifthstreet.table.commands import Act, BeginHand, Command, Leave, Resumed, SitIn, Tick, TopUp
from fifthstreet.table.handle import next_due, ready
from fifthstreet.table.table import Presence, Table
from fifthstreet.words.bundle import Language

LOG = logging.getLogger(__name__)

AFTER_RESULT = 3000  # ms a result stays on the table
PER_SIDE_POT = 1500
WITH_SHOWDOWN = 6000  # ms, where there is an explanation to read
BEFORE_FIRST = 800
BOT_PAUSE = (800, 2000)  # ms a bot seems to think
BOT_STEP = 250  # one that thinks longer answers at the next step
RETRY = 1.0  # seconds after a commit that failed
SLOW_COMMIT = 2.0  # seconds after which the players are told
TIME_LOST = 5000  # ms: a commit that gives time back and takes longer is made again
REQUESTS = 8  # of one guest that wait; what comes on top is refused
CHANGES, MINUTE = 20, 60_000  # so often in so many ms a guest may do something else than play
AWAY = 600_000  # ms until the seat of somebody who is gone is free again (RULES 14.5)
TROUBLE = 1000  # ms before the table tries again by itself what it refused itself


class Keeper(Protocol):
    """Puts a batch on disk; raises NotKept if it did not (server/writer.py)."""

    async def keep(self, batch: Batch) -> None: ...


class Line(Protocol):
    """A browser's connection (server/sockets.py)."""

    def send(self, frame: Frame) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Pace(Struct, frozen=True):
    """How the table lives.

    bots   how many sit here
    names  what they are called
    chips  what they buy in for
    pace   factor on holds and pauses; 0 leaves none
    """

    bots: int
    names: Sequence[str]
    chips: int
    pace: float = 1.0


class Guest:
    """Somebody connected, at the table or watching."""

    def __init__(self, guest: str, line: Line, language: Language) -> None:
        self.guest = guest
        self.line = line
        self.language = language
        self.viewer: str | None = None
        self.told: int | None = None  # events before this number are known to him


class Arrived(Struct, frozen=True):
    guest: Guest


class Gone(Struct, frozen=True):
    guest: Guest


class Heard(Struct, frozen=True):
    """A request, and when its frame was read."""

    guest: Guest
    request: messages.Request
    at: int


class Speak(Struct, frozen=True):
    """The guest wants another language."""

    guest: Guest
    language: Language


class BotActs(Struct, frozen=True):
    """A bot has thought."""

    act: Act


class Wish(Struct, frozen=True):
    """What the table does by itself, and when; `stays` as for `Desk.propose`."""

    at: int
    command: Command
    stays: dict[str, Stay] | None = None


Request: TypeAlias = Heard | BotActs
Mail: TypeAlias = Arrived | Gone | Speak | Request


class _TooLate(Exception):
    """The decision a bot answers is over."""


class TableTask:
    """A table and everybody who looks at it."""

    def __init__(
        self,
        desk: Desk,
        keeper: Keeper,
        pace: Pace,
        now: Callable[[], int],
        executor: Executor,
        entropy: Callable[[int], bytes],
        resumed: bool,
    ) -> None:
        self.desk = desk
        self._keeper = keeper
        self._pace = pace
        self._clock = now
        # The wall clock may have been set back since the last event: the table's own goes on.
        self._ahead = max(0, desk.table.at - now())
        self._executor = executor
        self._entropy = entropy
        self._paused = resumed  # until the player to act has his time again
        self._mailbox: deque[Request] = deque()
        self._bell = asyncio.Event()
        self._guests: dict[str, Guest] = {}
        self._next_hand: tuple[int, int] = (-1, 0)  # after how many events, at which time
        self._thinking: tuple[int, asyncio.Task[None]] | None = None
        self._broken = False
        self._quiet_until = 0
        self._rest_until = 0.0  # in the event loop's time
        self._away: dict[str, int] = {}  # since when an occupant has no line
        self._absent(desk.table)
        self._changes: dict[str, list[int]] = {}  # when a guest did something else than play

    @property
    def troubled(self) -> bool:
        """Whether the table cannot go on by itself."""
        return self._paused or self._broken

    def now(self) -> int:
        """The table's time in milliseconds, never before its last event."""
        return self._clock() + self._ahead

    def put(self, mail: Mail) -> None:
        """A request waits its turn. Who comes or goes, or wants another language, does not.

        Those are told what is on disk, whatever the disk is doing just now.
        """
        try:
            match mail:
                case Arrived(guest):
                    self._arrive(guest)
                case Gone(guest):
                    self._part(guest)
                case Speak(guest, language):
                    guest.language = language
                    guest.told = None
                    self._tell(guest)
                case Heard(guest, request) if self._waiting_requests(guest) >= REQUESTS:
                    self._refuse(guest, request, NotYet())
                case _:
                    self._mailbox.append(mail)
        except Exception as fault:
            report(f"table {self.desk.name}", fault)
            if not isinstance(mail, BotActs):
                mail.guest.line.close(INTERNAL, "a mistake of ours")
        self._bell.set()

    def _waiting_requests(self, guest: Guest) -> int:
        return sum(
            isinstance(mail, Heard) and mail.guest.guest == guest.guest for mail in self._mailbox
        )

    async def run(self) -> None:
        """Until cancelled."""
        try:
            while True:
                await self.once()
        finally:
            if self._thinking:
                self._thinking[1].cancel()
            for guest in self._guests.values():
                guest.line.close(GOING_AWAY, "restarting")

    @property
    def busy(self) -> bool:
        """Whether there is something to do now: mail, or a thing the table does by itself."""
        return self._paused or bool(self._mailbox) or self._wait(self._wish()) == 0

    async def once(self) -> None:
        """One message, or one thing the table does by itself."""
        mail: Request | Wish | None = None
        try:
            mail = await self._next()
            if isinstance(mail, Wish):
                await self._by_itself(mail)
            else:
                await self._answer(mail)
        except NotKept:
            # Nothing has changed. After a while the same is worked out again from what is on disk.
            if mail is not None and not isinstance(mail, Wish):
                self._mailbox.appendleft(mail)
            self._rest()
            self._pause()
        except Exception as fault:
            # A bug: the table stands as it is on disk, and other tables go on.
            report(f"table {self.desk.name}", fault)
            self._quiet_until = self.now() + TROUBLE
            if isinstance(mail, Heard):
                self._refuse(mail.guest, mail.request, NotYet())
            else:
                self._broken = True
                self._publish()
                self._rest()

    async def _next(self) -> Request | Wish:
        """What to do now; the clock of whoever was kept waiting by the disk comes first."""
        while True:
            rest = self._rest_until - asyncio.get_running_loop().time()
            if rest > 0:
                await self._ring(rest)
            elif self._paused:
                return Wish(self.now(), Resumed())
            elif self._mailbox:
                return self._mailbox.popleft()
            else:
                wish = self._wish()
                wait = self._wait(wish)
                if wish is not None and wait == 0:
                    return wish
                await self._ring(wait)

    def _wait(self, wish: Wish | None) -> float | None:
        """Seconds until then; None: until something comes."""
        if wish is None:
            return None
        return max(0, max(wish.at, self._quiet_until) - self.now()) / 1000

    async def _ring(self, seconds: float | None) -> None:
        """Until something comes, at most so long."""
        self._bell.clear()
        # Not wait_for: before Python 3.12 it loses a cancellation that comes with the bell.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._bell.wait()

    def _rest(self) -> None:
        self._rest_until = asyncio.get_running_loop().time() + RETRY

    # --- What the table does by itself --------------------------------------------------

    def _wish(self) -> Wish | None:
        """The next thing nobody has to ask for; starts a bot's thinking on the way."""
        desk, now = self.desk, self.now()
        if owed := desk.dealer():
            return Wish(now, owed)
        table = desk.table
        if not table.running:
            if wish := self._wish_for_bots(table, now):
                return wish
            wishes = [Wish(at + AWAY, Leave(who)) for who, at in self._absent(table).items()]
            if table.draw is None and ready(table) and self._somebody_plays(table):
                wishes.append(Wish(self._hold(table), BeginHand()))
            return min(wishes, key=lambda wish: wish.at, default=None)
        self._let_bot_think(table)
        due = next_due(table)
        return Wish(due, Tick()) if due is not None else None

    def _wish_for_bots(self, table: Table, now: int) -> Wish | None:
        """Bots sit down, buy in again and come back, as far as the rules allow it.

        What they do not allow is no wish: it must not keep the others waiting.
        """
        wishes = []
        if len(self.desk.bots()) < self._pace.bots:
            asked = self.desk.bot_sits(self._pace.names, self._pace.chips)
            if asked is not None and asked.stay is not None:
                wishes.append(Wish(now, asked.command, {asked.occupant: asked.stay}))
        for chair in table.chairs:
            if chair and self.desk.stays[chair.occupant].bot:
                if chair.stack == 0:
                    wishes.append(Wish(now, TopUp(chair.occupant, self._pace.chips)))
                elif chair.presence is Presence.SITTING_OUT:  # its time ran out too often
                    wishes.append(Wish(now, SitIn(chair.occupant)))
        return next((wish for wish in wishes if self.desk.allows(wish.command, now)), None)

    def _somebody_plays(self, table: Table) -> bool:
        """Whether a person is in the game: bots do not play among themselves."""
        return any(
            chair is not None
            and not self.desk.stays[chair.occupant].bot
            and chair.stack > 0
            and chair.presence is not Presence.SITTING_OUT
            for chair in table.chairs
        )

    def _absent(self, table: Table) -> dict[str, int]:
        """People who hold a seat without a line, and since when."""
        here = {self.desk.occupant_of(name) for name in self._guests}
        gone = [
            chair.occupant
            for chair in table.chairs
            if chair and chair.occupant not in here and not self.desk.stays[chair.occupant].bot
        ]
        self._away = {who: self._away.get(who, self.now()) for who in gone}
        return self._away

    def _hold(self, table: Table) -> int:
        """When the next hand begins: the result is to be seen and read first."""
        known, at = self._next_hand
        if known != table.hands:
            wait = hold(table.hand) if table.hand else BEFORE_FIRST
            at = self.now() + round(wait * self._pace.pace)
            self._next_hand = (table.hands, at)
        return at

    async def _by_itself(self, wish: Wish) -> None:
        at = self.now()
        done = (lambda: self._go_on(at)) if isinstance(wish.command, Resumed) else None
        try:
            await self._keep(lambda: self.desk.propose(wish.command, at, wish.stays), done)
        except IllegalAction as no:
            LOG.warning("table %s refused itself: %s", self.desk.name, type(no.reason).__name__)
            self._quiet_until = self.now() + TROUBLE

    # --- Bots -----------------------------------------------------------------------------

    def _let_bot_think(self, table: Table) -> None:
        turn = table.turn
        chair = table.chairs[turn.seat] if turn else None
        if turn is None or chair is None or not self.desk.stays[chair.occupant].bot:
            return
        if self._thinking and self._thinking[0] == turn.decision:
            return
        hand = self.desk.seen(chair.occupant).now.hand
        assert hand is not None
        thought = self._think(chair.occupant, turn.decision, turn.seat, hand)
        self._thinking = (turn.decision, asyncio.create_task(thought))

    async def _think(self, occupant: str, decision: int, seat: int, hand: Hand) -> None:
        """Ask the bot outside the event loop; answer after a pause that says nothing.

        The pause is drawn before the bot looks at its cards. A bot that needs longer
        answers at a later step of a fixed grid.
        """
        loop = asyncio.get_running_loop()
        low, high = BOT_PAUSE
        share = int.from_bytes(self._entropy(2)) / 65535
        pause = (low + (high - low) * share) * self._pace.pace / 1000
        began = loop.time()
        rng = Random(self._entropy(16))
        action: actions.Answer
        try:
            action = await loop.run_in_executor(self._executor, choose, hand, seat, rng)
        except Exception as fault:
            report("a bot", fault)
            action = idle(hand)
        step = BOT_STEP * self._pace.pace / 1000
        while pause < loop.time() - began and step > 0:
            pause += step
        await asyncio.sleep(max(0.0, began + pause - loop.time()))
        self.put(BotActs(Act(occupant, decision, action)))

    # --- What is asked of it ----------------------------------------------------------------

    async def _answer(self, mail: Request) -> None:
        match mail:
            case BotActs(act):
                await self._bot_acts(act)
            case Heard(guest, request, at):
                await self._hear(guest, request, at)

    def _arrive(self, guest: Guest) -> None:
        before = self._guests.get(guest.guest)
        if before is not None:
            before.line.close(OPENED_ELSEWHERE, "opened elsewhere")
        self._guests[guest.guest] = guest
        occupant = self.desk.occupant_of(guest.guest)
        if occupant is not None:
            self._away.pop(occupant, None)
        if before is None and occupant is not None:
            self._publish()  # everybody sees that the player is back
        else:
            self._tell(guest)

    def _part(self, guest: Guest) -> None:
        if self._guests.get(guest.guest) is not guest:
            return  # he came back on another line
        del self._guests[guest.guest]
        occupant = self.desk.occupant_of(guest.guest)
        if occupant is not None:
            self._away[occupant] = self.now()
            self._publish()

    async def _bot_acts(self, act: Act) -> None:
        """What a bot does; else it checks or folds. What comes too late is left to the Tick."""
        with suppress(_TooLate):
            try:
                await self._keep_bot(act)
            except IllegalAction as no:
                LOG.error("a bot was refused: %s", type(no.reason).__name__)
                hand = self.desk.seen(act.occupant).now.hand
                assert hand is not None
                await self._keep_bot(Act(act.occupant, act.decision, idle(hand)))

    async def _keep_bot(self, act: Act) -> None:
        """Raises _TooLate if its time is up, whether the Tick has said so yet or not."""
        try:
            await self._keep(lambda: self.desk.propose(act, self.now()))
        except IllegalAction as no:
            turn = self.desk.table.turn
            over = turn is None or turn.decision != act.decision
            if over or isinstance(no.reason, StaleDecision):
                raise _TooLate from None
            raise

    async def _hear(self, guest: Guest, request: messages.Request, at: int) -> None:
        known = self.desk.first_answer(guest.guest, request)
        if known is True:
            self._say(guest, Answer(request.id, True))
            self._tell(guest)
            return
        if isinstance(known, Reason):
            self._refuse(guest, request, known)
            return
        plays = isinstance(request, messages.Act)
        try:
            if not plays and self._too_many_changes(guest.guest):
                raise IllegalAction(NotYet())
            asked = self.desk.asked(guest.guest, request)
            by = By(asked.occupant, request.id, messages.content(request))
            stays = {asked.occupant: asked.stay} if asked.stay else None
            await self._keep(
                lambda: self.desk.propose(asked.command, at, stays, by),
                lambda: self._say(guest, Answer(request.id, True)),
            )
            if not plays:
                self._changes.setdefault(guest.guest, []).append(self.now())
        except IllegalAction as no:
            self.desk.remember_refusal(guest.guest, request, no.reason)
            self._refuse(guest, request, no.reason)

    def _too_many_changes(self, guest: str) -> bool:
        """Whether he did more in the last minute than anybody needs to, but play.

        Sitting out and in, or topping up, could go on without end and fill the log.
        """
        since = self.now() - MINUTE
        recent = {who: [at for at in times if at > since] for who, times in self._changes.items()}
        self._changes = {who: times for who, times in recent.items() if times}
        return len(self._changes.get(guest, ())) >= CHANGES

    def _refuse(self, guest: Guest, request: messages.Request, reason: Reason) -> None:
        names = self.desk.seen(None).names
        self._say(guest, refused(request.id, reason, guest.language, names))
        self._tell(guest)

    # --- Disk first, then everybody ----------------------------------------------------------

    async def _keep(
        self, propose: Callable[[], Pending], confirm: Callable[[], None] | None = None
    ) -> None:
        """Put on disk what follows, and only then make it true and tell everybody.

        Raises IllegalAction where the rules refuse, NotKept where the disk does.
        """
        pending = propose()
        if pending.events:
            slow = asyncio.get_running_loop().call_later(SLOW_COMMIT, self._pause)
            try:
                await self._keeper.keep(pending.batch)
            finally:
                slow.cancel()
            self.desk.accept(pending)
        self._broken = False
        if confirm is not None:
            confirm()
        self._publish()

    def _pause(self) -> None:
        """The disk takes its time, or nothing at all: nobody's clock runs out over that."""
        if not self._paused:
            LOG.error("table %s is paused: the log does not take its events", self.desk.name)
            self._paused = True
            self._publish()

    def _go_on(self, began: int) -> None:
        """The clock has been given back, unless that took so long that it is gone again."""
        self._paused = self.now() - began > TIME_LOST

    def _around(self) -> Around:
        connected = {self.desk.occupant_of(name) for name in self._guests}
        return Around(
            self.desk.name,
            self.desk.bots(),
            frozenset(who for who in connected if who),
            None,
            self.now(),
        )

    def _waiting(self, viewer: str | None) -> str | None:
        """Why nothing happens, if nothing does."""
        table = self.desk.table
        if self._paused or self._broken:
            return "paused"
        if table.running:
            return None
        for chair in table.chairs:
            if chair and chair.occupant == viewer and chair.presence is Presence.SITTING_OUT:
                return "you"
        playing = ready(table) or table.draw is not None
        return "next_hand" if playing and self._somebody_plays(table) else "players"

    def _publish(self) -> None:
        """Tell everybody what is new. Spectators of one language share a frame."""
        around = self._around()
        made: dict[tuple[str | None, Language, int | None], Frame] = {}
        for guest in self._guests.values():
            self._tell(guest, around, made)

    def _tell(
        self,
        guest: Guest,
        around: Around | None = None,
        made: dict[tuple[str | None, Language, int | None], Frame] | None = None,
    ) -> None:
        viewer = self.desk.occupant_of(guest.guest)
        if viewer != guest.viewer:
            guest.viewer, guest.told = viewer, None  # somebody else now: the whole view
        seen = self.desk.seen(viewer)
        key = (viewer, guest.language, guest.told)
        made = {} if made is None else made
        if key not in made:
            around = around or self._around()
            about = Around(
                around.name, around.bots, around.connected, self._waiting(viewer), around.at
            )
            try:
                made[key] = frame(state(seen, about, guest.language, guest.told))
            except Exception as fault:
                # What happened has happened: one view that fails must not undo it.
                report("a view", fault)
                guest.line.close(INTERNAL, "the view failed")
                return
        guest.told = seen.now.number
        guest.line.send(made[key])

    def _say(self, guest: Guest, answer: Answer) -> None:
        guest.line.send(frame(answer))


def hold(hand: Hand) -> int:
    """How long a finished hand stays on the table, in milliseconds."""
    if hand.stage is not Stage.OVER:
        return 0
    shown = sum(seat.status in (Status.LIVE, Status.MUCKED) for seat in hand.seats)
    if shown < 2 or not hand.pots:
        return AFTER_RESULT
    halves = 2 if hand.start.game.division is Division.HIGH_LOW else 1
    parts = len(hand.pots) * max(hand.more.runs, 1) * halves
    return WITH_SHOWDOWN + PER_SIDE_POT * max(parts - 1, 0)
