import pytest

from fifthstreet.cards import Rank
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    IsSet,
    IsTrips,
    NoThreePair,
    NoWraparound,
    PlaysBoard,
    WheelTopIsFive,
)
from fifthstreet.strength.reference import best_five
from fifthstreet.strength.remarks import remarks


@pytest.mark.parametrize(
    ("hole", "board", "expected"),
    [
        ("Ah 2d", "3c 4s 5h Kd Ks", [WheelTopIsFive()]),
        ("Ah 2h", "3h 4h 5h Kd Ks", [WheelTopIsFive()]),
        ("Ah 2d", "3c 4s 5h 6d Ks", []),
        ("5h 5c", "7c 7d 7h 6d 6h", [PlaysBoard()]),
        ("8d 8h", "9s 9c Td Ts Kh", [PlaysBoard(), NoThreePair(Rank.EIGHT)]),
        ("Th 9d", "Kd 9h Ts 5s 5h", [NoThreePair(Rank.FIVE)]),
        ("Js 2c", "Ks Kh Qd Qc Jh", [NoThreePair(Rank.JACK)]),
        ("Kc 2h", "Kd 9h Ts 5s 5h", []),
        ("9h 9s", "9d 5s Ad Kd 3h", [IsSet(Rank.NINE)]),
        ("5d Ad", "9s 3d 5s 5c 8s", [IsTrips(Rank.FIVE)]),
        ("Kd 2c", "9s 9d 9c 5h 8s", []),
        ("3s 3c", "5s 8s 5c 3d 9h", []),
        ("Qh Kd", "Ac 2s 3h 8d 9c", [NoWraparound()]),
        ("Jh Qd", "Kc As 2h 8d 9c", [NoWraparound()]),
        ("Kc As", "2h 3d 4c 9h 9d", [NoWraparound()]),
        ("Jh Qd", "Kc As 2h Td 9c", []),
        ("Kc As", "2h 3d 4c 5h 9d", [WheelTopIsFive()]),
        ("Qh Kh", "Ah 2h 3h 8d 9c", [NoWraparound()]),
        ("Qh Kd", "Ah 2h 3h 8h 9h", []),
        ("2s 7h", "As Ks Qs Js Ts", [PlaysBoard()]),
        ("As Kd", "8h 6c 4s 3h Jd", []),
    ],
)
def test_what_is_worth_saying(hole, board, expected):
    own, shared = parse_cards(hole), parse_cards(board)
    best = best_five([*own, *shared], hole=own)
    assert remarks(best, own, shared) == tuple(expected)


def test_five_cards_alone_are_enough():
    assert remarks(best_five(parse_cards("Qh Kd Ac 2s 3h"))) == (NoWraparound(),)
    assert remarks(best_five(parse_cards("9h 9d 9c 2s 3h"))) == ()
