"""What the SQLite log promises beyond the contract: the disk, one process, its file."""

import signal
import sqlite3
import subprocess
import sys

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
