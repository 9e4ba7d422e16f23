"""`fifthstreet equity`: shares of the pot for people and as JSON, and what is refused, and how."""

import io
import json
import sys
import time

import pytest
from typer.testing import CliRunner

from fifthstreet.cli import app, tables
from fifthstreet.odds.equity import equity

NBSP = "\u00a0"


def ask(*options):
    return CliRunner().invoke(app, ["equity", *map(str, options)])


def answer(*options):
    asked = ask(*options, "--json")
    assert (asked.exit_code, asked.stderr) == (0, "")
    assert asked.stdout.count("\n") == 1
    return json.loads(asked.stdout)


def printed(*options):
    asked = ask(*options)
    assert (asked.exit_code, asked.stderr) == (0, "")
    return asked.stdout.replace(NBSP, " ").rstrip("\n")


# --- For programs -------------------------------------------------------------------------


def test_two_hands_before_the_flop():
    told = answer("AsKs", "QhQd")
    assert (told["method"], told["boards"]) == ("exact", 1_712_304)
    ace_king, queens = told["players"]
    assert list(told) == ["method", "boards", "players"]
    assert list(ace_king) == ["hand", "win", "tie", "equity", "wins", "ties", "tied"]
    assert (ace_king["hand"], queens["hand"]) == ("AsKs", "QhQd")
    assert (ace_king["wins"], ace_king["ties"], queens["wins"]) == (787_966, 6_732, 917_606)
    assert ace_king["win"] == 787_966 / 1_712_304
    assert ace_king["equity"] == (787_966 + 6_732 / 2) / 1_712_304
    assert ace_king["equity"] + queens["equity"] == pytest.approx(1)
    assert queens["tied"] == [{"with": [0], "ties": 6_732}]


def test_board_and_dead_cards_are_taken_out():
    told = answer("AsKs", "QhQd", "--board", "Qs 7s 2c", "--dead", "3s 4s")
    assert told["boards"] == 43 * 42 // 2
    same = equity(["AsKs", "QhQd"], "Qs7s2c", "3s4s")
    assert [player["wins"] for player in told["players"]] == [each.wins for each in same.players]


def test_what_is_drawn_has_an_error_and_follows_the_seed():
    spot = ("22+", "AsKs", "QQ", "--board", "2c7d9h")
    told = answer(*spot, "--samples", 20_000, "--seed", 7)
    assert (told["method"], told["boards"]) == ("sampled", 20_000)
    assert told == answer(*spot, "--samples", "20000", "--seed", "7")
    assert told != answer(*spot, "--samples", "20000", "--seed", "-8")
    assert all([0 < player["error"] < 0.005 for player in told["players"]])
    stopped = answer(*spot, "--samples", 2_000_000, "--error", "0.004")
    assert stopped["boards"] < 2_000_000
    assert max([player["error"] for player in stopped["players"]]) <= 0.004


def test_high_and_low_are_told_apart():
    told = answer("AsKsQd2d", "Ac3c9h8h", "--game", "omaha8", "--board", "2c4d")
    assert told["lows"] == 9_940
    first, second = told["players"]
    assert first["high"]["share"] + second["high"]["share"] == pytest.approx(1)
    assert first["low"] == {"wins": 0, "ties": 1_440, "share": 720 / 9_940}
    assert "high" not in answer("AsKsQd2d", "Ac3c9h8h", "--game", "omaha")["players"][0]


# --- For people ---------------------------------------------------------------------------

SPOT = ("A♠K♠", "AhKh", "22+", "--board", "2c 7d 9h Jc")
TEXTS = {
    "en": """\
                    Win    Tie  Equity
Player 1  A♠ K♠   0.00%  7.23%   3.61%
Player 2  A♥ K♥   0.00%  7.23%   3.61%
Player 3  22+    92.77%  0.00%  92.77%

Split pot, Player 1 and Player 2: 7.23%
Exact, boards counted: 44""",
    "ru": """\
                 Выигрыш   Делёж   Эквити
Игрок №1  A♠ K♠   0,00 %  7,23 %   3,61 %
Игрок №2  A♥ K♥   0,00 %  7,23 %   3,61 %
Игрок №3  22+    92,77 %  0,00 %  92,77 %

Делёж банка, игрок №1 и игрок №2: 7,23 %
Точно, подсчитано бордов: 44""",
    "uk": """\
                    Виграш   Поділ   Еквіті
Гравець №1  A♠ K♠   0,00 %  7,23 %   3,61 %
Гравець №2  A♥ K♥   0,00 %  7,23 %   3,61 %
Гравець №3  22+    92,77 %  0,00 %  92,77 %

Поділ банку, гравець №1 та гравець №2: 7,23 %
Точно, підраховано бордів: 44""",
}


@pytest.mark.parametrize("lang", TEXTS)
def test_a_person_reads_a_table(lang):
    assert printed(*SPOT, "--lang", lang) == TEXTS[lang]


@pytest.mark.parametrize(
    ("lang", "last"),
    [
        ("en", "Estimate, deals drawn at random: 5,000"),
        ("ru", "Оценка, случайных раздач: 5 000"),
        ("uk", "Оцінка, випадкових роздач: 5 000"),
    ],
)
def test_what_is_drawn_says_so(lang, last):
    lines = printed("AA", "KK", "QQ", "--samples", 5_000, "--lang", lang).splitlines()
    assert lines[-1] == last
    assert [line.count("±") for line in lines[:4]] == [0, 1, 1, 1]


def test_high_and_low_have_columns():
    lines = printed("AsKsQd2d", "Ac3c9h8h", "--game", "omaha8", "--board", "2c4d").splitlines()
    assert lines == [
        "                       Whole pot  Part of it    High     Low  Equity",
        "Player 1  A♠ K♠ Q♦ 2♦     10.37%      49.53%  52.98%   7.24%  34.81%",
        "Player 2  A♣ 3♣ 9♥ 8♥     40.10%      49.53%  47.02%  92.76%  65.19%",
        "",
        "Best high hand together, Player 1 and Player 2: 2.83%",
        "Exact, boards counted: 11,480",
    ]


def test_an_omaha_hand_may_be_written_in_pairs():
    spot = "Ac3c9h8h", "--game", "omaha", "--board", "2c4d"
    apart, glued = answer("AsKs Qd2d", *spot), answer("AsKsQd2d", *spot)
    assert apart["players"][0] | {"hand": ""} == glued["players"][0] | {"hand": ""}


def test_games_without_a_board_count_deals():
    hands = "As Ah Ad 2c 3c 4c", "Ks Kh Kd 5c 6c 7c"
    lines = printed(*hands, "--game", "stud").splitlines()
    assert lines[-1] == "Exact, deals counted: 1,560"


def test_a_long_range_is_cut():
    text = ",".join([f"A{rank}s" for rank in "23456789TJQK"])
    line = printed(text, "KK", "--board", "2c7d9h").splitlines()[1]
    assert "A2s,A3s,A4s,A5s,A6s,A7s,A8s,A9s,ATs,AJs…  " in line


# --- Bad input ----------------------------------------------------------------------------

ALL_BUT_EIGHT = "".join([f"{rank}{suit}" for rank in "23456789TJQ" for suit in "shdc"])
CASES = {
    "a rank that is none": (
        ("AKs,ZZ", "QQ"),
        '"AKs,ZZ"\n     ^ no rank “Z”; ranks are 2 to 10 and J Q K A',
        '"AKs,ZZ"\n     ^ нет достоинства «Z»; есть 2–10 и J Q K A или В Д К Т',
        '"AKs,ZZ"\n     ^ немає номіналу «Z»; є 2–10 та J Q K A або В Д К Т',
    ),
    "a card twice in a hand": (
        ("AsAs", "QQ"),
        '"AsAs"\n   ^^ the ace of spades comes twice',
        '"AsAs"\n   ^^ пиковый туз встречается дважды',
        '"AsAs"\n   ^^ піковий туз трапляється двічі',
    ),
    "a card in both hands": (
        ("AsKs", "QdAs"),
        '"QdAs"\n   ^^ the ace of spades comes twice',
        '"QdAs"\n   ^^ пиковый туз встречается дважды',
        '"QdAs"\n   ^^ піковий туз трапляється двічі',
    ),
    "a card in a hand and on the board": (
        ("AsKs", "QdQh", "--board", "Ks7d2c"),
        '"AsKs"\n   ^^ the king of spades comes twice',
        '"AsKs"\n   ^^ пиковый король встречается дважды',
        '"AsKs"\n   ^^ піковий король трапляється двічі',
    ),
    "eight cards on the board": (
        ("AsKs", "QdQh", "--board", "2c3c4c5c6c7c8c9c"),
        f'"2c3c4c5c6c7c8c9c"\n {"^" * 16} 8 cards here, 0 to 5 expected',
        f'"2c3c4c5c6c7c8c9c"\n {"^" * 16} карт здесь 8, а нужно от 0 до 5',
        f'"2c3c4c5c6c7c8c9c"\n {"^" * 16} карт тут 8, а треба від 0 до 5',
    ),
    "a range that dead cards empty": (
        ("AsQs", "KK", "--dead", "KhKdKc"),
        '"KK"\n ^^ nothing is left of this range: each of its hands holds a card that lies elsewhere',
        '"KK"\n ^^ от этого диапазона ничего не осталось: в каждой руке есть карта, которая уже лежит в другом месте',
        '"KK"\n ^^ від цього діапазону нічого не залишилося: у кожній руці є карта, яка вже лежить в іншому місці',
    ),
    "a weight below 0": (
        ("AA@-1", "KK"),
        '"AA@-1"\n    ^^ a weight is a number above 0 and at most 1',
        '"AA@-1"\n    ^^ вес — это число больше 0 и не больше 1',
        '"AA@-1"\n    ^^ вага — це число, більше за 0 і не більше за 1',
    ),
    "a weight above 1": (
        ("AA@1.5", "KK"),
        '"AA@1.5"\n    ^^^ a weight is a number above 0 and at most 1',
        '"AA@1.5"\n    ^^^ вес — это число больше 0 и не больше 1',
        '"AA@1.5"\n    ^^^ вага — це число, більше за 0 і не більше за 1',
    ),
    "a weight that is no number": (
        ("AA@NaN", "KK"),
        '"AA@NaN"\n    ^^^ a weight is a number above 0 and at most 1',
        '"AA@NaN"\n    ^^^ вес — это число больше 0 и не больше 1',
        '"AA@NaN"\n    ^^^ вага — це число, більше за 0 і не більше за 1',
    ),
    "nobody": (
        (),
        "2 to 9 hands share a pot; here are 0.",
        "За один банк играют от 2 до 9 рук, а названо 0.",
        "За один банк грають від 2 до 9 рук, а названо 0.",
    ),
    "one player": (
        ("AsKs",),
        "2 to 9 hands share a pot; here is 1.",
        "За один банк играют от 2 до 9 рук, а названо 1.",
        "За один банк грають від 2 до 9 рук, а названо 1.",
    ),
    "ten players": (
        ("22+",) * 10,
        "2 to 9 hands share a pot; here are 10.",
        "За один банк играют от 2 до 9 рук, а названо 10.",
        "За один банк грають від 2 до 9 рук, а названо 10.",
    ),
    "no deal to draw": (
        ("AsKs", "QdQh", "--samples", "0"),
        "At least one deal is drawn at random, not 0.",
        "Случайных раздач должно быть не меньше одной, а названо 0.",
        "Випадкових роздач має бути не менше однієї, а названо 0.",
    ),
    "samples that are no number": (
        ("AsKs", "QdQh", "--samples", "1e6"),
        '"1e6"\n ^^^ “1e6” is no whole number',
        '"1e6"\n ^^^ «1e6» — не целое число',
        '"1e6"\n ^^^ «1e6» — не ціле число',
    ),
    "a seed that is no number": (
        ("AsKs", "QdQh", "--seed", "x"),
        '"x"\n ^ “x” is no whole number',
        '"x"\n ^ «x» — не целое число',
        '"x"\n ^ «x» — не ціле число',
    ),
    "an error that is no number": (
        ("AsKs", "QdQh", "--error", "nan"),
        "“--error” does not take “nan”.\n--error: 0.001, 0.0005",
        "Ключ «--error» не принимает «nan».\n--error: 0.001, 0.0005",
        "Ключ «--error» не приймає «nan».\n--error: 0.001, 0.0005",
    ),
    "a range in Omaha": (
        ("AKs", "AsKsQdJd", "--game", "omaha"),
        '"AKs"\n ^^^ a range cannot be counted in this game; name one hand, card by card',
        '"AKs"\n ^^^ диапазоны в этой игре не считаются; назовите одну руку, карту за картой',
        '"AKs"\n ^^^ діапазонів у цій грі не рахують; назвіть одну руку, карту за картою',
    ),
    "a range beside a joker": (
        ("AsKs", "QQ+", "--game", "joker53"),
        '"QQ+"\n ^^^ a range cannot be counted in this game; name one hand, card by card',
        '"QQ+"\n ^^^ диапазоны в этой игре не считаются; назовите одну руку, карту за картой',
        '"QQ+"\n ^^^ діапазонів у цій грі не рахують; назвіть одну руку, карту за картою',
    ),
    "deals drawn in a game that counts": (
        ("AsKs", "QdQh", "--game", "joker53", "--samples", "10"),
        "In this game deals are counted, not drawn at random.",
        "В этой игре раздачи подсчитываются, а не выбираются случайно.",
        "У цій грі роздачі підраховують, а не вибирають випадково.",
    ),
    "deals that are too many to count": (
        ("AsKsQs", "AdKdQdJd", "--game", "stud"),
        "The missing cards can be dealt in 1,588,286,700 ways; no more than 3,000,000 are counted. Name more cards.",
        "Способов раздать недостающие карты — 1 588 286 700, а считается не больше 3 000 000. Назовите больше карт.",
        "Способів роздати карти, яких бракує, — 1 588 286 700, а рахується не більше 3 000 000. Назвіть більше карт.",
    ),
    "more cards than the deck has": (
        ("AsKs", "AdKd", "--dead", ALL_BUT_EIGHT),
        "The hands, the whole board and the dead cards are 53 cards, and the deck has 52.",
        "Рукам, полному борду и мёртвым картам нужно карт: 53, а в колоде их 52.",
        "Рукам, повному борду й мертвим картам треба карт: 53, а в колоді їх 52.",
    ),
    "a card of another deck": (
        ("AsKs", "AdKd", "--game", "deck36", "--board", "9s 2c"),
        '"9s 2c"\n    ^^ The deuce of clubs is not in the deck of this game.',
        '"9s 2c"\n    ^^ В колоде этой игры такой карты нет: трефовая двойка.',
        '"9s 2c"\n    ^^ У колоді цієї гри такої карти немає: трефова двійка.',
    ),
}  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_refused_in_the_language_of_the_caller(case, lang):
    options, *told = CASES[case]
    for as_json in ([], ["--json"]):
        asked = ask(*options, "--lang", lang, *as_json)
        assert (asked.exit_code, asked.stdout) == (2, "")
        said = told[["en", "ru", "uk"].index(lang)]
        assert asked.stderr.replace(NBSP, " ") == said + "\n"


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "does not take"), ("ru", "не принимает"), ("uk", "не приймає")],
)
def test_a_game_that_is_none_is_refused(lang, said):
    asked = ask("AsKs", "QdQh", "--game", "nope", "--lang", lang)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert said in asked.stderr and "deck32_ace_high" in asked.stderr


# --- How far it is ------------------------------------------------------------------------


class Terminal(io.StringIO):
    """Standard error of somebody who sits there."""

    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Counting"), ("ru", "Идёт подсчёт"), ("uk", "Триває підрахунок")]
)
def test_long_work_is_watched_at_a_terminal(lang, said, monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setattr(tables, "PATIENCE", 0.0)
    monkeypatch.setenv("TERM", "xterm")
    with tables.progress(lang) as watch:
        while said not in screen.getvalue():
            time.sleep(0.01)
        watch(50, 100)
    assert "50%" in screen.getvalue()


def test_short_work_is_not_watched(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    with tables.progress("en") as watch:
        watch(1, 2)
    assert screen.getvalue() == ""


def test_nobody_is_shown_a_bar_where_there_is_no_terminal(monkeypatch):
    elsewhere = io.StringIO()
    monkeypatch.setattr(sys, "stderr", elsewhere)
    monkeypatch.setattr(tables, "PATIENCE", 0.0)
    with tables.progress("en") as watch:
        watch(1, 2)
        time.sleep(0.05)
    assert elsewhere.getvalue() == ""
