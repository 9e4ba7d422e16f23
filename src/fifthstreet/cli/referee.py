"""`fifthstreet referee`: who wins a showdown, with which cards, why, and how the pots split."""

import json
import re
from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.cli.answers import printable, refuse, stop
from fifthstreet.games import GAMES, HOLDEM, Game, board_cards
from fifthstreet.notation import card_sign
from fifthstreet.reasons import (
    BadCase,
    IllegalAction,
    NoCardsHere,
    NotANumber,
    NotationError,
    NotOfDeck,
)
from fifthstreet.referee import Paid, Reading, Verdict, judge, read_case
from fifthstreet.rules.events import RakeTaken
from fifthstreet.rules.explain import HandRead, PotExplained
from fifthstreet.rules.stakes import House, OddCard, OddHiLo, Rake
from fifthstreet.rules.start import MOST_CHIPS
from fifthstreet.strength.reference import BestFive
from fifthstreet.words.bundle import Language
from fifthstreet.words.explain import explain_text
from fifthstreet.words.nouns import capital
from fifthstreet.words.say import describe, say, say_player, say_unreadable, word

CHOICES = {
    "unit": "25",
    "odd_hilo": "|".join(choice.value for choice in OddHiLo),
    "odd_card": "|".join(choice.value for choice in OddCard),
}
"""The house choices that matter when a pot is divided, and what they may be."""

RAKE = re.compile(
    r"(?P<percent>\d{1,3})(?:[.,](?P<hundredths>\d{1,2}))? ?%?(?::(?P<cap>\d{1,15}))?"
)


def command(
    hands: Annotated[
        list[str], typer.Argument(help="Each player's own cards, clockwise: Ah Kd or А♥К♦.")
    ],
    board: Annotated[
        str, typer.Option(help="The shared cards, all five; in stud the one for all, if any.")
    ] = "",
    game: Annotated[
        str, typer.Option(help=f"The game: {', '.join(GAMES)}.", metavar="CODE")
    ] = HOLDEM.code,
    second_board: Annotated[
        str, typer.Option(help="The whole second board, if it was run twice.")
    ] = "",
    paid: Annotated[str, typer.Option(help="Chips each player put in, as 100,100.")] = "",
    folded: Annotated[str, typer.Option(help="Chips of players who folded, as 80,50.")] = "",
    dead_money: Annotated[str, typer.Option(help="Chips that count to nobody's bet.")] = "0",
    button: Annotated[
        str, typer.Option(help="The player on the button, counted from 0, for odd chips.")
    ] = "",
    house: Annotated[
        list[str] | None,
        typer.Option(
            help=f"A choice of the house: {', '.join(f'{k}={v}' for k, v in CHOICES.items())}.",
            metavar="NAME=VALUE",
        ),
    ] = None,
    rake: Annotated[
        str, typer.Option(help="What the house takes: 5, or 5:60 for at most 60 chips.")
    ] = "",
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Judge a showdown: the winner, both fives, the reason, and the pots."""
    played = game_of(game, lang)
    choices = _house(house or (), rake, lang)
    if board_cards(played) and not board.strip():
        refuse(NotationError(NoCardsHere(board, 0, len(board))), lang, "--board")
    try:
        case = read_case(board, hands, played, second_board=second_board)
        chips = _chips(paid, folded, dead_money)
        if choices.rake is not None and chips is None:
            raise IllegalAction(BadCase("paid"))
        on_button = _number(button) if button else None
        verdict = judge(
            case.board,
            case.hands,
            chips,
            button=on_button,
            game=played,
            second=case.second,
            house=choices,
        )
    except NotOfDeck as why:
        refuse_card(why, lang)
    except (NotationError, IllegalAction) as why:
        refuse(why, lang)
    for warning in case.warnings:
        typer.echo(say(warning, lang), err=True)
    if as_json:
        typer.echo(json.dumps(as_data(verdict, lang, played), ensure_ascii=False))
        return
    sentences = _sentences(verdict, lang, played)
    boards = (case.board, case.second)
    for number, reading in enumerate(verdict.boards):
        if len(verdict.boards) > 1:
            signs = " ".join(map(card_sign, boards[number]))
            typer.echo(f"{word('cli-board', lang)} {number + 1}: {signs}")
        _print(reading, lang)
    for sentence in sentences:
        typer.echo(sentence)


def game_of(code: str, lang: Language) -> Game:
    """The game of this code; where there is none, the codes are told and the command ends."""
    if code not in GAMES:
        no_value("--game", code, ", ".join(GAMES), lang)
    return GAMES[code]


def refuse_card(why: NotOfDeck, lang: Language) -> NoReturn:
    """Say that there is no such card in the game, with a pointer to it, and end the command."""
    spot = NoCardsHere(why.text, why.start, why.end)
    pointed_at = say_unreadable(spot, lang).removesuffix(say(spot, lang))
    stop(pointed_at + say(why.reason, lang))


def no_value(option: str, found: str, may: str, lang: Language) -> NoReturn:
    """Say that an option does not take this value, and what it takes, and end the command."""
    said = word("cli-option-value", lang, option=option, found=printable(found))
    stop(f"{said}\n{option}: {may}")


def sign(card: Card, best: BestFive) -> str:
    """A card of a hand as people print it; a joker with the card it stands for: Jk=A♠."""
    if card is Card.JOKER and best.joker is not None:
        return f"{card_sign(card)}={card_sign(best.joker)}"
    return card_sign(card)


def as_data(verdict: Verdict, lang: Language, game: Game) -> dict[str, Any]:
    """The verdict as one JSON object; players are counted from 0.

    What only some games have is there only in them: `low` and `low_winners` with high
    and low, `joker` in a hand where it plays, `second` with a second board, `rake` of
    a pot where the house takes one, `parts` of a pot that was divided.
    """
    first, *more = verdict.boards
    told = {
        **_reading(first),
        "text": " ".join(_sentences(verdict, lang, game)),
        "pots": [
            _pot(list(parts), verdict)
            for _, parts in groupby(verdict.pots, key=lambda part: part.number)
        ],
    }
    if more:
        told["second"] = _reading(more[0])
    return told


def _reading(reading: Reading) -> dict[str, Any]:
    """The hands with one board."""
    told: dict[str, Any] = {
        "winners": list(reading.winners),
        "hands": [_hand(read) for read in reading.hands],
        "reason": msgspec.to_builtins(reading.reason),
    }
    if reading.lows:
        for hand, low in zip(told["hands"], reading.lows, strict=True):
            hand["low"] = None if low is None else _low(low.best)
        told["low_winners"] = list(reading.low_winners)
        told["low_reason"] = msgspec.to_builtins(reading.low_reason)
    return told


def _hand(read: HandRead) -> dict[str, Any]:
    best = read.best
    told = {
        "cards": _codes(read.hole),
        "category": best.category.value,
        "five": _codes(best.cards),
        "kickers": _codes(best.kickers),
        "remarks": msgspec.to_builtins(read.remarks),
    }
    if Card.JOKER in best.cards:  # as fifth of a rank it stands for no card
        told["joker"] = None if best.joker is None else str(best.joker)
    return told


def _low(best: BestFive) -> dict[str, Any]:
    return {"cards": _codes(best.cards), "category": best.category.value}


def _pot(parts: Sequence[PotExplained], verdict: Verdict) -> dict[str, Any]:
    """A pot, and how it was divided if it was."""
    number = parts[0].number
    taken = verdict.rake[number] if verdict.rake else 0
    told: dict[str, Any] = {
        "chips": sum(part.chips for part in parts) + taken,
        "seats": list(parts[0].eligible),
        "payouts": _payouts(parts),
    }
    if verdict.rake:
        told["rake"] = taken
    if len(parts) > 1:
        told["parts"] = [
            {
                "run": part.run,
                "side": part.side.value,
                "chips": part.chips,
                "payouts": _payouts([part]),
            }
            for part in parts
        ]
    return told


def _payouts(parts: Sequence[PotExplained]) -> dict[str, int]:
    payouts: dict[str, int] = {}
    for part in parts:
        for share in part.shares:
            payouts[str(share.seat)] = payouts.get(str(share.seat), 0) + share.chips
    return payouts


def _print(reading: Reading, lang: Language) -> None:
    for read in reading.hands:
        who = capital(say_player(read.seat, lang))
        typer.echo(f"{who}: {_told(read, read.seat in reading.winners, lang)}")
        low = reading.lows[read.seat] if reading.lows else None
        if low is not None:
            blank = " " * len(who)
            typer.echo(f"{blank}  {_told(low, low.seat in reading.low_winners, lang)}")


def _told(read: HandRead, wins: bool, lang: Language) -> str:
    own = set(read.best.hole)
    cards = " ".join(
        f"[{sign(card, read.best)}]" if card in own else sign(card, read.best)
        for card in read.best.cards
    )
    won = f"  ← {word('cli-winner', lang)}" if wins else ""
    return f"{cards}  {describe(read.best, lang)}{won}"


def _sentences(verdict: Verdict, lang: Language, game: Game) -> list[str]:
    if not verdict.pots and len(verdict.hands) == 1:  # one hand is read, nothing is won
        return [describe(verdict.hands[0].best, lang)]
    told = explain_text(verdict.pots or verdict.cards, lang, game=game)
    if any(verdict.rake):
        told.append(f"{say(RakeTaken(verdict.rake), lang)}.")
    return told


def _codes(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


# --- Options ----------------------------------------------------------------------------


def _house(choices: Sequence[str], rake: str, lang: Language) -> House:
    """The house of --house and --rake; where one cannot be, the command ends."""
    found: dict[str, str] = {}
    for choice in choices:
        name, _, value = (part.strip() for part in choice.partition("="))
        may = ", ".join(f"{name}={values}" for name, values in CHOICES.items())
        if name not in CHOICES or name in found:
            no_value("--house", choice, may, lang)
        try:
            house = msgspec.convert({name: value}, House, strict=False)
        except msgspec.ValidationError:
            no_value("--house", choice, f"{name}={CHOICES[name]}", lang)
        if not 1 <= house.unit <= MOST_CHIPS:
            no_value("--house", choice, f"{name}={CHOICES[name]}", lang)
        found[name] = value
    return replace(msgspec.convert(found, House, strict=False), rake=_rake(rake, lang))


def _rake(text: str, lang: Language) -> Rake | None:
    """The rake of a text like 5, 2.5 or 5:60."""
    if not text.strip():
        return None
    read = RAKE.fullmatch(text.strip())
    percent = 0
    if read is not None:
        percent = 100 * int(read["percent"]) + int((read["hundredths"] or "").ljust(2, "0"))
    if read is None or percent > 10_000:
        no_value("--rake", text, "5, 2.5, 5:60", lang)
    return Rake(percent, (int(read["cap"]),) if read["cap"] else ())


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
