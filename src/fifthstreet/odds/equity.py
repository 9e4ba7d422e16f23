"""What each hand is worth: its share of the pot over every way to deal the rest.

Nothing is drawn at random and nothing rounded. The cards that are missing, those of the
board and those of the players, are dealt in every way; each way is as likely as another.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM, Division, Game, board_cards, hole_cards
from fifthstreet.rules.making import best_hand, best_low_hand
from fifthstreet.strength.five import BestFive

MOST_DEALS = 3_000_000
"""Deals that are still counted: heads-up hold'em before the flop has 1,712,304."""


class Half(Struct, frozen=True):
    """How a player fared for the high hand, or for the low one.

    wins   deals in which his hand alone was best
    ties   deals in which it was best together with others
    share  his part of this half, of the deals in which there was such a hand; 0 if none
    """

    wins: int
    ties: int
    share: Fraction


class PlayerEquity(Struct, frozen=True):
    """What one player's hand is worth.

    wins    deals in which he takes the whole pot; in hi-lo he scoops it
    ties    deals in which he takes a part of it
    equity  his part of the pot over all deals, 0 to 1
    high    for the high hand; in a game without a low it is all there is
    low     for the low hand, in a game that has one
    """

    wins: int
    ties: int
    equity: Fraction
    high: Half
    low: Half | None = None


class Equity(Struct, frozen=True):
    """What all hands are worth.

    deals  ways to deal the missing cards
    lows   deals in which somebody has a low hand
    """

    deals: int
    lows: int
    players: tuple[PlayerEquity, ...]


def equity(
    players: Sequence[Sequence[Card]],
    board: Sequence[Card] = (),
    dead: Collection[Card] = (),
    game: Game = HOLDEM,
) -> Equity:
    """Each player's share of the pot if no cards are exchanged and nobody folds.

    players  each one's hole cards; those that are missing are dealt like the board's
    board    the cards that lie there, as many as the game has or fewer
    dead     cards that cannot come: folded, burned or seen

    The shares add up to 1; who ties with one other gets a half of what they tie for.

    Raises ValueError for fewer than two players, too many cards in a place, a card that
    comes twice or is not in the deck, and for more than MOST_DEALS deals.

    >>> from fifthstreet.notation import parse_cards
    >>> hands = [parse_cards("As Ks"), parse_cards("Qh Qd")]
    >>> result = equity(hands, board=parse_cards("Ah 7c 2d 9s"))
    >>> result.deals, [str(player.equity) for player in result.players]
    (44, ['21/22', '1/22'])
    """
    unseen = _unseen(players, board, dead, game)
    missing = [hole_cards(game) - len(hole) for hole in players]
    missing.append(board_cards(game) - len(board))
    _check(players, missing, len(unseen))

    results: Counter[Result] = Counter()
    for *own, shared in _dealt(unseen, missing):
        holes = [(*hole, *more) for hole, more in zip(players, own, strict=True)]
        results[_result(holes, (*board, *shared), game)] += 1
    return Equity(
        results.total(),
        sum([deals for (_, low), deals in results.items() if low]),
        tuple([_of_player(player, results, game) for player in range(len(players))]),
    )


Winners: TypeAlias = tuple[int, ...]
Result: TypeAlias = tuple[Winners, Winners]  # who has the best high hand, who the best low


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


def _of_player(player: int, results: Counter[Result], game: Game) -> PlayerEquity:
    wins = ties = 0
    total = Fraction(0)
    for (high, low), deals in results.items():
        halves = [high, low] if low else [high]
        part = sum([_part(half, player) for half in halves], Fraction(0)) / len(halves)
        wins += deals * (part == 1)
        ties += deals * (0 < part < 1)
        total += deals * part
    highs, lows = Counter[Winners](), Counter[Winners]()
    for (high, low), deals in results.items():
        highs[high] += deals
        if low:
            lows[low] += deals
    low_half = _half(player, lows) if game.division is Division.HIGH_LOW else None
    return PlayerEquity(wins, ties, total / results.total(), _half(player, highs), low_half)


def _half(player: int, winners: Counter[Winners]) -> Half:
    ties = [deals for those, deals in winners.items() if player in those and len(those) > 1]
    share = sum([deals * _part(those, player) for those, deals in winners.items()], Fraction(0))
    return Half(winners[player,], sum(ties), share / (winners.total() or 1))


def _part(winners: Winners, player: int) -> Fraction:
    """What a player gets of something for which these are tied."""
    return Fraction(player in winners, len(winners))


def _dealt(unseen: Sequence[Card], missing: Sequence[int]) -> Iterator[list[tuple[Card, ...]]]:
    """Every way to deal so many cards to each place."""
    if not missing:
        yield []
        return
    for cards in combinations(unseen, missing[0]):
        left = [card for card in unseen if card not in cards] if len(missing) > 1 else ()
        for others in _dealt(left, missing[1:]):
            yield [cards, *others]


def _unseen(
    players: Sequence[Sequence[Card]], board: Sequence[Card], dead: Collection[Card], game: Game
) -> list[Card]:
    """The cards that can still come."""
    named = [*board, *dead, *(card for hole in players for card in hole)]
    for card in named:
        if named.count(card) > 1:
            raise ValueError(f"{card} comes twice")
        if card not in game.deck.cards:
            raise ValueError(f"{card} is not in a deck of {game.deck.value}")
    return [card for card in game.deck.cards if card not in named]


def _check(players: Sequence[Sequence[Card]], missing: Sequence[int], unseen: int) -> None:
    """Raise ValueError if there is nothing to compare, or too much."""
    if len(players) < 2:
        raise ValueError("a share of the pot is a matter between two players or more")
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
