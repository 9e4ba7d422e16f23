"""What is special in other games than hold'em, case by case (RULES 3, 8.16-8.18, 11.5)."""

import pytest

from fifthstreet.cards import Category
from fifthstreet.games import (
    BADUGI_GAME,
    GAMES,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    RAZZ,
    STUD,
    STUD_HI_LO,
    TRIPLE_DRAW,
    Betting,
    has_bring_in,
    with_betting,
)
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    AboveTheLimit,
    BadStart,
    CannotCheck,
    CapReached,
    IllegalAction,
    MustBringIn,
    MustDraw,
    NoLow,
    NotDrawing,
    NotInDeck,
    NotYourCard,
    OddBySuit,
    OddToHigh,
    TooManyDiscards,
)
from fifthstreet.rules.actions import BringIn, Call, Check, Deal, Discard, Fold, RaiseTo
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    Discarded,
    HandMucked,
    HandShown,
    HoleDealt,
    Posted,
    PotAwarded,
    Reshuffled,
    Side,
)
from fifthstreet.rules.evolve import fold
from fifthstreet.rules.explain import explain
from fifthstreet.rules.hand import Dealer, Stage
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.sight import SPECTATOR, Viewer, see
from fifthstreet.rules.stakes import Forced, House, OddCard, OddHiLo, Stakes, TiedShowing
from fifthstreet.rules.start import Post, Start, start_at
from tests.rules.script import Told

LIMIT = with_betting(HOLDEM, Betting.FIXED_LIMIT)
STUD_STAKES = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10))


def refused(told, action):
    with pytest.raises(IllegalAction) as no:
        decide(told.hand, action)
    return no.value.reason


# --- Stud -----------------------------------------------------------------------------


def stud(*doors, game=STUD, stakes=STUD_STAKES, stacks=None, button=0):
    """Third street with these door cards over any cards face down."""
    used = set(parse_cards("".join(doors)))
    free = iter([card for card in game.deck.cards if card not in used])
    holes = [f"{next(free)}{next(free)}{door}" for door in doors]
    return Told(start_at(stacks or (100,) * len(doors), button, stakes, game), holes)


@pytest.mark.parametrize(
    ("doors", "seat"),
    [
        (("Ks", "2d", "2c", "Ah"), 2),  # equal ranks: clubs are lowest (S3-18, X26)
        (("2s", "2d", "Kc"), 1),
        (("2s", "2h", "Kc"), 1),
        (("As", "Kd", "Qc"), 2),  # an ace is high
    ],
)
def test_the_lowest_door_card_brings_it_in(doors, seat):
    told = stud(*doors)
    assert told.actor == seat
    assert told.may.bring_in == 2 and told.may.raise_to == (5, 5)
    assert not told.may.fold and not told.may.check and told.may.call is None


@pytest.mark.parametrize(
    ("doors", "seat"),
    [
        (("Kd", "Ks", "Ah"), 1),  # razz: the highest, the ace is low, spades are highest
        (("2d", "As", "3h"), 2),
    ],
)
def test_in_razz_the_highest_door_card_brings_it_in(doors, seat):
    assert stud(*doors, game=RAZZ).actor == seat


def test_who_must_bring_it_in_can_do_nothing_else_but_complete():
    told = stud("Ks", "2d", "Qc")
    for action in (Fold(1), Fold(1, confirm=True), Check(1), Call(1)):
        assert refused(told, action) == MustBringIn(2)
    told.say("bring")
    assert told.events[-1] == Posted(1, Forced.BRING_IN, 2)
    assert told.actor == 2 and told.may.call == 2 and told.may.raise_to == (5, 5)
    completed = stud("Ks", "2d", "Qc").say(5)
    assert completed.actor == 2 and completed.may.call == 5 and completed.may.raise_to == (10, 10)


def test_who_brought_it_in_is_not_asked_again_unless_somebody_completes():
    told = stud("Ks", "2d", "Qc").say("bring", "call", "call")
    assert told.hand.street == 1
    told = stud("Ks", "2d", "Qc").say("bring", 5, "call")
    assert told.actor == 1 and told.may.call == 3 and told.may.raise_to == (10, 10)


def test_a_completion_may_be_raised_by_who_called_a_large_bring_in():
    stakes = Stakes(0, 0, ante=1, bring_in=4, bets=(5, 10))
    told = stud("Ks", "2d", "Qc", "Jc", stakes=stakes).say("bring", "call", "call", 5, "call")
    assert told.actor == 2 and told.may.call == 1 and told.may.raise_to == (10, 10)


def test_a_short_all_in_that_counts_as_a_bet_opens_the_betting_for_the_bring_in():
    """RULES 8.18: six of ten is a bet; four of ten is none, and may be completed."""
    stakes = Stakes(0, 0, ante=1, bring_in=3, bets=(10, 20))
    for short, may in ((6, (16, 16)), (4, None)):
        told = stud("2c", "Kd", "Qc", stakes=stakes, stacks=(100, 1 + short, 100))
        told.say("bring", short, "call")
        assert told.actor == 0 and told.may.raise_to == may


def test_a_bring_in_that_is_all_in_for_the_ante_is_owed_by_the_others():
    """TDA RP-10E: action starts on his left, and the others pay at least the bring-in."""
    told = stud("Ks", "2d", "Qc", stacks=(100, 1, 100))
    assert told.actor == 2 and told.may.call == 2 and told.may.raise_to == (5, 5)
    assert told.may.bring_in is None and told.may.fold
    assert refused(told, Check(2)) == CannotCheck(2)
    short = stud("Ks", "2d", "Qc", stacks=(100, 2, 100)).say("bring")
    assert short.hand.seats[1].stack == 0
    assert short.actor == 2 and short.may.call == 2


def test_from_fourth_street_the_best_hand_showing_opens():
    start = start_at((100,) * 3, 0, STUD_STAKES, STUD)
    told = Told(start, ["3h4hKsKd7c", "5h6h2dAs9c", "7h8hQcQd9d"])
    told.say("bring", "call", "call")
    assert told.actor == 0  # a pair of kings
    told.say("check", "check", "check")
    assert told.hand.street == 2 and told.actor == 0


def test_equal_hands_showing_are_told_apart_by_suit_or_by_position():
    holes = ["3h4hKhQc", "5h6h2dTc", "7h8hKsQd"]
    for house, seat in ((House(), 2), (House(tied_showing=TiedShowing.LEFT_OF_BUTTON), 0)):
        stakes = Stakes(0, 0, ante=1, bring_in=2, bets=(5, 10), house=house)
        told = Told(start_at((100,) * 3, 2, stakes, STUD), holes).say("bring", "call", "call")
        assert told.actor == seat


def test_in_razz_the_lowest_hand_showing_opens():
    holes = ["3h4hKhAc", "5h6h2dTc", "7h8h9s8d"]
    told = Told(start_at((100,) * 3, 0, STUD_STAKES, RAZZ), holes).say("bring", "call", "call")
    assert told.actor == 2
    paired = ["3h4h2h2c", "5h6hTdTc", "7h8hKsQd"]
    told = Told(start_at((100,) * 3, 0, STUD_STAKES, RAZZ), paired).say("bring", "call", "call")
    assert told.actor == 2  # a pair is worse than none


def test_where_nobody_bet_on_seventh_street_the_best_hand_showing_shows_first():
    """TDA 17A; an all-in before is the same, for the cards lie there."""
    holes = ["3h4hKsKd7c2s9h", "5h6h2dAs9c3s4d", "7h8hQcQd9d4s3d"]
    told = Told(start_at((100,) * 3, 1, STUD_STAKES, STUD), holes).say("bring", "call", "call")
    while not told.over:
        told.say("check")
    shown = [e.seat for e in told.events if isinstance(e, HandShown | HandMucked)]
    assert shown == [0, 1, 2]  # not seat 2, left of the button


def test_bets_double_from_fifth_street_on():
    told = stud("Ks", "2d").say("bring", "call")
    sizes = []
    for _ in range(4):
        sizes.append(told.may.raise_to)
        told.say("check", "check")
    assert sizes == [(5, 5), (10, 10), (10, 10), (10, 10)]  # from fourth street on


def test_where_the_deck_runs_out_one_card_serves_all():
    """RULES 3.6: seven players who all stay need 49 cards and four burns."""
    told = Told(start_at((100,) * 8, 0, STUD_STAKES, STUD)).say("bring", *["call"] * 7)
    for _ in range(4):
        told.say(*["check"] * 8)
    boards = told.of(BoardDealt)
    assert [len(event.cards) for event in boards] == [1]
    assert len(told.of(Burned)) == 3  # no card was left to burn
    assert told.over
    for event in told.of(HandShown):
        assert len(event.cards) == 6 and event.best is not None


def test_up_cards_are_seen_by_everybody_and_down_cards_by_their_owner():
    told = stud("Ks", "2d", "Qc")
    dealt = told.of(HoleDealt)
    for event in dealt:
        assert event.up == 1
        assert see(event, SPECTATOR) == HoleDealt(event.seat, (None, None, event.cards[2]), 1)
        assert see(event, Viewer(event.seat)) == event


# --- Limits ---------------------------------------------------------------------------


def limit(stacks, button=0, **house):
    return Told(start_at(stacks, button, Stakes(5, 10, house=House(**house)), LIMIT))


def test_fixed_limit_has_one_size_and_a_cap():
    told = limit((500,) * 3)
    sizes = []
    while told.may.raise_to is not None:
        lowest, highest = told.may.raise_to
        assert lowest == highest
        sizes.append(lowest)
        told.say(lowest)
    assert sizes == [20, 30, 40]  # the big blind is the bet (RULES 8.17)
    assert told.may.no_raise == CapReached(told.may.call)
    assert refused(told, RaiseTo(told.actor, 50)) == CapReached(told.may.call)
    told.say("call", "call")
    assert told.hand.street == 1 and told.may.raise_to == (10, 10)


def test_more_than_the_limit_is_refused_as_that():
    told = limit((500,) * 3)
    assert refused(told, RaiseTo(told.actor, 25)) == AboveTheLimit(25, 20, 20)
    omaha = Told(start_at((5000,) * 3, 0, Stakes(50, 100), OMAHA))
    assert refused(omaha, RaiseTo(0, 1000)) == AboveTheLimit(1000, 200, 350)


def test_a_short_all_in_of_half_a_bet_counts_as_one():
    """RULES 16.12 on a street of 20: 15 opens, then to 35; 8 opens, then 8 or complete to 20."""
    for short, to in ((15, 35), (8, 20)):
        start = start_at((20 + short, 500, 500), 2, Stakes(10, 20), LIMIT)
        told = Told(start).say("call", "call", "check", short)
        assert told.may.call == short and told.may.raise_to == (to, to)


def test_sums_of_short_all_ins_count_likewise():
    start = start_at((24, 29, 500, 500), 3, Stakes(10, 20), LIMIT)
    told = Told(start).say("call", "call", "call", "check")
    told.say(4)  # all-in for less than half: may be completed
    assert told.may.raise_to == (9, 9)  # all this player has
    told.say(9)
    assert told.may.raise_to == (20, 20)  # 4 and 5 make less than half a bet
    start = start_at((24, 33, 500, 500), 3, Stakes(10, 20), LIMIT)
    told = Told(start).say("call", "call", "call", "check", 4, 13)
    assert told.may.raise_to == (33, 33)  # 13 is more than half: a bet, and 20 on top


# --- Draws ----------------------------------------------------------------------------


def test_every_live_player_is_asked_once_in_each_draw():
    told = Told(start_at((100,) * 3, 0, Stakes(5, 10), TRIPLE_DRAW)).say("call", "call", "check")
    for number in range(1, 4):
        assert told.hand.stage is Stage.DRAWING and told.hand.street == number
        order = []
        for _ in range(3):
            order.append(told.actor)
            assert told.may.draw == 5 and not told.may.fold and told.may.raise_to is None
            told.say("pat")
        assert order == [1, 2, 0]  # from the left of the button
        told.say("check", "check", "check")
    assert told.over


def test_a_player_gets_as_many_cards_as_he_throws_away_and_one_burn_precedes_a_draw():
    holes = ["2s3s4s5sKs", "2h3h4h5hKh"]
    told = Told(start_at((100, 100), 0, Stakes(5, 10), TRIPLE_DRAW), holes).say("call", "check")
    told.say("-Kh", "-Ks")
    assert [len(event.cards) for event in told.of(Discarded)] == [1, 1]
    assert len(told.of(Burned)) == 1
    assert all(len(seat.hole) == 5 for seat in told.hand.seats)
    assert str(told.hand.more.muck[0]) == "Kh"
    for card in parse_cards("KhKs"):
        assert card not in told.hand.seats[0].hole + told.hand.seats[1].hole


def test_what_cannot_be_exchanged_is_refused():
    holes = ["2s3s4s5sKs", "2h3h4h5hKh"]
    told = Told(start_at((100, 100), 0, Stakes(5, 10), TRIPLE_DRAW), holes)
    assert refused(told, Discard(0)) == NotDrawing()
    told.say("call", "check")
    kings, twice = parse_cards("Ks Kd"), parse_cards("Kh")
    assert refused(told, Discard(1, kings)) == NotYourCard(kings[0])
    assert refused(told, Discard(1, twice * 2)) == NotYourCard(twice[0])
    assert refused(told, Discard(1, parse_cards("2h3h4h5hKh2s"))) == TooManyDiscards(6, 5)
    for bet in (Check(1), Call(1), RaiseTo(1, 10), Fold(1, confirm=True)):
        assert refused(told, bet) == MustDraw()
    hand = Told(start_at((100, 100), 0, Stakes(5, 10), HOLDEM)).hand
    with pytest.raises(IllegalAction):
        decide(hand, BringIn(0))


def test_others_see_how_many_cards_were_exchanged_and_not_which():
    holes = ["2s3s4s5sKs", "2h3h4h5hKh"]
    told = Told(start_at((100, 100), 0, Stakes(5, 10), TRIPLE_DRAW), holes)
    told.say("call", "check", "-Kh")
    event = told.of(Discarded)[0]
    assert see(event, Viewer(1)) == event
    assert see(event, Viewer(0)) == see(event, SPECTATOR) == Discarded(1, (None,))


def test_the_muck_comes_back_when_the_deck_runs_out_but_not_ones_own_discards():
    told = Told(start_at((500,) * 6, 0, Stakes(5, 10), TRIPLE_DRAW))
    told.say(*["call"] * 5, "check")
    while told.hand.stage is Stage.DRAWING:
        seat = told.may.seat
        told.take(Discard(seat, told.hand.seats[seat].hole))
    at = next(i for i, event in enumerate(told.events) if isinstance(event, Reshuffled))
    discarded = told.events[at - 1]
    assert isinstance(discarded, Discarded)
    dealt = next(e for e in told.events[at:] if isinstance(e, HoleDealt))
    assert not set(discarded.cards) & set(dealt.cards)
    hand = fold(told.events[: at + 1])
    assert hand.more.muck == discarded.cards and isinstance(hand.turn, Dealer)
    with pytest.raises(IllegalAction):  # whatever the dealer brings, it is not one's own
        decide(hand, Deal((discarded.cards,)))


def test_badugi_is_won_by_more_cards_then_by_lower_ones():
    holes = ["As2h3d8c", "Ah2s3c4c"]
    told = Told(start_at((100, 100), 0, Stakes(5, 10), BADUGI_GAME), holes).say("call", "check")
    while not told.over:
        told.say("pat" if told.hand.stage is Stage.DRAWING else "check")
    assert told.stacks == (110, 90)
    assert explain(told.hand)[0].hands[0].best.category is Category.FOUR_CARDS


# --- High and low ---------------------------------------------------------------------


def shown_down(game, holes, board="", chips=10, stakes=None, button=0):
    """A pot of `chips` from each of the players, checked down."""
    stakes = stakes or Stakes(chips, chips)
    told = Told(start_at((chips,) * len(holes), button, stakes, game), holes, board)
    while not told.over:
        told.say("check" if told.may.check else "call")
    return told


def test_a_low_must_be_five_ranks_of_eight_or_less_from_two_and_three():
    holes = ["AsKs7d6d", "AhAd9h9d"]
    low = shown_down(OMAHA_HI_LO, holes, "2c 3h 8c Kd Jc")
    assert low.stacks == (10, 10)
    parts = low.of(PotAwarded)[0].parts
    assert [(part.side, part.shares[0].seat) for part in parts] == [(Side.HIGH, 1), (Side.LOW, 0)]
    none = shown_down(OMAHA_HI_LO, holes, "2c 3h 9c Kd Jc")
    assert none.of(PotAwarded)[0].parts[0].side is Side.WHOLE
    assert any(isinstance(note, NoLow) for note in explain(none.hand)[0].notes)


def test_the_odd_chip_of_a_divided_pot_goes_to_the_high_half():
    """X25: 101 is 51 and 50."""
    start = start_at((50, 50, 1), 0, Stakes(50, 50), OMAHA_HI_LO)
    told = Told(start, ["AsKs7d6d", "AhAd9h9d", "TcTsJdJs"], "2c 3h 8c Kd 4c")
    while not told.over:
        told.say("check" if told.may.check else "call")
    awarded = {event.pot: event for event in told.of(PotAwarded)}
    main = awarded[0]
    assert [part.chips for part in main.parts] == [2, 1]
    high = explain(told.hand)[-2]
    assert high.side is Side.HIGH and OddToHigh() in high.notes


def test_the_seed_gives_the_odd_chip_of_a_divided_pot_by_suit():
    """S3-19 as an option: who holds the higher card by suit of the winning fives."""
    holes = ["AsKs7d6d", "AhAd9h9d", "TcTsJdJs"]
    for option, halves in ((OddHiLo.HIGH_HALF, [2, 1]), (OddHiLo.SUIT, [1, 2])):
        stakes = Stakes(50, 50, house=House(odd_hilo=option))
        told = Told(start_at((50, 50, 1), 0, stakes, OMAHA_HI_LO), holes, "2c 3h 8c Kd 4c")
        while not told.over:
            told.say("check" if told.may.check else "call")
        main = told.of(PotAwarded)[-1]
        assert [part.chips for part in main.parts] == halves


def test_in_stud_equal_hands_get_the_odd_chip_by_suit():
    """TDA 20B: the highest card by suit among the five, or of all seven (RR)."""
    # Both play Q-J-T-9-8: the first has the queen of spades, the second that of hearts and
    # an ace beside it.
    holes = ["QsJcTd9h8c3c2d", "QhJdTs9c8dAc3d", "4h4s5h5s6h6s2h"]
    for house, seat in ((House(), 0), (House(odd_card=OddCard.ALL), 1)):
        stakes = Stakes(0, 0, ante=1, bring_in=1, bets=(5, 10), house=house)
        told = Told(start_at((1, 1, 1), 1, stakes, STUD), holes)
        assert told.over and told.stacks[seat] == 2
        notes = explain(told.hand)[0].notes
        assert any(isinstance(note, OddBySuit) and note.seats == (seat,) for note in notes)


def test_stud_hi_lo_divides_high_and_low():
    holes = ["AhKdKcKhTd2c3c", "As2d3d4h6s9dTh"]
    told = Told(
        start_at((10, 10), 0, Stakes(0, 0, 10, bring_in=1, bets=(5, 10)), STUD_HI_LO), holes
    )
    assert told.stacks == (10, 10)
    assert [(told.side, told.shares[0].seat) for told in explain(told.hand)] == [
        (Side.HIGH, 0),
        (Side.LOW, 1),
    ]


def test_where_no_pot_is_contested_nobody_shows_and_the_owners_are_paid():
    """RULES 9.4: one is all-in with his ante, and the other's blind goes back."""
    posts = (Post(1, Forced.ANTE, 2),)
    for game in (HOLDEM, OMAHA_HI_LO):
        told = Told(Start(game, Stakes(1, 2), (100, 2), 1, 1, 0, posts=posts))
        assert told.over and told.stacks == (100, 2)
        assert not told.of(HandShown) and not told.of(HandMucked)


def test_in_razz_the_lowest_card_of_all_gets_the_odd_chip_by_roberts_rules():
    """RULES 11.5: the option for lows."""
    holes = ["As2s3s4s6sKdQd", "Ah2h3h4h6hKcQc", "KhJhQh9h9d9cTc"]
    for card, seat in ((OddCard.FIVE, 0), (OddCard.ALL, 1)):
        stakes = Stakes(0, 0, 1, house=House(odd_card=card), bring_in=1, bets=(5, 10))
        told = Told(start_at((1, 1, 1), 2, stakes, RAZZ), holes)
        assert told.stacks[seat] == 2


# --- Decks ----------------------------------------------------------------------------


def test_a_card_of_another_deck_is_refused():
    hand = begin(start_at((100, 100), 0, Stakes(1, 2), GAMES["deck32"])).hand
    two = parse_cards("2h 8s"), parse_cards("9h 9s")
    with pytest.raises(IllegalAction) as no:
        decide(hand, Deal(two))
    assert no.value.reason == NotInDeck(parse_cards("2h")[0])


def test_flush_beats_full_house_with_32_cards():
    told = shown_down(GAMES["deck32"], ["Ah9h", "KsKd"], "Kh Qh 7h 7s 8c")
    assert told.stacks == (20, 0)


def test_the_joker_on_the_board_is_what_each_player_needs():
    told = shown_down(GAMES["joker53"], ["AhAd", "KhQh"], "Jk Jh Th 2c 3c")
    assert told.stacks == (0, 20)  # a royal flush against three aces
    five = shown_down(GAMES["joker53"], ["AhAd", "KhQh"], "Jk Ac As Jh Th")
    assert five.stacks == (20, 0)  # five aces against a royal flush


@pytest.mark.parametrize(
    ("code", "most"),
    [("holdem52", 10), ("omaha6", 7), ("deck32", 10), ("stud", 8), ("draw5", 9), ("triple27", 8)],
)
def test_as_many_play_as_the_deck_has_cards_for(code, most):
    """RULES 7.7; in a draw at least one player can always exchange all his cards."""
    game = GAMES[code]
    stakes = STUD_STAKES if has_bring_in(game) else Stakes(1, 2)
    begin(start_at((100,) * most, 0, stakes, game))
    if most < 10:
        with pytest.raises(IllegalAction) as no:
            begin(start_at((100,) * (most + 1), 0, stakes, game))
        assert no.value.reason == BadStart("deck")
