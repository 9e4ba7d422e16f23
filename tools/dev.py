"""Set up, run and test Fifth Street from a fresh clone. Needs Python 3.11 and nothing else.

The environment lives in `.venv` and holds exactly what `requirements/*.lock` names, checked by
hash. A stamp in it says what was installed from which files, so that the second call is free.
uv is used where it is on the PATH; otherwise (and if uv fails) Python's own venv and pip.

Libraries of the modules that Cython compiles (setup.py) lie beside their sources, and Python
prefers them, also to a source that was edited since. A second stamp says what they were made
from; every call makes them anew when that has changed. Without a C compiler the sources run.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "fifthstreet-stamp.json"
LOCKS = ROOT / "requirements"
SOURCE = ROOT / "src"
CORE_STAMP = ROOT / "build" / "core.json"
CORE_TESTS = ["tests/strength/test_fast.py", "tests/odds", "tests/rules/test_properties.py"]
"""Of what is compiled: run both ways."""
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
# The Python behind us, should we be run by that of `.venv` itself.
BASE = str(getattr(sys, "_base_executable", sys.executable))
HOLDS = {  # what a lock brings with it
    "run": {"run"},
    "dev": {"run", "dev"},
    "e2e": {"run", "dev", "e2e"},
    "bench": {"run", "bench"},
}
SHARED = ["-n", "2", "--dist", "worksteal"]  # on two cores
MOST = ["-m", "not e2e", *SHARED]
NO_TESTS = 5  # pytest's exit code


def environment(**more: str) -> dict[str, str]:
    """Our environment for a child. It may write bytecode: without, imports are 3-6 times slower."""
    env = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", **more}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    return env


def call(command: Sequence[str | Path], **more: str) -> int:
    """Run a command in the root of the project and return its exit code."""
    words = [str(word) for word in command]
    print("$", " ".join(words).replace(str(ROOT) + os.sep, ""), flush=True)
    return subprocess.call(words, cwd=ROOT, env=environment(**more))


# Setting up


def pyproject() -> dict[str, Any]:
    import tomllib  # here, so that an older Python gets as far as to be told that it is too old

    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def fingerprint() -> str:
    """Changes when anything changes that an environment is made from."""
    settings = pyproject()
    built_from = [settings["build-system"], settings["project"], settings["tool"]["setuptools"]]
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {json.dumps(built_from)}".encode())
    for path in sorted(LOCKS.glob("*.lock")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def installed() -> set[str]:
    """The locks that `.venv` holds; none if it was made from other files or another Python."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return set()
    fresh = stamp["fingerprint"] == fingerprint() and PYTHON.exists()
    return set(stamp["locks"]) if fresh else set()


def with_uv(lock: Path, again: bool) -> bool:
    """Install by uv. It ignores pip's settings and would fetch a Python, so it is told which.

    again   add to the `.venv` that is there instead of making it anew
    """
    uv = shutil.which("uv")
    if uv is None:
        return False
    install: list[str | Path] = [uv, "-q", "pip", "install", "--compile-bytecode"]
    install += ["--python", PYTHON]
    return (
        (again or call([uv, "-q", "venv", "--clear", "--python", BASE, VENV]) == 0)
        and call([*install, "--require-hashes", "-r", lock]) == 0
        and call([*install, "--no-build-isolation", "--no-deps", "-e", "."]) == 0
    )


def with_pip(lock: Path, again: bool) -> bool:
    """Install by Python's own tools; pip compiles bytecode by itself."""
    if not again and call([BASE, "-m", "venv", "--clear", VENV]) != 0:
        print("Python's venv is missing here; on Debian it is the package python3-venv.")
        return False
    pip: list[str | Path] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    return (
        call([*pip, "--require-hashes", "-r", lock]) == 0
        and call([*pip, "--no-build-isolation", "--no-deps", "-e", "."]) == 0
    )


def compiler() -> str | None:
    """The C compiler that setuptools would call; None also where it looks for one itself."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "")
    return shutil.which(words[0]) if words else None


def libraries() -> dict[str, Path]:
    """By name of each module that Cython compiles, the library it becomes for this Python."""
    found = {}
    for types in sorted(SOURCE.rglob("*.pxd")):
        if types.with_suffix(".py").exists():
            name = ".".join(types.relative_to(SOURCE / "fifthstreet").with_suffix("").parts)
            found[name] = types.with_name(types.stem + sysconfig.get_config_var("EXT_SUFFIX"))
    return found


def core() -> dict[str, str | list[str]]:
    """What the libraries are made from, and which there are."""
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {compiler()}".encode())
    sources = [types.with_suffix(".py") for types in SOURCE.rglob("*.pxd")]
    for path in sorted([ROOT / "setup.py", *sources, *SOURCE.rglob("*.pxd")]):
        if path.exists():
            digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    there = [name for name, path in libraries().items() if path.exists()]
    return {"made_from": digest.hexdigest(), "there": there}


def drop_stale_core() -> bool:
    """Remove libraries that other sources were compiled to. True if there are none to keep.

    All of what was built goes: should the compiler fail, setuptools would take an old library.
    """
    try:
        if json.loads(CORE_STAMP.read_text(encoding="utf-8")) == core():
            return False
    except (OSError, ValueError):
        pass
    for path in libraries().values():
        path.unlink(missing_ok=True)
    shutil.rmtree(CORE_STAMP.parent, ignore_errors=True)
    return True


def note_core() -> None:
    """Write down which libraries there are now, and say which source runs as it stands."""
    CORE_STAMP.parent.mkdir(exist_ok=True)
    CORE_STAMP.write_text(json.dumps(core()), encoding="utf-8")
    left = [name for name, path in libraries().items() if not path.exists()]
    if not left:
        return
    why = "it did not compile" if compiler() or os.name == "nt" else "there is no C compiler"
    print(f"interpreted, and slower for it: {', '.join(left)}; {why}", flush=True)


def update_core() -> None:
    """Compile anew if a source is not the one that was compiled."""
    if not drop_stale_core():
        return
    if compiler() or os.name == "nt":
        started = time.monotonic()
        call([PYTHON, "setup.py", "-q", "build_ext", "--inplace"])
        print(f"compiled core: {time.monotonic() - started:.0f} s", flush=True)
    note_core()


def setup(lock: str) -> bool:
    """Make `.venv` hold what the lock names. True if it does."""
    have = installed()
    if lock in have:
        update_core()
        return True
    started = time.monotonic()
    STAMP.unlink(missing_ok=True)
    stale = drop_stale_core()
    for install in (with_uv, with_pip):
        for again in (True, False) if have else (False,):
            if install(LOCKS / f"{lock}.lock", again):
                if stale:
                    note_core()
                call([PYTHON, "-m", "compileall", "-q", "src"])
                locks = sorted(HOLDS[lock] | (have if again else set()))
                stamp = {"fingerprint": fingerprint(), "locks": locks}
                STAMP.write_text(json.dumps(stamp), encoding="utf-8")
                print(f".venv is ready ({lock}, {time.monotonic() - started:.0f} s)", flush=True)
                return True
    return False


def must_setup(lock: str) -> None:
    if not setup(lock):
        sys.exit(f"could not install requirements/{lock}.lock; the reason stands above")


# Checking


class Report:
    """What failed and what could not be looked at, said once more at the end."""

    def __init__(self) -> None:
        self.failed: list[str] = []
        self.left_out: list[str] = []

    def check(self, name: str, command: Sequence[str | Path]) -> None:
        if call(command) != 0:
            self.failed.append(name)

    def pytest(self, name: str, arguments: Sequence[str], **more: str) -> None:
        """Run pytest; tests/conftest.py notes in a file what was skipped and why."""
        with tempfile.TemporaryDirectory() as folder:
            notes = Path(folder, "left-out")
            code = call(
                [PYTHON, "-m", "pytest", *arguments], FIFTHSTREET_LEFT_OUT=str(notes), **more
            )
            if notes.exists():
                self.left_out += notes.read_text(encoding="utf-8").splitlines()
        if code == NO_TESTS:
            print(f"{name}: no test was found", flush=True)
        if code != 0:
            self.failed.append(name)

    def close(self) -> int:
        for line in self.left_out:
            print("left out:", line)
        strict = os.environ.get("FIFTHSTREET_STRICT") == "1"
        if strict and self.left_out:
            self.failed.append("something was left out, and FIFTHSTREET_STRICT=1 allows nothing")
        print("FAILED: " + "; ".join(self.failed) if self.failed else "All checks passed.")
        return 1 if self.failed else 0


def lint(report: Report) -> None:
    all_folders = ("src", "tests", "tools", "bench", "examples")
    folders = [folder for folder in all_folders if any((ROOT / folder).rglob("*.py"))]
    folders.append("setup.py")
    report.check("ruff check", [PYTHON, "-m", "ruff", "check", *folders])
    report.check("ruff format", [PYTHON, "-m", "ruff", "format", "--check", *folders])
    report.check("mypy", [PYTHON, "-m", "mypy", *folders])
    report.check("import-linter", [BIN / "lint-imports", "--no-logo"])


def browser_tests(report: Report, **more: str) -> None:
    """In a process of their own: playwright keeps an event loop running in its thread."""
    if any((ROOT / "tests" / "e2e").glob("test_*.py")):
        report.pytest("pytest tests/e2e", ["tests/e2e", *SHARED], **more)


def core_tests_interpreted(report: Report) -> None:
    """The sources of what ran compiled. Where nothing is compiled, they have just run."""
    if any(path.exists() for path in libraries().values()):
        name = "pytest, core interpreted"
        report.pytest(name, [*CORE_TESTS, *SHARED], FIFTHSTREET_INTERPRETED="1")


def need_tests(report: Report) -> bool:
    """Everything for the tests; True if the browser driver, which not every system has, is in."""
    if setup("e2e"):
        return True
    must_setup("dev")
    report.left_out.append("tests/e2e: playwright cannot be installed here")
    return False


# The commands


def do_setup(arguments: list[str]) -> int:
    """setup [run|dev|e2e|bench]   make .venv (dev if not said)"""
    lock = arguments[0] if arguments else "dev"
    if lock not in HOLDS:
        sys.exit(f"no lock {lock!r}; there are: {', '.join(HOLDS)}")
    must_setup(lock)
    return 0


def do_run(arguments: list[str]) -> int:
    """run [options of serve]      a table with two bots on http://127.0.0.1:8000"""
    must_setup("run")
    command = [str(PYTHON), "-m", "fifthstreet", "serve", "--bots", "2", *arguments]
    if os.name == "posix":  # become the server, so that signals reach it
        os.chdir(ROOT)
        sys.stdout.flush()
        os.execve(command[0], command, environment())
    return call(command)


def do_test(arguments: list[str]) -> int:
    """test [options of pytest]    everything CI checks; with options, only pytest"""
    report = Report()
    browser = need_tests(report)
    if arguments:
        report.pytest("pytest", arguments)
        return report.close()
    lint(report)
    report.pytest("pytest", MOST)
    core_tests_interpreted(report)
    if browser:
        browser_tests(report)
    return report.close()


def do_lint(arguments: list[str]) -> int:
    """lint                        ruff, mypy --strict, import contracts"""
    must_setup("dev")
    report = Report()
    lint(report)
    return report.close()


def do_e2e(arguments: list[str]) -> int:
    """e2e [options of pytest]     only the tests in a browser"""
    must_setup("e2e")
    report = Report()
    report.pytest("pytest tests/e2e", ["tests/e2e", *SHARED, *arguments])
    return report.close()


def do_bench(arguments: list[str]) -> int:
    """bench [names]               every bench/*.py, or those named"""
    must_setup("bench")
    report = Report()
    for path in sorted((ROOT / "bench").glob("[!_]*.py")):
        if not arguments or path.stem in arguments:
            report.check(f"bench/{path.name}", [PYTHON, path])
    return report.close()


def do_soak(arguments: list[str]) -> int:
    """soak [options of pytest]    the tests with their full counts; takes its time"""
    report = Report()
    browser = need_tests(report)
    full = {"FIFTHSTREET_SOAK": "1"}
    report.pytest("pytest", [*MOST, "-o", "faulthandler_timeout=0", *arguments], **full)
    if not arguments:
        core_tests_interpreted(report)  # not in full: that is for the compiled ones
    if browser and not arguments:
        browser_tests(report, **full)
    return report.close()


def do_lock(arguments: list[str]) -> int:
    """lock [--upgrade]            write requirements/*.lock anew from pyproject.toml; needs uv"""
    backend = "\n".join(pyproject()["build-system"]["requires"])  # for --no-build-isolation
    previous: list[str] = []  # each lock keeps the versions of the one before it
    extras = {"run": [], "dev": ["dev"], "e2e": ["dev", "e2e"], "bench": ["bench"]}
    for name in HOLDS:
        words = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
        words += ["--no-header", "--no-annotate", "--no-config", "--python-version", "3.11"]
        words += [word for extra in extras[name] for word in ("--extra", extra)]
        words += [*previous, "pyproject.toml", "-", "-o", f"requirements/{name}.lock", *arguments]
        print("$", " ".join(words), flush=True)
        done = subprocess.run(words, cwd=ROOT, env=environment(), input=backend, text=True)
        if done.returncode:
            return done.returncode
        previous = ["-c", f"requirements/{name}.lock"]
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": do_setup,
    "run": do_run,
    "test": do_test,
    "lint": do_lint,
    "e2e": do_e2e,
    "bench": do_bench,
    "soak": do_soak,
    "lock": do_lock,
}


def main() -> int:
    if sys.version_info < (3, 11):
        sys.exit(f"Fifth Street needs Python 3.11 or newer; this is {sys.version.split()[0]}")
    parser = argparse.ArgumentParser(
        prog="tools/dev.py",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description="\n".join(function.__doc__ or "" for function in COMMANDS.values()),
    )
    parser.add_argument("command", choices=COMMANDS, metavar="command")
    parser.add_argument("arguments", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    return COMMANDS[asked.command](asked.arguments)


if __name__ == "__main__":
    sys.exit(main())
