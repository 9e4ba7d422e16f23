"""What each hand or range is worth: its share of the pot over every way to deal the rest.

Exact, for whatever can be counted: known hands in every game, two ranges on any street, more
ranges while their choices are few. Wider ones are sampled, and the answer says how far it may
be off. There is one way of counting for each kind of spot; they agree with `plain.py`, which
deals every card.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from enum import Enum
from functools import lru_cache
from itertools import pairwise
from math import comb
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import RANK_CODES, SUIT_CODES, Card, Deck
from fifthstreet.games import GAMES, HOLDEM, Division, Game, HoleUse, board_cards, hole_cards
from fifthstreet.notation import read_cards
from fifthstreet.odds import fixed, plain, sweep
from fifthstreet.odds.plain import Result, Winners
from fifthstreet.odds.ranges import Range, parse_range, range_of, range_text, without
from fifthstreet.odds.reading import cards_of, text_of
from fifthstreet.odds.watching import Watch, unwatched
from fifthstreet.reasons import (
    HardlyPossible,
    IllegalAction,
    NotationError,
    NotDrawn,
    NothingDrawn,
    PlayersOutside,
    RangeEmptied,
    RangeNotHere,
    TooFewCards,
    TooManyDeals,
    WrongCardCount,
)
from fifthstreet.strength.fast import LADDER_OF, has_ladder
from fifthstreet.strength.ranking import STANDARD

Count: TypeAlias = float
"""Deals; whole, unless ranges have weights."""

Player: TypeAlias = str | Sequence[Card] | Range
"""A hand or a range; text is read as either, in any notation."""

MOST_CHOICES = 20_000
"""Choices of hands for three or more ranges that are still counted one by one."""

CANCELLED = 1e-6
"""Of all deals with weights; if fewer are possible, differences of large sums are not exact."""

NOISE = 1e-12
"""Of all deals with weights; what is less comes from rounding."""

MOST_SAMPLES = 10**12
"""Weeks of work, and as many as the loops can count."""

SAMPLES = 1_000_000
"""Deals that are drawn where they cannot be counted, unless it is said how many."""


_parse_range = lru_cache(256)(parse_range)  # who asks for one board asks for the next
_range_text = lru_cache(256)(range_text)


class Method(Enum):
    """How an equity was found."""

    EXACT = "exact"  # every deal is counted
    SAMPLED = "sampled"  # deals were drawn at random

    def __str__(self) -> str:
        return str(self.value)


class Half(Struct, frozen=True):
    """How a player fared for the high hand, or for the low one.

    wins   deals in which his hand alone was best
    ties   deals in which it was best together with others
    share  his part of this half, of the deals in which there was such a hand; 0 if none
    """

    wins: Count
    ties: Count
    share: float


class PlayerEquity(Struct, frozen=True):
    """What one player's hand is worth; shares are of 1.

    hand    as it was given, or in canonical notation
    wins    deals in which he takes the whole pot; in hi-lo he scoops it
    ties    deals in which he takes a part of it
    win, tie  the same as shares of all deals
    equity  his part of the pot over all deals
    error   standard error of the equity; 0 if it is exact
    high    for the high hand; in a game without a low it is all there is
    low     for the low hand, in a game that has one
    """

    hand: str
    wins: Count
    ties: Count
    win: float
    tie: float
    equity: float
    error: float
    high: Half
    low: Half | None = None


class Equity(Struct, frozen=True):
    """What all hands are worth.

    boards    boards that can come beside known hands; of sampled ones, deals that were drawn
    outcomes  deals by who has the best high hand and who the best low one, together if they
              are several; nobody has the low one in a game or a deal without it
    players   in the order in which they were given
    """

    method: Method
    boards: int
    outcomes: Mapping[Result, Count]
    players: tuple[PlayerEquity, ...]

    @property
    def deals(self) -> Count:
        """All deals: a board with a hand of each range, by its weight."""
        return sum(self.outcomes.values())

    @property
    def lows(self) -> Count:
        """Deals in which somebody has a low hand."""
        return sum([deals for (_, low), deals in self.outcomes.items() if low])

    def tied(self, player: int) -> dict[Winners, Count]:
        """Deals in which this player shares the high hand, by all who share it."""
        found: dict[Winners, Count] = {}
        for (high, _), deals in self.outcomes.items():
            if player in high and len(high) > 1:
                found[high] = found.get(high, 0) + deals
        return found


def equity(
    players: Sequence[Player],
    board: str | Sequence[Card] = "",
    dead: str | Collection[Card] = "",
    game: Game | str = HOLDEM,
    *,
    samples: int | None = None,
    seed: int = 0,
    error: float = 0.0,
    watch: Watch = unwatched,
) -> Equity:
    """Each player's share of the pot if nobody folds and no cards are exchanged.

    players  two to nine: a hand, or in hold'em a range
    board    the cards that lie there, as many as the game has or fewer
    dead     cards that cannot come: folded, burned or seen
    game     or its code, as "omaha"
    samples  draw so many deals instead of counting all
    seed     of what is drawn: the same seed draws the same deals
    error    stop drawing when every standard error is at most this
    watch    is told from time to time how far the work is

    Who ties with one other gets a half of what they tie for. Between calls nothing is kept
    but tables of the game and ranges that were read from the same text.

    Raises NotationError with the text at fault and the spot: unreadable, a wrong number of
    cards, a card that is already somewhere else, a range of which nothing is left or that the
    game does not take; NotOfDeck at a card the game is played without; IllegalAction for fewer
    than two players, more than nine, too few cards for all of them, more deals than can be
    counted, and deals that cannot be drawn.

    >>> result = equity(["AsKs", "QhQd"], board="Ah 7c 2d 9s")
    >>> result.boards, [(player.wins, player.ties) for player in result.players]
    (44, [(42, 0), (2, 0)])
    """
    if isinstance(players, str):
        raise TypeError("players are a list with a text for each, not one text")
    if isinstance(game, str):
        game = GAMES[game]
    spot = _read(players, board, dead, game)
    known = [hand for hand in spot.hands if not isinstance(hand, Range)]
    if samples is None and len(known) == len(spot.hands):
        return _answer(spot, Method.EXACT, _boards(spot), _of_known(spot, known))
    if samples is not None:
        if not _takes_ranges(game):
            raise IllegalAction(NotDrawn())
        return _drawn(spot, samples, seed, error, watch)
    if len(spot.hands) == 2:
        return _answer(spot, Method.EXACT, _boards(spot), _of_two(spot, watch))
    # Here, as below: each takes a while to import, and few spots need it.
    from fifthstreet.odds import several

    ranges, ladder = _ranges(spot), LADDER_OF[game.ranking.name]
    if several.choices(ranges, spot.on_board, spot.unseen, MOST_CHOICES) >= MOST_CHOICES:
        return _drawn(spot, SAMPLES, seed, error, watch)
    found = several.outcomes(ranges, spot.on_board, spot.unseen, ladder, watch)
    return _answer(spot, Method.EXACT, _boards(spot), _named(_whole(found.counts, ranges)))


# --- What was asked -----------------------------------------------------------------------


class _Spot(Struct, frozen=True):
    """What was asked, read and looked through."""

    game: Game
    hands: tuple[tuple[Card, ...] | Range, ...]
    names: tuple[str, ...]
    board: tuple[Card, ...]
    dead: tuple[Card, ...]

    @property
    def on_board(self) -> list[int]:
        return [card.number for card in self.board]

    @property
    def unseen(self) -> list[int]:
        """Cards that can come or be held, ascending."""
        gone = {*self.board, *self.dead}
        return [card.number for card in self.game.deck.cards if card not in gone]


PLAIN = {f"{rank}{suit}": Card(f"{rank}{suit}") for rank in RANK_CODES for suit in SUIT_CODES}


def _read(
    players: Sequence[Player],
    board: str | Sequence[Card],
    dead: str | Collection[Card],
    game: Game,
) -> _Spot:
    if not 2 <= len(players) <= 9:
        raise IllegalAction(PlayersOutside(len(players), 2, 9))
    seen: set[Card] = set()
    names = tuple([_text(player) for player in players])
    on_board = cards_of(text_of(board), 0, board_cards(game), game, seen)
    gone = cards_of(text_of(dead), 0, len(game.deck.cards), game, seen)
    hands = [
        player if isinstance(player, Range) else _hand(name, game, seen)
        for player, name in zip(players, names, strict=True)
    ]
    for place, hand in enumerate(hands):
        if isinstance(hand, Range):
            hands[place] = _possible(hand, names[place], game, seen)
    taken = len(players) * hole_cards(game) + board_cards(game) + len(gone)
    if taken > len(game.deck.cards):
        raise IllegalAction(TooFewCards(taken, len(game.deck.cards)))
    return _Spot(game, tuple(hands), names, on_board, gone)


def _text(player: Player) -> str:
    return _range_text(player) if isinstance(player, Range) else text_of(player)


def _hand(text: str, game: Game, seen: set[Card]) -> tuple[Card, ...] | Range:
    """A hand, or in hold'em a range."""
    one, two = PLAIN.get(text[:2]), PLAIN.get(text[2:])
    if one is None or two is None:
        if not _takes_ranges(game):
            _refuse_range(text)
        elif not _is_hand(text):
            return _parse_range(text)
        size = hole_cards(game)
        return cards_of(text, size if _all_known(game) else 1, size, game, seen)
    if hole_cards(game) != 2:
        raise NotationError(WrongCardCount(text, 0, 4, 2, hole_cards(game), hole_cards(game)))
    if one in seen or two in seen or one is two or game.deck is not Deck.FULL:
        return cards_of(text, 2, 2, game, seen)  # which says what is wrong
    seen.add(one)
    seen.add(two)
    return one, two


def _refuse_range(text: str) -> None:
    """Refuse a text that is a range and no cards, in a game whose ranges are not counted."""
    try:
        read_cards(text, allow_duplicates=True)
    except NotationError:
        try:
            _parse_range(text)
        except NotationError:
            return  # it is neither: as cards it will be refused
        raise NotationError(RangeNotHere(text, 0, len(text))) from None


def _is_hand(text: str) -> bool:
    """Whether a text is cards, and not a range; "AsKs QhQd" is a range of two hands."""
    try:
        spans = read_cards(text, allow_duplicates=True).spans
    except NotationError:
        return False
    apart = [end < start for (_, end), (start, _) in pairwise(spans)]
    return len(apart) < 3 or apart != [bool(place % 2) for place in range(len(apart))]


def _all_known(game: Game) -> bool:
    """Whether hands are given whole; where plain dealing counts, cards may be missing."""
    return board_cards(game) == 5


def _possible(hands: Range, text: str, game: Game, seen: set[Card]) -> Range:
    """What of a range can be held."""
    if not _takes_ranges(game):
        raise NotationError(RangeNotHere(text, 0, len(text)))
    gone = seen | set(Deck.FULL.cards).difference(game.deck.cards)
    if {card.number for card in gone}.isdisjoint(hands.numbers):
        return hands
    left = without(hands, gone)
    if not left.weights:
        raise NotationError(RangeEmptied(text, 0, len(text)))
    return left


# --- Ways to count ------------------------------------------------------------------------


def _is_holdem(game: Game) -> bool:
    return game.hole_use is HoleUse.ANY and hole_cards(game) == 2 and board_cards(game) == 5


def _takes_ranges(game: Game) -> bool:
    """Whether ranges are counted, and deals drawn; elsewhere only known hands are."""
    return _is_holdem(game) and game.deck is not Deck.JOKER


def _boards(spot: _Spot) -> int:
    """How many boards can come, and in other games deals."""
    own = 0
    missing = [board_cards(spot.game) - len(spot.board)]
    for hand in spot.hands:
        if not isinstance(hand, Range):
            own += len(hand)
            missing.append(hole_cards(spot.game) - len(hand))
        elif len(hand) == 1:
            own += 2
    left = len(spot.game.deck.cards) - len(spot.board) - len(spot.dead) - own
    ways = 1
    for cards in missing:
        ways *= comb(left, cards)
        left -= cards
    return ways


def _of_known(spot: _Spot, hands: Sequence[tuple[Card, ...]]) -> dict[Result, Count]:
    game, ranking = spot.game, spot.game.ranking
    if not _all_known(game) or not (has_ladder(ranking) and not ranking.natural_first):
        if (deals := _boards(spot)) > plain.MOST_DEALS:
            raise IllegalAction(TooManyDeals(deals, plain.MOST_DEALS))
        return dict(plain.outcomes(hands, spot.board, spot.dead, game))
    holes = [[card.number for card in hand] for hand in hands]
    held = {number for hole in holes for number in hole}
    left = [number for number in spot.unseen if number not in held]
    if game.hole_use is HoleUse.TWO:
        from fifthstreet.odds import omaha

        low = game.division is Division.HIGH_LOW
        return {
            (_players(high), _players(best_low)): count
            for (high, best_low), count in omaha.outcomes(
                holes, spot.on_board, left, low=low
            ).items()
        }
    if ranking.joker is not None:
        from fifthstreet.odds import joker

        return _named(joker.outcomes(holes, spot.on_board, left, ranking))
    return _named(fixed.outcomes(holes, spot.on_board, left, LADDER_OF[ranking.name]))


def _of_two(spot: _Spot, watch: Watch) -> dict[Result, Count]:
    first, second = ranges = _ranges(spot)
    ladder = LADDER_OF[spot.game.ranking.name]
    usual = spot.game.deck is Deck.FULL and spot.game.ranking is STANDARD
    if usual and not spot.board and not spot.dead:
        from fifthstreet.odds import matchups

        found = matchups.outcomes(first, second)
    else:
        total = comb(len(spot.unseen), 5 - len(spot.board))
        found = sweep.outcomes(
            first, second, spot.on_board, spot.unseen, ladder, lambda done: watch(done, total)
        )
    counts: Sequence[Count] = [0, found.wins, found.losses, found.ties]
    every = sum(first.weights) * sum(second.weights) * _boards(spot)
    if sum(counts) < CANCELLED * every:  # nearly all hands share a card with the other range
        from fifthstreet.odds import several

        try:
            counts = several.outcomes(ranges, spot.on_board, spot.unseen, ladder).counts
        except NotationError:
            text = spot.names[1]
            raise NotationError(RangeEmptied(text, 0, len(text))) from None
        return _named(_whole(counts, ranges))
    return _named(_whole([count if count > NOISE * every else 0 for count in counts], ranges))


def _whole(counts: Sequence[Count], ranges: Iterable[Range]) -> Sequence[Count]:
    """Counts as whole numbers, if all hands weigh 1."""
    if all([set(hands.weights) == {1.0} for hands in ranges]):
        return [int(count) for count in counts]
    return counts


def _ranges(spot: _Spot) -> list[Range]:
    return [
        hand if isinstance(hand, Range) else range_of([((hand[0], hand[1]), 1.0)])
        for hand in spot.hands
    ]


def _drawn(spot: _Spot, samples: int, seed: int, error: float, watch: Watch) -> Equity:
    if type(samples) is not int or type(seed) is not int:
        raise TypeError(f"samples and seed are whole numbers, not {samples!r} and {seed!r}")
    if not 0 <= error < 1:  # NaN is not either
        raise ValueError(f"a standard error is a number from 0 to 1, not {error}")
    if not 1 <= samples <= MOST_SAMPLES:
        raise IllegalAction(NothingDrawn(samples))
    ladder = LADDER_OF[spot.game.ranking.name]
    from fifthstreet.odds import sampling

    last = None
    try:
        for last in sampling.samples(
            _ranges(spot), spot.on_board, spot.unseen, ladder, samples, seed, error=error
        ):
            watch(last.deals, samples)
    except NotationError:
        raise
    except ValueError:
        raise IllegalAction(HardlyPossible()) from None
    assert last is not None
    return _answer(spot, Method.SAMPLED, last.deals, _named(last.counts), last.errors)


# --- The answer ---------------------------------------------------------------------------

SETS: list[Winners] = [
    tuple([player for player in range(9) if winners >> player & 1]) for winners in range(512)
]
"""The players of each set that is given by bits."""


def _players(winners: int) -> Winners:
    return SETS[winners]


def _named(counts: Iterable[Count]) -> dict[Result, Count]:
    return {(SETS[winners], ()): count for winners, count in enumerate(counts) if count}


def _answer(
    spot: _Spot,
    method: Method,
    boards: int,
    outcomes: dict[Result, Count],
    errors: Sequence[float] = (),
) -> Equity:
    total = sum(outcomes.values())
    divided = spot.game.division is Division.HIGH_LOW
    lows = sum([deals for (_, low), deals in outcomes.items() if low])
    players = []
    for player, name in enumerate(spot.names):
        wins: Count = 0
        ties: Count = 0
        share = 0.0
        high_wins: Count = 0
        high_ties: Count = 0
        high_share = 0.0
        for (high, low), deals in outcomes.items():
            part = 0.0
            if player in high:
                part = 1 / len(high)
                high_share += deals * part
                if len(high) == 1:
                    high_wins += deals
                else:
                    high_ties += deals
            if low:
                part = (part + (1 / len(low) if player in low else 0.0)) / 2
            if part == 1:
                wins += deals
            elif part:
                ties += deals
            share += deals * part
        players.append(
            PlayerEquity(
                name,
                wins,
                ties,
                wins / total,
                ties / total,
                share / total,
                errors[player] if errors else 0.0,
                Half(high_wins, high_ties, high_share / total),
                _low_half(player, outcomes, lows) if divided else None,
            )
        )
    return Equity(method, boards, outcomes, tuple(players))


def _low_half(player: int, outcomes: Mapping[Result, Count], lows: Count) -> Half:
    wins: Count = 0
    ties: Count = 0
    share = 0.0
    for (_, low), deals in outcomes.items():
        if player in low:
            share += deals / len(low)
            if len(low) == 1:
                wins += deals
            else:
                ties += deals
    return Half(wins, ties, share / lows if lows else 0.0)
