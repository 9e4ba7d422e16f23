"""The compiled rules read the fields of a Struct from their places in memory.

What layout.pxd and layout_settings.pxd say of these places is held here against the
classes themselves: whoever adds a field and forgets it there learns it from this test.
"""

import re
from ctypes import c_void_p, sizeof
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import fifthstreet.rules

FOLDER = Path(fifthstreet.rules.__file__).parent
TEXT = "".join([(FOLDER / name).read_text() for name in ("layout.pxd", "layout_settings.pxd")])
LISTED: list[tuple[str, str, str]] = re.findall(
    r"ctypedef class ([\w.]+)\.(\w+) \[.*\]:\n((?:        .*\n?)*)", TEXT
)
"""Module, class, and a line for each field."""
IN_C: dict[str, str] = {
    name: body for body, name in re.findall(r"typedef struct \{([^}]*)\} (\w+)Fields;", TEXT)
}


def named(module: str, name: str) -> Any:
    return getattr(import_module(module), name)


@pytest.mark.parametrize(("module", "name", "lines"), LISTED)
def test_every_field_is_listed_in_the_order_of_names(module: str, name: str, lines: str) -> None:
    fields = sorted(named(module, name).__struct_fields__)
    assert re.findall(r"cdef \w+ (\w+)", lines) == fields
    assert re.findall(r"\*(\w+);", IN_C[name]) == fields


@pytest.mark.parametrize(("module", "name", "lines"), LISTED)
def test_fields_lie_in_memory_in_the_order_of_their_names(
    module: str, name: str, lines: str
) -> None:
    kind = named(module, name)
    values = {field: object() for field in kind.__struct_fields__}
    made = kind(**values)
    first = id(made) + object.__basicsize__
    for place, field in enumerate(sorted(values)):
        there = c_void_p.from_address(first + place * sizeof(c_void_p)).value
        assert there == id(values[field]), field


def test_all_of_them_are_read() -> None:
    assert len(LISTED) == TEXT.count("ctypedef class ") > 20
    assert {name for _, name, _ in LISTED} == set(IN_C)
