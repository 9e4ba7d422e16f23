"""`fifthstreet referee` and `fifthstreet compare`: answers for people and for programs."""

import json

import pytest
from typer.testing import CliRunner

from fifthstreet.cli import app
from fifthstreet.games import GAMES
from tests.conftest import ROOT

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


# --- Other games --------------------------------------------------------------------------

CASES = json.loads((ROOT / "tests/showdowns/games.json").read_text(encoding="utf-8"))
BY_ID = {case["id"]: case for case in CASES}


def words_of(case):
    """A case of tests/showdowns as it is typed."""
    words = ["referee", "--game", case["game"], *case["hands"]]
    for option, key in (("--board", "board"), ("--second-board", "second")):
        words += [option, case[key]] if key in case else []
    if "paid" in case:
        words += ["--paid", ",".join(map(str, case["paid"]))]
        words += ["--dead-money", str(case.get("dead", 0))]
    for name, value in case.get("house", {}).items():
        if name == "rake":
            caps = value.get("caps")
            words += ["--rake", f"{value['percent'] / 100:g}{f':{caps[0]}' if caps else ''}"]
        else:
            words += ["--house", f"{name}={value}"]
    return words


def players(payouts):
    return {f"P{int(seat) + 1}": chips for seat, chips in payouts.items()}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_game_is_judged_at_the_command_line(case):
    told = answer(*words_of(case))
    assert [f"P{seat + 1}" for seat in told["winners"]] == case["winners"]
    assert [hand["category"] for hand in told["hands"]] == case["categories"]
    assert [players(pot["payouts"]) for pot in told["pots"]] == case.get("pots", [])
    high_low = GAMES[case["game"]].low is not None
    assert ("low_winners" in told) == high_low
    for place, hand in enumerate(told["hands"]):
        assert ("low" in hand) == high_low
        assert ("joker" in hand) == ("Jk" in hand["five"])
        if "jokers" in case:
            assert hand.get("joker") == case["jokers"][place]
    if high_low:
        assert [f"P{seat + 1}" for seat in told["low_winners"]] == case.get("low_winners", [])
    assert ("second" in told) == ("second" in case)
    if "second" in case:
        assert [f"P{seat + 1}" for seat in told["second"]["winners"]] == case["second_winners"]
    assert [pot["rake"] for pot in told["pots"] if "rake" in pot] == case.get("rake", [])
    for number, parts in enumerate(case.get("parts", ())):
        found = [
            [part["side"], part["chips"], players(part["payouts"])]
            for part in told["pots"][number]["parts"]
        ]
        assert found == parts
    for pot in told["pots"]:
        paid_out = sum(pot["payouts"].values())
        assert pot["chips"] == paid_out + pot.get("rake", 0)
        if "parts" in pot:
            assert sum(part["chips"] for part in pot["parts"]) == paid_out


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_every_game_is_told_in_every_language(case, lang):
    result = run(*words_of(case), "--lang", lang)
    assert (result.exit_code, result.stderr) == (0, "")
    for hole in ("None", "Category.", "{", "hand-", "low_card"):
        assert hole not in result.stdout


def test_a_low_hand_stands_below_the_high_one():
    lines = run(*words_of(BY_ID["hi-lo-quartered"])).stdout.splitlines()
    assert lines[0].startswith("Player 1: [K♣] K♥ K♦")
    assert lines[1].startswith("          8♠ 7♦ 4♣ [2♦] [A♠]")
    assert [line.endswith("← Winner") for line in lines[:4]] == [True, True, False, True]


def test_two_boards_are_told_one_after_the_other():
    lines = run(*words_of(BY_ID["run-twice"])).stdout.splitlines()
    assert lines[0] == "Board 1: 2♠ 7♦ 9♣ K♥ 3♣"
    assert lines[3] == "Board 2: 2♠ 7♦ 9♣ 4♥ Q♥"
    wins = [line.endswith("← Winner") for line in lines[:6]]
    assert wins == [False, False, True, False, True, False]


def test_a_joker_is_shown_with_the_card_it_stands_for():
    assert "[Jk=K♠]" in run(*words_of(BY_ID["joker-in-flush"])).stdout
    assert "[A♣] [Jk] A♠ A♥ A♦" in run(*words_of(BY_ID["joker-five-aces"])).stdout


def test_the_answer_of_holdem_has_no_keys_of_other_games():
    told = answer("referee", "--board", BOARD, NINES, KINGS, "--paid", "100,100")
    assert list(told) == ["winners", "hands", "reason", "text", "pots"]
    assert list(told["hands"][0]) == ["cards", "category", "five", "kickers", "remarks"]
    assert list(told["pots"][0]) == ["chips", "seats", "payouts"]


def test_the_low_of_each_hand_is_part_of_the_answer():
    told = answer(*words_of(BY_ID["hi-lo-one-low-card"]))
    assert [hand["low"] for hand in told["hands"]] == [
        None,
        {"cards": ["5c", "4h", "3d", "2h", "As"], "category": "low"},
    ]
    told = answer(*words_of(BY_ID["hi-lo-side-pot"]))
    assert told["low_reason"]["type"] == "low_card"
    assert told["pots"][1]["parts"] == [
        {"run": 0, "side": "high", "chips": 50, "payouts": {"1": 50}},
        {"run": 0, "side": "low", "chips": 50, "payouts": {"2": 50}},
    ]


@pytest.mark.parametrize("rake", ["5:7", "5%:7", "5.00:7", "5,0:7", " 5 :7"])
def test_a_rake_may_be_written_in_several_ways(rake):
    words = ("--paid", "100,100", "--rake", rake)
    told = answer("referee", "--board", BOARD, NINES, KINGS, *words)
    assert told["pots"][0] == {"chips": 200, "seats": [0, 1], "payouts": {"0": 193}, "rake": 7}
    assert told["text"].endswith("7.")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--game", "holdem"), "holdem52, joker53, joker53_bug"),
        (("--house", "unit=0"), "unit"),
        (("--house", "unit=half"), "unit"),
        (("--house", "unit"), "unit"),
        (("--house", "unit=5", "--house", "unit=25"), "unit"),
        (("--house", "odd_hilo=low"), "odd_hilo=high_half|suit"),
        (("--house", "burns=false"), "unit=25, odd_hilo=high_half|suit, odd_card=five|all"),
        (("--house", ""), "odd_card"),
        (("--rake", "101"), "--rake"),
        (("--rake", "-1"), "--rake"),
        (("--rake", "5:"), "--rake"),
        (("--rake", "five"), "--rake"),
        (("--rake", "5"), "chips"),  # of which nothing is said
        (("--second-board", BOARD), "king of diamonds comes twice"),
        (("--second-board", "7♣ 2♠ 7♦ 9♠"), "4 cards here, 5 expected"),
        (("--game", "omaha"), "2 cards here, 4 expected"),
        (("--game", "deck32"), "deuce of spades"),
        (("--game", "stud"), "5 cards here, 1 expected"),
        (("--game", "badugi"), "5 cards here, 0 expected"),
    ],
)
def test_what_a_game_or_a_house_does_not_know_is_refused(words, said):
    for lang in ("en", "ru", "uk"):
        result = run("referee", "--board", BOARD, NINES, KINGS, *words, "--lang", lang)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "Traceback" not in result.stderr
        assert lang != "en" or said in result.stderr


def test_a_missing_board_is_named():
    result = run("referee", NINES, KINGS)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith('--board: ""')


def test_a_card_of_another_deck_is_shown_at_its_place():
    result = run("referee", "--game", "deck32", "--board", "As Ah Ad 7c 8d", "Ac 5s", "Kc Kd")
    assert (result.exit_code, result.stdout) == (2, "")
    first, second = result.stderr.splitlines()[:2]
    assert first == '"Ac 5s"'
    assert second.startswith("    ^^ ")
    result = run("referee", "--board", "As Ah Ad 7c 8d", "Ac Jk", "Kc Kd")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith('"Ac Jk"\n    ^^ ')


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


@pytest.mark.parametrize(
    ("code", "said"),
    [("deck32", "With a 32-card deck"), ("deck36", "With a 36-card deck")],
)
def test_a_small_deck_is_named_where_its_order_decides(code, said):
    asked = run(
        "referee", "--game", code, "--board", "Kh Qh 7h 7s 8c", "Ah 9h", "Ks Kd", "--lang", "en"
    )
    assert said in asked.stdout
