"""Fair chance out of bytes: an index, a draw, a shuffled deck.

The bytes come from the operating system. Nothing in the program can ask for
another source; tests pass one in.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

Entropy: TypeAlias = Callable[[int], bytes]
"""Gives that many bytes, each value equally likely."""

T = TypeVar("T")


def index_below(n: int, entropy: Entropy = secrets.token_bytes) -> int:
    """A number from 0 to n - 1, each equally likely; n is at least 1.

    A value at or above the largest multiple of n is thrown away and another one is
    drawn. A bare remainder would favour small numbers: 256 % 52 is 48, so the first
    48 cards would come a quarter more often than the last four.
    """
    width = max(1, ((n - 1).bit_length() + 7) // 8)
    whole = 256**width
    limit = whole - whole % n
    while True:
        value = int.from_bytes(entropy(width))
        if value < limit:
            return value % n


def shuffled(items: Sequence[T], entropy: Entropy = secrets.token_bytes) -> tuple[T, ...]:
    """The items in an order of which all n! are equally likely.

    Fisher-Yates from the top down: the last place gets one of all items, the place
    below one of the rest, and so on. (Durstenfeld, CACM 7 (1964), algorithm 235.)
    """
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        chosen = index_below(place + 1, entropy)
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)


def draw(items: Sequence[T], entropy: Entropy = secrets.token_bytes) -> T:
    """One of the items, each equally likely."""
    return items[index_below(len(items), entropy)]
