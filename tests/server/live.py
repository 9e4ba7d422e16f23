"""A real server on a free port, in a thread of this process or in one of its own; and a client."""

import json
import os
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from typing import Any
from urllib.request import urlopen

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fifthstreet.rules.stakes import Stakes
from fifthstreet.server.app import Setup, create_app
from fifthstreet.server.tables import Pace
from fifthstreet.storage.memory import MemoryLog
from fifthstreet.table.table import Options
from tests.conftest import ROOT

KEY = bytes(range(32))
OPTIONS = Options(Stakes(50, 100), (4000, 10_000))
NAMES = ("Robin", "Ada", "Max", "Vera", "Hugo")
SERVE = (sys.executable, "-m", "fifthstreet", "serve", "--port", "0")
PATIENCE = 20  # seconds until a test gives up


@contextmanager
def serving(bots=2, options=OPTIONS, log=None, pace=0.0, rate=10_000, burst=10_000):
    """The port of a server in a thread."""
    log = log or MemoryLog()
    setup = Setup(
        log, KEY, options, Pace(bots, NAMES, options.buy_in[1], pace), rate=rate, burst=burst
    )
    config = uvicorn.Config(
        create_app(setup), port=0, ws="websockets-sansio", ws_max_size=65536, log_level="error"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def wait_until(true):
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.005)


@contextmanager
def process(folder, *options):
    """`fifthstreet serve` as a process: (the process, its port)."""
    command = [*SERVE, "--data", str(folder), "--pace", "0", *options]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env
    )
    assert running.stdout
    try:
        line = running.stdout.readline()
        assert "http://" in line, line + running.stdout.read()
        yield running, int(line.split("http://")[1].split()[0].rpartition(":")[2])
    finally:
        running.kill()
        running.wait()
        running.stdout.close()


def dial(port, origin, cookie, host="127.0.0.1", **more):
    """A line as a browser asks for it, if it comes from a page at `origin`."""
    headers = {"Cookie": cookie}
    return connect(f"ws://{host}:{port}/ws", origin=origin, additional_headers=headers, **more)


class Browser:
    """A client: a cookie, and at most one line at a time."""

    def __init__(self, port, cookie=None):
        self.port = port
        self.cookie = cookie or self.visit()
        self.line: Any = None
        self.state: Any = None
        self.states: list[Any] = []
        self.answers: dict[str, Any] = {}
        self.sent = 0

    def visit(self):
        with urlopen(f"http://127.0.0.1:{self.port}/") as page:
            return page.headers["set-cookie"].partition(";")[0]

    def connect(self, port=None):
        self.port = port or self.port
        here = f"127.0.0.1:{self.port}"
        self.opened = dial(self.port, f"http://{here}", self.cookie)
        self.line = self.opened.__enter__()
        self.state = None
        self.hear(lambda: self.state)
        return self

    def send(self, message):
        if isinstance(message, dict) and "id" not in message:
            self.sent += 1
            message = {"id": f"m{os.getpid()}-{id(self)}-{self.sent}", **message}
        self.line.send(json.dumps(message) if isinstance(message, dict) else message)
        return message.get("id") if isinstance(message, dict) else None

    def ask(self, message):
        """Send a request and wait for its answer."""
        id = self.send(message)
        self.hear(lambda: id in self.answers)
        return self.answers[id]

    def hear(self, until):
        """Read until something is so."""
        end = time.monotonic() + PATIENCE
        while not until():
            self.read(max(0.0, end - time.monotonic()))

    def read(self, timeout):
        message = json.loads(self.line.recv(timeout))
        if message["type"] == "state":
            self.state = message
            self.states.append(message)
        elif message["type"] == "answer":
            self.answers[message["id"]] = message

    def sit(self, name, seat=None, chips=10_000):
        return self.ask({"type": "sit", "seat": seat, "name": name, "chips": chips})

    def close_code(self):
        """The code with which the server closes the line."""
        try:
            while True:
                self.read(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    @property
    def view(self):
        return self.state["view"]

    @property
    def me(self):
        return next((seat for seat in self.view["seats"] if seat and seat["you"]), None)

    def act(self, action):
        decision = self.state["legal"]["decision"]
        return self.ask({"type": "act", "decision": decision, "action": action})

    def call_or_check(self):
        return self.act({"type": "check"} if self.state["legal"]["check"] else {"type": "call"})

    def leave(self):
        if self.line is not None:
            self.line.close()
