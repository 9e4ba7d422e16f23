"""What a viewer may know of a hand: the only censor.

A view is the fold of what `see` lets through. An event whose kind has no rule
here does not type-check.
"""

from typing import assert_never

from msgspec import Struct

from fifthstreet.rules.events import (
    BoardDealt,
    BoardPremature,
    Burned,
    Called,
    CardExposed,
    Checked,
    Discarded,
    Event,
    Folded,
    HandEnded,
    HandKilled,
    HandMucked,
    HandShown,
    HandStarted,
    HoleDealt,
    Misdealt,
    Posted,
    PotAwarded,
    Raised,
    RakeTaken,
    Reshuffled,
    RoundClosed,
    RunVoted,
    UncalledReturned,
    Voided,
)


class Viewer(Struct, frozen=True, gc=False):
    """Who looks at a hand.

    seat  the seat whose cards he was dealt in this hand; None for a spectator.
          It stands for the player who held the cards, not for the chair: the
          table says who that was.
    """

    seat: int | None


SPECTATOR = Viewer(None)


def see(event: Event, viewer: Viewer) -> Event:
    """The event as the viewer may know it: whole, or face down."""
    match event:
        case HoleDealt(seat, cards, up):
            if seat == viewer.seat:
                return event
            down = len(cards) - up
            return HoleDealt(seat, (*(None,) * down, *cards[down:]), up)
        case Discarded(seat, cards):
            return event if seat == viewer.seat else Discarded(seat, (None,) * len(cards))
        case Burned():
            return Burned(None)
        case BoardPremature(cards, burned):
            return BoardPremature(cards, burned, None)
        case (
            HandStarted()
            | Posted()
            | BoardDealt()
            | Folded()
            | Checked()
            | Called()
            | Raised()
            | UncalledReturned()
            | RoundClosed()
            | HandShown()
            | HandMucked()
            | PotAwarded()
            | Reshuffled()
            | RunVoted()
            | RakeTaken()
            | HandKilled()
            | CardExposed()
            | Misdealt()
            | Voided()
            | HandEnded()
        ):
            return event
        case _:
            assert_never(event)
