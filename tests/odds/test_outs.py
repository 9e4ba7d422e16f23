"""Outs of spots from the books, and of others by dealing every card that may come."""

from fractions import Fraction
from math import comb
from random import Random

import pytest

from fifthstreet.cards import Card
from fifthstreet.games import (
    BUG_HOLDEM,
    HOLDEM,
    JOKER_HOLDEM,
    OMAHA,
    OMAHA_HI_LO,
    SHORT_DECK,
    STRIPPED_HOLDEM,
    STUD,
)
from fifthstreet.notation import parse_cards
from fifthstreet.odds.equity import equity
from fifthstreet.odds.outs import Standing, count, named, outs
from fifthstreet.reasons import (
    DuplicateCard,
    GameNotCounted,
    IllegalAction,
    NoCardsHere,
    NotationError,
    NotOfDeck,
    PlayersOutside,
    WrongCardCount,
)
from fifthstreet.rules.making import best_hand
from tests.conftest import INTERPRETED, SCALE

EASE = SCALE * (4 if INTERPRETED else 1)


def told(groups):
    """What is made, with which cards: {"straight T": "Ts Th Td Tc"}."""
    return {
        " ".join([each.best.category.value, *map(str, named(each.best))]): " ".join(
            [str(card.card) for card in each.cards]
        )
        for each in groups
    }


def cards(groups):
    return {each.card for made in groups for each in made.cards}


# --- Spots from the books, the opponent's cards known -----------------------------------------


def test_an_open_ended_straight_draw_has_eight_outs():
    found = outs("9h8h", "7c 6d Kh", ["Kc Qd"])
    assert told(found.clean) == {"straight T": "Ts Th Td Tc", "straight 9": "5s 5h 5d 5c"}
    assert (found.count, found.unseen, found.standing) == (8, 45, Standing.BEHIND)
    assert told(found.tainted) == {"pair 9": "9s 9d 9c", "pair 8": "8s 8d 8c"}


def test_a_gutshot_has_four():
    found = outs("9h8h", "6c 5d Kh", ["Kc Qd"])
    assert told(found.clean) == {"straight 9": "7s 7h 7d 7c"}


def test_a_flush_draw_has_nine():
    found = outs("5h4h", "Kh Th 2c", ["Kc Qd"])
    assert told(found.clean) == {"flush A": "Ah", "flush K": "Qh Jh 9h 8h 7h 6h 3h 2h"}


def test_an_out_tells_how_many_rivers_beat_it():
    """Against two pair a flush still loses to four cards, and six once deuces lie there."""
    found = outs("5h4h", "Kh Th 2c", ["Kc Td"])
    assert found.count == 9
    beaten = {str(each.card): each.beaten for made in found.clean for each in made.cards}
    assert beaten.pop("2h") == 6
    assert set(beaten.values()) == {4}
    turn = outs("5h4h", "Kh Th 2c 3s", ["Kc Td"])
    assert {each.beaten for made in turn.clean for each in made.cards} == {0}


def test_a_flush_draw_with_a_straight_draw_has_fifteen():
    found = outs("9h8h", "7h 6h Kc", ["KdQd"])
    assert found.count == 15
    assert count(found.tainted) == 6  # pairs of nines and eights


def test_two_overcards_have_six():
    found = outs("AsKd", "Jh 7c 2s", ["QhQc"])
    assert told(found.clean) == {"pair A": "Ah Ad Ac", "pair K": "Ks Kh Kc"}


def test_an_overcard_that_the_opponent_holds_is_an_out_less():
    found = outs("AsKd", "Jh Jc 2s", ["JdAh"])
    assert cards(found.clean) == set()
    assert told(found.tainted) == {"two_pair A J": "Ad Ac", "two_pair K J": "Ks Kh Kc"}
    assert told(outs("AsKd", "Jh 7c 2s", ["Ah 7d"]).clean) == {"pair K": "Ks Kh Kc"}
    assert told(outs("AsKd", "Jh 7c 2s", ["Ah 7d"]).tainted) == {"pair A": "Ad Ac"}


def test_an_overcard_that_fills_a_straight_is_tainted():
    found = outs("AsKd", "Jh Tc 2s", ["Qh9h"])
    assert found.standing is Standing.AHEAD
    found = outs("AsKd", "Jh Tc 2s", ["QhJc"])
    # A queen makes the straight to the ace, an ace and a king two pair at best for the other.
    assert told(found.clean) == {
        "straight A": "Qs Qd Qc",
        "pair A": "Ah Ad Ac",
        "pair K": "Ks Kh Kc",
    }
    found = outs("AsKd", "Jh Tc 2s", ["Qh9s", "2c2d"])
    assert told(found.clean) == {"straight A": "Qs Qd Qc"}
    assert told(found.tainted) == {"pair A": "Ah Ad Ac", "pair K": "Ks Kh Kc"}


def test_a_straight_out_that_brings_a_third_flush_card_is_tainted():
    found = outs("9s8s", "7h 6h Kc", ["AhQh"])
    assert told(found.clean)["straight T"] == "Ts Td Tc"
    assert told(found.clean)["straight 9"] == "5s 5d 5c"
    assert told(found.tainted)["straight T"] == "Th"
    assert told(found.tainted)["straight 9"] == "5h"


def test_a_flush_out_that_fills_a_house_is_tainted():
    found = outs("AhKh", "7h 2h Qc", ["7c7d"])
    assert told(found.clean) == {"flush A": "Jh Th 9h 8h 6h 5h 4h 3h"}
    assert told(found.tainted)["flush A"] == "Qh"


def test_a_pair_on_the_board_may_be_an_out():
    """Aces against kings and sevens: a deuce counterfeits the lower pair."""
    found = outs("AsAd", "7h Kc 2c", ["7cKs"])
    assert told(found.clean) == {"three A": "Ah Ac", "two_pair A 2": "2s 2h 2d"}
    assert told(found.board) == {"two_pair A K": "Kh Kd", "two_pair A 7": "7s 7d"}


def test_who_is_ahead_needs_no_outs_and_hears_what_threatens():
    found = outs("QhQc", "Jh 7c 2s", ["AsKd"])
    assert (found.standing, found.count, found.clean) == (Standing.AHEAD, 0, ())
    assert {str(card) for card in cards(found.threats)} == {"Ah", "Ad", "Ac", "Ks", "Kh", "Kc"}
    made = outs("9s8s", "7h 6h 5c", ["AhQh"])
    assert cards(made.threats) >= {Card("2h"), Card("Th")}
    assert cards(made.tainted) == set()  # the straight is there already


def test_who_is_level_wins_with_an_out():
    found = outs("AsKs", "Qs 7s Jd", ["AhKh"])
    assert found.standing is Standing.LEVEL
    assert {card.suit.value for card in cards(found.clean)} == {"s"} and found.count == 9
    assert cards(found.threats) == set()


def test_a_card_that_shares_the_pot_is_an_out():
    found = outs("3s2h", "Kc Qd Jh Ts", ["Ad 4c"])
    assert told(found.clean) == {"straight A": "As Ah Ac"}
    found = outs("9s2h", "Kc Qd Jh 8s", ["9d 9c"])
    assert told(found.clean) == {"straight K": "Ts Th Td Tc"}
    assert {each.standing for made in found.clean for each in made.cards} == {Standing.LEVEL}


# --- Alone --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "board", "clean", "board_only"),
    [
        ("9h8h", "7c6dKh", {"straight T": 4, "straight 9": 4, "pair 9": 3, "pair 8": 3},
         {"pair K": 3, "pair 7": 3, "pair 6": 3}),
        ("AhQh", "Kh7h2c", {"flush A": 9, "pair A": 3, "pair Q": 3}, {"pair K": 3, "pair 7": 3, "pair 2": 2}),
        ("7s7d", "7hKc2c", {"four 7": 1, "full_house 7 K": 3, "full_house 7 2": 3}, {}),
        ("7s7d", "7hKc2c9d", {"four 7": 1, "full_house 7 K": 3, "full_house 7 9": 3, "full_house 7 2": 3}, {}),
        ("Ad7s", "7hKc2c", {"three 7": 2, "two_pair A 7": 3}, {"two_pair K 7": 3, "two_pair 7 2": 3}),
        ("AdAs", "7hKc2c", {"three A": 2}, {"two_pair A K": 3, "two_pair A 7": 3, "two_pair A 2": 3}),
        ("Kd7s", "7hKc2c", {"full_house K 7": 2, "full_house 7 K": 2}, {}),
        ("5s5d", "KhKc7c", {"full_house 5 K": 2, "full_house K 5": 2}, {}),
        ("Ah5d", "KhKc7c", {"two_pair A K": 3, "two_pair K 5": 3}, {"three K": 2, "two_pair K 7": 3}),
        ("AsQd", "KhKc7c7d", {"two_pair A K": 3, "two_pair K Q": 3}, {"full_house K 7": 2, "full_house 7 K": 2}),
    ],
)  # fmt: skip
def test_what_lies_there_for_everybody_is_no_out(hand, board, clean, board_only):
    found = outs(hand, board)
    ours = {name: len(each.split()) for name, each in told(found.clean).items()}
    assert ours == clean
    assert {name: len(each.split()) for name, each in told(found.board).items()} == board_only
    assert (found.standing, found.tainted, found.threats) == (None, (), ())


def test_a_straight_on_the_board_is_everybodys():
    found = outs("Ah2h", "9s8d7c6h")
    assert told(found.clean) == {"pair A": "As Ad Ac", "pair 2": "2s 2d 2c"}
    assert told(found.board)["straight T"] == "Ts Th Td Tc"
    held = outs("Ah5h", "9s8d7c6h")  # a straight of his own already, and no higher one on a five
    assert "straight 9" not in told(held.clean) | told(held.board)


def test_the_joker_is_an_out_where_it_helps_the_hand():
    assert Card.JOKER in cards(outs("9h8h", "7c6dKh", game=JOKER_HOLDEM).clean)  # a straight
    assert Card.JOKER in cards(outs("Ah8h", "7c2dKh", game=JOKER_HOLDEM).clean)  # two aces
    assert Card.JOKER in cards(outs("Qh8h", "7c2dKh", game=JOKER_HOLDEM).board)  # kings for all
    bug = outs("Qh8h", "7c2dKh", game=BUG_HOLDEM)  # an ace beside nothing
    assert Card.JOKER not in cards(bug.clean) | cards(bug.board)


def test_in_omaha_two_cards_of_the_hand_make_it():
    found = outs("AsKs9d8d", "7h6c2c", ["QsQd3c3d"], game=OMAHA)
    assert told(found.clean) == {
        "straight T": "Ts Th Td Tc",
        "straight 9": "5s 5h 5d 5c",
        "pair A": "Ah Ad Ac",
        "pair K": "Kh Kd Kc",
    }
    assert found.unseen == 41


# --- Chances ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "by_next", "by_river"),
    [(4, "8.5%", "16.5%"), (8, "17.0%", "31.5%"), (9, "19.1%", "35.0%"), (15, "31.9%", "54.1%")],
)
def test_the_chances_are_those_of_the_books(number, by_next, by_river):
    """Of 47 unseen cards, as every table of outs prints them."""
    found = outs("9h8h", "7c6dKh")
    assert found.unseen == 47
    assert (f"{float(found.by_next(number)):.1%}", f"{float(found.by_river(number)):.1%}") == (
        by_next,
        by_river,
    )


def test_the_chances_are_exact():
    flop, turn = outs("9h8h", "7c6dKh", ["KcQd"]), outs("9h8h", "7c6dKh2s", ["KcQd"])
    assert flop.by_river(flop.count) == 1 - Fraction(37 * 36, 45 * 44)
    assert turn.by_river(8) == turn.by_next(8) == Fraction(8, 44)
    assert (flop.to_come, turn.to_come) == (2, 1)
    assert [flop.by_next(0), flop.by_river(0), flop.by_river(45)] == [
        Fraction(0),
        Fraction(0),
        Fraction(1),
    ]


def test_dead_cards_do_not_come():
    found = outs("9h8h", "7c6dKh", ["KcQd"], dead="Ts5s 2c")
    assert (found.count, found.unseen) == (6, 42)


# --- By dealing every card ----------------------------------------------------------------


@pytest.mark.parametrize(
    "game", [HOLDEM, SHORT_DECK, STRIPPED_HOLDEM, JOKER_HOLDEM, OMAHA], ids=lambda game: game.code
)
def test_outs_are_what_the_showdown_says(game):
    """Who would win after each next card, by the rules; how often after each last one, by equity."""
    rng = Random(game.code)
    size = sum([street.hole for street in game.streets])
    for number in range(max(3, 200 // EASE)):
        deck = rng.sample(game.deck.cards, len(game.deck.cards))
        holes = [deck[i * size : (i + 1) * size] for i in range(rng.choice([2, 2, 3]))]
        rest = deck[len(holes) * size :]
        board, rest = rest[: 3 + number % 2], rest[3 + number % 2 :]

        def standing(lying, holes=holes):
            mine, *others = [best_hand(hole, lying, game).strength for hole in holes]
            return (mine >= max(others)) + (mine > max(others))

        found = outs(holes[0], board, holes[1:], game=game)
        better = {card for card in rest if standing([*board, card]) > standing(board)}
        worse = {card for card in rest if standing([*board, card]) < standing(board)}
        assert (cards(found.clean), cards(found.threats)) == (better, worse)
        assert cards(found.tainted).isdisjoint(better)
        assert all([standing([*board, card]) == 0 for card in cards(found.tainted)])
        for made in found.clean:
            for each in made.cards:
                lost = [
                    deals
                    for (high, _), deals in equity(
                        holes, [*board, each.card], game=game
                    ).outcomes.items()
                    if 0 not in high
                ]
                assert each.beaten == (sum(lost) if len(board) == 3 else 0)
                assert each.best == best_hand(holes[0], [*board, each.card], game)


def test_alone_every_out_raises_the_category_with_a_card_of_the_hand():
    rng = Random(9)
    for _ in range(max(20, 4_000 // EASE)):
        deck = rng.sample(HOLDEM.deck.cards, 6)
        hole, board = deck[:2], deck[2 : 5 + rng.randrange(2)]
        found = outs(hole, board)
        order = HOLDEM.ranking.order
        now = best_hand(hole, board, HOLDEM)
        raising = {
            card
            for card in HOLDEM.deck.cards
            if card not in {*hole, *board}
            and order.index(best_hand(hole, [*board, card], HOLDEM).category)
            > order.index(now.category)
        }
        assert cards(found.clean) | cards(found.board) >= raising
        assert cards(found.board) <= raising
        assert cards(found.clean).isdisjoint(cards(found.board))
        assert all([set(made.best.hole) & set(hole) for made in found.clean])
        assert found.by_next(found.count) == Fraction(found.count, 50 - len(board))
        assert found.by_river(found.count).denominator <= comb(50 - len(board), 2)


# --- Refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "board", "against", "reason"),
    [
        ("9h8h", "7c6d", [], WrongCardCount("7c6d", 0, 4, 2, 3, 4)),
        ("9h8h", "7c6dKhQhJh", [], WrongCardCount("7c6dKhQhJh", 0, 10, 5, 3, 4)),
        ("9h8h", "", [], NoCardsHere("", 0, 0)),
        ("9h", "7c6dKh", [], WrongCardCount("9h", 0, 2, 1, 2, 2)),
        ("9h8h", "7c6dKh", ["9hQd"], DuplicateCard("9hQd", 0, 2, Card("9h"))),
        ("9hKh", "7c6dKh", [], DuplicateCard("9hKh", 2, 4, Card("Kh"))),
    ],
)
def test_bad_cards_are_refused_with_the_spot(hand, board, against, reason):
    with pytest.raises(NotationError) as caught:
        outs(hand, board, against)
    assert caught.value.reason == reason


def test_other_games_and_too_many_opponents_are_refused():
    for game in (STUD, OMAHA_HI_LO):
        with pytest.raises(IllegalAction) as caught:
            outs("9h8h", "7c6dKh", game=game)
        assert caught.value.reason == GameNotCounted("outs")
    with pytest.raises(IllegalAction) as caught:
        outs("9h8h", "7c6dKh", ["AsAh"] * 9)
    assert caught.value.reason == PlayersOutside(10, 1, 9)
    with pytest.raises(NotOfDeck):
        outs("9h8h", "7c6dKh", ["2s2h"], game=SHORT_DECK)


def test_cards_are_read_in_any_notation():
    assert outs("9♥ 8♥", "7♣ 6♦ К♥") == outs(parse_cards("9h8h"), parse_cards("7c6dKh"))
