"""`fifthstreet equity`: what hands and ranges are worth against each other."""

import json
import math
from typing import Annotated

import typer

from fifthstreet.cli.answers import printable, refuse
from fifthstreet.cli.referee import game_of, no_value, refuse_card
from fifthstreet.cli.tables import in_columns, progress, signs
from fifthstreet.games import GAMES, HOLDEM, Game, board_cards, hole_cards
from fifthstreet.notation import read_cards
from fifthstreet.odds.equity import Equity, Method, PlayerEquity, equity
from fifthstreet.reasons import IllegalAction, NotANumber, NotationError, NotOfDeck
from fifthstreet.words.bundle import Language
from fifthstreet.words.nouns import capital
from fifthstreet.words.say import say_percent, say_player, say_players, word

WIDEST = 40  # columns of a hand in the table
LONGEST = 100  # digits of a number


def command(
    hands: Annotated[
        list[str] | None,
        typer.Argument(help="Two to nine hands, AsKs or A♠K♠; in hold'em also ranges, 22+,A2s+."),
    ] = None,
    board: Annotated[str, typer.Option(help="The shared cards that lie there.")] = "",
    dead: Annotated[str, typer.Option(help="Cards that cannot come: folded, burned, seen.")] = "",
    game: Annotated[
        str, typer.Option(help=f"The game: {', '.join(GAMES)}.", metavar="CODE")
    ] = HOLDEM.code,
    samples: Annotated[
        str, typer.Option(help="Draw so many deals at random instead of counting all.", metavar="N")
    ] = "",
    seed: Annotated[
        str, typer.Option(help="The same seed draws the same deals.", metavar="N")
    ] = "0",
    error: Annotated[
        str,
        typer.Option(
            help="Stop drawing when no standard error is above this: 0.001 is 0.1%.", metavar="E"
        ),
    ] = "0",
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell each player's share of the pot if nobody folds.

    All ways to deal the missing cards are counted; deals are drawn at random only where three
    or more wide ranges meet, or when --samples asks for it.
    """
    played = game_of(game, lang)
    try:
        draw = _number(samples) if samples.strip() else None
        chance = _number(seed)
        enough = _error(error, lang)
        with progress(lang) as watch:
            found = equity(
                hands or (),
                board,
                dead,
                played,
                samples=draw,
                seed=chance,
                error=enough,
                watch=watch,
            )
    except NotOfDeck as why:
        refuse_card(why, lang)
    except (NotationError, IllegalAction) as why:
        refuse(why, lang)
    if as_json:
        typer.echo(json.dumps(as_data(found), ensure_ascii=False))
        return
    for line in in_columns(_rows(found, played, lang), left=(0, 1)):
        typer.echo(line)
    typer.echo()
    for line in _below(found, played, lang):
        typer.echo(line)


def as_data(found: Equity) -> dict[str, object]:
    """The answer as one JSON object; shares are of 1, and players are counted from 0.

    `tied` tells with whom a player shares the (high) hand. What only some answers have is
    there only in them: `error` of what was drawn, `high`, `low` and `lows` with high and low.
    """
    told: dict[str, object] = {"method": found.method.value, "boards": found.boards}
    players = []
    for place, player in enumerate(found.players):
        one: dict[str, object] = {
            "hand": player.hand,
            "win": player.win,
            "tie": player.tie,
            "equity": player.equity,
            "wins": player.wins,
            "ties": player.ties,
            "tied": [
                {"with": [other for other in winners if other != place], "ties": deals}
                for winners, deals in found.tied(place).items()
            ],
        }
        if found.method is Method.SAMPLED:
            one["error"] = player.error
        if player.low is not None:
            for name, half in (("high", player.high), ("low", player.low)):
                one[name] = {"wins": half.wins, "ties": half.ties, "share": half.share}
        players.append(one)
    if any([player.low is not None for player in found.players]):
        told["lows"] = found.lows
    return told | {"players": players}


# --- For people ---------------------------------------------------------------------------


def _rows(found: Equity, game: Game, lang: Language) -> list[tuple[str, ...]]:
    divided = found.players[0].low is not None
    drawn = found.method is Method.SAMPLED
    keys = ("scoops", "part", "high", "low", "equity") if divided else ("wins", "ties", "equity")
    heads = [word(f"cli-{key}", lang) for key in keys]
    rows = [("", "", *heads, *([""] if drawn else []))]
    for place, player in enumerate(found.players):
        shares = [player.win, player.tie]
        if player.low is not None:
            shares += [player.high.share, player.low.share]
        shares.append(player.equity)
        told = [say_percent(share, lang) for share in shares]
        error = [f"±{say_percent(player.error, lang)}"] if drawn else []
        rows.append((capital(say_player(place, lang)), _named(player, game), *told, *error))
    return rows


def _named(player: PlayerEquity, game: Game) -> str:
    """A hand in signs, a range as it was given."""
    try:
        cards = read_cards(player.hand).cards
    except NotationError:
        cards = ()
    if cards and len(cards) <= hole_cards(game):
        return signs(cards)
    text = printable(player.hand)
    return text if len(text) <= WIDEST else f"{text[: WIDEST - 1]}…"


def _below(found: Equity, game: Game, lang: Language) -> list[str]:
    """Who ties with whom, most often first, and how it was found."""
    shared: dict[tuple[int, ...], float] = {}
    for (high, _), deals in found.outcomes.items():
        if len(high) > 1:
            shared[high] = shared.get(high, 0) + deals
    key = "cli-split-of" if found.players[0].low is None else "cli-high-split-of"
    lines = [
        word(
            key,
            lang,
            players=say_players(players, lang),
            share=say_percent(deals / found.deals, lang),
        )
        for players, deals in sorted(shared.items(), key=lambda each: -each[1])
    ]
    how = "counted-boards" if board_cards(game) else "counted-deals"
    if found.method is Method.SAMPLED:
        how = "drawn-deals"
    return [*lines, f"{word(f'cli-{how}', lang, boards=found.boards)}"]


# --- Numbers of options -------------------------------------------------------------------


def _number(text: str) -> int:
    digits = text.strip().removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= LONGEST:
        return int(text)
    raise NotationError(NotANumber(text, 0, len(text), text))


def _error(text: str, lang: Language) -> float:
    try:
        error = float(text)
    except ValueError:
        error = math.nan
    if not 0 <= error < 1:  # NaN is not either
        no_value("--error", text, "0.001, 0.0005", lang)
    return error
