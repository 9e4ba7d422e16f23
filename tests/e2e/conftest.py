"""A real server, a real browser, and a page that must not complain."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.conftest import need

if TYPE_CHECKING:  # playwright may be missing: `browser` leaves the tests out then
    from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

ARGUMENTS = [  # no network of its own, and no sandbox: CI runs as root
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1280, "height": 800}


class Table:
    """`fifthstreet serve` in a process of its own, on a free port of this machine."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.port = "0"
        self.address = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "fifthstreet", "serve", "--data", str(self.data)]
        command += ["--port", self.port, *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line!r}"
        self.address = next(word for word in line.split() if word.startswith("http://"))
        self.port = self.address.rpartition(":")[2]

    def kill(self) -> None:
        """As a power cut would: no farewell."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def browser(chromium: Path) -> Iterator[Browser]:
    need("playwright")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Table]]:
    """Start servers; they stop with the test. By default two bots that do not pause."""
    started: list[Table] = []

    def start(*options: str) -> Table:
        started.append(Table(tmp_path / f"table{len(started)}", "--pace", "0", *options))
        return started[-1]

    yield start
    for table in started:
        table.stop()


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server for the page itself, where the test plays the server at the socket."""
    table = Table(tmp_path_factory.mktemp("files"), "--bots", "0")
    yield table
    table.stop()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages of guests; at the end none of them may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        address: str,
        language: str = "en",
        size: dict[str, int] = DESKTOP,
        theme: Any = "dark",
        before: Callable[[Page], None] | None = None,
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            viewport=size,
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        contexts.append(context)
        if settings:
            stored = json.dumps(json.dumps(settings))
            context.add_init_script(f"localStorage.fifthstreet ??= {stored}")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda fault: complaints.append(str(fault)))
        page.on(
            "console",
            lambda message: (
                complaints.append(message.text)
                if message.type in ("error", "warning") and not expected(message.text)
                else None
            ),
        )
        if before:
            before(page)
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


def expected(text: str) -> bool:
    """The browser itself reports every failed connection; some tests cut it on purpose."""
    return "WebSocket connection to" in text or "ERR_CONNECTION_REFUSED" in text


class Wire:
    """The server's side of the socket, played by a test: it sends scenes and hears commands."""

    def __init__(self, answers: bool = True) -> None:
        self.answers = answers
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] | None = None
        self.lines: list[WebSocketRoute] = []

    def attach(self, page: Page) -> None:
        page.route_web_socket("**/ws", self._opened)

    def _opened(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.on_message(lambda text: self._hear(line, json.loads(text)))
        if self.state:
            line.send(json.dumps({**self.state, "snapshot": True}))

    def _hear(self, line: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "ping":
            line.send('{"type": "pong"}')
        elif message["type"] != "language":
            self.heard.append(message)
            if self.answers:
                self.answer(message["id"])

    def show(self, state: dict[str, Any]) -> None:
        self.state = state
        for line in self.lines[-1:]:
            line.send(json.dumps(state))

    def answer(self, id: str, **more: Any) -> None:
        self.lines[-1].send(json.dumps({"type": "answer", "id": id, "ok": True, **more}))

    @property
    def actions(self) -> list[dict[str, Any]]:
        """The actions heard so far."""
        return [message["action"] for message in self.heard if message["type"] == "act"]
