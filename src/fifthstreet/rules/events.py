"""What happened in a hand. Each event is complete: evolve needs nothing else.

Who may know what of an event is said in one place, `sight.py`.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.rules.pots import Pot
from fifthstreet.rules.start import Start
from fifthstreet.strength.reference import BestFive


class HandStarted(Struct, frozen=True, gc=False, tag="hand_started"):
    """The first event: a full checkpoint of what the hand begins with."""

    start: Start


class Forced(Enum):
    """Chips posted before the cards."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    BIG_BLIND_ANTE = "big_blind_ante"

    __hash__ = object.__hash__


class Posted(Struct, frozen=True, gc=False, tag="posted"):
    """A forced bet, less than due where the stack is short (RULES 6.3)."""

    seat: int
    what: Forced
    chips: int


class HoleDealt(Struct, frozen=True, gc=False, tag="hole_dealt"):
    """Hole cards for one seat; whoever may not know them sees None."""

    seat: int
    cards: tuple[Card | None, ...]


class Burned(Struct, frozen=True, gc=False, tag="burned"):
    """A card went face down to the muck; nobody may know it (RULES 7.4)."""

    card: Card | None


class BoardDealt(Struct, frozen=True, gc=False, tag="board_dealt"):
    """Face-up cards of a street (index in the game's streets)."""

    street: int
    cards: tuple[Card, ...]


class Folded(Struct, frozen=True, gc=False, tag="folded"):
    """The seat gave up its hand."""

    seat: int


class Checked(Struct, frozen=True, gc=False, tag="checked"):
    """The seat stays in for nothing."""

    seat: int


class Called(Struct, frozen=True, gc=False, tag="called"):
    """The seat matched the bet, or what it has of it."""

    seat: int
    chips: int  # added
    all_in: bool


class Raised(Struct, frozen=True, gc=False, tag="raised"):
    """The seat bet or raised.

    to    its total on this street
    by    by how much the bet to match grew
    full  a full bet or raise: it sets the size of the next one (RULES 8.5)
    """

    seat: int
    to: int
    by: int
    full: bool
    all_in: bool


class UncalledReturned(Struct, frozen=True, gc=False, tag="uncalled_returned"):
    """Nobody matched this part of a bet; it goes back (RULES 8.15)."""

    seat: int
    chips: int


class RoundClosed(Struct, frozen=True, gc=False, tag="round_closed"):
    """Betting on a street is over; bets are collected into pots, main pot first."""

    pots: tuple[Pot, ...]


class HandShown(Struct, frozen=True, gc=False, tag="hand_shown"):
    """A hand is opened for all; `best` is None while the board is incomplete."""

    seat: int
    cards: tuple[Card, ...]
    best: BestFive | None


class HandMucked(Struct, frozen=True, gc=False, tag="hand_mucked"):
    """Asked to show, the seat could beat nothing shown and mucks (RULES 10.3)."""

    seat: int


class Share(Struct, frozen=True, gc=False):
    """What a seat gets of a pot."""

    seat: int
    chips: int


class PotAwarded(Struct, frozen=True, gc=False, tag="pot_awarded"):
    """A pot is paid out; `pot` is its index, 0 for the main pot.

    shares  by winner, first left of the button first
    odd     how many of them, from the first, got one chip more (RULES 11.3)
    """

    pot: int
    shares: tuple[Share, ...]
    odd: int


class HandEnded(Struct, frozen=True, gc=False, tag="hand_ended"):
    """The hand is over; `stacks` by seat."""

    stacks: tuple[int, ...]


Event: TypeAlias = (
    HandStarted
    | Posted
    | HoleDealt
    | Burned
    | BoardDealt
    | Folded
    | Checked
    | Called
    | Raised
    | UncalledReturned
    | RoundClosed
    | HandShown
    | HandMucked
    | PotAwarded
    | HandEnded
)
