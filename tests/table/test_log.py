"""The log is the table: fold, checkpoint, interruption, numbers, bytes."""

import msgspec

from fifthstreet.rules.actions import Deal
from fifthstreet.rules.events import BoardDealt, Burned, HoleDealt
from fifthstreet.rules.hand import Dealer
from fifthstreet.table.commands import Dealt
from fifthstreet.table.events import Event, HandBegan, InHand, TableOpened, TurnOpened
from fifthstreet.table.evolve import evolve, fold
from fifthstreet.table.handle import handle, settle
from tests.conftest import SCALE
from tests.table.test_secrecy import evening_of


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
        evening = evening_of(seed, seats=3 + seed % 3, hands=3)
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


def test_a_log_survives_being_written_and_read():
    evening = evening_of(5)
    written = [msgspec.json.encode(event) for event in evening.log]
    read = [msgspec.json.decode(line, type=Event) for line in written]
    assert read == evening.log
    assert fold(read) == evening.table


def test_the_same_commands_give_the_same_log():
    assert evening_of(6).log == evening_of(6).log
