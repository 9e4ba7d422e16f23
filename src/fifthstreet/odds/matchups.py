# cython: boundscheck=False, wraparound=False, cdivision=True, nonecheck=False
"""Two ranges before the flop, from a table of every hand against every hand.

Suits can be renamed, so 169 first hands against 1,326 second ones are enough. They come from
the 47,008 matchups that are really different, each counted by `fixed.py` on all 1,712,304
boards; `tools/tables.py` writes them.
"""

from collections.abc import Callable
from itertools import combinations, permutations
from pkgutil import get_data
from threading import Lock

from fifthstreet.odds import fixed
from fifthstreet.odds.counts import unwatched
from fifthstreet.odds.ranges import Range
from fifthstreet.odds.sweep import Swept
from fifthstreet.strength.fast import LADDER_OF
from fifthstreet.strength.ranking import STANDARD

BOARDS = 1_712_304

LOCK = Lock()
# C arrays in the compiled module, filled when they are first asked for. A hand is known by its
# place among the 1,326, those of lower cards first.
WINS = [0] * 224094  # boards the first hand wins: by class, 1326 each, and second hand;
TIES = [0] * 224094  # boards that are tied; both are 0 for hands that share a card
CLASSES = [0] * 1326  # of a hand: which of 169 it is,
NAMINGS = [0] * 1326  # and which permutation of suits makes it the model of its class
RENAMED = [0] * 31824  # by permutation, 1326 each: what a hand becomes
# The second range: its hands and their weights; the sum of them, and by card.
HANDS = [0] * 1326
WEIGHTS = [0.0] * 1326
TOTAL = [0.0]
BY_CARD = [0.0] * 52
BY_HAND = [0.0] * 1326
FILLED = [False]


def outcomes(first: Range, second: Range) -> Swept:
    """The deals that each range wins with 52 cards, none of them dead or on the board."""
    with LOCK:
        if not FILLED[0]:
            _name_hands()
            _load()
            FILLED[0] = True
        _note(second.numbers, second.weights)
        wins = ties = deals = 0.0
        for i, weight in enumerate(first.weights):
            high = first.numbers[2 * i]
            low = first.numbers[2 * i + 1]
            hand = _place(high, low)
            wins += weight * _sum(WINS, hand, len(second.weights))
            ties += weight * _sum(TIES, hand, len(second.weights))
            apart = TOTAL[0] - BY_CARD[high] - BY_CARD[low] + BY_HAND[hand]
            deals += weight * apart * BOARDS
    return Swept(wins, deals - wins - ties, ties)


def _note(numbers: bytes, weights: tuple[float, ...]) -> None:
    """Note the second range."""
    TOTAL[0] = 0
    for card in range(52):
        BY_CARD[card] = 0
    for hand in range(1326):
        BY_HAND[hand] = 0
    for i, weight in enumerate(weights):
        high = numbers[2 * i]
        low = numbers[2 * i + 1]
        HANDS[i] = _place(high, low)
        WEIGHTS[i] = weight
        TOTAL[0] += weight
        BY_CARD[high] += weight
        BY_CARD[low] += weight
        BY_HAND[HANDS[i]] = weight


# --- Loops ----------------------------------------------------------------------------------


def _place(high: int, low: int) -> int:
    return high * (high - 1) // 2 + low


def _sum(table: list[int], hand: int, size: int) -> float:
    """What the table has for this hand against all of the second range, by their weights."""
    row = 1326 * CLASSES[hand]
    naming = 1326 * NAMINGS[hand]
    total = 0.0
    for i in range(size):
        total += WEIGHTS[i] * table[row + RENAMED[naming + HANDS[i]]]
    return total


def _name_hands() -> None:
    """Fill CLASSES, NAMINGS and RENAMED."""
    for naming, suits in enumerate(permutations(range(4))):
        for high in range(52):
            for low in range(high):
                a = (high & ~3) + suits[high & 3]
                b = (low & ~3) + suits[low & 3]
                RENAMED[1326 * naming + _place(high, low)] = _place(max(a, b), min(a, b))
    models: dict[int, int] = {}  # the hand with the lowest place that a hand can become
    for hand in range(1326):
        model = min([RENAMED[1326 * naming + hand] for naming in range(24)])
        for naming in range(23, -1, -1):
            if RENAMED[1326 * naming + hand] == model:
                NAMINGS[hand] = naming
        CLASSES[hand] = models.setdefault(model, len(models))


# --- The table ------------------------------------------------------------------------------


def packed(watch: Callable[[int], None] = unwatched) -> bytes:
    """The table as a file: each of its numbers in three bytes, first all low ones; compressed.

    watch  called with the number of different matchups counted so far
    """
    from lzma import compress

    _name_hands()
    models: dict[int, int] = {}
    for hand in range(1326):
        models.setdefault(CLASSES[hand], hand)
    numbers = {_place(high, low): (high, low) for low, high in combinations(range(52), 2)}
    counted: dict[tuple[int, int], list[int]] = {}
    wins = [0] * 224094
    ties = [0] * 224094
    for kind, model in models.items():
        for other in range(1326):
            if set(numbers[model]) & set(numbers[other]):
                continue
            key = _least(model, other)
            swapped = _least(other, model)
            mine = key <= swapped
            key = min(key, swapped)
            if key not in counted:
                counted[key] = _counted(numbers[key[0]], numbers[key[1]])
                watch(len(counted))
            wins[1326 * kind + other] = counted[key][1 if mine else 2]
            ties[1326 * kind + other] = counted[key][3]
    planes = [bytes([n >> 8 * byte & 255 for n in (*wins, *ties)]) for byte in range(3)]
    return compress(b"".join(planes), preset=9)


def _least(hand: int, other: int) -> tuple[int, int]:
    """The least pair of hands that these two can become by renaming suits."""
    return min([(RENAMED[1326 * n + hand], RENAMED[1326 * n + other]) for n in range(24)])


def _counted(one: tuple[int, int], two: tuple[int, int]) -> list[int]:
    unseen = [card for card in range(52) if card not in (*one, *two)]
    return fixed.outcomes([one, two], [], unseen, LADDER_OF[STANDARD.name])


def _load() -> None:
    from lzma import decompress  # here: few calls need it

    data = get_data("fifthstreet.odds", "matchups.tables")
    assert data is not None
    _unpack(decompress(data))


def _unpack(data: bytes) -> None:
    """Fill WINS and TIES."""
    size = 224094
    for i in range(size):
        WINS[i] = data[i] | data[2 * size + i] << 8 | data[4 * size + i] << 16
        TIES[i] = data[size + i] | data[3 * size + i] << 8 | data[5 * size + i] << 16
