"""Hand histories that PokerKit writes itself are read, played strictly, and end as it says.

The hands are those in which the two engines agree (rules/test_lockstep.py). One thing is
left: with side pots PokerKit has hands shown once around the table, and we pot by pot
(RULES 10.2). Of the other games it is the hands of rules/test_lockstep_games.py.
"""

from collections import Counter
from io import BytesIO
from random import Random
from typing import Any

from fifthstreet.history.phh import VARIANTS, read, write
from fifthstreet.history.replay import Ending, Habit, Mode, replay
from fifthstreet.rules.hand import Dealer, Over
from fifthstreet.rules.stakes import AnteBy, limit_bets
from tests.conftest import SCALE, need

need("pokerkit")
from pokerkit import HandHistory, NoLimitTexasHoldem  # noqa: E402

from tests.rules import test_lockstep_games as games  # noqa: E402
from tests.rules.test_lockstep import (  # noqa: E402
    Walk,
    act,
    compare_end,
    deal_both,
    random_walk,
)


def played(rng: Random) -> Walk | None:
    """A hand both engines see alike from its beginning to its end."""
    both = random_walk(rng)
    start = both.hand.start
    stakes = start.stakes
    assert start.big is not None
    if stakes.ante_by is AnteBy.BIG_BLIND and start.stacks[start.big] < stakes.big + stakes.ante:
        return None  # PokerKit takes his ante before the blind, the standard does not say (D-14)
    while not isinstance(both.hand.turn, Over):
        if isinstance(both.hand.turn, Dealer):
            deal_both(both)
        elif not act(both):
            return None
    compare_end(both)
    return None if both.seen else both


def text_of(both: Walk) -> str:
    """What PokerKit writes of its own state."""
    state = both.state
    game = NoLimitTexasHoldem(
        state.automations,
        state.ante_trimming_status,
        state.antes,
        state.blinds_or_straddles,
        both.hand.start.stakes.big,
    )
    history = HandHistory.from_game_state(game, state)
    history.finishing_stacks = list(state.stacks)
    file = BytesIO()
    history.dump(file)
    return file.getvalue().decode()


def test_what_pokerkit_writes_ends_the_same():
    replayed = reordered = heads_up = antes = short = shown = 0
    for number in range(4000 // SCALE):
        both = played(Random(f"pokerkit writes {number}"))
        if both is None:
            continue
        text = text_of(both)
        record = read(text)
        result: Any = replay(record)
        if result.stopped:
            assert result.stopped.reason.detail == Habit.SHOW_ORDER.value, (result.stopped, text)
            assert sum(len(pot.seats) > 1 for pot in both.hand.pots) > 1, text
            result = replay(record, Mode.ARCHIVE)
            assert {tolerated.habit for tolerated in result.tolerated} == {Habit.SHOW_ORDER}
            reordered += 1
        assert result.ending is Ending.EQUAL, text
        assert [seat.stack for seat in result.hand.seats] == list(both.state.stacks)
        assert read(write(record)) == record
        replayed += 1
        start = record.start
        heads_up += len(start.stacks) == 2
        antes += start.stakes.ante > 0
        short += min(start.stacks) < start.stakes.big
        shown += " sm " in text
    # Enough of every kind: two players, antes, stacks below the blind, showdowns.
    assert replayed - reordered > 2000 // SCALE
    assert min(heads_up, antes, short, shown) > 200 // SCALE


def text_of_other(both: games.Walk, code: str) -> str:
    """What PokerKit writes of its own state in another game."""
    state, stakes = both.state, both.hand.start.stakes
    forced = [state.bring_in] if stakes.bring_in else [state.blinds_or_straddles]
    sizes = limit_bets(stakes) if games.has_bets(both.hand.start.game) else (stakes.big,)
    kind = HandHistory.game_types[code]
    game = kind(state.automations, state.ante_trimming_status, state.antes, *forced, *sizes)
    history = HandHistory.from_game_state(game, state)
    history.finishing_stacks = list(state.stacks)
    file = BytesIO()
    history.dump(file)
    return file.getvalue().decode()


def test_what_pokerkit_writes_of_other_games_ends_the_same():
    replayed: Counter[str] = Counter()
    drawn = brought_in = shown = 0
    for code in VARIANTS:
        for number in range(2_000 // SCALE if code != "NT" else 0):
            both = games.walk(Random(f"{code} {number}"), code)
            if not isinstance(both.hand.turn, Over) or both.seen:
                continue
            text = text_of_other(both, code)
            record = read(text)
            result: Any = replay(record)
            if result.stopped:
                # Hands are shown once around there, in stud from the one that opened.
                assert result.stopped.reason.detail in (Habit.SHOW_ORDER.value, Habit.MUCKED.value)
                contested = sum(len(pot.seats) > 1 for pot in both.hand.pots)
                assert contested > 1 or record.start.stakes.bring_in, text
                result = replay(record, Mode.ARCHIVE)
            assert result.ending is Ending.EQUAL, (code, number)
            assert read(write(record)) == record
            replayed[code] += 1
            drawn += " sd " in text
            brought_in += " pb" in text
            shown += " sm " in text
    assert set(replayed) == set(VARIANTS) - {"NT"}
    assert min(replayed.values()) > 100 // SCALE
    assert min(drawn, brought_in, shown) > 1_000 // SCALE
