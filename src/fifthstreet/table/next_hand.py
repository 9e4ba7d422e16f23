"""Who plays the next hand, where button and blinds stand, and what is posted.

Everything is read off the table as it stands between two hands; `begun` puts the answer
into the checkpoint from which the hand starts.
"""

from msgspec.structs import replace

from fifthstreet.games import has_bring_in
from fifthstreet.rules.stakes import Forced
from fifthstreet.rules.start import Post, Start, clockwise, start_at, straddle_post
from fifthstreet.table.button import (
    Lineup,
    between,
    button_blind_lineup,
    first_lineup,
    moved_lineup,
    next_lineup,
    replayed,
)
from fifthstreet.table.events import HandBegan
from fifthstreet.table.evolve import chair_at, owing_nothing
from fifthstreet.table.game import game_of, next_game, stakes_for
from fifthstreet.table.table import ButtonRule, Chair, Missed, Owed, Presence, Table


def ready_seats(table: Table) -> list[int]:
    """Seats dealt in whoever has the big blind."""
    return _seats(table, Presence.PLAYING)


def _waiting(table: Table) -> list[int]:
    return _seats(table, Presence.WAITING)


def _seats(table: Table, presence: Presence) -> list[int]:
    return [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair is not None and chair.stack and chair.presence is presence
    ]


def going_round(table: Table) -> bool:
    """Whether the blinds go round already, so that somebody can miss them."""
    return not table.restart and table.big is not None


def waits(table: Table, seat: int) -> bool:
    """Whether who sits in has to wait for the big blind (RULES 6.8, 6.9).

    He does unless he has missed no hand; where the house lets players post, unless he has
    missed no blind.
    """
    chair = chair_at(table, seat)
    if not going_round(table):
        return False
    if chair.new or chair.missed_big or chair.missed_small:
        return True
    return table.options.missed is Missed.WAIT and _missed_a_hand(table, seat)


def _missed_a_hand(table: Table, seat: int) -> bool:
    """Whether a hand with blinds was dealt without him since he last was dealt in.

    A checkpoint of an earlier release does not say so; there every hand had blinds.
    """
    chair = chair_at(table, seat)
    if chair.missed_hand or has_bring_in(game_of(table.options, table.playing)):
        return chair.missed_hand
    return table.dealt[seat] != chair.occupant


def lineup_of(table: Table) -> Lineup | None:
    """Who plays next, and where, while the game goes on; None if it cannot."""
    button, small, big = table.button, table.small, table.big
    assert button is not None
    seats = len(table.chairs)
    ready, waiting = ready_seats(table), _waiting(table)
    still = _again(table)
    if has_bring_in(next_game(table)):
        # Nobody waits for a blind here, and none is missed: button and blinds stand still.
        dealt = tuple(sorted(still if len(still) >= 2 else [*ready, *waiting]))
        return Lineup(button, small, big, dealt) if len(dealt) >= 2 else None
    if big is None:
        if len(ready) < 2:
            return None
        first = next(seat for seat in clockwise(button - 1, seats) if seat in ready)
        return _opening(table, first, ready)
    if table.options.stakes.button_blind:
        if len(still) >= 2:  # the void hand again, by who is there (RULES 12.3)
            first = next(seat for seat in clockwise(button - 1, seats) if seat in still)
            return _opening(table, first, still)
        return button_blind_lineup(button, ready, waiting, seats)
    assert small is not None
    if len(still) >= 2:
        return replayed(button, small, big, still, seats)
    posting = [seat for seat in waiting if chair_at(table, seat).posting]
    if table.options.button is ButtonRule.MOVING:
        return moved_lineup(button, ready, waiting, seats, posting)
    return next_lineup(small, big, ready, waiting, seats, posting)


def _again(table: Table) -> list[int]:
    """Players of a void hand who can play it again; two are enough for that."""
    if not table.replay or table.restart:
        return []
    there = [*ready_seats(table), *_waiting(table)]
    return [seat for seat in there if table.dealt[seat] == chair_at(table, seat).occupant]


def _first_lineup(table: Table) -> Lineup:
    """The first hand after a draw: where there are no blinds only the button has a place."""
    assert table.drawn is not None
    ready = ready_seats(table)
    if has_bring_in(next_game(table)):
        return Lineup(table.drawn, None, None, tuple(ready))
    return _opening(table, table.drawn, ready)


def _opening(table: Table, button: int, ready: list[int]) -> Lineup:
    """Button and blinds where the button has its place already and all are dealt in."""
    if table.options.stakes.button_blind:
        return Lineup(button, None, button, tuple(sorted(ready)))
    return first_lineup(button, ready, len(table.chairs))


def begun(table: Table, at: int) -> HandBegan:
    """The checkpoint from which the next hand starts."""
    lineup = _first_lineup(table) if table.restart else lineup_of(table)
    assert lineup is not None
    blinds = not has_bring_in(next_game(table))
    chairs = list(table.chairs)
    dealt: list[str | None] = [None] * len(chairs)
    owed: list[Owed] = []
    for seat, chair in enumerate(table.chairs):
        if chair is None:
            continue
        if seat in lineup.dealt:
            dealt[seat] = chair.occupant
            if blinds:
                entered = replace(owing_nothing(chair), presence=Presence.PLAYING, posting=False)
                chairs[seat] = entered
                if entered != chair:
                    owed.append(_owed(seat, chair))
        elif blinds:
            chairs[seat] = _passed_over(table, lineup, seat, chair)
    checkpoint = replace(
        table,
        chairs=tuple(chairs),
        number=table.number + 1,
        at=at,
        hands=table.hands + 1,
        running=True,
        hand=None,
        dealt=tuple(dealt),
        button=lineup.button,
        small=lineup.small,
        big=lineup.big,
        restart=False,
        turn=None,
        draw=None,
        drawn=None,
        playing=table.playing if table.replay else table.game,
        posts=_posts(table, lineup) if blinds and not table.options.stakes.button_blind else (),
        replay=False,
        owed=tuple(owed),
    )
    return HandBegan(checkpoint, at)


def _owed(seat: int, chair: Chair) -> Owed:
    return Owed(
        seat,
        chair.presence,
        chair.new,
        chair.missed_hand,
        chair.missed_big,
        chair.missed_small,
        chair.posting,
    )


def _passed_over(table: Table, lineup: Lineup, seat: int, chair: Chair) -> Chair:
    """Note what goes by while somebody is not dealt in; a new player owes no more for it (6.9)."""
    if chair.new:
        return chair
    seats = len(table.chairs)
    assert lineup.big is not None
    last_small, last_big = table.small, table.big
    if table.options.stakes.button_blind and going_round(table):
        last_small, last_big = None, table.button  # a checkpoint may still have another big
    elif not going_round(table) or last_small is None or last_big is None:
        last_small = last_big = lineup.button
    assert last_big is not None
    big = seat in between(last_big, lineup.big, seats)
    # The small blind follows to where the big one was, also where two alone play another way.
    small = last_small is not None and (
        seat == last_big or seat in between(last_small, last_big, seats)
    )
    if len(_again(table)) >= 2:  # a void hand without somebody who had a blind in it
        big, small = big or seat == last_big, seat == last_small
    # Who is ready and kept out by a replay alone waits if a blind went past him (5.5, 12.3).
    passed = chair.presence is Presence.PLAYING and (big or small)
    return replace(
        chair,
        presence=Presence.WAITING if passed else chair.presence,
        missed_hand=True,
        missed_big=chair.missed_big or big,
        missed_small=chair.missed_small or small,
    )


def _posts(table: Table, lineup: Lineup) -> tuple[Post, ...]:
    """What is posted beside the blinds: entries, missed blinds, a straddle (RULES 6.6-6.9)."""
    if len(_again(table)) >= 2:
        return _posts_again(table, lineup)
    stakes = table.options.stakes
    posts: list[Post] = []
    for seat in lineup.dealt:
        chair = chair_at(table, seat)
        if seat == lineup.big or not chair.posting:
            continue
        if chair.new or chair.missed_big:
            posts.append(Post(seat, Forced.ENTRY, stakes.big))
        if chair.missed_small and stakes.small:
            posts.append(Post(seat, Forced.DEAD_BLIND, stakes.small))
    return (*posts, *_straddle(table, lineup, {post.seat for post in posts}))


def _posts_again(table: Table, lineup: Lineup) -> tuple[Post, ...]:
    """What was posted in the void hand by who is still there, and nothing else (RULES 12.3).

    Nobody posts beside a blind of his own, or straddles where two are alone.
    """
    there = {*lineup.dealt} - {lineup.small, lineup.big}
    two = len(lineup.dealt) == 2
    posts = [post for post in table.posts if post.seat in there]
    return tuple([post for post in posts if not (two and post.what is Forced.STRADDLE)])


def _straddle(table: Table, lineup: Lineup, entering: set[int]) -> tuple[Post, ...]:
    """The straddle of who is under the gun and wants it; who posts to enter does not (6.6)."""
    options = table.options
    stakes = options.stakes
    if not options.straddle:
        return ()
    assert lineup.big is not None
    stacks = _stacks(table, {*lineup.dealt})
    for post in straddle_post(stacks, lineup.big, stakes):
        if chair_at(table, post.seat).straddles and post.seat not in entering:
            return (post,)
    return ()


def start_of(table: Table) -> Start:
    """How the hand begins for which the table stands ready."""
    stacks = _stacks(table, {seat for seat, who in enumerate(table.dealt) if who is not None})
    button, small, big = table.button, table.small, table.big
    assert button is not None
    game = game_of(table.options, table.playing)
    stakes = stakes_for(game, table.options.stakes)
    if has_bring_in(game):
        return Start(game, stakes, stacks, button, None, None)
    if stakes.button_blind:
        return start_at(stacks, button, stakes, game)
    assert small is not None and big is not None
    posted = small if stacks[small] else None
    return Start(game, stakes, stacks, button, posted, big, posts=table.posts)


def _stacks(table: Table, dealt: set[int]) -> tuple[int, ...]:
    """The chips of those dealt in, by seat; 0 for all others."""
    seats = range(len(table.chairs))
    return tuple([chair_at(table, seat).stack if seat in dealt else 0 for seat in seats])
