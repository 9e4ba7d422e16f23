"""Ranges of several players against each other, exact: every choice of hands, one by one.

A choice gives each player one combo of his range, no card twice. It weighs the product of the
weights, and `fixed` counts its boards. Suits that the board and the deck do not tell apart may
trade places, and nothing changes but their names: what is alike by that is counted once.

This is for narrow ranges; `choices` says beforehand how much there is to count. Where it is
too much, `sampling` estimates the same.
"""

from collections.abc import Callable, Sequence
from math import comb
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.odds import fixed
from fifthstreet.odds.ranges import Combo, Range, range_text
from fifthstreet.odds.watching import unwatched
from fifthstreet.reasons import NotationError, RangeEmptied

Hand: TypeAlias = tuple[int, Combo, float]
"""The set of two cards, a bit for each number; their numbers; their weight."""

MANY_STEPS = 200_000
"""In the search for one choice that is possible; who needs more has wide ranges."""

STEPS_A_CHOICE = 100
"""Before a choice that is counted come at most 24 that are like it, and some dead ends."""

_CLASS = 13 * 9  # above the bits for the ranks of nine players


class Several(Struct, frozen=True):
    """What all choices came to.

    counts   by set of players, bit i for player i: boards that they win, together if they are
             more than one, each with the weight of its choice
    boards   on which each choice is judged
    choices  how many there are, also of those that are alike
    """

    counts: tuple[float, ...]
    boards: int
    choices: int


def outcomes(
    ranges: Sequence[Range],
    board: Sequence[int],
    unseen: Sequence[int],
    ladder: int,
    watch: Callable[[int, int], None] = unwatched,
) -> Several:
    """Count every choice of hands on every board.

    ranges  of 2 to 9 players
    board   numbers of the cards that lie there, none to five
    unseen  numbers of all others but the dead ones: cards to hold and cards to come
    ladder  of fast.LADDER_OF
    watch   called from time to time with how many choices are counted, and of how many;
            those that are alike are one

    Raises NotationError with RangeEmptied if a player cannot hold anything of his range; it
    has the canonical text of this range. Raises ValueError if there are too few cards.
    """
    hands = possible(ranges, unseen)
    boards = count_boards(len(ranges), board, unseen)
    found = _Found(_classes(board, unseen), hands)
    found.gather(0, 0, found.classes, 1.0, ())
    if not found.choices:
        raise _emptied(ranges[-1])
    counts = [0.0] * (1 << len(ranges))
    total = len(found.weights)
    for done, (key, weight) in enumerate(found.weights.items()):
        if done % 64 == 0:
            watch(done, total)
        holes = found.holes[key]
        held = {number for hole in holes for number in hole}
        left = [number for number in unseen if number not in held]
        for winners, count in enumerate(fixed.outcomes(holes, board, left, ladder)):
            counts[winners] += weight * count
    watch(total, total)
    return Several(tuple(counts), boards, found.choices)


def choices(ranges: Sequence[Range], board: Sequence[int], unseen: Sequence[int], most: int) -> int:
    """How many choices `outcomes` would have to count, those that are alike once.

    It stops at `most`, and before that if it takes too long to find them: an answer of `most`
    means so many or more. Arguments and errors are those of `outcomes`.
    """
    hands = possible(ranges, unseen)
    count_boards(len(ranges), board, unseen)
    found = _Found(_classes(board, unseen), hands, most)
    found.gather(0, 0, found.classes, 1.0, ())
    return most if found.full() else len(found.weights)


def possible(ranges: Sequence[Range], unseen: Sequence[int]) -> list[list[Hand]]:
    """What each player can hold: unseen cards, and beside them each other still has a hand.

    Raises NotationError with RangeEmptied if for somebody nothing is left, or not beside those
    before him, and ValueError if not 2 to 9 play.
    """
    if not 2 <= len(ranges) <= 9:
        raise ValueError(f"two to nine ranges are compared, not {len(ranges)}")
    allowed = sum([1 << number for number in unseen])
    hands: list[list[Hand]] = []
    for held in ranges:
        pairs = zip(held.numbers[::2], held.numbers[1::2], held.weights, strict=True)
        all_hands = [(1 << a | 1 << b, (a, b), weight) for a, b, weight in pairs]
        hands.append([hand for hand in all_hands if hand[0] & allowed == hand[0]])
        if not hands[-1]:
            raise _emptied(held)
    changed = True
    while changed:
        changed = False
        for i, j in ((i, j) for i in range(len(hands)) for j in range(len(hands)) if i != j):
            if _spread(hands[j]):
                continue
            fit = [mine for mine in hands[i] if any([not mine[0] & his[0] for his in hands[j]])]
            if not fit:
                raise _emptied(ranges[max(i, j)])
            changed = changed or len(fit) < len(hands[i])
            hands[i] = fit
    for players in range(3, len(hands) + 1):
        if not _Search(sorted(hands[:players], key=len)).fits(0, 0):
            raise _emptied(ranges[players - 1])
    return hands


def count_boards(players: int, board: Sequence[int], unseen: Sequence[int]) -> int:
    """How many boards can come when all have their hands; raises ValueError if none can."""
    left, missing = len(unseen) - 2 * players, 5 - len(board)
    if not 0 <= missing <= left:
        raise ValueError(
            f"{players} hands and a board of {len(board)} cards do not go with {len(unseen)} more"
        )
    return comb(left, missing)


# --- What is possible -----------------------------------------------------------------------


def _emptied(held: Range) -> NotationError:
    text = range_text(held)
    return NotationError(RangeEmptied(text, 0, len(text)))


def _spread(hands: Sequence[Hand]) -> bool:
    """Whether two cards of somebody else always leave one of these hands."""
    seen = count = 0
    for cards, _, _ in hands:
        if not cards & seen:
            seen |= cards
            count += 1
            if count == 3:
                return True
    return False


class _Search:
    """Looks for one choice that is possible."""

    def __init__(self, hands: Sequence[Sequence[Hand]]) -> None:
        self.hands = hands
        self.failed: set[tuple[int, int]] = set()
        self.steps = 0

    def fits(self, player: int, used: int) -> bool:
        """Whether the players from this one on can hold something beside the used cards.

        After MANY_STEPS this is believed.
        """
        if player == len(self.hands) or self.steps > MANY_STEPS:
            return True
        if (player, used) in self.failed:
            return False
        for cards, _, _ in self.hands[player]:
            self.steps += 1
            if not cards & used and self.fits(player + 1, used | cards):
                return True
        self.failed.add((player, used))
        return False


# --- What is alike --------------------------------------------------------------------------

Suits: TypeAlias = tuple[int, int, int, int]
"""By suit: the ranks each player has of it, 13 bits a player, below the class of the suit."""


def _classes(board: Sequence[int], unseen: Sequence[int]) -> Suits:
    """Suits of which the same ranks lie there and can come have the same class."""
    looks = [
        tuple([sorted([n >> 2 for n in cards if n & 3 == suit]) for cards in (board, unseen)])
        for suit in range(4)
    ]
    first, second, third, fourth = [looks.index(look) << _CLASS for look in looks]
    return first, second, third, fourth


class _Found:
    """The choices that are possible; of those that are alike the first, and what all weigh.

    Two choices are alike if they have the same suits when these are sorted: then every suit
    of one can take the name of a suit of the other that is of the same class.
    """

    def __init__(
        self, classes: Suits, hands: Sequence[Sequence[Hand]], most: int | None = None
    ) -> None:
        self.classes = classes
        self.hands = [
            [(cards, _suits(combo, player), combo, weight) for cards, combo, weight in his]
            for player, his in enumerate(hands)
        ]
        self.most = most
        self.weights: dict[tuple[int, ...], float] = {}
        self.holes: dict[tuple[int, ...], tuple[Combo, ...]] = {}
        self.choices = 0
        self.steps = 0

    def full(self) -> bool:
        """Whether there are as many as were asked for, or it takes too long to find them."""
        return self.most is not None and (
            len(self.weights) >= self.most or self.steps > STEPS_A_CHOICE * self.most + MANY_STEPS
        )

    def gather(
        self, player: int, used: int, suits: Suits, weight: float, holes: tuple[Combo, ...]
    ) -> None:
        """Go through the hands of the players from this one on."""
        last = player == len(self.hands) - 1
        spades, hearts, diamonds, clubs = suits
        self.steps += len(self.hands[player])
        for cards, (s, h, d, c), combo, his_weight in self.hands[player]:
            if cards & used:
                continue
            now = (spades | s, hearts | h, diamonds | d, clubs | c)
            if not last:
                self.gather(player + 1, used | cards, now, weight * his_weight, (*holes, combo))
                if self.full():
                    return
                continue
            self.choices += 1
            key = tuple(sorted(now))
            if key in self.weights:
                self.weights[key] += weight * his_weight
            else:
                self.weights[key] = weight * his_weight
                self.holes[key] = (*holes, combo)


def _suits(combo: Combo, player: int) -> Suits:
    held = [0] * 4
    for number in combo:
        held[number & 3] |= 1 << 13 * player + (number >> 2)
    first, second, third, fourth = held
    return first, second, third, fourth
