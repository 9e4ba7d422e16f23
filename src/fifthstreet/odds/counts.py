"""How many hands of a deck are of each category, without visiting every hand.

Suits matter for flushes only. So a hand without enough cards of one suit for a flush is
known by its ranks, and a hand with enough of them by the ranks of that suit and the ranks
of the other cards. All hands that are alike in this are a class: one of them is judged,
and counts for all. The 133,784,560 hands of seven cards are 190,346 classes.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from math import comb, prod

from fifthstreet.cards import Card, Category, Rank, Suit
from fifthstreet.strength.lows import best_low
from fifthstreet.strength.ranking import EIGHT_LOW, Low, Ranking
from fifthstreet.strength.reference import best_five


def unwatched(hands: int) -> None:
    """Do nothing with the number of hands that have been counted so far."""


def counts(
    deck: Collection[Card],
    cards: int,
    ranking: Ranking,
    watch: Callable[[int], None] = unwatched,
) -> Counter[Category]:
    """How many hands of so many cards of the deck have their best five in each category.

    deck   each of its ranks in all four suits, perhaps with the joker
    cards  5 to 7
    watch  called with the number of hands counted so far, from time to time

    Every category of the ranking has its count, be it 0. Raises ValueError if the deck
    or the number of cards is another, or for badugi, where suits do more than make flushes.

    >>> from fifthstreet.cards import Deck
    >>> from fifthstreet.strength.ranking import STRIPPED
    >>> found = counts(Deck.STRIPPED.cards, 5, STRIPPED)
    >>> found[Category.FLUSH], found[Category.FULL_HOUSE]
    (204, 1344)
    """
    count: Counter[Category] = Counter(dict.fromkeys(ranking.order, 0))
    done = 0
    for hand, alike in classes(deck, cards, ranking):
        count[best_five(hand, ranking).category] += alike
        done += alike
        watch(done)
    return count


def low_counts(
    deck: Collection[Card],
    cards: int,
    ranking: Ranking = EIGHT_LOW,
    watch: Callable[[int], None] = unwatched,
) -> Counter[Rank | None]:
    """How many hands have a low, by its most significant card; None counts those without one.

    Arguments and errors are those of `counts`, with a low ranking.

    >>> from fifthstreet.cards import Deck
    >>> low_counts(Deck.FULL.cards, 5)[Rank.FIVE] == 4**5
    True
    """
    count: Counter[Rank | None] = Counter()
    done = 0
    for hand, alike in classes(deck, cards, ranking):
        best = best_low(hand, ranking)
        count[None if best is None else best.ranks[0]] += alike
        done += alike
        watch(done)
    return count


def classes(
    deck: Collection[Card], cards: int, ranking: Ranking
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One hand of every class, and how many hands are like it.

    Arguments and errors are those of `counts`.
    """
    natural = [card for card in deck if card is not Card.JOKER]
    ranks = sorted({card.rank for card in natural})
    if len(set(deck)) != len(deck) or len(natural) != len(ranks) * len(Suit):
        raise ValueError("a deck has each of its ranks in all four suits")
    if not 5 <= cards <= 7:
        raise ValueError(f"hands of 5 to 7 cards are counted, not of {cards}")
    if ranking.low is Low.BADUGI:
        raise ValueError("in badugi suits do more than make flushes")
    yield from _natural_classes(ranks, cards, 5, ranking)
    if Card.JOKER in deck:  # one flush card less is enough beside it
        for hand, alike in _natural_classes(ranks, cards - 1, 4, ranking):
            yield (*hand, Card.JOKER), alike


def _natural_classes(
    ranks: Sequence[Rank], cards: int, for_flush: int, ranking: Ranking
) -> Iterator[tuple[tuple[Card, ...], int]]:
    """The same for cards without a joker.

    for_flush  so many cards of one suit are told from others; no hand has them twice
    """
    suited: Counter[tuple[Rank, ...]] = Counter()  # hands of the first kind, by their ranks
    flushes_count = ranking.low is not Low.ACE_FIVE
    for size in range(for_flush, cards + 1) if flushes_count else ():
        for of_suit in combinations(ranks, size):
            for rest in combinations_with_replacement(ranks, cards - size):
                copies = Counter(rest)
                # Four ways to choose the suit; each other rank is of the three other suits.
                alike = 4 * prod([comb(3, n) for n in copies.values()])
                if alike:
                    suited[tuple(sorted(of_suit + rest))] += alike
                    flush = [Card(f"{rank}{Suit.SPADES}") for rank in of_suit]
                    yield (*flush, *_spread(copies, list(Suit)[1:])), alike
    for chosen in combinations_with_replacement(ranks, cards):
        copies = Counter(chosen)
        alike = prod([comb(4, n) for n in copies.values()]) - suited[chosen]
        if alike:
            yield tuple(_spread(copies, list(Suit))), alike


def _spread(copies: Counter[Rank], suits: Sequence[Suit]) -> list[Card]:
    """Cards of these ranks with as few as possible in one suit."""
    return [
        Card(f"{rank}{suits[(turn + copy) % len(suits)]}")
        for turn, (rank, n) in enumerate(copies.items())
        for copy in range(n)
    ]
