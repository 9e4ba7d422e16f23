"""Who a browser is: a guest without an account, known by a signed cookie.

The cookie proves nothing but "the same browser as before". A display name has no
authority, and neither has the id of an occupant, which others may learn.
"""

import re
import secrets
import unicodedata
from collections.abc import Callable, Collection, Mapping

from itsdangerous import BadSignature, Signer

from fifthstreet.dealing.seal import derived
from fifthstreet.table.handle import NAME_LENGTH

COOKIE = "fs_guest"
SECURE = "__Host-"  # a browser takes a cookie of such a name over https only
YEAR = 365 * 24 * 3600
# Letters of another alphabet that look the same: Ваня and Bаня are one name at a table.
LOOKALIKES = str.maketrans("авекмнорстухіјѕԁԛԝ", "abekmhopctyxijsdqw")


def new_id() -> str:
    """128 random bits: a guest, or one stay in a seat."""
    return secrets.token_urlsafe(16)


class Guests:
    """Signs and reads cookies with a key derived from the key file."""

    def __init__(self, key: bytes, fresh: Callable[[], str] = new_id) -> None:
        self._signer = Signer(derived(key, "guest cookie"), salt=b"fifthstreet.guest")
        self._fresh = fresh
        # Cookies do not tell ports apart: each server of a machine has a name of its own.
        self._name = f"{COOKIE}_{derived(key, 'cookie name')[:4].hex()}"

    def cookie(self, secure: bool) -> str:
        """The name of the cookie."""
        return f"{SECURE}{self._name}" if secure else self._name

    def known(self, cookies: Mapping[str, str], secure: bool) -> str | None:
        """The guest whose cookie this is; None without a cookie of ours."""
        value = cookies.get(self.cookie(secure), "")
        try:
            return self._signer.unsign(value).decode()
        except (BadSignature, UnicodeError):
            return None

    def welcome(self, secure: bool) -> str:
        """The header Set-Cookie that makes a browser a new guest."""
        value = self._signer.sign(self._fresh()).decode()
        mark = "; Secure" if secure else ""
        return (
            f"{self.cookie(secure)}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{mark}"
        )


def clean_name(name: str) -> str | None:
    """A name as it is shown: one line, no invisible signs; None if nothing usable is left.

    >>> clean_name("  Анна\\u202e   К. ")
    'Анна К.'
    """
    text = unicodedata.normalize("NFKC", name)
    # Drop controls, bidi and zero-width signs, private and unassigned characters.
    text = "".join(c for c in text if unicodedata.category(c)[0] != "C" or c.isspace())
    text = re.sub(r"\s+", " ", text).strip()
    # A pile of accents on one letter grows over the rows above and below.
    text = re.sub(r"(\w[\u0300-\u036f]{2})[\u0300-\u036f]+", r"\1", text)
    readable = any(unicodedata.category(c)[0] in "LN" for c in text)
    return text if readable and len(text) <= NAME_LENGTH else None


def looks_like(name: str, others: Collection[str]) -> bool:
    """Whether somebody at the table could be taken for this name."""
    return _skeleton(name) in {_skeleton(other) for other in others}


def _skeleton(name: str) -> str:
    plain = "".join(c for c in unicodedata.normalize("NFD", name.casefold()) if c.isalnum())
    return plain.translate(LOOKALIKES).replace("0", "o").replace("1", "l").replace("i", "l")
