"""What pyproject.toml cannot say: which modules Cython compiles.

Each is a plain Python source that runs as it stands; a .pxd file beside it gives C types.
Where there is no C compiler the package installs all the same, and the sources run.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # types come from the .pxd; annotations mean what they say
    "freethreading_compatible": True,
    "nonecheck": True,  # a missing value is an AttributeError, as it is in Python
}
LOOPS = {"fast", "fixed", "joker", "matchups", "omaha", "sampling", "sweep"}


def options(module: str) -> list[str]:
    """Of the C compiler. What calls the interpreter all the time gains nothing from more than
    -O1, and is compiled three times as quickly; MSVC has other options, and good defaults.
    """
    return [] if os.name == "nt" else ["-O3" if module in LOOPS else "-O1", "-g0"]


modules = cythonize(
    [
        Extension(
            ".".join(source.relative_to(SOURCE).with_suffix("").parts),
            [source.as_posix()],
            extra_compile_args=options(source.stem),
        )
        for source in sorted(SOURCE.rglob("*.py"))
        if source.with_suffix(".pxd").exists()
    ],
    compiler_directives=DIRECTIVES,
    build_dir="build",
    force=True,  # what a .pxd says counts in other modules too
    quiet=True,
)
for module in modules:
    module.optional = True  # after cythonize, which drops it


class AllOrNone(build_ext):  # type: ignore[misc]  # setuptools is untyped
    """A source cannot read the tables of a compiled module, so that all run compiled or none."""

    def build_extensions(self) -> None:
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if not all([path.exists() for path in built]):
            for path in built:
                path.unlink(missing_ok=True)
            self.warn("no C compiler did it: the sources run as they are, and slower for it")


setup(
    ext_modules=modules,
    cmdclass={"build_ext": AllOrNone},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
