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
from fifthstreet.games import GAMES, HOLDEM, STUD, Betting, Game, has_bring_in, with_betting
from fifthstreet.reasons import BadStart, Conflict, IllegalAction, OptionsExclude
from fifthstreet.rules.stakes import AnteBy, House, Rake, RakeSplit, Stakes
from fifthstreet.rules.start import cards_needed
from fifthstreet.server import speech
from fifthstreet.server.app import LOOPBACK, Setup, create_app, stored_table
from fifthstreet.server.journal import CannotRead
from fifthstreet.server.tables import Pace
from fifthstreet.storage.log import StorageError
from fifthstreet.storage.sqlite import FILE, InUse, SqliteLog
from fifthstreet.table.game import games_of, in_units
from fifthstreet.table.handle import open_table
from fifthstreet.table.table import ButtonRule, Entry, Missed, Options, Table
from fifthstreet.words.bundle import Language
from fifthstreet.words.nouns import game_name
from fifthstreet.words.say import say, word

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
    rake_preflop: bool | None = None
    rake_split: RakeSplit | None = None
    ante: int | None = None
    ante_by: AnteBy | None = None
    bets: str | None = None
    bring_in: int | None = None
    button_blind: bool | None = None
    rejoin_lock: int | None = None
    language: Language = "en"


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
    rake_preflop: Annotated[
        bool | None,
        typer.Option(
            "--rake-preflop/--no-rake-preflop",
            help="The house takes its rake also where there was no flop.",
        ),
    ] = None,
    rake_split: Annotated[
        RakeSplit | None, typer.Option(help="How the rake falls on several pots.")
    ] = None,
    ante: Annotated[int | None, typer.Option(help="Ante of a new table.", min=0)] = None,
    ante_by: Annotated[
        AnteBy | None, typer.Option(help="Everybody posts the ante, or the big blind for all.")
    ] = None,
    bets: Annotated[
        str | None,
        typer.Option(
            help="Bets of fixed limit (default the big blind and twice that).",
            metavar="SMALL,BIG",
        ),
    ] = None,
    bring_in: Annotated[
        int | None,
        typer.Option(help="Bring-in, at a table where every game has one.", min=1),
    ] = None,
    button_blind: Annotated[
        bool | None,
        typer.Option(
            "--button-blind/--no-button-blind",
            help="The button alone posts a blind, usual with antes in short deck.",
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
    rejoin_lock: Annotated[
        int | None,
        typer.Option(
            help="Minutes in which who left comes back with what he took along; 0 never.",
            metavar="MINUTES",
            min=0,
        ),
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
        rake_preflop,
        rake_split,
        ante,
        ante_by,
        bets,
        bring_in,
        button_blind,
        rejoin_lock,
        language,
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
    "rake": lambda options: _rate(options.stakes.house.rake),
    "rake_preflop": lambda options: not (options.stakes.house.rake or Rake(0)).no_flop_no_drop,
    "rake_split": lambda options: (options.stakes.house.rake or Rake(0)).split.value,
    "ante": lambda options: options.stakes.ante,
    "ante_by": lambda options: options.stakes.ante_by.value,
    "bets": lambda options: ",".join(map(str, options.stakes.bets or ())),
    "bring_in": lambda options: options.stakes.bring_in,
    "button_blind": lambda options: options.stakes.button_blind,
    "rejoin_lock": lambda options: options.rejoin_lock,
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
    return "as it is" if isinstance(value, House) else str(value)


def _rate(rake: Rake | None) -> str:
    """A rake as it is written on the command line."""
    if rake is None:
        return "0"
    percent = f"{Decimal(rake.percent) / 100:f}"
    return f"{percent}:{','.join(map(str, rake.caps))}" if rake.caps else percent


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
    game = read(asked.game, game_of_code, STUD if asked.bring_in else HOLDEM)
    if asked.betting is not None:
        game = with_betting(game, asked.betting)
    fits = partial(_fits, asked, seats)
    games = read(asked.games or "all", lambda text: choice_of(text, game, fits), ())
    rake = read(asked.rake, rake_of, None)
    if rake is not None:
        split = asked.rake_split or RakeSplit.FROM_MAIN
        rake = replace(rake, no_flop_no_drop=not asked.rake_preflop, split=split)
    elif asked.rake is None and (asked.rake_preflop or asked.rake_split):
        faults.append("--rake-preflop and --rake-split say how a --rake is taken: give one")
    house = House(run_twice=bool(asked.run_twice), rake=rake)
    for text in asked.house:
        house = read(text, partial(with_choice, house), house)
    big = BIG if asked.big is None else asked.big
    options = Options(
        _stakes(asked, big, house, read(asked.bets, bets_of, None)),
        (BUY_IN[0] * big, BUY_IN[1] * big),
        seats,
        game,
        button=asked.button or ButtonRule.DEAD,
        entry=asked.entry or Entry.WAIT,
        missed=asked.missed or Missed.WAIT,
        straddle=bool(asked.straddle),
        games=games,
    )
    if asked.rejoin_lock is not None:
        options = replace(options, rejoin_lock=asked.rejoin_lock)
    faults += _without_use(asked, options)
    try:
        open_table(options, 0)
    except IllegalAction as no:
        if not faults or isinstance(no.reason, OptionsExclude):
            faults += _no_table(no, options, asked.language)
    if faults:
        raise ValueError("\n".join(faults))
    return options


def _fits(asked: Asked, seats: int, game: Game) -> bool:
    """Whether a game is offered where none are named: enough cards, and what is posted fits."""
    if cards_needed(game, seats) > len(game.deck.cards):
        return False
    if asked.bring_in:
        return has_bring_in(game)
    return not (asked.button_blind and has_bring_in(game))


def _stakes(asked: Asked, big: int, house: House, bets: tuple[int, int] | None) -> Stakes:
    """What is posted; with a bring-in of its own there are no blinds, and antes as usual there."""
    ante_by = asked.ante_by or AnteBy.EACH
    unit = max(house.unit, 1)  # a smaller one is refused when the table opens
    if asked.bring_in:
        ante = in_units(big // 5, unit) if asked.ante is None else asked.ante
        return Stakes(0, 0, ante, ante_by, house, asked.bring_in, bets or (big, 2 * big))
    button_blind = bool(asked.button_blind)
    usual = 0 if button_blind else big // 2 - big // 2 % unit
    small = usual if asked.small is None else asked.small
    return Stakes(small, big, asked.ante or 0, ante_by, house, 0, bets, button_blind)


def _without_use(asked: Asked, options: Options) -> list[str]:
    """What was asked for and would say nothing at this table."""
    faults = []
    games = games_of(options)
    if asked.bring_in and not all([has_bring_in(game) for game in games]):
        faults.append("--bring-in is for a table where every game has one, such as --games stud")
    if asked.bring_in and asked.small:
        faults.append("--small does not go with --bring-in: there are no blinds")
    if asked.button_blind and asked.small:
        faults.append("--small does not go with --button-blind: it is the only blind")
    if asked.ante_by is not None and not options.stakes.ante:
        faults.append("--ante-by says who posts an --ante: give one")
    if asked.bets and not any([game.betting is Betting.FIXED_LIMIT for game in games]):
        faults.append("--bets are those of fixed limit, and no game of this table has it")
    return faults


def _no_table(no: IllegalAction, options: Options, language: Language) -> list[str]:
    """Why the table cannot open, in words."""
    reason = no.reason
    if isinstance(reason, OptionsExclude):
        return [exclusion(pair, language) for pair in reason.pairs]
    told = say(reason, language)
    if isinstance(reason, BadStart) and reason.field == "deck":
        few = [
            f"{game_name(language, game.code)}: {word('ui-max', language, chips=most)}"
            for game in games_of(options)
            if (most := most_players(game)) < options.seats
        ]
        return [" ".join([told, ", ".join(few)])]
    return [told]


def most_players(game: Game) -> int:
    """How many can play with the cards there are."""
    enough = [n for n in range(2, 11) if cards_needed(game, n) <= len(game.deck.cards)]
    return max(enough, default=0)


def exclusion(pair: Conflict, language: Language) -> str:
    """Two options that exclude each other, and why."""
    one, other = [
        f"--house {name}" if name in HOUSE else f"--{name.replace('_', '-')}"
        for name in (pair.one, pair.other)
    ]
    return f"{one}, {other}: {say(OptionsExclude((pair,)), language)}"


def game_of_code(code: str) -> Game:
    """Raises ValueError if there is no such game."""
    if code not in GAMES:
        raise ValueError(f"there is no game {code!r}; there are {', '.join(GAMES)}")
    return GAMES[code]


def choice_of(text: str, game: Game, fits: Callable[[Game], bool]) -> tuple[str, ...]:
    """The games players choose from: none if there is only one. Raises ValueError.

    fits  whether a game is among "all"
    """
    if text == "all":
        codes = [code for code, other in GAMES.items() if fits(other)]
    else:
        codes = [game_of_code(code).code for code in text.split(",")]
    chosen = tuple(dict.fromkeys([*codes, game.code]))
    return chosen if len(chosen) > 1 else ()


def bets_of(text: str) -> tuple[int, int]:
    """The bets of fixed limit, such as "100,200". Raises ValueError."""
    try:
        small, big = [_chips(chips) for chips in text.split(",")]
    except ValueError:
        raise ValueError(f"--bets {text} is no small and big bet, such as 100,200") from None
    return small, big


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
