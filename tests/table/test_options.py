"""Options that make no table, and options that exclude each other: all of these together."""

from typing import Any

import pytest

from fifthstreet.games import (
    BADUGI_GAME,
    FIVE_CARD_DRAW,
    GAMES,
    HOLDEM,
    OMAHA,
    OMAHA_6,
    OMAHA_HI_LO,
    RAZZ,
    STUD,
    STUD_HI_LO,
)
from fifthstreet.reasons import BadStart, Conflict, IllegalAction, OptionsExclude
from fifthstreet.rules.stakes import (
    AnteBy,
    BigBlindAnte,
    House,
    LimitCap,
    OddCard,
    OddHiLo,
    SeeCalled,
    ShortOpen,
    Showing,
    Stakes,
    StraddleRaise,
    TiedShowing,
)
from fifthstreet.rules.start import MOST_CHIPS
from fifthstreet.table.handle import open_table
from fifthstreet.table.table import ButtonRule, Entry, Missed
from tests.table.evening import options

fraction: Any = 50.0


def reason(**changes):
    with pytest.raises(IllegalAction) as refusal:
        open_table(options(**changes), 0)
    return refusal.value.reason


def house(**changes):
    return {"stakes": Stakes(50, 100, house=House(**changes))}


# What is chosen, a game it does not fit, one it fits, and the pair with its why.
UNFIT = {
    "straddle": ({"straddle": True}, STUD, HOLDEM, ("straddle", "game", "no_blinds")),
    "button": ({"button": ButtonRule.MOVING}, RAZZ, HOLDEM, ("button", "game", "no_blinds")),
    "entry": ({"entry": Entry.POST}, STUD, HOLDEM, ("entry", "game", "no_blinds")),
    "missed": ({"missed": Missed.POST}, STUD, HOLDEM, ("missed", "game", "no_blinds")),
    "big-blind ante": (
        {"stakes": Stakes(50, 100, 10, AnteBy.BIG_BLIND)},
        STUD,
        HOLDEM,
        ("ante_by", "game", "not_with_bring_in"),
    ),
    "run twice": (house(run_twice=True), STUD, OMAHA, ("run_twice", "game", "no_board")),
    "antes in the pot": (
        house(pl_count_antes=False),
        HOLDEM,
        OMAHA,
        ("pl_count_antes", "game", "only_pot_limit"),
    ),
    "cap": (
        house(limit_cap=LimitCap.KEPT),
        HOLDEM,
        STUD,
        ("limit_cap", "game", "only_fixed_limit"),
    ),
    "short open": (
        house(short_open=ShortOpen.COMPLETE),
        FIVE_CARD_DRAW,
        HOLDEM,
        ("short_open", "game", "not_fixed_limit"),
    ),
    "odd chip": (
        house(odd_hilo=OddHiLo.SUIT),
        OMAHA,
        OMAHA_HI_LO,
        ("odd_hilo", "game", "only_hi_lo"),
    ),
    "odd card": (house(odd_card=OddCard.ALL), BADUGI_GAME, RAZZ, ("odd_card", "game", "only_stud")),
    "tied": (
        house(tied_showing=TiedShowing.LEFT_OF_BUTTON),
        HOLDEM,
        STUD_HI_LO,
        ("tied_showing", "game", "only_stud"),
    ),
}


@pytest.mark.parametrize("name", UNFIT)
def test_an_option_that_fits_no_game(name):
    changes, wrong, right, pair = UNFIT[name]
    assert reason(game=wrong, **changes) == OptionsExclude((Conflict(*pair),))
    open_table(options(game=right, **changes), 0)
    open_table(options(game=wrong, games=(wrong.code, right.code), **changes), 0)


def test_all_pairs_are_told_at_once():
    told = reason(
        seats=2,
        game=RAZZ,
        straddle=True,
        button=ButtonRule.MOVING,
        **house(
            run_twice=True,
            pl_count_antes=False,
            showing=Showing.ALWAYS,
            see_called=SeeCalled.ANYBODY,
        ),
    )
    assert [(pair.one, pair.other, pair.why) for pair in told.pairs] == [
        ("straddle", "seats", "no_straddle_heads_up"),
        ("straddle", "game", "no_blinds"),
        ("button", "game", "no_blinds"),
        ("run_twice", "game", "no_board"),
        ("pl_count_antes", "game", "only_pot_limit"),
        ("showing", "see_called", "already_shown"),
    ]


def test_nobody_straddles_where_two_sit():
    told = reason(seats=2, straddle=True)
    assert told == OptionsExclude((Conflict("straddle", "seats", "no_straddle_heads_up"),))


def test_a_bring_in_belongs_to_stud():
    told = reason(stakes=Stakes(50, 100, bring_in=10))
    assert told == OptionsExclude((Conflict("bring_in", "game", "only_bring_in"),))


def test_the_cards_decide_in_a_divided_game_where_the_suit_says_so():
    open_table(options(game=OMAHA_HI_LO, **house(odd_hilo=OddHiLo.SUIT, odd_card=OddCard.ALL)), 0)


def test_what_changes_nothing_is_refused():
    """A choice about a straddle or an ante that nobody posts."""
    told = reason(**house(straddle_minraise=StraddleRaise.BIG_BLIND))
    pair = Conflict("straddle_minraise", "straddle", "without_it")
    assert told == OptionsExclude((pair,))
    open_table(options(straddle=True, **house(straddle_minraise=StraddleRaise.BIG_BLIND)), 0)
    first = House(big_blind_ante=BigBlindAnte.ANTE_FIRST)
    pair = Conflict("big_blind_ante", "ante_by", "without_it")
    for ante, by in ((0, AnteBy.BIG_BLIND), (10, AnteBy.EACH), (0, AnteBy.EACH)):
        assert reason(stakes=Stakes(50, 100, ante, by, first)) == OptionsExclude((pair,))
    open_table(options(stakes=Stakes(50, 100, 10, AnteBy.BIG_BLIND, first)), 0)


UNIT = House(unit=25)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"rejoin_lock": -1}, "rejoin_lock"),
        ({"rejoin_lock": True}, "rejoin_lock"),
        ({"rejoin_lock": 1.5}, "rejoin_lock"),
        ({"games": ("omaha",)}, "games"),  # the table's own game is none of them
        ({"games": ("holdem52", "whist")}, "games"),
        ({"games": ("holdem52", "omaha", "omaha")}, "games"),
        ({"seats": 8, "game": OMAHA_6}, "deck"),
        ({"seats": 10, "games": ("holdem52", "stud")}, "deck"),
        (
            {
                "stakes": Stakes(0, 0, bring_in=5, bets=(10, 20)),
                "game": STUD,
                "games": ("stud", "razz", "omaha"),
            },
            "blinds",
        ),
        ({"stakes": Stakes(fraction, 100)}, "chips"),
        ({"buy_in": (100, MOST_CHIPS // 10_000 + 1)}, "buy_in"),
        ({"stakes": Stakes(50, 100, house=UNIT), "buy_in": (4_010, 10_000)}, "unit"),
        ({"stakes": Stakes(50, 100, house=UNIT), "buy_in": (4_000, 10_010)}, "unit"),
        ({"stakes": Stakes(50, 100, house=House(unit=0))}, "unit"),
        ({"stakes": Stakes(50, 100, house=House(unit=fraction))}, "unit"),
        ({"stakes": Stakes(10, 100, house=UNIT)}, "unit"),
    ],
)
def test_what_makes_no_table(changes, field):
    assert reason(**changes) == BadStart(field)


def test_stakes_of_nothing_make_no_table():
    assert isinstance(reason(stakes=Stakes(0, 0), game=STUD), BadStart)


def test_the_largest_stacks_there_are():
    open_table(options(buy_in=(100, MOST_CHIPS // 10_000)), 0)


@pytest.mark.parametrize("code", GAMES)
def test_every_game_has_a_table_for_as_many_as_its_deck_allows(code):
    game = GAMES[code]
    most = 0
    for seats in range(2, 11):
        try:
            open_table(options(seats, game=game), 0)
            most = seats
        except IllegalAction as refusal:
            assert refusal.reason == BadStart("deck")
            assert most == seats - 1
            break
    assert most >= 7
