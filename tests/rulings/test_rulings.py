"""Every ruling is decided as it is written; the form of a ruling is in history/README.md."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from fifthstreet.cli import rulings
from fifthstreet.history.rulings import Differs, Held, NotCovered, check_ruling, check_rulings
from fifthstreet.reasons import NotationError, RaiseTooSmall, UnreadableRecord

FILES = sorted(Path(__file__).parent.glob("*.json"))
CASES = [case for file in FILES for case in json.loads(file.read_text(encoding="utf-8"))["cases"]]

APP = typer.Typer()
APP.command()(rulings.command)


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_ruling(case):
    assert check_ruling(case) == Held(case["id"])


def test_every_ruling_has_a_name_of_its_own_and_a_source():
    assert len({case["id"] for case in CASES}) == len(CASES)
    assert all(case["name"] and case["source"] for case in CASES)


def test_rulings_handed_out(shared):
    text = (shared / "cases" / "rulings.json").read_text(encoding="utf-8")
    verdicts = check_rulings(text)
    assert [verdict for verdict in verdicts if not isinstance(verdict, Held)] == []
    assert len(verdicts) == 51


SMALL = {"id": "small", "stacks": [50, 50, 50], "blinds": [1, 2], "steps": []}


def test_a_ruling_that_differs_says_where():
    steps = [{"seat": "P3", "action": "call"}, {"expect": {"actor": "P1", "call": 2}}]
    assert check_ruling(SMALL | {"steps": steps}) == Differs("small", 2, "call", 2, 1)
    steps[1] = {"seat": "P1", "action": "raise", "to": 3}
    assert check_ruling(SMALL | {"steps": steps}) == Differs(
        "small", 2, "raise", None, RaiseTooSmall(3, 4, 50)
    )
    folds = [{"seat": seat, "action": "fold"} for seat in ("P3", "P1")]
    end = SMALL | {"steps": folds, "final_stacks": [50, 50, 50]}
    assert check_ruling(end) == Differs("small", None, "final_stacks", (50, 50, 50), (49, 51, 50))
    early = SMALL | {"steps": folds[:1], "final_stacks": [49, 51, 50]}
    assert check_ruling(early) == Differs("small", None, "actor", None, "P1")
    order = SMALL | {"steps": folds, "show_order": ["P2"]}
    assert check_ruling(order) == Differs("small", None, "show_order", ("P2",), ())


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"rake": 5}, "rake"),
        ({"blinds": [1, 2, 4, 8]}, "blinds"),
        ({"blinds": [2]}, "blinds"),
        ({"blinds": [0, 0]}, "blinds_or_straddles"),
        ({"game": "stud"}, "blinds"),
        ({"game": "whist"}, "game"),
        ({"game": 5}, "game"),
        ({"betting": "spread"}, "betting"),
        ({"antes": [1, 2]}, "antes"),
        ({"dead_blinds": [1]}, "dead_blinds"),
        ({"dead_small_blind": "1"}, "dead_small_blind"),
        ({"bets": [2]}, "bets"),
        ({"bring_in": None}, "bring_in"),
        ({"house": {"rake": 5}}, "house"),
        ({"game": "omaha", "hole": ["AsAd", None, None]}, "hole"),
        ({"second_board": "2h2h"}, "second_board"),
        ({"ended": "badly"}, "ended"),
        ({"shown": "P1"}, "shown"),
        ({"raked": 5}, "raked"),
        ({"steps": [{"seat": "P3", "action": "fold", "cards": "As"}]}, "fold cards"),
        ({"steps": [{"seat": "P3", "action": "call", "agree": True}]}, "call agree"),
        ({"steps": [{"seat": "P3", "action": "run_twice", "agree": 1}]}, "run_twice agree"),
        (
            {"steps": [{"seat": "P3", "action": "discard", "cards": "As", "count": 1}]},
            "discard count",
        ),
        ({"steps": [{"seat": "P3", "action": "discard", "count": "1"}]}, "discard count"),
        ({"steps": [{"floor": "scold"}]}, "floor scold"),
        ({"steps": [{"floor": "kill", "why": "released"}]}, "floor kill"),
        ({"steps": [{"floor": "void", "seat": "P1", "why": "server_fault"}]}, "floor void"),
        ({"steps": [{"floor": "kill", "seat": "P1", "why": "boxed_cards"}]}, "floor why"),
        ({"steps": [{"floor": "kill", "seat": "P1", "why": "swept", "by": 1}]}, "floor by"),
        ({"steps": [{"floor": "void", "why": "server_fault", "at": "dawn"}]}, "floor at"),
        ({"steps": [{"floor": "replace", "seat": "P1", "card": "AsAd"}]}, "floor card"),
        ({"blinds": 2}, "blinds"),
        ({"stacks": [50]}, "stacks"),
        ({"stacks": [50, "many"]}, "stacks"),
        ({"ante": 1, "big_blind_ante": 2}, "ante"),
        ({"ante": True}, "ante"),
        ({"house": {"rabbit": True}}, "house"),
        ({"house": {"short_open": "sometimes"}}, "house"),
        ({"house": 1}, "house"),
        ({"hole": ["AsAd"]}, "hole"),
        ({"hole": ["AsAd", "KsK", None]}, "hole"),
        ({"board": "2h2h"}, "board"),
        ({"hole": ["AsAd", None, None], "board": "As"}, "the same card twice"),
        ({"steps": [{"seat": "P1", "action": "show"}]}, "action show"),
        ({"steps": [{"seat": "P1", "action": ["fold"]}]}, "action ['fold']"),
        ({"steps": [{"seat": "P4", "action": "fold"}]}, "seat P4"),
        ({"steps": [{"seat": "P0", "action": "fold"}]}, "seat P0"),
        ({"steps": [{"seat": "P٣", "action": "fold"}]}, "seat P٣"),
        ({"steps": [{"seat": "P³", "action": "fold"}]}, "seat P³"),
        ({"steps": [{"seat": "P0003", "action": "fold"}]}, "seat P0003"),
        ({"steps": [{"seat": "P03", "action": "fold"}]}, "seat P03"),
        ({"steps": [{"seat": "P33333", "action": "fold"}]}, "seat P33333"),
        ({"steps": [{"seat": "P3", "action": "fold", "by": 2}]}, "step by"),
        ({"steps": [{"seat": "P3", "action": "call", "to": 50}]}, "call to"),
        ({"steps": [{"seat": "P3", "action": "check", "to": 0}]}, "check to"),
        ({"steps": [{"seat": "P3", "action": "fold", "to": 50}]}, "fold to"),
        ({"steps": [{"seat": "P3", "action": "call", "confirm": True}]}, "call confirm"),
        ({"steps": [{"seat": "P3", "action": "fold", "confirm": "no"}]}, "fold confirm"),
        ({"steps": [{"expect": {"nuts": 3}}]}, "expect nuts"),
        ({"steps": [{"expect": {"call": 3}, "after": 1}]}, "expect after"),
        ({"steps": [{"expect": 1}]}, "expect"),
        ({"steps": ["fold"]}, "steps"),
        ({"steps": {}}, "steps"),
        ({"show_order": "P1"}, "show_order"),
        ({"show_order": ["P9"]}, "seat P9"),
        ({"final_stacks": None}, "final_stacks"),
    ],
)
def test_what_we_do_not_know_is_not_passed_over(change, what):
    assert check_ruling(SMALL | change) == NotCovered("small", what)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"cases": [1]}', "[" * 100_000, '{"cases": 1'])
def test_text_that_holds_no_rulings(text):
    with pytest.raises(NotationError) as error:
        check_rulings(text)
    assert isinstance(error.value.reason, UnreadableRecord)


def ask(*arguments):
    return CliRunner().invoke(APP, [str(argument) for argument in arguments])


def test_command_names_what_is_not_covered(tmp_path):
    file = tmp_path / "unknown.json"
    unknown = SMALL | {"rabbit": True}
    file.write_text(json.dumps({"cases": [SMALL | {"id": "known"}, unknown]}), encoding="utf-8")
    asked = ask(file)
    assert asked.exit_code == 0
    *left_out, summary = asked.stdout.splitlines()
    assert left_out == ["small  not covered: rabbit"]
    assert summary == "2 rulings: 1 held, 0 different, 1 not covered"


def test_what_holds_at_the_end_of_other_hands():
    """Who shows, what is raked and how the hand ends are compared as well."""
    calls = [{"seat": seat, "action": "fold"} for seat in ("P3", "P1")]
    end = SMALL | {"steps": calls}
    assert check_ruling(end | {"shown": [], "raked": [], "ended": "played"}) == Held("small")
    assert check_ruling(end | {"shown": ["P2"]}) == Differs("small", None, "shown", ("P2",), ())
    assert check_ruling(end | {"raked": [1]}) == Differs("small", None, "raked", (1,), ())
    void: list[object] = [*calls[:1], {"floor": "void", "why": "server_fault"}]
    asked = SMALL | {"steps": void, "ended": "misdeal"}
    assert check_ruling(asked) == Differs("small", None, "ended", "misdeal", "void")


def test_a_draw_of_other_cards_than_asked_for_is_no_ruling():
    two = {"seat": "P2", "action": "discard", "count": 2, "draws": "As"}
    fold = {"seat": "P1", "action": "fold"}
    case = {"game": "draw5", "stacks": [50, 50], "blinds": [1, 2]}
    steps: list[object] = [{"seat": "P2", "action": "call"}, {"seat": "P1", "action": "check"}]
    steps += [{"seat": "P1", "action": "discard"}, two]
    assert check_ruling(SMALL | case | {"steps": steps}) == NotCovered("small", "draws")
    folded = check_ruling(SMALL | case | {"steps": [fold]})
    assert isinstance(folded, Differs) and folded.what == "fold"


def test_command_fails_on_a_difference_and_names_it(tmp_path):
    file = tmp_path / "wrong.json"
    wrong = SMALL | {"steps": [{"expect": {"actor": "P1"}}, {"expect": {"call": 2}}]}
    file.write_text(json.dumps({"cases": [wrong]}), encoding="utf-8")
    asked = ask(file, "--json")
    assert asked.exit_code == 1
    assert json.loads(asked.stdout) == {
        "cases": 1,
        "held": 0,
        "different": [{"id": "small", "step": 1, "what": "actor", "expected": "P1", "found": "P3"}],
        "not_covered": [],
    }
    assert ask(file).stdout.startswith("small  step 1: actor P1, we say P3\n")


def test_command_refuses_what_is_no_file_of_rulings(tmp_path):
    (tmp_path / "empty.json").write_text("", encoding="utf-8")
    for path in (tmp_path / "missing.json", tmp_path, tmp_path / "empty.json"):
        asked = ask(path)
        assert asked.exit_code == 2
        assert asked.stdout == ""
        assert path.name in asked.stderr


def test_command_reads_a_file_with_a_byte_order_mark(tmp_path):
    (tmp_path / "bom.json").write_text(json.dumps({"cases": [SMALL]}), encoding="utf-8-sig")
    asked = ask(tmp_path / "bom.json")
    assert (asked.exit_code, asked.stdout) == (
        0,
        "1 rulings: 1 held, 0 different, 0 not covered\n",
    )


def test_command_prints_no_control_character_of_a_file(tmp_path):
    name = "\x1b[31m\n\x9b\u202e"
    file = tmp_path / "esc.json"
    wrong = SMALL | {"id": name, "steps": [{"expect": {"actor": name}}]}
    unknown = SMALL | {"id": "later", name: 1}
    file.write_text(json.dumps({"cases": [wrong, unknown]}), encoding="utf-8")
    lines = ask(file).stdout.splitlines()
    assert len(lines) == 3
    assert all(line.isprintable() for line in lines)
    assert r"\x1b[31m\n\x9b\u202e  step 1: actor \x1b[31m" in lines[0]
    told = ask(file, "--json").stdout
    assert told.strip().isprintable()
    assert json.loads(told)["different"][0]["id"] == name
    gone = ask(tmp_path / name)
    assert (gone.exit_code, gone.stderr.count("\n")) == (2, 1)
    assert "\x1b" not in gone.stderr
