"""Two worlds that differ only in cards an occupant may not know look the same to him."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from fifthstreet.cards import Card
from fifthstreet.games import GAMES, board_cards, has_bring_in
from fifthstreet.reasons import BoxedCards, IllegalAction, ServerFault, Swept
from fifthstreet.rules.actions import (
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Kill,
    Misdeal,
    RaiseTo,
    Replace,
    RunTwice,
    Show,
    Void,
)
from fifthstreet.rules.events import BoardDealt, CardExposed, Discarded, HandShown, HoleDealt
from fifthstreet.rules.hand import Status
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.table.commands import Act, BeginHand, Dealt, Drawn, FloorRules, ShowCards
from fifthstreet.table.events import HandBegan, InHand
from fifthstreet.table.evolve import evolve, fold
from fifthstreet.table.handle import handle, open_table, ready
from fifthstreet.table.sight import see, viewer_in_hand
from fifthstreet.table.table import ButtonRule, Entry, Missed
from tests.conftest import SCALE
from tests.table.evening import Evening, games_for

encode = msgspec.json.encode


def stream(events, viewer):
    """What the viewer is told, byte for byte."""
    table, lines = None, []
    for event in events:
        table = evolve(table, event)
        lines.append(encode(see(event, viewer, table.dealt)))
    return lines


def any_options(seed, seats):
    """A table with some of the games so many can play, and choices that fit them."""
    random = Random(f"options {seed} {seats}")
    codes = games_for(seats)
    chosen = tuple(random.sample(codes, random.randint(1, min(4, len(codes)))))
    games = [GAMES[code] for code in chosen]
    blinds = not all(has_bring_in(game) for game in games)
    board = any(board_cards(game) for game in games)
    house = House(run_twice=board and random.random() < 0.7, face_up_all_in=random.random() < 0.3)
    return {
        "game": games[0],
        "games": chosen,
        "stakes": Stakes(50, 100, random.choice((0, 10)), house=house),
        "button": random.choice(list(ButtonRule)) if blinds else ButtonRule.DEAD,
        "entry": random.choice(list(Entry)) if blinds else Entry.WAIT,
        "missed": random.choice(list(Missed)) if blinds else Missed.WAIT,
        "straddle": blinds and seats > 2 and random.random() < 0.5,
    }


def floor_rules(evening):
    """The floor says something, if it may."""
    seat = evening.random.randrange(len(evening.table.chairs))
    rulings = [Kill(seat, Swept()), Misdeal(BoxedCards()), Void(ServerFault())]
    if evening.table.hand is not None and (hole := evening.hand.seats[seat].hole):
        rulings.append(Replace(seat, hole[0]))
    ruling = FloorRules(evening.random.choice(rulings))
    if evening.may(ruling):
        evening.do(ruling)


def evening_of(seed, seats=3, hands=6, any_game=False):
    """Hands with people coming and going; each ends at rest."""
    evening = Evening(seats, seed=seed, **(any_options(seed, seats) if any_game else {}))
    evening.sit(*range(seats))
    for _ in range(hands):
        while not ready(evening.table):
            evening.wander()
        evening.shuffle()
        evening.do(BeginHand())
        while evening.table.draw is not None or evening.table.running:
            evening.move()
            if evening.random.random() < 0.05:
                evening.wander()
            if any_game and evening.table.running and evening.random.random() < 0.01:
                floor_rules(evening)
        for seat in range(seats):
            chair = evening.table.chairs[seat]
            if chair is not None and evening.random.random() < 0.2:
                with suppress(IllegalAction):
                    evening.do(ShowCards(chair.occupant, Show(seat)))
        evening.wander()
    return evening


def hand_by_hand(steps):
    """Steps from one HandBegan to the next; what comes before the first is the first part."""
    parts: list[list[Any]] = [[]]
    for step in steps:
        if any(isinstance(event, HandBegan) for event in step[2]):
            parts.append([])
        parts[-1].append(step)
    return parts


def another_world(evening, viewer, random):
    """The same commands; what the viewer may not know of each deal lies otherwise.

    Hands that were mucked at a showdown stay: they were asked to show and could not win.
    """
    commands = []
    table: Any = None
    for part in hand_by_hand(evening.steps):
        events = [event for _, _, events in part for event in events]
        known: set[Card] = set()
        for event in events:
            table = evolve(table, event)
            if isinstance(event, InHand):
                known.update(told(see(event, viewer, table.dealt)))
        if table.hand is not None:
            for seat in table.hand.seats:
                if seat.status is Status.MUCKED:
                    known.update(seat.hole)
            cards = table.hand.start.game.deck.cards
            hidden = [card for card in cards if card not in known]
            other = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
        for command, at, _ in part:
            if isinstance(command, Dealt):
                command = msgspec.structs.replace(command, deal=exchanged(command.deal, other))
            elif isinstance(command, Act) and isinstance(command.action, Discard):
                thrown = tuple(other.get(card, card) for card in command.action.cards)
                action = msgspec.structs.replace(command.action, cards=thrown)
                command = msgspec.structs.replace(command, action=action)
            commands.append((command, at))
    return commands


def told(event):
    """The cards of an event as a viewer was told it."""
    match event.event:
        case HoleDealt() | BoardDealt() | HandShown() | Discarded():
            return [card for card in event.event.cards if card is not None]
        case CardExposed():
            return [event.event.card]
    return []


def exchanged(deal, other):
    return msgspec.structs.replace(
        deal,
        hole=tuple(tuple(other.get(card, card) for card in cards) for cards in deal.hole),
        board=tuple(other.get(card, card) for card in deal.board),
        burn=other.get(deal.burn, deal.burn),
    )


def probes(table):
    """Requests of every kind, most of them refused: an answer must not tell a card either."""
    decision = table.turn.decision if table.turn else 0
    for seat, chair in enumerate(table.chairs):
        if chair is not None:
            for action in (
                Fold(seat),
                Check(seat),
                Call(seat),
                RaiseTo(seat, 1),
                RaiseTo(seat, 10**6),
                BringIn(seat),
                Discard(seat),
                Discard(seat, (Card("As"),) * 6),
                RunTwice(seat, False),
            ):
                yield Act(chair.occupant, decision, action)
            yield ShowCards(chair.occupant, Show(seat))


def answers(table, at):
    told = []
    for probe in probes(table):
        try:
            handle(table, probe, at)
            told.append(b"accepted")
        except IllegalAction as refusal:
            told.append(encode(refusal.reason))
    return told


@pytest.mark.parametrize("any_game", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_two_worlds_look_the_same(seats, any_game):
    for seed in range(max(100 // SCALE, 1)):
        evening = evening_of(seed, seats, any_game=any_game)
        viewers = {None, *(f"stay-{n + 1}" for n in range(evening.stays))}
        random = Random(seed)
        differences = 0
        for viewer in sorted(viewers, key=str):
            step = open_table(evening.table.options, 0)
            there, events = step.table, [*step.events]
            for command, at in another_world(evening, viewer, random)[1:]:
                step = handle(there, command, at)
                there = step.table
                events += step.events
            assert stream(events, viewer) == stream(evening.log, viewer)
            differences += events != evening.log
            assert answers(there, 0) == answers(evening.table, 0)
        assert differences > len(viewers) // 2  # the worlds do differ


def test_what_is_refused_during_a_hand_tells_no_card():
    for seed in range(20):
        worlds = []
        for world in range(2):
            evening = Evening(seed=seed)
            evening.sit(0, 1, 2)
            evening.begin(button=0)
            Random(world).shuffle(evening.deck)
            evening.deal()
            worlds.append(evening)
        first, second = worlds
        assert first.table != second.table
        for _ in range(2):
            assert answers(first.table, 0) == answers(second.table, 0)
            first.passive()
            second.passive()


def test_a_mucked_hand_stays_unknown():
    """Loses and mucks in both worlds: only its owner can tell them apart."""
    found = 0
    for seed in range(200):
        evening = Evening(seed=seed)
        evening.sit(0, 1)
        evening.play(Evening.passive, button=0)
        mucked = [i for i, seat in enumerate(evening.hand.seats) if seat.status is Status.MUCKED]
        if not mucked:
            continue
        (loser,) = mucked
        other = HoleDealt(loser, tuple(evening.deck[:2]))
        events = [
            InHand(other, event.at)
            if isinstance(event, InHand)
            and isinstance(event.event, HoleDealt)
            and event.event.seat == loser
            else event
            for event in evening.log
        ]
        for viewer in (None, evening.who(1 - loser), "stranger"):
            assert stream(events, viewer) == stream(evening.log, viewer)
        assert stream(events, evening.who(loser)) != stream(evening.log, evening.who(loser))
        found += 1
    assert found > 20


def holes(events, viewer):
    """By seat, the hole cards in the viewer's view after the events."""
    table: Any = None
    view: Any = None
    for event in events:
        table = evolve(table, event)
        view = evolve(view, see(event, viewer, table.dealt))
    return [seat.hole for seat in view.hand.seats]


def test_everybody_sees_his_own_cards_and_no_others():
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    true = [seat.hole for seat in evening.hand.seats]
    for seat in range(3):
        mine = holes(evening.log, evening.who(seat))
        assert mine == [true[s] if s == seat else (None, None) for s in range(3)]
    assert holes(evening.log, None) == [(None, None)] * 3
    assert holes(evening.log, "stranger") == [(None, None)] * 3


def test_the_next_occupant_of_a_seat_never_sees_the_cards_of_the_former():
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.play(button=0)
    former = evening.who(2)
    evening.leave(2)
    evening.sit(2)
    newcomer = evening.who(2)
    assert newcomer != former
    began = max(i for i, event in enumerate(evening.log) if isinstance(event, HandBegan))
    for start in (0, began):  # the whole log, and from the last checkpoint
        assert holes(evening.log[start:], newcomer)[2] == (None, None)
        assert None not in holes(evening.log[start:], former)[2]
    # And in the next hands, whether he is dealt in or not, the former sees nothing of his.
    for _ in range(3):
        evening.begin()
        evening.deal()
        hole = holes(evening.log, newcomer)[2]
        assert holes(evening.log, former)[2] == (None,) * len(hole)
        assert None not in hole
        evening.finish()
    assert evening.table.dealt[2] == newcomer


def test_a_spectator_is_not_the_one_who_sits_nowhere():
    """Seats that are not dealt in have no occupant; nor has a spectator."""
    assert viewer_in_hand(None, ("a", None, "b")).seat is None
    assert viewer_in_hand("b", ("a", None, "b")).seat == 2


def test_a_checkpoint_holds_no_hand():
    evening = Evening()
    evening.sit(0, 1)
    evening.play(button=0)
    evening.play()
    checkpoints = [event for event in evening.log if isinstance(event, HandBegan)]
    assert len(checkpoints) == 2 and all(event.table.hand is None for event in checkpoints)
    # Even one that did would not show it.
    leaky = HandBegan(evening.table, 0)
    told = see(leaky, None, evening.table.dealt)
    assert isinstance(told, HandBegan) and told.table.hand is None


def test_only_hand_events_hold_cards():
    """Nothing but InHand changes between what is stored and what is told."""
    evening = evening_of(1)
    table = None
    for event in evening.log:
        table = evolve(table, event)
        if not isinstance(event, InHand):
            assert see(event, None, table.dealt) == event


def test_a_view_is_a_table():
    """Folded from what it was told, a view differs from the table in cards alone."""
    for seed in range(max(200 // SCALE, 1)):
        evening = evening_of(seed, seats=4, any_game=seed > 0)
        table: Any = None
        view: Any = None
        for event in evening.log:
            table = evolve(table, event)
            view = evolve(view, see(event, None, table.dealt))
            assert msgspec.structs.replace(view, hand=table.hand) == table
            if table.hand is not None:
                assert (view.hand.turn, view.hand.queue) == (table.hand.turn, table.hand.queue)
        assert fold(evening.log) == table


def test_a_draw_is_public_and_fair_to_none():
    evening = Evening()
    evening.sit(0, 1, 2)
    evening.do(BeginHand())
    events = evening.do(Drawn(1))
    assert all(see(event, None, ()) == event for event in events if not isinstance(event, InHand))
