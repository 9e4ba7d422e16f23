"""Foreign hands by our rules: to the end, or to the point where they stop, with the reason."""

import json
from decimal import Decimal
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from fifthstreet.cli import replay as command
from fifthstreet.history.phh import read, read_many, write
from fifthstreet.history.record import Record
from fifthstreet.history.replay import Ending, Habit, Mode, Tolerated, replay
from fifthstreet.reasons import (
    CannotCheck,
    CardInUse,
    FoldNeedsConfirmation,
    HandIsOver,
    OutOfTurn,
    RaiseTooSmall,
    StackTooShort,
    WrongNumberOfCards,
)
from fifthstreet.rules.actions import Call, Fold, RaiseTo
from fifthstreet.rules.events import HandMucked, HandShown, Raised
from fifthstreet.rules.hand import Over
from fifthstreet.rules.play import begin, decide

APP = typer.Typer()
APP.command()(command.command)


def replayed(one: Record, mode: Mode = Mode.STRICT) -> Any:
    """The replay; a test may name fields that are not always there."""
    return replay(one, mode)


def record(actions, *, stacks=(200, 200, 200), blinds=(1, 2, 0), antes=None, end=""):
    """A record from its actions, with hole cards for everybody unless it deals them itself."""
    actions = [action.strip() for action in actions.split(",") if action.strip()]
    cards = ("AsAd", "KsKd", "QsQd", "JsJd")
    if not any(action.startswith("d dh") for action in actions):
        dealt = zip(range(1, len(stacks) + 1), cards, strict=False)
        actions = [f"d dh p{p} {two}" for p, two in dealt] + actions
    return read(
        f"variant = 'NT'\nantes = {list(antes or [0] * len(stacks))}\n"
        f"blinds_or_straddles = {list(blinds)}\nmin_bet = {blinds[1]}\n"
        f"starting_stacks = {list(stacks)}\nactions = {actions}\n{end}"
    )


CALLED_DOWN = (
    "p3 cc, p1 cc, p2 cc, d db 2h7c9d, p1 cc, p2 cc, p3 cc, d db Jc, p1 cc, p2 cc, p3 cc, "
    "d db 3d, p1 cc, p2 cc, p3 cc, "
)
IN_ORDER = "p1 sm AsAd, p2 sm, p3 sm"


def test_a_hand_to_its_end():
    result = replayed(record(CALLED_DOWN + IN_ORDER, end="finishing_stacks = [204, 198, 198]"))
    assert result.stopped is None
    assert result.ending is Ending.EQUAL
    assert isinstance(result.hand.turn, Over)


def test_start_and_actions_give_the_hand_again():
    one = record(CALLED_DOWN + IN_ORDER)
    result = replayed(one)
    step = begin(one.start)
    events = list(step.events)
    for action in result.actions:
        step = decide(step.hand, action)
        events += step.events
    assert tuple(events) == result.events
    assert step.hand == result.hand


@pytest.mark.parametrize(
    ("actions", "move", "text", "reason", "played"),
    [
        ("p3 f, p2 f", 5, "p2 f", OutOfTurn(1, 0), 2),
        ("p3 f, p1 f, p2 cc", 6, "p2 cc", HandIsOver(), 3),
        ("p3 cbr 3", 4, "p3 cbr 3", RaiseTooSmall(3, 4, 200), 1),
        ("p3 cc, p1 cc, p2 f", 6, "p2 f", FoldNeedsConfirmation(), 3),
        ("p3 cc, p1 cc, p2 cc, d db AsKhQh", 7, "d db AsKhQh", CardInUse, 4),
        ("p3 cc, p1 cc, p2 cc, d db 2h", 7, "d db 2h", WrongNumberOfCards(1, 3), 4),
        ("p3 cc, d db 2h7c9d", 5, "d db 2h7c9d", OutOfTurn(None, 0), 2),
        ("p3 f, p1 cc", 6, "", "unfinished", 3),
        ("", 4, "", "unfinished", 1),
        ("d dh p1 AsAd, d dh p2 AsKd, d dh p3 2c3c", 3, "d dh p3 2c3c", CardInUse, 0),
        ("d dh p1 AsAd", 1, "d dh p1 AsAd", WrongNumberOfCards(0, 2), 0),
        ("d dh p1 AsAd, d dh p1 KsKd, d dh p2 2c3c, d dh p3 4c5c", 4, "d dh p3 4c5c",
         WrongNumberOfCards(4, 2), 0),
    ],
)  # fmt: skip
def test_what_was_played_before_a_stop_is_kept(actions, move, text, reason, played):
    for mode in (
        Mode if not isinstance(reason, FoldNeedsConfirmation | RaiseTooSmall) else [Mode.STRICT]
    ):
        result = replayed(record(actions), mode)
        assert (result.stopped.move, result.stopped.text) == (move, text)
        found = result.stopped.reason
        if isinstance(reason, str):
            assert found.detail == reason
        else:
            assert found == reason or isinstance(reason, type)
        assert len(result.actions) == played
        assert result.ending is Ending.STOPPED


def habits(result):
    return [(tolerated.habit, tolerated.move) for tolerated in result.tolerated]


def test_a_raise_below_the_minimum_is_let_pass_and_named():
    one = record("p3 cbr 10, p1 f, p2 cbr 15, p3 cc, d db 2h7c9d, p2 cbr 20, p3 f")
    assert replayed(one).stopped.reason == RaiseTooSmall(15, 18, 200)
    result = replayed(one, Mode.ARCHIVE)
    assert result.stopped is None
    assert result.tolerated == (Tolerated(Habit.SMALL_RAISE, 6),)
    assert Raised(1, 15, 5, False, False) in result.events
    assert RaiseTo(1, 15) in result.actions
    assert [seat.stack for seat in result.hand.seats] == [199, 216, 185]


def test_a_call_that_is_called_a_raise_is_refused_also_in_the_archive():
    one = record("p3 cbr 2")
    assert isinstance(replayed(one, Mode.ARCHIVE).stopped.reason, RaiseTooSmall)
    short = record("p3 cbr 10, p1 cbr 6", stacks=(6, 200, 200))
    assert replayed(short, Mode.ARCHIVE).stopped.reason == StackTooShort(5, 5)


def test_a_fold_for_nothing_is_let_pass_and_named():
    result = replayed(record("p3 cc, p1 cc, p2 f, d db 2h7c9d, p1 f"), Mode.ARCHIVE)
    assert habits(result) == [(Habit.FREE_FOLD, 6), (Habit.FREE_FOLD, 8)]
    assert Fold(1, confirm=True) in result.actions
    assert result.stopped is None


def test_an_empty_check_of_the_big_blind_is_let_pass_and_named():
    """All others are all-in for no more than the blind: he is not asked (RULES 8.13)."""
    one = record(
        "p3 cc, p1 cc, p2 cc, d db 2h7c9d, d db Jc, d db 3d, p1 sm AsAd, p2 sm, p3 sm QsQd",
        stacks=(1, 200, 2),
    )
    other = record(
        "p3 cc, p2 cc, d db 2h7c9d, d db Jc, d db 3d, p2 sm KsKd, p3 sm, p1 sm AsAd",
        stacks=(1, 200, 2),
    )
    assert isinstance(replayed(one).stopped.reason, OutOfTurn)
    stopped = replayed(other).stopped
    assert (stopped.text, stopped.reason) == ("p2 cc", OutOfTurn(1, None))
    result = replayed(other, Mode.ARCHIVE)
    assert habits(result) == [(Habit.EMPTY_CHECK, 5)]
    assert result.stopped is None


def test_only_a_check_is_empty():
    """Whoever owes chips, has none, has folded or comes after the end is not let pass."""
    for actions in (
        "p3 f, p1 f, p2 cc",
        "p3 f, p1 cbr 200, p2 cc, p1 cc",
        "p3 f, p1 cbr 200, p2 cc, p3 cc",
    ):
        assert replayed(record(actions), Mode.ARCHIVE).stopped is not None


def test_whoever_opens_his_hand_before_he_is_asked_does_so_of_his_own_will():
    for shows in ("p3 sm QsQd, p2 sm KsKd, p1 sm AsAd", "p2 sm KsKd, p1 sm -, p3 sm"):
        result = replayed(record(CALLED_DOWN + shows, end="finishing_stacks = [204, 198, 198]"))
        assert (result.stopped, result.ending) == (None, Ending.EQUAL)


def test_a_hand_thrown_away_before_its_turn_is_let_pass_and_named():
    one = record(CALLED_DOWN + "p2 sm, p1 sm AsAd, p3 sm")
    stopped = replayed(one).stopped
    assert (stopped.text, stopped.reason.detail) == ("p2 sm", "show_order")
    assert habits(replayed(one, Mode.ARCHIVE)) == [(Habit.SHOW_ORDER, 19)]


def test_a_winner_who_mucks_is_let_pass_and_named():
    one = record(CALLED_DOWN + "p1 sm, p2 sm KsKd, p3 sm")
    assert replayed(one).stopped.reason.detail == "mucked"
    assert habits(replayed(one, Mode.ARCHIVE)) == [(Habit.MUCKED, 19)]


@pytest.mark.parametrize(
    ("shows", "text", "habit"),
    [
        ("p1 sm AcAh, p2 sm, p3 sm", "p1 sm AcAh", Habit.OTHER_CARDS),
        ("p1 sm KsKd, p2 sm, p3 sm", "p1 sm KsKd", Habit.OTHER_CARDS),
        ("p1 sm AsAd, p2 sm AsAd, p3 sm", "p2 sm AsAd", Habit.OTHER_CARDS),
        ("p1 sm AsAd, p2 sm 2h7c, p3 sm", "p2 sm 2h7c", Habit.OTHER_CARDS),
        ("p1 sm AsAs, p2 sm, p3 sm", "p1 sm AsAs", Habit.OTHER_CARDS),
        ("p1 sm As, p2 sm, p3 sm", "p1 sm As", Habit.ONE_CARD),
        ("p1 sm AsAd, p2 sm Ks??, p3 sm", "p2 sm Ks??", Habit.ONE_CARD),
        ("p1 sm AsAd, p1 sm AsAd, p2 sm, p3 sm", "p1 sm AsAd", Habit.TOLD_TWICE),
        ("p1 sm AsAd, p1 sm, p2 sm, p3 sm", "p1 sm", Habit.TOLD_TWICE),
        ("p1 sm AsAd, p2 sm, p2 sm, p3 sm", "p2 sm", Habit.TOLD_TWICE),
        ("p1 sm, p2 sm, p3 sm, p1 sm AsAd", "p1 sm", Habit.MUCKED),
    ],
)
def test_what_is_shown_must_be_what_was_dealt(shows, text, habit):
    """RULES 1.7, 10.1. In the archive the cards that were dealt count."""
    one = record(CALLED_DOWN + shows, end="finishing_stacks = [204, 198, 198]")
    stopped = replayed(one).stopped
    assert (stopped.text, stopped.reason.detail) == (text, habit.value)
    result = replayed(one, Mode.ARCHIVE)
    assert [found for found, _ in habits(result)] == [habit]
    assert result.ending is Ending.EQUAL


def test_shown_cards_may_come_in_another_order():
    result = replayed(record(CALLED_DOWN + "p1 sm AdAs, p2 sm, p3 sm"))
    assert result.stopped is None


@pytest.mark.parametrize("shown", ["AcAd", "KsAs", "2hAs", "AsAs"])
def test_cards_known_in_part_are_not_shown_as_others(shown):
    cards = "d dh p1 As??, d dh p2 KsKd, d dh p3 ????, "
    one = record(cards + CALLED_DOWN + f"p1 sm {shown}, p2 sm KsKd, p3 sm")
    stopped = replayed(one).stopped
    assert (stopped.text, stopped.reason.detail) == (f"p1 sm {shown}", "other_cards")
    result = replayed(one, Mode.ARCHIVE)
    assert (Habit.OTHER_CARDS, stopped.move) in habits(result)
    assert result.stopped is None


def test_who_mucked_may_show_after_the_hand():
    result = replayed(record(CALLED_DOWN + IN_ORDER + ", p2 sm KsKd"))
    assert result.stopped is None
    assert result.events[-1] == HandShown(1, result.hand.seats[1].hole, None)


def test_a_loser_may_show():
    result = replayed(record(CALLED_DOWN + "p1 sm AsAd, p2 sm KsKd, p3 sm"))
    assert result.stopped is None
    assert result.events[-1] == HandShown(1, result.hand.seats[1].hole, None)
    assert HandMucked(1) in result.events


DEALT = ("d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 QsQd")
TO_THE_RIVER, ON_THE_RIVER = (
    CALLED_DOWN[: CALLED_DOWN.index("d db 3d")],
    ("d db 3d, p1 cc, p2 cc, p3 cc"),
)


@pytest.mark.parametrize(
    ("actions", "move", "habit"),
    [
        ("{1}, {2}, p3 f, p1 f, {0}", 5, Habit.LATE_HOLE),
        ("{2}, p3 f, {1}, p1 f, {0}", 3, Habit.LATE_HOLE),
        ("{1}, {2}, p3 cc, p1 cc, {0}, p2 cc, d db 2h7c9d, p1 cbr 2, p2 f, p3 f", 5, Habit.LATE_HOLE),
        ("p1 sm AsAd, {0}, {1}, {2}, p3 f, p1 f", 1, Habit.EARLY_SHOW),
        ("{0}, {1}, {2}, p1 sm AsAd, p3 f, p1 f", 4, Habit.EARLY_SHOW),
        ("{0}, {1}, {2}, p2 sm, p3 f, p1 f", 4, Habit.EARLY_SHOW),
        ("{0}, {1}, {2}, " + TO_THE_RIVER + IN_ORDER + ", " + ON_THE_RIVER, 15, Habit.EARLY_SHOW),
    ],
)  # fmt: skip
def test_cards_dealt_late_or_shown_early_are_out_of_place(actions, move, habit):
    one = record(actions.format(*DEALT))
    stopped = replayed(one).stopped
    assert (stopped.move, stopped.reason.detail) == (move, habit.value)
    result = replayed(one, Mode.ARCHIVE)
    assert result.stopped is None
    assert habits(result)[0] == (habit, move)
    assert {found for found, _ in habits(result)} <= {habit, Habit.LATE_HOLE}


def test_hole_cards_may_be_dealt_in_any_order():
    one = record(", ".join([DEALT[2], DEALT[0], DEALT[1], "p3 f, p1 f"]))
    assert replayed(one).stopped is None
    card_by_card = "d dh p3 Qs, d dh p1 As, d dh p2 Ks, d dh p3 Qd, d dh p1 Ad, d dh p2 Kd, "
    assert replayed(record(card_by_card + "p3 f, p1 f")).stopped is None


ALL_IN = "p3 cbr 200, p1 cc, p2 f, {early} d db 2h7c9d, d db Jc, d db 3d, {late}"


def test_hands_turned_up_early_lie_open_in_any_order():
    for early in ("p3 sm QsQd, p1 sm AsAd,", "p1 sm AsAd, p3 sm QsQd,"):
        one = record(ALL_IN.format(early=early, late=""))
        assert one.start.stakes.house.face_up_all_in
        assert replayed(one).stopped is None


def test_hands_not_shown_yet_say_nothing():
    """Some files repeat at every street of an all-in that nobody has shown."""
    hidden = "p1 sm ????, p3 sm ????,"
    one = record(ALL_IN.format(early=hidden, late="p1 sm AsAd, p3 sm QsQd"))
    assert not one.start.stakes.house.face_up_all_in
    assert replayed(one).stopped is None


def test_of_unknown_hands_the_last_one_asked_wins_without_showing():
    cards = "d dh p1 ????, d dh p2 ????, d dh p3 ????, "
    result = replayed(record(cards + CALLED_DOWN))
    assert result.stopped is None
    assert [seat.stack for seat in result.hand.seats] == [198, 198, 204]


@pytest.mark.parametrize(
    ("shows", "ending"),
    [
        ("", Ending.UNKNOWN),  # nobody says who showed
        ("p1 sm, p2 sm", Ending.UNKNOWN),  # nothing is said of p3
        ("p1 sm, p2 sm, p3 sm", Ending.DIFFERENT),  # the last one asked wins (WSOP 72)
        ("p1 sm ????, p2 sm ????, p3 sm ????", Ending.UNKNOWN),  # shown or not, who knows
        ("p1 sm AsAd, p2 sm", Ending.UNKNOWN),  # p3 may have won
        ("p1 sm AsAd, p2 sm ????, p3 sm", Ending.EQUAL),
        ("p1 sm, p2 sm KsKd, p3 sm", Ending.DIFFERENT),
    ],
)
def test_without_its_cards_a_showdown_has_no_known_winner(shows, ending):
    cards = "d dh p1 ????, d dh p2 ????, d dh p3 ????, "
    for end in ("finishing_stacks = [204, 198, 198]", "winnings = [6, 0, 0]"):
        assert replayed(record(cards + CALLED_DOWN + shows, end=end)).ending is ending


def test_unknown_cards_that_folded_hide_no_winner():
    cards = "d dh p1 ????, d dh p2 ????, d dh p3 ????, "
    result = replayed(record(cards + "p3 f, p1 f", end="finishing_stacks = [199, 202, 199]"))
    assert result.ending is Ending.DIFFERENT


def unknown_stacks(actions, end=""):
    text = write(record(actions, end=end)).replace("[200, 200, 200]", "[inf, inf, inf]")
    return read(text)


def test_unknown_stacks_are_refused_and_in_the_archive_never_bind():
    for end in (
        "winnings = [0, 0, 0]",
        "winnings = [6, 0, 0]",
        "finishing_stacks = [204, 198, 198]",
    ):
        one = unknown_stacks(
            "p3 cbr 100000, p1 f, p2 cc, d db 2h7c9d, p2 cc, p3 cbr 500000, p2 f", end
        )
        stopped = replayed(one).stopped
        assert (stopped.move, stopped.reason.detail) == (0, "unknown_stacks")
        result = replayed(one, Mode.ARCHIVE)
        assert result.tolerated == (Tolerated(Habit.UNKNOWN_STACKS, 0),)
        assert result.ending is Ending.UNKNOWN


def test_a_player_who_may_be_all_in_stops_the_archive_by_name():
    """He called with all he had, but we do not know it and ask him on the flop."""
    one = unknown_stacks("p3 cbr 100, p1 f, p2 cc, d db 2h7c9d, d db Jc, d db 3d")
    stopped = replayed(one, Mode.ARCHIVE).stopped
    assert (stopped.text, stopped.reason.detail) == ("d db Jc", "unknown_stacks")


def test_an_ante_of_the_big_blind_is_dead_money():
    result = replayed(
        record("p3 f, p1 f", antes=(0, 5, 0), end="finishing_stacks = [199, 201, 200]")
    )
    assert result.ending is Ending.EQUAL


@pytest.mark.parametrize(
    ("end", "ending"),
    [
        ("", Ending.UNKNOWN),
        ("finishing_stacks = [204, 198, 198]", Ending.EQUAL),
        ("finishing_stacks = [204.0, 198.0, 198.0]", Ending.EQUAL),
        ("finishing_stacks = [203, 199, 198]", Ending.DIFFERENT),
        ("finishing_stacks = [203.5, 198.5, 198]", Ending.HALF_CHIPS),
        ("finishing_stacks = [202.5, 199.5, 198]", Ending.DIFFERENT),
        ("winnings = [6, 0, 0]", Ending.EQUAL),
        ("winnings = [5.7, 0, 0]", Ending.RAKED),
        ("winnings = [5, 0, 0]", Ending.DIFFERENT),
        ("winnings = [6, 1, 0]", Ending.DIFFERENT),
        ("winnings = [0, 6, 0]", Ending.DIFFERENT),
        ("winnings = [7, 0, 0]", Ending.DIFFERENT),
        ("winnings = [0, 0, 0]", Ending.UNKNOWN),  # some rooms' files record none
        ("winnings = [0.0, 0, 0]", Ending.UNKNOWN),
    ],
)
def test_how_the_end_compares(end, ending):
    assert replayed(record(CALLED_DOWN + IN_ORDER, end=end)).ending is ending


def test_a_walk_counts_the_whole_blind_as_won():
    result = replayed(record("p3 f, p1 f", end="winnings = [0, 3, 0]"))
    assert result.ending is Ending.EQUAL


def test_a_written_prefix_replays_to_the_same_place():
    one = record("p3 cc, p1 cc, p2 cc, d db 2h")
    result = replayed(one)
    assert isinstance(result.stopped.reason, WrongNumberOfCards)
    assert read(write(one)) == one
    assert result.actions[-1] != Call(1)
    assert not isinstance(result.stopped.reason, CannotCheck)


# --- Real hands -----------------------------------------------------------------------

HALF_CHIPS = {("102.phhs", 0), ("41b.phhs", 204), ("88.phhs", 128)}


def ask(*arguments):
    return CliRunner().invoke(APP, [str(argument) for argument in arguments])


def test_pluribus_ends_as_its_log_says(shared):
    asked = ask(shared / "data" / "phh" / "pluribus", "--json")
    assert asked.exit_code == 0
    answer = json.loads(asked.stdout)
    assert (answer["hands"], answer["equal"]) == (5070, 5067)
    assert answer["rejected"] == answer["tolerated"] == []
    assert {
        (each["file"].split("/")[-1], each["hand"]) for each in answer["different"]
    } == HALF_CHIPS
    assert all("splits a chip" in each["why"] for each in answer["different"])
    assert answer["hands_per_second"] > 0


def test_handhq_ends_as_its_winnings_say_but_for_the_rake(shared):
    (file,) = (shared / "data" / "phh" / "handhq").iterdir()
    endings = dict.fromkeys(Ending, 0)
    different = []
    for name, one in read_many(file.read_text(encoding="utf-8")):
        assert isinstance(one, Record)
        assert one.scale in (1, 100)
        result = replayed(one, Mode.ARCHIVE)
        endings[result.ending] += 1
        if result.ending is Ending.DIFFERENT:
            different.append(name)
    # Both have five dollars more than was bet: a post that the file leaves out.
    assert different == ["266", "374"]
    assert endings[Ending.STOPPED] == 0
    assert endings[Ending.EQUAL] + endings[Ending.RAKED] == 409


# --- The command ----------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path):
    good = write(record(CALLED_DOWN + IN_ORDER, end="finishing_stacks = [204, 198, 198]\nhand = 9"))
    small = write(record("p3 cbr 3, p1 f, p2 f", end="hand = 'small'"))
    (tmp_path / "deep").mkdir()
    (tmp_path / "good.phh").write_text(good, encoding="utf-8")
    (tmp_path / "deep" / "two.phhs").write_text(f"[1]\n{good}\n[2]\n{small}", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no hand", encoding="utf-8")
    return tmp_path


def test_command_reads_folders_and_names_what_is_rejected(folder):
    asked = ask(folder, "--json")
    assert asked.exit_code == 1
    answer = json.loads(asked.stdout)
    assert (answer["hands"], answer["equal"], answer["different"]) == (3, 2, [])
    (rejected,) = answer["rejected"]
    assert rejected["file"].endswith("two.phhs")
    assert (rejected["hand"], rejected["move"], rejected["action"]) == ("small", 4, "p3 cbr 3")
    assert rejected["played"] == 1 and rejected["why"]
    plain = ask(folder)
    assert "rejected: " in plain.stdout and "3 hands in 2 files: 2 equal" in plain.stdout


def test_command_lets_habits_pass_in_archive_mode(folder):
    asked = ask(folder, "--archive", "--json")
    assert asked.exit_code == 0
    answer = json.loads(asked.stdout)
    assert answer["rejected"] == []
    assert [(each["hand"], each["habit"], each["move"]) for each in answer["tolerated"]] == [
        ("small", "small_raise", 4)
    ]
    assert "let pass: small raise, 1 times" in ask(folder, "--archive").stdout


def test_command_goes_on_after_a_file_it_cannot_read(folder):
    (folder / "bytes.phh").write_bytes(b"\xff\xfe\x00")
    (folder / "empty.phh").write_text("", encoding="utf-8")
    answer = json.loads(ask(folder, "--archive", "--json").stdout)
    assert (answer["hands"], len(answer["rejected"])) == (5, 2)


def test_command_prints_one_line_a_hand_and_no_control_character(folder):
    esc = "\\u001b[31m\\n\\u009b2J\\u202e:smile:"
    small = write(record("p3 cbr 3, p1 f, p2 f"))
    unbuilt = small.replace("'NT'", f'"{esc}"')
    unread = small.replace("min_bet = 2", "min_bet = = '\x1b[31m'")
    different = write(record("p3 f, p1 f", end="finishing_stacks = [1, 2, 3]"))
    for name, text in (
        ("a\x1b.phh", small + f'hand = "{esc}"\n'),
        ("b.phh", unbuilt),
        ("c.phh", unread),
        ("d.phh", different + f'hand = "{esc}"\n'),
        ("e.phhs", f'["{esc}"]\n{small}'),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    asked = ask(folder)
    lines = asked.stdout.splitlines()
    assert len(lines) == 5 + 1 + 1  # these, the one of the folder, and the sum
    assert all(line.isprintable() for line in lines)
    assert r"hand \x1b[31m\n\x9b2J\u202e:smile:" in asked.stdout
    assert r"a\x1b.phh" in asked.stdout
    assert ask(folder, "--json").stdout.strip().isprintable()
    gone = ask("no\x1bfile\n")
    assert (gone.exit_code, gone.stderr) == (2, "no\\x1bfile\\n: no such file or folder\n")


def test_command_takes_each_file_once_and_in_order(folder):
    good = (folder / "good.phh").read_text(encoding="utf-8").replace("204", "205")
    (folder / "Upper.PHH").write_text(good, encoding="utf-8")
    (folder / "deep" / "Other.Phhs").write_text(good, encoding="utf-8")
    (folder / "link.phh").symlink_to(folder / "Upper.PHH")
    asked = [folder / "Upper.PHH", folder, folder / "deep" / ".." / "good.phh", folder]
    answer = json.loads(ask(*asked, "--json").stdout)
    assert answer["hands"] == 5
    names = [each["file"].removeprefix(str(folder)) for each in answer["different"]]
    assert names == ["/Upper.PHH", "/deep/Other.Phhs"]
    assert "in 4 files" in ask(*asked).stdout


@pytest.mark.parametrize("path", ["", " "])
def test_command_does_not_take_no_name_for_the_folder_it_is_in(path, folder, monkeypatch):
    monkeypatch.chdir(folder)
    asked = ask(path)
    assert (asked.exit_code, asked.stdout) == (2, "")
    assert ask(".").exit_code == 1


def test_command_says_that_the_stacks_are_unknown(folder):
    (folder / "inf.phh").write_text(write(unknown_stacks("p3 f, p1 f")), encoding="utf-8")
    asked = ask(folder / "inf.phh")
    assert asked.exit_code == 1
    assert "unknown stacks" in asked.stdout
    archive = json.loads(ask(folder / "inf.phh", "--archive", "--json").stdout)
    assert (archive["without_result"], archive["rejected"]) == (1, [])
    assert [each["habit"] for each in archive["tolerated"]] == ["unknown_stacks"]


@pytest.mark.parametrize("name", ["missing", "deeper"])
def test_command_refuses_a_path_without_hands(tmp_path, name):
    (tmp_path / "deeper").mkdir()
    asked = ask(tmp_path / name)
    assert asked.exit_code == 2
    assert asked.stdout == ""
    assert name in asked.stderr


def test_amounts_are_printed_as_people_write_them():
    assert (
        command._amounts((10000, Decimal("9775.0"), Decimal("10112.50"))) == "10000, 9775, 10112.5"
    )
