"""`fifthstreet referee` and `fifthstreet compare`: answers for people and for programs."""

import json

import pytest
from typer.testing import CliRunner

from fifthstreet.cli import app

BOARD = "7♣ 2♠ 7♦ 9♠ К♦"
NINES, KINGS = "9♥ 9♣", "К♣ 7♥"


def run(*words):
    return CliRunner().invoke(app, words)


def answer(*words):
    result = run(*words, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_the_answer_for_programs_is_complete():
    told = answer("referee", "--board", BOARD, NINES, KINGS, "--paid", "100,100")
    assert told["winners"] == [0]
    assert told["hands"][0] == {
        "cards": ["9h", "9c"],
        "category": "full_house",
        "five": ["9h", "9c", "9s", "7d", "7c"],
        "kickers": [],
        "remarks": [],
    }
    assert told["reason"] == {
        "type": "trips_rank",
        "category": "full_house",
        "place": 1,
        "winner": "9",
        "loser": "7",
    }
    assert told["pots"] == [{"chips": 200, "seats": [0, 1], "payouts": {"0": 200}}]
    assert "nines full of sevens" in told["text"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "nines over sevens"),
        ("ru", "девятки старше семёрок"),
        ("uk", "дев’ятки старші за сімки"),
    ],
)
def test_people_are_told_the_winner_both_fives_and_the_reason(lang, sentence):
    result = run("referee", "--board", BOARD, NINES, KINGS, "--lang", lang)
    assert result.exit_code == 0
    assert "[9♥] [9♣] 9♠ 7♦ 7♣" in result.stdout
    assert "[7♥] 7♦ 7♣ [K♣] K♦" in result.stdout
    assert sentence in result.stdout


def test_without_chips_no_chips_are_told():
    told = answer("referee", "--board", BOARD, NINES, KINGS)
    assert told["pots"] == []
    assert "0" not in told["text"]


def test_a_tie_without_chips_tells_no_chips_either():
    told = answer("referee", "--board", "AsKsQsJsTs", "2c3c", "2d3d")
    assert told["winners"] == [0, 1]
    assert told["reason"] == {"type": "none", "plays_board": True}
    assert "0" not in told["text"]


def test_an_all_in_player_wins_the_main_pot_only():
    """S4-16: 8,000 all-in against two of 20,000."""
    hands = ("AsAd", "KsKd", "QsQd")
    told = answer("referee", "--board", "2h7c9dJc3d", *hands, "--paid", "8000,20000,20000")
    assert told["pots"] == [
        {"chips": 24000, "seats": [0, 1, 2], "payouts": {"0": 24000}},
        {"chips": 24000, "seats": [1, 2], "payouts": {"1": 24000}},
    ]


def test_folded_chips_and_dead_money_stay_in_the_pots():
    told = answer(
        "referee", "--board", "AcKh7d3s2s", "AsKd", "AhKc",
        "--paid", "100,300", "--folded", "50,200", "--dead-money", "11",
    )  # fmt: skip
    # 361: 100 + 100 + 50 + 100 + 11; the rest of the folded 200 is in the side pot.
    assert [pot["chips"] for pot in told["pots"]] == [361, 300]
    assert told["pots"][0]["payouts"] == {"0": 181, "1": 180}
    assert told["pots"][1]["payouts"] == {"1": 300}


@pytest.mark.parametrize(("button", "first"), [(0, "1"), (1, "2"), (2, "0")])
def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button(button, first):
    told = answer(
        "referee", "--board", "AsKsQsJsTs", "2c3c", "2d3d", "2h3h",
        "--paid", "33,33,34", "--dead-money", "0", "--button", str(button),
    )  # fmt: skip
    payouts = dict(told["pots"][0]["payouts"])
    assert told["pots"][0]["chips"] == 99
    assert sorted(payouts.values()) == [33, 33, 33]
    told = answer(
        "referee", "--board", "AsKsQsJsTs", "2c3c", "2d3d", "2h3h",
        "--paid", "33,33,33", "--dead-money", "1", "--button", str(button),
    )  # fmt: skip
    assert told["pots"][0]["payouts"][first] == 34


@pytest.mark.parametrize(
    "words",
    [
        ("--board", "7c2s7d9sKd", "9h9c", "9h7h"),  # a card twice
        ("--board", "7c2s7d9sKd", "9h9c", "Kd7h"),  # a card of the board
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h2d"),  # three hole cards
        ("--board", "7c2s7d9sKdAd", "9h9c", "Kc7h"),
        ("--board", "7c2s7d", "9h9c", "Kc7h"),
        ("--board", "", "9h9c", "Kc7h"),
        ("--board", "7c2s7d9sKd", "9h9c", "1♠7h"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kx7h"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "100"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "100,-1"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "100,1.5"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "100,NaN"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "100,1e309"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "100," + "9" * 30),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "100,,100"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--folded", "100"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "1,1", "--button", "2"),
        ("--board", "7c2s7d9sKd", "9h9c", "Kc7h", "--paid", "1,1", "--button", "-1"),
        ("--board", "(" * 10_000, "9h9c", "Kc7h"),
    ],
)
def test_bad_input_ends_with_code_2_and_the_reason_on_standard_error(words):
    result = run("referee", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.strip()


def test_hands_given_by_ranks_are_compared():
    told = answer("compare", "8-8-4-3-2", "6-6-A-K-9")
    assert told["winners"] == [0]
    assert told["reason"]["type"] == "pair_rank"
    told = answer("compare", "К-8-7-4-2", "К-10-6-4-3")
    assert told["winners"] == [1]
    assert told["reason"] == {
        "type": "kicker",
        "category": "high_card",
        "place": 2,
        "winner": "T",
        "loser": "8",
        "index": 1,
    }
    assert answer("compare", "A-K-Q-J-9", "9-J-Q-K-A")["winners"] == [0, 1]
    assert answer("compare", "9-7-5-3-2", "9-7-5-3-2", "--one-suit")["hands"][0]["category"] == (
        "flush"
    )


@pytest.mark.parametrize(
    "hands",
    [("8-8-4-3", "6-6-A-K-9"), ("8-8-8-8-8", "6-6-A-K-9"), ("8-8-4-3-x", "6-6-A-K-9"), ("", "2")],
)
def test_ranks_that_are_no_hand_are_refused(hands):
    result = run("compare", *hands)
    assert result.exit_code == 2
    assert result.stderr.strip()
