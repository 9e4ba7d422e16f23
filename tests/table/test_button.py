"""Dead button, entering, restarting: the rulings, all small tables, and thousands of hands."""

from itertools import product
from typing import Any

import pytest

from fifthstreet.reasons import NotEnoughPlayers
from fifthstreet.table.button import first_lineup, next_lineup
from fifthstreet.table.commands import BeginHand, SitIn, SitOut
from fifthstreet.table.events import ButtonAsked, GameStopped
from fifthstreet.table.handle import ready
from fifthstreet.table.table import DrawButton, Presence
from tests.conftest import SCALE
from tests.table.evening import Evening, between

# Seats, first button, then for each further hand: who leaves before it, and what must come:
# button, small blind as posted (None: dead), big blind.
RULINGS: dict[str, tuple[int, int, list[tuple[list[int], tuple[int, int | None, int]]]]] = {
    "X1 big blind busts, dead small blind": (4, 0, [([2], (1, None, 3)), ([], (2, 3, 0))]),
    "X2 small blind busts, dead button": (4, 0, [([1], (1, 2, 3)), ([], (2, 3, 0))]),
    "X4 three to two, button busts": (3, 0, [([0], (2, 2, 1)), ([], (1, 1, 2))]),
    "5.7 small blind out": (3, 0, [([1], (2, 2, 0)), ([], (0, 0, 2))]),
    "X6 three to two, big blind busts": (3, 0, [([2], (1, 1, 0)), ([], (0, 0, 1))]),
    "16.10 player 1 busts": (4, 0, [([1], (1, 2, 3))]),
    "16.10 player 2 busts": (4, 0, [([2], (1, None, 3))]),
    "both blinds bust": (5, 0, [([1, 2], (1, None, 3)), ([], (2, 3, 4)), ([], (3, 4, 0))]),
    "button and small blind bust": (4, 0, [([0, 1], (2, 2, 3)), ([], (3, 3, 2))]),
    "nobody leaves": (3, 0, [([], (1, 2, 0)), ([], (2, 0, 1)), ([], (0, 1, 2))]),
    "heads-up": (2, 0, [([], (1, 1, 0)), ([], (0, 0, 1))]),
}


@pytest.mark.parametrize("name", RULINGS)
def test_rulings_across_hands(name):
    seats, button, hands = RULINGS[name]
    evening = Evening(seats)
    evening.sit(*range(seats))
    evening.play(button=button)
    for gone, places in hands:
        evening.leave(*gone)
        evening.play()
        assert evening.places() == places


def test_after_the_flop_the_seat_before_a_dead_button_acts_last():
    """X2: seats 2 and 3 are the blinds, the button stands on the empty seat 1."""
    evening = Evening(4)
    evening.sit(0, 1, 2, 3)
    evening.play(button=0)
    evening.leave(1)
    evening.begin()
    evening.deal()
    order = []
    while len(evening.hand.board) < 4:
        order.append(evening.turn.seat)
        evening.passive()
    assert order == [0, 2, 3, 2, 3, 0]


def test_a_sitting_out_seat_does_not_freeze_the_button():
    """X11: the button moves every hand, nobody is the big blind again and again."""
    evening = Evening(3)
    evening.sit(0, 1, 2)
    evening.play(button=2)
    evening.do(SitOut(evening.who(2)))
    seen = []
    for _ in range(4):
        evening.play()
        seen.append(evening.places())
    assert seen == [(1, 1, 0), (0, 0, 1), (1, 1, 0), (0, 0, 1)]


# Heads-up in seats 0 (button) and 2 (big blind); where a newcomer sits, and the hands that follow.
ENTERING = {
    1: [(2, 2, 0), (2, 0, 1)],  # between small and big blind: waits a hand
    3: [(0, 2, 3)],  # left of the big blind: he is the next one
}


@pytest.mark.parametrize("seat", ENTERING)
def test_a_third_player_enters_as_the_big_blind(seat):
    """5.8 and X10: never dealt in between small blind and button."""
    evening = Evening(4)
    evening.sit(0, 2)
    evening.play(button=0)
    evening.sit(seat)
    assert evening.chair(seat).presence is Presence.WAITING
    for places in ENTERING[seat]:
        evening.play()
        assert evening.places() == places
    assert evening.table.dealt[seat] is not None
    assert evening.chair(seat).presence is Presence.PLAYING


def test_nobody_enters_between_small_blind_and_button():
    """X10 at a full game: the button has to pass first."""
    evening = Evening(6)
    evening.sit(0, 2, 3, 5)
    evening.play(button=0)  # small 2, big 3
    evening.sit(1)
    places, dealt = [], []
    for _ in range(3):
        evening.play()
        places.append(evening.places())
        dealt.append(evening.table.dealt[1] is not None)
    assert places == [(2, 3, 5), (3, 5, 0), (5, 0, 1)]
    assert dealt == [False, False, True]


def test_a_newcomer_in_the_big_blinds_seat_pays_no_small_blind():
    evening = Evening(4)
    evening.sit(0, 1, 2, 3)
    evening.play(button=0)
    evening.leave(2)
    evening.sit(2)
    evening.play()
    assert evening.places() == (1, None, 3)
    assert evening.table.dealt[2] is None


def test_a_sitter_out_comes_back_as_the_big_blind():
    """6.9, D-25."""
    evening = Evening(3)
    evening.sit(0, 1, 2)
    evening.play(button=0)  # small 1, big 2
    evening.do(SitOut(evening.who(1)))
    evening.play()
    assert evening.places() == (2, 2, 0)
    evening.do(SitIn(evening.who(1)))
    assert evening.chair(1).presence is Presence.WAITING
    evening.play()
    assert evening.places() == (2, 0, 1)


def test_who_missed_no_hand_does_not_wait():
    evening = Evening(3)
    evening.sit(0, 1, 2)
    evening.play(button=0)
    evening.do(SitOut(evening.who(2)))
    evening.do(SitIn(evening.who(2)))
    assert evening.chair(2).presence is Presence.PLAYING
    evening.play()
    assert evening.places() == (1, 2, 0)


# --- waiting and restarting (5.10) ------------------------------------------------------


def test_a_hand_needs_two():
    evening = Evening(3)
    assert evening.refused(BeginHand()) == NotEnoughPlayers()
    evening.sit(0)
    assert evening.refused(BeginHand()) == NotEnoughPlayers()
    evening.sit(1)
    assert ready(evening.table)


def test_the_first_button_is_drawn_and_nobody_waits():
    evening = Evening(3)
    evening.sit(0, 1, 2)
    assert evening.do(BeginHand()) == (ButtonAsked((0, 1, 2), 0),)


def test_the_button_stands_while_the_table_waits_and_is_drawn_when_it_resumes():
    evening = Evening(3)
    evening.sit(0, 1)
    evening.play(button=0)
    evening.leave(0)
    assert isinstance(evening.log[-1], GameStopped)
    assert evening.table.button == 0 and evening.table.restart
    assert evening.refused(BeginHand()) == NotEnoughPlayers()
    evening.sit(2, 0)
    assert [evening.chair(seat).presence for seat in range(3)] == [Presence.PLAYING] * 3
    assert evening.table.button == 0
    evening.begin(button=1)
    assert evening.places() == (1, 2, 0)


def test_when_only_newcomers_are_left_the_game_restarts():
    evening = Evening(4)
    evening.sit(0, 1)
    evening.play(button=0)
    evening.begin()
    evening.sit(2, 3)
    evening.finish()
    evening.leave(0, 1)
    assert evening.table.restart and ready(evening.table)
    evening.begin(button=3)
    assert evening.places() == (3, 3, 2)


def test_a_newcomer_due_as_the_big_blind_needs_no_restart():
    """One player and one newcomer, whom the big blind reaches next."""
    evening = Evening(3)
    evening.sit(0, 1)
    evening.play(button=0)  # big 1
    evening.sit(2)
    evening.leave(0)
    evening.begin()
    assert evening.places() == (1, 1, 2)


def test_who_leaves_during_the_draw_is_not_drawn():
    evening = Evening(3)
    evening.sit(0, 1, 2)
    evening.do(BeginHand())
    evening.leave(1)
    assert evening.table.draw == DrawButton((0, 2))
    evening.leave(0)
    assert evening.table.draw is None and not ready(evening.table)


def test_who_sits_down_during_the_draw_takes_part():
    evening = Evening(3)
    evening.sit(0, 1)
    evening.do(BeginHand())
    evening.sit(2)
    assert evening.table.draw == DrawButton((0, 1, 2))


# --- all small tables -------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_succession_of_hands_keeps_the_order(seats):
    """From every lineup that can come about, whoever leaves, waits or stays."""
    everybody = range(seats)
    seen = set()
    todo = [
        first_lineup(button, ready, seats)
        for ready in ({s for s in everybody if mask >> s & 1} for mask in range(1 << seats))
        if len(ready) >= 2
        for button in ready
    ]
    while todo:
        last: Any = todo.pop()
        if last in seen:
            continue
        seen.add(last)
        for states in product(["goes", "stays", "waits"], repeat=seats):
            stays = {s for s in last.dealt if states[s] == "stays"}
            waits = {s for s in everybody if states[s] == "waits"}
            lineup: Any = next_lineup(last.small, last.big, stays, waits, seats)
            if lineup is None:
                assert len(stays) < 2
                continue
            todo.append(lineup)
            dealt = {*lineup.dealt}
            assert stays <= dealt <= stays | {lineup.big}
            assert not {*between(last.big, lineup.big, seats)} & (stays | waits)
            assert lineup.big != last.big or lineup.big in waits
            if len(dealt) == 2:
                assert lineup.button == lineup.small != lineup.big
            else:
                assert lineup.small == last.big and lineup.button == last.small
                assert len({lineup.button, lineup.small, lineup.big}) == 3
                order = between(lineup.button, lineup.big, seats)
                assert not {*order} & dealt - {lineup.small}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whoever_pays_to_enter_is_never_between_button_and_small_blind(seats):
    """6.8, X10: from every lineup, whoever goes, stays, waits or pays."""
    everybody = range(seats)
    lasts = {(small, big) for small, big in product(everybody, repeat=2) if small != big}
    for small, big in lasts:
        for states in product(["goes", "stays", "waits", "posts"], repeat=seats):
            # Nobody who plays sat between the blinds: he would have had one.
            if any(states[s] == "stays" for s in between(small, big, seats)):
                continue
            stays = {s for s in everybody if states[s] == "stays"}
            posts = {s for s in everybody if states[s] == "posts"}
            waits = {s for s in everybody if states[s] == "waits"}
            plain: Any = next_lineup(small, big, stays, waits | posts, seats)
            lineup: Any = next_lineup(small, big, stays, waits | posts, seats, posts)
            if lineup is None or plain is None:
                assert lineup is plain  # paying makes no game, and ends none
                continue
            dealt = {*lineup.dealt}
            assert lineup.big == plain.big and {*plain.dealt} <= dealt
            assert dealt - {*plain.dealt} <= posts
            if len(dealt) == 2:
                assert lineup == plain
                continue
            assert len({lineup.button, lineup.small, lineup.big}) == 3
            assert not {*between(lineup.button, lineup.big, seats)} & dealt - {lineup.small}
            assert lineup.small not in posts or lineup.small not in dealt
            left_out = posts - dealt
            closed = {lineup.small, *between(lineup.button, lineup.small, seats)}
            assert left_out <= closed  # whoever may come in is in


# --- thousands of hands -----------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 11))
def test_invariants_over_many_hands(seats):
    """Joins, leaves, sit-outs, busts and rebuys at random; Evening checks 5.5 at each hand."""
    for seed in range(max(100_000 // SCALE // seats // 500, 1)):
        evening = Evening(seats, seed)
        while evening.table.hands < 500:
            for _ in range(evening.random.choice((0, 0, 1, 2))):
                evening.wander()
            if not ready(evening.table):
                evening.wander()
                continue
            evening.begin()
            if evening.random.random() < 0.3:
                evening.wander()
            evening.finish(Evening.all_in if evening.random.random() < 0.1 else None)
