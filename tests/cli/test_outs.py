"""`fifthstreet outs`: which next cards help, for people and as JSON, and what is refused."""

import json

import pytest
from typer.testing import CliRunner

from fifthstreet.cli import app

NBSP = "\u00a0"


def ask(*options):
    return CliRunner().invoke(app, ["outs", *options])


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


def test_alone_a_hand_has_outs_and_cards_for_everybody():
    told = answer("9h8h", "--board", "7c 6d Kh")
    assert list(told) == [
        "now",
        "unseen",
        "to_come",
        "count",
        "next",
        "river",
        "outs",
        "board_only",
    ]
    assert told["now"] == {"category": "high_card", "ranks": ["K", "9", "8", "7", "6"]}
    assert (told["unseen"], told["to_come"], told["count"]) == (47, 2, 14)
    assert told["next"] == 14 / 47
    assert told["river"] == pytest.approx(1 - 33 * 32 / (47 * 46))
    first = told["outs"][0]
    assert list(first) == ["category", "ranks", "cards", "next", "river"]
    assert (first["category"], first["ranks"]) == ("straight", ["T"])
    assert first["cards"] == ["Ts", "Th", "Td", "Tc"]
    assert first["next"] == 4 / 47
    assert [group["ranks"] for group in told["board_only"]] == [["K"], ["7"], ["6"]]


def test_against_a_hand_outs_are_clean_or_tainted():
    told = answer("AhKh", "--board", "7h 2h Qc", "--against", "7c7d")
    assert (told["standing"], told["count"], told["unseen"]) == ("behind", 8, 45)
    (flush,) = told["outs"]
    assert flush["cards"] == ["Jh", "Th", "9h", "8h", "6h", "5h", "4h", "3h"]
    assert flush["splits"] == [] and set(flush["beaten"].values()) == {10}
    assert told["tainted"][0] == {"category": "flush", "ranks": ["A"], "cards": ["Qh"]}
    assert told["threats"] == []


def test_who_is_ahead_hears_what_threatens():
    told = answer("QhQc", "--board", "Jh 7c 2s", "--against", "AsKd")
    assert (told["standing"], told["count"], told["outs"], told["next"]) == ("ahead", 0, [], 0)
    assert [len(group["cards"]) for group in told["threats"]] == [6]


def test_several_opponents_dead_cards_and_other_games():
    told = answer(
        "9h8h", "--board", "7c6dKh", "--against", "KcQd", "--against", "AsAd", "--dead", "Ts"
    )
    assert (told["count"], told["unseen"]) == (7, 42)
    short = answer("9h8h", "--board", "7c6dKh", "--game", "deck36")
    assert short["unseen"] == 36 - 5
    omaha = answer("AsKs9d8d", "--board", "7h6c2c", "--against", "QsQd3c3d", "--game", "omaha")
    assert (omaha["unseen"], omaha["count"]) == (41, 14)


# --- For people ---------------------------------------------------------------------------

TEXTS = {
    "en": """\
A♥ K♥ | 7♥ 2♥ Q♣
Now: ace high, behind

                Outs  Next card  By the river
ace-high flush     8     17.78%        32.73%  J♥ 10♥ 9♥ 8♥ 6♥ 5♥ 4♥ 3♥

Tainted, 7: they improve the hand, but it stays behind
ace-high flush  1  Q♥
pair of aces    3  A♠ A♦ A♣
pair of kings   3  K♠ K♦ K♣

They improve the board alone, 6
pair of queens  2  Q♠ Q♦
pair of sevens  1  7♠
pair of deuces  3  2♠ 2♦ 2♣""",
    "ru": """\
A♥ K♥ | 7♥ 2♥ Q♣
Сейчас: старшая карта — туз; рука позади

              Ауты  Следующая карта  К риверу
флеш до туза     8          17,78 %   32,73 %  J♥ 10♥ 9♥ 8♥ 6♥ 5♥ 4♥ 3♥

Грязные, 7: руку усиливают, но она остаётся позади
флеш до туза  1  Q♥
пара тузов    3  A♠ A♦ A♣
пара королей  3  K♠ K♦ K♣

Усиливают только борд, 6
пара дам      2  Q♠ Q♦
пара семёрок  1  7♠
пара двоек    3  2♠ 2♦ 2♣""",
    "uk": """\
A♥ K♥ | 7♥ 2♥ Q♣
Зараз: старша карта — туз; рука позаду

              Аути  Наступна карта  До рівера
флеш до туза     8         17,78 %    32,73 %  J♥ 10♥ 9♥ 8♥ 6♥ 5♥ 4♥ 3♥

Брудні, 7: руку посилюють, але вона лишається позаду
флеш до туза  1  Q♥
пара тузів    3  A♠ A♦ A♣
пара королів  3  K♠ K♦ K♣

Посилюють лише борд, 6
пара дам     2  Q♠ Q♦
пара сімок   1  7♠
пара двійок  3  2♠ 2♦ 2♣""",
}


@pytest.mark.parametrize("lang", TEXTS)
def test_a_person_reads_what_each_card_makes(lang):
    spot = "AhKh", "--board", "7h 2h Qc", "--against", "7c7d"
    assert printed(*spot, "--lang", lang) == TEXTS[lang]


def test_on_the_turn_one_card_is_to_come_and_may_split_the_pot():
    lines = printed("3s2h", "--board", "Kc Qd Jh Ts", "--against", "Ad 4c").splitlines()
    assert lines[:6] == [
        "3♠ 2♥ | K♣ Q♦ J♥ 10♠",
        "Now: king high, behind",
        "",
        "                   Outs  Next card",
        "ace-high straight     3      6.82%  A♠½ A♥½ A♣½",
        "½ marks a card that splits the pot",
    ]


@pytest.mark.parametrize(
    ("lang", "none", "ahead", "level"),
    [
        ("en", "No outs", "Ahead: no outs are needed", "Now: ace high, level"),
        ("ru", "Аутов нет", "Рука впереди: ауты не нужны", "Сейчас: старшая карта — туз; руки равны"),
        ("uk", "Аутів немає", "Рука попереду: аути не потрібні", "Зараз: старша карта — туз; руки рівні"),
    ],
)  # fmt: skip
def test_where_there_are_no_outs_it_says_why(lang, none, ahead, level):
    hopeless = printed("3s2h", "--board", "Kc Kd Kh 9s", "--against", "KsAc", "--lang", lang)
    assert hopeless.splitlines()[3] == none
    leading = printed("QhQc", "--board", "Jh7c2s", "--against", "AsKd", "--lang", lang)
    assert leading.splitlines()[3] == ahead
    tied = printed("AsKs", "--board", "Qs7sJd", "--against", "AhKh", "--lang", lang)
    assert tied.splitlines()[1] == level


# --- Bad input ----------------------------------------------------------------------------

CASES = {
    "no board": (
        ("9h8h",),
        '--board: ""\n          ^ there is nothing to read here',
        '--board: ""\n          ^ здесь нечего читать',
        '--board: ""\n          ^ тут нічого читати',
    ),
    "a board of two cards": (
        ("9h8h", "--board", "7c6d"),
        '"7c6d"\n ^^^^ 2 cards here, 3 to 4 expected',
        '"7c6d"\n ^^^^ карт здесь 2, а нужно от 3 до 4',
        '"7c6d"\n ^^^^ карт тут 2, а треба від 3 до 4',
    ),
    "a card that is elsewhere": (
        ("9h8h", "--board", "7c6dKh", "--against", "Kh Qd"),
        '"Kh Qd"\n ^^ the king of hearts comes twice',
        '"Kh Qd"\n ^^ червовый король встречается дважды',
        '"Kh Qd"\n ^^ червовий король трапляється двічі',
    ),
    "a range": (
        ("9h8h", "--board", "7c6dKh", "--against", "AKs"),
        '"AKs"\n ^ the ace has no suit',
        '"AKs"\n ^ туз без масти',
        '"AKs"\n ^ туз без масті',
    ),
    "a game without a board": (
        ("9h8h", "--board", "7c6dKh", "--game", "stud"),
        "Outs are counted in games with five shared cards and without a low hand.",
        "Ауты считаются в играх с пятью общими картами и без лоу.",
        "Аути рахують в іграх із п’ятьма спільними картами й без лоу.",
    ),
    "nine opponents": (
        ("9h8h", "--board", "7c6dKh", *["--against", "AsAd"] * 9),
        "At most 9 hands share a pot; here are 10.",
        "Рук за один банк играет не больше 9, а названо 10.",
        "Рук за один банк грає не більше 9, а названо 10.",
    ),
    "a card of another deck": (
        ("9h8h", "--board", "7c 6d 2h", "--game", "deck36"),
        '"7c 6d 2h"\n       ^^ The deuce of hearts is not in the deck of this game.',
        '"7c 6d 2h"\n       ^^ В колоде этой игры такой карты нет: червовая двойка.',
        '"7c 6d 2h"\n       ^^ У колоді цієї гри такої карти немає: червова двійка.',
    ),
}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_refused_in_the_language_of_the_caller(case, lang):
    options, *told = CASES[case]
    asked = ask(*options, "--lang", lang)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert asked.stderr.replace(NBSP, " ") == told[["en", "ru", "uk"].index(lang)] + "\n"
