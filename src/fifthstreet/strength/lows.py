"""Hands that win by being low: the lowest of all fives (RULES 3.7, 3.8).

ace-five     the ace is low, straights and flushes do not count; a pair is worse
             than no pair. With a worst rank a five above it is no hand at all
deuce-seven  the standard order upside down, the ace high
badugi       of the cards that differ in rank and suit as many as possible, at
             most four, then the lowest
"""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations

from msgspec.structs import replace

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.strength.five import PLACES, SHAPES, BestFive, check, highest_five, reported
from fifthstreet.strength.ranking import Low, Ranking

OF_SHAPE = {shape: category for category, shape in SHAPES.items()} | {(1,) * 5: Category.LOW}
OF_NUMBER = {
    4: Category.FOUR_CARDS,
    3: Category.THREE_CARDS,
    2: Category.TWO_CARDS,
    1: Category.ONE_CARD,
}


def best_low(
    cards: Collection[Card], ranking: Ranking, *, hole: Collection[Card] = ()
) -> BestFive | None:
    """The lowest five of the cards; None if no five qualify, as in "eight or better".

    Arguments and errors are those of `best_five`, and a ranking that is no low one is
    a ValueError too.

    >>> from fifthstreet.notation import parse_cards
    >>> from fifthstreet.strength.ranking import EIGHT_LOW
    >>> low = best_low(parse_cards("As 2d 4h 4c 7h 8s Kd"), EIGHT_LOW)
    >>> [str(rank) for rank in low.ranks]
    ['8', '7', '4', '2', 'A']
    >>> best_low(parse_cards("As 2d 4h 4c 9h 8s Kd"), EIGHT_LOW)
    """
    if ranking.low is None:
        raise ValueError(f"{ranking.name} is no low ranking")
    check(cards, hole, ranking)
    return lowest(cards, ranking, hole)


def lowest(cards: Collection[Card], ranking: Ranking, hole: Collection[Card]) -> BestFive | None:
    """The cards that win in a low ranking; None if none are a hand of it.

    cards  different, none of them the joker: five to nine, in badugi one to nine
    hole   those that the player holds himself
    """
    assert ranking.low is not None
    if ranking.worst is not None:
        highest = ranking.worst.place
        cards = [card for card in cards if low_place(card.rank, ranking) <= highest]
    hands = list(HANDS[ranking.low](cards, ranking, hole))
    if not hands:
        return None
    top = max([hand.strength for hand in hands])
    return max([hand for hand in hands if hand.strength == top], key=reported)


def low_place(rank: Rank, ranking: Ranking) -> int:
    """The place of a rank among those of a low ranking: an ace that is low stands at -1."""
    if rank is Rank.ACE and ranking.low is not Low.DEUCE_SEVEN:
        return -1
    return rank.place


def _ace_five(
    cards: Collection[Card], ranking: Ranking, hole: Collection[Card]
) -> Iterator[BestFive]:
    for five in combinations(cards, 5):
        count = Counter([card.rank for card in five])
        category = OF_SHAPE[tuple(sorted(count.values(), reverse=True))]
        if category in ranking.order:
            yield _low_hand(category, five, ranking, hole)


def _deuce_seven(
    cards: Collection[Card], ranking: Ranking, hole: Collection[Card]
) -> Iterator[BestFive]:
    upside_down = replace(ranking, order=(Category.HIGH_CARD, *ranking.order[-2::-1]), low=None)
    for five in combinations(cards, 5):
        high = highest_five(five, upside_down, hole)
        assert high is not None
        category = Category.LOW if high.category is Category.HIGH_CARD else high.category
        yield _low_hand(category, five, ranking, hole)


def _badugi(
    cards: Collection[Card], ranking: Ranking, hole: Collection[Card]
) -> Iterator[BestFive]:
    for number, category in OF_NUMBER.items():
        for some in combinations(cards, number):
            ranks, suits = {card.rank for card in some}, {card.suit for card in some}
            if len(ranks) == len(suits) == number:
                yield _low_hand(category, some, ranking, hole)


HANDS = {Low.ACE_FIVE: _ace_five, Low.DEUCE_SEVEN: _deuce_seven, Low.BADUGI: _badugi}
"""Every hand that can be made of the cards."""


def _low_hand(
    category: Category, cards: Collection[Card], ranking: Ranking, hole: Collection[Card]
) -> BestFive:
    """Cards of this category as they count: pairs and their like first, then from the top."""
    count = Counter([card.rank for card in cards])
    ordered = sorted(
        cards,
        key=lambda card: (
            -count[card.rank],
            -low_place(card.rank, ranking),
            card not in hole,
            card.number,
        ),
    )
    ranks = tuple([ordered[place].rank for place in PLACES[category]])
    return BestFive(
        category,
        ranks,
        tuple(ordered),
        tuple([card for card in ordered if card in hole]),
        (ranking.order.index(category), *[-low_place(rank, ranking) for rank in ranks]),
    )
