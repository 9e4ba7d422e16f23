# cython: boundscheck=False, wraparound=False, cdivision=True, nonecheck=False
"""Two ranges against each other on every board that can come.

On a board the hands of both ranges are put in order of strength and swept once. What a hand
beats is all that was swept before it, less the hands that hold one of its own two cards, so
it is enough to keep the weight swept so far, in all and by card.

Hands of the same two ranks are worth the same, but for flushes, and are swept as one: a
*group* of up to sixteen hands. Those that make a flush stand alone. Boards that differ only
in suits that are alike for both ranges and the deck are swept once.
"""

from collections.abc import Callable, Sequence
from itertools import permutations
from threading import Lock

from msgspec import Struct

from fifthstreet.odds.counts import unwatched
from fifthstreet.odds.ranges import Range
from fifthstreet.strength import fast

# C arrays in the compiled module; a call fills them anew, unless it finds them as it left them.
LOCK = Lock()
HIGH = [0] * 91  # ranks of a group
LOW = [0] * 91
PRESENT = [0] * 91  # the groups that some hand belongs to
# Weights by group, 16 each, suit of the higher card, 4 each, and suit of the lower one.
FIRST = [0.0] * 1456
SECOND = [0.0] * 1456
ALIVE = [0.0] * 52  # 1 for a card that can come or be held
# What is swept, groups by their number, then hands alone. Of each, the weight of its hands by
# higher card and by lower card, 8 each; their sum; and of hands that are in both ranges the
# product of both weights.
CARDS = [0] * 11344
BY_CARD_1 = [0.0] * 11344
BY_CARD_2 = [0.0] * 11344
SUM_1 = [0.0] * 1418
SUM_2 = [0.0] * 1418
SAME = [0.0] * 1418
STRENGTHS = [0] * 1418
ORDER = [0] * 1418  # the weakest first
SPARE = [0] * 1418
PILES = [0] * 129
SWEPT_1 = [0.0] * 52  # weight that has been swept, by card
SWEPT_2 = [0.0] * 52
BOARD = [0] * 5
LYING = [0] * 13  # how many of each rank lie there
UNSEEN = [0] * 52  # cards that can come
SUITS = [0] * 96  # permutations of suits that change nothing
# Boards so far; deals; those that the first range wins; those it wins or ties.
RESULT = [0.0] * 4
NOTES = [0] * 3  # how many are in PRESENT, in SUITS and in UNSEEN
KEY = [0]  # of the board that ORDER is for; 0 for none
HOLDS: list[object] = [None]  # the call that all this is for


class Swept(Struct, frozen=True):
    """How two ranges fare. A deal is a board with a hand of each range, by its weight.

    wins, losses, ties  deals the first range wins, loses and ties
    """

    wins: float
    losses: float
    ties: float


def outcomes(
    first: Range,
    second: Range,
    board: Sequence[int],
    unseen: Sequence[int],
    ladder: int,
    watch: Callable[[int], None] = unwatched,
) -> Swept:
    """Count the deals that each range wins.

    board   numbers of the cards that lie there, none to five
    unseen  numbers of the cards that can come or be held, ascending; those of a range of one
            combo do not come
    ladder  of fast.LADDER_OF
    watch   called with the number of boards counted so far, from time to time
    """
    lying = len(board)
    call = object()
    done = [0.0] * 4
    place = 0
    size = 1
    while place < size:
        with LOCK:  # not while somebody watches, who may ask for an equity himself
            if HOLDS[0] is not call:
                HOLDS[0] = None
                _set_up(first, second, board, unseen)
                for i in range(4):
                    RESULT[i] = done[i]
                HOLDS[0] = call
                size = 1 if lying == 5 else NOTES[2]
            if lying == 5:
                _sweep_board(1, ladder)
            elif place < size:
                _deal_one(lying, place, size, ladder)
            done = [RESULT[0], RESULT[1], RESULT[2], RESULT[3]]
        place += 1
        if lying < 5:
            watch(int(done[0]))
    return Swept(wins=done[2], losses=done[1] - done[3], ties=done[3] - done[2])


def _set_up(first: Range, second: Range, board: Sequence[int], unseen: Sequence[int]) -> None:
    for place in range(1456):
        FIRST[place] = 0
        SECOND[place] = 0
    for i, weight in enumerate(first.weights):
        FIRST[_place(first.numbers[2 * i], first.numbers[2 * i + 1])] = weight
    for i, weight in enumerate(second.weights):
        SECOND[_place(second.numbers[2 * i], second.numbers[2 * i + 1])] = weight
    for card in range(52):
        ALIVE[card] = 0
    held: set[int] = set()
    for hands in (first, second):
        if len(hands.weights) == 1:
            held.update(hands.numbers)
    NOTES[2] = 0
    for card in unseen:
        ALIVE[card] = 1
        if card not in held:
            UNSEEN[NOTES[2]] = card
            NOTES[2] += 1
    union = 0
    for place, card in enumerate(board):
        BOARD[place] = card
        union |= fast.SETS[card]
    for place in range(4):
        RESULT[place] = 0
    _note_groups()
    NOTES[1] = 0
    for suits in permutations(range(4)) if len(board) < 5 else [(0, 1, 2, 3)]:
        at = 4 * NOTES[1]
        for suit in range(4):
            SUITS[at + suit] = suits[suit]
        NOTES[1] += _changes_nothing(at, union)
    KEY[0] = 0


# --- Loops ----------------------------------------------------------------------------------


def _place(high: int, low: int) -> int:
    """Where the weight of a hand stands; the card with the higher number comes first."""
    rank = high >> 2
    group = rank * (rank + 1) // 2 + (low >> 2)
    return 16 * group + 4 * (high & 3) + (low & 3)


def _note_groups() -> None:
    NOTES[0] = 0
    for group in range(91):
        present = False
        for place in range(16 * group, 16 * group + 16):
            present = present or FIRST[place] > 0 or SECOND[place] > 0
        if present:
            PRESENT[NOTES[0]] = group
            NOTES[0] += 1
            _weigh(group, 0, 0)


def _changes_nothing(at: int, union: int) -> bool:
    """Whether this permutation of suits leaves board, deck and both ranges as they are."""
    if _permuted(union, at) != union:
        return False
    for card in range(52):
        if ALIVE[card] != ALIVE[(card & ~3) + SUITS[at + (card & 3)]]:
            return False
    for i in range(NOTES[0]):
        group = PRESENT[i]
        for s in range(4):
            for t in range(4):
                place = 16 * group + 4 * s + t
                a = SUITS[at + s]
                b = SUITS[at + t]
                if HIGH[group] == LOW[group] and a < b:
                    a, b = b, a
                other = 16 * group + 4 * a + b
                if (s > t or HIGH[group] != LOW[group]) and (
                    FIRST[place] != FIRST[other] or SECOND[place] != SECOND[other]
                ):
                    return False
    return True


def _permuted(union: int, at: int) -> int:
    image = 0
    for suit in range(4):
        image |= (union >> 16 * suit & 0x1FFF) << 16 * SUITS[at + suit]
    return image


def _deal_one(lying: int, place: int, size: int, ladder: int) -> None:
    """Lay a card on the board, with every board that follows with later cards."""
    card = UNSEEN[place]
    BOARD[lying] = card
    times = 0
    if lying == 4:
        times = _times()
        if times == 0:
            return
    ALIVE[card] = 0
    _weigh_rank(card >> 2)
    if lying == 4:
        _sweep_board(times, ladder)
    else:
        for other in range(place + 1, size):
            _deal_one(lying + 1, other, size, ladder)
    ALIVE[card] = 1
    _weigh_rank(card >> 2)


def _times() -> int:
    """How many boards are like this one, which is swept for all; 0 if another one is."""
    if NOTES[1] == 1:
        return 1
    union = 0
    for i in range(5):
        union |= fast.SETS[BOARD[i]]
    fixed = 0
    for i in range(NOTES[1]):
        image = _permuted(union, 4 * i)
        if image < union:
            return 0
        fixed += image == union
    return NOTES[1] // fixed


def _weigh_rank(rank: int) -> None:
    """Weigh the groups again in which there is this rank."""
    for i in range(NOTES[0]):
        if HIGH[PRESENT[i]] == rank or LOW[PRESENT[i]] == rank:
            _weigh(PRESENT[i], 0, 0)


def _weigh(group: int, suit: int, lying: int) -> None:
    """Add up the hands of a group.

    suit, lying  leave out those that make a flush with so many cards of this suit
    """
    to = 8 * group
    for place in range(to, to + 8):
        BY_CARD_1[place] = 0
        BY_CARD_2[place] = 0
    all_1 = 0.0
    all_2 = 0.0
    same = 0.0
    low = 4 * LOW[group]
    for s in range(4):
        if ALIVE[4 * HIGH[group] + s] > 0:
            at = 16 * group + 4 * s
            row_1 = 0.0
            row_2 = 0.0
            for t in range(4):
                if not lying or lying + (s == suit) + (t == suit) < 5:
                    one = FIRST[at + t] * ALIVE[low + t]
                    two = SECOND[at + t] * ALIVE[low + t]
                    row_1 += one
                    row_2 += two
                    same += one * two
                    BY_CARD_1[to + 4 + t] += one
                    BY_CARD_2[to + 4 + t] += two
            BY_CARD_1[to + s] = row_1
            BY_CARD_2[to + s] = row_2
            all_1 += row_1
            all_2 += row_2
    SUM_1[group] = all_1
    SUM_2[group] = all_2
    SAME[group] = same


def _sweep_board(times: int, ladder: int) -> None:
    """Sweep a board for so many that are like it."""
    key = 0
    union = 0
    for i in range(5):
        key += fast.WORDS[64 * ladder + BOARD[i]] >> 16
        union |= fast.SETS[BOARD[i]]
    suit = 0
    lying = 0
    for s in range(4):
        marks = union >> 16 * s & 0x1FFF
        size = 0
        while marks:
            marks &= marks - 1
            size += 1
        if size >= 3:
            suit = s
            lying = size
    if lying:
        count = NOTES[0]
        for i in range(NOTES[0]):
            _weigh(PRESENT[i], suit, lying)
            count = _stand_alone(PRESENT[i], suit, lying, count, union, ladder)
        _rank_groups(key, ladder)
        _sort(count)
        KEY[0] = 0
        _sweep(count, times)
        for i in range(NOTES[0]):
            _weigh(PRESENT[i], 0, 0)
    else:
        if KEY[0] != key:  # boards of the same ranks follow each other
            _rank_groups(key, ladder)
            _sort(NOTES[0])
            KEY[0] = key
        _sweep(NOTES[0], times)


def _stand_alone(group: int, suit: int, lying: int, count: int, union: int, ladder: int) -> int:
    """Let the hands of a group that make a flush stand alone; how many stand in ORDER then."""
    board = union >> 16 * suit & 0x1FFF
    for s in range(4):
        for t in range(4):
            place = 16 * group + 4 * s + t
            high = 4 * HIGH[group] + s
            low = 4 * LOW[group] + t
            if (
                lying + (s == suit) + (t == suit) >= 5
                and (FIRST[place] > 0 or SECOND[place] > 0)
                and ALIVE[high] * ALIVE[low] > 0
            ):
                alone = 91 + count - NOTES[0]
                marks = board
                if s == suit:
                    marks |= 1 << HIGH[group]
                if t == suit:
                    marks |= 1 << LOW[group]
                STRENGTHS[alone] = fast.FLUSHES[8192 * ladder + marks]
                CARDS[8 * alone] = high
                CARDS[8 * alone + 4] = low
                BY_CARD_1[8 * alone] = FIRST[place]
                BY_CARD_1[8 * alone + 4] = FIRST[place]
                BY_CARD_2[8 * alone] = SECOND[place]
                BY_CARD_2[8 * alone + 4] = SECOND[place]
                SUM_1[alone] = FIRST[place]
                SUM_2[alone] = SECOND[place]
                SAME[alone] = FIRST[place] * SECOND[place]
                ORDER[count] = alone
                count += 1
    return count


def _rank_groups(key: int, ladder: int) -> None:
    """Note how strong each group is on the board with this key, and put it into ORDER."""
    row = fast.ROWS[ladder]
    for rank in range(13):
        LYING[rank] = 0
    for i in range(5):
        LYING[BOARD[i] >> 2] += 1
    for i in range(NOTES[0]):
        group = PRESENT[i]
        sum_ = key + (fast.WORDS[64 * ladder + 4 * HIGH[group]] >> 16)
        sum_ += fast.WORDS[64 * ladder + 4 * LOW[group]] >> 16
        if _can_be(HIGH[group], LOW[group]):
            STRENGTHS[group] = fast.RUNGS[fast.OFFSETS[row + (sum_ >> 10)] + (sum_ & 1023)]
        ORDER[i] = group


def _can_be(high: int, low: int) -> bool:
    """Whether a deck has a hand of these ranks beside the board: five of one have no key.

    Suits do not count: the order is kept for other boards of these ranks.
    """
    if high == low:
        return LYING[high] <= 2
    return LYING[high] <= 3 and LYING[low] <= 3


def _sort(count: int) -> None:
    """Put ORDER in order of strength: by its low seven bits, then by its high ones."""
    for shift in range(0, 14, 7):
        for pile in range(129):
            PILES[pile] = 0
        for i in range(count):
            PILES[(STRENGTHS[ORDER[i]] >> shift & 127) + 1] += 1
        for pile in range(128):
            PILES[pile + 1] += PILES[pile]
        for i in range(count):
            pile = STRENGTHS[ORDER[i]] >> shift & 127
            SPARE[PILES[pile]] = ORDER[i]
            PILES[pile] += 1
        for i in range(count):
            ORDER[i] = SPARE[i]


def _sweep(count: int, times: int) -> None:
    """Add up who beats whom among the groups in ORDER."""
    all_1 = 0.0
    all_2 = 0.0
    wins = 0.0
    not_lost = 0.0
    both = 0.0
    for card in range(52):
        SWEPT_1[card] = 0
        SWEPT_2[card] = 0
    i = 0
    while i < count:
        end = i
        while end < count and STRENGTHS[ORDER[end]] == STRENGTHS[ORDER[i]]:
            group = ORDER[end]
            if SUM_1[group] > 0:
                wins += SUM_1[group] * all_2 - _sharing(group)
            end += 1
        for k in range(i, end):
            group = ORDER[k]
            all_1 += SUM_1[group]
            all_2 += SUM_2[group]
            for place in range(8 * group, 8 * group + 8):
                SWEPT_1[CARDS[place]] += BY_CARD_1[place]
                SWEPT_2[CARDS[place]] += BY_CARD_2[place]
        for k in range(i, end):
            group = ORDER[k]
            if SUM_1[group] > 0:
                not_lost += SUM_1[group] * all_2 - _sharing(group) + SAME[group]
                both += SAME[group]
        i = end
    deals = all_1 * all_2 + both
    for card in range(52):
        deals -= SWEPT_1[card] * SWEPT_2[card]
    RESULT[0] += times
    RESULT[1] += times * deals
    RESULT[2] += times * wins
    RESULT[3] += times * not_lost


def _sharing(group: int) -> float:
    """Weight of the deals in which a hand of the group would share a card with one swept."""
    total = 0.0
    for place in range(8 * group, 8 * group + 8):
        total += BY_CARD_1[place] * SWEPT_2[CARDS[place]]
    return total


def _name_groups() -> None:
    for high in range(13):
        for low in range(high + 1):
            group = high * (high + 1) // 2 + low
            HIGH[group] = high
            LOW[group] = low
            for suit in range(4):
                CARDS[8 * group + suit] = 4 * high + suit
                CARDS[8 * group + 4 + suit] = 4 * low + suit


_name_groups()
