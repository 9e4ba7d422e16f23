"""House choices of one hand: straddle, rake, two boards, the smallest chip (RULES 6.6, 9.7, 10.9)."""

from random import Random

import pytest

from fifthstreet.games import (
    FIVE_CARD_DRAW,
    GAMES,
    HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    STUD,
    Betting,
    with_betting,
)
from fifthstreet.reasons import BadStart, IllegalAction, MustVote, NotWholeChips, NoVote
from fifthstreet.rules.actions import Call, Check, Fold, RaiseTo, RunTwice
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    HandMucked,
    HandShown,
    Posted,
    PotAwarded,
    RakeTaken,
    RunVoted,
    Side,
    UncalledReturned,
)
from fifthstreet.rules.explain import explain
from fifthstreet.rules.hand import Player, Stage
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.pots import divide, rakes
from fifthstreet.rules.stakes import (
    AnteBy,
    Forced,
    House,
    LimitCap,
    Rake,
    RakeSplit,
    Showing,
    Stakes,
    StraddleRaise,
)
from fifthstreet.rules.start import Post, Start, start_at
from tests.conftest import SCALE
from tests.rules.hands import play, random_start
from tests.rules.script import Told


def refused(told, action):
    with pytest.raises(IllegalAction) as no:
        decide(told.hand, action)
    return no.value.reason


# --- Straddle and entry posts ---------------------------------------------------------


def straddled(stacks=(1000,) * 4, **house):
    stakes = Stakes(50, 100, house=House(**house))
    return Told(start_at(stacks, 3, stakes, straddle=True))


def test_a_straddle_is_the_new_price_and_its_owner_acts_last():
    told = straddled()
    assert told.of(Posted)[-1] == Posted(2, Forced.STRADDLE, 200)
    assert told.actor == 3 and told.may.call == 200 and told.may.raise_to == (400, 1000)
    told.say("call", "call", "call")
    assert told.actor == 2 and told.may.check and told.may.raise_to == (400, 1000)
    told.say("check")
    assert told.hand.street == 1 and told.may.raise_to == (100, 800)  # the least bet stays


def test_the_house_may_let_a_straddle_be_raised_by_a_big_blind():
    assert straddled(straddle_minraise=StraddleRaise.BIG_BLIND).may.raise_to == (300, 1000)


def test_a_short_straddle_is_an_incomplete_raise():
    told = straddled((1000, 1000, 150, 1000))
    assert told.hand.seats[2].stack == 0
    assert told.may.call == 150 and told.may.raise_to == (250, 1000)


@pytest.mark.parametrize(
    "stacks", [(1000, 0, 0, 1000), (1000, 1000, 100, 1000), (1000, 1000, 99, 1000)]
)
def test_nobody_straddles_heads_up_or_with_no_more_than_a_big_blind(stacks):
    assert straddled(stacks).of(Posted)[-1].what is not Forced.STRADDLE


def test_a_straddle_counts_as_the_first_raise_of_fixed_limit():
    game = with_betting(HOLDEM, Betting.FIXED_LIMIT)
    told = Told(start_at((1000,) * 4, 3, Stakes(50, 100), game, straddle=True))
    assert told.may.raise_to == (300, 300)
    told.say(300, 400)
    assert told.may.raise_to is None


def test_who_enters_posts_a_live_big_blind_and_acts_in_turn():
    """X9; a missed small blind is dead money (6.9)."""
    posts = (Post(3, Forced.DEAD_BLIND, 50), Post(3, Forced.ENTRY, 100))
    told = Told(Start(HOLDEM, Stakes(50, 100), (1000,) * 5, 0, 1, 2, posts=posts))
    assert [(p.seat, p.what) for p in told.of(Posted)[2:]] == [
        (3, Forced.ENTRY),
        (3, Forced.DEAD_BLIND),
    ]
    assert told.hand.dead == 50 and told.hand.seats[3].bet == 100
    assert told.actor == 3 and told.may.check and told.may.raise_to == (200, 950)
    short = Told(
        Start(HOLDEM, Stakes(50, 100), (1000, 1000, 1000, 120, 1000), 0, 1, 2, posts=posts)
    )
    assert short.hand.seats[3].bet == 100 and short.hand.dead == 20


def test_nobody_straddles_with_what_the_ante_leaves_of_a_big_blind():
    start = start_at((100, 100, 5, 100), 3, Stakes(1, 2, ante=4), straddle=True)
    assert start.posts == ()
    assert start_at((100, 100, 7, 100), 3, Stakes(1, 2, ante=4), straddle=True).posts


def test_in_fixed_limit_a_short_straddle_below_half_a_bet_may_be_completed():
    """RULES 6.7, 8.18."""
    game = with_betting(HOLDEM, Betting.FIXED_LIMIT)
    for stack, to, raises in ((5, 8, 1), (6, 10, 2), (8, 12, 2)):
        told = Told(start_at((100, 100, stack, 100), 3, Stakes(2, 4), game, straddle=True))
        assert told.may.raise_to == (to, to) and told.hand.more.raises == raises


@pytest.mark.parametrize(
    "post",
    [
        Post(0, Forced.BRING_IN, 2),
        Post(0, Forced.SMALL_BLIND, 50),
        Post(0, Forced.BIG_BLIND, 50),
        Post(0, Forced.ENTRY, 150),
        Post(1, Forced.ENTRY, 100),
        Post(2, Forced.STRADDLE, 200),
        ("post", 1),
        Post(9, Forced.ENTRY, 100),
        Post(1, Forced.STRADDLE, 100),
        Post(1, Forced.ENTRY, 0),
        Post(1, Forced.ENTRY, True),
    ],
)
def test_a_post_that_cannot_be_is_refused(post):
    with pytest.raises(IllegalAction) as no:
        begin(Start(HOLDEM, Stakes(50, 100), (1000,) * 3, 0, 1, 2, posts=(post,)))
    assert no.value.reason == BadStart("posts")


def test_in_short_deck_the_button_alone_may_post_a_blind():
    """RULES 3.5: antes and a blind of the button, who acts last before the flop."""
    stakes = Stakes(0, 10, ante=10, button_blind=True)
    told = Told(start_at((500,) * 4, 1, stakes, GAMES["deck36"]))
    assert told.of(Posted)[-1] == Posted(1, Forced.BIG_BLIND, 10)
    assert told.actor == 2 and told.may.call == 10 and told.may.raise_to == (20, 490)
    told.say("call", "call", "call")
    assert told.actor == 1 and told.may.check
    told.say("check")
    assert told.actor == 2 and told.hand.pots[0].chips == 80
    empty = Told(start_at((500, 0, 500, 500), 1, stakes, GAMES["deck36"]))
    assert empty.of(Posted)[-1].seat == 0


# --- Rake -----------------------------------------------------------------------------


def raked(percent=500, caps=(), **more):
    rake = Rake(percent, caps, **more)
    return Told(start_at((1000,) * 3, 0, Stakes(50, 100, house=House(rake=rake))))


def test_no_flop_no_drop_and_nothing_of_what_goes_back():
    """X15."""
    walk = raked().say(300, "fold", "fold")
    assert walk.over and walk.of(RakeTaken) == []
    told = raked().say("call", "call", "check", "check", 400, "fold", "fold")
    assert told.of(UncalledReturned)[-1].chips == 400
    assert told.of(RakeTaken) == [RakeTaken((15,))]  # 5 % of 300
    assert sum(told.stacks) == 2985
    every = raked(no_flop_no_drop=False).say(300, "fold", "fold")
    assert every.of(RakeTaken) == [RakeTaken((12,))]  # of 250, rounded down


def test_in_stud_and_draws_the_second_street_is_the_flop_of_the_rake():
    rake = House(rake=Rake(1000))
    stud = Stakes(0, 0, ante=10, bring_in=10, bets=(20, 40), house=rake)
    draw = Stakes(5, 10, house=rake)
    first = Told(start_at((500,) * 3, 0, stud, STUD)).say("bring", 20, "fold", "fold")
    assert first.over and first.of(RakeTaken) == []
    later = Told(start_at((500,) * 3, 0, stud, STUD)).say("bring", "call", "fold", 20, "fold")
    assert later.of(RakeTaken) == [RakeTaken((5,))]
    first = Told(start_at((500,) * 2, 0, draw, FIVE_CARD_DRAW)).say("fold")
    assert first.of(RakeTaken) == []
    later = Told(start_at((500,) * 2, 0, draw, FIVE_CARD_DRAW)).say("call", "check", "pat", "pat")
    assert later.say("check", "check").of(RakeTaken) == [RakeTaken((2,))]


def test_the_cap_goes_by_the_number_dealt_in():
    caps = (5, 9)
    told = raked(caps=caps).say("call", "call", "check", *["check"] * 9)
    assert told.of(RakeTaken) == [RakeTaken((9,))]
    heads_up = Told(
        start_at((1000, 1000), 0, Stakes(50, 100, house=House(rake=Rake(500, caps))))
    ).say("call", "check", *["check"] * 6)
    assert heads_up.of(RakeTaken) == [RakeTaken((5,))]


@pytest.mark.parametrize(
    ("chips", "rake", "unit", "taken"),
    [
        ((1000, 500), Rake(500, (60,)), 1, (50, 10)),
        ((1000, 500), Rake(500, (60,), split=RakeSplit.PROPORTIONAL), 1, (40, 20)),
        ((101, 101), Rake(1000), 1, (10, 10)),
        ((105, 105), Rake(1000), 1, (10, 11)),  # cumulative: 21 in all
        ((105, 105), Rake(1000), 5, (10, 10)),
        ((19,), Rake(500), 1, (0,)),
    ],
)
def test_a_rake_falls_on_the_pots_from_the_main_pot_upward(chips, rake, unit, taken):
    assert rakes(chips, rake, 3, unit) == taken
    assert all(part <= pot for part, pot in zip(taken, chips, strict=True))


def test_no_pot_is_raked_below_nothing_whatever_the_choices():
    rng = Random(9)
    for _ in range(2000):
        chips = tuple(rng.randint(1, 300) for _ in range(rng.randint(1, 5)))
        caps = tuple(rng.randint(0, 40) for _ in range(rng.randint(0, 3)))
        unit = rng.choice((1, 2, 5))
        rake = Rake(rng.randint(0, 10_000), caps, split=rng.choice(list(RakeSplit)))
        taken = rakes(chips, rake, rng.randint(2, 10), unit)
        assert all(0 <= part <= pot for part, pot in zip(taken, chips, strict=True))
        assert sum(taken) * 10_000 <= sum(chips) * rake.percent and sum(taken) % unit == 0


@pytest.mark.parametrize(
    "rake",
    [Rake(555.5), Rake(500, (1.5,)), Rake("5"), Rake(500, None), Rake(-1), Rake(10_001)],  # type: ignore[arg-type]
)
def test_a_rake_that_is_no_rake_is_refused(rake):
    with pytest.raises(IllegalAction) as no:
        begin(start_at((100, 100), 0, Stakes(1, 2, house=House(rake=rake))))
    assert no.value.reason == BadStart("rake")


# --- Run it twice -----------------------------------------------------------------------


def twice(holes=("AsAd", "KsKd", ""), board="", second="", stacks=(500, 500, 1000), **house):
    stakes = Stakes(50, 100, house=House(run_twice=True, **house))
    return Told(start_at(stacks, 2, stakes), holes, board, second)


def test_all_live_players_are_asked_once_no_more_betting_is_possible():
    told = twice().say("fold", 500, "call")
    assert told.hand.stage is Stage.VOTING and told.actor == 0 and told.may.vote
    for action in (Check(0), Call(0), Fold(0, confirm=True), RaiseTo(0, 600)):
        assert refused(told, action) == MustVote()
    told.say("yes")
    assert told.actor == 1
    told.say("yes")
    assert told.over and told.of(RunVoted) == [RunVoted(0, True), RunVoted(1, True)]


def test_one_no_is_enough():
    told = twice().say("fold", 500, "call", "no")
    assert told.over and len(told.of(BoardDealt)) == 3
    assert refused(twice(), RunTwice(2, agree=True)) == NoVote()


def test_two_boards_come_from_one_deck_with_a_burn_before_each_street():
    told = twice().say("fold", 500, "call", "yes", "yes")
    assert [event.run for event in told.of(BoardDealt)] == [0, 0, 0, 1, 1, 1]
    assert len(told.of(Burned)) == 6
    first, second = told.hand.board, told.hand.more.second
    assert len(first) == len(second) == 5 and not set(first) & set(second)


def test_each_half_is_decided_by_its_board_and_the_odd_chip_goes_to_the_first():
    told = twice(
        board="2c 7d 9h Jc 3s",
        second="Kh 7h 9c Jd 4s",
        stacks=(501, 501, 1000),
    )
    told.say("fold", 501, "call", "yes", "yes")
    (awarded,) = told.of(PotAwarded)
    assert [(part.run, part.chips, part.shares[0].seat) for part in awarded.parts] == [
        (0, 501, 0),
        (1, 501, 1),
    ]
    start = Start(HOLDEM, Stakes(1, 100, house=House(run_twice=True)), (100, 100, 1), 2, None, 1)
    told = Told(start, ("AsAd", "KsKd", "2h3h"), "2c 7d 9h Jc 3s", "Kh 7h 9c Jd 4s")
    while isinstance(told.hand.turn, Player):
        told.say("yes" if told.may.vote else "check" if told.may.check else "call")
    main = told.of(PotAwarded)[-1]
    assert [part.chips for part in main.parts] == [2, 1]  # three chips, the odd one to run one


def test_after_the_flop_both_boards_share_it():
    told = twice(stacks=(1000, 1000, 1000)).say("fold", "call", "check", 900, "call", "yes", "yes")
    assert [(event.run, event.street) for event in told.of(BoardDealt)] == [
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 2),
        (1, 3),
    ]
    assert told.hand.board[:3] == told.hand.more.second[:3]
    assert len({*told.hand.board, *told.hand.more.second}) == 7


def test_both_halves_are_explained():
    told = twice(board="2c 7d 9h Jc 3s", second="Kh 7h 9c Jd 4s")
    told.say("fold", 500, "call", "yes", "yes")
    assert [(pot.run, pot.shares[0].seat, len(pot.hands)) for pot in explain(told.hand)] == [
        (0, 0, 2),
        (1, 1, 2),
    ]


def test_high_and_low_are_divided_on_each_board():
    stakes = Stakes(50, 100, house=House(run_twice=True))
    holes = ["AsKs7d6d", "AhAd9h9d"]
    told = Told(
        start_at((100, 100), 0, stakes, OMAHA_HI_LO), holes, "2c 3h 8c Kd Jc", "Qc Qh Td Th 4s"
    )
    told.say("call", "yes", "yes")
    (awarded,) = told.of(PotAwarded)
    assert [(part.run, part.side, part.chips) for part in awarded.parts] == [
        (0, Side.HIGH, 50),
        (0, Side.LOW, 50),
        (1, Side.WHOLE, 100),
    ]


def test_the_rake_is_taken_once():
    told = twice(rake=Rake(500)).say("fold", 500, "call", "yes", "yes")
    assert told.of(RakeTaken) == [RakeTaken((50,))]
    assert sum(part.chips for part in told.of(PotAwarded)[0].parts) == 950


def test_stud_is_never_run_twice():
    stakes = Stakes(0, 0, ante=1, bring_in=1, bets=(5, 10), house=House(run_twice=True))
    assert Told(start_at((1, 1), 0, stakes, STUD)).over


# --- Showing, caps, chips ---------------------------------------------------------------


def test_every_live_hand_is_shown_where_the_house_says_so():
    for showing, mucked in ((Showing.MUCK_LOSERS, 1), (Showing.ALWAYS, 0)):
        stakes = Stakes(50, 100, house=House(showing=showing))
        told = Told(start_at((1000, 1000), 0, stakes), ["KsKd", "AsAd"], "2c 7d 9h Jc 3s")
        told.say("call", "check", *["check"] * 6)
        assert len(told.of(HandMucked)) == mucked and len(told.of(HandShown)) == 2 - mucked


def test_the_cap_is_lifted_for_two_if_they_were_alone_before_it():
    """D-07."""
    game = with_betting(HOLDEM, Betting.FIXED_LIMIT)
    for cap, lifted in ((LimitCap.LIFTED, True), (LimitCap.KEPT, False)):
        stakes = Stakes(5, 10, house=House(limit_cap=cap))
        two = Told(start_at((1000, 1000), 0, stakes, game)).say(20, 30, 40)
        assert (two.may.raise_to is not None) is lifted
        late = Told(start_at((1000,) * 3, 0, stakes, game)).say(20, 30, 40, "fold")
        assert late.may.raise_to is None  # the cap was reached by three


def test_a_pot_is_divided_down_to_the_smallest_chip():
    """RULES 11.4: and every amount is made of whole chips."""
    assert divide(125, 2, 25) == ([75, 50], 1)
    assert divide(100, 3, 25) == ([50, 25, 25], 1)
    assert divide(101, 2) == ([51, 50], 1)
    for unit in (1, 5, 25):
        for chips in range(0, 60 * unit, unit):
            for winners in range(1, 5):
                shares, odd = divide(chips, winners, unit)
                assert sum(shares) == chips and 0 <= odd < winners
                assert shares == sorted(shares, reverse=True)
                assert max(shares) - min(shares) == (unit if odd else 0)


def test_amounts_that_are_no_whole_chips_are_refused():
    house = House(unit=25)
    told = Told(start_at((1000, 1000), 0, Stakes(50, 100, house=house)))
    assert refused(told, RaiseTo(0, 210)) == NotWholeChips("210")
    assert told.say(225).hand.to_match == 225
    for start in (
        start_at((1010, 1000), 0, Stakes(50, 100, house=house)),
        start_at((1000, 1000), 0, Stakes(10, 20, house=house)),
        start_at((1000, 1000), 0, Stakes(50, 100, 10, house=house)),
    ):
        with pytest.raises(IllegalAction) as no:
            begin(start)
        assert no.value.reason == BadStart("unit")
    omaha = Told(start_at((5000,) * 3, 0, Stakes(75, 125, house=house), OMAHA))
    assert omaha.may.raise_to == (250, 450)
    omaha.say(450)
    assert omaha.may.raise_to is not None and omaha.may.raise_to[1] % 25 == 0


def test_antes_of_a_big_blind_do_not_go_with_a_bring_in():
    stakes = Stakes(0, 0, 5, AnteBy.BIG_BLIND, bring_in=2, bets=(5, 10))
    with pytest.raises(IllegalAction):
        begin(start_at((100, 100), 0, stakes, STUD))


def test_where_votes_are_cast_nobody_can_bet_any_more():
    votes = 0
    for number in range(20_000 // SCALE):
        rng = Random(f"votes {number}")
        for _, step in play(random_start(rng), rng):
            if step.hand.stage is Stage.VOTING:
                votes += 1
                live = [seat for seat in step.hand.seats if seat.status.value == "live"]
                assert sum(seat.stack > 0 for seat in live) <= 1 and len(live) > 1
    assert votes
