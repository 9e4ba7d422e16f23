"""What follows from an action: all consequences, in order.

`decide` checks the action, emits its event, evolves its own hand, looks again
and emits the next, so that state and story cannot disagree. `settle` is the
second half of that alone: a hand that was stopped after any event goes on with
the same events.
"""

from collections.abc import Callable

from msgspec import Struct

from fifthstreet.reasons import (
    BadMessage,
    IllegalAction,
)
from fifthstreet.rules.actions import (
    Action,
    Answer,
    BringIn,
    Check,
    Discard,
    Fold,
    RunTwice,
)
from fifthstreet.rules.answers import ANSWERS, known
from fifthstreet.rules.course import stub
from fifthstreet.rules.events import (
    Event,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    RakeTaken,
    Reshuffled,
    RoundClosed,
    UncalledReturned,
)
from fifthstreet.rules.evolve import EVOLVE, evolve
from fifthstreet.rules.hand import (
    AWARDING,
    BETTING,
    DEALING,
    DRAWING,
    GAVE_UP,
    LIVE,
    MUCKED,
    OUT,
    OVER,
    POSTING,
    SHOWDOWN,
    VOTING,
    Dealer,
    Hand,
    Player,
    Stage,
)
from fifthstreet.rules.legal import legal
from fifthstreet.rules.making import best_hand, best_low_hand
from fifthstreet.rules.pots import pots, rakes
from fifthstreet.rules.showdown import award, must_show
from fifthstreet.rules.stakes import SeeCalled
from fifthstreet.rules.start import Start, check_start


class Step(Struct, frozen=True, gc=False):
    """A hand and the events that led to it from the one before."""

    hand: Hand
    events: tuple[Event, ...]


def begin(start: Start) -> Step:
    """Post the forced bets; the dealer is asked next.

    Raises IllegalAction(BadStart) if this is no hand.
    """
    check_start(start)
    first = HandStarted(start)
    return _settled(evolve(None, first), (first,))


def decide(hand: Hand, action: Action) -> Step:
    """Everything that follows from an action of a player, the dealer or the floor.

    Raises IllegalAction with the reason; the hand is a value and stays as it is.
    """
    answer = ANSWERS.get(type(action))
    if answer is None:
        raise IllegalAction(BadMessage("action"))
    events = answer(hand, action)
    for event in events:
        hand = EVOLVE[type(event)](hand, event)
    return _settled(hand, events)


def settle(hand: Hand) -> Step:
    """What follows without anybody's action; nothing if somebody is to act."""
    return _settled(hand, ())


def idle(hand: Hand) -> Answer:
    """What is done for a player who does not answer: nothing that costs him chips he may keep.

    He checks, or folds where there is something to call, brings in the least, stands pat
    and votes no (RULES 14.2, 10.9).

    Raises ValueError if no player is asked.
    """
    may = legal(hand)
    if may is None:
        raise ValueError("no player is asked")
    if may.vote:
        return RunTwice(may.seat, agree=False)
    if may.draw is not None:
        return Discard(may.seat)
    if may.bring_in is not None:
        return BringIn(may.seat)
    return Check(may.seat) if may.check else Fold(may.seat)


def _settled(hand: Hand, events: tuple[Event, ...]) -> Step:
    if type(hand.turn) is Player:
        return Step(hand, events)
    all_events = list(events)
    while type(hand.turn) is not Player:
        event = FOLLOWS[hand.stage](hand)
        if event is None:
            break
        all_events.append(event)
        hand = EVOLVE[type(event)](hand, event)
    return Step(hand, tuple(all_events))


# --- What follows by itself ---------------------------------------------------------


def _next_post(hand: Hand) -> Event | None:
    return hand.due[0]


def _turn_up(hand: Hand) -> Event | None:
    """Where the house says so, all live hands are opened once betting is over (D-08)."""
    if hand.pots and _all_face_up(hand):
        for i, seat in enumerate(hand.seats):
            cards = known(seat.hole)
            if seat.status is LIVE and cards and not seat.shown:
                return HandShown(i, cards, None)
    return None


def _all_face_up(hand: Hand) -> bool:
    """Whether an all-in has ended all betting and hands are opened then (D-08).

    Where the board is run twice they always are: each half has its own winner (10.9).
    """
    if not hand.start.stakes.house.face_up_all_in and hand.more.runs < 2:
        return False
    return sum([seat.status is LIVE and seat.stack > 0 for seat in hand.seats]) <= 1


def _reshuffle(hand: Hand) -> Event | None:
    """Where the deck cannot give what is asked for, the muck comes back into it."""
    asked = hand.turn
    if not isinstance(asked, Dealer) or stub(hand) >= asked.hole + asked.burn:
        return None
    folded = sum([len(seat.hole) for seat in hand.seats if seat.status in GAVE_UP])
    cards = folded + len(hand.more.muck) - asked.hole
    return Reshuffled(cards) if cards else None


def _close_round(hand: Hand) -> Event | None:
    """Give back what nobody matched, then collect the bets (RULES 8.15, 9.1)."""
    largest = second = 0
    owner = -1
    paid, live = [], []
    for i, seat in enumerate(hand.seats):
        paid.append(seat.paid)
        if seat.status is LIVE:
            live.append(i)
        if seat.bet > largest:
            largest, second, owner = seat.bet, largest, i
        elif seat.bet > second:
            second = seat.bet
    if largest > second:
        return UncalledReturned(owner, largest - second)
    return RoundClosed(pots(paid, live, hand.dead))


def _show_or_muck(hand: Hand) -> Event | None:
    """The next seat shows if it must or already lies open, else it mucks (10.3, 10.5)."""
    index = hand.queue[0]
    seat = hand.seats[index]
    cards = known(seat.hole)
    if not cards:
        return HandMucked(index)
    game = hand.start.game
    best = best_hand(cards, hand.board, game)
    low = best_low_hand(cards, hand.board, game) if game.low is not None else None
    if seat.shown or must_show(hand, index, best, low) or _all_face_up(hand):
        return HandShown(index, cards, best, low)
    return HandMucked(index)


def _pay_out(hand: Hand) -> Event | None:
    """Take the rake, pay the pots, last side pot first (RULES 9.5, 9.7); then the hand ends."""
    if hand.unpaid:
        taken = _rake(hand) if hand.start.stakes.house.rake is not None else None
        if taken is not None:
            return taken
        return award(hand, hand.unpaid - 1)
    if hand.start.stakes.house.see_called is SeeCalled.ANYBODY:
        for i, seat in enumerate(hand.seats):
            cards = known(seat.hole)
            if seat.status is MUCKED and cards and not seat.shown:
                return HandShown(i, cards, None)
    return HandEnded(tuple([seat.stack for seat in hand.seats]))


def _rake(hand: Hand) -> Event | None:
    """What the house takes, once, before the first pot is paid."""
    house = hand.start.stakes.house
    rake = house.rake
    if rake is None or hand.more.rake or hand.unpaid < len(hand.pots):
        return None
    if rake.no_flop_no_drop and hand.street == 0:
        return None
    dealt = sum([seat.status is not OUT for seat in hand.seats])
    taken = rakes([pot.chips for pot in hand.pots], rake, dealt, house.unit)
    return RakeTaken(taken) if any(taken) else None


def _nothing(hand: Hand) -> Event | None:
    return None


FOLLOWS: dict[Stage, Callable[[Hand], Event | None]] = {
    POSTING: _next_post,
    DEALING: _turn_up,
    DRAWING: _reshuffle,
    BETTING: _close_round,
    VOTING: _nothing,
    SHOWDOWN: _show_or_muck,
    AWARDING: _pay_out,
    OVER: _nothing,
}
