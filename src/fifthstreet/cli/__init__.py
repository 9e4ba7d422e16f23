"""The command `fifthstreet`: one file per command."""

from typing import Annotated

import typer

import fifthstreet
from fifthstreet import compiled
from fifthstreet.cli import compare, equity, odds, outs, perft, referee, replay, rulings, serve
from fifthstreet.cli import range as ranges

app = typer.Typer(
    name="fifthstreet",
    help="Texas Hold'em: a table, a referee and a rules engine.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"fifthstreet {fifthstreet.__version__} ({compiled.summary()})")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Texas Hold'em: a table, a referee and a rules engine."""


app.command("serve")(serve.command)
app.command("referee")(referee.command)
app.command("compare")(compare.command)
app.command("replay")(replay.command)
app.command("rulings")(rulings.command)
app.command("perft")(perft.command)
app.command("equity")(equity.command)
app.command("outs")(outs.command)
app.command("odds")(odds.command)
app.command("range")(ranges.command)


def main() -> None:
    """The entry point of the command."""
    app()
