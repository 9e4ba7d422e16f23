"""Trees of other betting structures are as large as PokerKit's, where the two count alike.

With equal stacks nobody can raise over an all-in, so what an all-in for less than a bet
counts in fixed limit (RULES 8.18) makes no difference. The stacks end before the cap, where
PokerKit does not take the big blind for a bet (RULES 8.17).
"""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from fifthstreet.cards import Card
from fifthstreet.cli.perft import Menu, count
from fifthstreet.history.phh import VARIANTS
from fifthstreet.rules.stakes import House, LimitCap, Stakes
from fifthstreet.rules.start import start_at
from tests.conftest import need

need("pokerkit")
from pokerkit import Automation, HandHistory  # noqa: E402

AUTOMATIONS = tuple(
    each
    for each in Automation
    if each not in (Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.CARD_BURNING)
)
CARDS = tuple(card for card in Card if card is not Card.JOKER)


def theirs(state: Any, dealt: int) -> Counter[int]:
    """Whole hands by the players left; cards are dealt from the deck in its first order.

    dealt  how many cards are gone
    """
    while state.status and state.actor_index is None:
        if state.can_burn_card():
            state.burn_card("??")
        elif state.can_deal_hole():
            cards = len(state.hole_dealing_statuses[seat := state.hole_dealee_index])
            state.deal_hole("".join(map(str, CARDS[dealt : dealt + cards])), seat)
            dealt += cards
        else:
            cards = state.board_dealing_counts[0]
            state.deal_board("".join(map(str, CARDS[dealt : dealt + cards])))
            dealt += cards
    if not state.status:
        return Counter([len(players(state))])
    found: Counter[int] = Counter()
    for move in moves(state):
        after = deepcopy(state)
        move(after)
        found += theirs(after, dealt)
    return found


def players(state: Any) -> set[int]:
    """Who has not folded; hands killed at the showdown stayed in."""
    folded = {each.player_index for each in state.operations if type(each).__name__ == "Folding"}
    return set(state.player_indices) - folded


def moves(state: Any) -> list[Any]:
    """As ours: nobody folds for nothing."""
    some: list[Any] = []
    if state.can_post_bring_in():
        some.append(lambda s: s.post_bring_in())
    else:
        some.append(lambda s: s.check_or_call())
        if state.checking_or_calling_amount:
            some.append(lambda s: s.fold())
    lowest = state.min_completion_betting_or_raising_to_amount
    if lowest is not None:
        highest = state.max_completion_betting_or_raising_to_amount
        some += [
            lambda s, to=to: s.complete_bet_or_raise_to(to) for to in range(lowest, highest + 1)
        ]
    return some


@pytest.mark.parametrize(
    ("code", "stacks"),
    [
        ("FT", (8, 8)),
        ("FT", (5, 5, 5)),
        ("PO", (7, 7)),
        ("PO", (4, 4, 4)),
        ("F7S", (7, 7)),
        ("F7S", (5, 5, 5)),
        ("FR", (5, 5, 5)),
        pytest.param("FT", (6, 6, 6), marks=pytest.mark.soak),
        pytest.param("PO", (9, 9), marks=pytest.mark.soak),
        pytest.param("PO", (5, 5, 5), marks=pytest.mark.soak),
        pytest.param("F7S", (6, 6, 6), marks=pytest.mark.soak),
        pytest.param("FR", (6, 6, 6), marks=pytest.mark.soak),
    ],
)
def test_both_engines_count_the_same_tree(code, stacks):
    game, number = VARIANTS[code], len(stacks)
    kind = HandHistory.game_types[code]
    house = House(burns=False, limit_cap=LimitCap.KEPT)
    if code in ("F7S", "FR"):
        stakes = Stakes(0, 0, 1, house=house, bring_in=1, bets=(2, 4))
        state = kind.create_state(AUTOMATIONS, True, 1, 1, 2, 4, stacks, number)
    else:
        stakes = Stakes(1, 2, house=house)
        sizes = (2, 4) if code == "FT" else (2,)
        state = kind.create_state(AUTOMATIONS, True, 0, (1, 2), *sizes, stacks, number)
    ours = count(start_at(stacks, number - 1, stakes, game), Menu.ALL)
    assert ours == theirs(state, 0)
