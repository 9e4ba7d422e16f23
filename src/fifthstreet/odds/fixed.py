# cython: boundscheck=False, wraparound=False, cdivision=True, nonecheck=False
"""Known hands against each other on every board that can come, counted without dealing them.

Without flushes strength depends on ranks only. So every choice of ranks that can complete the
board is judged once and weighs as many boards as have these ranks. Then come the boards with
enough cards of one suit that somebody has a flush; no board has enough of two suits:

- If no rank comes twice on the board, nobody has more than a flush: the suited cards alone
  decide, however the board goes on. These boards never were in the weights above.
- If one does, the board is judged twice: what it counted without the flush is taken away,
  and what it gives with it is added.

Suits that look alike to all hands, the board and the deck are judged once. Before the flop
some 20,000 showdowns stand for 1,712,304 boards.
"""

from collections.abc import Sequence
from math import comb
from threading import Lock

from fifthstreet.strength import fast

# C arrays in the compiled module; every call fills them anew, one call at a time.
LOCK = Lock()
COUNTS = [0] * 512  # by set of players: boards they win, together if they are more than one
SUMS = [0] * 9  # by player: the sum of weights of his cards and the board,
NOW = [0] * 9  # the same with the suited cards that come,
FLUSHES = [0] * 9  # the strength of his flush with them
STRENGTHS = [0] * 9  # and of his hand
HELD = [0] * 36  # by suit, 9 each, and player: the set of ranks he has, the board included,
SUITED = [0] * 36  # and how many cards
UNSEEN = [0] * 13  # cards that can come, by rank,
OTHERS = [0] * 13  # and those that are not of one suit
SETS = [0] * 4  # by suit: the ranks that can come,
FEWEST = [0] * 4  # of how many of them somebody makes a flush,
ALIKE = [0] * 4  # and how many suits look like it; 0 if nobody does, or one before does
# Choices of up to five cards by rank. Those of n cards begin at ENDS[n]: first those without
# a rank twice, up to before SINGLES[n], then the others.
ENDS = [0] * 7
SINGLES = [0] * 7
BASES = [0] * 8568  # the choice without its highest rank
HIGHEST = [0] * 8568  # that rank
COPIES = [0] * 8568  # and how many of it
MARKS = [0] * 8568  # set of ranks
KEYS = [0] * 8568  # sum of weights, for the ladder whose number plus one is LISTED[0]
LISTED = [0]
WAYS = [0] * 8568  # in how many ways these cards can be taken from the unseen
# In how many ways without a rank twice and, by suit, 8568 each,
NONE = [0] * 34272  # with no card of another suit,
ONE = [0] * 34272  # with one
TWO = [0] * 34272  # with two
CHOOSE = [0] * 25  # of n cards, five each, k


def outcomes(
    holes: Sequence[Sequence[int]], board: Sequence[int], unseen: Sequence[int], ladder: int
) -> list[int]:
    """How many boards each set of players wins, all together if it is more than one.

    holes   numbers of each player's two cards, for 2 to 9 players
    board   numbers of the cards that lie there, none to five
    unseen  numbers of the cards that can come
    ladder  of fast.LADDER_OF

    The answer has a place for every set of players: bit i stands for player i.
    """
    players = len(holes)
    on_board = 0
    for number in board:
        on_board |= 1 << (number >> 2)
    with LOCK:
        _set_up(holes, board, unseen, ladder)
        _count(players, on_board, len(board), ladder)
        return [COUNTS[winners] for winners in range(1 << players)]


def _set_up(
    holes: Sequence[Sequence[int]], board: Sequence[int], unseen: Sequence[int], ladder: int
) -> None:
    players = len(holes)
    for winners in range(1 << players):
        COUNTS[winners] = 0
    for place in range(36):
        HELD[place] = 0
        SUITED[place] = 0
    for player in range(players):
        SUMS[player] = 0
        for number in (*holes[player], *board):
            place = 9 * (number & 3) + player
            SUMS[player] += fast.WORDS[64 * ladder + number] >> 16
            HELD[place] |= 1 << (number >> 2)
            SUITED[place] += 1
    for rank in range(13):
        UNSEEN[rank] = 0
    for suit in range(4):
        SETS[suit] = 0
    for number in unseen:
        UNSEEN[number >> 2] += 1
        SETS[number & 3] |= 1 << (number >> 2)


# --- Loops ----------------------------------------------------------------------------------


def _count(players: int, on_board: int, lying: int, ladder: int) -> None:
    """Fill COUNTS.

    on_board  the set of ranks on the board
    lying     how many cards lie there
    """
    to_come = 5 - lying
    paired = _size(on_board) < lying
    for suit in range(4):
        most = 0
        for player in range(players):
            if SUITED[9 * suit + player] > most:
                most = SUITED[9 * suit + player]
        FEWEST[suit] = 5 - most if most < 5 else 0
        ALIKE[suit] = 0
        if FEWEST[suit] <= to_come:
            ALIKE[_first_like(suit, players)] += 1
    if LISTED[0] != ladder + 1:
        _list_keys(ladder)
    _list_ways(to_come)
    for i in range(ENDS[to_come], SINGLES[to_come]):
        ways = WAYS[i]
        if not paired and not MARKS[i] & on_board:
            for suit in range(4):
                if ALIKE[suit]:
                    ways -= ALIKE[suit] * _suited_ways(i, suit, to_come - FEWEST[suit])
        _judge_plain(KEYS[i], ways, players, ladder)
    for i in range(SINGLES[to_come], ENDS[to_come + 1]):
        if WAYS[i]:
            _judge_plain(KEYS[i], WAYS[i], players, ladder)
    for suit in range(4):
        if ALIKE[suit]:
            _count_suited(suit, players, on_board, paired, to_come, ladder)


def _first_like(suit: int, players: int) -> int:
    """The first suit that looks like this one to hands, board and deck."""
    for other in range(suit):
        alike = SETS[other] == SETS[suit]
        for player in range(players):
            alike = alike and HELD[9 * other + player] == HELD[9 * suit + player]
        if alike:
            return other
    return suit


def _size(marks: int) -> int:
    size = 0
    while marks:
        size += marks & 1
        marks >>= 1
    return size


def _list_ways(most: int) -> None:
    """Note in how many ways choices of up to so many cards can be taken from the unseen."""
    WAYS[0] = 1
    for i in range(1, ENDS[most + 1]):
        WAYS[i] = WAYS[BASES[i]] * CHOOSE[5 * UNSEEN[HIGHEST[i]] + COPIES[i]]
    for suit in range(4):
        if ALIKE[suit] and FEWEST[suit] < most:
            at = 8568 * suit
            NONE[at] = 1
            ONE[at] = 0
            TWO[at] = 0
            for size in range(1, most + 1):
                for i in range(ENDS[size], SINGLES[size]):
                    rank = HIGHEST[i]
                    suited = SETS[suit] >> rank & 1
                    other = UNSEEN[rank] - suited
                    base = at + BASES[i]
                    NONE[at + i] = NONE[base] * suited
                    ONE[at + i] = ONE[base] * suited + NONE[base] * other
                    TWO[at + i] = TWO[base] * suited + ONE[base] * other


def _suited_ways(i: int, suit: int, others: int) -> int:
    """In how many ways a choice has at most so many cards of other suits: 0 to 2."""
    if others == 0:
        return MARKS[i] & SETS[suit] == MARKS[i]
    at = 8568 * suit + i
    return NONE[at] + ONE[at] if others == 1 else NONE[at] + ONE[at] + TWO[at]


def _count_suited(
    suit: int, players: int, on_board: int, paired: bool, to_come: int, ladder: int
) -> None:
    """Count the boards with enough cards of a suit.

    on_board, paired  the ranks of the board as it lies, and whether one is there twice
    """
    alike = ALIKE[suit]
    if FEWEST[suit] == 5:  # nobody holds one: all have the flush of the board
        COUNTS[(1 << players) - 1] += alike * _fives(_size(SETS[suit]))
        return
    for rank in range(13):
        OTHERS[rank] = UNSEEN[rank] - (SETS[suit] >> rank & 1)
    for cards in range(FEWEST[suit], to_come + 1):
        left = to_come - cards
        for i in range(ENDS[cards], SINGLES[cards]):
            if MARKS[i] & SETS[suit] != MARKS[i]:
                continue
            for player in range(players):
                held = HELD[9 * suit + player] | MARKS[i]
                FLUSHES[player] = fast.FLUSHES[8192 * ladder + held]
                STRENGTHS[player] = FLUSHES[player]
                NOW[player] = SUMS[player] + KEYS[i]
            there = on_board | MARKS[i]
            if paired or on_board & MARKS[i]:
                there = 0x1FFF
            else:
                COUNTS[_winners(players)] += alike * _unpaired_rest(there, left)
            if left == 0:
                if there == 0x1FFF:
                    _judge(0, alike, players, ladder)
            elif left == 1:
                _judge_one(there, alike, players, ladder)
            else:
                _judge_two(there, alike, players, ladder)


def _fives(cards: int) -> int:
    """How many choices of five so many cards have."""
    return cards * (cards - 1) * (cards - 2) * (cards - 3) * (cards - 4) // 120


def _unpaired_rest(there: int, left: int) -> int:
    """In how many ways up to two cards of other suits and different new ranks can come.

    there  the ranks that are no longer new
    """
    if left == 0:
        return 1
    total = 0
    squares = 0
    for rank in range(13):
        ways = OTHERS[rank] * (1 - (there >> rank & 1))
        total += ways
        squares += ways * ways
    return total if left == 1 else (total * total - squares) // 2


def _judge_one(there: int, alike: int, players: int, ladder: int) -> None:
    """Judge the boards on which one card of another suit makes a rank come twice.

    there  the ranks that it pairs: all of them if one is there twice already
    """
    for rank in range(13):
        if there >> rank & 1:
            key = fast.WORDS[64 * ladder + 4 * rank] >> 16
            _judge(key, alike * OTHERS[rank], players, ladder)


def _judge_two(there: int, alike: int, players: int, ladder: int) -> None:
    """The same for two cards, which may also pair each other."""
    for a in range(13):
        ways = alike * OTHERS[a]
        key = fast.WORDS[64 * ladder + 4 * a] >> 16
        _judge(2 * key, ways * (OTHERS[a] - 1) // 2, players, ladder)
        if there >> a & 1:
            for b in range(13):
                if b > a or (b < a and not there >> b & 1):
                    both = key + (fast.WORDS[64 * ladder + 4 * b] >> 16)
                    _judge(both, ways * OTHERS[b], players, ladder)


def _judge_plain(key: int, ways: int, players: int, ladder: int) -> None:
    """Count a board without flushes; the key is that of the cards that come."""
    row = fast.ROWS[ladder]
    if players == 2:  # most are
        sum_ = SUMS[0] + key
        mine = fast.RUNGS[fast.OFFSETS[row + (sum_ >> 10)] + (sum_ & 1023)]
        sum_ = SUMS[1] + key
        yours = fast.RUNGS[fast.OFFSETS[row + (sum_ >> 10)] + (sum_ & 1023)]
        COUNTS[(mine >= yours) | (yours >= mine) << 1] += ways
        return
    for player in range(players):
        sum_ = SUMS[player] + key
        STRENGTHS[player] = fast.RUNGS[fast.OFFSETS[row + (sum_ >> 10)] + (sum_ & 1023)]
    COUNTS[_winners(players)] += ways


def _judge(key: int, ways: int, players: int, ladder: int) -> None:
    """Take a board away as it counted without flushes, and add it with them."""
    if ways == 0:
        return
    row = fast.ROWS[ladder]
    if players == 2:
        sum_ = NOW[0] + key
        mine = fast.RUNGS[fast.OFFSETS[row + (sum_ >> 10)] + (sum_ & 1023)]
        sum_ = NOW[1] + key
        yours = fast.RUNGS[fast.OFFSETS[row + (sum_ >> 10)] + (sum_ & 1023)]
        COUNTS[(mine >= yours) | (yours >= mine) << 1] -= ways
        if FLUSHES[0] > mine:
            mine = FLUSHES[0]
        if FLUSHES[1] > yours:
            yours = FLUSHES[1]
        COUNTS[(mine >= yours) | (yours >= mine) << 1] += ways
        return
    for player in range(players):
        sum_ = NOW[player] + key
        STRENGTHS[player] = fast.RUNGS[fast.OFFSETS[row + (sum_ >> 10)] + (sum_ & 1023)]
    COUNTS[_winners(players)] -= ways
    for player in range(players):
        if FLUSHES[player] > STRENGTHS[player]:
            STRENGTHS[player] = FLUSHES[player]
    COUNTS[_winners(players)] += ways


def _winners(players: int) -> int:
    """The set of players whose strength is the highest."""
    if players == 2:
        return (STRENGTHS[0] >= STRENGTHS[1]) | (STRENGTHS[1] >= STRENGTHS[0]) << 1
    best = 0
    for player in range(players):
        if STRENGTHS[player] > best:
            best = STRENGTHS[player]
    winners = 0
    for player in range(players):
        winners |= (STRENGTHS[player] == best) << player
    return winners


# --- Ready lists ----------------------------------------------------------------------------


def _list_choices() -> None:
    ENDS[1] = SINGLES[0] = end = 1
    for size in range(1, 6):
        for single in (True, False):
            for copies in range(1, min(size, 4) + 1):
                for base in range(ENDS[size - copies], ENDS[size - copies + 1]):
                    base_single = base < SINGLES[size - copies]
                    if single == (base_single and copies == 1):
                        for rank in range(HIGHEST[base] + 1 if base else 0, 13):
                            BASES[end] = base
                            HIGHEST[end] = rank
                            COPIES[end] = copies
                            MARKS[end] = MARKS[base] | 1 << rank
                            end += 1
            if single:
                SINGLES[size] = end
        ENDS[size + 1] = end
    for n in range(5):
        for k in range(5):
            CHOOSE[5 * n + k] = comb(n, k)


def _list_keys(ladder: int) -> None:
    LISTED[0] = 0  # until it is true: an interrupt may come in between
    for i in range(1, ENDS[6]):
        weight = fast.WORDS[64 * ladder + 4 * HIGHEST[i]] >> 16
        KEYS[i] = KEYS[BASES[i]] + COPIES[i] * weight
    LISTED[0] = ladder + 1


_list_choices()
