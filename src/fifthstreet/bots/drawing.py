"""Which cards to exchange: a made hand stands pat, else what may become one is kept."""

from collections.abc import Callable, Sequence

from fifthstreet.bots.quick import badugi, judge, low_place
from fifthstreet.cards import Card, Category
from fifthstreet.games import Game
from fifthstreet.strength.ranking import Low

NINE, TEN, JACK = 7, 8, 9  # places of ranks
PAT_LOW = (TEN, NINE, NINE - 1)
"""The highest card with which a low stands pat, by how many draws come after this one."""
KEPT_LOW = (NINE, NINE - 1, NINE - 1)
"""The highest card that is kept for a low."""
KEPT_BADUGI = (JACK + 2, NINE, NINE)
"""The highest card that is kept for a badugi that is not made yet."""


def discards(cards: Sequence[Card], game: Game, left: int) -> tuple[Card, ...]:
    """The cards to throw away; none: stand pat.

    left  how many draws come after this one
    """
    return KINDS[game.ranking.low](cards, game, left)


def _for_high(cards: Sequence[Card], game: Game, left: int) -> tuple[Card, ...]:
    """Pairs and their like are kept, a straight or better as it is."""
    order = game.ranking.order
    if judge(game).high(cards, ())[0] >= order.index(Category.STRAIGHT):
        return ()
    ranks = [card.rank for card in cards]
    single = tuple([card for card in cards if ranks.count(card.rank) == 1])
    if len(single) < len(cards):
        return single
    suits = [card.suit for card in cards]
    for card in cards:
        if suits.count(card.suit) == len(cards) - 1:
            return tuple([other for other in cards if other.suit is not card.suit])
    up = sorted(cards, key=lambda card: card.rank.place)
    for four, other in ((up[1:], up[0]), (up[:-1], up[-1])):
        if four[-1].rank.place - four[0].rank.place == len(four) - 1:
            return (other,)
    return tuple(up[:-2])


def _for_low(cards: Sequence[Card], game: Game, left: int) -> tuple[Card, ...]:
    """Different low cards are kept; five of them that are a straight or flush lose the highest."""
    ace_low = game.ranking.low is Low.ACE_FIVE
    places = {card: low_place(card) if ace_low else card.rank.place for card in cards}
    made = judge(game).high(cards, ())[0] == game.ranking.order.index(Category.LOW)
    if made and max(places.values()) <= PAT_LOW[min(left, 2)]:
        return ()
    kept: dict[int, Card] = {}
    for card in sorted(cards, key=lambda card: places[card]):
        if places[card] <= KEPT_LOW[min(left, 2)]:
            kept.setdefault(places[card], card)
    if len(kept) == len(cards):
        kept.popitem()
    return tuple([card for card in cards if card not in kept.values()])


def _for_badugi(cards: Sequence[Card], game: Game, left: int) -> tuple[Card, ...]:
    """What plays is kept if it is low enough; a badugi that is not rough stands pat."""
    _, playing = badugi(cards)
    if len(playing) == len(cards):
        high = max(playing, key=low_place)
        return (high,) if left and low_place(high) > JACK else ()
    kept = [card for card in playing if low_place(card) <= KEPT_BADUGI[min(left, 2)]]
    return tuple([card for card in cards if card not in kept])


KINDS: dict[Low | None, Callable[[Sequence[Card], Game, int], tuple[Card, ...]]] = {
    None: _for_high,
    Low.ACE_FIVE: _for_low,
    Low.DEUCE_SEVEN: _for_low,
    Low.BADUGI: _for_badugi,
}
