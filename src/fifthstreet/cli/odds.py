"""`fifthstreet odds`: how many hands of a deck are of each category, and how rare it is."""

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from enum import Enum
from math import comb
from typing import Annotated

import typer

from fifthstreet.cards import Category, Deck, Rank
from fifthstreet.cli.answers import stop
from fifthstreet.cli.referee import game_of
from fifthstreet.games import BADUGI_GAME, GAMES, Division
from fifthstreet.odds.counts import counts, low_counts
from fifthstreet.strength.ranking import (
    EIGHT_LOW,
    JOKER_BUG,
    JOKER_WILD,
    SHORT,
    STANDARD,
    STRIPPED,
    Ranking,
)
from fifthstreet.words.nouns import category_noun


class Of(Enum):
    """Which deck is counted, and how its hands rank."""

    FULL = "52"
    SHORT = "36"
    STRIPPED = "32"
    WILD = "joker"
    BUG = "bug"


DECKS: dict[Of, tuple[Deck, Ranking]] = {
    Of.FULL: (Deck.FULL, STANDARD),
    Of.SHORT: (Deck.SHORT, SHORT),
    Of.STRIPPED: (Deck.STRIPPED, STRIPPED),
    Of.WILD: (Deck.JOKER, JOKER_WILD),
    Of.BUG: (Deck.JOKER, JOKER_BUG),
}
LOW_TOPS = (Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, None)
NOT_COUNTED = BADUGI_GAME.code
"""Its hands have four cards, and suits do more in it than make flushes."""


def command(
    of: Annotated[
        Of | None,
        typer.Option("--deck", help="52, 36 or 32 cards; with a wild joker; with a bug."),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            help="The deck and the ranking of this game instead of --deck: "
            f"{', '.join(code for code in GAMES if code != NOT_COUNTED)}.",
            metavar="CODE",
        ),
    ] = None,
    cards: Annotated[int, typer.Option(min=5, max=7, help="Cards of which five count.")] = 5,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Count all hands of a deck by category, and the low hands of 52 cards by their top card.

    With --game hands rank as in that game, and low hands are counted where they share the pot.
    """
    if of is not None and game is not None:
        stop("--deck and --game exclude each other: a game has its own deck")
    deck, ranking, with_low = _of_game(game) if game is not None else _of_deck(of or Of.FULL)
    total = comb(len(deck.cards), cards)
    found = counts(deck.cards, cards, ranking, _progress(total))
    low = low_counts(deck.cards, cards, EIGHT_LOW, _progress(total)) if with_low else None
    if as_json:
        typer.echo(json.dumps(as_data(total, ranking, found, low)))
        return
    typer.echo(f"{cards} of {len(deck.cards)} cards: {total:,} hands\n")
    for category in reversed(ranking.order):
        name = str(category_noun("en", category))
        typer.echo(f"{name:<18}{found[category]:>13,}  {rarity(found[category], total)}")
    if low is not None:
        typer.echo()
        for top in LOW_TOPS:
            name = f"{top} low" if top else "no low"
            typer.echo(f"{name:<18}{low[top]:>13,}  {rarity(low[top], total)}")


def _of_deck(of: Of) -> tuple[Deck, Ranking, bool]:
    """A deck, how its hands rank, and whether low hands are counted beside them."""
    # No game divides the pot high and low with another deck than 52 cards.
    return *DECKS[of], of is Of.FULL


def _of_game(code: str) -> tuple[Deck, Ranking, bool]:
    """The same for a game; the command ends where there is none or its hands are not counted."""
    game = game_of(code, "en")
    if code == NOT_COUNTED:
        stop(
            f"--game {code}: badugi hands are not counted: "
            "four cards count there, and suits decide which of them play"
        )
    return game.deck, game.ranking, game.division is Division.HIGH_LOW


def as_data(
    total: int, ranking: Ranking, found: Counter[Category], low: Counter[Rank | None] | None
) -> dict[str, object]:
    """The counts as one JSON object, the strongest category first."""
    strongest_first = reversed(ranking.order)
    answer: dict[str, object] = {
        "total": total,
        "counts": {str(category): found[category] for category in strongest_first},
    }
    if low is not None:
        answer["low"] = {str(top or "none"): low[top] for top in LOW_TOPS}
    return answer


def rarity(count: int, total: int) -> str:
    """How rare something is that happens so often.

    >>> rarity(4324, 133_784_560)
    '1 in 30,940'
    >>> rarity(36, 2_598_960)
    '1 in 72,193.33'
    """
    if not count:
        return "never"
    if total % count == 0:
        return f"1 in {total // count:,}"
    return f"1 in {total / count:,.2f}"


def _progress(total: int) -> Callable[[int], None]:
    """Something that tells a person at the terminal how far the count is, if it takes long."""
    shown = began = time.monotonic()

    def watch(hands: int) -> None:
        nonlocal shown
        now = time.monotonic()
        if now - began > 1 and hands == total:
            sys.stderr.write("\r" + " " * 60 + "\r")
        elif now - shown > 1:
            shown = now
            sys.stderr.write(f"\r{hands:,} of {total:,} hands")
            sys.stderr.flush()

    return watch if sys.stderr.isatty() else lambda hands: None
