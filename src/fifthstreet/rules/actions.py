"""What a player or the dealer may do. A refused action changes nothing."""

from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card


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


class Deal(Struct, frozen=True, gc=False, tag="deal"):
    """The dealer's answer: cards for what the hand's turn asks.

    hole   one tuple a seat, in the order of `Dealer.seats`
    board  face-up cards
    burn   the burned card; None where nothing is burned or the card is unknown
    """

    hole: tuple[tuple[Card | None, ...], ...] = ()
    board: tuple[Card, ...] = ()
    burn: Card | None = None


class Show(Struct, frozen=True, gc=False, tag="show"):
    """Open one's cards after the hand, though nothing asks for it (RULES 10.5)."""

    seat: int


Action: TypeAlias = Fold | Check | Call | RaiseTo | Deal | Show
