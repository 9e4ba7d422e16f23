"""Hands of every game from files: forced bets, draws, up-cards, and real hands to their end."""

from typing import Any

import pytest
from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import (
    BADUGI_GAME,
    BUG_HOLDEM,
    GAMES,
    HOLDEM,
    OMAHA,
    OMAHA_5,
    SHORT_DECK,
    STUD,
    TRIPLE_DRAW,
    Betting,
    HoleUse,
    LimitBet,
    has_bring_in,
    hole_cards,
    listed,
    up_places,
    with_betting,
)
from fifthstreet.history.phh import VARIANTS, read, read_many, write
from fifthstreet.history.record import Hole, Record, ShownOrMucked, known_holes, record_of
from fifthstreet.history.replay import Ending, Habit, Mode, replay
from fifthstreet.reasons import (
    BadStart,
    CardInUse,
    IllegalAction,
    MustBringIn,
    MustDraw,
    NotationError,
    NotInDeck,
    NotYourCard,
    OutOfTurn,
    Reason,
    Released,
    WrongNumberOfCards,
)
from fifthstreet.rules.actions import BringIn, Call, Deal, Discard, Kill, RaiseTo, RunTwice
from fifthstreet.rules.hand import Dealer, Over
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.posting import forced_bets
from fifthstreet.rules.stakes import AnteBy, Forced, House, Rake, Stakes
from fifthstreet.rules.start import Post, Start, start_at

NT = "variant = 'NT'\nmin_bet = 2\n"


def table(
    head: str = NT,
    *,
    antes: Any = None,
    blinds: Any = (1, 2, 0, 0),
    players: int = 4,
    actions: Any = (),
    more: str = "",
) -> Record:
    """A record of a few fields; nobody has acted in it."""
    lists = f"blinds_or_straddles = {list(blinds)}\n" if blinds else ""
    return read(
        f"{head}antes = {list(antes or [0] * players)}\n{lists}"
        f"starting_stacks = {[200] * players}\nactions = {list(actions)}\n{more}"
    )


def posted(record: Record) -> list[tuple[int, str, int]]:
    return [(post.seat, post.what.value, post.chips) for post in forced_bets(record.start)]


# --- Forced bets ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blinds", "bets"),
    [
        ([1, 2, 0, 0], [(0, "small_blind", 1), (1, "big_blind", 2)]),
        ([2, 0, 0, 0], [(0, "big_blind", 2)]),
        ([0, 2, 0, 0], [(1, "big_blind", 2)]),
        ([0, 0, 0, 2], [(3, "big_blind", 2)]),
        ([1, 2, 4, 0], [(0, "small_blind", 1), (1, "big_blind", 2), (2, "straddle", 4)]),
        ([1, 2, 4, 8], [(0, "small_blind", 1), (1, "big_blind", 2), (2, "straddle", 4), (3, "straddle", 8)]),
        ([1, 2, 0, 4], [(0, "small_blind", 1), (1, "big_blind", 2), (3, "straddle", 4)]),
        ([1, 2, 0, -2], [(0, "small_blind", 1), (1, "big_blind", 2), (3, "entry", 2)]),
        ([1, 2, -3, 0], [(0, "small_blind", 1), (1, "big_blind", 2), (2, "entry", 2), (2, "dead_blind", 1)]),
        ([1, 2, -2, 4], [(0, "small_blind", 1), (1, "big_blind", 2), (2, "entry", 2), (3, "straddle", 4)]),
    ],
)  # fmt: skip
def test_blinds_straddles_and_posts(blinds, bets):
    record = table(blinds=blinds)
    assert posted(record) == bets
    assert read(write(record)) == record


def test_heads_up_a_blind_of_the_button_alone_comes_first_in_the_list():
    record = table(blinds=(2, 0), players=2)
    assert (record.start.small, record.start.big) == (None, 1)
    assert read(write(record)) == record
    assert table(blinds=(1, 2), players=2).start.big == 0


def test_betting_opens_behind_the_highest_straddle():
    for blinds, first in (([1, 2, 4, 0], 3), ([1, 2, 0, 4], 0), ([1, 2, 8, 4], 3)):
        cards = [f"d dh p{p} {two}" for p, two in enumerate(("2c3c", "4c5c", "6c7c", "8c9c"), 1)]
        turn: Any = replay(table(blinds=blinds, actions=cards)).hand.turn
        assert turn.seat == first, blinds


@pytest.mark.parametrize(
    ("antes", "trimmed", "ante", "by", "posts"),
    [
        ([1, 1, 1, 1], "true", 1, AnteBy.EACH, []),
        ([1, 1, 1, 1], "false", 1, AnteBy.EACH, []),
        ([0, 3, 0, 0], "false", 3, AnteBy.BIG_BLIND, []),
        ([0, 0, 0, 3], "false", 0, AnteBy.EACH, [(3, Forced.BIG_BLIND_ANTE, 3)]),
        ([0, 0, 0, 3], "true", 0, AnteBy.EACH, [(3, Forced.ANTE, 3)]),
        ([1, 1, 2, 1], "true", 0, AnteBy.EACH, [(0, Forced.ANTE, 1), (1, Forced.ANTE, 1), (2, Forced.ANTE, 2), (3, Forced.ANTE, 1)]),
        ([1, 2, 0, 0], "false", 0, AnteBy.EACH, [(0, Forced.BIG_BLIND_ANTE, 1), (1, Forced.BIG_BLIND_ANTE, 2)]),
    ],
)  # fmt: skip
def test_antes_of_all_of_one_and_uneven_ones(antes, trimmed, ante, by, posts):
    record = table(f"{NT}ante_trimming_status = {trimmed}\n", antes=antes)
    assert (record.start.stakes.ante, record.start.stakes.ante_by) == (ante, by)
    assert [(post.seat, post.what, post.chips) for post in record.start.posts] == posts
    assert read(write(record)) == record


def test_an_ante_of_the_button_is_dead_money_unless_it_is_trimmed():
    cards = [f"d dh p{p} {two}" for p, two in enumerate(("AsAd", "KsKd", "QsQd"), 1)]
    calls = ["p3 cc", "p1 cc", "p2 cc"]
    boards = [f"d db {cards}" for cards in ("2h7c9d", "Jc", "3d")]
    checks = [["p1 cc", "p2 cc", "p3 cc"]] * 3
    actions = (
        cards + calls + [move for b, c in zip(boards, checks, strict=True) for move in (b, *c)]
    )
    for trimmed, stacks in (("false", [207, 198, 195]), ("true", [204, 198, 198])):
        head = f"{NT}ante_trimming_status = {trimmed}\n"
        record = table(head, antes=(0, 0, 3), blinds=(1, 2, 0), players=3, actions=actions)
        assert [seat.stack for seat in replay(record).hand.seats] == stacks


def test_a_dead_blind_is_written_as_an_ante_that_counts_for_nobody():
    """So the chips are right for whoever does not know our own field (RULES 6.9)."""
    stakes = Stakes(5, 10)
    posts = (Post(3, Forced.ENTRY, 10), Post(3, Forced.DEAD_BLIND, 5))
    start = Start(HOLDEM, stakes, (200,) * 4, 3, 0, 1, posts=posts)
    record = record_of(start, [])
    text = write(record)
    assert "antes = [0, 0, 0, 5]\n_dead_blinds = [0, 0, 0, 5]\n" in text
    assert "blinds_or_straddles = [5, 10, 0, -10]\n" in text
    assert read(text) == record
    assert forced_bets(record.start) == forced_bets(start)


def test_the_size_of_a_dead_small_blind_is_kept_where_it_counts():
    """Full blinds are assumed in pot-limit, even if one is dead (RULES 8.16)."""
    for game, kept in ((OMAHA, 5), (HOLDEM, 0)):
        record = record_of(Start(game, Stakes(5, 10), (200,) * 4, 3, None, 0), [])
        assert record.start.stakes.small == kept
        assert ("_dead_small_blind" in write(record)) == (kept > 0)
        assert read(write(record)) == record


def test_bets_of_fixed_limit_need_not_follow_the_blinds():
    head = "variant = 'FT'\nsmall_bet = 3\nbig_bet = 6\n"
    record = table(head)
    assert record.start.stakes.bets == (3, 6)
    assert read(write(record)) == record
    usual = table("variant = 'FT'\nsmall_bet = 2\nbig_bet = 4\n")
    assert usual.start.stakes.bets is None
    assert "small_bet = 2\nbig_bet = 4\n" in write(usual)


def test_fractions_in_every_forced_bet():
    head = "variant = 'FR'\nbring_in = 0.25\nsmall_bet = 0.50\nbig_bet = 1\n"
    record = table(head, antes=(0.1, 0.1, 0.1, 0.1), blinds=())
    stakes = record.start.stakes
    assert (record.scale, stakes.ante, stakes.bring_in, stakes.bets) == (100, 10, 25, (50, 100))
    assert "bring_in = 0.25\n" in write(record)
    assert read(write(record)) == record
    entry = table(blinds=(1, 2, 0, -2.0))
    assert "[1, 2, 0, -2]" in write(entry)
    assert read(write(table(blinds=(0.5, 2, 0, -1.5)))).start.posts[0].chips == 150


# --- Which game -----------------------------------------------------------------------


def test_codes_of_the_standard():
    assert {code: game.code for code, game in VARIANTS.items()} == {
        "FT": "holdem52", "NT": "holdem52", "NS": "deck36", "PO": "omaha", "FO/8": "omaha8",
        "F7S": "stud", "F7S/8": "stud8", "FR": "razz", "N2L1D": "single27",
        "F2L3D": "triple27", "FB": "badugi",
    }  # fmt: skip
    for code, game in VARIANTS.items():
        assert (
            game.betting.value == {"F": "fixed_limit", "N": "no_limit", "P": "pot_limit"}[code[0]]
        )


@pytest.mark.parametrize("betting", Betting)
@pytest.mark.parametrize("code", GAMES)
def test_every_game_is_written_so_that_nobody_takes_it_for_another(code, betting):
    game = with_betting(GAMES[code], betting)
    stakes = Stakes(1, 2, 1)
    if has_bring_in(game):
        stakes = Stakes(0, 0, 1, bring_in=1, bets=(2, 4))
    start = start_at((100, 90, 80), 2, stakes, game)
    text = write(record_of(start, []))
    assert read(text).start.game == game
    variant = text.split("'")[1]
    assert VARIANTS.get(variant, game) == game
    assert variant in VARIANTS or variant == code
    assert ("_betting" in text) == (variant not in VARIANTS and betting is not GAMES[code].betting)


def test_a_code_of_ours_with_a_betting_nobody_knows_is_refused():
    with pytest.raises(NotationError) as error:
        table("variant = 'omaha5'\n_betting = 'spread'\nmin_bet = 2\n")
    assert getattr(error.value.reason, "detail", "") == "_betting"


# --- What cannot be written -----------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "field"),
    [
        (Start(HOLDEM, Stakes(1, 2), (9, 9, 9), 2, 1, 0), "small"),
        (Start(HOLDEM, Stakes(1, 2), (9, 9, 9), 2, 0, 2), "small"),
        (Start(HOLDEM, Stakes(1, 2), (9, 9, 9), 2, 0, 1, posts=(Post(1, Forced.STRADDLE, 4),)), "posts"),
        (Start(HOLDEM, Stakes(1, 2), (9,) * 4, 3, 0, 1, posts=(Post(3, Forced.STRADDLE, 8), Post(2, Forced.STRADDLE, 4))), "posts"),
        (Start(HOLDEM, Stakes(1, 2, 1), (9,) * 4, 3, 0, 1, posts=(Post(3, Forced.BIG_BLIND_ANTE, 8),)), "posts"),
        (Start(HOLDEM, Stakes(1, 2), (9,) * 4, 3, 0, 1, posts=(Post(3, Forced.SMALL_BLIND, 1),)), "posts"),
    ],
)  # fmt: skip
def test_forced_bets_that_the_lists_cannot_say_are_refused(start, field):
    with pytest.raises(IllegalAction) as error:
        record_of(start, [])
    assert error.value.reason == BadStart(field)


def all_in(house: House) -> tuple[Start, list[Any]]:
    """Heads-up all-in before the flop, up to the vote."""
    unit = house.unit
    start = start_at((20 * unit, 20 * unit), 1, Stakes(unit, 2 * unit, house=house))
    hole = ((Card.SA, Card.DA), (Card.SK, Card.DK))
    return start, [Deal(hole), RaiseTo(1, 20 * unit), Call(0)]


BOARD = [Deal(board=(Card.H2, Card.C7, Card.D9)), Deal(board=(Card.CJ,)), Deal(board=(Card.D3,))]


def test_two_boards_are_refused_and_one_after_a_vote_is_not():
    start, actions = all_in(House(burns=False, run_twice=True))
    with pytest.raises(IllegalAction) as error:
        record_of(start, [*actions, RunTwice(0, True), RunTwice(1, True)])
    assert error.value.reason == BadStart("run_twice")
    record = record_of(start, [*actions, RunTwice(0, True), RunTwice(1, False), *BOARD])
    assert replay(read(write(record))).ending is Ending.EQUAL


def test_what_the_floor_did_is_refused():
    start, actions = all_in(House(burns=False))
    with pytest.raises(IllegalAction) as error:
        record_of(start, [actions[0], Kill(0, Released())])
    assert error.value.reason == BadStart("floor")


def test_rake_and_unit_are_kept_as_choices_of_the_house():
    rake = Rake(500, (3, 4), no_flop_no_drop=False)
    start, actions = all_in(House(burns=False, rake=rake, unit=5))
    record = record_of(start, [*actions, *BOARD])
    again = read(write(record))
    assert again == record
    assert again.start.stakes.house.rake == rake
    assert replay(again).ending is Ending.EQUAL


# --- Draws ----------------------------------------------------------------------------

DRAW = """\
variant = 'FB'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
small_bet = 2
big_bet = 4
starting_stacks = [50, 50, 50]
"""
DEALT = ["d dh p1 As2h3d4c", "d dh p2 KsKhKdKc", "d dh p3 5s6h7d8c"]
CALLED = ["p3 cc", "p1 cc", "p2 cc"]
CHECKED = ["p1 cc", "p2 cc", "p3 cc"]
FIRST = ["p1 sd", "p2 sd KhKdKc", "p3 sd 8c"]
NEW = ["d dh p2 9h9d9c", "d dh p3 8s"]
PAT = ["p1 sd", "p2 sd", "p3 sd"]


def drawn(*actions: list[str], dealt: list[str] = DEALT) -> Record:
    return read(f"{DRAW}actions = {[*dealt, *(move for part in actions for move in part)]}\n")


WHOLE = (CALLED, FIRST, NEW, CHECKED, PAT, CHECKED, PAT, CHECKED)


def test_new_cards_come_behind_all_discards_in_a_file_and_one_by_one_for_us():
    record = drawn(*WHOLE)
    result = replay(record)
    assert result.stopped is None
    taken = [type(action).__name__ for action in result.actions[4:9]]
    assert taken == ["Discard", "Discard", "Deal", "Discard", "Deal"]
    assert [seat.stack for seat in result.hand.seats] == [54, 48, 48]
    written = record_of(record.start, result.actions)
    assert [move for move in written.moves if not isinstance(move, ShownOrMucked)] == list(
        record.moves
    )
    assert read(write(written)) == written


def stopped(record: Record, mode: Mode = Mode.STRICT) -> tuple[str, Reason]:
    result = replay(record, mode)
    assert result.stopped
    return result.stopped.text, result.stopped.reason


def test_draws_that_cannot_be():
    assert stopped(drawn(CALLED, ["p1 sd Ks"])) == ("p1 sd Ks", NotYourCard(Card.SK))
    assert stopped(drawn(CALLED, ["p1 cc"])) == ("p1 cc", MustDraw())
    assert stopped(drawn(CALLED, ["p2 sd"])) == ("p2 sd", OutOfTurn(1, 0))
    few = drawn(CALLED, FIRST, ["d dh p2 9h9d", "d dh p3 8s"], CHECKED)
    assert stopped(few) == ("p2 sd KhKdKc", WrongNumberOfCards(2, 3))
    again = drawn(CALLED, FIRST, ["d dh p2 As9d9c", "d dh p3 8s"], CHECKED)
    assert stopped(again) == ("p2 sd KhKdKc", CardInUse(Card.SA))
    muck = drawn(CALLED, FIRST, ["d dh p2 9h9d9c", "d dh p3 Kh"], CHECKED)
    assert stopped(muck) == ("p3 sd 8c", CardInUse(Card.HK))
    none = drawn(CALLED, FIRST, CHECKED)
    assert stopped(none) == ("p3 sd 8c", OutOfTurn(2, None))
    too_many = drawn(CALLED, FIRST, [*NEW, "d dh p1 Tc"], CHECKED)
    assert stopped(too_many)[0] == "d dh p1 Tc"


def test_new_cards_behind_a_bet_are_late():
    late = drawn(CALLED, FIRST, CHECKED[:1], NEW, CHECKED[1:], PAT, CHECKED, PAT, CHECKED)
    assert getattr(stopped(late)[1], "detail", "") == "late_hole"
    result = replay(late, Mode.ARCHIVE)
    assert {tolerated.habit for tolerated in result.tolerated} == {Habit.LATE_HOLE}
    assert result.stopped is None


def test_unknown_cards_are_thrown_away_and_shown_cards_were_held():
    dealt = ["d dh p1 ????????", "d dh p2 KsKhKdKc", "d dh p3 ????????"]
    first = ["p1 sd ??", "p2 sd", "p3 sd 8c"]
    new = ["d dh p1 ??", "d dh p3 ??"]
    shown = ["p1 sm As2h3d4c", "p2 sm", "p3 sm ????????"]
    record = drawn(CALLED, first, new, CHECKED, PAT, CHECKED, PAT, CHECKED, shown, dealt=dealt)
    holes = known_holes(record.moves, 3)
    assert holes[0] == (None, Card.SA, Card.H2, Card.D3)
    assert [holes[i] for i, move in enumerate(record.moves) if isinstance(move, Hole)][3:] == [
        (Card.C4,),
        (None,),
    ]
    assert holes[2] == (Card.C8, None, None, None)
    result = replay(record)
    assert result.stopped is None
    assert result.ending is Ending.UNKNOWN  # nobody knows what p3 had
    assert result.hand.seats[0].shown
    assert read(write(record)) == record


def test_a_card_shown_that_was_thrown_away_tells_nothing():
    dealt = ["d dh p1 ????????", "d dh p2 KsKhKdKc", "d dh p3 5s6h7d8c"]
    first = ["p1 sd", "p2 sd KhKdKc", "p3 sd"]
    shown = ["p1 sm KhQh3d4c"]
    record = drawn(CALLED, first, NEW[:1], CHECKED, PAT, CHECKED, PAT, CHECKED, shown, dealt=dealt)
    assert known_holes(record.moves, 3)[0] == (None,) * 4
    assert [t.habit for t in replay(record, Mode.ARCHIVE).tolerated][:1] == [Habit.OTHER_CARDS]


def test_everybody_draws_when_all_are_all_in():
    start = start_at((2, 2, 2), 2, Stakes(1, 2), TRIPLE_DRAW)
    step = begin(start)
    deck = iter(TRIPLE_DRAW.deck.cards)
    actions: list[Any] = []
    while not isinstance(step.hand.turn, Over):
        turn: Any = step.hand.turn
        action: Any
        if isinstance(turn, Dealer):
            hole = tuple(tuple(next(deck) for _ in range(turn.hole)) for _ in turn.seats)
            action = Deal(hole, (), next(deck) if turn.burn else None)
        elif step.hand.street:
            action = Discard(turn.seat, step.hand.seats[turn.seat].hole[:1])
        else:
            action = Call(turn.seat)
        actions.append(action)
        step = decide(step.hand, action)
    record = record_of(start, actions)
    kinds = [type(move).__name__ for move in record.moves]
    assert kinds[5:] == [*(["Discard"] * 3 + ["Hole"] * 3) * 3, *["ShownOrMucked"] * 3]
    assert replay(read(write(record))).ending is Ending.EQUAL


# --- Stud -----------------------------------------------------------------------------

THIRD = ["d dh p1 2s3s4s", "d dh p2 KsKhKd", "d dh p3 9s9h8d"]


def stud(*actions: list[str], variant: str = "F7S", third: list[str] = THIRD) -> Record:
    moves = [*third, *(move for part in actions for move in part)]
    return read(
        f"variant = '{variant}'\nantes = [1, 1, 1]\nbring_in = 1\nsmall_bet = 2\nbig_bet = 4\n"
        f"starting_stacks = [50, 50, 50]\nactions = {moves}\n"
    )


def test_the_last_cards_dealt_lie_face_up_and_the_lowest_brings_it_in():
    record = stud(["p1 pb"])
    result: Any = replay(record)
    assert result.stopped.reason.detail == "unfinished"
    assert result.actions[-1] == BringIn(0)
    assert stopped(stud(["p2 pb"])) == ("p2 pb", OutOfTurn(1, 0))
    assert stopped(stud(["p1 cc"])) == ("p1 cc", MustBringIn(1))
    razz = stud(["p2 pb"], variant="FR")
    assert replay(razz).actions[-1] == BringIn(1)


def test_a_card_that_nobody_knows_brings_nothing_in():
    third = ["d dh p1 ??????", *THIRD[1:]]
    assert replay(stud(["p3 pb"], third=third)).actions[-1] == BringIn(2)


FOURTH = ["d dh p1 5s", "d dh p2 Qd"]


def test_a_street_of_stud_is_dealt_when_everybody_has_his_card():
    begun = (["p1 pb", "p2 cbr 2", "p3 f", "p1 cc"],)
    result = replay(stud(*begun, FOURTH, ["p2 cc"]))
    assert [seat.hole[3:] for seat in result.hand.seats] == [(Card.S5,), (Card.DQ,), ()]
    assert stopped(stud(*begun, FOURTH[:1], ["p2 cc"])) == ("p2 cc", OutOfTurn(1, None))
    assert stopped(stud(*begun, ["d dh p3 5s"]))[1] == OutOfTurn(2, None)
    two = stud(*begun, ["d dh p1 5s6s", "d dh p2 Qd"])
    assert stopped(two) == ("d dh p2 Qd", WrongNumberOfCards(2, 1))
    early = stud(["p1 pb", "p2 cbr 2", "p3 f"], FOURTH, ["p1 cc"])
    assert stopped(early)[0] == "d dh p1 5s"


def test_hands_turned_up_before_the_last_card_are_shown_once_more_with_it():
    """As at a table: all-in on sixth street, hands on their backs, and the last card."""
    start = start_at(
        (6, 6), 1, Stakes(0, 0, 1, house=House(face_up_all_in=True), bring_in=1, bets=(5, 10)), STUD
    )
    step, deck = begin(start), iter(STUD.deck.cards)
    actions: list[Any] = []
    while not isinstance(step.hand.turn, Over):
        turn: Any = step.hand.turn
        if isinstance(turn, Dealer):
            hole = tuple(tuple(next(deck) for _ in range(turn.hole)) for _ in turn.seats)
            action: Any = Deal(hole, (), next(deck) if turn.burn else None)
        else:
            action = Call(turn.seat) if step.hand.to_match == 5 else RaiseTo(turn.seat, 5)
        actions.append(action)
        step = decide(step.hand, action)
    record = record_of(start, actions)
    shows = [len(move.cards) for move in record.moves if isinstance(move, ShownOrMucked)]
    assert shows == [3, 3, 7, 7]
    again = read(write(record))
    assert again == record
    assert replay(again).ending is Ending.EQUAL


# --- Other decks ----------------------------------------------------------------------


def test_a_card_that_is_not_in_the_deck_is_refused():
    record = table(
        "variant = 'NS'\nmin_bet = 2\n",
        blinds=(0, 0, 2),
        players=3,
        actions=["d dh p1 2c3c", "d dh p2 AcKc", "d dh p3 9c8c"],
    )
    assert record.start.game == SHORT_DECK
    assert stopped(record)[1] == NotInDeck(Card.C2)


def test_a_joker_is_read_and_written():
    dealt = ["d dh p1 JkAs", "d dh p2 KsKd", "d dh p3 QsQd"]
    record = table(
        "variant = 'joker53_bug'\nmin_bet = 2\n",
        blinds=(1, 2, 0),
        players=3,
        actions=[*dealt, "p3 f", "p1 f"],
    )
    assert record.start.game == BUG_HOLDEM
    assert replay(record).stopped is None
    assert "d dh p1 JkAs" in write(record)


def test_hole_cards_are_as_many_as_the_game_has():
    five = ["d dh p1 AsKsQsJsTs", "d dh p2 AdKdQdJdTd", "d dh p3 AcKcQcJcTc", "p3 f", "p1 f"]
    record = table("variant = 'omaha5'\nmin_bet = 2\n", blinds=(1, 2, 0), players=3, actions=five)
    assert record.start.game == OMAHA_5
    assert replay(record).stopped is None
    with pytest.raises(NotationError):
        table("variant = 'PO'\nmin_bet = 2\n", blinds=(1, 2, 0), players=3, actions=five)
    assert hole_cards(BADUGI_GAME) == 4 and up_places(STUD) == (2, 3, 4, 5)


# --- Real hands -----------------------------------------------------------------------


def test_wsop_hands_of_nine_games_end_as_written(shared):
    """Only hand 85 has a raise that the rules refuse, of less than a bet by the larger stack."""
    played: dict[str, int] = {}
    for file in sorted((shared / "data" / "phh" / "wsop-2023-43-day5").iterdir()):
        ((_, record),) = read_many(file.read_text(encoding="utf-8"))
        assert isinstance(record, Record), file.name
        assert read(write(record)) == record
        result = replay(record)
        if file.name == "85.phh":
            assert result.stopped and result.stopped.text == "p2 cbr 750000"
            result = replay(record, Mode.ARCHIVE)
            assert [(t.habit, t.move) for t in result.tolerated] == [(Habit.SMALL_RAISE, 19)]
        assert result.stopped is None, (file.name, result.stopped)
        assert result.ending is Ending.EQUAL, file.name
        code = write(record).split("'")[1]
        played[code] = played.get(code, 0) + 1
    assert played == {
        "NT": 6, "F7S": 7, "F7S/8": 4, "FR": 6, "FT": 4, "FO/8": 6, "PO": 3, "N2L1D": 3, "F2L3D": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "stacks"),
    [
        ("dwan-ivey-2009", (572100, 1997500, 1109500)),
        ("antonius-blom-2009", (193792375, 0)),  # in cents
        ("phua-xuan-2019", (489000, 226000, 684000, 400000, 0, 198000)),
        ("alice-carol-wikipedia", (196, 220, 200, 184)),
    ],
)
def test_famous_hands_end(shared, name, stacks):
    text = (shared / "data" / "phh" / "single" / f"{name}.phh").read_text(encoding="utf-8")
    record = read(text)
    result = replay(record)
    assert result.stopped is None
    assert tuple(seat.stack for seat in result.hand.seats) == stacks
    assert read(write(record)) == record


def test_a_hand_of_the_release_before_is_still_the_same_game():
    """It stored hold'em without the sizes of fixed limit."""
    streets = tuple(replace(street, bet=LimitBet.SMALL) for street in HOLDEM.streets)
    old = replace(HOLDEM, streets=streets)
    assert old != HOLDEM and listed(old) == HOLDEM
    assert record_of(start_at((100, 100), 0, Stakes(1, 2), old), ()).start.game == HOLDEM
    assert listed(replace(OMAHA, hole_use=HoleUse.ANY)) is None
    assert listed(with_betting(old, Betting.FIXED_LIMIT)) is None


def test_a_blind_of_the_button_is_written_as_the_lists_say_it():
    stakes = Stakes(0, 10, ante=10, button_blind=True)
    record = record_of(start_at((500,) * 3, 0, stakes, GAMES["deck36"]), ())
    assert read(write(record)) == record


def test_what_is_shown_as_dealt_is_no_more_than_a_hand():
    text = """\
variant = 'FB'
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100]
actions = ['d dh p1 2h6s4sAc', 'd dh p1 Ks', 'p1 sm -']
"""
    with pytest.raises(NotationError):
        read(text)


def test_the_size_of_a_dead_blind_is_read_where_it_counts():
    text = """\
variant = '{}'
antes = [0, 0, 0]
blinds_or_straddles = [6, 0, 0]
min_bet = 6
starting_stacks = [100, 100, 100]
_dead_small_blind = 3
actions = []
"""
    with pytest.raises(NotationError):
        read(text.format("NT"))
    record = read(text.format("PO"))
    assert record.start.stakes.small == 3 and read(write(record)) == record
