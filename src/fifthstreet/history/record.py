"""A hand as a record: what a file says of it, in our words, and the way back.

A `Record` holds a `Start` and the file's actions one by one. What follows from them
is decided in `replay.py`; how a file prints them is said in `phh.py`.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.history.toml import Amount, Value
from fifthstreet.reasons import BadStart, IllegalAction
from fifthstreet.rules.actions import Action, Deal, Fold, RaiseTo, Show
from fifthstreet.rules.events import HandMucked, HandShown
from fifthstreet.rules.hand import Dealer, Hand, Stage
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import AnteBy, Stakes
from fifthstreet.rules.start import Start, clockwise


class Hole(Struct, frozen=True, gc=False):
    """Hole cards dealt to one seat; None for a card the file does not know."""

    seat: int
    cards: tuple[Card | None, ...]


class CheckOrCall(Struct, frozen=True, gc=False):
    """The standard has one word for both."""

    seat: int


class ShownOrMucked(Struct, frozen=True, gc=False):
    """The cards opened at the showdown; none for a muck, None for an unknown card."""

    seat: int
    cards: tuple[Card | None, ...]


Move: TypeAlias = Hole | Deal | Fold | CheckOrCall | RaiseTo | ShownOrMucked
"""One action of a file."""


class Record(Struct, frozen=True):
    """One hand of a file.

    moves             the file's actions, each one in its place
    scale             chips to one unit of the file
    ante_trimming     the file's `ante_trimming_status`, None where it has none
    finishing_stacks  stacks after the hand, in the file's unit, if it gives them
    winnings          what each player took from the pots, likewise
    players           names, or none
    hand              the number of the hand, or its name
    more              every other field
    unknown_stacks    seats whose chips the file does not know; the start gives them
                      more than anybody bets
    """

    start: Start
    moves: tuple[Move, ...]
    scale: int = 1
    ante_trimming: bool | None = None
    finishing_stacks: tuple[Amount, ...] | None = None
    winnings: tuple[Amount, ...] | None = None
    players: tuple[str, ...] = ()
    hand: int | str | None = None
    more: tuple[tuple[str, Value], ...] = ()
    unknown_stacks: tuple[int, ...] = ()


def hole_cards(moves: Sequence[Move], players: int) -> list[tuple[Card | None, ...]]:
    """The hole cards of each seat; those opened later are known from the beginning.

    What is shown but cannot be what was dealt tells nothing.
    """
    hole: list[tuple[Card | None, ...]] = [()] * players
    opened: list[ShownOrMucked] = []
    for move in moves:
        if isinstance(move, Hole):
            hole[move.seat] += move.cards
        elif isinstance(move, ShownOrMucked):
            opened.append(move)
    for show in opened:
        seat, cards = show.seat, show.cards
        if None in hole[seat] and can_be(cards, hole[seat]):
            elsewhere = [each for other, each in enumerate(hole) if other != seat]
            elsewhere += [move.board for move in moves if type(move) is Deal]
            if not any([card in each for each in elsewhere for card in cards]):
                hole[seat] = cards
    return hole


def can_be(shown: Sequence[Card | None], dealt: Sequence[Card | None]) -> bool:
    """Whether shown cards, all of them known, can be those that were dealt."""
    return (
        None not in shown
        and len(set(shown)) == len(shown) == len(dealt)
        and all([card is None or card in shown for card in dealt])
    )


def record_of(
    start: Start,
    actions: Iterable[Action],
    *,
    players: Sequence[str] = (),
    hand: int | str | None = None,
    more: Sequence[tuple[str, Value]] = (),
) -> Record:
    """A hand that was played here, as a record; burned cards are left out.

    players  names by seat, or none
    more     further fields

    Seats are numbered anew from the small blind; where they stood is kept as `seats`.
    A hand that has not ended gives the record of its beginning.

    Raises IllegalAction with BadStart where the standard cannot say how the hand
    starts, or if the rules refuse an action.
    """
    ring = [seat for seat in clockwise(start.button, len(start.stacks)) if start.stacks[seat]]
    _check_expressible(start, ring)
    place = {seat: p for p, seat in enumerate(ring)}
    moves, final = _moves(start, actions, place)
    seats: tuple[tuple[str, Value], ...] = ()
    if ring != list(range(len(start.stacks))):
        seats = (("seats", tuple(seat + 1 for seat in ring)),)
    stakes = start.stakes
    return Record(
        start=Start(
            start.game,
            # What the standard cannot say without meaning: a dead blind has no size,
            # and nobody posts an ante of nothing.
            Stakes(
                stakes.small if start.small is not None else 0,
                stakes.big,
                stakes.ante,
                stakes.ante_by if stakes.ante else AnteBy.EACH,
                msgspec.structs.replace(stakes.house, burns=False),
            ),
            tuple(start.stacks[seat] for seat in ring),
            len(ring) - 1,
            None if start.small is None else place[start.small],
            place[start.big],
            any(isinstance(move, Hole) and None in move.cards for move in moves),
        ),
        moves=moves,
        ante_trimming=stakes.ante_by is AnteBy.EACH,
        finishing_stacks=tuple(final.seats[seat].stack for seat in ring)
        if final.stage is Stage.OVER
        else None,
        players=tuple(players[seat] for seat in ring) if players else (),
        hand=hand,
        more=(*seats, *more),
    )


def _check_expressible(start: Start, ring: Sequence[int]) -> None:
    """The standard knows blinds only directly behind the button (RULES 5.6)."""
    if len(ring) == 2:
        posts = [start.big, start.small]
        fits = ring == posts and start.small == start.button
    else:
        posts = [seat for seat in (start.small, start.big) if seat is not None]
        fits = ring[: len(posts)] == posts
    if not fits:
        raise IllegalAction(BadStart("small"))


def _moves(
    start: Start, actions: Iterable[Action], place: dict[int, int]
) -> tuple[tuple[Move, ...], Hand]:
    """The file's actions for ours, and the hand they lead to."""
    moves: list[Move] = []
    told: dict[int, int] = {}  # seat at the showdown -> index of its move
    step = begin(start)
    for action in actions:
        asked = step.hand.turn
        step = decide(step.hand, action)
        match action:
            case Deal(hole, board, _):
                assert isinstance(asked, Dealer)
                moves += [Hole(place[s], c) for s, c in zip(asked.seats, hole, strict=True)]
                if board:
                    moves.append(Deal(board=board))
            case Show(_):
                pass
            case Fold(seat, _):
                moves.append(Fold(place[seat]))
            case RaiseTo(seat, to):
                moves.append(RaiseTo(place[seat], to))
            case _:
                moves.append(CheckOrCall(place[action.seat]))
        for event in step.events:
            if not isinstance(event, HandShown | HandMucked):
                continue
            cards = event.cards if isinstance(event, HandShown) else ()
            move = ShownOrMucked(place[event.seat], cards)
            if event.seat not in told:
                told[event.seat] = len(moves)
                moves.append(move)
            elif cards:
                # Opened later by its owner or by the house: one line says so.
                moves[told[event.seat]] = move
    return tuple(moves), step.hand
