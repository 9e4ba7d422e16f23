"""What may be asked of a table, by an occupant, the dealer, the floor or the clock."""

from typing import TypeAlias

from msgspec import Struct

from fifthstreet.rules.actions import Answer, Deal, Floor, Show


class Sit(Struct, frozen=True, tag="sit"):
    """Take a seat with a buy-in. `occupant` is new: one stay of one person.

    person  the same in all stays of this person; empty: not known, and nothing is asked of
            him for having left (RULES 4.5)
    """

    occupant: str
    name: str
    seat: int
    chips: int
    person: str = ""


class Leave(Struct, frozen=True, tag="leave"):
    """Stand up: at once between hands, else a fold at the next turn (RULES 14.9)."""

    occupant: str


class SitOut(Struct, frozen=True, tag="sit_out"):
    """Not dealt in from the next hand on."""

    occupant: str


class SitIn(Struct, frozen=True, tag="sit_in"):
    """Back: dealt in when the big blind comes (D-25), at once if no hand was missed."""

    occupant: str


class PostToEnter(Struct, frozen=True, tag="post_to_enter"):
    """Be dealt in before the big blind comes, for a price (RULES 6.8, 6.9).

    A new player posts a live big blind. Who sat out posts what he missed: a live big
    blind, a dead small one. Between button and small blind he waits until they have passed.
    """

    occupant: str


class Straddle(Struct, frozen=True, tag="straddle"):
    """Whether this player straddles when he is under the gun (RULES 6.6)."""

    occupant: str
    on: bool


class ChooseGame(Struct, frozen=True, tag="choose_game"):
    """The game of the next hand, and of those after it."""

    occupant: str
    code: str


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
    action: Answer


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


class FloorRules(Struct, frozen=True, tag="floor_rules"):
    """A ruling of the floor, or of the service that cannot complete a hand (RULES 12)."""

    action: Floor


class Tick(Struct, frozen=True, tag="tick"):
    """Time has passed: expired decisions are settled."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The service stood still and is back; the player to act gets his time again."""


Command: TypeAlias = (
    Sit
    | Leave
    | SitOut
    | SitIn
    | PostToEnter
    | Straddle
    | ChooseGame
    | TopUp
    | Act
    | ShowCards
    | BeginHand
    | Drawn
    | Dealt
    | FloorRules
    | Tick
    | Resumed
)
