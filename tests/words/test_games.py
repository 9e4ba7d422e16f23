"""Hands of every game, played at random, are told whole, and what is told is true."""

import random
import re
from itertools import islice
from typing import Any

import pytest

from fifthstreet.cards import Card, Category, Deck, Rank
from fifthstreet.games import (
    BUG_HOLDEM,
    GAMES,
    HOLDEM,
    JOKER_HOLDEM,
    OMAHA_HI_LO,
    STUD_HI_LO,
    HoleUse,
    OddChips,
    has_bring_in,
    hole_cards,
)
from fifthstreet.reasons import (
    Equal,
    JokerIsFifth,
    JokerPlays,
    LowCard,
    NaturalWins,
    NoLow,
    OddBySuit,
    OddToHigh,
    PotSplit,
    TwoFromHand,
)
from fifthstreet.rules.events import PotAwarded, Side
from fifthstreet.rules.explain import HandRead, explain
from fifthstreet.strength.compare import compare
from fifthstreet.strength.five import KICKERS
from fifthstreet.strength.ranking import JOKER_WILD, Low
from fifthstreet.strength.reference import best_five
from fifthstreet.words.bundle import LANGUAGES
from fifthstreet.words.explain import explain_text, say_telling
from fifthstreet.words.facts import decided, telling
from fifthstreet.words.nouns import wins_low
from fifthstreet.words.say import describe, say, say_card, say_player
from tests.conftest import SCALE
from tests.words.test_showdowns import OF_OTHER_GAMES, format_number
from tests.words.test_words import NAMES, whole
from tests.words.told import played

EVERY_GAME = tuple(GAMES.values())
OF_THE_WHOLE = re.compile("why-equal|why-board|why-four$")
CARDS_OF = {
    Category.ONE_CARD: 1,
    Category.TWO_CARDS: 2,
    Category.THREE_CARDS: 3,
    Category.FOUR_CARDS: 4,
}


def biased(game, rng):
    """The cards of the game, few ranks or one suit first, so that hands are worth comparing."""
    deck = list(game.deck.cards)
    rng.shuffle(deck)
    ranks = rng.sample(sorted({card.rank for card in deck if card is not Card.JOKER}), 6)
    suit = rng.choice([card for card in deck if card is not Card.JOKER]).suit
    low = [Rank.ACE, *list(Rank)[:7]]
    wanted = rng.choice(
        (
            lambda card: True,
            lambda card: card.rank in ranks,
            lambda card: card.suit is suit or rng.random() < 0.2,
            lambda card: card.rank in low,
        )
    )
    first = [card for card in deck if card is Card.JOKER or wanted(card)]
    if rng.random() < 0.5:
        rng.shuffle(first)
    return first + [card for card in deck if card not in first]


def hands(seed, games=EVERY_GAME):
    """Hands without end that were played to their end, with their events."""
    rng = random.Random(seed)
    while True:
        for game in games:
            most = min(6, (len(game.deck.cards) - 8) // hole_cards(game))
            hand = played(game, rng, rng.randint(2, most), biased(game, rng))
            if hand is not None:
                yield game, *hand


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_hand_of_any_game_is_told_whole(language):
    for game, hand, events in islice(hands(f"told {language}"), 3_000 // SCALE):
        for event in events:
            assert whole(
                say(event, language, NAMES, you=1, pots=len(hand.pots), game=game), language
            )
        pots = explain(hand)
        told = explain_text(pots, language, NAMES, you=1, game=game)
        assert told == explain_text(pots, language, NAMES, you=1, game=game)
        for pot, paragraph in zip(pots, told, strict=True):
            assert whole(paragraph, language)
            assert paragraph[-1] == "."
            if len(pot.eligible) > 1 and pot.chips:
                for share in pot.shares:
                    winner = say_player(share.seat, language, NAMES, you=1)
                    assert winner.lower() in paragraph.lower(), paragraph
                    assert format_number(share.chips, language) in paragraph, paragraph
            if len(pot.shares) == 1 and pot.hands:
                named = describe(pot.hands[0].best, language, kicker=True)
                assert named in paragraph, paragraph
            for note in pot.notes:
                if isinstance(note, NoLow | OddToHigh | OddBySuit):
                    assert say(note, language, NAMES, you=1) in paragraph
            if game.odd_chips is OddChips.SUIT:
                assert say_split_by_position(language) not in paragraph
        # Without the game the same is told, only less: nothing may become false.
        for paragraph in explain_text(pots, language, NAMES):
            assert whole(paragraph, language)


def say_split_by_position(language):
    told = {
        "en": "left of the button",
        "ru": "слева от баттона",
        "uk": "ліворуч від баттона",
    }
    return told[language]


def place(rank, best, game, side):
    """Where a rank stands in the order of a hand: an ace may be the lowest."""
    ranking = game.low if side is Side.LOW else game.ranking
    ace_low = ranking.low in (Low.ACE_FIVE, Low.BADUGI)
    return -1 if ace_low and rank is Rank.ACE else rank.place


def test_what_is_told_of_any_game_is_true():
    met = set()
    for game, hand, events in islice(hands("true"), 16_000 // SCALE):
        awarded = {event.pot: event for event in events if isinstance(event, PotAwarded)}
        pots = explain(hand)
        runs = max((pot.run for pot in pots), default=0) + 1
        for pot in pots:
            assert sum(share.chips for share in pot.shares) == pot.chips
            parts = awarded[pot.number].parts
            if parts:
                assert (pot.run, pot.side, pot.chips, pot.shares) in [
                    (part.run, part.side, part.chips, part.shares) for part in parts
                ]
            part = pot.side is not Side.WHOLE or runs > 1
            told = telling(pot, game, part=part)
            low = pot.side is Side.LOW or game.ranking.low is not None
            assert all(wins_low(read.best) is low for read in pot.hands)
            check_remarks(pot, game)
            if told is None:
                assert len(pot.hands) < 2
                continue
            met.add(told.key)
            check(told, pot, game, hand, low, part)
    often = {"why-low-card", "why-low-category", "why-badugi", "why-equal-part"}
    assert often <= met
    in_golden = {"why-five_of_a_kind", "why-flush-over-full_house", "why-three-over-straight"}
    by_hand = {"why-five-rank", "why-board-five_of_a_kind", "why-natural", "why-low-kicker"}
    assert often | in_golden | by_hand == OF_OTHER_GAMES


def check(told, pot, game, hand, low, part):
    """The claims of one sentence, by the cards."""
    key, slots = told.key, dict[str, Any](told.slots)
    winners = [read for read in pot.hands if any(s.seat == read.seat for s in pot.shares)]
    best = winners[0].best
    board = hand.more.second if pot.run else hand.board
    assert key == "why-equal-part" or not (part and OF_THE_WHOLE.match(key)), key
    assert key.startswith(("why-low", "why-badugi")) <= low, key
    if isinstance(pot.decision, Equal):
        assert key.startswith(("why-equal", "why-board"))
        assert {read.best.strength for read in winners} == {best.strength}
        if slots["who"] in ("both", "all"):
            assert len(winners) == len(pot.hands) == len(pot.eligible)
        if key.startswith("why-board"):
            assert game.hole_use is HoleUse.ANY and len(board) == 5 and not low
            assert best_five(board, game.ranking).strength == best.strength
            assert all(not read.best.hole for read in winners)
        if "kickers" in slots:
            assert slots["kickers"].ranks == best.ranks[-KICKERS[best.category] :]
        return
    loser = next(read for read in pot.hands if read.seat == pot.beaten[0].seat).best
    assert (slots["winner"], slots["loser"]) == (best, loser)
    assert best.strength > loser.strength
    if key == "why-badugi":
        assert slots["more"] == CARDS_OF[best.category] == len(best.cards)
        assert slots["fewer"] == CARDS_OF[loser.category] == len(loser.cards)
    if key == "why-flush-over-full_house":
        assert slots["deck"] == len(game.deck.cards) and game.deck in (Deck.SHORT, Deck.STRIPPED)
    if key == "why-three-over-straight":
        assert game.code == "deck36_trips"
    if "better" in slots:
        better, worse = (place(slots[name], best, game, pot.side) for name in ("better", "worse"))
        assert better < worse
        assert (slots["ace"] == "yes") == (slots["better"] is Rank.ACE)
    if key == "why-low-card":
        differ = [pair for pair in zip(best.ranks, loser.ranks, strict=True) if len({*pair}) == 2]
        assert (slots["better"], slots["worse"]) == differ[0]
    if key == "why-low-category":
        assert describe(best, "en") != describe(loser, "en")
    if key == "why-low-kicker":
        assert isinstance(pot.decision, LowCard) or best.category is Category.FLUSH
        assert describe(best, "en") == describe(loser, "en")
    if "high" in slots:
        assert slots["high"] > slots["low"] and not low
    if slots.get("who") in ("both", "all"):
        assert len(pot.hands) == len(pot.eligible)
        assert slots["who"] == "all" or len(pot.hands) == 2
    if key.endswith("-improved"):
        assert slots["card"] in pot.hands[0].hole and slots["card"] is not Card.JOKER
        assert best_five(board, game.ranking).strength == loser.strength
    if key == "why-four-kicker":
        assert {*best.cards[:4]} <= {*board}
    if key in ("why-full_house-pair-shared", "why-high_card-shared"):
        shared = 3 if key.startswith("why-full") else slots["index"]
        assert {*best.cards[:shared]} <= {*board}
    if key == "why-three-pairs":
        assert slots["unused"] < loser.ranks[1]


def check_remarks(pot, game):
    for read in pot.hands:
        for remark in read.remarks:
            if isinstance(remark, TwoFromHand):
                assert game.hole_use is HoleUse.TWO
                assert {remark.first, remark.second} == {*read.best.cards} & {*read.hole}
            if isinstance(remark, JokerPlays):
                assert Card.JOKER in read.best.cards and remark.card is read.best.joker
            if isinstance(remark, JokerIsFifth):
                assert read.best.category is Category.FIVE_OF_A_KIND
    for note in pot.notes:
        if isinstance(note, PotSplit):
            assert len(note.seats) == len(pot.shares) > 1


def test_a_divided_pot_repeats_nothing():
    """Who could not win a pot, or did not show, is said with its first part alone."""
    met = 0
    divided = [OMAHA_HI_LO, STUD_HI_LO, HOLDEM]
    for game, hand, _ in islice(hands("parts", divided), 3_000 // SCALE):
        pots = explain(hand)
        told = explain_text(pots, "en", game=game)
        for number in {pot.number for pot in pots}:
            parts = [text for pot, text in zip(pots, told, strict=True) if pot.number == number]
            assert all("could not win" not in text for text in parts[1:])
            assert all("cannot win this pot" not in text for text in parts[1:])
            met += len(parts) > 1
            if len(parts) > 1:
                here = [pot for pot in pots if pot.number == number]
                for pot, text in zip(here, parts, strict=True):
                    assert "," in text.split(":")[0] or not pot.chips, text
        if has_bring_in(game):
            assert all("board" not in text for text in told)
    assert met


def test_hands_that_are_hardly_ever_dealt():
    def five(text, ranking):
        return best_five([Card(card) for card in text.split()], ranking)

    aces, kings = (five(f"{rank}s {rank}h {rank}d {rank}c Jk", JOKER_WILD) for rank in "AK")
    reads = [HandRead(0, (), aces, ()), HandRead(1, (), kings, ())]
    told = decided(compare(aces, kings, ranking=JOKER_WILD).decision, reads)
    assert say_telling(told, "en") == "Five aces beat five kings."
    assert say_telling(told, "ru") == "Покер из тузов старше покера из королей."
    tie = decided(Equal(True), [HandRead(i, (Card("2s"), Card("3s")), aces, ()) for i in (0, 1)])
    assert tie.key == "why-board-five_of_a_kind"
    natural = decided(NaturalWins(Category.PAIR), reads)
    assert say_telling(natural, "uk") == "Руки рівні, але виграє та, що без джокера."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_joker_is_told_by_what_it_plays_as(language):
    met = 0
    for game, hand, _ in islice(
        hands(f"joker {language}", [JOKER_HOLDEM, BUG_HOLDEM]), 3_000 // SCALE
    ):
        pots = explain(hand)
        for pot, paragraph in zip(pots, explain_text(pots, language, game=game), strict=True):
            plays = [read.best.joker for read in pot.hands[:2] if read.best.joker is not None]
            if plays:
                met += 1
                assert say_card(Card.JOKER, language) in paragraph
            elif not any(Card.JOKER in read.best.cards for read in pot.hands[:2]):
                assert say_card(Card.JOKER, language) not in paragraph.lower()
    assert met
