"""One hand, from blinds to payout: pure values and functions."""

import sys

from msgspec import Struct

from fifthstreet.compiled import Sources

if Struct.__basicsize__ != object.__basicsize__:
    # This msgspec puts something before the fields, and layout.pxd does not know of it.
    sys.meta_path.insert(0, Sources(__name__))
