"""What all tests share: components that may be missing, counts, and Hypothesis's profiles.

A test that wants something which not every machine has says so by `need("chromium")`.
Where it is missing the test is skipped with a reason that begins "left out: ", and
`tools/dev.py test` repeats the reasons at its end. With FIFTHSTREET_STRICT=1, as in CI,
nothing may be left out: such a skip is a failure, and any other skip fails the whole run.
"""

import importlib.util
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from fifthstreet import compiled

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT.parent / "shared"  # real hands and vectors, handed out beside the clone
SOAK = os.environ.get("FIFTHSTREET_SOAK") == "1"
STRICT = os.environ.get("FIFTHSTREET_STRICT") == "1"
INTERPRETED = os.environ.get("FIFTHSTREET_INTERPRETED") == "1"  # sources, though compiled

# Counts stand in the tests in full, as a proof would want them: range(2_000_000 // SCALE).
SCALE = 1 if SOAK else 20

# The same examples every time, so that a red test is about the change and not about luck.
settings.register_profile("normal", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("soak", derandomize=True, deadline=None, max_examples=100 * 20)
settings.load_profile("soak" if SOAK else "normal")

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find_chromium() -> Path | None:
    """The browser's executable; FIFTHSTREET_CHROMIUM names another one."""
    found = map(shutil.which, (os.environ.get("FIFTHSTREET_CHROMIUM") or "", *BROWSERS))
    return next((Path(path) for path in found if path), None)


def has(component: str) -> bool:
    """Is it here: one of those below, an importable module, or a command on the PATH?"""
    if component == "shared":
        return SHARED.is_dir()
    if component == "chromium":
        return find_chromium() is not None
    if component == "compiled core":
        return compiled.compiled() == compiled.modules()
    return importlib.util.find_spec(component) is not None or shutil.which(component) is not None


def need(component: str) -> None:
    """Leave the test out, or the whole module if called at its top, unless it is here."""
    if has(component):
        return
    if STRICT:
        pytest.fail(f"left out: {component} is missing", pytrace=False)
    pytest.skip(f"left out: {component} is missing", allow_module_level=True)


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder `../shared`."""
    need("shared")
    return SHARED


@pytest.fixture(scope="session")
def chromium() -> Path:
    """The browser's executable."""
    need("chromium")
    found = find_chromium()
    assert found
    return found


@pytest.fixture(scope="session")
def compiled_core() -> None:
    """For a test that the sources would take too long for, or that is about the libraries."""
    need("compiled core")


@pytest.hookimpl(tryfirst=True)  # before `-m "not e2e"` looks at the marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests/e2e and run it last (its event loop stays); keep soak tests for soak.

    Where sources run because they were asked to, nothing is missing: tests of the compiled
    core are not meant.
    """
    for item in items:
        if ROOT / "tests" / "e2e" in item.path.parents:
            item.add_marker("e2e")
    items.sort(key=lambda item: item.get_closest_marker("e2e") is not None)
    unmeant = [
        item
        for item in items
        if (not SOAK and item.get_closest_marker("soak"))
        or (INTERPRETED and "compiled_core" in getattr(item, "fixturenames", ()))
    ]
    config.hook.pytest_deselected(items=unmeant)
    items[:] = [item for item in items if item not in unmeant]


def skips(reporter: pytest.TerminalReporter) -> Iterator[str]:
    """Each reason to skip, with the number of tests or modules it held back."""
    reasons = Counter(
        report.longrepr[2].removeprefix("Skipped: ").removeprefix("left out: ")
        for report in reporter.stats.get("skipped", [])
    )
    for reason, count in reasons.items():
        yield f"{reason} ({count} skipped)"


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Iterator[None]:
    """Note what was left out for tools/dev.py; allow no skip at all under STRICT."""
    yield
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or hasattr(session.config, "workerinput"):
        return  # a worker of xdist: the process that leads them tells
    lines = list(skips(reporter))
    if notes := os.environ.get("FIFTHSTREET_LEFT_OUT"):
        Path(notes).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if lines and STRICT and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
