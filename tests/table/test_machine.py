"""Anything in any order: whatever is asked, a table keeps its promises or says why not."""

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fifthstreet.cards import Card
from fifthstreet.games import GAMES, board_cards, has_bring_in
from fifthstreet.reasons import (
    BoxedCards,
    CardsExposed,
    IllegalAction,
    Refusal,
    Released,
    ServerFault,
)
from fifthstreet.rules.actions import (
    BringIn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    Kill,
    Misdeal,
    RaiseTo,
    Replace,
    Show,
    Void,
)
from fifthstreet.rules.hand import Status
from fifthstreet.rules.stakes import AnteBy, FreeFold, House, Stakes
from fifthstreet.table.commands import (
    Act,
    BeginHand,
    ChooseGame,
    Dealt,
    Drawn,
    FloorRules,
    Leave,
    PostToEnter,
    Resumed,
    ShowCards,
    Sit,
    SitIn,
    SitOut,
    Straddle,
    Tick,
    TopUp,
)
from fifthstreet.table.events import StoodUp, TimedOut
from fifthstreet.table.handle import next_due, ready
from fifthstreet.table.table import ButtonRule, Entry, Missed, Presence
from tests.table.evening import Evening, games_for

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
        codes=st.lists(st.sampled_from(games_for(6)), min_size=1, max_size=4, unique=True),
        button=st.sampled_from(ButtonRule),
        entry=st.sampled_from(Entry),
        missed=st.sampled_from(Missed),
        twice=st.booleans(),
    )
    def open(self, seats, seed, ante, by, up, fold, codes, button, entry, missed, twice):
        games = [GAMES[code] for code in codes]
        house = House(face_up_all_in=up, free_fold=fold, run_twice=twice)
        if not any(board_cards(game) for game in games):
            house = House(face_up_all_in=up, free_fold=fold)
        changes = {"button": button, "entry": entry, "missed": missed, "straddle": seats > 2}
        if all(has_bring_in(game) for game in games):
            changes, by = {}, AnteBy.EACH
        stakes = Stakes(50, 100, ante, by, house)
        self.evening = Evening(
            seats, seed, stakes=stakes, game=games[0], games=tuple(codes), **changes
        )
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

    @rule(occupant=people, seat=seats, chips=amounts, person=st.sampled_from(["", "a", "b"]))
    def sit(self, occupant, seat, chips, person):
        gone = self.evening.table.gone
        if self.ask(Sit(occupant, f"name {occupant}", seat, chips, person)) is not None:
            assert 0 <= seat < len(self.evening.table.chairs)
            assert occupant not in self.sitting and seat not in self.sitting.values()
            took = max([one.chips for one in gone if one.person == person], default=0)
            assert type(chips) is int and 4_000 <= chips <= max(10_000, took)
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

    @rule(data=st.data())
    def post_to_enter(self, data):
        occupant = self.somebody(data)
        before = self.evening.table
        if self.ask(PostToEnter(occupant)) is not None:
            chair = before.chairs[self.sitting[occupant]]
            assert chair is not None and chair.stack
            assert chair.presence is not Presence.PLAYING

    @rule(data=st.data(), on=st.sampled_from([True, False, 1]))
    def straddle(self, data, on):
        if self.ask(Straddle(self.somebody(data), on)) is not None:
            assert type(on) is bool and self.evening.table.options.straddle

    @rule(data=st.data(), code=st.sampled_from([*GAMES, "whist"]))
    def choose_game(self, data, code):
        if self.ask(ChooseGame(self.somebody(data), code)) is not None:
            assert code in self.evening.table.options.games
            assert self.evening.table.game == code

    @rule(
        seat=seats,
        ruling=st.sampled_from(["kill", "misdeal", "replace", "void", "nonsense"]),
        card=st.sampled_from(Card),
    )
    def floor(self, seat, ruling, card):
        actions: dict[str, Any] = {
            "kill": Kill(seat, Released()),
            "misdeal": Misdeal(BoxedCards()),
            "replace": Replace(seat, card, CardsExposed()),
            "void": Void(ServerFault()),
            "nonsense": Fold(seat),
        }
        table = self.evening.table
        if self.ask(FloorRules(actions[ruling])) is not None:
            assert table.running and ruling != "nonsense"
            if ruling in ("misdeal", "void"):
                hand = self.evening.hand
                assert not self.evening.table.running
                assert tuple(seat.stack for seat in hand.seats) == hand.start.stacks

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
        kind=st.sampled_from([Fold, Check, Call, BringIn, Discard, Show]),
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
