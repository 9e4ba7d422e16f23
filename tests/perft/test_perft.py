"""Betting trees are as large as they should be: one number that every betting rule changes."""

from itertools import product
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from fifthstreet.cli import perft
from fifthstreet.cli.perft import Menu, count, divided
from fifthstreet.games import GAMES, Betting, has_bring_in, with_betting
from fifthstreet.rules.stakes import AnteBy, House, LimitCap, ShortOpen, Stakes
from fifthstreet.rules.start import start_at

APP = typer.Typer()
APP.command()(perft.command)


def trees(name):
    """What is asked and what is printed, line by line of a file."""
    lines = (Path(__file__).parent / name).read_text(encoding="utf-8").splitlines()
    return [line.split("hands", 1) for line in lines if line and not line.startswith("#")]


TREES = trees("holdem.txt")
OTHERS = trees("games.txt")


def ask(*options):
    return CliRunner().invoke(APP, list(options))


@pytest.mark.parametrize(
    ("options", "printed"), TREES + OTHERS, ids=[tree[0].strip() for tree in TREES + OTHERS]
)
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


@pytest.mark.parametrize("betting", Betting)
@pytest.mark.parametrize("code", ["holdem52", "omaha", "stud", "razz"])
@pytest.mark.parametrize("limit_cap", LimitCap)
def test_it_is_zero_under_every_betting(code, betting, limit_cap):
    """Where cards are drawn or boards voted on it is not: that multiplies with the players.

    Nor where the low card of stud cannot bring it in: the last of the others is not asked.
    """
    game = with_betting(GAMES[code], betting)
    house = House(limit_cap=limit_cap)
    stakes = Stakes(1, 2, house=house)
    if has_bring_in(game):
        stakes = Stakes(0, 0, 1, house=house, bring_in=1, bets=(2, 4))
    for stacks in ((7, 6), (2, 5, 4), (5, 3, 5), (6, 2, 4), (4, 4, 2, 3)):
        left = count(start_at(stacks, 0, stakes, game), Menu.ENDS)
        assert sum(left[n] * (-1) ** n for n in left) == 0, stacks
    straddled = start_at((3, 6, 2, 5), 0, stakes, game, straddle=not has_bring_in(game))
    left = count(straddled, Menu.ENDS)
    assert sum(left[n] * (-1) ** n for n in left) == 0


def test_every_game_has_a_tree():
    for code, game in GAMES.items():
        options = ["--game", code, "--stacks", "4,4", "--menu", "ends", "--divide"]
        asked = ask(*options, *(["--ante", "1"] if has_bring_in(game) else []))
        assert asked.exit_code == 0, asked.output
        assert asked.stdout.splitlines()[0].split()[0] == (
            "bring" if has_bring_in(game) else "call"
        )


def test_draws_and_votes_are_choices_too():
    asked = ask("--stacks", "2,2", "--blinds", "1,2", "--button", "1", "--run-twice", "--divide")
    assert asked.stdout.splitlines() == ["call 3", "fold 1", "hands 4  left 1 3"]
    asked = ask("--stacks", "2,2", "--game", "single27", "--button", "1", "--divide")
    assert asked.stdout.splitlines() == ["call 9", "fold 1", "hands 10  left 1 9"]


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
        "--stacks 4,4 --game whist",
        "--stacks 4,4 --bets 2",
        "--stacks 4,4 --game stud --bring-in 9",
        "--stacks 4,4 --game stud --bring-in 0",
    ],
)
def test_what_is_no_start_is_refused_with_a_reason(options):
    asked = ask(*options.split())
    assert asked.exit_code == 2
    assert asked.stdout == ""
    assert asked.stderr
