"""`fifthstreet perft`: count every hand that can be played from one deal.

A hand here is a way to bet, to draw and to vote: the cards are fixed, those of the deck
in its first order. Hands are counted by the players left at the end. Every decision is
taken by the rules themselves, so a rule that changes shows up as another number.
Where nobody draws or votes the alternating sum of the counts is zero whatever the
stacks, which needs no oracle.
"""

import json
from collections import Counter
from enum import Enum
from typing import Annotated

import typer

from fifthstreet.cli.answers import refuse, stop
from fifthstreet.games import GAMES, HOLDEM, Betting, has_bring_in, with_betting
from fifthstreet.reasons import IllegalAction
from fifthstreet.rules.actions import (
    Action,
    BringIn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    RaiseTo,
    RunTwice,
)
from fifthstreet.rules.hand import Dealer, Hand, Over, Status
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import AnteBy, House, Stakes
from fifthstreet.rules.start import Start, start_at


class Menu(Enum):
    """Which raises are tried."""

    ALL = "all"  # every whole chip
    ENDS = "ends"  # the smallest raise and all-in


def command(
    stacks: Annotated[str, typer.Option(help="Chips by seat, as 4,6,8.")],
    blinds: Annotated[str, typer.Option(help="Small and big blind; none in stud.")] = "1,2",
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")] = HOLDEM.code,
    betting: Annotated[
        Betting | None, typer.Option(help="Another betting than the usual one of the game.")
    ] = None,
    bring_in: Annotated[int, typer.Option(help="Bring-in of stud.")] = 1,
    bets: Annotated[
        str, typer.Option(help="Small and big bet; usually the big blind and twice that.")
    ] = "",
    straddle: Annotated[bool, typer.Option(help="The seat left of the blinds straddles.")] = False,
    run_twice: Annotated[bool, typer.Option(help="Who is all-in votes on two boards.")] = False,
    button: Annotated[int, typer.Option(help="Seat of the button, counted from 0.")] = 0,
    ante: Annotated[int, typer.Option(help="Ante in chips.")] = 0,
    ante_by: Annotated[AnteBy, typer.Option(help="Who posts the ante.")] = AnteBy.EACH,
    menu: Annotated[Menu, typer.Option(help="Which raises are tried.")] = Menu.ALL,
    divide: Annotated[bool, typer.Option(help="Count under each first action.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Count whole hands by players left: a proof of the betting rules."""
    if game not in GAMES:
        stop(f"--game: one of {', '.join(GAMES)}, not {game!r}")
    played = with_betting(GAMES[game], betting or GAMES[game].betting)
    chips = whole_numbers(stacks, "--stacks")
    brings_in = has_bring_in(played)
    small, big = two_numbers(blinds, "--blinds") if not brings_in else (0, 0)
    stakes = Stakes(
        small,
        big,
        ante,
        ante_by,
        House(run_twice=run_twice),
        bring_in if brings_in else 0,
        two_numbers(bets or "2,4", "--bets") if bets or brings_in else None,
    )
    try:
        start = start_at(chips, button, stakes, played, straddle=straddle)
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


def two_numbers(text: str, option: str) -> tuple[int, int]:
    """The two numbers of a list like 1,2."""
    numbers = whole_numbers(text, option)
    if len(numbers) != 2:
        stop(f"{option}: two numbers, as 1,2")
    return numbers[0], numbers[1]


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
    """What the player to act may do; he folds only where there is something to call.

    In a draw he stands pat, exchanges his first card or all of them.
    """
    may = legal(hand)
    assert may is not None
    if may.vote:
        return [RunTwice(may.seat, True), RunTwice(may.seat, False)]
    if may.draw is not None:
        hole = hand.seats[may.seat].hole[: may.draw]
        return [Discard(may.seat, hole[:number]) for number in sorted({0, 1, len(hole)})]
    some: list[Action]
    if may.bring_in is not None:
        some = [BringIn(may.seat)]
    else:
        some = [Check(may.seat)] if may.check else [Call(may.seat), Fold(may.seat)]
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
    """The first cards of the deck that are not in play."""
    more = hand.more
    gone = {card for seat in hand.seats for card in seat.hole}
    gone |= {*hand.board, *hand.burns, *more.second, *more.muck}
    deck = iter([card for card in hand.start.game.deck.cards if card not in gone])
    burn = next(deck) if asked.burn else None
    hole = tuple(tuple(next(deck) for _ in range(asked.hole)) for _ in asked.seats)
    return Deal(hole, tuple(next(deck) for _ in range(asked.board)), burn)


def _name(action: Action) -> str:
    match action:
        case RaiseTo(_, to):
            return f"raise to {to}"
        case BringIn():
            return "bring in"
        case Discard(_, cards):
            return f"discard {len(cards)}" if cards else "stand pat"
        case RunTwice(_, agree):
            return "run twice" if agree else "run once"
        case _:
            return type(action).__name__.lower()
