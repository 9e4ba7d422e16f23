"""Forced bets as a file lists them, one number a player, and as a Start says them.

The standard counts players from the left of the button, so that the last one has it.
Heads-up its lists are the other way round: the first number is the button's.

    blinds_or_straddles = [1, 2, 4, 0]      small blind, big blind, a straddle
    blinds_or_straddles = [2, 0, 0, 0]      the small blind is dead
    blinds_or_straddles = [0, 0, 0, 2]      a blind of the button alone, as in short deck
    blinds_or_straddles = [1, 2, 0, -2]     a live post of who enters (RULES 6.8)

Antes that are not equal are the big blind's for the table; or each one's own, if they are
trimmed to what others have put in (`ante_trimming_status`); or else dead money.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from fifthstreet.games import Betting, Game, has_bring_in
from fifthstreet.reasons import BadStart, IllegalAction
from fifthstreet.rules.events import Posted
from fifthstreet.rules.posting import forced_bets
from fifthstreet.rules.stakes import AnteBy, Forced, House, Stakes, limit_bets
from fifthstreet.rules.start import Post, Start


class Lists(Struct, frozen=True):
    """What a file says of forced bets, in chips, in the order of its lists.

    antes, blinds  a number for each player; a blind below zero is a post to enter
    dead           how much of the antes are dead blinds: the standard has no word for them
    dead_small     size of a small blind that nobody posts, where the rules ask for it
    trimmed        antes above what others put in go back to their owner
    """

    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    dead: tuple[int, ...] = ()
    dead_small: int = 0
    trimmed: bool = True


class Setting(Struct, frozen=True):
    """The part of a Start that the lists tell."""

    stakes: Stakes
    small: int | None
    big: int | None
    posts: tuple[Post, ...]


def read_lists(
    lists: Lists, game: Game, house: House, bring_in: int, bets: tuple[int, int] | None
) -> Setting | str:
    """The stakes, the seats of the blinds and what else is posted, or the name of a wrong field.

    bring_in, bets  of a game that has them; 0 and None otherwise
    """
    heads_up = len(lists.antes) == 2
    antes = lists.antes[::-1] if heads_up else lists.antes
    blinds = lists.blinds[::-1] if heads_up else lists.blinds
    dead = (lists.dead[::-1] if heads_up else lists.dead) or (0,) * len(antes)
    antes = tuple([ante - blind for ante, blind in zip(antes, dead, strict=True)])
    if min(antes) < 0 or min(dead) < 0:
        return "antes"
    posts: list[Post] = []
    small = big = None
    sizes = (0, 0)
    if not has_bring_in(game):
        small, big = _blind_seats(blinds)
        if big is None:
            return "blinds_or_straddles"
        sizes = (blinds[small] if small is not None else lists.dead_small, blinds[big])
        posts, missed = _other_blinds(blinds, small, big)
        dead = tuple([each + more for each, more in zip(dead, missed, strict=True)])
        if bets == (sizes[1], 2 * sizes[1]):
            bets = None
    posts += [Post(seat, Forced.DEAD_BLIND, chips) for seat, chips in enumerate(dead) if chips]
    ante, ante_by = 0, AnteBy.EACH
    if len(set(antes)) == 1:
        ante = antes[0]
    elif big is not None and sum(antes) == antes[big]:
        ante, ante_by = antes[big], AnteBy.BIG_BLIND
    else:
        what = Forced.ANTE if lists.trimmed or big is None else Forced.BIG_BLIND_ANTE
        posts += [Post(seat, what, chips) for seat, chips in enumerate(antes) if chips]
    stakes = Stakes(*sizes, ante, ante_by, house, bring_in, bets)
    return Setting(stakes, small, big, tuple(posts))


def _blind_seats(blinds: Sequence[int]) -> tuple[int | None, int | None]:
    """Who posts the small and the big blind, the button being the last seat."""
    if len(blinds) == 2:
        places = (1, 0)
    elif blinds[1] <= 0 < blinds[0]:
        return None, 0  # the first number is the big blind: the small one is dead
    else:
        places = (0, 1)
    small, big = places
    if blinds[big] > 0:
        return (small if blinds[small] >= 0 else None), big
    return None, next((seat for seat, chips in enumerate(blinds) if chips > 0), None)


def _other_blinds(
    blinds: Sequence[int], small: int | None, big: int
) -> tuple[list[Post], list[int]]:
    """Posts to enter and straddles, the highest straddle last: betting opens behind it.

    Who missed both blinds posts one of each (RULES 6.9): more than a big blind is dead,
    which is the second value, by seat.
    """
    entries, straddles = [], []
    missed = [0] * len(blinds)
    for seat, chips in enumerate(blinds):
        if chips < 0:
            live = min(-chips, blinds[big])
            missed[seat] = -chips - live
            entries.append(Post(seat, Forced.ENTRY, live))
        elif chips and seat not in (small, big):
            straddles.append(Post(seat, Forced.STRADDLE, chips))
    return [*entries, *sorted(straddles, key=lambda post: post.chips)], missed


def write_lists(start: Start, trimmed: bool | None = None) -> Lists:
    """The lists of a start whose last seat has the button.

    trimmed  what the file says of it; None for what makes these antes

    Raises IllegalAction(BadStart) for what the lists cannot say.
    """
    stakes, players = start.stakes, len(start.stacks)
    antes, blinds, dead = [0] * players, [0] * players, [0] * players
    if start.small is not None:
        blinds[start.small] = stakes.small
    if start.big is not None:
        blinds[start.big] = stakes.big
    if stakes.ante_by is AnteBy.EACH:
        antes = [stakes.ante] * players
    elif start.big is not None:
        antes[start.big] = stakes.ante
    for post in start.posts:
        if post.what is Forced.DEAD_BLIND:
            dead[post.seat] += post.chips
        elif post.what in (Forced.ANTE, Forced.BIG_BLIND_ANTE):
            antes[post.seat] += post.chips
        elif blinds[post.seat] or post.what not in (Forced.ENTRY, Forced.STRADDLE):
            raise IllegalAction(BadStart("posts"))
        else:
            blinds[post.seat] = -post.chips if post.what is Forced.ENTRY else post.chips
    antes = [ante + blind for ante, blind in zip(antes, dead, strict=True)]
    if trimmed is None:
        trimmed = stakes.ante_by is AnteBy.EACH or not stakes.ante
        trimmed &= not any([post.what is Forced.BIG_BLIND_ANTE for post in start.posts])
    # A dead small blind has a size only where it counts to the limit (RULES 8.16).
    counts = start.game.betting is Betting.POT_LIMIT and start.big is not None
    order = slice(None, None, -1 if players == 2 else 1)
    return Lists(
        tuple(antes[order]),
        tuple(blinds[order]),
        tuple(dead[order]) if any(dead) else (),
        stakes.small if start.small is None and counts else 0,
        trimmed,
    )


def as_written(start: Start) -> Start:
    """The start that a reader of its lists makes of them: the same forced bets.

    Raises IllegalAction(BadStart) if he would make something else of them.
    """
    stakes = start.stakes
    bets = None
    if start.game.betting is Betting.FIXED_LIMIT or has_bring_in(start.game):
        bets = limit_bets(stakes)
    read = read_lists(write_lists(start), start.game, stakes.house, stakes.bring_in, bets)
    if isinstance(read, str) or read.big != start.big:
        raise IllegalAction(BadStart("small"))
    written = msgspec.structs.replace(
        start, stakes=read.stakes, small=read.small, big=read.big, posts=read.posts
    )
    ours, theirs = _meaning(start), _meaning(written)
    if ours != theirs:
        blinds = {Forced.SMALL_BLIND, Forced.BIG_BLIND}
        moved = [post for post in ours[1] if post not in theirs[1] and post.what in blinds]
        raise IllegalAction(BadStart("small" if moved else "posts"))
    return written


def _meaning(start: Start) -> tuple[Counter[tuple[int, Forced]], list[Posted]]:
    """Antes, whose order means nothing, and the other forced bets in order."""
    posted = forced_bets(start)
    antes: Counter[tuple[int, Forced]] = Counter()
    for post in posted:
        if post.what is Forced.ANTE:
            antes[post.seat, post.what] += post.chips
    return antes, [post for post in posted if post.what is not Forced.ANTE]
