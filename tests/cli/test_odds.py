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


@pytest.mark.parametrize(
    ("code", "cards", "expected"),
    [
        ("deck32_ace_high", 5, {"straight": 4_080, "straight_flush": 12, "royal_flush": 4}),
        ("deck32", 5, {"straight": 5_100, "straight_flush": 16, "royal_flush": 4}),
        ("deck36_trips", 5, {"three": 16_128, "straight": 6_120, "flush": 480}),
        ("razz", 5, {"low": 1_317_888, "pair": 1_098_240, "four": 624}),
        ("single27", 5, {"low": 1_303_560, "straight": 9_180, "straight_flush": 32}),
        ("triple27", 5, {"royal_flush": 4, "flush": 5_112}),
        ("joker53", 5, {"five_of_a_kind": 13, "three": 137_280}),
        ("joker53_bug", 5, {"five_of_a_kind": 1}),
        ("stud", 7, {"royal_flush": 4_324, "pair": 58_627_800}),
    ],
)
def test_hands_are_counted_as_in_a_game(code, cards, expected):
    answer = counted("--game", code, "--cards", str(cards))
    assert sum(answer["counts"].values()) == answer["total"]
    assert {category: answer["counts"][category] for category in expected} == expected
    assert "low" not in answer


def test_the_order_is_that_of_the_game():
    straight_first = list(counted("--game", "deck36")["counts"])
    trips_first = list(counted("--game", "deck36_trips")["counts"])
    assert straight_first.index("straight") < straight_first.index("three")
    assert trips_first.index("three") < trips_first.index("straight")
    assert next(iter(counted("--game", "razz")["counts"])) == "low"


def test_low_hands_are_counted_where_they_share_the_pot():
    assert counted("--game", "omaha8") == counted()
    assert "low" not in counted("--game", "omaha")


def test_a_game_has_its_own_deck():
    asked = ask("--deck", "52", "--game", "razz")
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert "--deck and --game exclude each other" in asked.stderr


@pytest.mark.parametrize(
    ("code", "said"), [("badugi", "badugi hands are not counted"), ("nope", "deck32_ace_high")]
)
def test_a_game_that_is_not_counted_is_refused(code, said):
    asked = ask("--game", code)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert said in asked.stderr
