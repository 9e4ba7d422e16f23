"""Betting trees are as large as they should be: one number that every betting rule changes."""

from itertools import product
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from fifthstreet.cli import perft
from fifthstreet.cli.perft import Menu, count, divided
from fifthstreet.rules.stakes import AnteBy, House, ShortOpen, Stakes
from fifthstreet.rules.start import start_at

APP = typer.Typer()
APP.command()(perft.command)

LINES = (Path(__file__).parent / "holdem.txt").read_text(encoding="utf-8").splitlines()
TREES = [line.split("hands", 1) for line in LINES if not line.startswith("#")]


def ask(*options):
    return CliRunner().invoke(APP, list(options))


@pytest.mark.parametrize(("options", "printed"), TREES, ids=[tree[0].strip() for tree in TREES])
def test_the_tree_has_as_many_hands_as_written(options, printed):
    asked = ask(*options.split())
    assert asked.stdout == f"hands{printed}\n"
    assert asked.exit_code == 0


def test_our_trees_are_those_handed_out(shared):
    ours = [
        (options.replace("--", "").replace(",", " ").split(), printed.split())
        for options, printed in TREES
    ]
    text = (shared / "cases" / "holdem.perft").read_text(encoding="utf-8")
    blocks = [block.split("\n") for block in text.split("\n\n") if block.startswith("stacks")]
    assert [(asked.split(), hands.split()[1:]) for asked, hands, *_ in blocks] == ours


@pytest.mark.parametrize("ante_by", AnteBy)
@pytest.mark.parametrize("short_open", ShortOpen)
def test_the_alternating_sum_is_zero(ante_by, short_open):
    """Whoever owes chips folds or calls: two subtrees that differ by one player.

    Only a big blind that is short breaks the pair. When all others have folded, the
    small blind may owe nothing and is not asked (RULES 8.13).
    """
    stakes = Stakes(1, 2, ante=1, ante_by=ante_by, house=House(short_open=short_open))
    for stacks in product((2, 4, 5), (1, 3, 6), (3, 5)):
        left = count(start_at(stacks, 0, stakes), Menu.ALL)
        assert sum(left[n] * (-1) ** n for n in left) == 0, stacks


def test_divide_splits_the_count_by_first_action():
    asked = ask("--stacks", "4,6,8", "--divide")
    assert asked.stdout.splitlines() == [
        "call 668",
        "fold 282",
        "raise to 4 36",
        "hands 986  left 308 493 185",
    ]
    start = start_at((5, 9, 7), 0, Stakes(1, 2))
    branches = divided(start, Menu.ALL)
    assert sum(sum(branch.values()) for branch in branches.values()) == 3982
    assert list(branches) == ["call", "fold", "raise to 4", "raise to 5"]


def test_json_is_one_object():
    asked = ask("--stacks", "4,4", "--button", "1", "--json", "--divide")
    assert asked.stdout == (
        '{"hands": 18, "left": [9, 9], "divide": {"call": 15, "fold": 1, "raise to 4": 2}}\n'
    )


@pytest.mark.parametrize(
    "options",
    [
        "--stacks 4,x",
        "--stacks 4",
        "--stacks 4,4 --button 5",
        "--stacks 4,4 --blinds 1",
        "--stacks 4,4 --blinds 3,2",
        "--stacks 4,-4",
        "--stacks 4,4 --ante -1",
    ],
)
def test_what_is_no_start_is_refused_with_a_reason(options):
    asked = ask(*options.split())
    assert asked.exit_code == 2
    assert asked.stdout == ""
    assert asked.stderr
