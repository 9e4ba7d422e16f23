"""Ranges: what a text names, what is refused and where, and the canonical text."""

import time
from contextlib import suppress
from decimal import Decimal
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import Card, Deck
from fifthstreet.notation import parse_cards
from fifthstreet.odds.ranges import (
    HANDS_BY_EQUITY,
    Range,
    best_hands,
    difference,
    parse_range,
    range_of,
    range_text,
    starting_hand,
    union,
    without,
)
from fifthstreet.reasons import NotationError, RangeEmptied, Unreadable, ZeroWeight
from fifthstreet.words.bundle import LANGUAGES
from fifthstreet.words.say import say_unreadable
from tests.words.test_words import whole

TE, KA, ES, EN = "\u0422", "\u041a", "\u0441", "\u043e"  # Cyrillic: ace, king, suited, offsuit
DECK = Deck.FULL.cards
EVERY = tuple(combinations(reversed(DECK), 2))


def held(text):
    """The combos of a text and their weights, each as a set of two cards."""
    combos = parse_range(text).combos
    found = {frozenset(cards): weight for cards, weight in combos}
    assert len(found) == len(combos)
    return found


def those(condition):
    """The definition: every two cards that are so, the higher rank first."""
    return {frozenset((a, b)): 1.0 for a, b in EVERY if condition(a, b)}


def named(one, other, a, b):
    return (str(a.rank), str(b.rank)) == (one, other)


# --- What is named --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("AA", 6),
        ("22", 6),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("22+", 13 * 6),
        ("AA+", 6),
        ("77-44", 4 * 6),
        ("44-77", 4 * 6),
        ("A2s+", 12 * 4),
        ("A2o+", 12 * 12),
        ("A2+", 12 * 16),
        ("AJo+", 3 * 12),
        ("AKs+", 4),
        ("QJ+", 16),
        ("KTo-K8o", 3 * 12),
        ("K8o-KTo", 3 * 12),
        ("KT-K8", 3 * 16),
        ("JTs-87s", 4 * 4),
        ("54s-J10s", 7 * 4),
        ("K9o-Q8o", 2 * 12),
        ("AsKs", 1),
        ("6c5c,AQo+", 1 + 2 * 12),
        ("66+,A8s+,KTs+,AJo+,KQo", 9 * 6 + 6 * 4 + 3 * 4 + 3 * 12 + 12),
        (
            "22+,A2s+,KTs+,QTs+,JTs,T9s,98s,87s,76s,ATo+,KQo",
            13 * 6 + (12 + 3 + 2 + 5) * 4 + (4 + 1) * 12,
        ),
        ("random", 1326),
        ("ANY", 1326),
        ("any two", 1326),
        ("100%", 1326),
    ],
)
def test_a_range_has_as_many_combos_as_it_names(text, size):
    assert len(parse_range(text)) == len(held(text)) == size


def test_the_ranges_of_the_comparison_with_others_have_226_and_138_combos():
    assert len(parse_range("22+,A2s+,KTs+,QTs+,JTs,T9s,98s,87s,76s,ATo+,KQo")) == 226
    assert len(parse_range("66+,A8s+,KTs+,AJo+,KQo")) == 138


@pytest.mark.parametrize(
    ("text", "condition"),
    [
        ("77-44", lambda a, b: a.rank is b.rank and str(a.rank) in "4567"),
        ("AKs", lambda a, b: named("A", "K", a, b) and a.suit is b.suit),
        ("AKo", lambda a, b: named("A", "K", a, b) and a.suit is not b.suit),
        ("QJ", lambda a, b: named("Q", "J", a, b)),
        ("AJo+", lambda a, b: str(a.rank) == "A" and str(b.rank) in "KQJ" and a.suit is not b.suit),
        ("KTo-K8o", lambda a, b: str(a.rank) == "K" and str(b.rank) in "T98" and a.suit is not b.suit),
        ("random", lambda a, b: True),
    ],
)  # fmt: skip
def test_a_range_holds_the_combos_it_names(text, condition):
    assert held(text) == those(condition)


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("aks kQO", "AKs,KQo"),
        ("AKS", "AKs"),
        ("KAs", "AKs"),
        ("2As+", "A2s+"),
        ("10 10".replace(" ", ""), "TT"),
        ("109s", "T9s"),
        ("A10s-A8s", "ATs-A8s"),
        ("10s9s", "Ts9s"),
        ("T♠9♠", "Ts9s"),
        ("A♠K♠ A♥\ufe0fK♥\ufe0f", "AsKs,AhKh"),
        ("As Ks", "AsKs"),
        ("KsAs", "AsKs"),
        ("As Ks Qh Qd", "AsKs,QhQd"),
        ("AS KS", "AsKs"),
        ("22+;A2s+\n KTo – K8o", "22+,A2s+,KTo-K8o"),
        ("22 +, QQ @ .5", "33+,22,QQ@0.5"),
        ("QQ:0.5", "QQ@0.5"),
        ("QQ@1", "QQ"),
        ("QQ@5e-1", "QQ@0.5"),
        ("Jk", "KJ"),  # no joker: a jack and a king
        (f"{TE}{KA}{ES}", "AKs"),
        (f"{TE}{KA}{EN}, 10{TE}", "AKo,AT"),
        (f"{TE}♠{KA}♠", "AsKs"),
        ("тткт", "AcKc"),
        ("тт", "AA"),
        (f"{KA}9s", "K9s"),
        ("15 %", "15%"),
        ("15.0%", "15%"),
        ("\ufeff QQ\u00a0KK\u200b", "QQ,KK"),
        ("20%@0.5", "20%@.5"),
    ],
)
def test_hands_are_read_in_every_usual_spelling(text, same):
    assert parse_range(text) == parse_range(same)


def test_the_later_weight_wins_and_an_exclusion_takes_out_of_what_stands_before_it():
    assert parse_range("QQ+,KK@0.5") == parse_range("QQ,AA,KK@0.5")
    assert parse_range("KK@0.5,QQ+") == parse_range("QQ+")
    assert parse_range("22+,!33") == parse_range("22,44+")
    assert parse_range("22+ ! 33-TT, 55@.25") == parse_range("22,JJ+,55@0.25")
    assert parse_range("AK,!AKo") == parse_range("AKs")
    assert parse_range("AKs,!AsKs") == parse_range("AhKh,AdKd,AcKc")
    assert parse_range("random,!20%") == difference(parse_range("random"), parse_range("20%"))


def test_the_combos_stand_in_order_the_higher_number_first():
    hands = parse_range("22,AKs@0.5,7h2c")
    pairs = list(zip(hands.numbers[::2], hands.numbers[1::2], strict=True))
    assert pairs == sorted({*pairs})
    assert all(high > low for high, low in pairs)
    assert len(pairs) == len(hands.weights) == len(hands)
    assert pairs[0] == (1, 0)  # 2h 2s
    assert [{one.number, two.number} for (one, two), _ in hands.combos] == [{*p} for p in pairs]


# --- The best hands -------------------------------------------------------------------


def test_every_starting_hand_has_its_place_in_the_order():
    assert len(HANDS_BY_EQUITY) == len({*HANDS_BY_EQUITY}) == 169
    combos = [combo for name in HANDS_BY_EQUITY for combo in starting_hand(name).combos]
    assert len(combos) == len({*combos}) == 1326
    assert HANDS_BY_EQUITY[:10] == ("AA", "KK", "QQ", "JJ", "TT", "99", "88", "AKs", "77", "AQs")
    assert HANDS_BY_EQUITY[-4:] == ("52o", "62o", "42o", "32o")


def test_a_hand_that_is_better_card_by_card_comes_first():
    place = {name: index for index, name in enumerate(HANDS_BY_EQUITY)}
    ranks = "AKQJT98765432"
    assert all(place[2 * a] < place[2 * b] for a, b in combinations(ranks, 2))
    for high, low in combinations(ranks, 2):
        assert place[f"{high}{low}s"] < place[f"{high}{low}o"]
    for high, low, lower in combinations(ranks, 3):
        for suits in "so":
            assert place[f"{high}{low}{suits}"] < place[f"{low}{lower}{suits}"]
    for one, two in combinations("KQJT987", 2):  # with an ace, low cards make straights
        for suits in "so":
            assert place[f"A{one}{suits}"] < place[f"A{two}{suits}"]


@pytest.mark.parametrize(
    ("percent", "last", "combos"),
    [
        ("0.01", "AA", 6),  # the best hand is always in
        ("0.67", "AA", 6),  # 8.88 combos: the kings have 3 of 6 only above 9
        ("0.68", "KK", 12),
        ("15", "A6s", 200),  # 198.9: half of the four are in, of A8o not
        ("100", "32o", 1326),
    ],
)
def test_a_percentage_takes_whole_hands(percent, last, combos):
    hands = best_hands(Decimal(percent))
    assert str(hands[-1]) == last
    assert len(parse_range(f"{percent}%")) == combos == sum(len(h.combos) for h in hands)


def test_more_percent_hold_more_hands_and_nearly_so_many():
    before = 0
    for tenths in range(1, 1001):
        combos = len(parse_range(f"{tenths / 10}%"))
        assert before <= combos
        assert abs(combos - 1326 * tenths / 1000) <= 6
        before = combos


# --- What is refused ------------------------------------------------------------------

FAULTS = [
    ("", "no_cards_here", 0, 0),
    (" \n", "no_cards_here", 0, 2),
    ("AKs,ZZ", "unknown_rank", 4, 5),
    ("AKs,AZ", "unknown_suit", 5, 6),
    ("AsAs", "duplicate_card", 2, 4),
    ("As As", "duplicate_card", 3, 5),
    ("AsKsQs", "wrong_card_count", 0, 6),
    ("QQ,A", "wrong_card_count", 3, 4),
    ("QQ, As", "wrong_card_count", 4, 6),
    ("As KK", "wrong_card_count", 0, 2),
    ("As,Ks", "wrong_card_count", 0, 2),
    ("AsK", "suit_missing", 2, 3),
    ("Ah?h", "lost_sign", 2, 3),
    ("15", "one_is_no_rank", 0, 1),
    ("B9s", "suit_missing", 0, 1),
    ("joker", "unknown_rank", 0, 5),
    ("JkAs,JkJk", "unknown_rank", 0, 2),
    ("QQ@-0.1", "not_a_weight", 3, 7),
    ("QQ@1.5", "not_a_weight", 3, 6),
    ("QQ@nan", "not_a_weight", 3, 6),
    ("QQ@inf", "not_a_weight", 3, 6),
    ("QQ@1e999", "not_a_weight", 3, 8),
    ("QQ@٠.٥", "not_a_weight", 3, 6),
    ("QQ@0_1", "not_a_weight", 3, 6),
    ("QQ@50%", "not_a_weight", 3, 6),
    ("QQ@", "not_a_weight", 2, 3),
    ("QQ@,KK", "not_a_weight", 2, 3),
    ("QQ@0", "zero_weight", 3, 4),
    ("QQ@0.0", "zero_weight", 3, 6),
    ("QQ@1e-999", "zero_weight", 3, 9),
    ("KTo-Q8o", "hands_in_no_row", 0, 7),
    ("KTs-K8o", "hands_in_no_row", 0, 7),
    ("KTs-K8", "hands_in_no_row", 0, 6),
    ("AA,77-A7s", "hands_in_no_row", 3, 9),
    ("77-AK", "hands_in_no_row", 0, 5),
    ("AK-77", "hands_in_no_row", 0, 5),
    ("22-AsAh", "hands_in_no_row", 0, 7),
    ("A2s-", "hand_missing", 3, 4),
    ("A2s - ,KK", "hand_missing", 4, 5),
    ("22+,", "hand_missing", 3, 4),
    ("22,,33", "hand_missing", 3, 4),
    (",22", "hand_missing", 0, 1),
    ("22,!", "hand_missing", 3, 4),
    ("22++", "out_of_place", 3, 4),
    ("A2s+-A5s", "out_of_place", 4, 5),
    ("A2s--A5s", "out_of_place", 4, 5),
    ("-33", "out_of_place", 0, 1),
    ("+", "out_of_place", 0, 1),
    ("22,@0.5", "out_of_place", 3, 4),
    ("22,!!33", "out_of_place", 4, 5),
    ("22!33", "out_of_place", 2, 3),
    ("22,!33@0.5", "out_of_place", 6, 7),
    ("AsKs+", "out_of_place", 4, 5),
    ("random+", "out_of_place", 6, 7),
    ("15%-30%", "out_of_place", 3, 4),
    ("22%%", "out_of_place", 3, 4),
    ("AKx", "unknown_suffix", 2, 3),
    ("AKss", "unknown_suffix", 2, 4),
    ("AKQ", "unknown_suffix", 2, 3),
    ("AAs", "pair_with_suffix", 2, 3),
    ("TT,22o+", "pair_with_suffix", 5, 6),
    ("101%", "percent_outside", 0, 4),
    ("0%", "percent_outside", 0, 2),
    ("AA, 0.0 %", "percent_outside", 4, 9),
    ("!33", "exclusion_first", 0, 3),
    (" !33,22+", "exclusion_first", 1, 4),
    ("33,!22-44", "range_excluded", 0, 9),
    (f"AA,{TE}Ks", "ambiguous_t", 3, 4),
    (f"{TE}9s", "ambiguous_t", 0, 1),
    (f"T9s,{KA}♠9♠", "ambiguous_t", 0, 1),
]  # fmt: skip


@pytest.mark.parametrize(("text", "tag", "start", "end"), FAULTS)
def test_a_fault_says_where_and_why(text, tag, start, end):
    with pytest.raises(NotationError) as caught:
        parse_range(text)
    reason = caught.value.reason
    assert (reason.__struct_config__.tag, reason.start, reason.end) == (tag, start, end)
    assert reason.text == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [text for text, *_ in FAULTS])
def test_a_fault_is_told_in_three_languages(text, language):
    with pytest.raises(NotationError) as caught:
        parse_range(text)
    line, told = say_unreadable(caught.value.reason, language).split("\n")
    assert line.startswith('"') and "^" in told
    said = told.lstrip(" ^")
    found = getattr(caught.value.reason, "found", "")
    assert whole(said.replace(f"«{found}»", "«»"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_range_that_dead_cards_empty_can_be_told(language):
    text = "AsKs,AhAs"
    assert len(without(parse_range(text), parse_cards("As"))) == 0
    told = say_unreadable(RangeEmptied(text, 0, len(text)), language)
    assert told.split("\n")[0] == f'"{text}"'
    assert whole(told.split("^ ")[1], language)


SIGNS = "AKQJT98765432akqjt10shdcoSO+-!@:,; .%?♠♥x\n–" + TE + KA + ES + EN + "ДВтпчб"
PIECES = [
    "22+",
    "A2s+",
    "KTo-K8o",
    "QJ",
    "AsKs",
    "random",
    "15%",
    "QQ@0.5",
    "!33",
    "any two",
    "10s9s",
]


@given(
    st.one_of(st.text(), st.text(SIGNS), st.lists(st.sampled_from([*PIECES, *SIGNS])).map("".join))
)
def test_any_text_is_read_or_refused(text):
    try:
        hands = parse_range(text)
    except NotationError as fault:
        assert isinstance(fault.reason, Unreadable)
        assert fault.reason.text == text
        assert 0 <= fault.reason.start <= fault.reason.end <= len(text)
        for language in LANGUAGES:
            say_unreadable(fault.reason, language)
    else:
        assert hands
        assert parse_range(range_text(hands)) == hands


@pytest.mark.parametrize("text", ["A" * 200_000, "9" * 200_000, "0." + "9" * 200_000 + "%", "AA@0." + "1" * 200_000, " " * 200_000 + "+", "As " * 20_000, "22 " * 20_000 + "Z", "any" * 60_000])  # fmt: skip
def test_a_long_text_takes_no_long_time(text):
    began = time.monotonic()
    with suppress(NotationError):
        parse_range(text)
    assert time.monotonic() - began < 5


# --- The canonical text ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("AA,KK,QQ", "QQ+"),
        ("44-77,22", "77-44,22"),
        ("AKs,AKo", "AK"),
        ("A2s+,A2o+", "A2+"),
        ("A2s+,ATo+", "A2s+,ATo+"),
        ("K9o,K8o,KTo", "KTo-K8o"),
        ("QJs QTs Q9s", "Q9s+"),
        ("QJo", "QJo"),
        ("22", "22"),
        ("32s", "32s"),
        ("KhTs KsAs AhAs", "AsAh,AsKs,KhTs"),
        ("random", "random"),
        ("random@0.25", "random@0.25"),
        ("22+@0.5,QQ", "QQ,KK+@0.5,JJ-22@0.5"),
        ("AKs@1e-7", "AKs@1e-07"),
        (
            "KQo,ATo+,76s,87s,98s,T9s,JTs,QTs+,KTs+,A2s+,22+",
            "22+,A2s+,KTs+,QTs+,JTs,T9s,98s,87s,76s,ATo+,KQo",
        ),
    ],
)
def test_the_canonical_text_is_short_and_in_order(text, canonical):
    assert range_text(parse_range(text)) == canonical
    assert parse_range(canonical) == parse_range(text)


WEIGHTS = st.one_of(
    st.sampled_from([1.0, 0.5, 0.25]),
    st.floats(1e-30, 1),
)
COMBOS = st.dictionaries(st.sampled_from(EVERY), WEIGHTS, min_size=1)
HANDS = st.dictionaries(st.sampled_from(HANDS_BY_EQUITY), WEIGHTS, min_size=1)


@given(HANDS, COMBOS)
def test_the_canonical_text_reads_back(hands, combos):
    whole_hands = parse_range(",".join(f"{name}@{weight!r}" for name, weight in hands.items()))
    for each in (
        whole_hands,
        range_of(combos.items()),
        union(whole_hands, range_of(combos.items())),
    ):
        assert parse_range(range_text(each)) == each


@given(st.sets(st.sampled_from(HANDS_BY_EQUITY), min_size=1))
def test_any_hands_of_one_weight_take_no_name_for_a_single_combo(names):
    hands = parse_range(",".join(sorted(names)))
    text = range_text(hands)
    assert len(text.split(",")) <= len(names)
    assert not set("hdc") & set(text.replace("random", ""))


def test_a_range_without_combos_has_no_text():
    assert range_text(Range(b"", ())) == ""


# --- Sums and differences -------------------------------------------------------------


@given(COMBOS, COMBOS, st.sets(st.sampled_from(DECK)))
def test_ranges_are_sets_with_weights(one, other, dead):
    first, second = range_of(one.items()), range_of(other.items())
    assert dict(first.combos) == one
    assert dict(union(first, second).combos) == one | other
    assert dict(difference(first, second).combos) == {
        c: w for c, w in one.items() if c not in other
    }
    live = {c: w for c, w in one.items() if not dead & {*c}}
    assert dict(without(first, dead).combos) == live
    assert range_of(first.combos) == first


def test_dead_cards_leave_as_many_combos_as_can_be_counted():
    assert len(without(parse_range("random"), parse_cards("As Kd"))) == 50 * 49 // 2
    assert len(without(parse_range("AA,AKs"), parse_cards("As"))) == 3 + 3
    assert without(parse_range("AA"), [Card.JOKER]) == parse_range("AA")
    assert not without(parse_range("AsKs"), [Card("Ks")])


@pytest.mark.parametrize(
    ("cards", "weight"),
    [
        ("As As", 1),
        ("As Jk", 1),
        ("As Ks", 0),
        ("As Ks", -1),
        ("As Ks", 1.1),
        ("As Ks", float("nan")),
    ],
)
def test_what_is_no_weighted_combo_is_refused(cards, weight):
    one, two = map(Card, cards.split())
    with pytest.raises(ValueError, match="As"):
        range_of([((one, two), weight)])


def test_the_later_of_two_equal_combos_counts():
    one, two = Card("As"), Card("Ks")
    assert range_of([((one, two), 1), ((two, one), 0.5)]) == parse_range("AsKs@0.5")


def test_a_weight_with_a_decimal_comma_means_one_thing_only():
    assert parse_range("QQ@0,5") == parse_range("QQ@0.5")
    assert parse_range("QQ@1,55") == parse_range("QQ,55")


@pytest.mark.parametrize(
    ("numbers", "weights", "told"),
    [
        (b"\x05\x05", (1,), "two numbers"),
        (b"\x05\x06", (1,), "two numbers"),
        (b"\x34\x06", (1,), "two numbers"),
        (b"\x06\x05", (1, 1), "two numbers"),
        (b"\x06\x05\x06\x05", (1, 1), "in order"),
        (b"\x06\x05", (1e-300,), "weights are"),
        (b"\x06\x05", (float("nan"),), "weights are"),
        (b"\x06\x05", (1.5,), "weights are"),
    ],
)
def test_a_range_made_by_hand_is_looked_through(numbers, weights, told):
    with pytest.raises(ValueError, match=told):
        Range(numbers, weights)


def test_a_weight_that_would_be_lost_is_refused():
    with pytest.raises(NotationError) as caught:
        parse_range("AA@1e-300")
    assert type(caught.value.reason) is ZeroWeight
