"""Strengths by table, for samples: the same answers as the rules give, many times faster.

Five cards are known by their ranks and by whether they are of one suit. Each such five
is judged once (`strength/reference.py`) and remembered; the best of more cards is then
the largest of a few table entries. A hand with the joker is judged as the rules do it.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from fifthstreet.cards import ALL_RANKED, Card, Rank
from fifthstreet.games import Game, HoleUse
from fifthstreet.rules.making import best_hand
from fifthstreet.strength.ranking import Low, Ranking
from fifthstreet.strength.reference import best_of_ranks

Strength = tuple[int, ...]
NONE: Strength = ()
"""Less than any hand: there is none, as in "eight or better"."""

WEIGHT: dict[Card, int] = {card: 5**card.rank.place for card in ALL_RANKED}
"""The sum of five of them tells their ranks: a digit in base five for each."""
RANKS = tuple(Rank)


class Fives(dict[int, Strength]):
    """Strength by the sum of the weights of five cards; judged when first asked for."""

    def __init__(self, ranking: Ranking, one_suit: bool) -> None:
        super().__init__()
        self._ranking = ranking
        self._one_suit = one_suit

    def __missing__(self, key: int) -> Strength:
        ranks, left = [], key
        for rank in RANKS:
            left, count = divmod(left, 5)
            ranks += [rank] * count
        try:
            strength = best_of_ranks(ranks, self._ranking, one_suit=self._one_suit).strength
        except ValueError:  # no five of this ranking
            strength = NONE
        self[key] = strength
        return strength


class Tables:
    """Both tables of a ranking."""

    def __init__(self, ranking: Ranking) -> None:
        self.plain = Fives(ranking, one_suit=False)
        self.suited = Fives(ranking, one_suit=True)

    def best(self, cards: Sequence[Card]) -> Strength:
        """The best five of five or more cards without a joker."""
        suits = [card.suit for card in cards]
        if max([suits.count(suit) for suit in set(suits)]) < 5:
            weights = [WEIGHT[card] for card in cards]
            return max(map(self.plain.__getitem__, map(sum, combinations(weights, 5))))
        best = NONE
        for five in combinations(cards, 5):
            one_suit = len({card.suit for card in five}) == 1
            key = sum([WEIGHT[card] for card in five])
            best = max(best, (self.suited if one_suit else self.plain)[key])
        return best

    def best_of_two_and_three(self, hole: Sequence[Card], board: Sequence[Card]) -> Strength:
        """The best five of exactly two hole cards and three of the board (RULES 3.2)."""
        pairs = [
            (WEIGHT[a] + WEIGHT[b], a.suit, a.suit is b.suit) for a, b in combinations(hole, 2)
        ]
        threes = [
            (WEIGHT[a] + WEIGHT[b] + WEIGHT[c], a.suit, a.suit is b.suit is c.suit)
            for a, b, c in combinations(board, 3)
        ]
        plain = self.plain
        if not any([flush for _, _, flush in threes]):
            return max([plain[two + three] for two, _, _ in pairs for three, _, _ in threes])
        return max(
            [
                (self.suited if f and g and suit is other else plain)[two + three]
                for two, suit, f in pairs
                for three, other, g in threes
            ]
        )


class Judge:
    """High and low of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._high = tables(game.ranking)
        self._low = tables(game.low) if game.low is not None else None

    def high(self, hole: Sequence[Card], board: Sequence[Card]) -> Strength:
        """The strength of the best hand."""
        if self.game.ranking.low is Low.BADUGI:
            return badugi(hole)[0]
        if Card.JOKER in hole or Card.JOKER in board:
            return best_hand(hole, board, self.game).strength
        return self._best(self._high, hole, board)

    def low(self, hole: Sequence[Card], board: Sequence[Card]) -> Strength:
        """The strength of the low hand; NONE without one."""
        if self._low is None:
            return NONE
        if self.game.hole_use is HoleUse.TWO and len({c.rank for c in board if _is_low(c)}) < 3:
            return NONE
        return self._best(self._low, hole, board)

    def _best(self, of: Tables, hole: Sequence[Card], board: Sequence[Card]) -> Strength:
        if self.game.hole_use is HoleUse.TWO:
            return of.best_of_two_and_three(hole, board)
        return of.best((*hole, *board))


def _is_low(card: Card) -> bool:
    return low_place(card) <= Rank.EIGHT.place


@lru_cache
def tables(ranking: Ranking) -> Tables:
    """The tables of a ranking; games that rank alike share them."""
    return Tables(ranking)


@lru_cache
def judge(game: Game) -> Judge:
    """The judge of a game."""
    return Judge(game)


def badugi(cards: Sequence[Card]) -> tuple[Strength, tuple[Card, ...]]:
    """The strength of a badugi hand, and the cards that play.

    >>> from fifthstreet.notation import parse_cards
    >>> badugi(parse_cards("As 2h 3d 3c"))[0]
    (2, -1, 0, 1)
    """
    for number in range(len(cards), 0, -1):
        best: tuple[Strength, tuple[Card, ...]] | None = None
        for some in combinations(cards, number):
            ranks, suits = {card.rank for card in some}, {card.suit for card in some}
            if len(ranks) == number == len(suits):
                places = sorted([-low_place(card) for card in some])
                strength = (number - 1, *places)
                if best is None or strength > best[0]:
                    best = strength, some
        if best is not None:
            return best
    raise ValueError("no cards")


def low_place(card: Card) -> int:
    """The place of its rank where the ace is low."""
    return -1 if card.rank is Rank.ACE else card.rank.place
