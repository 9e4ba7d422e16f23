"""A table with a dealer, a clock and a ledger, whose log is checked at every step."""

from random import Random

from fifthstreet.games import GAMES, has_bring_in
from fifthstreet.reasons import IllegalAction, Refusal
from fifthstreet.rules.actions import (
    Answer,
    BringIn,
    Call,
    Check,
    Deal,
    Discard,
    Fold,
    RaiseTo,
    RunTwice,
)
from fifthstreet.rules.events import RakeTaken
from fifthstreet.rules.hand import Dealer, Hand, Player, in_the_middle
from fifthstreet.rules.legal import Legal, legal
from fifthstreet.rules.play import idle
from fifthstreet.rules.stakes import Forced, Stakes
from fifthstreet.rules.start import cards_needed
from fifthstreet.table.commands import (
    Act,
    BeginHand,
    ChooseGame,
    Command,
    Dealt,
    Drawn,
    FloorRules,
    Leave,
    PostToEnter,
    Sit,
    SitIn,
    SitOut,
    Straddle,
    TopUp,
)
from fifthstreet.table.events import Event, HandBegan, InHand, SatDown, StoodUp, ToppedUp
from fifthstreet.table.evolve import chair_at, evolve
from fifthstreet.table.game import game_of, next_game
from fifthstreet.table.handle import handle, next_due, open_table, ready
from fifthstreet.table.table import ButtonRule, Chair, Missed, Options, Presence, Table, Turn

LOWEST, HIGHEST = 4_000, 10_000


def options(seats=3, **changes) -> Options:
    return Options(
        **{"stakes": Stakes(50, 100), "buy_in": (LOWEST, HIGHEST), "seats": seats} | changes
    )


class Evening:
    """Commands go in through `do`; whatever a table promises at any moment is checked there.

    steps  (command, at, events) of all that was accepted
    """

    def __init__(self, seats=3, seed=0, **changes):
        self.random = Random(seed)
        self.at = 0
        self.stays = 0
        step = open_table(options(seats, **changes), self.at)
        self.table: Table = step.table
        self.shadow: Table = evolve(None, step.events[0])
        self.log: list[Event] = list(step.events)
        self.steps: list[tuple[Command | None, int, tuple[Event, ...]]] = [(None, 0, step.events)]
        self.brought = 0  # chips bought in less chips taken away, by players or as rake
        self.deck: list = []
        self.reshuffles = 0

    def copy(self) -> "Evening":
        """The same evening, to be gone on with in another way; tables are values."""
        other = object.__new__(Evening)
        vars(other).update(vars(self), log=[*self.log], steps=[*self.steps], deck=[*self.deck])
        other.random = Random()
        other.random.setstate(self.random.getstate())
        return other

    def do(self, command: Command, at: int | None = None) -> tuple[Event, ...]:
        at = self.at if at is None else at
        before = self.table
        step = handle(before, command, at)
        self.table = step.table
        self.log += step.events
        self.steps.append((command, at, step.events))
        for event in step.events:
            # From the checkpoint alone: what came before is not needed.
            self.shadow = evolve(None if isinstance(event, HandBegan) else self.shadow, event)
            if isinstance(event, HandBegan):
                assert event.table.hand is None
                check_lineup(before, event.table)
            before = self.shadow
            if isinstance(event, SatDown | ToppedUp):
                self.brought += event.chips
            elif isinstance(event, StoodUp):
                self.brought -= event.chips
            elif isinstance(event, InHand) and isinstance(event.event, RakeTaken):
                self.brought -= sum(event.event.chips)
        assert self.shadow == self.table
        assert self.table.number == len(self.log)
        assert chips(self.table) == self.brought
        check_rest(self.table)
        return step.events

    def refused(self, command: Command, at: int | None = None) -> Refusal:
        """Why the command is refused; nothing has changed."""
        table = self.table
        try:
            handle(table, command, self.at if at is None else at)
        except IllegalAction as refusal:
            assert self.table == self.shadow
            return refusal.reason
        raise AssertionError(f"{command} was accepted")

    # --- what is there, or the test is wrong

    @property
    def hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    @property
    def turn(self) -> Turn:
        assert self.table.turn is not None
        return self.table.turn

    @property
    def due(self) -> int:
        due = next_due(self.table)
        assert due is not None
        return due

    def legal(self) -> Legal:
        may = legal(self.hand)
        assert may is not None
        return may

    def chair(self, seat: int) -> Chair:
        chair = self.table.chairs[seat]
        assert chair is not None
        return chair

    def who(self, seat: int) -> str:
        return self.chair(seat).occupant

    def stacks(self) -> list[int]:
        """By seat, 0 where nobody sits."""
        return [0 if chair is None else chair.stack for chair in self.table.chairs]

    # --- seats

    def sit(self, *seats: int, chips: int = 5_000) -> None:
        for seat in seats:
            self.stays += 1
            self.do(Sit(f"stay-{self.stays}", f"name {self.stays}", seat, chips))

    def sit_as(self, person: str, seat: int, chips: int = 5_000) -> None:
        self.stays += 1
        self.do(Sit(f"stay-{self.stays}", f"name {self.stays}", seat, chips, person))

    def out(self, *seats: int) -> None:
        for seat in seats:
            self.do(SitOut(self.who(seat)))

    def back(self, *seats: int) -> None:
        for seat in seats:
            self.do(SitIn(self.who(seat)))

    def post(self, *seats: int) -> None:
        for seat in seats:
            self.do(PostToEnter(self.who(seat)))

    def leave(self, *seats: int) -> None:
        for seat in seats:
            self.do(Leave(self.who(seat)))

    def wander(self) -> None:
        """Somebody comes, goes, sits out, comes back or buys chips, if he may."""
        random, table = self.random, self.table
        seat = random.randrange(len(table.chairs))
        chair = table.chairs[seat]
        if chair is None:
            self.sit(seat, chips=self.any_chips())
        elif chair.leaving:
            pass
        elif chair.stack == 0 or (table.running and table.dealt[seat] and chair.top_up):
            if not table.running:
                self.do(TopUp(chair.occupant, self.any_chips()))
        elif chair.presence is Presence.SITTING_OUT or chair.next_out:
            if self.may(PostToEnter(chair.occupant)) and random.random() < 0.5:
                self.do(PostToEnter(chair.occupant))
            else:
                self.do(SitIn(chair.occupant))
        elif self.may(PostToEnter(chair.occupant)) and random.random() < 0.5:
            self.do(PostToEnter(chair.occupant))
        elif table.options.straddle and random.random() < 0.4:
            self.do(Straddle(chair.occupant, not chair.straddles))
        elif table.options.games and random.random() < 0.4:
            code = random.choice(table.options.games)
            if code != game_of(table.options, table.game).code:
                self.do(ChooseGame(chair.occupant, code))
        elif random.random() < 0.5:
            self.do(SitOut(chair.occupant))
        else:
            self.leave(seat)

    def any_chips(self) -> int:
        unit = self.table.options.stakes.house.unit
        return self.random.randint(LOWEST, HIGHEST) // unit * unit

    def may(self, command: Command) -> bool:
        try:
            handle(self.table, command, self.at)
        except IllegalAction:
            return False
        return True

    # --- hands

    def begin(self, button: int | None = None) -> None:
        """Begin a hand; its cards are dealt when `deal` is called."""
        self.shuffle()
        self.do(BeginHand())
        if self.table.draw is not None:
            seats = self.table.draw.seats
            self.do(Drawn(self.random.choice(seats) if button is None else button))

    def shuffle(self) -> None:
        self.deck = list(next_game(self.table).deck.cards)
        self.random.shuffle(self.deck)
        self.reshuffles = 0

    def deal(self) -> None:
        """Answer the dealer's requests until a player is asked or the hand is over."""
        while (asked := self.asked()) is not None:
            self.do(Dealt(self.cards(asked)))

    def asked(self) -> Dealer | None:
        hand = self.table.hand
        return hand.turn if self.table.running and hand and isinstance(hand.turn, Dealer) else None

    def cards(self, asked: Dealer) -> Deal:
        hand = self.hand
        if hand.more.reshuffles > self.reshuffles:
            self.reshuffles = hand.more.reshuffles
            gone = {*hand.board, *hand.burns, *hand.more.muck}
            gone.update(*[seat.hole for seat in hand.seats])
            self.deck = [card for card in hand.start.game.deck.cards if card not in gone]
            self.random.shuffle(self.deck)
        take = self.deck.pop
        burn = take() if asked.burn else None
        hole = tuple(tuple(take() for _ in range(asked.hole)) for _ in asked.seats)
        return Deal(hole, tuple(take() for _ in range(asked.board)), burn)

    def act(self, kind=None, to: int | None = None) -> None:
        """The player to act acts: `kind`, or a raise `to`; then the dealer deals on."""
        turn = self.turn
        action: Answer
        if to is not None:
            action = RaiseTo(turn.seat, to)
        else:
            action = Fold(turn.seat, confirm=True) if kind is Fold else kind(turn.seat)
        self.do(Act(self.who(turn.seat), turn.decision, action))
        self.deal()

    def passive(self) -> None:
        """The player to act checks or calls, brings it in, stands pat, votes no."""
        may = self.legal()
        if may.call:
            self.act(Call)
        else:
            self.answer(idle(self.hand))

    def answer(self, action: Answer) -> None:
        """The player to act answers so; then the dealer deals on."""
        turn = self.turn
        self.do(Act(self.who(turn.seat), turn.decision, action))
        self.deal()

    def rule(self, action) -> tuple[Event, ...]:
        """The floor rules."""
        return self.do(FloorRules(action))

    def all_in(self) -> None:
        may = self.legal()
        if may.raise_to is None:
            self.passive()
        else:
            self.act(to=may.raise_to[1])

    def any_action(self) -> Answer:
        """Something legal, with some taste for all-in."""
        may = self.legal()
        roll = self.random.random()
        if may.vote:
            return RunTwice(may.seat, roll < 0.8)
        if may.draw is not None:
            hole = [card for card in self.hand.seats[may.seat].hole if card is not None]
            return Discard(may.seat, tuple(self.random.sample(hole, int(roll * (may.draw + 1)))))
        if roll < 0.35 and may.raise_to is not None:
            low, high = may.raise_to
            unit = self.table.options.stakes.house.unit
            more = int(roll * 1_000) // unit * unit
            return RaiseTo(may.seat, high if roll < 0.15 else min(high, low + more))
        if may.bring_in is not None:
            return BringIn(may.seat)
        if roll > 0.8 and may.fold:
            return Fold(may.seat, confirm=True)
        return Check(may.seat) if may.check else Call(may.seat)

    def move(self) -> None:
        """The next command of an ordinary evening: begin, draw, deal or act."""
        if self.table.draw is not None:
            self.shuffle()  # another game may have been chosen since
            self.do(Drawn(self.random.choice(self.table.draw.seats)))
        elif (asked := self.asked()) is not None:
            self.do(Dealt(self.cards(asked)))
        elif (turn := self.table.turn) is not None:
            self.do(Act(self.who(turn.seat), turn.decision, self.any_action()))
        elif ready(self.table):
            self.shuffle()
            self.do(BeginHand())

    def play(self, how=None, button: int | None = None) -> None:
        """One whole hand; by default everybody folds to the big blind."""
        self.begin(button)
        self.finish(how)

    def finish(self, how=None) -> None:
        self.deal()
        while self.table.running:
            if how is None:
                may = self.legal()
                if may.fold:
                    self.act(Fold)
                else:
                    self.answer(idle(self.hand))
            else:
                how(self)

    def places(self) -> tuple[int, int | None, int | None]:
        """Button, small blind as posted, big blind of the hand."""
        start = self.hand.start
        return start.button, start.small, start.big


def chips(table: Table) -> int:
    """All chips at a table."""
    total = 0
    for seat, chair in enumerate(table.chairs):
        if chair is not None and not (table.running and table.dealt[seat]):
            total += chair.stack
    if table.running and table.hand is not None:
        total += in_the_middle(table.hand) + sum(seat.stack for seat in table.hand.seats)
    return total


def check_rest(table: Table) -> None:
    """What holds whenever a table waits for the next command."""
    occupants = [chair.occupant for chair in table.chairs if chair is not None]
    assert len({*occupants}) == len(occupants)
    for chair in table.chairs:
        if chair is None:
            continue
        assert chair.stack >= 0 and 0 <= chair.bank <= table.options.clock.bank
        if not table.running:
            assert not chair.leaving and not chair.next_out and not chair.top_up
            assert chair.stack or chair.presence is Presence.SITTING_OUT
        if table.restart:
            assert chair.presence is not Presence.WAITING
    if table.running:
        assert table.hand is not None and not ready(table)
        assert (table.turn is None) == isinstance(table.hand.turn, Dealer)
        for seat, occupant in enumerate(table.dealt):
            chair = table.chairs[seat]
            assert occupant is None or (chair is not None and chair.occupant == occupant)
        if table.turn is not None:
            assert not table.turn.expired and table.hand.turn == Player(table.turn.seat)
            assert not chair_at(table, table.turn.seat).leaving
    else:
        assert table.turn is None
    assert table.drawn is None
    if table.draw is not None:
        assert len(table.draw.seats) >= 2 and table.restart


def can_play(table: Table) -> list[int]:
    """Seats that could be dealt in: chips, and neither out nor leaving."""
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.stack and chair.presence is not Presence.SITTING_OUT
    ]


def between(first: int, last: int, seats: int) -> list[int]:
    """Seats strictly between two, clockwise."""
    return [(first + step) % seats for step in range(1, (last - first) % seats)]


def check_lineup(before: Table, table: Table) -> None:
    """Who is dealt in and where the button stands, read off two tables (RULES 5.3-5.10)."""
    seats = len(table.chairs)
    dealt = [seat for seat, occupant in enumerate(table.dealt) if occupant is not None]
    assert len(dealt) >= 2 and table.button is not None
    for seat in dealt:
        assert table.dealt[seat] == chair_at(table, seat).occupant and chair_at(table, seat).stack
    still = [seat for seat in can_play(before) if same_player(before, seat)]
    again = before.replay and not before.restart and len(still) >= 2
    if again:
        assert dealt == still
    if has_bring_in(game_of(table.options, table.playing)):
        assert again or dealt == can_play(before)
        if not before.restart:
            places = before.button, before.small, before.big
            assert (table.button, table.small, table.big) == places
        return
    if table.options.stakes.button_blind:
        check_button_blind(before, table, dealt, again)
        return
    button, small, big = table.button, table.small, table.big
    assert small is not None and big is not None and big in dealt
    if len(dealt) == 2:
        assert button == small != big and button in dealt
    else:
        assert len({button, small, big}) == 3
        assert not {*between(button, small, seats), *between(small, big, seats)} & {*dealt}
    entering = {post.seat for post in table.posts if post.what is not Forced.STRADDLE}
    if again:
        assert {*table.posts} <= {*before.posts}
        assert len(dealt) == 2 or (button, small) == (before.button, before.small)
        return
    if before.restart:
        assert dealt == can_play(before) and button in dealt and small in dealt
        assert not entering
        return
    assert small not in entering and big not in entering
    for seat in entering:  # at least what he owes, and it is nobody who went on playing
        assert chair_at(before, seat).posting
    if before.big is None:
        return
    if table.options.button is ButtonRule.MOVING:
        check_moved(before, table, dealt)
    else:
        check_dead(before, table, dealt)
    for seat, occupant in enumerate(before.dealt):
        chair = before.chairs[seat]
        if occupant and chair is not None and chair.occupant == occupant:
            plays = chair.presence is Presence.PLAYING and chair.stack > 0
            assert not plays or seat in dealt  # who played on is not left out


def check_button_blind(before: Table, table: Table, dealt: list[int], again: bool) -> None:
    """3.5: one seat has button and blind; they go on to the next who can be dealt in."""
    assert table.button is not None and table.button == table.big and table.small is None
    assert table.button in dealt and table.posts == ()
    if again or before.restart or before.button is None:
        return
    eligible = can_play(before)
    if before.big is not None:
        assert not {*between(before.button, table.button, len(table.chairs))} & {*eligible}
        assert table.button != before.button
        plays = [s for s in eligible if chair_at(before, s).presence is Presence.PLAYING]
        assert {*plays} <= {*dealt} <= {*plays, table.button}


def same_player(table: Table, seat: int) -> bool:
    """Whether who sits there was dealt in by the last hand."""
    return bool(table.dealt) and table.dealt[seat] == chair_at(table, seat).occupant


def check_moved(before: Table, table: Table, dealt: list[int]) -> None:
    """5.3: the button went to the next who plays; he is not passed over."""
    assert before.button is not None and table.button is not None
    plays = [s for s in can_play(before) if chair_at(before, s).presence is Presence.PLAYING]
    assert table.button in plays
    assert not {*between(before.button, table.button, len(table.chairs))} & {*plays}


def check_dead(before: Table, table: Table, dealt: list[int]) -> None:
    """The invariants of the dead button (5.5)."""
    seats, big, small = len(table.chairs), table.big, table.small
    assert before.big is not None and big is not None and small is not None
    eligible = can_play(before)
    # The big blind moves forward exactly one eligible player: no one misses it.
    assert not {*between(before.big, big, seats)} & {*eligible}
    if has_bring_in(game_of(before.options, before.playing)):
        return  # who was dealt in by the last hand with blinds is not on the table any more
    assert table.dealt[big] != before.dealt[before.big]  # nobody has it twice running
    if small in dealt and len(dealt) > 2:
        assert table.dealt[small] == before.dealt[before.big]
    for seat in dealt:
        if table.dealt[seat] != before.dealt[seat] and seat != big:
            # Who enters, enters as the big blind, or pays, or has missed no blind.
            chair = chair_at(before, seat)
            assert chair.posting or table.options.missed is Missed.POST
            assert chair.posting or not (chair.new or chair.missed_big or chair.missed_small)


def games_for(seats: int) -> tuple[str, ...]:
    """Codes of the games that so many can play."""
    return tuple(code for code, game in GAMES.items() if playable(game, seats))


def playable(game, seats: int) -> bool:
    return cards_needed(game, seats) <= len(game.deck.cards)
