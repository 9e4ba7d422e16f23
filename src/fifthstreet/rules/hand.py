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
    KILLED = "killed"  # declared dead by the floor (RULES 12.2)
    OUT = "out"  # not dealt in

    __hash__ = object.__hash__


# The rules ask for these at every step, and an Enum looks up a member each time it is named.
LIVE, FOLDED, MUCKED, KILLED, OUT = Status


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
    seats   who gets cards of his own, in the order of dealing: one card at a time, clockwise
    hole    cards for each of them, face down and up together
    board   cards face up for all
    burn    whether a card is burned first
    up      how many of `hole`, the last ones, lie face up
    run     0; 1 for the second board
    """

    street: int
    seats: tuple[int, ...]
    hole: int
    board: int
    burn: bool
    up: int = 0
    run: int = 0


class Over(Struct, frozen=True, gc=False, tag="over"):
    """The hand has ended."""


class Stage(Enum):
    """How far a hand has come."""

    POSTING = "posting"
    DEALING = "dealing"
    DRAWING = "drawing"
    BETTING = "betting"
    VOTING = "voting"  # whether the board is run twice
    SHOWDOWN = "showdown"
    AWARDING = "awarding"
    OVER = "over"

    __hash__ = object.__hash__


POSTING, DEALING, DRAWING, BETTING, VOTING, SHOWDOWN, AWARDING, OVER = Stage


class More(Struct, frozen=True, gc=False):
    """What only some games and houses need to know of a hand.

    raises      bets and raises on this street that count to the cap of fixed limit
    runs        how often the rest of the board is dealt; 0 while that is open
    second      the second board, from the vote on
    muck        cards exchanged since the last shuffle, the newest last
    reshuffles  how often the muck was shuffled into the deck
    burn_due    a card is to be burned before the next one that is dealt in this draw
    exposed     the dealer exposed a hole card, which was replaced
    brought_in  the seat that posted the bring-in
    burn_ready  a card lies ready as the next burn: one exposed, or one burned too early
    rake        chips the house took
    aside       a turn that came too early and does not come as the turn
    """

    raises: int = 0
    runs: int = 0
    second: tuple[Card, ...] = ()
    muck: tuple[Card | None, ...] = ()
    reshuffles: int = 0
    burn_due: bool = False
    exposed: bool = False
    brought_in: int | None = None
    burn_ready: bool = False
    rake: int = 0
    aside: tuple[Card, ...] = ()


NOTHING_MORE = More()


class Hand(Struct, frozen=True, gc=False):
    """One deal at one moment. `evolve` is the only place that makes the next one.

    turn            whose answer is awaited; None while something follows by itself
    queue           seats still to be dealt to, to draw, to act, to vote or to show, the next first
    street          index in the game's streets; 0 also before the first deal
    to_match        nominal bet to match on this street (RULES 8.3)
    full_raise      size of the last full bet or raise; the big blind on a new street
    aggressor       who bet or raised last on this street
    last_aggressor  who bet or raised last in the hand
    due             forced bets still to be posted
    dead            chips that belong to no seat's bet: big-blind ante, dead blinds
    pots            pots collected so far, main pot first
    unpaid          how many of them are still to be paid out; the last one is paid first
    burns           burned cards
    face_down       a card was dealt or burned that whoever holds this value was not told:
                    it is a view, or a record with unknown cards
    more            what only some games and houses need
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
    more: More


GAVE_UP = frozenset({FOLDED, KILLED})
"""Whose cards lie in the muck and may be shuffled in again."""


def live_seats(hand: Hand) -> list[int]:
    """Seats dealt in and not folded, by number."""
    return [i for i, seat in enumerate(hand.seats) if seat.status is LIVE]


def in_the_middle(hand: Hand) -> int:
    """Chips not yet paid out: collected pots, this street's bets and dead money."""
    if hand.stage is AWARDING or hand.stage is OVER:
        return sum(pot.chips for pot in hand.pots[: hand.unpaid])
    return sum(seat.paid for seat in hand.seats) + hand.dead
