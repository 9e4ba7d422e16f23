"""`fifthstreet compare`: what is no hand of one deck is refused with its own reason."""

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
