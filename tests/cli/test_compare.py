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
