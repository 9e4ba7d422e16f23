"""The joker: the best of all hands in which it stands for some card (RULES 3.3).

Fully wild it is any card that is not among the five, or the fifth of a rank. As a bug
it is an ace, or a card that completes a straight, a flush or a straight flush. Nothing
else has to be said of flushes: that the joker is the highest card of the suit which the
hand lacks, and never a second ace, follows from taking the best.
"""

from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from fifthstreet.cards import Card, Category, Rank, Suit
from fifthstreet.strength.five import BestFive, highest_five, reported
from fifthstreet.strength.ranking import Joker, Ranking

COMPLETED = (
    Category.STRAIGHT,
    Category.FLUSH,
    Category.STRAIGHT_FLUSH,
    Category.ROYAL_FLUSH,
)
"""What a bug may complete with any card; elsewhere it is an ace."""


def highest_with_joker(
    cards: Collection[Card], ranking: Ranking, hole: Collection[Card]
) -> BestFive:
    """The strongest five of five to nine different cards, one of which may be the joker.

    Where the joker plays, the five hold Card.JOKER and `joker` says what it stands for:
    of cards that are worth the same, the first of spades to clubs that is not held.
    """
    natural = [card for card in cards if card is not Card.JOKER]
    fives = [_natural(natural, ranking, hole)] if len(natural) >= 5 else []
    if len(natural) < len(cards):
        fives += _of_one_rank(natural, ranking, hole)
        for card in stand_ins(natural, ranking):
            fives += _standing_for(card, natural, ranking, hole)
    top = max([five.strength for five in fives])
    return max([five for five in fives if five.strength == top], key=reported)


def stand_ins(natural: Sequence[Card], ranking: Ranking) -> Iterator[Card]:
    """The cards worth trying for the joker; no other makes a better five.

    One suit is as good as another, except where four cards of it are there. A rank
    helps by pairing one that is held, which a bug does with aces alone, or by making
    a straight of four others.
    """
    held = {card.rank for card in natural}
    useful = held if ranking.joker is Joker.WILD else {Rank.ACE}
    for rank in sorted(useful | _of_runs(held, ranking), reverse=True):
        free = [suit for suit in Suit if Card(f"{rank}{suit}") not in natural]
        if free:
            yield Card(f"{rank}{free[0]}")
    for suit in Suit:
        of_suit = {card.rank for card in natural if card.suit is suit}
        if len(of_suit) >= 4:
            # Of a run also cards that are held: the joker may take the place of one on the
            # board, so that one card more of a royal flush is the player's own (RULES 2.8).
            highest = max([rank for rank in Rank if rank not in of_suit])
            for rank in sorted({highest} | _of_runs(of_suit, ranking), reverse=True):
                yield Card(f"{rank}{suit}")


def _of_runs(held: Collection[Rank], ranking: Ranking) -> set[Rank]:
    """The ranks of all straights that lack at most one card."""
    runs = [run for run in ranking.straights if sum([rank in held for rank in run]) >= 4]
    return {rank for run in runs for rank in run}


def _natural(natural: Collection[Card], ranking: Ranking, hole: Collection[Card]) -> BestFive:
    best = highest_five(natural, ranking, [card for card in hole if card is not Card.JOKER])
    assert best is not None
    return replace(best, strength=(*best.strength, 1)) if ranking.natural_first else best


def _of_one_rank(
    natural: Sequence[Card], ranking: Ranking, hole: Collection[Card]
) -> Iterator[BestFive]:
    """Five of a kind, for each rank of which all four cards are there."""
    for rank in Rank if ranking.joker is Joker.WILD else (Rank.ACE,):
        four = [card for card in natural if card.rank is rank]
        if len(four) == 4:
            cards = _in_order([*four, Card.JOKER], hole)
            yield _with_joker(Category.FIVE_OF_A_KIND, (rank,), cards, ranking, hole, None)


def _standing_for(
    card: Card, natural: Sequence[Card], ranking: Ranking, hole: Collection[Card]
) -> Iterator[BestFive]:
    """The best five in which the joker is this card; none if it would not play."""
    others = [other for other in natural if other is not card]
    if len(others) < 4:
        return
    own = {*hole} - {card, Card.JOKER} | ({card} if Card.JOKER in hole else set())
    an_ace_or_wild = ranking.joker is Joker.WILD or card.rank is Rank.ACE
    among = None if an_ace_or_wild else [c for c in ranking.order if c in COMPLETED]
    best = highest_five([*others, card], ranking, own, among)
    if best is None or card not in best.cards:
        return
    cards: list[Card] = []
    for rank in dict.fromkeys([other.rank for other in best.cards]):
        same = [Card.JOKER if c is card else c for c in best.cards if c.rank is rank]
        cards += _in_order(same, hole)
    yield _with_joker(best.category, best.ranks, cards, ranking, hole, card)


def _in_order(cards: Sequence[Card], hole: Collection[Card]) -> list[Card]:
    """Cards of one rank: the player's own first, then spades to clubs, then the joker."""
    return sorted(cards, key=lambda card: (card not in hole, card.number))


def _with_joker(
    category: Category,
    ranks: tuple[Rank, ...],
    cards: Sequence[Card],
    ranking: Ranking,
    hole: Collection[Card],
    stands_for: Card | None,
) -> BestFive:
    strength = (ranking.order.index(category), *[rank.place for rank in ranks])
    return BestFive(
        category,
        ranks,
        tuple(cards),
        tuple([card for card in cards if card in hole]),
        (*strength, 0) if ranking.natural_first else strength,
        stands_for,
    )
