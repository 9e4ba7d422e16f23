"""Everything has words in every language, and the words are whole."""

import inspect
import re

import pytest
from fluent.syntax import FluentParser, ast

from fifthstreet.cards import Card, Category, Rank, Suit
from fifthstreet.reasons import OddChip, PotSplit, SeatTaken
from fifthstreet.rules.events import Raised, UncalledReturned
from fifthstreet.table.positions import BETWEEN
from fifthstreet.words import bundle, explain, facts, nouns
from fifthstreet.words import say as speech
from fifthstreet.words.bundle import LANGUAGES, WordsFault, source, text
from fifthstreet.words.nouns import Noun, spread
from fifthstreet.words.say import (
    describe,
    describe_hole,
    say,
    say_card,
    say_category,
    say_position,
    say_street,
    word,
)
from tests.words.samples import BESTS, everything, samples

NAMES = {0: "Ольга", 2: "Максим"}
# Letters of cards stand for themselves in every alphabet; so do words the user types.
LATIN_ALLOWED = re.compile(r"[2-9TJQKA10]+[♠♥♦♣]|\bJ Q K A\b|\bs h d c\b")
ENTRIES = {language: FluentParser().parse(source(language)).body for language in LANGUAGES}
MESSAGES = {
    language: {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    for language, body in ENTRIES.items()
}
CODE = "\n".join(inspect.getsource(module) for module in (bundle, explain, facts, nouns, speech))


def whole(said, language):
    """A text without holes, and without foreign letters."""
    assert said == said.strip() and said, said
    assert "{" not in said and "???" not in said and "None" not in said, said
    assert "  " not in said and " ." not in said and " ," not in said and ",," not in said, said
    if language != "en":
        assert not re.search(r"[A-Za-z]", LATIN_ALLOWED.sub("", said)), said
    if language == "ru":
        assert not re.search(r"[іїєґ’']", said), said
    if language == "uk":
        assert not re.search(r"[ыэъё']", said), said
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", everything(), ids=lambda kind: kind.__name__)
def test_everything_has_words(kind, language):
    for sample in samples(kind):
        for names, you in ((NAMES, None), ({}, 0), (NAMES, 1)):
            assert whole(say(sample, language, names, you=you, pots=3), language)


def test_tags_do_not_collide():
    tags = [tag_of.__struct_config__.tag for tag_of in everything()]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_parses_and_no_key_comes_twice(language):
    body = ENTRIES[language]
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) == len(set(keys))
    # Attributes of one message must differ too: Fluent would silently keep the last.
    for entry in MESSAGES[language].values():
        named = [attribute.id.name for attribute in entry.attributes]
        assert len(named) == len(set(named)), entry.id.name


def test_the_same_keys_stand_in_every_language():
    for language in LANGUAGES:
        assert list(MESSAGES[language]) == list(MESSAGES["en"])


def slots_of(node):
    """Names of the slots a message uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(slots_of(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*map(slots_of, node))
    return set()


def test_the_words_of_the_page_take_the_same_slots_in_every_language():
    for key, message in MESSAGES["en"].items():
        if key.startswith(("ui-", "cli-")):
            for language in LANGUAGES:
                assert slots_of(MESSAGES[language][key]) == slots_of(message), (key, language)


def test_every_key_is_used():
    """By a class, by the page or the command line, or by name in the code of this folder."""
    tags = {kind.__struct_config__.tag for kind in everything()}
    built = {f"rank-{rank}" for rank in Rank} | {f"suit-{suit}" for suit in Suit}
    built |= {f"card-{card}" for card in Card}
    built |= {f"{noun}-{category}" for noun in ("category", "hand") for category in Category}
    built |= {f"street-{name}" for name in ("preflop", "flop", "turn", "river", "showdown")}
    built |= {f"why-board-{name}" for name in ("straight_flush", "royal_flush")}
    codes = {"BTN", "SB", "BB", *(code for row in BETWEEN for code in row)}
    built |= {f"position-{code.lower().replace('+', '')}" for code in codes} | {"position-btn-sb"}
    free = [
        key
        for key in MESSAGES["en"]
        if not key.startswith(("ui-", "cli-"))
        and key not in tags | built
        and f'"{key}"' not in CODE
    ]
    assert free == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_page_and_the_command_line_is_whole(language):
    own_alphabet = ("ui-title", "ui-language-", "ui-card-letters-latin", "cli-")
    for key, message in MESSAGES[language].items():
        if key.startswith(("ui-", "cli-")):
            for number in (0, 1, 2, 5, 21):
                said = word(key, language, **dict.fromkeys(slots_of(message), number))
                assert whole(said, "en" if key.startswith(own_alphabet) else language), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nouns_and_places_have_words(language):
    for card in Card:
        assert whole(say_card(card, language), language)
    for category in Category:
        assert whole(say_category(category, language), language)
    for best in BESTS:
        assert whole(describe(best, language), language)
        assert whole(describe(best, language, kicker=True), language)
    for street in ("preflop", "flop", "turn", "river", "showdown"):
        assert whole(say_street(street, language), language)
    for code in ("BTN", "BTN(SB)", "SB", "BB", *(code for row in BETWEEN for code in row)):
        assert whole(say_position(code, language), "en" if language == "en" else language)
        assert whole(say_position(code, language, short=True), language)


def test_hands_are_named_as_in_the_books():
    texts = {
        "en": "ace high, pair of eights, two pair, kings and fives, three nines, nine-high straight, "
        "king-high flush, full house, nines full of sevens, four jacks, nine-high straight flush, royal flush",
        "ru": "старшая карта — туз, пара восьмёрок, две пары: короли и пятёрки, тройка девяток, "
        "стрит до девятки, флеш до короля, фул-хаус из девяток и семёрок, каре валетов, "
        "стрит-флеш до девятки, роял-флеш",
        "uk": "старша карта — туз, пара вісімок, дві пари: королі та п’ятірки, трійка дев’яток, "
        "стріт до дев’ятки, флеш до короля, фул-хаус із дев’яток і сімок, каре валетів, "
        "стріт-флеш до дев’ятки, роял-флеш",
    }
    for language in LANGUAGES:
        assert ", ".join(describe(best, language) for best in BESTS) == texts[language]
    pair = BESTS[1]
    assert describe(pair, "en", kicker=True) == "pair of eights, kicker king"
    assert describe(pair, "ru", kicker=True) == "пара восьмёрок, кикер король"
    assert describe(pair, "uk", kicker=True) == "пара вісімок, кікер король"


def test_hole_cards_have_words_before_the_flop():
    assert describe_hole([Card("As"), Card("Ah")], "ru") == "карманная пара тузов"
    assert describe_hole([Card("Ts"), Card("Ks")], "uk") == "король і десятка однієї масті"
    assert describe_hole([Card("Qs"), Card("9d")], "uk") == "дама й дев’ятка"


def test_numbers_choose_the_plural_and_are_written_by_locale():
    nbsp = "\u00a0"

    def returned(chips, language):
        return say(UncalledReturned(2, chips), language)

    expected = {
        1: "Неуравненная 1 фишка возвращается игроку №3.",
        2: "Неуравненные 2 фишки возвращаются игроку №3.",
        5: "Неуравненные 5 фишек возвращаются игроку №3.",
        11: "Неуравненные 11 фишек возвращаются игроку №3.",
        21: "Неуравненная 21 фишка возвращается игроку №3.",
        22: "Неуравненные 22 фишки возвращаются игроку №3.",
        12000: f"Неуравненные 12{nbsp}000 фишек возвращаются игроку №3.",
    }
    assert {chips: returned(chips, "ru") for chips in expected} == expected
    assert returned(21, "uk") == "Неврівняна 21 фішка повертається гравцеві №3."
    assert returned(7500, "uk") == f"Неврівняні 7{nbsp}500 фішок повертаються гравцеві №3."
    assert returned(12000, "en") == "The uncalled 12,000 chips go back to Player 3."


def test_a_nickname_is_never_changed():
    for language in LANGUAGES:
        assert "olga" in say(UncalledReturned(0, 5), language, {0: "olga"})
        assert say(Raised(0, 300, 200, True, False), language, {0: "olga"}).startswith("olga: ")
        # Neither is a nickname that looks like Fluent, or like a slot.
        assert "{ $chips }" in say(UncalledReturned(0, 5), language, {0: "{ $chips }"})


def test_log_lines_are_nouns():
    bet, up = Raised(0, 100, 100, True, False), Raised(0, 300, 200, True, False)
    push = Raised(0, 800, 500, True, True)
    names = {0: "Ольга"}
    assert [say(event, "ru", names) for event in (bet, up, push)] == [
        "Ольга: ставка 100",
        "Ольга: рейз до 300",
        "Ольга: олл-ин, 800",
    ]
    assert [say(event, "en", {0: "Olga"}) for event in (bet, up, push)] == [
        "Olga: bet 100",
        "Olga: raise to 300",
        "Olga: all-in for 800",
    ]


def test_odd_chips_are_counted():
    seats = (4, 0, 2)
    assert say(PotSplit(seats, 33, 2), "ru") == (
        "Банк (101 фишка) делится на троих: по 33, "
        "лишние 2 фишки — по одной первым из них слева от баттона."
    )
    assert say(OddChip((4, 0)), "uk", {0: "Ольга"}) == "Зайві фішки: гравець №5 та Ольга."


def test_what_cannot_be_said_is_our_mistake():
    with pytest.raises(WordsFault):
        text("en", "no-such-key")
    with pytest.raises(WordsFault):
        text("ru", "out_of_turn")  # its slot is missing
    with pytest.raises(WordsFault):
        text("uk", "rank-K", form="vocative")


def test_a_capital_slot_begins_with_a_capital():
    king = Noun({"": "king", "pl": "kings"})
    assert spread({"winner": king})["Winner-pl"] == "Kings"
    assert say(SeatTaken(2), "ru") == "Место 3 занято. Выберите другое."
