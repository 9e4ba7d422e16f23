"""Everything has words in every language, and the words are whole."""

import inspect
import re
from enum import Enum
from typing import get_type_hints

import pytest
from fluent.syntax import FluentParser, ast

from fifthstreet.cards import Card, Category, Rank, Suit
from fifthstreet.games import GAMES, RAZZ, Betting
from fifthstreet.reasons import (
    Conflict,
    FouledDeck,
    NoChoice,
    OddBySuit,
    OddChip,
    OptionsExclude,
    PairRank,
    PotSplit,
    RejoinLocked,
    Released,
    SeatTaken,
    WonUncontested,
)
from fifthstreet.rules.events import (
    BoardDealt,
    BoardPremature,
    Discarded,
    HandKilled,
    HandShown,
    HoleDealt,
    Part,
    Posted,
    PotAwarded,
    Raised,
    RakeTaken,
    Share,
    Side,
    UncalledReturned,
    Voided,
)
from fifthstreet.rules.explain import PotExplained
from fifthstreet.rules.stakes import Forced, House, RakeSplit, Stakes
from fifthstreet.table.events import GameChosen
from fifthstreet.table.positions import BETWEEN
from fifthstreet.table.table import Options
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
    say_choice,
    say_game,
    say_position,
    say_street,
    word,
)
from tests.words.samples import BESTS, everything, samples

NAMES = {0: "Ольга", 2: "Максим"}
STREETS = {street.name for game in GAMES.values() for street in game.streets} | {"showdown"}
OF_A_TABLE = ("game", "games", "seats", "button", "entry", "missed", "rejoin_lock", "straddle")
OF_STAKES = ("ante_by", "bring_in", "bets", "button_blind")
CHOICES = (
    get_type_hints(House)
    | {name: hint for name, hint in get_type_hints(Options).items() if name in OF_A_TABLE}
    | {name: hint for name, hint in get_type_hints(Stakes).items() if name in OF_STAKES}
    | {"split": RakeSplit}
)
"""What a table or a house may choose, and what kind of choice it is."""
# Letters of cards stand for themselves in every alphabet; so do words the user types.
LATIN_ALLOWED = re.compile(
    r"[2-9TJQKA10]+[♠♥♦♣]|\bJ Q K A\b|\bs h d c\b|\b(?:10|[2-9JQKA])(?:-(?:10|[2-9JQKA]))+\b"
)
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
    built |= {f"street-{name}" for name in STREETS} | {f"game-{code}" for code in GAMES}
    built |= {f"betting-{betting.value}" for betting in Betting}
    built |= {f"why-board-{name}" for name in ("straight_flush", "royal_flush")}
    for option, hint in CHOICES.items():
        built |= {f"option-{option}", f"option-{option}-hint"}
        if isinstance(hint, type) and issubclass(hint, Enum):
            built |= {f"choice-{option}-{choice.value}" for choice in hint}
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
    for street in STREETS:
        assert whole(say_street(street, language), language)
    for game in GAMES:
        assert whole(say_game(game, language), language)
    for betting in Betting:
        assert whole(text(language, f"betting-{betting.value}"), language)
    for code in ("BTN", "BTN(SB)", "SB", "BB", *(code for row in BETWEEN for code in row)):
        assert whole(say_position(code, language), "en" if language == "en" else language)
        assert whole(say_position(code, language, short=True), language)


def test_hands_are_named_as_in_the_books():
    texts = {
        "en": "ace high, pair of eights, two pair, kings and fives, three nines, nine-high straight, "
        "king-high flush, full house, nines full of sevens, four jacks, nine-high straight flush, royal flush, "
        "five of a kind, sevens, low: 8-6-4-3-A, badugi: 7-4-2-A, three-card hand: 5-3-A, "
        "two-card hand: 10-3, one-card hand: ace, pair of kings, ace-high flush, ace-high flush",
        "ru": "старшая карта — туз, пара восьмёрок, две пары (короли и пятёрки), тройка девяток, "
        "стрит до девятки, флеш до короля, фул-хаус из девяток и семёрок, каре валетов, "
        "стрит-флеш до девятки, роял-флеш, покер из семёрок, лоу: 8-6-4-3-A, бадуги: 7-4-2-A, "
        "три карты: 5-3-A, две карты: 10-3, одна карта: туз, пара королей, флеш до туза, флеш до туза",
        "uk": "старша карта — туз, пара вісімок, дві пари (королі та п’ятірки), трійка дев’яток, "
        "стріт до дев’ятки, флеш до короля, фул-хаус із дев’яток і сімок, каре валетів, "
        "стріт-флеш до дев’ятки, роял-флеш, покер із сімок, лоу: 8-6-4-3-A, бадугі: 7-4-2-A, "
        "три карти: 5-3-A, дві карти: 10-3, одна карта: туз, пара королів, флеш до туза, флеш до туза",
    }
    for language in LANGUAGES:
        assert ", ".join(describe(best, language) for best in BESTS) == texts[language]
    pair = BESTS[1]
    assert describe(pair, "en", kicker=True) == "pair of eights, kicker king"
    assert describe(pair, "ru", kicker=True) == "пара восьмёрок, кикер король"
    assert describe(pair, "uk", kicker=True) == "пара вісімок, кікер король"
    low_pair = BESTS[16]
    assert describe(low_pair, "en", kicker=True) == "pair of kings"  # no kicker helps it


def test_hole_cards_have_words_before_the_flop():
    assert describe_hole([Card("As"), Card("Ah")], "ru") == "карманная пара тузов"
    assert describe_hole([Card("Ts"), Card("Ks")], "uk") == "король і десятка однієї масті"
    assert describe_hole([Card("Qs"), Card("9d")], "uk") == "дама й дев’ятка"


def test_hole_cards_of_any_game_have_words():
    def told(cards, language):
        return describe_hole([Card(card) for card in cards.split()], language)

    assert told("7c", "en") == "seven of clubs"
    assert told("Jk", "uk") == "джокер"
    assert told("Jk Kd", "ru") == "джокер и король"
    assert told("7c As Kd Ah", "en") == "pair of aces, king and seven"
    assert told("7c As Kd Ah", "ru") == "пара тузов, король и семёрка"
    assert told("2c 9s 9d 2h", "uk") == "пара дев’яток та пара двійок"
    assert told("2c 9s 9d 9h Jk", "en") == "joker, three nines and deuce"
    assert told("9c 9s 9d 9h", "en") == "four nines"
    for language in LANGUAGES:
        for count in range(1, 8):
            for start in range(0, 53 - count, 5):
                hole = list(Card)[start : start + count]
                assert whole(describe_hole(hole, language), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_table_has_a_name_and_a_meaning(language):
    for option, hint in CHOICES.items():
        assert whole(say_choice(option, language), language)
        hint_text = text(language, f"option-{option}-hint")
        assert whole(hint_text, language) and hint_text.endswith(".")
        if isinstance(hint, type) and issubclass(hint, Enum):
            for choice in hint:
                assert whole(text(language, f"choice-{option}-{choice.value}"), language)


def test_low_ranks_are_not_called_higher():
    higher = PairRank(Category.PAIR, 1, Rank.KING, Rank.TWO)
    lower = PairRank(Category.PAIR, 1, Rank.TWO, Rank.KING)
    assert say(higher, "ru") == "Пара королей старше пары двоек."
    assert say(lower, "ru") == "Пара двоек бьёт пару королей."
    # In razz the ace is low, which its rank alone does not tell.
    aces = PairRank(Category.PAIR, 1, Rank.ACE, Rank.TWO)
    assert say(aces, "uk") == "Пара тузів старша за пару двійок."
    assert say(aces, "uk", game=RAZZ) == "Пара тузів б’є пару двійок."


def test_what_is_dealt_in_other_games_is_told():
    up = (Card("As"), Card("Kd"), Card("7c"))
    assert say(HoleDealt(0, up, 1), "en", {0: "Olga"}) == "Olga: A♠ K♦, 7♣ face up"
    assert say(HoleDealt(0, (None, None, Card("7c")), 1), "ru", {0: "Ольга"}) == (
        "Ольга: 2 закрытые карты, в открытую 7♣"
    )
    assert say(HoleDealt(0, (Card("7c"),), 1), "uk", {0: "Ольга"}) == "Ольга: 7♣ у відкриту"
    assert say(HoleDealt(0, (Card("Jk"), Card("7c"))), "ru", {0: "Ольга"}) == "Ольга: джокер 7♣"
    assert say(BoardDealt(3, (Card("7c"),), 1), "ru") == "Ривер, второй борд: 7♣"
    assert say(Discarded(0, (None, None)), "ru", {0: "Ольга"}) == "Ольга: обмен 2 карт"
    assert say(Discarded(0, ()), "en", {0: "Olga"}) == "Olga: stands pat"
    assert say(Posted(0, Forced.BRING_IN, 2), "uk", {0: "Ольга"}) == "Ольга: бринг-ін 2"
    assert say(RakeTaken((3, 1)), "en") == "Rake: 4"
    low = HandShown(0, (Card("As"), Card("2d")), BESTS[1], BESTS[11])
    assert say(low, "en", {0: "Olga"}) == (
        "Olga: A♠ 2♦ – pair of eights, kicker king; low: 8-6-4-3-A"
    )


def test_a_divided_pot_is_paid_out_in_parts():
    parts = (
        Part(0, Side.HIGH, 51, (Share(1, 51),), 0),
        Part(0, Side.LOW, 50, (Share(0, 25), Share(1, 25)), 0),
    )
    paid = PotAwarded(0, (Share(1, 76), Share(0, 25)), 0, parts)
    names = {0: "Olga", 1: "Boris"}
    assert (
        say(paid, "en", names) == "Pot: high hand – Boris (51); low hand – Olga (25) and Boris (25)"
    )


def test_the_floor_says_why():
    assert say(HandKilled(0, Released()), "en", {0: "Olga"}) == (
        "Olga: the hand is dead. The cards were released face down."
    )
    assert say(Voided(FouledDeck(Card("As"))), "ru") == (
        "Раздача недействительна: все фишки возвращаются. "
        "Колода неверна: пиковый туз встречается дважды."
    )


def test_options_that_exclude_each_other_are_all_named():
    pairs = (
        Conflict("run_twice", "game", "no_board"),
        Conflict("showing", "see_called", "already_shown"),
    )
    assert say(OptionsExclude(pairs), "en") == (
        "“Run it twice” does not fit here: no game of this table has a shared board. "
        "“Beaten hands” and “Mucked hands” do not go together: the hands are shown anyway."
    )
    assert say(NoChoice("straddle"), "ru") == "Здесь этого сейчас не предлагают: «Стрэддл»."
    assert say(RejoinLocked(100, 250, 21), "uk").endswith("або зачекайте 21 хвилину.")


def test_odd_chips_may_go_by_suit():
    assert say(OddBySuit((0,), Card("As")), "en", {0: "Olga"}) == (
        "The odd chip goes by suit, the ace of spades decides: Olga."
    )


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


def test_a_board_that_came_too_early_is_told():
    cards = (Card("As"), Card("Tc"), Card("2h"))
    assert say(BoardPremature(cards, True, None), "ru") == (
        "Карты борда открыты раньше времени: A♠ 10♣ 2♥. Их убирают, новую карту не сжигают."
    )
    assert say(BoardPremature(cards, False, None), "en") == (
        "Cards of the board came too early: A♠ 10♣ 2♥. They are taken back."
    )


def test_a_chosen_game_is_told_without_a_gender():
    assert (
        say(GameChosen(0, "razz", 0), "ru", you=0) == "Вы выбрали игру со следующей раздачи: Разз"
    )
    assert say(GameChosen(0, "razz", 0), "uk", {0: "Ганна"}) == "Ганна: з наступної роздачі — Разз"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Everybody else folded. Player 1 takes 300 without a showdown."),
        ("ru", "Все остальные сбросили карты. Игрок №1 забирает 300 без вскрытия."),
        ("uk", "Усі інші скинули карти. Гравець №1 забирає 300 без розкриття."),
    ],
)
def test_an_uncontested_pot_is_told_with_its_chips(language, said):
    pot = PotExplained(0, 300, (0,), (Share(0, 300),), (), None, (), False, (WonUncontested(0),))
    assert explain.explain_text([pot], language) == [said]
    headed = " ".join(explain.say_pot(pot, language, pots=2))
    assert headed.count("300") == 1
