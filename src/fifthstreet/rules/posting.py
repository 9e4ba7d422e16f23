"""What is posted before the cards, by whom and in which order (RULES 6.3-6.9)."""

from fifthstreet.rules.events import Posted
from fifthstreet.rules.stakes import AnteBy, BigBlindAnte, Forced
from fifthstreet.rules.start import Start, clockwise

BLINDS = frozenset({Forced.SMALL_BLIND, Forced.BIG_BLIND})
ANTES = frozenset({Forced.ANTE, Forced.BIG_BLIND_ANTE})
DEAD_POSTS = frozenset({Forced.BIG_BLIND_ANTE, Forced.DEAD_BLIND})
"""What counts to nobody's bet and to nobody's share of the pots (RULES 6.10)."""
LIVE_POSTS = frozenset(Forced) - ANTES - DEAD_POSTS
"""What counts to the poster's bet on the first street."""


def forced_bets(start: Start) -> tuple[Posted, ...]:
    """What is posted before the cards, in order.

    A short stack posts what it has. Antes come first, then the blinds; a big-blind ante
    comes after the big blind unless the house says otherwise (D-14). Who enters pays his
    live blind before the dead one (6.9); a straddle is posted last (6.5).
    """
    stakes, big = start.stakes, start.big
    owed: list[tuple[int, Forced, int]] = []
    if big is not None:
        owed.append((big, Forced.BIG_BLIND, stakes.big))
    if start.small is not None:
        owed.insert(0, (start.small, Forced.SMALL_BLIND, stakes.small))
    if stakes.ante and stakes.ante_by is AnteBy.EACH:
        ring = clockwise(start.button, len(start.stacks))
        owed = [*[(seat, Forced.ANTE, stakes.ante) for seat in ring], *owed]
    elif stakes.ante and big is not None:
        first = stakes.house.big_blind_ante is BigBlindAnte.ANTE_FIRST
        owed.insert(0 if first else len(owed), (big, Forced.BIG_BLIND_ANTE, stakes.ante))
    if start.posts:
        posts = [(post.seat, post.what, post.chips) for post in start.posts]
        antes = [post for post in posts if post[1] is Forced.ANTE]
        later = [post for post in posts if post[1] is not Forced.ANTE]
        later.sort(key=_turn_to_post)
        owed = [*antes, *owed, *later]
    left = list(start.stacks)
    due = []
    for seat, what, chips in owed:
        chips = min(chips, left[seat])
        if chips:
            left[seat] -= chips
            due.append(Posted(seat, what, chips))
    return tuple(due)


def _turn_to_post(post: tuple[int, Forced, int]) -> int:
    return POSTING_ORDER.index(post[1])


POSTING_ORDER = (
    Forced.SMALL_BLIND,
    Forced.BIG_BLIND,
    Forced.BIG_BLIND_ANTE,
    Forced.ENTRY,
    Forced.DEAD_BLIND,
    Forced.STRADDLE,
    Forced.BRING_IN,
)
