"""How hands rank in a game, as data (RULES 3.9): categories, straights, joker, lows."""

from enum import Enum

from msgspec import Struct

from fifthstreet.cards import RANK_CODES, Category, Rank


class Joker(Enum):
    """What the joker may stand for (RULES 3.3)."""

    WILD = "wild"  # any card that is not among the five, or the fifth of a rank
    BUG = "bug"  # an ace, or what completes a straight, a flush or a straight flush


class Low(Enum):
    """Which cards make a hand that wins by being low (RULES 3.7, 3.8)."""

    ACE_FIVE = "ace_five"  # ace low, straights and flushes do not count: 5-4-3-2-A is best
    DEUCE_SEVEN = "deuce_seven"  # ace high, straights and flushes count: 7-5-4-3-2 is best
    BADUGI = "badugi"  # up to four cards of different ranks and suits, ace low


class Ranking(Struct, frozen=True):
    """How hands rank in a game.

    name       code of the ranking
    order      categories, weakest first
    straights  each run of five ranks from its top card downward, highest first;
               an ace at the end of a run counts low there (RULES 2.5)
    joker      what a joker in the deck may stand for
    natural_first  equal hands: the one without the joker wins (D-02)
    low        the lowest hand wins, and which cards make it; None: the highest wins
    worst      a low hand with a card above this rank is none: "eight or better"
    """

    name: str
    order: tuple[Category, ...]
    straights: tuple[tuple[Rank, ...], ...] = ()
    joker: Joker | None = None
    natural_first: bool = False
    low: Low | None = None
    worst: Rank | None = None

    def __repr__(self) -> str:
        """Short: a ranking is the default of many arguments."""
        return f"Ranking({self.name!r})"


def _runs(codes: str) -> tuple[tuple[Rank, ...], ...]:
    """Every run of five neighbours in `codes`, highest first."""
    runs = [codes[i : i + 5][::-1] for i in range(len(codes) - 4)]
    return tuple(tuple(Rank(code) for code in run) for run in reversed(runs))


def _stripped(lowest: str, *, low_ace: bool = True) -> tuple[tuple[Rank, ...], ...]:
    """The straights of a deck without the ranks below `lowest`."""
    codes = RANK_CODES[RANK_CODES.index(lowest) :]
    return _runs("A" + codes if low_ace else codes)


_ORDER = tuple(Category)[:10]
_FLUSH_OVER_FULL_HOUSE = (*_ORDER[:5], Category.FULL_HOUSE, Category.FLUSH, *_ORDER[7:])

STANDARD = Ranking(
    name="standard",
    order=_ORDER,
    straights=_runs("A" + RANK_CODES),
)
"""52 cards: ten straights from A-K-Q-J-T down to 5-4-3-2-A."""

JOKER_WILD = Ranking(
    name="joker_wild",
    order=(*_ORDER, Category.FIVE_OF_A_KIND),
    straights=STANDARD.straights,
    joker=Joker.WILD,
)
"""One joker, fully wild: five of a kind beats a royal flush (S1-22)."""

JOKER_BUG = Ranking(
    name="joker_bug",
    order=JOKER_WILD.order,
    straights=STANDARD.straights,
    joker=Joker.BUG,
)
"""One joker as a bug: five aces are the only five of a kind."""

STRIPPED = Ranking(
    name="stripped",
    order=_FLUSH_OVER_FULL_HOUSE,
    straights=_stripped("7"),
)
"""32 cards: flush over full house (S1-23), A-7-8-9-10 the lowest straight (D-03)."""

STRIPPED_ACE_HIGH = Ranking(
    name="stripped_ace_high",
    order=STRIPPED.order,
    straights=_stripped("7", low_ace=False),
)
"""32 cards where the ace is only high (D-03, a789t=false)."""

SHORT = Ranking(
    name="short",
    order=_FLUSH_OVER_FULL_HOUSE,
    straights=_stripped("6"),
)
"""36 cards: flush over full house, straight over three of a kind (RULES 3.5)."""

SHORT_TRIPS = Ranking(
    name="short_trips",
    order=(*_ORDER[:3], Category.STRAIGHT, Category.THREE, *_FLUSH_OVER_FULL_HOUSE[5:]),
    straights=SHORT.straights,
)
"""36 cards where three of a kind beats a straight (RULES 3.5, trips_beat_straight)."""

_PAIRED_LOWS = (
    Category.FOUR,
    Category.FULL_HOUSE,
    Category.THREE,
    Category.TWO_PAIR,
    Category.PAIR,
    Category.LOW,
)

EIGHT_LOW = Ranking(name="eight_low", order=(Category.LOW,), low=Low.ACE_FIVE, worst=Rank.EIGHT)
"""The low half of hi-lo: five different ranks, none above eight (RULES 3.7)."""

ACE_FIVE_LOW = Ranking(name="ace_five_low", order=_PAIRED_LOWS, low=Low.ACE_FIVE)
"""Razz: any five cards, ace low; a pair is worse than none."""

DEUCE_SEVEN_LOW = Ranking(
    name="deuce_seven_low",
    order=(*reversed(_ORDER[1:]), Category.LOW),
    straights=STANDARD.straights[:-1],
    low=Low.DEUCE_SEVEN,
)
"""2-7: the standard order upside down; the ace is high, so 5-4-3-2-A is no straight."""

BADUGI = Ranking(
    name="badugi",
    order=(
        Category.ONE_CARD,
        Category.TWO_CARDS,
        Category.THREE_CARDS,
        Category.FOUR_CARDS,
    ),
    low=Low.BADUGI,
)
"""Badugi: more cards that play beat fewer, then the lower ones win."""
