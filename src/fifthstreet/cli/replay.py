"""`fifthstreet replay`: play hand histories again and compare how they end."""

import json
from collections.abc import Iterable, Iterator
from decimal import Decimal
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from fifthstreet.cli.answers import printable, stop
from fifthstreet.history.phh import read_many
from fifthstreet.history.record import Record
from fifthstreet.history.replay import Ending, Habit, Mode, Replay, replay
from fifthstreet.history.toml import Amount
from fifthstreet.reasons import IllegalAction, Reason, UnreadableRecord
from fifthstreet.words.say import say

SUFFIXES = {".phh", ".phhs"}
PATIENCE = 1.0  # seconds until a progress bar shows
MOST_LINES = 40  # of a list for people; --json has all


class Played(Struct, frozen=True):
    """One hand of a file and what became of it.

    hand    its number or name in the file, or the name of its table
    result  the replay, or why there is none
    """

    file: str
    hand: int | str
    result: Replay | Reason


def command(
    paths: Annotated[list[str], typer.Argument(help="Files .phh or .phhs, or folders of them.")],
    strict: Annotated[
        bool,
        typer.Option(
            "--strict/--archive",
            help="Refuse what the rules refuse, or let habits of other programs pass.",
        ),
    ] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Replay hand histories by our rules; name the hands that differ or are rejected."""
    files = _once(file for path in paths for file in _files(path))
    began = perf_counter()
    mode = Mode.STRICT if strict else Mode.ARCHIVE
    answer = _answer(_watched(files, began, mode))
    answer["hands_per_second"] = round(answer["hands"] / max(perf_counter() - began, 1e-9))
    if as_json:
        typer.echo(json.dumps(answer))
    else:
        _print(answer, len(files))
    if answer["rejected"]:
        raise typer.Exit(1)


def _files(name: str) -> list[Path]:
    """The histories at a path, by name; a file is taken whatever its name."""
    path = Path(name)
    if path.is_file():
        return [path]
    if not name.strip() or not path.is_dir():
        stop(f"{printable(name) or repr(name)}: no such file or folder")
    found = [file for file in path.rglob("*") if file.suffix.lower() in SUFFIXES]
    found = [file for file in found if file.is_file()]
    if not found:
        stop(f"{printable(name)}: no .phh or .phhs file here")
    return sorted(found)


def _once(files: Iterable[Path]) -> list[Path]:
    """Each file once, where it is named first."""
    first: dict[Path, Path] = {}
    for file in files:
        first.setdefault(file.resolve(), file)
    return list(first.values())


def _watched(files: list[Path], began: float, mode: Mode) -> Iterator[Played]:
    """Every hand of the files; who waits for more than a second sees how far it is."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.stop()
        task = bar.add_task("replay", total=len(files))
        shown = False
        for file in files:
            yield from play_file(file, mode)
            bar.advance(task)
            if not shown and perf_counter() - began > PATIENCE:
                shown = True
                bar.start()


def play_file(file: Path, mode: Mode) -> Iterator[Played]:
    """Every hand of one file."""
    name = str(file)
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        yield Played(name, "", UnreadableRecord("", 0, 0, str(fault)))
        return
    for table, record in read_many(text):
        if not isinstance(record, Record):
            yield Played(name, table, record)
            continue
        hand = table if record.hand is None else record.hand
        try:
            yield Played(name, hand, replay(record, mode))
        except IllegalAction as refused:
            yield Played(name, hand, refused.reason)


def _answer(played: Iterable[Played]) -> dict[str, Any]:
    """What is printed as JSON, but for the speed."""
    hands = equal = raked = unknown = 0
    different, rejected, tolerated = [], [], []
    for each in played:
        hands += 1
        place = {"file": each.file, "hand": each.hand}
        result = each.result
        if isinstance(result, Reason):
            rejected.append({**place, "why": say(result, "en")})
            continue
        tolerated += [{**place, "habit": t.habit.value, "move": t.move} for t in result.tolerated]
        match result.ending:
            case Ending.EQUAL:
                equal += 1
            case Ending.RAKED:
                raked += 1
            case Ending.UNKNOWN:
                unknown += 1
            case Ending.STOPPED:
                assert result.stopped
                rejected.append(
                    {
                        **place,
                        "why": _why_stopped(result.stopped.reason),
                        "move": result.stopped.move,
                        "action": result.stopped.text,
                        "played": len(result.actions),
                    }
                )
            case _:
                different.append({**place, "why": _why_different(result)})
    return {
        "hands": hands,
        "equal": equal,
        "different": different,
        "rejected": rejected,
        "raked": raked,
        "without_result": unknown,
        "tolerated": tolerated,
    }


HABITS = {
    Habit.SHOW_ORDER.value: "a hand is thrown away before it has to be shown",
    Habit.MUCKED.value: "a hand is thrown away that had to be shown",
    Habit.OTHER_CARDS.value: "the cards shown are not those that were dealt",
    Habit.ONE_CARD.value: "some cards are shown and not the others",
    Habit.TOLD_TWICE.value: "a hand is shown or thrown away that had been already",
    Habit.LATE_HOLE.value: "hole cards are dealt after something else has happened",
    Habit.EARLY_SHOW.value: "a hand is shown or thrown away while there is still betting",
    Habit.UNKNOWN_STACKS.value: "unknown stacks: the file does not say who is all-in and when",
    "unfinished": "the record ends before the hand does",
}


def _why_stopped(reason: Reason) -> str:
    if isinstance(reason, UnreadableRecord) and reason.detail in HABITS:
        return HABITS[reason.detail]
    return say(reason, "en")


def _why_different(result: Replay) -> str:
    theirs, ours = _amounts(result.expected), _amounts(result.found)
    if result.ending is Ending.HALF_CHIPS:
        return f"the file splits a chip: {theirs}; in whole chips {ours}"
    return f"the file has {theirs}, we have {ours}"


def _amounts(amounts: Iterable[Amount] | None) -> str:
    """Amounts as people write them: 10112.5, and 10000 for 10000.0."""
    plain = (f"{Decimal(amount):f}" for amount in amounts or ())
    return ", ".join(text.rstrip("0").rstrip(".") if "." in text else text for text in plain)


def _print(answer: dict[str, Any], files: int) -> None:
    console = Console(highlight=False, markup=False, emoji=False, soft_wrap=True)
    for kind in ("different", "rejected"):
        for hand in answer[kind][:MOST_LINES]:
            console.print(printable(f"{kind}: {_place(hand)}: {_with_action(hand)}"))
        if len(answer[kind]) > MOST_LINES:
            console.print(f"{kind}: {len(answer[kind]) - MOST_LINES} more; --json names them all")
    for habit in Habit:
        count = sum(each["habit"] == habit.value for each in answer["tolerated"])
        if count:
            console.print(f"let pass: {habit.value.replace('_', ' ')}, {count} times")
    console.print(
        f"{answer['hands']} hands in {files} files: {answer['equal']} equal, "
        f"{len(answer['different'])} different, {len(answer['rejected'])} rejected, "
        f"{answer['raked']} equal but for the rake, {answer['without_result']} without a result; "
        f"{answer['hands_per_second']} hands a second"
    )


def _place(hand: dict[str, Any]) -> str:
    return f"{hand['file']}, hand {hand['hand']}" if hand["hand"] != "" else str(hand["file"])


def _with_action(hand: dict[str, Any]) -> str:
    why = str(hand["why"])
    if "move" not in hand:
        return why
    if not hand["move"]:
        return f"the start: {why}"
    return f"action {hand['move']}, {hand['action'] or 'the end'}: {why}"
