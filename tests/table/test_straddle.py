"""The straddle: who wants to, whenever he is under the gun (RULES 6.6, 6.7)."""

from typing import Any

import pytest

from fifthstreet.reasons import AlreadySo, BadMessage, NoChoice, NotSeated
from fifthstreet.rules.actions import Call, Check
from fifthstreet.rules.stakes import AnteBy, Forced, Stakes
from fifthstreet.rules.start import Post
from fifthstreet.table.commands import Straddle
from fifthstreet.table.events import StraddleChosen
from fifthstreet.table.table import Entry
from tests.table.evening import HIGHEST, Evening


def evening_with(seats, *sitting, chips=5_000, **changes):
    evening = Evening(seats, straddle=True, buy_in=(1, HIGHEST), **changes)
    evening.sit(*sitting, chips=chips)
    return evening


def straddles(evening, *seats, on=True):
    for seat in seats:
        evening.do(Straddle(evening.who(seat), on))


def test_under_the_gun_he_straddles_and_acts_last():
    evening = evening_with(4, 0, 1, 2, 3)
    straddles(evening, 3)
    evening.begin(button=0)
    evening.deal()
    assert evening.hand.start.posts == (Post(3, Forced.STRADDLE, 200),)
    order = []
    for _ in range(3):
        order.append(evening.turn.seat)
        evening.act(Call)
    assert order == [0, 1, 2] and evening.turn.seat == 3
    may = evening.legal()
    assert may.check and may.raise_to == (400, 5_000)
    evening.act(Check)
    assert len(evening.hand.board) == 3


def test_elsewhere_he_does_not():
    evening = evening_with(4, 0, 1, 2, 3)
    straddles(evening, 0, 1)
    evening.play(button=0)
    assert evening.hand.start.posts == ()
    evening.play()  # button 1, big blind 3: seat 0 is under the gun
    assert evening.hand.start.posts == (Post(0, Forced.STRADDLE, 200),)


def test_three_handed_it_is_the_button():
    evening = evening_with(3, 0, 1, 2)
    straddles(evening, 0, 1, 2)
    evening.play(button=1)
    assert evening.hand.start.posts == (Post(1, Forced.STRADDLE, 200),)


def test_nobody_straddles_heads_up():
    evening = evening_with(3, 0, 1)
    straddles(evening, 0, 1)
    evening.play(button=0)
    assert evening.hand.start.posts == ()


@pytest.mark.parametrize(("chips", "posts"), [(100, 0), (101, 1), (199, 1), (200, 1)])
def test_a_short_straddle_is_all_in(chips, posts):
    """6.7: more than a big blind; with less nobody straddles."""
    evening = evening_with(4, 0, 1, 2)
    evening.sit(3, chips=chips)
    straddles(evening, 3)
    evening.begin(button=0)
    assert len(evening.hand.start.posts) == posts
    assert evening.hand.seats[3].bet == (chips if posts else 0)


@pytest.mark.parametrize(("by", "posts"), [(AnteBy.EACH, 0), (AnteBy.BIG_BLIND, 1)])
def test_the_ante_comes_first(by, posts):
    evening = evening_with(4, 0, 1, 2, stakes=Stakes(50, 100, 10, by))
    evening.sit(3, chips=110)
    straddles(evening, 3)
    evening.begin(button=0)
    assert len(evening.hand.start.posts) == posts


def test_who_posts_to_enter_does_not_straddle_in_that_hand():
    evening = evening_with(6, 0, 1, 2, 3, entry=Entry.POST)
    evening.play(button=0)
    evening.sit(4)
    evening.post(4)
    straddles(evening, 4)
    evening.leave(3)
    evening.sit(3)
    evening.play()  # seat 3 is the big blind, seat 4 under the gun
    assert evening.hand.start.posts == (Post(4, Forced.ENTRY, 100),)


def test_until_he_says_no():
    evening = evening_with(3, 0, 1, 2)
    straddles(evening, 1)
    straddles(evening, 1, on=False)
    evening.play(button=1)
    assert evening.hand.start.posts == ()


def test_what_is_asked_and_refused():
    evening = evening_with(3, 0, 1, 2)
    who = evening.who(0)
    assert evening.refused(Straddle(who, False)) == AlreadySo()
    assert evening.do(Straddle(who, True)) == (StraddleChosen(0, True, 0),)
    assert evening.refused(Straddle(who, True)) == AlreadySo()
    assert evening.refused(Straddle("stranger", True)) == NotSeated()
    one: Any = 1
    assert evening.refused(Straddle(who, one)) == BadMessage("on")
    plain = Evening(3)
    plain.sit(0)
    assert plain.refused(Straddle(plain.who(0), True)) == NoChoice("straddle")
