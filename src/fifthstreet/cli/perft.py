"""`fifthstreet perft`: count every hand that can be played from one deal.

A hand here is a way to bet: the cards are fixed, since they change nothing that
may be done. Hands are counted by the players left at the end. Every decision is
taken by the rules themselves, so a rule that changes shows up as another number.
The alternating sum of the counts is zero whatever the stacks, which needs no oracle.
"""

import json
from collections import Counter
from enum import Enum
from typing import Annotated

import typer

from fifthstreet.cards import Card
from fifthstreet.cli.answers import refuse, stop
from fifthstreet.reasons import IllegalAction
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo
from fifthstreet.rules.hand import Dealer, Hand, Over, Status
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import AnteBy, Stakes
from fifthstreet.rules.start import Start, start_at


class Menu(Enum):
    """Which raises are tried."""

    ALL = "all"  # every whole chip
    ENDS = "ends"  # the smallest raise and all-in


def command(
    stacks: Annotated[str, typer.Option(help="Chips by seat, as 4,6,8.")],
    blinds: Annotated[str, typer.Option(help="Small and big blind.")] = "1,2",
    button: Annotated[int, typer.Option(help="Seat of the button, counted from 0.")] = 0,
    ante: Annotated[int, typer.Option(help="Ante in chips.")] = 0,
    ante_by: Annotated[AnteBy, typer.Option(help="Who posts the ante.")] = AnteBy.EACH,
    menu: Annotated[Menu, typer.Option(help="Which raises are tried.")] = Menu.ALL,
    divide: Annotated[bool, typer.Option(help="Count under each first action.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Count whole hands by players left: a proof of the betting rules."""
    chips = whole_numbers(stacks, "--stacks")
    posted = whole_numbers(blinds, "--blinds")
    if len(posted) != 2:
        stop("--blinds: two numbers, as 1,2")
    try:
        start = start_at(chips, button, Stakes(*posted, ante=ante, ante_by=ante_by))
        branches = divided(start, menu)
    except IllegalAction as refused:
        refuse(refused, "en")
    left = sum(branches.values(), Counter[int]())
    counts = [left[players] for players in range(1, max(left) + 1)]
    under = {action: sum(branch.values()) for action, branch in branches.items()}
    if as_json:
        answer: dict[str, object] = {"hands": sum(counts), "left": counts}
        typer.echo(json.dumps(answer | ({"divide": under} if divide else {})))
        return
    if divide:
        for action, hands in under.items():
            typer.echo(f"{action} {hands}")
    typer.echo(f"hands {sum(counts)}  left {' '.join(map(str, counts))}")


def whole_numbers(text: str, option: str) -> tuple[int, ...]:
    """The numbers of a list like 4,6,8."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        stop(f"{option}: whole numbers with commas between them, not {text!r}")


def count(start: Start, menu: Menu) -> Counter[int]:
    """Hands from `start` by the number of players left at the end."""
    return _below(_dealt(begin(start).hand), menu)


def divided(start: Start, menu: Menu) -> dict[str, Counter[int]]:
    """The same under each first action, by its name; one empty name if nobody can act."""
    hand = _dealt(begin(start).hand)
    if isinstance(hand.turn, Over):
        return {"": _below(hand, menu)}
    return {
        _name(action): _below(_dealt(decide(hand, action).hand), menu)
        for action in choices(hand, menu)
    }


def choices(hand: Hand, menu: Menu) -> list[Action]:
    """What the player to act may do; he folds only where there is something to call."""
    may = legal(hand)
    assert may is not None
    some: list[Action] = [Check(may.seat)] if may.check else [Call(may.seat), Fold(may.seat)]
    if may.raise_to:
        lowest, highest = may.raise_to
        totals = range(lowest, highest + 1) if menu is Menu.ALL else sorted({lowest, highest})
        some += [RaiseTo(may.seat, to) for to in totals]
    return some


def _below(hand: Hand, menu: Menu) -> Counter[int]:
    if isinstance(hand.turn, Over):
        return Counter([sum(seat.status in STAYED for seat in hand.seats)])
    found: Counter[int] = Counter()
    for action in choices(hand, menu):
        found.update(_below(_dealt(decide(hand, action).hand), menu))
    return found


STAYED = (Status.LIVE, Status.MUCKED)


def _dealt(hand: Hand) -> Hand:
    """The hand once the dealer has nothing left to deal, from a deck in its first order."""
    while isinstance(hand.turn, Dealer):
        hand = decide(hand, _from_the_top(hand, hand.turn)).hand
    return hand


def _from_the_top(hand: Hand, asked: Dealer) -> Deal:
    gone = sum(len(seat.hole) for seat in hand.seats) + len(hand.board) + len(hand.burns)
    deck = iter(tuple(Card)[gone:])
    hole = tuple(tuple(next(deck) for _ in range(asked.hole)) for _ in asked.seats)
    burn = next(deck) if asked.burn else None
    return Deal(hole, tuple(next(deck) for _ in range(asked.board)), burn)


def _name(action: Action) -> str:
    match action:
        case RaiseTo(_, to):
            return f"raise to {to}"
        case _:
            return type(action).__name__.lower()
