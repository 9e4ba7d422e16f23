"""What is worth saying about one hand; none of it decides anything."""

from collections import Counter
from collections.abc import Collection

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.reasons import (
    IsSet,
    IsTrips,
    JokerIsFifth,
    JokerPlays,
    NoThreePair,
    NoWraparound,
    PlaysBoard,
    Remark,
    WheelTopIsFive,
)
from fifthstreet.strength.ranking import STANDARD, Ranking
from fifthstreet.strength.reference import BestFive

RUNS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
BELOW_STRAIGHT = (Category.HIGH_CARD, Category.PAIR, Category.TWO_PAIR, Category.THREE)


def remarks(
    best: BestFive,
    hole: Collection[Card] = (),
    board: Collection[Card] = (),
    ranking: Ranking = STANDARD,
) -> tuple[Remark, ...]:
    """Remarks on a hand that was chosen from `hole` and `board`, or is just five cards.

    None on a low hand; that two hole cards had to play is known to who reads the hand.
    """
    if ranking.low is not None or best.category is Category.LOW:
        return ()
    known = {*best.cards, *best.played, *hole, *board} - {Card.JOKER}
    result: list[Remark] = []
    if best.joker is not None:
        result.append(JokerPlays(best.joker))
    if best.category is Category.FIVE_OF_A_KIND:
        result.append(JokerIsFifth(best.ranks[0]))
    if best.category in RUNS and best.ranks[0] is Rank.FIVE:
        result.append(WheelTopIsFive())
    if set(best.cards) == set(board):
        result.append(PlaysBoard())
    if best.category is Category.THREE and Card.JOKER not in best.cards[:3]:
        # All cards of the rank are among the five, else it would be four of a kind.
        own = sum(card in hole for card in best.cards[:3])
        if own == 2:
            result.append(IsSet(best.ranks[0]))
        elif own == 1:
            result.append(IsTrips(best.ranks[0]))
    if _wraps_around(best, known, ranking):
        result.append(NoWraparound())
    if best.category is Category.TWO_PAIR:
        count = Counter(card.rank for card in known)
        unused = [rank for rank, n in count.items() if n == 2 and rank not in best.ranks[:2]]
        result += [NoThreePair(rank) for rank in sorted(unused, reverse=True)]
    return tuple(result)


def _wraps_around(best: BestFive, known: Collection[Card], ranking: Ranking) -> bool:
    """Whether the player might take five cards across the ace for something better.

    Below a straight he might see a straight in them, in a flush a straight flush.
    """
    if best.category is Category.FLUSH:
        ranks = {card.rank for card in known if card.suit is best.played[0].suit}
    elif best.category in BELOW_STRAIGHT:
        ranks = {card.rank for card in known}
    else:
        return False
    straights = [set(run) for run in ranking.straights]
    circle = sorted(set[Rank]().union(*straights))
    turns = ((circle[i:] + circle[:i])[:5] for i in range(len(circle)))
    return any(ranks.issuperset(turn) and set(turn) not in straights for turn in turns)
