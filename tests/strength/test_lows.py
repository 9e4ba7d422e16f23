"""Hands that win by being low (RULES 3.7, 3.8)."""

from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import RANK_CODES, Card, Category, Deck, Rank, Suit
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    CategoryDecides,
    Equal,
    FlushCard,
    LowCard,
    PairRank,
    QuadsRank,
    RankDecides,
    SecondPair,
    StraightTop,
    TripsRank,
)
from fifthstreet.strength.compare import compare
from fifthstreet.strength.lows import best_low
from fifthstreet.strength.ranking import (
    ACE_FIVE_LOW,
    BADUGI,
    DEUCE_SEVEN_LOW,
    EIGHT_LOW,
    SHORT,
    SHORT_TRIPS,
    STANDARD,
    STRIPPED,
    STRIPPED_ACE_HIGH,
)
from fifthstreet.strength.reference import KICKERS, PLACES, BestFive, best_five
from fifthstreet.strength.remarks import remarks

LOWS = [ACE_FIVE_LOW, EIGHT_LOW, DEUCE_SEVEN_LOW, BADUGI]
by_ranking = pytest.mark.parametrize("ranking", LOWS, ids=lambda ranking: ranking.name)


def cards(low, high):
    return st.lists(st.sampled_from(Deck.FULL.cards), min_size=low, max_size=high, unique=True)


def low(text, ranking, hole=""):
    return best_low(parse_cards(text), ranking, hole=parse_cards(hole) if hole else ())


def told(found):
    return " ".join(map(str, found.cards))


# --- Another way to rank low hands, written for the tests alone ---------------------------


def by_definition(some, ranking):
    """What is to be as small as possible: for these very cards, or None if they are no hand."""
    deuce_seven = ranking is DEUCE_SEVEN_LOW
    codes = RANK_CODES if deuce_seven else "A" + RANK_CODES[:-1]
    places = sorted((codes.index(card.value[0]) for card in some), reverse=True)
    if ranking is BADUGI:
        if len(set(places)) < len(some) or len({card.value[1] for card in some}) < len(some):
            return None
        return (-len(some), *places)
    count = Counter(places)
    order = sorted(count, key=lambda place: (count[place], place), reverse=True)
    pattern = sorted(count.values(), reverse=True)
    if ranking is EIGHT_LOW:
        return None if len(count) < 5 or places[0] > 7 else (0, *places)
    kind = [[1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], [], [], [3, 2], [4, 1]].index(pattern)
    if deuce_seven:
        flush = len({card.value[1] for card in some}) == 1
        straight = len(count) == 5 and places[0] - places[4] == 4
        if flush and straight:
            return (8 + (places[0] == 12), places[0])
        if flush:
            return (5, *places)
        if straight:
            return (4, places[0])
    return (kind, *order)


def every(known, ranking):
    """All hands of the cards."""
    sizes = (4, 3, 2, 1) if ranking is BADUGI else (5,)
    return [
        some
        for size in sizes
        for some in combinations(known, size)
        if by_definition(some, ranking) is not None
    ]


@by_ranking
@given(known=cards(5, 9))
def test_the_low_hand_is_the_lowest_of_all(ranking, known):
    found = best_low(known, ranking)
    hands = [by_definition(some, ranking) for some in every(known, ranking)]
    if not hands:
        assert found is None
        with pytest.raises(ValueError, match=f"are a hand of {ranking.name}"):
            best_five(known, ranking)
        return
    assert found and by_definition(found.cards, ranking) == min(hands)
    assert best_five(known, ranking) == found


@by_ranking
@given(a=cards(5, 7), b=cards(5, 7))
def test_lower_hands_are_stronger(ranking, a, b):
    a, b = best_low(a, ranking), best_low(b, ranking)
    if a and b:
        lower = by_definition(a.cards, ranking), by_definition(b.cards, ranking)
        assert (a.strength > b.strength) == (lower[0] < lower[1])
        assert (a.strength == b.strength) == (lower[0] == lower[1])


@by_ranking
@given(known=cards(7, 7), own=st.integers(0, 4))
def test_the_reported_cards_have_most_hole_cards_then_lowest_numbers(ranking, known, own):
    hole = known[:own]
    found = best_low(known, ranking, hole=hole)
    if found is None:
        return
    value = by_definition(found.cards, ranking)
    equal = [some for some in every(known, ranking) if by_definition(some, ranking) == value]
    most = max(sum(card in hole for card in some) for some in equal)
    lowest = min(
        sorted(card.number for card in some)
        for some in equal
        if sum(card in hole for card in some) == most
    )
    assert sorted(card.number for card in found.cards) == lowest
    assert found.hole == tuple(card for card in found.cards if card in hole)


@by_ranking
@given(known=cards(5, 8), suits=st.permutations(list(Suit)))
def test_suits_never_count(ranking, known, suits):
    other = [Card(f"{card.rank}{suits[card.suit.place]}") for card in known]
    found, again = best_low(known, ranking), best_low(other, ranking)
    assert (found and found.strength) == (again and again.strength)


@by_ranking
@given(dealt=cards(9, 9))
def test_the_decision_names_cards_of_the_two_hands(ranking, dealt):
    a, b = (best_low([*hole, *dealt[4:]], ranking) for hole in (dealt[:2], dealt[2:4]))
    if a is None or b is None:
        return
    result = compare(a, b, board=dealt[4:], ranking=ranking)
    winner, loser = (a, b) if result.sign >= 0 else (b, a)
    decision = result.decision
    if isinstance(decision, CategoryDecides):
        assert (decision.winner, decision.loser) == (winner.category, loser.category)
    elif isinstance(decision, RankDecides):
        place = decision.place - 1
        assert decision.winner is winner.cards[place].rank
        assert decision.loser is loser.cards[place].rank
        codes = RANK_CODES if ranking is DEUCE_SEVEN_LOW else "A" + RANK_CODES[:-1]
        assert codes.index(str(decision.winner)) < codes.index(str(decision.loser))
    else:
        assert isinstance(decision, Equal)


@by_ranking
@given(known=cards(7, 7))
def test_nothing_is_remarked_on_low_hands(ranking, known):
    found = best_low(known, ranking, hole=known[:2])
    if found:
        assert remarks(found, known[:2], known[2:], ranking) == ()
        assert msgspec.json.decode(msgspec.json.encode(found), type=BestFive) == found


@pytest.mark.parametrize(
    "ranking",
    [STANDARD, SHORT, SHORT_TRIPS, STRIPPED, STRIPPED_ACE_HIGH, ACE_FIVE_LOW, DEUCE_SEVEN_LOW],
    ids=lambda ranking: ranking.name,
)
def test_seven_cards_are_as_strong_as_their_best_five(ranking):
    deck = Deck.STRIPPED.cards if ranking in (STRIPPED, STRIPPED_ACE_HIGH) else Deck.FULL.cards
    deck = Deck.SHORT.cards if ranking in (SHORT, SHORT_TRIPS) else deck
    chance = Random(3)
    for _ in range(200):
        known = chance.sample(deck, 7)
        strengths = [best_five(five, ranking).strength for five in combinations(known, 5)]
        assert best_five(known, ranking).strength == max(strengths)


# --- Known orders -------------------------------------------------------------------------


def in_order(hands, ranking):
    found = [low(text, ranking) for text in hands]
    strengths = [best.strength for best in found]
    assert strengths == sorted(strengths, reverse=True)
    assert len({*strengths}) == len(strengths)
    return [str(best.category) for best in found]


def test_razz_from_the_wheel_to_four_kings():
    kinds = in_order(
        [
            "5s 4h 3d 2c As",  # a straight does not count
            "6s 4s 3s 2s As",  # nor a flush
            "6s 5h 3d 2c As",
            "6s 5h 4d 3c 2s",
            "7s 4h 3d 2c As",
            "8s 7h 6d 5c 4s",
            "Ks Qh Jd Tc 9s",
            "As Ah 2d 3c 4s",
            "As Ah 2d 3c 5s",
            "2s 2h Ad 3c 4s",
            "Ks Kh Qd Jc Ts",
            "2s 2h Ad Ac 3s",
            "3s 3h Ad Ac 2s",
            "3s 3h 2d 2c As",
            "As Ah Ad 2c 3s",
            "As Ah Ad 2c 2s",
            "As Ah Ad Ac 2s",
            "Ks Kh Kd Kc Qs",
        ],
        ACE_FIVE_LOW,
    )
    assert kinds == ["low"] * 7 + ["pair"] * 4 + ["two_pair"] * 3 + [
        "three",
        "full_house",
        "four",
        "four",
    ]


def test_deuce_to_seven_is_the_standard_order_upside_down():
    kinds = in_order(
        [
            "7s 5h 4d 3c 2s",
            "7s 6h 4d 3c 2s",
            "8s 5h 4d 3c 2s",
            "9s 8h 7d 6c 4s",
            "Ks Qh Jd Tc 8s",
            "As 5h 4d 3c 2s",  # no straight: the ace is high
            "As Kh Qd Jc 9s",
            "2s 2h 3d 4c 5s",
            "As Ah Kd Qc Js",
            "3s 3h 2d 2c 4s",
            "2s 2h 2d 3c 4s",
            "6s 5h 4d 3c 2s",
            "As Kh Qd Jc Ts",
            "7s 5s 4s 3s 2s",
            "As 5s 4s 3s 2s",
            "2s 2h 2d 3c 3s",
            "2s 2h 2d 2c 3s",
            "6s 5s 4s 3s 2s",
            "As Ks Qs Js Ts",
        ],
        DEUCE_SEVEN_LOW,
    )
    assert kinds == ["low"] * 7 + ["pair"] * 2 + ["two_pair", "three"] + ["straight"] * 2 + ["flush"] * 2 + [
        "full_house", "four", "straight_flush", "royal_flush"]  # fmt: skip
    strengths = [
        (best_five(five, DEUCE_SEVEN_LOW).strength, best_five(five).strength)
        for five in combinations(parse_cards("2s 3s 4s 5s 6s 7s 7h 7d 8h Th Jh Qh Kh 6h"), 5)
    ]
    strengths.sort()
    upward = [high for _, high in strengths]
    assert upward == sorted(upward, reverse=True)


def test_eight_or_better():
    in_order(
        ["5s 4h 3d 2c As", "6s 4s 3s 2s As", "7s 6h 5d 4c 3s", "8s 4h 3d 2c As", "8s 7h 6d 5c 4s"],
        EIGHT_LOW,
    )
    assert low("9s 4h 3d 2c As", EIGHT_LOW) is None
    assert low("8s 8h 4h 3d 2c Ks", EIGHT_LOW) is None
    found = low("8s 7h 5d 5c 2s As Ah", EIGHT_LOW, "As Ah")
    assert (told(found), found.category) == ("8s 7h 5d 2s As", Category.LOW)
    assert [str(rank) for rank in found.ranks] == ["8", "7", "5", "2", "A"]
    assert found.hole == (Card("As"),)
    assert found.kickers == ()


def test_badugi():
    kinds = in_order(
        [
            "4s 3h 2d Ac",
            "5s 3h 2d Ac",
            "Ks Qh Jd Tc",
            "3s 2h Ad Kd",
            "Ks Qh Jd Ts",
            "2s Ah Ad As",
            "Ks Qh Kh Qs",
            "As Ah Ad Ac",
            "Ks 2s",
            "Ks Kh Kd Kc",
        ],
        BADUGI,
    )
    assert kinds == ["four_cards"] * 3 + ["three_cards"] * 2 + ["two_cards"] * 2 + ["one_card"] * 3
    found = low("3s 2s Ad Kd", BADUGI)
    assert (told(found), found.ranks) == ("2s Ad", (Rank.TWO, Rank.ACE))
    assert low("5s 4h 3d 2c As", BADUGI).ranks == tuple(map(Rank, "432A"))


@pytest.mark.parametrize(
    ("ranking", "winner", "loser", "decision"),
    [
        (ACE_FIVE_LOW, "6s 4s 3s 2s As", "6h 5h 3d 2c As", LowCard(Category.LOW, 2, Rank.FOUR, Rank.FIVE)),
        (ACE_FIVE_LOW, "6s 5s 4s 3s As", "6h 5h 4d 3c 2s", LowCard(Category.LOW, 5, Rank.ACE, Rank.TWO)),
        (ACE_FIVE_LOW, "As Ah 4d 3c 2s", "2s 2h 4d 3c As", PairRank(Category.PAIR, 1, Rank.ACE, Rank.TWO)),
        (ACE_FIVE_LOW, "2s 2h 9d 3c As", "2d 2c 9s 4s 3h", LowCard(Category.PAIR, 4, Rank.THREE, Rank.FOUR)),
        (ACE_FIVE_LOW, "3s 3h Ad Ac 5s", "3d 3c 2d 2c 4s", SecondPair(Category.TWO_PAIR, 3, Rank.ACE, Rank.TWO)),
        (ACE_FIVE_LOW, "As Ah Ad Kc Ks", "2s 2h 2d Ac As", TripsRank(Category.FULL_HOUSE, 1, Rank.ACE, Rank.TWO)),
        (ACE_FIVE_LOW, "Ks Qh Jd Tc 9s", "As Ah 2d 3c 4s", CategoryDecides(Category.LOW, Category.PAIR)),
        (DEUCE_SEVEN_LOW, "Ks Qh Jd Tc 8s", "As 5h 4d 3c 2s", LowCard(Category.LOW, 1, Rank.KING, Rank.ACE)),
        (DEUCE_SEVEN_LOW, "6s 5h 4d 3c 2s", "7s 6h 5d 4c 3s", StraightTop(Category.STRAIGHT, 1, Rank.SIX, Rank.SEVEN)),
        (DEUCE_SEVEN_LOW, "8s 5s 4s 3s 2s", "8h 6h 4h 3h 2h", FlushCard(Category.FLUSH, 2, Rank.FIVE, Rank.SIX)),
        (DEUCE_SEVEN_LOW, "2s 2h 2d 2c As", "3s 3h 3d 3c 2s", QuadsRank(Category.FOUR, 1, Rank.TWO, Rank.THREE)),
        (BADUGI, "Ks Qh Jd Tc", "3s 2h Ad Ac", CategoryDecides(Category.FOUR_CARDS, Category.THREE_CARDS)),
        (BADUGI, "5s 4h 2d Ac", "5s 4h 3d Ac", LowCard(Category.FOUR_CARDS, 3, Rank.TWO, Rank.THREE)),
        (BADUGI, "Ks Ts 2h Ah", "Ks Ts 3h 3s", LowCard(Category.TWO_CARDS, 2, Rank.ACE, Rank.THREE)),
        (BADUGI, "As Ah Ad Ac", "2s 3s 4s 5s", LowCard(Category.ONE_CARD, 1, Rank.ACE, Rank.TWO)),
    ],
)  # fmt: skip
def test_the_first_difference_decides(ranking, winner, loser, decision):
    a, b = low(winner, ranking), low(loser, ranking)
    assert (compare(a, b, ranking=ranking).sign, compare(a, b, ranking=ranking).decision) == (
        1,
        decision,
    )
    assert (compare(b, a, ranking=ranking).sign, compare(b, a, ranking=ranking).decision) == (
        -1,
        decision,
    )


def test_a_tied_low_may_lie_on_the_board():
    board = parse_cards("8s 7h 3d 2c As")
    a, b = (best_five([*hole, *board], EIGHT_LOW) for hole in map(parse_cards, ("Ks Kh", "3s 2h")))
    assert compare(a, b, board=board, ranking=EIGHT_LOW).decision == Equal(plays_board=True)
    board = parse_cards("8s 7h 3d 2c Ks")
    a, b = (best_five([*hole, *board], EIGHT_LOW) for hole in map(parse_cards, ("As Kh", "Ad Kc")))
    assert compare(a, b, board=board, ranking=EIGHT_LOW).decision == Equal(plays_board=False)


def test_all_cards_of_a_low_hand_are_compared():
    names = ("LOW", "FOUR_CARDS", "THREE_CARDS", "TWO_CARDS", "ONE_CARD")
    assert [len(PLACES[Category[name]]) for name in names] == [5, 4, 3, 2, 1]
    assert {KICKERS[Category[name]] for name in names} == {0}


@pytest.mark.parametrize(
    ("known", "ranking", "message"),
    [
        ("As 2s 3s 4s 5s", STANDARD, "standard is no low ranking"),
        ("As 2s 3s 4s", ACE_FIVE_LOW, "not 4"),
        ("As 2s 3s 4s Jk", ACE_FIVE_LOW, "knows no joker"),
        ("2s 3s 4s 5s 6s 7s 8s 9s Ts Js", BADUGI, "not 10"),
    ],
)
def test_impossible_cards_are_refused(known, ranking, message):
    with pytest.raises(ValueError, match=message):
        low(known, ranking)
    with pytest.raises(ValueError, match="not 0"):
        best_low((), BADUGI)
