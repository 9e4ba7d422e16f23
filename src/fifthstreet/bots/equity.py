"""How much of the pot a hand is worth, estimated by dealing the rest."""

from collections.abc import Mapping
from random import Random

from fifthstreet.cards import Card
from fifthstreet.rules.hand import Hand, Status
from fifthstreet.strength.reference import best_five


def opponents(hand: Hand, seat: int) -> list[int]:
    """Live seats other than this one."""
    return [i for i, s in enumerate(hand.seats) if i != seat and s.status is Status.LIVE]


def sampled_equity(
    hand: Hand, seat: int, picks: Mapping[int, int], samples: int, rng: Random
) -> float:
    """The share of the pot this seat would get at a showdown, 0 to 1.

    hand     the seat's own view: it knows its own cards, the board and nothing else
    picks    for each opponent, out of how many random holdings he keeps the best:
             1 for any two cards, 2 for somebody who raised
    samples  boards dealt; the standard error is at most 0.5 / sqrt(samples)
    rng      the only source of chance

    Who keeps the best of several holdings is judged by rank alone before the flop and
    by what the board makes of them after it. A split pot counts by share.
    """
    game = hand.start.game
    mine = tuple(card for card in hand.seats[seat].hole if card is not None)
    known = {*mine, *hand.board}
    unseen = [card for card in game.deck.cards if card not in known]
    missing = sum(street.board for street in game.streets) - len(hand.board)
    holes = len(mine)
    needed = missing + holes * sum(picks.values())
    total = 0.0
    for _ in range(samples):
        cards = rng.sample(unseen, needed)
        board = (*hand.board, *cards[:missing])
        at = missing
        best = best_five((*mine, *board)).strength
        ties = 1
        for pick in picks.values():
            choices = [cards[at + holes * k : at + holes * (k + 1)] for k in range(pick)]
            at += holes * pick
            theirs = choices[0] if pick == 1 else max(choices, key=lambda two: _looks(two, hand))
            strength = best_five((*theirs, *board)).strength
            if strength > best:
                break
            ties += strength == best
        else:
            total += 1 / ties
    return total / samples


def _looks(two: list[Card], hand: Hand) -> tuple[int, ...]:
    """How good two cards look to their owner now."""
    if hand.board:
        return best_five((*two, *hand.board)).strength
    return (starting_score(two),)


def starting_score(two: list[Card]) -> int:
    """Two hole cards before the flop on a rough scale: 24 for deuces, 68 for aces."""
    high, low = sorted((card.rank.place for card in two), reverse=True)
    if high == low:
        return 24 + 4 * high - (2 if high == 12 else 0)
    gap = high - low
    return 2 * high + low + (4 if two[0].suit is two[1].suit else 0) + max(0, 4 - gap)
