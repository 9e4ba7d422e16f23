"""The web application: one page, one WebSocket, and the tables behind it.

`create_app` takes everything that could differ between a real server and a test:
log, key, clock and chance.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from fifthstreet.server import messages, static
from fifthstreet.server.desk import Chance, Desk, opening
from fifthstreet.server.identity import Guests
from fifthstreet.server.journal import remember
from fifthstreet.server.sockets import TOO_MANY_BAD, Allowance, Line
from fifthstreet.server.tables import Arrived, Gone, Guest, Heard, Pace, Speak, TableTask
from fifthstreet.server.views import Pong, frame, refused
from fifthstreet.server.writer import Writer
from fifthstreet.storage.log import EventLog, StorageError
from fifthstreet.table.table import Options, Table
from fifthstreet.words.bundle import Language

LOG = logging.getLogger(__name__)

TABLE = "main"
BAD_MESSAGES = 20  # unusable ones until the line is cut
LOOPBACK = ("127.0.0.1", "localhost", "::1")
WEB = "fifthstreet.web"
WORDS = "fifthstreet.words"


def wall_clock() -> Callable[[], int]:
    """Milliseconds since 1970, read once; then they follow a clock that nobody turns back."""
    start = time.time_ns() - time.monotonic_ns()
    return lambda: (start + time.monotonic_ns()) // 1_000_000


class Setup(Struct, frozen=True):
    """What a server is started with.

    options   of the table, should it not exist yet
    language  of whoever has not chosen one
    hosts     names under which a browser may reach it
    rate, burst  frames a second from one browser
    """

    log: EventLog
    key: bytes
    options: Options
    pace: Pace
    language: Language = "en"
    hosts: Collection[str] = LOOPBACK
    rate: float = 10
    burst: int = 20
    now: Callable[[], int] | None = None
    chance: Chance = Chance()


def stored_table(log: EventLog, key: bytes) -> Table | None:
    """The table as the log has it; None if it was never opened. Raises CannotRead."""
    past = remember(log, TABLE, key)
    return past.table if past else None


class Server:
    """What the routes share while the application runs."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._clock = setup.now or wall_clock()
        self.guests = Guests(setup.key, setup.chance.fresh)
        self.table: TableTask | None = None

    @asynccontextmanager
    async def running(self, app: Starlette) -> AsyncIterator[None]:
        """Open or rebuild the table, let it live, and close in order."""
        setup = self.setup
        past = remember(setup.log, TABLE, setup.key)
        resumed = past is not None
        if past is None:
            past, batch = opening(TABLE, setup.options, self._clock())
            if setup.log.append([batch]) != [True]:
                raise StorageError("the table could not be opened")
        writer = Writer(setup.log)
        thinkers = ThreadPoolExecutor(1, "bots")
        desk = Desk(TABLE, past, setup.key, setup.chance)
        self.table = TableTask(
            desk, writer, setup.pace, self._clock, thinkers, setup.chance.entropy, resumed
        )
        living = asyncio.create_task(self.table.run(), name=f"table {TABLE}")
        try:
            yield
        finally:
            living.cancel()
            await asyncio.gather(living, return_exceptions=True)
            thinkers.shutdown(wait=True, cancel_futures=True)
            await writer.close()

    # --- Routes -----------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        """The page; a browser that comes for the first time becomes a guest."""
        body = static.read(WEB, "index.html") or b"<!doctype html><title>Fifth Street</title>"
        response = static.answer(request, "index.html", body)
        secure = request.scope["scheme"] == "https"
        if self.guests.known(request.cookies, secure) is None:
            response.headers.append("Set-Cookie", self.guests.welcome(secure))
        return response

    async def file(self, request: Request) -> Response:
        path = request.path_params["path"]
        return static.answer(request, path, static.read(WEB, path))

    async def words(self, request: Request) -> Response:
        path = f"{request.path_params['language']}.ftl"
        return static.answer(request, path, static.read(WORDS, path))

    async def health(self, request: Request) -> Response:
        """200 while the table lives."""
        well = self.table is not None and not self.table.troubled
        return JSONResponse({"ok": well}, 200 if well else 503, static.HEADERS)

    async def socket(self, socket: WebSocket) -> None:
        """One browser's line to the table, until one side closes it."""
        secure = socket.scope["scheme"] == "wss"
        guest_id = self.guests.known(socket.cookies, secure)
        if guest_id is None or not self._same_origin(socket):
            await socket.close()  # before it was accepted: the browser gets a 403
            return
        await socket.accept()
        assert self.table is not None
        table = self.table
        line = Line(socket, Allowance(self.setup.rate, self.setup.burst))
        guest = Guest(guest_id, line, self.setup.language)
        bad = 0

        async def heard(text: str | bytes) -> None:
            nonlocal bad
            at = table.now()
            try:
                message = messages.read(text)
            except messages.Unusable as no:
                bad += 1
                answer = refused(messages.id_of(text), no.reason, guest.language, {})
                line.send(frame(answer))
                if bad >= BAD_MESSAGES:
                    line.close(TOO_MANY_BAD, "too many bad messages")
                return
            if not line.open:
                return  # somebody else controls the seat by now
            if isinstance(message, messages.Ping):
                line.send(frame(Pong()))
            elif isinstance(message, messages.Language):
                table.put(Speak(guest, message.language))
            elif isinstance(message, messages.Request):
                table.put(Heard(guest, message, at))

        table.put(Arrived(guest))
        try:
            await line.serve(heard)
        finally:
            table.put(Gone(guest))

    def _same_origin(self, socket: WebSocket) -> bool:
        """Whether our own page asks: another site could use the browser's cookie."""
        host = socket.headers.get("host", "")
        scheme = "https" if socket.scope["scheme"] == "wss" else "http"
        try:
            origin = urlsplit(socket.headers.get("origin", ""))
            name = urlsplit(f"//{host}").hostname
        except ValueError:  # no address at all
            return False
        return origin.scheme == scheme and origin.netloc == host and name in self.setup.hosts


def create_app(setup: Setup) -> Starlette:
    """The application for an ASGI server."""
    server = Server(setup)
    app = Starlette(
        routes=[
            Route("/", server.page),
            Route("/static/{path:path}", server.file),
            Route("/words/{language}.ftl", server.words),
            Route("/healthz", server.health),
            WebSocketRoute("/ws", server.socket),
        ],
        lifespan=server.running,
    )
    app.state.server = server
    return app
