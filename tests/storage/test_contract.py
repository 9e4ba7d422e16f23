"""What every log promises, whatever it is made of (storage/log.py)."""

import pytest

from fifthstreet.storage.log import Batch, Entry, Note
from fifthstreet.storage.memory import MemoryLog
from fifthstreet.storage.sqlite import SqliteLog


@pytest.fixture(params=["memory", "sqlite"])
def log(request, tmp_path):
    opened = MemoryLog() if request.param == "memory" else SqliteLog(tmp_path)
    yield opened
    opened.close()


def batch(first, count=1, table="t", marks=(), notes=()):
    entries = tuple(
        Entry(number, f"{table}{number}".encode(), number in marks)
        for number in range(first, first + count)
    )
    return Batch(table, entries, tuple(Note(key, key.encode()) for key in notes))


def test_entries_come_back_in_order(log):
    assert log.append([batch(0, 2), batch(2, 3)]) == [True, True]
    assert [entry.body for entry in log.read("t")] == [b"t0", b"t1", b"t2", b"t3", b"t4"]
    assert [entry.number for entry in log.read("t", 3)] == [3, 4]
    assert log.head("t") == 5
    assert log.read("t", 5) == []


def test_tables_do_not_meet(log):
    assert log.append([batch(0, table="b"), batch(0, 2, table="a")]) == [True, True]
    assert (log.tables(), log.head("a"), log.head("b")) == (["a", "b"], 2, 1)
    assert log.read("c") == []


@pytest.mark.parametrize("first", [0, 1, 3, 7])
def test_a_writer_with_another_head_keeps_nothing(log, first):
    log.append([batch(0, 2)])
    assert log.append([batch(first, 2, notes=["late"])]) == [False]
    assert (log.head("t"), log.note("t", "late")) == (2, None)


def test_a_gap_or_a_repeat_within_a_batch_is_refused(log):
    one, two = batch(0).entries[0], batch(2).entries[0]
    assert log.append([Batch("t", (one, two))]) == [False]
    assert log.append([Batch("t", (one, one))]) == [False]
    assert log.head("t") == 0


def test_one_bad_batch_does_not_touch_the_others(log):
    answers = log.append([batch(0, table="a"), batch(1, table="b"), batch(0, table="c")])
    assert answers == [True, False, True]
    assert log.tables() == ["a", "c"]


def test_a_note_is_written_once(log):
    assert log.append([batch(0, notes=["deck/1", "deck/2"])]) == [True]
    assert log.append([batch(1, notes=["deck/1"])]) == [False]
    assert log.append([Batch("t", (), (Note("x", b"1"), Note("x", b"2")))]) == [False]
    assert log.append([batch(0, table="u", notes=["deck/1"])]) == [True]
    assert log.note("t", "deck/1") == b"deck/1"
    assert log.head("t") == 1


def test_notes_are_found_by_the_beginning_of_their_name(log):
    log.append([batch(0, notes=["stay/b", "stay/a", "deck/1", "sta%"])])
    assert [note.key for note in log.notes("t", "stay/")] == ["stay/a", "stay/b"]
    assert [note.key for note in log.notes("t", "sta%")] == ["sta%"]
    assert log.notes("u", "stay/") == []


def test_checkpoints_are_found_from_the_end(log):
    assert log.checkpoint("t") == 0
    log.append([batch(0, 10, marks=(2, 5, 8))])
    assert [log.checkpoint("t", back) for back in (1, 2, 3, 4)] == [8, 5, 2, 0]


def test_what_was_kept_can_be_read_back(log):
    kept = batch(0, 2, marks=(1,), notes=["n"])
    assert not log.holds(kept)
    log.append([kept])
    assert log.holds(kept)
    assert not log.holds(batch(0, 2, notes=["n"]))  # other marks
    assert not log.holds(batch(0, 3, marks=(1,), notes=["n"]))
    assert not log.holds(Batch("t", kept.entries, (Note("n", b"other"),)))


def test_an_empty_batch_is_kept_and_changes_nothing(log):
    assert log.append([Batch("t", ())]) == [True]
    assert log.tables() == []


def test_bytes_are_any_bytes(log):
    body = bytes(range(256)) * 5
    log.append([Batch("t", (Entry(0, body),), (Note("n", body),))])
    assert log.read("t")[0].body == body
    assert log.note("t", "n") == body
