"""Coming in before the big blind comes: for a price, and never between button and small blind."""

import pytest

from fifthstreet.reasons import AlreadySo, BuyInOutside, NoChoice, NotSeated
from fifthstreet.rules.actions import Call
from fifthstreet.rules.events import Posted
from fifthstreet.rules.stakes import Forced, Stakes
from fifthstreet.rules.start import Post
from fifthstreet.table.commands import PostToEnter, SitOut
from fifthstreet.table.events import EntryAsked, InHand, SatIn
from fifthstreet.table.table import Entry, Missed, Presence
from tests.table.evening import HIGHEST, LOWEST, Evening

ENTRY = (Forced.ENTRY, 100)
DEAD = (Forced.DEAD_BLIND, 50)


def table(seats, *sitting, button=0, **changes):
    """The first hand is over; both choices let players post."""
    evening = Evening(seats, **{"entry": Entry.POST, "missed": Missed.POST} | changes)
    evening.sit(*sitting)
    evening.play(button=button)
    return evening


def posted(evening, seat):
    """What the seat posted in the last hand, in order."""
    began = evening.hand.start
    events = [e.event for e in evening.log if isinstance(e, InHand)]
    last = max(i for i, e in enumerate(events) if getattr(e, "start", None) == began)
    own = [e for e in events[last:] if isinstance(e, Posted) and e.seat == seat]
    return [(e.what, e.chips) for e in own]


def dealt(evening, seat):
    return evening.table.dealt[seat] is not None


# --- who is new (6.8) ---------------------------------------------------------------------


def test_a_newcomer_posts_a_live_big_blind_out_of_turn():
    """X9: he acts in seat order, not last, may check or raise, and the lowest raise is to 200."""
    evening = table(6, 0, 1, 2, 3, 4)
    evening.sit(5)
    assert evening.do(PostToEnter(evening.who(5))) == (EntryAsked(5, 0),)
    evening.begin()
    evening.deal()
    assert evening.places() == (1, 2, 3)
    assert evening.hand.start.posts == (Post(5, *ENTRY),) and posted(evening, 5) == [ENTRY]
    assert evening.turn.seat == 4
    evening.act(Call)
    assert evening.turn.seat == 5
    may = evening.legal()
    assert may.check and may.raise_to == (200, 5_000)
    evening.finish()
    assert not evening.chair(5).posting and not evening.chair(5).new
    evening.play()
    assert posted(evening, 5) == [] and dealt(evening, 5)


def test_no_entry_between_button_and_small_blind():
    """X10: he waits until the button has passed, then posts."""
    evening = table(6, 0, 2, 4, 5)  # small blind 2, big blind 4
    evening.sit(3)
    evening.post(3)
    evening.play()
    assert evening.places() == (2, 4, 5) and not dealt(evening, 3)
    assert evening.chair(3).posting
    evening.play()
    assert evening.places() == (4, 5, 0) and dealt(evening, 3) and posted(evening, 3) == [ENTRY]


def test_the_seat_of_the_button_is_not_between():
    evening = table(4, 0, 1, 2, 3)
    evening.leave(1)
    evening.sit(1)
    evening.post(1)
    evening.play()
    assert evening.places() == (1, 2, 3) and dealt(evening, 1) and posted(evening, 1) == [ENTRY]


def test_nobody_enters_as_the_small_blind():
    """It would be his first blind (5.5): he comes in on the button, a hand later."""
    evening = table(4, 0, 1, 2, 3)
    evening.leave(2)
    evening.sit(2)
    evening.post(2)
    evening.play()
    assert evening.places() == (1, None, 3) and not dealt(evening, 2)
    evening.play()
    assert evening.places() == (2, 3, 0) and dealt(evening, 2) and posted(evening, 2) == [ENTRY]


@pytest.mark.parametrize(
    ("seat", "places", "paid"),
    [(1, (1, 2, 0), [ENTRY]), (3, (0, 2, 3), [(Forced.BIG_BLIND, 100)])],
)
def test_two_become_three(seat, places, paid):
    """5.8: he is dealt in at once, on the button or as the big blind, and between neither."""
    evening = table(4, 0, 2)
    evening.sit(seat)
    evening.post(seat)
    evening.play()
    assert evening.places() == places and posted(evening, seat) == paid


def test_two_become_four():
    """The seat next to the small blind gets the button, the other one is under the gun."""
    evening = table(4, 0, 3)
    evening.sit(1, 2)
    evening.post(1, 2)
    evening.play()
    assert evening.places() == (2, 3, 0)
    assert posted(evening, 1) == posted(evening, 2) == [ENTRY]


def test_whom_the_big_blind_reaches_pays_nothing_more():
    evening = table(5, 0, 1, 2)
    evening.sit(3)
    evening.post(3)
    evening.play()
    assert evening.places() == (1, 2, 3) and posted(evening, 3) == [(Forced.BIG_BLIND, 100)]


def test_waiting_remains():
    evening = table(6, 0, 1, 2, 3)
    evening.sit(5)
    for places in ((1, 2, 3), (2, 3, 5)):
        assert evening.chair(5).presence is Presence.WAITING
        evening.play()
        assert evening.places() == places
    assert posted(evening, 5) == [(Forced.BIG_BLIND, 100)]


def test_nobody_posts_at_the_first_hand_or_after_a_restart():
    evening = table(4, 0, 1, 2)
    evening.sit(3)
    evening.post(3)
    evening.leave(0, 1)
    assert not evening.table.restart  # seat 3 is next: two players, one of them new
    evening.leave(2)
    assert evening.table.restart and evening.chair(3).presence is Presence.PLAYING
    evening.sit(0, 1)
    evening.play(button=0)
    assert evening.hand.start.posts == ()


def test_paying_makes_no_game():
    """One player and one who would post from the wrong seat: the game restarts for nothing."""
    evening = table(4, 0, 2)
    evening.sit(1)
    evening.post(1)
    evening.leave(2)
    assert evening.table.restart and not evening.chair(1).posting


# --- who sat out (6.9, 14.5) --------------------------------------------------------------


def out_for_both_blinds(**changes):
    """Seat 3 of five missed the big blind, then the small one."""
    evening = table(5, 0, 1, 2, 3, 4, **changes)
    evening.out(3)
    evening.play()
    assert evening.places() == (1, 2, 4)
    missed = evening.chair(3)
    assert (missed.missed_big, missed.missed_small) == (True, False)
    evening.play()
    assert evening.places() == (2, 4, 0)
    missed = evening.chair(3)
    assert (missed.missed_big, missed.missed_small) == (True, True)
    return evening


def test_missed_blinds_are_posted_live_and_dead():
    evening = out_for_both_blinds()
    evening.post(3)
    evening.begin()
    assert evening.places() == (4, 0, 1) and posted(evening, 3) == [ENTRY, DEAD]
    assert evening.hand.seats[3].bet == 100 and evening.hand.dead == 50
    chair = evening.chair(3)
    assert not (chair.missed_big or chair.missed_small or chair.missed_hand)


def test_at_most_one_of_each():
    evening = out_for_both_blinds()
    for _ in range(12):
        evening.play()
    while evening.table.big != 0:
        evening.play()
    evening.post(3)
    evening.play()
    assert posted(evening, 3) == [ENTRY, DEAD]


def test_who_missed_only_the_big_blind_pays_only_that():
    """Between button and small blind he waits; the small blind that passes is missed too."""
    evening = table(5, 0, 1, 2, 3, 4)
    evening.out(3)
    evening.play()
    evening.post(3)
    evening.play()
    assert evening.places() == (2, 4, 0) and not dealt(evening, 3)
    evening.play()
    assert posted(evening, 3) == [ENTRY, DEAD]


def test_who_had_the_big_blind_owes_the_small_one_alone():
    """He comes back on the button: dead chips, and nothing of them is his bet."""
    evening = table(5, 0, 1, 2, 3, 4)
    evening.out(2)  # he was the big blind
    evening.play()
    assert evening.places() == (1, None, 3)
    evening.post(2)
    evening.begin()
    assert evening.places() == (2, 3, 4) and posted(evening, 2) == [DEAD]
    assert evening.hand.seats[2].bet == 0 and evening.hand.dead == 50


def test_who_missed_no_blind_comes_back_for_nothing():
    evening = table(5, 0, 1, 2, 3, 4)
    evening.out(0)
    evening.play()
    assert evening.do(PostToEnter(evening.who(0))) == (SatIn(0, False, 0),)
    evening.play()
    assert dealt(evening, 0) and posted(evening, 0) == []


@pytest.mark.parametrize(
    ("stack", "paid"),
    [(80, [(Forced.ENTRY, 80)]), (120, [ENTRY, (Forced.DEAD_BLIND, 20)]), (150, [ENTRY, DEAD])],
)
def test_a_short_stack_pays_the_live_blind_first(stack, paid):
    evening = Evening(5, missed=Missed.POST, buy_in=(1, HIGHEST))
    evening.sit(0, 1, 2, 4)
    evening.sit(3, chips=stack)
    evening.play(button=0)
    evening.out(3)
    evening.play()
    evening.play()
    evening.post(3)
    evening.begin()
    assert posted(evening, 3) == paid


def test_where_there_is_no_small_blind_none_is_owed():
    evening = out_for_both_blinds(stakes=Stakes(0, 100))
    evening.post(3)
    evening.begin()
    assert posted(evening, 3) == [ENTRY]


def test_three_handed_he_comes_back_on_the_button():
    """D-25: heads-up since seat 1 sat out; the big blind passed him."""
    evening = table(3, 0, 1, 2)
    evening.out(1)
    evening.play()
    evening.play()
    assert evening.places() == (0, 0, 2) and evening.chair(1).missed_big
    evening.post(1)
    evening.play()
    assert evening.places() == (1, 2, 0) and posted(evening, 1) == [ENTRY]


def test_the_small_blind_goes_by_also_while_two_are_alone():
    evening = table(3, 0, 1, 2, button=2)  # small blind 0, big blind 1
    evening.out(1)
    evening.play()
    assert evening.places() == (0, 0, 2) and evening.chair(1).missed_small
    evening.post(1)
    evening.play()
    assert evening.places() == (1, 2, 0) and posted(evening, 1) == [DEAD]


def test_the_big_blind_settles_everything():
    evening = out_for_both_blinds()
    evening.back(3)
    while not dealt(evening, 3):
        evening.play()
    assert posted(evening, 3) == [(Forced.BIG_BLIND, 100)]
    chair = evening.chair(3)
    assert not (chair.missed_big or chair.missed_small or chair.missed_hand)


def test_a_restart_settles_everything_too():
    evening = out_for_both_blinds()
    evening.out(0, 1, 2)
    assert evening.table.restart
    evening.back(3)
    assert evening.chair(3).presence is Presence.PLAYING
    evening.play(button=3)
    assert evening.hand.start.posts == ()


def test_who_sits_out_again_takes_his_word_back():
    evening = out_for_both_blinds()
    evening.post(3)
    evening.do(SitOut(evening.who(3)))
    evening.play()
    assert not dealt(evening, 3) and not evening.chair(3).posting
    assert evening.chair(3).missed_big


# --- what is refused -----------------------------------------------------------------------


def test_the_house_offers_it_or_not():
    evening = table(6, 0, 1, 2, 3, entry=Entry.WAIT)
    evening.sit(5)
    assert evening.refused(PostToEnter(evening.who(5))) == NoChoice("entry")
    evening = out_for_both_blinds(missed=Missed.POST)
    evening = table(5, 0, 1, 2, 3, missed=Missed.WAIT)
    evening.out(3)
    evening.play()
    assert evening.refused(PostToEnter(evening.who(3))) == NoChoice("missed")
    evening.back(3)
    assert evening.chair(3).presence is Presence.WAITING


def test_who_plays_or_has_asked_has_nothing_to_ask_for():
    evening = table(6, 0, 1, 2, 3)
    assert evening.refused(PostToEnter(evening.who(0))) == AlreadySo()
    assert evening.refused(PostToEnter("stranger")) == NotSeated()
    evening.sit(5)
    evening.post(5)
    assert evening.refused(PostToEnter(evening.who(5))) == AlreadySo()


def test_who_is_broke_buys_in_first():
    evening = Evening(3, missed=Missed.POST)
    evening.sit(0, 1, 2)
    while all(evening.stacks()):
        evening.play(Evening.all_in)
    seat = evening.stacks().index(0)
    refusal = evening.refused(PostToEnter(evening.who(seat)))
    assert refusal == BuyInOutside(0, LOWEST, HIGHEST)
