"""The turn clock: RULES 14.1-14.4, to the millisecond."""

import pytest

from fifthstreet.reasons import NotYet, StaleDecision
from fifthstreet.rules.actions import Call, Check, Fold
from fifthstreet.rules.events import Called, Checked, Folded
from fifthstreet.table.commands import Act, Leave, Resumed, SitIn, SitOut, Tick
from fifthstreet.table.events import InHand, SatOut, TimedOut, TurnExtended, TurnOpened
from fifthstreet.table.handle import AFTER_OUTAGE, next_due
from fifthstreet.table.table import Presence, TurnClock
from tests.table.evening import Evening

CLOCK = TurnClock(turn=20_000, bank=60_000, refill=5_000, grace=250)
OPENED = 1_000
SHOWN = OPENED + 80_000  # turn time and bank are over
LIMIT = SHOWN + 250


@pytest.fixture
def turn():
    """Three players, seat 0 on the button to act since OPENED, facing the big blind."""
    evening = Evening(clock=CLOCK)
    evening.sit(0, 1, 2)
    evening.at = OPENED
    evening.begin(button=0)
    evening.deal()
    return evening


def actions(events):
    return [event.event for event in events if isinstance(event, InHand)]


def call(evening, seat=0):
    return Act(evening.who(seat), evening.turn.decision, Call(seat))


def time_out(evening):
    evening.at = evening.due
    events = evening.do(Tick())
    evening.deal()
    return events


def test_the_clock_is_shown_without_the_grace(turn):
    opened = turn.log[turn.turn.decision]
    assert opened == TurnOpened(0, OPENED + 20_000, SHOWN, OPENED)
    assert turn.due == LIMIT


@pytest.mark.parametrize("at", [OPENED, SHOWN - 1, SHOWN, SHOWN + 1, LIMIT - 1, LIMIT])
def test_an_action_in_time_counts_and_a_tie_goes_to_the_player(turn, at):
    assert actions(turn.do(call(turn), at)) == [Called(0, 100, False)]


def test_an_action_after_the_limit_is_too_late_even_before_the_tick(turn):
    number = turn.turn.decision
    assert turn.refused(call(turn), LIMIT + 1) == StaleDecision(number, -1)


@pytest.mark.parametrize("at", [OPENED, SHOWN, SHOWN + 1, LIMIT - 1])
def test_no_tick_before_the_limit_takes_anything(turn, at):
    assert turn.refused(Tick(), at) == NotYet()


@pytest.mark.parametrize("at", [LIMIT, LIMIT + 1, LIMIT + 10**6])
def test_facing_a_bet_time_out_is_a_fold_never_a_call(turn, at):
    events = turn.do(Tick(), at)
    assert events[0] == TimedOut(0, at)
    assert actions(events) == [Folded(0)]


def test_where_checking_is_free_time_out_is_a_check(turn):
    """X21: the big blind unraised."""
    turn.act(Call)
    turn.act(Call)
    assert actions(time_out(turn))[0] == Checked(2)


def test_an_action_after_the_time_out_is_stale(turn):
    late = call(turn)
    turn.do(Tick(), LIMIT)
    assert type(turn.refused(late, LIMIT)) is StaleDecision


@pytest.mark.parametrize(
    ("thought", "left"),
    [(0, 60_000), (20_000, 60_000), (20_001, 59_999), (50_000, 30_000), (80_000, 0), (80_250, 0)],
)
def test_the_bank_pays_for_what_exceeds_the_turn(turn, thought, left):
    turn.do(call(turn), OPENED + thought)
    assert turn.chair(0).bank == left


def test_the_bank_is_gone_after_a_time_out_and_refilled_by_hands(turn):
    time_out(turn)
    assert turn.chair(0).bank == 0
    turn.finish()
    assert [chair.bank for chair in turn.table.chairs] == [5_000, 60_000, 60_000]
    turn.begin()
    turn.deal()
    turn.finish()
    assert turn.chair(0).bank == 10_000


def test_with_an_empty_bank_the_turn_time_is_all(turn):
    time_out(turn)
    turn.finish()
    evening = turn
    evening.begin()  # seat 0 is the big blind now
    evening.deal()
    evening.act(Call)
    evening.act(Call)
    opened = evening.table.turn
    assert opened.seat == 0 and opened.bank_due - opened.due == 5_000


def test_two_time_outs_in_a_row_sit_a_player_out(turn):
    turn.act(Call)
    turn.act(Call)
    turn.act(Check)
    time_out(turn)  # seat 1 checks
    turn.act(Check)
    turn.act(Check)
    assert turn.chair(1).timeouts == 1
    events = time_out(turn)
    assert SatOut(1, False, turn.at) in events
    assert turn.chair(1).next_out
    turn.finish()
    assert turn.chair(1).presence is Presence.SITTING_OUT
    assert turn.chair(1).timeouts == 0


def test_an_action_of_his_own_forgives_a_time_out(turn):
    turn.act(Call)
    turn.act(Call)
    turn.act(Check)
    time_out(turn)
    turn.act(Check)
    turn.act(Check)
    turn.act(Check)  # seat 1 himself
    assert turn.chair(1).timeouts == 0
    turn.act(Check)
    turn.act(Check)
    time_out(turn)
    assert not turn.chair(1).next_out


def test_who_says_he_is_back_stays_in(turn):
    turn.act(Call)
    turn.act(Call)
    turn.act(Check)
    time_out(turn)
    turn.act(Check)
    turn.act(Check)
    time_out(turn)
    turn.do(SitIn(turn.who(1)))
    turn.finish()
    assert turn.chair(1).presence is Presence.PLAYING


def test_time_outs_are_counted_from_hand_to_hand(turn):
    time_out(turn)  # seat 0 folds
    turn.finish()
    turn.begin()
    turn.deal()
    turn.act(Call)
    turn.act(Call)
    assert SatOut(0, False, turn.due) in time_out(turn)


def test_nobody_is_timed_who_has_no_decision(turn):
    while turn.table.running:
        turn.all_in()
    assert next_due(turn.table) is None
    assert turn.refused(Tick(), 10**9) == NotYet()


# --- after an outage ------------------------------------------------------------------------


@pytest.mark.parametrize("outage", [0, 5_000, 3_600_000])
def test_after_an_outage_the_time_at_the_last_event_is_given_back(turn, outage):
    turn.do(SitOut(turn.who(2)), OPENED + 1_000)  # the last thing that is on disk
    back = OPENED + 1_000 + outage
    assert turn.do(Resumed(), back) == (TurnExtended(back + 19_000, back + 79_000, back),)
    assert turn.refused(Tick(), back + 79_249) == NotYet()
    assert turn.due == back + 79_250


@pytest.mark.parametrize("gone", [6_000, 20_000, 70_000, 80_100])
def test_nobody_has_less_than_fifteen_seconds(turn, gone):
    turn.do(SitOut(turn.who(2)), OPENED + gone)
    back = 10**7
    (extended,) = turn.do(Resumed(), back)
    assert extended.due == back + AFTER_OUTAGE == back + 15_000
    assert extended.bank_due - extended.due == min(60_000, max(80_000 - gone, 0))
    turn.do(call(turn), back + 14_999)
    assert turn.chair(0).bank == extended.bank_due - extended.due


def test_the_decision_stays_the_same_over_an_outage(turn):
    number = turn.turn.decision
    turn.do(Resumed(), 10**7)
    assert turn.turn.decision == number


def test_without_a_decision_there_is_nothing_to_give_back():
    evening = Evening()
    assert evening.do(Resumed(), 10**7) == ()


def test_a_leaver_has_no_clock(turn):
    turn.do(Leave(turn.who(0)))
    assert turn.turn.seat == 1


def test_a_fold_by_hand_is_no_time_out(turn):
    turn.act(Fold)
    assert turn.chair(0).timeouts == 0 and turn.chair(0).bank == 60_000
