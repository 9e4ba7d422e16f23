"""Five cards as they count, and the highest five of cards without a joker.

Try the categories from the strongest down; the first that can be made is the hand
(RULES 2.1-2.6). A category is a shape, which says how many cards share each rank,
or a run of ranks, or five cards of one suit, or the last two at once. The order of
the categories and the runs are data of the game (ranking.py).
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import accumulate

from msgspec import Struct

from fifthstreet.cards import Card, Category, Deck, Rank, Suit
from fifthstreet.strength.ranking import Low, Ranking

SHAPES: dict[Category, tuple[int, ...]] = {
    Category.FIVE_OF_A_KIND: (5,),
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


SINGLES: dict[Category, int] = {
    Category.FLUSH: 5,
    Category.LOW: 5,
    Category.FOUR_CARDS: 4,
    Category.THREE_CARDS: 3,
    Category.TWO_CARDS: 2,
    Category.ONE_CARD: 1,
}
"""How many ranks are compared, one by one, where none of them is a kicker."""


def _places(category: Category) -> tuple[int, ...]:
    if category in SHAPES:
        return (0, *accumulate(SHAPES[category][:-1]))
    return tuple(range(SINGLES.get(category, 1)))  # a run by its top card alone


PLACES: dict[Category, tuple[int, ...]] = {category: _places(category) for category in Category}
"""Indexes, in BestFive.cards, of the cards whose ranks are compared (RULES 2.3)."""


HEIGHTS = {card: 4 * card.rank.place - card.suit.place for card in Deck.FULL.cards}
"""Cards from low to high; in one rank the lower suit number is the higher card."""


class BestFive(Struct, frozen=True):
    """Five cards as they count; in badugi, the one to four that play.

    category  the kind of hand
    ranks     what is compared within the category, most significant first; a straight
              has only its top card, which is the five in A-2-3-4-5
    cards     the five, most significant first: A-2-3-4-5 stands as 5-4-3-2-A; in one
              rank the player's own cards come first, then spades to clubs, then the joker
    hole      those of the five that came from the player's hand
    strength  place of the category in the ranking, then places of `ranks`, negative
              where the lower rank wins: the larger wins, equal ones tie; only
              strengths of one ranking can be compared
    joker     the card for which the joker among the five stands; None without it, and
              where it is the fifth of a rank
    """

    category: Category
    ranks: tuple[Rank, ...]
    cards: tuple[Card, ...]
    hole: tuple[Card, ...]
    strength: tuple[int, ...]
    joker: Card | None = None

    @property
    def kickers(self) -> tuple[Card, ...]:
        """The cards that complete the hand without making its category (S0-07)."""
        return self.cards[len(self.cards) - KICKERS[self.category] :]

    @property
    def played(self) -> tuple[Card, ...]:
        """The five with the joker as what it stands for; without it as fifth of a rank."""
        cards = (self.joker if card is Card.JOKER else card for card in self.cards)
        return tuple([card for card in cards if card is not None])


def reported(best: BestFive) -> tuple[int, list[int]]:
    """Of several fives that are equally strong, the largest of this is reported.

    It is the one with most hole cards, then the one with the lowest card numbers
    (RULES 2.8); the joker has the highest number.
    """
    return len(best.hole), sorted([-card.number for card in best.cards], reverse=True)


def highest_five(
    cards: Collection[Card],
    ranking: Ranking,
    hole: Collection[Card],
    among: Sequence[Category] | None = None,
) -> BestFive | None:
    """The strongest five of different cards, none of them the joker.

    hole   those of `cards` that the player holds himself
    among  the categories that may be made, weakest first; all of the ranking if None

    None if no five cards make such a category. Fives that are equally strong have the
    same ranks, so `reported` is obeyed by preferring, within each rank, hole cards first
    and then low numbers.
    """
    by_rank: dict[Rank, list[Card]] = {}  # highest rank first
    by_suit: dict[Suit, list[Card]] = {}
    for card in sorted(cards, key=HEIGHTS.__getitem__, reverse=True):
        if card.rank not in by_rank:
            by_rank[card.rank] = [card]
        elif card in hole:  # before the others, behind what is his too
            same = by_rank[card.rank]
            same.insert(sum([other in hole for other in same]), card)
        else:
            by_rank[card.rank].append(card)
        if card.suit in by_suit:
            by_suit[card.suit].append(card)
        else:
            by_suit[card.suit] = [card]
    most_of_a_rank = 1
    for same in by_rank.values():
        if len(same) > most_of_a_rank:
            most_of_a_rank = len(same)
    flush: list[Card] = []
    for suited in by_suit.values():
        if len(suited) >= 5:  # nine cards hold five of one suit at most once
            flush = suited
    flush_by_rank = {card.rank: [card] for card in flush}

    for category in reversed(ranking.order if among is None else among):
        shape = SHAPES.get(category)
        if shape is not None:
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
    else:
        return None
    ranks = tuple([five[place].rank for place in PLACES[category]])
    return BestFive(
        category,
        ranks,
        tuple(five),
        tuple([card for card in five if card in hole]),
        (ranking.order.index(category), *[rank.place for rank in ranks]),
    )


def check(cards: Collection[Card], hole: Collection[Card], ranking: Ranking) -> None:
    """Raise ValueError if a hand of this ranking cannot be chosen from these cards."""
    different = set(cards)
    if len(different) != len(cards):
        raise ValueError(f"a card comes twice in {' '.join(map(str, cards))}")
    if not 5 <= len(different) <= 9 and not (
        ranking.low is Low.BADUGI and 1 <= len(different) <= 9
    ):
        raise ValueError(f"the best five are chosen from five to nine cards, not {len(different)}")
    if not different.issuperset(hole):
        raise ValueError(f"hole cards {' '.join(map(str, hole))} are not among the cards")
    if Card.JOKER in different and ranking.joker is None:
        raise ValueError(f"the ranking {ranking.name} knows no joker")


def _groups(by_rank: Mapping[Rank, list[Card]], shape: Sequence[int]) -> list[Card]:
    """Cards of this shape, each group of the highest rank that is left; or none.

    A third pair stays out, except that its rank may be the kicker; of two threes
    the lower one fills the house (RULES 2.6).
    """
    five: list[Card] = []
    taken: set[Rank] = set()  # in a list ranks would be compared, which is slow
    for size in shape:
        for rank, cards in by_rank.items():
            if len(cards) >= size and rank not in taken:
                five += cards[:size]
                taken.add(rank)
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
