"""Hand histories in the PHH standard: text to `Record` and back.

The standard numbers players from the small blind: p1 is our seat 0, the last has the
button. Heads-up it keeps the small blind first in `antes` and `blinds_or_straddles`
but means them reversed: p1 is the big blind, p2 the button and small blind.

Amounts may be fractions, as 47.50. They become whole chips of one hundredth (or of
less, where the file is finer): `Record.scale` is how many make one unit of the file.
A stack that is not known is `inf`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any

import msgspec

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM
from fifthstreet.history.record import CheckOrCall, Hole, Move, Record, ShownOrMucked, hole_cards
from fifthstreet.history.toml import (
    INFINITE,
    Amount,
    Fields,
    Value,
    check_fraction,
    frozen,
    hands_behind,
    key_text,
    read_table,
    read_tables,
    refuse,
    value_text,
)
from fifthstreet.reasons import NotationError, UnreadableRecord
from fifthstreet.rules.actions import Deal, Fold, RaiseTo
from fifthstreet.rules.stakes import AnteBy, House, Stakes
from fifthstreet.rules.start import MOST_CHIPS, Start

VARIANT = "NT"
OURS = "_house"  # house choices the standard has no word for; a "_" marks a user's own field

FINEST = 10**6
LONGEST_ACTION = 200


def read(text: str) -> Record:
    """The hand of a .phh file.

    Raises NotationError(UnreadableRecord) with the line or the field at fault.
    """
    table = read_table(text)
    if "variant" in table and hands_behind(table):
        raise refuse("more than one hand", ", ".join(hands_behind(table)))
    return _record(table)


def read_many(text: str) -> Iterator[tuple[str, Record | UnreadableRecord]]:
    """The hands of a .phhs file by the names of their tables, or why one cannot be read.

    The one hand of a .phh file has the name "". A file that is broken as a whole is
    read table by table as far as possible.
    """
    for name, table in read_tables(text):
        if isinstance(table, UnreadableRecord):
            yield name, table
            continue
        try:
            yield name, _record(table)
        except NotationError as error:
            assert isinstance(error.reason, UnreadableRecord)
            yield name, error.reason


def write(record: Record) -> str:
    """The .phh text of a record: reading it gives an equal record."""
    start, scale = record.start, record.scale
    players = len(start.stacks)
    antes, blinds = [0] * players, [0] * players
    stakes = start.stakes
    # Small blind first, also heads-up, where the seats are the other way round.
    big = 0 if start.small is None else 1
    blinds[0], blinds[big] = stakes.small, stakes.big
    if stakes.ante_by is AnteBy.EACH:
        antes = [stakes.ante] * players
    else:
        antes[big] = stakes.ante

    def amounts(chips: Iterable[int]) -> tuple[Value, ...]:
        return tuple(_amount(each, scale) for each in chips)

    fields: dict[str, Value] = {"variant": VARIANT}
    if record.ante_trimming is not None:
        fields["ante_trimming_status"] = record.ante_trimming
    fields["antes"] = amounts(antes)
    fields["blinds_or_straddles"] = amounts(blinds)
    fields["min_bet"] = _amount(stakes.big, scale)
    fields["starting_stacks"] = tuple(
        INFINITE if seat in record.unknown_stacks else _amount(chips, scale)
        for seat, chips in enumerate(start.stacks)
    )
    fields["actions"] = tuple(move_text(move, scale) for move in record.moves)
    if record.hand is not None:
        fields["hand"] = record.hand
    if record.players:
        fields["players"] = record.players
    if record.finishing_stacks is not None:
        fields["finishing_stacks"] = record.finishing_stacks
    if record.winnings is not None:
        fields["winnings"] = record.winnings
    fields.update(record.more)
    if stakes.house != _usual_house(record.moves):
        fields[OURS] = _house_fields(stakes.house)
    return "".join(f"{key_text(name)} = {value_text(value)}\n" for name, value in fields.items())


def write_many(records: Iterable[Record]) -> str:
    """The .phhs text of several hands, numbered from 1."""
    return "\n".join(f"[{number}]\n{write(record)}" for number, record in enumerate(records, 1))


def move_text(move: Move, scale: int = 1) -> str:
    """One action as the standard writes it: "p3 cbr 47.50"."""
    match move:
        case Hole(seat, cards):
            return f"d dh p{seat + 1} {_cards_text(cards)}"
        case Deal(_, board, _):
            return f"d db {_cards_text(board)}"
        case Fold(seat, _):
            return f"p{seat + 1} f"
        case CheckOrCall(seat):
            return f"p{seat + 1} cc"
        case RaiseTo(seat, to):
            return f"p{seat + 1} cbr {_amount(to, scale)}"
        case ShownOrMucked(seat, cards):
            return f"p{seat + 1} sm {_cards_text(cards)}".rstrip()


# --- A table to a record --------------------------------------------------------------

KNOWN = {
    "variant",
    "ante_trimming_status",
    "antes",
    "blinds_or_straddles",
    "min_bet",
    "starting_stacks",
    "actions",
    "players",
    "hand",
    "finishing_stacks",
    "winnings",
    OURS,
}


def _record(table: dict[str, Any]) -> Record:
    variant = table.get("variant")
    if variant != VARIANT:
        built = "variant" if variant is None else f"variant not built: {str(variant)[:20]}"
        raise refuse(built)
    lines = _strings(table, "actions")
    story = " ".join(lines)
    stacks = _amounts(table, "starting_stacks", may_be_unknown=True)
    antes = _amounts(table, "antes")
    # A post of a player who enters the game is written as a blind below zero.
    blinds = _amounts(table, "blinds_or_straddles", below_zero="posting to enter: comes later")
    fractions = "." in story or set(map(type, (*stacks, *antes, *blinds))) != WHOLE
    unknown = _unknown(stacks) if fractions else ()
    scale = _scale((*stacks, *antes, *blinds), lines) if fractions else 1
    players = len(stacks)
    if not len(antes) == len(blinds) == players:
        raise refuse("blinds_or_straddles" if len(antes) == players else "antes")
    moves = _moves(lines, scale, players)
    min_bet = table.get("min_bet")
    if min_bet is not None and type(min_bet) is not int:
        check_fraction(min_bet, "min_bet")
    ours = table.get(OURS)
    if ours is not None:
        house = _read_house(ours)
    else:
        house = _usual_house(moves) if " sm" in story else USUAL
    stakes, small, big = _stakes(antes, blinds, min_bet, scale, house)
    start = Start(
        HOLDEM,
        stakes,
        _whole(stacks, scale),
        players - 1,
        small,
        big,
        "?" in story and any([None in cards for cards in hole_cards(moves, players)]),
    )
    trimming = table.get("ante_trimming_status")
    if trimming is not None and type(trimming) is not bool:
        raise refuse("ante_trimming_status")
    names = _strings(table, "players") if "players" in table else ()
    if len(names) not in (0, players):
        raise refuse("players")
    hand = table.get("hand")
    if hand is not None and type(hand) is not int and type(hand) is not str:
        raise refuse("hand")
    return Record(
        start,
        tuple(moves),
        scale,
        trimming,
        _results(table, "finishing_stacks", players, may_be_unknown=True),
        _results(table, "winnings", players),
        tuple(names),
        hand,
        tuple([(k, frozen(table[k], k)) for k in table if k not in KNOWN]),
        unknown,
    )


LISTS = (list, tuple)
WHOLE, TEXT = {int}, {str}


def _strings(table: dict[str, Any], field: str) -> Sequence[str]:
    lines: Any = table.get(field)
    if type(lines) not in LISTS or (lines and set(map(type, lines)) != TEXT):
        raise refuse(field)
    strings: Sequence[str] = lines
    return strings


def _amounts(
    table: dict[str, Any], field: str, *, may_be_unknown: bool = False, below_zero: str = ""
) -> tuple[Amount, ...]:
    """A list of amounts that are not negative and not beyond all money, or unknown.

    below_zero  what an amount below zero stands for, if for anything
    """
    numbers = table.get(field)
    if type(numbers) not in LISTS or not numbers:
        raise refuse(field)
    known = numbers
    if set(map(type, numbers)) != WHOLE:
        known = [n for n in numbers if n != INFINITE] if may_be_unknown else numbers
        for number in known:
            if type(number) is not int:
                check_fraction(number, field)
    if known and (min(known) < 0 or max(known) > MOST_CHIPS):
        raise refuse((min(known) < 0 and below_zero) or field, _shown(numbers))
    return tuple(numbers)


def _shown(numbers: Iterable[Amount]) -> str:
    return ", ".join(map(str, numbers))[:40]


def _unknown(stacks: Sequence[Amount]) -> tuple[int, ...]:
    """The seats whose stack is not known."""
    return tuple([seat for seat, stack in enumerate(stacks) if stack == INFINITE])


def _results(
    table: dict[str, Any], field: str, players: int, *, may_be_unknown: bool = False
) -> tuple[Amount, ...] | None:
    if field not in table:
        return None
    numbers = _amounts(table, field, may_be_unknown=may_be_unknown)
    if len(numbers) != players:
        raise refuse(field)
    return numbers


def _scale(numbers: Iterable[Amount], lines: Iterable[str]) -> int:
    """Chips to a unit: 1, or 100 where there are fractions, or as many as these need."""
    amounts = [Decimal(number) for number in numbers if number != INFINITE]
    for line in lines:
        words = line.partition("#")[0].split()
        if len(words) == 3 and words[1] == "cbr":
            amounts.append(_decimal(words[2], line))
    scale = 1
    while any(amount * scale % 1 for amount in amounts):
        if scale == FINEST:
            raise refuse("fractions too fine")
        scale = 100 if scale == 1 else scale * 10
    return scale


PLAIN_AMOUNT = re.compile(r"[0-9]{1,16}(?:\.[0-9]{1,12})?")


def _decimal(text: str, line: str) -> Decimal:
    if not PLAIN_AMOUNT.fullmatch(text):
        raise refuse("amount", line)
    return Decimal(text)


def _chips(amount: Amount, scale: int) -> int:
    return int(amount * scale)


def _amount(chips: int, scale: int) -> Amount:
    """Chips in the file's unit: a whole number, or with the digits of the scale."""
    whole, rest = divmod(chips, scale)
    if not rest:
        return whole
    digits = len(str(scale)) - 1
    return Decimal(f"{whole}.{rest:0{digits}}")


def _whole(stacks: tuple[Amount, ...], scale: int) -> tuple[int, ...]:
    if 0 in stacks:
        raise refuse("starting_stacks", "0")
    # Whole numbers that were written as fractions, "100.0", are made whole as well.
    return tuple([MOST_CHIPS if s == INFINITE else int(s * scale) for s in stacks])


USUAL = House(burns=False)


@lru_cache(maxsize=1024)
def _stakes(
    antes: tuple[Amount, ...],
    blinds: tuple[Amount, ...],
    min_bet: Amount | None,
    scale: int,
    house: House,
) -> tuple[Stakes, int | None, int]:
    """The stakes, and the seats of the small and the big blind."""
    players = len(blinds)
    if players < 2:
        raise refuse("starting_stacks", str(players))
    dead = blinds[1] == 0 and players > 2
    place = 0 if dead else 1  # of the big blind in the file's lists
    if any(blinds[place + 1 :]):
        raise refuse("straddle: comes later", _shown(blinds))
    if min_bet is not None and min_bet != blinds[place]:
        raise refuse("min_bet", str(min_bet)[:40])
    small: int | None
    small, big = (None, 0) if dead else (0, 1)
    if players == 2:
        small, big = 1, 0
    ante, by = antes[0], AnteBy.EACH
    if any(each != ante for each in antes):
        ante, by = antes[place], AnteBy.BIG_BLIND
        if sum(each > 0 for each in antes) > 1:
            raise refuse("uneven antes: come later", _shown(antes))
        if not ante:
            raise refuse("ante by one seat: comes later", _shown(antes))
    stakes = Stakes(
        0 if dead else _chips(blinds[0], scale),
        _chips(blinds[place], scale),
        _chips(ante, scale),
        by,
        house,
    )
    return stakes, small, big


def _usual_house(moves: Sequence[Move]) -> House:
    """The house choices a file lets one see: none, but for hands turned up early (D-08).

    Some files say at every all-in that nobody has shown yet, "p1 sm ????": that is nothing.
    """
    opened = early = False
    for move in moves:
        if isinstance(move, ShownOrMucked):
            opened |= bool(move.cards) and None not in move.cards
        elif isinstance(move, Deal):
            early |= opened
    return House(burns=False, face_up_all_in=early)


def _house_fields(house: House) -> Fields:
    """Every other choice, under its own name."""
    ours: dict[str, Value] = msgspec.to_builtins(house)
    default: dict[str, Value] = msgspec.to_builtins(House(burns=False))
    return Fields(tuple((k, v) for k, v in ours.items() if v != default[k]))


def _read_house(fields: Any) -> House:
    """The choices that `_house_fields` wrote."""
    try:
        house = msgspec.convert(fields, House)
    except msgspec.ValidationError:
        raise refuse(OURS) from None
    if set(fields) - set(House.__struct_fields__):
        raise refuse(OURS)
    return msgspec.structs.replace(house, burns=False)


# --- An action ------------------------------------------------------------------------

CARDS: dict[str, Card | None] = {str(card): card for card in Card} | {"??": None}


@lru_cache(maxsize=1 << 16)
def _read_move(line: str, scale: int, players: int) -> Move | None:
    """One action of a file; None for a line that is only a comment."""
    match line.partition("#")[0].split():
        case []:
            return None
        case ["d", "dh", player, cards]:
            return Hole(_seat(player, players, line), _cards(cards, line, 2))
        case ["d", "db", cards]:
            return Deal(board=_known(cards, line))
        case [player, "f"]:
            return Fold(_seat(player, players, line))
        case [player, "cc"]:
            return CheckOrCall(_seat(player, players, line))
        case [player, "cbr", amount]:
            seat = _seat(player, players, line)
            chips = _decimal(amount, line) * scale
            if chips % 1 or not chips <= MOST_CHIPS:
                raise refuse("amount", line)
            return RaiseTo(seat, int(chips))
        case [player, "sm"] | [player, "sm", "-"]:
            return ShownOrMucked(_seat(player, players, line), ())
        case [player, "sm", cards]:
            return ShownOrMucked(_seat(player, players, line), _cards(cards, line, 2))
    raise refuse("action", line)


def _moves(lines: Sequence[str], scale: int, players: int) -> list[Move]:
    """All actions of a file but its comments."""
    if lines and max(map(len, lines)) > LONGEST_ACTION:
        raise refuse("action", max(lines, key=len))
    moves = [_read_move(line, scale, players) for line in lines]
    return [move for move in moves if move is not None]


SEAT_NUMBER = re.compile(r"[1-9][0-9]?")


def _seat(player: str, players: int, line: str) -> int:
    """p1 is seat 0."""
    number = player[1:]
    if player[:1] == "p" and SEAT_NUMBER.fullmatch(number):
        seat = int(number) - 1
        if 0 <= seat < players:
            return seat
    raise refuse("player", line)


def _cards(text: str, line: str, most: int) -> tuple[Card | None, ...]:
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    if len(pairs) > most or not all(pair in CARDS for pair in pairs):
        raise refuse("cards", line)
    return tuple([CARDS[pair] for pair in pairs])


def _known(text: str, line: str) -> tuple[Card, ...]:
    cards = tuple([card for card in _cards(text, line, 3) if card is not None])
    if 2 * len(cards) != len(text):
        raise refuse("cards", line)
    return cards


def _cards_text(cards: Iterable[Card | None]) -> str:
    return "".join(["??" if card is None else str(card) for card in cards])
