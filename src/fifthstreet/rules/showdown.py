"""Who is asked to show, who may muck, and who wins what (RULES 10, 11)."""

from fifthstreet.games import Division, OddChips, Opener
from fifthstreet.rules.dividing import by_suit, parts_of, to_the_highest
from fifthstreet.rules.events import Part, PotAwarded, Share
from fifthstreet.rules.hand import LIVE, Hand
from fifthstreet.rules.making import best_hand, best_low_hand
from fifthstreet.rules.opening import opens
from fifthstreet.rules.pots import Pot, divide
from fifthstreet.rules.stakes import FirstToShow, Showing
from fifthstreet.rules.start import clockwise
from fifthstreet.strength.reference import BestFive

BY_POSITION = frozenset({Opener.AFTER_BLINDS, Opener.AFTER_BUTTON})


def show_order(hand: Hand) -> tuple[int, ...]:
    """The order in which seats are asked to show (RULES 10.2, 10.3).

    Pot by pot from the last side pot to the main pot, clockwise from the last
    aggressor of the last street if he is still in, else from who opens that street: the
    left of the button, in stud the best hand showing (TDA 17A).
    """
    seats, button = hand.seats, hand.start.button
    first = hand.aggressor
    betting_was_over = not any([seat.acted for seat in seats])
    if betting_was_over and hand.start.stakes.house.first_to_show is FirstToShow.LAST_AGGRESSOR:
        first = hand.last_aggressor
    if first is None or seats[first].status is not LIVE:
        opener = hand.start.game.streets[-1].opener
        first = button + 1 if opener in BY_POSITION else opens(hand, opener)
    ring = clockwise(first - 1, len(seats))
    order: list[int] = []
    for pot in reversed(hand.pots):
        if len(pot.seats) > 1:
            order += [seat for seat in ring if seat in pot.seats and seat not in order]
    return tuple(order)


def must_show(hand: Hand, seat: int, best: BestFive, low: BestFive | None = None) -> bool:
    """Whether the hand beats or ties the best one shown for some pot it can win (10.3).

    low  its low hand, where the game divides pots
    """
    if hand.start.stakes.house.showing is Showing.ALWAYS:
        return True
    for pot in hand.pots:
        if seat in pot.seats and len(pot.seats) > 1:
            for other in pot.seats:
                shown = hand.seats[other].best
                if shown is not None and shown.strength > best.strength:
                    break
            else:
                return True
            if low is not None and not _beaten_low(hand, pot, low):
                return True
    return False


def _beaten_low(hand: Hand, pot: Pot, low: BestFive) -> bool:
    for other in pot.seats:
        if hand.seats[other].best is not None:
            shown = low_of(hand, other)
            if shown is not None and shown.strength > low.strength:
                return True
    return False


def award(hand: Hand, number: int) -> PotAwarded:
    """Pay pot `number` to the best hands shown for it."""
    pot = hand.pots[number]
    if len(pot.seats) == 1:  # nobody else can win it: his, unseen (RULES 9.4)
        return PotAwarded(number, (Share(pot.seats[0], pot.chips),), 0)
    game = hand.start.game
    shown = {
        i: best.strength
        for i in pot.seats
        if hand.seats[i].status is LIVE and (best := hand.seats[i].best) is not None
    }
    if not shown:
        # Only in a record of unknown cards: all mucked, and the last one asked takes
        # the pot without showing (WSOP 72).
        shown = {[seat for seat in show_order(hand) if seat in pot.seats][-1]: ()}
    elif game.division is not Division.HIGH or hand.more.runs > 1:
        return _award_parts(hand, number, tuple(shown))
    unit = hand.start.stakes.house.unit
    ring = clockwise(hand.start.button, len(hand.seats))
    if game.odd_chips is OddChips.SUIT and len(shown) > 1:
        bests = {seat: hand_of(hand, seat) for seat in shown}
        ring = by_suit(bests, {seat: hand.seats[seat].hole for seat in shown}, hand.start)
    shares, odd = to_the_highest(pot.chips, shown, ring, unit)
    return PotAwarded(number, shares, odd)


def _award_parts(hand: Hand, number: int, seats: tuple[int, ...]) -> PotAwarded:
    """A pot that is halved for two boards, each half then for high and low (9.7, 10.9)."""
    pot, unit = hand.pots[number], hand.start.stakes.house.unit
    parts: list[Part] = []
    for run, chips in enumerate(divide(pot.chips, max(hand.more.runs, 1), unit)[0]):
        highs = {seat: hand_of(hand, seat, run) for seat in seats}
        lows = {seat: low for seat in seats if (low := low_of(hand, seat, run)) is not None}
        holes = {seat: hand.seats[seat].hole for seat in seats}
        parts += parts_of(chips, highs, lows, holes, hand.start, run)
    won: dict[int, int] = {}
    for part in parts:
        for share in part.shares:
            won[share.seat] = won.get(share.seat, 0) + share.chips
    ring = clockwise(hand.start.button, len(hand.seats))
    shares = tuple([Share(seat, won[seat]) for seat in ring if seat in won])
    return PotAwarded(number, shares, 0, tuple(parts))


def hand_of(hand: Hand, seat: int, run: int = 0) -> BestFive:
    """The best hand of a seat whose cards are known, on the first or the second board."""
    s = hand.seats[seat]
    if run == 0 and s.best is not None:
        return s.best
    board = hand.more.second if run else hand.board
    return best_hand([card for card in s.hole if card is not None], board, hand.start.game)


def low_of(hand: Hand, seat: int, run: int = 0) -> BestFive | None:
    """Its low hand, if the game divides pots and it has one."""
    board = hand.more.second if run else hand.board
    cards = [card for card in hand.seats[seat].hole if card is not None]
    return best_low_hand(cards, board, hand.start.game)
