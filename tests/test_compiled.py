"""The compiled core runs where it can, its sources where they are asked for; both answer alike."""

import hashlib
import importlib.util
import os
import subprocess
import sys
from array import array
from random import Random

import pytest

from fifthstreet import __version__, compiled
from fifthstreet.cards import Card, Deck
from fifthstreet.strength import fast
from fifthstreet.strength.ranking import JOKER_BUG, JOKER_WILD, SHORT, STRIPPED
from fifthstreet.strength.tables import LADDERS, LOWEST
from tests.conftest import ROOT

RANKINGS = (*LADDERS, JOKER_WILD, JOKER_BUG)


def told_by(code, *, interpreted):
    """What a Python of its own prints."""
    env = {key: value for key, value in os.environ.items() if key != "FIFTHSTREET_INTERPRETED"}
    if interpreted:
        env["FIFTHSTREET_INTERPRETED"] = "1"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- Which runs ---------------------------------------------------------------------------

WHAT_RUNS = """
from importlib import import_module
from fifthstreet import compiled
for name in compiled.modules():
    print(name, type(import_module(f"fifthstreet.{name}").__spec__.loader).__name__)
print(compiled.summary())
"""


def test_the_compiled_modules_run(compiled_core):
    *each, summary = told_by(WHAT_RUNS, interpreted=False).splitlines()
    assert each == [f"{name} ExtensionFileLoader" for name in compiled.modules()]
    assert summary == "compiled core"


def test_their_sources_run_if_asked_for():
    *each, summary = told_by(WHAT_RUNS, interpreted=True).splitlines()
    assert each == [f"{name} SourceFileLoader" for name in compiled.modules()]
    assert summary == "interpreted"


def test_the_command_tells_which():
    command = "import sys; sys.argv = ['fifthstreet', '--version']; import fifthstreet.__main__"
    assert told_by(command, interpreted=True) == f"fifthstreet {__version__} (interpreted)\n"
    told = told_by(command, interpreted=False)
    assert told.startswith(f"fifthstreet {__version__} (")
    if compiled.compiled():
        assert told == f"fifthstreet {__version__} ({compiled.summary()})\n"


# --- What they answer ---------------------------------------------------------------------


def answers():
    """Strengths, batches, counts and errors, line by line; run by both."""
    for ranking in RANKINGS:
        rng = Random(ranking.name)
        cards = Deck.JOKER.cards if ranking.joker else Deck.FULL.cards[4 * LOWEST[ranking] :]
        hands = [rng.sample(cards, rng.randint(5, 7)) for _ in range(20_000)]
        strengths = array("H", [fast.evaluate(hand, ranking) for hand in hands])
        yield ranking.name, "evaluate", digest(strengths)
        if not ranking.joker:
            for size in (5, 6, 7):
                numbers = [card.number for hand in hands if len(hand) == size for card in hand]
                rows = memoryview(bytes(numbers)).cast("B", (len(numbers) // size, size))
                yield ranking.name, size, digest(fast.evaluate_batch(rows, ranking))
                masks = [sum(1 << c.number for c in hand) for hand in hands if len(hand) == size]
                yield ranking.name, size, digest(fast.evaluate_batch(array("Q", masks), ranking))
            yield ranking.name, fast.count_all(5, ranking)
        yield ranking.name, fast.FIRSTS[ranking.name]
    aces = [Card("As"), Card("Ah"), Card("Ad"), Card("Ac")]
    for ranking in (*RANKINGS[:1], SHORT, STRIPPED, JOKER_WILD):
        for wrong in (
            [*aces, Card("As")],
            aces,
            [*aces, Card("2s")],
            [*aces, Card.JOKER],
            [*aces, "Ks"],
            [*aces, None],
            iter(aces),
            Deck.FULL.cards[-8:],
            None,
            7.5,
            -1,
            0,
            1 << 52,
            1 << 53,
            1 << 80,
            "As Ks",
            "As As As As As",
            "?",
        ):
            yield ranking.name, outcome(fast.evaluate, wrong, ranking)
        for data, shape in (
            ([51, 50, 49, 48, 51], (1, 5)),
            ([51, 50, 49, 48, 52], (1, 5)),
            ([51, 50, 49, 48, 255], (1, 5)),
            ([51, 50, 49, 48, 0], (1, 5)),
            ([51, 50, 49, 48, 47, 46, 45, 44], (1, 8)),
            ([51, 50, 49, 48, 47, 46, 45, 44], (2, 4)),
            ([51, 50, 49, 48, 47] * 400 + [51, 50, 49, 48, 51], (401, 5)),
        ):
            yield (
                ranking.name,
                outcome(fast.evaluate_batch, memoryview(bytes(data)).cast("B", shape), ranking),
            )
        for some in ([], [0], [15], [31 << 40, 15 << 40], [31 << 40, 31 << 50], [31 << 59]):
            yield ranking.name, outcome(fast.evaluate_batch, array("Q", some), ranking)
        for buffer in (b"", b"12345", [1, 2], None, array("d", [1.0])):
            yield ranking.name, outcome(fast.evaluate_batch, buffer, ranking)
        for strength in (-1, 0, 1, 10_000):
            yield ranking.name, outcome(fast.category_of, strength, ranking)
        for size in (4, 8):
            yield ranking.name, outcome(fast.count_all, size, ranking)


def digest(strengths):
    return hashlib.sha256(strengths.tobytes()).hexdigest()


def outcome(call, *arguments):
    """The answer, or the kind of error and its text."""
    try:
        return call(*arguments)
    except Exception as error:
        return type(error).__name__, str(error)


def test_both_answer_alike(compiled_core):
    code = "from tests.test_compiled import answers\nfor line in answers(): print(*line)"
    ran, read = (told_by(code, interpreted=it).splitlines() for it in (False, True))
    assert len(ran) > 150
    assert ran == read


# --- tools/dev.py -------------------------------------------------------------------------


@pytest.fixture
def dev(tmp_path, monkeypatch):
    """tools/dev.py beside a package of one module that was compiled."""
    spec = importlib.util.spec_from_file_location("dev", ROOT / "tools" / "dev.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "compiler", lambda: "cc")
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "SOURCE", tmp_path / "src")
    monkeypatch.setattr(module, "CORE_STAMP", tmp_path / "build" / "core.json")
    folder = tmp_path / "src" / "fifthstreet" / "odds"
    folder.mkdir(parents=True)
    for path in (folder / "fixed.py", folder / "fixed.pxd", folder / "plain.py"):
        path.write_text("", encoding="utf-8")
    (tmp_path / "setup.py").write_text("", encoding="utf-8")
    module.libraries()["odds.fixed"].write_text("", encoding="utf-8")
    module.note_core()
    return module


@pytest.mark.parametrize(
    "edited", ["src/fifthstreet/odds/fixed.py", "src/fifthstreet/odds/fixed.pxd", "setup.py"]
)
def test_a_library_does_not_outlive_its_source(dev, tmp_path, edited):
    library = dev.libraries()["odds.fixed"]
    built = tmp_path / "build" / "lib"
    built.mkdir()
    (tmp_path / "src/fifthstreet/odds/plain.py").write_text("x = 1", encoding="utf-8")
    assert not dev.drop_stale_core()
    assert library.exists()
    (tmp_path / edited).write_text("x = 1", encoding="utf-8")
    assert dev.drop_stale_core()
    assert not library.exists()
    assert not built.exists()


def test_a_compiler_is_tried_once_it_is_there(dev, monkeypatch, capsys):
    monkeypatch.setattr(dev, "compiler", lambda: None)
    monkeypatch.setattr(dev.os, "name", "posix")
    dev.update_core()
    assert capsys.readouterr().out == (
        "interpreted, and slower for it: odds.fixed; there is no C compiler\n"
    )
    dev.update_core()  # says so once
    assert not dev.drop_stale_core()
    assert capsys.readouterr().out == ""
    monkeypatch.setattr(dev, "compiler", lambda: "cc")
    assert dev.drop_stale_core()
