"""Group commit: one thread writes whatever queued while the last commit ran.

No fixed wait: an idle server commits at once, a busy one in groups. Whoever waits
is told after the group is on disk, never before.
"""

import asyncio
import logging
import queue
import threading
from typing import NamedTuple

from fifthstreet.server.faults import report
from fifthstreet.storage.log import Batch, EventLog, StorageError

GROUP = 500  # batches in one commit at most
READ_AGAIN = 0.5  # seconds until a log that could not be read back is asked again
PATIENCE = 5.0  # seconds for the last commit
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
        self._closing = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def keep(self, batch: Batch) -> None:
        """Return once the batch is on disk. Raises NotKept if it is not.

        Cancelled if the writer is closed before anybody knows.
        """
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put(Waiting(batch, done))
        # The commit goes on if the waiting one is cancelled; its outcome is read back
        # from the log at the next start.
        if not await asyncio.shield(done):
            raise NotKept(batch.table)

    async def close(self) -> None:
        """Write what is queued, then end the thread and close the log.

        A disk that does not answer is not waited for: the process may end, and the
        next start reads what is there.
        """
        self._closing.set()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, PATIENCE)
        if self._thread.is_alive():
            LOG.error("the disk does not answer; the log is left as it is")
        else:
            self._log.close()

    def _run(self) -> None:
        end = False
        while not end:
            group, end = self._group()
            kept = self._commit([waiting.batch for waiting in group]) if group else []
            self._loop.call_soon_threadsafe(_tell, group, kept)

    def _group(self) -> tuple[list[Waiting], bool]:
        """Whatever waits, at least one; True if nothing comes after it."""
        group: list[Waiting] = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == GROUP:
                return group, False
            try:
                waiting = self._queue.get_nowait()
            except queue.Empty:
                return group, False
        return group, True

    def _commit(self, batches: list[Batch]) -> list[bool] | None:
        """Of each batch whether it is on disk; None if nobody can say before we close."""
        try:
            return self._log.append(batches)
        except Exception as fault:
            self._complain("a commit", fault)
        # The outcome is unknown: never repeat it blindly, read it back. Until the disk
        # answers nothing can be said, and nobody could write anyway.
        while True:
            try:
                return [self._log.holds(batch) for batch in batches]
            except Exception as fault:
                self._complain("reading back", fault)
            if self._closing.wait(READ_AGAIN):
                return None

    def _complain(self, what: str, fault: Exception) -> None:
        if isinstance(fault, StorageError):
            LOG.error("%s failed: %s", what, fault)
        else:  # a bug; whoever waits must be told all the same
            report(what, fault)


def _tell(group: list[Waiting], kept: list[bool] | None) -> None:
    for place, waiting in enumerate(group):
        if waiting.done.done():
            continue
        if kept is None:
            waiting.done.cancel()
        else:
            waiting.done.set_result(kept[place])
