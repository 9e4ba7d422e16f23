"""Who may import whom: the contracts of pyproject.toml hold, and none of our modules escapes them."""

import subprocess
import sys
import tomllib

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from tests.conftest import ROOT

PACKAGE = ROOT / "src" / "fifthstreet"
# The only places that may meet clock, chance, files or network (docs/architecture.md), or,
# like bots and words, stand above the pure core without being part of it.
IMPURE = {"__main__", "bots", "words", "storage", "batch", "dealing", "odds", "server", "cli"}
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "importlinter"
]["contracts"]


def modules() -> set[str]:
    """Names directly below the package."""
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    return packages | {path.stem for path in PACKAGE.glob("*.py")} - {"__init__"}


def test_import_contracts_hold(monkeypatch):
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True, no_logo=True) == EXIT_STATUS_SUCCESS


def test_no_pure_module_is_forgotten():
    guarded = {
        source.removeprefix("fifthstreet.")
        for contract in CONTRACTS
        if "sqlite3" in contract.get("forbidden_modules", [])
        for source in contract["source_modules"]
    }
    assert modules() - IMPURE <= guarded


def test_the_package_starts_light():
    """A script that wants one evaluator does not wait for a web server."""
    heavy = {"asyncio", "numpy", "starlette", "uvicorn", "fifthstreet.server", "fifthstreet.cli"}
    code = "import sys, fifthstreet; print(*sys.modules, sep='\\n')"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not heavy & set(loaded)
