"""TOML, the clothes of a hand history: tables of plain values, read fast and written.

tomllib reads everything and takes its time. Most lines of these files have one of five
simple forms, which are read here; a line of another form is given to tomllib alone, and
where that does not understand it, the whole text is.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from datetime import date, time
from decimal import Decimal, InvalidOperation
from typing import Any, TypeAlias

from msgspec import Struct

from fifthstreet.reasons import NotationError, UnreadableRecord

Amount: TypeAlias = int | Decimal
"""An amount as the file prints it, in the file's unit."""

Value: TypeAlias = "str | int | bool | Decimal | date | time | tuple[Value, ...] | Fields"
"""What a field may hold."""


INFINITE = Decimal("Infinity")
NAN = Decimal("NaN")
"""The only one that a field holds: it differs from itself, but a tuple finds it again."""


class Fields(Struct, frozen=True):
    """A table of a file: names and what they hold, in order."""

    entries: tuple[tuple[str, Value], ...]


LONGEST_SHOWN = 200  # characters of a text that an error repeats


def refuse(detail: str, text: str = "") -> NotationError:
    """The error for a field, with what stands there."""
    return NotationError(UnreadableRecord(text[:LONGEST_SHOWN], 0, len(text), detail))


STRINGS = re.compile(r"\['[^'\x00-\x1f\x7f]*'(?:, '[^'\x00-\x1f\x7f]*')*\]")
NUMBER = r"(?:0|[1-9][0-9]{0,17})(?:\.[0-9]{1,12})?"
NUMBERS = re.compile(rf"\[{NUMBER}(?:, {NUMBER})*\]")
NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
HEADER = re.compile(r"\[([A-Za-z0-9_-]+)\]")
# The same in all its forms: blanks around it, a name in quotes, a remark behind it.
ANY_HEADER = re.compile(
    r"""^[ \t]* \[ [ \t]* (?: ([A-Za-z0-9_-]+) | "([^"\\\n]*)" | '([^'\n]*)' ) [ \t]* \]
        [ \t]* (?: \#.* )? \r? $""",
    re.MULTILINE | re.VERBOSE,
)
SIMPLE = {"true": True, "false": False}


def read_table(text: str) -> dict[str, Any]:
    """The table of a text.

    Raises NotationError with the line at fault. What tomllib would follow too deep is
    refused as well: its own errors and the end of the stack look the same from here.
    """
    tables = _simple_tables(text)
    if tables is not None and list(tables) == [""]:
        return tables[""]
    try:
        return _load(text)
    except BROKEN as fault:
        raise NotationError(_at(text, fault)) from None


BROKEN = (ValueError, InvalidOperation, RecursionError)
LONGEST_LINE = 20_000  # tomllib needs the square of a dotted key's length


def _load(text: str) -> dict[str, Any]:
    if any([len(line) > LONGEST_LINE for line in text.splitlines()]):
        raise ValueError("line too long")
    return tomllib.loads(text, parse_float=Decimal)


def _at(text: str, fault: Exception) -> UnreadableRecord:
    """The line that tomllib stumbled over."""
    found = re.search(r"at line (\d+), column (\d+)", str(fault))
    if isinstance(fault, RecursionError):
        return UnreadableRecord(text[:LONGEST_SHOWN], 0, 0, "nested too deeply")
    lines = text.splitlines() or [""]
    number, column = (int(found[1]), int(found[2])) if found else (len(lines), 1)
    line = lines[min(number, len(lines)) - 1]
    start = max(0, min(column - 1, len(line)))
    shift = max(0, start - LONGEST_SHOWN // 2)
    return UnreadableRecord(
        line[shift : shift + LONGEST_SHOWN], start - shift, start - shift + 1, f"line {number}"
    )


def read_tables(text: str) -> Iterator[tuple[str, dict[str, Any] | UnreadableRecord]]:
    """The tables of a text by name.

    Fields before the first header make a table without a name. The tables behind it
    are its own fields, unless they are hands themselves.
    """
    tables: dict[str, Any] | None = _simple_tables(text)
    if tables is None:
        try:
            tables = _load(text)
        except BROKEN as fault:
            yield from _tables_one_by_one(text, fault)
            return
    if not tables or not all([type(table) is dict for table in tables.values()]):
        behind = hands_behind(tables)
        yield "", {name: value for name, value in tables.items() if name not in behind}
        tables = behind
    yield from tables.items()


def hands_behind(fields: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The tables among these fields that are hands: numbered, or with a variant."""
    return {
        name: value
        for name, value in fields.items()
        if type(value) is dict and (name.isdecimal() or "variant" in value)
    }


def _tables_one_by_one(
    text: str, fault: Exception
) -> Iterator[tuple[str, dict[str, Any] | UnreadableRecord]]:
    """What can be saved of a text that is no TOML as a whole."""
    headers = list(ANY_HEADER.finditer(text))
    if not headers:
        yield "", _at(text, fault)
        return
    ends = [*(header.start() for header in headers[1:]), len(text)]
    parts = [
        (str(h[h.lastindex or 1]), text[h.end() : e]) for h, e in zip(headers, ends, strict=True)
    ]
    for name, part in [("", text[: headers[0].start()]), *parts]:
        try:
            table = read_table(part)
        except NotationError as error:
            assert isinstance(error.reason, UnreadableRecord)
            yield name, error.reason
        else:
            if name or table:
                yield name, table


def _simple_tables(text: str) -> dict[str, dict[str, Any]] | None:
    """Tables whose every line is read by itself, or None if tomllib must read the text.

    Lines before the first header belong to the table "".
    """
    table: dict[str, Any] = {}
    tables = {"": table}
    read: dict[str, Any] = {}  # a value that comes again is read once
    names: set[str] = set()  # of fields, that need no second look
    for line in text.split("\n"):
        if not line:
            continue
        if line[0] == "[":
            header = HEADER.fullmatch(line)
            if header is None or header[1] in tables:
                return None
            table = tables[header[1]] = {}
            continue
        if line[0] == "#":
            if not line.isprintable():
                return None
            continue
        name, _, text_of_value = line.partition(" = ")
        value = read.get(text_of_value)
        if value is None:
            value = _simple(text_of_value)
            if value is None:
                value = _one_line(text_of_value)
                if value is None:
                    return None
            read[text_of_value] = value
        if name in table or (name not in names and NAME.fullmatch(name) is None):
            return None
        names.add(name)
        table[name] = value
    if len(tables) > 1 and not tables[""]:
        del tables[""]
    elif len(tables) > 1:
        return None
    return tables


def _simple(text: str) -> Any:
    """A value of a simple form; None for any other."""
    if text[:2] == "['":
        if STRINGS.fullmatch(text):
            return tuple(text[2:-2].split("', '"))
    elif text[:1] == "[":
        if NUMBERS.fullmatch(text):
            return tuple([_number(each) for each in text[1:-1].split(", ")])
    elif text[:1] == "'":
        inner = text[1:-1]
        if len(text) >= 2 and text[-1] == "'" and "'" not in inner and inner.isprintable():
            return inner
    elif text in SIMPLE:
        return SIMPLE[text]
    elif text.isdecimal() and text.isascii() and len(text) < 19 and text[0] != "0":
        return int(text)
    return None


def _number(text: str) -> Amount:
    return Decimal(text) if "." in text else int(text)


def _one_line(text: str) -> Any:
    """A value of any form, if it is complete on its line; None otherwise."""
    try:
        table = _load(f"x = {text}")
    except BROKEN:
        return None
    return table["x"] if len(table) == 1 else None


def key_text(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _string(name)


def value_text(value: Value) -> str:
    """A value in TOML."""
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _string(value)
        case Decimal() if not value.is_finite():
            return "nan" if value.is_nan() else "inf" if value > 0 else "-inf"
        case int() | Decimal():
            return str(value)
        case date() | time():
            return value.isoformat()
        case Fields(entries):
            return "{" + ", ".join(f"{key_text(k)} = {value_text(v)}" for k, v in entries) + "}"
        case _:
            return "[" + ", ".join(map(value_text, value)) + "]"


ESCAPED = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def _string(text: str) -> str:
    """As a literal string where it can be, else with everything odd escaped."""
    if "'" not in text and text.isprintable():
        return f"'{text}'"
    inner = "".join(ESCAPED.get(c) or (c if c.isprintable() else f"\\U{ord(c):08X}") for c in text)
    return f'"{inner}"'


def check_fraction(number: Any, field: str) -> None:
    """Raises NotationError unless this is a finite Decimal."""
    if type(number) is not Decimal or not number.is_finite():
        raise refuse(field, str(number)[:40])


def frozen(value: Any, field: str, depth: int = 0) -> Value:
    """Lists and tables as tuples; nothing else than what can be written again."""
    if isinstance(value, str | int | date | time):  # of which bool and datetime are kinds
        return value
    kind = type(value)
    if depth > 20:
        raise refuse(f"{field}: nested too deeply")
    if kind is list or kind is tuple:
        return tuple([frozen(each, field, depth + 1) for each in value])
    if kind is dict:
        return Fields(tuple([(k, frozen(v, field, depth + 1)) for k, v in value.items()]))
    if kind is not Decimal:
        raise refuse(field, str(value)[:40])
    return NAN if value.is_nan() else value
