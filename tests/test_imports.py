"""Who may import whom: the contracts of pyproject.toml hold, and none of our modules escapes them."""

import subprocess
import sys
import tomllib

from tests.conftest import ROOT

PACKAGE = ROOT / "src" / "fifthstreet"
# The only places that may meet clock, chance, files or network (docs/architecture.md), or,
# like bots and words, stand above the pure core without being part of it.
IMPURE = {
    "__main__",
    "compiled",
    "bots",
    "words",
    "storage",
    "batch",
    "dealing",
    "odds",
    "server",
    "cli",
}
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"][
    "importlinter"
]["contracts"]


def modules() -> set[str]:
    """Names directly below the package."""
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    return packages | {path.stem for path in PACKAGE.glob("*.py")} - {"__init__"}


def test_import_contracts_hold():
    # In a process of its own: import-linter sets up logging anew and silences our loggers.
    lint = "import sys; from importlinter.cli import lint_imports as lint; "
    lint += "sys.exit(lint(no_cache=True, no_logo=True))"
    done = subprocess.run([sys.executable, "-c", lint], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


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
