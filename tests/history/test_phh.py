"""PHH text and records: what is read is written again, and what cannot be read is refused."""

from collections import Counter
from contextlib import suppress
from datetime import time
from decimal import Decimal
from random import Random
from typing import Any

import pytest

from fifthstreet.cards import Card
from fifthstreet.games import GAMES
from fifthstreet.history.phh import VARIANTS, read, read_many, write, write_many
from fifthstreet.history.record import (
    CheckOrCall,
    Hole,
    Record,
    ShownOrMucked,
    known_holes,
    record_of,
)
from fifthstreet.history.replay import Ending, Habit, Mode, replay
from fifthstreet.history.toml import NAN, Fields
from fifthstreet.reasons import BadStart, IllegalAction, NotationError, UnreadableRecord
from fifthstreet.rules.actions import Deal, Fold, RaiseTo, Show
from fifthstreet.rules.events import Burned, HandStarted, Reshuffled, RunVoted
from fifthstreet.rules.play import decide
from fifthstreet.rules.stakes import AnteBy, House, Stakes
from fifthstreet.rules.start import start_at
from tests.conftest import SCALE
from tests.rules.hands import play, random_start

HAND = """\
# A walk to the flop.
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [200, 200, 200]
actions = [
  'd dh p1 AhKh',
  'd dh p2 ????',  # nobody saw them
  'd dh p3 2c7d',
  'p3 f',
  'p1 cbr 6',
  'p2 cc',
  'd db QhJhTh',
  'p1 cbr 10',
  'p2 f',
]
hand = 7
players = ['Ann', 'Bob', "C'est \\u042f"]
author = 'us'
time = 00:00:26
seats = [3, 5, 1]
_note = {a = 1, b = [true, 'x']}
finishing_stacks = [206, 194, 200]
"""


def test_a_hand_in_our_words():
    record = read(HAND)
    assert record.start.stakes == Stakes(1, 2, house=House(burns=False))
    assert (record.start.button, record.start.small, record.start.big) == (2, 0, 1)
    assert record.start.record  # an unknown card
    assert record.moves[:2] == (Hole(0, (Card.HA, Card.HK)), Hole(1, (None, None)))
    assert record.moves[3:] == (
        Fold(2),
        RaiseTo(0, 6),
        CheckOrCall(1),
        Deal(board=(Card.HQ, Card.HJ, Card.HT)),
        RaiseTo(0, 10),
        Fold(1),
    )
    assert (record.hand, record.players[2]) == (7, "C'est Я")
    assert record.finishing_stacks == (206, 194, 200)
    assert dict(record.more) == {
        "author": "us",
        "time": time(0, 0, 26),
        "seats": (3, 5, 1),
        "_note": Fields((("a", 1), ("b", (True, "x")))),
    }
    assert replay(record).ending is Ending.EQUAL


def test_heads_up_the_second_player_is_button_and_small_blind():
    text = HAND.replace("[0, 0, 0]", "[0, 5]").replace("[1, 2, 0]", "[1, 2]")
    text = text.replace("[200, 200, 200]", "[200, 300]")
    text = text[: text.index("actions")] + "actions = []\n"
    start = read(text).start
    assert (start.button, start.small, start.big) == (1, 1, 0)
    assert start.stakes == Stakes(1, 2, 5, AnteBy.BIG_BLIND, House(burns=False))
    assert read(write(read(text))) == read(text)


def test_fractions_become_whole_chips_and_are_written_as_they_were():
    text = (
        HAND.replace("cbr 6", "cbr 47.50")
        .replace("[200, 200, 200]", "[200.25, 200, 200.00]")
        .replace("[206, 194, 200]", "[247.75, 152.50, 200]")
    )
    record = read(text)
    assert record.scale == 100
    assert record.start.stacks == (20025, 20000, 20000)
    assert record.start.stakes.big == 200
    assert RaiseTo(0, 4750) in record.moves
    assert replay(record).ending is Ending.EQUAL
    written = write(record)
    assert "'p1 cbr 47.50'" in written
    assert "starting_stacks = [200.25, 200, 200]" in written
    assert read(written) == record


def test_cards_shown_later_are_known_from_the_beginning():
    text = HAND.replace(
        "'p1 cbr 10',\n  'p2 f',",
        "'p1 cc', 'p2 cc', 'd db 2h', 'p1 cc', 'p2 cc', "
        "'d db 3h', 'p1 cc', 'p2 cc', 'p1 sm AhKh', 'p2 sm 9h8h',",
    )
    record = read(text)
    assert not record.start.record
    assert record.moves[1] == Hole(1, (None, None))
    result: Any = replay(record)
    assert result.actions[0].hole[1] == (Card.H9, Card.H8)
    assert result.hand.seats[1].shown
    assert read(write(record)) == record


def test_shown_cards_fill_in_only_what_they_agree_with():
    """Two cards, of which none was dealt elsewhere, and those known before among them."""

    def hole(dealt, shown):
        text = HAND.replace("'p1 cbr 10',\n  'p2 f',", f"'p2 sm {shown}',")
        record = read(text.replace("????", dealt))
        return known_holes(record.moves, 3)[1]

    ace, king = Card.SA, Card.SK
    assert hole("????", "AsKs") == hole("??Ks", "AsKs") == (ace, king)
    assert hole("As??", "KsAs") == (ace, king)  # each card has its place
    assert hole("As??", "????") == hole("As??", "AcKc") == hole("As??", "-") == (ace, None)
    for shown in ("AsAs", "AhKs", "QhKs", "As", "As??"):
        assert hole("????", shown) == (None, None)


def test_a_dead_small_blind_is_the_first_player_with_the_big_one():
    record = read(HAND.replace("[1, 2, 0]", "[2, 0, 0]").replace("p3 f", "p2 f"))
    assert (record.start.small, record.start.big) == (None, 0)
    assert read(write(record)) == record


HARD: list[tuple[str, Any]] = [
    ("single", "'A' or \"B\""),
    ("lines", "one\ntwo\ttab\r"),
    ("signs", "♠ Я \u200b \x7f \x00 \\ \U0001f0a1"),
    ("empty", ""),
    ("odd key ♥", 5),
    ("", "no name"),
    ("large", 10**30),
    ("exact", Decimal("2.50")),
    ("tiny", Decimal("1E-30")),
    ("no limit", (Decimal("Infinity"), Decimal("-Infinity"))),
    ("no number", NAN),
    ("list", (1, (), ("a", Decimal("0.5")))),
    ("table", Fields((("a b", Fields(())), ("c", False)))),
    ("when", time(23, 59, 59, 123456)),
]


def test_every_field_survives():
    record = read(HAND)
    for name, value in HARD:
        with_field = Record(record.start, record.moves, more=((name, value),))
        assert read(write(with_field)) == with_field, name
        assert [r for _, r in read_many(write_many([with_field, record]))] == [with_field, record]


def test_a_hand_played_here_is_read_and_played_again_the_same():
    written = 0
    codes: set[str] = set()
    refusals: Counter[Any] = Counter()
    for number in range(20_000 // SCALE):
        rng = Random(f"round trip {number}")
        start = random_start(rng)
        steps = play(start, rng)
        actions = [action for action, _ in steps if action is not None]
        end = steps[-1][1].hand
        for seat in rng.sample(range(len(end.seats)), len(end.seats)):
            if rng.random() < 0.1 and end.seats[seat].hole:
                try:
                    step = decide(end, Show(seat))
                except IllegalAction:
                    continue
                actions.append(Show(seat))
                steps.append((Show(seat), step))
                end = step.hand
        names = [f"Player {seat}" for seat in range(len(start.stacks))]
        try:
            record = record_of(start, actions, players=names, hand=number)
        except IllegalAction as refused:
            refusals[refused.reason] += 1
            continue
        written += 1
        codes.add(write(record).split("'", 2)[1])
        again = read(write(record))
        assert again == record
        played: Any = replay(again, Mode.ARCHIVE)
        assert played.stopped is None
        assert {habit.habit for habit in played.tolerated} <= {Habit.FREE_FOLD}
        assert played.ending is Ending.EQUAL
        assert sum(played.found) + played.hand.more.rake == sum(start.stacks)
        same_seats = (again.start.stacks, again.start.button) == (start.stacks, start.button)
        if same_seats and not any(isinstance(action, Show) for action in actions):
            before = [event for _, step in steps for event in step.events]
            assert plain(played.events) == plain(before)
    assert set(refusals) == {BadStart("small"), BadStart("run_twice")}
    assert written > 0.7 * (20_000 // SCALE)
    assert codes >= set(VARIANTS) | set(GAMES) - {game.code for game in VARIANTS.values()}


UNTOLD = (Burned, HandStarted, Reshuffled, RunVoted)


def plain(events):
    """The story without what the standard does not keep."""
    return [event for event in events if not isinstance(event, UNTOLD)]


def test_what_the_standard_cannot_say_is_refused():
    start = start_at((0, 50, 50), 0, Stakes(1, 2))  # two players, and nobody on the button
    with pytest.raises(IllegalAction) as error:
        record_of(start, [])
    assert error.value.reason == BadStart("small")


def test_a_hand_that_has_not_ended_is_the_record_of_its_beginning():
    steps = play(start_at((50, 50, 50), 0, Stakes(1, 2)), Random(5))
    actions = [action for action, _ in steps[1:4] if action is not None]
    record = record_of(start_at((50, 50, 50), 0, Stakes(1, 2)), actions)
    assert record.finishing_stacks is None
    result: Any = replay(read(write(record)))
    assert result.stopped.reason.detail == "unfinished"
    assert len(result.actions) == 3


# --- What cannot be read --------------------------------------------------------------


def why(text):
    with pytest.raises(NotationError) as error:
        read(text)
    assert isinstance(error.value.reason, UnreadableRecord)
    return error.value.reason


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("'NT'", "'XY'", "variant not built: XY"),
        ("'NT'", "'F7S'", "bring_in"),
        ("'NT'", "'FT'", "small_bet"),
        ("'NT'", "1", "variant not built: 1"),
        ("variant = 'NT'", "", "variant"),
        ("antes = [0, 0, 0]", "", "antes"),
        ("[0, 0, 0]", "[0, 0]", "antes"),
        ("[0, 0, 0]", "[0, nan, 0]", "antes"),
        ("[0, 0, 0]", "[0, -1, 0]", "antes"),
        ("[0, 0, 0]", "[0, '1', 0]", "antes"),
        ("[0, 0, 0]", "[0, true, 0]", "antes"),
        ("[0, 0, 0]", "[0, [], 0]", "antes"),
        ("[1, 2, 0]", "[0, 0, 0]", "blinds_or_straddles"),
        ("[1, 2, 0]", "[-1, -2, 0]", "blinds_or_straddles"),
        ("[1, 2, 0]", "[1, 2, -1e16]", "blinds_or_straddles"),
        ("[1, 2, 0]", "[1, 2, inf]", "blinds_or_straddles"),
        ("[1, 2, 0]", "[1, 2]", "blinds_or_straddles"),
        ("[1, 2, 0]", "3", "blinds_or_straddles"),
        ("min_bet = 2", "min_bet = 4", "min_bet"),
        ("min_bet = 2", "min_bet = [2]", "min_bet"),
        ("min_bet = 2", "min_bet = inf", "min_bet"),
        ("min_bet = 2", "min_bet = true", "min_bet"),
        ("[200, 200, 200]", "[]", "starting_stacks"),
        ("[200, 200, 200]", "[200, 0, 200]", "starting_stacks"),
        ("[200, 200, 200]", "[200, 1e16, 200]", "starting_stacks"),
        ("[200, 200, 200]", "[200, 1e999999999, 200]", "starting_stacks"),
        ("[200, 200, 200]", "[200, 1e-999999, 200]", "fractions too fine"),
        ("[200, 200, 200]", "[200, -inf, 200]", "starting_stacks"),
        ("[200, 200, 200]", "[200, nan, 200]", "starting_stacks"),
        ("[200, 200, 200]", f"[200, {10**40}, 200]", "starting_stacks"),
        ("'p3 f'", "'p3 raise 5'", "action"),
        ("'p3 f'", "'p3'", "action"),
        ("'p3 f'", "5", "actions"),
        ("'p3 f'", "'p4 f'", "player"),
        ("'p3 f'", "'p0 f'", "player"),
        ("'p3 f'", "'p² f'", "player"),
        ("'p3 f'", "'p٣ f'", "player"),
        ("'p3 f'", "'p03 f'", "player"),
        ("'p3 f'", "'x3 f'", "player"),
        ("'p3 f'", f"'p3 f{'f' * 300}'", "action"),
        ("cbr 6", "cbr -6", "amount"),
        ("cbr 6", "cbr 1e3", "amount"),
        ("cbr 6", "cbr six", "amount"),
        ("cbr 6", f"cbr {'9' * 16}", "amount"),
        ("cbr 6", "cbr 0.00000001", "fractions too fine"),
        ("AhKh", "AhK", "cards"),
        ("AhKh", "AhKhQh", "cards"),
        ("AhKh", "А♥К♥", "cards"),
        ("QhJhTh", "Qh??Th", "cards"),
        ("hand = 7", "hand = 7.5", "hand"),
        ("['Ann', 'Bob', \"C'est \\u042f\"]", "['Ann']", "players"),
        ("['Ann', 'Bob', \"C'est \\u042f\"]", "[1, 2, 3]", "players"),
        ("[206, 194, 200]", "[206, 194]", "finishing_stacks"),
        ("[206, 194, 200]", "'many'", "finishing_stacks"),
        ("[206, 194, 200]", "[206, nan, 194]", "finishing_stacks"),
        ("status = true", "status = 1", "ante_trimming_status"),
        ("author = 'us'", f"author = {'[' * 30}{']' * 30}", "author: nested too deeply"),
        ("author = 'us'", "_house = {rabbit = true}", "_house"),
        ("author = 'us'", "_house = {burns = 3}", "_house"),
        ("author = 'us'", "_house = []", "_house"),
    ],
)
def test_a_wrong_field_is_named(old, new, detail):
    assert old in HAND
    assert why(HAND.replace(old, new)).detail == detail


def test_broken_toml_is_refused_at_its_line():
    reason = why(HAND.replace("min_bet = 2", "min_bet = = 2"))
    assert reason.detail == "line 6"
    assert reason.text == "min_bet = = 2"
    assert reason.text[reason.start] == "="
    assert why("").detail == "variant"
    assert why(HAND[: HAND.index("'p3 f'")]).detail.startswith("line")


def test_ten_thousand_brackets_are_refused():
    for text in (
        "x = " + "[" * 10_000,
        "x = " + "{a=" * 10_000,
        "[" * 10_000,
        "a." * 10_000 + "a=1",
    ):
        why(text)
        why(text + "]" * 10_000)
        assert all(isinstance(record, UnreadableRecord) for _, record in read_many(text))
        broken_and_whole = list(read_many(f"[1]\n{text}\n[2]\n{HAND}"))
        assert broken_and_whole[-1] == ("2", read(HAND))


def test_a_file_that_is_broken_in_one_hand_gives_the_others():
    text = f"[1]\n{HAND}\n[2]\n{HAND.replace('= 7', '= =')}\n[3]\n{HAND}\n[4]\nvariant = 'NT'\n"
    found: Any = dict(read_many(text))
    assert [name for name, record in found.items() if isinstance(record, Record)] == ["1", "3"]
    assert found["2"].text == "hand = ="
    assert found["4"].detail == "actions"


@pytest.mark.parametrize("header", ["[{}] # note", "[ {} ]", '["{}"]', "  ['{}']\t", "[{}]\r"])
def test_headers_of_every_form_divide_a_broken_file(header):
    heads = [header.format(number) for number in (1, 2, 3)]
    text = f"{heads[0]}\n{HAND}\n{heads[1]}\nvariant = = 3\n{heads[2]}\n{HAND}"
    found: Any = dict(read_many(text))
    assert found["1"] == found["3"] == read(HAND)
    assert found["2"].text == "variant = = 3"


def test_a_file_of_one_hand_may_be_read_as_many():
    assert list(read_many(HAND)) == [("", read(HAND))]
    for empty in ("", " \n", "# nothing\n"):
        assert list(read_many(empty)) == [("", UnreadableRecord("", 0, 0, "variant"))]


def test_a_hand_without_a_header_hides_no_other():
    for between in ("", "\n \n"):  # read fast, and by tomllib
        unbuilt = HAND.replace("'NT'", "'XY'")
        text = f"{HAND}{between}[2]\n{HAND}\n[x]\n{unbuilt}\n[4]\nmin_bet = 2"
        found: Any = dict(read_many(text))
        assert list(found) == ["", "2", "x", "4"]
        assert found[""] == found["2"] == read(HAND)
        assert (found["x"].detail, found["4"].detail) == ("variant not built: XY", "variant")
        broken: Any = dict(read_many(text + "\n= 3"))
        assert broken[""] == broken["2"] == read(HAND)
        assert (broken["x"].detail, broken["4"].text) == ("variant not built: XY", "= 3")
        assert why(text).detail == "more than one hand"
    headless: Any = dict(read_many(f"x = 1\n[2]\n{HAND}"))
    assert (headless[""].detail, headless["2"]) == ("variant", read(HAND))


def test_a_table_of_the_hand_itself_is_a_field():
    with_table = f"{HAND}[_meta]\nx = 1\n"
    assert list(read_many(with_table)) == [("", read(with_table))]
    assert ("_meta", Fields((("x", 1),))) in read(with_table).more
    assert list(read_many(f"[variant]\n{HAND}")) == [("variant", read(HAND))]


def test_unknown_stacks_are_kept():
    text = HAND.replace("[200, 200, 200]", "[inf, 200.50, inf]")
    text = text.replace("[206, 194, 200]", "[inf, 194, inf]")
    record = read(text)
    assert record.unknown_stacks == (0, 2)
    assert record.start.stacks[1] == 20050
    written = write(record)
    assert "starting_stacks = [inf, 200.50, inf]" in written
    assert "finishing_stacks = [inf, 194, inf]" in written
    assert read(written) == record


def test_the_fast_reader_reads_as_tomllib_does():
    """What has no simple form goes to tomllib; both ways give equal records."""
    simple = write_many([read(HAND)] * 3)
    for slow in (
        simple.replace("\n[2]", "\n \n[2]"),
        simple.replace(" = ", "="),
        simple + "# end\n",
    ):
        assert list(read_many(slow)) == list(read_many(simple))
    for twice in (simple + "hand = 8\n", simple + "[1]\n"):
        assert any(isinstance(record, UnreadableRecord) for _, record in read_many(twice))


NASTY = [
    "nan", "-inf", "-1", "0", "1e400", "1e-400", "9" * 5000, "0x10", "''", "'x'", "[]", "[[]]", "{}",
    "{a = {}}", "true", "2020-01-01", "00:00:26", "[1, 'a']", "[nan, nan, nan]", "[1, 1, 1]",
    "[1e15, 1e15, 1e15]", "[0.001, 0.001, 0.001]", "['p1 cc']", "['', '#', 'd', 'd dh', 'p1']",
    "['d dh p1 AhAh']", "['p1 sm AhKh', 'p1 sm', 'd db QhJhTh']", "[999999999999999]",
]  # fmt: skip


BADUGI = """\
variant = 'FB'
antes = [0, 0, 1]
_dead_blinds = [0, 0, 1]
blinds_or_straddles = [1, 2, -2]
small_bet = 2
big_bet = 4
starting_stacks = [50, 60, 70]
actions = ['d dh p1 ????????', 'd dh p2 KsKhKdKc', 'd dh p3 5s6h7d8c', 'p3 cc', 'p1 cc', 'p2 cc', \
'p1 sd ??', 'p2 sd', 'p3 sd 8c', 'd dh p1 ??', 'd dh p3 8s', 'p1 cbr 2', 'p2 cc', 'p3 f', \
'p1 sd', 'p2 sd Ks', 'd dh p2 As', 'p1 cbr 4', 'p2 cc', 'p1 sd', 'p2 sd', 'p1 cc', 'p2 cc', \
'p1 sm Ad2c3h4s', 'p2 sm']
"""
STUD = """\
variant = 'F7S/8'
ante_trimming_status = true
antes = [1, 2, 1]
bring_in = 1
small_bet = 2
big_bet = 4
starting_stacks = [8, 7, 7]
actions = ['d dh p1 2s3s4s', 'd dh p2 ????8h', 'd dh p3 9s9h8d', 'p1 pb', 'p2 cbr 2', 'p3 f', \
'p1 cc', 'd dh p1 5s', 'd dh p2 Qd', 'p2 cbr 2', 'p1 cc', 'd dh p1 Ac', 'd dh p2 Qc', 'p2 cbr 1', \
'p1 cc', 'p2 sm AhAd8hQdQc', 'p1 sm 2s3s4s5sAc', 'd dh p1 Kc', 'd dh p2 Kd', 'd dh p1 Jc', \
'd dh p2 Jd', 'p2 sm AhAd8hQdQcKdJd', 'p1 sm 2s3s4s5sAcKcJc']
"""


def test_other_games_for_the_damage_below_are_whole():
    for text in (BADUGI, STUD):
        assert replay(read(text)).stopped is None
        assert read(write(read(text))) == read(text)


def test_no_text_does_anything_but_be_read_or_refused():
    """Lines swapped, cut and given values of every kind; characters changed at random."""
    stories = [write(read(text)).splitlines() for text in (HAND, BADUGI, STUD)]
    alphabet = "'\"[]{}=#.,-0159pdcfbrsmAhKТ\n\t \x00é"
    for number in range(40_000 // SCALE):
        rng = Random(f"damage {number}")
        damaged = list(stories[number % 3])
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(damaged))
            match rng.randrange(4):
                case 0:
                    damaged[at] = damaged[at].partition("=")[0] + "= " + rng.choice(NASTY)
                case 1:
                    words = damaged[at].split(" ")
                    words[rng.randrange(len(words))] = rng.choice(damaged).split(" ")[-1]
                    damaged[at] = " ".join(words)
                case 2:
                    spot = rng.randrange(len(damaged[at]) + 1)
                    damaged[at] = (
                        damaged[at][:spot] + rng.choice(alphabet) + damaged[at][spot + 1 :]
                    )
                case _:
                    damaged.insert(rng.randrange(len(damaged)), damaged.pop(at))
        text = "\n".join(damaged)
        for _, record in read_many(text):
            if isinstance(record, Record):
                assert read(write(record)) == record
                for mode in Mode:
                    with suppress(IllegalAction):
                        replay(record, mode)


def test_real_records_are_written_as_they_were(shared):
    for name in ("pluribus/100.phhs", "handhq/absolute-poker-1000NL.phhs"):
        text = (shared / "data" / "phh" / name).read_text(encoding="utf-8")
        records: Any = [record for _, record in read_many(text)]
        assert list(read_many(write_many(records))) == [
            (str(number), record) for number, record in enumerate(records, 1)
        ]


def test_unknown_hands_at_the_showdown_are_mucked():
    assert (
        ShownOrMucked(0, (None, None))
        in read(HAND.replace("'p2 f',\n]", "'p2 f', 'p1 sm ????',\n]")).moves
    )
