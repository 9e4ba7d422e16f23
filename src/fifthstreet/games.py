"""Which poker: a game is a value, and hold'em is one of them.

A Game says what the deck is, how hands rank, which streets are dealt, how
betting is limited, how hole cards may be used and how a pot is divided. The
rules read it; nothing in them asks for a game's name. docs/new-game.md adds one.
"""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.cards import Deck
from fifthstreet.strength.ranking import (
    ACE_FIVE_LOW,
    BADUGI,
    DEUCE_SEVEN_LOW,
    EIGHT_LOW,
    JOKER_BUG,
    JOKER_WILD,
    SHORT,
    SHORT_TRIPS,
    STANDARD,
    STRIPPED,
    STRIPPED_ACE_HIGH,
    Ranking,
)


class Betting(Enum):
    """How much may be bet."""

    NO_LIMIT = "no_limit"  # any amount up to the stack (S4-21)
    POT_LIMIT = "pot_limit"  # up to the pot as it is after a call (RULES 8.16)
    FIXED_LIMIT = "fixed_limit"  # one size a street, a bet and three raises (RULES 8.17)

    __hash__ = object.__hash__  # identity: members are unique


NO_LIMIT, POT_LIMIT, FIXED_LIMIT = Betting


class HoleUse(Enum):
    """How many hole cards play."""

    ANY = "any"  # none, one or all of them (S0-03, S4-28)
    TWO = "two"  # exactly two, with exactly three of the board (RULES 3.2)

    __hash__ = object.__hash__  # identity: members are unique


class Division(Enum):
    """Who shares a pot."""

    HIGH = "high"  # the best hand takes it, equal hands split it (S4-25)
    HIGH_LOW = "high_low"  # half to the best hand, half to the best low (RULES 3.7)

    __hash__ = object.__hash__  # identity: members are unique


class OddChips(Enum):
    """Which of equal hands gets the odd chip (RULES 11.3, 11.5)."""

    POSITION = "position"  # the first left of the button
    SUIT = "suit"  # the highest card by suit

    __hash__ = object.__hash__  # identity: members are unique


class Opener(Enum):
    """Who acts first on a street."""

    AFTER_BLINDS = "after_blinds"  # left of the big blind; heads-up the button
    AFTER_BUTTON = "after_button"  # first active seat left of the button
    LOWEST_CARD = "lowest_card"  # brings it in with the lowest card showing (RULES 3.6)
    HIGHEST_CARD = "highest_card"  # brings it in with the highest card showing: razz
    HIGHEST_SHOWING = "highest_showing"  # the best hand showing
    LOWEST_SHOWING = "lowest_showing"  # the lowest hand showing: razz

    __hash__ = object.__hash__  # identity: members are unique


class LimitBet(Enum):
    """Which of the two sizes of fixed limit holds on a street."""

    SMALL = "small"
    BIG = "big"


class Street(Struct, frozen=True):
    """One round: what is dealt or drawn, then who opens the betting.

    hole    cards dealt face down to each player
    board   cards dealt face up for all
    burn    a card goes face down to the muck first (RULES 7.4)
    up      cards dealt face up to each player, after his face-down ones
    draw    most cards each player may exchange before the betting
    bet     which size holds in fixed limit
    """

    name: str
    hole: int
    board: int
    burn: bool
    opener: Opener
    up: int = 0
    draw: int = 0
    bet: LimitBet = LimitBet.SMALL


class Game(Struct, frozen=True):
    """One kind of poker (RULES 3).

    low  how the low half of a HIGH_LOW game ranks
    """

    code: str
    deck: Deck
    ranking: Ranking
    streets: tuple[Street, ...]
    betting: Betting = Betting.NO_LIMIT
    hole_use: HoleUse = HoleUse.ANY
    division: Division = Division.HIGH
    low: Ranking | None = None
    odd_chips: OddChips = OddChips.POSITION

    def __repr__(self) -> str:
        """Short: a game is the default of many arguments."""
        return f"Game({self.code!r})"


def hole_cards(game: Game) -> int:
    """How many cards each player holds at the showdown."""
    return sum([street.hole + street.up for street in game.streets])


def up_places(game: Game) -> tuple[int, ...]:
    """Which of a player's cards lie face up, by their place in the order of dealing.

    >>> up_places(STUD)
    (2, 3, 4, 5)
    """
    places: list[int] = []
    dealt = 0
    for street in game.streets:
        dealt += street.hole
        places += range(dealt, dealt + street.up)
        dealt += street.up
    return tuple(places)


def has_bring_in(game: Game) -> bool:
    """Whether a bring-in opens the game instead of blinds (RULES 3.6)."""
    return game.streets[0].opener in (Opener.LOWEST_CARD, Opener.HIGHEST_CARD)


def board_cards(game: Game) -> int:
    """How many cards the whole board has."""
    return sum([street.board for street in game.streets])


def draws(game: Game) -> int:
    """How many times cards are exchanged."""
    return sum([street.draw > 0 for street in game.streets])


# --- Streets --------------------------------------------------------------------------


def _flop_streets(hole: int) -> tuple[Street, ...]:
    """Hole cards, then flop, turn and river."""
    return (
        Street("preflop", hole=hole, board=0, burn=False, opener=Opener.AFTER_BLINDS),
        Street("flop", hole=0, board=3, burn=True, opener=Opener.AFTER_BUTTON),
        Street("turn", 0, 1, True, Opener.AFTER_BUTTON, bet=LimitBet.BIG),
        Street("river", 0, 1, True, Opener.AFTER_BUTTON, bet=LimitBet.BIG),
    )


def _stud_streets(brings_in: Opener, opens: Opener) -> tuple[Street, ...]:
    """Two cards down and one up, three more up, the last one down."""
    return (
        Street("third", hole=2, board=0, burn=False, opener=brings_in, up=1),
        Street("fourth", 0, 0, True, opens, up=1),
        Street("fifth", 0, 0, True, opens, up=1, bet=LimitBet.BIG),
        Street("sixth", 0, 0, True, opens, up=1, bet=LimitBet.BIG),
        Street("seventh", 1, 0, True, opens, bet=LimitBet.BIG),
    )


def _draw_streets(hole: int, bets: tuple[LimitBet, ...]) -> tuple[Street, ...]:
    """All cards down, then as many draws as `bets` has sizes for them."""
    names = ("draw",) if len(bets) == 1 else ("first_draw", "second_draw", "third_draw")
    return (
        Street("predraw", hole=hole, board=0, burn=False, opener=Opener.AFTER_BLINDS),
        *(
            Street(name, 0, 0, True, Opener.AFTER_BUTTON, draw=hole, bet=bet)
            for name, bet in zip(names, bets, strict=True)
        ),
    )


_ONE_DRAW = (LimitBet.BIG,)
_THREE_DRAWS = (LimitBet.SMALL, LimitBet.BIG, LimitBet.BIG)

# --- Games ----------------------------------------------------------------------------

HOLDEM = Game(
    code="holdem52",
    deck=Deck.FULL,
    ranking=STANDARD,
    streets=_flop_streets(hole=2),
)

JOKER_HOLDEM = replace(HOLDEM, code="joker53", deck=Deck.JOKER, ranking=JOKER_WILD)
BUG_HOLDEM = replace(HOLDEM, code="joker53_bug", deck=Deck.JOKER, ranking=JOKER_BUG)
STRIPPED_HOLDEM = replace(HOLDEM, code="deck32", deck=Deck.STRIPPED, ranking=STRIPPED)
STRIPPED_HOLDEM_ACE_HIGH = replace(
    STRIPPED_HOLDEM, code="deck32_ace_high", ranking=STRIPPED_ACE_HIGH
)
SHORT_DECK = replace(HOLDEM, code="deck36", deck=Deck.SHORT, ranking=SHORT)
SHORT_DECK_TRIPS = replace(SHORT_DECK, code="deck36_trips", ranking=SHORT_TRIPS)

OMAHA = Game(
    code="omaha",
    deck=Deck.FULL,
    ranking=STANDARD,
    streets=_flop_streets(hole=4),
    betting=Betting.POT_LIMIT,
    hole_use=HoleUse.TWO,
)
OMAHA_5 = replace(OMAHA, code="omaha5", streets=_flop_streets(hole=5))
OMAHA_6 = replace(OMAHA, code="omaha6", streets=_flop_streets(hole=6))
OMAHA_HI_LO = replace(
    OMAHA,
    code="omaha8",
    betting=Betting.FIXED_LIMIT,
    division=Division.HIGH_LOW,
    low=EIGHT_LOW,
)
OMAHA_5_HI_LO = replace(OMAHA_HI_LO, code="omaha8_5", streets=_flop_streets(hole=5))
OMAHA_6_HI_LO = replace(OMAHA_HI_LO, code="omaha8_6", streets=_flop_streets(hole=6))

STUD = Game(
    code="stud",
    deck=Deck.FULL,
    ranking=STANDARD,
    streets=_stud_streets(Opener.LOWEST_CARD, Opener.HIGHEST_SHOWING),
    betting=Betting.FIXED_LIMIT,
    odd_chips=OddChips.SUIT,
)
STUD_HI_LO = replace(STUD, code="stud8", division=Division.HIGH_LOW, low=EIGHT_LOW)
RAZZ = replace(
    STUD,
    code="razz",
    ranking=ACE_FIVE_LOW,
    streets=_stud_streets(Opener.HIGHEST_CARD, Opener.LOWEST_SHOWING),
)

FIVE_CARD_DRAW = Game(
    code="draw5",
    deck=Deck.FULL,
    ranking=STANDARD,
    streets=_draw_streets(5, _ONE_DRAW),
    betting=Betting.FIXED_LIMIT,
)
SINGLE_DRAW = replace(
    FIVE_CARD_DRAW, code="single27", ranking=DEUCE_SEVEN_LOW, betting=Betting.NO_LIMIT
)
TRIPLE_DRAW = replace(
    FIVE_CARD_DRAW,
    code="triple27",
    ranking=DEUCE_SEVEN_LOW,
    streets=_draw_streets(5, _THREE_DRAWS),
)
BADUGI_GAME = replace(
    FIVE_CARD_DRAW,
    code="badugi",
    ranking=BADUGI,
    streets=_draw_streets(4, _THREE_DRAWS),
)

GAMES: dict[str, Game] = {
    game.code: game
    for game in (
        HOLDEM,
        JOKER_HOLDEM,
        BUG_HOLDEM,
        STRIPPED_HOLDEM,
        STRIPPED_HOLDEM_ACE_HIGH,
        SHORT_DECK,
        SHORT_DECK_TRIPS,
        OMAHA,
        OMAHA_5,
        OMAHA_6,
        OMAHA_HI_LO,
        OMAHA_5_HI_LO,
        OMAHA_6_HI_LO,
        STUD,
        STUD_HI_LO,
        RAZZ,
        FIVE_CARD_DRAW,
        SINGLE_DRAW,
        TRIPLE_DRAW,
        BADUGI_GAME,
    )
}
"""Every game by its code, with the betting it is usually played with."""


def with_betting(game: Game, betting: Betting) -> Game:
    """The same game under another betting structure."""
    return replace(game, betting=betting)


def listed(game: Game) -> Game | None:
    """The game of `GAMES` that this one is, under its betting; None if it is another.

    A log of an earlier release lacks the sizes of fixed limit; no other betting reads them.
    """
    known = GAMES.get(game.code)
    if known is None:
        return None
    known = with_betting(known, game.betting)
    if game.betting is not Betting.FIXED_LIMIT and len(game.streets) == len(known.streets):
        sizes = [street.bet for street in known.streets]
        streets = [replace(s, bet=bet) for s, bet in zip(game.streets, sizes, strict=True)]
        game = replace(game, streets=tuple(streets))
    return known if game == known else None
