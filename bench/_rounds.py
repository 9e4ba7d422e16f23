"""Alternating rounds: each side in a process of its own, one of them at work, all on one core."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import median
from threading import Timer
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ROUND = 0.3
"""Seconds a round lasts about; a job that takes longer is done once."""

PATIENCE = 120
"""Seconds we wait for a side: our core, interpreted, would take hours to count all hands."""


def pin(cores: int = 1) -> int:
    """Stay on the last cores allowed, so many; how many there are. Free where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return min(cores, os.cpu_count() or 1)
    allowed = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, allowed[-cores:])
    return min(cores, len(allowed))


def environment(**more: str) -> dict[str, str]:
    """For a child: it finds our sources, and may keep its bytecode as an installed program does."""
    path = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path)), **more}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    return env


class Figures(NamedTuple):
    """Seconds a unit, one for each round; `first` is the first call, wall clock."""

    rounds: list[float]
    first: float = 0.0

    @property
    def median(self) -> float:
        return median(self.rounds)

    @property
    def least(self) -> float:
        return min(self.rounds)


class Failed(Exception):
    """A side cannot do the work; the text says why."""


class Side:
    """The process of one side for one work. Waits unless it is asked."""

    def __init__(self, module: str, work: str, label: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench._worker", module, work, label],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=ROOT,
            env=environment(),
        )
        try:
            ready = self.hear()
            self.answer: Any = ready["answer"]
            self.first = float(ready["first"])
            self.times = 1
            spent = self.round()[0]
            self.times = max(1, round(ROUND / max(spent, 1e-7)))
            if self.times > 1:  # a single run may be too short to tell
                spent = self.round()[0]
                self.times = max(1, round(self.times * ROUND / max(spent, 1e-7)))
        except Failed:
            self.close()
            raise

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        watch = Timer(PATIENCE, self.process.kill)
        watch.start()
        line = self.process.stdout.readline()
        watch.cancel()
        heard = json.loads(line) if line else {"error": self.end()}
        if "error" in heard:
            raise Failed(heard["error"])
        return dict(heard)

    def end(self) -> str:
        """Why nothing was heard."""
        code = self.process.wait()
        killed = hasattr(signal, "SIGKILL") and code == -signal.SIGKILL
        return f"not done after {PATIENCE} s" if killed else f"ended with exit code {code}"

    def round(self) -> tuple[float, float]:
        """Seconds of a round, and a unit of it."""
        assert self.process.stdin is not None
        print(self.times, file=self.process.stdin, flush=True)
        heard = self.hear()
        return heard["spent"], heard["spent"] / heard["units"]

    def close(self) -> None:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def alternate(sides: Mapping[str, Side], rounds: int) -> dict[str, Figures]:
    """Every second round goes through the sides backwards: none always follows the same."""
    seen: dict[str, list[float]] = {label: [] for label in sides}
    names = list(sides)
    for number in range(rounds):
        for label in names if number % 2 == 0 else reversed(names):
            seen[label].append(sides[label].round()[1])
    return {label: Figures(seen[label], sides[label].first) for label in names}


IMPORT = """
import sys, time
began = time.process_time()
{code}
print(time.process_time() - began, "numpy" in sys.modules)
"""


def imports(codes: Mapping[str, str], rounds: int) -> tuple[dict[str, Figures], bool]:
    """CPU time to run each import in a fresh process; whether any of it loads NumPy."""
    seen: dict[str, list[float]] = {name: [] for name in codes}
    numpy = False
    for number in range(rounds + 1):
        for name, code in codes.items():
            command = [sys.executable, "-c", IMPORT.format(code=code)]
            done = subprocess.run(command, env=environment(), capture_output=True, text=True)
            if done.returncode:
                raise Failed(done.stderr.strip().splitlines()[-1])
            spent, loaded = done.stdout.split()
            numpy |= loaded == "True"
            if number:  # the first one writes bytecode
                seen[name].append(float(spent))
    return {name: Figures(rounds) for name, rounds in seen.items()}, numpy
