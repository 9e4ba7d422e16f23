"""Games that the players choose, and what differs where there are no blinds."""

from itertools import product
from typing import Any

import pytest

from fifthstreet.games import (
    BADUGI_GAME,
    FIVE_CARD_DRAW,
    GAMES,
    HOLDEM,
    OMAHA_HI_LO,
    RAZZ,
    SHORT_DECK,
    STUD,
    TRIPLE_DRAW,
    Betting,
    has_bring_in,
    with_betting,
)
from fifthstreet.reasons import AlreadySo, NoChoice, NotSeated, ServerFault
from fifthstreet.rules.actions import BringIn, Call, Discard, RaiseTo, RunTwice, Void
from fifthstreet.rules.events import Discarded, Folded, Posted, RunVoted
from fifthstreet.rules.hand import Stage, Status
from fifthstreet.rules.stakes import AnteBy, Forced, House, Stakes
from fifthstreet.rules.start import check_start
from fifthstreet.table.commands import ChooseGame, Leave, PostToEnter, SitIn, SitOut, Tick
from fifthstreet.table.events import GameChosen, InHand, SatIn, TimedOut
from fifthstreet.table.game import game_of, stakes_for
from fifthstreet.table.handle import ready
from fifthstreet.table.table import ButtonRule, Entry, Missed, Presence
from tests.conftest import SCALE
from tests.table.evening import Evening
from tests.table.test_moving import wander_and_play

MIXED = ("holdem52", "stud", "omaha8", "razz", "triple27")


def mixed(seats, *sitting, game=HOLDEM, **changes):
    evening = Evening(seats, game=game, games=MIXED, **changes)
    evening.sit(*sitting)
    return evening


def choose(evening, code, seat=0):
    return evening.do(ChooseGame(evening.who(seat), code))


def test_in_short_deck_the_button_alone_posts_a_blind_where_the_table_has_it_so():
    """RULES 3.5."""
    stakes = Stakes(0, 10, ante=10, button_blind=True)
    evening = Evening(3, stakes=stakes, game=SHORT_DECK)
    evening.sit(0, 1, 2)
    buttons: list[int] = []
    for _ in range(4):
        evening.play(button=0 if not buttons else None)
        start = evening.hand.start
        assert start.small is None and start.big == start.button
        buttons.append(start.button)
    assert buttons == [0, 1, 2, 0]


SHORT = Stakes(0, 10, ante=10, button_blind=True)


@pytest.mark.parametrize("rule", ButtonRule)
def test_nobody_posts_the_blind_of_the_button_twice_running(rule):
    """Whoever leaves, sits out or comes: the button and its blind go on to another one."""
    for gone in range(5):
        evening = Evening(5, stakes=SHORT, game=SHORT_DECK, button=rule)
        evening.sit(0, 1, 2, 3, 4)
        evening.play(button=1)
        evening.leave(gone)
        evening.play()
        assert evening.places() == ((3, None, 3) if gone == 2 else (2, None, 2))
        assert evening.table.button == evening.table.big == evening.hand.start.button
    for seed in range(max(200 // SCALE, 1)):
        evening = Evening(2 + seed % 5, seed, stakes=SHORT, game=SHORT_DECK, button=rule)
        wander_and_play(evening, 30)


@pytest.mark.parametrize("rule", ButtonRule)
def test_a_newcomer_waits_for_the_blind_of_the_button(rule):
    evening = Evening(4, stakes=SHORT, game=SHORT_DECK, button=rule)
    evening.sit(0, 1, 3)
    evening.play(button=0)
    evening.sit(2)
    assert evening.chair(2).presence is Presence.WAITING
    evening.play()
    assert evening.places() == (1, None, 1) and evening.table.dealt[2] is None
    evening.play()
    assert evening.places() == (2, None, 2)


@pytest.mark.parametrize("rule", ButtonRule)
def test_a_void_hand_with_a_blind_of_the_button_is_dealt_again(rule):
    evening = Evening(4, stakes=SHORT, game=SHORT_DECK, button=rule)
    evening.sit(0, 1, 2, 3)
    evening.begin(button=1)
    start = evening.hand.start
    evening.rule(Void(ServerFault()))
    evening.begin()
    assert evening.hand.start == start
    evening.leave(1)
    evening.rule(Void(ServerFault()))
    evening.play()
    assert evening.places() == (2, None, 2)


def test_the_button_stands_still_where_no_blind_is_posted():
    evening = Evening(4, stakes=SHORT, game=SHORT_DECK, games=(SHORT_DECK.code, "stud"), seed=1)
    evening.sit(0, 1, 2, 3)
    evening.play(button=0)
    choose(evening, "stud")
    evening.play()
    choose(evening, SHORT_DECK.code)
    evening.play()
    assert evening.places() == (1, None, 1)


# --- choosing -----------------------------------------------------------------------------


def test_the_next_hand_is_the_game_that_was_chosen():
    evening = mixed(3, 0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    assert choose(evening, "omaha8", 1) == (GameChosen(1, "omaha8", 0),)
    assert evening.hand.start.game == HOLDEM
    evening.finish()
    evening.play()
    assert evening.hand.start.game == OMAHA_HI_LO
    evening.play()
    assert evening.hand.start.game == OMAHA_HI_LO
    choose(evening, "holdem52")
    evening.play()
    assert evening.hand.start.game == HOLDEM


def test_what_cannot_be_chosen():
    evening = mixed(3, 0, 1)
    who = evening.who(0)
    assert evening.refused(ChooseGame(who, "badugi")) == NoChoice("game")
    nothing: Any = None
    assert evening.refused(ChooseGame(who, nothing)) == NoChoice("game")
    assert evening.refused(ChooseGame(who, "holdem52")) == AlreadySo()
    assert evening.refused(ChooseGame("stranger", "stud")) == NotSeated()
    choose(evening, "stud")
    assert evening.refused(ChooseGame(who, "stud")) == AlreadySo()
    fixed = Evening(3)
    fixed.sit(0)
    assert fixed.refused(ChooseGame(fixed.who(0), "holdem52")) == NoChoice("game")


def test_the_game_of_the_table_keeps_its_betting():
    limit = with_betting(HOLDEM, Betting.FIXED_LIMIT)
    evening = mixed(3, 0, 1, game=limit)
    choose(evening, "omaha8")
    choose(evening, "holdem52")
    assert game_of(evening.table.options, evening.table.game) == limit


@pytest.mark.parametrize("code", GAMES)
def test_stakes_of_every_game(code):
    game = GAMES[code]
    for small, big, ante, by in product((0, 1, 50), (1, 100), (0, 7), AnteBy):
        if small > big:
            continue
        stakes = stakes_for(game, Stakes(small, big, ante, by))
        evening = Evening(2, game=game, stakes=Stakes(small, big, ante))
        evening.sit(0, 1)
        evening.play(button=0)
        check_start(evening.hand.start)
        if has_bring_in(game):
            assert stakes.bets == (big, 2 * big)
            assert 1 <= stakes.bring_in <= big and stakes.ante >= 1
            if by is AnteBy.EACH and ante:
                assert stakes.ante == ante
        else:
            assert stakes == Stakes(small, big, ante, by)


def test_stakes_of_stud_can_be_given_as_they_are():
    own = Stakes(0, 0, 3, bring_in=5, bets=(10, 20))
    evening = Evening(3, game=STUD, stakes=own)
    evening.sit(0, 1, 2)
    evening.play(button=0)
    assert evening.hand.start.stakes == own


@pytest.mark.parametrize("unit", [1, 5, 25, 100])
def test_derived_stakes_are_in_units(unit):
    """11.4: what the table works out itself is some of the smallest chips, at least one."""
    for small, big in ((25, 50), (0, 100), (50, 100), (75, 300)):
        stakes = stakes_for(STUD, Stakes(small, big, house=House(unit=unit)))
        assert stakes.ante >= unit and stakes.ante % unit == 0
        if big >= unit:
            assert stakes.bring_in >= unit and stakes.bring_in % unit == 0
    fine = stakes_for(STUD, Stakes(75, 300, house=House(unit=25)))
    assert (fine.ante, fine.bring_in) == (50, 75)


# --- games without blinds -----------------------------------------------------------------


def test_button_and_blinds_stand_still():
    evening = mixed(4, 0, 1, 2, 3)
    evening.play(button=0)
    choose(evening, "stud")
    for _ in range(3):
        evening.play()
        assert evening.hand.start.big is None and evening.hand.start.button == 0
        assert (evening.table.button, evening.table.small, evening.table.big) == (0, 1, 2)
    choose(evening, "holdem52")
    evening.play()
    assert evening.places() == (1, 2, 3)


def test_everybody_who_waits_is_dealt_in_and_goes_on_waiting():
    evening = mixed(5, 0, 1, 2)
    evening.play(button=0)
    evening.sit(4)
    choose(evening, "razz")
    evening.play()
    assert evening.table.dealt[4] is not None and evening.chair(4).presence is Presence.WAITING
    # Not even sitting out and in again makes him one who need not wait.
    evening.do(SitOut(evening.who(4)))
    evening.do(SitIn(evening.who(4)))
    assert evening.chair(4).presence is Presence.WAITING
    evening.begin()
    evening.do(SitOut(evening.who(4)))
    evening.do(SitIn(evening.who(4)))
    assert evening.chair(4).presence is Presence.WAITING and not evening.chair(4).next_out
    evening.finish()
    choose(evening, "holdem52")
    evening.play()
    assert evening.places() == (1, 2, 4)


def test_nobody_misses_a_blind_there():
    evening = mixed(5, 0, 1, 2, 3, 4, missed=Missed.POST)
    evening.play(button=0)
    choose(evening, "stud")
    evening.out(3)
    for _ in range(3):
        evening.play()
    chair = evening.chair(3)
    assert not (chair.missed_hand or chair.missed_big or chair.missed_small)
    evening.back(3)
    assert evening.chair(3).presence is Presence.PLAYING
    choose(evening, "holdem52")
    evening.play()
    assert evening.places() == (1, 2, 3)


def test_who_pays_to_enter_pays_in_a_game_with_blinds():
    evening = mixed(6, 0, 1, 2, 3, entry=Entry.POST)
    evening.play(button=0)
    evening.sit(5)
    choose(evening, "stud")
    evening.do(PostToEnter(evening.who(5)))
    evening.play()
    assert evening.hand.start.posts == () and evening.chair(5).posting
    choose(evening, "holdem52")
    evening.play()
    assert [post.what for post in evening.hand.start.posts] == [Forced.ENTRY]


def test_the_first_hand_with_blinds_after_games_without():
    """Whoever has come by then is dealt in; there was no blind to wait for."""
    evening = mixed(5, 0, 2, game=STUD)
    evening.play(button=2)
    assert (evening.table.button, evening.table.small, evening.table.big) == (2, None, None)
    evening.sit(3)
    assert evening.chair(3).presence is Presence.PLAYING
    evening.leave(2)
    evening.sit(4)
    choose(evening, "holdem52")
    evening.play()
    assert evening.places() == (3, 4, 0)  # the next player left of the empty button seat


def test_one_player_and_one_who_waits_can_play_stud():
    evening = mixed(4, 0, 1, 2)
    evening.play(button=0)  # big blind 2
    evening.sit(3)
    evening.do(SitOut(evening.who(3)))
    choose(evening, "stud")
    evening.do(SitIn(evening.who(3)))
    evening.leave(1, 2)
    assert ready(evening.table) and not evening.table.restart
    evening.play()
    assert evening.table.dealt[0] and evening.table.dealt[3]


def test_stud_alone_goes_on_as_players_come_and_go():
    evening = Evening(6, game=STUD)
    evening.sit(0, 1)
    evening.play(button=0)
    evening.sit(4)
    evening.play()
    assert [seat for seat, who in enumerate(evening.table.dealt) if who] == [0, 1, 4]
    evening.out(1)
    evening.play()
    evening.back(1)
    evening.play()
    assert [seat for seat, who in enumerate(evening.table.dealt) if who] == [0, 1, 4]


# --- leaving and being timed out (14.2, 14.9) -----------------------------------------------


def hand_events(events):
    return [e.event for e in events if isinstance(e, InHand)]


def at_bring_in():
    evening = Evening(3, game=STUD)
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    assert evening.legal().bring_in is not None
    return evening, evening.turn.seat


def at_draw(game=FIVE_CARD_DRAW):
    evening = Evening(3, game=game)
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    while evening.hand.stage is not Stage.DRAWING:
        evening.passive()
    return evening, evening.turn.seat


def at_vote():
    evening = Evening(3, stakes=Stakes(50, 100, house=House(run_twice=True)))
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.deal()
    while evening.hand.stage is not Stage.VOTING:
        evening.all_in()
    return evening, evening.turn.seat


PLACES = {
    "bring-in": (at_bring_in, lambda seat: Posted(seat, Forced.BRING_IN, 50)),
    "draw": (at_draw, lambda seat: Discarded(seat, ())),
    "vote": (at_vote, lambda seat: RunVoted(seat, False)),
}


@pytest.mark.parametrize("place", PLACES)
def test_time_out_where_no_bet_is_asked_for(place):
    there, done = PLACES[place]
    evening, seat = there()
    evening.at = evening.due
    events = evening.do(Tick())
    assert events[0] == TimedOut(seat, evening.at)
    assert hand_events(events)[0] == done(seat)
    assert evening.chair(seat).timeouts == 1
    evening.finish(Evening.passive)


@pytest.mark.parametrize("place", PLACES)
def test_leaving_where_no_bet_is_asked_for(place):
    """He does what costs nothing, and folds when a bet is asked for."""
    there, done = PLACES[place]
    evening, seat = there()
    events = evening.do(Leave(evening.who(seat)))
    assert hand_events(events)[0] == done(seat)
    assert Folded(seat) not in hand_events(events[:2])
    number = evening.table.number
    evening.deal()
    while evening.table.running:
        evening.passive()
    assert evening.table.chairs[seat] is None
    folded = Folded(seat) in hand_events(evening.log[number - len(events) :])
    assert folded == (place != "vote")  # all-in: live to the showdown
    assert evening.hand.seats[seat].status is not Status.FOLDED or folded


def test_an_answer_of_his_own_closes_each_kind_of_decision():
    for there, answer in (
        (at_bring_in, BringIn),
        (at_draw, Discard),
        (at_vote, lambda seat: RunTwice(seat, True)),
    ):
        evening, seat = there()
        turn = evening.turn
        evening.answer(answer(seat))
        assert evening.table.turn is None or evening.table.turn.decision > turn.decision
        assert evening.chair(seat).timeouts == 0


def play_without(evening, seat):
    """The hand to its end, while one seat does not answer."""
    while evening.table.running:
        if evening.turn.seat == seat:
            evening.at = evening.due
            evening.do(Tick())
            evening.deal()
        else:
            evening.passive()


def test_a_player_who_waits_for_blinds_may_be_slept_out_of_a_game_without():
    """Timeouts in a row sit him out though he is dealt in only meanwhile (14.4)."""
    evening = mixed(4, 0, 1)
    evening.play(button=0)
    evening.sit(2)
    choose(evening, "stud")
    evening.begin()
    evening.deal()
    play_without(evening, 2)
    for _ in range(3):
        if evening.chair(2).presence is Presence.SITTING_OUT:
            break
        evening.begin()
        evening.deal()
        play_without(evening, 2)
    assert evening.chair(2).presence is Presence.SITTING_OUT


# --- many hands ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [STUD, RAZZ, TRIPLE_DRAW, BADUGI_GAME, SHORT_DECK, OMAHA_HI_LO])
def test_one_hand_of_each(game):
    evening = Evening(6, game=game)
    evening.sit(0, 1, 3, 4, 5)
    evening.begin(button=0)
    evening.deal()
    while evening.table.running:
        evening.answer(evening.any_action())
    assert sum(evening.stacks()) == 25_000


def test_raising_and_calling_in_stud_goes_by_the_bets():
    evening, seat = at_bring_in()
    assert evening.legal().raise_to == (100, 100)
    evening.answer(RaiseTo(seat, 100))
    evening.act(Call)
    assert evening.legal().raise_to == (200, 200)


def test_who_comes_back_in_stud_alone_never_waits():
    evening = Evening(3, game=STUD, button=ButtonRule.DEAD)
    evening.sit(0, 1, 2)
    evening.play(button=0)
    evening.out(2)
    evening.play()
    assert evening.do(SitIn(evening.who(2))) == (SatIn(2, False, 0),)
