"""Hand histories in the PHH standard: text to `Record` and back.

The standard numbers players from the left of the button: p1 is our seat 0, the last has
the button. Heads-up it keeps the small blind first in `antes` and `blinds_or_straddles`
but means them reversed: p1 is the big blind, p2 the button and small blind.

A `variant` stands for a game and its betting. A game, or a betting of it, for which the
standard has no code is written with our own code, which no other reader takes for
another game.

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
from fifthstreet.games import (
    BADUGI_GAME,
    GAMES,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK,
    SINGLE_DRAW,
    STUD,
    STUD_HI_LO,
    TRIPLE_DRAW,
    Betting,
    Game,
    has_bring_in,
    hole_cards,
    with_betting,
)
from fifthstreet.history.forced import Lists, Setting, read_lists, write_lists
from fifthstreet.history.record import (
    CheckOrCall,
    Hole,
    Move,
    Record,
    ShownOrMucked,
    holding,
    known_holes,
)
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
from fifthstreet.rules.actions import BringIn, Deal, Discard, Fold, RaiseTo
from fifthstreet.rules.stakes import House, limit_bets
from fifthstreet.rules.start import MOST_CHIPS, Start

VARIANTS: dict[str, Game] = {
    "FT": with_betting(HOLDEM, Betting.FIXED_LIMIT),
    "NT": HOLDEM,
    "NS": SHORT_DECK,
    "PO": OMAHA,
    "FO/8": OMAHA_HI_LO,
    "F7S": STUD,
    "F7S/8": STUD_HI_LO,
    "FR": RAZZ,
    "N2L1D": SINGLE_DRAW,
    "F2L3D": TRIPLE_DRAW,
    "FB": BADUGI_GAME,
}
"""The games of the standard by their codes."""

CODES = {(game.code, game.betting): code for code, game in VARIANTS.items()}

# What the standard has no word for; a "_" marks a user's own field.
OURS = "_house"  # house choices
BETTING = "_betting"  # a betting that the game is not usually played with
DEAD = "_dead_blinds"  # what of the antes are missed small blinds
DEAD_SMALL = "_dead_small_blind"  # its size: it counts to the limit of pot-limit (RULES 8.16)

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
    game, stakes = start.game, start.stakes
    lists = write_lists(start, record.ante_trimming)
    code = CODES.get((game.code, game.betting))

    def amounts(chips: Iterable[int]) -> tuple[Value, ...]:
        return tuple(_amount(each, scale) for each in chips)

    fields: dict[str, Value] = {"variant": code or game.code}
    if code is None and game.betting is not GAMES[game.code].betting:
        fields[BETTING] = game.betting.value
    if record.ante_trimming is not None:
        fields["ante_trimming_status"] = record.ante_trimming
    fields["antes"] = amounts(lists.antes)
    if lists.dead:
        fields[DEAD] = amounts(lists.dead)
    if has_bring_in(game):
        fields["bring_in"] = _amount(stakes.bring_in, scale)
    else:
        fields["blinds_or_straddles"] = amounts(lists.blinds)
        if lists.dead_small:
            fields[DEAD_SMALL] = _amount(lists.dead_small, scale)
    if _has_bets(game):
        fields["small_bet"], fields["big_bet"] = amounts(limit_bets(stakes))
    else:
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


def _has_bets(game: Game) -> bool:
    """Whether the game is told a small and a big bet instead of a smallest one."""
    return game.betting is Betting.FIXED_LIMIT or has_bring_in(game)


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
        case BringIn(seat):
            return f"p{seat + 1} pb"
        case Discard(seat, cards):
            return f"p{seat + 1} sd {_cards_text(cards)}".rstrip()
        case ShownOrMucked(seat, cards):
            return f"p{seat + 1} sm {_cards_text(cards)}".rstrip()


# --- A table to a record --------------------------------------------------------------

KNOWN = {
    "variant",
    "ante_trimming_status",
    "antes",
    "starting_stacks",
    "actions",
    "players",
    "hand",
    "finishing_stacks",
    "winnings",
    OURS,
}
WITH_BLINDS = KNOWN | {"blinds_or_straddles", "min_bet", DEAD, DEAD_SMALL}
WITH_BETS = KNOWN | {"blinds_or_straddles", "small_bet", "big_bet", DEAD, DEAD_SMALL}
WITH_BRING_IN = KNOWN | {"bring_in", "small_bet", "big_bet", DEAD}


def _record(table: dict[str, Any]) -> Record:
    variant = table.get("variant")
    game = VARIANTS.get(variant) if type(variant) is str else None
    ours = game is None
    if game is None:
        game = _our_game(table)
    lines = _strings(table, "actions")
    story = " ".join(lines)
    stacks = _amounts(table, "starting_stacks", may_be_unknown=True)
    antes = _amounts(table, "antes")
    brings_in, has_bets = has_bring_in(game), _has_bets(game)
    blinds: tuple[Amount, ...] = ()
    known = WITH_BRING_IN
    if not brings_in:
        known = WITH_BETS if has_bets else WITH_BLINDS
        blinds = _amounts(table, "blinds_or_straddles", below_zero=True)
    dead = _amounts(table, DEAD) if DEAD in table else ()
    dead_small: Amount = 0
    if DEAD_SMALL in table and not brings_in:
        if game.betting is not Betting.POT_LIMIT:
            raise refuse(DEAD_SMALL)  # nothing else reads it
        dead_small = _one_amount(table, DEAD_SMALL)
    others = _others(table, brings_in, has_bets)
    numbers = (*stacks, *antes, *blinds, *dead, dead_small, *others)
    fractions = "." in story or set(map(type, numbers)) != WHOLE
    unknown = _unknown(stacks) if fractions else ()
    scale = _scale(numbers, lines) if fractions else 1
    players = len(stacks)
    if len(antes) != players:
        raise refuse("antes")
    if len(blinds) != players and not brings_in:
        raise refuse("blinds_or_straddles")
    if players < 2:
        raise refuse("starting_stacks", str(players))
    moves = _moves(lines, scale, players, hole_cards(game))
    trimming = table.get("ante_trimming_status")
    if trimming is not None and type(trimming) is not bool:
        raise refuse("ante_trimming_status")
    house = _read_house(table[OURS]) if OURS in table else USUAL
    if OURS not in table and " sm" in story:
        house = _usual_house(moves)
    if len(dead) not in (0, players):
        raise refuse(DEAD)
    min_bet = None if has_bets else _min_bet(table)
    setting = _setting(
        game.code,
        game.betting,
        antes,
        blinds,
        (*dead, dead_small),
        others,
        trimming is True,
        min_bet,
        scale,
        house,
    )
    start = Start(
        game,
        setting.stakes,
        _whole(stacks, scale),
        players - 1,
        setting.small,
        setting.big,
        "?" in story and any([None in cards for cards in known_holes(moves, players)]),
        setting.posts,
    )
    names = _strings(table, "players") if "players" in table else ()
    if len(names) not in (0, players):
        raise refuse("players")
    hand = table.get("hand")
    if hand is not None and type(hand) is not int and type(hand) is not str:
        raise refuse("hand")
    if ours:
        known = known | {BETTING}
    return Record(
        start,
        tuple(moves),
        scale,
        trimming,
        _results(table, "finishing_stacks", players, may_be_unknown=True),
        _results(table, "winnings", players),
        tuple(names),
        hand,
        tuple([(k, frozen(table[k], k)) for k in table if k not in known]),
        unknown,
    )


def _our_game(table: dict[str, Any]) -> Game:
    """The game of a code that is not of the standard but ours."""
    variant = table.get("variant")
    game = GAMES.get(variant) if type(variant) is str else None
    if game is None:
        raise refuse("variant" if variant is None else f"variant not built: {str(variant)[:20]}")
    betting = table.get(BETTING, game.betting.value)
    try:
        return with_betting(game, Betting(betting))
    except ValueError:
        raise refuse(BETTING) from None


def _others(table: dict[str, Any], brings_in: bool, has_bets: bool) -> tuple[Amount, ...]:
    """Bring-in, small bet and big bet, as far as the game has them."""
    names = (*(("bring_in",) if brings_in else ()), *(("small_bet", "big_bet") if has_bets else ()))
    return tuple([_one_amount(table, name) for name in names])


def _one_amount(table: dict[str, Any], field: str) -> Amount:
    number: Any = table.get(field)
    if type(number) is not int:
        check_fraction(number, field)
    if not 0 <= number <= MOST_CHIPS:
        raise refuse(field, str(number)[:40])
    amount: Amount = number
    return amount


def _min_bet(table: dict[str, Any]) -> Amount | None:
    """The smallest bet: the big blind, so that a file may leave it out."""
    min_bet: Amount | None = table.get("min_bet")
    if min_bet is not None and type(min_bet) is not int:
        check_fraction(min_bet, "min_bet")
    return min_bet


LISTS = (list, tuple)
WHOLE, TEXT = {int}, {str}


def _strings(table: dict[str, Any], field: str) -> Sequence[str]:
    lines: Any = table.get(field)
    if type(lines) not in LISTS or (lines and set(map(type, lines)) != TEXT):
        raise refuse(field)
    strings: Sequence[str] = lines
    return strings


def _amounts(
    table: dict[str, Any], field: str, *, may_be_unknown: bool = False, below_zero: bool = False
) -> tuple[Amount, ...]:
    """A list of amounts that are not beyond all money, and not negative, or unknown.

    below_zero  they may be: posts of players who enter
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
    if known and (min(known) < (-MOST_CHIPS if below_zero else 0) or max(known) > MOST_CHIPS):
        raise refuse(field, ", ".join(map(str, numbers))[:40])
    return tuple(numbers)


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


def _amount(chips: int, scale: int) -> Amount:
    """Chips in the file's unit: a whole number, or with the digits of the scale."""
    whole, rest = divmod(abs(chips), scale)
    sign = -1 if chips < 0 else 1
    if not rest:
        return sign * whole
    digits = len(str(scale)) - 1
    return sign * Decimal(f"{whole}.{rest:0{digits}}")


def _whole(stacks: tuple[Amount, ...], scale: int) -> tuple[int, ...]:
    if 0 in stacks:
        raise refuse("starting_stacks", "0")
    # Whole numbers that were written as fractions, "100.0", are made whole as well.
    return tuple([MOST_CHIPS if s == INFINITE else int(s * scale) for s in stacks])


USUAL = House(burns=False)


@lru_cache(maxsize=1024)
def _setting(
    code: str,
    betting: Betting,
    antes: tuple[Amount, ...],
    blinds: tuple[Amount, ...],
    dead: tuple[Amount, ...],
    others: tuple[Amount, ...],
    trimmed: bool,
    min_bet: Amount | None,
    scale: int,
    house: House,
) -> Setting:
    """Stakes, blinds and posts.

    dead    dead blinds of the players, if there are any, then the size of a dead small blind
    others  bring-in, small and big bet, as far as the game has them
    """

    def chips(amounts: tuple[Amount, ...]) -> tuple[int, ...]:
        return tuple([int(amount * scale) for amount in amounts])

    *bring_in, small_bet, big_bet = chips(others) if others else (0, 0)
    *by_player, dead_small = chips(dead)
    lists = Lists(chips(antes), chips(blinds), tuple(by_player), dead_small, trimmed)
    bets = (small_bet, big_bet) if others else None
    game = with_betting(GAMES[code], betting)
    setting = read_lists(lists, game, house, bring_in[0] if bring_in else 0, bets)
    if isinstance(setting, str):
        raise refuse(setting)
    if min_bet is not None and min_bet * scale != setting.stakes.big:
        raise refuse("min_bet", str(min_bet)[:40])
    return setting


def _usual_house(moves: Sequence[Move]) -> House:
    """The house choices a file lets one see: none, but for hands turned up early (D-08).

    Some files say at every all-in that nobody has shown yet, "p1 sm ????": that is nothing.
    """
    opened = early = False
    for move in moves:
        if isinstance(move, ShownOrMucked):
            opened |= bool(move.cards) and None not in move.cards
        elif isinstance(move, Deal | Hole):
            early |= opened
    return House(burns=False, face_up_all_in=early)


def _house_fields(house: House) -> Fields:
    """Every other choice, under its own name."""
    ours: dict[str, Any] = msgspec.to_builtins(house)
    default: dict[str, Any] = msgspec.to_builtins(House(burns=False))
    return Fields(tuple((k, frozen(v, OURS)) for k, v in ours.items() if v != default[k]))


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

AS_DEALT: tuple[None, ...] = (None,) * 53  # "sm -": the cards that he was dealt
CARDS: dict[str, Card | None] = {str(card): card for card in Card} | {"??": None}


@lru_cache(maxsize=1 << 16)
def _read_move(line: str, scale: int, players: int, most: int) -> Move | None:
    """One action of a file; None for a line that is only a comment.

    most  cards that a player can hold
    """
    match line.partition("#")[0].split():
        case []:
            return None
        case ["d", "dh", player, cards]:
            return Hole(_seat(player, players, line), _cards(cards, line, most))
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
        case [player, "pb"]:
            return BringIn(_seat(player, players, line))
        case [player, "sd"]:
            return Discard(_seat(player, players, line))
        case [player, "sd", cards]:
            return Discard(_seat(player, players, line), _cards(cards, line, most))
        case [player, "sm"]:
            return ShownOrMucked(_seat(player, players, line), ())
        case [player, "sm", "-"]:
            return ShownOrMucked(_seat(player, players, line), AS_DEALT)
        case [player, "sm", cards]:
            return ShownOrMucked(_seat(player, players, line), _cards(cards, line, most))
    raise refuse("action", line)


def _moves(lines: Sequence[str], scale: int, players: int, most: int) -> list[Move]:
    """All actions of a file but its comments."""
    if lines and max(map(len, lines)) > LONGEST_ACTION:
        raise refuse("action", max(lines, key=len))
    moves = [m for line in lines if (m := _read_move(line, scale, players, most)) is not None]
    for number, move in enumerate(moves):
        if type(move) is ShownOrMucked and move.cards is AS_DEALT:
            held = holding(moves[:number], move.seat)
            if len(held) > most:
                raise refuse("cards", f"p{move.seat + 1} sm -")
            moves[number] = ShownOrMucked(move.seat, held)
    return moves


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
