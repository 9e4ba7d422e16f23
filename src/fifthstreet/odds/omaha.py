# cython: boundscheck=False, wraparound=False, cdivision=True, nonecheck=False
"""Known Omaha hands against each other on every board that can come (RULES 3.2, 3.7).

A hand is two hole cards and three of the board. Without flushes the best one depends on
ranks only, and so does a low. So what each player makes is looked up once for every three
ranks, and a board gives him the best of its ten threes. From there it is as in `fixed`:

- Every choice of ranks that can complete the board is judged once and weighs as many boards
  as have these ranks.
- Then come, suit by suit, the boards with three cards or more of a suit of which somebody
  holds two; no board has three of two suits. Each is judged twice: what it counted without
  the flush is taken away, and what it gives with it is added.

The fifth card is not dealt: a row of all ranks that it can have is judged at once. Suits that
look alike to all hands, the board and the deck are judged once.
"""

from collections.abc import Sequence
from threading import Lock

from fifthstreet.strength import fast

# C arrays in the compiled module; every call fills them anew, one call at a time. High hands
# are numbered as their players, low ones behind them: twice nine at most.
LOCK = Lock()
COUNTS = [0] * 262144  # boards, by the set of players with the best high hand and that with
# the best low: high << players | low
MADE = [0] * 48672  # by hand, 2704 each, and three ranks, 208 and 16 and 1: what it is worth
RANKS = [0] * 5  # on the board,
BEST = [0] * 108  # and by number of cards there, 18 each: what each hand is worth so far
ROW = [0] * 288  # by hand, 16 each, and rank of the fifth card: what it is worth then
MARKS = [0] * 5  # on the board, of the suit that is counted, a bit for the rank of each,
FLUSHES = [0] * 54  # and by number of these, 9 each, and player: his flush so far
LEFT = [0] * 13  # cards that can come, by rank; those of other suits while a suit is counted,
UNSEEN = [0] * 13  # and those of all suits
SETS = [0] * 4  # by suit: the ranks that can come,
LYING = [0] * 4  # and those on the board as it lies
HOLES = [0] * 54  # by player, 6 each: numbers of his cards, ascending
HELD = [0] * 36  # by suit, 9 each, and player: the ranks he holds
PAIRS = [0] * 9  # how many different pairs of ranks he holds,
PAIR_KEYS = [0] * 135  # by player, 15 each: their sums of weights,
PAIR_LOWS = [0] * 135  # and their sets of low ranks, 0 if they are no two of them
SUITED = [0] * 9  # how many pairs of one suit,
SUITED_PAIRS = [0] * 135  # and their sets of ranks


def outcomes(
    holes: Sequence[Sequence[int]], board: Sequence[int], unseen: Sequence[int], *, low: bool
) -> dict[tuple[int, int], int]:
    """How many boards go to each set of players with the best high hand and the best low.

    holes   numbers of each player's cards, four to six of them, for 2 to 9 players
    board   numbers of the cards that lie there, none to five
    unseen  numbers of the cards that can come
    low     whether there is a low half, eight or better; without it nobody has a low

    Bit i of a set stands for player i. The second set is 0 where nobody has a low.
    """
    players = len(holes)
    with LOCK:
        _set_up(holes, board, unseen, low)
        _count(players, len(holes[0]), len(board), low)
        return _found(players, low)


def _found(players: int, low: bool) -> dict[tuple[int, int], int]:
    found = {}
    for high in range(1, 1 << players):
        for lows in range(1 << players if low else 1):
            boards = COUNTS[high << players | lows]
            if boards:
                found[high, lows] = boards
    return found


def _set_up(
    holes: Sequence[Sequence[int]], board: Sequence[int], unseen: Sequence[int], low: bool
) -> None:
    players = len(holes)
    for place in range(1 << 2 * players):
        COUNTS[place] = 0
    for place in range(36):
        HELD[place] = 0
    for player in range(players):
        for place, number in enumerate(sorted(holes[player])):
            HOLES[6 * player + place] = number
            HELD[9 * (number & 3) + player] |= 1 << (number >> 2)
    for suit in range(4):
        SETS[suit] = 0
        LYING[suit] = 0
    for rank in range(13):
        UNSEEN[rank] = 0
    for number in unseen:
        UNSEEN[number >> 2] += 1
        SETS[number & 3] |= 1 << (number >> 2)
    for place, number in enumerate(board):
        RANKS[place] = number >> 2
        LYING[number & 3] |= 1 << (number >> 2)


# --- Loops ----------------------------------------------------------------------------------


def _count(players: int, cards: int, lying: int, low: bool) -> None:
    """Fill COUNTS; so many hole cards each, and so many cards that lie on the board."""
    hands = 2 * players if low else players
    for player in range(players):
        _list_pairs(player, cards)
    _list_made(players, lying, low)
    for on in range(lying):
        _put(on, RANKS[on], hands)
    for rank in range(13):
        LEFT[rank] = UNSEEN[rank]
    _complete(lying, 0, 0, 1, players, low, -1)
    for suit in range(4):
        alike = _alike(suit, players)
        if alike and _list_suited_pairs(suit, players, cards):
            suited = 0
            for rank in range(13):
                LEFT[rank] = UNSEEN[rank] - (SETS[suit] >> rank & 1)
                if LYING[suit] >> rank & 1:
                    _put_suited(suited, rank, players)
                    suited += 1
            if suited + 5 - lying >= 3:
                _complete_suited(suit, lying, suited, 0, alike, players, low)


def _alike(suit: int, players: int) -> int:
    """How many suits look like this one to hands, board and deck; 0 if one before it does."""
    alike = 0
    for other in range(4):
        same = SETS[other] == SETS[suit] and LYING[other] == LYING[suit]
        for player in range(players):
            same = same and HELD[9 * other + player] == HELD[9 * suit + player]
        if same and other < suit:
            return 0
        alike += same
    return alike


def _complete(
    on: int, lowest: int, copies: int, ways: int, players: int, low: bool, suited: int
) -> None:
    """Judge every board that begins with the cards that are on it now.

    on      how many they are; the others come in the order of their ranks,
    lowest  beginning with this one,
    copies  of which so many have come
    ways    in how many ways the cards that have come can be taken from those that can come
    suited  how many cards of the suit that is counted are on the board; -1 without flushes
    """
    hands = 2 * players if low else players
    if on == 5:
        for hand in range(hands):
            ROW[16 * hand] = BEST[90 + hand]
        _judge(0, ways, players, low, suited)
        return
    if on == 4:
        for hand in range(hands):
            _list_row(hand)
    for rank in range(lowest, 13):
        taken = copies if rank == lowest else 0
        more = ways * (LEFT[rank] - taken)
        if taken:
            more //= taken + 1
        if more == 0:
            continue
        if on == 4:
            _judge(rank, more, players, low, suited)
        else:
            _put(on, rank, hands)
            _complete(on + 1, rank, taken + 1, more, players, low, suited)


def _complete_suited(
    suit: int, on: int, suited: int, lowest: int, ways: int, players: int, low: bool
) -> None:
    """Judge the boards with flushes that begin with the cards that are on it now.

    suited, lowest  how many of them are of the suit; others of it come from this rank upward
    """
    if suited >= 3:
        _complete(on, 0, 0, ways, players, low, suited)
    if on == 5:
        return
    for rank in range(lowest, 13):
        if SETS[suit] >> rank & 1:
            _put(on, rank, 2 * players if low else players)
            _put_suited(suited, rank, players)
            _complete_suited(suit, on + 1, suited + 1, rank + 1, ways, players, low)


def _put(on: int, rank: int, hands: int) -> None:
    """Put a card on the board, behind so many others."""
    RANKS[on] = rank
    for hand in range(hands):
        best = BEST[18 * on + hand] if on > 2 else 0
        for i in range(on):
            for j in range(i):
                made = MADE[2704 * hand + 208 * RANKS[i] + 16 * RANKS[j] + rank]
                if made > best:
                    best = made
        BEST[18 * (on + 1) + hand] = best


def _put_suited(suited: int, rank: int, players: int) -> None:
    """Put a card of the suit that is counted behind so many others of it."""
    MARKS[suited] = 1 << rank
    for player in range(players):
        best = FLUSHES[9 * suited + player] if suited > 2 else 0
        for i in range(suited):
            for j in range(i):
                three = MARKS[i] | MARKS[j] | MARKS[suited]
                for pair in range(15 * player, 15 * player + SUITED[player]):
                    flush = fast.FLUSHES[SUITED_PAIRS[pair] | three]
                    if flush > best:
                        best = flush
        FLUSHES[9 * (suited + 1) + player] = best


def _list_row(hand: int) -> None:
    """What a hand is worth with the four cards on the board and each rank of a fifth."""
    made = 2704 * hand
    ab = made + 208 * RANKS[0] + 16 * RANKS[1]
    ac = made + 208 * RANKS[0] + 16 * RANKS[2]
    ad = made + 208 * RANKS[0] + 16 * RANKS[3]
    bc = made + 208 * RANKS[1] + 16 * RANKS[2]
    bd = made + 208 * RANKS[1] + 16 * RANKS[3]
    cd = made + 208 * RANKS[2] + 16 * RANKS[3]
    so_far = BEST[72 + hand]
    for rank in range(16):  # three more than there are: two times eight are done at once
        best = so_far
        best = MADE[ab + rank] if MADE[ab + rank] > best else best
        best = MADE[ac + rank] if MADE[ac + rank] > best else best
        best = MADE[ad + rank] if MADE[ad + rank] > best else best
        best = MADE[bc + rank] if MADE[bc + rank] > best else best
        best = MADE[bd + rank] if MADE[bd + rank] > best else best
        best = MADE[cd + rank] if MADE[cd + rank] > best else best
        ROW[16 * hand + rank] = best


def _judge(place: int, ways: int, players: int, low: bool, suited: int) -> None:
    """Count the boards of a place in ROW."""
    if players == 2 and not low:  # most are
        mine = ROW[place]
        yours = ROW[16 + place]
        if suited < 0:
            COUNTS[(mine >= yours) << 2 | (yours >= mine) << 3] += ways
            return
        COUNTS[(mine >= yours) << 2 | (yours >= mine) << 3] -= ways
        mine = max(mine, FLUSHES[9 * suited])
        yours = max(yours, FLUSHES[9 * suited + 1])
        COUNTS[(mine >= yours) << 2 | (yours >= mine) << 3] += ways
        return
    lows = _winners(place, players, players, -1) if low else 0
    high = _winners(place, 0, players, -1)
    if suited < 0:
        COUNTS[high << players | lows] += ways
        return
    COUNTS[high << players | lows] -= ways
    high = _winners(place, 0, players, suited)
    COUNTS[high << players | lows] += ways


def _winners(place: int, first: int, players: int, suited: int) -> int:
    """The set of players whose hand is worth most, 0 if none is worth anything.

    first   the hand of the first player
    suited  as in `_complete`
    """
    best = 1
    winners = 0
    for player in range(players):
        worth = ROW[16 * (first + player) + place]
        if suited >= 0 and FLUSHES[9 * suited + player] > worth:
            worth = FLUSHES[9 * suited + player]
        if worth > best:
            best = worth
            winners = 0
        if worth == best:
            winners |= 1 << player
    return winners


# --- What players make ----------------------------------------------------------------------


def _list_pairs(player: int, cards: int) -> None:
    """Note the different pairs of ranks of a player's hole cards, so many."""
    pairs = 15 * player
    first = 6 * player
    for i in range(first, first + cards):
        a = HOLES[i] >> 2
        if i > first and HOLES[i - 1] >> 2 == a:
            continue  # the card before is of this rank and has made these pairs
        for j in range(i + 1, first + cards):
            b = HOLES[j] >> 2
            if j > i + 1 and HOLES[j - 1] >> 2 == b:
                continue
            PAIR_KEYS[pairs] = (fast.WORDS[4 * a] >> 16) + (fast.WORDS[4 * b] >> 16)
            two = _low_mark(a) and _low_mark(b) and a != b
            PAIR_LOWS[pairs] = _low_mark(a) | _low_mark(b) if two else 0
            pairs += 1
    PAIRS[player] = pairs - 15 * player


def _list_suited_pairs(suit: int, players: int, cards: int) -> bool:
    """Note the pairs of a suit that players hold; whether anybody does."""
    some = False
    for player in range(players):
        pairs = 15 * player
        for i in range(6 * player, 6 * player + cards):
            for j in range(6 * player, i):
                if HOLES[i] & 3 == suit and HOLES[j] & 3 == suit:
                    SUITED_PAIRS[pairs] = 1 << (HOLES[i] >> 2) | 1 << (HOLES[j] >> 2)
                    pairs += 1
                    some = True
        SUITED[player] = pairs - 15 * player
    return some


def _low_mark(rank: int) -> int:
    """The bit of a low rank, from the ace to the eight; 0 for others."""
    if rank == 12:
        return 1
    return 2 << rank if rank < 7 else 0


def _list_made(players: int, lying: int, low: bool) -> None:
    """Note what each hand is worth with every three ranks that can be on the board."""
    lie = LYING[0] | LYING[1] | LYING[2] | LYING[3]
    for a in range(13):
        for b in range(a, 13):
            for c in range(b, 13):
                new = 3 - (lie >> a & 1) - (lie >> b & 1) - (lie >> c & 1)
                if new <= 5 - lying and (a < c or _can_come(a) >= 3):
                    for player in range(players):
                        _set_made(player, a, b, c, _best_high(player, a, b, c))
                        if low:
                            _set_made(players + player, a, b, c, _best_low(player, a, b, c))


def _can_come(rank: int) -> int:
    """How many cards of a rank the board can have."""
    there = UNSEEN[rank]
    for suit in range(4):
        there += LYING[suit] >> rank & 1
    return there


def _set_made(hand: int, a: int, b: int, c: int, worth: int) -> None:
    """Set what a hand is worth with three ranks, in whatever order."""
    made = 2704 * hand
    MADE[made + 208 * a + 16 * b + c] = worth
    MADE[made + 208 * a + 16 * c + b] = worth
    MADE[made + 208 * b + 16 * a + c] = worth
    MADE[made + 208 * b + 16 * c + a] = worth
    MADE[made + 208 * c + 16 * a + b] = worth
    MADE[made + 208 * c + 16 * b + a] = worth


def _best_high(player: int, a: int, b: int, c: int) -> int:
    """The strength of a player's best hand with three ranks, without flushes."""
    three = (fast.WORDS[4 * a] + fast.WORDS[4 * b] + fast.WORDS[4 * c]) >> 16
    best = 0
    for pair in range(15 * player, 15 * player + PAIRS[player]):
        key = three + PAIR_KEYS[pair]
        rung = fast.RUNGS[fast.OFFSETS[key >> 10] + (key & 1023)]
        if rung > best:
            best = rung
    return best


def _best_low(player: int, a: int, b: int, c: int) -> int:
    """What a player's best low with three ranks is worth, larger is better; 0 for none.

    Of sets of five low ranks the one with the lowest highest rank is the best, then that
    with the lowest second: the smallest as a number.
    """
    three = _low_mark(a) | _low_mark(b) | _low_mark(c)
    if a == b or b == c or not (_low_mark(a) and _low_mark(b) and _low_mark(c)):
        return 0
    best = 0
    for pair in range(15 * player, 15 * player + PAIRS[player]):
        two = PAIR_LOWS[pair]
        if two and not two & three and 256 - (two | three) > best:
            best = 256 - (two | three)
    return best
