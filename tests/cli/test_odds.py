"""`fifthstreet odds`: the counts of a deck, for people and as JSON."""

import json
from math import comb

import pytest
from typer.testing import CliRunner

from fifthstreet.cards import Category, Deck
from fifthstreet.cli import app, odds
from fifthstreet.strength.ranking import STANDARD, STRIPPED
from fifthstreet.words.say import say_rate

NBSP = "\u00a0"


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
    assert lines[-2].split() == ["eight", "low", "35,840", "1", "in", "72.52"]


TEXTS = {
    "en": """\
7 of 52 cards: 133,784,560 hands

royal flush            4,324  1 in 30,940
straight flush        37,260  1 in 3,590.57
four of a kind       224,848  1 in 595
full house         3,473,184  1 in 38.52
flush              4,047,644  1 in 33.05
straight           6,180,020  1 in 21.65
three of a kind    6,461,620  1 in 20.70
two pair          31,433,400  1 in 4.26
one pair          58,627,800  1 in 2.28
high card         23,294,460  1 in 5.74

five low             781,824  1 in 171.12
six low            3,151,360  1 in 42.45
seven low          7,426,560  1 in 18.01
eight low         13,171,200  1 in 10.16
no low           109,253,616  1 in 1.22""",
    "ru": """\
7 карт из 52: 133 784 560 рук

роял-флеш                     4 324  1 из 30 940
стрит-флеш                   37 260  1 из 3 590,57
каре                        224 848  1 из 595
фул-хаус                  3 473 184  1 из 38,52
флеш                      4 047 644  1 из 33,05
стрит                     6 180 020  1 из 21,65
тройка                    6 461 620  1 из 20,70
две пары                 31 433 400  1 из 4,26
пара                     58 627 800  1 из 2,28
старшая карта            23 294 460  1 из 5,74

лоу, старшая пятёрка        781 824  1 из 171,12
лоу, старшая шестёрка     3 151 360  1 из 42,45
лоу, старшая семёрка      7 426 560  1 из 18,01
лоу, старшая восьмёрка   13 171 200  1 из 10,16
лоу нет                 109 253 616  1 из 1,22""",
    "uk": """\
7 карт із 52: 133 784 560 рук

роял-флеш                   4 324  1 з 30 940
стріт-флеш                 37 260  1 з 3 590,57
каре                      224 848  1 з 595
фул-хаус                3 473 184  1 з 38,52
флеш                    4 047 644  1 з 33,05
стріт                   6 180 020  1 з 21,65
трійка                  6 461 620  1 з 20,70
дві пари               31 433 400  1 з 4,26
пара                   58 627 800  1 з 2,28
старша карта           23 294 460  1 з 5,74

лоу, старша п’ятірка      781 824  1 з 171,12
лоу, старша шістка      3 151 360  1 з 42,45
лоу, старша сімка       7 426 560  1 з 18,01
лоу, старша вісімка    13 171 200  1 з 10,16
лоу немає             109 253 616  1 з 1,22""",
}


@pytest.mark.parametrize("lang", TEXTS)
def test_the_table_is_in_the_language_of_the_caller(lang):
    """S0-08: of seven cards a royal flush comes once in 30,940."""
    asked = ask("--cards", "7", "--lang", lang)
    assert (asked.exit_code, asked.stderr) == (0, "")
    assert asked.stdout.replace(NBSP, " ").rstrip("\n") == TEXTS[lang]


@pytest.mark.parametrize(
    ("lang", "never"), [("en", "never"), ("ru", "не бывает"), ("uk", "не буває")]
)
def test_what_never_comes_says_so(lang, never):
    assert say_rate(0, 5, lang) == never


WILD_7_OF_53 = {
    "five_of_a_kind": 14_664,
    "royal_flush": 26_132,
    "straight_flush": 184_832,
    "four": 1_121_024,
    "full_house": 5_997_144,
    "flush": 6_027_224,
    "straight": 11_083_940,
    "three": 13_315_300,
    "two_pair": 31_433_400,
    "pair": 61_644_960,
    "high_card": 23_294_460,
}
BUG_7_OF_53 = {
    "five_of_a_kind": 1_128,
    "royal_flush": 26_132,
    "straight_flush": 184_832,
    "four": 307_472,
    "full_house": 4_188_528,
    "flush": 6_172_088,
    "straight": 11_236_028,
    "three": 7_470_676,
    "two_pair": 35_553_816,
    "pair": 64_221_960,
    "high_card": 24_780_420,
}


@pytest.mark.parametrize(("deck", "expected"), [("joker", WILD_7_OF_53), ("bug", BUG_7_OF_53)])
def test_every_seven_of_53_is_made(deck, expected, compiled_core):
    answer = counted("--deck", deck, "--cards", "7")
    assert (answer["total"], answer["counts"]) == (154_143_080, expected)


def test_six_of_52():
    answer = counted("--cards", "6")
    assert answer["total"] == 20_358_520
    assert list(answer["counts"].values()) == [
        188,
        1_656,
        14_664,
        165_984,
        205_792,
        361_620,
        732_160,
        2_532_816,
        9_730_740,
        6_612_900,
    ]


@pytest.mark.parametrize(("deck", "ranking"), [(Deck.FULL, STANDARD), (Deck.STRIPPED, STRIPPED)])
def test_classes_give_the_same_where_the_core_is_not_compiled(deck, ranking, monkeypatch):
    heard = []
    quick = odds.count(deck, 5, ranking, lambda done, total: None)
    monkeypatch.setattr(odds, "compiled", list)
    slow = odds.count(deck, 5, ranking, lambda done, total: heard.append((done, total)))
    assert dict(slow) == dict(quick)
    assert heard[-1] == (comb(len(deck.cards), 5),) * 2


@pytest.mark.parametrize(
    "options", [("--deck", "54"), ("--cards", "4"), ("--cards", "8"), ("--cards", "many")]
)
def test_what_is_not_counted_is_refused(options):
    for lang, said in (("en", "does not take"), ("ru", "не принимает"), ("uk", "не приймає")):
        asked = ask(*options, "--lang", lang)
        assert (asked.exit_code, asked.stdout) == (2, "")
        assert options[0] in asked.stderr and said in asked.stderr


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


REFUSED = {
    ("--deck", "52", "--game", "razz"): (
        "--deck and --game exclude each other: a game has its own deck",
        "--deck и --game исключают друг друга: у игры своя колода",
        "--deck та --game виключають одне одного: у гри своя колода",
    ),
    ("--game", "badugi"): (
        "--game badugi: badugi hands are not counted: four cards count there, and suits decide which of them play",
        "--game badugi: руки бадуги не подсчитываются: в них четыре карты, и масти решают, какие из них играют",
        "--game badugi: руки бадугі не підраховуються: у них чотири карти, і масті вирішують, які з них грають",
    ),
    ("--board", "As7d2c"): (
        "--board needs --hand",
        "Ключу --board нужен --hand",
        "Ключу --board потрібен --hand",
    ),
    ("--hand", "AsKs", "--cards", "7"): (
        "--hand and --cards exclude each other",
        "--hand и --cards исключают друг друга",
        "--hand та --cards виключають одне одного",
    ),
    ("--hand", "AsKsQs"): (
        '"AsKsQs"\n ^^^^^^ 3 cards here, 2 expected',
        '"AsKsQs"\n ^^^^^^ карт здесь 3, а нужно 2',
        '"AsKsQs"\n ^^^^^^ карт тут 3, а треба 2',
    ),
    ("--hand", "AsKs", "--board", "7d As 2c"): (
        '"7d As 2c"\n    ^^ the ace of spades comes twice',
        '"7d As 2c"\n    ^^ пиковый туз встречается дважды',
        '"7d As 2c"\n    ^^ піковий туз трапляється двічі',
    ),
    ("--hand", "AsKs", "--game", "omaha"): (
        "What a hand may become is counted in hold’em alone.",
        "Чем может стать рука, считается только в холдеме.",
        "Чим може стати рука, рахують лише в холдемі.",
    ),
}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("options", REFUSED, ids=" ".join)
def test_what_cannot_be_asked_is_refused_in_the_language_of_the_caller(options, lang):
    asked = ask(*options, "--lang", lang)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert asked.stderr == REFUSED[options][["en", "ru", "uk"].index(lang)] + "\n"


@pytest.mark.parametrize(
    ("code", "said"), [("badugi", "badugi hands are not counted"), ("nope", "deck32_ace_high")]
)
def test_a_game_that_is_not_counted_is_refused(code, said):
    asked = ask("--game", code)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert said in asked.stderr


# --- What a hand may become ---------------------------------------------------------------


def test_the_chances_of_a_hand():
    answer = counted("--hand", "AsKs", "--board", "2s 7s Kd")
    assert list(answer) == ["total", "counts", "next"]
    assert answer["total"] == 1_081
    assert next(iter(answer["counts"])) == "royal_flush"
    assert answer["counts"]["flush"] == comb(47, 2) - comb(38, 2)
    assert (answer["next"]["street"], answer["next"]["total"]) == ("turn", 47)
    assert answer["next"]["counts"]["flush"] == 9


def test_after_the_river_one_hand_is_left():
    answer = counted("--hand", "AsKs", "--board", "2s7sKd3d4d")
    assert "next" not in answer
    assert {kind for kind, n in answer["counts"].items() if n} == {str(Category.PAIR)}


def test_the_chances_with_other_decks_and_dead_cards():
    joker = counted("--hand", "AsKs", "--board", "2s7sKd", "--game", "joker53")
    assert joker["next"]["total"] == 48
    assert joker["next"]["counts"]["flush"] == 10
    short = counted("--hand", "AsKs", "--board", "9s7sKd", "--game", "deck36", "--dead", "6s8s")
    assert (short["next"]["total"], short["next"]["counts"]["flush"]) == (29, 3)


HAND_TEXTS = {
    "en": """\
A♠ K♠ | 2♠ 7♠ K♦

                       Turn          River
royal flush       0   0.00%      0   0.00%
straight flush    0   0.00%      0   0.00%
four of a kind    0   0.00%      1   0.09%
full house        0   0.00%     27   2.50%
flush             9  19.15%    378  34.97%
straight          0   0.00%      0   0.00%
three of a kind   2   4.26%     54   5.00%
two pair          9  19.15%    297  27.47%
one pair         27  57.45%    324  29.97%
high card         0   0.00%      0   0.00%
                 47          1,081""",
    "ru": """\
A♠ K♠ | 2♠ 7♠ K♦

                      Тёрн           Ривер
роял-флеш       0   0,00 %      0   0,00 %
стрит-флеш      0   0,00 %      0   0,00 %
каре            0   0,00 %      1   0,09 %
фул-хаус        0   0,00 %     27   2,50 %
флеш            9  19,15 %    378  34,97 %
стрит           0   0,00 %      0   0,00 %
тройка          2   4,26 %     54   5,00 %
две пары        9  19,15 %    297  27,47 %
пара           27  57,45 %    324  29,97 %
старшая карта   0   0,00 %      0   0,00 %
               47           1 081""",
    "uk": """\
A♠ K♠ | 2♠ 7♠ K♦

                     Терн           Рівер
роял-флеш      0   0,00 %      0   0,00 %
стріт-флеш     0   0,00 %      0   0,00 %
каре           0   0,00 %      1   0,09 %
фул-хаус       0   0,00 %     27   2,50 %
флеш           9  19,15 %    378  34,97 %
стріт          0   0,00 %      0   0,00 %
трійка         2   4,26 %     54   5,00 %
дві пари       9  19,15 %    297  27,47 %
пара          27  57,45 %    324  29,97 %
старша карта   0   0,00 %      0   0,00 %
              47           1 081""",
}


@pytest.mark.parametrize("lang", HAND_TEXTS)
def test_a_person_reads_the_chances_street_by_street(lang):
    asked = ask("--hand", "AsKs", "--board", "2s 7s Kd", "--lang", lang)
    assert (asked.exit_code, asked.stderr) == (0, "")
    assert asked.stdout.replace(NBSP, " ").rstrip("\n") == HAND_TEXTS[lang]


def test_on_the_turn_only_the_river_is_to_come():
    lines = ask("--hand", "AsKs", "--board", "2s 7s Kd 3c").stdout.splitlines()
    assert lines[2].split() == ["River"]
    assert ask("--hand", "AsKs", "--board", "2s 7s Kd 3c 4c").stdout.splitlines()[2].split() == [
        "River"
    ]
