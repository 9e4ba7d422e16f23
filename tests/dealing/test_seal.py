"""Sealed bytes open only with their key and in their place."""

import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from fifthstreet.dealing.seal import KEY_FILE, SealBroken, derived, key_file, seal, unseal

KEY = bytes(range(32))


def test_what_was_sealed_comes_back():
    sealed = seal(KEY, b"As Kd", "main", "deck", 7)
    assert unseal(KEY, sealed, "main", "deck", 7) == b"As Kd"
    assert b"As Kd" not in sealed
    assert len(sealed) == 40 + len(b"As Kd")


def test_equal_things_do_not_look_equal():
    assert seal(KEY, b"As Kd", "main", 7) != seal(KEY, b"As Kd", "main", 7)


@pytest.mark.parametrize(
    "context",
    [
        ("main", "deck", 8),
        ("other", "deck", 7),
        ("main", "event", 7),
        ("main", "deck"),
        ("maindeck", 7),
    ],
)
def test_moved_bytes_do_not_open(context):
    with pytest.raises(SealBroken):
        unseal(KEY, seal(KEY, b"secret", "main", "deck", 7), *context)


def test_changed_bytes_do_not_open():
    sealed = bytearray(seal(KEY, b"secret", "main"))
    for index in range(len(sealed)):
        sealed[index] ^= 1
        with pytest.raises(SealBroken):
            unseal(KEY, bytes(sealed), "main")
        sealed[index] ^= 1
    for nothing in (b"", b"short", bytes(39)):
        with pytest.raises(SealBroken):
            unseal(KEY, nothing, "main")


def test_another_key_does_not_open():
    with pytest.raises(SealBroken):
        unseal(bytes(32), seal(KEY, b"secret", "main"), "main")


def test_contexts_are_told_apart_by_their_parts():
    assert derived(KEY, "ab", "c") != derived(KEY, "a", "bc") != derived(KEY, "abc")
    assert len(derived(KEY, "x")) == 32


def test_the_key_is_made_once_for_its_owner(tmp_path):
    key = key_file(tmp_path)
    assert len(key) == 32
    assert key_file(tmp_path) == key
    if os.name == "posix":
        assert (tmp_path / KEY_FILE).stat().st_mode & 0o077 == 0


def test_a_key_is_whole_and_on_disk_before_it_has_its_name(tmp_path, monkeypatch):
    """A crash at any moment leaves no key or a whole one; the folder is synced last."""
    done = []

    def noting(name):
        real = getattr(os, name)

        def note(*args):
            kept = (tmp_path / KEY_FILE).exists() and (tmp_path / KEY_FILE).stat().st_size
            done.append((name, kept))
            return real(*args)

        monkeypatch.setattr(os, name, note)

    for name in ("fsync", "link"):
        noting(name)
    key_file(tmp_path)
    assert done == [("fsync", False), ("link", False), ("fsync", 32)]
    assert os.listdir(tmp_path) == [KEY_FILE]


@pytest.mark.parametrize("fails", ["fsync", "link", "urandom"])
def test_a_crash_while_a_key_is_made_leaves_none(tmp_path, monkeypatch, fails):
    def crash(*_):
        raise OSError(fails)

    with monkeypatch.context() as patched:
        patched.setattr(os, fails, crash)
        with pytest.raises(OSError, match=fails):
            key_file(tmp_path)
    assert os.listdir(tmp_path) == []
    assert len(key_file(tmp_path)) == 32


def test_two_who_start_at_once_get_one_key(tmp_path):
    with ThreadPoolExecutor(16) as pool:
        keys = set(pool.map(lambda _: key_file(tmp_path), range(64)))
    assert len(keys) == 1
    assert keys == {key_file(tmp_path)}


def test_a_damaged_key_file_is_not_replaced(tmp_path):
    (tmp_path / KEY_FILE).write_bytes(b"too short")
    with pytest.raises(ValueError, match="9 bytes"):
        key_file(tmp_path)
    assert (tmp_path / KEY_FILE).read_bytes() == b"too short"
