"""`fifthstreet range`: what a range of starting hands holds, and its grid."""

import json
from pathlib import Path
from typing import Annotated

import typer

from fifthstreet.cli.answers import printable, refuse, stop
from fifthstreet.cli.referee import no_value
from fifthstreet.odds.grid import cells, grid_png, grid_svg, grid_text
from fifthstreet.odds.ranges import ALL_COMBOS, Range, parse_range, range_text
from fifthstreet.reasons import NotationError
from fifthstreet.words.bundle import Language
from fifthstreet.words.say import word

PICTURES = (".svg", ".png")


def command(
    text: Annotated[
        str,
        typer.Argument(
            metavar="RANGE",
            help="22+,A2s+ KTo-K8o QJ AsKs QQ@0.5 15% random; !33 takes out.",
        ),
    ],
    grid: Annotated[
        Path | None, typer.Option(help="Write the grid to this file, .svg or .png.", metavar="FILE")
    ] = None,
    lang: Annotated[Language, typer.Option(help="Language of the answer.")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Print a range canonically, its combos and its grid of 13 by 13 starting hands."""
    if grid is not None and grid.suffix.lower() not in PICTURES:
        no_value("--grid", str(grid), ", ".join(PICTURES), lang)
    try:
        hands = parse_range(text)
    except NotationError as why:
        refuse(why, lang)
    if grid is not None:
        _draw(hands, grid, lang)
    if as_json:
        typer.echo(json.dumps(as_data(hands)))
        return
    typer.echo(range_text(hands))
    typer.echo(f"{size(hands, lang)}\n")
    typer.echo(grid_text(hands))


def as_data(hands: Range) -> dict[str, object]:
    """The range as one JSON object; `share` is of all combos, and `hands` what is in of each."""
    weight = sum(hands.weights)
    return {
        "range": range_text(hands),
        "combos": len(hands),
        "weight": weight,
        "share": weight / ALL_COMBOS,
        "hands": {str(cell.hand): cell.share for row in cells(hands) for cell in row if cell.share},
    }


def size(hands: Range, lang: Language) -> str:
    """How many combos, and their part of all by weight: "6 combos, 0.45% of all"."""
    whole, hundredths = divmod(round(10_000 * sum(hands.weights) / ALL_COMBOS), 100)
    return word(
        "cli-range-size", lang, combos=len(hands), whole=whole, hundredths=f"{hundredths:02}"
    )


def _draw(hands: Range, file: Path, lang: Language) -> None:
    """Write the picture, or end the command where that cannot be done."""
    title = word("cli-range-grid-title", lang, hands=range_text(hands))
    about = word("cli-range-grid-about", lang, size=size(hands, lang))
    try:
        if file.suffix.lower() == ".svg":
            file.write_text(grid_svg(hands, title, about), encoding="utf-8", newline="\n")
        else:
            file.write_bytes(grid_png(hands, title, about))
    except OSError:
        stop(word("cli-file-unwritable", lang, file=printable(str(file))))
