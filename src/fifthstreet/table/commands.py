"""What may be asked of a table, by an occupant, the dealer or the clock."""

from typing import TypeAlias

from msgspec import Struct

from fifthstreet.rules.actions import Call, Check, Deal, Fold, RaiseTo, Show


class Sit(Struct, frozen=True, tag="sit"):
    """Take a seat with a buy-in. `occupant` is new: one stay of one person."""

    occupant: str
    name: str
    seat: int
    chips: int


class Leave(Struct, frozen=True, tag="leave"):
    """Stand up: at once between hands, else a fold at the next turn (RULES 14.9)."""

    occupant: str


class SitOut(Struct, frozen=True, tag="sit_out"):
    """Not dealt in from the next hand on."""

    occupant: str


class SitIn(Struct, frozen=True, tag="sit_in"):
    """Back: dealt in when the big blind comes (D-25), at once if no hand was missed."""

    occupant: str


class TopUp(Struct, frozen=True, tag="top_up"):
    """Add chips before the next hand (RULES 4.3, 4.4).

    Asked again while a hand runs, the later amount counts and not the sum.
    """

    occupant: str
    chips: int


class Act(Struct, frozen=True, tag="act"):
    """A player's answer to the decision of that number."""

    occupant: str
    decision: int
    action: Fold | Check | Call | RaiseTo


class ShowCards(Struct, frozen=True, tag="show_cards"):
    """Open one's cards after the hand (RULES 10.5)."""

    occupant: str
    action: Show


class BeginHand(Struct, frozen=True, tag="begin_hand"):
    """Deal the next hand, if enough players are ready."""


class Drawn(Struct, frozen=True, tag="drawn"):
    """The dealer's answer to a draw: the seat drawn."""

    seat: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """The dealer's answer to the hand's request for cards."""

    deal: Deal


class Tick(Struct, frozen=True, tag="tick"):
    """Time has passed: expired decisions are settled."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The service stood still and is back; the player to act gets his time again."""


Command: TypeAlias = (
    Sit
    | Leave
    | SitOut
    | SitIn
    | TopUp
    | Act
    | ShowCards
    | BeginHand
    | Drawn
    | Dealt
    | Tick
    | Resumed
)
