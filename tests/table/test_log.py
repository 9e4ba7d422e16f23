"""The log is the table: fold, checkpoint, interruption, numbers, bytes."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from fifthstreet.games import GAMES
from fifthstreet.rules.actions import Deal
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    CardExposed,
    HandKilled,
    HoleDealt,
    Misdealt,
    PotAwarded,
    RakeTaken,
    RunVoted,
    Voided,
)
from fifthstreet.rules.hand import Dealer
from fifthstreet.rules.stakes import House, OddHiLo, Rake, RakeSplit, Stakes
from fifthstreet.table.commands import Dealt
from fifthstreet.table.events import (
    Event,
    HandBegan,
    HandSettled,
    InHand,
    TableOpened,
    TurnOpened,
)
from fifthstreet.table.evolve import evolve, fold
from fifthstreet.table.handle import handle, settle
from fifthstreet.table.table import ButtonRule, Entry, Missed, Presence
from tests.conftest import SCALE
from tests.table.evening import Evening, games_for
from tests.table.test_secrecy import evening_of, floor_rules

OLD = Path(__file__).parent / "old_log.jsonl"


def test_events_are_numbered_without_gaps():
    """A checkpoint counts its own event; a decision is the number of its TurnOpened."""
    evening = evening_of(3)
    table = None
    for number, event in enumerate(evening.log):
        table = evolve(table, event)
        assert table.number == number + 1 and table.at == event.at
        if isinstance(event, HandBegan):
            assert event.table.number == number + 1
        if isinstance(event, TurnOpened):
            assert table.turn is not None and table.turn.decision == number


def test_start_up_needs_the_log_from_the_last_checkpoint_alone():
    evening = evening_of(4)
    began = [i for i, event in enumerate(evening.log) if isinstance(event, HandBegan)]
    assert len(began) == 6
    for start in began:
        assert fold(evening.log[start:]) == evening.table
    assert isinstance(evening.log[0], TableOpened)


def test_a_table_stopped_after_any_event_goes_on_with_the_same_ones():
    for seed in range(max(200 // SCALE, 1)):
        evening = evening_of(seed, seats=3 + seed % 3, hands=3, any_game=seed % 2 > 0)
        table = None
        for _, at, events in evening.steps:
            for done, event in enumerate(events):
                table = evolve(table, event)
                assert go_on(table, events[done + 1 :], at) == events[done + 1 :]


def go_on(table, rest, at):
    """What happens from here; a deal that was cut off is brought to its end."""
    asked = table.hand.turn if table.hand else None
    cards = [e.event for e in rest if isinstance(e, InHand)]
    cards = [e for e in cards if isinstance(e, HoleDealt | BoardDealt | Burned)]
    if table.running and isinstance(asked, Dealer) and cards:
        hole = tuple(e.cards for e in cards if isinstance(e, HoleDealt))
        board = sum((e.cards for e in cards if isinstance(e, BoardDealt)), ())
        burn = next((e.card for e in cards if isinstance(e, Burned)), None)
        return handle(table, Dealt(Deal(hole, board, burn)), at).events
    return settle(table, at).events


@pytest.mark.parametrize("seed", range(max(400 // SCALE, 1)))
def test_a_log_survives_being_written_and_read(seed):
    evening = evening_of(seed, seats=2 + seed % 7, any_game=seed > 0)
    written = [msgspec.json.encode(event) for event in evening.log]
    read = [msgspec.json.decode(line, type=Event) for line in written]
    assert read == evening.log
    assert fold(read) == evening.table


def strange_options(seed, seats):
    """Games with a board, some with two halves; large chips, a rake, two runs."""
    random = Random(f"strange {seed}")
    house = House(
        unit=random.choice((5, 25, 50)),
        rake=Rake(500, (300,), split=random.choice(list(RakeSplit))),
        run_twice=True,
        face_up_all_in=random.random() < 0.5,
        odd_hilo=random.choice(list(OddHiLo)),
    )
    codes = [code for code in ("omaha8", "stud8", "holdem52", "omaha") if code in games_for(seats)]
    return {
        "game": GAMES[codes[0]],
        "games": tuple(codes),
        "stakes": Stakes(50, 100, random.choice((0, 50)), house=house),
        "button": random.choice(list(ButtonRule)),
        "entry": Entry.POST,
        "missed": Missed.POST,
        "straddle": seats > 2,
    }


def strange_evening(seed):
    """Hands of those games, with rulings of the floor between the moves."""
    seats = 2 + seed % 5
    evening = Evening(seats, seed, **strange_options(seed, seats))
    while evening.table.hands < 6:
        evening.move()
        if evening.random.random() < 0.1:
            evening.wander()
        if evening.table.running and evening.random.random() < 0.04:
            floor_rules(evening)
    evening.deal()
    return evening


@pytest.mark.parametrize("seed", range(max(400 // SCALE, 4)))
def test_events_of_every_kind_of_chips_are_read_as_they_were_written(seed):
    """Strictly, as the log of the service reads them, and every stack in whole chips."""
    evening = strange_evening(seed)
    unit = evening.table.options.stakes.house.unit
    for event in evening.log:
        read = msgspec.json.decode(msgspec.json.encode(event), type=Event, strict=True)
        assert read == event and type(read) is type(event)
        if isinstance(event, HandSettled):
            assert not any(chips % unit for chips in event.stacks)


def test_strange_evenings_have_what_they_are_for():
    told: set[type] = set()
    for seed in range(40):
        told |= {type(e.event) for e in strange_evening(seed).log if isinstance(e, InHand)}
    wanted = {RakeTaken, RunVoted, HandKilled, Misdealt, Voided, CardExposed, PotAwarded}
    assert wanted <= told


def test_the_same_commands_give_the_same_log():
    assert evening_of(6).log == evening_of(6).log
    assert evening_of(6, any_game=True).log == evening_of(6, any_game=True).log


def test_a_log_of_the_time_before_there_were_other_games():
    """Written by an earlier release: it reads, and the table goes on from any checkpoint."""
    log = [msgspec.json.decode(line, type=Event) for line in OLD.read_bytes().splitlines()]
    table = fold(log)
    assert (table.hands, table.number) == (2, len(log)) and table.hand is not None
    assert table.turn is not None and table.turn.seat == 3
    began = max(i for i, event in enumerate(log) if isinstance(event, HandBegan))
    assert fold(log[began:]) == table
    assert settle(table, table.at).events == ()
    evening = Evening(4)
    evening.table = evening.shadow = table
    evening.log, evening.at = log, table.at
    evening.brought = 20_000
    evening.shuffle()
    held = {*table.hand.board, *table.hand.burns, *[c for s in table.hand.seats for c in s.hole]}
    evening.deck = [card for card in evening.deck if card not in held]
    evening.finish(Evening.passive)
    evening.back(1)
    assert evening.chair(1).presence is Presence.WAITING  # he missed that hand
    for _ in range(4):
        evening.play()
    assert evening.chair(1).presence is Presence.PLAYING
