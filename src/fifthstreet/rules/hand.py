"""What a hand is: a frozen value that holds everything but the undealt cards.

Start reading here. A Hand is one deal, from blinds to payout. Whoever has been
told less holds the same value with cards face down: that is a view.

Chips are whole numbers. Seats are numbered clockwise. `bet` is the total a seat
has put in on this street, `paid` on the whole hand.
"""

from enum import Enum

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.rules.events import Posted
from fifthstreet.rules.pots import Pot
from fifthstreet.rules.start import Start
from fifthstreet.strength.reference import BestFive


class Status(Enum):
    """Where a seat stands in the hand."""

    LIVE = "live"  # dealt in and not folded
    FOLDED = "folded"
    MUCKED = "mucked"  # beaten at the showdown, not shown
    OUT = "out"  # not dealt in

    __hash__ = object.__hash__


class Seat(Struct, frozen=True, gc=False):
    """One seat in a hand."""

    stack: int
    bet: int
    paid: int  # on the whole hand, without dead money (RULES 9.1)
    status: Status
    acted: bool  # on this street; posting a blind is no act
    hole: tuple[Card | None, ...]  # None: face down for whoever holds this value
    shown: bool
    best: BestFive | None  # once shown on a complete board


class Player(Struct, frozen=True, gc=False, tag="player"):
    """A player is to act."""

    seat: int


class Dealer(Struct, frozen=True, gc=False, tag="dealer"):
    """The dealer is asked for cards.

    street  index in the game's streets
    seats   who gets hole cards, in the order of dealing: one card at a time, clockwise
    hole    hole cards for each of them
    board   cards face up
    burn    whether a card is burned first
    """

    street: int
    seats: tuple[int, ...]
    hole: int
    board: int
    burn: bool


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The hand has ended."""


class Stage(Enum):
    """How far a hand has come."""

    POSTING = "posting"
    DEALING = "dealing"
    BETTING = "betting"
    SHOWDOWN = "showdown"
    AWARDING = "awarding"
    OVER = "over"

    __hash__ = object.__hash__


class Hand(Struct, frozen=True, gc=False):
    """One deal at one moment. `evolve` is the only place that makes the next one.

    turn            whose answer is awaited; None while something follows by itself
    queue           seats still to be dealt to, to act, or to show, the next one first
    street          index in the game's streets; 0 also before the first deal
    to_match        nominal bet to match on this street (RULES 8.3)
    full_raise      size of the last full bet or raise; the big blind on a new street
    aggressor       who bet or raised last on this street
    last_aggressor  who bet or raised last in the hand
    due             forced bets still to be posted
    dead            chips that belong to no seat's bet: the big-blind ante
    pots            pots collected so far, main pot first
    unpaid          how many of them are still to be paid out; the last one is paid first
    burns           burned cards
    face_down       a card was dealt or burned that whoever holds this value was not told:
                    it is a view, or a record with unknown cards
    """

    start: Start
    stage: Stage
    turn: Player | Dealer | Over | None
    seats: tuple[Seat, ...]
    queue: tuple[int, ...]
    street: int
    board: tuple[Card, ...]
    to_match: int
    full_raise: int
    aggressor: int | None
    last_aggressor: int | None
    due: tuple[Posted, ...]
    dead: int
    pots: tuple[Pot, ...]
    unpaid: int
    burns: tuple[Card | None, ...]
    face_down: bool


def live_seats(hand: Hand) -> list[int]:
    """Seats dealt in and not folded, by number."""
    return [i for i, seat in enumerate(hand.seats) if seat.status is Status.LIVE]


def in_the_middle(hand: Hand) -> int:
    """Chips not yet paid out: collected pots, this street's bets and dead money."""
    if hand.stage is Stage.AWARDING or hand.stage is Stage.OVER:
        return sum(pot.chips for pot in hand.pots[: hand.unpaid])
    return sum(seat.paid for seat in hand.seats) + hand.dead
