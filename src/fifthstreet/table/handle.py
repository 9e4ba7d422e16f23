"""What follows from a command at a table.

A command is judged first; what it causes is then worked out event by event from
the table alone (`_follows`), so that a table stopped after any event goes on
with the same ones. Time is an argument, in milliseconds.
"""

from collections.abc import Iterable, Sequence
from typing import assert_never, get_args
from unicodedata import normalize

from msgspec import Struct

from fifthstreet.games import GAMES, Game, has_bring_in
from fifthstreet.reasons import (
    AlreadySeated,
    AlreadySo,
    BadMessage,
    BadStart,
    BuyInOutside,
    HandRunning,
    IllegalAction,
    NameUnusable,
    NoChoice,
    NoHandRunning,
    NoSuchSeat,
    NotEnoughPlayers,
    NotSeated,
    NotWholeChips,
    NotYet,
    OptionsExclude,
    OutOfTurn,
    RejoinLocked,
    SeatTaken,
    StaleDecision,
    TopUpTooLarge,
)
from fifthstreet.rules.actions import Answer, Floor, Fold, RaiseTo, Show
from fifthstreet.rules.events import Event as HandEvent
from fifthstreet.rules.events import Folded
from fifthstreet.rules.hand import Hand, Over, Player, Stage
from fifthstreet.rules.legal import brings_in
from fifthstreet.rules.play import begin, decide, idle
from fifthstreet.rules.play import settle as settle_hand
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import MOST_CHIPS, Start, check_start
from fifthstreet.table.commands import (
    Act,
    BeginHand,
    ChooseGame,
    Command,
    Dealt,
    Drawn,
    FloorRules,
    Leave,
    PostToEnter,
    Resumed,
    ShowCards,
    Sit,
    SitIn,
    SitOut,
    Straddle,
    Tick,
    TopUp,
)
from fifthstreet.table.conflicts import conflicts
from fifthstreet.table.events import (
    ButtonAsked,
    ButtonDrawn,
    EntryAsked,
    Event,
    GameChosen,
    GameStopped,
    HandSettled,
    InHand,
    LeaveAsked,
    SatDown,
    SatIn,
    SatOut,
    StoodUp,
    StraddleChosen,
    TableOpened,
    TimedOut,
    ToppedUp,
    TopUpAsked,
    TurnExtended,
    TurnOpened,
)
from fifthstreet.table.evolve import MINUTE, chair_at, evolve, fold
from fifthstreet.table.game import game_of, games_of, stakes_for
from fifthstreet.table.next_hand import (
    begun,
    going_round,
    lineup_of,
    ready_seats,
    start_of,
    waits,
)
from fifthstreet.table.table import Chair, Entry, Missed, Options, Presence, Table

AFTER_OUTAGE = 15_000  # ms a player has at least once the service is back
NAME_LENGTH = 24  # characters
MOST_BUY_IN = MOST_CHIPS // 10_000  # so many buy-ins can be won before a stack is too large


class TableStep(Struct, frozen=True, gc=False):
    """A table and the events that led to it from the one before."""

    table: Table
    events: tuple[Event, ...]


def open_table(options: Options, at: int) -> TableStep:
    """A new table, empty.

    Raises IllegalAction: BadStart naming the option at fault, or OptionsExclude with every
    pair of options that exclude each other.
    """
    _check_options(options)
    opened = TableOpened(options, at)
    return TableStep(evolve(None, opened), (opened,))


def handle(table: Table, command: Command, at: int) -> TableStep:
    """Everything that follows from a command, at that time.

    Raises IllegalAction with the reason; the table is a value and stays as it is.
    """
    return _step(table, _answer(table, command, at), at)


def settle(table: Table, at: int) -> TableStep:
    """What follows without a command; nothing if the table was not stopped half-way."""
    return _step(table, [], at)


def next_due(table: Table) -> int | None:
    """When a Tick settles the open decision, if nobody answers it before; None if none is open."""
    turn = table.turn
    return None if turn is None else turn.bank_due + table.options.clock.grace


def ready(table: Table) -> bool:
    """Whether BeginHand is possible: no hand runs and two players can be dealt in."""
    if table.running or table.draw is not None:
        return False
    return len(ready_seats(table)) >= 2 if table.restart else lineup_of(table) is not None


def _step(table: Table, first: Sequence[Event], at: int) -> TableStep:
    events: list[Event] = []
    following = first or _follows(table, at)
    while following:
        events += following
        table = fold(following, table)
        following = _follows(table, at)
    return TableStep(table, tuple(events))


# --- What follows by itself -----------------------------------------------------------


def _follows(table: Table, at: int) -> Sequence[Event]:
    """The next events that need nobody's command; none if the table is at rest."""
    return _in_play(table, at) if table.running else _between_hands(table, at)


def _in_play(table: Table, at: int) -> Sequence[Event]:
    hand = table.hand
    if hand is None:
        return _wrapped(begin(start_of(table)).events, at)
    if type(hand.turn) is not Player:
        if events := settle_hand(hand).events:
            return _wrapped(events, at)
        if type(hand.turn) is Over:
            return [HandSettled(tuple([seat.stack for seat in hand.seats]), at)]
    for seat, chair in enumerate(table.chairs):
        if chair is not None and _slept(table, chair):
            return [SatOut(seat, False, at)]
    if type(hand.turn) is Player:
        return _at_turn(table, hand, hand.turn.seat, at)
    return []


def _at_turn(table: Table, hand: Hand, seat: int, at: int) -> Sequence[Event]:
    chair, turn = chair_at(table, seat), table.turn
    if chair.leaving:
        # Not even a free check is continued (RULES 14.9), whatever D-24 says of folding.
        if hand.stage is Stage.BETTING and not brings_in(hand):
            return [InHand(Folded(seat), at)]
        return _wrapped(decide(hand, idle(hand)).events, at)
    if turn is None:
        due = at + table.options.clock.turn
        return [TurnOpened(seat, due, due + chair.bank, at)]
    if turn.expired:
        return _wrapped(decide(hand, idle(hand)).events, at)
    return []


def _slept(table: Table, chair: Chair) -> bool:
    """Too many timeouts in a row: out from the next hand on (RULES 14.4)."""
    return (
        chair.timeouts >= table.options.sit_out_after
        and chair.presence is not Presence.SITTING_OUT
        and not chair.next_out
        and not chair.leaving
    )


def _between_hands(table: Table, at: int) -> Sequence[Event]:
    for seat, chair in enumerate(table.chairs):
        if chair is not None and (event := _due(table, seat, chair, at)) is not None:
            return [event]
    seats = tuple(ready_seats(table))
    if not table.restart:
        return [] if lineup_of(table) is not None else [GameStopped(at)]
    if table.drawn is not None:
        return [begun(table, at)]
    if table.draw is not None and table.draw.seats != seats:
        return [ButtonAsked(seats if len(seats) >= 2 else (), at)]
    return []


def _due(table: Table, seat: int, chair: Chair, at: int) -> Event | None:
    """What was put off until the end of the hand, or follows from its result."""
    if chair.leaving:
        return StoodUp(seat, chair.occupant, chair.stack, at)
    if chair.top_up:
        lowest, highest = table.options.buy_in
        chips = max(min(chair.top_up, highest - chair.stack), 0)
        # Who went broke buys in anew: less than the lowest buy-in is not possible.
        return ToppedUp(seat, chips if chair.stack + chips >= lowest or chair.stack else 0, at)
    sitting_out = chair.presence is Presence.SITTING_OUT
    if not sitting_out and (chair.next_out or chair.stack == 0):
        return SatOut(seat, True, at)
    if chair.broke and chair.stack:
        return SatIn(seat, waits(table, seat), at)
    return None


def _wrapped(events: Iterable[HandEvent], at: int) -> list[Event]:
    return [InHand(event, at) for event in events]


# --- What a command does --------------------------------------------------------------


def _answer(table: Table, command: Command, at: int) -> Sequence[Event]:
    match command:
        case Act():
            return _act(table, command, at)
        case Dealt():
            return _dealt(table, command, at)
        case Tick():
            return _tick(table, at)
        case BeginHand():
            return _begin_hand(table, at)
        case Drawn():
            return _drawn(table, command, at)
        case Sit():
            return _sit(table, command, at)
        case Leave():
            return _leave(table, command, at)
        case SitOut():
            return _sit_out(table, command, at)
        case SitIn():
            return _sit_in(table, command, at)
        case TopUp():
            return _top_up(table, command, at)
        case PostToEnter():
            return _post_to_enter(table, command, at)
        case Straddle():
            return _choose_straddle(table, command, at)
        case ChooseGame():
            return _choose_game(table, command, at)
        case FloorRules():
            return _floor_rules(table, command, at)
        case ShowCards():
            return _show_cards(table, command, at)
        case Resumed():
            return _resumed(table, at)
        case _:
            assert_never(command)


def _sit(table: Table, command: Sit, at: int) -> Sequence[Event]:
    occupant, seat, chips = command.occupant, command.seat, command.chips
    # An occupant is one stay: who was dealt in before and left comes back as another one.
    if type(occupant) is not str or not occupant or occupant in table.dealt:
        raise IllegalAction(BadMessage("occupant"))
    for other, chair in enumerate(table.chairs):
        if chair is not None and chair.occupant == occupant:
            raise IllegalAction(AlreadySeated(other))
    if not _is_number(seat):
        raise IllegalAction(BadMessage("seat"))
    if not 0 <= seat < len(table.chairs):
        raise IllegalAction(NoSuchSeat(seat, len(table.chairs)))
    if table.chairs[seat] is not None:
        raise IllegalAction(SeatTaken(seat))
    _check_name(table, command.name)
    if type(command.person) is not str:
        raise IllegalAction(BadMessage("person"))
    _check_return(table, command.person, chips, at)
    waiting = going_round(table)
    return [SatDown(seat, occupant, command.name, chips, waiting, at, command.person)]


def _leave(table: Table, command: Leave, at: int) -> Sequence[Event]:
    seat, chair = _seat_of(table, command.occupant)
    if chair.leaving:
        raise IllegalAction(AlreadySo())
    if _plays(table, seat):
        return [LeaveAsked(seat, at)]
    return [StoodUp(seat, chair.occupant, chair.stack, at)]


def _sit_out(table: Table, command: SitOut, at: int) -> Sequence[Event]:
    seat, chair = _staying(table, command.occupant)
    if chair.next_out or chair.presence is Presence.SITTING_OUT:
        raise IllegalAction(AlreadySo())
    return [SatOut(seat, not _plays(table, seat), at)]


def _sit_in(table: Table, command: SitIn, at: int) -> Sequence[Event]:
    seat, chair = _staying(table, command.occupant)
    if chair.next_out:
        return [SatIn(seat, chair.presence is Presence.WAITING, at)]
    if chair.presence is not Presence.SITTING_OUT:
        raise IllegalAction(AlreadySo())
    if chair.stack == 0:
        raise IllegalAction(BuyInOutside(0, *table.options.buy_in))
    return [SatIn(seat, waits(table, seat), at)]


def _post_to_enter(table: Table, command: PostToEnter, at: int) -> Sequence[Event]:
    seat, chair = _staying(table, command.occupant)
    if chair.presence is Presence.PLAYING or chair.posting:
        raise IllegalAction(AlreadySo())
    if chair.stack == 0:
        raise IllegalAction(BuyInOutside(0, *table.options.buy_in))
    if not waits(table, seat):
        return [SatIn(seat, False, at)]
    if chair.new and table.options.entry is Entry.WAIT:
        raise IllegalAction(NoChoice("entry"))
    if not chair.new and table.options.missed is Missed.WAIT:
        raise IllegalAction(NoChoice("missed"))
    return [EntryAsked(seat, at)]


def _choose_straddle(table: Table, command: Straddle, at: int) -> Sequence[Event]:
    seat, chair = _staying(table, command.occupant)
    if not table.options.straddle:
        raise IllegalAction(NoChoice("straddle"))
    if type(command.on) is not bool:
        raise IllegalAction(BadMessage("on"))
    if chair.straddles is command.on:
        raise IllegalAction(AlreadySo())
    return [StraddleChosen(seat, command.on, at)]


def _choose_game(table: Table, command: ChooseGame, at: int) -> Sequence[Event]:
    """Every game in the options can be played here: that was checked when the table opened."""
    seat, _ = _staying(table, command.occupant)
    if type(command.code) is not str or command.code not in table.options.games:
        raise IllegalAction(NoChoice("game"))
    if command.code == game_of(table.options, table.game).code:
        raise IllegalAction(AlreadySo())
    return [GameChosen(seat, command.code, at)]


def _top_up(table: Table, command: TopUp, at: int) -> Sequence[Event]:
    seat, chair = _staying(table, command.occupant)
    stack, chips = chair.stack, command.chips
    if _plays(table, seat) and table.hand is not None:
        stack = table.hand.seats[seat].stack
    if stack == 0:
        _check_buy_in(table, chips)
    highest = max(table.options.buy_in[1] - stack, 0)
    if not _is_number(chips) or chips < 1:
        raise IllegalAction(NotWholeChips(_found(chips)))
    _check_unit(table, chips)
    if chips > highest:
        raise IllegalAction(TopUpTooLarge(chips, highest))
    return [(TopUpAsked if table.running else ToppedUp)(seat, chips, at)]


def _act(table: Table, command: Act, at: int) -> Sequence[Event]:
    seat, _ = _seat_of(table, command.occupant)
    decision, action = command.decision, command.action
    if not _is_number(decision):
        raise IllegalAction(BadMessage("decision"))
    turn, hand = table.turn, table.hand
    late = turn is not None and at > turn.bank_due + table.options.clock.grace
    if turn is None or hand is None or late or decision != turn.decision:
        open_now = -1 if turn is None or late else turn.decision
        raise IllegalAction(StaleDecision(decision, open_now))
    if seat != turn.seat:
        raise IllegalAction(OutOfTurn(seat, turn.seat))
    if type(action) not in get_args(Answer):
        raise IllegalAction(BadMessage("action"))
    if type(action.seat) is not int or action.seat != seat:
        raise IllegalAction(BadMessage("seat"))
    if isinstance(action, RaiseTo) and not _is_number(action.to):
        raise IllegalAction(NotWholeChips(_found(action.to)))
    if isinstance(action, Fold) and type(action.confirm) is not bool:
        raise IllegalAction(BadMessage("confirm"))
    return _wrapped(decide(hand, action).events, at)


def _show_cards(table: Table, command: ShowCards, at: int) -> Sequence[Event]:
    seat, chair = _seat_of(table, command.occupant)
    hand = table.hand
    if table.running:
        raise IllegalAction(HandRunning())
    if hand is None or table.dealt[seat] != chair.occupant:
        raise IllegalAction(NoHandRunning())
    action = command.action
    if not isinstance(action, Show):
        raise IllegalAction(BadMessage("action"))
    if type(action.seat) is not int or action.seat != seat:
        raise IllegalAction(BadMessage("seat"))
    return _wrapped(decide(hand, action).events, at)


def _floor_rules(table: Table, command: FloorRules, at: int) -> Sequence[Event]:
    if not table.running or table.hand is None:
        raise IllegalAction(NoHandRunning())
    if type(command.action) not in get_args(Floor):
        raise IllegalAction(BadMessage("action"))
    return _wrapped(decide(table.hand, command.action).events, at)


def _dealt(table: Table, command: Dealt, at: int) -> Sequence[Event]:
    if not table.running or table.hand is None:
        raise IllegalAction(NoHandRunning())
    return _wrapped(decide(table.hand, command.deal).events, at)


def _begin_hand(table: Table, at: int) -> Sequence[Event]:
    if table.running:
        raise IllegalAction(HandRunning())
    if table.draw is not None:
        raise IllegalAction(NotYet())
    if not ready(table):
        raise IllegalAction(NotEnoughPlayers())
    return [ButtonAsked(tuple(ready_seats(table)), at)] if table.restart else [begun(table, at)]


def _drawn(table: Table, command: Drawn, at: int) -> Sequence[Event]:
    if table.draw is None:
        raise IllegalAction(NotYet())
    if not _is_number(command.seat) or command.seat not in table.draw.seats:
        raise IllegalAction(BadMessage("seat"))
    return [ButtonDrawn(command.seat, at)]


def _tick(table: Table, at: int) -> Sequence[Event]:
    due = next_due(table)
    if table.turn is None or due is None or at < due:
        raise IllegalAction(NotYet())
    return [TimedOut(table.turn.seat, at)]


def _resumed(table: Table, at: int) -> Sequence[Event]:
    """Give back the time there was at the last event, and no less than AFTER_OUTAGE."""
    turn = table.turn
    if turn is None:
        return []
    due = at + max(turn.due - table.at, AFTER_OUTAGE)
    bank = max(turn.bank_due - max(turn.due, table.at), 0)
    return [TurnExtended(due, due + bank, at)]


# --- What is refused ------------------------------------------------------------------


def _seat_of(table: Table, occupant: str) -> tuple[int, Chair]:
    for seat, chair in enumerate(table.chairs):
        if chair is not None and chair.occupant == occupant:
            return seat, chair
    raise IllegalAction(NotSeated())


def _staying(table: Table, occupant: str) -> tuple[int, Chair]:
    seat, chair = _seat_of(table, occupant)
    if chair.leaving:
        raise IllegalAction(NotSeated())
    return seat, chair


def _plays(table: Table, seat: int) -> bool:
    """Whether the occupant of the seat was dealt in by the running hand."""
    return table.running and table.dealt[seat] is not None


def _is_number(value: object) -> bool:
    """A whole number, no truth value, and not larger than chips can be."""
    return type(value) is int and abs(value) <= MOST_CHIPS


def _found(value: object) -> str:
    # Python refuses to print very long numbers in decimal.
    return (hex(value) if type(value) is int and abs(value) > MOST_CHIPS else repr(value))[:40]


def _check_buy_in(table: Table, chips: int) -> None:
    if not _is_number(chips):
        raise IllegalAction(NotWholeChips(_found(chips)))
    lowest, highest = table.options.buy_in
    if not lowest <= chips <= highest:
        raise IllegalAction(BuyInOutside(chips, lowest, highest))
    _check_unit(table, chips)


def _check_unit(table: Table, chips: int) -> None:
    """There is no chip smaller than the unit (RULES 11.4)."""
    if chips % table.options.stakes.house.unit:
        raise IllegalAction(NotWholeChips(_found(chips)))


def _check_return(table: Table, person: str, chips: int, at: int) -> None:
    """The buy-in of who may have left lately: at least what he took along (RULES 4.5)."""
    lock = table.options.rejoin_lock * MINUTE
    lowest, highest = table.options.buy_in
    for gone in table.gone:
        if person and gone.person == person and at - gone.at < lock and gone.chips > lowest:
            if not _is_number(chips):
                raise IllegalAction(NotWholeChips(_found(chips)))
            if chips < gone.chips:
                minutes = -((at - gone.at - lock) // MINUTE)
                raise IllegalAction(RejoinLocked(chips, gone.chips, minutes))
            highest = max(highest, gone.chips)
            if chips > highest:
                raise IllegalAction(BuyInOutside(chips, gone.chips, highest))
            _check_unit(table, chips)
            return
    _check_buy_in(table, chips)


def _check_name(table: Table, name: str) -> None:
    if type(name) is not str:
        raise IllegalAction(NameUnusable(_found(name)))
    taken = {_folded(chair.name) for chair in table.chairs if chair is not None}
    plain = name == name.strip() and name.isprintable()  # no line breaks, no invisible characters
    if not 1 <= len(name) <= NAME_LENGTH or not plain or _folded(name) in taken:
        raise IllegalAction(NameUnusable(name[:NAME_LENGTH]))


def _folded(name: str) -> str:
    return normalize("NFKC", name).casefold()


def _check_options(options: Options) -> None:
    clock, seats, stakes = options.clock, options.seats, options.stakes
    times = (clock.turn, clock.bank, clock.refill, clock.grace)
    lowest, highest = options.buy_in
    amounts = (stakes.small, stakes.big, stakes.ante, stakes.bring_in)
    games, lock, unit = options.games, options.rejoin_lock, stakes.house.unit
    limits = _is_number(lowest) and _is_number(highest)
    whole = _is_number(unit) and unit >= 1
    known = len({*games}) == len(games) and {*games} <= {*GAMES, options.game.code}
    faults = {
        "seats": not _is_number(seats) or not 2 <= seats <= 10,
        "buy_in": not limits or not 1 <= lowest <= highest <= MOST_BUY_IN,
        "unit": not whole or (limits and (lowest % unit > 0 or highest % unit > 0)),
        "clock": not all(_is_number(time) and time >= 0 for time in times) or clock.turn == 0,
        "sit_out_after": not _is_number(options.sit_out_after) or options.sit_out_after < 1,
        "rejoin_lock": not _is_number(lock) or lock < 0,
        "games": not known or (len(games) > 0 and options.game.code not in games),
        "chips": not all(_is_number(chips) for chips in amounts),
    }
    for field, wrong in faults.items():
        if wrong:
            raise IllegalAction(BadStart(field))
    if pairs := conflicts(options):
        raise IllegalAction(OptionsExclude(pairs))
    for game in games_of(options):
        # Blinds, ante and deck are checked as a full table would meet them.
        check_start(_full(game, stakes_for(game, stakes), (highest,) * seats))


def _full(game: Game, stakes: Stakes, stacks: tuple[int, ...]) -> Start:
    if has_bring_in(game):
        return Start(game, stakes, stacks, 0, None, None)
    return Start(game, stakes, stacks, 0, None if stakes.button_blind else 0, 1)
