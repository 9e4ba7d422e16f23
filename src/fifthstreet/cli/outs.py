"""`fifthstreet outs`: which next cards help a hand, what they make, and how likely they are."""

import json
from collections.abc import Sequence
from typing import Annotated

import typer

from fifthstreet.cli.answers import refuse
from fifthstreet.cli.referee import game_of, refuse_card
from fifthstreet.cli.tables import in_columns, progress, signs
from fifthstreet.games import GAMES, HOLDEM, Division, board_cards
from fifthstreet.notation import card_sign, parse_cards
from fifthstreet.odds.outs import Made, Next, Outs, Standing, count, named, outs
from fifthstreet.reasons import IllegalAction, NoCardsHere, NotationError, NotOfDeck
from fifthstreet.words.bundle import Language
from fifthstreet.words.say import describe, say_percent, word

CODES = [
    code
    for code, game in GAMES.items()
    if board_cards(game) == 5 and game.division is Division.HIGH
]
"""Games whose outs are told."""


def command(
    hand: Annotated[str, typer.Argument(help="The hand, 9h8h or 9♥8♥.")],
    board: Annotated[str, typer.Option(help="The flop, or flop and turn.")] = "",
    against: Annotated[
        list[str] | None,
        typer.Option(help="A hand that is known; again for each other one.", metavar="HAND"),
    ] = None,
    dead: Annotated[str, typer.Option(help="Cards that cannot come: folded, burned, seen.")] = "",
    game: Annotated[
        str, typer.Option(help=f"The game: {', '.join(CODES)}.", metavar="CODE")
    ] = HOLDEM.code,
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Tell the next cards that help a hand, on the flop or on the turn.

    Against known hands outs are cards after which the hand is best or shares; cards that
    improve it and leave it behind are tainted.
    """
    played = game_of(game, lang)
    if not board.strip():
        refuse(NotationError(NoCardsHere(board, 0, len(board))), lang, "--board")
    try:
        with progress(lang):
            found = outs(hand, board, against or (), dead, played)
    except NotOfDeck as why:
        refuse_card(why, lang)
    except (NotationError, IllegalAction) as why:
        refuse(why, lang)
    if as_json:
        typer.echo(json.dumps(as_data(found)))
        return
    typer.echo(f"{signs(parse_cards(hand))} | {signs(parse_cards(board))}")
    for line in _lines(found, lang):
        typer.echo(line)


def as_data(found: Outs) -> dict[str, object]:
    """The outs as one JSON object; chances are of 1.

    What only known hands give is there only with them: `standing`, `tainted`, `threats`, and
    of each group of outs `splits` (cards that share the pot) and `beaten` (by card, how many
    rivers lose all the same).
    """
    told: dict[str, object] = {
        "now": {"category": found.now.category.value, "ranks": list(map(str, found.now.ranks))}
    }
    if found.standing is not None:
        told["standing"] = found.standing.value
    told |= {
        "unseen": found.unseen,
        "to_come": found.to_come,
        "count": found.count,
        "next": float(found.by_next(found.count)),
        "river": float(found.by_river(found.count)),
        "outs": [_group(made, found, chances=True) for made in found.clean],
    }
    if found.standing is not None:
        told["tainted"] = [_group(made, found) for made in found.tainted]
        told["threats"] = [_group(made, found) for made in found.threats]
    return told | {"board_only": [_group(made, found) for made in found.board]}


def _group(made: Made, found: Outs, *, chances: bool = False) -> dict[str, object]:
    told: dict[str, object] = {
        "category": made.best.category.value,
        "ranks": list(map(str, named(made.best))),
        "cards": [str(each.card) for each in made.cards],
    }
    if chances:
        size = len(made.cards)
        told |= {"next": float(found.by_next(size)), "river": float(found.by_river(size))}
        if found.standing is not None:
            splits = [each for each in made.cards if each.standing is Standing.LEVEL]
            told["splits"] = [str(each.card) for each in splits]
            told["beaten"] = {str(each.card): each.beaten for each in made.cards}
    return told


# --- For people ---------------------------------------------------------------------------


def _lines(found: Outs, lang: Language) -> list[str]:
    standing = f"-{found.standing.value}" if found.standing else ""
    lines = [word(f"cli-now{standing}", lang, hand=describe(found.now, lang)), ""]
    if found.clean:
        heads = [word(f"cli-{key}", lang) for key in ("outs", "next-card", "by-river")]
        if found.to_come == 1:
            heads.pop()
        rows = [("", *heads, "")]
        for made in found.clean:
            size = len(made.cards)
            name = describe(made.best, lang)
            rows.append((name, *_chances(found, size, lang), _cards(made.cards)))
        if len(found.clean) > 1:
            total = word("cli-all-outs", lang)
            rows.append((total, *_chances(found, found.count, lang), ""))
        lines += in_columns(rows, left=(0, len(rows[0]) - 1))
    else:
        needed = found.standing is not Standing.AHEAD
        lines.append(word("cli-outs-none" if needed else "cli-outs-not-needed", lang))
    if any([each.standing is Standing.LEVEL for made in found.clean for each in made.cards]):
        lines.append(word("cli-shared-out", lang))
    for key, groups in (
        ("cli-outs-tainted", found.tainted),
        ("cli-threats", found.threats),
        ("cli-outs-board", found.board),
    ):
        if groups:
            lines += ["", word(key, lang, count=count(groups))]
            lines += in_columns(
                [
                    (describe(made.best, lang), str(len(made.cards)), _cards(made.cards))
                    for made in groups
                ],
                left=(0, 2),
            )
    return lines


def _chances(found: Outs, size: int, lang: Language) -> list[str]:
    told = [str(size), say_percent(found.by_next(size), lang)]
    return told if found.to_come == 1 else [*told, say_percent(found.by_river(size), lang)]


def _cards(cards: Sequence[Next]) -> str:
    return " ".join(
        [card_sign(each.card) + ("½" if each.standing is Standing.LEVEL else "") for each in cards]
    )
