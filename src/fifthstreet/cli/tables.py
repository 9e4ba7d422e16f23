"""What commands print alike: rows in columns, cards in signs, how far a long count is."""

import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from threading import Lock, Timer
from typing import TYPE_CHECKING

from fifthstreet.cards import Card
from fifthstreet.notation import card_sign
from fifthstreet.odds.watching import Watch
from fifthstreet.words.bundle import Language
from fifthstreet.words.say import word

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 1.0
"""Seconds after which somebody at a terminal is shown how far the work is."""


def in_columns(rows: Sequence[Sequence[str]], left: Collection[int] = (0,)) -> list[str]:
    """The rows with their cells one below the other.

    left  columns that begin alike; all others end alike

    >>> for line in in_columns([("", "Win"), ("Player 1", "46.20%")]):
    ...     print(line)
                 Win
    Player 1  46.20%
    """
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            [
                cell.ljust(width) if place in left else cell.rjust(width)
                for place, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
        ).rstrip()
        for row in rows
    ]


def signs(cards: Sequence[Card]) -> str:
    """Cards as people print them: "A♠ 10♥"."""
    return " ".join(map(card_sign, cards))


@contextmanager
def progress(lang: Language) -> Iterator[Watch]:
    """A bar on standard error for work that takes long, where that is a terminal.

    What is yielded may be told how far the work is; as long as it is not, the bar only moves.
    """
    if not sys.stderr.isatty():
        yield lambda done, total: None
        return
    bar = _Bar(word("cli-counting", lang))
    timer = Timer(PATIENCE, bar.show)
    timer.daemon = True
    timer.start()
    try:
        yield bar.tell
    finally:
        timer.cancel()
        bar.close()


class _Bar:
    """A bar that a timer shows while the work goes on in another thread."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._lock = Lock()
        self._shown: tuple[Progress, TaskID] | None = None
        self._closed = False

    def show(self) -> None:
        from rich.console import Console  # here: most commands have no need of it
        from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

        columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn()
        with self._lock:
            if not self._closed:
                shown = Progress(*columns, console=Console(file=sys.stderr), transient=True)
                self._shown = shown, shown.add_task(self._text, total=None)
                shown.start()

    def tell(self, done: int, total: int) -> None:
        if self._shown is not None:
            shown, task = self._shown
            shown.update(task, completed=done, total=total)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            if self._shown is not None:
                self._shown[0].stop()
