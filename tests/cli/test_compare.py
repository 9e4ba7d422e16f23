"""`fifthstreet compare`: what is no hand of one deck is refused with its own reason."""

import json

import pytest
from typer.testing import CliRunner

from fifthstreet.cli import app


@pytest.mark.parametrize(
    ("hand", "lang", "why"),
    [
        ("AAKKQ", "en", "no suit has two aces"),
        ("22345", "ru", "в одной масти не бывает двух двоек"),
        ("KQJ88", "uk", "в одній масті не буває двох вісімок"),
    ],
)
def test_one_suit_has_one_card_of_each_rank(hand, lang, why):
    asked = CliRunner().invoke(app, ["compare", hand, "AKQJ9", "--one-suit", "--lang", lang])
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert why in asked.stderr
    assert hand in asked.stderr


def test_five_of_a_rank_is_another_matter():
    asked = CliRunner().invoke(app, ["compare", "KKKKK", "AKQJ9", "--one-suit"])
    assert asked.exit_code == 2
    assert "five kings; there are only four" in asked.stderr


def test_one_suit_makes_a_flush():
    asked = CliRunner().invoke(app, ["compare", "AKQJ9", "AAKKQ", "--one-suit"])
    assert asked.exit_code == 2
    asked = CliRunner().invoke(app, ["compare", "AKQJ9", "98765", "--one-suit"])
    assert asked.exit_code == 0
    assert "straight flush" in asked.stdout


def test_hands_given_by_cards_may_share_some():
    """S0-V08, RULES 1.7: two hands that are compared need not be of one deal."""
    hands = ["3♥ 3♣ 3♦ 2♥ 2♣", "2♣ 2♦ 2♠А♠ А♦"]
    asked = CliRunner().invoke(app, ["compare", *hands, "--json"])
    told = json.loads(asked.stdout)
    assert (told["winners"], told["reason"]["type"]) == ([0], "trips_rank")
    assert told["hands"][1]["five"] == ["2s", "2d", "2c", "As", "Ad"]


def test_cards_make_the_flush_that_ranks_alone_do_not():
    asked = CliRunner().invoke(app, ["compare", "А♥ 2♥ 3♥ 4♥ 5♥", "A-K-Q-J-10", "--json"])
    told = json.loads(asked.stdout)
    assert told["winners"] == [0]
    assert [hand["category"] for hand in told["hands"]] == ["straight_flush", "straight"]
    assert "five" not in told["hands"][1]


@pytest.mark.parametrize(
    "hand", ["Ah Ah Ks Qs Js", "Ah Ks Qs Js", "Ah Ks Qs Js 10s 9s", "К? В-? 7-? 6? 2", "♣ 10♣ J♣"]
)
def test_cards_that_are_no_hand_are_refused(hand):
    asked = CliRunner().invoke(app, ["compare", hand, "66AK9"])
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert hand[:4] in asked.stderr


# --- Other games --------------------------------------------------------------------------


def compare(*words):
    return CliRunner().invoke(app, ["compare", *words])


@pytest.mark.parametrize(
    ("words", "categories", "winners", "reason"),
    [
        (("joker53", "2s 2h 2d 2c Jk", "Ac Kc Qc Jc 10c"), ("five_of_a_kind", "royal_flush"), [0], "category"),
        (("joker53", "Jk Kh Kd 4c 2s", "Ks Kh Kd 4c 2s"), ("three", "three"), [0, 1], "none"),
        (("joker53_bug", "Jk Kh Kd 4c 2s", "Ks Kh Qd 4c 2s"), ("pair", "pair"), [0], "kicker"),
        (("deck32", "Qc 10c 9c 8c 7c", "As Ah Ad Ks Kh"), ("flush", "full_house"), [0], "category"),
        (("deck32", "A-7-8-9-10", "7-8-9-10-J"), ("straight", "straight"), [1], "straight_top"),
        (("deck36_trips", "A-6-7-8-9", "6-6-6-7-8"), ("straight", "three"), [1], "category"),
        (("triple27", "7-5-4-3-2", "8-5-4-3-2"), ("low", "low"), [0], "low_card"),
        (("single27", "A-5-4-3-2", "K-Q-J-9-8"), ("low", "low"), [1], "low_card"),
        (("razz", "5-4-3-2-A", "6-4-3-2-A"), ("low", "low"), [0], "low_card"),
        (("razz", "A-A-2-3-4", "K-Q-J-9-8"), ("pair", "low"), [1], "category"),
        (("badugi", "Ks Qh Jd 10c", "As 2h 3d 4d"), ("four_cards", "three_cards"), [0], "category"),
        (("omaha8", "A-K-Q-J-10", "9-9-9-2-2"), ("straight", "full_house"), [1], "category"),
        (("omaha8", "--low", "8-7-3-2-A", "8-6-5-4-A"), ("low", "low"), [1], "low_card"),
        (("stud8", "--low", "As 2d 3c 4h 5s", "6s 4d 3c 2h As"), ("low", "low"), [0], "low_card"),
    ],
)  # fmt: skip
def test_hands_rank_as_in_the_game(words, categories, winners, reason):
    asked = compare("--game", *words, "--json")
    assert asked.exit_code == 0, asked.stderr
    told = json.loads(asked.stdout)
    assert tuple(hand["category"] for hand in told["hands"]) == categories
    assert (told["winners"], told["reason"]["type"]) == (winners, reason)
    for lang in ("en", "ru", "uk"):
        asked = compare("--game", *words, "--lang", lang)
        assert (asked.exit_code, asked.stderr) == (0, "")


def test_a_joker_is_told_with_the_card_it_stands_for():
    words = ("--game", "joker53", "Jk Kh Kd 4c 2s", "Jk 2s 2h 2d 2c")
    pair, five = json.loads(compare(*words, "--json").stdout)["hands"]
    assert (pair["joker"], pair["ranks"]) == ("Ks", ["K", "K", "Jk", "4", "2"])
    assert (five["joker"], five["ranks"]) == (None, ["2", "2", "2", "2", "Jk"])
    assert "K♥ K♦ Jk=K♠ 4♣ 2♠" in compare(*words).stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--game", "nope", "AKQJ9", "AKQJ9"), "holdem52"),
        (("--game", "deck32", "6-7-8-9-10", "A-7-8-9-10"), "7-8-9-10-J-Q-K-A"),
        (("--game", "deck32", "6s 7s 8s 9s 10s", "A-7-8-9-10"), '"6s 7s 8s 9s 10s"'),
        (("2s 2h 2d 2c Jk", "AKQJ9"), '"2s 2h 2d 2c Jk"'),
        (("--game", "joker53", "Jk Jk 2d 2c 2s", "AKQJ9"), "Jk Jk"),
        (("--game", "badugi", "K-Q-J-10", "As 2h 3d 4d"), "K-Q-J-10"),
        (("--game", "badugi", "Ks Qh Jd 10c 9c", "As 2h 3d 4d"), "5 cards here, 4 expected"),
        (("--low", "8-7-3-2-A", "8-6-5-4-A"), "omaha8"),
        (("--game", "omaha8", "--low", "9-7-3-2-A", "8-6-5-4-A"), "9-7-3-2-A"),
        (("--game", "omaha8", "--low", "As Ad 3c 2h 4s", "8-6-5-4-A"), "As Ad 3c 2h 4s"),
        (("--game", "omaha8", "--low", "8-8-3-2-A", "8-6-5-4-A"), "8-8-3-2-A"),
    ],
)
def test_what_is_no_hand_of_the_game_is_refused(words, said):
    asked = compare(*words)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert said in asked.stderr


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        (("--game", "joker53", "A-A-A-A-Jk", "AKQJ9"), "en", "beside a joker whole cards"),
        (("--game", "joker53", "Jk-A-A-A-A", "AKQJ9"), "ru", "с джокером нужны карты с мастями"),
        (("--game", "joker53", "AAAA джокер", "AKQJ9"), "uk", "потрібні карти з мастями"),
        (("A-A-A-A-Jk", "AKQJ9"), "en", "joker is not in the deck"),
        (("--game", "badugi", "K-Q-J-10", "As 2h 3d 4d"), "en", "suits decide which cards play"),
        (("--game", "omaha8", "--low", "9-7-3-2-A", "86543"), "en", "none above eight"),
    ],
)
def test_a_refusal_says_what_is_needed(words, lang, said):
    asked = compare(*words, "--lang", lang)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert said in asked.stderr


def test_a_jack_and_a_king_are_no_joker():
    assert compare("A-Q-J-K-9", "AQJK8").exit_code == 0


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "Player 1: low 7-5-4-3-2",
                "Player 2: low 8-5-4-3-2",
                "The low 7-5-4-3-2 beats the low 8-5-4-3-2: the seven is lower than the eight.",
            ),
        ),
        (
            "ru",
            (
                "Игрок №1: лоу 7-5-4-3-2",
                "Игрок №2: лоу 8-5-4-3-2",
                "Лоу 7-5-4-3-2 бьёт лоу 8-5-4-3-2: семёрка младше восьмёрки.",
            ),
        ),
    ],
)
def test_of_low_hands_it_is_told_which_wins(lang, lines):
    asked = compare("--game", "triple27", "7-5-4-3-2", "8-5-4-3-2", "--lang", lang)
    assert tuple(asked.stdout.splitlines()) == lines


def test_the_ace_is_high_in_2_7():
    told = compare("--game", "single27", "A-5-4-3-2", "K-Q-J-9-8").stdout
    assert "The ace is high here: A-5-4-3-2 is no straight." in told
    assert "The ace is high here." in compare("--game", "single27", "A-9-4-3-2", "99432").stdout
    assert "high here" not in compare("--game", "razz", "A-5-4-3-2", "K-Q-J-9-8").stdout


def test_a_high_card_that_loses_reads_well():
    asked = compare("K-K-4-3-2", "A-Q-J-9-8", "--lang", "ru")
    assert asked.stdout.endswith("Пара королей старше, чем старшая карта туз.\n")


def test_a_small_deck_is_named_where_its_order_decides():
    asked = CliRunner().invoke(
        app, ["compare", "Ah Kh Qh 9h 8h", "7s 7h 7d 8s 8d", "--game", "deck32"]
    )
    assert "With a 32-card deck" in asked.stdout
