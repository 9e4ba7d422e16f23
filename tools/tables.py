"""Work out the tables that the package ships, bit for bit as they are.

    python tools/tables.py [--check]

--check  write nothing; fail if a file differs from what comes out
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from fifthstreet.odds import matchups
from fifthstreet.strength import tables

SOURCE = Path(__file__).resolve().parent.parent / "src" / "fifthstreet"
TABLES: dict[str, Callable[[], bytes]] = {
    "strength/fast.tables": tables.packed,
    "odds/matchups.tables": lambda: matchups.packed(_show),
}


def _show(counted: int) -> None:
    if counted % 1000 == 0:
        print(f"{counted:,} of 47,008 matchups", end="\r", flush=True)


def main() -> int:
    check = "--check" in sys.argv[1:]
    different = False
    for name, work_out in TABLES.items():
        path = SOURCE / name
        data = work_out()
        same = path.exists() and path.read_bytes() == data
        print(f"{name}: {len(data):,} bytes, {'as it was' if same else 'different'}")
        different |= not same
        if not check and not same:
            path.write_bytes(data)
    return int(check and different)


if __name__ == "__main__":
    sys.exit(main())
