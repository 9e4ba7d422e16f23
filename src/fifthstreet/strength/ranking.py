"""The order of categories and the straights of a deck, as data (RULES 3.9)."""

from msgspec import Struct

from fifthstreet.cards import RANK_CODES, Category, Rank


class Ranking(Struct, frozen=True):
    """How hands of five rank in a game.

    name       code of the ranking
    order      categories, weakest first
    straights  each run of five ranks from its top card downward, highest first;
               an ace at the end of a run counts low there (RULES 2.5)
    """

    name: str
    order: tuple[Category, ...]
    straights: tuple[tuple[Rank, ...], ...]


def _runs(codes: str) -> tuple[tuple[Rank, ...], ...]:
    """Every run of five neighbours in `codes`, highest first."""
    runs = [codes[i : i + 5][::-1] for i in range(len(codes) - 4)]
    return tuple(tuple(Rank(code) for code in run) for run in reversed(runs))


STANDARD = Ranking(
    name="standard",
    order=tuple(Category),
    straights=_runs("A" + RANK_CODES),
)
"""52 cards: ten straights from A-K-Q-J-T down to 5-4-3-2-A."""
