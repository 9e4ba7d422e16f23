# cython: boundscheck=False, wraparound=False, cdivision=True, nonecheck=False
"""The strength of five to seven cards as an integer: larger wins, equal ones tie.

It is the rung of the hand on the ladder of its ranking (tables.py). The source runs as it
stands; with `fast.pxd` beside it Cython makes C of it. Both give the same answers.

Every card has a *word*: the weight of its rank from bit 16 up and, below, a count of four
bits for its suit. A hand is the sum of its words. Each count begins at three, so the fifth
card of a suit sets its highest bit; without one the sum of weights finds the rung. Beside it
a hand has a *set*: a bit for each card, sixteen to a suit, which knows doubles and flushes.
"""

from array import array
from collections.abc import Sequence
from pkgutil import get_data
from struct import unpack_from
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeAlias

from fifthstreet.cards import Card, Category, Deck, Rank
from fifthstreet.notation import parse_cards
from fifthstreet.strength.ranking import JOKER_BUG, JOKER_WILD, STANDARD, Joker, Ranking
from fifthstreet.strength.tables import LADDERS, LOWEST, WEIGHTS

try:
    import cython
except ImportError:  # the compiled module has no need of it
    from fifthstreet.strength import uncompiled as cython

if TYPE_CHECKING:
    from typing_extensions import Buffer

Hand: TypeAlias = Sequence[Card] | str | int
"""Cards, their text, or a mask with the bit 1 << number of each card."""

USUAL = STANDARD  # of which the compiled module knows the address

MOST_PARTS = 16
COUNTING = Lock()  # TALLIES serves one count at a time

EMPTY = 0x3333
"""The word of a hand before its first card."""

FLUSH = 0x8888
"""Set in the word of a hand that has five cards of a suit."""

# C arrays in the compiled module, with the sizes that stand in fast.pxd.
WORDS = [0] * 320  # by ladder, 64 each, and number of the card
SETS = [0] * 64  # by number of the card
ROWS = [0] * 5  # by ladder: where its rows begin in OFFSETS
OFFSETS = [0] * 19248
RUNGS = [0] * 230400
FLUSHES = [0] * 40960  # by ladder, 8192 each, and set of ranks
KNOWN = [0] * 1024  # addresses of cards, by some of their bits,
KNOWN_WORDS = [0] * 1024  # their words
KNOWN_SETS = [0] * 1024  # and their sets
APART = [0] * 24576  # by size of a row, 8192 each, distance, 1024 each, and byte: see _any_bad
LOWEST_NUMBER = [0] * 5  # by ladder
TALLIES = [0] * 262144  # by part of the work, 16384 each, and rung, two each: hands
STRAIGHTS = FULL_HOUSES = STRAIGHT_FLUSHES = FIVES = 0  # strengths where these begin

FIRSTS: dict[str, tuple[int, ...]] = {}
"""By name of the ranking: the lowest strength of each category, and one above the last."""

LADDER_OF = {ranking.name: place for place, ranking in enumerate(LADDERS)}
LADDER_OF |= {JOKER_WILD.name: 0, JOKER_BUG.name: 0}


def evaluate(cards: Hand, ranking: Ranking = STANDARD) -> int:
    """The strength of five, six or seven cards: larger wins, equal ones tie.

    cards    Card values, a text, or a mask of 52 bits (53 with a joker)
    ranking  one of tables.LADDERS, JOKER_WILD or JOKER_BUG; strengths of one ranking can be
             compared, and begin at 1

    Raises NotationError for a text that cannot be read; ValueError if a card comes twice,
    is not in the deck of the ranking, or there are too few or too many; TypeError for
    what is no card.

    >>> evaluate("As Ks Qs Js Ts"), evaluate("7s 5h 4d 3c 2s")
    (7462, 1)
    """
    if ranking is not STANDARD or not isinstance(cards, (list, tuple)):
        return _of_any(cards, ranking)
    word = EMPTY
    total = 0
    union = 0
    count = 0
    for card in cards:
        address = id(card)
        slot = address >> 4 & 1023
        while KNOWN[slot] != address:
            if KNOWN[slot] == 0:
                return _of_any(cards, ranking)
            slot = slot + 1 & 1023
        word += KNOWN_WORDS[slot]
        total += KNOWN_SETS[slot]
        union |= KNOWN_SETS[slot]
        count += 1
    if total != union or count < 5 or count > 7:
        return _of_any(cards, ranking)
    return _rung(word, union, 0, 0)


def category_of(strength: int, ranking: Ranking = STANDARD) -> Category:
    """The category of a strength that `evaluate` gave.

    Raises ValueError if no hand of the ranking has this strength.

    >>> category_of(evaluate("As Ad Ah 7c 7s 2d 3h")).value
    'full_house'
    """
    _ladder_of(ranking)
    *firsts, end = FIRSTS[ranking.name]
    if not 1 <= strength < end:
        raise ValueError(f"strengths of {ranking.name} are 1 to {end - 1}, not {strength}")
    place = sum([first <= strength for first in firsts]) - 1
    return ranking.order[place]


def has_ladder(ranking: Ranking) -> bool:
    """Whether `evaluate` knows the hands of this ranking."""
    return ranking in (*LADDERS, JOKER_WILD, JOKER_BUG)


def evaluate_batch(
    hands: "Buffer", ranking: Ranking = STANDARD, *, threads: int = 1
) -> "array[int]":
    """The strengths of many hands, in their order, as an array of 16-bit integers.

    hands    a contiguous buffer (array, memoryview, NumPy array ...): n rows of five to seven
             card numbers of 8 bits, 4 * rank + suit with ranks 2..A as 0..12 and suits
             s h d c as 0..3; or n masks of 64 bits, of hands of one size
    ranking  one of tables.LADDERS
    threads  how many share the work; the interpreter is free for others meanwhile

    `numpy.asarray` takes the answer as it is. Raises ValueError for another shape, and for a
    card that comes twice or is not in the deck, naming the row.

    >>> rows = memoryview(bytes([48, 44, 40, 36, 32, 20, 8, 12, 0, 1, 6, 11])).cast("B", (2, 6))
    >>> list(evaluate_batch(rows))
    [7462, 4150]
    """
    flat, count, cards = _rows(hands)
    out = array("H", bytes(2)) * count
    _evaluate_all(flat, memoryview(out), cards, ranking, threads)
    return out


def evaluate_into(
    out: "Buffer", hands: "Buffer", ranking: Ranking = STANDARD, *, threads: int = 1
) -> None:
    """`evaluate_batch` into memory that is there already: that saves a fifth of the time.

    out  a contiguous buffer of 16-bit integers, one for each hand

    Raises ValueError as `evaluate_batch`, and for another format or size of `out`.
    """
    flat, count, cards = _rows(hands)
    into = memoryview(out)
    if into.readonly or not into.c_contiguous or into.format.lstrip("@=<") != "H":
        raise ValueError("strengths are written side by side as unsigned 16-bit integers")
    if into.obj is flat.obj:
        raise ValueError("strengths may not overwrite the hands they are of")
    if into.nbytes != 2 * count:
        raise ValueError(f"{count} hands have as many strengths, not {into.nbytes // 2}")
    if count:
        _evaluate_all(flat, into.cast("B").cast("H"), cards, ranking, threads)


def _rows(hands: "Buffer") -> tuple[memoryview, int, int]:
    """The card numbers of all hands, how many hands there are, and the size of each."""
    view = memoryview(hands)
    if not view.c_contiguous:
        raise ValueError("hands lie side by side in memory: this buffer has steps or gaps")
    if view.format.lstrip("@=<") in ("Q", "L") and view.itemsize == 8 and view.ndim == 1:
        if len(view) == 0:
            return memoryview(b""), 0, 7
        view = _rows_of_masks(memoryview(view.tobytes()).cast("Q"))  # also of a ctypes array
    elif view.format not in ("B", "<B", "=B", "@B", "c"):
        raise ValueError(f"card numbers are unsigned bytes, masks 64 bits, not {view.format!r}")
    if view.ndim != 2 or not 5 <= (view.shape or (0, 0))[1] <= 7:
        raise ValueError(f"rows of five to seven cards are evaluated, not the shape {view.shape}")
    assert view.shape is not None
    count, cards = view.shape
    return view.cast("B") if count else memoryview(b""), count, cards


def _evaluate_all(
    flat: memoryview, out: memoryview, cards: int, ranking: Ranking, threads: int
) -> None:
    ladder = _ladder_of(ranking)
    if ranking.joker is not None:
        raise ValueError(f"a batch of {ranking.name}: no jokers in a batch")
    count = len(out)
    if count == 0:
        return
    parts = max(1, min(_checked(threads), count // 1024))
    bounds = [count * part // parts for part in range(parts + 1)]
    bad = _in_threads(
        [
            (_batch, flat, out, bounds[part], bounds[part + 1], cards, ladder)
            for part in range(parts)
        ]
    )
    wrong = [row for row in bad if row >= 0]
    if wrong:
        raise ValueError(_fault_of_row(flat, cards, min(wrong), ranking))


def count_all(
    cards: int, ranking: Ranking = STANDARD, *, joker: bool = False, threads: int = 1
) -> dict[Category, int]:
    """How many hands of so many cards are of each category: every hand of the deck is made.

    cards  5 to 7
    joker  the deck has one; the ranking must know what to do with it

    The last card is counted rank by rank where it can complete no flush, and so are the last
    two.
    """
    ladder = _ladder_of(ranking)
    if not 5 <= cards <= 7:
        raise ValueError(f"hands of 5 to 7 cards are counted, not of {cards}")
    *_, end = FIRSTS[ranking.name]
    lowest = 4 * LOWEST[LADDERS[ladder]]
    deck = 52 - lowest
    kind = _joker_kind(ranking) if joker else 0
    if joker and not kind:
        raise ValueError(f"the ranking {ranking.name} knows no joker")
    parts = _checked(threads)
    totals = [0] * end
    for own, wild in ((cards, 0), (cards - 1, kind)) if joker else ((cards, 0),):
        with COUNTING:
            _in_threads(
                [
                    (_count, part, parts, own, lowest, lowest + deck, ladder, wild)
                    for part in range(parts)
                ]
            )
            for rung in range(end):
                for place in range(2 * rung, 16384 * parts, 16384):
                    totals[rung] += TALLIES[place] + TALLIES[place + 1]
    found = dict.fromkeys(ranking.order, 0)
    for rung in range(1, end):
        if totals[rung]:
            found[category_of(rung, ranking)] += totals[rung]
    return found


# --- Everything but the common case ---------------------------------------------------------


def _of_any(cards: Any, ranking: Ranking) -> int:
    """`evaluate` with all its checks."""
    ladder = _ladder_of(ranking)
    chosen = _cards(cards)
    seen = set(chosen)
    if len(seen) != len(chosen):
        raise ValueError(f"a card comes twice in {' '.join(map(str, chosen))}")
    if not 5 <= len(chosen) <= 7:
        raise ValueError(f"strength is of five to seven cards, not of {len(chosen)}")
    kind = _joker_kind(ranking)
    word = EMPTY
    union = 0
    for card in chosen:
        if card is Card.JOKER and kind:
            continue
        if card is Card.JOKER or card.rank.place < LOWEST[LADDERS[ladder]]:
            raise ValueError(f"{card} is not in the deck of {ranking.name}")
        word += WORDS[64 * ladder + card.number]
        union |= SETS[card.number]
    if Card.JOKER in seen:
        return _with_joker(word, union, kind)
    return _rung(word, union, ROWS[ladder], ladder)


def _cards(cards: Any) -> Sequence[Card]:
    if isinstance(cards, str):
        return parse_cards(cards)
    if isinstance(cards, int):
        if not 0 <= cards < 1 << 53:
            raise ValueError(f"a mask has a bit for each of 53 cards; {cards:#x} does not")
        return [card for card in Deck.JOKER.cards if cards >> card.number & 1]
    chosen = list(cards)
    for card in chosen:
        if not isinstance(card, Card):
            raise TypeError(f"{card!r} is no card")
    return chosen


def _joker_kind(ranking: Ranking) -> int:
    """0 without a joker, 1 for a wild one, 2 for a bug."""
    return {None: 0, Joker.WILD: 1, Joker.BUG: 2}[ranking.joker]


def _ladder_of(ranking: Ranking) -> int:
    if not isinstance(ranking, Ranking):
        raise TypeError(f"strength is that of a ranking, as game.ranking, not of {ranking!r}")
    if not has_ladder(ranking):
        raise ValueError(f"there are no tables for the ranking {ranking.name}")
    return LADDER_OF[ranking.name]


def _checked(threads: int) -> int:
    if type(threads) is not int or threads < 1:
        raise ValueError(f"one thread or more, not {threads!r}")
    return min(threads, MOST_PARTS)


def _fault_of_row(flat: memoryview, cards: int, row: int, ranking: Ranking) -> str:
    numbers = list(flat[row * cards : (row + 1) * cards])
    for number in numbers:
        if not 4 * LOWEST[ranking] <= number < 52:
            return f"row {row}: {number} is no card of the deck of {ranking.name}"
    return f"row {row}: a card comes twice in {numbers}"


def _rows_of_masks(masks: memoryview) -> memoryview:
    """The cards of masks, row by row."""
    size = int(masks[0]).bit_count()
    rows = bytearray(size * len(masks))
    if size < 5 or size > 7:
        raise ValueError(f"masks of five to seven cards are evaluated, not of {size}")
    bad = _unpack(masks, memoryview(rows), size)
    if bad >= 0:
        raise ValueError(f"row {bad}: {masks[bad]:#x} is no mask of {size} cards")
    return memoryview(rows).cast("B", (len(masks), size))


def _in_threads(work: list[tuple[Any, ...]]) -> list[int]:
    """What each call answers, each in a thread of its own."""
    if len(work) == 1:
        return [call(*arguments) for call, *arguments in work]
    from concurrent.futures import ThreadPoolExecutor  # here: it is slow to import

    with ThreadPoolExecutor(len(work)) as pool:
        calls = [pool.submit(call, *arguments) for call, *arguments in work]
        return [done.result() for done in calls]


def _batch(
    flat: memoryview, out: memoryview, first: int, last: int, cards: int, ladder: int
) -> int:
    """Evaluate some of the rows without holding the interpreter; the first bad row or -1."""
    view = flat
    strengths = out
    flushes = memoryview(array("q", bytes(8 * 147)))
    with cython.nogil:
        bad = _evaluate_rows(view, strengths, flushes, first, last, cards, ladder)
    return bad


def _count(part: int, parts: int, cards: int, low: int, high: int, ladder: int, kind: int) -> int:
    """Count some of the hands without holding the interpreter."""
    with cython.nogil:
        _count_hands(part, parts, cards, low, high, ladder, kind)
    return 0


# --- Loops ----------------------------------------------------------------------------------


def _rung(word: int, union: int, row: int, ladder: int) -> int:
    """The rung of a hand without a joker.

    row, ladder  where the rows of its ladder begin, and which it is
    """
    if word & FLUSH:
        return _flush_rung(word, union, ladder)
    key = word >> 16
    return RUNGS[OFFSETS[row + (key >> 10)] + (key & 1023)]


def _flush_rung(word: int, union: int, ladder: int) -> int:
    if word & 0x00FF & FLUSH:
        if word & 0x0008:
            return FLUSHES[8192 * ladder + (union & 0x1FFF)]
        return FLUSHES[8192 * ladder + (union >> 16 & 0x1FFF)]
    if word & 0x0800:
        return FLUSHES[8192 * ladder + (union >> 32 & 0x1FFF)]
    return FLUSHES[8192 * ladder + (union >> 48 & 0x1FFF)]


def _with_joker(word: int, union: int, kind: int) -> int:
    """The best of all hands in which the joker stands for a card that is not held.

    kind  1: any card; 2: an ace, or what completes a straight or a flush
    """
    best = 0
    for rank in range(12, -1, -1):
        missing = False
        for number in range(4 * rank, 4 * rank + 4):
            if union & SETS[number]:
                continue
            missing = True
            rung = _rung(word + WORDS[number], union | SETS[number], 0, 0)
            if rung > best and (kind == 1 or rank == 12 or _completed(rung)):
                best = rung
        if not missing and (kind == 1 or rank == 12):
            return FIVES + (rank if kind == 1 else 0)
    return best


def _completed(rung: int) -> bool:
    return STRAIGHTS <= rung < FULL_HOUSES or rung >= STRAIGHT_FLUSHES


def _evaluate_rows(
    flat: memoryview,
    out: memoryview,
    flushes: memoryview,
    first: int,
    last: int,
    cards: int,
    ladder: int,
) -> int:
    """Check and evaluate rows, so many at a time that they stay at hand; first bad one or -1."""
    start = first
    end = len(out) * cards
    while start < last:
        stop = min(start + 146, last)
        # With plain numbers the compiler can do more.
        if ladder:
            bad = _any_bad(flat, start * cards, stop * cards, end, cards, ladder)
        elif cards == 7:
            bad = _any_bad(flat, start * 7, stop * 7, end, 7, 0)
        else:
            bad = _any_bad(flat, start * cards, stop * cards, end, cards, 0)
        if bad:
            for row in range(start, stop):
                if _any_bad(flat, row * cards, (row + 1) * cards, end, cards, ladder):
                    return row
        if ladder:
            flush_count = _strengths(flat, out, flushes, start, stop, cards, ladder)
        elif cards == 7:
            flush_count = _strengths(flat, out, flushes, start, stop, 7, 0)
        else:
            flush_count = _strengths(flat, out, flushes, start, stop, cards, 0)
        for i in range(flush_count):
            _correct_flush(flat, out, flushes[i], cards, ladder)
        start = stop
    return -1


def _any_bad(flat: memoryview, start: int, stop: int, end: int, cards: int, ladder: int) -> int:
    """Whether some row from byte to byte has a card twice, or one that is not in the deck.

    Each byte is held against the six behind it. They are 0 apart if they are equal, and 255
    where APART says that they are of different rows.

    end  of the buffer
    """
    size = stop - start
    low = LOWEST_NUMBER[ladder] if ladder else 0
    highest = 0
    least = 255
    table = 8192 * (cards - 5)
    # Up to six bytes behind the rows are read, where there are any.
    whole = size if stop + 6 <= end else size - 6
    for i in range(whole):
        card = flat[start + i]
        number = card - low & 255
        if number > highest:
            highest = number
        apart = card ^ flat[start + i + 1] | APART[table + 1024 + i]
        if apart < least:
            least = apart
        apart = card ^ flat[start + i + 2] | APART[table + 2048 + i]
        if apart < least:
            least = apart
        apart = card ^ flat[start + i + 3] | APART[table + 3072 + i]
        if apart < least:
            least = apart
        apart = card ^ flat[start + i + 4] | APART[table + 4096 + i]
        if apart < least:
            least = apart
        apart = card ^ flat[start + i + 5] | APART[table + 5120 + i]
        if apart < least:
            least = apart
        apart = card ^ flat[start + i + 6] | APART[table + 6144 + i]
        if apart < least:
            least = apart
    for i in range(whole if whole > 0 else 0, size):  # fewer than six are behind these
        number = flat[start + i] - low & 255
        if number > highest:
            highest = number
        for distance in range(1, size - i):
            apart = flat[start + i] ^ flat[start + i + distance]
            apart |= APART[table + 1024 * distance + i]
            if apart < least:
                least = apart
    return least == 0 or highest > 51 - low


def _strengths(
    flat: memoryview,
    out: memoryview,
    flushes: memoryview,
    start: int,
    stop: int,
    cards: int,
    ladder: int,
) -> int:
    """Evaluate rows that are checked, as if there were no flushes; note the rows that have one.

    To note each row, and to forget it if it has none, is faster than to guess.
    """
    words = 64 * ladder
    row_of = ROWS[ladder] if ladder else 0
    count = 0
    for row in range(start, stop):
        word = 0x3333  # EMPTY, and below FLUSH: plain numbers are a tenth faster here
        for i in range(cards):
            word += WORDS[words + flat[row * cards + i]]
        key = word >> 16
        out[row] = RUNGS[OFFSETS[row_of + (key >> 10)] + (key & 1023)]
        flushes[count] = row
        count += (word & 0x8888) != 0
    return count


def _correct_flush(flat: memoryview, out: memoryview, row: int, cards: int, ladder: int) -> None:
    word = EMPTY
    union = 0
    for i in range(row * cards, row * cards + cards):
        word += WORDS[flat[i]]
        union |= SETS[flat[i]]
    out[row] = _flush_rung(word, union, ladder)


def _count_hands(
    part: int, parts: int, cards: int, low: int, high: int, ladder: int, kind: int
) -> None:
    """Count hands by rung; of the parts, those whose two highest cards add up to this one.

    low, high  the numbers of the deck's first card and behind its last
    kind       of a joker that is held beside the cards; 0 without
    """
    words = 64 * ladder
    tally = 16384 * part
    for place in range(tally, tally + 16384):
        TALLIES[place] = 0
    for first in range(low + cards - 1, high):
        for second in range(low + cards - 2, first):
            if (first + second) % parts == part:
                _count_below(
                    tally,
                    EMPTY + WORDS[words + first] + WORDS[words + second],
                    SETS[first] | SETS[second],
                    second,
                    cards - 2,
                    low,
                    ladder,
                    kind,
                )


def _count_below(
    tally: int, word: int, union: int, below: int, left: int, low: int, ladder: int, kind: int
) -> None:
    """Add so many cards with smaller numbers in every way, the last of them rank by rank.

    Every rung has two places, so that one need not wait until the other is written.
    """
    words = 64 * ladder
    row = ROWS[ladder]
    if left > 2:
        for card in range(low + left - 1, below):
            _count_below(
                tally,
                word + WORDS[words + card],
                union | SETS[card],
                card,
                left - 1,
                low,
                ladder,
                kind,
            )
        return
    if kind == 0 and not word + 0x2222 & FLUSH:  # two more of any suit make no flush
        _count_two(tally, word, below, low, ladder)
        return
    for card in range(low + 1, below):
        so_far = word + WORDS[words + card]
        held = union | SETS[card]
        if kind:
            for last in range(low, card):
                rung = _with_joker(so_far + WORDS[words + last], held | SETS[last], kind)
                TALLIES[tally + 2 * rung] += 1
        elif so_far + 0x1111 & FLUSH:  # another card of some suit can make a flush
            for last in range(low, card):
                rung = _rung(so_far + WORDS[words + last], held | SETS[last], row, ladder)
                TALLIES[tally + 2 * rung] += 1
        else:
            for last in range(low, card - 3, 4):
                key = so_far + WORDS[words + last] >> 16
                rung = RUNGS[OFFSETS[row + (key >> 10)] + (key & 1023)]
                TALLIES[tally + 2 * rung + (last >> 2 & 1)] += 4
            if card & 3:  # those of its own rank
                key = so_far + WORDS[words + card] >> 16
                rung = RUNGS[OFFSETS[row + (key >> 10)] + (key & 1023)]
                TALLIES[tally + 2 * rung] += card & 3


def _count_two(tally: int, word: int, below: int, low: int, ladder: int) -> None:
    """Add two cards with smaller numbers in every way, both of them rank by rank."""
    words = 64 * ladder
    row = ROWS[ladder]
    own = below & 3  # cards left of the rank that the limit is of; four of each lower one
    top = below & ~3
    for first in range(low, top + 4 if own else top, 4):
        there = 4 if first < top else own
        so_far = word + WORDS[words + first]
        for second in range(low, first, 4):
            key = so_far + WORDS[words + second] >> 16
            rung = RUNGS[OFFSETS[row + (key >> 10)] + (key & 1023)]
            TALLIES[tally + 2 * rung + (second >> 2 & 1)] += 4 * there
        if there > 1:
            key = so_far + WORDS[words + first] >> 16
            rung = RUNGS[OFFSETS[row + (key >> 10)] + (key & 1023)]
            TALLIES[tally + 2 * rung] += there * (there - 1) // 2


def _unpack(masks: memoryview, rows: memoryview, cards: int) -> int:
    """Write the cards of masks into rows; the first mask of another size, or -1."""
    for i in range(len(masks)):
        mask = masks[i]
        at = i * cards
        end = at + cards
        number = 0
        while mask:
            if mask & 1:
                if at == end or number > 51:
                    return i
                rows[at] = number
                at += 1
            mask >>= 1
            number += 1
        if at != end:
            return i
    return -1


# --- Filling the tables ---------------------------------------------------------------------


def _fill() -> None:
    data = get_data("fifthstreet.strength", "fast.tables")  # importlib.resources takes 8 ms
    assert data is not None
    at = row = rung = 0
    for ladder, ranking in enumerate(LADDERS):
        offsets, rungs, flushes, firsts = unpack_from("<4I", data, at)
        at += 16
        ROWS[ladder] = row
        _fill_one(data, at, offsets, rungs, flushes, row, rung, ladder)
        row += offsets
        rung += rungs
        at += 4 * offsets + 2 * (rungs + flushes)
        FIRSTS[ranking.name] = unpack_from(f"<{firsts}H", data, at)
        at += 2 * firsts
        lowest = LOWEST[ranking]
        LOWEST_NUMBER[ladder] = 4 * lowest
        for card in Deck.FULL.cards[4 * lowest :]:
            weight = WEIGHTS[card.rank.place - lowest]
            WORDS[64 * ladder + card.number] = weight << 16 | 1 << 4 * card.suit.place


def _fill_one(
    data: bytes,
    at: int,
    offsets: int,
    rungs: int,
    flushes: int,
    row: int,
    rung: int,
    ladder: int,
) -> None:
    for i in range(offsets):
        there = at + 4 * i
        offset = data[there] | data[there + 1] << 8 | data[there + 2] << 16
        OFFSETS[row + i] = rung + offset
    at += 4 * offsets
    for i in range(rungs):
        RUNGS[rung + i] = data[at + 2 * i] | data[at + 2 * i + 1] << 8
    at += 2 * rungs
    for i in range(flushes):
        FLUSHES[8192 * ladder + i] = data[at + 2 * i] | data[at + 2 * i + 1] << 8


def _fill_cards() -> None:
    for card in Deck.FULL.cards:
        SETS[card.number] = 1 << 16 * card.suit.place + card.rank.place
        address = id(card)
        slot = address >> 4 & 1023
        while KNOWN[slot]:
            slot = slot + 1 & 1023
        KNOWN[slot] = address
        KNOWN_WORDS[slot] = WORDS[card.number]
        KNOWN_SETS[slot] = SETS[card.number]
    for cards in range(5, 8):
        for distance in range(1, 7):
            for i in range(1024):
                same_row = i % cards + distance < cards
                APART[8192 * (cards - 5) + 1024 * distance + i] = 0 if same_row else 255


def _fill_joker() -> None:
    """Five of a kind stands above the ladder of the natural hands."""
    global STRAIGHTS, FULL_HOUSES, STRAIGHT_FLUSHES, FIVES
    firsts = FIRSTS[STANDARD.name]
    begins = dict(zip(STANDARD.order, firsts, strict=False))
    STRAIGHTS = begins[Category.STRAIGHT]
    FULL_HOUSES = begins[Category.FULL_HOUSE]
    STRAIGHT_FLUSHES = begins[Category.STRAIGHT_FLUSH]
    *_, FIVES = firsts
    FIRSTS[JOKER_WILD.name] = (*firsts, FIVES + len(Rank))
    FIRSTS[JOKER_BUG.name] = (*firsts, FIVES + 1)


_fill()
_fill_cards()
_fill_joker()
