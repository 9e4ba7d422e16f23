"""Every order is equally likely (TABLE T-SHUF1 to T-SHUF3).

The production functions draw from the system's entropy, which cannot be seeded, so a
probability is asked to lie above 1e-6 and below 1 - 1e-6: a red test is a bug and
not luck. The broken shuffles must all fail by the same yardstick.
"""

import math
import secrets
from collections import Counter
from itertools import permutations

import pytest

from fifthstreet.dealing.shuffle import draw, index_below, shuffled
from tests.conftest import SCALE

NEVER = 1e-6


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def upper_tail(statistic, freedom):
    """The chance of a chi-square at least as large: the regularised incomplete gamma function.

    Series below the mean, Lentz's continued fraction above it (Numerical Recipes 6.2).
    """
    a, x = freedom / 2, statistic / 2
    front = math.exp(a * math.log(x) - x - math.lgamma(a)) if x > 0 else 0.0
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - front * total
    tiny = 1e-300
    b = x + 1 - a
    c, d = 1 / tiny, 1 / b
    h = d
    for i in range(1, 100_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b or tiny)
        c = b + an / c or tiny
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return front * h


def orders_chance(shuffle, n, count):
    """The chance of a statistic at least as large, over all n! orders."""
    counts = Counter(shuffle(range(n)) for _ in range(count))
    expected = count / math.factorial(n)
    return upper_tail(
        chi_square((counts[order] for order in permutations(range(n))), expected),
        math.factorial(n) - 1,
    )


def matrix_chance(shuffle, n, count):
    """Which card comes to which place: chi-square x (n - 1) / n over (n - 1)^2 degrees."""
    counts = Counter(pair for _ in range(count) for pair in enumerate(shuffle(range(n))))
    cells = (counts[place, card] for place in range(n) for card in range(n))
    return upper_tail(chi_square(cells, count / n) * (n - 1) / n, (n - 1) ** 2)


def test_the_yardstick_itself():
    assert upper_tail(3.841458820694124, 1) == pytest.approx(0.05)
    assert upper_tail(18.307038053275146, 10) == pytest.approx(0.05)
    assert upper_tail(2601, 2601) == pytest.approx(0.4963, abs=1e-3)


@pytest.mark.parametrize("n", [4, 5])
def test_all_orders_are_equally_likely(n):
    chance = orders_chance(shuffled, n, 2_400_000 // SCALE)
    assert NEVER < chance < 1 - NEVER


def test_every_card_comes_to_every_place():
    chance = matrix_chance(shuffled, 52, 200_000 // SCALE)
    assert NEVER < chance < 1 - NEVER


# --- Broken shuffles must fail -------------------------------------------------------


def naive_swap(items):
    """Swap every place with any place: 52^52 paths cannot spread evenly over 52! orders."""
    order = list(items)
    for place in range(len(order)):
        other = secrets.randbelow(len(order))
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def sattolo(items):
    """Never leaves a card where it was: one cycle only."""
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = secrets.randbelow(place)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def last_stays(items):
    """PlanetPoker's off-by-one: the last card is never moved."""
    return (*shuffled(items[:-1]), items[-1])


def byte_remainder(items):
    """A bare remainder of a byte favours small numbers."""
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = secrets.token_bytes(1)[0] % (place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


@pytest.mark.parametrize("broken", [naive_swap, sattolo, last_stays])
def test_broken_shuffles_fail_on_four_cards(broken):
    assert orders_chance(broken, 4, 2_400_000 // SCALE) < NEVER


@pytest.mark.parametrize("broken", [naive_swap, sattolo, last_stays, byte_remainder])
def test_broken_shuffles_fail_on_a_deck(broken):
    assert matrix_chance(broken, 52, 400_000 // SCALE) < NEVER


# --- Exactly, byte by byte ----------------------------------------------------------


def outcomes(n, width):
    """What the routine makes of every value of its first draw; None where it draws again."""

    class Again(Exception):
        pass

    for value in range(256**width):
        draws = iter([value.to_bytes(width)])

        def entropy(count, draws=draws):
            assert count == width
            for answer in draws:
                return answer
            raise Again

        try:
            yield index_below(n, entropy)
        except Again:
            yield None


@pytest.mark.parametrize("n", [1, 2, 3, 5, 10, 52, 53, 100, 128, 255, 256])
def test_every_byte_value_leads_to_each_index_equally_often(n):
    counts = Counter(outcomes(n, 1))
    again = counts.pop(None, 0)
    assert again == 256 % n
    assert set(counts) == set(range(n))
    assert set(counts.values()) == {256 // n}


@pytest.mark.parametrize("n", [257, 1326, 65536])
def test_two_bytes_too(n):
    counts = Counter(outcomes(n, 2))
    again = counts.pop(None, 0)
    assert again == 65536 % n
    assert set(counts.values()) == {65536 // n}
    assert len(counts) == n


def test_the_shuffle_goes_from_the_top_down():
    """Known bytes, known order: the place that is filled goes down, the index is drawn below it."""
    draws = iter([1, 0, 255, 2, 1, 1])
    # place 4 of 5: 1; place 3 of 4: 0; place 2 of 3: 255 is thrown away, then 2; place 1 of 2: 1
    assert shuffled("abcde", lambda count: bytes([next(draws)])) == ("d", "e", "c", "a", "b")


def test_a_draw_is_one_of_the_items():
    assert {draw("abc") for _ in range(200)} == set("abc")


def test_production_uses_the_systems_entropy():
    assert shuffled.__defaults__ == (secrets.token_bytes,)
    assert index_below.__defaults__ == (secrets.token_bytes,)
