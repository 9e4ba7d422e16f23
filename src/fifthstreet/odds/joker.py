# cython: boundscheck=False, wraparound=False, cdivision=True, nonecheck=False
"""Known hold'em hands against each other where the deck has a joker (RULES 3.3).

While nobody holds the joker and it is not on the board, it comes or it does not. If it does
not, the boards are those of the deck without it (`fixed`). All others are dealt card by card,
except the last one: where nobody needs it for a flush it comes rank by rank.

Who has the joker has six other cards at the showdown. What the joker makes of them is looked
up: without a flush by their ranks, in the places that `fast` gives to hands of six cards; a
flush by the ranks of its suit.
"""

from collections.abc import Sequence
from threading import Lock

from fifthstreet.odds import fixed
from fifthstreet.strength import fast
from fifthstreet.strength.ranking import Joker, Ranking

JOKER = 52
"""Its number."""

# C arrays in the compiled module; every call fills them anew, one call at a time.
LOCK = Lock()
COUNTS = [0] * 512  # by set of players: boards they win, together if they are more than one
CARDS = [0] * 52  # numbers of those that can come but the joker, ascending, and for each
SAME = [0] * 52  # how many of its rank come from there
WORDS = [0] * 72  # by number of cards dealt, 9 each, and player: the word of his hand,
SETS = [0] * 72  # and its set, both as in `fast`
WITH = [0] * 9  # by player: whether he has the joker; it is not in his word
STRENGTHS = [0] * 9
# Tables for the kind of joker in KIND: 1 for a wild one, 2 for a bug; 0 at first.
KIND = [0]
RUNGS = [0] * 230400  # of six cards and a joker, no flush: at the place of the six in fast.RUNGS
FLUSHES = [0] * 8192  # of a joker and four to six cards, by the set of their ranks
HELD = [0] * 13  # by rank, of six cards: how many


def outcomes(
    holes: Sequence[Sequence[int]],
    board: Sequence[int],
    unseen: Sequence[int],
    ranking: Ranking,
) -> list[int]:
    """How many boards each set of players wins, all together if it is more than one.

    holes    numbers of each player's two cards, for 2 to 9 players
    board    numbers of the cards that lie there, none to five
    unseen   numbers of the cards that can come
    ranking  JOKER_WILD or JOKER_BUG, a hand with the joker as good as one without it

    The joker is number 52. The answer has a place for every set of players: bit i stands for
    player i.
    """
    assert ranking.joker is not None and not ranking.natural_first
    natural = [number for number in unseen if number != JOKER]
    to_come = 5 - len(board)
    everybody = JOKER in board or JOKER in unseen
    if not everybody and not any([JOKER in hole for hole in holes]):
        return fixed.outcomes(holes, board, unseen, 0)
    if JOKER in unseen:
        without = fixed.outcomes(holes, board, natural, 0)
        if to_come == 0:
            return without
        to_come -= 1
    else:
        without = [0] * (1 << len(holes))
    with LOCK:
        _set_up(holes, board, natural, everybody)
        if KIND[0] != 1 + (ranking.joker is Joker.BUG):
            _list_tables(1 + (ranking.joker is Joker.BUG))
        _deal(0, len(natural), 0, to_come, len(holes))
        return [boards + COUNTS[winners] for winners, boards in enumerate(without)]


def _set_up(
    holes: Sequence[Sequence[int]], board: Sequence[int], natural: Sequence[int], everybody: bool
) -> None:
    for winners in range(1 << len(holes)):
        COUNTS[winners] = 0
    for player, hole in enumerate(holes):
        WITH[player] = everybody or JOKER in hole
        # With the joker four cards of a suit are a flush: its count begins one higher.
        WORDS[player] = fast.EMPTY + 0x1111 * WITH[player]
        SETS[player] = 0
        for number in (*hole, *board):
            if number != JOKER:
                WORDS[player] += fast.WORDS[number]
                SETS[player] |= fast.SETS[number]
    for place, number in enumerate(sorted(natural)):
        CARDS[place] = number
        SAME[place] = 0
        for earlier in range(place + 1):
            SAME[earlier] += CARDS[earlier] >> 2 == number >> 2


# --- Loops ----------------------------------------------------------------------------------


def _deal(first: int, cards: int, dealt: int, left: int, players: int) -> None:
    """Count every way to deal so many cards that are left, behind those already dealt.

    first, cards  the places in CARDS that they are taken from
    """
    if left == 0:
        _judge(dealt, 1, players)
        return
    by_rank = left == 1
    for player in range(players):
        if WORDS[9 * dealt + player] + 0x1111 & fast.FLUSH:
            by_rank = False  # one card can make a flush, or one is there
    place = first
    while place < cards:
        for player in range(players):
            at = 9 * dealt + player
            WORDS[at + 9] = WORDS[at] + fast.WORDS[CARDS[place]]
            SETS[at + 9] = SETS[at] | fast.SETS[CARDS[place]]
        if by_rank:
            _judge(dealt + 1, SAME[place], players)
            place += SAME[place]
        else:
            _deal(place + 1, cards, dealt + 1, left - 1, players)
            place += 1


def _judge(dealt: int, ways: int, players: int) -> None:
    best = 0
    for player in range(players):
        STRENGTHS[player] = _strength(player, 9 * dealt + player)
        if STRENGTHS[player] > best:
            best = STRENGTHS[player]
    winners = 0
    for player in range(players):
        winners |= (STRENGTHS[player] == best) << player
    COUNTS[winners] += ways


def _strength(player: int, at: int) -> int:
    """The strength of a player's hand, which is at this place of WORDS and SETS."""
    if not WITH[player]:
        return fast._rung(WORDS[at], SETS[at], 0, 0)
    key = WORDS[at] >> 16
    rung = RUNGS[fast.OFFSETS[key >> 10] + (key & 1023)]
    if WORDS[at] & fast.FLUSH:
        for suit in range(4):
            if WORDS[at] >> 4 * suit & 8:
                # Four of a kind may be better: a triple, three more of the suit, the joker.
                return max(rung, FLUSHES[SETS[at] >> 16 * suit & 0x1FFF])
    return rung


# --- What the joker makes of six cards ------------------------------------------------------


def _list_tables(kind: int) -> None:
    KIND[0] = 0  # until it is true: an interrupt may come in between
    for rank in range(13):
        HELD[rank] = 0
    _list_rungs(0, 0, 6, kind)
    for marks in range(8192):
        FLUSHES[marks] = 0
        for rank in range(13):
            flush = fast.FLUSHES[marks | 1 << rank]
            if not marks >> rank & 1 and flush > FLUSHES[marks]:
                FLUSHES[marks] = flush
    KIND[0] = kind


def _list_rungs(key: int, lowest: int, left: int, kind: int) -> None:
    """Note the strengths of all choices of six cards that begin with those in HELD.

    key     the sum of their weights
    lowest  so many cards are left to come, of this rank or higher ones
    """
    if left == 0:
        RUNGS[fast.OFFSETS[key >> 10] + (key & 1023)] = _with_joker(key, kind)
        return
    for rank in range(lowest, 13):
        if HELD[rank] < 4:
            HELD[rank] += 1
            _list_rungs(key + (fast.WORDS[4 * rank] >> 16), rank, left - 1, kind)
            HELD[rank] -= 1


def _with_joker(key: int, kind: int) -> int:
    """The best of six cards by ranks and the joker; as in `fast`, without its flushes."""
    best = 0
    for rank in range(13):
        any_use = kind == 1 or rank == 12
        if HELD[rank] < 4:
            seven = key + (fast.WORDS[4 * rank] >> 16)
            rung = fast.RUNGS[fast.OFFSETS[seven >> 10] + (seven & 1023)]
            if rung > best and (any_use or fast._completed(rung)):
                best = rung
        elif any_use:
            return fast.FIVES + (rank if kind == 1 else 0)
    return best
