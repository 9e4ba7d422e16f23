"""`fifthstreet referee`: who wins a showdown, with which five, why, and how the pots split."""

import json
from typing import Annotated, Any

import msgspec
import typer

from fifthstreet.cards import Card
from fifthstreet.cli.answers import refuse
from fifthstreet.notation import card_sign
from fifthstreet.reasons import BadCase, IllegalAction, NotANumber, NotationError
from fifthstreet.referee import Paid, Verdict, judge, read_case
from fifthstreet.rules.showdown import PotExplained
from fifthstreet.words.bundle import Language
from fifthstreet.words.explain import explain_text
from fifthstreet.words.nouns import capital
from fifthstreet.words.say import describe, say, say_player, word


def command(
    hands: Annotated[
        list[str], typer.Argument(help="Each player's hole cards, clockwise: Ah Kd or А♥К♦.")
    ],
    board: Annotated[str, typer.Option(help="The five shared cards.")],
    paid: Annotated[str, typer.Option(help="Chips each player put in, as 100,100.")] = "",
    folded: Annotated[str, typer.Option(help="Chips of players who folded, as 80,50.")] = "",
    dead_money: Annotated[str, typer.Option(help="Chips that count to nobody's bet.")] = "0",
    button: Annotated[
        str, typer.Option(help="The player on the button, counted from 0, for odd chips.")
    ] = "",
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Judge a showdown: the winner, both fives, the reason, and the pots."""
    try:
        case = read_case(board, hands)
        chips = _chips(paid, folded, dead_money)
        on_button = _number(button) if button else None
        verdict = judge(case.board, case.hands, chips, button=on_button)
    except (NotationError, IllegalAction) as why:
        refuse(why, lang)
    for warning in case.warnings:
        typer.echo(say(warning, lang), err=True)
    if as_json:
        typer.echo(json.dumps(as_data(verdict, lang), ensure_ascii=False))
    else:
        _print(verdict, lang)


def as_data(verdict: Verdict, lang: Language) -> dict[str, Any]:
    """The verdict as one JSON object; players are counted from 0."""
    return {
        "winners": list(verdict.winners),
        "hands": [
            {
                "cards": _codes(read.hole),
                "category": read.best.category.value,
                "five": _codes(read.best.cards),
                "kickers": _codes(read.best.kickers),
                "remarks": msgspec.to_builtins(read.remarks),
            }
            for read in verdict.hands
        ],
        "reason": msgspec.to_builtins(verdict.reason),
        "text": " ".join(_sentences(verdict, lang)),
        "pots": [
            {
                "chips": pot.chips,
                "seats": list(pot.eligible),
                "payouts": {str(share.seat): share.chips for share in pot.shares},
            }
            for pot in verdict.pots
        ],
    }


def _print(verdict: Verdict, lang: Language) -> None:
    for read in verdict.hands:
        own = set(read.best.hole)
        five = " ".join(_sign(card, card in own) for card in read.best.cards)
        who = capital(say_player(read.seat, lang))
        won = f"  ← {word('cli-winner', lang)}" if read.seat in verdict.winners else ""
        typer.echo(f"{who}: {five}  {describe(read.best, lang)}{won}")
    for sentence in _sentences(verdict, lang):
        typer.echo(sentence)


def _sentences(verdict: Verdict, lang: Language) -> list[str]:
    if not verdict.pots and len(verdict.hands) == 1:  # one hand is read, nothing is won
        return [describe(verdict.hands[0].best, lang)]
    pots: tuple[PotExplained, ...] = verdict.pots or (verdict.cards,)
    return explain_text(pots, lang)


def _sign(card: Card, own: bool) -> str:
    """A card as people print it, the player's own in brackets."""
    return f"[{card_sign(card)}]" if own else card_sign(card)


def _codes(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]


def _chips(paid: str, folded: str, dead: str) -> Paid | None:
    """What was said of chips; None if nothing was.

    Raises NotationError at what is no whole number, IllegalAction if chips of others
    are given without what the players of the showdown paid.
    """
    live, out, loose = _numbers(paid), _numbers(folded), _number(dead)
    if not live:
        if out or loose:
            raise IllegalAction(BadCase("paid"))
        return None
    return Paid(live, out, loose)


def _numbers(text: str) -> tuple[int, ...]:
    """The numbers of a list like 100,100."""
    result = []
    start = 0
    for part in text.split(",") if text.strip() else ():
        result.append(_number(part, text, start))
        start += len(part) + 1
    return tuple(result)


def _number(part: str, text: str | None = None, start: int = 0) -> int:
    digits = part.strip()
    if digits.isascii() and digits.removeprefix("-").isdigit() and len(digits) < 20:
        return int(digits)
    raise NotationError(NotANumber(part if text is None else text, start, start + len(part), part))
