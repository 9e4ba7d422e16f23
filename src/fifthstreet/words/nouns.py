"""Nouns with all their forms, ready to stand in a slot of a sentence.

A Fluent term takes only literal arguments, so a sentence cannot inflect the king
that comes in a slot. Instead the slot `winner` comes with every form its noun has in
the language: $winner, $winner-gen, $winner-acc … Which of them a sentence needs is
decided in the .ftl file. A slot written with a capital letter, $Winner, begins with
one; a nickname never changes.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.games import GAMES
from fifthstreet.notation import card_sign, rank_sign
from fifthstreet.rules.events import Side
from fifthstreet.strength.five import KICKERS, BestFive
from fifthstreet.words.bundle import Language, forms, text

PLACES = ("first", "second", "third", "fourth", "fifth")
BOARDS = ("first", "second")

ONLY_LOW = (
    Category.LOW,
    Category.ONE_CARD,
    Category.TWO_CARDS,
    Category.THREE_CARDS,
    Category.FOUR_CARDS,
)
"""Kinds of hands of low games alone."""

OF_A_KIND = {2: Category.PAIR, 3: Category.THREE, 4: Category.FOUR}


class Noun(Struct, frozen=True):
    """A noun in all its forms; the form "" is the one a dictionary shows.

    proper  a name, written as its owner writes it, even at the start of a sentence
    """

    forms: Mapping[str, str]
    proper: bool = False

    def __str__(self) -> str:
        return self.forms[""]


Slot: TypeAlias = str | int | Noun
Slots: TypeAlias = Mapping[str, Slot]


class Voice(Struct, frozen=True):
    """Who speaks to whom.

    names  nicknames by seat; a seat without one is "Player 3"
    you    the seat that is spoken to, if any
    """

    language: Language
    names: Mapping[int, str]
    you: int | None = None


def sentence(language: Language, key: str, slots: Slots, form: str | None = None) -> str:
    """The message `key` with every form of its nouns at hand."""
    return text(language, key, spread(slots), form)


def spread(slots: Slots) -> dict[str, str | int]:
    """Every noun as one slot for each of its forms, small and with a capital.

    >>> spread({"winner": Noun({"": "king", "a": "a king"}), "chips": 5})
    {'winner': 'king', 'Winner': 'King', 'winner-a': 'a king', 'Winner-a': 'A king', 'chips': 5}
    """
    result: dict[str, str | int] = {}
    for name, slot in slots.items():
        if isinstance(slot, int):
            result[name] = slot
            continue
        noun = Noun({"": slot}) if isinstance(slot, str) else slot
        for form, word in noun.forms.items():
            key = f"{name}-{form}" if form else name
            result[key] = word
            result[capital(key)] = word if noun.proper else capital(word)
    return result


def capital(word: str) -> str:
    """The word with its first letter large."""
    return word[:1].upper() + word[1:]


@cache
def rank_noun(language: Language, rank: Rank) -> Noun:
    """A rank: "king", "король"."""
    return _noun(language, f"rank-{rank}", {})


@cache
def category_noun(language: Language, category: Category) -> Noun:
    """A kind of hand: "two pair", "две пары"; its form `code` is our name for it."""
    noun = _noun(language, f"category-{category}", {})
    return Noun({**noun.forms, "code": category.value})


@cache
def card_noun(language: Language, card: Card) -> Noun:
    """A card in words: "ace of spades", "пиковый туз"; `text` is A♠.

    The joker is a joker in all of its forms: it has no rank and no suit.
    """
    if card is Card.JOKER:
        joker = _noun(language, f"card-{card}", {})
        return Noun({**joker.forms, "text": str(joker)})
    return Noun(
        {
            "": text(language, f"card-{card}"),
            "rank": str(rank_noun(language, card.rank)),
            "suit": text(language, f"suit-{card.suit}"),
            "text": card_sign(card),
        }
    )


def hand_noun(language: Language, best: BestFive) -> Noun:
    """Five cards: "two pair, kings and fives"; `whole` adds the kicker, where it may win.

    Its ranks come along: `first`, `first-pl`, … in the order in which they count.
    `code` is our name for its category.
    """
    return _hand_noun(language, best.category, best.ranks, wins_low(best))


@cache
def _hand_noun(language: Language, category: Category, ranks: tuple[Rank, ...], low: bool) -> Noun:
    key = f"hand-{category}"
    parts: dict[str, Slot] = {
        place: rank_noun(language, rank) for place, rank in zip(PLACES, ranks, strict=False)
    }
    found = dict(_noun(language, key, parts | {"ranks": ranks_text(ranks)}).forms)
    found["whole"] = found["held"]
    if KICKERS[category] and not low:
        # Of several kickers the highest is named, as at a table.
        kicker = parts[PLACES[len(ranks) - KICKERS[category]]]
        found["whole"] = sentence(language, "held", {"hand": Noun(found), "kicker": kicker})
    small = spread(parts).items()
    found |= {name: str(word) for name, word in small if name[0].islower()}
    found["code"] = category.value
    return Noun(found)


def wins_low(best: BestFive) -> bool:
    """Whether the hand wins by being low: its strength counts the lower ranks for more."""
    if best.category in ONLY_LOW:
        return True
    counted = zip(best.strength[1:], best.ranks, strict=False)
    return any(worth != rank.place for worth, rank in counted)


def ranks_text(ranks: Sequence[Rank]) -> str:
    """Ranks in a row, as low hands are named.

    >>> ranks_text([Rank.TEN, Rank.SIX, Rank.ACE])
    '10-6-A'
    """
    return "-".join(map(rank_sign, ranks))


def hole_noun(language: Language, hole: Sequence[Card]) -> Noun:
    """Cards that make no five yet, by rank: "pair of aces, king and seven"."""
    jokers = [card_noun(language, card) for card in hole if card is Card.JOKER]
    count = Counter(card.rank for card in hole if card is not Card.JOKER)
    groups = sorted(count.items(), key=lambda group: (group[1], group[0]), reverse=True)
    named = []
    for rank, cards in groups:
        noun = rank_noun(language, rank)
        if cards > 1:
            noun = _noun(language, f"hand-{OF_A_KIND[cards]}", {"first": noun})
        named.append(noun)
    return list_noun(language, [*jokers, *named])


def game_name(language: Language, game: str) -> str:
    """A game by its code: "Omaha hi-lo"."""
    return text(language, f"game-{game}")


def choice_name(language: Language, name: str) -> str:
    """A choice of a table or a house by its name, or a game by its code."""
    return game_name(language, name) if name in GAMES else text(language, f"option-{name}")


def part_name(side: Side, run: int, boards: int) -> str:
    """Which part of a pot: whole, high, low, first, second, first-high … second-low.

    boards  how many boards the pot is divided by
    """
    board = BOARDS[run] if boards > 1 else ""
    half = "" if side is Side.WHOLE else str(side.value)
    return "-".join(filter(None, (board, half))) or "whole"


def kickers_noun(language: Language, ranks: Sequence[Rank]) -> Noun:
    """One to three kickers after "with": "an ace and a nine", "тузом и девяткой"."""
    slots: dict[str, Slot] = {"count": len(ranks)}
    slots |= {f"k{i}": rank_noun(language, rank) for i, rank in enumerate(ranks, 1)}
    return _noun(language, "kickers", slots)


def player_noun(voice: Voice, seat: int | None) -> Noun:
    """Whoever sits there, or the dealer (None); `kind` is name, seat, you or dealer.

    A nickname stays as it is in every case, so a sentence that would inflect it must
    ask for the kind.
    """
    if seat is None:
        dealer = _noun(voice.language, "dealer", {})
        return Noun({**dealer.forms, "number": "", "kind": "dealer"})
    number = str(seat + 1)
    if seat == voice.you:
        you = _noun(voice.language, "you", {})
        return Noun({**you.forms, "number": number, "kind": "you"})
    seated = _noun(voice.language, "player", {"number": number})
    if (name := voice.names.get(seat)) is None:
        return Noun({**seated.forms, "number": number, "kind": "seat"})
    return Noun({**dict.fromkeys(seated.forms, name), "number": number, "kind": "name"}, True)


def list_noun(language: Language, items: Sequence[Noun]) -> Noun:
    """Names in a row: "Anna, Boris and Vera"."""
    if len(items) == 1:
        return Noun({"": str(items[0])}, items[0].proper)
    *rest, one, two = items
    row = sentence(language, "list-pair", {"one": one, "two": two})
    for item in reversed(rest):
        row = sentence(language, "list-more", {"one": item, "two": row})
    return Noun({"": row}, items[0].proper)


def parts_noun(language: Language, items: Sequence[Noun]) -> Noun:
    """Parts of a pot in a row: "high hand – Anna (50); low hand – Boris (50)"."""
    row, *rest = items
    for item in rest:
        row = Noun({"": sentence(language, "list-parts", {"one": row, "two": item})})
    return row


def shares_noun(voice: Voice, shares: Sequence[tuple[int, int]]) -> Noun:
    """Seats with what each gets: "Anna (51) and Boris (50)"."""
    players = [player_noun(voice, seat) for seat, _ in shares]
    items = [
        Noun(
            {"": sentence(voice.language, "share", {"player": player, "chips": chips})},
            player.proper,
        )
        for player, (_, chips) in zip(players, shares, strict=True)
    ]
    return list_noun(voice.language, items)


def pot_noun(language: Language, number: int, pots: int) -> Noun:
    """The pot, or which of several: number 0 is the main pot."""
    if pots == 1 and number == 0:
        return _noun(language, "pot-whole", {})
    if number == 0:
        return _noun(language, "pot-main", {})
    return _noun(language, "pot-side", {"number": number})


def cards_text(language: Language, cards: Sequence[Card | None]) -> str:
    """Cards in signs, one after another; one that lies face down is ?.

    >>> cards_text("en", [Card("As"), Card("Tc"), Card("Jk"), None])
    'A♠ 10♣ joker ?'
    """
    return " ".join(
        "?" if card is None else card_noun(language, card).forms["text"] for card in cards
    )


def _noun(language: Language, key: str, slots: Slots) -> Noun:
    """The noun that a message of the .ftl file holds, with all its forms."""
    found = {"": sentence(language, key, slots)}
    found |= {form: sentence(language, key, slots, form) for form in forms(language, key)}
    return Noun(found)
