"""Text to cards and back: "Ah", "А♥", "10♣", "6 ♣", "9♣К♣", "8–8–4-3–2" (RULES 1.3-1.8).

A text is read from left to right, one card after another: a rank, then its suit.
Blanks may stand anywhere, one separator may stand between two cards. The joker is
one word: "Jk", "joker", "джокер" or its sign. What can mean one thing only is read;
what could mean two is refused, with the exact spot.

The letters of the ranks come from two alphabets, and some look alike:

    latin     A K Q J T     T is a ten
    cyrillic  Т К Д В А     Т is an ace (туз), and so is А

The code point decides, never the look (D-01). A text that mixes the alphabets
makes each of its T doubtful: `read_cards` then warns, `strict` refuses.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from fifthstreet.cards import Card, Rank, Suit
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
    Unreadable,
    WrongCardCount,
)

Letters: TypeAlias = Literal["latin", "cyrillic"]


class CardsRead(Struct, frozen=True):
    """The cards of a text, and what its reader should be told about it.

    spans  where each card stands: index of its first character, index behind its last
    """

    cards: tuple[Card, ...]
    spans: tuple[tuple[int, int], ...]
    warnings: tuple[AmbiguousT, ...] = ()


class RanksRead(Struct, frozen=True):
    """The ranks of a text, and what its reader should be told about it."""

    ranks: tuple[Rank, ...]
    warnings: tuple[AmbiguousT, ...] = ()


def parse_cards(
    text: str, *, strict: bool = False, allow_duplicates: bool = False
) -> tuple[Card, ...]:
    """The cards of a text, in its order.

    strict            a T that could be an ace or a ten is an error
    allow_duplicates  the same card may come twice: hands that are compared without
                      being of one deal (S0-V08)

    Raises NotationError with the reason and the exact spot.

    >>> [str(card) for card in parse_cards("А♥ 10♣, 6 ♣")]
    ['Ah', 'Tc', '6c']
    """
    return read_cards(text, strict=strict, allow_duplicates=allow_duplicates).cards


def read_cards(text: str, *, strict: bool = False, allow_duplicates: bool = False) -> CardsRead:
    """Like `parse_cards`, with the warnings a person should see."""
    spots = _scan(text, _card_at, alike=None if allow_duplicates else 1)
    cards = tuple(spot.what for spot in spots)
    spans = tuple((spot.start, spot.end) for spot in spots)
    return CardsRead(cards, spans, _doubtful_tens(text, spots, strict))


def parse_card(text: str, *, strict: bool = False) -> Card:
    """The one card of a text.

    >>> parse_card("Т♠")
    Card('As')
    """
    spots = _scan(text, _card_at, alike=1)
    if len(spots) > 1:
        raise NotationError(WrongCardCount(text, spots[1].start, spots[-1].end, len(spots), 1, 1))
    return parse_cards(text, strict=strict)[0]


def parse_ranks(text: str, *, strict: bool = False) -> tuple[Rank, ...]:
    """The ranks of a hand that is given without suits.

    Raises NotationError as `parse_cards` does, and at the fifth card of one rank.

    >>> [str(rank) for rank in parse_ranks("К-Д-В-10–8")]
    ['K', 'Q', 'J', 'T', '8']
    """
    return read_ranks(text, strict=strict).ranks


def read_ranks(text: str, *, strict: bool = False) -> RanksRead:
    """Like `parse_ranks`, with the warnings a person should see."""
    spots = _scan(text, _lone_rank_at, alike=len(Suit))
    return RanksRead(tuple(spot.what for spot in spots), _doubtful_tens(text, spots, strict))


def card_text(card: Card) -> str:
    """The canonical text of a card: "Th", or "Jk" for the joker (RULES 1.3)."""
    return str(card)


def card_sign(card: Card, letters: Letters = "latin") -> str:
    """A card as people print it: "10♣", or "Т♠" for the ace in Cyrillic letters (RULES 1.8).

    The joker is "Jk": its sign 🃏 is two columns wide, and small print makes a blot of it.
    """
    if card is Card.JOKER:
        return card_text(card)
    return rank_sign(card.rank, letters) + suit_sign(card.suit)


def rank_sign(rank: Rank, letters: Letters = "latin") -> str:
    """A rank as people print it; the ten is "10", so no T is left to be doubted."""
    if rank is Rank.TEN:
        return "10"
    if letters == "cyrillic":
        return CYRILLIC_SIGNS.get(rank, str(rank))
    return str(rank)


def suit_sign(suit: Suit) -> str:
    """The full sign of a suit: "♠"."""
    return SUIT_SIGNS[suit]


# --- What may stand in a text ---------------------------------------------------------

SUIT_SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

# Every letter of these two lines is Cyrillic, also those that look Latin.
CYRILLIC_SIGNS = {Rank.ACE: "Т", Rank.KING: "К", Rank.QUEEN: "Д", Rank.JACK: "В"}
_CYRILLIC = {"Т": Rank.ACE, "А": Rank.ACE, "К": Rank.KING, "Д": Rank.QUEEN, "В": Rank.JACK}
_LATIN = {rank.value: rank for rank in Rank if not rank.value.isdigit()}


def _both_cases(letters: dict[str, Rank]) -> dict[str, Rank]:
    return letters | {letter.lower(): rank for letter, rank in letters.items()}


_CYRILLIC_RANKS = _both_cases(_CYRILLIC)
_LATIN_RANKS = _both_cases(_LATIN)
_DIGITS = {rank.value: rank for rank in Rank if rank.value.isdigit()}

# A Latin B is a slip for the Cyrillic В, but only among Cyrillic ranks (RULES 1.4).
_LATIN_B = _both_cases({"B": Rank.JACK})
_RANKS = _DIGITS | _LATIN_RANKS | _CYRILLIC_RANKS | _LATIN_B
_TENS_OR_ACES = frozenset("TtТт")  # two Latin letters, two Cyrillic ones

_SIGNS = {sign: suit for signs in ("♠♥♦♣", "♤♡♢♧") for sign, suit in zip(signs, Suit, strict=True)}
# The Cyrillic с sits on the key of the Latin c and has no other meaning here.
_LATIN_SUITS = dict(zip("shdcSHDCсС", [*Suit, *Suit, Suit.CLUBS, Suit.CLUBS], strict=True))
# пики, червы, бубны, трефы: lower case only, since Т is an ace.
_CYRILLIC_SUITS = dict(zip("пчбт", Suit, strict=True))
_SUITS = _SIGNS | _LATIN_SUITS | _CYRILLIC_SUITS

_SEPARATORS = frozenset(",;/-‐‑‒–—−")  # comma to solidus, then hyphens, dashes and minus
_LOST = frozenset("?\N{REPLACEMENT CHARACTER}")

_JOKER = re.compile(
    "[Jj](?:[Oo][Kk][Ee][Rr]|[Kk])|[Дд][Жж][Оо][Кк][Ее][Рр]"
    "|\N{PLAYING CARD BLACK JOKER}[\ufe0e\ufe0f]*"
)

# White space of every width, and marks of no width that come along with pasted text.
_BLANKS = re.compile("[\\s\u200b\u2060\ufeff]*")
# How the sign before it is to be drawn: as an emoji (FE0F) or as text (FE0E).
_DRAWN_AS = re.compile("[\ufe0e\ufe0f]*")


# --- Reading --------------------------------------------------------------------------


What = TypeVar("What", Card, Rank)


class _Spot(Struct, Generic[What], frozen=True):
    """One card of a text, or one rank, its letters as written, and where it stands."""

    what: What
    letters: tuple[str, str]  # of the rank and of the suit; the joker has neither
    start: int
    end: int


def _scan(
    text: str, read: Callable[[str, int], _Spot[What]], alike: int | None
) -> list[_Spot[What]]:
    """Everything in the text that `read` finds there, one after the other.

    alike  how often the same card, or the same rank, may come; None if that is free
    """
    spots: list[_Spot[What]] = []
    count: Counter[What] = Counter()
    at = _behind(_BLANKS, text, 0)
    if at == len(text):
        raise NotationError(NoCardsHere(text, 0, at))
    while at < len(text):
        spot = read(text, at)
        spots.append(spot)
        count[spot.what] += 1
        if alike is not None and count[spot.what] > alike:
            raise NotationError(_one_too_many(text, spot))
        at = _behind(_BLANKS, text, spot.end)
        if text[at : at + 1] in _SEPARATORS:
            separator, at = at, _behind(_BLANKS, text, at + 1)
            if at == len(text):  # a separator stands between two cards: one is lost
                raise NotationError(UnknownRank(text, separator, separator + 1, text[separator]))
    _refuse_lone_latin_b(text, spots)
    return spots


def _card_at(text: str, at: int) -> _Spot[Card]:
    """The card that begins at `at`."""
    behind_joker = _behind(_JOKER, text, at)
    if behind_joker > at:
        _refuse_second_joker(text, at, behind_joker)
        return _Spot(Card.JOKER, ("", ""), at, behind_joker)
    rank, rank_end = _rank_at(text, at, suited=True)
    suit, sign, end = _suit_at(text, at, rank_end, rank)
    return _Spot(Card(f"{rank}{suit}"), (text[at], sign), at, end)


def _lone_rank_at(text: str, at: int) -> _Spot[Rank]:
    """The rank that begins at `at`, without a suit."""
    rank, end = _rank_at(text, at, suited=False)
    return _Spot(rank, (text[at:end], ""), at, end)


def _refuse_second_joker(text: str, start: int, end: int) -> None:
    """Refuse "Jk2", the name kept for a second joker (RULES 1.3); "Jk2s" has a deuce in it."""
    if text[end : end + 1] == "2":
        try:
            _suit_at(text, end, end + 1, Rank.TWO)
        except NotationError:
            raise NotationError(UnknownRank(text, start, end + 1, text[start : end + 1])) from None


def _one_too_many(text: str, spot: _Spot[Card] | _Spot[Rank]) -> Unreadable:
    if isinstance(spot.what, Rank):
        return TooManyOfRank(text, spot.start, spot.end, spot.what)
    return DuplicateCard(text, spot.start, spot.end, spot.what)


def _rank_at(text: str, at: int, suited: bool) -> tuple[Rank, int]:
    """The rank that begins at `at`, and where it ends."""
    if text.startswith("10", at):
        return Rank.TEN, at + 2
    if text[at] in _RANKS:
        return _RANKS[text[at]], at + 1
    end = _behind(_DRAWN_AS, text, at + 1)
    found = text[at:end]
    reason: Unreadable
    if text[at] == "1":
        reason = OneIsNoRank(text, at, end)
    elif text[at] in _LOST:
        reason = LostSign(text, at, end)
    elif text[at] in _SUITS and suited:
        reason = RankMissing(text, at, end, found)
    else:
        reason = UnknownRank(text, at, end, found)
    raise NotationError(reason)


def _suit_at(text: str, start: int, rank_end: int, rank: Rank) -> tuple[Suit, str, int]:
    """The suit of the card that begins at `start`, its letter, and where the card ends."""
    at = _behind(_BLANKS, text, rank_end)
    sign = text[at : at + 1]
    # "кт" is the king of clubs; "к т" could also be a king and an ace without suits.
    if sign in _SUITS and (at == rank_end or sign not in _RANKS):
        return _SUITS[sign], sign, _behind(_DRAWN_AS, text, at + 1)
    reason: Unreadable
    if not sign or sign in _SEPARATORS or sign in _RANKS or sign == "1":
        reason = SuitMissing(text, start, rank_end, rank)
    elif sign in _LOST:
        reason = LostSign(text, at, at + 1)
    else:
        end = _behind(_DRAWN_AS, text, at + 1)
        reason = UnknownSuit(text, at, end, text[at:end])
    raise NotationError(reason)


def _behind(pattern: re.Pattern[str], text: str, at: int) -> int:
    """The index behind what the pattern, which may match nothing, takes from `at` on."""
    found = pattern.match(text, at)
    return found.end() if found else at


def _refuse_lone_latin_b(text: str, spots: Sequence[_Spot[What]]) -> None:
    if any(spot.letters[0] in _CYRILLIC_RANKS for spot in spots):
        return
    for spot in spots:
        if spot.letters[0] in _LATIN_B:
            start = spot.start
            raise NotationError(UnknownRank(text, start, start + 1, text[start]))


def _doubtful_tens(text: str, spots: Sequence[_Spot[What]], strict: bool) -> tuple[AmbiguousT, ...]:
    """Each T of a text that mixes the alphabets (RULES 1.5).

    Suit letters count too: whoever writes "Тs", with the Cyrillic Т and the Latin s,
    may well have meant the ten of spades.
    """
    latin = any(r in _LATIN_RANKS or s in _LATIN_SUITS for r, s in (spot.letters for spot in spots))
    cyrillic = any(
        r in _CYRILLIC_RANKS or s in _CYRILLIC_SUITS for r, s in (spot.letters for spot in spots)
    )
    if not (latin and cyrillic):
        return ()
    doubtful = tuple(
        AmbiguousT(text, spot.start, spot.start + 1)
        for spot in spots
        if spot.letters[0] in _TENS_OR_ACES
    )
    if strict and doubtful:
        raise NotationError(doubtful[0])
    return doubtful
