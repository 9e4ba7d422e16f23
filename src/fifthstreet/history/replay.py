"""A record played again by our rules, to its end or to the point where they refuse.

Two ways to look at a foreign history:

    strict   everything goes through `decide`; what the rules refuse stops the replay
    archive  habits of other programs are let pass, each one named with its place

What was played before a stop is kept: the valid prefix and the reason are both told.
"""

from collections.abc import Sequence
from decimal import Decimal
from enum import Enum

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import draws, hole_cards
from fifthstreet.history.phh import move_text
from fifthstreet.history.record import (
    CheckOrCall,
    Hole,
    Move,
    Record,
    ShownOrMucked,
    can_be,
    known_holes,
)
from fifthstreet.history.toml import INFINITE, Amount
from fifthstreet.reasons import (
    CardInUse,
    FoldNeedsConfirmation,
    IllegalAction,
    OutOfTurn,
    RaiseTooSmall,
    Reason,
    UnreadableRecord,
)
from fifthstreet.rules.actions import Action, Call, Check, Deal, Discard, Fold, RaiseTo, Show
from fifthstreet.rules.course import stub
from fifthstreet.rules.events import (
    BoardDealt,
    Event,
    HandEnded,
    HandMucked,
    HandShown,
    PotAwarded,
    Raised,
    Reshuffled,
    UncalledReturned,
)
from fifthstreet.rules.evolve import evolve
from fifthstreet.rules.hand import GAVE_UP, Dealer, Hand, Over, Player, Stage, Status
from fifthstreet.rules.legal import chips_to_call
from fifthstreet.rules.play import Step, begin, decide, settle


class Mode(Enum):
    """How a foreign history is looked at."""

    STRICT = "strict"
    ARCHIVE = "archive"


class Habit(Enum):
    """What archive mode lets pass."""

    EMPTY_CHECK = "empty_check"  # a check by a seat that nobody needs to ask (RULES 8.13)
    SMALL_RAISE = "small_raise"  # a raise below the nominal minimum (RULES 8.5)
    FREE_FOLD = "free_fold"  # a fold where checking is free (RULES 14.6)
    SHOW_ORDER = "show_order"  # a hand thrown away before the order of 10.2 and 10.3 asks for it
    MUCKED = "mucked"  # a hand thrown away that had to be shown (RULES 10.3, 10.5)
    OTHER_CARDS = "other_cards"  # cards shown that were not dealt to him (RULES 1.7, 10.1)
    ONE_CARD = "one_card"  # some cards shown and not the others (RULES 10.1)
    TOLD_TWICE = "told_twice"  # a hand shown or thrown away that had been already
    LATE_HOLE = "late_hole"  # hole cards dealt after something else has happened
    EARLY_SHOW = "early_show"  # hands shown or thrown away while there is still betting
    UNKNOWN_STACKS = "unknown_stacks"  # the file does not say who is all-in and when


class Tolerated(Struct, frozen=True):
    """A habit and its place: the number of the file's action, from 1; 0 for the start."""

    habit: Habit
    move: int


class Stopped(Struct, frozen=True):
    """Why the replay ended early.

    move    the number of the action that was refused, from 1; 0 if the hand cannot start
    text    that action as the standard writes it, empty where none is left
    """

    move: int
    text: str
    reason: Reason


class Ending(Enum):
    """Our final stacks beside those of the file."""

    EQUAL = "equal"
    HALF_CHIPS = "half_chips"  # the file splits a chip; no stack is off by a whole one
    RAKED = "raked"  # every winner got a little less: the house took its part
    DIFFERENT = "different"
    UNKNOWN = "unknown"  # the file gives none, or what decides is not known
    STOPPED = "stopped"  # we did not get that far


class Replay(Struct, frozen=True):
    """What became of a record.

    hand       where the replay ended
    actions    ours for the file's; with the record's start they give the hand again, but
               for a SMALL_RAISE, which the rules refuse, and a deck that ends at a draw:
               the file does not tell when the muck came back into it
    expected   stacks or winnings as the file gives them, in its unit
    found      ours of the same kind, in the same unit
    """

    hand: Hand
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    tolerated: tuple[Tolerated, ...]
    stopped: Stopped | None
    ending: Ending
    expected: tuple[Amount, ...] | None
    found: tuple[Amount, ...] | None


def replay(record: Record, mode: Mode = Mode.STRICT) -> Replay:
    """Play a record.

    Raises IllegalAction(BadStart) if no hand starts like this.
    """
    return _Replayer(record, mode).run()


MOST_RAKED = Decimal("0.1")  # of what the winners took


CALLS = tuple(Call(seat) for seat in range(10))
CHECKS = tuple(Check(seat) for seat in range(10))


class _Replayer:
    """One replay on its way."""

    def __init__(self, record: Record, mode: Mode) -> None:
        self.record = record
        self.archive = mode is Mode.ARCHIVE
        step = begin(record.start)
        self.hand = step.hand
        self.events = list(step.events)
        self.actions: list[Action] = []
        self.tolerated: list[Tolerated] = []
        self.stopped: Stopped | None = None
        self.shows: list[tuple[int, ShownOrMucked]] = []  # those in place, with their numbers
        self.number = 0  # of the move at hand
        self.holes = known_holes(record.moves, len(record.start.stacks))
        self.dealt: set[int] = set()  # numbers of the Hole moves whose cards are dealt
        self.pending: dict[int, tuple[Card | None, ...]] = {}  # of a street that is being dealt

    def run(self) -> Replay:
        moves = self.record.moves
        begun = False
        try:
            if self.record.unknown_stacks:
                self._habit(Habit.UNKNOWN_STACKS)
            self._deal_hole(moves)
            for number, move in enumerate(moves, 1):
                self.number = number
                if isinstance(move, Hole):
                    if number not in self.dealt:
                        self._deal_more(move)
                    elif begun and number in self.first:
                        self._habit(Habit.LATE_HOLE)
                    continue
                begun = True
                if isinstance(move, CheckOrCall):
                    seat = move.seat
                    if chips_to_call(self.hand, seat):
                        self._take(CALLS[seat])
                    elif not self._is_empty_check(seat):
                        self._take(CHECKS[seat])
                elif isinstance(move, ShownOrMucked):
                    self._note_show(move)
                else:
                    self._take(move)
                    if isinstance(move, Discard) and move.cards:
                        self._deal_drawn(move.seat)
            if type(self.hand.turn) is not Over:
                self.number = len(moves) + 1
                self._stop(UnreadableRecord("", 0, 0, "unfinished"))
            elif self.shows:
                self._compare_shows()
        except _Stop:
            pass
        return self._result()

    def _deal_hole(self, moves: Sequence[Move]) -> None:
        """The first cards of all seats; where no others follow, all that a seat is dealt."""
        asked = self.hand.turn
        assert isinstance(asked, Dealer)
        game = self.record.start.game
        more_follow = hole_cards(game) > asked.hole or draws(game) > 0
        hole: list[tuple[Card | None, ...]] = [()] * len(self.hand.seats)
        for number, move in enumerate(moves, 1):
            if not isinstance(move, Hole):
                continue
            if not more_follow or len(hole[move.seat]) < asked.hole:
                hole[move.seat] += self.holes[number - 1]
                self.dealt.add(number)
        self.first = frozenset(self.dealt)
        cards = Deal(tuple([hole[seat] for seat in asked.seats]))
        try:
            step = decide(self.hand, cards)
        except IllegalAction as refused:
            self.number = max(self.dealt, default=0)
            self._stop(refused.reason)
            raise _Stop from None
        self._go_on(cards, step)

    def _deal_more(self, move: Hole) -> None:
        """A card of a later street; the dealer deals once every seat has its own."""
        asked = self.hand.turn
        self.pending[move.seat] = self.pending.get(move.seat, ()) + self.holes[self.number - 1]
        if not isinstance(asked, Dealer):
            self._take(Deal((self.pending[move.seat],)))
        elif move.seat not in asked.seats or self.hand.stage is Stage.DRAWING:
            self._stop(OutOfTurn(move.seat, None))
            raise _Stop
        elif all([seat in self.pending for seat in asked.seats]):
            cards = Deal(tuple([self.pending.pop(seat) for seat in asked.seats]))
            self._take(cards)

    def _deal_drawn(self, seat: int) -> None:
        """The cards for those that the seat has just thrown away.

        A file has them behind all discards of the draw; by our rules the seat gets them
        before the next one is asked.
        """
        asked = self.hand.turn
        if not isinstance(asked, Dealer) or self.hand.stage is not Stage.DRAWING:
            return
        cards: tuple[Card | None, ...] = ()
        late = False
        for number, move in enumerate(self.record.moves[self.number :], self.number + 1):
            if isinstance(move, Hole):
                if move.seat == seat and number not in self.dealt:
                    cards += self.holes[number - 1]
                    self.dealt.add(number)
                    if late:
                        self.number = number
                        self._habit(Habit.LATE_HOLE)
                    if len(cards) >= asked.hole:
                        break
            elif not isinstance(move, Discard):
                late = True
            elif move.seat == seat:
                break
        if cards:
            self._take(Deal((cards,)))

    def _note_show(self, move: ShownOrMucked) -> None:
        """Hands are shown once the hand is over, or when an all-in has ended all betting.

        Some files say at every all-in that nobody has shown yet, "p1 sm ????": that is nothing.
        """
        hand = self.hand
        if type(hand.turn) is not Over:
            if move.cards and not _known(move):
                return
            able = sum([seat.status is Status.LIVE and seat.stack > 0 for seat in hand.seats])
            if type(hand.turn) is not Dealer or able > 1 or not move.cards:
                self._habit(Habit.EARLY_SHOW)
                return
        self.shows.append((self.number, move))

    def _is_empty_check(self, seat: int) -> bool:
        """A check by a player with chips whom our rules do not ask."""
        if not self.archive or type(self.hand.turn) is Player:
            return False
        mine = self.hand.seats[seat]
        if mine.stack and mine.status is Status.LIVE and not isinstance(self.hand.turn, Over):
            self.tolerated.append(Tolerated(Habit.EMPTY_CHECK, self.number))
            return True
        return False

    def _take(self, action: Action) -> None:
        """Decide, or in archive mode let a habit pass."""
        try:
            step = decide(self.hand, action)
        except IllegalAction as refused:
            action, step = self._let_pass(action, refused)
        self._go_on(action, step)

    def _go_on(self, action: Action, step: Step) -> None:
        self.hand = step.hand
        self.events += step.events
        self.actions.append(action)

    def _let_pass(self, action: Action, refused: IllegalAction) -> tuple[Action, Step]:
        reason = refused.reason
        if self.archive and isinstance(reason, FoldNeedsConfirmation):
            assert isinstance(action, Fold)
            self.tolerated.append(Tolerated(Habit.FREE_FOLD, self.number))
            confirmed = Fold(action.seat, confirm=True)
            return confirmed, decide(self.hand, confirmed)
        if self.archive and isinstance(reason, RaiseTooSmall) and reason.to > self.hand.to_match:
            self.tolerated.append(Tolerated(Habit.SMALL_RAISE, self.number))
            assert isinstance(action, RaiseTo)
            seat = self.hand.seats[action.seat]
            by = reason.to - self.hand.to_match
            all_in = reason.to == seat.stack + seat.bet
            raised = Raised(action.seat, reason.to, by, False, all_in)
            step = settle(evolve(self.hand, raised))
            return action, Step(step.hand, (raised, *step.events))
        if isinstance(reason, CardInUse) and self._may_come_back(reason.card):
            before = self.hand
            self.hand = evolve(before, Reshuffled(0))
            self.events.append(Reshuffled(stub(self.hand) - stub(before)))
            return action, decide(self.hand, action)
        if isinstance(action, Deal) and self._may_be_for_all(action):
            assert isinstance(self.hand.turn, Dealer)
            dealt = BoardDealt(self.hand.turn.street, action.board)
            step = settle(evolve(self.hand, dealt))
            return action, Step(step.hand, (dealt, *step.events))
        if isinstance(reason, OutOfTurn) and reason.turn in self.record.unknown_stacks:
            # The file does not ask him any more: he is all-in, and only the file knew.
            self._stop(_told(Habit.UNKNOWN_STACKS))
        else:
            self._stop(reason)
        raise _Stop

    def _may_be_for_all(self, action: Deal) -> bool:
        """Whether one card is dealt for all because the deck does not suffice (RULES 3.6).

        With the burned cards that a file does not tell it ends earlier than for us.
        """
        asked = self.hand.turn
        if not isinstance(asked, Dealer) or not asked.seats or len(action.board) != 1:
            return False
        needed = len(asked.seats) * asked.hole + asked.street
        return asked.street > 0 and 0 < stub(self.hand) < needed

    def _may_come_back(self, card: Card) -> bool:
        """Whether the card was thrown away, and the deck may be at its end.

        A file does not tell when the muck was shuffled into the deck, nor if a card was
        burned before each draw: with those burns the end comes earlier than for us.
        """
        hand = self.hand
        asked = hand.turn
        if hand.stage is not Stage.DRAWING or not isinstance(asked, Dealer):
            return False
        back = list(hand.more.muck[: len(hand.more.muck) - asked.hole])
        for seat in hand.seats:
            if seat.status in GAVE_UP:
                back += seat.hole
        return card in back and stub(hand) < asked.hole + hand.street

    def _stop(self, reason: Reason) -> None:
        moves, number = self.record.moves, self.number
        move = moves[number - 1] if 0 < number <= len(moves) else None
        text = move_text(move, self.record.scale) if move else ""
        self.stopped = Stopped(number, text, reason)

    def _compare_shows(self) -> None:
        """The file's showdown beside ours; whoever shows of his own will does so at the end."""
        ours: dict[int, bool] = {}
        for event in self.events:
            if isinstance(event, HandShown | HandMucked):
                ours[event.seat] = isinstance(event, HandShown)
        told = self._told_once()
        theirs: dict[int, int] = {}
        for number, move in told:
            if move.seat in ours:
                theirs.setdefault(move.seat, number)
        # Hands that are turned up early lie open at once, in no order; who opens his before he
        # is asked does so of his own will (10.5), but nobody throws his away before that.
        due = [seat for seat in ours if seat in theirs]
        for number, move in told:
            if move.seat in due and theirs[move.seat] == number:
                turn = [theirs[seat] for seat in due[: due.index(move.seat)]]
                if not _known(move) and any([first > number for first in turn]):
                    self.number = number
                    self._habit(Habit.SHOW_ORDER)
                    break
        for number, move in told:
            self.number = number
            if not _known(move):
                if ours.get(move.seat):
                    self._habit(Habit.MUCKED)
            elif self._are_dealt(move) and not ours.get(move.seat):
                self._take(Show(move.seat))
                ours[move.seat] = True

    def _told_once(self) -> list[tuple[int, ShownOrMucked]]:
        """A hand is shown or thrown away once; who threw it away may still show it (10.5)."""
        told: list[tuple[int, ShownOrMucked]] = []
        opened: dict[int, bool] = {}
        for number, move in self.shows:
            opens = _known(move) > 0
            before = next((m for _, m in told if m.seat == move.seat), None)
            if before is not None and set(before.cards) < set(move.cards) and _known(before):
                # Turned up before the last cards were dealt, and once more with them.
                told = [(n, move if m is before else m) for n, m in told]
            elif move.seat in opened and (opened[move.seat] or not opens):
                self.number = number
                self._habit(Habit.TOLD_TWICE)
            else:
                opened[move.seat] = opens
                told.append((number, move))
        return told

    def _are_dealt(self, move: ShownOrMucked) -> bool:
        """Whether the cards shown are those that were dealt; if not, the dealt ones count.

        Where a dealt card is still unknown, they could not be (see `hole_cards`).
        """
        dealt = self.hand.seats[move.seat].hole
        if None not in dealt and (move.cards == dealt or can_be(move.cards, dealt)):
            return True
        some = _known(move) < len(dealt)
        self._habit(Habit.ONE_CARD if some else Habit.OTHER_CARDS)
        return False

    def _habit(self, habit: Habit) -> None:
        if not self.archive:
            self._stop(_told(habit))
            raise _Stop
        self.tolerated.append(Tolerated(habit, self.number))

    def _result(self) -> Replay:
        ending, expected, found = Ending.STOPPED, None, None
        if self.stopped is None:
            ending, expected, found = self._ending()
        return Replay(
            self.hand,
            tuple(self.actions),
            tuple(self.events),
            tuple(self.tolerated),
            self.stopped,
            ending,
            expected,
            found,
        )

    def _ending(self) -> tuple[Ending, tuple[Amount, ...] | None, tuple[Amount, ...] | None]:
        record = self.record
        if record.unknown_stacks or not self._is_decided():
            return Ending.UNKNOWN, None, None
        if record.finishing_stacks is not None and INFINITE not in record.finishing_stacks:
            expected = record.finishing_stacks
            found = self._in_unit([seat.stack for seat in self.hand.seats])
            if found == expected:
                return Ending.EQUAL, expected, found
            off = max(abs(Decimal(a) - b) for a, b in zip(expected, found, strict=True))
            # Only a file of whole chips can split one.
            split = record.scale == 1 and any(n % 1 for n in expected) and off < 1
            return (Ending.HALF_CHIPS if split else Ending.DIFFERENT), expected, found
        # Somebody always wins: where nobody did, the file records no winnings.
        if record.winnings is not None and any(record.winnings):
            found = self._in_unit(_won(self.events, self.hand.street))
            return _raked(record.winnings, found), record.winnings, found
        return Ending.UNKNOWN, None, None

    def _is_decided(self) -> bool:
        """Whether the winners follow from the cards we know and from who threw his away.

        Of hands that were all thrown away the last one asked wins (WSOP 72), but "????" may
        as well have been shown where only the file's writer did not see it.
        """
        if not self.record.start.record:
            return True
        told = {move.seat: move for _, move in self.shows}
        for pot in self.hand.pots:
            hidden = [seat for seat in pot.seats if None in self.hand.seats[seat].hole]
            if not hidden or len(pot.seats) == 1:
                continue
            if any([seat not in told or _known(told[seat]) for seat in hidden]):
                return False
            if len(hidden) == len(pot.seats) and any([told[seat].cards for seat in hidden]):
                return False
        return True

    def _in_unit(self, chips: Sequence[int]) -> tuple[Amount, ...]:
        scale = self.record.scale
        return tuple(chips) if scale == 1 else tuple([Decimal(each) / scale for each in chips])


def _known(move: ShownOrMucked) -> int:
    """How many cards it shows."""
    return len(move.cards) - move.cards.count(None)


def _told(habit: Habit) -> UnreadableRecord:
    """The reason to stop at a habit."""
    return UnreadableRecord("", 0, 0, habit.value)


def _won(events: Sequence[Event], street: int) -> list[int]:
    """What each seat took from the pots, as these files count it.

    In a walk they count the whole big blind as won, and nothing as returned to him.
    """
    won = [0] * 10
    walk = street == 0 and not any(isinstance(event, Raised) for event in events)
    for event in events:
        if isinstance(event, PotAwarded):
            for share in event.shares:
                won[share.seat] += share.chips
        elif walk and isinstance(event, UncalledReturned):
            won[event.seat] += event.chips
        elif isinstance(event, HandEnded):
            del won[len(event.stacks) :]
    return won


def _raked(expected: Sequence[Amount], found: Sequence[Amount]) -> Ending:
    """Winnings after rake are a weak oracle: the same winners, and little less for each."""
    if expected == found:
        return Ending.EQUAL
    for theirs, ours in zip(expected, found, strict=True):
        if (theirs > 0) != (ours > 0) or not 0 <= ours - theirs <= MOST_RAKED * ours:
            return Ending.DIFFERENT
    return Ending.RAKED


class _Stop(Exception):
    """The replay has stopped; `stopped` says why."""
