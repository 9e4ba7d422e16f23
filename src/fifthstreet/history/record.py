"""A hand as a record: what a file says of it, in our words, and the way back.

A `Record` holds a `Start` and the file's actions one by one. What follows from them
is decided in `replay.py`; how a file prints them is said in `phh.py`.
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec
from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import listed
from fifthstreet.history.forced import as_written, write_lists
from fifthstreet.history.toml import Amount, Value
from fifthstreet.reasons import BadStart, IllegalAction
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
    Show,
)
from fifthstreet.rules.events import HandMucked, HandShown
from fifthstreet.rules.hand import Dealer, Hand, Stage
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.start import Post, Start, clockwise


class Hole(Struct, frozen=True, gc=False):
    """Cards dealt to one seat, face up or down; None for a card the file does not know."""

    seat: int
    cards: tuple[Card | None, ...]


class CheckOrCall(Struct, frozen=True, gc=False):
    """The standard has one word for both."""

    seat: int


class ShownOrMucked(Struct, frozen=True, gc=False):
    """The cards opened at the showdown; none for a muck, None for an unknown card."""

    seat: int
    cards: tuple[Card | None, ...]


Move: TypeAlias = Hole | Deal | Fold | CheckOrCall | RaiseTo | BringIn | Discard | ShownOrMucked
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


def known_holes(moves: Sequence[Move], players: int) -> list[tuple[Card | None, ...]]:
    """The cards of every Hole among the moves, in its place; () for any other move.

    Cards opened or exchanged later are known from the beginning. What is shown but cannot
    be what was dealt tells nothing.
    """
    cards: list[list[Card | None]] = [
        list(move.cards) if isinstance(move, Hole) else [] for move in moves
    ]
    if any([None in each for each in cards]):
        _fill_in(moves, players, cards)
    return [tuple(each) for each in cards]


def _fill_in(moves: Sequence[Move], players: int, cards: list[list[Card | None]]) -> None:
    """Every card held is followed by where it was dealt: the number of the move, and the place."""
    held: list[list[tuple[int, int]]] = [[] for _ in range(players)]
    opened: list[ShownOrMucked] = []
    for number, move in enumerate(moves):
        if isinstance(move, Hole):
            held[move.seat] += [(number, place) for place in range(len(move.cards))]
        elif isinstance(move, ShownOrMucked):
            opened.append(move)
        elif isinstance(move, Discard):
            for card in move.cards:
                mine = [cards[n][place] for n, place in held[move.seat]]
                if card not in mine and None not in mine:
                    break  # refused when it is played
                n, place = held[move.seat].pop(mine.index(card if card in mine else None))
                cards[n][place] = card
    for show in opened:
        mine = [cards[n][place] for n, place in held[show.seat]]
        if None not in mine or not can_be(show.cards, mine):
            continue
        others = [card for each in cards for card in each if card not in mine]
        others += [card for move in moves if isinstance(move, Deal) for card in move.board]
        if any([card in others for card in show.cards]):
            continue
        new = iter([card for card in show.cards if card not in mine])
        for n, place in held[show.seat]:
            if cards[n][place] is None:
                cards[n][place] = next(new)


def holding(moves: Sequence[Move], seat: int) -> tuple[Card | None, ...]:
    """The cards that a seat holds after these moves."""
    cards: list[Card | None] = []
    for move in moves:
        if isinstance(move, Hole) and move.seat == seat:
            cards += move.cards
        elif isinstance(move, Discard) and move.seat == seat:
            for card in move.cards:
                if card in cards or None in cards:
                    cards.remove(card if card in cards else None)
    return tuple(cards)


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

    Seats are numbered anew from the left of the button; where they stood is kept as `seats`.
    A hand that has not ended gives the record of its beginning.

    Raises IllegalAction with BadStart where the standard cannot say how the hand starts
    (`small`, `posts`, `game`) or what happened in it (`run_twice`, `floor`), or if the rules
    refuse an action.
    """
    ring = [seat for seat in clockwise(start.button, len(start.stacks)) if start.stacks[seat]]
    place = {seat: p for p, seat in enumerate(ring)}
    placed = _placed(start, ring, place)
    moves, final = _moves(start, actions, place)
    seats: tuple[tuple[str, Value], ...] = ()
    if ring != list(range(len(start.stacks))):
        seats = (("seats", tuple(seat + 1 for seat in ring)),)
    unknown = any([isinstance(move, Hole) and None in move.cards for move in moves])
    return Record(
        start=msgspec.structs.replace(placed, record=unknown),
        moves=moves,
        ante_trimming=write_lists(placed).trimmed,
        finishing_stacks=tuple(final.seats[seat].stack for seat in ring)
        if final.stage is Stage.OVER
        else None,
        players=tuple(players[seat] for seat in ring) if players else (),
        hand=hand,
        more=(*seats, *more),
    )


def _placed(start: Start, ring: Sequence[int], place: dict[int, int]) -> Start:
    """The start with seats as in a file, and without what a file cannot say without meaning."""
    game = listed(start.game)
    if game is None:
        raise IllegalAction(BadStart("game"))
    if start.big is not None and start.big not in place:
        raise IllegalAction(BadStart("big"))
    house = msgspec.structs.replace(start.stakes.house, burns=False, run_twice=False)
    return as_written(
        Start(
            game,
            # The lists of blinds say who posts.
            msgspec.structs.replace(start.stakes, house=house, button_blind=False),
            tuple([start.stacks[seat] for seat in ring]),
            len(ring) - 1,
            None if start.small is None else place[start.small],
            None if start.big is None else place[start.big],
            posts=tuple([Post(place[p.seat], p.what, p.chips) for p in start.posts]),
        )
    )


def _moves(
    start: Start, actions: Iterable[Action], place: dict[int, int]
) -> tuple[tuple[Move, ...], Hand]:
    """The file's actions for ours, and the hand they lead to."""
    moves: list[Move] = []
    drawn: list[Hole] = []  # a file has all discards of a draw first, then all new cards
    told: dict[int, int] = {}  # seat at the showdown -> index of its move
    step = begin(start)
    for action in actions:
        asked = step.hand.turn
        drawing, street = step.hand.stage is Stage.DRAWING, step.hand.street
        step = decide(step.hand, action)
        match action:
            case Deal(hole, board, _):
                assert isinstance(asked, Dealer)
                given = [Hole(place[s], c) for s, c in zip(asked.seats, hole, strict=True)]
                if drawing:
                    drawn += given
                else:
                    moves += given
                if board:
                    moves.append(Deal(board=board))
            case Show():
                pass
            case Fold(seat, _):
                moves.append(Fold(place[seat]))
            case RaiseTo(seat, to):
                moves.append(RaiseTo(place[seat], to))
            case BringIn(seat):
                moves.append(BringIn(place[seat]))
            case Discard(seat, cards):
                moves.append(Discard(place[seat], tuple(cards)))
            case Check(seat) | Call(seat):
                moves.append(CheckOrCall(place[seat]))
            case RunTwice(_, agree):
                if agree and step.hand.more.runs > 1:
                    raise IllegalAction(BadStart("run_twice"))
            case _:
                raise IllegalAction(BadStart("floor"))
        if step.hand.stage is not Stage.DRAWING or step.hand.street != street:
            moves += drawn
            drawn.clear()
        for event in step.events:
            if not isinstance(event, HandShown | HandMucked):
                continue
            shown = event.cards if isinstance(event, HandShown) else ()
            move = ShownOrMucked(place[event.seat], shown)
            before = moves[told[event.seat]] if event.seat in told else None
            if isinstance(before, ShownOrMucked) and len(before.cards) in (0, len(shown)):
                if shown:
                    # Opened later by its owner or by the house: one line says so.
                    moves[told[event.seat]] = move
            else:
                told[event.seat] = len(moves)
                moves.append(move)
    return (*moves, *drawn), step.hand
