"""The README's library lines run as they stand."""

import re
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_library_lines_of_the_readme_run_and_print_what_decides(capsys):
    for code in re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(code, str(README), "exec"), {})
    printed = capsys.readouterr().out
    assert printed.startswith("full_house TripsRank(")
    assert "winner=<Rank.NINE: '9'>, loser=<Rank.SEVEN: '7'>" in printed


def test_the_example_is_five_lines():
    code, *_ = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 5
