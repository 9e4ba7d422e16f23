"""The grid of starting hands: what is in, drawn as text, SVG and PNG."""

import re
import struct
import zlib
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.odds.grid import (
    CELL,
    GAP,
    GLYPHS,
    PALETTE,
    SIDE,
    STYLE,
    WHOLE,
    cells,
    grid_png,
    grid_svg,
    grid_text,
)
from fifthstreet.odds.ranges import HANDS_BY_EQUITY, Range, parse_range

SVG = "{http://www.w3.org/2000/svg}"
MIXED = "22+,A2s+,KTo-K8o,QQ@0.5,AsKh@.25,7d2h,!33"


def picture(drawn):
    """The root of an SVG."""
    return ElementTree.fromstring(drawn)


def shares(text):
    return {str(cell.hand): cell.share for row in cells(parse_range(text)) for cell in row}


def test_every_starting_hand_has_its_cell():
    rows = cells(parse_range("random"))
    assert [len(row) for row in rows] == [SIDE] * SIDE == [13] * 13
    names = [[str(cell.hand) for cell in row] for row in rows]
    assert {name for row in names for name in row} == {*HANDS_BY_EQUITY}
    assert names[0][:3] == ["AA", "AKs", "AQs"]
    assert names[1][:3] == ["AKo", "KK", "KQs"]
    assert names[12][0] == "A2o" and names[0][12] == "A2s" and names[12][12] == "22"


def test_a_cell_tells_how_much_of_its_hand_is_in():
    found = shares(MIXED)
    assert (found["AA"], found["QQ"], found["33"], found["A5s"]) == (1, 0.5, 0, 1)
    assert found["AKo"] == pytest.approx(0.25 / 12)
    assert found["72o"] == pytest.approx(1 / 12)
    assert {*shares("random").values()} == {1}


def test_the_grid_is_written_in_letters():
    lines = grid_text(parse_range(MIXED)).splitlines()
    assert len(lines) == 13
    assert lines[0].split() == ["AA", *(f"A{rank}s" for rank in "KQJT98765432")]
    assert lines[1].split() == ["2%", "KK", *["·"] * 11]
    assert lines[2].split()[2] == "50%"
    assert lines[12].split() == [*["·"] * 7, "8%", *["·"] * 4, "22"]
    for line in lines:  # the columns stand under each other
        assert all(line[at] != " " and line[at - 1 : at].strip() == "" for at in range(0, 65, 5))


@pytest.mark.parametrize(("weight", "told"), [("0.001", "1%"), ("0.999", "99%"), ("1", "AA")])
def test_a_little_is_not_nothing_and_nearly_all_is_not_all(weight, told):
    assert grid_text(parse_range(f"AA@{weight}")).split()[0] == told


# --- SVG ------------------------------------------------------------------------------


def test_the_picture_says_what_it_shows():
    root = picture(grid_svg(parse_range("AA"), "A <title> & more", "Long\x1b\0 text"))
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert (title.text, desc.text) == ("A <title> & more", "Long text")
    assert root.get("aria-labelledby").split() == [title.get("id"), desc.get("id")]


def test_the_picture_has_a_cell_for_each_hand_filled_as_far_as_it_is_in():
    root = picture(grid_svg(parse_range(MIXED), "t", "d"))
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert [name for name in texts if not name.endswith("%")] == [
        str(cell.hand) for row in cells(parse_range(MIXED)) for cell in row
    ]
    assert [name for name in texts if name.endswith("%")] == ["2%", "50%", "8%"]
    fills = [
        (each.get("class"), int(each.get("height")))
        for each in root.iter(f"{SVG}rect")
        if each.get("class") in ("pair", "suited", "offsuit")
    ]
    assert fills.count(("pair", CELL)) == 11
    assert ("pair", CELL // 2) in fills
    assert fills.count(("suited", CELL)) == 12
    assert [height for kind, height in fills if kind == "offsuit"] == [1, CELL, CELL, CELL, 4]


def luminance(colour):
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def themes():
    """The colours of the light and of the dark picture, and of the PNG."""
    light, dark = STYLE.split("@media (prefers-color-scheme: dark)")
    for rules in (light, dark):
        named = re.findall(r"^\s*\.?(\w+) \{[^}]*fill: (#\w+) }", rules, re.MULTILINE)
        yield dict(named)
    yield {name: f"#{colour:06x}" for name, colour in PALETTE.items()}


def test_letters_can_be_read_on_every_fill_in_light_and_dark():
    for colours in themes():
        assert {*colours} == {*PALETTE}
        for fill in ("empty", "pair", "suited", "offsuit"):
            assert contrast(colours["text"], colours[fill]) >= 4.5
        assert contrast(colours["out"], colours["empty"]) >= 4.5


# --- PNG ------------------------------------------------------------------------------


def chunks(data):
    """The chunks of a PNG file; each checks out."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at = 8
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        body = data[at + 4 : at + 8 + size]
        assert struct.unpack_from(">I", data, at + 8 + size) == (zlib.crc32(body),)
        yield body[:4], body[4:]
        at += 12 + size


def pixels(data):
    """Its rows of colours."""
    found = dict(chunks(data))
    width, height, *form = struct.unpack(">IIBBBBB", found[b"IHDR"])
    assert form == [8, 3, 0, 0, 0]
    palette = [found[b"PLTE"][i : i + 3].hex() for i in range(0, len(found[b"PLTE"]), 3)]
    rows = zlib.decompress(found[b"IDAT"])
    assert len(rows) == height * (width + 1)
    assert {*rows[:: width + 1]} == {0}  # no row has a filter
    for start in range(1, len(rows), width + 1):
        yield [palette[dot] for dot in rows[start : start + width]]


def test_the_png_has_a_cell_for_each_hand_filled_as_far_as_it_is_in():
    hands = parse_range(MIXED)
    rows = list(pixels(grid_png(hands)))
    assert len(rows) == len(rows[0]) == WHOLE
    for down, row in enumerate(cells(hands)):
        for right, cell in enumerate(row):
            x, y = GAP + right * (CELL + GAP), GAP + down * (CELL + GAP)
            edge = [rows[line][x] for line in range(y, y + CELL)]  # no letter reaches it
            filled = edge.count(f"{PALETTE[cell.kind]:06x}")
            assert edge.count(f"{PALETTE['empty']:06x}") == CELL - filled
            assert edge == sorted(edge, key=lambda dot: dot == f"{PALETTE[cell.kind]:06x}")
            assert filled == pytest.approx(CELL * cell.share, abs=1)
            assert (filled > 0, filled < CELL) == (cell.share > 0, cell.share < 1)
            assert rows[y - 1][x] == rows[y][x - 1] == "ffffff"


def test_the_png_says_what_it_shows():
    texts = [
        body
        for kind, body in chunks(grid_png(parse_range("AA"), "Діапазон", "Таблица"))
        if kind == b"iTXt"
    ]
    assert texts == [
        b"Title\0\0\0\0\0" + "Діапазон".encode(),
        b"Description\0\0\0\0\0" + "Таблица".encode(),
    ]
    kinds = [kind for kind, _ in chunks(grid_png(parse_range("AA")))]
    assert kinds == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]


def test_every_letter_that_is_printed_has_its_dots():
    assert {*"".join(HANDS_BY_EQUITY), *"0123456789%"} == {*GLYPHS}
    assert len({*GLYPHS.values()}) == len(GLYPHS)
    for dots in GLYPHS.values():
        assert [len(row) for row in dots.split()] == [5] * 7
        assert {*dots} <= {*"01 "}


@given(st.dictionaries(st.sampled_from(HANDS_BY_EQUITY), st.floats(1e-30, 1), min_size=1))
def test_any_range_can_be_drawn(weights):
    hands = parse_range(",".join(f"{name}@{weight!r}" for name, weight in weights.items()))
    assert len(grid_text(hands).splitlines()) == 13
    picture(grid_svg(hands, "t", "d"))
    assert sum(1 for _ in chunks(grid_png(hands))) == 4


def test_an_empty_range_is_an_empty_grid():
    assert {*grid_text(Range(b"", ())).split()} == {"·"}


def test_cells_do_not_overlap():
    root = picture(grid_svg(parse_range("random"), "t", "d"))
    left = sorted({int(each.get("x")) for each in root.iter(f"{SVG}rect") if each.get("x")})
    assert len(left) == 13
    assert {after - before for before, after in pairwise(left)} == {CELL + GAP}
    assert left[-1] + CELL + GAP == WHOLE
