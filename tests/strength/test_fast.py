"""Strengths as integers: as the reference orders hands, as the counts say, and what is refused."""

import ctypes
from array import array
from functools import cache
from itertools import combinations, combinations_with_replacement, islice, pairwise
from math import comb
from random import Random

import pytest

from fifthstreet.cards import Card, Category, Deck
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import DuplicateCard, NotationError
from fifthstreet.strength.fast import (
    category_of,
    count_all,
    evaluate,
    evaluate_batch,
    evaluate_into,
    has_ladder,
)
from fifthstreet.strength.ranking import (
    ACE_FIVE_LOW,
    JOKER_BUG,
    JOKER_WILD,
    SHORT,
    SHORT_TRIPS,
    STANDARD,
    STRIPPED,
    STRIPPED_ACE_HIGH,
)
from fifthstreet.strength.reference import BestFive, best_five
from fifthstreet.strength.tables import LADDERS
from tests.conftest import SCALE, need

DECKS = {
    STANDARD: Deck.FULL,
    SHORT: Deck.SHORT,
    SHORT_TRIPS: Deck.SHORT,
    STRIPPED: Deck.STRIPPED,
    STRIPPED_ACE_HIGH: Deck.STRIPPED,
    JOKER_WILD: Deck.JOKER,
    JOKER_BUG: Deck.JOKER,
}
CARDS = Deck.JOKER.cards
JOKER = Card.JOKER.number


def by(*rankings):
    return pytest.mark.parametrize("ranking", rankings, ids=lambda ranking: ranking.name)


def cards_of(numbers):
    return [CARDS[number] for number in numbers]


def mask_of(numbers):
    return sum(1 << number for number in numbers)


def rows(hands, cards):
    """Hands of numbers as the buffer that a batch takes."""
    return memoryview(bytes([number for hand in hands for number in hand])).cast(
        "B", (len(hands), cards)
    )


# --- The order of the reference -----------------------------------------------------------


def kinds_of_five(ranking):
    """Five cards, by number, for every choice of ranks without a flush, and of one suit."""
    ranks = sorted({card.rank.place for card in DECKS[ranking].cards if card is not Card.JOKER})
    for wild in range(2 if ranking.joker else 1):
        for choice in combinations_with_replacement(ranks, 5 - wild):
            if all(choice.count(rank) <= 4 for rank in choice):
                hand = [4 * rank + choice[:i].count(rank) for i, rank in enumerate(choice)]
                if len(set(choice)) == len(choice):
                    hand[0] += 1
                yield (*hand, JOKER)[:5]
        for choice in combinations(ranks, 5 - wild):
            yield (*[4 * rank for rank in choice], JOKER)[:5]


@cache
def ladder(ranking):
    """What the reference says of each strength."""
    found: dict[int, BestFive] = {}
    for hand in kinds_of_five(ranking):
        best = best_five(cards_of(hand), ranking)
        known = found.setdefault(evaluate(cards_of(hand), ranking), best)
        assert known.strength == best.strength, cards_of(hand)
    return found


@by(*DECKS)
def test_strengths_are_numbered_in_the_order_of_the_reference(ranking):
    by_strength = ladder(ranking)
    assert sorted(by_strength) == list(range(1, len(by_strength) + 1))
    ordered = [by_strength[rung].strength for rung in sorted(by_strength)]
    assert all(weaker < stronger for weaker, stronger in pairwise(ordered))
    for rung, best in by_strength.items():
        assert category_of(rung, ranking) is best.category


# Of each card a count for its rank, three bits wide, above a count for its suit, four bits wide.
PARTS = [1 << 16 + 3 * (number >> 2) | 1 << 4 * (number & 3) for number in range(JOKER)]
PARTS.append(1 << 16 + 3 * 13)


def kind(hand):
    """Equal for hands that the definition must find equal: ranks, and those of a long suit.

    With a joker four of a suit are long.
    """
    total = sum(map(PARTS.__getitem__, hand))
    long = total + (0x4444 if total >> 55 else 0x3333) & 0x8888
    if not long:
        return total >> 16
    suit = (long.bit_length() - 4) // 4
    return total >> 16, tuple(sorted([n >> 2 for n in hand if n & 3 == suit and n != JOKER]))


def assert_agree(hands, cards, ranking):
    """Fast equals reference, which judges one hand of each kind."""
    by_strength = ladder(ranking)
    judged: dict[object, tuple[int, ...]] = {}
    while chunk := list(islice(hands, 20_000)):
        if ranking.joker:
            strengths = [evaluate(cards_of(hand), ranking) for hand in chunk]
        else:
            strengths = list(evaluate_batch(rows(chunk, cards), ranking))
        for hand, strength in zip(chunk, strengths, strict=True):
            key = kind(hand)
            right = judged.get(key)
            if right is None:
                right = judged[key] = best_five(cards_of(hand), ranking).strength
            assert by_strength[strength].strength == right, cards_of(hand)


def random_hands(ranking, cards, count, seed=0):
    rng = Random(f"{ranking.name} {cards} {seed}")
    numbers = [card.number for card in DECKS[ranking].cards]
    return (rng.sample(numbers, cards) for _ in range(count))


@pytest.mark.soak
@by(*DECKS)
def test_every_five_cards(ranking):
    numbers = [card.number for card in DECKS[ranking].cards]
    assert_agree(combinations(numbers, 5), 5, ranking)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_ten_million_random_hands(cards):
    assert_agree(random_hands(STANDARD, cards, 5_000_000 // SCALE), cards, STANDARD)


@pytest.mark.parametrize("cards", [5, 6, 7])
@by(SHORT, SHORT_TRIPS, STRIPPED, STRIPPED_ACE_HIGH)
def test_random_hands_of_small_decks(ranking, cards):
    assert_agree(random_hands(ranking, cards, 400_000 // SCALE), cards, ranking)


@pytest.mark.parametrize("cards", [5, 6, 7])
@by(JOKER_WILD, JOKER_BUG)
def test_random_hands_with_a_joker(ranking, cards):
    hands = ([*hand[:-1], JOKER] for hand in random_hands(STANDARD, cards, 100_000 // SCALE))
    assert_agree(hands, cards, ranking)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_without_the_joker_its_rankings_are_the_standard_one(cards):
    for hand in random_hands(STANDARD, cards, 20_000 // SCALE):
        strength = evaluate(cards_of(hand))
        assert evaluate(cards_of(hand), JOKER_WILD) == strength
        assert evaluate(cards_of(hand), JOKER_BUG) == strength


# --- Spots that were wrong elsewhere ------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "category"),
    [
        ("As 9s 7s 4s 2s Kd", Category.FLUSH),
        ("As 9s 7s 4s 2s Kd Kh", Category.FLUSH),
        ("Ks Qs 7s 6s 4s 2s 3d", Category.FLUSH),
        ("As Kd 5s 4s 3s 2s 9h", Category.STRAIGHT_FLUSH),
        ("10s 10h 9c 9d 9s Ah", Category.FULL_HOUSE),
        ("As 2d 3h 4c 5s 6s 7s", Category.STRAIGHT),
        ("As Ah Ad Ac Ks", Category.FOUR),
    ],
)
def test_categories(cards, category):
    assert category_of(evaluate(cards)) is category


def test_the_larger_wins():
    board = "Ts Jd Qc 6d 5c"
    assert evaluate(f"{board} 9h Ks") > evaluate(f"{board} 9s Ah")  # straight to the king
    board = "Qd Jd 9d Kc 6d"
    assert evaluate(f"{board} 7d 2s") > evaluate(f"{board} 5d 2s")  # one diamond each
    assert evaluate(f"{board} 5d 2s") == evaluate(f"{board} 5d As")
    assert evaluate("As 2s 3s 4s 5s") < evaluate("2s 3s 4s 5s 6s")


def test_five_aces_are_refused_without_a_joker_and_highest_with_one():
    with pytest.raises(NotationError) as told:
        evaluate("As Ah Ad Ac As")
    assert isinstance(told.value.reason, DuplicateCard)
    aces = parse_cards("As Ah Ad Ac")
    with pytest.raises(ValueError, match="a card comes twice in As Ah Ad Ac As"):
        evaluate([*aces, aces[0]])
    for ranking in (JOKER_WILD, JOKER_BUG):
        strength = evaluate([*aces, Card.JOKER], ranking)
        assert strength > evaluate("As Ks Qs Js Ts", ranking)
        assert category_of(strength, ranking) is Category.FIVE_OF_A_KIND
        with pytest.raises(ValueError, match="strengths of joker"):
            category_of(strength + 1, ranking)
    assert category_of(evaluate("7s 7h 7d 7c Jk", JOKER_BUG), JOKER_BUG) is Category.FOUR


# --- Counts -------------------------------------------------------------------------------

NAMES = "royal_flush straight_flush four full_house flush straight three two_pair pair high_card"

COUNTS = {  # of five, six or seven cards, royal flush first; with a joker, five of a kind last
    (STANDARD, 5): (4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540),
    (STANDARD, 6): (188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900),
    (STANDARD, 7): (4_324, 37_260, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460),
    (STRIPPED, 5): (4, 16, 224, 1_344, 204, 5_100, 10_752, 24_192, 107_520, 52_020),
    (STRIPPED_ACE_HIGH, 5): (4, 12, 224, 1_344, 208, 4_080, 10_752, 24_192, 107_520, 53_040),
    (STRIPPED, 7): (1_404, 5_200, 26_208, 357_504, 57_940, 639_520, 258_060, 1_398_600, 605_880, 15_540),
    (STRIPPED_ACE_HIGH, 7): (1_404, 3_900, 26_208, 357_504, 59_240, 524_960, 263_120, 1_421_280, 677_160, 31_080),
    (SHORT, 5): (4, 20, 288, 1_728, 480, 6_120, 16_128, 36_288, 193_536, 122_400),
    (SHORT_TRIPS, 5): (4, 20, 288, 1_728, 480, 6_120, 16_128, 36_288, 193_536, 122_400),
    (SHORT, 7): (1_860, 8_700, 44_640, 633_024, 175_560, 1_169_940, 607_200, 3_157_056, 2_316_600, 233_100),
    (SHORT_TRIPS, 7): (1_860, 8_700, 44_640, 633_024, 175_560, 1_139_580, 637_560, 3_157_056, 2_316_600, 233_100),
    (JOKER_WILD, 5): (24, 180, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552, 1_268_088, 1_302_540, 13),
    (JOKER_BUG, 5): (24, 180, 828, 4_368, 7_804, 20_532, 63_360, 138_600, 1_215_024, 1_418_964, 1),
    (JOKER_WILD, 7): (26_132, 184_832, 1_121_024, 5_997_144, 6_027_224, 11_083_940, 13_315_300, 31_433_400, 61_644_960, 23_294_460, 14_664),
    (JOKER_BUG, 7): (26_132, 184_832, 307_472, 4_188_528, 6_172_088, 11_236_028, 7_470_676, 35_553_816, 64_221_960, 24_780_420, 1_128),
}  # fmt: skip


def assert_counted(ranking, cards, threads=1):
    numbers = COUNTS[ranking, cards]
    found = count_all(cards, ranking, joker=ranking.joker is not None, threads=threads)
    names = [*NAMES.split(), "five_of_a_kind"][: len(numbers)]
    assert {category.value: count for category, count in found.items()} == dict(
        zip(names, numbers, strict=True)
    )
    assert sum(found.values()) == comb(len(DECKS[ranking].cards), cards)


@by(*LADDERS)
def test_counts_of_five_cards(ranking):
    assert_counted(ranking, 5)
    assert_counted(ranking, 5, threads=2)


@pytest.mark.parametrize(
    ("ranking", "cards"),
    [case for case in COUNTS if case[1] > 5 or case[0].joker],
    ids=lambda value: getattr(value, "name", None),
)
def test_counts_of_more_cards_and_with_a_joker(ranking, cards, compiled_core):
    assert_counted(ranking, cards, threads=2)


def test_what_cannot_be_counted():
    with pytest.raises(ValueError, match="hands of 5 to 7 cards are counted, not of 4"):
        count_all(4)
    with pytest.raises(ValueError, match="the ranking standard knows no joker"):
        count_all(5, joker=True)
    with pytest.raises(ValueError, match="no tables for the ranking ace_five_low"):
        count_all(5, ACE_FIVE_LOW)


# --- Two outside evaluators ---------------------------------------------------------------


def assert_same_order(theirs, hands, larger_wins):
    """Each of our strengths is one of theirs, in the same order."""
    found = set()
    for hand in hands:
        cards = cards_of(hand)
        found.add((evaluate(cards), theirs([str(card) for card in cards])))
    pairs = sorted(found)
    sign = 1 if larger_wins else -1
    for (ours, their), (next_ours, next_their) in pairwise(pairs):
        assert ours < next_ours, "a tie of ours is none of theirs"
        assert sign * their < sign * next_their


def a_million_hands():
    for cards, share in ((5, 200_000), (6, 300_000), (7, 500_000)):
        yield from random_hands(STANDARD, cards, share, seed="peers")


@pytest.mark.soak
def test_eval7_agrees():
    need("eval7")
    import eval7

    card = {str(card): eval7.Card(str(card)) for card in Deck.FULL.cards}
    assert_same_order(
        lambda texts: eval7.evaluate([card[text] for text in texts]), a_million_hands(), True
    )


@pytest.mark.soak
def test_phevaluator_agrees():
    need("phevaluator")
    import phevaluator

    assert_same_order(lambda texts: phevaluator.evaluate_cards(*texts), a_million_hands(), False)


# --- Ways to give a hand ------------------------------------------------------------------


@by(*DECKS)
def test_every_way_to_give_a_hand_means_the_same(ranking):
    for cards in (5, 6, 7):
        for hand in random_hands(ranking, cards, 100):
            chosen = cards_of(hand)
            text = " ".join(map(str, chosen))
            strength = evaluate(chosen, ranking)
            assert evaluate(tuple(chosen), ranking) == strength
            assert evaluate((card for card in chosen), ranking) == strength  # type: ignore[arg-type]
            assert evaluate(set(chosen), ranking) == strength  # type: ignore[arg-type]
            assert evaluate(text, ranking) == evaluate(text.replace("T", "10"), ranking) == strength
            assert evaluate(mask_of(hand), ranking) == strength
            assert evaluate(chosen[::-1], ranking) == strength
            if not ranking.joker:
                batches = [rows([hand], cards), array("Q", [mask_of(hand)])]
                for batch in batches:
                    assert list(evaluate_batch(batch, ranking)) == [strength]


def test_every_buffer_means_the_same():
    hands = list(random_hands(STANDARD, 7, 3))
    strengths = array("H", [evaluate(cards_of(hand)) for hand in hands])
    flat = bytes([number for hand in hands for number in hand])
    masks = [mask_of(hand) for hand in hands]
    for buffer in (
        memoryview(flat).cast("B", (3, 7)),
        memoryview(bytearray(flat)).cast("B", (3, 7)),
        memoryview(array("B", flat)).cast("B", (3, 7)),
        memoryview(flat).cast("c", (3, 7)),
        ((ctypes.c_ubyte * 7) * 3).from_buffer_copy(flat),
        array("Q", masks),
        memoryview(array("Q", masks)),
        (ctypes.c_uint64 * 3)(*masks),
    ):
        assert evaluate_batch(buffer) == strengths
    assert evaluate_batch(array("Q")) == array("H")


@pytest.mark.soak
def test_numpy_arrays():
    need("numpy")
    import numpy as np

    hands = list(random_hands(STANDARD, 7, 5000))
    numbers = np.array(hands, dtype=np.uint8)
    strengths = evaluate_batch(rows(hands, 7))
    assert evaluate_batch(numbers) == strengths
    assert np.asarray(evaluate_batch(numbers)).dtype == np.uint16
    assert evaluate_batch(np.array([mask_of(hand) for hand in hands], dtype=np.uint64)) == strengths
    assert evaluate_batch(numbers[:0]) == array("H")
    assert evaluate_batch(numbers[100:200]) == strengths[100:200]
    for apart in (numbers[::2], np.asfortranarray(numbers), numbers[:, :6]):
        with pytest.raises(ValueError, match="steps or gaps"):
            evaluate_batch(apart)
    for dtype in (np.int8, np.uint16, np.int64, np.float64):
        with pytest.raises(ValueError, match="unsigned bytes, masks 64 bits, not"):
            evaluate_batch(numbers.astype(dtype))


def test_threads_change_nothing():
    for cards in (5, 6, 7):
        hands = list(random_hands(STANDARD, cards, 10_000))
        alone = evaluate_batch(rows(hands, cards))
        for threads in (2, 3, 8):
            assert evaluate_batch(rows(hands, cards), threads=threads) == alone
        hands[5000] = hands[9000] = [*hands[5000][:-1], hands[5000][0]]
        for threads in (1, 2, 8):
            with pytest.raises(ValueError, match="row 5000: a card comes twice"):
                evaluate_batch(rows(hands, cards), threads=threads)


@pytest.mark.parametrize("threads", [0, -1, 1.5])
def test_one_thread_works_or_more(threads):
    with pytest.raises(ValueError, match="one thread or more"):
        evaluate_batch(rows(list(random_hands(STANDARD, 5, 10)), 5), threads=threads)


# --- What is refused ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "error", "told"),
    [
        ("As Ks Qs Js", ValueError, "of five to seven cards, not of 4"),
        ("As Ks Qs Js Ts 9s 8s 7s", ValueError, "of five to seven cards, not of 8"),
        ("As Ks Qs Js Jk", ValueError, "Jk is not in the deck of standard"),
        (parse_cards("As Ks Qs Js"), ValueError, "of five to seven cards, not of 4"),
        ((card for card in parse_cards("As Ks Qs Js")), ValueError, "cards, not of 4"),
        ([], ValueError, "of five to seven cards, not of 0"),
        ([Card.JOKER, *parse_cards("As Ks Qs Js")], ValueError, "Jk is not in the deck"),
        ([*parse_cards("As Ks Qs Js")] * 2, ValueError, "comes twice in As Ks Qs Js As Ks Qs Js"),
        ([*parse_cards("As Ks Qs Js 9d 2c"), Card("9d")], ValueError, "comes twice"),
        ([*parse_cards("As Ks Qs Js"), "Ts"], TypeError, "'Ts' is no card"),
        ([48, 44, 40, 36, 32], TypeError, "48 is no card"),
        ([*parse_cards("As Ks Qs Js"), None], TypeError, "None is no card"),
        (0, ValueError, "not of 0"),
        (-1, ValueError, "a bit for each of 53 cards; -0x1 does not"),
        (0b11111 | 1 << 53, ValueError, "a bit for each of 53 cards"),
        (0b1111 | 1 << 52, ValueError, "Jk is not in the deck of standard"),
        (None, TypeError, "not iterable"),
        ("As Kx", NotationError, "unknown_suit"),
        ("", NotationError, "no_cards"),
    ],
)
def test_hands_that_are_none(cards, error, told):
    with pytest.raises(error, match=told):
        evaluate(cards)


@pytest.mark.parametrize(
    ("ranking", "cards", "told"),
    [
        (SHORT, "As Ks Qs Js 5s", "5s is not in the deck of short"),
        (STRIPPED, "As Ks Qs Js 6s", "6s is not in the deck of stripped"),
        (STRIPPED, "As Ks Qs Js Jk", "Jk is not in the deck of stripped"),
        (ACE_FIVE_LOW, "As 2s 3d 4s 5s", "no tables for the ranking ace_five_low"),
    ],
    ids=lambda value: getattr(value, "name", None),
)
def test_cards_of_another_deck(ranking, cards, told):
    with pytest.raises(ValueError, match=told):
        evaluate(cards, ranking)


def test_which_rankings_are_known():
    assert all(map(has_ladder, DECKS))
    assert not has_ladder(ACE_FIVE_LOW)


@pytest.mark.parametrize(
    ("buffer", "told"),
    [
        (memoryview(bytes(range(14))), r"not the shape \(14,\)"),
        (memoryview(bytes(range(8))).cast("B", (2, 4)), r"not the shape \(2, 4\)"),
        (memoryview(bytes(range(16))).cast("B", (2, 8)), r"not the shape \(2, 8\)"),
        (memoryview(bytes(range(28))).cast("B", (2, 2, 7)), r"not the shape \(2, 2, 7\)"),
        (memoryview(bytes(range(14)))[::2], "steps or gaps"),
        (memoryview(array("Q", [31, 62, 124]))[::2], "steps or gaps"),
        (memoryview(bytes(range(10))).cast("b", (2, 5)), "unsigned bytes, masks 64 bits, not 'b'"),
        (array("H", range(10)), "unsigned bytes, masks 64 bits, not 'H'"),
        (array("d", range(10)), "unsigned bytes, masks 64 bits, not 'd'"),
        (array("q", [31]), "unsigned bytes, masks 64 bits, not 'q'"),
        (array("Q", [15]), "masks of five to seven cards are evaluated, not of 4"),
        (array("Q", [255]), "masks of five to seven cards are evaluated, not of 8"),
        (array("Q", [31, 63]), "row 1: 0x3f is no mask of 5 cards"),
        (array("Q", [31, 15]), "row 1: 0xf is no mask of 5 cards"),
        (array("Q", [31, 15 | 1 << 52]), "row 1: 0x1000000000000f is no mask of 5 cards"),
        (array("Q", [15 | 1 << 63]), "row 0: 0x800000000000000f is no mask of 5 cards"),
    ],
)
def test_buffers_that_are_no_hands(buffer, told):
    with pytest.raises(ValueError, match=told):
        evaluate_batch(buffer)


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_a_bad_row_is_found_wherever_it_is(cards):
    """Rows are checked many at a time, so each place in a row and several rows are tried."""
    hands = list(random_hands(STANDARD, cards, 300))
    for row in (0, 1, 145, 146, 147, 299):
        for place in range(cards):
            for number in (52, 53, 128, 255):
                bad = hands.copy()
                bad[row] = [*hands[row][:place], number, *hands[row][place + 1 :]]
                with pytest.raises(ValueError, match=f"row {row}: {number} is no card of the deck"):
                    evaluate_batch(rows(bad, cards))
        for one, other in combinations(range(cards), 2):
            bad = hands.copy()
            bad[row] = hands[row].copy()
            bad[row][one] = bad[row][other]
            with pytest.raises(ValueError, match=f"row {row}: a card comes twice in"):
                evaluate_batch(rows(bad, cards))


@by(SHORT, SHORT_TRIPS, STRIPPED, STRIPPED_ACE_HIGH)
def test_a_row_with_a_card_of_another_deck(ranking):
    lowest = DECKS[ranking].cards[0].number
    for number in range(lowest):
        hand = [48, 44, 40, 36, number]
        with pytest.raises(ValueError, match=f"row 0: {number} is no card of the deck of"):
            evaluate_batch(rows([hand], 5), ranking)
        with pytest.raises(ValueError, match=f"row 0: {number} is no card of the deck of"):
            evaluate_batch(array("Q", [mask_of(hand)]), ranking)
    assert len(evaluate_batch(rows([[48, 44, 40, 36, lowest]], 5), ranking)) == 1


@by(JOKER_WILD, JOKER_BUG, ACE_FIVE_LOW)
def test_no_batch_with_a_joker_or_without_tables(ranking):
    with pytest.raises(ValueError, match=f"{ranking.name}"):
        evaluate_batch(rows([[48, 44, 40, 36, 32]], 5), ranking)


@pytest.mark.parametrize("strength", [-1, 0, 7463])
def test_strengths_of_no_hand(strength):
    with pytest.raises(ValueError, match=f"strengths of standard are 1 to 7462, not {strength}"):
        category_of(strength)


def test_strengths_do_not_overwrite_the_hands():
    memory = bytearray(rows(list(random_hands(STANDARD, 7, 4)), 7))
    view = memoryview(memory).cast("B", (4, 7))
    with pytest.raises(ValueError, match="overwrite"):
        evaluate_into(memoryview(memory)[:8].cast("H"), view)
