"""Random hold'em hands of this tree beside those of another one, such as a clone of an older state.

    git worktree add ../before HEAD~20
    python bench/before.py ../before [--hands 400] [--rounds 9]

Both play the hands of bench/hands.py, each with its own sources in a process of its own. Rounds
alternate within one run; CPU time; medians and their ratio.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent.parent

ROUND = """
import sys
sys.path[:0] = [sys.argv[1] + "/src", sys.argv[1] + "/bench"]
from hands import measure, ours
for line in sys.stdin:
    seats, hands, first = map(int, line.split())
    print(*measure(ours, seats, hands, first), flush=True)
"""


class Tree:
    """A process that plays hands with the sources below a folder."""

    def __init__(self, root: Path) -> None:
        command = [sys.executable, "-c", ROUND, str(root)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, seats: int, hands: int, first: int) -> float:
        """Microseconds a hand."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(seats, hands, first, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline().split()[0])


def main() -> None:
    parser = argparse.ArgumentParser(description="random hands of two trees")
    parser.add_argument("before", type=Path, help="the other tree")
    parser.add_argument("--hands", type=int, default=400, help="in each round")
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    trees = {"before": Tree(asked.before.resolve()), "now": Tree(HERE)}
    for seats in (6, 3):
        spent: dict[str, list[float]] = {name: [] for name in trees}
        for number in range(asked.rounds):
            for name, tree in trees.items():
                spent[name].append(tree.measure(seats, asked.hands, number * asked.hands))
        medians = {name: median(rounds) for name, rounds in spent.items()}
        for name, hand in medians.items():
            print(f"{seats} seats  {name:7}{hand:7.0f} us a hand  {1e6 / hand:6.0f} a second")
        print(
            f"{seats} seats  hands a second, now to before: {medians['before'] / medians['now']:.3f}"
        )


if __name__ == "__main__":
    main()
