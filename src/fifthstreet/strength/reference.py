"""The best five cards: the definition that every faster evaluator must agree with.

`five.py` finds the highest five of plain cards, `joker.py` asks it for every card the
joker may stand for, `lows.py` takes the lowest of all fives. Which of them is meant
says the ranking.
"""

from collections.abc import Collection, Sequence

from fifthstreet.cards import Card, Rank, Suit
from fifthstreet.strength.five import KICKERS, PLACES, SHAPES, BestFive, check, highest_five
from fifthstreet.strength.joker import highest_with_joker
from fifthstreet.strength.lows import best_low, lowest
from fifthstreet.strength.ranking import STANDARD, Ranking

__all__ = ["KICKERS", "PLACES", "SHAPES", "BestFive", "best_five", "best_low", "best_of_ranks"]


def best_five(
    cards: Collection[Card], ranking: Ranking = STANDARD, *, hole: Collection[Card] = ()
) -> BestFive:
    """The five of five to nine different cards that win most.

    hole  those of `cards` that the player holds himself

    Of several fives that are equally strong, the one with most hole cards is
    reported, then the one with the lowest card numbers (RULES 2.8). In a low ranking
    the five are the lowest; in badugi one to nine cards are given, and one to four play.

    Raises ValueError if there are fewer than five or more than nine cards, if one
    comes twice, if a hole card is not among them, if there is a joker and the ranking
    knows none, or if no five are a hand of the ranking (`best_low` answers None then).

    >>> from fifthstreet.notation import parse_cards
    >>> best_five(parse_cards("As Kd Qh Jc Th 9s 2d")).category
    <Category.STRAIGHT: 'straight'>
    """
    check(cards, hole, ranking)
    if ranking.joker is not None:
        return highest_with_joker(cards, ranking, hole)
    best = (lowest if ranking.low is not None else highest_five)(cards, ranking, hole)
    if best is None:
        raise ValueError(f"no five of {' '.join(map(str, cards))} are a hand of {ranking.name}")
    return best


def best_of_ranks(
    ranks: Sequence[Rank], ranking: Ranking = STANDARD, *, one_suit: bool = False
) -> BestFive:
    """A hand of five that is given by ranks alone, as in "8-8-4-3-2" (S1-14).

    one_suit  the five are of one suit; otherwise they are not all of one

    The suits of the cards in the answer are made up: show its ranks only.

    Raises ValueError if there are not five ranks, if all five are equal, or if
    cards of one suit share a rank.
    """
    if len(ranks) != 5:
        raise ValueError(f"a hand is five ranks, not {len(ranks)}")
    suits = list(Suit)
    unused = {rank: suits[:1] if one_suit else suits.copy() for rank in ranks}
    if len(unused) == 5 and not one_suit:
        unused[ranks[0]].remove(Suit.SPADES)  # so that five different ranks are no flush
    cards = []
    for rank in ranks:
        if not unused[rank]:
            raise ValueError(f"too many cards of rank {rank}")
        cards.append(Card(f"{rank}{unused[rank].pop(0)}"))
    return best_five(cards, ranking)
