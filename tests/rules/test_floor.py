"""The floor as a third party: what it may rule, when, and where the chips go (RULES 12)."""

from random import Random
from typing import Any

import pytest

from fifthstreet.games import FIVE_CARD_DRAW, STUD
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    Absent,
    ActedWithoutHand,
    BadMessage,
    BoxedCards,
    CardInUse,
    CardsExposed,
    DeadHand,
    ExposedTooLate,
    ForeignCard,
    FouledDeck,
    HandIsOver,
    IllegalAction,
    IsMisdeal,
    NoMisdeal,
    NoPremature,
    NotLive,
    NotYourCard,
    Released,
    ServerFault,
    StillRetrievable,
    SubstantialAction,
    Swept,
    TabledHand,
    WrongCount,
    WrongNumberOfCards,
    WrongSeatFirst,
    WrongSeatsDealt,
)
from fifthstreet.rules.actions import Call, Check, Discard, Kill, Misdeal, Premature, Replace, Void
from fifthstreet.rules.events import (
    BoardPremature,
    Burned,
    CardExposed,
    HandEnded,
    HandKilled,
    HoleDealt,
    Misdealt,
    PotAwarded,
    UncalledReturned,
    Voided,
)
from fifthstreet.rules.evolve import evolve, fold
from fifthstreet.rules.explain import explain
from fifthstreet.rules.hand import Dealer, Hand, Over, Status, in_the_middle
from fifthstreet.rules.legal import legal
from fifthstreet.rules.play import begin, decide, settle
from fifthstreet.rules.sight import SPECTATOR, Viewer, see
from fifthstreet.rules.stakes import Exposed, House, PrematureBoard, Release, Stakes, Substantial
from fifthstreet.rules.start import start_at
from tests.conftest import SCALE
from tests.rules.hands import choose, deal, in_play, random_start, shuffled
from tests.rules.script import Told

DEAD = (Released(), Swept(), ActedWithoutHand(), Absent())
MISDEALS = (BoxedCards(), WrongSeatFirst(), WrongSeatsDealt(), WrongCount(), ForeignCard())


def three(**house):
    """Three-handed, 50/100, the button to act."""
    return Told(start_at((1000,) * 3, 0, Stakes(50, 100, house=House(**house))))


def refused(told, action):
    with pytest.raises(IllegalAction) as no:
        decide(told.hand, action)
    return no.value.reason


# --- Dead hands (12.2) ------------------------------------------------------------------


@pytest.mark.parametrize("why", DEAD)
def test_a_dead_hand_is_out_and_its_chips_stay(why):
    told = three().say("call", "call").take(Kill(1, why))
    assert told.of(HandKilled) == [HandKilled(1, why)]
    assert told.hand.seats[1].status is Status.KILLED
    told.say("check")
    assert told.hand.pots[0].chips == 300 and told.hand.pots[0].seats == (0, 2)
    assert told.actor == 2  # the killed small blind is passed over


def test_a_dead_hand_to_act_passes_the_turn():
    told = three().take(Kill(0, Released()))
    assert told.actor == 1
    told.take(Kill(1, Swept()))
    assert told.over and told.stacks == (1000, 950, 1050)


def test_no_call_is_refunded_but_an_uncalled_bet_goes_back():
    """TDA 15B."""
    told = three().say("call", "call", "check", "check", 300, "fold")
    assert told.actor == 1
    told.take(Kill(2, Swept()))
    assert told.over  # the small blind is alone
    assert told.of(UncalledReturned) == [UncalledReturned(2, 300)]
    assert told.stacks == (900, 1200, 900)
    called = three().say(400, "call", "fold").take(Kill(1, Swept()))
    assert called.over and called.stacks == (1500, 600, 900)


def test_a_hand_that_lay_open_cannot_be_killed():
    """WSOP 71, 72: X19."""
    start = start_at((100, 100), 0, Stakes(50, 100, house=House(face_up_all_in=True)))
    asked = begin(start).hand
    hand = decide(decide(asked, deal(asked, shuffled(Random(1)))).hand, Call(0)).hand
    assert hand.seats[0].shown and isinstance(hand.turn, Dealer)  # the flop is still to come
    with pytest.raises(IllegalAction) as no:
        decide(hand, Kill(0, Swept()))
    assert no.value.reason == TabledHand(0)


def test_a_hand_released_but_not_in_the_muck_may_be_taken_back_where_the_house_says_so():
    """D-12."""
    back = three(release=Release.RETRIEVABLE)
    assert refused(back, Kill(0, Released(retrievable=True))) == StillRetrievable(0)
    assert back.take(Kill(0, Released())).hand.seats[0].status is Status.KILLED
    strict = three().take(Kill(0, Released(retrievable=True)))
    assert strict.hand.seats[0].status is Status.KILLED


def test_only_a_live_hand_can_be_killed():
    told = three().say("fold")
    assert refused(told, Kill(0, Swept())) == NotLive(0)
    seat: Any
    for seat in (7, -1, 10**5000, None, "0"):
        assert refused(told, Kill(seat, Swept())) == BadMessage("seat")


def test_bets_of_the_street_do_not_become_pots_before_their_time():
    told = three().say("call", "call", "check", 100, "call").take(Kill(2, Swept()))
    assert [pot.chips for pot in told.hand.pots] == [300]
    assert in_the_middle(told.hand) == 500


def test_who_is_killed_while_he_is_dealt_a_card_takes_no_burn_with_him():
    told = Told(start_at((100,) * 3, 0, Stakes(1, 2), FIVE_CARD_DRAW)).say("call", "call", "check")
    seat = told.may.seat
    asked = decide(told.hand, Discard(seat, told.hand.seats[seat].hole[:2])).hand
    assert isinstance(asked.turn, Dealer) and asked.turn.burn
    killed = decide(asked, Kill(seat, Absent())).hand
    other = legal(killed)
    assert other is not None
    turn = decide(killed, Discard(other.seat, killed.seats[other.seat].hole[:1])).hand.turn
    assert isinstance(turn, Dealer) and turn.burn


def test_where_the_lowest_card_is_killed_the_lowest_that_is_left_brings_it_in():
    stakes = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10))
    told = Told(start_at((100,) * 4, 0, stakes, STUD), ["3h4hKs", "5h6h2d", "7h8hQc", "9h9d3c"])
    assert told.take(Kill(1, Absent())).actor == 3 and told.may.bring_in == 2


# --- Misdeals (12.1, 12.3) --------------------------------------------------------------


@pytest.mark.parametrize("why", MISDEALS)
def test_before_substantial_action_the_hand_is_dealt_again(why):
    told = three().say("call").take(Misdeal(why))
    assert told.of(Misdealt) == [Misdealt(why)] and told.over
    assert told.events[-1] == HandEnded((1000,) * 3)
    assert in_the_middle(told.hand) == 0 and explain(told.hand) == ()


@pytest.mark.parametrize(
    ("words", "tda", "rr"),
    [
        ((), False, False),
        (("fold",), False, False),
        (("fold", "fold"), None, None),  # the hand is over
        (("call",), False, False),
        (("call", "fold"), True, True),
        (("call", "call"), True, True),
        (("call", "call", "check"), True, True),
    ],
)
def test_substantial_action_ends_the_time_for_a_misdeal(words, tda, rr):
    for house, substantial in ((Substantial.TDA, tda), (Substantial.RR, rr)):
        told = three(substantial=house).say(*words)
        if substantial is None:
            assert refused(told, Misdeal(WrongCount())) == HandIsOver()
        elif substantial:
            assert refused(told, Misdeal(WrongCount())) == SubstantialAction()
        else:
            assert told.take(Misdeal(WrongCount())).over


def test_two_folds_are_no_substantial_action_but_three_are():
    start = start_at((1000,) * 6, 0, Stakes(50, 100))
    assert Told(start).say("fold", "fold").take(Misdeal(BoxedCards())).over
    assert refused(Told(start).say("fold", "fold", "fold"), Misdeal(BoxedCards())) == (
        SubstantialAction()
    )


def test_where_the_posts_alone_put_everybody_all_in_a_misdeal_is_always_possible():
    start = start_at((50, 50), 0, Stakes(50, 50))
    hand = begin(start).hand
    deck = shuffled(Random(4))
    while isinstance(hand.turn, Dealer):
        assert decide(hand, Misdeal(BoxedCards())).events[0] == Misdealt(BoxedCards())
        hand = decide(hand, deal(hand, deck)).hand


def test_a_call_and_a_fold_stay_substantial_on_later_streets():
    told = three().say("call", "fold", "check")
    assert told.hand.street == 1
    assert refused(told, Misdeal(BoxedCards())) == SubstantialAction()


def test_a_bring_in_is_forced_and_no_action():
    stakes = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10))
    told = Told(start_at((100,) * 4, 0, stakes, STUD)).say("bring", "fold")
    assert told.take(Misdeal(BoxedCards())).over
    late = Told(start_at((100,) * 4, 0, stakes, STUD)).say("bring", "fold", "call")
    assert refused(late, Misdeal(BoxedCards())) == SubstantialAction()
    completed = Told(start_at((100,) * 4, 0, stakes, STUD)).say(5, "fold")
    assert refused(completed, Misdeal(BoxedCards())) == SubstantialAction()


def test_two_checks_are_not_counted_twice_while_the_flop_is_awaited():
    start = start_at((100, 100), 0, Stakes(2, 2))
    hand = begin(start).hand
    hand = decide(hand, deal(hand, shuffled(Random(5)))).hand
    hand = decide(decide(hand, Check(0)).hand, Check(1)).hand
    assert isinstance(hand.turn, Dealer) and hand.pots
    assert decide(hand, Misdeal(BoxedCards())).events[0] == Misdealt(BoxedCards())


def test_a_bring_in_stays_none_when_its_owner_is_killed():
    stakes = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10))
    told = Told(start_at((100,) * 5, 0, stakes, STUD)).say("bring")
    low = told.hand.more.brought_in
    assert low is not None
    told.take(Kill(low, Swept())).say("fold")
    assert told.take(Misdeal(BoxedCards())).over
    stayed = Told(start_at((100,) * 2, 0, stakes, STUD)).say("bring", "call")
    assert stayed.hand.street == 1  # one action with chips so far
    late = Told(start_at((100,) * 2, 0, stakes, STUD)).say("bring", "call", "check")
    assert stayed.take(Misdeal(BoxedCards())).over
    assert refused(late, Misdeal(BoxedCards())) == SubstantialAction()


@pytest.mark.parametrize(("checks", "late"), [(2, False), (3, True), (7, True)])
def test_three_checks_are_substantial_action_on_whatever_street(checks, late):
    told = Told(start_at((100, 100), 0, Stakes(2, 2))).say(*["check"] * checks)
    if late:
        assert refused(told, Misdeal(BoxedCards())) == SubstantialAction()
    else:
        assert told.take(Misdeal(BoxedCards())).over


# --- Exposed cards (12.4, D-11) -----------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "exposed", "misdeal"),
    [
        (Exposed.SEED, CardsExposed(), False),
        (Exposed.SEED, CardsExposed(dealing=True), True),
        (Exposed.SEED, CardsExposed(count=2), True),
        (Exposed.SEED, CardsExposed(first=True), False),
        (Exposed.TDA, CardsExposed(dealing=True), False),
        (Exposed.TDA, CardsExposed(first=True), True),
        (Exposed.TDA, CardsExposed(second=True), True),
        (Exposed.TDA, CardsExposed(count=2), True),
        (Exposed.RR, CardsExposed(second=True), False),
        (Exposed.RR, CardsExposed(first=True), True),
        (Exposed.RR, CardsExposed(count=2), True),
    ],
)
def test_an_exposed_card_is_replaced_or_makes_a_misdeal(house, exposed, misdeal):
    told = three(exposed=house)
    card = told.hand.seats[1].hole[0]
    assert card is not None
    if misdeal:
        assert refused(told, Replace(1, card, exposed)) == IsMisdeal()
        assert told.take(Misdeal(exposed)).over
    else:
        assert refused(told, Misdeal(exposed)) == NoMisdeal()
        assert told.take(Replace(1, card, exposed)).actor == 0


def test_the_replacement_comes_from_the_top_and_the_exposed_card_is_the_next_burn():
    told = three()
    exposed, kept = told.hand.seats[1].hole
    told.take(Replace(1, exposed))
    assert told.of(CardExposed) == [CardExposed(1, exposed, CardsExposed())]
    new = told.of(HoleDealt)[-1]
    assert new.seat == 1 and told.hand.seats[1].hole == (kept, *new.cards)
    assert told.hand.burns == (exposed,) and told.actor == 0
    told.say("call", "call", "check")
    assert told.hand.street == 1 and told.hand.burns == (exposed,)  # no other burn before the flop
    assert told.of(Burned) == []
    told.say("check", "check", "check")
    assert len(told.hand.burns) == 2


def test_a_second_exposed_card_is_a_misdeal():
    told = three()
    first, second = told.hand.seats[1].hole[0], told.hand.seats[2].hole[0]
    assert first is not None and second is not None
    told.take(Replace(1, first))
    assert refused(told, Replace(2, second)) == IsMisdeal()
    assert told.take(Misdeal(CardsExposed(count=2))).over


def test_after_an_action_the_exposed_card_stays():
    told = three().say("call")
    card = told.hand.seats[1].hole[0]
    assert refused(told, Replace(1, card)) == ExposedTooLate(1)
    fresh = three()
    other = fresh.hand.seats[2].hole[0]
    assert refused(fresh, Replace(1, other)) == NotYourCard(other)


def test_in_stud_an_exposed_down_card_is_no_replacement_but_a_misdeal():
    stakes = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10))
    told = Told(start_at((100, 100), 0, stakes, STUD))
    card = told.hand.seats[0].hole[0]
    assert card is not None and refused(told, Replace(0, card)) == IsMisdeal()
    assert told.take(Misdeal(CardsExposed())).over


# --- A premature board (12.5, D-13) -------------------------------------------------------


def early(**house):
    """The small blind has bet the flop, and the turn lies there before he is answered."""
    told = three(**house).say("call", "call", "check", 200)
    card, burn = [c for c in told.game.deck.cards if c not in in_play(told.hand)][-2:]
    return told.take(Premature((card,), burn)), card, burn


def test_a_premature_card_goes_back_and_its_burn_stays():
    told, card, burn = early()
    assert told.of(BoardPremature) == [BoardPremature((card,), True, burn)]
    assert told.actor == 2 and told.may.call == 200  # the question is the same
    told.board = [card]  # after the shuffle it may come again
    told.say("call", "call")
    assert told.hand.board[3] is card
    assert len(told.hand.burns) == 2 and told.hand.burns[1] is burn


def test_by_roberts_rules_it_comes_on_the_next_street_at_the_earliest():
    told, card, _ = early(premature=PrematureBoard.SET_ASIDE)
    told.say("call", "fold")
    assert told.hand.street == 2 and card not in told.hand.board
    told.board = [card]
    told.say("check", "check")
    assert told.hand.board[4] is card
    again, card, _ = early(premature=PrematureBoard.SET_ASIDE)
    again.board = [card]
    with pytest.raises(IllegalAction) as no:
        again.say("call", "call")
    assert no.value.reason == CardInUse(card)


def test_nobody_learns_the_burn_of_a_premature_card():
    told, card, _ = early()
    (event,) = told.of(BoardPremature)
    for viewer in (SPECTATOR, Viewer(0), Viewer(2)):
        assert see(event, viewer) == BoardPremature((card,), True, None)
        view = fold(see(each, viewer) for each in told.events)
        assert set(view.burns) == {None} and view.more.burn_ready
        assert legal(view) == legal(told.hand)


def test_one_burn_goes_before_a_street_however_often_it_comes_too_early():
    told, card, _ = early(premature=PrematureBoard.SET_ASIDE)
    other, burn = [c for c in told.game.deck.cards if c not in in_play(told.hand)][-2:]
    assert refused(told, Premature((other,), burn)) == WrongNumberOfCards(1, 0)
    assert refused(told, Premature((card,))) == CardInUse(card)
    told.take(Premature((other,)))
    assert told.hand.more.aside == (card, other) and len(told.hand.burns) == 2
    unburned = three(burns=False)
    flop = tuple([c for c in told.game.deck.cards if c not in in_play(unburned.hand)][:3])
    assert refused(unburned, Premature(flop, burn)) == WrongNumberOfCards(1, 0)


def test_only_a_turn_is_set_aside():
    flop = three(premature=PrematureBoard.SET_ASIDE)
    cards = tuple([c for c in flop.game.deck.cards if c not in in_play(flop.hand)][-3:])
    flop.take(Premature(cards)).board = list(cards)
    assert flop.say("call", "call", "check").hand.board == cards
    river = three(premature=PrematureBoard.SET_ASIDE).say("call", "call", *["check"] * 4, 200)
    card = [c for c in river.game.deck.cards if c not in in_play(river.hand)][-1]
    river.take(Premature((card,))).board = [card]
    assert river.say("call", "call").hand.board[4] is card


def test_one_card_exposed_beside_a_premature_flop_is_replaced():
    told = three()
    *flop, burn = [c for c in told.game.deck.cards if c not in in_play(told.hand)][-4:]
    told.take(Premature(tuple(flop), burn))
    card = told.hand.seats[1].hole[0]
    assert card is not None and refused(told, Misdeal(CardsExposed())) == NoMisdeal()
    assert told.take(Replace(1, card)).actor == 0


def test_only_a_card_that_can_have_come_is_premature():
    told = three()
    flop = [c for c in told.game.deck.cards if c not in in_play(told.hand)][:3]
    assert refused(told, Premature((flop[0],))) == NoPremature()
    assert refused(told, Premature((flop[0],) * 3)) == CardInUse(flop[0])
    held = told.hand.seats[0].hole[0]
    assert held is not None and refused(told, Premature((*flop[:2], held))) == CardInUse(held)
    stakes = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10))
    assert refused(Told(start_at((100, 100), 0, stakes, STUD)), Premature(())) == NoPremature()


# --- Void (12.8, 12.10) -------------------------------------------------------------------


@pytest.mark.parametrize("why", [FouledDeck(parse_cards("As")[0]), ServerFault()])
def test_a_void_hand_gives_everything_back_at_any_moment(why):
    told = three().say("call", "call", "check", 200, "call", "fold")
    told.take(Void(why))
    assert told.of(Voided) == [Voided(why)] and told.over
    assert told.stacks == (1000,) * 3 and told.of(PotAwarded) == []
    assert refused(told, Void(why)) == HandIsOver()


@pytest.mark.parametrize("why", [None, "x", 7, DeadHand(), Released(), ServerFault(), WrongCount()])
def test_a_ruling_needs_a_reason_of_its_kind(why):
    told = three()
    card = told.hand.seats[1].hole[0]
    actions: list[Any] = [Replace(1, card, why)] if card else []
    actions += [] if isinstance(why, Released) else [Kill(0, why)]
    actions += [] if isinstance(why, ServerFault) else [Void(why)]
    actions += [] if isinstance(why, WrongCount) else [Misdeal(why)]
    for action in actions:
        assert refused(told, action) == BadMessage("why")
    for count in (0, -5, "2", None, True):
        unknown: Any = CardsExposed(count)  # type: ignore[arg-type]
        assert refused(told, Misdeal(unknown)) == BadMessage("count")


def test_everybody_hears_what_the_floor_ruled():
    told = three()
    card = told.hand.seats[1].hole[0]
    told.take(Replace(1, card)).take(Kill(2, Swept()))
    for event in told.events:
        if isinstance(event, CardExposed | HandKilled | Misdealt | Voided):
            assert see(event, SPECTATOR) == event == see(event, Viewer(0))


# --- In any hand ----------------------------------------------------------------------------


def test_whatever_the_floor_rules_no_chip_is_lost_and_no_view_breaks():
    """Rulings at random moments of random hands in every game."""
    ruled = 0
    for number in range(20_000 // SCALE):
        rng = Random(f"floor {number}")
        start = random_start(rng)
        deck = shuffled(rng, start.game)
        step = begin(start)
        events = list(step.events)
        while not isinstance(step.hand.turn, Over):
            hand = step.hand
            action: Any = floor_action(hand, rng) if rng.random() < 0.1 else None
            if action is not None:
                try:
                    step = decide(hand, action)
                    ruled += 1
                except IllegalAction:
                    action = None
            if action is None:
                asked = legal(hand) is None
                step = decide(hand, deal(hand, deck) if asked else choose(hand, rng))
            events += step.events
        told: Any = None
        views: dict[Viewer, Any] = dict.fromkeys(
            (SPECTATOR, *map(Viewer, range(len(start.stacks))))
        )
        for event in events:
            told = evolve(told, event)
            total = sum(start.stacks) - told.more.rake
            assert sum(seat.stack for seat in told.seats) + in_the_middle(told) == total
            for viewer, view in views.items():
                views[viewer] = evolve(view, see(event, viewer))
        assert told == step.hand == fold(events) and settle(told).events == ()
        for view in views.values():
            assert [seat.stack for seat in view.seats] == [seat.stack for seat in told.seats]
            assert view.stage is told.stage
        if any(isinstance(event, Misdealt | Voided) for event in events):
            assert tuple(seat.stack for seat in told.seats) == start.stacks
    assert ruled > 20_000 // SCALE // 10


def floor_action(hand: Hand, rng: Random) -> Any:
    seat = rng.randrange(len(hand.seats))
    hole = [card for card in hand.seats[seat].hole if card]
    return rng.choice(
        [
            Kill(seat, rng.choice(DEAD)),
            Kill(seat, rng.choice(DEAD)),
            Misdeal(rng.choice(MISDEALS)),
            Replace(seat, rng.choice(hole)) if hole else Void(ServerFault()),
            Premature(*early_cards(hand, rng)),
            Void(ServerFault()),
        ]
    )


def early_cards(hand: Hand, rng: Random) -> tuple[tuple[Any, ...], Any]:
    *cards, burn = rng.sample(list(hand.start.game.deck.cards), rng.choice((2, 4)))
    return tuple(cards), rng.choice((None, burn))
