"""What the commands share: how bad input is refused, and how a file's text is printed."""

from typing import NoReturn

import typer

from fifthstreet.reasons import IllegalAction, NotationError
from fifthstreet.words.bundle import Language
from fifthstreet.words.say import say, say_unreadable

BAD_INPUT = 2
"""The exit code of a command that was given something it cannot use."""


def printable(text: str) -> str:
    r"""A file's text on one line, as it may go to a terminal: what does not print is escaped.

    >>> print(printable("red \x1b[31m\nand no new line"))
    red \x1b[31m\nand no new line
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def refuse(why: NotationError | IllegalAction, lang: Language, where: str = "") -> NoReturn:
    """Say on standard error why, and where, and end with exit code 2."""
    if isinstance(why, NotationError):
        stop(say_unreadable(why.reason, lang, where))
    stop(say(why.reason, lang))


def stop(message: str) -> NoReturn:
    """Say on standard error why the command cannot go on, and end with exit code 2."""
    typer.echo(message, err=True)
    raise typer.Exit(BAD_INPUT)
