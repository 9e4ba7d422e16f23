"""The tables that the package ships are those that tables.py works out, and what it says of them."""

from importlib.resources import files
from math import comb

import pytest

from fifthstreet.cards import Category
from fifthstreet.strength.fast import FIRSTS
from fifthstreet.strength.ranking import SHORT, SHORT_TRIPS, STANDARD, STRIPPED, STRIPPED_ACE_HIGH
from fifthstreet.strength.tables import LADDERS, WEIGHTS, ladder, multisets, packed


def test_the_shipped_file_is_worked_out_bit_for_bit():
    shipped = files("fifthstreet.strength").joinpath("fast.tables").read_bytes()
    assert packed() == shipped


def test_no_two_hands_of_up_to_seven_cards_weigh_the_same():
    hands = [hand for cards in range(8) for hand in multisets(len(WEIGHTS), cards)]
    assert len({sum(WEIGHTS[rank] for rank in hand) for hand in hands}) == len(hands) == 76_155


@pytest.mark.parametrize(
    ("ranking", "ranks", "straights"),
    [
        (STANDARD, 13, 10),
        (SHORT, 9, 6),
        (SHORT_TRIPS, 9, 6),
        (STRIPPED, 8, 5),
        (STRIPPED_ACE_HIGH, 8, 4),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_rungs_of_each_category(ranking, ranks, straights):
    """So many strengths are different, by counting which ranks can be compared."""
    different = {
        Category.HIGH_CARD: comb(ranks, 5) - straights,
        Category.PAIR: ranks * comb(ranks - 1, 3),
        Category.TWO_PAIR: comb(ranks, 2) * (ranks - 2),
        Category.THREE: ranks * comb(ranks - 1, 2),
        Category.STRAIGHT: straights,
        Category.FLUSH: comb(ranks, 5) - straights,
        Category.FULL_HOUSE: ranks * (ranks - 1),
        Category.FOUR: ranks * (ranks - 1),
        Category.STRAIGHT_FLUSH: straights - 1,
        Category.ROYAL_FLUSH: 1,
    }
    firsts = [1]
    for category in ranking.order:
        firsts.append(firsts[-1] + different[category])
    assert ladder(ranking).firsts == list(FIRSTS[ranking.name]) == firsts


def test_every_ranking_of_high_hands_without_a_joker_has_a_ladder():
    assert {ranking.name for ranking in LADDERS} == set(FIRSTS) - {"joker_wild", "joker_bug"}
