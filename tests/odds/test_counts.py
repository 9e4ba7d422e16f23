"""Every count of hands by category: by classes, and on small decks by visiting every hand."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from msgspec.structs import replace

from fifthstreet.cards import Card, Category, Deck, Rank
from fifthstreet.odds.counts import classes, counts, low_counts
from fifthstreet.strength.lows import best_low
from fifthstreet.strength.ranking import (
    ACE_FIVE_LOW,
    BADUGI,
    DEUCE_SEVEN_LOW,
    EIGHT_LOW,
    JOKER_BUG,
    JOKER_WILD,
    SHORT,
    SHORT_TRIPS,
    STANDARD,
    STRIPPED,
    STRIPPED_ACE_HIGH,
    Joker,
)
from fifthstreet.strength.reference import best_five

NAMES = (
    "five_of_a_kind",
    "royal_flush",
    "straight_flush",
    "four",
    "full_house",
    "flush",
    "straight",
    "three",
    "two_pair",
    "pair",
    "high_card",
)


def table(*numbers):
    """Counts in the order of NAMES; without a joker there is no five of a kind."""
    names = NAMES if len(numbers) == len(NAMES) else NAMES[1:]
    return {Category(name): number for name, number in zip(names, numbers, strict=True)}


def named(value):
    """A deck, a ranking or a number in the name of a test."""
    return value.name if hasattr(value, "name") else str(value) if isinstance(value, int) else None


def with_wild(ranking):
    order = (*ranking.order, Category.FIVE_OF_A_KIND)
    return replace(ranking, order=order, joker=Joker.WILD)


# --- The definition -----------------------------------------------------------------------


def small(codes, joker=False):
    deck = [card for card in Deck.FULL.cards if str(card.rank) in codes]
    return [*deck, Card.JOKER] if joker else deck


@pytest.mark.parametrize(
    ("deck", "cards", "ranking"),
    [
        (small("A2345K"), 5, STANDARD),
        (small("9TJQK"), 6, STANDARD),
        (small("TJQKA"), 7, STANDARD),
        (small("789TA"), 7, STRIPPED),
        (small("2345A"), 5, DEUCE_SEVEN_LOW),
        (small("23459"), 6, ACE_FIVE_LOW),
        (small("A2345K", joker=True), 5, JOKER_WILD),
        (small("A2345K", joker=True), 5, JOKER_BUG),
        (small("A9TQK", joker=True), 6, JOKER_BUG),
        (small("9TJQ", joker=True), 7, JOKER_WILD),
        (small("TJQA", joker=True), 7, JOKER_BUG),
        (small("789TA", joker=True), 5, with_wild(STRIPPED)),
    ],
    ids=named,
)  # fmt: skip
def test_classes_count_what_visiting_every_hand_counts(deck, cards, ranking):
    plain = Counter(best_five(hand, ranking).category for hand in combinations(deck, cards))
    assert +counts(deck, cards, ranking) == plain


@pytest.mark.parametrize(
    ("codes", "cards", "ranking"),
    [("A2358K", 5, EIGHT_LOW), ("A2458", 6, EIGHT_LOW), ("A2379", 5, DEUCE_SEVEN_LOW)],
)
def test_low_classes_count_what_visiting_every_hand_counts(codes, cards, ranking):
    plain: Counter[Rank | None] = Counter()
    for hand in combinations(small(codes), cards):
        best = best_low(hand, ranking)
        plain[best.ranks[0] if best else None] += 1
    assert low_counts(small(codes), cards, ranking) == plain


@pytest.mark.parametrize(
    ("deck", "cards", "ranking", "flush"),
    [
        (Deck.FULL, 5, STANDARD, 5),
        (Deck.STRIPPED, 7, STRIPPED, 5),
        (Deck.JOKER, 5, JOKER_WILD, 4),
        (Deck.JOKER, 6, JOKER_BUG, 4),
    ],
    ids=str,
)
def test_the_classes_are_all_hands(deck, cards, ranking, flush):
    """And none has a flush that it was not counted for."""
    total, seen = 0, set()
    for hand, alike in classes(deck.cards, cards, ranking):
        assert len(set(hand)) == cards
        total += alike
        natural = [card for card in hand if card is not Card.JOKER]
        suits = Counter(card.suit for card in natural)
        enough = flush if len(natural) < cards else 5
        kept = [card.rank for card in natural if suits[card.suit] >= enough]
        seen.add((tuple(sorted(kept)), *sorted(card.rank for card in natural), len(natural)))
    assert total == comb(len(deck.cards), cards)
    assert len(seen) == sum(1 for _ in classes(deck.cards, cards, ranking))


# --- Known counts -------------------------------------------------------------------------

COUNTS = [
    (Deck.FULL, 5, STANDARD, table(4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540)),
    (Deck.FULL, 6, STANDARD, table(188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900)),
    (Deck.FULL, 7, STANDARD, table(4_324, 37_260, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460)),
    (Deck.STRIPPED, 5, STRIPPED, table(4, 16, 224, 1_344, 204, 5_100, 10_752, 24_192, 107_520, 52_020)),
    (Deck.STRIPPED, 5, STRIPPED_ACE_HIGH, table(4, 12, 224, 1_344, 208, 4_080, 10_752, 24_192, 107_520, 53_040)),
    (Deck.STRIPPED, 7, STRIPPED, table(1_404, 5_200, 26_208, 357_504, 57_940, 639_520, 258_060, 1_398_600, 605_880, 15_540)),
    (Deck.STRIPPED, 7, STRIPPED_ACE_HIGH, table(1_404, 3_900, 26_208, 357_504, 59_240, 524_960, 263_120, 1_421_280, 677_160, 31_080)),
    (Deck.SHORT, 5, SHORT, table(4, 20, 288, 1_728, 480, 6_120, 16_128, 36_288, 193_536, 122_400)),
    (Deck.SHORT, 7, SHORT, table(1_860, 8_700, 44_640, 633_024, 175_560, 1_169_940, 607_200, 3_157_056, 2_316_600, 233_100)),
    (Deck.SHORT, 7, SHORT_TRIPS, table(1_860, 8_700, 44_640, 633_024, 175_560, 1_139_580, 637_560, 3_157_056, 2_316_600, 233_100)),
    (Deck.JOKER, 5, JOKER_WILD, table(13, 24, 180, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552, 1_268_088, 1_302_540)),
    (Deck.JOKER, 5, JOKER_BUG, table(1, 24, 180, 828, 4_368, 7_804, 20_532, 63_360, 138_600, 1_215_024, 1_418_964)),
]  # fmt: skip

SEVEN_OF_53 = [
    (JOKER_WILD, table(14_664, 26_132, 184_832, 1_121_024, 5_997_144, 6_027_224, 11_083_940, 13_315_300, 31_433_400, 61_644_960, 23_294_460)),
    (JOKER_BUG, table(1_128, 26_132, 184_832, 307_472, 4_188_528, 6_172_088, 11_236_028, 7_470_676, 35_553_816, 64_221_960, 24_780_420)),
]  # fmt: skip


@pytest.mark.parametrize(("deck", "cards", "ranking", "expected"), COUNTS, ids=named)
def test_hands_fall_into_categories_as_often_as_they_should(deck, cards, ranking, expected):
    found = counts(deck.cards, cards, ranking)
    assert found == expected
    assert found.total() == comb(len(deck.cards), cards)


@pytest.mark.soak
@pytest.mark.parametrize(("ranking", "expected"), SEVEN_OF_53, ids=["wild", "bug"])
def test_seven_cards_of_a_deck_with_a_joker(ranking, expected):
    found = counts(Deck.JOKER.cards, 7, ranking)
    assert found == expected
    assert found.total() == comb(53, 7) == 154_143_080


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        (JOKER_WILD, table(13, 20, 144, 2_496, 2_808, 2_696, 10_332, 82_368, 0, 169_848, 0)),
        (JOKER_BUG, table(1, 20, 144, 204, 624, 2_696, 10_332, 8_448, 15_048, 116_784, 116_424)),
    ],
    ids=["wild", "bug"],
)
def test_hands_with_the_joker(ranking, expected):
    count: Counter[Category] = Counter()
    for hand, alike in classes(Deck.JOKER.cards, 5, ranking):
        if Card.JOKER in hand:
            count[best_five(hand, ranking).category] += alike
    assert count == +Counter(expected)
    assert count.total() == comb(52, 4)


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        (STRIPPED, table(8, 24, 80, 1_120, 2_352, 400, 10_392, 26_880, 24_192, 119_868, 52_020)),
        (STRIPPED_ACE_HIGH, table(8, 24, 60, 1_120, 2_352, 420, 8_364, 26_880, 24_192, 120_876, 53_040)),
    ],
    ids=named,
)  # fmt: skip
def test_32_cards_and_a_wild_joker(ranking, expected):
    assert counts([*Deck.STRIPPED.cards, Card.JOKER], 5, with_wild(ranking)) == expected


def onto(cards, ranks):
    """Ways to choose so many cards of these ranks that none is left out."""
    return sum(
        (-1) ** left * comb(ranks, left) * comb(4 * (ranks - left), cards)
        for left in range(ranks + 1)
    )


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_lows_by_their_top_card(cards):
    """The fifth lowest of the ranks held is the top of the low, whatever ranks lie above it."""
    expected: Counter[Rank | None] = Counter()
    for top in range(5, 9):
        for of_low in range(5, cards + 1):
            five = comb(top - 1, 4) * onto(of_low, 5)  # four ranks below the top, and the top
            expected[Rank(str(top))] += five * comb(4 * (13 - top), cards - of_low)
    expected[None] = comb(52, cards) - expected.total()
    assert low_counts(Deck.FULL.cards, cards) == expected


def test_five_cards_of_which_few_are_low():
    found = low_counts(Deck.FULL.cards, 5)
    assert [found[Rank(top)] for top in "5678"] == [1_024, 5_120, 15_360, 35_840]


def test_deuce_to_seven_loses_with_what_wins_elsewhere():
    """Of five cards all but the wheels are of the same kind; those are no straights here."""
    low, high = counts(Deck.FULL.cards, 5, DEUCE_SEVEN_LOW), counts(Deck.FULL.cards, 5, STANDARD)
    wheels = 4**5 - 4
    assert low[Category.LOW] == high[Category.HIGH_CARD] + wheels
    assert low[Category.STRAIGHT] == high[Category.STRAIGHT] - wheels
    assert low[Category.FLUSH] == high[Category.FLUSH] + 4
    assert low[Category.PAIR] == high[Category.PAIR]


def test_whoever_watches_sees_the_count_grow_to_the_end():
    seen: list[int] = []
    counts(Deck.STRIPPED.cards, 5, STRIPPED, seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == comb(32, 5)


@pytest.mark.parametrize(
    ("deck", "cards", "ranking", "message"),
    [
        (Deck.FULL.cards[1:], 5, STANDARD, "all four suits"),
        ([*Deck.FULL.cards, Card("As")], 5, STANDARD, "all four suits"),
        (Deck.FULL.cards, 4, STANDARD, "not of 4"),
        (Deck.FULL.cards, 8, STANDARD, "not of 8"),
        (Deck.FULL.cards, 5, BADUGI, "badugi"),
        (Deck.JOKER.cards, 5, STANDARD, "knows no joker"),
    ],
)
def test_what_is_not_counted_is_refused(deck, cards, ranking, message):
    with pytest.raises(ValueError, match=message):
        counts(deck, cards, ranking)
