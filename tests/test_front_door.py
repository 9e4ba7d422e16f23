"""The front door: every name leads somewhere, and nothing is loaded before it is asked for."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import fifthstreet
from tests.conftest import ROOT

SOURCE = ast.parse(Path(fifthstreet.__file__).read_text(encoding="utf-8"))
DOORS: dict[str, str] = fifthstreet._DOORS
NAMES = {name: module for module, names in DOORS.items() for name in names.split()}


def for_type_checkers():
    """What mypy is told: by public name, the module below the package and the name there."""
    guard = next(node for node in SOURCE.body if isinstance(node, ast.If))
    assert isinstance(guard.test, ast.Name) and guard.test.id == "TYPE_CHECKING"
    for node in guard.body:
        assert isinstance(node, ast.ImportFrom) and node.module
        for name in node.names:
            yield name.asname or name.name, (node.module.removeprefix("fifthstreet."), name.name)


def told_by(code):
    """What a Python of its own prints."""
    env = {**os.environ, "PYTHONPATH": str(Path(fifthstreet.__file__).parent.parent)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


# --- Names --------------------------------------------------------------------------------


def test_every_list_of_names_is_the_same():
    typed = dict(for_type_checkers())
    assert sorted(NAMES) == sorted(fifthstreet.__all__) == sorted(typed)
    others = fifthstreet._OTHER_NAMES
    assert typed == {name: (module, others.get(name, name)) for name, module in NAMES.items()}
    assert len({*fifthstreet.__all__}) == len(fifthstreet.__all__)


def test_doors_and_their_names_stand_in_order():
    assert [*DOORS] == sorted(DOORS)
    for names in DOORS.values():
        classes = [name for name in names.split() if name[0].isupper()]
        assert names.split()[: len(classes)] == classes


@pytest.mark.parametrize("name", sorted(NAMES))
def test_a_name_leads_to_what_it_names(name):
    module = import_module(f"fifthstreet.{NAMES[name]}")
    assert getattr(fifthstreet, name) is getattr(module, fifthstreet._OTHER_NAMES.get(name, name))
    assert name in dir(fifthstreet)


def test_all_names_come_with_a_star():
    found = told_by("from fifthstreet import *; print(*[name for name in dir() if name[0] != '_'])")
    assert sorted(found) == sorted(fifthstreet.__all__)


def test_a_name_that_is_none_is_refused():
    with pytest.raises(AttributeError, match="module 'fifthstreet' has no attribute 'pots'"):
        fifthstreet.__getattr__("pots")
    with pytest.raises(ImportError):
        exec("from fifthstreet import pots")


# --- What is loaded -----------------------------------------------------------------------

HEAVY = {"numpy", "asyncio", "starlette", "uvicorn", "sqlite3", "lzma", "fluent"}
LOADED = "import sys; print(*{name.split('.')[0] for name in sys.modules})"
OURS = "import sys; print(*[name for name in sys.modules if name.startswith('fifthstreet.')])"


def test_the_package_alone_loads_nothing():
    assert told_by(f"import fifthstreet; {OURS}") == ["fifthstreet.compiled"]
    assert not HEAVY & {*told_by(f"import fifthstreet; {LOADED}")}


@pytest.mark.parametrize(
    "use",
    [
        "evaluate('AsKsQsJsTs')",
        "equity(['AsKs', 'QhQd'])",
        "equity(['AsKs', 'QQ+'], '2c7d9hTs')",
        "best_five(fifthstreet.parse_cards('AsKsQsJsTs'))",
        "counts",
        "begin",
        "judge",
    ],
)
def test_strengths_odds_and_rules_load_nothing_heavy(use):
    assert not HEAVY & {*told_by(f"import fifthstreet; fifthstreet.{use}; {LOADED}")}


def test_who_wants_a_strength_does_not_wait_for_a_table():
    loaded = told_by(f"from fifthstreet import evaluate; evaluate('AsKsQsJsTs'); {OURS}")
    assert "fifthstreet.strength.fast" in loaded
    for module in loaded:
        assert module.split(".")[1] in {"compiled", "cards", "reasons", "notation", "strength"}
