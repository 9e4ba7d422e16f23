"""How far a long count is, told from time to time to whoever waits for it."""

from collections.abc import Callable
from typing import TypeAlias

Watch: TypeAlias = Callable[[int, int], None]
"""Called with the work done so far, and all there is to do."""


def unwatched(done: int, total: int) -> None:
    """Nobody looks on."""
