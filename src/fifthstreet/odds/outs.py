"""Outs: the next cards that help a hand, what each of them makes, and how many are clean.

Alone, a hand is helped by a card that raises its category, if what is new of it holds a card
of its own: the king that makes a pair of kings on the board makes it for everybody.

Against known hands it is helped by a card after which it stands better than now: it was behind
and is best or shares, or it shared and is best alone. These outs are clean. A card that would
help it alone, and after which it is behind all the same, is a tainted out.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from fractions import Fraction
from itertools import combinations, product
from math import comb

from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.games import HOLDEM, Division, Game, HoleUse, board_cards, hole_cards
from fifthstreet.odds.reading import cards_of, text_of
from fifthstreet.reasons import GameNotCounted, IllegalAction, PlayersOutside
from fifthstreet.rules.making import best_hand
from fifthstreet.strength.fast import evaluate, has_ladder
from fifthstreet.strength.five import KICKERS, BestFive
from fifthstreet.strength.reference import best_five

MOST_PLAYERS = 9

NAMED: dict[Category, int] = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2}
"""How many ranks name what a card makes, where they are more than one."""


class Standing(Enum):
    """How a hand stands against known ones."""

    BEHIND = "behind"
    LEVEL = "level"  # best, together with others
    AHEAD = "ahead"

    __hash__ = object.__hash__  # identity: members are unique


class Next(Struct, frozen=True):
    """A card that may come next.

    best      the hand with it
    standing  against the other hands with it; None if none are known
    beaten    last cards after which the hand is behind all the same; 0 on the river
    """

    card: Card
    best: BestFive
    standing: Standing | None = None
    beaten: int = 0


class Made(Struct, frozen=True):
    """Cards that make the same hand, by the category and the ranks that name it.

    best  the strongest of these hands
    """

    best: BestFive
    cards: tuple[Next, ...]


class Outs(Struct, frozen=True):
    """The next cards that help a hand; what they make comes strongest first.

    now       the hand as it is
    standing  against the other hands; None if none are known
    unseen    how many cards may come next
    to_come   how many cards will come: two on the flop, one on the turn
    clean     the outs
    tainted   cards that improve the hand, and leave it behind
    board     cards that only improve the board
    threats   cards after which the hand stands worse than now
    """

    now: BestFive
    standing: Standing | None
    unseen: int
    to_come: int
    clean: tuple[Made, ...]
    tainted: tuple[Made, ...]
    board: tuple[Made, ...]
    threats: tuple[Made, ...]

    @property
    def count(self) -> int:
        """How many outs there are; tainted ones do not count."""
        return count(self.clean)

    def by_next(self, outs: int) -> Fraction:
        """The chance that one of so many outs comes next."""
        return Fraction(outs, self.unseen)

    def by_river(self, outs: int) -> Fraction:
        """The chance that at least one of so many outs comes until the river.

        >>> outs("9h8h", "7c 6d Kh").by_river(8)
        Fraction(340, 1081)
        """
        ways = comb(self.unseen, self.to_come)
        return Fraction(ways - comb(self.unseen - outs, self.to_come), ways)


def named(best: BestFive) -> tuple[Rank, ...]:
    """The ranks that name a hand: both of two pair, of a flush its highest."""
    return best.ranks[: NAMED.get(best.category, 1)]


def count(made: Iterable[Made]) -> int:
    """How many cards these are."""
    return sum([len(each.cards) for each in made])


def outs(
    hand: str | Sequence[Card],
    board: str | Sequence[Card],
    opponents: Sequence[str | Sequence[Card]] = (),
    dead: str | Collection[Card] = "",
    game: Game = HOLDEM,
) -> Outs:
    """The next cards that help the hand, on the flop or on the turn.

    board      three or four cards
    opponents  hands that are known, none to eight
    dead       cards that cannot come
    game       hold'em with any deck, or Omaha without a low hand

    A hand that is ahead of all others needs no outs and has none; its threats are told.

    Raises NotationError and NotOfDeck for cards as `equity` does, and IllegalAction for
    another game and for more opponents.

    >>> [(each.best.category.value, len(each.cards)) for each in outs("Ah5h", "Kh9h2c").clean]
    [('flush', 9), ('pair', 3), ('pair', 3)]
    """
    if board_cards(game) != 5 or game.division is Division.HIGH_LOW:
        raise IllegalAction(GameNotCounted("outs"))
    if len(opponents) >= MOST_PLAYERS:
        raise IllegalAction(PlayersOutside(1 + len(opponents), 1, MOST_PLAYERS))
    seen: set[Card] = set()
    size = hole_cards(game)
    lying = cards_of(text_of(board), 3, 4, game, seen)
    cards_of(text_of(dead), 0, len(game.deck.cards), game, seen)
    holes = [cards_of(text_of(hole), size, size, game, seen) for hole in (hand, *opponents)]
    unseen = [card for card in game.deck.cards if card not in seen]
    now = best_hand(holes[0], lying, game)
    standing = _standing(holes, lying, game)
    clean: list[Next] = []
    tainted: list[Next] = []
    shared: list[Next] = []
    threats: list[Next] = []
    for card in unseen:
        then = (*lying, card)
        best = best_hand(holes[0], then, game)
        after = _standing(holes, then, game)
        helps = _helps(now, best, card, then, game)
        found = Next(card, best, after)
        if standing is None or after is None:
            if helps:
                (clean if helps is Helps.HAND else shared).append(found)
            continue
        steps = ORDER.index(after) - ORDER.index(standing)
        if steps > 0:
            clean.append(_with_rivers(found, holes, then, unseen, game))
        elif helps is Helps.HAND and after is Standing.BEHIND:
            tainted.append(found)
        elif helps is Helps.BOARD:
            shared.append(found)
        if steps < 0:
            threats.append(found)
    return Outs(
        now,
        standing,
        len(unseen),
        5 - len(lying),
        _grouped(clean),
        _grouped(tainted),
        _grouped(shared),
        _grouped(threats),
    )


# --- Does a card help? --------------------------------------------------------------------


class Helps(Enum):
    """Whom a card helps that improves a hand."""

    HAND = "hand"
    BOARD = "board"  # everybody alike


def _helps(
    now: BestFive, best: BestFive, card: Card, board: Sequence[Card], game: Game
) -> Helps | None:
    """Whom the card helps that makes `best` of `now`; None if it does not improve the hand.

    The category rises, or two pair that lay on the board become other ones with a card of the
    hand. What is new is the pair with the card, or else all that makes the category.
    """
    order = game.ranking.order
    raised = order.index(best.category) > order.index(now.category)
    if not raised and (
        best.category is not now.category
        or best.strength <= now.strength
        or set(_makes(now)) & set(now.hole)
    ):
        return None
    if not set(_new(best, card)) & set(best.hole):
        return Helps.BOARD if raised else None
    if game.hole_use is HoleUse.ANY and len(board) == 5:
        plays_board = best_five(board, game.ranking).strength == best.strength
        return Helps.BOARD if plays_board else Helps.HAND
    return Helps.HAND


def _makes(best: BestFive) -> tuple[Card, ...]:
    """The cards that make the category: all but the kickers."""
    return best.cards[: len(best.cards) - KICKERS[best.category]]


def _new(best: BestFive, card: Card) -> tuple[Card, ...]:
    """What the card is part of: its pair of two, or else all that makes the category."""
    groups = [_makes(best)]
    if best.category is Category.TWO_PAIR:
        groups = [best.cards[:2], best.cards[2:4]]
    return next((group for group in groups if card in group), ())


# --- Who is ahead? ------------------------------------------------------------------------

ORDER = tuple(Standing)


def _standing(
    holes: Sequence[Sequence[Card]], board: Sequence[Card], game: Game
) -> Standing | None:
    """How the first hand stands against the others; None without others."""
    strengths = [_strength(game)(hole, board, game) for hole in holes]
    if len(strengths) == 1:
        return None
    mine, theirs = strengths[0], max(strengths[1:])
    if mine == theirs:
        return Standing.LEVEL
    return Standing.AHEAD if mine > theirs else Standing.BEHIND


Strength = Callable[[Sequence[Card], Sequence[Card], Game], tuple[int, ...]]


def _strength(game: Game) -> Strength:
    """How hands are compared: by their tables, which is quick, or as the rules do."""
    tables = has_ladder(game.ranking) and not game.ranking.natural_first
    if not tables:
        return _by_the_rules
    return _of_all if game.hole_use is HoleUse.ANY else _of_two_and_three


def _of_all(hole: Sequence[Card], board: Sequence[Card], game: Game) -> tuple[int, ...]:
    return (evaluate([*hole, *board], game.ranking),)


def _of_two_and_three(hole: Sequence[Card], board: Sequence[Card], game: Game) -> tuple[int, ...]:
    pairs = product(combinations(hole, 2), combinations(board, 3))
    return (max([evaluate([*own, *shared], game.ranking) for own, shared in pairs]),)


def _by_the_rules(hole: Sequence[Card], board: Sequence[Card], game: Game) -> tuple[int, ...]:
    return best_hand(hole, board, game).strength


def _with_rivers(
    found: Next,
    holes: Sequence[Sequence[Card]],
    board: Sequence[Card],
    unseen: Sequence[Card],
    game: Game,
) -> Next:
    """The same with the last cards after which the hand is behind."""
    if len(board) == 5:
        return found
    beaten = [
        last
        for last in unseen
        if last is not found.card and _standing(holes, (*board, last), game) is Standing.BEHIND
    ]
    return replace(found, beaten=len(beaten))


# --- What it makes ------------------------------------------------------------------------


def _grouped(cards: Sequence[Next]) -> tuple[Made, ...]:
    """The cards by what they make, strongest first; of one group the highest cards first."""
    groups: dict[object, list[Next]] = {}
    for found in sorted(cards, key=lambda each: -(each.card.number // 4)):
        groups.setdefault((found.best.category, named(found.best)), []).append(found)
    made = [
        Made(max(group, key=lambda each: each.best.strength).best, tuple(group))
        for group in groups.values()
    ]
    return tuple(sorted(made, key=lambda each: each.best.strength, reverse=True))
