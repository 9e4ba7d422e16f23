from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, prod

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import RANK_CODES, Card, Category, Deck, Rank, Suit
from fifthstreet.notation import parse_cards, parse_ranks
from fifthstreet.strength.ranking import STANDARD
from fifthstreet.strength.reference import KICKERS, BestFive, best_five, best_of_ranks

DECK = Deck.FULL.cards
RANKS = tuple(Rank)


def cards(low, high):
    return st.lists(st.sampled_from(DECK), min_size=low, max_size=high, unique=True)


def best(text, hole=""):
    return best_five(parse_cards(text), hole=parse_cards(hole) if hole else ())


# --- Another way to rank five cards, written for the tests alone ------------------------


def by_definition(five):
    """Strength of exactly five cards, by counting equal ranks and suits."""
    places = sorted((RANK_CODES.index(card.value[0]) for card in five), reverse=True)
    count = Counter(places)
    order = sorted(count, key=lambda place: (count[place], place), reverse=True)
    pattern = sorted(count.values(), reverse=True)
    flush = len({card.value[1] for card in five}) == 1
    wheel = places == [12, 3, 2, 1, 0]
    straight = wheel or (len(count) == 5 and places[0] - places[4] == 4)
    top = [3] if wheel else places[:1]
    if straight and flush:
        return (9 if top == [12] else 8, *top)
    kinds = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}
    kind = kinds.get(tuple(pattern), 0)
    if kind < 6 and flush:
        return (5, *places)
    if straight:
        return (4, *top)
    return (kind, *order)


@given(cards(5, 9))
def test_the_best_five_are_the_best_of_all_fives(known):
    found = best_five(known)
    assert found.strength == max(map(by_definition, combinations(known, 5)))
    assert by_definition(found.cards) == found.strength
    assert set(found.cards) <= set(known)


@given(st.permutations([card for card in DECK if card.suit is Suit.CLUBS or card.rank.place > 9]))
def test_the_best_five_are_right_where_flushes_and_houses_are_common(known):
    for number in (5, 6, 7, 8, 9):
        few = known[:number]
        assert best_five(few).strength == max(map(by_definition, combinations(few, 5)))


@given(cards(7, 7), st.integers(0, 4))
def test_the_reported_five_have_most_hole_cards_then_lowest_numbers(known, own):
    hole = known[:own]
    found = best_five(known, hole=hole)
    equal = [f for f in combinations(known, 5) if by_definition(f) == found.strength]
    most = max(sum(card in hole for card in five) for five in equal)
    lowest = min(
        sorted(card.number for card in five)
        for five in equal
        if sum(card in hole for card in five) == most
    )
    assert sorted(card.number for card in found.cards) == lowest
    assert found.hole == tuple(card for card in found.cards if card in hole)


@given(cards(7, 7), st.permutations(list(Suit)))
def test_suits_never_count(known, suits):
    other = [Card(f"{card.rank}{suits[card.suit.place]}") for card in known]
    assert best_five(other).strength == best_five(known).strength


@given(cards(7, 7), st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_count(known, chance):
    mixed = list(known)
    chance.shuffle(mixed)
    assert best_five(mixed, hole=mixed[:0]) == best_five(known)
    assert best_five(mixed, hole=known[:2]) == best_five(known, hole=known[1::-1])


# --- Counts -----------------------------------------------------------------------------


def fives_up_to_suits():
    """Every five cards of the deck but for the names of suits, with their number.

    Four sets of ranks, one for each suit, the larger sets first: as many deals look
    like it as there are ways to hand the sets to the suits.
    """
    sets = [list(combinations(RANKS, size)) for size in range(6)]
    for sizes in (
        (5, 0, 0, 0),
        (4, 1, 0, 0),
        (3, 2, 0, 0),
        (3, 1, 1, 0),
        (2, 2, 1, 0),
        (2, 1, 1, 1),
    ):
        groups = [
            combinations_with_replacement(sets[size], sizes.count(size))
            for size in sorted(set(sizes), reverse=True)
        ]
        for chosen in product(*groups):
            hands = [ranks for group in chosen for ranks in group]
            five = [
                Card(f"{rank}{suit}")
                for suit, ranks in zip(Suit, hands, strict=True)
                for rank in ranks
            ]
            yield five, len(set(permutations(hands)))


FIVE_OF_52 = {
    Category.ROYAL_FLUSH: 4,
    Category.STRAIGHT_FLUSH: 4 * 9,
    Category.FOUR: 13 * 48,
    Category.FULL_HOUSE: 13 * comb(4, 3) * 12 * comb(4, 2),
    Category.FLUSH: 4 * comb(13, 5) - 40,
    Category.STRAIGHT: 10 * 4**5 - 40,
    Category.THREE: 13 * 4 * comb(12, 2) * 16,
    Category.TWO_PAIR: comb(13, 2) * 36 * 44,
    Category.PAIR: 13 * 6 * comb(12, 3) * 64,
    Category.HIGH_CARD: (comb(13, 5) - 10) * (4**5 - 4),
}


def test_all_five_card_hands_fall_into_ten_categories_as_often_as_they_should():
    count: Counter[Category] = Counter()
    strengths = set()
    for five, deals in fives_up_to_suits():
        found = best_five(five)
        count[found.category] += deals
        strengths.add(found.strength)
    assert count == FIVE_OF_52
    assert count.total() == comb(52, 5) == 2_598_960
    classes = Counter(STANDARD.order[strength[0]] for strength in strengths)
    assert [classes[category] for category in STANDARD.order] == [
        1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1,
    ]  # fmt: skip
    assert len(strengths) == 7462


@pytest.mark.soak
def test_all_five_card_hands_one_by_one():
    assert Counter(best_five(five).category for five in combinations(DECK, 5)) == FIVE_OF_52


def without_flush(ranks):
    """Cards of these ranks, at most four of each, with no five of one suit."""
    copies: Counter[Rank] = Counter()
    turn = {rank: i for i, rank in enumerate(dict.fromkeys(ranks))}
    result = []
    for rank in ranks:
        result.append(Card(f"{rank}{list(Suit)[(turn[rank] + copies[rank]) % 4]}"))
        copies[rank] += 1
    return result


def test_all_seven_card_hands_fall_into_categories_as_often_as_they_should():
    count: Counter[Category] = Counter()
    strengths = set()
    flushes: Counter[tuple[Rank, ...]] = Counter()  # deals with five of one suit, by ranks
    for size in (5, 6, 7):
        for suited in combinations(RANKS, size):
            # The spades; the other cards are of three suits.
            for rest in combinations_with_replacement(RANKS, 7 - size):
                deals = 4 * prod(comb(3, n) for n in Counter(rest).values())
                flushes[tuple(sorted(suited + rest))] += deals
                own = [Card(f"{rank}s") for rank in suited]
                others = [Card(f"{rank}{suit}") for rank, suit in zip(rest, "hd", strict=False)]
                found = best_five(own + others)
                count[found.category] += deals
                strengths.add(found.strength)
    for ranks in combinations_with_replacement(RANKS, 7):
        copies = Counter(ranks)
        if max(copies.values()) <= 4:
            found = best_five(without_flush(ranks))
            count[found.category] += prod(comb(4, n) for n in copies.values()) - flushes[ranks]
            strengths.add(found.strength)
    assert count == {
        Category.ROYAL_FLUSH: 4_324,
        Category.STRAIGHT_FLUSH: 37_260,
        Category.FOUR: 224_848,
        Category.FULL_HOUSE: 3_473_184,
        Category.FLUSH: 4_047_644,
        Category.STRAIGHT: 6_180_020,
        Category.THREE: 6_461_620,
        Category.TWO_PAIR: 31_433_400,
        Category.PAIR: 58_627_800,
        Category.HIGH_CARD: 23_294_460,
    }
    assert count.total() == comb(52, 7) == 30_940 * count[Category.ROYAL_FLUSH]
    assert len(strengths) == 4824


# --- What can meet in one deal ------------------------------------------------------------


def suit_of(found):
    return found.cards[0].suit


@st.composite
def deals(draw):
    """A board, often of few suits or ranks, and ten hands of two."""
    few = draw(st.sampled_from(["any", "one suit", "two ranks"]))
    board = {
        "any": DECK,
        "one suit": [card for card in DECK if card.suit is Suit.HEARTS],
        "two ranks": [card for card in DECK if card.rank.place in (3, 8)],
    }[few]
    shared = draw(st.lists(st.sampled_from(board), min_size=3, max_size=5, unique=True))
    unused = [card for card in DECK if card not in shared]
    number = 25 - len(shared)
    rest = draw(st.lists(st.sampled_from(unused), min_size=number, max_size=number, unique=True))
    return shared + rest


@given(deals())
def test_flushes_are_of_one_suit_and_fours_of_two_ranks_in_one_deal(dealt):
    board, rest = dealt[:5], dealt[5:]
    found = [best_five([*board, *rest[i : i + 2]]) for i in range(0, 20, 2)]
    suited = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
    assert len({suit_of(b) for b in found if b.category in suited}) <= 1  # S0-14, S0-29
    assert len({b.ranks[0] for b in found if b.category is Category.FOUR}) <= 2  # S0-20


@given(st.sampled_from(Suit), st.data())
def test_a_royal_flush_on_the_board_is_everybodys(suit, data):
    board = [Card(f"{code}{suit}") for code in "AKQJT"]
    unused = [card for card in DECK if card not in board]
    hole = data.draw(st.lists(st.sampled_from(unused), min_size=2, max_size=2, unique=True))
    found = best_five([*hole, *board], hole=hole)
    assert (found.category, found.hole) == (Category.ROYAL_FLUSH, ())
    assert set(found.cards) == set(board)


# --- What a BestFive says -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "category", "five", "ranks", "kickers"),
    [
        ("As Ks Qs Js Ts 9s 8s", "royal_flush", "As Ks Qs Js Ts", "A", ""),
        ("Ah 2h 3h 4h 5h 6d 7d", "straight_flush", "5h 4h 3h 2h Ah", "5", ""),
        ("9c Ac Kc 9d 9s 9h Kd", "four", "9s 9h 9d 9c Ac", "9A", "Ac"),
        ("7s 7h 7d 6s 6h 6d 2c", "full_house", "7s 7h 7d 6s 6h", "76", ""),
        ("7s 7h 7d 6s 6h 8d 8c", "full_house", "7s 7h 7d 8d 8c", "78", ""),
        ("2c 4c 6c 8c Tc Ac Kd", "flush", "Ac Tc 8c 6c 4c", "AT864", ""),
        ("2c 3d 4h 5s 6c 6d Ah", "straight", "6d 5s 4h 3d 2c", "6", ""),
        ("Ah 2d 3c 4s 5h Kd Ks", "straight", "5h 4s 3c 2d Ah", "5", ""),
        ("5s 5h 5d Kc Qc 9h 2h", "three", "5s 5h 5d Kc Qc", "5KQ", "Kc Qc"),
        ("Ks Kh 9d 9c 5s 5h 4d", "two_pair", "Ks Kh 9d 9c 5s", "K95", "5s"),
        ("Ks Kh 9d 9c 5s Ah 4d", "two_pair", "Ks Kh 9d 9c Ah", "K9A", "Ah"),
        ("8s 8d Kd Qs Ts 5h 2d", "pair", "8s 8d Kd Qs Ts", "8KQT", "Kd Qs Ts"),
        ("Qh Kd Ac 2s 3h 8d 9c", "high_card", "Ac Kd Qh 9c 8d", "AKQ98", "Kd Qh 9c 8d"),
    ],
)
def test_category_cards_ranks_and_kickers(known, category, five, ranks, kickers):
    found = best(known)
    assert found.category is Category(category)
    assert " ".join(map(str, found.cards)) == five
    assert found.ranks == tuple(map(Rank, ranks))
    assert " ".join(map(str, found.kickers)) == kickers
    places = [rank.place for rank in found.ranks]
    assert found.strength == (STANDARD.order.index(found.category), *places)


def test_own_cards_stand_first_in_their_rank():
    found = best("5s 5c 5d Ad As 9h 2c", hole="5d Ad")
    assert found.category is Category.FULL_HOUSE
    assert " ".join(map(str, found.cards)) == "5d 5s 5c Ad As"
    assert found.hole == parse_cards("5d Ad")


def test_a_kicker_from_the_hand_is_preferred_to_an_equal_one_on_the_board():
    found = best("Js Jh Jd Jc As Ad 2c", hole="Ad 2c")
    assert found.kickers == found.hole == parse_cards("Ad")


def test_every_category_knows_its_kickers():
    with_kickers = {category: n for category, n in KICKERS.items() if n}
    assert with_kickers == {
        Category.FOUR: 1,
        Category.THREE: 2,
        Category.TWO_PAIR: 1,
        Category.PAIR: 3,
        Category.HIGH_CARD: 4,
    }


def test_the_order_of_categories_is_data():
    """A flush beats a full house where the game says so (S1-23)."""
    order = list(STANDARD.order)
    flush, house = order.index(Category.FLUSH), order.index(Category.FULL_HOUSE)
    order[flush], order[house] = order[house], order[flush]
    stripped = msgspec.structs.replace(STANDARD, order=tuple(order))
    a, b = parse_cards("Qc Tc 9c 8c 7c"), parse_cards("As Ah Ad Ks Kh")
    assert best_five(a).strength < best_five(b).strength
    assert best_five(a, stripped).strength > best_five(b, stripped).strength


def test_the_straights_are_data():
    low = (Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.ACE)
    stripped = msgspec.structs.replace(STANDARD, straights=(*STANDARD.straights[:4], low))
    found = best_five(parse_cards("Ah 7c 8d 9s Th"), stripped)
    assert (found.category, found.ranks) == (Category.STRAIGHT, (Rank.TEN,))
    assert " ".join(map(str, found.cards)) == "Th 9s 8d 7c Ah"


@given(cards(7, 7))
def test_a_best_five_survives_json(known):
    found = best_five(known, hole=known[:2])
    assert msgspec.json.decode(msgspec.json.encode(found), type=BestFive) == found


# --- What cannot be evaluated --------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "hole", "message"),
    [
        (DECK[:4], (), "not 4"),
        (DECK[:10], (), "not 10"),
        ([*DECK[:6], DECK[0]], (), "twice in 2s 2h 2d 2c 3s 3h 2s"),
        (DECK[:7], DECK[6:8], "hole cards 3d 3c are not among"),
    ],
)
def test_impossible_cards_are_refused(known, hole, message):
    with pytest.raises(ValueError, match=message):
        best_five(known, hole=hole)


@given(st.lists(st.sampled_from(RANKS), min_size=5, max_size=5))
def test_ranks_alone_are_judged_like_cards_that_are_not_of_one_suit(ranks):
    if len(set(ranks)) == 1:
        with pytest.raises(ValueError, match=f"too many cards of rank {ranks[0]}"):
            best_of_ranks(ranks)
        return
    found = best_of_ranks(ranks)
    assert found.strength == by_definition(without_flush(ranks))
    assert sorted(card.rank for card in found.cards) == sorted(ranks)
    if len(set(ranks)) == 5:
        suited = [Card(f"{rank}h") for rank in ranks]
        assert best_of_ranks(ranks, one_suit=True).strength == by_definition(suited)
    else:
        with pytest.raises(ValueError, match="too many"):
            best_of_ranks(ranks, one_suit=True)


def test_ranks_alone_are_five():
    with pytest.raises(ValueError, match="five ranks, not 4"):
        best_of_ranks(parse_ranks("AKQJ"))
