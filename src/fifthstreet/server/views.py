"""What a browser is told: one viewer's fold of the table, as values for the wire.

Everything here is read from a `Seen` (seen.py), so there is no step that deletes
secrets. `docs/protocol.md` describes these values for those who write a client.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NewType

import msgspec
from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import (
    Betting,
    Division,
    Game,
    board_cards,
    draws,
    has_bring_in,
    hole_cards,
    up_places,
)
from fifthstreet.reasons import Decision, IllegalAction, RankDecides, Reason
from fifthstreet.rules.events import HandShown, HandStarted
from fifthstreet.rules.explain import PotExplained, explain
from fifthstreet.rules.hand import Hand, Player, Stage, Status, in_the_middle
from fifthstreet.rules.hand import Seat as HandSeat
from fifthstreet.rules.legal import Legal, brings_in, chips_to_call, legal
from fifthstreet.rules.making import best_hand, best_low_hand
from fifthstreet.rules.showdown import low_of
from fifthstreet.rules.stakes import House, Stakes, limit_bets
from fifthstreet.server import speech
from fifthstreet.server.seen import Seen
from fifthstreet.strength.reference import BestFive
from fifthstreet.table.commands import PostToEnter
from fifthstreet.table.events import Event, HandBegan, InHand
from fifthstreet.table.game import games_of, next_game, stakes_for
from fifthstreet.table.handle import handle
from fifthstreet.table.positions import positions
from fifthstreet.table.table import Chair, Options, Presence, Table
from fifthstreet.words.bundle import Language

Frame = NewType("Frame", str)
"""Text that may go to a socket: only `frame` makes it."""

Cards = tuple[str | None, ...]


# --- What goes over the wire ------------------------------------------------------------


class ChoiceView(Struct, frozen=True):
    """A choice of the house that is not the usual one: its name, and its value as it is stored."""

    name: str
    value: Any


class OptionsView(Struct, frozen=True):
    """What holds at the table, in the game that `View.game` names.

    choices   what the house does otherwise than usual: it is no secret
    bring_in  0 where blinds open the game
    bets      the small and the big bet of fixed limit
    unit      the smallest chip: every amount is a multiple of it
    """

    seats: int
    small: int
    big: int
    ante: int
    bring_in: int
    bets: tuple[int, int] | None
    straddle: bool
    choices: tuple[ChoiceView, ...]
    buy_in: tuple[int, int]
    unit: int


class LastView(Struct, frozen=True):
    """The last thing a seat did on this street."""

    type: str
    chips: int | None
    text: str | None


class GameView(Struct, frozen=True):
    """What is played: its code, how betting is limited, and which cards there are.

    cards     of each player's own at the showdown
    board     of the whole board; 0 in stud and draw games
    draws     how many times cards are exchanged
    up        some of each player's cards lie face up
    bring_in  antes and a bring-in instead of blinds
    high_low  a pot is divided
    order     kinds of hands, the one that wins first
    """

    code: str
    betting: str
    cards: int
    board: int
    draws: int
    up: bool
    bring_in: bool
    high_low: bool
    order: tuple[str, ...]


class BestView(Struct, frozen=True):
    """A hand, said and shown: the cards that play, most significant first; none before the flop."""

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
    up: tuple[int, ...]
    shown: bool
    button: bool
    blind: str | None
    position: str | None
    all_in: bool
    turn: bool
    last: LastView | None
    best: BestView | None
    low: BestView | None
    connected: bool
    leaving: bool
    waits: bool
    posting: bool
    straddle: bool
    top_up: int
    next_out: bool


class PotView(Struct, frozen=True):
    chips: int
    seats: tuple[int, ...]


class YouView(Struct, frozen=True):
    seat: int | None
    best: BestView | None
    low: BestView | None
    top_up_max: int
    may_show: bool
    may_post: bool


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
    """Who won a pot, or a part of one, and why.

    side      `whole`, or the `high` or `low` half
    run       1 for the half of the second board, else 0
    deciding  the cards in which the two best hands differ
    """

    number: int
    side: str
    run: int
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
    game: GameView
    next_game: str | None
    games: tuple[str, ...]
    waiting: str | None
    seats: tuple[SeatView | None, ...]
    button_seat: int | None
    board: tuple[str, ...]
    second: tuple[str, ...]
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
    """What you may do now; an action names `decision`.

    all_in    the total that takes the whole stack, where one may bet so much
    bring_in  chips to bring it in with
    draw      most cards that may be exchanged
    vote      whether the board is run twice is asked
    """

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
    all_in: int | None
    bring_in: int | None
    draw: int | None
    vote: bool


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
    hand = seen.now.hand
    pots, game = (len(hand.pots), hand.start.game) if hand else (1, next_game(seen.now))
    told = tuple(
        EventView(
            number,
            wire_event(event),
            line(event, hand, speech.event(event, language, seen.names, you, pots, game), language),
        )
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


def line(event: Event, hand: Hand | None, text: str | None, language: Language) -> str | None:
    """A line of the log; a hand that is shown where it was run twice is read on both boards."""
    if text is None or hand is None or hand.more.runs < 2:
        return text
    if not isinstance(event, InHand) or not isinstance(event.event, HandShown):
        return text
    if event.event.best is None:  # not read on the first board either
        return text
    found = reading(event.event.cards, hand.more.second, hand.start.game)
    return speech.on_second_board(text, [best for best in found if best], language)


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
            "game": start.game.code,
            "button": start.button,
            "small": start.small,
            "big": start.big,
        }
        return {"type": "in_hand", "event": inner, "at": event.at}
    built: dict[str, Any] = msgspec.to_builtins(event)
    built.pop("occupant", None)
    built.pop("options", None)
    built.pop("person", None)
    return built


def view(seen: Seen, around: Around, language: Language) -> View:
    """Everything this viewer sees of the table."""
    table, hand = seen.now, seen.now.hand
    coming = next_game(table)
    game = hand.start.game if hand else coming
    last = last_actions(seen, language)
    where = positions(hand.start) if hand else {}
    street = hand.start.game.streets[hand.street].name if hand else None
    return View(
        table=around.name,
        hand=table.hands,
        language=language,
        options=options_view(table, game),
        game=game_view(game),
        next_game=coming.code if coming.code != game.code else None,
        games=tuple([game.code for game in games_of(table.options)]) if table.options.games else (),
        waiting=around.waiting,
        seats=tuple(
            seat_view(seen, i, chair, around, language, last.get(i), where.get(i))
            if chair
            else None
            for i, chair in enumerate(table.chairs)
        ),
        button_seat=table.button,
        board=texts(hand.board) if hand else (),
        second=texts(hand.more.second) if hand else (),
        street=street,
        stage=str(hand.stage.value) if hand else None,
        pot=in_the_middle(hand) if hand and table.running else 0,
        pots=pot_views(hand) if hand else (),
        you=you_view(seen, language),
        explain=explained(hand, language, seen.names, dealt_seat(seen)) if hand else None,
    )


def options_view(table: Table, game: Game) -> OptionsView:
    """What is posted in this game, and what else holds at the table."""
    options, hand = table.options, table.hand
    stakes = hand.start.stakes if hand else stakes_for(game, options.stakes)
    return OptionsView(
        seats=options.seats,
        small=stakes.small,
        big=stakes.big,
        ante=stakes.ante,
        bring_in=stakes.bring_in,
        bets=limit_bets(stakes) if game.betting is Betting.FIXED_LIMIT else None,
        straddle=options.straddle and not has_bring_in(game),
        choices=choices(options),
        buy_in=options.buy_in,
        unit=stakes.house.unit,
    )


def choices(options: Options) -> tuple[ChoiceView, ...]:
    """What the house chose otherwise than usual (RULES 15), by the names of options.

    What a game costs is none of it: `OptionsView` says that.
    """
    usual = Options(Stakes(0, 1), options.buy_in)
    table = ("straddle", "button", "entry", "missed", "rejoin_lock")
    chosen = [
        (name, getattr(ours, name))
        for ours, theirs, names in (
            (options, usual, table),
            (options.stakes, usual.stakes, ("ante_by", "button_blind")),
            (options.stakes.house, usual.stakes.house, House.__struct_fields__),
        )
        for name in names
        if getattr(ours, name) != getattr(theirs, name)
    ]
    return tuple([ChoiceView(name, msgspec.to_builtins(value)) for name, value in chosen])


def game_view(game: Game) -> GameView:
    """A game as the page needs to know it."""
    return GameView(
        code=game.code,
        betting=str(game.betting.value),
        cards=hole_cards(game),
        board=board_cards(game),
        draws=draws(game),
        up=bool(up_places(game)),
        bring_in=has_bring_in(game),
        high_low=game.division is Division.HIGH_LOW,
        order=tuple([str(category) for category in reversed(game.ranking.order)]),
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
    low = low_of(table.hand, number) if best and table.hand else None
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
        up=up_of(mine, table.hand),
        shown=mine.shown if mine else False,
        button=number == table.button,
        blind=blind,
        position=position if mine else None,
        all_in=mine is not None and running and mine.stack == 0 and mine.status is Status.LIVE,
        turn=table.turn is not None and table.turn.seat == number,
        last=last if mine and (running or mine.stack == chair.stack) else None,
        best=best_view(best, language),
        low=best_view(low, language),
        connected=chair.occupant in around.bots or chair.occupant in around.connected,
        leaving=chair.leaving,
        waits=str(chair.presence.value) == "waiting",
        posting=chair.posting,
        straddle=chair.straddles,
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


def up_of(mine: HandSeat | None, hand: Hand | None) -> tuple[int, ...]:
    """Which of its cards lie face up while others are face down for the rest of the table."""
    if mine is None or hand is None or mine.status is not Status.LIVE or mine.shown:
        return ()
    return tuple([place for place in up_places(hand.start.game) if place < len(mine.hole)])


def best_view(best: BestFive | None, language: Language) -> BestView | None:
    return BestView(speech.describe(best, language), texts(best.cards)) if best else None


def last_actions(seen: Seen, language: Language) -> dict[int, LastView]:
    """What each seat did last on this street, with the word for it."""
    return {
        seat: LastView(kind, chips, speech.last(kind, language, cards or 0))
        for seat, (kind, chips, cards) in seen.last.items()
    }


def pot_views(hand: Hand) -> tuple[PotView, ...]:
    """Pots collected so far; bets of this street are not among them yet."""
    return tuple(PotView(pot.chips, pot.seats) for pot in hand.pots)


def you_view(seen: Seen, language: Language) -> YouView:
    """What concerns this viewer alone."""
    table, number = seen.now, seen.seat
    chair = table.chairs[number] if number is not None else None
    if number is None or chair is None:
        return YouView(None, None, None, 0, False, False)
    mine, hand = in_hand(table, number), table.hand
    best: BestView | None = None
    low: BestView | None = None
    may_show = False
    if mine is not None and hand is not None:
        cards = tuple([card for card in mine.hole if card is not None])
        live = mine.status is Status.LIVE or mine.status is Status.MUCKED
        if cards and live:
            high, half = reading(cards, hand.board, hand.start.game)
            best, low = best_view(high, language), best_view(half, language)
            if best is None:
                best = before_the_flop(cards, hand, language)
        may_show = hand.stage is Stage.OVER and bool(cards) and live and not mine.shown
    stack = mine.stack if mine is not None and table.running else chair.stack
    room = table.options.buy_in[1] - stack - chair.top_up
    return YouView(number, best, low, max(0, room), may_show, may_post(table, chair))


def may_post(table: Table, chair: Chair) -> bool:
    """Whether he may pay to be dealt in before the big blind reaches him (RULES 6.8, 6.9)."""
    if chair.presence is not Presence.WAITING or chair.posting or chair.leaving:
        return False
    try:
        handle(table, PostToEnter(chair.occupant), table.at)
    except IllegalAction:
        return False
    return True


@lru_cache(256)  # asked in every view while the cards lie there
def reading(
    hole: tuple[Card, ...], board: tuple[Card, ...], game: Game
) -> tuple[BestFive | None, BestFive | None]:
    """What these cards make now, and for low where the pot is divided; None: nothing yet."""
    try:
        return best_hand(hole, board, game), best_low_hand(hole, board, game)
    except ValueError:  # too few cards for a hand
        return None, None


def before_the_flop(hole: tuple[Card, ...], hand: Hand, language: Language) -> BestView | None:
    """Two hole cards in words, before there is a board."""
    if len(hole) != 2 or hand.board or not board_cards(hand.start.game):
        return None
    return BestView(speech.describe_hole(hole, language), ())


def explained(
    hand: Hand, language: Language, names: Mapping[int, str], you: int | None
) -> tuple[PotExplainedView, ...] | None:
    """Every pot of a finished hand and who won it; None while it is running."""
    if hand.stage is not Stage.OVER:
        return None
    pots = explain(hand)
    told = speech.explain(pots, language, names, you, hand.start.game)
    return tuple(_pot_explained(*pair, language) for pair in zip(pots, told, strict=True))


def _pot_explained(pot: PotExplained, told: str, language: Language) -> PotExplainedView:
    return PotExplainedView(
        number=pot.number,
        side=str(pot.side.value),
        run=pot.run,
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
    cards = [read.best.cards for read in (pot.hands[0], loser)]
    return texts([five[place] for five in cards if place < len(five)])


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
    mine = hand.seats[may.seat]
    most = mine.stack + mine.bet
    return LegalView(
        decision=turn.decision,
        seat=may.seat,
        fold=may.fold,
        free=may.free,
        check=may.check,
        call=may.call,
        call_all_in=may.call is not None and may.call == mine.stack,
        raise_to=may.raise_to,
        opens=hand.to_match == 0,
        no_raise=WhyView(fields(why), speech.say(why, language, seen.names)) if why else None,
        sizes=sizes(hand, may, most),
        all_in=most if may.raise_to and may.raise_to[1] == most else None,
        bring_in=may.bring_in,
        draw=may.draw,
        vote=may.vote,
    )


def ahead_view(seen: Seen) -> AheadView | None:
    """The price of this viewer's next decision as it stands, while somebody else is to act."""
    hand, seat = seen.now.hand, dealt_seat(seen)
    if hand is None or seat is None or not isinstance(hand.turn, Player) or hand.turn.seat == seat:
        return None
    mine = hand.seats[seat]
    if mine.status is not Status.LIVE or not mine.stack:
        return None
    if hand.stage is not Stage.BETTING or brings_in(hand):
        return None
    call = chips_to_call(hand, seat)
    return AheadView(call or None, not call)


FRACTIONS = (("third", 1, 3), ("half", 1, 2), ("two_thirds", 2, 3), ("pot", 1, 1))
MULTIPLES = (("x2_5", 5, 2), ("x3", 3, 1), ("x4", 4, 1))


def sizes(hand: Hand, may: Legal, most: int) -> tuple[SizeView, ...]:
    """Sizes worth a button: the smallest, parts of the pot (before the flop: of the bet), the most.

    most  the total that is all-in

    A part of the pot is reckoned after the call, and rounded down to whole chips.
    What falls outside the legal range is drawn to its end, and no size comes twice.
    In fixed limit there is one size, and its key says what it is called.
    """
    if may.raise_to is None:
        return ()
    lowest, highest = may.raise_to
    game = hand.start.game
    if game.betting is Betting.FIXED_LIMIT:
        return (SizeView(limit_size(hand), lowest),)
    pot = in_the_middle(hand) + (may.call or 0)
    if hand.street > 0 or not hand.to_match:
        wanted = [(key, hand.to_match + pot * n // d) for key, n, d in FRACTIONS]
    else:
        wanted = [(key, hand.to_match * n // d) for key, n, d in MULTIPLES]
    found = {highest: "all_in" if highest == most else "pot"}
    for key, to in [("min", lowest), *wanted]:
        to -= to % hand.start.stakes.house.unit
        found.setdefault(min(max(to, lowest), highest), key)
    return tuple(SizeView(key, to) for to, key in sorted(found.items()))


def limit_size(hand: Hand) -> str:
    """What the one size of fixed limit is called: after a bring-in it completes the bet."""
    small = limit_bets(hand.start.stakes)[0]
    if hand.street == 0 and has_bring_in(hand.start.game) and hand.to_match < small:
        return "complete"
    return "raise" if hand.to_match else "bet"


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
