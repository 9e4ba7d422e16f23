"""A mistake of ours in the server's log: kind and place, and no values."""

import logging
import traceback

LOG = logging.getLogger(__name__)


def report(who: str, fault: BaseException) -> None:
    """Log kind and place of a bug, and no values: the text of an error could hold a card."""
    places = [f"{place.name}:{place.lineno}" for place in traceback.extract_tb(fault.__traceback__)]
    LOG.error("%s failed: %s at %s", who, type(fault).__name__, " < ".join(places[:-5:-1]))
