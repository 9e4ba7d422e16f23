"""Group commit: one thread writes whatever queued while the last commit ran.

No fixed wait: an idle server commits at once, a busy one in groups. Whoever waits
is told after the group is on disk, never before.
"""

import asyncio
import logging
import queue
import threading
import time
from typing import NamedTuple

from fifthstreet.storage.log import Batch, EventLog, StorageError

GROUP = 500  # batches in one commit at most
LOG = logging.getLogger(__name__)


class NotKept(Exception):
    """The batch is not on disk and will not be."""


class Waiting(NamedTuple):
    """Somebody waits for a batch to be on disk."""

    batch: Batch
    done: asyncio.Future[bool]


class Writer:
    """Owns the log while it runs. Its thread is the only one that touches it."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def keep(self, batch: Batch) -> None:
        """Return once the batch is on disk. Raises NotKept if it is not."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put(Waiting(batch, done))
        # The commit goes on if the waiting one is cancelled; its outcome is read back
        # from the log at the next start.
        if not await asyncio.shield(done):
            raise NotKept(batch.table)

    async def close(self) -> None:
        """Write what is queued, then end the thread and close the log."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._log.close()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            end = False
            while len(group) < GROUP:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    end = True
                    break
                group.append(more)
            kept = self._commit([waiting.batch for waiting in group])
            self._loop.call_soon_threadsafe(_tell, group, kept)
            if end:
                return

    def _commit(self, batches: list[Batch]) -> list[bool]:
        try:
            return self._log.append(batches)
        except StorageError as fault:
            LOG.error("commit of %d batches failed: %s", len(batches), fault)
        # The outcome is unknown: never repeat it blindly, read it back. Until the disk
        # answers nothing can be said, and nobody could write anyway.
        while True:
            try:
                return [self._log.holds(batch) for batch in batches]
            except StorageError as fault:
                LOG.error("the log cannot be read back: %s", fault)
                time.sleep(0.5)


def _tell(group: list[Waiting], kept: list[bool]) -> None:
    for waiting, answer in zip(group, kept, strict=True):
        if not waiting.done.done():
            waiting.done.set_result(answer)
