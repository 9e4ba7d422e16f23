"""What the player to act may do, and if he may not raise, why not.

These functions read bets and stacks only, so a view gives the same answer as
the true hand.
"""

from collections.abc import Callable

from msgspec import Struct

from fifthstreet.games import FIXED_LIMIT, NO_LIMIT, POT_LIMIT, Betting, LimitBet
from fifthstreet.reasons import (
    CapReached,
    NobodyCouldAnswer,
    RaiseClosed,
    Refusal,
    StackTooShort,
)
from fifthstreet.rules.hand import BETTING, LIVE, VOTING, Hand, Player, Seat, in_the_middle
from fifthstreet.rules.posting import ANTES, BLINDS, forced_bets
from fifthstreet.rules.stakes import FreeFold, ShortOpen, limit_bets
from fifthstreet.rules.start import Start

CAP = 4  # a bet and three raises (RULES 8.17)


class Legal(Struct, frozen=True, gc=False):
    """The choices of the seat to act.

    fold      folding is allowed
    free      there is nothing to answer: a fold needs confirmation (RULES 14.6)
    check     checking is allowed
    call      chips to add for a call, None if there is nothing to call
    raise_to  lowest and highest total to bet or raise to, or None
    no_raise  why not, where raise_to is None
    bring_in  chips to bring it in with, None where nobody must (RULES 3.6)
    draw      most cards that may be exchanged, None outside of a draw
    vote      the seat is asked whether the board is run twice (RULES 10.9)
    """

    seat: int
    fold: bool
    free: bool
    check: bool
    call: int | None
    raise_to: tuple[int, int] | None
    no_raise: Refusal | None
    bring_in: int | None = None
    draw: int | None = None
    vote: bool = False


def legal(hand: Hand) -> Legal | None:
    """The choices of the player to act; None while no player is asked."""
    if not isinstance(hand.turn, Player):
        return None
    seat = hand.turn.seat
    if hand.stage is not BETTING:
        return _not_betting(hand, seat)
    if hand.to_match == 0 and brings_in(hand):
        return _bringing_in(hand, seat)
    call = chips_to_call(hand, seat)
    free = call == 0
    bounds = raise_bounds(hand, seat)
    may_fold = not free or hand.start.stakes.house.free_fold is FreeFold.CONFIRM
    if isinstance(bounds, tuple):
        return Legal(seat, may_fold, free, free, call or None, bounds, None)
    return Legal(seat, may_fold, free, free, call or None, None, bounds)


def _not_betting(hand: Hand, seat: int) -> Legal:
    if hand.stage is VOTING:
        return Legal(seat, False, False, False, None, None, None, vote=True)
    most = min(hand.start.game.streets[hand.street].draw, len(hand.seats[seat].hole))
    return Legal(seat, False, False, False, None, None, None, draw=most)


def _bringing_in(hand: Hand, seat: int) -> Legal:
    bounds = raise_bounds(hand, seat)
    chips = min(hand.start.stakes.bring_in, hand.seats[seat].stack)
    if isinstance(bounds, Refusal):
        return Legal(seat, False, False, False, None, None, bounds, chips)
    return Legal(seat, False, False, False, None, bounds, None, chips)


def brings_in(hand: Hand) -> bool:
    """Whether the player to act must bring it in or complete (RULES 3.6).

    With blinds the first street has a price from the beginning.
    """
    return hand.street == 0 and hand.to_match == 0


def opening_bet(start: Start, street: int) -> int:
    """The lowest bet of a street: the big blind, in fixed limit the small or big bet.

    Where no blinds are posted it is the small bet under any other limit.
    """
    if start.game.betting is not FIXED_LIMIT:
        return start.stakes.big or limit_bets(start.stakes)[0]
    small, big = limit_bets(start.stakes)
    return big if start.game.streets[street].bet is LimitBet.BIG else small


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
        if i != seat and other.status is LIVE:
            if other.stack:
                highest = to_match
                break
            if other.bet > highest:
                highest = other.bet
    owed = (to_match if to_match < highest else highest) - seats[seat].bet
    return owed if owed > 0 else 0


def raise_bounds(hand: Hand, seat: int) -> tuple[int, int] | Refusal:
    """Lowest and highest total the seat may bet or raise to, or why it may not.

    Rules: 8.4-8.7, 8.13 and 8.16-8.18. The right to raise is one comparison: the seat
    has not acted on this street, or the bet exceeds its own by a full raise.
    """
    mine = hand.seats[seat]
    to_match = hand.to_match
    grown = to_match - mine.bet
    betting = hand.start.game.betting
    if mine.acted:
        needed = hand.full_raise if betting is not FIXED_LIMIT else _reopens(hand, mine)
        if grown < needed:
            return RaiseClosed(grown, needed, chips_to_call(hand, seat))
    highest = mine.stack + mine.bet
    if highest <= to_match:
        return StackTooShort(mine.stack, chips_to_call(hand, seat))
    for i, other in enumerate(hand.seats):
        if (
            i != seat
            and other.status is LIVE
            and other.stack
            and other.stack + other.bet > to_match
        ):
            break
    else:
        return NobodyCouldAnswer(chips_to_call(hand, seat))
    return LIMITS[betting](hand, seat, highest)


def _no_limit(hand: Hand, seat: int, highest: int) -> tuple[int, int]:
    """From the smallest full raise, or all-in for less, up to the stack."""
    stakes = hand.start.stakes
    lowest = hand.to_match + hand.full_raise
    if hand.to_match < stakes.big and stakes.house.short_open is ShortOpen.COMPLETE:
        lowest = stakes.big
    return (lowest if lowest < highest else highest), highest


def _pot_limit(hand: Hand, seat: int, highest: int) -> tuple[int, int]:
    """As in no-limit, but no higher than a raise by the pot after a call (RULES 8.16)."""
    lowest, highest = _no_limit(hand, seat, highest)
    most = hand.to_match + _pot_to_raise(hand) + hand.to_match - hand.seats[seat].bet
    most -= most % hand.start.stakes.house.unit
    return lowest, min(highest, max(most, lowest))


def _pot_to_raise(hand: Hand) -> int:
    """The pot that limits a bet: all chips in the middle.

    Before the flop full blinds are assumed, even if one was dead or short (TDA 54B), and
    the house may leave the antes out (D-16).
    """
    pot = in_the_middle(hand)
    if hand.street > 0:
        return pot
    stakes = hand.start.stakes
    for post in forced_bets(hand.start):
        if post.what in BLINDS or (post.what in ANTES and not stakes.house.pl_count_antes):
            pot -= post.chips
    return pot + stakes.small + stakes.big


def _fixed_limit(hand: Hand, seat: int, highest: int) -> tuple[int, int] | Refusal:
    """One total: the full bet or raise, or all-in for less, until the cap (RULES 8.17, 8.18)."""
    if hand.more.raises >= CAP:
        return CapReached(chips_to_call(hand, seat))
    to = min(hand.to_match + hand.full_raise, highest)
    return to, to


def _reopens(hand: Hand, mine: Seat) -> int:
    """By how much a bet must have grown for who has acted: half a bet (RULES 8.18).

    A bet over the bring-in, be it a short all-in that counts as one, opens the betting
    for all who are in for no more than the bring-in.
    """
    if hand.street == 0 and hand.more.raises and mine.bet <= hand.start.stakes.bring_in:
        return 1
    return (opening_bet(hand.start, hand.street) + 1) // 2


LIMITS: dict[Betting, Callable[[Hand, int, int], tuple[int, int] | Refusal]] = {
    NO_LIMIT: _no_limit,
    POT_LIMIT: _pot_limit,
    FIXED_LIMIT: _fixed_limit,
}
