"""Leaving and coming back with less than one took along (RULES 4.5, D-17)."""

import msgspec
import pytest

from fifthstreet.reasons import BadMessage, BuyInOutside, NotWholeChips, RejoinLocked
from fifthstreet.table.commands import Sit
from fifthstreet.table.events import Event
from fifthstreet.table.evolve import fold
from fifthstreet.table.sight import see
from fifthstreet.table.table import Gone
from tests.table.evening import HIGHEST, LOWEST, Evening

MINUTE = 60_000


def gone(chips, lock=60):
    """Somebody has left with so many chips; he bought in for them, or won them."""
    evening = Evening(3, rejoin_lock=lock, buy_in=(LOWEST, max(chips, HIGHEST)))
    evening.sit_as("a", 0, chips)
    evening.leave(0)
    options = msgspec.structs.replace(evening.table.options, buy_in=(LOWEST, HIGHEST))
    evening.table = evening.shadow = msgspec.structs.replace(evening.table, options=options)
    return evening


def back(chips, person="a", seat=1):
    return Sit("again", "again", seat, chips, person)


def test_he_comes_back_with_what_he_took_along_or_more():
    evening = gone(7_000)
    assert evening.refused(back(6_999)) == RejoinLocked(6_999, 7_000, 60)
    assert evening.refused(back(10_001)) == BuyInOutside(10_001, 7_000, 10_000)
    evening.do(back(7_000))
    assert evening.stacks() == [0, 7_000, 0]


def test_also_with_more_than_the_largest_buy_in():
    evening = gone(23_000)
    assert evening.refused(back(HIGHEST)) == RejoinLocked(HIGHEST, 23_000, 60)
    assert evening.refused(back(23_001)) == BuyInOutside(23_001, 23_000, 23_000)
    evening.do(back(23_000))
    assert evening.stacks() == [0, 23_000, 0]


@pytest.mark.parametrize("chips", [1, LOWEST - 1, LOWEST])
def test_who_took_little_buys_in_as_anybody(chips):
    evening = Evening(3, buy_in=(1, HIGHEST))
    evening.sit_as("a", 0, chips)
    evening.leave(0)
    options = msgspec.structs.replace(evening.table.options, buy_in=(LOWEST, HIGHEST))
    evening.table = evening.shadow = msgspec.structs.replace(evening.table, options=options)
    assert evening.refused(back(LOWEST - 1)) == BuyInOutside(LOWEST - 1, LOWEST, HIGHEST)
    evening.do(back(LOWEST))


def test_the_lock_goes_off_by_the_minute():
    evening = gone(7_000)
    assert evening.refused(back(LOWEST), 1) == RejoinLocked(LOWEST, 7_000, 60)
    assert evening.refused(back(LOWEST), MINUTE) == RejoinLocked(LOWEST, 7_000, 59)
    assert evening.refused(back(LOWEST), 60 * MINUTE - 1) == RejoinLocked(LOWEST, 7_000, 1)
    evening.do(back(LOWEST), 60 * MINUTE)


def test_the_house_may_do_without_it():
    evening = gone(7_000, lock=0)
    evening.do(back(LOWEST))
    assert evening.table.gone == ()


def test_it_is_the_person_that_counts():
    evening = gone(7_000)
    assert type(evening.refused(back(LOWEST, seat=2))) is RejoinLocked
    evening.do(back(LOWEST, person="b"))
    other = gone(7_000)
    other.do(back(LOWEST, person=""))  # nobody known


def test_what_counts_is_what_he_took_along_the_last_time():
    evening = gone(7_000)
    evening.do(back(8_000))
    assert evening.table.gone == ()
    evening.leave(1)
    assert evening.table.gone == (Gone("a", 8_000, 0),)
    assert evening.refused(back(7_500)) == RejoinLocked(7_500, 8_000, 60)


def test_who_lost_everything_took_nothing_along():
    evening = Evening(2)
    evening.sit_as("a", 0)
    evening.sit_as("b", 1)
    while all(evening.stacks()):
        evening.play(Evening.all_in)
    loser = evening.stacks().index(0)
    evening.leave(loser)
    assert evening.table.gone == ()


def test_the_table_forgets():
    evening = gone(7_000)
    evening.sit_as("b", 2)
    evening.at = 60 * MINUTE
    evening.leave(2)
    assert [who.person for who in evening.table.gone] == ["b"]


@pytest.mark.parametrize("chips", [True, 7_000.0, None, 10**30])
def test_chips_are_whole_numbers_here_too(chips):
    assert type(gone(7_000).refused(back(chips))) is NotWholeChips


@pytest.mark.parametrize("person", [None, 7, ["a"]])
def test_a_person_is_a_text(person):
    assert gone(7_000).refused(back(7_000, person)) == BadMessage("person")


def test_nobody_is_told_who_a_person_is():
    evening = Evening(3)
    evening.sit_as("secret of Anna", 0)
    evening.sit_as("secret of Boris", 1)
    evening.play()
    evening.leave(0)
    evening.sit_as("secret of Vera", 0)
    evening.play()
    for viewer in (None, "stay-1", "stay-2", "stay-3"):
        table, told = None, []
        for event in evening.log:
            table = fold([event], table)
            told.append(see(event, viewer, table.dealt))
        assert b"secret" not in msgspec.json.encode(told)
        assert fold(told).gone == ()
    assert b"secret" in msgspec.json.encode(evening.log)


def test_it_survives_a_restart():
    evening = gone(7_000)
    lines = [msgspec.json.encode(event) for event in evening.log]
    assert fold(msgspec.json.decode(line, type=Event) for line in lines).gone == evening.table.gone
