"""The joker, by trying every card for it in every five (RULES 3.3)."""

from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifthstreet.cards import Card, Category, Deck, Rank, Suit
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    CategoryDecides,
    Equal,
    FiveRank,
    JokerIsFifth,
    JokerPlays,
    Kicker,
    NaturalWins,
    WheelTopIsFive,
)
from fifthstreet.strength.compare import compare
from fifthstreet.strength.ranking import JOKER_BUG, JOKER_WILD, SHORT, STANDARD, STRIPPED, Joker
from fifthstreet.strength.reference import BestFive, best_five
from fifthstreet.strength.remarks import remarks

JOKER = Card.JOKER
STRIPPED_WILD = replace(
    STRIPPED, order=(*STRIPPED.order, Category.FIVE_OF_A_KIND), joker=Joker.WILD
)
RANKINGS = [
    JOKER_WILD,
    JOKER_BUG,
    replace(JOKER_WILD, natural_first=True),
    replace(JOKER_BUG, natural_first=True),
]
by_ranking = pytest.mark.parametrize(
    "ranking", RANKINGS, ids=["wild", "bug", "wild, natural first", "bug, natural first"]
)


def best(text, ranking=JOKER_WILD, hole=""):
    return best_five(parse_cards(text), ranking, hole=parse_cards(hole) if hole else ())


def told(found):
    return " ".join(map(str, found.cards))


# --- The definition -----------------------------------------------------------------------

RUNS_AND_FLUSHES = [
    Category.STRAIGHT,
    Category.FLUSH,
    Category.STRAIGHT_FLUSH,
    Category.ROYAL_FLUSH,
]


def by_trying(five, ranking):
    """Strength of exactly five cards: the best of all cards the joker may be."""
    plain = replace(ranking, joker=None, natural_first=False)
    natural = [card for card in five if card is not JOKER]
    last = (int(len(natural) == 5),) if ranking.natural_first else ()
    if len(natural) == 5:
        return best_five(natural, plain).strength + last
    found = []
    for card in Deck.FULL.cards:
        if card not in natural:
            made = best_five([*natural, card], plain)
            wild = ranking.joker is Joker.WILD or card.rank is Rank.ACE
            if wild or made.category in RUNS_AND_FLUSHES:
                found.append(made.strength)
    ranks = {card.rank for card in natural}
    if len(ranks) == 1 and (ranking.joker is Joker.WILD or ranks == {Rank.ACE}):
        found.append((ranking.order.index(Category.FIVE_OF_A_KIND), natural[0].rank.place))
    return max(found) + last


def with_joker(low, high):
    """The joker among cards of the whole deck, of one suit and a half, or of a few ranks."""
    suited = [card for card in Deck.FULL.cards if card.suit is Suit.CLUBS or card.rank.place > 9]
    ranked = [card for card in Deck.FULL.cards if card.rank.place in (2, 3, 11, 12)]
    return st.sampled_from([Deck.FULL.cards, suited, ranked]).flatmap(
        lambda deck: st.lists(st.sampled_from(deck), min_size=low - 1, max_size=high - 1, unique=True)
    ).flatmap(lambda cards: st.permutations([*cards, JOKER]))  # fmt: skip


@by_ranking
@given(known=with_joker(5, 7), own=st.integers(0, 4))
def test_the_best_five_are_the_best_of_all_cards_the_joker_may_be(ranking, known, own):
    hole = known[:own]
    found = best_five(known, ranking, hole=hole)
    strengths = {five: by_trying(five, ranking) for five in combinations(known, 5)}
    assert found.strength == max(strengths.values())
    equal = [five for five, strength in strengths.items() if strength == found.strength]
    most = max(sum(card in hole for card in five) for five in equal)
    lowest = min(
        sorted(card.number for card in five)
        for five in equal
        if sum(card in hole for card in five) == most
    )
    assert sorted(card.number for card in found.cards) == lowest
    assert found.hole == tuple(card for card in found.cards if card in hole)


@by_ranking
@given(known=with_joker(8, 9))
def test_the_same_of_eight_and_nine_cards(ranking, known):
    strengths = [best_five(five, ranking).strength for five in combinations(known, 5)]
    assert best_five(known, ranking).strength == max(strengths)


@by_ranking
@given(known=with_joker(5, 9))
def test_what_the_joker_stands_for_makes_the_hand(ranking, known):
    found = best_five(known, ranking, hole=known[:2])
    if JOKER not in found.cards:
        assert found.joker is None
        assert found.played == found.cards
    elif found.joker is None:
        assert found.category is Category.FIVE_OF_A_KIND
        assert {card.rank for card in found.played} == {found.ranks[0]}
    else:
        assert found.joker not in found.cards
        plain = replace(ranking, joker=None, natural_first=False)
        made = best_five(found.played, plain)
        assert (made.category, made.ranks) == (found.category, found.ranks)
        assert [card.rank for card in made.cards] == [card.rank for card in found.played]


@by_ranking
@given(known=with_joker(7, 7), suits=st.permutations(list(Suit)))
def test_suits_never_count(ranking, known, suits):
    other = [
        card if card is JOKER else Card(f"{card.rank}{suits[card.suit.place]}") for card in known
    ]
    assert best_five(other, ranking).strength == best_five(known, ranking).strength


@by_ranking
@given(known=st.lists(st.sampled_from(Deck.FULL.cards), min_size=5, max_size=9, unique=True))
def test_without_the_joker_nothing_changes(ranking, known):
    found, plain = best_five(known, ranking, hole=known[:2]), best_five(known, hole=known[:2])
    assert found == replace(plain, strength=found.strength)
    assert found.strength == plain.strength + ((1,) if ranking.natural_first else ())


# --- What is played -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("known", "category", "five", "ranks", "stands_for"),
    [
        ("As Ah Ad Ac Jk", "five_of_a_kind", "As Ah Ad Ac Jk", "A", None),
        ("7s 7h 7d 7c Jk Ah", "five_of_a_kind", "7s 7h 7d 7c Jk", "7", None),
        ("7s 7h 7d 6c 6h Jk", "four", "7s 7h 7d Jk 6h", "76", "7c"),
        ("Ks Kh Qd Qc 2h Jk", "full_house", "Ks Kh Jk Qd Qc", "KQ", "Kd"),
        ("Ks Kh Qd 3c 2h Jk", "three", "Ks Kh Jk Qd 3c", "KQ3", "Kd"),
        ("Ks Jh 9d 3c 2h Jk", "pair", "Ks Jk Jh 9d 3c", "KJ93", "Kh"),
        ("Ah Qh 9h 3h 2c Jk", "flush", "Ah Jk Qh 9h 3h", "AKQ93", "Kh"),
        ("Kh Qh 9h 3h 2c Jk", "flush", "Jk Kh Qh 9h 3h", "AKQ93", "Ah"),
        ("Ah Kh Qh 3h 2h Jk", "flush", "Ah Kh Qh Jk 3h", "AKQJ3", "Jh"),
        ("Ah Kh Qh Th 2c Jk", "royal_flush", "Ah Kh Qh Jk Th", "A", "Jh"),
        ("9s 8s 7s 6s 2c Jk", "straight_flush", "Jk 9s 8s 7s 6s", "T", "Ts"),
        ("9s 8d 7s 5s 2c Jk", "straight", "9s 8d 7s Jk 5s", "9", "6s"),
        ("As 2d 3s 4s 9c Jk", "straight", "Jk 4s 3s 2d As", "5", "5s"),
        ("2d 3s 4s 5c 9c Jk", "straight", "Jk 5c 4s 3s 2d", "6", "6s"),
    ],
)
def test_a_wild_joker(known, category, five, ranks, stands_for):
    found = best(known)
    assert found.category is Category(category)
    assert told(found) == five
    assert found.ranks == tuple(map(Rank, ranks))
    assert found.joker is (stands_for and Card(stands_for))


@pytest.mark.parametrize(
    ("known", "category", "five", "stands_for"),
    [
        ("As Ah Ad Ac Jk Kd Kh", "five_of_a_kind", "As Ah Ad Ac Jk", None),
        ("7s 7h 7d 7c Jk 6h 2d", "four", "7s 7h 7d 7c Jk", "As"),
        ("7s 7h 7d 7c Jk Ah 2d", "four", "7s 7h 7d 7c Ah", None),  # a natural ace is as good
        ("Ks Kh Qd Jc 2h Jk", "pair", "Ks Kh Jk Qd Jc", "As"),
        ("Ks Kh Qd Qc Ah Jk", "two_pair", "Ah Jk Ks Kh Qd", "As"),
        ("Ks Qh 9d 3c 2h Jk", "high_card", "Jk Ks Qh 9d 3c", "As"),
        ("Kh Qh 9h 3h 2c Jk", "flush", "Jk Kh Qh 9h 3h", "Ah"),
        ("Ah Kh Qh 3h 2h Jk", "flush", "Ah Kh Qh Jk 3h", "Jh"),
        ("9s 8d 7s 6s 2c Jk", "straight", "Jk 9s 8d 7s 6s", "Ts"),
        ("2d 3s 4s 5c Kc Jk", "straight", "Jk 5c 4s 3s 2d", "6s"),
        ("3s 3d 4s 5c 2c Jk", "straight", "Jk 5c 4s 3s 2c", "6s"),
    ],
)
def test_a_bug(known, category, five, stands_for):
    found = best(known, JOKER_BUG)
    assert found.category is Category(category)
    assert told(found) == five
    assert found.joker is (stands_for and Card(stands_for))


def test_the_players_own_joker_takes_the_place_of_a_card_on_the_board():
    board = "Ah Kh Qh Jh Th"
    found = best(f"{board} Jk 2c", hole="Jk 2c")
    assert (found.hole, found.joker) == ((JOKER,), Card("Ah"))
    assert told(found) == "Jk Kh Qh Jh Th"  # of all five the ace has the highest number
    assert best(f"{board} Jk 2c", hole="2c Jk").strength == best(board).strength
    first = replace(JOKER_WILD, natural_first=True)
    assert told(best(f"{board} Jk 2c", first, hole="Jk 2c")) == board  # the natural hand is better


def test_the_rank_of_the_joker_orders_the_players_cards_first():
    assert told(best("Ks Kh Jk Qd 3c", hole="Jk Qd")) == "Jk Ks Kh Qd 3c"
    assert told(best("Ks Kh Jk Qd 3c", hole="Kh Jk")) == "Kh Jk Ks Qd 3c"


# --- Two hands ----------------------------------------------------------------------------


def two(board, holes, ranking=JOKER_WILD):
    found = [best(f"{board} {hole}", ranking, hole) for hole in holes]
    return *found, compare(*found, board=parse_cards(board), ranking=ranking)


def test_a_joker_on_the_board_is_valued_by_each_player_for_himself():
    a, b, result = two("Jk 9h 8h 2c 2d", ["Ah Kh", "Js Td"])
    assert (a.category, a.joker) == (Category.FLUSH, Card("Qh"))
    assert (b.category, b.joker) == (Category.STRAIGHT, Card("Qs"))
    assert result.decision == CategoryDecides(Category.FLUSH, Category.STRAIGHT)
    a, b, result = two("Jk 9h 8c 2c 3d", ["9s 9d", "8s 8d"])
    assert (a.joker, b.joker) == (Card("9c"), Card("8h"))
    assert result.sign == 1


def test_a_joker_hand_ties_an_equal_natural_one_unless_the_house_prefers_it():
    a, b, result = two("Ts 9h 8c 7d 2d", ["Js 3c", "Jk 3d"])
    assert (a.category, b.category) == (Category.STRAIGHT, Category.STRAIGHT)
    assert result.decision == Equal()
    first = replace(JOKER_WILD, natural_first=True)
    a, b, result = two("Ts 9h 8c 7d 2d", ["Jk 3d", "Js 3c"], first)
    assert (result.sign, result.decision) == (-1, NaturalWins(Category.STRAIGHT))
    a, b, result = two("As Kh Tc 5d Jk", ["Qs Jd", "Qh Jc"], first)
    assert result.decision == Equal()  # both play the natural straight


def test_a_kicker_decides_before_the_natural_hand_does():
    first = replace(JOKER_BUG, natural_first=True)
    *_, result = two("Kd Kc 5h 3d 2s", ["Jk 9c", "Ac 8d"], first)
    assert result.decision == Kicker(Category.PAIR, 4, Rank.NINE, Rank.EIGHT, 2)
    *_, result = two("Kd Kc Qh Jd 2s", ["Jk 3c", "Ac 3d"], first)
    assert (result.sign, result.decision) == (-1, NaturalWins(Category.PAIR))


def test_five_of_a_kind_beats_a_royal_flush_and_compares_by_rank():
    a, b, result = two("Jk As Ks Qs 7d", ["Js Ts", "7s 7c"])
    assert (a.category, b.category) == (Category.ROYAL_FLUSH, Category.FOUR)
    five, royal = best("7s 7h 7d 7c Jk"), best("As Ks Qs Js Ts")
    decision = CategoryDecides(Category.FIVE_OF_A_KIND, Category.ROYAL_FLUSH)
    assert compare(five, royal, ranking=JOKER_WILD).decision == decision
    a, b, result = two("Jk As Ah 7d 7c", ["Ad Ac", "7s 7h"])
    assert result.decision == FiveRank(Category.FIVE_OF_A_KIND, 1, Rank.ACE, Rank.SEVEN)
    assert a.kickers == ()


def test_two_players_complete_with_the_joker_of_the_board():
    a, b, result = two("Jk 6h 5d Kc Ks", ["8s 7s", "7h 4d"])
    assert (a.ranks, b.ranks) == ((Rank.NINE,), (Rank.EIGHT,))
    assert (a.joker, b.joker) == (Card("9s"), Card("8s"))
    assert result.sign == 1
    *_, result = two("Jk Qh Jd Ts 2c", ["Ks 3s", "Kh 3h"])
    assert result.decision == Equal()
    *_, result = two("Jk Ah Qh Jh Th", ["Ks 3s", "Kd 3c"])
    assert result.decision == Equal(plays_board=True)


def test_with_32_cards_the_joker_completes_the_straight_from_the_ace_to_ten():
    found = best("Ah 7c 8d Jk Ts", STRIPPED_WILD)
    assert (found.category, found.ranks, found.joker) == (
        Category.STRAIGHT,
        (Rank.TEN,),
        Card("9s"),
    )
    flush, house = best("Ah 9h 8h 7h Jk", STRIPPED_WILD), best("As Ad Kh Ks Jk", STRIPPED_WILD)
    assert flush.strength > house.strength


# --- What is said of it -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hole", "board", "expected"),
    [
        ("Jk 9h", "9s 9d 9c 2d 3c", [JokerIsFifth(Rank.NINE)]),
        ("Ah Kd", "Jk 9s 4c 3d 2d", [JokerPlays(Card("5s")), WheelTopIsFive()]),
        ("9h 9d", "Jk Ks 7c 3d 2d", [JokerPlays(Card("9s"))]),  # no set: the joker makes it
        ("Jk Kd", "Ac 2s 3h 8d 9c", [JokerPlays(Card("As"))]),
    ],
)
def test_remarks(hole, board, expected):
    hole, board = parse_cards(hole), parse_cards(board)
    found = best_five((*hole, *board), JOKER_WILD, hole=hole)
    assert list(remarks(found, hole, board, JOKER_WILD)) == expected


@by_ranking
@given(known=with_joker(7, 7))
def test_any_hand_with_the_joker_is_told(ranking, known):
    hole, board = known[:2], known[2:]
    found = best_five(known, ranking, hole=hole)
    said = remarks(found, hole, board, ranking)
    plays = [remark for remark in said if isinstance(remark, (JokerPlays, JokerIsFifth))]
    assert len(plays) == (JOKER in found.cards)


@given(known=with_joker(7, 7))
def test_a_best_five_with_a_joker_survives_json(known):
    found = best_five(known, JOKER_WILD, hole=known[:2])
    assert msgspec.json.decode(msgspec.json.encode(found), type=BestFive) == found


@pytest.mark.parametrize("ranking", [STANDARD, STRIPPED, SHORT], ids=lambda ranking: ranking.name)
def test_a_game_without_a_joker_refuses_it(ranking):
    with pytest.raises(ValueError, match=f"{ranking.name} knows no joker"):
        best("As Ks Qs Js Jk", ranking)


@pytest.mark.parametrize(
    ("known", "message"), [("As Ks Qs Jk", "not 4"), ("As Ks Qs Js Jk Jk", "twice")]
)
def test_impossible_cards_are_refused(known, message):
    with pytest.raises(ValueError, match=message):
        best_five(parse_cards(known, allow_duplicates=True), JOKER_WILD)
