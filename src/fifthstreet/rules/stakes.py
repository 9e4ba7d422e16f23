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


class StraddleRaise(Enum):
    """D-15: the lowest raise over a straddle."""

    DOUBLE = "double"  # to twice the straddle: it is the new price to come in
    BIG_BLIND = "bb"  # by one big blind


class LimitCap(Enum):
    """D-07: whether a bet and three raises end the raising where only two are left."""

    LIFTED = "lifted"  # two players may go on, if they were alone before the cap
    KEPT = "kept"


class Showing(Enum):
    """RULES 10.3: what a beaten hand does at the showdown."""

    MUCK_LOSERS = "muck_losers"
    ALWAYS = "always"  # every live hand is shown


class OddHiLo(Enum):
    """D-06: who gets the odd chip of a pot that is divided high and low."""

    HIGH_HALF = "high_half"
    SUIT = "suit"  # of the two halves' winners the highest card by suit (S3-19)


class OddCard(Enum):
    """D-06: which cards decide where the odd chip goes by suit."""

    FIVE = "five"  # the highest of the five winning cards
    ALL = "all"  # the highest of all one's cards; for a low hand the lowest


class TiedShowing(Enum):
    """RULES 3.6: who opens where hands showing are equal."""

    SUIT = "suit"
    LEFT_OF_BUTTON = "left_of_button"


class Exposed(Enum):
    """D-11: what follows from a hole card the dealer exposed."""

    SEED = "seed"  # while the deal goes on, or two of them: a misdeal; else replaced
    TDA = "tda"  # the first or second card of the deal, or any two: a misdeal
    RR = "rr"  # the first card of the deal, or any two: a misdeal


class Release(Enum):
    """D-12: a hand released face down."""

    DEAD = "dead"
    RETRIEVABLE = "retrievable"  # while it can be told from the muck


class PrematureBoard(Enum):
    """D-13: a card of the board that was dealt before betting was over."""

    RESHUFFLE = "reshuffle"  # it goes back into the deck, which is shuffled (TDA RP-5)
    SET_ASIDE = "set_aside"  # it does not come on its street, but may come on the next (RR)


class Substantial(Enum):
    """RULES 12.1: how much action ends the time for a misdeal."""

    TDA = "tda"  # two actions, one of them with chips, or any three
    RR = "rr"  # two actions


class RakeSplit(Enum):
    """D-18: how the rake falls on several pots."""

    FROM_MAIN = "from_main"  # cumulatively from the main pot upward
    PROPORTIONAL = "proportional"


class Rake(Struct, frozen=True, gc=False):
    """What the house takes of a pot (RULES 9.7).

    percent   in hundredths of a percent: 500 is 5 %
    caps      the most it takes by number dealt in, from two players up; the last one
              holds for more players; no entry: no cap
    no_flop_no_drop  nothing is taken where only the first street was played
    """

    percent: int
    caps: tuple[int, ...] = ()
    no_flop_no_drop: bool = True
    split: RakeSplit = RakeSplit.FROM_MAIN


class SeeCalled(Enum):
    """D-09: whose mucked hands are opened in the history after the hand."""

    NOBODY = "nobody"
    ANYBODY = "anybody"  # every hand that was live at the showdown


class Forced(Enum):
    """Chips posted before the cards, or because of them: the bring-in."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    BIG_BLIND_ANTE = "big_blind_ante"
    ENTRY = "entry"  # a live big blind of who enters or comes back (RULES 6.8, 6.9)
    DEAD_BLIND = "dead_blind"  # a missed small blind, for the pot alone (RULES 6.9)
    STRADDLE = "straddle"
    BRING_IN = "bring_in"

    __hash__ = object.__hash__


class House(Struct, frozen=True, gc=False):
    """The house choices of one hand.

    face_up_all_in  D-08: live hands are turned up once no more betting is possible
    burns           RULES 7.4: a card is burned before each street of the board
    pl_count_antes  D-16: antes count to the pot that limits a pot-limit bet before the flop
    rake            RULES 9.7
    run_twice       RULES 10.9: players all-in may have the rest of the board dealt twice
    unit            RULES 11.4: the smallest chip; pots are divided down to it
    """

    short_open: ShortOpen = ShortOpen.RAISE_BY_BLIND
    first_to_show: FirstToShow = FirstToShow.LEFT_OF_BUTTON
    big_blind_ante: BigBlindAnte = BigBlindAnte.BLIND_FIRST
    free_fold: FreeFold = FreeFold.CONFIRM
    see_called: SeeCalled = SeeCalled.NOBODY
    face_up_all_in: bool = False
    burns: bool = True
    straddle_minraise: StraddleRaise = StraddleRaise.DOUBLE
    pl_count_antes: bool = True
    limit_cap: LimitCap = LimitCap.LIFTED
    showing: Showing = Showing.MUCK_LOSERS
    run_twice: bool = False
    rake: Rake | None = None
    unit: int = 1
    odd_hilo: OddHiLo = OddHiLo.HIGH_HALF
    odd_card: OddCard = OddCard.FIVE
    tied_showing: TiedShowing = TiedShowing.SUIT
    exposed: Exposed = Exposed.SEED
    release: Release = Release.DEAD
    substantial: Substantial = Substantial.TDA
    premature: PrematureBoard = PrematureBoard.RESHUFFLE


USUAL = House()


class Stakes(Struct, frozen=True, gc=False):
    """What is posted before the cards, in chips.

    small, big  the blinds; `small` is at most `big` (RULES 6.2); 0 where a bring-in
                opens the game
    ante        0 for none; posted as `ante_by` says
    bring_in    0 where blinds open the game (RULES 3.6)
    bets        the small and the big bet of fixed limit; None: the big blind and twice
                that (RULES 8.17)
    button_blind  the button alone posts a blind, the big one; usual beside antes in short
                deck (RULES 3.5); `small` is 0
    """

    small: int
    big: int
    ante: int = 0
    ante_by: AnteBy = AnteBy.EACH
    house: House = USUAL
    bring_in: int = 0
    bets: tuple[int, int] | None = None
    button_blind: bool = False


def limit_bets(stakes: Stakes) -> tuple[int, int]:
    """The small and the big bet of fixed limit."""
    return stakes.bets or (stakes.big, 2 * stakes.big)
