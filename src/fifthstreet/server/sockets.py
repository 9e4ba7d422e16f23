"""The line to one browser: a bounded queue out, frames in.

This module writes to sockets and imports nothing of `rules` or `table`: it cannot
name what it must not send. All it can send is a `Frame`, and only `views.frame`
makes one.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from fifthstreet.server.faults import report
from fifthstreet.server.views import Frame

QUEUE_FRAMES = 64
QUEUE_BYTES = 256 * 1024
OPENED_ELSEWHERE = 4001  # the newest tab controls the seat; do not come back by yourself
TOO_MANY_BAD = 1008
TOO_SLOW = 4002  # come back for a snapshot
GOING_AWAY = 1012
INTERNAL = 1011  # a mistake of ours
FAREWELL = 4.0  # seconds a browser has to read why the line is closed


class Allowance:
    """So many frames a second, and a burst; who sends more waits."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), 0.0

    def wait(self, now: float) -> float:
        """Seconds until the frame just read may be looked at."""
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return max(0.0, -self._left / self._rate)


class Line:
    """One browser's connection."""

    def __init__(self, socket: WebSocket, allowance: Allowance) -> None:
        self._socket = socket
        self._allowance = allowance
        self._out: deque[Frame] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._closing: tuple[int, str] | None = None

    def send(self, frame: Frame) -> None:
        """Queue a frame. A browser that does not read is cut and gets a snapshot later."""
        if self._closing:
            return
        # A frame alone in the queue always fits: nobody is too slow for what just came.
        if self._out and (len(self._out) >= QUEUE_FRAMES or self._bytes + len(frame) > QUEUE_BYTES):
            self._out.clear()
            self.close(TOO_SLOW, "too slow")
            return
        self._bytes += len(frame)
        self._out.append(frame)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Close after what is queued has been sent. The first reason counts."""
        self._closing = self._closing or (code, reason)
        self._wake.set()

    @property
    def open(self) -> bool:
        return self._closing is None

    async def serve(self, heard: Callable[[str | bytes], Awaitable[None]]) -> None:
        """Send and listen until one side has closed."""
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._read(heard))
        try:
            await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            for task in (writing, reading):
                if task.done() and (fault := task.exception()):
                    report("a line", fault)
                    self.close(INTERNAL, "a mistake of ours")
            if not writing.done() and self._closing:
                await asyncio.wait((writing,), timeout=FAREWELL)
        finally:
            self.close(1000, "")
            for task in (writing, reading):
                task.cancel()
            await asyncio.gather(writing, reading, return_exceptions=True)

    async def _read(self, heard: Callable[[str | bytes], Awaitable[None]]) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await heard(message["bytes"] if text is None else text)
            if pause := self._allowance.wait(clock()):
                await asyncio.sleep(pause)

    async def _write(self) -> None:
        try:
            while True:
                while self._out:
                    frame = self._out.popleft()
                    self._bytes -= len(frame)
                    await self._socket.send_text(frame)
                if self._closing:
                    await self._socket.close(*self._closing)
                    return
                self._wake.clear()
                await self._wake.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the browser went away while we were speaking
