"""Rulings: a hand written down with what must hold on the way.

A ruling is data that a player can read and dispute:

    {"id": "8.7-short-all-in", "stacks": [19, 200, 200, 200], "blinds": [1, 2],
     "steps": [{"seat": "P3", "action": "raise", "to": 16}, ...,
               {"expect": {"actor": "P3", "call": 3, "raise_allowed": false}}]}

Seats are named as in the PHH standard, and its lists say what is posted: P1 posts the
small blind, P2 the big one, the last has the button; heads-up P1 is the big blind. The
whole form is in README.md.

What this form may say and we do not know is never passed over: the ruling is then
`NotCovered`, with the name of the field.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import GAMES, Betting, Game, board_cards, has_bring_in, with_betting
from fifthstreet.games import hole_cards as most_hole_cards
from fifthstreet.history.forced import Lists, read_lists
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    CardsExposed,
    IllegalAction,
    NotationError,
    UnreadableRecord,
    WhyDead,
    WhyMisdeal,
    WhyVoid,
)
from fifthstreet.rules.actions import (
    Action,
    BringIn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Kill,
    Misdeal,
    RaiseTo,
    Replace,
    RunTwice,
    Void,
)
from fifthstreet.rules.events import (
    Event,
    HandMucked,
    HandShown,
    Misdealt,
    RakeTaken,
    Voided,
)
from fifthstreet.rules.hand import Dealer, Hand, Over, Player, Stage, in_the_middle
from fifthstreet.rules.legal import Legal, legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import House
from fifthstreet.rules.start import Start


class Held(Struct, frozen=True, tag="held"):
    """Everything the ruling says is so."""

    id: str


class Differs(Struct, frozen=True, tag="differs"):
    """The first point where we decide otherwise.

    step      number of the step, from 1; None for what holds at the end
    what      the word of the ruling that is not so
    expected  what the ruling says
    found     what we say
    """

    id: str
    step: int | None
    what: str
    expected: object
    found: object


class NotCovered(Struct, frozen=True, tag="not_covered"):
    """The ruling speaks of something that is not built, or not understood."""

    id: str
    what: str


Verdict: TypeAlias = Held | Differs | NotCovered


class Ruling(Struct, frozen=True):
    """One ruling as we understand it.

    steps         as written
    hole          the first cards of each seat, any others follow
    board         the first cards of the board, any others follow
    second        the same of the second board, where it is run twice
    final_stacks  stacks when the hand is over, or None
    show_order    seats in the order in which they are asked to show, or None
    shown         seats that open their cards at the showdown, or None
    raked         what the house takes of each pot, main pot first, or None
    ended         how the hand ended: "played", "misdeal" or "void"; or None
    """

    id: str
    start: Start
    steps: tuple[dict[str, Any], ...]
    hole: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    second: tuple[Card, ...]
    final_stacks: tuple[int, ...] | None
    show_order: tuple[int, ...] | None
    shown: tuple[int, ...] | None
    raked: tuple[int, ...] | None
    ended: str | None


REMARKS = {"id", "name", "source", "note", "pots"}
FORCED = {"blinds", "ante", "antes", "big_blind_ante", "dead_blinds", "dead_small_blind"}
STAKES = {*FORCED, "bring_in", "bets", "house", "game", "betting"}
CASE = {*REMARKS, *STAKES, "stacks", "hole", "board", "second_board", "steps"}
END = {"final_stacks", "show_order", "shown", "raked", "ended"}
ACT = {"seat", "action", "to", "confirm", "cards", "count", "draws", "agree", "refused"}
ACTIONS = {"fold", "check", "call", "bet", "raise", "bring_in", "discard", "run_twice"}
ONLY_OF = {
    "to": {"bet", "raise"},
    "confirm": {"fold"},
    "cards": {"discard"},
    "count": {"discard"},
    "draws": {"discard"},
    "agree": {"run_twice"},
}
RULE = {"floor", "seat", "card", "why", "at", "refused"}
FLOOR = {"kill": {"seat"}, "misdeal": set[str](), "replace": {"seat", "card"}, "void": set[str]()}
EXPECT = {
    "actor",
    "call",
    "raise_to_min",
    "raise_to_max",
    "raise_allowed",
    "no_raise",
    "bring_in",
    "draw",
    "vote",
    "pot",
    "street",
}
ENDED = {"played", "misdeal", "void"}


class _NotBuilt(Exception):
    """A field we do not know, or know but have not built; its name is the argument."""


def check_rulings(text: str) -> tuple[Verdict, ...]:
    """The verdict on every ruling of a JSON text: {"cases": [...]}, in its order.

    Raises NotationError(UnreadableRecord) if the text has not this form.
    """
    try:
        read = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise NotationError(UnreadableRecord(text[:80], 0, 0, f"no JSON: {fault}")) from None
    cases = read.get("cases") if isinstance(read, dict) else None
    if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
        raise NotationError(UnreadableRecord(text[:80], 0, 0, "cases"))
    return tuple(check_ruling(case, number) for number, case in enumerate(cases, 1))


def check_ruling(case: Mapping[str, Any], number: int = 1) -> Verdict:
    """The verdict on one ruling; `number` names it where it has no id of its own."""
    name = str(case.get("id", number))
    try:
        return _play(_read(case, name))
    except _NotBuilt as unknown:
        return NotCovered(name, str(unknown))


# --- Reading --------------------------------------------------------------------------


def _read(case: Mapping[str, Any], name: str) -> Ruling:
    """Raises _NotBuilt with the field that is unknown, not built or of the wrong kind."""
    for field in case:
        if field not in CASE and field not in END:
            raise _NotBuilt(field)
    stacks = _chips(case, "stacks")
    if len(stacks) < 2:
        raise _NotBuilt("stacks")
    game = _game(case)
    start = _start(case, game, stacks)
    steps = case.get("steps")
    if not isinstance(steps, list):
        raise _NotBuilt("steps")
    for step in steps:
        _know_step(step, game, len(stacks))
    seats = len(stacks)
    hole = case.get("hole") or [None] * seats
    if not isinstance(hole, list) or len(hole) != seats:
        raise _NotBuilt("hole")
    most = most_hole_cards(game)
    fewest = game.streets[0].hole + game.streets[0].up
    cards = tuple(_cards(text, "hole", fewest, most) for text in hole)
    board = _cards(case.get("board"), "board", 0, board_cards(game))
    second = _cards(case.get("second_board"), "second_board", 0, board_cards(game))
    drawn = [_cards(step.get("draws"), "draws", 0, most) for step in steps]
    given = [*(card for dealt in (*cards, *drawn) for card in dealt), *board]
    given += [card for card in second if card not in board]
    if len(set(given)) < len(given):
        raise _NotBuilt("the same card twice")
    ended = case.get("ended")
    if ended is not None and (not isinstance(ended, str) or ended not in ENDED):
        raise _NotBuilt("ended")
    return Ruling(
        id=name,
        start=start,
        steps=tuple(steps),
        hole=cards,
        board=board,
        second=second,
        final_stacks=_chips(case, "final_stacks") if "final_stacks" in case else None,
        show_order=_seats(case, "show_order", seats),
        shown=_seats(case, "shown", seats),
        raked=_chips(case, "raked") if "raked" in case else None,
        ended=ended,
    )


def _game(case: Mapping[str, Any]) -> Game:
    code = case.get("game", "holdem52")
    game = GAMES.get(code) if isinstance(code, str) else None
    if game is None:
        raise _NotBuilt("game")
    try:
        return with_betting(game, Betting(case.get("betting", game.betting.value)))
    except ValueError:
        raise _NotBuilt("betting") from None


def _know_step(step: Any, game: Game, seats: int) -> None:
    """Raises _NotBuilt with the word of the step that we do not know."""
    if not isinstance(step, dict):
        raise _NotBuilt("steps")
    expect = step.get("expect")
    if expect is not None:
        if not isinstance(expect, dict):
            raise _NotBuilt("expect")
        unknown = [*(set(step) - {"expect"}), *(set(expect) - EXPECT)]
        if unknown:
            raise _NotBuilt(f"expect {min(unknown)}")
        return
    if "floor" in step:
        _know_floor(step, game, seats)
        return
    unknown = sorted(set(step) - ACT)
    if unknown:
        raise _NotBuilt(f"step {unknown[0]}")
    action = step.get("action")
    if str(action) not in ACTIONS:
        raise _NotBuilt(f"action {action}")
    for word, actions in ONLY_OF.items():
        if word in step and action not in actions:
            raise _NotBuilt(f"{action} {word}")
    for word in ("confirm", "agree"):
        if type(step.get(word, True)) is not bool:
            raise _NotBuilt(f"{action} {word}")
    if action == "discard":
        _cards(step.get("cards"), "discard cards", 0, most_hole_cards(game))
        if type(step.get("count", 0)) is not int or ("count" in step and "cards" in step):
            raise _NotBuilt("discard count")
    _seat(step.get("seat"), seats)


def _know_floor(step: Mapping[str, Any], game: Game, seats: int) -> None:
    unknown = sorted(set(step) - RULE)
    if unknown:
        raise _NotBuilt(f"floor {unknown[0]}")
    ruling = step["floor"]
    if not isinstance(ruling, str) or ruling not in FLOOR:
        raise _NotBuilt(f"floor {ruling}")
    if {"seat", "card"} & set(step) != FLOOR[ruling]:
        raise _NotBuilt(f"floor {ruling}")
    if step.get("at") not in (None, *(street.name for street in game.streets)):
        raise _NotBuilt("floor at")
    _ruled(step, seats)


def _start(case: Mapping[str, Any], game: Game, stacks: tuple[int, ...]) -> Start:
    """The forced bets are listed as in the PHH standard, zeros at the end left out."""
    seats, brings_in = len(stacks), has_bring_in(game)
    blinds = () if brings_in and "blinds" not in case else _chips(case, "blinds")
    if len(blinds) > seats or (len(blinds) < 2) != brings_in:
        raise _NotBuilt("blinds")
    given = [word for word in ("ante", "antes", "big_blind_ante") if case.get(word)]
    if len(given) > 1:
        raise _NotBuilt("ante")
    antes = (_number(case, "ante"),) * seats
    if "antes" in given:
        antes = _chips(case, "antes")
    if "big_blind_ante" in given:
        place = 0 if not brings_in and blinds[1] == 0 else 1
        alone = _number(case, "big_blind_ante")
        antes = tuple([alone if seat == place else 0 for seat in range(seats)])
    dead = _chips(case, "dead_blinds") if "dead_blinds" in case else (0,) * seats
    if len(antes) != seats or len(dead) != seats:
        raise _NotBuilt("antes" if len(antes) != seats else "dead_blinds")
    try:
        house = msgspec.convert(case.get("house", {}), House)
    except msgspec.ValidationError:
        raise _NotBuilt("house") from None
    if set(case.get("house", {})) - set(House.__struct_fields__):
        raise _NotBuilt("house")
    bets = _chips(case, "bets") if "bets" in case else None
    if bets is not None and len(bets) != 2:
        raise _NotBuilt("bets")
    read = read_lists(
        Lists(
            tuple([ante + blind for ante, blind in zip(antes, dead, strict=True)]),
            (*blinds, *(0,) * (seats - len(blinds))),
            dead,
            _number(case, "dead_small_blind"),
        ),
        game,
        house,
        _number(case, "bring_in"),
        None if bets is None else (bets[0], bets[1]),
    )
    if isinstance(read, str):
        raise _NotBuilt(read)
    return Start(game, read.stakes, stacks, seats - 1, read.small, read.big, posts=read.posts)


def _seats(case: Mapping[str, Any], field: str, seats: int) -> tuple[int, ...] | None:
    named = case.get(field)
    if named is not None and not isinstance(named, list):
        raise _NotBuilt(field)
    return None if named is None else tuple(_seat(who, seats) for who in named)


def _number(case: Mapping[str, Any], field: str) -> int:
    number = case.get(field, 0)
    if type(number) is not int:
        raise _NotBuilt(field)
    return number


def _chips(case: Mapping[str, Any], field: str) -> tuple[int, ...]:
    numbers = case.get(field)
    if not isinstance(numbers, list) or not all(type(n) is int for n in numbers):
        raise _NotBuilt(field)
    return tuple(numbers)


def _cards(text: Any, field: str, lowest: int, highest: int) -> tuple[Card, ...]:
    """The cards of a text; none where any will do."""
    if text is None or text == "" or (isinstance(text, str) and set(text) == {"?"}):
        return ()
    try:
        cards = parse_cards(text) if isinstance(text, str) else ()
    except NotationError:
        cards = ()
    if not cards or not lowest <= len(cards) <= highest:
        raise _NotBuilt(field)
    return cards


def _seat(name: Any, seats: int) -> int:
    """P1 is seat 0."""
    if isinstance(name, str) and re.fullmatch("P[1-9][0-9]?", name):
        seat = int(name[1:]) - 1
        if seat < seats:
            return seat
    raise _NotBuilt(f"seat {name}")


# --- Playing --------------------------------------------------------------------------


def _play(ruling: Ruling) -> Verdict:
    """Play the steps and compare; streets advance by themselves."""
    given = [*(card for cards in ruling.hole for card in cards), *ruling.board, *ruling.second]
    for written in ruling.steps:
        given += _cards(written.get("draws"), "draws", 0, 7)
    rest = iter([card for card in ruling.start.game.deck.cards if card not in given])
    story: list[Event] = []
    try:
        step = begin(ruling.start)
    except IllegalAction as refused:
        return Differs(ruling.id, None, "start", "a hand", refused.reason)
    hand = step.hand
    for number, written in enumerate(ruling.steps, 1):
        hand = _deal(hand, ruling, rest, story, written.get("at"))
        if "expect" in written:
            for what, expected in written["expect"].items():
                found = _found(hand, what)
                if found != expected or type(found) is not type(expected):
                    return Differs(ruling.id, number, what, expected, found)
            continue
        what = str(written.get("action", written.get("floor")))
        refused_with = written.get("refused")
        try:
            step = decide(hand, _action(hand, written))
        except IllegalAction as refused:
            tag = refused.reason.__struct_config__.tag
            if tag == refused_with:
                continue
            return Differs(ruling.id, number, what, refused_with, refused.reason)
        if refused_with is not None:
            return Differs(ruling.id, number, what, refused_with, "allowed")
        hand = step.hand
        story += step.events
        drawn = _cards(written.get("draws"), "draws", 0, 7)
        if drawn:
            hand = _give(hand, drawn, rest, story)
    hand = _deal(hand, ruling, rest, story)
    return _at_the_end(ruling, hand, story)


def _at_the_end(ruling: Ruling, hand: Hand, story: Sequence[Event]) -> Verdict:
    wanted = (ruling.final_stacks, ruling.show_order, ruling.shown, ruling.raked, ruling.ended)
    if all(each is None for each in wanted):
        return Held(ruling.id)
    if not isinstance(hand.turn, Over):
        return Differs(ruling.id, None, "actor", None, _found(hand, "actor"))
    stacks = tuple(seat.stack for seat in hand.seats)
    if ruling.final_stacks is not None and stacks != ruling.final_stacks:
        return Differs(ruling.id, None, "final_stacks", ruling.final_stacks, stacks)
    asked = tuple(event.seat for event in story if isinstance(event, HandShown | HandMucked))
    opened = tuple(event.seat for event in story if isinstance(event, HandShown))
    for what, named, ours in (
        ("show_order", ruling.show_order, asked),
        ("shown", ruling.shown, opened),
    ):
        if named is not None and ours != named:
            order = [tuple(f"P{seat + 1}" for seat in seats) for seats in (named, ours)]
            return Differs(ruling.id, None, what, *order)
    raked = next((event.chips for event in story if isinstance(event, RakeTaken)), ())
    if ruling.raked is not None and raked != ruling.raked:
        return Differs(ruling.id, None, "raked", ruling.raked, raked)
    ended = "played"
    if any(isinstance(event, Misdealt | Voided) for event in story):
        ended = "void" if any(isinstance(event, Voided) for event in story) else "misdeal"
    if ruling.ended is not None and ended != ruling.ended:
        return Differs(ruling.id, None, "ended", ruling.ended, ended)
    return Held(ruling.id)


def _found(hand: Hand, what: str) -> object:
    """What we say of a word that may stand in an `expect` step."""
    match what:
        case "actor":
            return f"P{hand.turn.seat + 1}" if isinstance(hand.turn, Player) else None
        case "pot":
            return in_the_middle(hand)
        case "street":
            return hand.start.game.streets[hand.street].name
        case _:
            may = legal(hand)
            return None if may is None else _of_legal(may, what)


def _of_legal(may: Legal, what: str) -> object:
    match what:
        case "call":
            return may.call or 0
        case "raise_allowed":
            return may.raise_to is not None
        case "raise_to_min":
            return may.raise_to[0] if may.raise_to else None
        case "raise_to_max":
            return may.raise_to[1] if may.raise_to else None
        case "no_raise":
            return may.no_raise.__struct_config__.tag if may.no_raise else None
        case "bring_in":
            return may.bring_in
        case "draw":
            return may.draw
        case _:
            return may.vote


def _action(hand: Hand, written: Mapping[str, Any]) -> Action:
    if "floor" in written:
        return _ruled(written, len(hand.seats))
    seat = _seat(written["seat"], len(hand.seats))
    match written["action"]:
        case "fold":
            return Fold(seat, confirm=written.get("confirm", True) is True)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case "bring_in":
            return BringIn(seat)
        case "discard":
            hole = hand.seats[seat].hole
            cards = _cards(written.get("cards"), "cards", 0, 7)
            return Discard(seat, cards or hole[: written.get("count", 0)])
        case "run_twice":
            return RunTwice(seat, written.get("agree", True) is True)
        case _:
            to: Any = written.get("to")  # anything: the rules refuse what is no number
            return RaiseTo(seat, to)


def _ruled(written: Mapping[str, Any], seats: int) -> Action:
    """A ruling of the floor; its reason is a tag, or the tag as `type` with its fields."""
    why = written.get("why")
    why = {"type": why} if isinstance(why, str) else why
    try:
        match written["floor"]:
            case "kill":
                return Kill(_seat(written["seat"], seats), msgspec.convert(why, WhyDead))
            case "misdeal":
                return Misdeal(msgspec.convert(why, WhyMisdeal))
            case "replace":
                cards = _cards(written["card"], "floor card", 1, 1)
                if not cards:
                    raise _NotBuilt("floor card")
                exposed = CardsExposed() if why is None else msgspec.convert(why, CardsExposed)
                return Replace(_seat(written["seat"], seats), cards[0], exposed)
            case _:
                return Void(msgspec.convert(why, WhyVoid))
    except msgspec.ValidationError:
        raise _NotBuilt("floor why") from None


def _deal(
    hand: Hand, ruling: Ruling, rest: Iterator[Card], story: list[Event], at: object = None
) -> Hand:
    """Deal whatever is asked for: the ruling's cards, or any others.

    at  the street before whose cards the dealer stops
    """
    while isinstance(hand.turn, Dealer):
        asked = hand.turn
        if hand.start.game.streets[asked.street].name == at:
            break
        board = ruling.second if asked.run else ruling.board
        known = len(hand.more.second if asked.run else hand.board)
        board = board[known : known + asked.board]
        hole = [_of_hole(hand, ruling, seat, asked.hole) for seat in asked.seats]
        cards = Deal(
            tuple([(*own, *_any(rest, asked.hole - len(own))) for own in hole]),
            (*board, *_any(rest, asked.board - len(board))),
            _any(rest, 1)[0] if asked.burn else None,
        )
        step = decide(hand, cards)
        hand = step.hand
        story += step.events
    return hand


def _of_hole(hand: Hand, ruling: Ruling, seat: int, number: int) -> tuple[Card, ...]:
    """The next cards that the ruling gives to a seat; those for others that left him are any."""
    if hand.stage is Stage.DRAWING or hand.more.burn_ready:
        return ()
    had = len(hand.seats[seat].hole)
    return ruling.hole[seat][had : had + number]


def _give(hand: Hand, cards: Sequence[Card], rest: Iterator[Card], story: list[Event]) -> Hand:
    """The new cards of a draw, which the ruling names."""
    asked = hand.turn
    if not isinstance(asked, Dealer) or asked.hole != len(cards):
        raise _NotBuilt("draws")
    step = decide(hand, Deal((tuple(cards),), (), _any(rest, 1)[0] if asked.burn else None))
    story += step.events
    return step.hand


def _any(rest: Iterator[Card], number: int) -> tuple[Card, ...]:
    cards = tuple([card for _, card in zip(range(number), rest, strict=False)])
    if len(cards) < number:
        raise _NotBuilt("cards: too many players")
    return cards
