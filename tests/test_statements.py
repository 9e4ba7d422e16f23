"""What the rule texts and docs/rules.md say and no other test holds (docs/statements.md)."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from msgspec.structs import replace

from fifthstreet.cards import Category, Suit
from fifthstreet.dealing.deck import ShuffledDeck
from fifthstreet.dealing.deck import deal as from_deck
from fifthstreet.games import HOLDEM
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import IllegalAction, NotEligible, OnlyOneEligible
from fifthstreet.referee import Paid, judge
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo, Show
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    Called,
    Checked,
    Folded,
    HandShown,
    HoleDealt,
    Posted,
    PotAwarded,
    RoundClosed,
)
from fifthstreet.rules.evolve import evolve
from fifthstreet.rules.hand import Dealer, Hand, Over, Player, Status
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.sight import SPECTATOR, Viewer, see
from fifthstreet.rules.stakes import House, Stakes
from fifthstreet.rules.start import clockwise, start_at
from fifthstreet.strength.ranking import STANDARD
from fifthstreet.strength.reference import best_five
from fifthstreet.table.table import Options
from fifthstreet.words.bundle import text
from tests.conftest import SCALE
from tests.rules.hands import deal, play, random_start, shuffled

STAKES = Stakes(50, 100)


def random_hands(count, seed):
    """Whole random hands: each action with what followed."""
    for number in range(count // SCALE):
        rng = Random(f"{seed} {number}")
        start = random_start(rng, HOLDEM)
        house = replace(start.stakes.house, run_twice=False, unit=1, rake=None)
        yield play(replace(start, stakes=replace(start.stakes, house=house)), rng)


def passive_hand(players, button=0):
    """The events of a hand in which everybody only checks and calls."""
    deck = shuffled(Random(players))
    step = begin(start_at((10_000,) * players, button, STAKES))
    events = list(step.events)
    while not isinstance(step.hand.turn, Over):
        may = legal(step.hand)
        action: Action
        if may is None:
            action = deal(step.hand, deck)
        else:
            action = Check(may.seat) if may.check else Call(may.seat)
        step = decide(step.hand, action)
        events += step.events
    return events


def choices(hand):
    """What the player to act may do; somebody is to act."""
    may = legal(hand)
    assert may is not None
    return may


# --- Which hand wins --------------------------------------------------------------------

LOWEST_AND_HIGHEST = [
    (Category.HIGH_CARD, "7s 5h 4s 3s 2s", "As Kh Qs Js 9s"),
    (Category.PAIR, "2s 2h 5s 4s 3s", "As Ah Ks Qs Js"),
    (Category.TWO_PAIR, "3s 3h 2s 2h 4s", "As Ah Ks Kh Qs"),
    (Category.THREE, "2s 2h 2d 4s 3s", "As Ah Ad Ks Qs"),
    (Category.STRAIGHT, "5s 4h 3s 2s As", "As Kh Qs Js Ts"),
    (Category.FLUSH, "7s 5s 4s 3s 2s", "As Ks Qs Js 9s"),
    (Category.FULL_HOUSE, "2s 2h 2d 3s 3h", "As Ah Ad Ks Kh"),
    (Category.FOUR, "2s 2h 2d 2c 3s", "As Ah Ad Ac Ks"),
    (Category.STRAIGHT_FLUSH, "5s 4s 3s 2s As", "Ks Qs Js Ts 9s"),
    (Category.ROYAL_FLUSH, "As Ks Qs Js Ts", "Ah Kh Qh Jh Th"),
]


def test_the_lowest_of_a_category_beats_the_highest_of_the_one_below():
    """S0-05, S1-12, S3-01: ten categories, weakest first."""
    assert [category for category, _, _ in LOWEST_AND_HIGHEST] == list(STANDARD.order)
    for category, *hands in LOWEST_AND_HIGHEST:
        assert [best_five(parse_cards(hand)).category for hand in hands] == [category] * 2
    for (_, _, highest), (_, lowest, _) in pairwise(LOWEST_AND_HIGHEST):
        beaten, better = (best_five(parse_cards(hand)).strength for hand in (highest, lowest))
        assert beaten < better


def test_the_best_of_the_live_hands_win_each_pot_in_equal_parts():
    """S0-02, S0-06, S4-24, S4-25, S4-29: nobody chooses, and who mucks would not have won."""
    for steps in random_hands(20_000, "winners"):
        hand = steps[-1][1].hand
        for _, step in steps:
            for event in step.events:
                if not isinstance(event, PotAwarded) or len(hand.pots[event.pot].seats) == 1:
                    continue
                strengths = {
                    seat: best_five((*hand.seats[seat].hole, *hand.board)).strength
                    for seat in hand.pots[event.pot].seats
                }
                best = {seat for seat, each in strengths.items() if each == max(strengths.values())}
                assert {share.seat for share in event.shares} == best
                amounts = [share.chips for share in event.shares]
                assert amounts == sorted(amounts, reverse=True)
                assert amounts[0] - amounts[-1] <= 1


def test_a_royal_flush_on_the_board_is_split_by_all():
    """S0-10, S4-28."""
    hands = [parse_cards(hand) for hand in ("9s 8s", "Ah Ad", "2c 3d")]
    verdict = judge(parse_cards("As Ks Qs Js Ts"), hands, Paid((100, 100, 100)))
    assert verdict.winners == (0, 1, 2)
    assert [share.chips for share in verdict.pots[0].shares] == [100, 100, 100]


def test_suits_have_an_order_that_only_serves_numbering():
    """S3-20; that it never decides a pot is tests/rules, test_suits_have_no_rank."""
    assert [str(suit) for suit in Suit] == ["s", "h", "d", "c"]
    with pytest.raises(TypeError):
        _ = Suit.SPADES < Suit.CLUBS  # type: ignore[operator]


# --- Cards ------------------------------------------------------------------------------


def test_the_deck_is_the_52_cards_without_a_joker():
    """S4-01."""
    deck = HOLDEM.deck.cards
    assert len(deck) == len({*deck}) == 52
    assert Counter(card.suit for card in deck) == dict.fromkeys(Suit, 13)


def test_two_cards_each_then_three_one_and_one_with_a_burn_before():
    """S4-02 to S4-05 and X20: 6 + 3 + 5 = 14 cards leave a deck of three players."""
    events = passive_hand(3)
    cards = [event for event in events if isinstance(event, HoleDealt | Burned | BoardDealt)]
    assert [type(event) for event in cards] == [HoleDealt] * 3 + [Burned, BoardDealt] * 3
    assert [len(event.cards) for event in cards if isinstance(event, HoleDealt)] == [2, 2, 2]
    assert [len(event.cards) for event in cards if isinstance(event, BoardDealt)] == [3, 1, 1]
    out = [c for e in cards for c in ([e.card] if isinstance(e, Burned) else e.cards)]
    assert len({*out}) == 14


@pytest.mark.parametrize(
    ("stacks", "order"), [((9, 9, 9), [1, 2, 0]), ((9, 9), [1, 0]), ((0, 9, 9, 9), [1, 2, 3])]
)
def test_cards_go_round_one_at_a_time_from_the_left_of_the_button(stacks, order):
    """RULES 7.2, also past an empty button and heads-up, where the big blind has the first card."""
    hand = begin(start_at(stacks, 0, Stakes(1, 2))).hand
    assert isinstance(hand.turn, Dealer) and [*hand.turn.seats] == order
    deck, players = ShuffledDeck(tuple(shuffled(Random(7)))), len(order)
    top = deck.cards
    assert from_deck(deck, hand).hole == tuple((top[i], top[i + players]) for i in range(players))


def test_hole_cards_and_burns_are_face_down_for_everybody_else():
    """S4-02, S4-04."""
    for event in passive_hand(3):
        for viewer in (SPECTATOR, Viewer(0), Viewer(1), Viewer(2)):
            if isinstance(event, HoleDealt) and event.seat != viewer.seat:
                assert see(event, viewer) == HoleDealt(event.seat, (None, None))
            elif isinstance(event, Burned):
                assert see(event, viewer) == Burned(None)
            else:
                assert see(event, viewer) == event


# --- Betting ----------------------------------------------------------------------------


def test_both_blinds_are_in_the_pot_before_a_card_is_dealt():
    """S4-10: left of the button the small blind, then the big one."""
    events = passive_hand(3, button=1)
    kinds = [type(event) for event in events]
    posts = [event for event in events if isinstance(event, Posted)]
    assert [(post.seat, post.chips) for post in posts] == [(2, 50), (0, 100)]
    assert Posted not in kinds[kinds.index(HoleDealt) :]


@pytest.mark.parametrize("players", range(2, 11))
def test_four_rounds_go_clockwise_and_the_order_changes_once(players):
    """S4-06, S4-09, S4-13, S4-14: before the flop from the left of the big blind, later of the button."""
    rounds: list[list[int]] = [[]]
    for event in passive_hand(players, button=players - 1):
        if isinstance(event, RoundClosed):
            rounds.append([])
        elif isinstance(event, Checked | Called):
            rounds[-1].append(event.seat)
    small = 1 if players == 2 else 0
    big = 0 if players == 2 else 1
    before = list(clockwise(big, players))
    after = list(clockwise(players - 1, players))
    assert rounds == [before, after, after, after, []]
    assert before[-2:] == [small, big] and after[-1] == players - 1
    assert before != after


def test_the_small_blind_pays_only_what_is_missing():
    """S4-12: one of the blinds continues at a discount."""
    hand = begin(start_at((10_000,) * 3, 0, STAKES)).hand
    hand = decide(hand, deal(hand, shuffled(Random(0)))).hand
    calls = []
    for action in (Call(0), Call(1)):
        calls.append(choices(hand).call)
        hand = decide(hand, action).hand
    assert calls == [100, 50]
    assert choices(hand).check  # the big blind has the whole price in


def test_a_round_closes_when_all_who_can_have_matched_and_had_their_turn():
    """S4-07, with what it leaves unsaid: the turn of the big blind, and a round of checks."""
    for steps in random_hands(20_000, "rounds"):
        hand: Hand | None = None
        for _, step in steps:
            for event in step.events:
                if isinstance(event, RoundClosed):
                    assert hand is not None
                    live = [seat for seat in hand.seats if seat.status is Status.LIVE]
                    active = [seat for seat in live if seat.stack]
                    if len(live) > 1:
                        assert {seat.bet for seat in active} <= {max(seat.bet for seat in live)}
                        assert len(active) < 2 or all(seat.acted for seat in active)
                hand = evolve(hand, event)


def test_a_short_stack_may_always_stay_in():
    """S4-15, S4-19: who is asked can check, or call with no more than he has."""
    for steps in random_hands(20_000, "stay"):
        for _, step in steps:
            may = legal(step.hand)
            if may is None:
                continue
            assert may.check == (may.call is None)
            if may.call is not None:
                stack = step.hand.seats[may.seat].stack
                assert 0 < may.call <= stack
                after = decide(step.hand, Call(may.seat))
                assert after.events[0] == Called(may.seat, may.call, may.call == stack)


def test_the_five_actions_of_a_turn():
    """S4-08: check or bet while nothing is owed, else fold, call or raise."""
    hand = begin(start_at((10_000,) * 3, 0, STAKES)).hand
    deck = shuffled(Random(0))
    hand = decide(hand, deal(hand, deck)).hand
    may = choices(hand)
    assert (may.fold, may.check, may.call, may.raise_to) == (True, False, 100, (200, 10_000))
    for answer in (Call(0), Call(1), Check(2)):
        hand = decide(hand, answer).hand
    hand = decide(hand, deal(hand, deck)).hand
    may = choices(hand)
    assert (may.seat, may.check, may.call, may.raise_to) == (1, True, None, (100, 9_900))
    hand = decide(hand, RaiseTo(1, 300)).hand
    assert isinstance(decide(hand, Fold(2)).events[0], Folded)


def test_the_default_table_has_three_seats():
    """S4-14."""
    assert Options(STAKES, (4_000, 10_000)).seats == 3


def test_the_page_has_the_labels_of_the_printed_tables():
    """S4-17, S4-26; opponents bear their names there instead of "opponent"."""
    keys = ("ui-flop", "ui-pot", "ui-you", "ui-river")
    assert [text("ru", key) for key in keys] == ["Флоп", "Банк", "Вы", "Ривер"]


# --- All-in, and hands that are out -----------------------------------------------------


def test_the_best_hand_does_not_win_a_pot_it_could_not_match():
    """S4-16, S4-18: 24,000 and 24,000, and the explanation names who plays for the first only."""
    hands = [parse_cards(hand) for hand in ("As Ad", "Ks Kd", "Qs Qd")]
    verdict = judge(parse_cards("2h 7c 9d Jc 3d"), hands, Paid((8_000, 20_000, 20_000)))
    main, side = verdict.pots
    assert verdict.winners == (0,)
    assert [(pot.chips, pot.eligible, pot.shares[0].seat) for pot in (main, side)] == [
        (24_000, (0, 1, 2), 0),
        (24_000, (1, 2), 1),
    ]
    assert NotEligible(0) in side.notes and NotEligible(0) not in main.notes


def test_a_side_pot_of_one_is_not_contested():
    """S4-18, RULES 9.4."""
    hands = [parse_cards(hand) for hand in ("As Ad", "Ks Kd")]
    verdict = judge(parse_cards("2h 7c 9d Jc 3d"), hands, Paid((60, 100), folded=(100,)))
    assert verdict.pots[1].notes[0] == OnlyOneEligible(1)
    assert [pot.chips for pot in verdict.pots] == [180, 80]


@pytest.mark.parametrize("face_up", [False, True])
def test_all_in_hands_lie_open_before_the_board_only_where_the_house_says_so(face_up):
    """S4-24, D-08."""
    stakes = Stakes(1, 2, house=House(face_up_all_in=face_up))
    hand = begin(start_at((100, 100), 0, stakes)).hand
    deck = shuffled(Random(3))
    events = []
    for action in (deal(hand, deck), RaiseTo(0, 100), Call(1)):
        step = decide(hand, action)
        hand, events = step.hand, [*step.events]
    assert [e.seat for e in events if isinstance(e, HandShown)] == ([0, 1] if face_up else [])
    assert isinstance(hand.turn, Dealer)


@pytest.mark.parametrize("face_up", [False, True])
def test_an_all_in_called_on_the_river_lies_open_where_the_house_says_so(face_up):
    """D-08: the beaten hand is turned up too; otherwise it may muck (S4-24)."""
    stakes = Stakes(1, 2, house=House(face_up_all_in=face_up))
    hand = begin(start_at((100, 100), 0, stakes)).hand
    holes = (parse_cards("KsKd"), parse_cards("AsAd"))
    streets = [parse_cards(cards) for cards in ("2h7c9d", "Jc", "3d")]
    hand = decide(hand, Deal(holes)).hand
    for action in (Call(0), Check(1)):
        hand = decide(hand, action).hand
    for board, burn in zip(streets, parse_cards("4c5c6c"), strict=True):
        hand = decide(hand, Deal((), board, burn)).hand
        if board != streets[-1]:
            for action in (Check(1), Check(0)):
                hand = decide(hand, action).hand
    hand = decide(hand, Check(1)).hand
    hand = decide(hand, RaiseTo(0, 98)).hand
    step = decide(hand, Call(1))
    shown = {event.seat for event in step.events if isinstance(event, HandShown)}
    assert shown == ({0, 1} if face_up else {0})


def test_a_folded_hand_never_comes_back():
    """S4-30, S4-32, as far as a program has it: no action, no show, no share."""
    for steps in random_hands(5_000, "folded"):
        gone: set[int] = set()
        for _, step in steps:
            for event in step.events:
                if isinstance(event, Folded):
                    gone.add(event.seat)
                elif isinstance(event, PotAwarded):
                    assert not gone & {share.seat for share in event.shares}
            hand = step.hand
            assert not isinstance(hand.turn, Player) or hand.turn.seat not in gone
            for seat in gone:
                for action in (Check(seat), Call(seat), RaiseTo(seat, 10), Show(seat)):
                    with pytest.raises(IllegalAction):
                        decide(hand, action)


def test_there_is_no_exchange_of_cards():
    """S4-05: hole cards come once, before the flop; a later deal with hole cards is refused."""
    assert [street.hole for street in HOLDEM.streets] == [2, 0, 0, 0]
    hand = begin(start_at((10_000,) * 2, 0, STAKES)).hand
    deck = shuffled(Random(0))
    for action in (deal(hand, deck), Call(0), Check(1)):
        hand = decide(hand, action).hand
    flop = deal(hand, deck)
    with pytest.raises(IllegalAction):
        decide(hand, Deal(((deck[-1], deck[-2]),), flop.board, flop.burn))
    assert isinstance(decide(hand, flop).events[-1], BoardDealt)
