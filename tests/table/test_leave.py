"""Standing up in every state of every seat (RULES 14.9)."""

import pytest

from fifthstreet.reasons import AlreadySo, NotSeated, StaleDecision
from fifthstreet.rules.actions import Call, Check
from fifthstreet.rules.events import Checked, Folded, HandEnded
from fifthstreet.rules.hand import Status
from fifthstreet.rules.stakes import FreeFold, House, Stakes
from fifthstreet.table.commands import Act, Leave, SitIn, SitOut, TopUp
from fifthstreet.table.events import (
    HandSettled,
    InHand,
    LeaveAsked,
    SatDown,
    StoodUp,
    TimedOut,
    TurnOpened,
)
from fifthstreet.table.handle import ready
from tests.conftest import SCALE
from tests.table.evening import Evening


@pytest.fixture
def turn():
    """Three players, seat 0 on the button to act."""
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    return evening


def test_between_hands_a_player_takes_his_chips_at_once():
    evening = Evening()
    evening.sit(0, 1)
    assert evening.do(Leave(evening.who(0))) == (StoodUp(0, "stay-1", 5_000, 0),)


def test_whose_turn_it_is_folds_at_once(turn):
    decision = turn.turn.decision
    leaver = turn.who(0)
    events = turn.do(Leave(leaver))
    assert events[:2] == (LeaveAsked(0, 0), InHand(Folded(0), 0))
    assert isinstance(events[2], TurnOpened) and events[2].seat == 1
    assert turn.refused(Act(leaver, decision, Call(0))) == StaleDecision(
        decision, turn.turn.decision
    )


def test_who_leaves_out_of_turn_folds_when_his_turn_comes(turn):
    assert turn.do(Leave(turn.who(1))) == (LeaveAsked(1, 0),)
    assert turn.turn.seat == 0
    turn.act(Call)
    assert turn.log[-2:] == [InHand(Folded(1), 0), turn.log[-1]]
    assert turn.turn.seat == 2


@pytest.mark.parametrize("free_fold", FreeFold)
def test_a_free_check_is_not_continued(free_fold):
    """The big blind leaves, and could check; whatever the house says of such folds (D-24)."""
    evening = Evening(stakes=Stakes(50, 100, house=House(free_fold=free_fold)))
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    evening.do(Leave(evening.who(2)))
    evening.act(Call)
    evening.act(Call)
    assert evening.hand.seats[2].status is Status.FOLDED
    while evening.table.running:
        evening.passive()
    assert evening.table.chairs[2] is None
    assert evening.stacks()[0] + evening.stacks()[1] == 10_100


def test_what_he_put_in_stays_in(turn):
    turn.act(Call)
    turn.do(Leave(turn.who(0)))
    turn.act(Call)
    turn.act(Check)
    while turn.table.running:
        turn.passive()
    assert StoodUp(0, "stay-1", 4_900, 0) in turn.log
    assert turn.table.chairs[0] is None


def test_who_has_no_turn_left_is_live_to_the_showdown():
    """All-in, then gone: his hand wins or loses, and his chips go with him."""
    winners = set()
    for seed in range(30):
        evening = Evening(seed=seed)
        evening.sit(0, 1)
        evening.begin(button=0)
        evening.deal()
        evening.act(to=5_000)
        evening.do(Leave(evening.who(0)))
        assert evening.hand.seats[0].status is Status.LIVE
        evening.act(Call)
        taken = next(event.chips for event in evening.log if isinstance(event, StoodUp))
        winners.add(taken)
        assert evening.table.chairs[0] is None and taken + evening.stacks()[1] == 10_000
    assert {0, 10_000} <= winners


def test_when_all_leave_the_last_one_takes_the_pot():
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    evening.leave(2, 1, 0)
    gone = {event.seat: event.chips for event in evening.log if isinstance(event, StoodUp)}
    assert gone == {0: 5_000, 1: 4_950, 2: 5_050}


def test_who_is_leaving_can_ask_for_nothing_more(turn):
    occupant = turn.who(1)
    turn.do(TopUp(occupant, 500))
    turn.do(Leave(occupant))
    assert turn.refused(Leave(occupant)) == AlreadySo()
    for command in (SitOut(occupant), SitIn(occupant), TopUp(occupant, 500)):
        assert turn.refused(command) == NotSeated()
    turn.finish()
    assert StoodUp(1, occupant, 4_950, 0) in turn.log  # the top-up was never taken


def test_a_spectator_in_a_chair_leaves_in_the_middle_of_a_hand(turn):
    """Whoever is not in the hand has nothing to wait for."""
    evening = Evening(4)
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.sit(3)
    evening.leave(3)
    assert evening.table.running and evening.table.chairs[3] is None
    evening.sit(3)
    evening.finish()
    assert evening.stacks()[3] == 5_000


def test_nobody_sits_down_in_the_chair_of_a_hand_that_is_still_played(turn):
    turn.do(Leave(turn.who(0)))
    assert turn.chair(0).leaving
    assert turn.table.running


# --- every state of every seat ----------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_leaving_in_every_state_of_every_seat(seats):
    for seed in range(max(200 // SCALE, 1)):
        evening = Evening(seats, seed=seed)
        evening.sit(*range(seats))
        for _ in range(60):
            evening.move()
            if evening.random.random() < 0.1:
                evening.wander()
            for seat, chair in enumerate(evening.table.chairs):
                if chair is not None and not chair.leaving:
                    leave_and_play_on(evening.copy(), seat)


def leave_and_play_on(evening, seat):
    table, number = evening.table, evening.table.number
    occupant = evening.who(seat)
    plays = table.running and table.dealt[seat] is not None
    evening.do(Leave(occupant))
    if plays and table.hand is not None:
        live = table.hand.seats[seat].status is Status.LIVE
        evening.deal()
        while evening.table.running:
            evening.passive()
        check_story(evening.log[number:], seat, occupant, live)
    assert all(chair is None or chair.occupant != occupant for chair in evening.table.chairs)
    # The game goes on: Evening checks the button of every further hand.
    while not ready(evening.table):
        free = [i for i, chair in enumerate(evening.table.chairs) if chair is None]
        if not free:
            return  # the others have no chips
        evening.sit(*free)
    evening.play()


def check_story(events, seat, occupant, live):
    """From the leaving on: no decision is opened, a turn is a fold, the seat is freed last."""
    assert not any(isinstance(e, TurnOpened | TimedOut) and e.seat == seat for e in events)
    folds = events.count(InHand(Folded(seat), 0))
    assert folds <= int(live)
    assert InHand(Checked(seat), 0) not in events
    stood = [i for i, e in enumerate(events) if isinstance(e, StoodUp) and e.occupant == occupant]
    settled = [i for i, e in enumerate(events) if isinstance(e, HandSettled)]
    assert len(stood) == 1 and settled[0] < stood[0]
    assert not any(isinstance(e, SatDown) and e.seat == seat for e in events[: stood[0]])
    (ended,) = [e.event for e in events if isinstance(e, InHand) and isinstance(e.event, HandEnded)]
    assert events[stood[0]].chips == ended.stacks[seat]
