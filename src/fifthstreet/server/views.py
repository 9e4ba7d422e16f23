"""What a browser is told: one viewer's fold of the table, as values for the wire.

Everything here is read from a `Seen` (seen.py), so there is no step that deletes
secrets. `docs/protocol.md` describes these values for those who write a client.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NewType

import msgspec
from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.reasons import Decision, RankDecides, Reason
from fifthstreet.rules.events import HandStarted
from fifthstreet.rules.hand import Hand, Player, Stage, Status, in_the_middle
from fifthstreet.rules.hand import Seat as HandSeat
from fifthstreet.rules.legal import chips_to_call, legal
from fifthstreet.rules.showdown import PotExplained, explain
from fifthstreet.server import speech
from fifthstreet.server.seen import Seen
from fifthstreet.strength.reference import best_five
from fifthstreet.table.events import Event, HandBegan, InHand
from fifthstreet.table.positions import positions
from fifthstreet.table.table import Chair, Table
from fifthstreet.words.bundle import Language

Frame = NewType("Frame", str)
"""Text that may go to a socket: only `frame` makes it."""

Cards = tuple[str | None, ...]


# --- What goes over the wire ------------------------------------------------------------


class OptionsView(Struct, frozen=True):
    seats: int
    small: int
    big: int
    ante: int
    buy_in: tuple[int, int]


class LastView(Struct, frozen=True):
    """The last thing a seat did on this street."""

    type: str
    chips: int | None
    text: str | None


class BestView(Struct, frozen=True):
    """A hand, said and shown: its five cards, most significant first; none before the flop."""

    text: str
    cards: tuple[str, ...]


class SeatView(Struct, frozen=True):
    seat: int
    name: str
    bot: bool
    you: bool
    stack: int
    bet: int
    presence: str
    status: str | None
    cards: Cards
    shown: bool
    button: bool
    blind: str | None
    position: str | None
    all_in: bool
    turn: bool
    last: LastView | None
    best: BestView | None
    connected: bool
    leaving: bool
    waits: bool
    top_up: int
    next_out: bool


class PotView(Struct, frozen=True):
    chips: int
    seats: tuple[int, ...]


class YouView(Struct, frozen=True):
    seat: int | None
    best: BestView | None
    top_up_max: int
    may_show: bool


class ShareView(Struct, frozen=True):
    seat: int
    chips: int


class HandView(Struct, frozen=True):
    """A hand at the showdown."""

    seat: int
    text: str
    five: tuple[str, ...]
    hole: tuple[str, ...]


class PotExplainedView(Struct, frozen=True):
    """Who won a pot and why; `deciding` are the cards in which the two best hands differ."""

    number: int
    chips: int
    eligible: tuple[int, ...]
    shares: tuple[ShareView, ...]
    hands: tuple[HandView, ...]
    decision: dict[str, Any] | None
    deciding: tuple[str, ...]
    text: tuple[str, ...]


class View(Struct, frozen=True):
    """Everything the table shows to one viewer."""

    table: str
    hand: int
    language: Language
    options: OptionsView
    waiting: str | None
    seats: tuple[SeatView | None, ...]
    button_seat: int | None
    board: tuple[str, ...]
    street: str | None
    stage: str | None
    pot: int
    pots: tuple[PotView, ...]
    you: YouView
    explain: tuple[PotExplainedView, ...] | None


class WhyView(Struct, frozen=True):
    """A reason, and the sentence that says it."""

    reason: dict[str, Any]
    text: str


class SizeView(Struct, frozen=True):
    key: str
    to: int


class LegalView(Struct, frozen=True):
    """What you may do now; an action names `decision`."""

    decision: int
    seat: int
    fold: bool
    free: bool
    check: bool
    call: int | None
    call_all_in: bool
    raise_to: tuple[int, int] | None
    opens: bool
    no_raise: WhyView | None
    sizes: tuple[SizeView, ...]


class AheadView(Struct, frozen=True):
    """What it would cost to stay in, told before one's turn; nothing may be sent yet."""

    call: int | None
    check: bool


class ClockView(Struct, frozen=True):
    """Who is to act and how long he still has, in milliseconds."""

    seat: int
    ms: int
    bank_ms: int
    turn_ms: int


class EventView(Struct, frozen=True):
    number: int
    event: dict[str, Any]
    text: str | None


class State(Struct, frozen=True, tag="state"):
    """The table after `number` events."""

    number: int
    events: tuple[EventView, ...]
    snapshot: bool
    view: View
    legal: LegalView | None
    ahead: AheadView | None
    clock: ClockView | None


class Answer(Struct, frozen=True, tag="answer", omit_defaults=True):
    """What became of a request."""

    id: str
    ok: bool
    reason: dict[str, Any] | None = None
    text: str | None = None


class Pong(Struct, frozen=True, tag="pong"):
    """The line is alive."""


_encoder = msgspec.json.Encoder()


def frame(message: State | Answer | Pong) -> Frame:
    """A message as it goes over the wire."""
    return Frame(_encoder.encode(message).decode())


def refused(id: str, reason: Reason, language: Language, names: Mapping[int, str]) -> Answer:
    """The answer that says no, and why."""
    return Answer(id, False, fields(reason), speech.say(reason, language, names))


def fields(reason: Reason) -> dict[str, Any]:
    """A reason as the browser reads it: its tag as `type`, and its numbers and cards."""
    built: dict[str, Any] = msgspec.to_builtins(reason)
    return built


# --- Making them --------------------------------------------------------------------------


class Around(Struct, frozen=True):
    """What everybody may know besides the table itself.

    name       the table's name
    bots       occupants that are bots
    connected  occupants whose browser is connected
    waiting    why nothing happens, if so
    at         now, in the table's milliseconds
    """

    name: str
    bots: frozenset[str]
    connected: frozenset[str]
    waiting: str | None
    at: int


def state(seen: Seen, around: Around, language: Language, since: int | None) -> State:
    """The message for a viewer who knows the events before number `since`; None: a snapshot."""
    start = seen.began if since is None else since
    you = dealt_seat(seen)
    pots = len(seen.now.hand.pots) if seen.now.hand else 1
    told = tuple(
        EventView(number, wire_event(event), speech.event(event, language, seen.names, you, pots))
        for number, event in seen.told_since(start)
    )
    return State(
        number=seen.now.number,
        events=told,
        snapshot=since is None,
        view=view(seen, around, language),
        legal=legal_view(seen, language),
        ahead=ahead_view(seen),
        clock=clock(seen.now, around.at),
    )


def dealt_seat(seen: Seen) -> int | None:
    """The seat from which this viewer plays the hand on the table."""
    seat = seen.seat
    return seat if seat is not None and in_hand(seen.now, seat) is not None else None


def wire_event(event: Event) -> dict[str, Any]:
    """An event for the browser: no ids of stays, and of a new hand only what changes."""
    if isinstance(event, HandBegan):
        return {"type": "hand_began", "hand": event.table.hands, "at": event.at}
    if isinstance(event, InHand) and isinstance(event.event, HandStarted):
        start = event.event.start
        inner = {
            "type": "hand_started",
            "stacks": start.stacks,
            "button": start.button,
            "small": start.small,
            "big": start.big,
        }
        return {"type": "in_hand", "event": inner, "at": event.at}
    built: dict[str, Any] = msgspec.to_builtins(event)
    built.pop("occupant", None)
    built.pop("options", None)
    return built


def view(seen: Seen, around: Around, language: Language) -> View:
    """Everything this viewer sees of the table."""
    table, hand = seen.now, seen.now.hand
    stakes = table.options.stakes
    last = last_actions(seen, language)
    where = positions(hand.start) if hand else {}
    street = hand.start.game.streets[hand.street].name if hand else None
    return View(
        table=around.name,
        hand=table.hands,
        language=language,
        options=OptionsView(
            table.options.seats, stakes.small, stakes.big, stakes.ante, table.options.buy_in
        ),
        waiting=around.waiting,
        seats=tuple(
            seat_view(seen, i, chair, around, language, last.get(i), where.get(i))
            if chair
            else None
            for i, chair in enumerate(table.chairs)
        ),
        button_seat=table.button,
        board=texts(hand.board) if hand else (),
        street=street,
        stage=str(hand.stage.value) if hand else None,
        pot=in_the_middle(hand) if hand and table.running else 0,
        pots=pot_views(hand) if hand else (),
        you=you_view(seen, language),
        explain=explained(hand, language, seen.names, dealt_seat(seen)) if hand else None,
    )


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([str(card) for card in cards])


def in_hand(table: Table, seat: int) -> HandSeat | None:
    """The seat in the hand on the table, if its occupant is the one who was dealt in."""
    chair, hand = table.chairs[seat], table.hand
    if chair is None or hand is None or seat >= len(table.dealt):
        return None
    return hand.seats[seat] if table.dealt[seat] == chair.occupant else None


def seat_view(
    seen: Seen,
    number: int,
    chair: Chair,
    around: Around,
    language: Language,
    last: LastView | None,
    position: str | None,
) -> SeatView:
    """One occupied seat."""
    table = seen.now
    mine = in_hand(table, number)
    running = mine is not None and table.running
    blind = None
    if mine is not None and table.hand is not None:
        start = table.hand.start
        blind = "small" if number == start.small else "big" if number == start.big else None
    best = mine.best if mine else None
    return SeatView(
        seat=number,
        name=chair.name,
        bot=chair.occupant in around.bots,
        you=chair.occupant == seen.viewer,
        stack=mine.stack if mine and running else chair.stack,
        bet=mine.bet if mine else 0,
        presence=str(chair.presence.value),
        status=str(mine.status.value) if mine else None,
        cards=cards_of(mine),
        shown=mine.shown if mine else False,
        button=number == table.button,
        blind=blind,
        position=position if mine else None,
        all_in=mine is not None and running and mine.stack == 0 and mine.status is Status.LIVE,
        turn=table.turn is not None and table.turn.seat == number,
        last=last if mine and (running or mine.stack == chair.stack) else None,
        best=BestView(speech.describe(best, language), texts(best.cards)) if best else None,
        connected=chair.occupant in around.bots or chair.occupant in around.connected,
        leaving=chair.leaving,
        waits=str(chair.presence.value) == "waiting",
        top_up=chair.top_up,
        next_out=chair.next_out,
    )


def cards_of(mine: HandSeat | None) -> Cards:
    """Hole cards as this viewer sees them: known, face down (None), or gone."""
    if mine is None or mine.status is Status.OUT:
        return ()
    if mine.status is not Status.LIVE and None in mine.hole:
        return ()  # folded and mucked cards lie in the muck
    return tuple([str(card) if card is not None else None for card in mine.hole])


def last_actions(seen: Seen, language: Language) -> dict[int, LastView]:
    """What each seat did last on this street, with the word for it."""
    return {
        seat: LastView(kind, chips, speech.last(kind, language))
        for seat, (kind, chips) in seen.last.items()
    }


def pot_views(hand: Hand) -> tuple[PotView, ...]:
    """Pots collected so far; bets of this street are not among them yet."""
    return tuple(PotView(pot.chips, pot.seats) for pot in hand.pots)


def you_view(seen: Seen, language: Language) -> YouView:
    """What concerns this viewer alone."""
    table, number = seen.now, seen.seat
    chair = table.chairs[number] if number is not None else None
    if number is None or chair is None:
        return YouView(None, None, 0, False)
    mine, hand = in_hand(table, number), table.hand
    best = None
    may_show = False
    if mine is not None and hand is not None:
        cards = tuple([card for card in mine.hole if card is not None])
        live = mine.status is Status.LIVE or mine.status is Status.MUCKED
        if cards and live and not hand.board:
            best = BestView(speech.describe_hole(cards, language), ())
        elif cards and live:
            five = best_five((*cards, *hand.board), hand.start.game.ranking, hole=cards)
            best = BestView(speech.describe(five, language), texts(five.cards))
        may_show = hand.stage is Stage.OVER and bool(cards) and live and not mine.shown
    stack = mine.stack if mine is not None and table.running else chair.stack
    room = table.options.buy_in[1] - stack - chair.top_up
    return YouView(number, best, max(0, room), may_show)


def explained(
    hand: Hand, language: Language, names: Mapping[int, str], you: int | None
) -> tuple[PotExplainedView, ...] | None:
    """Every pot of a finished hand and who won it; None while it is running."""
    if hand.stage is not Stage.OVER:
        return None
    pots = explain(hand)
    told = speech.explain(pots, language, names, you)
    return tuple(_pot_explained(*pair, language) for pair in zip(pots, told, strict=True))


def _pot_explained(pot: PotExplained, told: str, language: Language) -> PotExplainedView:
    return PotExplainedView(
        number=pot.number,
        chips=pot.chips,
        eligible=pot.eligible,
        shares=tuple(ShareView(share.seat, share.chips) for share in pot.shares),
        hands=tuple(
            HandView(
                read.seat,
                speech.describe(read.best, language),
                texts(read.best.cards),
                texts(read.hole),
            )
            for read in pot.hands
        ),
        decision=fields(pot.decision) if pot.decision else None,
        deciding=deciding_cards(pot, pot.decision),
        text=(told,),
    )


def deciding_cards(pot: PotExplained, decision: Decision | None) -> tuple[str, ...]:
    """The card of the winner that decided, and the one it beat."""
    if not isinstance(decision, RankDecides) or not pot.beaten:
        return ()
    loser = next(read for read in pot.hands if read.seat == pot.beaten[0].seat)
    place = decision.place - 1
    return texts((pot.hands[0].best.cards[place], loser.best.cards[place]))


def legal_view(seen: Seen, language: Language) -> LegalView | None:
    """What this viewer may do, if it is his turn."""
    table, hand = seen.now, seen.now.hand
    turn = table.turn
    if turn is None or hand is None or turn.seat != seen.seat or in_hand(table, turn.seat) is None:
        return None
    may = legal(hand)
    if may is None or may.seat != turn.seat:
        return None
    why = may.no_raise
    return LegalView(
        decision=turn.decision,
        seat=may.seat,
        fold=may.fold,
        free=may.free,
        check=may.check,
        call=may.call,
        call_all_in=may.call is not None and may.call == hand.seats[may.seat].stack,
        raise_to=may.raise_to,
        opens=hand.to_match == 0,
        no_raise=WhyView(fields(why), speech.say(why, language, seen.names)) if why else None,
        sizes=sizes(hand, may.call or 0, may.raise_to) if may.raise_to else (),
    )


def ahead_view(seen: Seen) -> AheadView | None:
    """The price of this viewer's next decision as it stands, while somebody else is to act."""
    hand, seat = seen.now.hand, dealt_seat(seen)
    if hand is None or seat is None or not isinstance(hand.turn, Player) or hand.turn.seat == seat:
        return None
    mine = hand.seats[seat]
    if mine.status is not Status.LIVE or not mine.stack:
        return None
    call = chips_to_call(hand, seat)
    return AheadView(call or None, not call)


FRACTIONS = (("third", 1, 3), ("half", 1, 2), ("two_thirds", 2, 3), ("pot", 1, 1))
MULTIPLES = (("x2_5", 5, 2), ("x3", 3, 1), ("x4", 4, 1))


def sizes(hand: Hand, call: int, bounds: tuple[int, int]) -> tuple[SizeView, ...]:
    """Sizes worth a button: the smallest, parts of the pot (before the flop: of the bet), all-in.

    A part of the pot is reckoned after the call, and rounded down to whole chips.
    What falls outside the legal range is drawn to its end, and no size comes twice.
    """
    lowest, highest = bounds
    pot = in_the_middle(hand) + call
    if hand.board:
        wanted = [(key, hand.to_match + pot * n // d) for key, n, d in FRACTIONS]
    else:
        wanted = [(key, hand.to_match * n // d) for key, n, d in MULTIPLES]
    found = {highest: "all_in"}
    for key, to in [("min", lowest), *wanted]:
        found.setdefault(min(max(to, lowest), highest), key)
    return tuple(SizeView(key, to) for to, key in sorted(found.items()))


def clock(table: Table, at: int) -> ClockView | None:
    """The time of the player to act, counted from `at`."""
    turn = table.turn
    if turn is None:
        return None
    return ClockView(
        seat=turn.seat,
        ms=max(0, turn.due - at),
        bank_ms=max(0, turn.bank_due - max(at, turn.due)),
        turn_ms=table.options.clock.turn,
    )
