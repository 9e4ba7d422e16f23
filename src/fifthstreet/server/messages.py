"""What a browser may send, and how it is read: by type, strictly, or not at all.

A message that is not exactly one of these is refused with BadMessage, which names
the place and never repeats what was sent.
"""

import json
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from fifthstreet.cards import Card
from fifthstreet.reasons import BadMessage
from fifthstreet.rules.start import MOST_CHIPS

FRAME_BYTES = 4096  # the longest frame that is read

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[A-Za-z0-9_-]+\Z")]
Chips: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_CHIPS)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Code: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"\A[a-z0-9_]+\Z")]
Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=7)]


class Fold(Struct, frozen=True, forbid_unknown_fields=True, tag="fold"):
    """Give up; `confirm` where checking would be free."""

    confirm: bool = False


class Check(Struct, frozen=True, forbid_unknown_fields=True, tag="check"):
    """Stay in for nothing."""


class Call(Struct, frozen=True, forbid_unknown_fields=True, tag="call"):
    """Match the bet."""


class RaiseTo(Struct, frozen=True, forbid_unknown_fields=True, tag="raise_to"):
    """Bet or raise to a total on this street."""

    to: Chips


class BringIn(Struct, frozen=True, forbid_unknown_fields=True, tag="bring_in"):
    """Post the bring-in."""


class Discard(Struct, frozen=True, forbid_unknown_fields=True, tag="discard"):
    """Exchange these cards; none: stand pat."""

    cards: Cards


class RunTwice(Struct, frozen=True, forbid_unknown_fields=True, tag="run_twice"):
    """Whether the rest of the board is dealt twice."""

    agree: bool


Answer: TypeAlias = Fold | Check | Call | RaiseTo | BringIn | Discard | RunTwice
"""What a player answers to a decision."""


class Message(Struct, frozen=True, forbid_unknown_fields=True):
    """The root of all messages."""


class Request(Message, frozen=True, kw_only=True):
    """Asks for a change at the table; `id` is the client's, new for each request."""

    id: Id


class Sit(Request, frozen=True, kw_only=True, tag="sit"):
    """Take that seat, or any free one."""

    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    name: Annotated[str, Meta(max_length=100)]
    chips: Chips


class Act(Request, frozen=True, kw_only=True, tag="act"):
    """Answer the decision of that number."""

    decision: Number
    action: Answer


class Leave(Request, frozen=True, tag="leave"):
    """Stand up."""


class SitOut(Request, frozen=True, tag="sit_out"):
    """Not dealt in from the next hand on."""


class SitIn(Request, frozen=True, tag="sit_in"):
    """Back again."""


class TopUp(Request, frozen=True, kw_only=True, tag="top_up"):
    """Add chips before the next hand."""

    chips: Chips


class ChooseGame(Request, frozen=True, kw_only=True, tag="choose_game"):
    """The game of that code from the next hand on."""

    code: Code


class PostToEnter(Request, frozen=True, tag="post_to_enter"):
    """Come into the game by posting, without waiting for the big blind."""


class Straddle(Request, frozen=True, kw_only=True, tag="straddle"):
    """Whether to straddle whenever one can."""

    on: bool


class Show(Request, frozen=True, tag="show"):
    """Open one's cards after the hand."""


class Language(Message, frozen=True, tag="language"):
    """In which language this connection is spoken to."""

    language: Literal["en", "ru", "uk"]


class Ping(Message, frozen=True, tag="ping"):
    """Is the line alive?"""


AnyMessage: TypeAlias = (
    Sit
    | Act
    | Leave
    | SitOut
    | SitIn
    | TopUp
    | ChooseGame
    | PostToEnter
    | Straddle
    | Show
    | Language
    | Ping
)

_decoder = msgspec.json.Decoder(AnyMessage)


class Unusable(Exception):
    """A frame that is no message; `reason` may be told to whoever sent it."""

    reason: BadMessage

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.reason = BadMessage(detail)


def read(frame: str | bytes) -> AnyMessage:
    """The message in a frame. Raises Unusable if it is none."""
    if isinstance(frame, bytes):
        raise Unusable("binary")
    try:
        data = frame.encode()
    except UnicodeEncodeError:
        raise Unusable("text") from None
    if len(data) > FRAME_BYTES:
        raise Unusable("length")
    try:
        message = _decoder.decode(data)
        # msgspec keeps the last of two equal keys; which one was meant, nobody knows.
        json.loads(data, object_pairs_hook=_no_key_twice)
    except msgspec.ValidationError as fault:
        raise Unusable(_place(str(fault))) from None
    except (ValueError, RecursionError):
        raise Unusable("json") from None
    if isinstance(message, Sit) and not message.name.isprintable():
        # A lone surrogate could not be written down again.
        try:
            message.name.encode()
        except UnicodeEncodeError:
            raise Unusable("name") from None
    return message


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key comes twice")
    return found


def _place(fault: str) -> str:
    """The field at fault out of msgspec's text: "... - at `$.action.to`" gives "action.to"."""
    _, found, path = fault.rpartition(" - at `$.")
    return path.rstrip("`")[:40] if found else "message"


def content(message: Request) -> bytes:
    """Everything but the id: a request that comes again must be the same."""
    fields = msgspec.to_builtins(message)
    del fields["id"]
    return msgspec.json.encode(fields, order="sorted")


def id_of(frame: str | bytes) -> str:
    """The `id` in a frame that could not be used, so that its sender can be answered."""
    try:
        found = json.loads(frame) if len(frame) <= FRAME_BYTES else None
    except (ValueError, RecursionError):
        return ""
    name = found.get("id") if isinstance(found, dict) else None
    return name if isinstance(name, str) and len(name) <= 64 and name.isascii() else ""
