"""What the player to act may do, and if he may not raise, why not.

These functions read bets and stacks only, so a view gives the same answer as
the true hand.
"""

from msgspec import Struct

from fifthstreet.games import Betting
from fifthstreet.reasons import NobodyCouldAnswer, RaiseClosed, Refusal, StackTooShort
from fifthstreet.rules.hand import Hand, Player, Seat, Status
from fifthstreet.rules.stakes import FreeFold, ShortOpen


class Legal(Struct, frozen=True, gc=False):
    """The choices of the seat to act.

    fold      folding is allowed
    free      there is nothing to answer: a fold needs confirmation (RULES 14.6)
    check     checking is allowed
    call      chips to add for a call, None if there is nothing to call
    raise_to  lowest and highest total to bet or raise to, or None
    no_raise  why not, where raise_to is None
    """

    seat: int
    fold: bool
    free: bool
    check: bool
    call: int | None
    raise_to: tuple[int, int] | None
    no_raise: Refusal | None


def legal(hand: Hand) -> Legal | None:
    """The choices of the player to act; None while no player is asked."""
    if not isinstance(hand.turn, Player):
        return None
    seat = hand.turn.seat
    call = chips_to_call(hand, seat)
    free = call == 0
    bounds = raise_bounds(hand, seat)
    may_fold = not free or hand.start.stakes.house.free_fold is FreeFold.CONFIRM
    if isinstance(bounds, Refusal):
        return Legal(seat, may_fold, free, free, call or None, None, bounds)
    return Legal(seat, may_fold, free, free, call or None, bounds, None)


def chips_to_call(hand: Hand, seat: int) -> int:
    """Chips to add for a call, at most the stack; 0 if nothing is owed (RULES 8.9)."""
    owed = price(hand.seats, seat, hand.to_match)
    stack = hand.seats[seat].stack
    return owed if owed < stack else stack


def price(seats: tuple[Seat, ...], seat: int, to_match: int) -> int:
    """What the seat owes on this street, whatever it has (RULES 8.13).

    Where another player still has chips it is the full price of the street; among
    all-in players no more than the highest bet that is really there.
    """
    highest = 0
    for i, other in enumerate(seats):
        if i != seat and other.status is Status.LIVE:
            if other.stack:
                highest = to_match
                break
            if other.bet > highest:
                highest = other.bet
    owed = (to_match if to_match < highest else highest) - seats[seat].bet
    return owed if owed > 0 else 0


def raise_bounds(hand: Hand, seat: int) -> tuple[int, int] | Refusal:
    """Lowest and highest total the seat may bet or raise to, or why it may not.

    Rules: 8.4-8.7 and 8.13. The right to raise is one comparison: the seat has not
    acted on this street, or the bet exceeds its own by a full raise.
    """
    mine = hand.seats[seat]
    to_match = hand.to_match
    grown = to_match - mine.bet
    if mine.acted and grown < hand.full_raise:
        return RaiseClosed(grown, hand.full_raise, chips_to_call(hand, seat))
    highest = mine.stack + mine.bet
    if highest <= to_match:
        return StackTooShort(mine.stack, chips_to_call(hand, seat))
    for i, other in enumerate(hand.seats):
        if (
            i != seat
            and other.status is Status.LIVE
            and other.stack
            and other.stack + other.bet > to_match
        ):
            break
    else:
        return NobodyCouldAnswer(chips_to_call(hand, seat))
    return LIMITS[hand.start.game.betting](hand, highest)


def _no_limit(hand: Hand, highest: int) -> tuple[int, int]:
    """From the smallest full raise, or all-in for less, up to the stack."""
    stakes = hand.start.stakes
    lowest = hand.to_match + hand.full_raise
    if hand.to_match < stakes.big and stakes.house.short_open is ShortOpen.COMPLETE:
        lowest = stakes.big
    return (lowest if lowest < highest else highest), highest


LIMITS = {Betting.NO_LIMIT: _no_limit}
