"""Blinds, antes and the house choices of RULES 15, each by its name.

Every choice has the default of docs/rules.md; another value is a decision of the
house that all players can see, never a hidden setting.
"""

from enum import Enum

from msgspec import Struct


class AnteBy(Enum):
    """Who posts the ante (RULES 6.4)."""

    EACH = "each"  # every player dealt in, for himself
    BIG_BLIND = "big_blind"  # the big blind alone, for the table: dead money


class ShortOpen(Enum):
    """D-05: the lowest raise over an opening all-in x below the big blind."""

    RAISE_BY_BLIND = "raise_by_blind"  # to x + big blind
    COMPLETE = "complete"  # to the big blind


class FirstToShow(Enum):
    """D-10: who shows first when betting was over before the last street."""

    LEFT_OF_BUTTON = "left_of_button"
    LAST_AGGRESSOR = "last_aggressor"  # of the whole hand


class BigBlindAnte(Enum):
    """D-14: what a short big blind pays first where he posts the ante."""

    BLIND_FIRST = "blind_first"
    ANTE_FIRST = "ante_first"


class FreeFold(Enum):
    """D-24: folding when checking is free."""

    CONFIRM = "confirm"  # allowed, once confirmed
    FORBIDDEN = "forbidden"


class SeeCalled(Enum):
    """D-09: whose mucked hands are opened in the history after the hand."""

    NOBODY = "nobody"
    ANYBODY = "anybody"  # every hand that was live at the showdown


class House(Struct, frozen=True, gc=False):
    """The house choices of one hand.

    face_up_all_in  D-08: live hands are turned up once no more betting is possible
    burns           RULES 7.4: a card is burned before each street of the board
    """

    short_open: ShortOpen = ShortOpen.RAISE_BY_BLIND
    first_to_show: FirstToShow = FirstToShow.LEFT_OF_BUTTON
    big_blind_ante: BigBlindAnte = BigBlindAnte.BLIND_FIRST
    free_fold: FreeFold = FreeFold.CONFIRM
    see_called: SeeCalled = SeeCalled.NOBODY
    face_up_all_in: bool = False
    burns: bool = True


class Stakes(Struct, frozen=True, gc=False):
    """What is posted before the cards, in chips.

    small, big  the blinds; `small` is at most `big` (RULES 6.2)
    ante        0 for none; posted as `ante_by` says
    """

    small: int
    big: int
    ante: int = 0
    ante_by: AnteBy = AnteBy.EACH
    house: House = House()
