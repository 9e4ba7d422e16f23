"""Rulings: a hand written down with what must hold on the way.

A ruling is data that a player can read and dispute:

    {"id": "8.7-short-all-in", "stacks": [19, 200, 200, 200], "blinds": [1, 2],
     "steps": [{"seat": "P3", "action": "raise", "to": 16}, ...,
               {"expect": {"actor": "P3", "call": 3, "raise_allowed": false}}]}

Seats are named as in the PHH standard: P1 posts the small blind, P2 the big one, the
last has the button; heads-up P1 is the big blind. The whole form is in README.md.

What this form may say and we do not know is never passed over: the ruling is then
`NotCovered`, with the name of the field.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import IllegalAction, NotationError, UnreadableRecord
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo
from fifthstreet.rules.events import Event, HandMucked, HandShown
from fifthstreet.rules.hand import Dealer, Hand, Over, Player
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import AnteBy, House, Stakes
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
    hole          cards by seat, empty where any will do
    board         the first cards of the board, any others follow
    final_stacks  stacks when the hand is over, or None
    show_order    seats in the order in which they are asked to show, or None
    """

    id: str
    start: Start
    steps: tuple[dict[str, Any], ...]
    hole: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]
    final_stacks: tuple[int, ...] | None
    show_order: tuple[int, ...] | None


REMARKS = {"id", "name", "source", "note", "pots"}
CASE = {*REMARKS, "stacks", "blinds", "ante", "big_blind_ante", "house", "hole", "board", "steps"}
END = {"final_stacks", "show_order"}
ACT = {"seat", "action", "to", "confirm", "refused"}
ACTIONS = {"fold", "check", "call", "bet", "raise"}
ONLY_OF = {"to": {"bet", "raise"}, "confirm": {"fold"}}
EXPECT = {"actor", "call", "raise_to_min", "raise_to_max", "raise_allowed"}


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
    blinds = _chips(case, "blinds")
    if len(blinds) > 2:
        raise _NotBuilt("straddle")
    if len(blinds) < 2 or len(stacks) < 2:
        raise _NotBuilt("blinds" if len(blinds) < 2 else "stacks")
    steps = case.get("steps")
    if not isinstance(steps, list):
        raise _NotBuilt("steps")
    for step in steps:
        _know_step(step, len(stacks))
    seats = len(stacks)
    hole = case.get("hole") or [None] * seats
    if not isinstance(hole, list) or len(hole) != seats:
        raise _NotBuilt("hole")
    shown = case.get("show_order")
    if shown is not None and not isinstance(shown, list):
        raise _NotBuilt("show_order")
    cards = tuple(_cards(text, "hole", 2, 2) for text in hole)
    board = _cards(case.get("board"), "board", 0, 5)
    given = [*(card for two in cards for card in two), *board]
    if len(set(given)) < len(given):
        raise _NotBuilt("the same card twice")
    # Heads-up the button is small, so the first seat is the big blind (RULES 5.6).
    small, big = (1, 0) if seats == 2 else (0, 1)
    return Ruling(
        id=name,
        start=Start(HOLDEM, _stakes(case, blinds), stacks, seats - 1, small, big),
        steps=tuple(steps),
        hole=cards,
        board=board,
        final_stacks=_chips(case, "final_stacks") if "final_stacks" in case else None,
        show_order=None if shown is None else tuple(_seat(who, seats) for who in shown),
    )


def _know_step(step: Any, seats: int) -> None:
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
    unknown = sorted(set(step) - ACT)
    if unknown:
        raise _NotBuilt(f"step {unknown[0]}")
    action = step.get("action")
    if str(action) not in ACTIONS:
        raise _NotBuilt(f"action {action}")
    for word, actions in ONLY_OF.items():
        if word in step and action not in actions:
            raise _NotBuilt(f"{action} {word}")
    if type(step.get("confirm", True)) is not bool:
        raise _NotBuilt(f"{action} confirm")
    _seat(step.get("seat"), seats)


def _stakes(case: Mapping[str, Any], blinds: Sequence[int]) -> Stakes:
    ante, for_all = case.get("ante", 0), case.get("big_blind_ante", 0)
    if type(ante) is not int or type(for_all) is not int or (ante and for_all):
        raise _NotBuilt("ante")
    try:
        house = msgspec.convert(case.get("house", {}), House)
    except msgspec.ValidationError:
        raise _NotBuilt("house") from None
    if set(case.get("house", {})) - set(House.__struct_fields__):
        raise _NotBuilt("house")
    by = AnteBy.BIG_BLIND if for_all else AnteBy.EACH
    return Stakes(blinds[0], blinds[1], ante or for_all, by, house)


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
    given = [*(card for cards in ruling.hole for card in cards), *ruling.board]
    rest = iter([card for card in Card if card not in given])
    try:
        step = begin(ruling.start)
        hand, story = _deal(step.hand, ruling, rest)
    except IllegalAction as refused:
        return Differs(ruling.id, None, "start", "a hand", refused.reason)
    for number, written in enumerate(ruling.steps, 1):
        if "expect" in written:
            for what, expected in written["expect"].items():
                found = _found(hand, what)
                if found != expected or type(found) is not type(expected):
                    return Differs(ruling.id, number, what, expected, found)
            continue
        refused_with = written.get("refused")
        try:
            step = decide(hand, _action(hand, written))
        except IllegalAction as refused:
            tag = refused.reason.__struct_config__.tag
            if tag == refused_with:
                continue
            return Differs(ruling.id, number, written["action"], refused_with, refused.reason)
        if refused_with is not None:
            return Differs(ruling.id, number, written["action"], refused_with, "allowed")
        hand, more = _deal(step.hand, ruling, rest)
        story += [*step.events, *more]
    return _at_the_end(ruling, hand, story)


def _at_the_end(ruling: Ruling, hand: Hand, story: Sequence[Event]) -> Verdict:
    if ruling.final_stacks is None and ruling.show_order is None:
        return Held(ruling.id)
    if not isinstance(hand.turn, Over):
        return Differs(ruling.id, None, "actor", None, _found(hand, "actor"))
    stacks = tuple(seat.stack for seat in hand.seats)
    if ruling.final_stacks is not None and stacks != ruling.final_stacks:
        return Differs(ruling.id, None, "final_stacks", ruling.final_stacks, stacks)
    asked = tuple(event.seat for event in story if isinstance(event, HandShown | HandMucked))
    if ruling.show_order is not None and asked != ruling.show_order:
        order = [tuple(f"P{seat + 1}" for seat in seats) for seats in (ruling.show_order, asked)]
        return Differs(ruling.id, None, "show_order", *order)
    return Held(ruling.id)


def _found(hand: Hand, what: str) -> object:
    """What we say of a word that may stand in an `expect` step."""
    if what == "actor":
        return f"P{hand.turn.seat + 1}" if isinstance(hand.turn, Player) else None
    may = legal(hand)
    if may is None:
        return None
    match what:
        case "call":
            return may.call or 0
        case "raise_allowed":
            return may.raise_to is not None
        case "raise_to_min":
            return may.raise_to[0] if may.raise_to else None
        case _:
            return may.raise_to[1] if may.raise_to else None


def _action(hand: Hand, written: Mapping[str, Any]) -> Action:
    seat = _seat(written["seat"], len(hand.seats))
    match written["action"]:
        case "fold":
            return Fold(seat, confirm=written.get("confirm", True) is True)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case _:
            to: Any = written.get("to")  # anything: the rules refuse what is no number
            return RaiseTo(seat, to)


def _deal(hand: Hand, ruling: Ruling, rest: Iterator[Card]) -> tuple[Hand, list[Event]]:
    """Deal whatever is asked for: the ruling's cards, or any others."""
    story: list[Event] = []
    while isinstance(hand.turn, Dealer):
        asked = hand.turn
        known = len(hand.board)
        board = ruling.board[known : known + asked.board]
        cards = Deal(
            tuple(ruling.hole[seat] or _any(rest, asked.hole) for seat in asked.seats),
            (*board, *_any(rest, asked.board - len(board))),
            next(rest) if asked.burn else None,
        )
        step = decide(hand, cards)
        hand = step.hand
        story += step.events
    return hand, story


def _any(rest: Iterator[Card], number: int) -> tuple[Card, ...]:
    return tuple(next(rest) for _ in range(number))
