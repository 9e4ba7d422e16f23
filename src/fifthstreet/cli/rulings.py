"""`fifthstreet rulings`: do we decide as a file of rulings says?"""

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fifthstreet.cli.answers import printable, refuse, stop
from fifthstreet.history.rulings import Differs, Held, NotCovered, check_rulings
from fifthstreet.reasons import NotationError


def command(
    file: Annotated[Path, typer.Argument(help="Rulings as JSON.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check every ruling of a file; those that differ and those left out are named."""
    try:
        verdicts = check_rulings(file.read_text(encoding="utf-8-sig"))
    except OSError as fault:
        stop(f"{printable(str(file))}: {fault.strerror}")
    except UnicodeDecodeError as fault:
        stop(f"{printable(str(file))}: {fault}")
    except NotationError as fault:
        refuse(fault, "en", printable(str(file)))
    held = [verdict.id for verdict in verdicts if isinstance(verdict, Held)]
    differ = [verdict for verdict in verdicts if isinstance(verdict, Differs)]
    left_out = [verdict for verdict in verdicts if isinstance(verdict, NotCovered)]
    if as_json:
        answer = {
            "cases": len(verdicts),
            "held": len(held),
            "different": [_plain(verdict) for verdict in differ],
            "not_covered": [{"id": verdict.id, "what": verdict.what} for verdict in left_out],
        }
        typer.echo(json.dumps(msgspec.to_builtins(answer)))
    else:
        for verdict in differ:
            where = "at the end" if verdict.step is None else f"step {verdict.step}"
            said = f"{verdict.what} {verdict.expected}, we say {verdict.found}"
            typer.echo(printable(f"{verdict.id}  {where}: {said}"))
        for out in left_out:
            typer.echo(printable(f"{out.id}  not covered: {out.what}"))
        typer.echo(
            f"{len(verdicts)} rulings: {len(held)} held, {len(differ)} different, "
            f"{len(left_out)} not covered"
        )
    if differ:
        raise typer.Exit(1)


def _plain(verdict: Differs) -> dict[str, object]:
    """The fields of a verdict for JSON; a reason we give becomes its own object."""
    return {
        "id": verdict.id,
        "step": verdict.step,
        "what": verdict.what,
        "expected": verdict.expected,
        "found": verdict.found,
    }
