"""Instances of everything that can be said, made from the fields of the classes.

A new kind of reason, event or action is met here by itself; if it has no words, or
a slot of its sentence stays empty, the tests beside this file fail.
"""

from enum import Enum
from itertools import cycle
from types import NoneType, UnionType
from typing import Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.games import GAMES, OMAHA, STUD_HI_LO
from fifthstreet.reasons import JokerPlays, Reason
from fifthstreet.rules import actions, events
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import Start, start_at
from fifthstreet.strength.ranking import (
    ACE_FIVE_LOW,
    BADUGI,
    DEUCE_SEVEN_LOW,
    JOKER_WILD,
    STANDARD,
)
from fifthstreet.strength.reference import BestFive, best_five
from fifthstreet.table import events as table_events

HANDS = [
    (STANDARD, "As Kd 9h 7c 2s"),
    (STANDARD, "8s 8d Kh 7c 2s"),
    (STANDARD, "Ks Kd 5h 5c 2s"),
    (STANDARD, "9s 9d 9h 7c 2s"),
    (STANDARD, "9s 8d 7h 6c 5s"),
    (STANDARD, "Ks Js 8s 4s 2s"),
    (STANDARD, "9s 9d 9h 7c 7s"),
    (STANDARD, "Js Jd Jh Jc 2s"),
    (STANDARD, "9s 8s 7s 6s 5s"),
    (STANDARD, "As Ks Qs Js Ts"),
    (JOKER_WILD, "7s 7d 7h 7c Jk"),
    (ACE_FIVE_LOW, "8s 6d 4h 3c As"),
    (BADUGI, "7s 4d 2h Ac"),
    (BADUGI, "5s 3d Ah Kh"),
    (BADUGI, "Ts 3d Td 3s"),
    (BADUGI, "Ks As Qs 9s"),
    (ACE_FIVE_LOW, "Ks Kd 9h 5c As"),
    (DEUCE_SEVEN_LOW, "As 9s 8s 5s 3s"),
    (JOKER_WILD, "Jk Ts 8s 4s 2s"),
]
"""A hand of every kind, some with a joker or where low hands win."""

BESTS = [best_five([Card(card) for card in text.split()], ranking) for ranking, text in HANDS]
STRINGS = {
    "field": (
        "chips",
        "stacks",
        "blinds",
        "ante",
        "button",
        "small",
        "big",
        "deck",
        "bring_in",
        "bets",
        "unit",
        "rake",
        "posts",
        "paid",
        "hands",
        "?",
    ),
    "code": tuple(GAMES),
    "option": ("entry", "missed", "straddle", "game"),
    "one": ("run_twice", "straddle", "omaha8"),
    "other": ("game", "seats", "see_called"),
    "why": (
        "no_board",
        "no_blinds",
        "no_straddle_heads_up",
        "only_pot_limit",
        "only_fixed_limit",
        "not_fixed_limit",
        "only_hi_lo",
        "only_stud",
        "only_bring_in",
        "not_with_bring_in",
        "already_shown",
        "whatever",
    ),
    "found": ("5", "ж"),
    "text": ("Ж♠ Ж♦",),
}
NUMBERS = (0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 101, 1234567)


def kinds(*roots):
    """Every class below these that is made: those with a tag."""
    found = []
    for root in roots:
        found += [root] if root.__struct_config__.tag else []
        found += kinds(*root.__subclasses__())
    return list(dict.fromkeys(found))


def everything():
    """All classes that say() takes."""
    spoken = [*get_args(events.Event), *get_args(actions.Action), *get_args(table_events.Event)]
    return [*kinds(Reason), *spoken]


def samples(kind):
    """Instances of a class that together show every value of its fields."""
    hints = get_type_hints(kind)
    choices = {name: values(kind, name, hints[name]) for name in kind.__struct_fields__}
    turns = max(map(len, choices.values()), default=1)
    wheels = {name: cycle(values) for name, values in choices.items()}
    # A second round with another step meets other pairs of values.
    made = [kind(**{name: next(wheel) for name, wheel in wheels.items()}) for _ in range(turns)]
    wheels = {
        name: cycle(values[i % len(values) :] + values)
        for i, (name, values) in enumerate(choices.items())
    }
    return made + [
        kind(**{name: next(wheel) for name, wheel in wheels.items()}) for _ in range(3 * turns)
    ]


def values(kind, name, hint):
    """Values of a field of this type, all that matter."""
    if get_origin(hint) in (Union, UnionType):
        return [value for part in get_args(hint) for value in values(kind, name, part)]
    if hint is NoneType:
        return [None]
    if hint is bool:
        return [False, True]
    if hint is int:
        return integers(kind, name)
    if hint is str:
        return list(STRINGS.get(name, ("?",)))
    if hint is Start:
        stacks = (100, 200, 300)
        stud = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10))
        return [
            start_at(stacks, 0, Stakes(5, 10)),
            start_at(stacks, 0, Stakes(5, 10, ante=1)),
            start_at(stacks, 0, Stakes(5, 10), OMAHA),
            start_at(stacks, 0, stud, STUD_HI_LO),
        ]
    if hint is BestFive:
        return BESTS
    if hint is Card and kind is JokerPlays:
        return [card for card in Card if card is not Card.JOKER]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return list(hint)
    if get_origin(hint) is tuple:
        return tuples(kind, name, get_args(hint)[0])
    if isinstance(hint, type) and issubclass(hint, Struct):
        return samples(hint)[:20]
    raise AssertionError(f"{kind.__name__}.{name}: no sample of {hint}")


def integers(kind, name):
    if name in ("seat", "turn"):
        return [0, 1, 2, 9]
    if name in ("place", "index"):
        return [1, 2, 3, 4, *([5] if name == "place" else [])]
    if name == "odd":
        return list(range(10))
    if name == "street":
        return [1, 2, 3]
    if name == "pot":
        return [0, 1, 2]
    if name == "run":
        return [0, 1]
    if name == "up":
        return [0, 1, 2]
    return list(NUMBERS)


def tuples(kind, name, part):
    if name == "seats":
        return [(0, 1), (2, 0, 1), tuple(range(10))] + (
            [(1,)] if kind.__name__ == "OddChip" else []
        )
    if name == "hole" and get_origin(part) is tuple:
        return [((Card("As"), Card("Kd")), (Card("2c"), None)), ()]
    if get_origin(part) in (Union, UnionType) and Card in get_args(part):
        return [(Card("As"), Card("Tc")), (None, None), (Card("2h"),)]
    if part is Card:
        return [(Card("As"), Card("Tc"), Card("2h")), (Card("Qd"),)]
    if isinstance(part, type) and issubclass(part, Struct):
        parts = samples(part)
        return [tuple(parts[:n]) for n in (1, 2, 3)]
    return [tuple(values(kind, name, part)[:3])]


assert set(Category) == {best.category for best in BESTS}
assert len(Rank) == 13
