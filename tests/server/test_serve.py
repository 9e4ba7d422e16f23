"""What `fifthstreet serve` makes of its options."""

import re

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from fifthstreet.cli import app
from fifthstreet.cli.serve import HOUSE, Asked, at_table, rake_of, wanted
from fifthstreet.games import GAMES, HOLDEM, Betting
from fifthstreet.rules.stakes import OddHiLo, Rake
from fifthstreet.table.handle import open_table
from fifthstreet.table.table import ButtonRule, Entry, Missed


def test_without_options_it_is_holdem_and_every_game_may_be_chosen():
    options = wanted(Asked())
    assert options.game == HOLDEM
    assert set(options.games) == set(GAMES)
    assert options.stakes.house == replace(options.stakes.house)
    assert (options.seats, options.stakes.small, options.stakes.big) == (3, 50, 100)


def test_games_that_the_seats_do_not_allow_are_not_offered():
    games = wanted(Asked(seats=10)).games
    assert "holdem52" in games
    assert "omaha6" not in games


@pytest.mark.parametrize("code", GAMES)
def test_every_game_opens(code):
    options = wanted(Asked(game=code, games=code))
    assert (options.game.code, options.games) == (code, ())
    assert open_table(options, 0)


def test_every_option_reaches_the_table():
    options = wanted(
        Asked(
            game="omaha8",
            betting=Betting.POT_LIMIT,
            games="omaha8,stud8",
            straddle=True,
            run_twice=True,
            rake="2.5:300",
            button=ButtonRule.MOVING,
            entry=Entry.POST,
            missed=Missed.POST,
            house=("odd_hilo=suit", "unit=25", "pl_count_antes=no"),
        )
    )
    house = options.stakes.house
    assert options.game.betting is Betting.POT_LIMIT
    assert options.games == ("omaha8", "stud8")
    assert (options.straddle, options.button, options.entry, options.missed) == (
        True,
        ButtonRule.MOVING,
        Entry.POST,
        Missed.POST,
    )
    assert (house.run_twice, house.rake) == (True, Rake(250, (300,)))
    assert (house.odd_hilo, house.unit, house.pl_count_antes) == (OddHiLo.SUIT, 25, False)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (Asked(game="poker"), "there is no game 'poker'"),
        (Asked(games="omaha,poker"), "there is no game 'poker'"),
        (Asked(rake="much"), "--rake much"),
        (Asked(rake="5.005"), "--rake 5.005"),
        (Asked(rake="101"), "--rake 101"),
        (Asked(rake="5:a"), "--rake 5:a"),
        (Asked(house=("colour=red",)), "the choices are"),
        (Asked(house=("unit=-1",)), "--house unit is chips"),
        (Asked(house=("burns=maybe",)), "yes or no"),
        (Asked(house=("odd_hilo=mine",)), "high_half or suit"),
        (Asked(house=("run_twice=yes",)), "the choices are"),
    ],
)
def test_what_cannot_be_read_is_named(asked, told):
    with pytest.raises(ValueError, match=re.escape(told)):
        wanted(asked)


def test_a_rake_has_caps_by_players():
    assert rake_of("5") == Rake(500)
    assert rake_of("0.5:100,200") == Rake(50, (100, 200))


def test_conflicts_are_told_together_each_in_a_line(tmp_path):
    words = ["serve", "--data", str(tmp_path / "new"), "--game", "stud", "--games", "stud"]
    words += ["--straddle", "--run-twice", "--house", "odd_hilo=suit", "--bots", "0"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 1
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 3
    assert any("--straddle does not go with --game" in line for line in lines)
    assert any("--run-twice does not go with --game" in line for line in lines)
    assert any("--house odd_hilo does not go with --game" in line for line in lines)
    assert not (tmp_path / "new").exists()


def test_a_bad_value_of_an_option_is_a_mistake_of_usage(tmp_path):
    words = ["serve", "--data", str(tmp_path), "--betting", "some_limit"]
    assert CliRunner().invoke(app, words).exit_code == 2


def test_a_table_keeps_the_options_it_was_opened_with():
    stored = open_table(wanted(Asked(game="omaha", straddle=True)), 0).table
    assert at_table(stored, Asked()) == stored.options
    assert at_table(stored, Asked(game="omaha", straddle=True)) == stored.options
    with pytest.raises(ValueError, match="--game omaha, --straddle True"):
        at_table(stored, Asked(game="stud", straddle=False))


def test_the_help_names_every_choice_of_the_house():
    text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "250"}).output
    for name in HOUSE:
        assert name in text
    for code in GAMES:
        assert code in text
