"""`fifthstreet odds`: how many hands are of each category, of a deck or of one hand to come."""

import json
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from itertools import chain
from math import comb
from typing import Annotated

import typer

from fifthstreet.cards import Category, Deck, Rank
from fifthstreet.cli.answers import refuse, stop
from fifthstreet.cli.referee import game_of, no_value, refuse_card
from fifthstreet.cli.tables import in_columns, progress, signs
from fifthstreet.compiled import compiled
from fifthstreet.games import BADUGI_GAME, GAMES, HOLDEM, Division, Game, HoleUse
from fifthstreet.notation import parse_cards
from fifthstreet.odds.coming import Chances, chances
from fifthstreet.odds.counts import counts, low_counts
from fifthstreet.odds.watching import Watch
from fifthstreet.reasons import IllegalAction, NotationError, NotOfDeck
from fifthstreet.strength.fast import count_all, has_ladder
from fifthstreet.strength.ranking import (
    EIGHT_LOW,
    JOKER_BUG,
    JOKER_WILD,
    SHORT,
    STANDARD,
    STRIPPED,
    Ranking,
)
from fifthstreet.words.bundle import Language
from fifthstreet.words.nouns import capital, rank_noun
from fifthstreet.words.say import (
    say_category,
    say_number,
    say_percent,
    say_rate,
    say_street,
    word,
)


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
LAST = HOLDEM.streets[-1].name
LOW_TOPS = (Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, None)
NOT_COUNTED = BADUGI_GAME.code
"""Its hands have four cards, and suits do more in it than make flushes."""

SIZES = ("5", "6", "7")


def command(
    of: Annotated[
        str | None,
        typer.Option(
            "--deck",
            help="52, 36 or 32 cards; with a wild joker; with a bug.",
            metavar="|".join(each.value for each in Of),
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            help="The deck and the ranking of this game instead of --deck: "
            f"{', '.join(code for code in GAMES if code != NOT_COUNTED)}.",
            metavar="CODE",
        ),
    ] = None,
    cards: Annotated[
        str | None,
        typer.Option(help="Cards of which five count; 5 if it is not said.", metavar="5|6|7"),
    ] = None,
    hand: Annotated[
        str | None, typer.Option(help="Tell what these two cards may become instead.")
    ] = None,
    board: Annotated[str, typer.Option(help="With --hand: the shared cards that lie there.")] = "",
    dead: Annotated[str, typer.Option(help="With --hand: cards that cannot come.")] = "",
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Count all hands of a deck by category, and the low hands of 52 cards by their top card.

    With --game hands rank as in that game, and low hands are counted where they share the pot.
    With --hand every way to deal the rest of the board is counted by what the hand becomes.
    """
    if of is not None and game is not None:
        stop(word("cli-deck-or-game", lang))
    if hand is not None:
        for option, given in (("--deck", of), ("--cards", cards)):
            if given is not None:
                stop(word("cli-options-exclude", lang, one="--hand", other=option))
        _tell_hand(
            hand,
            board,
            dead,
            game_of(HOLDEM.code if game is None else game, lang),
            lang,
            as_json=as_json,
        )
        return
    for option, text in (("--board", board), ("--dead", dead)):
        if text:
            stop(word("cli-option-needs", lang, option=option, other="--hand"))
    if cards is not None and cards not in SIZES:
        no_value("--cards", cards, ", ".join(SIZES), lang)
    size = int(cards or SIZES[0])
    asked = _of_game(game, size, lang) if game is not None else _of_deck(of, lang)
    deck, ranking, with_low = asked
    total = comb(len(deck.cards), size)
    with progress(lang) as watch:
        found = count(deck, size, ranking, watch)
        low = None
        if with_low:
            low = low_counts(deck.cards, size, EIGHT_LOW, lambda done: watch(done, total))
    if as_json:
        typer.echo(json.dumps(as_data(total, ranking, found, low)))
        return
    typer.echo(f"{word('cli-hands-of', lang, cards=size, deck=len(deck.cards), total=total)}\n")
    rows = [(say_category(category, lang), found[category]) for category in reversed(ranking.order)]
    if low is not None:
        rows += [(_low_name(top, lang), low[top]) for top in LOW_TOPS]
    lines = in_columns(
        [(name, say_number(n, lang), say_rate(n, total, lang)) for name, n in rows], left=(0, 2)
    )
    if low is not None:
        lines.insert(len(ranking.order), "")
    for line in lines:
        typer.echo(line)


def count(deck: Deck, cards: int, ranking: Ranking, watch: Watch) -> Mapping[Category, int]:
    """How many hands are in each category: all are made where that is quick, else by classes."""
    if has_ladder(ranking) and "strength.fast" in compiled():
        return count_all(cards, ranking, joker=deck is Deck.JOKER)
    total = comb(len(deck.cards), cards)
    return counts(deck.cards, cards, ranking, lambda done: watch(done, total))


def _of_deck(code: str | None, lang: Language) -> tuple[Deck, Ranking, bool]:
    """A deck, how its hands rank, and whether low hands are counted beside them."""
    codes = [each.value for each in Of]
    if code is not None and code not in codes:
        no_value("--deck", code, ", ".join(codes), lang)
    of = Of(code or Of.FULL.value)
    # No game divides the pot high and low with another deck than 52 cards.
    return *DECKS[of], of is Of.FULL


def _of_game(code: str, cards: int, lang: Language) -> tuple[Deck, Ranking, bool]:
    """The same for a game; the command ends where there is none or its hands are not counted."""
    game = game_of(code, lang)
    if code == NOT_COUNTED:
        stop(f"--game {code}: {word('cli-badugi-not-counted', lang)}")
    if game.hole_use is HoleUse.TWO and cards > 5:
        stop(f"--game {code} --cards {cards}: {word('cli-omaha-not-counted', lang)}")
    return game.deck, game.ranking, game.division is Division.HIGH_LOW


def _low_name(top: Rank | None, lang: Language) -> str:
    if top is None:
        return word("cli-low-none", lang)
    return word("cli-low-top", lang, rank=str(rank_noun(lang, top)))


def as_data(
    total: int,
    ranking: Ranking,
    found: Mapping[Category, int],
    low: Mapping[Rank | None, int] | None,
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


# --- What a hand may become ---------------------------------------------------------------


def _tell_hand(
    hand: str, board: str, dead: str, game: Game, lang: Language, *, as_json: bool
) -> None:
    """Print the chances of one hand."""
    try:
        with progress(lang) as watch:
            found = chances(hand, board, dead, game, watch=watch)
    except NotOfDeck as why:
        refuse_card(why, lang)
    except (NotationError, IllegalAction) as why:
        refuse(why, lang)
    if as_json:
        typer.echo(json.dumps(hand_data(found)))
        return
    typer.echo(" | ".join([signs(parse_cards(text)) for text in (hand, board) if text.strip()]))
    typer.echo()
    shown = [(LAST, found.river)]
    if found.street is not None and found.street != LAST:
        shown.insert(0, (found.street, found.next))
    totals = [sum(counted.values()) for _, counted in shown]
    rows = [("", *_pairs([("", capital(say_street(street, lang))) for street, _ in shown]))]
    for category in reversed(found.river):
        numbers = [counted[category] for _, counted in shown]
        cells = [
            (say_number(n, lang), say_percent(Fraction(n, total), lang))
            for n, total in zip(numbers, totals, strict=True)
        ]
        rows.append((say_category(category, lang), *_pairs(cells)))
    rows.append(("", *_pairs([(say_number(total, lang), "") for total in totals])))
    for line in in_columns(rows):
        typer.echo(line)


def _pairs(cells: Sequence[tuple[str, str]]) -> Iterator[str]:
    return chain.from_iterable(cells)


def hand_data(found: Chances) -> dict[str, object]:
    """The chances as one JSON object: by the river, and on the next street if one is to come."""
    answer = _counted(found.river)
    if found.street is not None:
        answer["next"] = {"street": found.street, **_counted(found.next)}
    return answer


def _counted(found: dict[Category, int]) -> dict[str, object]:
    strongest_first = {str(category): found[category] for category in reversed(found)}
    return {"total": sum(found.values()), "counts": strongest_first}
