"""What a player, the dealer or the floor may do. A refused action changes nothing."""

from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.reasons import CardsExposed, WhyDead, WhyMisdeal, WhyVoid


class Fold(Struct, frozen=True, gc=False, tag="fold"):
    """Give the hand up. Where checking is free it must be confirmed (RULES 14.6)."""

    seat: int
    confirm: bool = False


class Check(Struct, frozen=True, gc=False, tag="check"):
    """Stay in without adding chips."""

    seat: int


class Call(Struct, frozen=True, gc=False, tag="call"):
    """Match the bet, or go all-in for less."""

    seat: int


class RaiseTo(Struct, frozen=True, gc=False, tag="raise_to"):
    """Bet or raise to a total on this street (RULES 8.20); all-in is a size of it."""

    seat: int
    to: int


class BringIn(Struct, frozen=True, gc=False, tag="bring_in"):
    """Post the bring-in; the other choice is to complete, a RaiseTo (RULES 3.6)."""

    seat: int


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    """Exchange these cards; none: stand pat. None stands for an unknown card of a record."""

    seat: int
    cards: tuple[Card | None, ...] = ()


class RunTwice(Struct, frozen=True, gc=False, tag="run_twice"):
    """Whether the rest of the board is dealt twice; one no is enough (RULES 10.9)."""

    seat: int
    agree: bool


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """The dealer's answer: cards for what the hand's turn asks.

    hole   one tuple a seat, in the order of `Dealer.seats`; the last `Dealer.up` cards of
           each lie face up
    board  face-up cards
    burn   the burned card; None where nothing is burned or the card is unknown
    """

    hole: tuple[tuple[Card | None, ...], ...] = ()
    board: tuple[Card, ...] = ()
    burn: Card | None = None


class Show(Struct, frozen=True, gc=False, tag="show"):
    """Open one's cards after the hand, though nothing asks for it (RULES 10.5)."""

    seat: int


class Kill(Struct, frozen=True, gc=False, tag="kill"):
    """The floor declares a hand dead (RULES 12.2)."""

    seat: int
    why: WhyDead


class Misdeal(Struct, frozen=True, gc=False, tag="misdeal"):
    """The floor has the hand dealt again: all chips go back (RULES 12.3)."""

    why: WhyMisdeal


class Replace(Struct, frozen=True, gc=False, tag="replace"):
    """The floor replaces a hole card that the dealer exposed (RULES 12.4)."""

    seat: int
    card: Card
    why: CardsExposed = CardsExposed()


class Premature(Struct, frozen=True, gc=False, tag="premature"):
    """The floor takes back cards of the board that came before betting was over (RULES 12.5).

    burn  the card that was burned before them, None where nothing was
    """

    cards: tuple[Card, ...]
    burn: Card | None = None


class Void(Struct, frozen=True, gc=False, tag="void"):
    """The floor declares the hand void at any moment: all chips go back (RULES 12.8, 12.10)."""

    why: WhyVoid


Answer: TypeAlias = Fold | Check | Call | RaiseTo | BringIn | Discard | RunTwice
"""What a player to act may answer."""

Floor: TypeAlias = Kill | Misdeal | Replace | Premature | Void

Action: TypeAlias = Answer | Deal | Show | Floor
