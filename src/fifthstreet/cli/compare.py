"""`fifthstreet compare`: which of two hands wins, and why; ranks alone will often do."""

import json
import re
from collections.abc import Sequence
from typing import Annotated, NoReturn

import msgspec
import typer
from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.cli.answers import printable, refuse, stop
from fifthstreet.cli.referee import game_of, no_value, refuse_card, sign
from fifthstreet.games import GAMES, HOLDEM, Game
from fifthstreet.notation import rank_sign, read_cards, read_ranks
from fifthstreet.reasons import (
    AmbiguousT,
    NotationError,
    NotOfDeck,
    TwiceInOneSuit,
    WrongCardCount,
)
from fifthstreet.rules.explain import HandRead
from fifthstreet.strength.compare import Comparison, compare
from fifthstreet.strength.ranking import Low, Ranking
from fifthstreet.strength.reference import BestFive, best_five, best_of_ranks
from fifthstreet.words.bundle import Language
from fifthstreet.words.explain import say_ace_high, say_telling
from fifthstreet.words.facts import decided
from fifthstreet.words.nouns import ONLY_LOW, capital
from fifthstreet.words.say import describe, say, say_player, word

JOKER = re.compile(r"[Jj]k|(?i:joker|джокер)|\N{PLAYING CARD BLACK JOKER}[\ufe0e\ufe0f]*")
"""A joker that stands alone between two separators of a text."""


def command(
    first: Annotated[
        str,
        typer.Argument(
            help="Five ranks or five cards: 8-8-4-3-2, К-Д-В-10-9, Ah2h3h4h5h. With a joker, "
            "and in badugi, cards with suits: As Ah Ad Ac Jk."
        ),
    ],
    second: Annotated[str, typer.Argument(help="The same; it may share cards with the first.")],
    game: Annotated[
        str, typer.Option(help=f"Hands rank as in this game: {', '.join(GAMES)}.", metavar="CODE")
    ] = HOLDEM.code,
    low: Annotated[
        bool, typer.Option("--low", help="They are low hands of a game with high and low.")
    ] = False,
    one_suit: Annotated[
        bool, typer.Option("--one-suit", help="Ranks alone are those of one suit.")
    ] = False,
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Compare two hands of five, or of four in badugi, which need not be of one deal."""
    played = game_of(game, lang)
    ranking = played.low if low else played.ranking
    if ranking is None:
        of = [code for code, each in GAMES.items() if each.low is not None]
        no_value("--low --game", game, ", ".join(of), lang)
    asked = Asked(played, ranking, one_suit, lang)
    try:
        hands = [_read(text, asked) for text in (first, second)]
    except NotOfDeck as why:
        refuse_card(why, lang)
    except NotationError as why:
        refuse(why, lang)
    fives = [hand.best for hand in hands]
    result = compare(*fives, ranking=ranking)
    reads = [HandRead(seat, best.cards, best, ()) for seat, best in enumerate(fives)]
    winner_first = reads[::-1] if result.sign < 0 else reads
    told = [say_telling(decided(result.decision, winner_first, game=played), lang)]
    text = " ".join(told + say_ace_high([read.best for read in winner_first], ranking, lang))
    if as_json:
        typer.echo(json.dumps(as_data(hands, result, text), ensure_ascii=False))
        return
    for player, hand in enumerate(hands):
        who = capital(say_player(player, lang))
        if not hand.suits and hand.best.category in ONLY_LOW:  # its name tells its ranks
            typer.echo(f"{who}: {describe(hand.best, lang, kicker=True)}")
            continue
        typer.echo(f"{who}: {_printed(hand)}  {describe(hand.best, lang)}")
    typer.echo(text)


class Asked(Struct, frozen=True):
    """How hands are to be read.

    one_suit  ranks alone are those of one suit
    """

    game: Game
    ranking: Ranking
    one_suit: bool
    lang: Language


class Hand(Struct, frozen=True):
    """A hand as it was given; without suits those of `best` are made up."""

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
                "ranks": [_rank(card) for card in best.cards],
                "category": best.category.value,
                "kickers": [_rank(card) for card in best.kickers],
            }
        )
        if hand.suits:
            told[-1]["five"] = [str(card) for card in best.cards]
        if Card.JOKER in best.cards:  # as fifth of a rank it stands for no card
            told[-1]["joker"] = None if best.joker is None else str(best.joker)
    reason = msgspec.to_builtins(result.decision)
    return {"winners": winners, "hands": told, "reason": reason, "text": text}


def _rank(card: Card) -> str:
    return str(card) if card is Card.JOKER else str(card.rank)


def _printed(hand: Hand) -> str:
    if hand.suits:
        return " ".join(sign(card, hand.best) for card in hand.best.cards)
    return "-".join(rank_sign(card.rank) for card in hand.best.cards)


def _read(text: str, asked: Asked) -> Hand:
    """Ranks or cards as a hand.

    Raises NotationError at what cannot be read or is no hand of one deck.
    """
    if asked.ranking.low is Low.BADUGI:
        _refuse_ranks(text, asked)
        return _read_cards(text, asked)
    _refuse_joker_of_ranks(text, asked)
    try:
        ranks = read_ranks(text)
    except NotationError as no_ranks:
        return _read_cards(text, asked, no_ranks)
    _warn(ranks.warnings, asked.lang)
    _check_count(text, len(ranks.ranks), asked)
    twice = [rank for rank in ranks.ranks if ranks.ranks.count(rank) > 1]
    if asked.one_suit and twice:
        raise NotationError(TwiceInOneSuit(text, 0, len(text), twice[0]))
    deck = [card for card in asked.game.deck.cards if card is not Card.JOKER]
    if not {*ranks.ranks} <= {card.rank for card in deck}:
        may = "-".join(dict.fromkeys([rank_sign(card.rank) for card in deck]))
        no_value(f"--game {asked.game.code}", text, may, asked.lang)
    try:
        best = best_of_ranks(ranks.ranks, asked.ranking, one_suit=asked.one_suit)
    except ValueError:
        _no_low(text, asked)
    return Hand(replace(best, hole=best.cards), suits=False)  # no card of a comparison is shared


def _read_cards(text: str, asked: Asked, no_ranks: NotationError | None = None) -> Hand:
    """Cards as a hand; of two ways to misread a text the one that came further is told.

    Raises NotOfDeck at a card that the game is played without.
    """
    try:
        found = read_cards(text)
    except NotationError as no_cards:
        further = no_ranks is not None and no_ranks.reason.start > no_cards.reason.start
        raise (no_ranks if no_ranks is not None and further else no_cards) from None
    _warn(found.warnings, asked.lang)
    _check_count(text, len(found.cards), asked)
    for card, (start, end) in zip(found.cards, found.spans, strict=True):
        if card not in asked.game.deck.cards:
            raise NotOfDeck(text, start, end, card)
    try:
        best = best_five(found.cards, asked.ranking, hole=found.cards)
    except ValueError:
        _no_low(text, asked)
    return Hand(best, suits=True)


def _refuse_ranks(text: str, asked: Asked) -> None:
    """Refuse ranks alone in badugi, where suits decide which cards play."""
    try:
        read_ranks(text)
    except NotationError:
        return
    stop(word("cli-badugi-needs-suits", asked.lang, found=printable(text)))


def _refuse_joker_of_ranks(text: str, asked: Asked) -> None:
    """Refuse a joker among ranks alone: "Jk" would be read as a jack and a king.

    Raises NotOfDeck in a game without a joker.
    """
    words = list(re.finditer(r"[^\s,;/‐‑‒–—−-]+", text))
    jokers = [found for found in words if JOKER.fullmatch(found.group())]
    if not jokers:
        return
    without = " ".join(found.group() for found in words if found not in jokers)
    try:
        read_ranks(without)
    except NotationError:
        return
    if Card.JOKER not in asked.game.deck.cards:
        raise NotOfDeck(text, *jokers[0].span(), Card.JOKER)
    stop(word("cli-joker-needs-suits", asked.lang, found=printable(text)))


def _no_low(text: str, asked: Asked) -> NoReturn:
    """Refuse a hand that is none in a ranking where some do not qualify."""
    stop(word("cli-no-low", asked.lang, found=printable(text)))


def _check_count(text: str, found: int, asked: Asked) -> None:
    count = 4 if asked.ranking.low is Low.BADUGI else 5
    if found != count:
        raise NotationError(WrongCardCount(text, 0, len(text), found, count, count))


def _warn(warnings: Sequence[AmbiguousT], lang: Language) -> None:
    for warning in warnings:
        typer.echo(say(warning, lang), err=True)
