"""Strength, odds and random hands beside every peer that is installed.

    python bench/odds.py [--rounds 5] [--only single,batch,...] [--write]

Each side works in a process of its own on the same input; rounds alternate, one side at work, all
on one core; CPU time. Before the clock starts its answer is compared with ours, and a side that
differs is not counted. --write puts the table into bench/RESULTS.md.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # `bench` is a package to the sides

from bench._rounds import ROOT, Failed, Figures, Side, alternate, environment, imports, pin
from bench._work import BATCH_FILE, WORKS, Bar, Work, write_batch
from bench.peers import DOES, PACKAGES

RESULTS = Path(__file__).resolve().parent / "RESULTS.md"
US = "fifthstreet"
IMPORT = "import"
NOT_HERE = "not installed"
IMPORTS = {  # a name of the package is imported when it is first asked for
    US: "from fifthstreet import evaluate, equity",
    "msgspec": "import msgspec",
}
IMPORT_BAR = 0.015
"""Seconds that importing us may take beyond importing msgspec."""


@dataclass
class Outcome:
    """One work measured."""

    work: Work
    figures: dict[str, Figures] = field(default_factory=dict)
    left_out: dict[str, str] = field(default_factory=dict)

    def faster(self, peer: str) -> tuple[float, float]:
        """How many times faster we are than a peer, by medians and by minima."""
        ours, theirs = self.figures[US], self.figures[peer]
        return theirs.median / ours.median, theirs.least / ours.least

    def rivals(self) -> list[str]:
        """The peers the bar speaks of; those that were measured, the fastest first."""
        named = self.work.bar.peers if self.work.bar else ()
        found = [label for label in self.figures if label != US and (not named or label in named)]
        return sorted(found, key=lambda label: self.figures[label].median)

    def verdict(self) -> str:
        bar = self.work.bar
        if US not in self.figures:
            return f"not measured: {self.left_out.get(US, 'we are missing')}"
        if bar is None or not self.rivals():
            return "nobody to compare with"
        reached = self.faster(self.rivals()[0])[0]
        if reached < bar.least:
            return "missed"
        met = "met, and beyond" if reached >= bar.beyond else "met"
        return met if NOT_HERE not in self.left_out.values() else f"{met}, of those installed"


def installed(module: str) -> str | None:
    """The version of a side, None if it is not here."""
    try:
        return version(PACKAGES[module])
    except PackageNotFoundError:
        return None


def measured(work: Work, rounds: int) -> Outcome:
    """Start everybody who can do this work, compare the answers, then time them in turn."""
    outcome = Outcome(work)
    if work.cores > 1 and cores() < work.cores:
        outcome.left_out[US] = f"this machine lets us use {cores()} core"
        return outcome
    sides: dict[str, Side] = {}
    try:
        for module, labels in DOES[work.name].items():
            for label in labels:
                if installed(module) is None:
                    outcome.left_out[label] = NOT_HERE
                    continue
                try:
                    side = Side(module, work.name, label)
                except Failed as failed:
                    outcome.left_out[label] = str(failed)
                    continue
                reference = next(iter(sides.values()), side)  # ours, unless we are missing
                wrong = work.differs(reference.answer, side.answer)
                if wrong:
                    outcome.left_out[label] = f"WRONG: {wrong}"
                    side.close()
                else:
                    sides[label] = side
        outcome.figures = alternate(sides, rounds)
    finally:
        for side in sides.values():
            side.close()
    return outcome


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


# Saying it


def span(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:,.3g} {unit}"
    return f"{seconds * 1e9:,.3g} ns"


def times(ratio: float) -> str:
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.2f}" if ratio < 10 else f"{ratio:.1f}"


def said(bar: Bar | None) -> str:
    if bar is None:
        return ""
    beyond = f" (beyond {bar.beyond:,g}×)" if bar.beyond > bar.least else ""
    against = " and ".join(bar.peers) or "the best peer"
    return f"{bar.least:,g}× {against}{beyond}"


def reached(outcome: Outcome) -> str:
    rivals = outcome.rivals() if US in outcome.figures else []
    pairs = [(label, outcome.faster(label)) for label in rivals[:2]]
    return ", ".join(f"{times(a)}× {label} (minima {times(b)}×)" for label, (a, b) in pairs)


def rows(outcome: Outcome) -> Iterator[tuple[str, ...]]:
    """Side, median, minimum, in a second, and how many times longer than ours."""
    for label, figures in sorted(outcome.figures.items(), key=lambda item: item[1].median):
        ratios = outcome.faster(label) if US in outcome.figures else None
        yield (
            label,
            span(figures.median),
            span(figures.least),
            f"{1 / figures.median:,.0f}",
            times(ratios[0]) if ratios else "",
            times(ratios[1]) if ratios else "",
            span(figures.first),
        )
    for label, why in outcome.left_out.items():
        yield (label, why, "", "", "", "", "")


HEAD = ("side", "median", "minimum", "a second", "times ours", "by minima", "first run")


def show(outcome: Outcome) -> None:
    work = outcome.work
    print(f"\n{work.name}: {work.title}; a {work.unit}")
    for row in (HEAD, *rows(outcome)):
        label, middle, *rest = row
        print(f"  {label:24}{middle:>10}" + "".join(f"{cell:>16}" for cell in rest))
    print(f"  bar {said(work.bar)}: {reached(outcome) or '–'}; {outcome.verdict()}", flush=True)


def imported(rounds: int) -> tuple[list[tuple[str, ...]], str]:
    """Rows for importing us and msgspec, and the verdict."""
    try:
        figures, numpy = imports(IMPORTS, max(rounds, 5) * 3)
    except Failed as failed:
        return [], f"not measured: {failed}"
    ours, theirs = figures[US], figures["msgspec"]
    adds = ours.median - theirs.median
    good = adds < IMPORT_BAR and not numpy
    verdict = (
        f"adds {span(adds)} (minima {span(ours.least - theirs.least)}), "
        f"NumPy is {'loaded' if numpy else 'not loaded'}; {'met' if good else 'missed'}"
    )
    return [(name, span(f.median), span(f.least)) for name, f in figures.items()], verdict


def machine() -> list[str]:
    """What the figures depend on. No name of the machine."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text(encoding="utf-8").splitlines()
        named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        model = named[0] if named else model
    return [
        f"{model}, {cores()} cores allowed, {platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"built with {platform.python_compiler()}",
        f"our core: {core()}",
    ]


def core() -> str:
    """Which core runs; asked in a process of its own, for what does not load shall stop nobody."""
    command = [sys.executable, "-c", "from bench.peers.ours import built; print(built())"]
    done = subprocess.run(command, env=environment(), cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip() or f"cannot be loaded ({done.returncode})"


def versions() -> str:
    names = [f"{PACKAGES[module]} {installed(module) or 'not installed'}" for module in PACKAGES]
    return ", ".join(names)


def table(head: Sequence[str], body: Sequence[Sequence[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *body]
    return ["| " + " | ".join(cell or "–" for cell in line) + " |" for line in lines]


def page(
    outcomes: Sequence[Outcome], importing: tuple[list[tuple[str, ...]], str] | None, rounds: int
) -> str:
    """RESULTS.md."""
    summary = [(o.work.title, said(o.work.bar), reached(o), o.verdict()) for o in outcomes]
    if importing:
        summary.append(("import", f"{span(IMPORT_BAR)} over msgspec, no NumPy", "", importing[1]))
    lines = ["# Beside the others", ""]
    lines += [
        f"Written by `python bench/odds.py --rounds {rounds} --write`. Read ratios, not times:"
    ]
    lines += ["a busy machine slows both sides of a ratio.", ""]
    lines += [f"- {line}" for line in machine()]
    lines += [f"- {versions()}", ""]
    lines += [
        f"Medians of {rounds} alternating rounds in one run, CPU time on one core unless said."
    ]
    lines += ["", *table(("work", "bar", "reached, by medians", ""), summary)]
    for outcome in outcomes:
        lines += ["", f"## {outcome.work.title}", "", f"For one {outcome.work.unit}.", ""]
        lines += table(HEAD, list(rows(outcome)))
    if importing and importing[0]:
        lines += ["", "## import", "", *table(HEAD[:3], importing[0])]
    return "\n".join(lines) + "\n"


def chosen(only: str) -> list[str]:
    """The works asked for: by name, or all that begin with it (`hands`, `omaha`)."""
    names = [work.name for work in WORKS] + [IMPORT]
    if not only:
        return names
    picked = []
    for wish in only.split(","):
        found = [name for name in names if name == wish or name.startswith(wish + "-")]
        if not found:
            sys.exit(f"no work {wish!r}; there are: {', '.join(names)}")
        picked += found
    return [name for name in names if name in picked]


def main() -> None:
    parser = argparse.ArgumentParser(description="strength, odds and hands beside the peers")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="names of works, with commas")
    parser.add_argument("--write", action="store_true", help="write bench/RESULTS.md")
    asked = parser.parse_args()
    names = chosen(asked.only)
    print(*machine(), versions(), sep="\n")
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        if any(name.startswith("batch") for name in names):
            os.environ[BATCH_FILE] = str(Path(folder, "hands"))
            write_batch(Path(folder, "hands"))
        for work in WORKS:
            if work.name in names:
                outcomes.append(measured(work, asked.rounds))
                show(outcomes[-1])
    importing = None
    if IMPORT in names:
        allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
        pin()  # children inherit it
        importing = imported(asked.rounds)
        if allowed:
            os.sched_setaffinity(0, allowed)
        print(f"\nimport: {importing[1]}")
        for name, middle, least in importing[0]:
            print(f"  {name:24}{middle:>10}{least:>16}")
    if asked.write:
        RESULTS.write_text(page(outcomes, importing, asked.rounds), encoding="utf-8")
        print(f"\nwritten: {RESULTS.name}")


if __name__ == "__main__":
    main()
