import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import Card, Rank, Suit
from fifthstreet.notation import (
    card_sign,
    card_text,
    parse_card,
    parse_cards,
    parse_ranks,
    rank_sign,
    read_cards,
    read_ranks,
    suit_sign,
)
from fifthstreet.reasons import (
    AmbiguousT,
    DuplicateCard,
    LostSign,
    NoCardsHere,
    NotationError,
    OneIsNoRank,
    RankMissing,
    SuitMissing,
    TooManyOfRank,
    UnknownRank,
    UnknownSuit,
    WrongCardCount,
)
from tests.conftest import ROOT

PRINTED = json.loads((ROOT / "tests/showdowns/printed.json").read_text(encoding="utf-8"))
TE, A_CYR, KA, DE, VE = "\u0422", "\u0410", "\u041a", "\u0414", "\u0412"
ES = "\u0441"  # looks like c


def texts(cards):
    return " ".join(map(str, cards))


def refusal(parse, text, **options):
    with pytest.raises(NotationError) as caught:
        parse(text, **options)
    return caught.value.reason


# --- What is read ---------------------------------------------------------------------


@pytest.mark.parametrize("line", PRINTED, ids=lambda line: f"{line['id']} {line['where']}")
def test_the_rule_texts_are_read_as_printed(line):
    parse = parse_ranks if "ranks" in line or "ranks_only" in line else parse_cards
    if "refused" in line:
        reason = refusal(parse, line["text"])
        assert reason.__struct_config__.tag == line["refused"]
        assert (reason.start, reason.end) == (line["start"], line["end"])
    else:
        assert texts(parse(line["text"])) == line.get("cards", line.get("ranks"))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("Ah", "Ah"),
        ("aH kS", "Ah Ks"),
        ("AhKh10h", "Ah Kh Th"),
        ("A♠K♥Q♦J♣", "As Kh Qd Jc"),
        ("A♤K♡Q♢J♧", "As Kh Qd Jc"),
        ("A♠\ufe0fK♥\ufe0f 10♦\ufe0f", "As Kh Td"),
        ("A♠\ufe0e", "As"),
        ("6\u00a0♣\u00a0J♣", "6c Jc"),
        ("\ufeff 9 ♣\u202f10\u2009♣\r\n", "9c Tc"),
        ("Ah,Kh; Qh/Jh - 10h – 9h — 8h", "Ah Kh Qh Jh Th 9h 8h"),
        (f"{TE}♠ {KA}♥ {DE}♦ {VE}♣ {A_CYR}♥", "As Kh Qd Jc Ah"),
        (f"{TE}♠ {KA}♥ {DE}♦ {VE}♣ {A_CYR}♥".lower(), "As Kh Qd Jc Ah"),
        (f"{KA}♥ B♣", "Kh Jc"),
        (f"b♣ {KA.lower()}♥", "Jc Kh"),
        (f"K{ES}Q{ES.upper()}", "Kc Qc"),
        ("Тп Кч Дб Вт 10т", "As Kh Qd Jc Tc"),
        ("тткт", "Ac Kc"),
        ("тт т♠", "Ac As"),
        ("Jk", "Jk"),
        ("JK Js Jh", "Jk Js Jh"),
        ("JhKhJkKs", "Jh Kh Jk Ks"),
        ("joker, Js", "Jk Js"),
        ("ДЖОКЕР Д♠", "Jk Qs"),
        ("🃏\ufe0fA♠", "Jk As"),
        ("Jk2s", "Jk 2s"),
        ("Jk 2♠", "Jk 2s"),
        ("Jk2 ♠", "Jk 2s"),
    ],
)
def test_cards_are_read_in_every_usual_spelling(text, cards):
    assert texts(parse_cards(text)) == cards


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("8–8–4-3–2", "8 8 4 3 2"),
        ("A-K-10-8–6", "A K T 8 6"),
        (f"{KA}-{DE}-{VE}-8-8", "K Q J 8 8"),
        (f"{TE}-{KA}-{DE}-{VE}-10", "A K Q J T"),
        (f"{KA}-{DE}-B-8-8", "K Q J 8 8"),
        ("66AK9", "6 6 A K 9"),
        ("1010akq", "T T A K Q"),
    ],
)
def test_ranks_are_read_without_suits(text, ranks):
    assert texts(parse_ranks(text)) == ranks


def spelled(draw, card, alphabet):
    """One spelling of the card; the letters of its rank are of the alphabet."""
    if card is Card.JOKER:
        return draw(st.sampled_from(["Jk", "JK", "joker", "джокер", "Джокер", "🃏", "🃏\ufe0f"]))
    ranks = {str(card.rank), str(card.rank).lower()}
    if card.rank is Rank.TEN:
        ranks = {"10"} if alphabet == "cyrillic" else {"10", "T", "t"}
    elif alphabet == "cyrillic":
        pictures = {Rank.ACE: TE + A_CYR, Rank.KING: KA, Rank.QUEEN: DE, Rank.JACK: VE}
        ranks = {*pictures.get(card.rank, str(card.rank))}
        ranks |= {letter.lower() for letter in ranks}
    place = card.suit.place
    signs = [sign + drawn for sign in ("♠♥♦♣"[place], "♤♡♢♧"[place]) for drawn in ("", "\ufe0f")]
    letters = [*"shdc"[place], *"SHDC"[place]]
    inside = draw(st.sampled_from(["", "", " ", "\u00a0"]))
    if not inside:  # a Cyrillic suit letter touches its rank
        letters.append("пчбт"[place])
    return draw(st.sampled_from(sorted(ranks))) + inside + draw(st.sampled_from(signs + letters))


@st.composite
def cards_and_text(draw):
    cards = draw(st.lists(st.sampled_from(Card), min_size=1, max_size=53, unique=True))
    alphabets = draw(st.sampled_from([["latin"], ["cyrillic"], ["latin", "cyrillic"]]))
    between = ["", " ", "\u00a0", "\n", ", ", ";", "/", "-", " – ", "—"]
    text = draw(st.sampled_from(["", " "]))
    for card in cards:
        text += spelled(draw, card, draw(st.sampled_from(alphabets)))
        text += draw(st.sampled_from(between)) if card is not cards[-1] else ""
    return cards, text + draw(st.sampled_from(["", "\u00a0 "]))


@given(cards_and_text())
def test_every_spelling_gives_the_same_cards(both):
    cards, text = both
    assert parse_cards(text) == tuple(cards)


@pytest.mark.parametrize("letters", ["latin", "cyrillic"])
def test_what_we_print_we_read_without_a_doubt(letters):
    deck = tuple(Card)
    assert parse_cards(" ".join(map(card_text, deck)), strict=True) == deck
    assert parse_cards("".join(card_sign(card, letters) for card in deck), strict=True) == deck
    assert all(parse_card(card_sign(card, letters), strict=True) is card for card in deck)


def test_cards_are_printed_for_people():
    assert card_text(Card("Th")) == "Th"
    assert card_sign(Card("Tc")) == card_sign(Card("Tc"), "cyrillic") == "10♣"
    assert card_sign(Card("As")) == "A♠"
    assert card_text(Card.JOKER) == card_sign(Card.JOKER, "cyrillic") == "Jk"
    assert [rank_sign(rank, "cyrillic") for rank in reversed(Rank)][:6] == [
        TE,
        KA,
        DE,
        VE,
        "10",
        "9",
    ]
    assert "".join(map(suit_sign, Suit)) == "♠♥♦♣"


# --- The two alphabets ----------------------------------------------------------------


def test_the_code_point_decides_what_a_T_is():
    assert parse_card("T♠") is Card("Ts")
    assert parse_card(TE + "♠") is Card("As")
    assert read_cards("T♠ K♠", strict=True).warnings == ()
    assert read_cards(f"{TE}♠ {KA}♠ 10♠ 9♠", strict=True).warnings == ()
    # The rule texts write А and К in Cyrillic, J and Q in Latin letters, and no T at all.
    assert read_cards(f"{A_CYR}♠ {KA}♠ Q♠ J♠ 10♠", strict=True).warnings == ()


@pytest.mark.parametrize(
    ("text", "spots"),
    [
        (f"{KA}♠ T♠", [(3, 4)]),
        (f"{TE}♠ J♠", [(0, 1)]),
        (f"{TE}♠ 10♠ Q♠ {TE}♥", [(0, 1), (10, 11)]),
        (f"{TE}♠ T♠", [(0, 1), (3, 4)]),
        (f"{TE}s", [(0, 1)]),
        (f"{TE}{ES}", [(0, 1)]),
        ("Tп", [(0, 1)]),
        (f"  {A_CYR}\u00a0♠\ufe0f t♥", [(7, 8)]),
    ],
)
def test_mixed_alphabets_make_each_T_doubtful(text, spots):
    assert [(w.start, w.end) for w in read_cards(text).warnings] == spots
    assert refusal(parse_cards, text, strict=True) == AmbiguousT(text, *spots[0])


def test_ranks_alone_are_doubted_alike():
    text = f"{KA}-T-9-8-7"
    assert read_ranks(text).warnings == (AmbiguousT(text, 2, 3),)
    assert refusal(parse_ranks, text, strict=True) == AmbiguousT(text, 2, 3)
    assert read_ranks(f"{TE}-{KA}-B-9-8", strict=True).warnings == ()


# --- What is refused, and where -------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason", "start", "end"),
    [
        ("", NoCardsHere, 0, 0),
        (" \u00a0\n", NoCardsHere, 0, 3),
        ("А♥ Kx", UnknownSuit, 4, 5),
        ("А♥\ufe0f K\u00a0★\ufe0f", UnknownSuit, 6, 8),
        ("А♥\ufe0f, X♠", UnknownRank, 5, 6),
        ("K", SuitMissing, 0, 1),
        ("K♠ 10", SuitMissing, 3, 5),
        ("K♠ 10, 9♠", SuitMissing, 3, 5),
        ("AK", SuitMissing, 0, 1),
        ("К Т", SuitMissing, 0, 1),
        ("к т", SuitMissing, 0, 1),
        ("КТ", SuitMissing, 0, 1),
        ("♣ 10♣ J♣ ♣ ♣", RankMissing, 0, 1),
        ("10♣ J♣ ♣ ♣", RankMissing, 7, 8),
        ("♣\ufe0f", RankMissing, 0, 2),
        ("J♦ 1♠ J♣", OneIsNoRank, 3, 4),
        ("1\u00a00♠", OneIsNoRank, 0, 1),
        ("1", OneIsNoRank, 0, 1),
        ("К? В-? 7-? 6? 2", LostSign, 1, 2),
        ("? Д-? В-? 10-? 9-? 8", LostSign, 0, 1),
        ("K♠ ?♠", LostSign, 3, 4),
        ("K\ufffd", LostSign, 1, 2),
        (", , , ,", UnknownRank, 0, 1),
        ("----", UnknownRank, 0, 1),
        ("K♠,, Q♠", UnknownRank, 3, 4),
        ("K♠ Q♠, ", UnknownRank, 5, 6),
        ("B♠ Q♠", UnknownRank, 0, 1),
        ("Q♠ b♠", UnknownRank, 3, 4),
        ("Вт B♠ X", UnknownRank, 6, 7),
        ("10 0♠", UnknownSuit, 3, 4),
        ("\u03a4♠", UnknownRank, 0, 1),  # Greek
        ("K\u03bd", UnknownSuit, 1, 2),
        ("[Ah]", UnknownRank, 0, 1),
        ("A♠ \x00", UnknownRank, 3, 4),
        ("A\ud800", UnknownSuit, 1, 2),
        ("K♠ Q♠ k s", DuplicateCard, 6, 9),
        ("Jk A♠ джокер", DuplicateCard, 6, 12),
        ("A♠ Jk2", UnknownRank, 3, 6),  # kept for a second joker
        ("Jk2, Jk", UnknownRank, 0, 3),
        ("JKs", RankMissing, 2, 3),
        ("J Ks", SuitMissing, 0, 1),
        ("джок", UnknownSuit, 1, 2),
        ("J\u212a", UnknownSuit, 1, 2),  # the sign of the kelvin
    ],
)
def test_a_refusal_points_at_the_spot(text, reason, start, end):
    found = refusal(parse_cards, text)
    assert (type(found), found.text, found.start, found.end) == (reason, text, start, end)


def test_a_refusal_carries_what_helps():
    assert refusal(parse_cards, "1♠") == OneIsNoRank("1♠", 0, 1, hint="10?")
    assert refusal(parse_cards, "Ah A♥") == DuplicateCard("Ah A♥", 3, 5, Card("Ah"))
    assert refusal(parse_cards, "10, Ah") == SuitMissing("10, Ah", 0, 2, Rank.TEN)
    assert refusal(parse_cards, "Kx") == UnknownSuit("Kx", 1, 2, "x")
    assert refusal(parse_card, "Ah Kh Qh") == WrongCardCount("Ah Kh Qh", 3, 8, 3, 1, 1)
    assert refusal(parse_ranks, "AAAA-A") == TooManyOfRank("AAAA-A", 5, 6, Rank.ACE)
    assert refusal(parse_ranks, "A♠") == UnknownRank("A♠", 1, 2, "♠")


def test_the_joker_has_no_rank_to_be_read_alone():
    assert texts(parse_ranks("AKQJK")) == "A K Q J K"
    assert refusal(parse_ranks, "A-K-Q-J-джокер").start == 9


def test_the_word_joker_makes_no_T_doubtful():
    assert read_cards(f"{TE}♠ {KA}♠ Jk", strict=True).cards[2] is Card.JOKER
    assert read_cards("T♠ K♠ джокер", strict=True).cards[2] is Card.JOKER


def test_the_same_card_may_come_twice_on_request():
    text = "2♣ 2♦ 2♣"
    assert texts(parse_cards(text, allow_duplicates=True)) == "2c 2d 2c"


def test_an_error_is_short_and_printable():
    assert (
        str(NotationError(UnknownSuit("Kx", 1, 2, "x"))) == "unknown_suit at character 2, in 'Kx'"
    )
    for text in ("(" * 10_000, "A\ud800", "\x00" * 100):
        with pytest.raises(NotationError) as caught:
            parse_cards(text)
        assert len(str(caught.value)) < 250
        assert str(caught.value).isprintable()


@pytest.mark.parametrize("parse", [parse_cards, parse_ranks, parse_card])
def test_a_huge_text_is_refused_quickly(parse):
    million = 1_000_000
    began = time.perf_counter()
    for text in ("(" * 10_000, "[" * million, " " * million, "A" * million, "Ah " * (million // 3)):
        refusal(parse, text)
    refusal(parse, " " * million + "x")
    refusal(parse, "A" + " " * million + ",")
    refusal(parse, "A♠" + "\ufe0f" * million + "x")
    assert time.perf_counter() - began < 1


@given(
    st.text()
    | st.text(alphabet=f"TtKk19B0♠♥s?c,- \u00a0\ufe0f{TE}{KA}{TE.lower()}пчб", max_size=12)
)
def test_any_text_gives_cards_or_a_spot(text):
    for parse in (parse_cards, parse_ranks):
        try:
            assert parse(text)
        except NotationError as error:
            assert error.reason.text is text
            assert 0 <= error.reason.start <= error.reason.end <= len(text)
