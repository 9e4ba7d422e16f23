"""Hold'em boards with a joker in the deck, as the definition counts them one by one."""

from collections import Counter
from itertools import combinations
from math import comb
from random import Random

import pytest

from fifthstreet.cards import Deck
from fifthstreet.games import BUG_HOLDEM, JOKER_HOLDEM
from fifthstreet.notation import parse_cards
from fifthstreet.odds import fixed
from fifthstreet.odds.joker import JOKER, outcomes
from fifthstreet.rules.making import best_hand
from fifthstreet.strength.ranking import JOKER_BUG, JOKER_WILD
from tests.conftest import SCALE

GAMES = (JOKER_HOLDEM, BUG_HOLDEM)
CARDS = Deck.JOKER.cards


def numbers(text):
    return [card.number for card in parse_cards(text)] if text else []


def counted(hands, board="", dead="", ranking=JOKER_WILD):
    """The outcomes of a spot that is written as text."""
    holes = [numbers(hand) for hand in hands]
    lying = numbers(board)
    out = {number for some in (*holes, lying, numbers(dead)) for number in some}
    unseen = [number for number in range(53) if number not in out]
    found = outcomes(holes, lying, unseen, ranking)
    assert sum(found) == comb(len(unseen), 5 - len(lying))
    return found


def one_by_one(holes, board, unseen, game):
    """The definition: every board is dealt, and every hand made by the rules."""
    found: Counter[int] = Counter()
    for more in combinations(unseen, 5 - len(board)):
        whole = [CARDS[number] for number in (*board, *more)]
        hands = [best_hand([CARDS[number] for number in hole], whole, game) for hole in holes]
        top = max([hand.strength for hand in hands])
        found[sum(1 << i for i, hand in enumerate(hands) if hand.strength == top)] += 1
    return [found[winners] for winners in range(1 << len(holes))]


# --- By the definition --------------------------------------------------------------------

POOLS = {
    "any": range(52),
    "two suits": [number for number in range(52) if number % 4 < 2],
    "few ranks": [number for number in range(52) if number // 4 in (0, 1, 2, 3, 11, 12)],
    "aces and spades": [number for number in range(52) if number % 4 == 0 or number > 43],
}
CAN_COME = {5: 9, 4: 10, 3: 12, 2: 18, 1: 40, 0: 40}  # cards, so that there are some 150 boards
CAN_BE = ("hand", "board", "deck", "nowhere")


@pytest.mark.parametrize("where", CAN_BE)
@pytest.mark.parametrize("pool", POOLS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_boards_are_those_of_the_definition(game, pool, where):
    chance = Random(f"{game.code} {pool} {where}")
    for _ in range(100 // SCALE):
        lying = chance.randrange(where == "board", 6)
        deck = chance.sample(POOLS[pool], len(POOLS[pool]))
        holes = [[deck.pop(), deck.pop()] for _ in range(chance.randint(2, 4))]
        board = [deck.pop() for _ in range(lying)]
        unseen = deck[: CAN_COME[5 - lying]]
        if where == "hand":
            chance.choice(holes)[chance.randrange(2)] = JOKER
        elif where == "board":
            board[chance.randrange(lying)] = JOKER
        elif where == "deck":
            unseen.insert(chance.randrange(len(unseen)), JOKER)
        found = outcomes(holes, board, unseen, game.ranking)
        assert found == one_by_one(holes, board, unseen, game), (holes, board, unseen)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
@pytest.mark.parametrize("where", ["hand", "board", "deck"])
def test_a_whole_flop_is_that_of_the_definition(game, where):
    chance = Random(f"{game.code} {where}")
    deck = chance.sample(range(52), 52)
    holes, board, unseen = [deck[:2], deck[2:4]], deck[4:7], deck[7:]
    {"hand": holes[0], "board": board, "deck": unseen}[where][0] = JOKER
    assert outcomes(holes, board, unseen, game.ranking) == one_by_one(holes, board, unseen, game)


# --- Known hands --------------------------------------------------------------------------


def test_five_aces_beat_a_royal_flush():
    hands, board = ["As Ac", "Kh Qh"], "Ah Ad Jh Th Jk"
    assert counted(hands, board) == [0, 1, 0, 0]
    assert counted(hands, board, ranking=JOKER_BUG) == [0, 1, 0, 0]


def test_a_wild_joker_makes_five_kings_and_a_bug_a_fourth_ace():
    hands, board = ["Ks Kc", "As Ac"], "Kh Kd Ad 7c Jk"
    assert counted(hands, board) == [0, 1, 0, 0]
    assert counted(hands, board, ranking=JOKER_BUG) == [0, 0, 1, 0]


def test_a_bug_is_an_ace_unless_it_completes_a_straight():
    kings = ["Kd Jk", "7s 7d"], "Kh 7c 9s 4c 2h"
    assert counted(*kings) == [0, 1, 0, 0]
    assert counted(*kings, ranking=JOKER_BUG) == [0, 0, 1, 0]
    assert counted(["Ad Jk", "7s 7d"], "Ah 7c 9s 4c 2h", ranking=JOKER_BUG) == [0, 1, 0, 0]
    assert counted(["Kd Jk", "7s 7d"], "Qh Jc 7h 4c 9s", ranking=JOKER_BUG) == [0, 1, 0, 0]


def test_four_of_a_kind_with_the_joker_beat_its_flush():
    """Three nines and the joker; a flush of his four spades would be lower than the other's."""
    assert counted(["9s 9h", "As 4c"], "9d 7s Ks 2s Jk") == [0, 1, 0, 0]


def test_players_have_flushes_of_two_suits_with_a_joker_on_the_board():
    """Two of a suit on the board are enough, and it can have two of each of two suits."""
    assert counted(["As 3s", "Kh Qh"], "9s 7s 8h 2h Jk") == [0, 0, 1, 0]
    assert counted(["Ts 6s", "Kh Qh"], "9s 7s 8h 2h Jk") == [0, 1, 0, 0]


BEFORE_THE_FLOP = {
    # Counted once by dealing all 1,906,884 boards to `fast.evaluate`, which tries the joker
    # as every card: boards that the first player wins, the second, both.
    ("As Ks", "Qh Qd", JOKER_WILD): [874341, 1019332, 13211],
    ("As Ks", "Qh Qd", JOKER_BUG): [941048, 952406, 13430],
    ("As Jk", "Qh Qd", JOKER_WILD): [1701613, 189422, 15849],
    ("As Jk", "Qh Qd", JOKER_BUG): [1697686, 193316, 15882],
}


@pytest.mark.parametrize("spot", BEFORE_THE_FLOP, ids=lambda spot: " ".join(map(str, spot[:2])))
def test_before_the_flop(spot):
    *hands, ranking = spot
    assert counted(hands, ranking=ranking)[1:] == BEFORE_THE_FLOP[spot]


# --- What changes nothing -----------------------------------------------------------------


@pytest.mark.parametrize("ranking", [JOKER_WILD, JOKER_BUG], ids=lambda ranking: ranking.name)
def test_boards_without_the_joker_are_those_of_the_whole_deck(ranking):
    hands = ["As Ks", "Qh Qd", "7c 6c"]
    natural = [number for number in range(52) if CARDS[number] not in parse_cards(" ".join(hands))]
    without = fixed.outcomes([numbers(hand) for hand in hands], [], natural, 0)
    assert counted(hands, dead="Jk", ranking=ranking) == without
    on_board = counted(hands, "Jk", ranking=ranking)
    both = [a + b for a, b in zip(without, on_board, strict=True)]
    assert counted(hands, ranking=ranking) == both


def test_names_of_suits_and_seats_change_nothing():
    chance = Random(7)
    for where in ("hand", "board", "deck"):
        deck = chance.sample(range(52), 52)
        holes, board, unseen = [deck[:2], deck[2:4]], deck[4:6], deck[6:]
        {"hand": holes[0], "board": board, "deck": unseen}[where][0] = JOKER
        suits = chance.sample(range(4), 4)

        def renamed(numbers, suits=suits):
            return [n if n == JOKER else n & ~3 | suits[n & 3] for n in numbers][::-1]

        _, mine, yours, both = outcomes(holes, board, unseen, JOKER_WILD)
        moved = [renamed(hole) for hole in holes[::-1]]
        assert outcomes(moved, renamed(board), renamed(unseen), JOKER_WILD) == [
            0, yours, mine, both,
        ]  # fmt: skip


def test_a_call_forgets_the_one_before():
    hands, board = ["As Ks", "Qh Jk"], "2c 7d 9h"
    first = counted(hands, board)
    bug = counted(hands, board, ranking=JOKER_BUG)
    counted(["Ah Ad", "Ac Jk", "5s 5c"], "Qd Qc")
    counted(hands, board, dead="Qd Qc")
    assert counted(hands, board) == first != bug
    assert counted(hands, board, ranking=JOKER_BUG) == bug
