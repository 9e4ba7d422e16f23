"""The worked examples of the rule texts, through the public functions."""

import json
from itertools import combinations, product
from random import Random

import msgspec
import pytest

from fifthstreet.cards import Card, Category, Deck, Rank
from fifthstreet.games import GAMES, HOLDEM
from fifthstreet.notation import parse_cards, parse_ranks
from fifthstreet.strength.compare import compare, compare_ranks
from fifthstreet.strength.reference import best_five, best_of_ranks
from fifthstreet.strength.remarks import remarks
from tests.conftest import ROOT, SCALE, SHARED, need

VECTORS = json.loads((ROOT / "tests/showdowns/vectors.json").read_text(encoding="utf-8"))
COMPLETIONS = 100_000 // SCALE


def some(text):
    return parse_cards(text) if text else ()


def is_open(vector):
    hands = vector.get("hands", vector.get("ranks"))
    short = "board" in vector and any(len(some(hand)) < 2 for hand in hands)
    return short or any("?" in hand for hand in hands)


def ranking_of(vector):
    return GAMES[vector.get("game", HOLDEM.code)].ranking


def check(vector, bests, board, holes):
    """What the vector claims, of these fives."""
    ranking = ranking_of(vector)
    assert [str(best.category) for best in bests] == vector["categories"]
    for best, expected in zip(bests, vector.get("fives", ()), strict=False):
        left = [str(card) for card in best.cards]
        for wanted in sorted(expected.split(), key=lambda text: "*" in text):
            left.remove(next(text for text in left if text == wanted or wanted == text[0] + "*"))
        assert left == []
    for best, hole in zip(bests, holes, strict=True):
        assert {*vector.get("remarks", ())} <= {
            remark.__struct_config__.tag for remark in remarks(best, hole, board, ranking)
        }
    if "winners" in vector:
        top = max(best.strength for best in bests)
        winners = [f"P{i}" for i, best in enumerate(bests, 1) if best.strength == top]
        assert winners == vector["winners"]
        result = compare(*bests, board=board, ranking=ranking)
        assert result.sign == {"P1": 1, "P2": -1, "P1 P2": 0}[" ".join(winners)]
        decision = msgspec.to_builtins(result.decision)
        assert decision | vector["decision"] == decision


@pytest.mark.parametrize("vector", [v for v in VECTORS if not is_open(v)], ids=lambda v: v["id"])
def test_the_examples_come_out_as_told(vector):
    ranking = ranking_of(vector)
    if "ranks" in vector:
        one_suit = vector.get("one_suit", False)
        by_ranks = [parse_ranks(hand) for hand in vector["ranks"]]
        bests = [best_of_ranks(ranks, one_suit=one_suit) for ranks in by_ranks]
        check(vector, bests, (), [()] * len(bests))
        if len(bests) == 2:
            assert compare_ranks(by_ranks[0], by_ranks[1], one_suit=one_suit) == compare(*bests)
        return
    hands = [parse_cards(hand) for hand in vector["hands"]]
    if "board" in vector:
        board = parse_cards(vector["board"])
        bests = [best_five([*hole, *board], ranking, hole=hole) for hole in hands]
        check(vector, bests, board, hands)
    else:
        check(vector, [best_five(hand, ranking) for hand in hands], (), [()] * len(hands))


@pytest.mark.parametrize(
    "vector", [v for v in VECTORS if is_open(v) and "board" in v], ids=lambda v: v["id"]
)
def test_an_example_with_open_cards_holds_whatever_they_are(vector):
    known, *holes = (some(text) for text in (vector["board"], *vector["hands"]))
    named = {*known, *holes[0], *holes[1], *some(vector.get("without", ""))}
    unused = [card for card in Deck.FULL.cards if card not in named]
    told = {key: value for key, value in vector.items() if key != "fives"}
    if len(known) < 5:  # "the higher end wins": by how much depends on the missing cards
        told["decision"] = {
            "type": vector["decision"]["type"],
            "loser": vector["decision"]["loser"],
        }
    chance = Random(vector["id"])
    for _ in range(COMPLETIONS):
        rest = iter(chance.sample(unused, 9 - len(known) - len(holes[0]) - len(holes[1])))
        board = [*known, *(next(rest) for _ in range(5 - len(known)))]
        hands = [[*hole, *(next(rest) for _ in range(2 - len(hole)))] for hole in holes]
        bests = [best_five([*hole, *board], hole=hole) for hole in hands]
        check(told, bests, board, hands)


def test_every_hand_without_the_king_of_clubs_plays_the_straight_flush_on_the_board():
    board = parse_cards("8♣ 9♣ 10♣ J♣ Q♣")
    for hole in combinations([card for card in Deck.FULL.cards if card not in board], 2):
        best = best_five([*hole, *board], hole=hole)
        assert (best.hole == ()) == (Card("Kc") not in hole)
        royal = {*hole} == {Card("Kc"), Card("Ac")}
        assert best.category is (Category.ROYAL_FLUSH if royal else Category.STRAIGHT_FLUSH)


def test_an_ace_with_the_king_beats_a_bare_king_on_a_straight_to_the_queen():
    board = parse_cards("8♣ 9♦ 10♦ J♠ Q♠")
    both, bare = (best_five([*parse_cards(hole), *board]) for hole in ("Ah Kh", "Kd 2h"))
    assert (
        compare(both, bare).decision
        == compare_ranks(parse_ranks("AKQJ10"), parse_ranks("KQJ109")).decision
    )


def fillings(hand, category, one_suit):
    """The hand with each ? replaced by a rank below its last known card."""
    known = parse_ranks(hand.replace("?", "").strip()) if hand.strip("? ") else ()
    below = known[-1] if known else parse_ranks("A")[0]
    lower = [rank for rank in type(below) if rank < below]
    for rest in combinations(lower, hand.count("?")):
        best = best_of_ranks([*known, *rest], one_suit=one_suit)
        if str(best.category) == category:
            yield best


@pytest.mark.parametrize(
    "vector", [v for v in VECTORS if is_open(v) and "ranks" in v], ids=lambda v: v["id"]
)
def test_an_example_that_lost_its_cards_holds_whatever_they_were(vector):
    one_suit = vector.get("one_suit", False)
    ours, theirs = (
        list(fillings(hand, category, one_suit))
        for hand, category in zip(vector["ranks"], vector["categories"], strict=True)
    )
    assert ours and theirs
    for a, b in list(product(ours, theirs))[::SCALE]:
        result = compare(a, b)
        assert result.sign == 1
        decision = msgspec.to_builtins(result.decision)
        assert decision | vector["decision"] == decision


# --- The same examples as they were handed out ---------------------------------------------


def handed_out():
    """The vectors of the hand-out in the form of ours, those whose cards are all given."""
    need("shared")
    text = (SHARED / "rules" / "showdowns.json").read_text(encoding="utf-8")
    for vector in json.loads(text)["vectors"]:
        suits_or_cards_lost = any("?" in c or "*" in c for hand in vector["hands"] for c in hand)
        if not vector.get("partial") and vector["kind"] != "category" and not suits_or_cards_lost:
            yield vector


def test_every_vector_handed_out_holds_and_is_among_ours():
    ours = {vector["id"]: vector for vector in VECTORS}
    found = 0
    for vector in handed_out():
        expected, game = vector["expected"], GAMES[vector["variant"]]
        if vector["kind"] == "ranks":
            one_suit = vector["assume"] == "one_suit"
            ranks = [[Rank(rank) for rank in hand] for hand in vector["hands"]]
            bests = [best_of_ranks(hand, game.ranking, one_suit=one_suit) for hand in ranks]
        else:
            board = [Card(card) for card in vector["board"]]
            hands = [[Card(card) for card in hand] for hand in vector["hands"]]
            bests = [best_five([*hand, *board], game.ranking, hole=hand) for hand in hands]
        assert [str(best.category) for best in bests] == expected["categories"], vector["id"]
        top = max(best.strength for best in bests)
        winners = [seat for seat, best in enumerate(bests) if best.strength == top]
        assert winners == expected["winners"], vector["id"]
        assert ours[vector["id"]].get("game", HOLDEM.code) == game.code
        found += 1
    assert found > 40
