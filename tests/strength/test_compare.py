import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import Category, Deck, Rank
from fifthstreet.notation import parse_cards, parse_ranks
from fifthstreet.reasons import (
    CategoryDecides,
    Equal,
    FlushCard,
    FullHousePair,
    HighCard,
    Kicker,
    PairRank,
    QuadsRank,
    RankDecides,
    SecondPair,
    StraightFlushTop,
    StraightTop,
    TopPair,
    TripsRank,
)
from fifthstreet.strength.compare import compare, compare_ranks
from fifthstreet.strength.reference import best_five

A, K, Q, J, T = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN


def five(text):
    return best_five(parse_cards(text))


@pytest.mark.parametrize(
    ("winner", "loser", "decision"),
    [
        ("KsQsJsTs9s", "QhJhTh9h8h", StraightFlushTop(Category.STRAIGHT_FLUSH, 1, K, Q)),
        ("6h5h4h3h2h", "5s4s3s2sAs", StraightFlushTop(Category.STRAIGHT_FLUSH, 1, Rank.SIX, Rank.FIVE)),
        ("KsKhKdKc2s", "QsQhQdQcAs", QuadsRank(Category.FOUR, 1, K, Q)),
        ("KsKhKdKcAs", "KsKhKdKcQs", Kicker(Category.FOUR, 5, A, Q, 1)),
        ("KsKhKd2s2h", "QsQhQdAsAh", TripsRank(Category.FULL_HOUSE, 1, K, Q)),
        ("KsKhKdAsAh", "KsKhKdQsQh", FullHousePair(Category.FULL_HOUSE, 4, A, Q)),
        ("As9s5s4s2s", "KhQhJhTh8h", FlushCard(Category.FLUSH, 1, A, K)),
        ("AsKsJsTs3s", "AhKhJhTh2h", FlushCard(Category.FLUSH, 5, Rank.THREE, Rank.TWO)),
        ("AsKsQsJhTh", "KsQsJhTh9h", StraightTop(Category.STRAIGHT, 1, A, K)),
        ("6s5s4s3h2h", "5s4s3h2hAh", StraightTop(Category.STRAIGHT, 1, Rank.SIX, Rank.FIVE)),
        ("KsKhKd3s2h", "QsQhQdAsJh", TripsRank(Category.THREE, 1, K, Q)),
        ("KsKhKdAs2h", "KsKhKdQsJh", Kicker(Category.THREE, 4, A, Q, 1)),
        ("KsKhKdAsTh", "KsKhKdAs9h", Kicker(Category.THREE, 5, T, Rank.NINE, 2)),
        ("AsAh2s2h3s", "KsKhQsQhAs", TopPair(Category.TWO_PAIR, 1, A, K)),
        ("AsAhQsQh3s", "AsAhJsJhKs", SecondPair(Category.TWO_PAIR, 3, Q, J)),
        ("AsAhQsQhKs", "AsAhQsQhJs", Kicker(Category.TWO_PAIR, 5, K, J, 1)),
        ("AsAh4s3h2s", "KsKhAsQhJs", PairRank(Category.PAIR, 1, A, K)),
        ("AsAhKs3h2s", "AsAhQsJhTs", Kicker(Category.PAIR, 3, K, Q, 1)),
        ("AsAhKsQh2s", "AsAhKsJhTs", Kicker(Category.PAIR, 4, Q, J, 2)),
        ("AsAhKsQhTs", "AsAhKsQh9s", Kicker(Category.PAIR, 5, T, Rank.NINE, 3)),
        ("As6h4s3h2s", "KsQhJs9h8s", HighCard(Category.HIGH_CARD, 1, A, K)),
        ("AsKh4s3h2s", "AsQhJs9h8s", Kicker(Category.HIGH_CARD, 2, K, Q, 1)),
        ("AsKhJs9h8s", "AsKhJs9h7s", Kicker(Category.HIGH_CARD, 5, Rank.EIGHT, Rank.SEVEN, 4)),
        ("AsKsQsJsTs", "KhQhJhTh9h", CategoryDecides(Category.ROYAL_FLUSH, Category.STRAIGHT_FLUSH)),
        ("6s5s4s3h2h", "AsAhKsKhQs", CategoryDecides(Category.STRAIGHT, Category.TWO_PAIR)),
    ],
)  # fmt: skip
def test_the_first_difference_decides(winner, loser, decision):
    a, b = five(winner), five(loser)
    assert (compare(a, b).sign, compare(a, b).decision) == (1, decision)
    assert (compare(b, a).sign, compare(b, a).decision) == (-1, decision)
    assert compare(a, a) == compare(b, b)
    assert compare(a, a).decision == Equal(plays_board=False)


@given(st.lists(st.sampled_from(Deck.FULL.cards), min_size=9, max_size=9, unique=True))
def test_the_decision_names_cards_of_the_two_hands(dealt):
    board = dealt[4:]
    a, b = (best_five([*hole, *board], hole=hole) for hole in (dealt[:2], dealt[2:4]))
    result = compare(a, b, board=board)
    assert result.sign == (a.strength > b.strength) - (a.strength < b.strength)
    assert compare(b, a, board=board).decision == result.decision
    winner, loser = (a, b) if result.sign >= 0 else (b, a)
    decision = result.decision
    if isinstance(decision, CategoryDecides):
        assert (decision.winner, decision.loser) == (winner.category, loser.category)
    elif isinstance(decision, RankDecides):
        place = decision.place - 1
        assert decision.winner is winner.cards[place].rank
        assert decision.loser is loser.cards[place].rank
        before = [[card.rank for card in best.cards[:place]] for best in (a, b)]
        assert before[0] == before[1]
        if isinstance(decision, Kicker):
            assert winner.kickers[decision.index - 1] is winner.cards[place]
    else:
        assert decision == Equal(plays_board=best_five(board).strength == a.strength)


def test_a_tie_plays_the_board_if_nobody_improves_it():
    board = parse_cards("Js Jh Jd Jc As")
    hands = [best_five([*hole, *board], hole=hole) for hole in map(parse_cards, ("Ks 2s", "Ad 3c"))]
    assert compare(*hands, board=board).decision == Equal(plays_board=True)
    # The ace from the hand is reported (RULES 2.8), and is worth no more than the board's.
    assert [str(card) for best in hands for card in best.hole] == ["Ad"]
    assert compare(*hands).decision == Equal()  # not asked

    board = parse_cards("Ah Kh Qh Jh 9c")
    hands = [best_five([*hole, *board], hole=hole) for hole in map(parse_cards, ("Td 2s", "Tc 3s"))]
    assert compare(*hands, board=board).decision == Equal(plays_board=False)


def test_hands_given_by_ranks_alone():
    kicker = compare_ranks(parse_ranks("9-9-K-3–2"), parse_ranks("9-9-J-10–5"))
    assert (kicker.sign, kicker.decision) == (1, Kicker(Category.PAIR, 3, K, J, 1))
    flush = compare_ranks(parse_ranks("KJ643"), parse_ranks("KJ762"), one_suit=True)
    assert (flush.sign, flush.decision) == (-1, FlushCard(Category.FLUSH, 3, Rank.SEVEN, Rank.SIX))
    with pytest.raises(ValueError, match="too many"):
        compare_ranks(parse_ranks("AAAA2"), [K] * 5)
