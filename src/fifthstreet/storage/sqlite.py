"""The log in one SQLite file: write-ahead log, `synchronous=FULL`, plain SQL.

One thread writes; group commit is its business (`server/writer.py`). The file
belongs to one process at a time: a lock beside it refuses the second one, and the
system takes it back from a process that was killed.
"""

import os
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from typing import IO

from fifthstreet.storage.log import Batch, Entry, Note, StorageError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FILE = "fifthstreet.sqlite"
LOCK = "lock"

INSERT_EVENT = "INSERT INTO event (table_name, number, checkpoint, body) VALUES (?, ?, ?, ?)"
INSERT_NOTE = "INSERT INTO note (table_name, key, body) VALUES (?, ?, ?)"
HEAD = "SELECT coalesce(max(number) + 1, 0) FROM event WHERE table_name = ?"


class InUse(Exception):
    """Another process works with this folder."""


def lock(folder: Path) -> IO[bytes]:
    """Claim a folder for this process until the file is closed or the process ends.

    Raises InUse if another one has it.
    """
    file = (folder / LOCK).open("ab")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InUse(str(folder)) from None
    return file


def migrations() -> list[tuple[int, str]]:
    """The numbered scripts that make the tables, in order."""
    files = (resources.files("fifthstreet.storage") / "migrations").iterdir()
    return sorted((int(file.name[:4]), file.read_text("utf-8")) for file in files)


@contextmanager
def _as_storage_error() -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as fault:
        raise StorageError(str(fault)) from fault


class SqliteLog:
    """The log in `folder`, which is made if it is missing.

    Raises InUse if another process has it, StorageError if it cannot be opened.
    """

    def __init__(self, folder: Path) -> None:
        with _as_storage_error():
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = lock(folder)
        try:
            with _as_storage_error():
                self._path = folder / FILE
                self._unsure = False
                self._db = self._open()
                self._migrate()
        except StorageError:
            self._lock.close()
            raise

    def _open(self) -> sqlite3.Connection:
        # Opened by whoever starts the server, then used by the writer's thread alone.
        db = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        if os.name == "posix":
            self._path.chmod(0o600)
        return db

    def _migrate(self) -> None:
        (done,) = self._db.execute("PRAGMA user_version").fetchone()
        scripts = migrations()
        if done > scripts[-1][0]:
            raise StorageError(f"{self._path} was made by a newer release")
        for number, script in scripts:
            if number > done:
                # One transaction: a process killed in it finds the file as it was.
                self._db.executescript(
                    f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
                )

    def append(self, batches: Sequence[Batch]) -> list[bool]:
        with _as_storage_error():
            if self._unsure:
                self._make_sure()
            try:
                self._db.execute("BEGIN IMMEDIATE")
                kept = [self._keep(batch) for batch in batches]
                self._db.execute("COMMIT")
            except BaseException:
                self._unsure = True  # what the disk has of it, nobody knows
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise
        return kept

    def _keep(self, batch: Batch) -> bool:
        head = self._head(batch.table)
        keys = {note.key for note in batch.notes}
        if (
            [entry.number for entry in batch.entries] != [*range(head, head + len(batch.entries))]
            or len(keys) < len(batch.notes)
            or any(self._note(batch.table, key) is not None for key in keys)
        ):
            return False
        self._db.executemany(
            INSERT_EVENT,
            [(batch.table, e.number, int(e.checkpoint), e.body) for e in batch.entries],
        )
        if batch.notes:
            self._db.executemany(INSERT_NOTE, [(batch.table, n.key, n.body) for n in batch.notes])
        return True

    def _make_sure(self) -> None:
        """After a commit of unknown outcome: leave nothing that only memory vouches for.

        When fsync has failed, the system takes the pages for written: they read well and
        sync well, and may be gone after a power cut. So what the write-ahead log seems to
        hold proves nothing. A fresh connection reads it anew, and a checkpoint writes all of
        it once more, into the database file, and syncs that file: fresh writes, whose fsync
        counts. After that the write-ahead log is empty and the answer stands in the file.
        If any of this fails, nothing can be said yet. (Rebello et al., "Can Applications
        Recover from fsync Failures?", USENIX ATC 2020; sqlite.org/wal.html.)
        """
        self._db.close()
        self._db = self._open()
        busy, _, _ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise StorageError("the write-ahead log could not be written into the database")
        self._unsure = False

    def holds(self, batch: Batch) -> bool:
        with _as_storage_error():
            if self._unsure:
                self._make_sure()
            kept = self._db.execute(
                "SELECT number, body, checkpoint FROM event"
                " WHERE table_name = ? AND number >= ? ORDER BY number LIMIT ?",
                (batch.table, batch.entries[0].number if batch.entries else 0, len(batch.entries)),
            ).fetchall()
            return [Entry(n, body, bool(mark)) for n, body, mark in kept] == [
                *batch.entries
            ] and all(self._note(batch.table, note.key) == note.body for note in batch.notes)

    def tables(self) -> list[str]:
        with _as_storage_error():
            rows = self._db.execute("SELECT DISTINCT table_name FROM event ORDER BY table_name")
            return [name for (name,) in rows]

    def head(self, table: str) -> int:
        with _as_storage_error():
            return self._head(table)

    def _head(self, table: str) -> int:
        (head,) = self._db.execute(HEAD, (table,)).fetchone()
        return int(head)

    def read(self, table: str, start: int = 0) -> list[Entry]:
        with _as_storage_error():
            rows = self._db.execute(
                "SELECT number, body, checkpoint FROM event"
                " WHERE table_name = ? AND number >= ? ORDER BY number",
                (table, start),
            )
            return [Entry(number, body, bool(mark)) for number, body, mark in rows]

    def checkpoint(self, table: str, back: int = 1) -> int:
        with _as_storage_error():
            found = self._db.execute(
                "SELECT number FROM event WHERE table_name = ? AND checkpoint = 1"
                " ORDER BY number DESC LIMIT 1 OFFSET ?",
                (table, back - 1),
            ).fetchone()
            return int(found[0]) if found else 0

    def note(self, table: str, key: str) -> bytes | None:
        with _as_storage_error():
            return self._note(table, key)

    def _note(self, table: str, key: str) -> bytes | None:
        found = self._db.execute(
            "SELECT body FROM note WHERE table_name = ? AND key = ?", (table, key)
        ).fetchone()
        return bytes(found[0]) if found else None

    def notes(self, table: str, prefix: str) -> list[Note]:
        with _as_storage_error():
            rows = self._db.execute(
                "SELECT key, body FROM note WHERE table_name = ?"
                " AND substr(key, 1, length(?)) = ? ORDER BY key",
                (table, prefix, prefix),
            )
            return [Note(key, body) for key, body in rows]

    def close(self) -> None:
        self._db.close()
        self._lock.close()
