"""What a log is: numbered entries per table that are on disk once `append` has returned.

Start reading here. The log takes bytes and knows nothing of cards. It never
changes or removes anything. `sqlite.py` and `memory.py` keep this promise under
one set of tests.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Entry(Struct, frozen=True, gc=False):
    """One event of a table as bytes.

    number      0 for the table's first event, then without a gap
    checkpoint  whoever reads from here need not know what came before
    """

    number: int
    body: bytes
    checkpoint: bool = False


class Note(Struct, frozen=True, gc=False):
    """Bytes kept beside the log under a name that is used once, as a sealed deck."""

    key: str
    body: bytes


class Batch(Struct, frozen=True):
    """What is kept together or not at all: the consequences of one request at one table."""

    table: str
    entries: tuple[Entry, ...]
    notes: tuple[Note, ...] = ()


class StorageError(Exception):
    """The disk refused. What was asked for is not kept, unless `holds` says it is."""


class EventLog(Protocol):
    """Append-only, one writer."""

    def append(self, batches: Sequence[Batch]) -> list[bool]:
        """Keep batches in one commit; on return they are on disk.

        The answer says of each whether it was kept. A batch whose entries do not
        follow the last number of its table, or whose note has a name in use, is left
        out whole; the others are not affected. An empty batch is kept.

        Raises StorageError if the commit failed: ask `holds` before trying again.
        """
        ...

    def holds(self, batch: Batch) -> bool:
        """Read back after a commit of unknown outcome: are its entries and notes kept?

        Raises StorageError if even that cannot be said.
        """
        ...

    def tables(self) -> list[str]:
        """Every table that has an entry, by name."""
        ...

    def head(self, table: str) -> int:
        """The number of entries of a table, which is the number of the next one."""
        ...

    def read(self, table: str, start: int = 0) -> list[Entry]:
        """Entries from number `start` on, in order."""
        ...

    def checkpoint(self, table: str, back: int = 1) -> int:
        """The number of the last checkpoint, or of the one `back` - 1 before it.

        0 where there are not so many.
        """
        ...

    def note(self, table: str, key: str) -> bytes | None:
        """The bytes kept under that name."""
        ...

    def notes(self, table: str, prefix: str) -> list[Note]:
        """Notes whose name begins so, by name."""
        ...

    def close(self) -> None:
        """Let go of the file."""
        ...
