"""Any game by its definition: the cards that are missing are dealt in every way.

Nothing is drawn at random and nothing rounded, and nothing is quick. Games that are asked
for often have ways of their own (equity.py); they must agree with this one.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TypeAlias

from fifthstreet.cards import Card
from fifthstreet.games import Division, Game, board_cards, hole_cards
from fifthstreet.rules.making import best_hand, best_low_hand
from fifthstreet.strength.five import BestFive

Winners: TypeAlias = tuple[int, ...]
Result: TypeAlias = tuple[Winners, Winners]  # who has the best high hand, who the best low

MOST_DEALS = 3_000_000
"""Deals that are still counted: heads-up hold'em before the flop has 1,712,304."""


def outcomes(
    players: Sequence[Sequence[Card]],
    board: Sequence[Card],
    dead: Collection[Card],
    game: Game,
) -> dict[Result, int]:
    """How many deals have these winners of the high hand, and of the low one.

    players  each one's hole cards; those that are missing are dealt like the board's
    board    the cards that lie there, as many as the game has or fewer
    dead     cards that cannot come: folded, burned or seen

    Raises ValueError for too many cards in a place or too few in the deck, and for more than
    MOST_DEALS deals.
    """
    named = {*board, *dead, *(card for hole in players for card in hole)}
    unseen = [card for card in game.deck.cards if card not in named]
    missing = [hole_cards(game) - len(hole) for hole in players]
    missing.append(board_cards(game) - len(board))
    _check(missing, len(unseen))

    results: Counter[Result] = Counter()
    for *own, shared in _dealt(unseen, missing):
        holes = [(*hole, *more) for hole, more in zip(players, own, strict=True)]
        results[_result(holes, (*board, *shared), game)] += 1
    return dict(results)


def _result(holes: Sequence[Sequence[Card]], board: Sequence[Card], game: Game) -> Result:
    """Who wins this deal; nobody the low half if there is none."""
    high = _best([best_hand(hole, board, game) for hole in holes])
    if game.division is Division.HIGH:
        return high, ()
    return high, _best([best_low_hand(hole, board, game) for hole in holes])


def _best(hands: Sequence[BestFive | None]) -> Winners:
    strengths = [() if best is None else best.strength for best in hands]
    top = max(strengths)
    return tuple([player for player, strength in enumerate(strengths) if top and strength == top])


def _dealt(unseen: Sequence[Card], missing: Sequence[int]) -> Iterator[list[tuple[Card, ...]]]:
    """Every way to deal so many cards to each place."""
    if not missing:
        yield []
        return
    for cards in combinations(unseen, missing[0]):
        left = [card for card in unseen if card not in cards] if len(missing) > 1 else ()
        for others in _dealt(left, missing[1:]):
            yield [cards, *others]


def _check(missing: Sequence[int], unseen: int) -> None:
    """Raise ValueError if there is nothing to compare, or too much."""
    if min(missing) < 0:
        raise ValueError("more cards in a place than the game has")
    if sum(missing) > unseen:
        raise ValueError("more cards are missing than the deck has left")
    deals = 1
    for number in missing:
        deals *= comb(unseen, number)
        unseen -= number
    if deals > MOST_DEALS:
        raise ValueError(f"{deals} deals; no more than {MOST_DEALS} are counted")
