# cython: boundscheck=False, wraparound=False, cdivision=True, nonecheck=False
"""Ranges of several players against each other, estimated: deals drawn by chance, and counted.

A deal gives each player a combo of his range, drawn by weight and independently of the others.
If a card comes twice the whole deal is drawn anew, not only the hand that has it: only so each
choice of hands comes as often as the product of its weights says. Then come the cards of
those who may hold any two, since whatever the others hold leaves them as many, and the board.

Where nearly all deals would be drawn anew, players whose ranges meet are drawn together, from
a list of all pairs of hands that they can hold at once: a *group*.

Chance comes from a number that the caller gives. The source runs as it stands; with
`sampling.pxd` beside it Cython makes C of it. Both draw the same deals.
"""

from array import array
from collections.abc import Iterator, Sequence
from math import comb
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.odds.ranges import Range
from fifthstreet.odds.several import Hand, count_boards, possible
from fifthstreet.strength import fast

try:
    import cython
except ImportError:  # the compiled module has no need of it
    from fifthstreet.strength import uncompiled as cython

CHUNK = 50_000
"""Deals between two looks at the totals."""

TRIED = 65_536
"""Deals drawn to see how many of them are possible; fewer if ENOUGH of them are."""

ENOUGH = 1_024
"""With so many possible ones among those TRIED no group is made."""

HOPELESS = TRIED // 10_000
"""With so few or none of them, when no group can grow any more, nothing is estimated."""

TRIES_A_DEAL = 64
"""After so many for each deal of a chunk the totals are shown all the same."""

WIDEST = 1 << 18
"""Pairs of hands that are looked at to make a group."""

ALL = (1 << 64) - 1
HALF = (1 << 32) - 1
GAMMA = 0x9E3779B97F4A7C15  # of splitmix64
FIRST_MIX = 0xBF58476D1CE4E5B9
SECOND_MIX = 0x94D049BB133111EB
ONE = 1

Entry: TypeAlias = tuple[float, tuple[int, ...]]
"""What one or more players hold: how much it weighs, and the numbers of all their cards."""


class Sample(Struct, frozen=True):
    """What the deals came to so far.

    deals    that were possible, and are counted
    drawn    with those that were not
    counts   by set of players, bit i for player i: deals that they won, together if they are
             more than one
    at       where chance stands; `samples` can go on from here
    """

    deals: int
    drawn: int
    counts: tuple[int, ...]
    at: int

    @property
    def equities(self) -> tuple[float, ...]:
        """Each player's share of the pot, 0 to 1; who ties with one other has a half."""
        return tuple([mean for mean, _ in self._moments()])

    @property
    def errors(self) -> tuple[float, ...]:
        """The standard error of each share.

        The share of one deal is x = 1/k for each of k winners and 0 for all others. Of n deals
        the variance of the mean is (mean(x²) - mean(x)²) / (n - 1): the variance of a sample
        over n (Owen, Monte Carlo theory, methods and examples, chapter 2); of one deal nothing
        is known but that it cannot be above 1/4. An error of 0 says that all deals went alike,
        not that no other is possible.
        """
        if self.deals < 2:
            return (0.5,) * len(list(self._moments()))
        below = self.deals - 1
        return tuple(
            [(max(square - mean * mean, 0.0) / below) ** 0.5 for mean, square in self._moments()]
        )

    def _moments(self) -> Iterator[tuple[float, float]]:
        """By player: the mean of his share, and of its square."""
        sizes = [winners.bit_count() for winners in range(len(self.counts))]
        for player in range(len(self.counts).bit_length() - 1):
            mine = [
                (count, sizes[winners])
                for winners, count in enumerate(self.counts)
                if winners >> player & 1
            ]
            mean = sum([count / size for count, size in mine]) / self.deals
            square = sum([count / size**2 for count, size in mine]) / self.deals
            yield mean, square


def samples(
    ranges: Sequence[Range],
    board: Sequence[int],
    unseen: Sequence[int],
    ladder: int,
    most: int,
    seed: int,
    *,
    error: float = 0.0,
    chunk: int = CHUNK,
    after: Sample | None = None,
) -> Iterator[Sample]:
    """Draw deals and count who wins: the totals after each chunk of them, or part of one.

    ranges  of 2 to 9 players, each with two cards
    board   numbers of the cards that lie there, none to five
    unseen  numbers of all others but the dead ones: cards to hold and cards to come
    ladder  of fast.LADDER_OF; there is no joker
    most    deals; then it ends
    seed    the only source of chance, its lowest 64 bits: what one seed gives it always gives,
            whatever the size of chunks is
    error   it ends too when no player's standard error is above this; 0: it does not
    after   totals of an earlier call with the same arguments, to go on from; the seed is that
            of the earlier call then

    Raises, before the first totals, NotationError with RangeEmptied if a player cannot hold
    anything of his range; it has the canonical text of this range. Raises ValueError if there
    are too few cards, or so few possible choices of hands that none is found by chance.
    """
    hands = possible(ranges, unseen)
    count_boards(len(ranges), board, unseen)
    plan = _promising_plan(hands, board, unseen, ladder)
    counts = array("Q", bytes(8)) * (1 << len(ranges))
    progress = array("Q", [0, 0, seed & ALL])
    if after is not None:
        counts = array("Q", after.counts)
        progress = array("Q", [after.deals, after.drawn, after.at])
    while progress[0] < most:
        _deal(plan, counts, progress, min(chunk, most - progress[0]), TRIES_A_DEAL * chunk)
        if progress[0]:
            now = Sample(progress[0], progress[1], tuple(counts), progress[2])
            yield now
            if error and now.deals >= ENOUGH and max(now.errors) <= error:
                return


# --- What is drawn from ---------------------------------------------------------------------


class Group:
    """Players who are drawn together, and what they can hold at once."""

    def __init__(self, players: tuple[int, ...], entries: list[Entry]) -> None:
        self.players = players
        self.entries = entries

    def joined(self, other: "Group") -> "Group":
        """Both as one, with what they can hold at once."""
        entries = [
            (weight * his_weight, (*mine, *his))
            for weight, mine in self.entries
            for his_weight, his in other.entries
            if not {*mine}.intersection(his)
        ]
        return Group(self.players + other.players, entries)


class Plan(Struct, frozen=True):
    """All that the loops read, in arrays of 64 bits.

    A set has a bit for each card, sixteen to a suit, and a hand a word, as in strength/fast.py.

    shape    by group, five each: its first entry in `table`, how many it has, how many players,
             where its hands begin, and the remainder of 2**32 by the number of entries
    table    by entry, three each: the threshold and the other entry of the alias method, and
             the set of all its cards
    hands    by group, entry and player, two each: the word and the set of the two cards; behind
             them room for those who may hold any two
    players  the bit of each: first in the order of the groups, then those with any two cards
    deck     the word of each card, by its place in a set
    start    the set of all cards and places that cannot come, the set and the word of the
             board, how many cards it lacks, the ladder, and where in `hands` the room is
    drawn    room for one deal: where in `hands` each player's begin
    """

    shape: "array[int]"
    table: "array[int]"
    hands: "array[int]"
    players: "array[int]"
    deck: "array[int]"
    start: "array[int]"
    drawn: "array[int]"


def _promising_plan(
    hands: Sequence[Sequence[Hand]], board: Sequence[int], unseen: Sequence[int], ladder: int
) -> Plan:
    """A plan by which deals are possible often enough."""
    held = {number for his in hands if len(his) == 1 for number in his[0][1]}
    any_two = comb(len(unseen) - len(held), 2)
    anything = [
        player
        for player, his in enumerate(hands)
        if len(his) == any_two > 1 and len({weight for _, _, weight in his}) == 1
    ]
    groups = [
        Group((player,), [(weight, combo) for _, combo, weight in his])
        for player, his in enumerate(hands)
        if player not in anything
    ]
    while True:
        plan = _plan(groups, anything, board, unseen, ladder)
        found = array("Q", bytes(8)) * (1 << len(hands))
        progress = array("Q", [0, 0, 0])
        _deal(plan, found, progress, ENOUGH, TRIED)
        if progress[0] >= ENOUGH:
            return plan
        groups.sort(key=lambda group: len(group.entries))
        if len(groups) < 2 or len(groups[0].entries) * len(groups[1].entries) > WIDEST:
            break
        groups = [groups[0].joined(groups[1]), *groups[2:]]
    if progress[0] <= HOPELESS:
        raise ValueError(
            f"of {TRIED} deals {progress[0]} have no card twice: these ranges leave too few"
        )
    return plan


def _plan(
    groups: Sequence[Group],
    anything: Sequence[int],
    board: Sequence[int],
    unseen: Sequence[int],
    ladder: int,
) -> Plan:
    """The arrays; `anything` are the players who may hold any two cards."""
    shape, table, hands = array("Q"), array("Q"), array("Q")
    for group in groups:
        size = len(group.entries)
        shape.extend([len(table) // 3, size, len(group.players), len(hands), 2**32 % size])
        choices = zip(
            group.entries, *_aliases([weight for weight, _ in group.entries]), strict=True
        )
        for (_, numbers), threshold, alias in choices:
            table.extend([threshold, alias, _set(numbers)])
            for pair in zip(numbers[::2], numbers[1::2], strict=True):
                hands.extend([_word(pair, ladder), _set(pair)])
    deck = array("Q", bytes(8)) * 64
    for number in unseen:
        deck[_place(number)] = _word([number], ladder)
    start = [ALL & ~_set(unseen), _set(board), fast.EMPTY + _word(board, ladder), 5 - len(board)]
    start += [ladder, len(hands)]
    hands.extend([0] * 2 * len(anything))
    players = [player for group in groups for player in group.players] + [*anything]
    bits = [1 << player for player in players]
    drawn = [0] * (len(players) - len(anything)) + [*range(start[5], len(hands), 2)]
    return Plan(shape, table, hands, array("Q", bits), deck, array("Q", start), array("Q", drawn))


def _aliases(weights: Sequence[float]) -> tuple[list[int], list[int]]:
    """Thresholds and others, by which each place is drawn as often as its weight says.

    All places are drawn evenly; with a number below 2**32 that is not below its threshold a
    place gives way to its other one. A weight so small that it would never be drawn counts as
    the smallest that can be. Source: Walker 1977, made as by Vose 1991, in whole numbers.
    """
    size = len(weights)
    total = sum(weights)
    parts = [max(round(weight / total * size * 2**32), 1) for weight in weights]
    parts[parts.index(max(parts))] += size * 2**32 - sum(parts)
    others = list(range(size))
    small = [place for place in range(size) if parts[place] < 2**32]
    large = [place for place in range(size) if parts[place] > 2**32]
    while small:
        place, other = small.pop(), large.pop()
        others[place] = other
        parts[other] -= 2**32 - parts[place]
        if parts[other] > 2**32:
            large.append(other)
        elif parts[other] < 2**32:
            small.append(other)
    return parts, others


def _place(number: int) -> int:
    return 16 * (number & 3) + (number >> 2)


def _set(numbers: Sequence[int]) -> int:
    return sum([1 << _place(number) for number in numbers])


def _word(numbers: Sequence[int], ladder: int) -> int:
    word = 0
    for number in numbers:
        word += fast.WORDS[64 * ladder + number]
    return word


def _deal(plan: Plan, counts: "array[int]", progress: "array[int]", deals: int, tries: int) -> None:
    """Add so many deals, or fewer if it takes too many tries; others may run meanwhile.

    counts    by set of winners
    progress  deals, tries, and where chance stands
    """
    shape, table, hands, players = plan.shape, plan.table, plan.hands, plan.players
    deck, start, drawn = plan.deck, plan.start, plan.drawn
    won, done = counts, progress
    with cython.nogil:
        _deal_all(shape, table, hands, players, deck, start, drawn, won, done, deals, tries)


# --- Loops ----------------------------------------------------------------------------------


def _mixed(state: int) -> int:
    """A number of 64 bits from a state that grows by GAMMA.

    splitmix64 (Steele, Lea and Flood 2014), with the constants of Vigna's public version.
    Masks keep Python's integers to 64 bits, as C's are.
    """
    state = (state ^ state >> 30) * FIRST_MIX & ALL
    state = (state ^ state >> 27) * SECOND_MIX & ALL
    return state ^ state >> 31


def _deal_all(
    shape: "array[int]",
    table: "array[int]",
    hands: "array[int]",
    players: "array[int]",
    deck: "array[int]",
    start: "array[int]",
    drawn: "array[int]",
    counts: "array[int]",
    progress: "array[int]",
    deals: int,
    tries: int,
) -> None:
    """Draw and judge deals; the arguments are the arrays of a Plan, and those of `_deal`."""
    groups = len(shape) // 5
    seats = len(players)
    room = start[5]
    behind = len(hands)
    in_groups = seats - (behind - room) // 2
    to_come = start[3]
    cards_to_deal = to_come + behind - room
    ladder = start[4]
    row = fast.ROWS[ladder]
    state = progress[2]
    done = 0
    tried = 0
    while done < deals and tried < tries:
        tried += 1
        used = start[0]
        place = 0
        for group in range(groups):
            size = shape[5 * group + 1]
            entry = 0
            at = 3 * shape[5 * group]
            if size > 1:
                state = state + GAMMA & ALL
                chance = _mixed(state)
                wide = (chance >> 32) * size
                if wide & HALF < shape[5 * group + 4]:  # else some would come more often
                    break
                entry = wide >> 32
                if chance & HALF >= table[at + 3 * entry]:
                    entry = table[at + 3 * entry + 1]
            cards = table[at + 3 * entry + 2]
            if used & cards:
                break
            used |= cards
            size = shape[5 * group + 2]
            at = shape[5 * group + 3] + 2 * size * entry
            for _ in range(size):
                drawn[place] = at
                place += 1
                at += 2
        if place < in_groups:
            continue
        done += 1
        union = start[1]
        word = start[2]
        left = 0
        for at in range(room, behind):
            hands[at] = 0
        dealt = 0
        while dealt < cards_to_deal:
            if left == 0:
                state = state + GAMMA & ALL
                chance = _mixed(state)
                left = 10  # numbers of six bits; those of cards that can come are all as likely
            card = chance & 63
            chance >>= 6
            left -= 1
            bit = ONE << card
            if used & bit:
                continue
            used |= bit
            if dealt < to_come:
                union |= bit
                word += deck[card]
            else:
                at = room + (dealt - to_come) // 2 * 2
                hands[at] += deck[card]
                hands[at + 1] |= bit
            dealt += 1
        best = 0
        winners = 0
        for place in range(seats):
            at = drawn[place]
            key = word + hands[at]
            if key & fast.FLUSH:
                strength = _flush(union | hands[at + 1], ladder)
            else:
                key >>= 16
                strength = fast.RUNGS[fast.OFFSETS[row + (key >> 10)] + (key & 1023)]
            if strength > best:
                best = strength
                winners = 0
            if strength == best:
                winners |= players[place]
        counts[winners] += 1
    progress[0] += done
    progress[1] += tried
    progress[2] = state


def _flush(union: int, ladder: int) -> int:
    """The strength of a hand that has five cards of a suit."""
    for suit in range(4):
        strength = fast.FLUSHES[8192 * ladder + (union >> 16 * suit & 0x1FFF)]
        if strength:
            return strength
    return 0
