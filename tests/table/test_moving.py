"""The moving button, a choice of the house (RULES 5.3, X7, D-04)."""

from itertools import product
from typing import Any

import pytest

from fifthstreet.table.button import moved_lineup
from fifthstreet.table.handle import ready
from fifthstreet.table.table import ButtonRule, Entry, Missed, Presence
from tests.conftest import SCALE
from tests.table.evening import Evening, between


def moving(seats, *sitting, button=0, **changes):
    evening = Evening(seats, button=ButtonRule.MOVING, **changes)
    evening.sit(*sitting)
    evening.play(button=button)
    return evening


def test_the_next_player_gets_the_button_and_somebody_skips_a_blind():
    """X7: the big blind of seat 2 goes; seat 3 is the small blind and never was the big one."""
    evening = moving(4, 0, 1, 2, 3)
    evening.leave(2)
    evening.play()
    assert evening.places() == (1, 3, 0)
    evening.play()
    assert evening.places() == (3, 0, 1)


def test_the_button_never_rests_on_an_empty_seat():
    evening = moving(4, 0, 1, 2, 3)
    evening.leave(1)
    evening.play()
    assert evening.places() == (2, 3, 0)


def test_somebody_may_have_the_big_blind_twice():
    evening = moving(3, 0, 1, 2)
    evening.leave(0)
    evening.play()
    assert evening.places() == (1, 1, 2)  # seat 2 was the big blind before


def test_two_alone_take_turns():
    evening = moving(2, 0, 1)
    seen = []
    for _ in range(3):
        evening.play()
        seen.append(evening.places())
    assert seen == [(1, 1, 0), (0, 0, 1), (1, 1, 0)]


def test_a_newcomer_waits_for_the_big_blind():
    """Between button and small blind he waits; left of the small blind he is the next one."""
    evening = moving(4, 0, 2)
    evening.sit(3)
    evening.play()
    assert evening.places() == (2, 2, 0) and evening.chair(3).presence is Presence.WAITING
    evening.play()
    assert evening.places() == (0, 2, 3)
    other = moving(4, 0, 2)
    other.sit(1)
    other.play()
    assert other.places() == (2, 0, 1)


def test_a_newcomer_may_post_here_too():
    evening = moving(6, 0, 1, 2, 3, entry=Entry.POST)
    evening.sit(5)
    evening.post(5)
    evening.play()
    assert evening.places() == (1, 2, 3) and evening.table.dealt[5] is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_succession_of_hands(seats):
    """From every button, whoever goes, stays, waits or pays to enter."""
    everybody = range(seats)
    for button in everybody:
        for states in product(["goes", "stays", "waits", "posts"], repeat=seats):
            stays = {s for s in everybody if states[s] == "stays"}
            posts = {s for s in everybody if states[s] == "posts"}
            waits = {s for s in everybody if states[s] == "waits"} | posts
            lineup: Any = moved_lineup(button, stays, waits, seats, posts)
            if lineup is None:
                assert not stays or len(stays | waits) < 2
                continue
            dealt = {*lineup.dealt}
            assert lineup.button in stays and lineup.big in dealt
            assert not {*between(button, lineup.button, seats)} & stays
            assert stays <= dealt <= stays | posts | {lineup.big}
            assert not {*between(lineup.button, lineup.small, seats)} & dealt
            if len(dealt) == 2:
                assert lineup.button == lineup.small != lineup.big
            else:
                assert len({lineup.button, lineup.small, lineup.big}) == 3
                assert lineup.small in stays


@pytest.mark.parametrize("seats", range(2, 11))
def test_many_hands(seats):
    """Evening checks each lineup."""
    for seed in range(max(20_000 // SCALE // seats // 100, 1)):
        evening = Evening(
            seats, seed, button=ButtonRule.MOVING, entry=Entry.POST, missed=Missed.POST
        )
        wander_and_play(evening, 100)


def wander_and_play(evening, hands):
    while evening.table.hands < hands:
        for _ in range(evening.random.choice((0, 0, 1, 2))):
            evening.wander()
        if not ready(evening.table):
            evening.wander()
            continue
        evening.begin()
        if evening.random.random() < 0.3:
            evening.wander()
        evening.finish(Evening.all_in if evening.random.random() < 0.1 else None)
