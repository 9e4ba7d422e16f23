"""What hand the game lets a player make of his own cards and the board (RULES 2.1, 3.2)."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from fifthstreet.cards import Card
from fifthstreet.games import Game, HoleUse
from fifthstreet.strength.lows import best_low
from fifthstreet.strength.ranking import Ranking
from fifthstreet.strength.reference import BestFive, best_five


def best_hand(hole: Sequence[Card], board: Sequence[Card], game: Game) -> BestFive:
    """The best hand that the game lets a player make of his hole cards and the board.

    Raises ValueError if there are too few cards for one.
    """
    return HOLE_USES[game.hole_use](hole, board, game.ranking)


def best_low_hand(hole: Sequence[Card], board: Sequence[Card], game: Game) -> BestFive | None:
    """The low hand of a game that is divided high and low; None if there is none."""
    if game.low is None:
        return None
    if game.hole_use is HoleUse.ANY:
        return best_low((*hole, *board), game.low, hole=hole)
    lows = [best_low((*h, *b), game.low, hole=h) for h, b in _two_and_three(hole, board)]
    return max([low for low in lows if low is not None], key=_reported, default=None)


def _any_hole_cards(hole: Sequence[Card], board: Sequence[Card], ranking: Ranking) -> BestFive:
    return best_five((*hole, *board), ranking, hole=hole)


def _two_hole_cards(hole: Sequence[Card], board: Sequence[Card], ranking: Ranking) -> BestFive:
    fives = [best_five((*h, *b), ranking, hole=h) for h, b in _two_and_three(hole, board)]
    return max(fives, key=_reported)


def _two_and_three(
    hole: Sequence[Card], board: Sequence[Card]
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Every way to take exactly two hole cards and three of the board (RULES 3.2)."""
    return product(combinations(hole, 2), combinations(board, 3))


def _reported(best: BestFive) -> tuple[tuple[int, ...], list[int]]:
    """Of equal hands the one with the lowest card numbers is reported (RULES 2.8)."""
    return best.strength, [-card.number for card in best.cards]


HOLE_USES = {HoleUse.ANY: _any_hole_cards, HoleUse.TWO: _two_hole_cards}
