"""What happened in a hand. Each event is complete: evolve needs nothing else.

Who may know what of an event is said in one place, `sight.py`.
"""

from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.reasons import CardsExposed, WhyDead, WhyMisdeal, WhyVoid
from fifthstreet.rules.pots import Pot
from fifthstreet.rules.stakes import Forced
from fifthstreet.rules.start import Start
from fifthstreet.strength.reference import BestFive


class HandStarted(Struct, frozen=True, gc=False, tag="hand_started"):
    """The first event: a full checkpoint of what the hand begins with."""

    start: Start


class Posted(Struct, frozen=True, gc=False, tag="posted"):
    """A forced bet, less than due where the stack is short (RULES 6.3)."""

    seat: int
    what: Forced
    chips: int


class HoleDealt(Struct, frozen=True, gc=False, tag="hole_dealt"):
    """A seat's own cards; whoever may not know them sees None.

    up  how many of them, the last ones, lie face up for all
    """

    seat: int
    cards: tuple[Card | None, ...]
    up: int = 0


class Burned(Struct, frozen=True, gc=False, tag="burned"):
    """A card went face down to the muck; nobody may know it (RULES 7.4)."""

    card: Card | None


class BoardDealt(Struct, frozen=True, gc=False, tag="board_dealt"):
    """Face-up cards of a street (index in the game's streets).

    run  0; 1 on the second board where it is run twice
    """

    street: int
    cards: tuple[Card, ...]
    run: int = 0


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    """The seat exchanges these cards; none: it stands pat. Others see how many."""

    seat: int
    cards: tuple[Card | None, ...]


class Reshuffled(Struct, frozen=True, gc=False, tag="reshuffled"):
    """Too few cards were left: the muck was shuffled into the deck, but for the last discards."""

    cards: int


class RunVoted(Struct, frozen=True, gc=False, tag="run_voted"):
    """Whether the seat wants the rest of the board dealt twice (RULES 10.9)."""

    seat: int
    agree: bool


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
    """A hand is opened for all; `best` is None while the board is incomplete.

    low  the low hand of a game that is divided high and low, if it has one
    """

    seat: int
    cards: tuple[Card, ...]
    best: BestFive | None
    low: BestFive | None = None


class HandMucked(Struct, frozen=True, gc=False, tag="hand_mucked"):
    """Asked to show, the seat could beat nothing shown and mucks (RULES 10.3)."""

    seat: int


class Share(Struct, frozen=True, gc=False):
    """What a seat gets of a pot."""

    seat: int
    chips: int


class RakeTaken(Struct, frozen=True, gc=False, tag="rake_taken"):
    """What the house takes of each pot, main pot first (RULES 9.7)."""

    chips: tuple[int, ...]


class Side(Enum):
    """Which part of a pot is won."""

    WHOLE = "whole"
    HIGH = "high"
    LOW = "low"

    __hash__ = object.__hash__


class Part(Struct, frozen=True, gc=False):
    """A part of a pot that is divided high and low, or by two boards.

    run     0; 1 for the second board
    shares  by winner, those with an odd chip first
    """

    run: int
    side: Side
    chips: int
    shares: tuple[Share, ...]
    odd: int


class PotAwarded(Struct, frozen=True, gc=False, tag="pot_awarded"):
    """A pot is paid out; `pot` is its index, 0 for the main pot.

    shares  by winner, first left of the button first
    odd     how many of them, from the first, got one chip more (RULES 11.3)
    parts   how a pot came to these shares that is divided high and low or by two
            boards; empty for any other
    """

    pot: int
    shares: tuple[Share, ...]
    odd: int
    parts: tuple[Part, ...] = ()


class HandKilled(Struct, frozen=True, gc=False, tag="hand_killed"):
    """The floor declared this hand dead; its chips stay in the pot (RULES 12.2)."""

    seat: int
    why: WhyDead


class CardExposed(Struct, frozen=True, gc=False, tag="card_exposed"):
    """An exposed hole card leaves the hand; it will be the next burn (RULES 12.4)."""

    seat: int
    card: Card
    why: CardsExposed


class BoardPremature(Struct, frozen=True, gc=False, tag="board_premature"):
    """Cards of the board came too early and go back; their burn stays (RULES 12.5).

    burned  a card was burned before them
    burn    that card, which nobody may know
    """

    cards: tuple[Card, ...]
    burned: bool
    burn: Card | None


class Misdealt(Struct, frozen=True, gc=False, tag="misdealt"):
    """The hand is dealt again: all chips went back to their owners (RULES 12.3)."""

    why: WhyMisdeal


class Voided(Struct, frozen=True, gc=False, tag="voided"):
    """The hand is void: all chips went back to their owners (RULES 12.8, 12.10)."""

    why: WhyVoid


class HandEnded(Struct, frozen=True, gc=False, tag="hand_ended"):
    """The hand is over; `stacks` by seat."""

    stacks: tuple[int, ...]


Event: TypeAlias = (
    HandStarted
    | Posted
    | HoleDealt
    | Burned
    | BoardDealt
    | Discarded
    | Reshuffled
    | Folded
    | Checked
    | Called
    | Raised
    | UncalledReturned
    | RoundClosed
    | RunVoted
    | HandShown
    | HandMucked
    | RakeTaken
    | PotAwarded
    | HandKilled
    | CardExposed
    | BoardPremature
    | Misdealt
    | Voided
    | HandEnded
)
