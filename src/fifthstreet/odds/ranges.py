"""Ranges: the starting hands a player may hold, each with a weight; text to ranges and back.

A range is a set of combos, two cards each, and how much of each combo is meant. Text names
combos one by one, "AsKs", or many at once:

    QQ          a pair, 6 combos          22+      this pair and every higher one
    AKs  AKo    suited 4, offsuit 12      77-44    pairs from one to the other
    AK          both, 16                  A2s+     the ace stays, the lower card rises to a king
    random      any two, all 1326         KTo-K8o  the king stays, the other card runs
    15%         the best hands of all     JTs-87s  both cards run, their distance stays

"QQ@0.5", or "QQ:0.5", is half of each combo. A list is read from left to right: what is
named again takes the later weight, and "!33" takes out of what stands before it.
Commas, semicolons or blanks stand between the hands of a list.

Ranks and suits are those of `notation`: any case, "10" or T, ♠, Cyrillic letters. In a text
of two alphabets a T could be an ace or a ten, and is refused (D-01). The letters behind two
ranks are s and o, or the Cyrillic с and о.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.cards import RANK_CODES, Card, Deck
from fifthstreet.notation import read_cards, read_ranks
from fifthstreet.reasons import (
    AmbiguousT,
    ExclusionFirst,
    HandMissing,
    HandsInNoRow,
    NoCardsHere,
    NotationError,
    NotAWeight,
    OutOfPlace,
    PairWithSuffix,
    PercentOutside,
    RangeExcluded,
    UnknownRank,
    UnknownSuffix,
    WrongCardCount,
    ZeroWeight,
)

Combo: TypeAlias = tuple[int, int]
"""Numbers of two cards, the higher first."""

ALL_COMBOS = 1326
LEAST_WEIGHT = 1e-30
"""Of a combo: the product of nine is still a number."""
CARDS = Deck.FULL.cards

_BEST_FIRST = (
    "AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo "
    "A7s A9o KJo 55 QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s "
    "JTs A2s QTo 44 A4o K6s K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s "
    "33 Q6s Q8o K5o J9o K2s Q5s T8s K4o J7s Q4s Q7o T9o J8o K3o Q6o Q3s 98s T7s J6s K2o "
    "22 Q2s Q5o J5s T8o J7o Q4o 97s J4s T6s J3s Q3o 98o 87s T7o J6o 96s J2s Q2o T5s J5o "
    "T4s 97o 86s J4o T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o 94s 75s T4o 93s 86o 65s "
    "84s 95o T3o 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s 63s 84o 92o "
    "43s 74o 72s 54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o"
)
HANDS_BY_EQUITY = tuple(_BEST_FIRST.split())
"""The 169 starting hands by their all-in equity against a random hand, best first.

Counted over all 2,598,960 boards and every hand of the opponent; no two are equal. The same
follows from the table of heads-up matchups.
"""


class Range(Struct, frozen=True):
    """Combos, each at most once, and how much of each is meant.

    Made by `parse_range` and `range_of`, which see to what is said here:

    numbers  two bytes a combo, the numbers of its cards, the higher first; combos in order
    weights  of each combo, LEAST_WEIGHT to 1
    """

    numbers: bytes
    weights: tuple[float, ...]

    def __post_init__(self) -> None:
        """Raise ValueError for what the loops, which trust a range, cannot count."""
        numbers = self.numbers
        combos = list(zip(numbers[::2], numbers[1::2], strict=False))
        if len(numbers) != 2 * len(self.weights) or any(
            [not 51 >= high > low for high, low in combos]
        ):
            raise ValueError("a combo is two numbers of different cards, the higher one first")
        if any([one >= other for one, other in pairwise(combos)]):
            raise ValueError("combos stand in order, and each once")
        if not all([LEAST_WEIGHT <= weight <= 1 for weight in self.weights]):
            raise ValueError(f"weights are {LEAST_WEIGHT} to 1")

    def __len__(self) -> int:
        """How many combos there are."""
        return len(self.weights)

    @property
    def combos(self) -> tuple[tuple[tuple[Card, Card], float], ...]:
        """The two cards and the weight of each combo."""
        return tuple(
            [((CARDS[high], CARDS[low]), weight) for (high, low), weight in _weighted(self).items()]
        )


def range_of(combos: Iterable[tuple[tuple[Card, Card], float]]) -> Range:
    """A range of these combos; of one that comes twice the later weight counts.

    Raises ValueError at two cards that are one, at the joker, and at a weight that is not
    above 0 and at most 1.
    """
    weights: dict[Combo, float] = {}
    for (one, two), weight in combos:
        if one is two or Card.JOKER in (one, two):
            raise ValueError(f"{one} and {two} are no combo")
        if not LEAST_WEIGHT <= weight <= 1:
            raise ValueError(f"the weight of {one}{two} is {weight}")
        weights[_combo(one.number, two.number)] = float(weight)
    return _range(weights)


def without(hands: Range, cards: Collection[Card]) -> Range:
    """The range without the combos that hold one of these cards; nothing may be left of it."""
    dead = {card.number for card in cards}
    return _range({c: w for c, w in _weighted(hands).items() if dead.isdisjoint(c)})


def union(first: Range, second: Range) -> Range:
    """The combos of both; where they share one, the weight of the second counts."""
    return _range(_weighted(first) | _weighted(second))


def difference(first: Range, second: Range) -> Range:
    """The combos of the first that the second has not, whatever their weights are."""
    out = _weighted(second)
    return _range({c: w for c, w in _weighted(first).items() if c not in out})


def _combo(one: int, two: int) -> Combo:
    return (one, two) if one > two else (two, one)


def _weighted(hands: Range) -> dict[Combo, float]:
    pairs = zip(hands.numbers[::2], hands.numbers[1::2], strict=True)
    return dict(zip(pairs, hands.weights, strict=True))


def _range(weights: Mapping[Combo, float]) -> Range:
    order = sorted(weights)
    numbers = bytes([number for combo in order for number in combo])
    return Range(numbers, tuple([weights[combo] for combo in order]))


# --- Starting hands -------------------------------------------------------------------


class StartingHand(Struct, frozen=True):
    """One of the 169 hands that differ in more than their suits, or two of them: "AK" is both.

    high, low  places of its ranks, the ace 12; equal in a pair
    suits      "s" suited, "o" offsuit, "" where it is not said, and in a pair
    """

    high: int
    low: int
    suits: str = ""

    def __str__(self) -> str:
        return f"{RANK_CODES[self.high]}{RANK_CODES[self.low]}{self.suits}"

    @property
    def combos(self) -> tuple[Combo, ...]:
        """Every way to hold it."""
        found = []
        for one in range(4 * self.high, 4 * self.high + 4):
            for two in range(4 * self.low, min(4 * self.low + 4, one)):
                suited = one % 4 == two % 4
                if not self.suits or suited == (self.suits == "s"):
                    found.append((one, two))
        return tuple(found)


def starting_hand(name: str) -> StartingHand:
    """The hand of a canonical name.

    >>> len(starting_hand("AKs").combos), len(starting_hand("77").combos)
    (4, 6)
    """
    return StartingHand(RANK_CODES.index(name[0]), RANK_CODES.index(name[1]), name[2:])


def best_hands(percent: Decimal) -> list[StartingHand]:
    """The best hands of all that together come nearest to so many percent of the 1326 combos.

    A hand is in with all its combos or not at all, as in other programs: it is in if at
    least half of it lies within the share. The best one always is.
    """
    share = percent * ALL_COMBOS / 100
    found: list[StartingHand] = []
    combos = 0
    for hand in map(starting_hand, HANDS_BY_EQUITY):
        size = len(hand.combos)
        if found and combos + Decimal(size) / 2 > share:
            break
        found.append(hand)
        combos += size
    return found


# --- From text ------------------------------------------------------------------------

_BLANK = "\\s\u200b\u2060\ufeff"  # those of `notation`
_DASH = "\\-‐‑‒–—−"
_BLANKS = re.compile(f"[{_BLANK}]*")
_TO = re.compile(f"[{_DASH}]")
_SPELLED = re.compile(f"[^{_BLANK},;!+@:%{_DASH}]+")
_RANDOM = re.compile(f"(?i:random|any(?:[{_BLANK}]*two)?)(?![^{_BLANK},;!+@:%{_DASH}])")
_PERCENT = re.compile(f"([0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)[{_BLANK}]*%")
_NUMBER = re.compile(r"(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")
_AFTER_AT = re.compile(f"0,[0-9]+|[^{_BLANK},;]*")  # "0,5": a weight of 0 means nothing else
_SUFFIXES = {"": "", **dict.fromkeys("sSсС", "s"), **dict.fromkeys("oOоО", "o")}
_TENS_OR_ACES = frozenset("TtТт")  # two Latin letters, two Cyrillic ones


def parse_range(text: str) -> Range:
    """The range that a text names.

    Raises NotationError with the first reason and the exact spot.

    >>> len(parse_range("22+,A2s+,KTo-K8o,!33,QQ@0.5"))
    156
    """
    at = _behind(_BLANKS, text, 0)
    if at == len(text):
        raise NotationError(NoCardsHere(text, 0, at))
    weights: dict[Combo, float] = {}
    spelled: list[_Spelled] = []
    while at < len(text):
        item = _item_at(text, at)
        spelled += item.spelled
        if item.weight is not None:
            weights |= dict.fromkeys(item.combos, item.weight)
        elif at == _behind(_BLANKS, text, 0):
            raise NotationError(ExclusionFirst(text, at, item.end))
        else:
            for combo in item.combos:
                weights.pop(combo, None)
        at = _next_item(text, item.end)
    _refuse_doubtful_tens(text, spelled)
    if not weights:
        raise NotationError(RangeExcluded(text, 0, len(text)))
    return _range(weights)


class _Spelled(Struct, frozen=True):
    """A hand, or two cards, as they are spelled.

    what       a starting hand, or the one combo
    ranks      where its ranks begin
    start, end where it stands
    """

    what: StartingHand | Combo
    ranks: tuple[int, ...]
    start: int
    end: int


class _Item(Struct, frozen=True):
    """One entry of a list; without a weight it takes out."""

    combos: Collection[Combo]
    weight: float | None
    spelled: tuple[_Spelled, ...]
    end: int


def _item_at(text: str, at: int) -> _Item:
    """The entry that begins here, with its weight, or none behind an exclamation mark."""
    if text[at] == "!":
        item = _hands_at(text, _behind(_BLANKS, text, at + 1), at)
        return replace(item, weight=None)
    item = _hands_at(text, at, at)
    sign = _behind(_BLANKS, text, item.end)
    if text[sign : sign + 1] not in ("@", ":"):
        return item
    start = _behind(_BLANKS, text, sign + 1)
    end = _behind(_AFTER_AT, text, start)
    spot = (start, end) if start < end else (sign, sign + 1)
    number = text[start:end].replace(",", ".")
    if not _NUMBER.fullmatch(number) or float(number) > 1:
        raise NotationError(NotAWeight(text, *spot))
    if float(number) < LEAST_WEIGHT:
        raise NotationError(ZeroWeight(text, *spot))
    return replace(item, weight=float(number), end=end)


def _hands_at(text: str, at: int, sign: int) -> _Item:
    """The hands that one entry names, before its weight.

    sign  where the entry begins: a hand that is missing is missing behind it
    """
    if found := _RANDOM.match(text, at):
        return _Item(_combos(map(starting_hand, HANDS_BY_EQUITY)), 1.0, (), found.end())
    if found := _PERCENT.match(text, at):
        percent = Decimal(found[1])
        if not 0 < percent <= 100:
            raise NotationError(PercentOutside(text, at, found.end()))
        return _Item(_combos(best_hands(percent)), 1.0, (), found.end())
    first = _spelled_at(text, at, sign)
    if isinstance(first.what, tuple):
        return _Item((first.what,), 1.0, (first,), first.end)
    sign = _behind(_BLANKS, text, first.end)
    if text.startswith("+", sign):
        return _Item(_combos(_and_higher(first.what)), 1.0, (first,), sign + 1)
    if not _TO.match(text, sign):
        return _Item(first.what.combos, 1.0, (first,), first.end)
    last = _spelled_at(text, _behind(_BLANKS, text, sign + 1), sign)
    row = None if isinstance(last.what, tuple) else _row(first.what, last.what)
    if row is None:
        raise NotationError(HandsInNoRow(text, first.start, last.end))
    return _Item(_combos(row), 1.0, (first, last), last.end)


def _combos(hands: Iterable[StartingHand]) -> list[Combo]:
    return [combo for hand in hands for combo in hand.combos]


def _and_higher(hand: StartingHand) -> list[StartingHand]:
    """What a plus adds: higher pairs; else the high card stays and the lower one rises."""
    if hand.high == hand.low:
        return [StartingHand(rank, rank) for rank in range(hand.high, 13)]
    return [StartingHand(hand.high, low, hand.suits) for low in range(hand.low, hand.high)]


def _row(one: StartingHand, other: StartingHand) -> list[StartingHand] | None:
    """The hands from one to the other; None if no row holds both."""
    first, last = sorted((one, other), key=lambda hand: (hand.high, hand.low))
    steps = range(last.low - first.low + 1)
    if first.suits != last.suits or (first.high == first.low) != (last.high == last.low):
        return None
    if first.high == last.high:
        return [StartingHand(first.high, first.low + step, first.suits) for step in steps]
    if first.high - first.low == last.high - last.low:
        return [StartingHand(first.high + n, first.low + n, first.suits) for n in steps]
    return None


def _next_item(text: str, end: int) -> int:
    """Where the entry behind this one begins; the end of the text if it was the last.

    Raises NotationError if no hand stands behind a comma, or no comma before a hand.
    """
    at = _behind(_BLANKS, text, end)
    if text[at : at + 1] in (",", ";"):
        comma, at = at, _behind(_BLANKS, text, at + 1)
        if at == len(text):
            raise NotationError(HandMissing(text, comma, comma + 1))
    elif at == end and at < len(text):
        raise NotationError(OutOfPlace(text, at, at + 1))
    return at


def _spelled_at(text: str, at: int, sign: int) -> _Spelled:
    """The hand or the two cards that begin here.

    sign  where the sign or the entry stands that asks for them
    """
    end = _behind(_SPELLED, text, at)
    if end == at:
        missing = at == len(text) or text[at] in ",;"
        raise NotationError(
            HandMissing(text, sign, sign + 1) if missing else OutOfPlace(text, at, at + 1)
        )
    piece = text[at:end]
    first, second, *_ = [*re.findall("10|.", piece), "", ""]
    behind = at + len(first + second)
    suffix = text[behind:end]
    places = _places(first + second)
    if len(places) < 2:
        return _two_cards(text, at, end)
    if suffix not in _SUFFIXES:
        # In small Cyrillic letters a т is an ace and a club: "тткт" is two cards.
        if _count_cards(piece):
            return _two_cards(text, at, end)
        raise NotationError(UnknownSuffix(text, behind, end))
    low, high = sorted(places)
    if suffix and low == high:
        raise NotationError(PairWithSuffix(text, behind, end))
    hand = StartingHand(high, low, _SUFFIXES[suffix])
    return _Spelled(hand, (at, at + len(first)), at, end)


def _two_cards(text: str, at: int, end: int) -> _Spelled:
    """The two cards spelled here; a blank may part them."""
    start = _behind(_BLANKS, text, end)
    behind = _behind(_SPELLED, text, start)
    if _count_cards(text[at:end]) == 1 == _count_cards(text[start:behind]):
        end = behind
    if len(_places(text[at:end])) == 1:  # of a rank alone no card could be read
        raise NotationError(WrongCardCount(text, at, end, 1, 2, 2))
    try:
        read = read_cards(text[at:end])
    except NotationError as fault:
        why = fault.reason
        why = replace(why, text=text, start=at + why.start, end=at + why.end)
        raise NotationError(why) from None
    for card, (one, other) in zip(read.cards, read.spans, strict=True):
        if card is Card.JOKER:
            found = text[at + one : at + other]
            raise NotationError(UnknownRank(text, at + one, at + other, found))
    if len(read.cards) != 2:
        raise NotationError(WrongCardCount(text, at, end, len(read.cards), 2, 2))
    combo = _combo(read.cards[0].number, read.cards[1].number)
    return _Spelled(combo, tuple([at + begin for begin, _ in read.spans]), at, end)


def _places(ranks: str) -> tuple[int, ...]:
    """The places of these ranks; of none, if something else stands among them."""
    try:
        return tuple([rank.place for rank in read_ranks(ranks).ranks])
    except NotationError:
        return ()


def _count_cards(cards: str) -> int:
    """How many cards are spelled there; 0 if something else stands among them."""
    try:
        return len(read_cards(cards).cards)
    except NotationError:
        return 0


def _refuse_doubtful_tens(text: str, spelled: Iterable[_Spelled]) -> None:
    """Refuse a T in a text whose hands mix the alphabets (RULES 1.5), as `strict` cards do.

    The letter behind the ranks counts too: "Т9s", with a Cyrillic Т, may be meant as a ten.
    """
    hands = list(spelled)
    letters = "".join([text[hand.start : hand.end] for hand in hands])
    latin, cyrillic = re.search("[A-Za-z]", letters), re.search("[А-Яа-я]", letters)
    tens = [at for hand in hands for at in hand.ranks if text[at] in _TENS_OR_ACES]
    if latin and cyrillic and tens:
        raise NotationError(AmbiguousT(text, tens[0], tens[0] + 1))


def _behind(pattern: re.Pattern[str], text: str, at: int) -> int:
    """The index behind what the pattern, which may match nothing, takes from `at` on."""
    found = pattern.match(text, at)
    return found.end() if found else at


# --- To text --------------------------------------------------------------------------


def range_text(hands: Range) -> str:
    """The canonical text of a range, which reads back as the same range.

    Heaviest first; of one weight pairs, then hands of both kinds, suited, offsuit, and single
    combos where not all of a hand are in. A range without combos has no text but "".

    >>> range_text(parse_range("AKo, aks; QQ JJ @ .50, KK, AA, TsKh"))
    'QQ+,AK,KhTs,JJ@0.5'
    """
    by_weight: dict[float, set[Combo]] = {}
    for combo, weight in _weighted(hands).items():
        by_weight.setdefault(weight, set()).add(combo)
    texts: list[str] = []
    for weight in sorted(by_weight, reverse=True):
        mark = "" if weight == 1 else f"@{weight!r}"
        texts += [name + mark for name in _names(by_weight[weight])]
    return ",".join(texts)


def _names(combos: Collection[Combo]) -> Iterator[str]:
    """Names that together mean these combos, none of them twice."""
    if len(combos) == ALL_COMBOS:
        yield "random"
        return
    left = set(combos)
    whole = {hand for hand in map(starting_hand, HANDS_BY_EQUITY) if left.issuperset(hand.combos)}
    left.difference_update(_combos(whole))
    pairs = [StartingHand(rank, rank) for rank in range(12, -1, -1)]
    yield from _run_names([hand for hand in pairs if hand in whole])
    rows: dict[str, list[list[StartingHand]]] = {"": [], "s": [], "o": []}
    for high in range(12, 0, -1):
        suited, offsuit = (
            [low for low in range(high - 1, -1, -1) if StartingHand(high, low, suits) in whole]
            for suits in "so"
        )
        lows = {"": suited} if suited == offsuit else {"s": suited, "o": offsuit}
        for suits, row in lows.items():
            rows[suits].append([StartingHand(high, low, suits) for low in row])
    for row_of_hands in (row for kind in rows.values() for row in kind):
        yield from _run_names(row_of_hands)
    yield from map(_combo_name, sorted(left, key=_best_first))


def _run_names(row: Sequence[StartingHand]) -> Iterator[str]:
    """Hands of one row, best first, as few names: "A2s+", "KTo-K8o", "QJs"."""
    start = 0
    for end in range(1, len(row) + 1):
        if end < len(row) and row[end].low == row[end - 1].low - 1:
            continue
        first, last = row[start], row[end - 1]
        start = end
        if first == last:
            yield str(first)
        elif _and_higher(first) == [first]:
            yield f"{last}+"
        else:
            yield f"{first}-{last}"


def _best_first(combo: Combo) -> tuple[int, int, int, int]:
    """Orders combos by their ranks, the highest first, and by their suits, spades first."""
    one, two = combo
    return -(one // 4), -(two // 4), one % 4, two % 4


def _combo_name(combo: Combo) -> str:
    """Its higher card first, "AsKh"; in a pair the suit that comes first, "AsAh"."""
    one, two = combo if combo[0] // 4 > combo[1] // 4 else combo[::-1]
    return f"{CARDS[one]}{CARDS[two]}"
