"""`fifthstreet compare`: which of two hands given by ranks alone wins, and why."""

import json
from typing import Annotated

import msgspec
import typer
from msgspec.structs import replace

from fifthstreet.cli.answers import refuse
from fifthstreet.notation import rank_sign, read_ranks
from fifthstreet.reasons import NotationError, TwiceInOneSuit, WrongCardCount
from fifthstreet.rules.showdown import HandRead
from fifthstreet.strength.compare import Comparison, compare
from fifthstreet.strength.reference import BestFive, best_of_ranks
from fifthstreet.words.bundle import Language
from fifthstreet.words.explain import say_telling
from fifthstreet.words.facts import decided
from fifthstreet.words.nouns import capital
from fifthstreet.words.say import describe, say, say_player


def command(
    first: Annotated[str, typer.Argument(help="Five ranks: 8-8-4-3-2 or К-Д-В-10-9.")],
    second: Annotated[str, typer.Argument(help="Five ranks.")],
    one_suit: Annotated[
        bool, typer.Option("--one-suit", help="The cards of each hand are of one suit.")
    ] = False,
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Compare two hands of five by their ranks."""
    try:
        hands = [_read(text, one_suit, lang) for text in (first, second)]
    except NotationError as why:
        refuse(why, lang)
    result = compare(*hands)
    reads = [HandRead(seat, best.cards, best, ()) for seat, best in enumerate(hands)]
    winner_first = reads[::-1] if result.sign < 0 else reads
    text = say_telling(decided(result.decision, winner_first), lang)
    if as_json:
        typer.echo(json.dumps(as_data(hands, result, text), ensure_ascii=False))
        return
    for player, best in enumerate(hands):
        ranks = "-".join(rank_sign(card.rank) for card in best.cards)
        typer.echo(f"{capital(say_player(player, lang))}: {ranks}  {describe(best, lang)}")
    typer.echo(text)


def as_data(hands: list[BestFive], result: Comparison, text: str) -> dict[str, object]:
    """The comparison as one JSON object; hands are counted from 0."""
    winners = {1: [0], -1: [1], 0: [0, 1]}[result.sign]
    return {
        "winners": winners,
        "hands": [
            {
                "ranks": [str(card.rank) for card in best.cards],
                "category": best.category.value,
                "kickers": [str(card.rank) for card in best.kickers],
            }
            for best in hands
        ],
        "reason": msgspec.to_builtins(result.decision),
        "text": text,
    }


def _read(text: str, one_suit: bool, lang: Language) -> BestFive:
    """Five ranks as a hand.

    Raises NotationError at what cannot be read or is no hand of one deck.
    """
    read = read_ranks(text)
    for warning in read.warnings:
        typer.echo(say(warning, lang), err=True)
    if len(read.ranks) != 5:
        raise NotationError(WrongCardCount(text, 0, len(text), len(read.ranks), 5, 5))
    twice = [rank for rank in read.ranks if read.ranks.count(rank) > 1]
    if one_suit and twice:
        raise NotationError(TwiceInOneSuit(text, 0, len(text), twice[0]))
    best = best_of_ranks(read.ranks, one_suit=one_suit)
    return replace(best, hole=best.cards)  # no card of a comparison is shared
