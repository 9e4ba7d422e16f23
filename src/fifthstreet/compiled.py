"""Which modules run compiled, and a way to run their sources all the same.

A .pxd file beside a source gives it C types; where there is a C compiler, Cython makes a
library of the two that lies beside them (setup.py), and Python prefers the library.
With FIFTHSTREET_INTERPRETED=1 it takes the source: to compare both, or to follow a bug.
The package imports this module before all others, and it sees to that at once.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec, PathFinder
from types import ModuleType

PACKAGE = "fifthstreet"


class Sources:
    """Finds the source of a module below a package of ours, also where a library lies beside it."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(f"{self.package}."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        from importlib.util import spec_from_file_location

        folder = os.path.dirname(spec.loader.path)
        return spec_from_file_location(name, os.path.join(folder, f"{name.split('.')[-1]}.py"))


def modules() -> list[str]:
    """The modules that can be compiled, by their names below the package.

    >>> "strength.fast" in modules()
    True
    """
    from importlib.resources import files
    from pathlib import Path

    package = Path(str(files(PACKAGE)))
    return sorted(
        ".".join(types.relative_to(package).with_suffix("").parts)
        for types in package.rglob("*.pxd")
        if types.with_suffix(".py").exists()
    )


def compiled() -> list[str]:
    """Those of `modules` that run compiled."""
    from importlib.util import find_spec

    specs = [(name, find_spec(f"{PACKAGE}.{name}")) for name in modules()]
    return [name for name, spec in specs if spec and isinstance(spec.loader, ExtensionFileLoader)]


def summary() -> str:
    """What runs, in a few words: "compiled core", or "interpreted"."""
    return "compiled core" if compiled() == modules() else "interpreted"


if os.environ.get("FIFTHSTREET_INTERPRETED") == "1":
    sys.meta_path.insert(0, Sources(PACKAGE))
