"""Anything in any order: whatever is asked, a table keeps its promises or says why not."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fifthstreet.reasons import IllegalAction, Refusal
from fifthstreet.rules.actions import Call, Check, Deal, Fold, RaiseTo, Show
from fifthstreet.rules.hand import Status
from fifthstreet.rules.stakes import AnteBy, FreeFold, House, Stakes
from fifthstreet.table.commands import (
    Act,
    BeginHand,
    Dealt,
    Drawn,
    Leave,
    Resumed,
    ShowCards,
    Sit,
    SitIn,
    SitOut,
    Tick,
    TopUp,
)
from fifthstreet.table.events import StoodUp, TimedOut
from fifthstreet.table.handle import next_due, ready
from tests.table.evening import Evening

seats = st.integers(-1, 6)
people = st.integers(0, 12).map(lambda n: f"guest-{n}")
amounts = st.one_of(
    st.integers(0, 300),
    st.integers(3_990, 4_010),
    st.integers(9_990, 10_010),
    st.sampled_from([-1, True, 4_000.0, None, "4000", 10**40]),
)


class AnyEvening(RuleBasedStateMachine):
    """A model beside the table knows who sits where and who is dealt in; Evening the rest."""

    @initialize(
        seats=st.integers(2, 6),
        seed=st.integers(0, 10**6),
        ante=st.sampled_from([0, 10]),
        by=st.sampled_from(AnteBy),
        up=st.booleans(),
        fold=st.sampled_from(FreeFold),
    )
    def open(self, seats, seed, ante, by, up, fold):
        stakes = Stakes(50, 100, ante, by, House(face_up_all_in=up, free_fold=fold))
        self.evening = Evening(seats, seed, stakes=stakes)
        self.sitting: dict[str, int] = {}

    def ask(self, command):
        """Granted or refused for a reason; a refusal changes nothing."""
        before = self.evening.table
        try:
            events = self.evening.do(command)
        except IllegalAction as refusal:
            assert isinstance(refusal.reason, Refusal)
            assert self.evening.table == before
            return None
        for event in events:
            if isinstance(event, StoodUp):
                assert self.sitting.pop(event.occupant) == event.seat
        return events

    @rule(by=st.integers(0, 30_000))
    def time_passes(self, by):
        self.evening.at += by

    @rule(occupant=people, seat=seats, chips=amounts)
    def sit(self, occupant, seat, chips):
        if self.ask(Sit(occupant, f"name {occupant}", seat, chips)) is not None:
            assert 0 <= seat < len(self.evening.table.chairs)
            assert occupant not in self.sitting and seat not in self.sitting.values()
            assert type(chips) is int and 4_000 <= chips <= 10_000
            self.sitting[occupant] = seat

    @rule(n=st.integers(1, 4))
    def some_sit(self, n):
        free = [i for i, chair in enumerate(self.evening.table.chairs) if chair is None]
        for seat in free[:n]:
            self.evening.sit(seat)
            self.sitting[self.evening.who(seat)] = seat

    @rule(data=st.data())
    def leave(self, data):
        self.ask(Leave(self.somebody(data)))

    @rule(data=st.data())
    def sit_out(self, data):
        self.ask(SitOut(self.somebody(data)))

    @rule(data=st.data())
    def sit_in(self, data):
        self.ask(SitIn(self.somebody(data)))

    @rule(data=st.data(), chips=amounts)
    def top_up(self, data, chips):
        occupant = self.somebody(data)
        if self.ask(TopUp(occupant, chips)) is not None:
            assert type(chips) is int and 1 <= chips <= 10_000
            chair = self.evening.chair(self.sitting[occupant])
            assert self.evening.table.running or chair.stack <= 10_000

    def somebody(self, data):
        return data.draw(st.sampled_from(sorted({*self.sitting, "stranger"})))

    @rule()
    def begin(self):
        may = ready(self.evening.table)
        if may:
            self.evening.shuffle()
        assert (self.ask(BeginHand()) is not None) == may

    @rule(seat=seats)
    def draw(self, seat):
        asked = self.evening.table.draw
        assert (self.ask(Drawn(seat)) is not None) == (asked is not None and seat in asked.seats)

    @rule()
    def move(self):
        """An ordinary evening goes on."""
        before = self.evening.table.number
        self.evening.move()
        for event in self.evening.log[before:]:
            if isinstance(event, StoodUp):
                del self.sitting[event.occupant]

    @rule()
    def deal_nonsense(self):
        assert self.ask(Dealt(Deal(((),) * 11))) is None

    @precondition(lambda self: self.evening.table.turn is not None)
    @rule(
        kind=st.sampled_from([Fold, Check, Call, Show]),
        seat=seats,
        late=st.integers(-1, 1),
        data=st.data(),
    )
    def act(self, kind, seat, late, data):
        turn = self.evening.turn
        occupant = self.somebody(data)
        in_time = self.evening.at <= self.evening.due
        if self.ask(Act(occupant, turn.decision + late, kind(seat))) is not None:
            assert late == 0 and seat == turn.seat and in_time
            assert self.evening.table.turn is None or self.evening.table.turn != turn

    @precondition(lambda self: self.evening.table.turn is not None)
    @rule(to=amounts)
    def raise_to(self, to):
        turn = self.evening.turn
        occupant = self.evening.who(turn.seat)
        if self.ask(Act(occupant, turn.decision, RaiseTo(turn.seat, to))) is not None:
            assert type(to) is int

    @rule()
    def tick(self):
        due, turn = next_due(self.evening.table), self.evening.table.turn
        events = self.ask(Tick())
        assert (events is not None) == (due is not None and self.evening.at >= due)
        if events is not None:
            assert turn is not None and events[0] == TimedOut(turn.seat, self.evening.at)

    @rule()
    def time_out(self):
        due = next_due(self.evening.table)
        if due is not None:
            self.evening.at = max(due, self.evening.at)
            assert self.ask(Tick())

    @rule()
    def resume(self):
        self.ask(Resumed())
        due = next_due(self.evening.table)
        assert due is None or due >= self.evening.at + 15_000

    @rule(data=st.data(), seat=seats)
    def show(self, data, seat):
        occupant = self.somebody(data)
        table = self.evening.table
        if self.ask(ShowCards(occupant, Show(seat))) is not None:
            assert not table.running and table.dealt[seat] == occupant
            assert self.evening.hand.seats[seat].status is not Status.FOLDED

    @invariant()
    def chairs_are_as_they_should_be(self):
        table = self.evening.table
        sitting = {c.occupant: i for i, c in enumerate(table.chairs) if c is not None}
        assert sitting == self.sitting


AnyEvening.TestCase.settings = settings(stateful_step_count=100)
TestAnyEvening = AnyEvening.TestCase
