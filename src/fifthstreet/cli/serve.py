"""`fifthstreet serve`: a table on the web, by default with two bots."""

import ipaddress
import logging
import os
import sys
from collections.abc import Callable
from decimal import Decimal, InvalidOperation
from enum import Enum
from functools import partial
from pathlib import Path
from socket import socket
from typing import Annotated, Any, NoReturn, get_type_hints

import typer
import uvicorn
from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.dealing.seal import key_file
from fifthstreet.games import GAMES, HOLDEM, Betting, Game, with_betting
from fifthstreet.reasons import Conflict, IllegalAction, OptionsExclude
from fifthstreet.rules.stakes import House, Rake, Stakes
from fifthstreet.rules.start import cards_needed
from fifthstreet.server import speech
from fifthstreet.server.app import LOOPBACK, Setup, create_app, stored_table
from fifthstreet.server.journal import CannotRead
from fifthstreet.server.tables import Pace
from fifthstreet.storage.log import StorageError
from fifthstreet.storage.sqlite import FILE, InUse, SqliteLog
from fifthstreet.table.handle import open_table
from fifthstreet.table.table import ButtonRule, Entry, Missed, Options, Table
from fifthstreet.words.bundle import Language

SEATS, BIG = 3, 100
BUY_IN = (40, 100)  # big blinds (RULES 4.4)
MOST_FRAME = 65536  # bytes; longer than any message, so that a long one gets an answer
HEARTBEAT = 4.0  # seconds between pings, and until the answer: a dead line is cut after 8

OWN_OPTION = ("run_twice", "rake")  # choices of the house that have an option of their own
HOUSE: dict[str, Any] = {
    name: kind for name, kind in get_type_hints(House).items() if name not in OWN_OPTION
}
TRUTH = {"yes": True, "no": False}


def _values(kind: Any) -> str:
    """What may stand behind `--house name=`, for the help."""
    if kind is bool:
        return "yes or no"
    return "chips" if kind is int else " or ".join([str(one.value) for one in kind])


HOUSE_HELP = "; ".join([f"{name}={_values(kind)}" for name, kind in HOUSE.items()])


class Asked(Struct, frozen=True):
    """What was asked for on the command line; None where nothing was."""

    seats: int | None = None
    small: int | None = None
    big: int | None = None
    game: str | None = None
    betting: Betting | None = None
    games: str | None = None
    straddle: bool | None = None
    run_twice: bool | None = None
    rake: str | None = None
    button: ButtonRule | None = None
    entry: Entry | None = None
    missed: Missed | None = None
    house: tuple[str, ...] = ()


def command(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes a free one.", min=0, max=65535)] = 8000,
    data: Annotated[
        Path | None, typer.Option(help="Folder of the log and the key file.", file_okay=False)
    ] = None,
    bots: Annotated[int, typer.Option(help="Bots at the table.", min=0, max=9)] = 2,
    seats: Annotated[
        int | None, typer.Option(help=f"Seats of a new table (default {SEATS}).", min=2, max=10)
    ] = None,
    small: Annotated[
        int | None,
        typer.Option(help="Small blind of a new table (default half the big one).", min=0),
    ] = None,
    big: Annotated[
        int | None, typer.Option(help=f"Big blind of a new table (default {BIG}).", min=1)
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(
            help=f"First game of a new table (default {HOLDEM.code}): {', '.join(GAMES)}.",
            metavar="CODE",
        ),
    ] = None,
    betting: Annotated[
        Betting | None, typer.Option(help="Another betting for that game than its usual one.")
    ] = None,
    games: Annotated[
        str | None,
        typer.Option(
            help="Games the players of a new table choose from (default all that its seats allow).",
            metavar="all|CODE,CODE",
        ),
    ] = None,
    straddle: Annotated[
        bool | None, typer.Option("--straddle/--no-straddle", help="Under the gun may straddle.")
    ] = None,
    run_twice: Annotated[
        bool | None,
        typer.Option("--run-twice/--no-run-twice", help="All-in, the board may be run twice."),
    ] = None,
    rake: Annotated[
        str | None,
        typer.Option(
            help="What the house takes of a pot: percent, and the most by players from two up.",
            metavar="PERCENT[:CAP,CAP]",
        ),
    ] = None,
    button: Annotated[ButtonRule | None, typer.Option(help="How the button goes round.")] = None,
    entry: Annotated[
        Entry | None, typer.Option(help="New players wait for the big blind, or may post.")
    ] = None,
    missed: Annotated[
        Missed | None,
        typer.Option(help="Who sat out waits for the big blind, or may post what he missed."),
    ] = None,
    house: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Another choice of the house; may be given often. {HOUSE_HELP}.",
            metavar="NAME=VALUE",
        ),
    ] = None,
    pace: Annotated[
        float, typer.Option(help="Factor on pauses; 0 leaves none.", min=0, max=10)
    ] = 1.0,
    language: Annotated[
        Language, typer.Option(help="Language of the bots' names and of new guests.")
    ] = "en",
) -> None:
    """Open a table in the browser."""
    if not is_loopback(host):
        raise typer.BadParameter(
            "only this machine for now: 127.0.0.1, ::1 or localhost. Cards and cookies"
            " would go over the network unencrypted.",
            param_hint="--host",
        )
    asked = Asked(
        seats,
        small,
        big,
        game,
        betting,
        games,
        straddle,
        run_twice,
        rake,
        button,
        entry,
        missed,
        tuple(house or ()),
    )
    folder = data or data_folder()
    # Messages of the table go to standard error; a card is never among them.
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        new = wanted(asked)
        if not (folder / FILE).exists():
            room_for(bots, new)  # before anything is written
        log = SqliteLog(folder)
    except InUse:
        fail(f"another server works with {folder}. Stop it, or give another --data.")
    except StorageError as fault:
        fail(f"{folder} cannot be used: {fault}")
    except ValueError as fault:
        fail(str(fault))
    try:
        key = key_file(folder)
        options = at_table(stored_table(log, key), asked)
        room_for(bots, options)
    except (CannotRead, StorageError, ValueError, OSError) as fault:
        log.close()
        fail(f"{fault} (data in {folder})")
    setup = Setup(
        log=log,
        key=key,
        options=options,
        pace=Pace(bots, speech.bot_names(language), options.buy_in[1], pace),
        language=language,
        hosts=(*LOOPBACK, host),
    )
    run(setup, host, port)


def run(setup: Setup, host: str, port: int) -> None:
    """Serve until stopped."""
    config = uvicorn.Config(
        create_app(setup),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # no memory for it, and lengths say nothing of cards
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = Announcing(config)
    server.run()
    if not server.started:  # the log says why
        fail(f"the table could not be opened at port {port}; --port takes another one")


class Announcing(uvicorn.Server):
    """Says where the table is once it can be reached."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        for server in self.servers:
            for listening in server.sockets:
                host, port = listening.getsockname()[:2]
                name = f"[{host}]" if ":" in host else host
                print(f"Fifth Street: http://{name}:{port}  (stop with Ctrl+C)", flush=True)


def room_for(bots: int, options: Options) -> None:
    """Raises ValueError if so many bots leave no seat for a person."""
    if bots >= options.seats:
        raise ValueError(f"{bots} bots leave no seat free at a table of {options.seats}")


# What an option of the command line sets, as it would be written there.
SHOWN: dict[str, Callable[[Options], Any]] = {
    "seats": lambda options: options.seats,
    "small": lambda options: options.stakes.small,
    "big": lambda options: options.stakes.big,
    "game": lambda options: options.game.code,
    "betting": lambda options: options.game.betting.value,
    "games": lambda options: ",".join(options.games) or options.game.code,
    "straddle": lambda options: options.straddle,
    "run_twice": lambda options: options.stakes.house.run_twice,
    "rake": lambda options: options.stakes.house.rake,
    "button": lambda options: options.button.value,
    "entry": lambda options: options.entry.value,
    "missed": lambda options: options.missed.value,
    "house": lambda options: replace(options.stakes.house, run_twice=False, rake=None),
}


def at_table(stored: Table | None, asked: Asked) -> Options:
    """The options of the table: those it was opened with, else what was asked for.

    Raises ValueError if something else was asked for, or if nobody could play like that.
    """
    if stored is None:
        return wanted(asked)
    options = stored.options
    given = [name for name in SHOWN if getattr(asked, name) not in (None, ())]
    if not given:
        return options
    ask = wanted(replace(asked, seats=asked.seats or options.seats))
    differ = [
        f"--{name.replace('_', '-')} {_told(SHOWN[name](options))}"
        for name in given
        if SHOWN[name](options) != SHOWN[name](ask)
    ]
    if differ:
        raise ValueError(
            f"this table was opened with {', '.join(differ)}; leave that out or give another --data"
        )
    return options


def _told(value: Any) -> str:
    return "as it is" if isinstance(value, House | Rake) else str(value)


def wanted(asked: Asked) -> Options:
    """The options of a new table.

    Raises ValueError, a line for each fault, if nobody could play there.
    """
    faults: list[str] = []

    def read(value: Any, how: Callable[[Any], Any], usual: Any) -> Any:
        try:
            return usual if value is None else how(value)
        except ValueError as fault:
            faults.append(str(fault))
            return usual

    seats = asked.seats or SEATS
    big = BIG if asked.big is None else asked.big
    small = big // 2 if asked.small is None else asked.small
    game = read(asked.game, game_of_code, HOLDEM)
    if asked.betting is not None:
        game = with_betting(game, asked.betting)
    games = read(asked.games or "all", lambda text: choice_of(text, game, seats), ())
    house = House(run_twice=bool(asked.run_twice), rake=read(asked.rake, rake_of, None))
    for text in asked.house:
        house = read(text, partial(with_choice, house), house)
    options = Options(
        Stakes(small, big, house=house),
        (BUY_IN[0] * big, BUY_IN[1] * big),
        seats,
        game,
        button=asked.button or ButtonRule.DEAD,
        entry=asked.entry or Entry.WAIT,
        missed=asked.missed or Missed.WAIT,
        straddle=bool(asked.straddle),
        games=games,
    )
    try:
        open_table(options, 0)
    except IllegalAction as no:
        faults += _no_table(no)
    if faults:
        raise ValueError("\n".join(faults))
    return options


def _no_table(no: IllegalAction) -> list[str]:
    if isinstance(no.reason, OptionsExclude):
        return [exclusion(pair) for pair in no.reason.pairs]
    return [f"no table opens like this: {no.reason}"]


WHY = {
    "no_board": "no game of this table has a board",
    "no_blinds": "no game of this table has blinds",
    "no_straddle_heads_up": "nobody straddles with two players",
    "only_pot_limit": "no game of this table is pot limit",
    "only_fixed_limit": "no game of this table is fixed limit",
    "not_fixed_limit": "every game of this table is fixed limit",
    "only_hi_lo": "no game of this table is divided high and low",
    "only_stud": "no game of this table is a stud game",
    "only_bring_in": "no game of this table has a bring-in",
    "not_with_bring_in": "every game of this table has a bring-in",
    "already_shown": "every hand is shown anyway",
}


def exclusion(pair: Conflict) -> str:
    """Two options that exclude each other, and why."""
    one, other = [
        f"--house {name}" if name in HOUSE else f"--{name.replace('_', '-')}"
        for name in (pair.one, pair.other)
    ]
    return f"{one} does not go with {other}: {WHY.get(pair.why, pair.why)}"


def game_of_code(code: str) -> Game:
    """Raises ValueError if there is no such game."""
    if code not in GAMES:
        raise ValueError(f"there is no game {code!r}; there are {', '.join(GAMES)}")
    return GAMES[code]


def choice_of(text: str, game: Game, seats: int) -> tuple[str, ...]:
    """The games players choose from: none if there is only one. Raises ValueError."""
    if text == "all":
        codes = [c for c, g in GAMES.items() if cards_needed(g, seats) <= len(g.deck.cards)]
    else:
        codes = [game_of_code(code).code for code in text.split(",")]
    chosen = tuple(dict.fromkeys([*codes, game.code]))
    return chosen if len(chosen) > 1 else ()


def rake_of(text: str) -> Rake:
    """A rake such as "5" or "2.5:300" or "5:200,300". Raises ValueError."""
    percent, _, caps = text.partition(":")
    try:
        hundredths = Decimal(percent) * 100
        if not 0 <= hundredths <= 10_000 or hundredths % 1:
            raise ValueError
        return Rake(
            int(hundredths), tuple([_chips(cap) for cap in caps.split(",")] if caps else ())
        )
    except (InvalidOperation, ValueError):
        raise ValueError(f"--rake {text} is no percentage with caps, such as 5:300") from None


def with_choice(house: House, text: str) -> House:
    """The house with one choice made otherwise, as in "odd_hilo=suit". Raises ValueError."""
    name, _, value = text.partition("=")
    if name not in HOUSE:
        raise ValueError(f"--house {text}: the choices are {', '.join(HOUSE)}")
    kind = HOUSE[name]
    try:
        if kind is bool:
            found: Any = TRUTH[value]
        elif kind is int:
            found = _chips(value)
        else:
            assert issubclass(kind, Enum)
            found = kind(value)
    except (KeyError, ValueError):
        raise ValueError(f"--house {name} is {_values(kind)}, not {value!r}") from None
    return replace(house, **{name: found})


def _chips(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 15:
        raise ValueError(text)
    return int(text)


def is_loopback(host: str) -> bool:
    """Whether nobody but this machine reaches that address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "fifthstreet"


def fail(text: str) -> NoReturn:
    """Say why, line by line, and stop."""
    for line in text.splitlines():
        typer.echo(f"fifthstreet serve: {line}", err=True)
    raise typer.Exit(1)
