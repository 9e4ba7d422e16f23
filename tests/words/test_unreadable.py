"""An error in a text points at the exact spot."""

import pytest

from fifthstreet.cards import Card, Rank
from fifthstreet.reasons import DuplicateCard, SuitMissing, UnknownSuit
from fifthstreet.words.bundle import LANGUAGES
from fifthstreet.words.say import say, say_unreadable


def under(told):
    """The characters of the first line that the pointer marks."""
    line, pointer = told.split("\n")
    start = pointer.index("^")
    return line[start : start + pointer.count("^")]


def test_the_pointer_stands_under_the_spot():
    told = say_unreadable(UnknownSuit("Аh Kx", 4, 5, "x"), "en", "hands/2024-03.txt, line 41")
    assert told == (
        'hands/2024-03.txt, line 41: "Аh Kx"\n'
        "                                 ^ no suit “x”; suits are s h d c or ♠ ♥ ♦ ♣"
    )
    assert under(told) == "x"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_follows_the_pointer(language):
    reason = DuplicateCard("A♠ K♦ A♠", 6, 8, Card("As"))
    told = say_unreadable(reason, language)
    assert under(told) == "A♠"
    assert told.endswith("^^ " + say(reason, language))


@pytest.mark.parametrize(
    "text, start, end, marked",
    [
        ("", 0, 0, '"'),  # nothing: the pointer stands behind the opening quote
        ("As K", 3, 4, "K"),
        ("As\nKd Q\nJc", 6, 7, "Q"),  # only the line at fault is shown
        ("As\tK", 3, 4, "K"),  # a tab takes one column
        ("As\x1b[31m K", 8, 9, "K"),  # an escape sequence does nothing to the screen
        ("♠" * 300 + "K" + "♠" * 300, 300, 301, "K"),  # a long text is cut on both sides
        ("As K", 9, 12, '"'),  # behind the end: at its end
    ],
)
def test_the_spot_is_found_in_any_text(text, start, end, marked):
    told = say_unreadable(SuitMissing(text, start, end, Rank.KING), "en")
    assert told.count("\n") == 1
    assert "\x1b" not in told and "\t" not in told
    assert under(told) == marked
    assert len(told.split("\n")[0]) < 140


def test_wide_signs_take_two_columns_and_joined_ones_none():
    told = say_unreadable(SuitMissing("牌 ♥\ufe0f K", 5, 6, Rank.KING), "en")
    line, pointer = told.split("\n")
    # One column more for the wide sign, one less for the variation selector.
    assert pointer.index("^") == line.index("K") + 1 - 1
