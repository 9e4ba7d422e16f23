"""What `fifthstreet serve` makes of its options."""

import re

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from fifthstreet.cli import app
from fifthstreet.cli.serve import HOUSE, Asked, at_table, rake_of, wanted
from fifthstreet.games import GAMES, HOLDEM, Betting
from fifthstreet.rules.stakes import AnteBy, OddHiLo, Rake, RakeSplit, Stakes
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
            ante=25,
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
        (Asked(bets="100"), "--bets 100 is no small and big bet"),
        (Asked(bets="100,x"), "--bets 100,x"),
        (Asked(rake_preflop=True), "give one"),
        (Asked(ante_by=AnteBy.BIG_BLIND), "give one"),
        (Asked(bring_in=30, games="stud,omaha"), "every game has one"),
        (Asked(button_blind=True, small=50), "--small does not go with --button-blind"),
        (Asked(bets="100,200", games="holdem52"), "no game of this table has it"),
        (Asked(small=200, big=100), "the small blind must not exceed"),
    ],
)
def test_what_cannot_be_read_is_named(asked, told):
    with pytest.raises(ValueError, match=re.escape(told)):
        wanted(asked)


def test_what_is_posted_and_taken_reaches_the_table():
    options = wanted(
        Asked(
            ante=25,
            ante_by=AnteBy.BIG_BLIND,
            bets="200,400",
            rake="5:300",
            rake_preflop=True,
            rake_split=RakeSplit.PROPORTIONAL,
            rejoin_lock=0,
        )
    )
    stakes = options.stakes
    assert (stakes.ante, stakes.ante_by, stakes.bets) == (25, AnteBy.BIG_BLIND, (200, 400))
    assert stakes.house.rake == Rake(500, (300,), False, RakeSplit.PROPORTIONAL)
    assert options.rejoin_lock == 0


def test_a_bring_in_of_its_own_is_for_games_without_blinds():
    options = wanted(Asked(bring_in=30, big=100))
    assert options.game.code == "stud"
    assert set(options.games) == {"stud", "stud8", "razz"}
    assert options.stakes == Stakes(0, 0, 20, bring_in=30, bets=(100, 200))


def test_the_button_alone_posts_a_blind_in_short_deck():
    options = wanted(Asked(game="deck36", ante=50, button_blind=True))
    stakes = options.stakes
    assert (stakes.small, stakes.big, stakes.ante, stakes.button_blind) == (0, 100, 50, True)
    assert "stud" not in options.games


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "too small for so many players. Six-card Omaha: max 7"),
        ("ru", "колоды не хватит"),
    ],
)
def test_too_many_seats_are_refused_in_words_with_how_many_can_play(language, told):
    with pytest.raises(ValueError, match=re.escape(told)) as no:
        wanted(Asked(game="omaha6", games="omaha6", seats=10, language=language))
    assert "BadStart" not in str(no.value)


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
    assert any("--straddle, --game: “Straddle” does not fit" in line for line in lines)
    assert any("--run-twice, --game: “Run it twice” does not fit" in line for line in lines)
    assert any("--house odd_hilo, --game: “Odd chip" in line for line in lines)
    assert not (tmp_path / "new").exists()


def test_a_bad_value_of_an_option_is_a_mistake_of_usage(tmp_path):
    words = ["serve", "--data", str(tmp_path), "--betting", "some_limit"]
    assert CliRunner().invoke(app, words).exit_code == 2


def test_a_table_keeps_the_options_it_was_opened_with():
    stored = open_table(wanted(Asked(game="omaha", straddle=True)), 0).table
    assert at_table(stored, Asked()) == stored.options
    assert at_table(stored, Asked(game="omaha", straddle=True)) == stored.options
    raked = open_table(wanted(Asked(rake="2.5:300,400", rejoin_lock=5)), 0).table
    assert at_table(raked, Asked(rake="2.5:300,400", rejoin_lock=5)) == raked.options
    with pytest.raises(ValueError, match=re.escape("--rake 2.5:300,400, --rejoin-lock 5")):
        at_table(raked, Asked(rake="5", rejoin_lock=0))
    with pytest.raises(ValueError, match="--game omaha, --straddle True"):
        at_table(stored, Asked(game="stud", straddle=False))


def test_the_help_names_every_choice_of_the_house():
    text = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "250"}).output
    for name in HOUSE:
        assert name in text
    for code in GAMES:
        assert code in text
