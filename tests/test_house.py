"""The repository speaks of itself alone, and every folder says what it is for."""

import re
import subprocess

from tests.conftest import ROOT, need

# A path that only one machine has, or the host of a package registry (a mirror may serve as well).
MACHINE = re.compile(r"(?<![\w./*:-])/(?:home|root|tmp|work|opt|mnt|srv|Users)/[\w.]")
REGISTRY = re.compile(
    r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|crates|debian|ubuntu)\.(?:org|com|io)\b|"
    r"--(?:extra-)?index-url|--find-links"
)


def tracked() -> list[str]:
    """Files that git tracks and that still stand, relative to the root."""
    need("git")
    if not (ROOT / ".git").exists():
        need("a git clone")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def test_no_file_names_a_machine_or_a_registry():
    found = []
    for name in tracked():
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        for number, line in enumerate(text.splitlines(), 1):
            hit = MACHINE.search(line) or REGISTRY.search(line)
            if hit:
                found.append(f"{name}:{number}: {hit[0]}")
    # This file is the one that must name what it looks for.
    assert [line for line in found if not line.startswith("tests/test_house.py:")] == []


def test_every_folder_of_the_package_has_a_readme():
    names = [name.split("/") for name in tracked() if name.startswith("src/fifthstreet/")]
    folders = {tuple(parts[:3]) for parts in names if len(parts) > 3}
    folders |= {tuple(parts[:-1]) for parts in names if parts[-1].endswith(".py")}
    folders.discard(("src", "fifthstreet"))  # the README of the project speaks for it
    spelled = sorted("/".join(folder) for folder in folders)
    assert [folder for folder in spelled if not (ROOT / folder / "README.md").exists()] == []
