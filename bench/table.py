"""From a player's action to the last view of it: one table, three players, a durable log.

    python bench/table.py [actions]

The server is a process of its own, the three clients share another one, all on this
machine. An action counts from the moment it is sent until the last of the three
has the state that shows it; in between lies one group commit with fsync. The fsync time
of the same disk stands beside it, since no figure means anything without.

Target: p99 below 20 ms + 2 x p99 of fsync, on an idle machine.
"""

import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from websockets.asyncio.client import connect
from websockets.typing import Origin

BETWEEN = 0.04  # seconds between actions: three players at no more than ten frames a second each
PLAYERS = ("Anna", "Boris", "Vera")


def fsync_times(folder: Path, count: int = 100) -> list[float]:
    """Milliseconds of writing 4 KiB and waiting for the disk."""
    times = []
    with (folder / "probe").open("wb", buffering=0) as file:
        for _ in range(count):
            began = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
            time.sleep(BETWEEN)  # as often as the table commits
    return times


def quantile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


@contextmanager
def server(folder: Path):
    command = [
        *(sys.executable, "-m", "fifthstreet", "serve", "--port", "0", "--data", str(folder)),
        *("--bots", "0", "--pace", "0"),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        yield int(process.stdout.readline().split("http://")[1].split()[0].rpartition(":")[2])
    finally:
        process.terminate()
        process.wait()


class Player:
    """A client that plays whatever is cheapest and says when a view arrived."""

    def __init__(self, name: str, port: int) -> None:
        self.name = name
        self.here = f"127.0.0.1:{port}"
        self.legal: Any = None
        self.waiting = None
        self.room = 0
        self.number = 0
        self.at = 0.0
        self.news = asyncio.Event()

    async def open(self) -> None:
        with urlopen(f"http://{self.here}/") as page:
            cookie = page.headers["set-cookie"].partition(";")[0]
        self.line = await connect(
            f"ws://{self.here}/ws",
            origin=Origin(f"http://{self.here}"),
            additional_headers={"Cookie": cookie},
        )
        self.listening = asyncio.create_task(self.listen())
        await self.send(
            {"type": "sit", "id": "sit", "seat": None, "name": self.name, "chips": 10_000}
        )

    async def listen(self) -> None:
        async for text in self.line:
            at = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "state":
                self.number, self.at, self.legal = message["number"], at, message["legal"]
                self.waiting = message["view"]["waiting"]
                self.room = message["view"]["you"]["top_up_max"]
                self.news.set()

    async def send(self, message: dict) -> None:
        await self.line.send(json.dumps(message))


async def measure(port: int, actions: int) -> list[float]:
    """Milliseconds of each action until its last view."""
    players = [Player(name, port) for name in PLAYERS]
    for player in players:
        await player.open()
    times: list[float] = []
    tries = 0
    while len(times) < actions:
        await asyncio.sleep(BETWEEN)
        for player in players:
            if player.waiting == "you" and player.room:
                tries += 1
                await player.send({"type": "top_up", "id": f"t{tries}", "chips": player.room})
        actor = next((player for player in players if player.legal), None)
        if actor is None:
            continue
        legal, actor.legal = actor.legal, None
        # Mostly calls, now and then a raise: hands of all streets.
        action = {"type": "check" if legal["check"] else "call"}
        if legal["raise_to"] and len(times) % 5 == 0:
            action = {"type": "raise_to", "to": legal["raise_to"][0]}
        before = actor.number
        for player in players:
            player.news.clear()
        began = time.perf_counter()
        await actor.send(
            {"type": "act", "id": f"a{len(times)}", "decision": legal["decision"], "action": action}
        )
        for player in players:
            while player.number <= before:
                await asyncio.wait_for(player.news.wait(), 10)
                player.news.clear()
        times.append((max(player.at for player in players) - began) * 1000)
    for player in players:
        player.listening.cancel()
        await player.line.close()
    return times


def main() -> None:
    actions = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        disk = fsync_times(folder)
        with server(folder) as port:
            times = asyncio.run(measure(port, actions))
        disk += fsync_times(folder)  # a shared disk may have become another one meanwhile
    p50, p99 = quantile(times, 0.5), quantile(times, 0.99)
    f50, f99 = quantile(disk, 0.5), quantile(disk, 0.99)
    bar = 20 + 2 * f99
    print(f"fsync of 4 KiB            p50 {f50:6.2f} ms   p99 {f99:6.2f} ms   ({len(disk)} times)")
    print(
        f"action to the last view   p50 {p50:6.2f} ms   p99 {p99:6.2f} ms   ({len(times)} actions)"
    )
    print(
        f"target                                    p99 {bar:6.2f} ms   {'met' if p99 < bar else 'MISSED'}"
    )


if __name__ == "__main__":
    main()
