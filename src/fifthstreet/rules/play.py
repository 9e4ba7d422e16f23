"""What follows from an action: all consequences, in order.

`decide` checks the action, emits its event, evolves its own hand, looks again
and emits the next, so that state and story cannot disagree. `settle` is the
second half of that alone: a hand that was stopped after any event goes on with
the same events.
"""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.reasons import (
    BadMessage,
    CannotCheck,
    CardInUse,
    FaceDownCards,
    FoldForbidden,
    FoldNeedsConfirmation,
    HandIsOver,
    IllegalAction,
    NothingToCall,
    NothingToShow,
    NotWholeChips,
    OutOfTurn,
    RaiseTooLarge,
    RaiseTooSmall,
    Refusal,
    WrongNumberOfCards,
)
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo, Show
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    HoleDealt,
    Raised,
    RoundClosed,
    UncalledReturned,
)
from fifthstreet.rules.evolve import EVOLVE, evolve
from fifthstreet.rules.hand import Dealer, Hand, Over, Player, Stage, Status, live_seats
from fifthstreet.rules.legal import chips_to_call, raise_bounds
from fifthstreet.rules.pots import pots
from fifthstreet.rules.showdown import award, best_hand, must_show
from fifthstreet.rules.stakes import FreeFold, SeeCalled
from fifthstreet.rules.start import MOST_CHIPS, Start, check_start


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
    return _settled(evolve(None, first), [first])


def decide(hand: Hand, action: Action) -> Step:
    """Everything that follows from an action of a player or the dealer.

    Raises IllegalAction with the reason; the hand is a value and stays as it is.
    """
    answer = DECIDE.get(type(action))
    if answer is None:
        raise IllegalAction(BadMessage("action"))
    events = answer(hand, action)
    for event in events:
        hand = EVOLVE[type(event)](hand, event)
    return _settled(hand, events)


def settle(hand: Hand) -> Step:
    """What follows without anybody's action; nothing if somebody is to act."""
    return _settled(hand, [])


def _settled(hand: Hand, events: list[Event]) -> Step:
    while type(hand.turn) is not Player:
        event = FOLLOWS[hand.stage](hand)
        if event is None:
            break
        events.append(event)
        hand = EVOLVE[type(event)](hand, event)
    return Step(hand, tuple(events))


# --- What follows by itself ---------------------------------------------------------


def _next_post(hand: Hand) -> Event | None:
    return hand.due[0]


def _turn_up(hand: Hand) -> Event | None:
    """Where the house says so, all live hands are opened once betting is over (D-08)."""
    if hand.pots and _all_face_up(hand):
        for i, seat in enumerate(hand.seats):
            cards = _known(seat.hole)
            if seat.status is Status.LIVE and cards and not seat.shown:
                return HandShown(i, cards, None)
    return None


def _all_face_up(hand: Hand) -> bool:
    """Whether an all-in has ended all betting and the house has hands opened then (D-08)."""
    if not hand.start.stakes.house.face_up_all_in:
        return False
    return sum([seat.status is Status.LIVE and seat.stack > 0 for seat in hand.seats]) <= 1


def _close_round(hand: Hand) -> Event | None:
    """Give back what nobody matched, then collect the bets (RULES 8.15, 9.1)."""
    largest = second = 0
    owner = -1
    for i, seat in enumerate(hand.seats):
        if seat.bet > largest:
            largest, second, owner = seat.bet, largest, i
        elif seat.bet > second:
            second = seat.bet
    if largest > second:
        return UncalledReturned(owner, largest - second)
    return RoundClosed(pots([seat.paid for seat in hand.seats], live_seats(hand), hand.dead))


def _show_or_muck(hand: Hand) -> Event | None:
    """The next seat shows if it must or already lies open, else it mucks (10.3, 10.5)."""
    index = hand.queue[0]
    seat = hand.seats[index]
    cards = _known(seat.hole)
    if not cards:
        return HandMucked(index)
    best = best_hand(cards, hand.board, hand.start.game)
    if seat.shown or must_show(hand, index, best) or _all_face_up(hand):
        return HandShown(index, cards, best)
    return HandMucked(index)


def _pay_out(hand: Hand) -> Event | None:
    """Pay the pots, last side pot first (RULES 9.5); then the hand ends."""
    if hand.unpaid:
        return award(hand, hand.unpaid - 1)
    if hand.start.stakes.house.see_called is SeeCalled.ANYBODY:
        for i, seat in enumerate(hand.seats):
            cards = _known(seat.hole)
            if seat.status is Status.MUCKED and cards and not seat.shown:
                return HandShown(i, cards, None)
    return HandEnded(tuple([seat.stack for seat in hand.seats]))


def _nothing(hand: Hand) -> Event | None:
    return None


FOLLOWS: dict[Stage, Callable[[Hand], Event | None]] = {
    Stage.POSTING: _next_post,
    Stage.DEALING: _turn_up,
    Stage.BETTING: _close_round,
    Stage.SHOWDOWN: _show_or_muck,
    Stage.AWARDING: _pay_out,
    Stage.OVER: _nothing,
}


# --- What an action does --------------------------------------------------------------


def _fold(hand: Hand, action: Fold) -> list[Event]:
    _check_turn(hand, action.seat)
    if chips_to_call(hand, action.seat) == 0:
        if hand.start.stakes.house.free_fold is FreeFold.FORBIDDEN:
            raise IllegalAction(FoldForbidden())
        if not action.confirm:
            raise IllegalAction(FoldNeedsConfirmation())
    return [Folded(action.seat)]


def _check(hand: Hand, action: Check) -> list[Event]:
    _check_turn(hand, action.seat)
    call = chips_to_call(hand, action.seat)
    if call:
        raise IllegalAction(CannotCheck(call))
    return [Checked(action.seat)]


def _call(hand: Hand, action: Call) -> list[Event]:
    _check_turn(hand, action.seat)
    chips = chips_to_call(hand, action.seat)
    if chips == 0:
        raise IllegalAction(NothingToCall())
    return [Called(action.seat, chips, chips == hand.seats[action.seat].stack)]


def _raise_to(hand: Hand, action: RaiseTo) -> list[Event]:
    _check_turn(hand, action.seat)
    to = action.to
    if type(to) is not int or abs(to) > MOST_CHIPS:
        # Python refuses to print very long numbers in decimal.
        raise IllegalAction(NotWholeChips(hex(to)[:40] if type(to) is int else repr(to)[:40]))
    bounds = raise_bounds(hand, action.seat)
    if isinstance(bounds, Refusal):
        raise IllegalAction(bounds)
    lowest, highest = bounds
    if to < lowest:
        raise IllegalAction(RaiseTooSmall(to, lowest, highest))
    if to > highest:
        raise IllegalAction(RaiseTooLarge(to, lowest, highest))
    by = to - hand.to_match
    mine = hand.seats[action.seat]
    return [Raised(action.seat, to, by, by >= hand.full_raise, to == mine.stack + mine.bet)]


def _deal(hand: Hand, action: Deal) -> list[Event]:
    asked = hand.turn
    if not isinstance(asked, Dealer):
        raise IllegalAction(_not_now(hand, None))
    record = hand.start.record
    if hand.face_down and not record:
        raise IllegalAction(FaceDownCards())
    try:
        holes = [tuple(cards) for cards in action.hole]
        board = tuple(action.board)
    except TypeError:
        raise IllegalAction(BadMessage("cards")) from None
    burn = action.burn
    burns = burn is not None
    if burns != asked.burn and not (record and asked.burn):
        raise IllegalAction(WrongNumberOfCards(int(burns), int(asked.burn)))
    if len(holes) != len(asked.seats):
        raise IllegalAction(WrongNumberOfCards(len(holes), len(asked.seats)))
    for cards in holes:
        if len(cards) != asked.hole:
            raise IllegalAction(WrongNumberOfCards(len(cards), asked.hole))
    if len(board) != asked.board:
        raise IllegalAction(WrongNumberOfCards(len(board), asked.board))
    _check_cards(hand, holes, board, burn)
    events: list[Event] = [Burned(burn)] if asked.burn else []
    events += map(HoleDealt, asked.seats, holes)
    if board:
        events.append(BoardDealt(asked.street, board))
    return events


def _check_cards(
    hand: Hand,
    holes: list[tuple[Card | None, ...]],
    board: tuple[Card, ...],
    burn: Card | None,
) -> None:
    """Refuse what is no card, a card that is already in this deal, and one face down."""
    dealt = [*board, *[card for cards in holes for card in cards if card is not None]]
    if burn is not None:
        dealt.append(burn)
    for card in dealt:
        if type(card) is not Card:
            raise IllegalAction(BadMessage("cards"))
    if not hand.start.record and any([None in cards for cards in holes]):
        raise IllegalAction(FaceDownCards())
    known = [card for seat in hand.seats for card in seat.hole if card is not None]
    known += [*hand.board, *[card for card in hand.burns if card is not None], *dealt]
    if len(set(known)) < len(known):
        raise IllegalAction(CardInUse(next(card for card in known if known.count(card) > 1)))


def _show(hand: Hand, action: Show) -> list[Event]:
    """Open one's cards after the hand (RULES 10.5)."""
    index = action.seat
    if not isinstance(hand.turn, Over):
        raise IllegalAction(_not_now(hand, index))
    if type(index) is not int:
        raise IllegalAction(BadMessage("seat"))
    seat = hand.seats[index] if 0 <= index < len(hand.seats) else None
    cards = _known(seat.hole) if seat else ()
    if seat is None or not cards or seat.shown or seat.status is Status.FOLDED:
        raise IllegalAction(NothingToShow(index))
    return [HandShown(index, cards, None)]


def _known(hole: tuple[Card | None, ...]) -> tuple[Card, ...]:
    """The hole cards, or nothing if one of them lies face down."""
    return tuple([card for card in hole if card is not None]) if None not in hole else ()


def _check_turn(hand: Hand, seat: int) -> None:
    """Refuse anybody but the player to act, and whoever holds only a view."""
    turn = hand.turn
    if type(turn) is not Player or type(seat) is not int or turn.seat != seat:
        raise IllegalAction(_not_now(hand, seat))
    if hand.face_down and not hand.start.record:
        raise IllegalAction(FaceDownCards())


def _not_now(hand: Hand, seat: int | None) -> Refusal:
    turn = hand.turn
    if isinstance(turn, Over):
        return HandIsOver()
    asked = seat if type(seat) is int else None
    return OutOfTurn(asked, turn.seat if isinstance(turn, Player) else None)


DECIDE: dict[type, Callable[[Hand, Any], list[Event]]] = {
    Fold: _fold,
    Check: _check,
    Call: _call,
    RaiseTo: _raise_to,
    Deal: _deal,
    Show: _show,
}
