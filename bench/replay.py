"""Hand histories read and replayed to the end, beside PokerKit.

    python bench/replay.py [FOLDER] [--rounds 5]

FOLDER holds .phhs files; the Pluribus sessions beside the clone if none is named.
Both sides get the text of each file, read it and play every hand. Rounds alternate;
CPU time; medians.
"""

import argparse
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from statistics import median
from time import process_time

from pokerkit import HandHistory

from fifthstreet.history.phh import read_many
from fifthstreet.history.record import Record
from fifthstreet.history.replay import replay

PLURIBUS = Path(__file__).resolve().parents[2] / "shared" / "data" / "phh" / "pluribus"


def ours(texts: Sequence[str]) -> int:
    """Read and replay; how many hands."""
    hands = 0
    for text in texts:
        for _, record in read_many(text):
            assert isinstance(record, Record)
            assert replay(record).stopped is None
            hands += 1
    return hands


def pokerkit(texts: Sequence[str]) -> int:
    hands = 0
    for text in texts:
        for history in HandHistory.load_all(BytesIO(text.encode())):
            for _ in history:
                pass
            hands += 1
    return hands


def main() -> None:
    parser = argparse.ArgumentParser(description="replay beside PokerKit")
    parser.add_argument("folder", type=Path, nargs="?", default=PLURIBUS)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    if not asked.folder.is_dir():
        print(f"left out: {asked.folder.name} is not here; name a folder of .phhs files")
        return
    texts = [file.read_text(encoding="utf-8") for file in sorted(asked.folder.glob("*.phhs"))]
    sides: dict[str, Callable[[Sequence[str]], int]] = {"ours": ours, "pokerkit": pokerkit}
    micros: dict[str, list[float]] = {name: [] for name in sides}
    hands = 0
    for _ in range(asked.rounds):
        for name, play in sides.items():
            began = process_time()
            hands = play(texts)
            micros[name].append((process_time() - began) / hands * 1e6)
    for name, values in micros.items():
        middle = median(values)
        print(f"{name:9}{middle:8.0f} us a hand  {1e6 / middle:7.0f} hands a second")
    ratios = [b / a for a, b in zip(micros["ours"], micros["pokerkit"], strict=True)]
    print(f"ratio {median(ratios):.2f} over {hands} hands, {asked.rounds} rounds")


if __name__ == "__main__":
    main()
