"""The floor at a table: rulings in a running hand, and the hand that is dealt again."""

from typing import Any

import pytest

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM, STUD
from fifthstreet.reasons import (
    BadMessage,
    BoxedCards,
    CardsExposed,
    FouledDeck,
    NoHandRunning,
    NotLive,
    ServerFault,
    SubstantialAction,
    Swept,
)
from fifthstreet.rules.actions import Call, Check, Fold, Kill, Misdeal, Replace, Show, Void
from fifthstreet.rules.events import CardExposed, HandKilled, Misdealt, Voided
from fifthstreet.rules.hand import Status
from fifthstreet.rules.stakes import Forced
from fifthstreet.rules.start import Post
from fifthstreet.table.commands import ChooseGame, FloorRules, Leave, SitIn, SitOut, Straddle, TopUp
from fifthstreet.table.events import HandSettled, InHand, TurnOpened
from fifthstreet.table.table import Entry, Missed, Presence
from tests.table.evening import Evening

MISDEAL = Misdeal(BoxedCards())
VOID = Void(ServerFault())


@pytest.fixture
def turn():
    """Four players, seat 3 to act; seat 0 has the button."""
    evening = Evening(5)
    evening.sit(0, 1, 2, 3)
    evening.begin(button=0)
    evening.deal()
    return evening


def test_a_misdeal_gives_everything_back_and_is_dealt_again(turn):
    """12.3: same button, blinds and players."""
    start = turn.hand.start
    turn.act(Call)
    events = turn.rule(MISDEAL)
    assert events[0] == InHand(Misdealt(BoxedCards()), 0)
    assert events[-1] == HandSettled((5_000, 5_000, 5_000, 5_000, 0), 0)
    assert turn.stacks() == [5_000] * 4 + [0] and turn.table.turn is None and turn.table.replay
    turn.play()
    assert turn.hand.start == start and turn.table.hands == 2
    assert not turn.table.replay
    turn.play()
    assert turn.places() == (1, 2, 3)


def test_after_substantial_action_only_a_fault_ends_the_hand(turn):
    turn.act(Call)
    turn.act(Call)
    assert turn.refused(FloorRules(MISDEAL)) == SubstantialAction()
    turn.act(Call)
    turn.act(Check)
    card = Card("As")
    (voided, *_) = turn.rule(Void(FouledDeck(card)))
    assert voided == InHand(Voided(FouledDeck(card)), 0)
    assert turn.stacks() == [5_000] * 4 + [0]


def test_the_service_can_void_a_hand_while_the_dealer_deals():
    """12.10: a hand that cannot be completed; the button does not move."""
    evening = Evening(3)
    evening.sit(0, 1, 2)
    evening.begin(button=1)
    evening.rule(VOID)
    evening.play()
    assert evening.places() == (1, 2, 0)


def test_who_sits_down_meanwhile_is_not_in_it(turn):
    turn.sit(4)
    turn.rule(VOID)
    turn.play()
    assert turn.table.dealt[4] is None
    turn.play()
    assert turn.places() == (1, 2, 3)


def test_the_same_places_without_who_has_left(turn):
    turn.leave(1)  # the small blind
    turn.rule(VOID)
    turn.play()
    assert turn.places() == (0, None, 2)


def test_without_the_big_blind_the_next_one_posts_it(turn):
    turn.leave(2)
    turn.rule(VOID)
    turn.play()
    assert turn.places() == (0, 1, 3)


def test_who_had_the_big_blind_and_sits_out_of_the_second_deal_has_missed_it():
    evening = Evening(5, missed=Missed.POST)
    evening.sit(0, 1, 2, 3)
    evening.begin(button=0)
    evening.do(SitOut(evening.who(2)))
    evening.rule(VOID)
    evening.play()
    assert evening.chair(2).missed_big
    evening.back(2)
    assert evening.chair(2).presence is Presence.WAITING


def test_two_are_left_for_it(turn):
    turn.leave(0, 3)
    turn.rule(VOID)
    turn.play()
    assert turn.places() == (1, 1, 2)


def test_one_alone_is_no_replay(turn):
    turn.out(0, 1, 3)
    turn.rule(VOID)
    assert turn.table.restart and not turn.table.replay


def test_a_top_up_is_there_the_second_time(turn):
    turn.do(TopUp(turn.who(0), 500))
    turn.rule(VOID)
    assert turn.stacks()[0] == 5_500
    turn.play()
    assert turn.hand.start.stacks[0] == 5_500


def test_nobody_pays_twice():
    """Entry, missed blinds and straddle are what they were, and count once."""
    evening = Evening(6, entry=Entry.POST, missed=Missed.POST, straddle=True)
    evening.sit(0, 1, 2, 3, 4)
    evening.play(button=0)
    evening.out(3)
    evening.play()
    evening.play()  # button 2, blinds 4 and 0
    evening.sit(5)
    evening.post(3, 5)
    evening.do(Straddle(evening.who(2), True))
    evening.begin()
    posts = evening.hand.start.posts
    assert {*posts} == {
        Post(2, Forced.STRADDLE, 200),
        Post(3, Forced.ENTRY, 100),
        Post(3, Forced.DEAD_BLIND, 50),
    }  # seat 5 is next to the small blind and waits
    stacks = evening.hand.start.stacks
    evening.rule(VOID)
    evening.begin()
    assert evening.hand.start.stacks == stacks and {*evening.hand.start.posts} == {*posts}
    evening.finish()
    evening.play()
    assert not any(post.seat == 3 for post in evening.hand.start.posts)


def test_an_entry_is_not_paid_beside_a_blind():
    """Seat 4 posted to enter; in the second deal the big blind falls to him."""
    evening = Evening(5, entry=Entry.POST)
    evening.sit(0, 1, 2, 3)
    evening.play(button=0)
    evening.sit(4)
    evening.post(4)
    evening.begin()
    assert evening.places() == (1, 2, 3) and evening.hand.start.posts
    evening.leave(3)
    evening.rule(VOID)
    evening.play()
    assert evening.places() == (1, 2, 4) and evening.hand.start.posts == ()


def owes_both(**changes):
    """Seat 4 owes both blinds, posts them, and the hand it is dealt in is void."""
    evening = Evening(6, missed=Missed.POST, entry=Entry.POST, **changes)
    evening.sit(0, 1, 2, 3, 4)
    evening.play(button=1)  # big blind 3
    evening.out(4)
    evening.play()
    evening.play()
    assert evening.chair(4).missed_big and evening.chair(4).missed_small
    evening.post(4)
    evening.begin()
    if evening.table.dealt[4] is None:
        evening.finish()
        evening.begin()
    assert {*evening.hand.start.posts} == BOTH
    assert not (evening.chair(4).missed_big or evening.chair(4).missed_small)
    return evening


BOTH = {Post(4, Forced.ENTRY, 100), Post(4, Forced.DEAD_BLIND, 50)}


def test_who_sits_out_of_the_second_deal_owes_what_he_owed():
    """6.9: the entry and the dead blind went back, so they are owed again."""
    evening = owes_both()
    evening.rule(VOID)
    evening.out(4)
    evening.play()
    assert evening.table.dealt[4] is None
    chair = evening.chair(4)
    assert chair.missed_big and chair.missed_small and chair.missed_hand
    evening.back(4)
    assert evening.chair(4).presence is Presence.WAITING
    evening.post(4)
    evening.begin()
    assert {*evening.hand.start.posts} == BOTH


def test_who_is_back_for_the_second_deal_pays_as_in_the_first():
    """Whether he says again that he posts or not: once, and never twice."""
    for again in ("stays", "back", "post"):
        evening = owes_both()
        start = evening.hand.start
        evening.rule(VOID)
        if again != "stays":
            evening.out(4)
            (evening.back if again == "back" else evening.post)(4)
        evening.begin()
        assert evening.hand.start == start
        chair = evening.chair(4)
        assert not (chair.missed_big or chair.missed_small or chair.posting)
        evening.finish()
        evening.out(4)
        evening.back(4)
        assert evening.chair(4).presence is Presence.PLAYING


def test_a_second_void_hand_forgets_nothing_either():
    evening = owes_both()
    evening.rule(VOID)
    evening.begin()
    evening.rule(VOID)
    evening.out(4)
    evening.play()
    assert evening.chair(4).missed_big and evening.chair(4).missed_small


def test_a_newcomer_whom_a_void_big_blind_reached_is_still_new():
    evening = Evening(5)
    evening.sit(0, 1, 2)
    evening.play(button=0)
    evening.sit(3)
    evening.begin()
    assert evening.places() == (1, 2, 3) and not evening.chair(3).new
    evening.rule(VOID)
    evening.out(3)
    evening.play()
    assert evening.places() == (1, 2, 0)
    evening.back(3)
    assert evening.chair(3).presence is Presence.WAITING and evening.chair(3).new


def test_a_hand_that_was_played_leaves_no_debts():
    evening = owes_both()
    evening.finish()
    assert evening.table.owed and not evening.table.replay
    evening.begin()
    assert not evening.table.owed
    evening.rule(VOID)
    assert not evening.chair(4).missed_big


def test_posts_of_a_void_hand_are_not_charged_to_somebody_else():
    """One player of it is left, so it is no replay; seat 4 is another person, and new."""
    evening = owes_both()
    assert evening.places() == (0, 1, 2)
    evening.sit(5)
    evening.rule(VOID)
    evening.leave(1, 2, 3, 4)
    evening.sit(3, 4)
    evening.post(4)
    evening.begin()
    assert evening.places() == (1, None, 3)
    assert evening.hand.start.posts == (Post(4, Forced.ENTRY, 100),)


def test_a_newcomer_who_posted_is_new_until_the_second_deal():
    """What he paid went back; he still wants to pay it, and does."""
    evening = owes_both()
    evening.finish()  # seat 4 has paid
    evening.sit(5)
    evening.post(5)
    evening.out(3)
    while evening.table.dealt[5] is None:
        evening.finish() if evening.table.running else evening.begin()
    assert Post(5, Forced.ENTRY, 100) in evening.hand.start.posts
    evening.rule(VOID)
    assert evening.chair(5).posting and evening.chair(5).new
    assert evening.chair(5).presence is Presence.WAITING
    evening.begin()
    assert Post(5, Forced.ENTRY, 100) in evening.hand.start.posts
    assert evening.chair(5).presence is Presence.PLAYING


def test_somebody_else_in_the_seat_is_not_in_the_second_deal():
    evening = owes_both()
    evening.rule(VOID)
    evening.leave(4)
    evening.sit(4)
    evening.begin()
    assert evening.table.dealt[4] is None and evening.hand.start.posts == ()


def straddled():
    evening = Evening(5, straddle=True)
    evening.sit(0, 1, 2, 3)
    evening.do(Straddle(evening.who(3), True))
    evening.begin(button=0)
    assert evening.hand.start.posts == (Post(3, Forced.STRADDLE, 200),)
    return evening


def test_a_straddle_is_what_it_was_and_a_changed_wish_counts_later():
    """12.3: the hand is dealt again exactly."""
    evening = straddled()
    start = evening.hand.start
    evening.do(Straddle(evening.who(3), False))
    evening.rule(VOID)
    evening.begin()
    assert evening.hand.start == start
    evening.finish()
    for _ in range(4):
        evening.play()
        assert evening.hand.start.posts == ()


def test_who_did_not_straddle_does_not_in_the_second_deal():
    evening = Evening(5, straddle=True)
    evening.sit(0, 1, 2, 3)
    evening.begin(button=0)
    evening.do(Straddle(evening.who(3), True))
    evening.rule(VOID)
    evening.play()
    assert evening.hand.start.posts == ()


def test_nobody_straddles_in_place_of_who_left_or_beside_a_blind():
    evening = straddled()
    evening.do(Straddle(evening.who(0), True))
    evening.leave(3)
    evening.rule(VOID)
    evening.play()
    assert evening.hand.start.posts == ()
    evening = straddled()
    evening.leave(2)
    evening.rule(VOID)
    evening.play()
    assert evening.places()[2] == 3 and evening.hand.start.posts == ()
    evening = straddled()
    evening.leave(0, 1)
    evening.rule(VOID)
    evening.play()
    assert not evening.hand.start.posts  # two alone


def test_it_is_the_same_game_again():
    evening = Evening(3, game=HOLDEM, games=("holdem52", "stud"))
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.do(ChooseGame(evening.who(0), "stud"))
    evening.rule(VOID)
    evening.play()
    assert evening.hand.start.game == HOLDEM
    evening.play()
    assert evening.hand.start.game == STUD


def test_a_void_hand_of_stud_is_dealt_to_the_same_players():
    evening = Evening(4, game=STUD)
    evening.sit(0, 1, 2)
    evening.begin(button=0)
    evening.sit(3)
    evening.rule(VOID)
    evening.play()
    assert [seat for seat, who in enumerate(evening.table.dealt) if who] == [0, 1, 2]
    evening.play()
    assert evening.table.dealt[3]


# --- a hand that goes on --------------------------------------------------------------------


def test_a_killed_hand_takes_the_decision_along(turn):
    turn.at = 30_000  # ten seconds of his time bank
    events = turn.rule(Kill(3, Swept()))
    assert events[0] == InHand(HandKilled(3, Swept()), 30_000)
    assert isinstance(events[1], TurnOpened) and events[1].seat == 0
    assert turn.chair(3).bank == 50_000 and turn.chair(3).timeouts == 0
    assert turn.hand.seats[3].status is Status.KILLED


def test_the_decision_of_another_stays_open(turn):
    open_now = turn.turn
    turn.rule(Kill(1, Swept()))
    assert turn.turn == open_now
    turn.act(Call)
    assert turn.turn.seat == 0


def test_the_last_live_hand_wins(turn):
    turn.rule(Kill(0, Swept()))
    turn.rule(Kill(1, Swept()))
    turn.rule(Kill(3, Swept()))
    assert not turn.table.running and turn.stacks()[2] == 5_050


def test_an_exposed_card_is_replaced_and_the_decision_opens_anew(turn):
    """12.4: the exposed card is the first burn."""
    first = turn.turn.decision
    card = turn.hand.seats[1].hole[0]
    events = turn.rule(Replace(1, card))
    assert events == (InHand(CardExposed(1, card, CardsExposed()), 0),)
    assert turn.table.turn is None and turn.asked() is not None
    turn.deal()
    assert turn.turn.seat == 3 and turn.turn.decision > first
    assert card not in turn.hand.seats[1].hole and len(turn.hand.seats[1].hole) == 2
    while len(turn.hand.board) < 3:
        turn.passive()
    assert turn.hand.burns == (card,)


def test_what_is_refused(turn):
    assert turn.refused(FloorRules(Kill(4, Swept()))) == NotLive(4)
    others: list[Any] = [Fold(3), Show(3), None]
    for action in others:
        assert turn.refused(FloorRules(action)) == BadMessage("action")
    turn.finish()
    assert turn.refused(FloorRules(VOID)) == NoHandRunning()


def test_who_comes_back_during_a_void_hand_waits_if_the_replay_takes_the_blind_past_him():
    """RULES 5.5, 6.9, 12.3: seat 0 had the big blind and left; it goes past seat 2 to seat 3."""
    evening = Evening(5, missed=Missed.POST)
    evening.sit(0, 2, 3, 4)
    evening.play(button=2)
    evening.do(SitOut(evening.who(2)))
    evening.begin()
    evening.deal()
    assert evening.places() == (3, 4, 0)
    evening.do(SitIn(evening.who(2)))
    assert evening.chair(2).presence is Presence.PLAYING
    evening.rule(VOID)
    evening.do(Leave(evening.who(0)))
    evening.begin()
    assert evening.table.big == 3 and evening.table.dealt[2] is None
    passed = evening.chair(2)
    assert passed.presence is Presence.WAITING and passed.missed_big
    evening.deal()
    evening.finish()
    evening.play()
    assert evening.table.dealt[2] is None or evening.table.big == 2
