"""Ranks, suits, cards, decks and the kinds of hands.

There is one object per card. A card is written rank first, then suit: "Th" is
the ten of hearts. The joker has neither: it is Card.JOKER, written "Jk". A card
that lies face down, for whoever looks at it, is None.
"""

from enum import Enum
from functools import total_ordering
from typing import TypeAlias

RANK_CODES = "23456789TJQKA"
SUIT_CODES = "shdc"


@total_ordering
class Rank(Enum):
    """A rank from deuce to ace; ranks order by strength, the ace high."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    place: int  # 0 for the deuce to 12 for the ace

    def __init__(self, code: str) -> None:
        self.place = RANK_CODES.index(code)

    # Members are unique, so identity is the cheapest hash; Enum's own hashes the name.
    __hash__ = object.__hash__

    def __lt__(self, other: "Rank") -> bool:
        return self.place < other.place

    def __str__(self) -> str:
        return str(self.value)


class Suit(Enum):
    """A suit. The order s, h, d, c serves numbering and RULES 1.2, never strength."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    place: int  # 0 for spades to 3 for clubs

    def __init__(self, code: str) -> None:
        self.place = SUIT_CODES.index(code)

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)


class Card(Enum):
    """One of the 52 cards or the joker, found by its text: Card("Ah"), Card("Jk").

    The joker has no `rank` and no `suit`: whoever asks for them has forgotten it.
    """

    S2, H2, D2, C2 = "2s", "2h", "2d", "2c"
    S3, H3, D3, C3 = "3s", "3h", "3d", "3c"
    S4, H4, D4, C4 = "4s", "4h", "4d", "4c"
    S5, H5, D5, C5 = "5s", "5h", "5d", "5c"
    S6, H6, D6, C6 = "6s", "6h", "6d", "6c"
    S7, H7, D7, C7 = "7s", "7h", "7d", "7c"
    S8, H8, D8, C8 = "8s", "8h", "8d", "8c"
    S9, H9, D9, C9 = "9s", "9h", "9d", "9c"
    ST, HT, DT, CT = "Ts", "Th", "Td", "Tc"
    SJ, HJ, DJ, CJ = "Js", "Jh", "Jd", "Jc"
    SQ, HQ, DQ, CQ = "Qs", "Qh", "Qd", "Qc"
    SK, HK, DK, CK = "Ks", "Kh", "Kd", "Kc"
    SA, HA, DA, CA = "As", "Ah", "Ad", "Ac"
    JOKER = "Jk"

    rank: Rank
    suit: Suit
    number: int  # 4 * rank + suit, ranks 2..A as 0..12 and suits s h d c as 0..3; the joker 52

    def __init__(self, text: str) -> None:
        if text == "Jk":
            self.number = 52
            return
        self.rank = Rank(text[0])
        self.suit = Suit(text[1])
        self.number = 4 * self.rank.place + self.suit.place

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"Card({self.value!r})"


FaceDown: TypeAlias = None
"""A card nobody has told us: face down in a view, unknown in an old record."""


class Deck(Enum):
    """Which cards a game is played with."""

    FULL = "52"
    JOKER = "53"  # with one joker (RULES 3.3)
    SHORT = "36"  # six to ace (RULES 3.5)
    STRIPPED = "32"  # seven to ace (RULES 3.4)

    __hash__ = object.__hash__

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card of the deck, by number; the joker last."""
        return DECK_CARDS[self]


ALL_RANKED = tuple(card for card in Card if card is not Card.JOKER)
DECK_CARDS = {
    Deck.FULL: ALL_RANKED,
    Deck.JOKER: tuple(Card),
    Deck.SHORT: tuple(card for card in ALL_RANKED if card.rank >= Rank.SIX),
    Deck.STRIPPED: tuple(card for card in ALL_RANKED if card.rank >= Rank.SEVEN),
}


class Category(Enum):
    """The kinds of hands. How they rank in a game is said by its Ranking.

    The first eleven are kinds of five cards, weakest first in the standard order
    (RULES 2.2). LOW is a hand of five different ranks that wins by being low; the
    last four are badugi hands, by how many of their cards play.
    """

    HIGH_CARD = "high_card"
    PAIR = "pair"
    TWO_PAIR = "two_pair"
    THREE = "three"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR = "four"
    STRAIGHT_FLUSH = "straight_flush"
    ROYAL_FLUSH = "royal_flush"
    FIVE_OF_A_KIND = "five_of_a_kind"  # only with a joker (S1-22)
    LOW = "low"
    ONE_CARD = "one_card"
    TWO_CARDS = "two_cards"
    THREE_CARDS = "three_cards"
    FOUR_CARDS = "four_cards"

    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)
