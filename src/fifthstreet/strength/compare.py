"""Which of two hands wins, and the first element in which they differ (RULES 2.7)."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.reasons import (
    CategoryDecides,
    Decision,
    Equal,
    FiveRank,
    FlushCard,
    FullHousePair,
    HighCard,
    Kicker,
    LowCard,
    NaturalWins,
    PairRank,
    QuadsRank,
    RankDecides,
    SecondPair,
    StraightFlushTop,
    StraightTop,
    TopPair,
    TripsRank,
)
from fifthstreet.strength.ranking import STANDARD, Ranking
from fifthstreet.strength.reference import (
    KICKERS,
    PLACES,
    BestFive,
    best_five,
    best_low,
    best_of_ranks,
)

DECIDED_BY: dict[Category, tuple[type[RankDecides], ...]] = {
    Category.FIVE_OF_A_KIND: (FiveRank,),
    Category.STRAIGHT_FLUSH: (StraightFlushTop,),
    Category.FOUR: (QuadsRank,),
    Category.FULL_HOUSE: (TripsRank, FullHousePair),
    Category.FLUSH: (FlushCard,) * 5,
    Category.STRAIGHT: (StraightTop,),
    Category.THREE: (TripsRank,),
    Category.TWO_PAIR: (TopPair, SecondPair),
    Category.PAIR: (PairRank,),
    Category.HIGH_CARD: (HighCard,),
}
"""What each compared rank of a category is called; kickers follow. Royals are all equal.

Where low hands win, what is not named here is a card of a low hand.
"""


class Comparison(Struct, frozen=True):
    """The result of comparing two hands.

    sign      1 if the first wins, -1 if the second does, 0 if they tie
    decision  why; its winner and loser are those of the hands compared
    """

    sign: int
    decision: Decision


def compare(
    a: BestFive, b: BestFive, *, board: Collection[Card] = (), ranking: Ranking = STANDARD
) -> Comparison:
    """Compare two hands of this ranking.

    board  the shared cards, if there are any: tells whether a tie plays the board

    A royal flush beats any other straight flush by its category, though it is the
    highest of them (RULES 2.2). In a low ranking the winner has the lower of two
    differing ranks.
    """
    if a.strength == b.strength:
        # By strength, not by cards: on Q-J-T-9-8 whoever holds a jack reports his own
        # (RULES 2.8), and yet plays the straight on the board like all others (S0-36).
        shared = _of_board(board, ranking) if len(board) == 5 else None
        return Comparison(0, Equal(shared is not None and shared.strength == a.strength))
    if a.strength < b.strength:
        return Comparison(-1, _why_it_wins(b, a, ranking))
    return Comparison(1, _why_it_wins(a, b, ranking))


def compare_ranks(
    a: Sequence[Rank], b: Sequence[Rank], *, one_suit: bool = False, ranking: Ranking = STANDARD
) -> Comparison:
    """Compare two hands of five that are given by ranks alone, both of one suit or neither.

    Raises ValueError as `best_of_ranks` does.

    >>> from fifthstreet.notation import parse_ranks
    >>> compare_ranks(parse_ranks("9-9-K-3-2"), parse_ranks("9-9-J-10-5")).decision.index
    1
    """
    ours, theirs = (best_of_ranks(ranks, ranking, one_suit=one_suit) for ranks in (a, b))
    return compare(ours, theirs, ranking=ranking)


def _of_board(board: Collection[Card], ranking: Ranking) -> BestFive | None:
    """The hand that lies on the board, if it is one."""
    return best_five(board, ranking) if ranking.low is None else best_low(board, ranking)


def _why_it_wins(winner: BestFive, loser: BestFive, ranking: Ranking) -> Decision:
    """The first element in which the hands differ."""
    category = winner.category
    if category is not loser.category:
        return CategoryDecides(winner.category, loser.category)
    if winner.ranks == loser.ranks:
        return NaturalWins(category)
    pairs = zip(winner.ranks, loser.ranks, strict=True)
    index, (won, lost) = next((i, pair) for i, pair in enumerate(pairs) if pair[0] is not pair[1])
    place = PLACES[category][index] + 1
    kicker = index + 1 - (len(PLACES[category]) - KICKERS[category])
    if ranking.low is not None and (kicker >= 1 or category not in DECIDED_BY):
        return LowCard(category, place, won, lost)  # a kicker would be the higher one
    if kicker >= 1:
        return Kicker(category, place, won, lost, kicker)
    return DECIDED_BY[category][index](category, place, won, lost)
