"""The pages of docs/ and the program speak of the same things."""

import ast
import json
import re
from functools import cache
from itertools import pairwise
from math import comb
from pathlib import Path
from urllib.parse import unquote

import pytest

from fifthstreet.cards import Card, Deck
from fifthstreet.odds.counts import counts as counts_of
from fifthstreet.odds.counts import low_counts
from fifthstreet.strength.ranking import JOKER_BUG, JOKER_WILD, SHORT, STANDARD, STRIPPED
from tests.conftest import ROOT, SCALE
from tests.strength.test_reference import FIVE_OF_52

SRC, TESTS, DOCS = ROOT / "src" / "fifthstreet", ROOT / "tests", ROOT / "docs"
READ = {".py", ".js", ".css", ".html", ".ftl", ".sql", ".md", ".json", ".txt"}


def files(*folders):
    """Files of ours that hold text; nothing generated, hidden or taken from elsewhere."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            parts = path.relative_to(ROOT).parts
            ours = not {"vendor", "node_modules", "build", "dist", "__pycache__"} & {*parts}
            if path.suffix in READ and ours and not any(part.startswith(".") for part in parts):
                yield path


@cache
def page(name):
    return (DOCS / name).read_text(encoding="utf-8")


def name_of(path):
    return path.relative_to(ROOT).as_posix()


# --- Numbers cited in code ----------------------------------------------------------------

NUMBER = r"(?:\d{1,2}(?:\.\d{1,2})?|D-\d\d|X\d{1,2})"
LIST = rf"{NUMBER}(?:(?:\s*[-–]\s*|,\s+|\s+and\s+|\s+to\s+){NUMBER})*"
CITED = re.compile(
    rf"\bRUL(?:ES|INGS)\s+(?:[*#]\s+)?({LIST})"  # RULES 8.4-8.7, D-05; a line may break after it
    rf"|\bRules?: ({LIST})"
    r"|(?<=\s)\((\d{1,2}\.\d{1,2}(?:(?:-|, | and )\d{1,2}\.\d{1,2})*)[):]"  # the rule alone: (8.13)
    r"|\b(D-\d\d|X\d{1,2})\b"
)
STATEMENT = re.compile(r"\bS\d-\d\d\b")
VECTOR = re.compile(r"\bS\d-V\d\d\b")


def spread(text):
    """The rules of a list: "8.4-8.6, 8.13" is 8.4, 8.5, 8.6 and 8.13."""
    for part in re.split(r",\s+|\s+and\s+", text):
        first, *last = re.split(r"\s*[-–]\s*|\s+to\s+", part) if part[0].isdigit() else [part]
        yield first
        if last and "." in first and first.split(".")[0] == last[0].split(".")[0]:
            section, low = first.split(".")
            yield from (f"{section}.{n}" for n in range(int(low) + 1, int(last[0].split(".")[1])))
        yield from last


def rules_in(text):
    """Every rule and decision that the text cites."""
    for cited in CITED.finditer(text):
        yield from spread(next(filter(None, cited.groups())))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("(RULES 8.13)", ["8.13"]),
        ("RULES 6.3-6.5.", ["6.3", "6.4", "6.5"]),
        ("(RULES 4, 6.2, 7.7)", ["4", "6.2", "7.7"]),
        ("RULES 14.6, D-24; pokerkit", ["14.6", "D-24"]),
        ("Rules: 8.4-8.5 and 8.13. The", ["8.4", "8.5", "8.13"]),
        ("owes nothing (8.13, 8.14)", ["8.13", "8.14"]),
        ("D-08: RULINGS X17", ["D-08", "X17"]),
        ("sleep(0.5), (1.5 s), RULES.md", []),
    ],
)
def test_citations_are_found(text, found):
    assert list(rules_in(text)) == found


def explained():
    """Every number that docs/rules.md explains, or names as not built."""
    text = page("rules.md")
    not_built = text.split("## Not built yet")[1]
    return {*re.findall(r'<a id="([^"]+)">', text), *re.findall(NUMBER, not_built)}


def test_every_rule_cited_is_in_the_rules():
    known = explained()
    lost = {
        f"{name_of(path)}: {rule}"
        for path in files(SRC, TESTS, DOCS)
        if path != Path(__file__)
        for rule in rules_in(path.read_text(encoding="utf-8"))
        if rule not in known
    }
    assert sorted(lost) == []


def test_every_statement_cited_is_among_the_statements():
    listed = {*re.findall(r"^\| (S\d-\d\d) \|", page("statements.md"), re.MULTILINE)}
    vectors = {*VECTOR.findall((TESTS / "showdowns" / "vectors.json").read_text(encoding="utf-8"))}
    lost = set()
    for path in files(SRC, TESTS, DOCS):
        text = path.read_text(encoding="utf-8")
        lost |= {f"{name_of(path)}: {each}" for each in {*STATEMENT.findall(text)} - listed}
        if path.is_relative_to(SRC):
            lost |= {f"{name_of(path)}: {each}" for each in {*VECTOR.findall(text)} - vectors}
    assert sorted(lost) == []


def test_a_rule_is_explained_once_and_in_order():
    ids = re.findall(r'<a id="(\d+\.\d+)">', page("rules.md"))
    order = [tuple(map(int, rule.split("."))) for rule in ids]
    assert order == sorted({*order})
    assert not {*ids} & {*re.findall(NUMBER, page("rules.md").split("## Not built yet")[1])} - {
        "7.5", "12.10", "14.3", "14.4", "14.5"  # built but for a part
    }  # fmt: skip


@pytest.mark.parametrize(("text", "count"), [("S0", 55), ("S1", 26), ("S3", 21), ("S4", 36)])
def test_no_statement_is_missing(text, count):
    table = page("statements.md").split("## Slips")[0]
    numbers = re.findall(rf"^\| {text}-(\d\d) \|", table, re.MULTILINE)
    assert numbers == [f"{n:02}" for n in range(1, count + 1)]


# --- Tests and files named in docs --------------------------------------------------------


@cache
def functions_in(path):
    tree = ast.parse((TESTS / path).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@cache
def rulings():
    """Ids of all rulings."""
    return {
        case["id"]
        for path in (TESTS / "rulings").glob("*.json")
        for case in json.loads(path.read_text(encoding="utf-8"))["cases"]
    }


def test_every_test_named_in_the_statements_exists():
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", page("statements.md"))
    assert len(named) > 100
    lost = [
        f"{path}::{test}"
        for path, test in named
        if not (TESTS / path).is_file() or test not in functions_in(path)
    ]
    assert lost == []


def test_every_vector_and_ruling_named_in_the_statements_exists():
    text = page("statements.md")
    vectors = {*VECTOR.findall((TESTS / "showdowns" / "vectors.json").read_text(encoding="utf-8"))}
    assert {*VECTOR.findall(text)} <= vectors
    named = re.findall(r"ruling `([^`]+)`", text)
    assert named and {*named} <= rulings()


def test_every_statement_is_held_or_left_for_later():
    table = page("statements.md").split("## Slips")[0]
    rows = re.findall(r"^\| (S\d-\d\d) \| [^|]+ \| (.*) \|$", table, re.MULTILINE)
    assert len(rows) == 138
    loose = [row for row, held in rows if not re.search(r"::test_|`S\d-V|ruling `|later", held)]
    assert loose == []


def test_every_file_named_in_the_rules_exists():
    named = {*re.findall(r"`([\w/]+\.(?:py|js|ftl|json))`", page("rules.md"))}
    roots = (SRC, TESTS, ROOT)
    assert [
        name for name in sorted(named) if not any((root / name).exists() for root in roots)
    ] == []


def test_a_rule_that_names_rulings_has_them():
    rows = re.findall(r'^\| <a id="(\d+\.\d+)">.*\| ([^|]+) \|$', page("rules.md"), re.MULTILINE)
    numbers = {each.split("-")[0] for each in rulings()}
    assert len(rows) > 100
    lost = [
        rule
        for rule, where in rows
        if re.search(r"\brulings(?! \d)", where) and rule not in numbers
    ]
    assert lost == []


# --- Links --------------------------------------------------------------------------------

FENCE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


def anchors(path):
    """What a link to this page may name behind its #."""
    text = path.read_text(encoding="utf-8")
    heads = re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", head.lower()).strip().replace(" ", "-") for head in heads}
    return slugs | {*re.findall(r'<a id="([^"]+)">', text)}


def test_every_relative_link_leads_somewhere():
    lost = []
    pages = [path for path in files(ROOT) if path.suffix == ".md"]
    assert len(pages) > 8
    for path in pages:
        for link in LINK.findall(FENCE.sub("", path.read_text(encoding="utf-8"))):
            if re.match(r"[a-z]+:", link):
                continue
            target, _, anchor = unquote(link).partition("#")
            to = (path.parent / target).resolve() if target else path
            there = to.is_relative_to(ROOT) and to.exists()
            if not there or (anchor and to.suffix == ".md" and anchor not in anchors(to)):
                lost.append(f"{name_of(path)}: {link}")
    assert lost == []


# --- Probabilities ------------------------------------------------------------------------


def counts():
    """The table of docs/probabilities.md: name, five, one in, seven, one in."""
    rows = [line.strip("| ").split(" | ") for line in page("probabilities.md").splitlines()]
    return [row for row in rows if len(row) == 5 and row[1].replace(",", "").isdigit()]


def number(text):
    return int(text.replace(",", ""))


def test_the_counts_are_those_the_program_gives():
    rows = counts()
    five = [number(row[1]) for row in rows]
    seven = [number(row[3]) for row in rows]
    assert five == [FIVE_OF_52[category] for category in reversed(STANDARD.order)]
    assert (sum(five), sum(seven)) == (comb(52, 5), comb(52, 7))
    # The seven are counted in this test; the page may not drift away from it.
    counted = (TESTS / "strength" / "test_reference.py").read_text(encoding="utf-8")
    assert [n for n in seven if f": {n:_}," not in counted] == []
    for row in rows:
        for hands, total, rate in ((row[1], sum(five), row[2]), (row[3], sum(seven), row[4])):
            exact = total / number(hands)
            assert rate == (f"{exact:,.0f}" if exact.is_integer() else f"{exact:,.2f}")


def test_the_ranking_follows_the_chance_of_five_cards_but_not_of_seven():
    """S1-21: rarest first; of seven cards high card is rarer than a pair, and than two."""
    rows = counts()
    five, seven = ([number(row[column]) for row in rows] for column in (1, 3))
    assert all(rare < common for rare, common in pairwise(five))
    *_, two_pair, pair, high_card = seven
    assert high_card < two_pair < pair


OTHER = (
    (Deck.STRIPPED, STRIPPED),
    (Deck.SHORT, SHORT),
    (Deck.JOKER, JOKER_WILD),
    (Deck.JOKER, JOKER_BUG),
)


def test_the_counts_of_other_decks_are_those_the_program_gives():
    lines = page("probabilities.md").splitlines()
    rows = [line.strip("| ").split(" | ") for line in lines if line.count(" | ") == 8]
    columns = list(
        zip(*(row[1:] for row in rows if re.fullmatch("[\\d,]+|–", row[1])), strict=True)
    )
    assert len(columns) == 2 * len(OTHER)
    for index, column in enumerate(columns):
        deck, ranking = OTHER[index // 2]
        cards = 5 if index % 2 == 0 else 7
        *each, total = [0 if text == "–" else number(text) for text in column]
        assert sum(each) == total == comb(len(deck.cards), cards)
        if cards == 5 or Card.JOKER not in deck.cards or SCALE == 1:
            counted = counts_of(deck.cards, cards, ranking)
            assert each == [counted[kind] for kind in reversed(JOKER_WILD.order)]


def test_the_low_hands_are_those_the_program_gives():
    told = re.search(r"hi-lo: ([\d,]+) of .*?\n([\d,]+) of", page("probabilities.md"))
    assert told is not None
    for text, cards in zip(told.groups(), (5, 7), strict=True):
        lows = low_counts(Deck.FULL.cards, cards)
        assert number(text) == sum(n for top, n in lows.items() if top is not None)
