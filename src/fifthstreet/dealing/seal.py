"""Sealing what nobody may read on disk: decks, hole cards and burns of live hands.

Every sealed thing has a key of its own, derived from the key file and from what it
is: table, hand, kind, number. Bytes moved to another place do not open there.
The cipher is libsodium's secret box (XSalsa20-Poly1305) through PyNaCl.

This protects copies of the data folder without its key file. It does not protect
against whoever runs the server.
"""

import os
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from nacl.encoding import RawEncoder
from nacl.exceptions import CryptoError
from nacl.hash import blake2b
from nacl.secret import SecretBox

KEY_FILE = "secret.key"
KEY_BYTES = 32


class SealBroken(Exception):
    """The bytes were changed, moved, or sealed with another key file."""


def key_file(folder: Path) -> bytes:
    """The key of a data folder; a new one is made, readable by its owner only, if there is none.

    Raises ValueError if the file is not a key.
    """
    path = folder / KEY_FILE
    if not path.exists():
        _make(path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} holds {len(key)} bytes, a key has {KEY_BYTES}")
    return key


def _make(path: Path) -> None:
    """Write a new key. After a crash it is there whole, or not at all.

    A link never replaces a file: where a key lies already, that one counts.
    """
    file, name = mkstemp(prefix=f"{KEY_FILE}-", dir=path.parent)
    try:
        with os.fdopen(file, "wb") as new:
            new.write(os.urandom(KEY_BYTES))
            new.flush()
            os.fsync(new.fileno())
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        os.unlink(name)
    if os.name == "posix":  # the name of a file is kept in its folder
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def derived(key: bytes, *context: str | int) -> bytes:
    """A key of 32 bytes for this use alone."""
    parts = [str(part).encode() for part in context]
    label = b"".join(len(part).to_bytes(2) + part for part in parts)
    return blake2b(label, key=key, digest_size=KEY_BYTES, encoder=RawEncoder)


def seal(key: bytes, plain: bytes, *context: str | int) -> bytes:
    """`plain`, readable only with the key and the same context; 40 bytes longer."""
    return bytes(SecretBox(derived(key, "seal", *context)).encrypt(plain))


def unseal(key: bytes, sealed: bytes, *context: str | int) -> bytes:
    """What was sealed. Raises SealBroken if anything does not fit."""
    try:
        return SecretBox(derived(key, "seal", *context)).decrypt(sealed)
    except (CryptoError, ValueError, TypeError):
        raise SealBroken(" ".join(map(str, context))) from None
