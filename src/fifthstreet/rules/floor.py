"""What the floor may rule in the middle of a hand (RULES 12), and what it may not.

The floor is a third party beside players and dealer. It kills a hand, has it dealt
again, replaces an exposed card or declares the hand void; each ruling is an event with
its reason, and chips go where the rule sends them. Online only a fault of the server
leads here (12.10).
"""

from collections.abc import Callable
from typing import Any

from fifthstreet.cards import Card
from fifthstreet.games import up_places
from fifthstreet.reasons import (
    BadMessage,
    CardInUse,
    CardsExposed,
    DeadHand,
    ExposedTooLate,
    HandIsOver,
    IllegalAction,
    Irregularity,
    IsMisdeal,
    MisdealReason,
    NoMisdeal,
    NoPremature,
    NotInDeck,
    NotLive,
    NotYet,
    NotYourCard,
    Released,
    StillRetrievable,
    SubstantialAction,
    TabledHand,
    VoidReason,
    WrongNumberOfCards,
)
from fifthstreet.rules.actions import Kill, Misdeal, Premature, Replace, Void
from fifthstreet.rules.events import (
    BoardPremature,
    CardExposed,
    Event,
    HandKilled,
    Misdealt,
    Voided,
)
from fifthstreet.rules.hand import Dealer, Hand, Over, Player, Stage, Status
from fifthstreet.rules.posting import DEAD_POSTS, forced_bets
from fifthstreet.rules.stakes import Exposed, Release, Substantial


def substantial(hand: Hand) -> bool:
    """Whether there was substantial action: too late for a misdeal (RULES 12.1).

    Two actions in turn, one of them with chips, or any three; by Robert's Rules any two.
    Posting is no action.
    """
    seats = range(len(hand.seats))
    added = any([_added(hand, i) for i in seats])
    brought = hand.more.brought_in
    forced = brought if brought is not None and not _added(hand, brought) else None
    actions = sum([hand.seats[i].acted for i in seats if hand.street or i != forced])
    if hand.street:
        # Whoever had chips behind what he posted has acted on the first street: if there
        # were two of them, or if the only one had to call.
        able = [i for i in seats if hand.start.stacks[i] > _posted(hand, i)]
        if len(able) > 1 or added:
            actions += sum([i != forced for i in able])
    enough = 2 if hand.start.stakes.house.substantial is Substantial.RR or added else 3
    return actions >= enough


def _posted(hand: Hand, seat: int) -> int:
    return sum([post.chips for post in forced_bets(hand.start) if post.seat == seat])


def _added(hand: Hand, seat: int) -> bool:
    """Whether the seat put in chips of its own will; a bet that went back counts too."""
    dead = sum(
        [p.chips for p in forced_bets(hand.start) if p.seat == seat and p.what in DEAD_POSTS]
    )
    forced = _posted(hand, seat) - dead
    if seat == hand.more.brought_in:
        forced += hand.start.stakes.bring_in
    return hand.seats[seat].paid > forced or seat == hand.last_aggressor


def is_misdeal(hand: Hand, exposed: CardsExposed) -> bool:
    """Whether exposed hole cards make a misdeal by the choice of the house (12.4, D-11)."""
    if exposed.count >= 2 or hand.more.exposed or up_places(hand.start.game):
        return True  # a second one, or one that would lie among the face-up cards
    match hand.start.stakes.house.exposed:
        case Exposed.SEED:
            return exposed.dealing
        case Exposed.TDA:
            return exposed.first or exposed.second
        case Exposed.RR:
            return exposed.first


def _kill(hand: Hand, action: Kill) -> tuple[Event, ...]:
    """A hand in the muck is dead; one that lay open is not killed (S4-30, WSOP 71, 72)."""
    _check_why(hand, action.why, DeadHand)
    seat = _live_seat(hand, action.seat)
    if hand.seats[seat].shown:
        raise IllegalAction(TabledHand(seat))
    retrievable = hand.start.stakes.house.release is Release.RETRIEVABLE
    if retrievable and isinstance(action.why, Released) and action.why.retrievable:
        raise IllegalAction(StillRetrievable(seat))
    return (HandKilled(seat, action.why),)


def _misdeal(hand: Hand, action: Misdeal) -> tuple[Event, ...]:
    _check_why(hand, action.why, MisdealReason)
    if isinstance(action.why, CardsExposed) and not is_misdeal(hand, action.why):
        raise IllegalAction(NoMisdeal())
    if substantial(hand):
        raise IllegalAction(SubstantialAction())
    return (Misdealt(action.why),)


def _replace(hand: Hand, action: Replace) -> tuple[Event, ...]:
    """One exposed card after the deal, before anybody has acted (RULES 12.4)."""
    _check_why(hand, action.why, CardsExposed)
    seat, card = _live_seat(hand, action.seat), action.card
    if type(card) is not Card:
        raise IllegalAction(BadMessage("card"))
    if card not in hand.seats[seat].hole:
        raise IllegalAction(NotYourCard(card))
    if is_misdeal(hand, action.why):
        raise IllegalAction(IsMisdeal())
    if hand.stage is not Stage.BETTING or hand.street or any([s.acted for s in hand.seats]):
        raise IllegalAction(ExposedTooLate(seat))
    return (CardExposed(seat, card, action.why),)


def _premature(hand: Hand, action: Premature) -> tuple[Event, ...]:
    """Cards of the next street came while this one was still played (RULES 12.5)."""
    _check_running(hand)
    streets = hand.start.game.streets
    following = hand.street + 1
    awaited = hand.stage is Stage.BETTING and following < len(streets)
    cards = action.cards
    fits = type(cards) is tuple and awaited and 0 < len(cards) == streets[following].board
    if not fits:
        raise IllegalAction(NoPremature())
    named = [*cards, *([] if action.burn is None else [action.burn])]
    if any([type(card) is not Card for card in named]):
        raise IllegalAction(BadMessage("cards"))
    ready = hand.more.burn_ready or not hand.start.stakes.house.burns
    if action.burn is not None and ready:
        raise IllegalAction(WrongNumberOfCards(1, 0))  # one burn a street (12.7)
    used = {card for seat in hand.seats for card in seat.hole}
    used |= {*hand.board, *hand.burns, *hand.more.aside}
    for card in named:
        if card not in hand.start.game.deck.cards:
            raise IllegalAction(NotInDeck(card))
        if card in used or named.count(card) > 1:
            raise IllegalAction(CardInUse(card))
    return (BoardPremature(cards, action.burn is not None, action.burn),)


def _void(hand: Hand, action: Void) -> tuple[Event, ...]:
    _check_why(hand, action.why, VoidReason)
    return (Voided(action.why),)


def _live_seat(hand: Hand, seat: object) -> int:
    if type(seat) is not int or not 0 <= seat < len(hand.seats):
        raise IllegalAction(BadMessage("seat"))
    if hand.seats[seat].status is not Status.LIVE:
        raise IllegalAction(NotLive(seat))
    return seat


def _check_why(hand: Hand, why: object, kind: type[Irregularity]) -> None:
    """The floor says why, by a reason of the right kind."""
    _check_running(hand)
    if not isinstance(why, kind) or type(why) is kind is not CardsExposed:
        raise IllegalAction(BadMessage("why"))
    if isinstance(why, CardsExposed) and (type(why.count) is not int or why.count < 1):
        raise IllegalAction(BadMessage("count"))


def _check_running(hand: Hand) -> None:
    """The floor speaks while somebody, a player or the dealer, is to act."""
    if isinstance(hand.turn, Over):
        raise IllegalAction(HandIsOver())
    if not isinstance(hand.turn, Player | Dealer):
        raise IllegalAction(NotYet())


RULINGS: dict[type, Callable[[Hand, Any], tuple[Event, ...]]] = {
    Kill: _kill,
    Misdeal: _misdeal,
    Replace: _replace,
    Premature: _premature,
    Void: _void,
}
