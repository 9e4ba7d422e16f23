"""Seventy explanations in each language, as people would say them at the table.

golden.json holds the cards or the reason of each, and its three texts; most of those
from E41 on are whole paragraphs about other games than hold'em, told by the referee.
"""

import json
from pathlib import Path

import msgspec
import pytest

from fifthstreet.cards import Card
from fifthstreet.games import GAMES, HOLDEM
from fifthstreet.reasons import PotNote, Reason
from fifthstreet.referee import Paid, judge
from fifthstreet.rules.events import Event, Raised
from fifthstreet.rules.explain import HandRead, read_hand
from fifthstreet.rules.pots import Pot, pots
from fifthstreet.strength.compare import compare
from fifthstreet.strength.reference import best_five
from fifthstreet.strength.remarks import remarks
from fifthstreet.words.bundle import LANGUAGES
from fifthstreet.words.explain import explain_text, say_decision, say_telling
from fifthstreet.words.facts import decided
from fifthstreet.words.say import say, say_remark, say_short_all_in, tag
from tests.words.samples import kinds
from tests.words.told import pot_told

GOLDEN = json.loads(Path(__file__).with_name("golden.json").read_text(encoding="utf-8"))


def plain(text):
    """Text without differences that only print shows: spaces and apostrophes."""
    return text.replace("\u00a0", " ").replace("'", "’")


def cards(text):
    return tuple(map(Card, text.split()))


def game_of(example):
    return GAMES[example.get("game", HOLDEM.code)]


def paragraph(example, language):
    """What the referee tells of a pot, or a part of it."""
    game = game_of(example)
    paid = None
    if "paid" in example:
        paid = Paid(tuple(example["paid"]), tuple(example.get("folded", ())))
    board, second = cards(example["board"]), cards(example.get("second", ""))
    hands = [cards(hand) for hand in example["hands"]]
    verdict = judge(board, hands, paid, game=game, second=second)
    told = explain_text(verdict.pots or verdict.cards, language, game=game)
    return told[example.get("part", 0)]


def showdown(example, paid=None):
    """The pots of an example, main pot first; without chips one pot of 100."""
    board = cards(example["board"])
    game = game_of(example)
    known = {
        seat: read_hand(seat, cards(hole), board, game)
        for seat, hole in enumerate(example["hands"])
    }
    seats = len(known)
    layers = pots(paid, range(seats)) if paid else [Pot(100, tuple(range(seats)))]
    return [
        pot_told(number, pot, known, (), range(seats), board, seats - 1, seats, game)
        for number, pot in enumerate(layers)
    ]


def reason(example):
    """The reason or event that an example gives as data."""
    known = {kind.__struct_config__.tag: kind for kind in kinds(Reason, PotNote)}
    data = example["reason"]
    if data["type"] in known:
        return msgspec.convert(data, known[data["type"]])
    return msgspec.convert(data, Event)


def tell(example, language):
    match example["how"]:
        case "showdown":
            (pot,) = showdown(example)
            return say_decision(pot, language, game=game_of(example))
        case "paragraph":
            return paragraph(example, language)
        case "fives":
            bests = [best_five(cards(five)) for five in example["hands"]]
            comparison = compare(*bests)
            assert comparison.sign == 1
            reads = [HandRead(i, (), best, remarks(best)) for i, best in enumerate(bests)]
            return say_telling(decided(comparison.decision, reads), language)
        case "remark":
            best = best_five(cards(example["cards"]))
            (remark,) = [note for note in remarks(best) if tag(note) == example["remark"]]
            return say_remark(remark, best, language)
        case "reason":
            return say(reason(example), language)
        case "short_all_in":
            return say_short_all_in(msgspec.convert(example["raised"], Raised), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "example",
    [example for example in GOLDEN if example["how"] != "side_pot"],
    ids=lambda e: e["id"],
)
def test_an_explanation_reads_as_people_say_it(example, language):
    assert plain(tell(example, language)) == plain(example[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_the_best_hand_hears_why_he_does_not_get_all(language):
    (example,) = [example for example in GOLDEN if example["how"] == "side_pot"]
    told = explain_text(showdown(example, example["paid"]), language, you=example["you"])
    assert plain(example[language]) in plain(told[1])


def test_there_are_seventy():
    assert [example["id"] for example in GOLDEN] == [f"E{n:02}" for n in range(1, 71)]
    assert len({example["ru"] for example in GOLDEN}) == 70
