"""`fifthstreet odds`: the counts of a deck, for people and as JSON."""

import json
from math import comb

import pytest
from typer.testing import CliRunner

from fifthstreet.cli import app


def ask(*options):
    return CliRunner().invoke(app, ["odds", *options])


def counted(*options):
    asked = ask(*options, "--json")
    assert (asked.exit_code, asked.stderr) == (0, "")
    return json.loads(asked.stdout)


def test_five_of_52():
    answer = counted("--deck", "52", "--cards", "5")
    assert answer["total"] == 2_598_960
    assert answer["counts"] == {
        "royal_flush": 4,
        "straight_flush": 36,
        "four": 624,
        "full_house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three": 54_912,
        "two_pair": 123_552,
        "pair": 1_098_240,
        "high_card": 1_302_540,
    }
    assert answer["low"] == {"5": 1_024, "6": 5_120, "7": 15_360, "8": 35_840, "none": 2_541_616}


@pytest.mark.parametrize(
    ("deck", "cards", "strongest", "flush", "house"),
    [
        ("36", 5, "royal_flush", 480, 1_728),
        ("32", 7, "royal_flush", 57_940, 357_504),
        ("joker", 5, "five_of_a_kind", 7_804, 6_552),
        ("bug", 5, "five_of_a_kind", 7_804, 4_368),
    ],
)
def test_other_decks(deck, cards, strongest, flush, house):
    answer = counted("--deck", deck, "--cards", str(cards))
    total = comb({"36": 36, "32": 32}.get(deck, 53), cards)
    assert sum(answer["counts"].values()) == answer["total"] == total
    assert (answer["counts"]["flush"], answer["counts"]["full_house"]) == (flush, house)
    assert next(iter(answer["counts"])) == strongest
    order = list(answer["counts"])
    assert (order.index("flush") < order.index("full_house")) == (deck in ("36", "32"))
    assert "low" not in answer


def test_a_person_reads_how_rare_a_hand_is():
    asked = ask()
    assert (asked.exit_code, asked.stderr) == (0, "")
    lines = asked.stdout.splitlines()
    assert lines[0] == "5 of 52 cards: 2,598,960 hands"
    assert lines[2].split() == ["royal", "flush", "4", "1", "in", "649,740"]
    assert lines[3].split() == ["straight", "flush", "36", "1", "in", "72,193.33"]
    assert lines[-1].split() == ["no", "low", "2,541,616", "1", "in", "1.02"]


@pytest.mark.parametrize(
    "options", [("--deck", "54"), ("--cards", "4"), ("--cards", "8"), ("--cards", "many")]
)
def test_what_is_not_counted_is_refused(options):
    asked = ask(*options)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert options[0] in asked.stderr
