"""The best five cards: the definition that every faster evaluator must agree with.

Try the categories from the strongest down; the first that can be made is the hand
(RULES 2.1-2.6). A category is a shape, which says how many cards share each rank,
or a run of ranks, or five cards of one suit, or the last two at once. The order of
the categories and the runs are data of the game (ranking.py).
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate

from msgspec import Struct

from fifthstreet.cards import Card, Category, Rank, Suit
from fifthstreet.strength.ranking import STANDARD, Ranking

SHAPES: dict[Category, tuple[int, ...]] = {
    Category.FOUR: (4, 1),
    Category.FULL_HOUSE: (3, 2),
    Category.THREE: (3, 1, 1),
    Category.TWO_PAIR: (2, 2, 1),
    Category.PAIR: (2, 1, 1, 1),
    Category.HIGH_CARD: (1, 1, 1, 1, 1),
}
"""How many cards share each rank, in the order in which the ranks count."""

KICKERS: dict[Category, int] = {
    category: SHAPES[category][1:].count(1) if category in SHAPES else 0 for category in Category
}
"""How many of the five, at the end, complete the hand without making its category (S0-07)."""


def _places(category: Category) -> tuple[int, ...]:
    if category in SHAPES:
        return (0, *accumulate(SHAPES[category][:-1]))
    return (0, 1, 2, 3, 4) if category is Category.FLUSH else (0,)


PLACES: dict[Category, tuple[int, ...]] = {category: _places(category) for category in Category}
"""Indexes, in BestFive.cards, of the cards whose ranks are compared (RULES 2.3)."""


class BestFive(Struct, frozen=True):
    """Five cards as they count.

    category  the kind of hand
    ranks     what is compared within the category, most significant first; a straight
              has only its top card, which is the five in A-2-3-4-5
    cards     the five, most significant first: A-2-3-4-5 stands as 5-4-3-2-A; in one
              rank the player's own cards come first, then spades to clubs
    hole      those of the five that came from the player's hand
    strength  place of the category in the ranking, then places of `ranks`: the larger
              wins, equal ones tie; only strengths of one ranking can be compared
    """

    category: Category
    ranks: tuple[Rank, ...]
    cards: tuple[Card, ...]
    hole: tuple[Card, ...]
    strength: tuple[int, ...]

    @property
    def kickers(self) -> tuple[Card, ...]:
        """The cards that complete the hand without making its category (S0-07)."""
        return self.cards[len(self.cards) - KICKERS[self.category] :]


def best_five(
    cards: Collection[Card], ranking: Ranking = STANDARD, *, hole: Collection[Card] = ()
) -> BestFive:
    """The strongest five of five to nine different cards.

    hole  those of `cards` that the player holds himself

    Of several fives that are equally strong, the one with most hole cards is
    reported, then the one with the lowest card numbers (RULES 2.8). Such fives have
    the same ranks, so it is enough to prefer, within each rank, hole cards first
    and then low numbers.

    Raises ValueError if there are fewer than five or more than nine cards, if one
    comes twice, or if a hole card is not among them.

    >>> from fifthstreet.notation import parse_cards
    >>> best_five(parse_cards("As Kd Qh Jc Th 9s 2d")).category
    <Category.STRAIGHT: 'straight'>
    """
    _check(cards, hole)
    by_rank: dict[Rank, list[Card]] = {}  # both highest rank first
    by_suit: dict[Suit, list[Card]] = {}
    # Sorting from high to low, a hole card outweighs all suits, and a rank both.
    for card in sorted(
        cards, key=lambda c: 8 * c.rank.place + 4 * (c in hole) - c.suit.place, reverse=True
    ):
        by_rank.setdefault(card.rank, []).append(card)
        by_suit.setdefault(card.suit, []).append(card)
    most_of_a_rank = max(map(len, by_rank.values()))
    flush: list[Card] = []
    for suited in by_suit.values():
        if len(suited) >= 5:  # nine cards hold five of one suit at most once
            flush = suited
    flush_by_rank = {card.rank: [card] for card in flush}

    for category in reversed(ranking.order):
        if category in SHAPES:
            shape = SHAPES[category]
            five = _groups(by_rank, shape) if most_of_a_rank >= shape[0] else []
        elif category is Category.STRAIGHT:
            five = _run(by_rank, ranking.straights)
        elif category is Category.FLUSH:
            five = flush[:5]
        elif category is Category.STRAIGHT_FLUSH:
            five = _run(flush_by_rank, ranking.straights)
        else:  # a royal flush is the highest straight flush under its own name
            five = _run(flush_by_rank, ranking.straights[:1])
        if five:
            break
    ranks = tuple([five[place].rank for place in PLACES[category]])
    return BestFive(
        category,
        ranks,
        tuple(five),
        tuple([card for card in five if card in hole]),
        (ranking.order.index(category), *[rank.place for rank in ranks]),
    )


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


def _check(cards: Collection[Card], hole: Collection[Card]) -> None:
    different = set(cards)
    if len(different) != len(cards):
        raise ValueError(f"a card comes twice in {' '.join(map(str, cards))}")
    if not 5 <= len(different) <= 9:
        raise ValueError(f"the best five are chosen from five to nine cards, not {len(different)}")
    if not different.issuperset(hole):
        raise ValueError(f"hole cards {' '.join(map(str, hole))} are not among the cards")


def _groups(by_rank: Mapping[Rank, list[Card]], shape: Sequence[int]) -> list[Card]:
    """Cards of this shape, each group of the highest rank that is left; or none.

    A third pair stays out, except that its rank may be the kicker; of two threes
    the lower one fills the house (RULES 2.6).
    """
    five: list[Card] = []
    taken: list[Rank] = []
    for size in shape:
        for rank, cards in by_rank.items():
            if len(cards) >= size and rank not in taken:
                five += cards[:size]
                taken.append(rank)
                break
        else:
            return []
    return five


def _run(by_rank: Mapping[Rank, list[Card]], runs: Sequence[Sequence[Rank]]) -> list[Card]:
    """Cards of the highest run that is complete; or none."""
    if len(by_rank) < 5:
        return []
    for run in runs:
        for rank in run:
            if rank not in by_rank:
                break
        else:
            return [by_rank[rank][0] for rank in run]
    return []
