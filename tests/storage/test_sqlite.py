"""What the SQLite log promises beyond the contract: the disk, one process, its file."""

import signal
import sqlite3
import subprocess
import sys
from typing import Any

import pytest

from fifthstreet.storage.log import Batch, Entry, StorageError
from fifthstreet.storage.sqlite import FILE, InUse, SqliteLog, migrations

WRITE_UNTIL_KILLED = """
import sys
from pathlib import Path
from fifthstreet.storage.log import Batch, Entry
from fifthstreet.storage.sqlite import SqliteLog
log = SqliteLog(Path(sys.argv[1]))
number = 0
while True:
    log.append([Batch("t", (Entry(number, b"x" * 500), Entry(number + 1, b"y")))])
    number += 2
    print(number, flush=True)
"""


def test_what_was_confirmed_survives_a_kill(tmp_path):
    """Every confirmed batch is there, and no half of one (T-DUR1 for the log alone)."""
    for _ in range(3):
        start = sum(1 for _ in SqliteLogOnce(tmp_path))
        process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                WRITE_UNTIL_KILLED.replace("number = 0", f"number = {start}"),
                str(tmp_path),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout
        confirmed = [int(process.stdout.readline()) for _ in range(50)][-1]
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().split()
        process.wait()
        # The last line may be cut short by the kill; the one before it is whole.
        confirmed = max([confirmed, *map(int, rest[:-1])])
        kept = list(SqliteLogOnce(tmp_path))
        assert len(kept) >= confirmed
        assert len(kept) % 2 == 0
        assert [entry.number for entry in kept] == list(range(len(kept)))


def SqliteLogOnce(folder):
    log = SqliteLog(folder)
    try:
        return log.read("t")
    finally:
        log.close()


def test_a_second_process_is_refused(tmp_path):
    log = SqliteLog(tmp_path)
    with pytest.raises(InUse):
        SqliteLog(tmp_path)
    log.close()
    SqliteLog(tmp_path).close()


def test_the_file_is_made_for_its_owner_alone(tmp_path):
    log = SqliteLog(tmp_path / "new" / "folder")
    assert (tmp_path / "new" / "folder" / FILE).stat().st_mode & 0o077 == 0
    log.close()


def test_commits_are_full_and_ahead(tmp_path):
    log = SqliteLog(tmp_path)
    assert log._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert log._db.execute("PRAGMA synchronous").fetchone() == (2,)
    log.close()


def test_migrations_are_numbered_without_a_gap_and_run_once(tmp_path):
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))
    for _ in range(2):
        log = SqliteLog(tmp_path)
        assert log._db.execute("PRAGMA user_version").fetchone() == (len(migrations()),)
        log.append([Batch("t", (Entry(log.head("t"), b""),))])
        log.close()
    assert len(SqliteLogOnce(tmp_path)) == 2


def test_a_file_of_a_newer_release_is_left_alone(tmp_path):
    SqliteLog(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("PRAGMA user_version = 999")
    db.close()
    with pytest.raises(StorageError, match="newer"):
        SqliteLog(tmp_path)


def test_a_failed_commit_keeps_nothing_and_the_log_goes_on(tmp_path):
    log = SqliteLog(tmp_path)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    log._db.execute("PRAGMA busy_timeout = 0")
    other.execute("BEGIN IMMEDIATE")
    batch = Batch("t", (Entry(0, b"x"),))
    with pytest.raises(StorageError):
        log.append([batch])
    other.execute("ROLLBACK")
    assert not log.holds(batch)
    assert log.append([batch]) == [True]
    assert log.holds(batch)
    other.close()
    log.close()


class Failing:
    """A connection whose COMMIT reports an error, before or after it has been done."""

    def __init__(self, db, done):
        self._db, self._done = db, done

    def execute(self, sql, *args):
        if sql == "COMMIT":
            if self._done:
                self._db.execute(sql)
            raise sqlite3.OperationalError("disk I/O error")
        return self._db.execute(sql, *args)

    def __getattr__(self, name):
        return getattr(self._db, name)


@pytest.mark.parametrize("done", [False, True])
def test_after_a_commit_of_unknown_outcome_the_answer_stands_in_the_database_file(tmp_path, done):
    """What only the write-ahead log in memory vouches for proves nothing once fsync has failed."""
    log = SqliteLog(tmp_path)
    before, batch = Batch("t", (Entry(0, b"a"),)), Batch("t", (Entry(1, b"b"),))
    assert log.append([before]) == [True]
    log._db = Failing(log._db, done)  # type: ignore[assignment]
    with pytest.raises(StorageError):
        log.append([batch])
    assert log.holds(batch) is done
    assert (tmp_path / f"{FILE}-wal").stat().st_size == 0
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / FILE).write_bytes((tmp_path / FILE).read_bytes())  # without the write-ahead log
    assert [entry.number for entry in SqliteLogOnce(copy)] == ([0, 1] if done else [0])
    assert log.append([batch]) == [not done]
    assert log.read("t") == [*before.entries, *batch.entries]
    log.close()


def test_nothing_is_said_while_the_write_ahead_log_cannot_be_written_out(tmp_path, monkeypatch):
    connect: Any = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *args, **more: connect(*args, timeout=0, **more))
    log = SqliteLog(tmp_path)
    batch = Batch("t", (Entry(0, b"a"),))
    log._db = Failing(log._db, done=True)  # type: ignore[assignment]
    with pytest.raises(StorageError):
        log.append([batch])
    reader = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM event").fetchall()
    for _ in range(2):
        with pytest.raises(StorageError):
            log.holds(batch)
        with pytest.raises(StorageError):
            log.append([batch])  # and nothing is put on top of what is not known
    reader.execute("ROLLBACK")
    reader.close()
    assert log.holds(batch)
    log.close()
