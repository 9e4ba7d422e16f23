"""Which poker: a game is a value, and hold'em is one of them.

A Game says what the deck is, how five cards rank, which streets are dealt, how
betting is limited, how hole cards may be used and how a pot is divided. The
rules read it; nothing in them asks for a game's name.
"""

from enum import Enum

from msgspec import Struct

from fifthstreet.cards import Deck
from fifthstreet.strength.ranking import STANDARD, Ranking


class Betting(Enum):
    """How much may be bet."""

    NO_LIMIT = "no_limit"  # any amount up to the stack (S4-21)


class HoleUse(Enum):
    """How many hole cards play."""

    ANY = "any"  # none, one or all of them (S0-03, S4-28)


class Division(Enum):
    """Who shares a pot."""

    HIGH = "high"  # the best hand takes it, equal hands split it (S4-25)


class Opener(Enum):
    """Who acts first on a street."""

    AFTER_BLINDS = "after_blinds"  # left of the big blind; heads-up the button
    AFTER_BUTTON = "after_button"  # first active seat left of the button


class Street(Struct, frozen=True):
    """One round: what is dealt, then who opens the betting.

    hole    cards dealt face down to each player
    board   cards dealt face up for all
    burn    a card goes face down to the muck first (RULES 7.4)
    """

    name: str
    hole: int
    board: int
    burn: bool
    opener: Opener


class Game(Struct, frozen=True):
    """One kind of poker (RULES 3)."""

    code: str
    deck: Deck
    ranking: Ranking
    streets: tuple[Street, ...]
    betting: Betting = Betting.NO_LIMIT
    hole_use: HoleUse = HoleUse.ANY
    division: Division = Division.HIGH


HOLDEM = Game(
    code="holdem52",
    deck=Deck.FULL,
    ranking=STANDARD,
    streets=(
        Street("preflop", hole=2, board=0, burn=False, opener=Opener.AFTER_BLINDS),
        Street("flop", hole=0, board=3, burn=True, opener=Opener.AFTER_BUTTON),
        Street("turn", hole=0, board=1, burn=True, opener=Opener.AFTER_BUTTON),
        Street("river", hole=0, board=1, burn=True, opener=Opener.AFTER_BUTTON),
    ),
)
