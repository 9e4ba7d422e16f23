"""The 169 starting hands as a grid of 13 by 13: as text, as SVG and as PNG.

Aces stand at the top and on the left, pairs on the diagonal, suited hands above it and
offsuit hands below. A cell tells how much of its hand is in the range: by its fill, and by
a number where that is neither nothing nor all.
"""

import struct
import zlib
from collections.abc import Iterator
from html import escape

from msgspec import Struct

from fifthstreet.cards import RANK_CODES
from fifthstreet.odds.ranges import Range, StartingHand

SIDE = len(RANK_CODES)
CELL = 44  # pixels of a cell's side
GAP = 2  # between two cells, and around the grid
WHOLE = GAP + SIDE * (CELL + GAP)


class Cell(Struct, frozen=True):
    """A starting hand and how much of it is in a range, 0 to 1."""

    hand: StartingHand
    share: float

    @property
    def kind(self) -> str:
        """What its colour says: "pair", "suited" or "offsuit"."""
        return {"": "pair", "s": "suited", "o": "offsuit"}[self.hand.suits]

    @property
    def percent(self) -> str:
        """Its share in percent; never 0% for a little, nor 100% for nearly all."""
        return f"{min(99, max(1, round(100 * self.share)))}%" if 0 < self.share < 1 else ""


def cells(hands: Range) -> list[list[Cell]]:
    """The rows of the grid, that of the aces first."""
    weights = {}
    for index, weight in enumerate(hands.weights):
        weights[hands.numbers[2 * index], hands.numbers[2 * index + 1]] = weight
    rows: list[list[Cell]] = []
    for row in range(SIDE - 1, -1, -1):
        rows.append([])
        for column in range(SIDE - 1, -1, -1):
            suits = "" if row == column else "s" if row > column else "o"
            hand = StartingHand(max(row, column), min(row, column), suits)
            # Whole weights add up without an error: all combos in are a share of exactly 1.
            share = sum([weights.get(combo, 0.0) for combo in hand.combos]) / len(hand.combos)
            rows[-1].append(Cell(hand, share))
    return rows


def grid_text(hands: Range) -> str:
    """The grid in letters: a hand that is in, a percentage where a part is, or a point.

    >>> from fifthstreet.odds.ranges import parse_range
    >>> print(grid_text(parse_range("AA,KQs,KK@0.25")).splitlines()[1])
    ·    25%  KQs  ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
    """
    lines = []
    for row in cells(hands):
        told = [cell.percent or (str(cell.hand) if cell.share else "·") for cell in row]
        lines.append("  ".join(f"{each:<3}" for each in told).rstrip())
    return "\n".join(lines)


# --- SVG ------------------------------------------------------------------------------

# Light fills under dark letters, dark fills under light ones: both can be read on a cell
# that is half full.
STYLE = """
    svg { color-scheme: light dark }
    text { font: 600 14px system-ui, sans-serif; text-anchor: middle; fill: #10202b }
    .part { font-size: 11px }
    .out { fill: #5a666e }
    .ground { fill: #ffffff }
    .empty { fill: #eef1f3 }
    .pair { fill: #ffcc80 }
    .suited { fill: #a5d6a7 }
    .offsuit { fill: #90caf9 }
    @media (prefers-color-scheme: dark) {
      text { fill: #ffffff }
      .out { fill: #aab4bb }
      .ground { fill: #14181b }
      .empty { fill: #262c31 }
      .pair { fill: #8a4b00 }
      .suited { fill: #1b6b2c }
      .offsuit { fill: #0d4f8b }
    }
"""


def grid_svg(hands: Range, title: str, about: str) -> str:
    """The grid as a picture for light and dark pages.

    title, about  what it shows, short and long, for those who cannot see it
    """
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WHOLE} {WHOLE}" '
        f'width="{WHOLE}" height="{WHOLE}" role="img" aria-labelledby="title about">',
        f'  <title id="title">{_escaped(title)}</title>',
        f'  <desc id="about">{_escaped(about)}</desc>',
        f"  <style>{STYLE}  </style>",
        f'  <rect class="ground" width="{WHOLE}" height="{WHOLE}"/>',
    ]
    for x, y, cell in _placed(hands):
        full = _height(cell)
        if full < CELL:
            lines.append(f'  <rect class="empty" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>')
        if full:
            lines.append(
                f'  <rect class="{cell.kind}" x="{x}" y="{y + CELL - full}" '
                f'width="{CELL}" height="{full}"/>'
            )
        middle = x + CELL // 2
        out = "" if full else ' class="out"'
        line = y + CELL // 2 + (0 if cell.percent else 5)
        lines.append(f'  <text{out} x="{middle}" y="{line}">{cell.hand}</text>')
        if cell.percent:
            lines.append(f'  <text class="part" x="{middle}" y="{line + 15}">{cell.percent}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _placed(hands: Range) -> Iterator[tuple[int, int, Cell]]:
    """Each cell, with the distance of its corner from the left and from the top."""
    for down, row in enumerate(cells(hands)):
        for right, cell in enumerate(row):
            yield GAP + right * (CELL + GAP), GAP + down * (CELL + GAP), cell


def _height(cell: Cell) -> int:
    """How high the cell is filled; a little never looks like nothing, nor nearly all like all."""
    if not 0 < cell.share < 1:
        return CELL * round(cell.share)
    return min(CELL - 1, max(1, round(CELL * cell.share)))


def _escaped(text: str) -> str:
    """Text as it may stand in XML, which has no place for most control characters."""
    return escape("".join([c for c in text if c.isprintable() or c in "\n\t"]), quote=False)


# --- PNG ------------------------------------------------------------------------------

PALETTE = {
    "ground": 0xFFFFFF,
    "empty": 0xEEF1F3,
    "pair": 0xFFCC80,
    "suited": 0xA5D6A7,
    "offsuit": 0x90CAF9,
    "text": 0x10202B,
    "out": 0x5A666E,
}
"""A PNG cannot ask for the theme of the page: it has the light one and its own ground."""

COLOURS = {name: index for index, name in enumerate(PALETTE)}

DOT = 2  # pixels of the side of a dot of a letter

# Five dots wide and seven high, one row after another.
GLYPHS = {
    "A": "01110 10001 10001 11111 10001 10001 10001",
    "K": "10001 10010 10100 11000 10100 10010 10001",
    "Q": "01110 10001 10001 10001 10101 10010 01101",
    "J": "00111 00010 00010 00010 00010 10010 01100",
    "T": "11111 00100 00100 00100 00100 00100 00100",
    "0": "01110 10001 10011 10101 11001 10001 01110",
    "1": "00100 01100 00100 00100 00100 00100 01110",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11111 00010 00100 00010 00001 10001 01110",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00010 01100",
    "s": "00000 00000 01111 10000 01110 00001 11110",
    "o": "00000 00000 01110 10001 10001 10001 01110",
    "%": "11001 11010 00010 00100 01000 01011 10011",
}


def grid_png(hands: Range, title: str = "", about: str = "") -> bytes:
    """The grid as a PNG file, in light colours.

    title, about  what it shows, for programs that read a picture's texts
    """
    dots = [bytearray(WHOLE) for _ in range(WHOLE)]
    for x, y, cell in _placed(hands):
        full = _height(cell)
        for row in range(y, y + CELL):
            filled = row >= y + CELL - full
            colour = COLOURS[cell.kind if filled else "empty"]
            dots[row][x : x + CELL] = bytes([colour]) * CELL
        ink = COLOURS["text" if full else "out"]
        middle = x + CELL // 2
        _write(dots, str(cell.hand), middle, y + (5 if cell.percent else 15), ink)
        if cell.percent:
            _write(dots, cell.percent, middle, y + 25, ink)
    header = struct.pack(">IIBBBBB", WHOLE, WHOLE, 8, 3, 0, 0, 0)  # one byte a dot, of a palette
    palette = b"".join([colour.to_bytes(3) for colour in PALETTE.values()])
    rows = b"".join([b"\0" + row for row in dots])  # each with its filter: none
    chunks = [_chunk(b"IHDR", header)]
    for keyword, text in ((b"Title", title), (b"Description", about)):
        if text:
            chunks.append(_chunk(b"iTXt", keyword + b"\0\0\0\0\0" + _utf8(text)))
    chunks += [
        _chunk(b"PLTE", palette),
        _chunk(b"IDAT", zlib.compress(rows, 9)),
        _chunk(b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _write(dots: list[bytearray], text: str, middle: int, top: int, colour: int) -> None:
    """Print a text in dots of DOT pixels; one dot stands empty between two letters."""
    left = middle - DOT * (6 * len(text) - 1) // 2
    for letter in text:
        for down, row in enumerate(GLYPHS[letter].split()):
            for right, dot in enumerate(row):
                if dot == "1":
                    start = left + DOT * right
                    for line in range(top + DOT * down, top + DOT * (down + 1)):
                        dots[line][start : start + DOT] = bytes([colour]) * DOT
        left += 6 * DOT


def _chunk(kind: bytes, data: bytes) -> bytes:
    checked = kind + data
    return struct.pack(">I", len(data)) + checked + struct.pack(">I", zlib.crc32(checked))


def _utf8(text: str) -> bytes:
    return text.replace("\0", "").encode("utf-8", "replace")
