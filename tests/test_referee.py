"""The referee in every game: who wins which part of a pot, as tests/showdowns/games.json has it."""

import json
from collections import Counter

import msgspec
import pytest

from fifthstreet.cards import Card
from fifthstreet.games import GAMES, board_cards, hole_cards
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    BadCase,
    CardInUse,
    DuplicateCard,
    IllegalAction,
    NotationError,
    NotInDeck,
    NotOfDeck,
    WrongCardCount,
    WrongNumberOfCards,
)
from fifthstreet.referee import Paid, judge, read_case
from fifthstreet.rules.events import Side
from fifthstreet.rules.explain import PotExplained
from fifthstreet.rules.stakes import House, OddCard, OddHiLo, Rake
from tests.conftest import ROOT

CASES = json.loads((ROOT / "tests/showdowns/games.json").read_text(encoding="utf-8"))
BY_ID = {case["id"]: case for case in CASES}


def verdict_on(case):
    read = read_case(
        case.get("board", ""),
        case["hands"],
        GAMES[case["game"]],
        second_board=case.get("second", ""),
    )
    chips = None
    if "paid" in case:
        chips = Paid(tuple(case["paid"]), tuple(case.get("folded", ())), case.get("dead", 0))
    return judge(
        read.board,
        read.hands,
        chips,
        button=case.get("button"),
        game=GAMES[case["game"]],
        second=read.second,
        house=msgspec.convert(case.get("house", {}), House),
    )


def names(seats):
    return [f"P{seat + 1}" for seat in seats]


def categories(reads):
    return [read.best.category.value for read in reads]


def paid_out(parts):
    """What each player gets of these parts of pots."""
    won: Counter[str] = Counter()
    for part in parts:
        for share in part.shares:
            won[f"P{share.seat + 1}"] += share.chips
    return dict(won)


def agree(told, found):
    """The fields of a typed reason that a case names."""
    data = msgspec.to_builtins(found)
    assert data | told == data


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_cases_of_all_games_are_judged_as_told(case):
    """S1-22, S1-23, S3-19 are among them."""
    verdict = verdict_on(case)
    first, *second = verdict.boards
    assert names(verdict.winners) == case["winners"]
    assert categories(verdict.hands) == case["categories"]
    for read, five in zip(verdict.hands, case.get("fives", ()), strict=False):
        left = [str(card) for card in read.best.cards]
        for wanted in sorted(five.split(), key=lambda text: "*" in text):
            left.remove(next(text for text in left if text == wanted or wanted == text[0] + "*"))
        assert left == []
    for read, joker in zip(verdict.hands, case.get("jokers", ()), strict=False):
        assert (read.best.joker and str(read.best.joker)) == joker
    for read in verdict.hands:
        tags = {remark.__struct_config__.tag for remark in read.remarks}
        assert {*case.get("remarks", ())} <= tags
    if "decision" in case:
        agree(case["decision"], verdict.reason)
    if "lows" in case:
        lows = [low and " ".join(map(str, low.best.ranks)) for low in first.lows]
        assert lows == case["lows"]
    assert names(verdict.low_winners) == case.get("low_winners", [])
    if "low_decision" in case:
        agree(case["low_decision"], first.low_reason)
    assert [names(board.winners) for board in second] == (
        [case["second_winners"]] if "second" in case else []
    )
    for board in second:
        assert categories(board.hands) == case["second_categories"]
    by_pot: dict[int, list[PotExplained]] = {}
    for part in verdict.pots:
        by_pot.setdefault(part.number, []).append(part)
    assert list(by_pot) == list(range(len(case.get("pots", ()))))
    assert [paid_out(parts) for parts in by_pot.values()] == case.get("pots", [])
    if "parts" in case:
        assert [
            [[part.side.value, part.chips, paid_out([part])] for part in parts]
            for parts in by_pot.values()
        ] == case["parts"]
    assert list(verdict.rake) == case.get("rake", [])
    put_in = sum(case.get("paid", ())) + case.get("dead", 0)
    assert sum(part.chips for part in verdict.pots) + sum(verdict.rake) == put_in
    notes = {note.__struct_config__.tag for part in verdict.pots for note in part.notes}
    assert {*case.get("notes", ())} <= notes


def test_every_game_has_a_case():
    assert {case["game"] for case in CASES} >= {*GAMES} - {"omaha8_5", "omaha8_6"}
    assert len(BY_ID) == len(CASES)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.code)
def test_any_cards_of_a_game_are_judged(game):
    """And all chips go to somebody, whatever the unit."""
    deck = list(game.deck.cards)[::-1]  # the joker first, where there is one
    own, shared = hole_cards(game), board_cards(game)
    hands = [deck[own * seat : own * (seat + 1)] for seat in range(3)]
    rest = deck[3 * own :]
    board, second = rest[:shared], rest[:shared][:3] + rest[shared:][: max(0, shared - 3)]
    for house in (
        House(),
        House(unit=25),
        House(odd_hilo=OddHiLo.SUIT, odd_card=OddCard.ALL),
        House(rake=Rake(333)),
    ):
        for again in ((), second):
            unit = house.unit
            paid = Paid((70 * unit, 100 * unit, 101 * unit), (33 * unit,), 2 * unit)
            verdict = judge(board, hands, paid, game=game, house=house, second=again)
            total = sum(part.chips for part in verdict.pots) + sum(verdict.rake)
            assert total == 306 * unit
            assert all(share.chips % unit == 0 for part in verdict.pots for share in part.shares)
            for part in (*verdict.cards, *verdict.pots):
                assert sum(share.chips for share in part.shares) == part.chips
            assert len(verdict.cards) == sum(
                2 if board.low_winners else 1 for board in verdict.boards
            )
            for reading in verdict.boards:
                assert reading.winners and len(reading.hands) == 3


def test_chips_change_nothing_about_the_cards():
    for case in CASES:
        bare = verdict_on({key: case[key] for key in case if key not in ("paid", "house")})
        assert bare.boards == verdict_on(case).boards
        assert bare.pots == bare.rake == ()
        assert {part.chips for part in bare.cards} == {0}


def test_the_pots_handed_out_are_those_of_the_referee(shared):
    """S4-16; the best hand of all is held by who is all-in for less."""
    text = (shared / "rules" / "showdowns.json").read_text(encoding="utf-8")
    vectors = json.loads(text)["pot_vectors"]
    assert vectors and {vector["id"] for vector in vectors} <= {*BY_ID}
    for vector in vectors:
        who = [name for name in vector["contributions"] if name not in vector["folded"]]
        paid = Paid(
            tuple(vector["contributions"][name] for name in who),
            tuple(vector["contributions"][name] for name in vector["folded"]),
        )
        hands = [parse_cards(hand) for hand in ("As Ad", "Ks Kd", "Qs Qd")]
        verdict = judge(parse_cards("2h 7c 9d Jc 3d"), hands, paid)
        found = [
            {"amount": pot.chips, "eligible": [who[seat] for seat in pot.eligible]}
            for pot in verdict.pots
        ]
        assert found == vector["expected"]["pots"]
        won = paid_out(verdict.pots)["P1"]
        assert {who[0]: won} == vector["expected"]["best_hand_you"]


def test_the_parts_of_a_pot_come_run_by_run_high_before_low():
    verdict = verdict_on(BY_ID["run-twice-hi-lo"])
    parts = [(part.number, part.run, part.side) for part in verdict.pots]
    assert parts == [(0, 0, Side.HIGH), (0, 0, Side.LOW), (0, 1, Side.WHOLE)]
    assert parts == [(part.number, part.run, part.side) for part in verdict.cards]


def test_an_unmatched_bet_pays_no_rake_but_folded_chips_in_the_pot_do():
    board, hands = parse_cards("2s 7d 9c Kh 3c"), [parse_cards("As Ah"), parse_cards("Ks Kd")]
    house = House(rake=Rake(1000))
    verdict = judge(board, hands, Paid((300, 100), folded=(200,)), house=house)
    # 100 of each in the main pot; beside it 200 of the first, of which 100 were called.
    assert verdict.rake == (30, 20)
    assert judge(board, hands, Paid((0, 0), dead=50), house=house).rake == (5,)
    assert judge(board, hands, Paid((0, 0)), house=house).rake == ()


# --- Refused ----------------------------------------------------------------------------

FULL = ("7c 2s 7d 9s Kd", ["9h 9c", "Kc 7h"])


@pytest.mark.parametrize(
    ("code", "board", "hands", "kind", "spot"),
    [
        ("joker53", "Jk 2s 7d 9s Kd", ["9h Jk"], DuplicateCard, ("9h Jk", 3, 5)),
        ("omaha", FULL[0], ["9h 9c"], WrongCardCount, ("9h 9c", 0, 5)),
        ("omaha", "7c 2s", ["9h 9c 8d 8h"], WrongCardCount, ("7c 2s", 0, 5)),
        ("stud", "", ["2s 3s 4s 5s 6s 7s"], WrongCardCount, ("2s 3s 4s 5s 6s 7s", 0, 17)),
        ("stud", "Ah", ["2s 3s 4s 5s 6s 7s 8s"], WrongCardCount, ("2s 3s 4s 5s 6s 7s 8s", 0, 20)),
        ("stud", "Ah Kh", ["2s 3s 4s 5s 6s 7s"], WrongCardCount, ("Ah Kh", 0, 5)),
        ("draw5", "Ah", ["2s 3s 4s 5s 6s"], WrongCardCount, ("Ah", 0, 2)),
        ("badugi", "", ["2s 3s 4s 5s 6s"], WrongCardCount, ("2s 3s 4s 5s 6s", 0, 14)),
    ],
)
def test_what_is_no_case_of_the_game_is_refused_at_its_spot(code, board, hands, kind, spot):
    with pytest.raises(NotationError) as refused:
        read_case(board, hands, GAMES[code])
    reason = refused.value.reason
    assert (type(reason), reason.text, reason.start, reason.end) == (kind, *spot)


@pytest.mark.parametrize(
    ("code", "board", "hand", "spot"),
    [
        ("holdem52", "Jk 2s 7d 9s Kd", "9h 9c", ("Jk 2s 7d 9s Kd", 0, 2, "Jk")),
        ("deck32", FULL[0], "9h 9c", (FULL[0], 3, 5, "2s")),
        ("deck36", "7c 8s 7d 9s Kd", "9h 5c", ("9h 5c", 3, 5, "5c")),
    ],
)
def test_a_card_of_another_deck_is_refused_at_its_spot(code, board, hand, spot):
    with pytest.raises(NotOfDeck) as refused:
        read_case(board, [hand], GAMES[code])
    why = refused.value
    assert (why.text, why.start, why.end) == spot[:3]
    assert why.reason == NotInDeck(Card(spot[3]))


@pytest.mark.parametrize(
    ("code", "second", "kind"),
    [
        ("holdem52", "7c 2s 7d 9s Kd", DuplicateCard),  # the same board
        ("holdem52", "7c 2s 7d Kd 9s", DuplicateCard),  # the river of the first as turn
        ("holdem52", "7c 2s 8d 9s 3d", DuplicateCard),  # a part of the flop only
        ("holdem52", "7c 2s 7d 9s 9h", DuplicateCard),  # a card of a hand
        ("holdem52", "7c 2s 7d 9s 9s", DuplicateCard),
        ("holdem52", "7c 2s 7d 9s", WrongCardCount),
        ("stud", "7c 2s 7d 9s Kd", WrongCardCount),
    ],
)
def test_a_second_board_that_cannot_be_is_refused(code, second, kind):
    board, hands = FULL if code == "holdem52" else ("", ["2h 3s 4s 5s 6s 7s 8s"])
    with pytest.raises(NotationError) as refused:
        read_case(board, hands, GAMES[code], second_board=second)
    assert type(refused.value.reason) is kind
    assert refused.value.reason.text == second


@pytest.mark.parametrize("second", ["7d 2s 7c Ac Ad", "7c 2s 7d 9s Ad", "3c 4s 5d 6s Ad"])
def test_a_second_board_shares_what_lay_there_before(second):
    """In any order of the flop; nothing if they were all-in before it."""
    read = read_case(*FULL, second_board=second)
    assert read.second == parse_cards(second)
    assert len(judge(read.board, read.hands, second=read.second).boards) == 2


@pytest.mark.parametrize(
    ("code", "board", "hands", "more", "reason"),
    [
        ("holdem52", FULL[0], [], {}, BadCase("hands")),
        ("holdem52", FULL[0], ["9h 9c", "9h 7h"], {}, CardInUse(Card("9h"))),
        ("holdem52", "Jk 2s 7d 9s Kd", ["9h 9c"], {}, NotInDeck(Card("Jk"))),
        ("deck32", FULL[0], ["9h 9c"], {}, NotInDeck(Card("2s"))),
        ("omaha", *FULL, {}, WrongNumberOfCards(2, 4)),
        ("stud", "Ah Kh", ["2s 3s 4s 5s 6s 7s"], {}, WrongNumberOfCards(2, 1)),
        ("holdem52", *FULL, {"second": "7c 2s 7d 9s Kd"}, CardInUse(Card("Kd"))),
        ("holdem52", *FULL, {"second": "7c 2s 7d 9s"}, WrongNumberOfCards(4, 5)),
        ("holdem52", *FULL, {"second": "7c 2s 7d 9s Jk"}, NotInDeck(Card("Jk"))),
        ("holdem52", *FULL, {"house": House(unit=0)}, BadCase("unit")),
        ("holdem52", *FULL, {"house": House(rake=Rake(10_001))}, BadCase("rake")),
        ("holdem52", *FULL, {"house": House(rake=Rake(500, (-1,)))}, BadCase("rake")),
        ("holdem52", *FULL, {"button": 2}, BadCase("button")),
    ],
)
def test_the_referee_refuses_what_is_no_showdown(code, board, hands, more, reason):
    if "second" in more:
        more = {"second": parse_cards(more["second"])}
    with pytest.raises(IllegalAction) as refused:
        judge(parse_cards(board), [*map(parse_cards, hands)], game=GAMES[code], **more)
    assert refused.value.reason == reason
