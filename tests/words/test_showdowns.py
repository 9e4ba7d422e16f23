"""Any showdown is told without a hole, and what is told is true of its cards."""

import random
from itertools import islice
from typing import Any

import pytest

from fifthstreet.cards import Card, Category, Deck, Rank, Suit
from fifthstreet.games import HOLDEM
from fifthstreet.reasons import Equal
from fifthstreet.rules.explain import read_hand
from fifthstreet.rules.pots import pots
from fifthstreet.strength.reference import best_five
from fifthstreet.words.bundle import LANGUAGES
from fifthstreet.words.explain import best_not_eligible, explain_text, say_decision
from fifthstreet.words.facts import telling
from fifthstreet.words.say import describe, say_player
from tests.conftest import SCALE
from tests.words.test_golden import GOLDEN, showdown
from tests.words.test_words import MESSAGES, NAMES, whole
from tests.words.told import pot_told


def few_ranks(rng, players):
    ranks = rng.sample(list(Rank), (2 * players + 5) // 4 + 2)
    return [card for card in Deck.FULL.cards if card.rank in ranks]


def few_suits(rng, players):
    suit = rng.choice(list(Suit))
    others = [card for card in Deck.FULL.cards if card.suit is not suit]
    rest = rng.sample(others, rng.choice((0, 2 * players)))
    return [card for card in Deck.FULL.cards if card.suit is suit] + rest


OF_OTHER_GAMES = {
    *("why-low-card", "why-low-category", "why-low-kicker", "why-badugi"),
    *("why-five_of_a_kind", "why-five-rank", "why-board-five_of_a_kind", "why-natural"),
    *("why-flush-over-full_house", "why-three-over-straight", "why-equal-part"),
}
"""Sentences that are never told in hold'em with 52 cards; test_games.py meets them."""

BOARDS = (
    *("8c 9c Tc Jc Qc", "Tc Jc Qc Kc Ac", "8c 9d Tc Jc Qs", "Td Js Qc Kc Ac", "Ac Kc 9c 8c 7c"),
    *("7c 7d 7h 6d 6h", "Jh Jc Jd Js As", "Jd Ts Jc Jh Js", "9s 9c Td Ts Kh", "Ah Kd Qs Jh 9c"),
    *("5c 4d 3h 2s Ac", "5s 6s 7s 8s Kd", "9d 5s Ad Kd 3h", "As 2h Qh Td 9s", "5s 8s 5c 3d 9h"),
)


def strong_board(rng, players):
    """A deck whose first five cards are made for comparisons, with hole cards that fit."""
    board = [Card(card) for card in rng.choice(BOARDS).split()]
    rest = [card for card in Deck.FULL.cards if card not in board]
    ranks = rng.choice(
        ([card.rank for card in board], rng.sample(list(Rank), 3), list(Rank), list(Rank))
    )
    rest = [card for card in rest if card.rank in ranks]
    return board + rng.sample(rest, len(rest))


def deals(seed):
    """Showdowns without end, of hands and boards that are worth comparing.

    Yields the board and every pot, last side pot first, with some hands unknown.
    """
    rng = random.Random(seed)
    while True:
        players = rng.choice((2, 2, 2, 3, 3, 4, 6, 9, 10))
        make = rng.choice((few_ranks, few_suits, strong_board, lambda *_: list(Deck.FULL.cards)))
        deck = make(rng, players)
        if make is not strong_board:
            rng.shuffle(deck)
        if len(deck) < 2 * players + 5:
            continue
        board, holes = tuple(deck[:5]), deck[5:]
        reads = {
            seat: read_hand(seat, holes[2 * seat : 2 * seat + 2], board, HOLDEM)
            for seat in range(players)
        }
        paid = [rng.choice((100, 100, 101, 250)) for _ in range(players)]
        live = sorted(rng.sample(range(players), rng.randint(2, players)))
        layers = pots(paid, live)
        # Whoever could win no pot may muck; the others have shown.
        best = [max(reads[seat].best.strength for seat in pot.seats) for pot in layers]
        losers = [
            seat
            for seat in live
            if all(
                seat not in pot.seats or reads[seat].best.strength < top
                for pot, top in zip(layers, best, strict=True)
            )
        ]
        mucked = rng.sample(losers, rng.randint(0, len(losers)))
        known = {seat: reads[seat] for seat in live if seat not in mucked}
        button = rng.randrange(players)
        yield (
            board,
            reads.values(),
            [
                pot_told(number, pot, known, mucked, live, board, button, players)
                for number, pot in reversed(list(enumerate(layers)))
            ],
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_showdown_is_told_whole(language):
    for _, _, explained in islice(deals(f"told {language}"), 10_000 // SCALE):
        told = explain_text(explained, language, NAMES, you=1)
        assert len(told) == len(explained)
        for pot, paragraph in zip(explained, told, strict=True):
            assert whole(paragraph, language)
            assert paragraph[-1] == "."
            if len(pot.eligible) > 1:
                for share in pot.shares:
                    winner = say_player(share.seat, language, NAMES, you=1)
                    assert winner.lower() in paragraph.lower(), paragraph
                    assert format_number(share.chips, language) in paragraph, paragraph
            if len(pot.shares) == 1 and pot.hands:
                assert describe(pot.hands[0].best, language).split(":")[0] in paragraph, paragraph


def format_number(chips, language):
    return f"{chips:,}".replace(",", "," if language == "en" else "\u00a0")


def is_prefix(a, b, count):
    return a.category is b.category and a.ranks[:count] == b.ranks[:count]


def claimed(slots, dealt, pot):
    """The hands of which a sentence with "nobody" speaks: all that were dealt, or the pot's."""
    return dealt if slots["scope"] == "everybody" else pot.hands


def test_what_is_told_is_true():
    """Each sentence claims facts; here they are checked against the cards themselves."""
    rare = {"board": "Ks Jd 8h 6c 3s", "hands": ["Ac 9d", "Ah 7d"]}  # the aces are no shared cards
    examples = [showdown(rare)]
    examples += [showdown(example) for example in GOLDEN if example["how"] == "showdown"]
    told_in_examples = [telling(pot) for explained in examples for pot in explained]
    met = {told.key for told in told_in_examples if told is not None}
    met |= {"why-full_house-aces"}  # of two hands of five, in golden.json
    for board, dealt, explained in islice(deals("true"), 100_000 // SCALE):
        for pot in explained:
            told = telling(pot)
            if told is None:
                assert len(pot.hands) < 2
                continue
            key, slots = told.key, dict[str, Any](told.slots)
            met.add(key)
            winners = [read for read in pot.hands if any(s.seat == read.seat for s in pot.shares)]
            best = winners[0].best
            of_board = best_five(board)
            assert isinstance(pot.decision, Equal) == (key.startswith(("why-equal", "why-board")))
            if isinstance(pot.decision, Equal):
                assert {read.best.strength for read in winners} == {best.strength}
                if slots["who"] in ("both", "all"):
                    assert len(winners) == len(pot.hands) == len(pot.eligible)
                assert slots["who"] != "both" or len(pot.hands) == 2
                if key.startswith("why-board"):
                    assert of_board.strength == best.strength, key
                    assert all(not read.best.hole for read in winners)
                if "pocket" in slots:
                    rank = slots["pocket"]
                    holder = next(r for r in pot.hands if {c.rank for c in r.hole} == {rank})
                    assert not set(holder.hole) & set(holder.best.cards)
                    assert all(card.rank is not rank for card in best.cards)
                if "next" in slots:
                    held = {c.rank for r in claimed(slots, dealt, pot) for c in r.hole}
                    assert slots["next"] not in held
                if key == "why-board-straight_flush":
                    assert all(
                        read.best.strength == best.strength for read in claimed(slots, dealt, pot)
                    )
                if slots.get("idle"):
                    assert slots["idle-first"] < min(best.ranks)
                continue
            loser = next(read for read in pot.hands if read.seat == pot.beaten[0].seat).best
            assert slots["player"].seat == pot.shares[0].seat
            assert (slots["winner"], slots["loser"]) == (best, loser)
            if key == "why-category":
                assert best.category is not loser.category
                continue
            first = next(
                i for i, (a, b) in enumerate(zip(best.ranks, loser.ranks, strict=True)) if a != b
            )
            assert (slots["high"], slots["low"]) == (best.ranks[first], loser.ranks[first])
            assert slots["high"] > slots["low"]
            if slots["who"] in ("both", "all"):
                assert len(pot.hands) == len(pot.eligible)
                assert all(is_prefix(read.best, best, first) for read in pot.hands)
            assert slots["who"] != "both" or len(pot.hands) == 2
            if key.endswith("-improved"):
                assert loser.strength == of_board.strength
                assert slots["card"] in pot.hands[0].hole and slots["card"].rank is slots["high"]
            if key == "why-four-kicker":
                assert set(best.cards[:4]) <= set(board)
            if key == "why-full_house-pair-shared":
                assert set(best.cards[:3]) <= set(board)
            if key == "why-high_card-shared":
                assert set(best.cards[: slots["index"]]) <= set(board)
            if key == "why-high_card":
                assert all(
                    read.best.category is Category.HIGH_CARD for read in claimed(slots, dealt, pot)
                )
            if key == "why-three-pairs":
                assert (
                    loser.category is Category.TWO_PAIR and slots["unused"] not in loser.ranks[:2]
                )
            if "kickers" in slots:
                assert slots["kickers"].ranks == best.ranks[-len(slots["kickers"].ranks) :]
    never = {key for key in MESSAGES["en"] if key.startswith("why-")} - met - OF_OTHER_GAMES
    assert never == set(), "these sentences were never told"


def test_the_best_hand_that_cannot_win_all_is_the_best():
    met = 0
    for _, _, explained in islice(deals("side"), 5_000 // SCALE):
        found = best_not_eligible(explained)
        if found is not None:
            met += 1
            seat, chips = found
            main = explained[-1]
            assert (main.number, main.chips) == (0, chips)
            top = max(main.hands, key=lambda read: read.best.strength)
            assert top.seat == seat
            assert all(seat not in pot.eligible for pot in explained[:-1])
    assert met


def test_without_two_known_hands_nothing_is_compared():
    for _, _, explained in islice(deals("alone"), 2_000 // SCALE):
        for pot in explained:
            if len(pot.hands) < 2:
                assert say_decision(pot, "en") is None
