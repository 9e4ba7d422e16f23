"""What an answer of a player, the dealer or the floor does, or why it is refused.

Each function checks one kind of action against the hand and gives the events it
causes by itself; what follows from them is worked out in play.py.
"""

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

from fifthstreet.cards import Card, Deck
from fifthstreet.games import FIXED_LIMIT
from fifthstreet.reasons import (
    AboveTheLimit,
    BadMessage,
    CannotCheck,
    CardInUse,
    FaceDownCards,
    FoldForbidden,
    FoldNeedsConfirmation,
    HandIsOver,
    IllegalAction,
    MustBringIn,
    MustDraw,
    MustVote,
    NoBringIn,
    NotDrawing,
    NothingToCall,
    NothingToShow,
    NotInDeck,
    NotWholeChips,
    NotYourCard,
    NoVote,
    OutOfTurn,
    RaiseTooLarge,
    RaiseTooSmall,
    Refusal,
    TooManyDiscards,
    WrongNumberOfCards,
)
from fifthstreet.rules.actions import (
    BringIn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    RaiseTo,
    RunTwice,
    Show,
)
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    HandShown,
    HoleDealt,
    Posted,
    Raised,
    RunVoted,
)
from fifthstreet.rules.floor import RULINGS
from fifthstreet.rules.hand import (
    BETTING,
    DRAWING,
    LIVE,
    MUCKED,
    NOTHING_MORE,
    VOTING,
    Dealer,
    Hand,
    Over,
    Player,
    live_seats,
)
from fifthstreet.rules.legal import brings_in, chips_to_call, opening_bet, raise_bounds
from fifthstreet.rules.stakes import Forced, FreeFold
from fifthstreet.rules.start import MOST_CHIPS

CARDS_OF = {deck: frozenset(deck.cards) for deck in Deck}


def _fold(hand: Hand, action: Fold) -> tuple[Event, ...]:
    _check_bet(hand, action.seat)
    if type(action.confirm) is not bool:
        raise IllegalAction(BadMessage("confirm"))
    if chips_to_call(hand, action.seat) == 0:
        if hand.start.stakes.house.free_fold is FreeFold.FORBIDDEN:
            raise IllegalAction(FoldForbidden())
        if not action.confirm:
            raise IllegalAction(FoldNeedsConfirmation())
    return (Folded(action.seat),)


def _check(hand: Hand, action: Check) -> tuple[Event, ...]:
    _check_bet(hand, action.seat)
    call = chips_to_call(hand, action.seat)
    if call:
        raise IllegalAction(CannotCheck(call))
    return (Checked(action.seat),)


def _call(hand: Hand, action: Call) -> tuple[Event, ...]:
    _check_bet(hand, action.seat)
    chips = chips_to_call(hand, action.seat)
    if chips == 0:
        raise IllegalAction(NothingToCall())
    return (Called(action.seat, chips, chips == hand.seats[action.seat].stack),)


def _raise_to(hand: Hand, action: RaiseTo) -> tuple[Event, ...]:
    _check_turn(hand, action.seat)
    if hand.stage is not BETTING and (other := _other_question(hand)) is not None:
        raise IllegalAction(other)
    to = action.to
    if type(to) is not int or not -MOST_CHIPS <= to <= MOST_CHIPS:
        # Python refuses to print very long numbers in decimal.
        raise IllegalAction(NotWholeChips(hex(to)[:40] if type(to) is int else repr(to)[:40]))
    bounds = raise_bounds(hand, action.seat)
    if not isinstance(bounds, tuple):
        raise IllegalAction(bounds)
    lowest, highest = bounds
    if to < lowest:
        raise IllegalAction(RaiseTooSmall(to, lowest, highest))
    if to % hand.start.stakes.house.unit:
        raise IllegalAction(NotWholeChips(str(to)))
    by = to - hand.to_match
    mine = hand.seats[action.seat]
    if to > highest:
        limited = highest < mine.stack + mine.bet
        raise IllegalAction((AboveTheLimit if limited else RaiseTooLarge)(to, lowest, highest))
    full = by >= hand.full_raise
    if hand.start.game.betting is FIXED_LIMIT:
        # Short all-ins add up; from half a bet on they count as one (RULES 8.18).
        bet = opening_bet(hand.start, hand.street)
        full = 2 * (bet - hand.full_raise + by) >= bet
    return (Raised(action.seat, to, by, full, to == mine.stack + mine.bet),)


def _bring_in(hand: Hand, action: BringIn) -> tuple[Event, ...]:
    _check_turn(hand, action.seat)
    if hand.stage is not BETTING or not brings_in(hand):
        raise IllegalAction(NoBringIn())
    chips = min(hand.start.stakes.bring_in, hand.seats[action.seat].stack)
    return (Posted(action.seat, Forced.BRING_IN, chips),)


def _discard(hand: Hand, action: Discard) -> tuple[Event, ...]:
    _check_turn(hand, action.seat)
    if hand.stage is not DRAWING:
        raise IllegalAction(NotDrawing())
    try:
        cards = tuple(action.cards)
    except TypeError:
        raise IllegalAction(BadMessage("cards")) from None
    most = hand.start.game.streets[hand.street].draw
    if len(cards) > most:
        raise IllegalAction(TooManyDiscards(len(cards), most))
    left = list(hand.seats[action.seat].hole)
    named = [card for card in cards if card is not None]
    if any([type(card) is not Card for card in named]):
        raise IllegalAction(BadMessage("cards"))
    if len(cards) > len(left):
        raise IllegalAction(TooManyDiscards(len(cards), len(left)))
    for card in cards:
        if card in left:
            left.remove(card)
        elif hand.start.record and None in left and (card is None or _may_be_held(hand, card)):
            left.remove(None)
        elif card is None:
            raise IllegalAction(BadMessage("cards"))
        else:
            raise IllegalAction(NotYourCard(card))
    if len(set(named)) < len(named):
        raise IllegalAction(NotYourCard(_twice(named)))
    return (Discarded(action.seat, cards),)


def _may_be_held(hand: Hand, card: Card) -> bool:
    """Whether a face-down card of a record can be this one."""
    elsewhere = [*hand.board, *hand.burns, *hand.more.muck]
    elsewhere += [card for seat in hand.seats for card in seat.hole]
    return card in CARDS_OF[hand.start.game.deck] and card not in elsewhere


def _run_twice(hand: Hand, action: RunTwice) -> tuple[Event, ...]:
    _check_turn(hand, action.seat)
    if hand.stage is not VOTING:
        raise IllegalAction(NoVote())
    if type(action.agree) is not bool:
        raise IllegalAction(BadMessage("agree"))
    return (RunVoted(action.seat, action.agree),)


def _deal(hand: Hand, action: Deal) -> tuple[Event, ...]:
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
    events: tuple[Event, ...] = (Burned(burn),) if asked.burn else ()
    if holes:
        dealt = map(HoleDealt, asked.seats, holes, repeat(asked.up))
        # A card is burned before the street: behind the players' cards if it has a board too.
        events = (*dealt, *events) if board else (*events, *dealt)
    return (*events, BoardDealt(asked.street, board, asked.run)) if board else events


def _check_cards(
    hand: Hand,
    holes: list[tuple[Card | None, ...]],
    board: tuple[Card, ...],
    burn: Card | None,
) -> None:
    """Refuse what is no card, a card that is already in this deal, and one face down."""
    dealt = [*board]
    face_down = False
    for cards in holes:
        for card in cards:
            if card is None:
                face_down = True
            else:
                dealt.append(card)
    if burn is not None:
        dealt.append(burn)
    for card in dealt:
        if type(card) is not Card:
            raise IllegalAction(BadMessage("cards"))
    new = set(dealt)
    deck = CARDS_OF[hand.start.game.deck]
    if not new <= deck:
        raise IllegalAction(NotInDeck(next(card for card in dealt if card not in deck)))
    if face_down and not hand.start.record:
        raise IllegalAction(FaceDownCards())
    lying: list[Card | None] = []
    for seat in hand.seats:
        lying += seat.hole
    lying += hand.board
    lying += hand.burns
    more = hand.more
    if more is not NOTHING_MORE:
        lying += more.aside
        lying += more.muck
        lying += [card for card in more.second if card not in hand.board]
    if len(new) < len(dealt) or not new.isdisjoint(lying):
        raise IllegalAction(CardInUse(_twice([*lying, *dealt])))


def _twice(cards: Sequence[Card | None]) -> Card:
    """The first of the cards that comes again."""
    return next(card for card in cards if card is not None and cards.count(card) > 1)


def _show(hand: Hand, action: Show) -> tuple[Event, ...]:
    """Open one's cards after the hand (RULES 10.5)."""
    index = action.seat
    if not isinstance(hand.turn, Over):
        raise IllegalAction(_not_now(hand, index))
    if type(index) is not int or not 0 <= index < len(hand.seats):
        raise IllegalAction(BadMessage("seat"))
    seat = hand.seats[index]
    cards = known(seat.hole)
    may_show = seat.status is LIVE or seat.status is MUCKED
    # Where nobody won between several hands it was void: the cards went back into the deck.
    void = not hand.pots and len(live_seats(hand)) > 1
    if not cards or seat.shown or not may_show or void:
        raise IllegalAction(NothingToShow(index))
    return (HandShown(index, cards, None),)


def known(hole: tuple[Card | None, ...]) -> tuple[Card, ...]:
    """The hole cards, or nothing if one of them lies face down."""
    return tuple([card for card in hole if card is not None]) if None not in hole else ()


def _check_turn(hand: Hand, seat: int) -> None:
    """Refuse anybody but the player to act, and whoever holds only a view."""
    turn = hand.turn
    if type(turn) is not Player or type(seat) is not int or turn.seat != seat:
        raise IllegalAction(_not_now(hand, seat))
    if hand.face_down and not hand.start.record:
        raise IllegalAction(FaceDownCards())


def _other_question(hand: Hand) -> Refusal | None:
    """What the player is asked for where it is no bet (RULES 3.6, 10.9)."""
    if hand.stage is DRAWING:
        return MustDraw()
    if hand.stage is VOTING:
        return MustVote()
    return None


def _check_bet(hand: Hand, seat: int) -> None:
    """Refuse to fold, check or call out of turn, or where something else is asked for."""
    _check_turn(hand, seat)
    if hand.to_match:
        return  # nothing but a bet can be asked for
    other = _other_question(hand)
    if other is None and brings_in(hand):
        other = MustBringIn(min(hand.start.stakes.bring_in, hand.seats[seat].stack))
    if other is not None:
        raise IllegalAction(other)


def _not_now(hand: Hand, seat: int | None) -> Refusal:
    turn = hand.turn
    if isinstance(turn, Over):
        return HandIsOver()
    asked = seat if type(seat) is int and 0 <= seat < len(hand.seats) else None
    return OutOfTurn(asked, turn.seat if isinstance(turn, Player) else None)


ANSWERS: dict[type, Callable[[Hand, Any], tuple[Event, ...]]] = {
    Fold: _fold,
    Check: _check,
    Call: _call,
    RaiseTo: _raise_to,
    BringIn: _bring_in,
    Discard: _discard,
    RunTwice: _run_twice,
    Deal: _deal,
    Show: _show,
    **RULINGS,
}
