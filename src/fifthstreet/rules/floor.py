"""What the floor may rule in the middle of a hand (RULES 12), and what it may not.

The floor is a third party beside players and dealer. It kills a hand, has it dealt
again, replaces an exposed card or declares the hand void; each ruling is an event with
its reason, and chips go where the rule sends them. Online only a fault of the server
leads here (12.10).
"""

from collections.abc import Callable
from typing import Any

from fifthstreet.games import up_places
from fifthstreet.reasons import (
    CardsExposed,
    ExposedTooLate,
    HandIsOver,
    IllegalAction,
    IsMisdeal,
    NoMisdeal,
    NotLive,
    NotYet,
    NotYourCard,
    Released,
    StillRetrievable,
    SubstantialAction,
    TabledHand,
)
from fifthstreet.rules.actions import Kill, Misdeal, Replace, Void
from fifthstreet.rules.events import CardExposed, Event, HandKilled, Misdealt, Voided
from fifthstreet.rules.hand import Dealer, Hand, Over, Player, Stage, Status
from fifthstreet.rules.posting import LIVE, forced_bets
from fifthstreet.rules.stakes import Exposed, Release, Substantial


def substantial(hand: Hand) -> bool:
    """Whether there was substantial action: too late for a misdeal (RULES 12.1).

    Two actions in turn, one of them with chips, or any three; by Robert's Rules any two.
    Blinds do not count. Later streets are reached by action only, or without any if all
    are all-in: then a misdeal is still possible.
    """
    acted = [i for i, seat in enumerate(hand.seats) if seat.acted]
    if hand.street or hand.pots:
        return hand.last_aggressor is not None or _anybody_acted(hand)
    if hand.start.stakes.house.substantial is Substantial.RR:
        return len(acted) >= 2
    return len(acted) >= 3 or (len(acted) == 2 and any([_added(hand, i) for i in acted]))


def _anybody_acted(hand: Hand) -> bool:
    """Whether a seat put in more than it posted, or gave up: an earlier street was played."""
    folded = any([seat.status is Status.FOLDED for seat in hand.seats])
    return folded or any([_added(hand, i) for i in range(len(hand.seats))])


def _added(hand: Hand, seat: int) -> bool:
    """Whether the seat put in chips of its own will."""
    posted = sum([post.chips for post in forced_bets(hand.start) if post.seat == seat])
    live = sum([p.chips for p in forced_bets(hand.start) if p.seat == seat and p.what in LIVE])
    s = hand.seats[seat]
    return s.bet > live or s.paid > posted


def is_misdeal(hand: Hand, exposed: CardsExposed) -> bool:
    """Whether exposed hole cards make a misdeal by the choice of the house (12.4, D-11)."""
    if exposed.count >= 2:
        return True
    match hand.start.stakes.house.exposed:
        case Exposed.SEED:
            return exposed.dealing
        case Exposed.TDA:
            return exposed.first or exposed.second
        case Exposed.RR:
            return exposed.first


def _kill(hand: Hand, action: Kill) -> list[Event]:
    """A hand in the muck is dead; one that lay open is not killed (S4-30, WSOP 71, 72)."""
    _check_running(hand)
    seat = action.seat
    known = type(seat) is int and 0 <= seat < len(hand.seats)
    if not known or hand.seats[seat].status is not Status.LIVE:
        raise IllegalAction(NotLive(seat))
    if hand.seats[seat].shown:
        raise IllegalAction(TabledHand(seat))
    retrievable = hand.start.stakes.house.release is Release.RETRIEVABLE
    if retrievable and isinstance(action.why, Released) and action.why.retrievable:
        raise IllegalAction(StillRetrievable(seat))
    return [HandKilled(seat, action.why)]


def _misdeal(hand: Hand, action: Misdeal) -> list[Event]:
    _check_running(hand)
    if isinstance(action.why, CardsExposed) and not is_misdeal(hand, action.why):
        raise IllegalAction(NoMisdeal())
    if substantial(hand):
        raise IllegalAction(SubstantialAction())
    return [Misdealt(action.why)]


def _replace(hand: Hand, action: Replace) -> list[Event]:
    """One exposed card after the deal, before anybody has acted (RULES 12.4)."""
    _check_running(hand)
    seat = action.seat
    known = type(seat) is int and 0 <= seat < len(hand.seats)
    if not known or hand.seats[seat].status is not Status.LIVE:
        raise IllegalAction(NotLive(seat))
    if action.card not in hand.seats[seat].hole:
        raise IllegalAction(NotYourCard(action.card))
    if is_misdeal(hand, action.why) or up_places(hand.start.game):
        raise IllegalAction(IsMisdeal())
    if hand.stage is not Stage.BETTING or hand.street or any([s.acted for s in hand.seats]):
        raise IllegalAction(ExposedTooLate(seat))
    return [CardExposed(seat, action.card, action.why)]


def _void(hand: Hand, action: Void) -> list[Event]:
    _check_running(hand)
    return [Voided(action.why)]


def _check_running(hand: Hand) -> None:
    """The floor speaks while somebody, a player or the dealer, is to act."""
    if isinstance(hand.turn, Over):
        raise IllegalAction(HandIsOver())
    if not isinstance(hand.turn, Player | Dealer):
        raise IllegalAction(NotYet())


RULINGS: dict[type, Callable[[Hand, Any], list[Event]]] = {
    Kill: _kill,
    Misdeal: _misdeal,
    Replace: _replace,
    Void: _void,
}
