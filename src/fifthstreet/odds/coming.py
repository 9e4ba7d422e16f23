"""What a hand may become: how many ways to deal the board end in each category."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import chain, combinations, islice
from math import comb

from msgspec import Struct

from fifthstreet.cards import Card, Category
from fifthstreet.games import HOLDEM, Division, Game, HoleUse, board_cards, hole_cards
from fifthstreet.odds.reading import cards_of, text_of
from fifthstreet.odds.watching import Watch, unwatched
from fifthstreet.reasons import GameNotCounted, IllegalAction
from fifthstreet.strength.fast import category_of, evaluate, evaluate_batch, has_ladder
from fifthstreet.strength.ranking import STANDARD, Ranking

CHUNK = 65_536
"""Hands that are evaluated at once."""


class Chances(Struct, frozen=True):
    """How many ways to deal the cards of the board end in each category, the weakest first.

    next   when the next street has been dealt, three cards or one; empty after the river
    river  when the whole board lies there
    street the name of the next street; None after the river
    """

    next: dict[Category, int]
    river: dict[Category, int]
    street: str | None


def chances(
    hand: str | Sequence[Card],
    board: str | Sequence[Card] = "",
    dead: str | Collection[Card] = "",
    game: Game = HOLDEM,
    *,
    watch: Watch = unwatched,
) -> Chances:
    """How often the hand ends in each category, on the next street and on the river.

    hand   two cards
    board  the cards that lie there, none to five
    dead   cards that cannot come
    game   hold'em, with any deck
    watch  is told from time to time how far the work is

    Every way to deal the missing cards is counted; a category that cannot come has 0.

    Raises NotationError and NotOfDeck for cards as `equity` does, IllegalAction for a game
    that is not hold'em, ValueError for one whose ranking has no tables.

    >>> found = chances("AsKs", "2s 7s Kd")
    >>> found.next[Category.FLUSH], found.river[Category.FLUSH]
    (9, 378)
    """
    if not _is_holdem(game):
        raise IllegalAction(GameNotCounted("chances"))
    seen: set[Card] = set()
    hole = cards_of(text_of(hand), 2, 2, game, seen)
    lying = cards_of(text_of(board), 0, 5, game, seen)
    cards_of(text_of(dead), 0, len(game.deck.cards), game, seen)
    unseen = [card for card in game.deck.cards if card not in seen]
    street, size = _next_street(game, len(lying))
    known = (*hole, *lying)
    river = counted(known, unseen, board_cards(game) - len(lying), game.ranking, watch)
    if street is None:
        return Chances({}, river, None)
    return Chances(counted(known, unseen, size, game.ranking, watch), river, street)


def _is_holdem(game: Game) -> bool:
    high = game.hole_use is HoleUse.ANY and game.division is Division.HIGH
    return high and hole_cards(game) == 2 and board_cards(game) == 5


def _next_street(game: Game, lying: int) -> tuple[str | None, int]:
    """The street whose cards do not all lie there, and how many of them come."""
    total = 0
    for street in game.streets:
        total += street.board
        if total > lying:
            return street.name, total - lying
    return None, 0


def counted(
    known: Sequence[Card],
    unseen: Sequence[Card],
    missing: int,
    ranking: Ranking,
    watch: Watch = unwatched,
) -> dict[Category, int]:
    """By category: ways to add so many of the unseen cards to the known ones, five to seven in all.

    Hands without a joker are evaluated many at once. With one they are judged one by one.

    Raises ValueError if there are too few cards, or no tables for the ranking.
    """
    if not has_ladder(ranking):
        raise ValueError(f"there are no tables for the ranking {ranking.name}")
    if missing > len(unseen):
        raise ValueError(f"{missing} cards are missing, and {len(unseen)} are left")
    found: Counter[int] = Counter()
    total, done = comb(len(unseen), missing), 0
    plain = [card for card in unseen if card is not Card.JOKER]
    if Card.JOKER not in known:
        # The ranking with a joker ranks hands without one as the standard does.
        natural = STANDARD if ranking.joker is not None else ranking
        for rows in _rows([card.number for card in known], [c.number for c in plain], missing):
            found.update(evaluate_batch(rows, natural))
            done += len(rows)
            watch(done, total)
    with_joker = _with_joker(known, unseen, plain, missing)
    while strengths := [evaluate(cards, ranking) for cards in islice(with_joker, CHUNK // 16)]:
        found.update(strengths)
        done += len(strengths)
        watch(done, total)
    result = dict.fromkeys(ranking.order, 0)
    for strength, hands_of_it in found.items():
        result[category_of(strength, ranking)] += hands_of_it
    return result


def _rows(known: Sequence[int], unseen: Sequence[int], missing: int) -> Iterator[memoryview]:
    """The numbers of the cards of every hand, row by row, many hands at once."""
    width = len(known) + missing
    dealt = combinations(unseen, missing)
    while some := [*islice(dealt, CHUNK)]:
        count = len(some)
        rows = bytearray(width * count)
        for place, number in enumerate(known):
            rows[place::width] = bytes([number]) * count
        coming = bytes(chain.from_iterable(some))
        for place in range(missing):
            rows[len(known) + place :: width] = coming[place::missing]
        yield memoryview(rows).cast("B", (count, width))


def _with_joker(
    known: Sequence[Card], unseen: Sequence[Card], plain: Sequence[Card], missing: int
) -> Iterator[tuple[Card, ...]]:
    """Every hand with the joker."""
    if Card.JOKER in known:
        for dealt in combinations(plain, missing):
            yield (*known, *dealt)
    elif Card.JOKER in unseen and missing:
        for dealt in combinations(plain, missing - 1):
            yield (*known, *dealt, Card.JOKER)
