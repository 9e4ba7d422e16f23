"""`fifthstreet compare`: which of two hands of five wins, and why; ranks alone will do."""

import json
from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.cli.answers import refuse
from fifthstreet.notation import card_sign, rank_sign, read_cards, read_ranks
from fifthstreet.reasons import AmbiguousT, NotationError, TwiceInOneSuit, WrongCardCount
from fifthstreet.rules.showdown import HandRead
from fifthstreet.strength.compare import Comparison, compare
from fifthstreet.strength.reference import BestFive, best_five, best_of_ranks
from fifthstreet.words.bundle import Language
from fifthstreet.words.explain import say_telling
from fifthstreet.words.facts import decided
from fifthstreet.words.nouns import capital
from fifthstreet.words.say import describe, say, say_player


def command(
    first: Annotated[
        str, typer.Argument(help="Five ranks or five cards: 8-8-4-3-2, К-Д-В-10-9, Ah2h3h4h5h.")
    ],
    second: Annotated[str, typer.Argument(help="The same; it may share cards with the first.")],
    one_suit: Annotated[
        bool, typer.Option("--one-suit", help="Ranks alone are those of one suit.")
    ] = False,
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Compare two hands of five, which need not be of one deal."""
    try:
        hands = [_read(text, one_suit, lang) for text in (first, second)]
    except NotationError as why:
        refuse(why, lang)
    fives = [hand.best for hand in hands]
    result = compare(*fives)
    reads = [HandRead(seat, best.cards, best, ()) for seat, best in enumerate(fives)]
    winner_first = reads[::-1] if result.sign < 0 else reads
    text = say_telling(decided(result.decision, winner_first), lang)
    if as_json:
        typer.echo(json.dumps(as_data(hands, result, text), ensure_ascii=False))
        return
    for player, hand in enumerate(hands):
        who, what = capital(say_player(player, lang)), describe(hand.best, lang)
        typer.echo(f"{who}: {_printed(hand)}  {what}")
    typer.echo(text)


class Hand(Struct, frozen=True):
    """A hand of five as it was given; without suits those of `best` are made up."""

    best: BestFive
    suits: bool


def as_data(hands: Sequence[Hand], result: Comparison, text: str) -> dict[str, object]:
    """The comparison as one JSON object; hands are counted from 0."""
    winners = {1: [0], -1: [1], 0: [0, 1]}[result.sign]
    told: list[dict[str, object]] = []
    for hand in hands:
        best = hand.best
        told.append(
            {
                "ranks": [str(card.rank) for card in best.cards],
                "category": best.category.value,
                "kickers": [str(card.rank) for card in best.kickers],
            }
        )
        if hand.suits:
            told[-1]["five"] = [str(card) for card in best.cards]
    reason = msgspec.to_builtins(result.decision)
    return {"winners": winners, "hands": told, "reason": reason, "text": text}


def _printed(hand: Hand) -> str:
    if hand.suits:
        return " ".join(card_sign(card) for card in hand.best.cards)
    return "-".join(rank_sign(card.rank) for card in hand.best.cards)


def _read(text: str, one_suit: bool, lang: Language) -> Hand:
    """Five ranks or five cards as a hand.

    Raises NotationError at what cannot be read or is no hand of one deck.
    """
    try:
        ranks = read_ranks(text)
    except NotationError as no_ranks:
        return _read_cards(text, no_ranks, lang)
    _warn(ranks.warnings, lang)
    _check_count(text, len(ranks.ranks))
    twice = [rank for rank in ranks.ranks if ranks.ranks.count(rank) > 1]
    if one_suit and twice:
        raise NotationError(TwiceInOneSuit(text, 0, len(text), twice[0]))
    best = best_of_ranks(ranks.ranks, one_suit=one_suit)
    return Hand(replace(best, hole=best.cards), suits=False)  # no card of a comparison is shared


def _read_cards(text: str, no_ranks: NotationError, lang: Language) -> Hand:
    """Five cards as a hand; of two ways to misread a text the one that came further is told."""
    try:
        cards = read_cards(text)
    except NotationError as no_cards:
        further = no_ranks.reason.start > no_cards.reason.start
        raise (no_ranks if further else no_cards) from None
    _warn(cards.warnings, lang)
    _check_count(text, len(cards.cards))
    return Hand(best_five(cards.cards, hole=cards.cards), suits=True)


def _check_count(text: str, found: int) -> None:
    if found != 5:
        raise NotationError(WrongCardCount(text, 0, len(text), found, 5, 5))


def _warn(warnings: Sequence[AmbiguousT], lang: Language) -> None:
    for warning in warnings:
        typer.echo(say(warning, lang), err=True)
