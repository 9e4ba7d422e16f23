"""`fifthstreet serve`: a table on the web, by default with two bots."""

import ipaddress
import logging
import os
import sys
from pathlib import Path
from socket import socket
from typing import Annotated, NoReturn

import typer
import uvicorn

from fifthstreet.dealing.seal import key_file
from fifthstreet.reasons import IllegalAction
from fifthstreet.rules.stakes import Stakes
from fifthstreet.server import speech
from fifthstreet.server.app import LOOPBACK, Setup, create_app, stored_table
from fifthstreet.server.journal import CannotRead
from fifthstreet.server.tables import Pace
from fifthstreet.storage.log import StorageError
from fifthstreet.storage.sqlite import FILE, InUse, SqliteLog
from fifthstreet.table.handle import open_table
from fifthstreet.table.table import Options, Table
from fifthstreet.words.bundle import Language

SEATS, BIG = 3, 100
BUY_IN = (40, 100)  # big blinds (RULES 4.4)
MOST_FRAME = 65536  # bytes; longer than any message, so that a long one gets an answer
HEARTBEAT = 4.0  # seconds between pings, and until the answer: a dead line is cut after 8


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
    folder = data or data_folder()
    # Messages of the table go to standard error; a card is never among them.
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        if not (folder / FILE).exists():
            room_for(bots, wanted(seats, small, big))  # before anything is written
        log = SqliteLog(folder)
    except InUse:
        fail(f"another server works with {folder}. Stop it, or give another --data.")
    except StorageError as fault:
        fail(f"{folder} cannot be used: {fault}")
    except ValueError as fault:
        fail(str(fault))
    try:
        key = key_file(folder)
        options = at_table(stored_table(log, key), seats, small, big)
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


def at_table(
    stored: Table | None, seats: int | None, small: int | None, big: int | None
) -> Options:
    """The options of the table: those it was opened with, else what was asked for.

    Raises ValueError if something else was asked for, or if nobody could play like that.
    """
    if stored is None:
        return wanted(seats, small, big)
    options = stored.options
    asked = {
        "--seats": (seats, options.seats),
        "--small": (small, options.stakes.small),
        "--big": (big, options.stakes.big),
    }
    differ = [f"{name} {has}" for name, (ask, has) in asked.items() if ask not in (None, has)]
    if differ:
        raise ValueError(
            f"this table was opened with {', '.join(differ)}; leave that out or give another --data"
        )
    return options


def wanted(seats: int | None, small: int | None, big: int | None) -> Options:
    """The options of a new table. Raises ValueError if nobody could play there."""
    big = BIG if big is None else big
    small = big // 2 if small is None else small
    buy_in = (BUY_IN[0] * big, BUY_IN[1] * big)
    options = Options(Stakes(small, big), buy_in, SEATS if seats is None else seats)
    try:
        open_table(options, 0)
    except IllegalAction as no:
        raise ValueError(f"no table opens like this: {no.reason}") from None
    return options


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
    """Say why and stop."""
    typer.echo(f"fifthstreet serve: {text}", err=True)
    raise typer.Exit(1)
