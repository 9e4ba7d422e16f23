"""Sitting down, buying chips, sitting out: what is granted, what is refused and why."""

from typing import Any

import pytest

from fifthstreet.reasons import (
    AlreadySeated,
    AlreadySo,
    BadMessage,
    BadStart,
    BuyInOutside,
    FoldNeedsConfirmation,
    HandRunning,
    IllegalAction,
    NameUnusable,
    NoHandRunning,
    NoSuchSeat,
    NothingToShow,
    NotSeated,
    NotWholeChips,
    NotYet,
    OutOfTurn,
    SeatTaken,
    StaleDecision,
    TopUpTooLarge,
)
from fifthstreet.rules.actions import Call, Check, Deal, Fold, RaiseTo, Show
from fifthstreet.rules.events import Called, Folded, HandShown
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.rules.start import MOST_CHIPS
from fifthstreet.table.commands import (
    Act,
    BeginHand,
    Dealt,
    Drawn,
    Leave,
    ShowCards,
    Sit,
    SitIn,
    SitOut,
    Tick,
    TopUp,
)
from fifthstreet.table.events import InHand, SatIn, SatOut, ToppedUp, TopUpAsked
from fifthstreet.table.handle import NAME_LENGTH, handle, open_table
from fifthstreet.table.table import Presence, TurnClock
from tests.table.evening import HIGHEST, LOWEST, Evening, options

NO_NUMBER = {
    "truth": True,
    "fraction": 5000.0,
    "nan": float("nan"),
    "infinity": float("inf"),
    "text": "5000",
    "nothing": None,
    "list": [5000],
    "huge": 10**30,
    "too long to print": -(10**5000),
}


# --- the buy-in ---------------------------------------------------------------------------


@pytest.mark.parametrize("chips", [LOWEST, HIGHEST])
def test_the_limits_of_the_buy_in_are_allowed(chips):
    evening = Evening()
    evening.sit(0, chips=chips)
    assert evening.stacks() == [chips, 0, 0]


@pytest.mark.parametrize("chips", [LOWEST - 1, HIGHEST + 1, 0, -LOWEST])
def test_a_buy_in_outside_the_limits_is_refused(chips):
    asked = Sit("a", "Anna", 0, chips)
    assert Evening().refused(asked) == BuyInOutside(chips, LOWEST, HIGHEST)


@pytest.mark.parametrize("chips", NO_NUMBER.values(), ids=NO_NUMBER)
def test_chips_are_whole_numbers(chips):
    evening = Evening()
    assert type(evening.refused(Sit("a", "Anna", 0, chips))) is NotWholeChips
    evening.sit(0)
    assert type(evening.refused(TopUp(evening.who(0), chips))) is NotWholeChips


@pytest.mark.parametrize("seat", NO_NUMBER.values(), ids=NO_NUMBER)
def test_a_seat_is_a_number(seat):
    evening = Evening()
    assert evening.refused(Sit("a", "Anna", seat, LOWEST)) == BadMessage("seat")
    evening.sit(0, 1)
    evening.do(BeginHand())
    assert evening.refused(Drawn(seat)) == BadMessage("seat")
    assert evening.refused(Drawn(2)) == BadMessage("seat")


@pytest.mark.parametrize("seat", [-1, 3, 10**9])
def test_there_is_no_such_seat(seat):
    assert Evening().refused(Sit("a", "Anna", seat, LOWEST)) == NoSuchSeat(seat, 3)


def test_a_seat_is_taken_once_and_a_player_sits_once():
    evening = Evening()
    evening.sit(0)
    assert evening.refused(Sit("a", "Anna", 0, LOWEST)) == SeatTaken(0)
    assert evening.refused(Sit(evening.who(0), "Anna", 1, LOWEST)) == AlreadySeated(0)


@pytest.mark.parametrize(
    "name", ["", " Anna", "a\nb", "a\u200bb", "A" * (NAME_LENGTH + 1), 7, None]
)
def test_names_that_cannot_be_used(name):
    assert type(Evening().refused(Sit("a", name, 0, LOWEST))) is NameUnusable


def test_a_name_is_used_once():
    evening = Evening()
    evening.do(Sit("a", "Анна", 0, LOWEST))
    assert evening.refused(Sit("b", "АННА", 1, LOWEST)) == NameUnusable("АННА")
    evening.do(Sit("b", "Борис", 1, LOWEST))


def test_an_occupant_is_one_stay():
    evening = Evening()
    evening.sit(0, 1)
    evening.play()
    gone = evening.who(0)
    evening.leave(0)
    assert evening.refused(Sit(gone, "again", 0, LOWEST)) == BadMessage("occupant")
    nobody: list[Any] = ["", None, 7]
    for occupant in nobody:
        assert evening.refused(Sit(occupant, "Anna", 0, LOWEST)) == BadMessage("occupant")


def test_who_sits_down_in_the_middle_of_a_hand_waits():
    evening = Evening()
    evening.sit(0, 1)
    evening.begin()
    evening.sit(2)
    assert evening.chair(2).presence is Presence.WAITING
    assert evening.hand.seats[2].hole == ()
    evening.finish()


# --- adding chips ---------------------------------------------------------------------------


def test_between_hands_a_top_up_is_there_at_once():
    evening = Evening()
    evening.sit(0, 1)
    assert evening.refused(TopUp(evening.who(0), 5_001)) == TopUpTooLarge(5_001, 5_000)
    assert evening.do(TopUp(evening.who(0), 5_000)) == (ToppedUp(0, 5_000, 0),)
    assert evening.refused(TopUp(evening.who(0), 1)) == TopUpTooLarge(1, 0)
    assert evening.stacks() == [10_000, 5_000, 0]


def test_chips_bought_during_a_hand_play_from_the_next_one():
    """X23: all-in counts the chips at the start of the hand."""
    evening = Evening()
    evening.sit(0, 1)
    evening.begin(button=0)
    evening.deal()
    assert evening.do(TopUp(evening.who(0), 500)) == (TopUpAsked(0, 500, 0),)
    assert type(evening.refused(TopUp(evening.who(0), 5_051))) is TopUpTooLarge
    evening.act(to=5_000)  # all-in, and not one chip more
    assert evening.hand.seats[0].stack == 0
    evening.act(Fold)
    assert evening.stacks() == [5_600, 4_900, 0]


def test_a_top_up_never_lifts_a_stack_above_the_largest_buy_in():
    evening = Evening()
    evening.sit(0, 1, chips=HIGHEST)
    evening.begin(button=0)
    evening.deal()
    evening.act(Call)
    evening.do(TopUp(evening.who(0), 100))
    evening.act(Check)
    while evening.table.running:
        evening.act(Fold)  # seat 1 is first after the flop
    assert evening.stacks() == [10_100, 9_900, 0]
    assert ToppedUp(0, 0, 0) in evening.log


def test_the_last_word_on_a_top_up_counts():
    evening = Evening()
    evening.sit(0, 1)
    evening.begin(button=0)
    evening.deal()
    evening.do(TopUp(evening.who(0), 500))
    evening.do(TopUp(evening.who(0), 300))
    evening.act(Fold)
    assert evening.stacks() == [5_250, 5_050, 0]


def broke(evening, queued=0):
    """Everybody all-in until somebody has lost all; his seat."""
    while True:
        evening.begin()
        evening.deal()
        if queued:
            for seat in range(3):
                evening.do(TopUp(evening.who(seat), queued))
        while evening.table.running:
            evening.all_in()
        for seat, chair in enumerate(evening.table.chairs):
            if evening.hand.seats[seat].stack == 0:
                return seat, chair


def test_who_is_broke_sits_out_until_he_buys_in_again():
    evening = Evening()
    evening.sit(0, 1, 2)
    seat, chair = broke(evening)
    assert chair.presence is Presence.SITTING_OUT and chair.broke and chair.stack == 0
    assert evening.refused(SitIn(chair.occupant)) == BuyInOutside(0, LOWEST, HIGHEST)
    for chips in (LOWEST - 1, HIGHEST + 1):
        refusal = evening.refused(TopUp(chair.occupant, chips))
        assert refusal == BuyInOutside(chips, LOWEST, HIGHEST)
    events = evening.do(TopUp(chair.occupant, LOWEST))
    assert events == (ToppedUp(seat, LOWEST, 0), SatIn(seat, False, 0))  # he missed no hand


def test_who_buys_in_again_a_hand_later_waits():
    evening = Evening()
    evening.sit(0, 1, 2)
    seat, chair = broke(evening)
    rich = [i for i, stack in enumerate(evening.stacks()) if stack]
    if len(rich) < 2:  # all chips in one stack: somebody new comes
        evening.leave(*[i for i in range(3) if i not in (seat, rich[0])])
        evening.sit(*[i for i in range(3) if i not in (seat, rich[0])])
    evening.begin()
    evening.do(TopUp(chair.occupant, LOWEST))
    evening.finish()
    assert evening.chair(seat).presence is Presence.WAITING
    assert evening.chair(seat).stack == LOWEST


def test_a_rebuy_asked_for_in_time_keeps_the_player_in():
    evening = Evening()
    evening.sit(0, 1, 2)
    _, chair = broke(evening, queued=LOWEST)
    assert chair.stack == LOWEST and chair.presence is Presence.PLAYING


def test_a_small_top_up_is_no_buy_in():
    """Less than the lowest buy-in lapses once the stack is gone (4.4)."""
    evening = Evening()
    evening.sit(0, 1, 2)
    seat, chair = broke(evening, queued=100)
    assert chair.stack == 0 and chair.presence is Presence.SITTING_OUT
    assert ToppedUp(seat, 0, 0) in evening.log


# --- sitting out ------------------------------------------------------------------------------


def test_who_sits_out_in_a_hand_plays_it_to_the_end():
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    assert evening.do(SitOut(evening.who(0))) == (SatOut(0, False, 0),)
    assert evening.refused(SitOut(evening.who(0))) == AlreadySo()
    evening.act(Call)
    evening.finish()
    assert evening.chair(0).presence is Presence.SITTING_OUT
    evening.play()
    assert evening.table.dealt[0] is None and evening.places() == (2, 2, 1)


def test_who_changes_his_mind_in_the_hand_stays_in():
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    evening.do(SitOut(evening.who(0)))
    assert evening.do(SitIn(evening.who(0))) == (SatIn(0, False, 0),)
    assert evening.refused(SitIn(evening.who(0))) == AlreadySo()
    evening.finish()
    evening.play()
    assert evening.table.dealt[0] is not None


def test_who_wanted_to_sit_out_does_not_come_back_by_buying_chips():
    """He goes broke in the hand he sits out after: a new buy-in alone deals nobody in."""
    evening = Evening()
    evening.sit(0, 1, 2)
    while all(evening.stacks()):
        evening.begin()
        evening.deal()
        for seat in range(3):
            if not evening.chair(seat).next_out:
                evening.do(SitOut(evening.who(seat)))
        while evening.table.running:
            evening.all_in()
        for seat, stack in enumerate(evening.stacks()):
            if stack:
                evening.do(SitIn(evening.who(seat)))
    seat = evening.stacks().index(0)
    evening.do(TopUp(evening.who(seat), LOWEST))
    assert evening.chair(seat).presence is Presence.SITTING_OUT


def test_nobody_pays_while_he_sits_out():
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.do(SitOut(evening.who(2)))
    for _ in range(10):
        evening.play()
    assert evening.stacks()[2] == 5_000


# --- actions and what else is refused -----------------------------------------------------------


@pytest.fixture
def open_turn():
    """Three players, seat 0 on the button to act."""
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    return evening


def test_strangers_can_ask_for_nothing(open_turn):
    number = open_turn.turn.decision
    for command in (
        Leave("stranger"),
        SitOut("stranger"),
        SitIn("stranger"),
        TopUp("stranger", 100),
        Act("stranger", number, Call(0)),
        ShowCards("stranger", Show(0)),
    ):
        assert open_turn.refused(command) == NotSeated()


def test_an_action_counts_once(open_turn):
    """T-ACT: the second press of the button meets a decision that is over."""
    first = open_turn.turn.decision
    press = Act(open_turn.who(0), first, Call(0))
    assert [e.event for e in open_turn.do(press) if isinstance(e, InHand)] == [
        Called(0, 100, False)
    ]
    current = open_turn.turn.decision
    assert open_turn.refused(press) == StaleDecision(first, current)
    assert open_turn.refused(Act(open_turn.who(1), current + 1, Call(1))) == StaleDecision(
        current + 1, current
    )


def test_the_decision_number_is_that_of_the_event_that_opened_it(open_turn):
    turn = open_turn.table.turn
    opened = open_turn.log[turn.decision]
    assert (opened.seat, opened.due, opened.bank_due) == (turn.seat, turn.due, turn.bank_due)


def test_only_the_player_to_act_acts_and_only_for_himself(open_turn):
    number = open_turn.turn.decision
    assert open_turn.refused(Act(open_turn.who(1), number, Call(1))) == OutOfTurn(1, 0)
    assert open_turn.refused(Act(open_turn.who(1), number, Call(0))) == OutOfTurn(1, 0)
    others: list[Any] = [1, False, 0.0, "0"]
    for seat in others:
        assert open_turn.refused(Act(open_turn.who(0), number, Call(seat))) == BadMessage("seat")


def test_no_decision_is_open_while_the_dealer_deals_or_between_hands(open_turn):
    number = open_turn.turn.decision
    open_turn.act(Fold)
    open_turn.act(Fold)
    stale = open_turn.refused(Act(open_turn.who(0), number, Call(0)))
    assert stale == StaleDecision(number, -1)


@pytest.mark.parametrize("to", NO_NUMBER.values(), ids=NO_NUMBER)
def test_a_raise_is_to_a_whole_number(open_turn, to):
    raised = Act(open_turn.who(0), open_turn.turn.decision, RaiseTo(0, to))
    assert type(open_turn.refused(raised)) is NotWholeChips


@pytest.mark.parametrize("action", [Show(0), Deal(), None, "fold"])
def test_other_things_are_no_action(open_turn, action):
    done = Act(open_turn.who(0), open_turn.turn.decision, action)
    assert open_turn.refused(done) == BadMessage("action")


@pytest.mark.parametrize("number", [True, 1.0, "1", None, 10**30])
def test_a_decision_is_a_number(open_turn, number):
    assert open_turn.refused(Act(open_turn.who(0), number, Call(0))) == BadMessage("decision")


def test_reasons_of_the_rules_pass_through(open_turn):
    open_turn.act(Call)
    open_turn.act(Call)
    number = open_turn.turn.decision
    assert open_turn.refused(Act(open_turn.who(2), number, Fold(2))) == FoldNeedsConfirmation()
    yes: Any = "yes"
    shaky = Act(open_turn.who(2), number, Fold(2, confirm=yes))
    assert open_turn.refused(shaky) == BadMessage("confirm")


def test_what_needs_a_hand_and_what_needs_none(open_turn):
    assert open_turn.refused(BeginHand()) == HandRunning()
    assert open_turn.refused(Drawn(0)) == NotYet()
    assert open_turn.refused(ShowCards(open_turn.who(0), Show(0))) == HandRunning()
    assert open_turn.refused(Dealt(Deal())) == OutOfTurn(None, 0)
    fresh = Evening()
    fresh.sit(0, 1)
    assert fresh.refused(Dealt(Deal())) == NoHandRunning()
    assert fresh.refused(ShowCards(fresh.who(0), Show(0))) == NoHandRunning()
    assert fresh.refused(Tick()) == NotYet()
    fresh.do(BeginHand())
    assert fresh.refused(BeginHand()) == NotYet()


def test_a_winner_may_show_after_the_hand(open_turn):
    open_turn.act(Fold)
    open_turn.act(Fold)
    winner, folder = open_turn.who(2), open_turn.who(0)
    assert open_turn.refused(ShowCards(winner, Show(0))) == BadMessage("seat")
    assert open_turn.refused(ShowCards(folder, Show(0))) == NothingToShow(0)
    (shown,) = open_turn.do(ShowCards(winner, Show(2)))
    assert isinstance(shown.event, HandShown)
    assert open_turn.refused(ShowCards(winner, Show(2))) == NothingToShow(2)
    open_turn.leave(2)
    open_turn.sit(2)  # the chair is not the player who held the cards
    assert open_turn.refused(ShowCards(open_turn.who(2), Show(2))) == NoHandRunning()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": 11}, "seats"),
        ({"seats": True}, "seats"),
        ({"buy_in": (0, 100)}, "buy_in"),
        ({"buy_in": (200, 100)}, "buy_in"),
        ({"buy_in": (1, MOST_CHIPS + 1)}, "buy_in"),
        ({"buy_in": (1.0, 100)}, "buy_in"),
        ({"stakes": Stakes(100, 50)}, "blinds"),
        ({"stakes": Stakes(0, 0)}, "blinds"),
        ({"stakes": Stakes(50, 100, -1)}, "ante"),
        ({"clock": TurnClock(turn=0)}, "clock"),
        ({"clock": TurnClock(bank=-1)}, "clock"),
        ({"sit_out_after": 0}, "sit_out_after"),
    ],
)
def test_options_that_make_no_table(changes, field):
    with pytest.raises(IllegalAction) as refusal:
        open_table(options(**changes), 0)
    assert refusal.value.reason == BadStart(field)


def test_folding_is_one_event_of_the_hand(open_turn):
    step = handle(open_turn.table, Act(open_turn.who(0), open_turn.turn.decision, Fold(0)), at=0)
    assert [e.event for e in step.events if isinstance(e, InHand)] == [Folded(0)]


def test_chips_come_in_the_smallest_one():
    """11.4: nobody can bring a part of the smallest chip to the table."""
    evening = Evening(3, stakes=Stakes(50, 100, house=House(unit=25)))
    assert evening.refused(Sit("a", "Ann", 0, 5_010)) == NotWholeChips("5010")
    evening.sit(0, 1, 2)
    assert evening.refused(TopUp(evening.who(0), 30)) == NotWholeChips("30")
    evening.do(TopUp(evening.who(0), 50))
    evening.begin(button=0)
    assert evening.refused(TopUp(evening.who(0), 30)) == NotWholeChips("30")
    evening.do(TopUp(evening.who(0), 25))
    evening.finish()
    assert evening.chair(0).stack == 5_075
    evening.leave(1)
    assert evening.refused(Sit("b", "Bob", 1, 4_999)) == NotWholeChips("4999")


def test_who_comes_back_brings_whole_chips_too():
    evening = Evening(3, stakes=Stakes(50, 100, house=House(unit=25)))
    evening.sit_as("ann", 0, 6_000)
    evening.leave(0)
    assert evening.refused(Sit("b", "Ann", 0, 6_010, "ann")) == NotWholeChips("6010")
    evening.sit_as("ann", 0, 6_025)
