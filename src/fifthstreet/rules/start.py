"""How a hand begins: the seats, their chips, the button and who posts what."""

from functools import cache

from msgspec import Struct

from fifthstreet.games import HOLDEM, Betting, Game, has_bring_in
from fifthstreet.reasons import BadStart, IllegalAction
from fifthstreet.rules.stakes import AnteBy, Forced, House, Stakes, limit_bets

MOST_CHIPS = 10**15
"""The most chips of one stack or bet: far above any real one, and exact in every JSON reader."""

USUAL = House()


class Post(Struct, frozen=True, gc=False):
    """A forced bet that neither button nor stakes tell: straddle, entry, dead blind, odd ante."""

    seat: int
    what: Forced
    chips: int


class Start(Struct, frozen=True, gc=False):
    """Everything about a hand that is known before its first event.

    stacks  chips of each seat before anything is posted; 0 where nobody is dealt in
    button  the seat of the button, which may be empty (RULES 5.4)
    small   the seat that posts the small blind; None if it is dead
    big     the seat that posts the big blind; None where a bring-in opens the game
    record  a foreign record: cards may be unknown, and unknown hands are mucked
    posts   what else is posted (RULES 6.6, 6.8, 6.9)
    """

    game: Game
    stakes: Stakes
    stacks: tuple[int, ...]
    button: int
    small: int | None
    big: int | None
    record: bool = False
    posts: tuple[Post, ...] = ()


@cache
def clockwise(after: int, seats: int) -> tuple[int, ...]:
    """All seat numbers, clockwise, beginning with the one left of `after`."""
    return (*range(after + 1, seats), *range(after + 1))


def start_at(
    stacks: tuple[int, ...],
    button: int,
    stakes: Stakes,
    game: Game = HOLDEM,
    *,
    straddle: bool = False,
) -> Start:
    """A hand whose blinds follow the button directly; heads-up the button is small (5.6).

    stacks    chips by seat, 0 where nobody is dealt in
    straddle  the seat left of the big blind straddles, if three are dealt in and it has
              more than a big blind (RULES 6.6, 6.7)

    Raises IllegalAction(BadStart) if the button is no seat or nobody could play.
    """
    stacks = tuple(stacks)
    if not _is_seat(button, stacks):
        raise IllegalAction(BadStart("button"))
    if not all([type(chips) is int for chips in stacks]):
        raise IllegalAction(BadStart("chips"))
    ring = [seat for seat in clockwise(button, len(stacks)) if stacks[seat] > 0]
    if len(ring) < 2:
        raise IllegalAction(BadStart("stacks"))
    if has_bring_in(game):
        return Start(game, stakes, stacks, button, None, None)
    if stakes.button_blind:  # past an empty button it is the last seat before it
        return Start(game, stakes, stacks, button, None, ring[-1])
    if len(ring) == 2 and stacks[button] > 0:
        big, small = ring
    else:
        small, big = ring[:2]
    posts = straddle_post(stacks, big, stakes) if straddle else ()
    return Start(game, stakes, stacks, button, small, big, posts=posts)


def straddle_post(stacks: tuple[int, ...], big: int, stakes: Stakes) -> tuple[Post, ...]:
    """The straddle of the seat left of the big blind, twice the big blind (RULES 6.6).

    Nobody straddles heads-up, or with no more chips than a big blind (6.7).
    """
    ring = [seat for seat in clockwise(big, len(stacks)) if stacks[seat] > 0]
    if len(ring) < 3 or stacks[ring[0]] <= stakes.big:
        return ()
    return (Post(ring[0], Forced.STRADDLE, 2 * stakes.big),)


def check_start(start: Start) -> None:
    """Refuse a start that is no hand (RULES 4, 6.2, 7.7).

    Raises IllegalAction(BadStart) naming the field at fault.
    """
    fault = _fault(start)
    if fault is not None:
        raise IllegalAction(BadStart(fault))


def _fault(start: Start) -> str | None:
    """The first field that fits no hand."""
    stakes, stacks, game = start.stakes, start.stacks, start.game
    for chips in (*stacks, stakes.small, stakes.big, stakes.ante, stakes.bring_in):
        if type(chips) is not int or chips > MOST_CHIPS:
            return "chips"
    players = len(stacks) - stacks.count(0)
    if not 2 <= len(stacks) <= 10 or players < 2 or min(stacks) < 0:
        return "stacks"
    if stakes.ante < 0:
        return "ante"
    if not _is_seat(start.button, stacks):
        return "button"
    fault = _fault_of_bring_in(start) if has_bring_in(game) else _fault_of_blinds(start)
    if fault is None and game.betting is Betting.FIXED_LIMIT:
        small_bet, big_bet = limit_bets(stakes)
        for bet in (small_bet, big_bet):
            if type(bet) is not int or not 1 <= bet <= MOST_CHIPS:
                fault = "bets"
    if fault is None and (start.posts or stakes.house is not USUAL):
        fault = _fault_of_house(start)
    if fault is not None:
        return fault
    return "deck" if cards_needed(game, players) > len(game.deck.cards) else None


def cards_needed(game: Game, players: int) -> int:
    """How many cards must be there for a hand of so many players (RULES 7.7).

    The last street of stud does with one card for all, and who draws gets the cards that
    others threw away (RULES 3.6): what must be there is one whole draw.
    """
    own = shared = most_drawn = last = 0
    for street in game.streets:
        last = street.hole + street.up
        own += last
        shared += street.board + street.burn
        if street.draw > most_drawn:
            most_drawn = street.draw
    needed = players * own + shared + most_drawn
    if last and len(game.streets) > 1:
        needed += 1 - players * last - game.streets[-1].burn
    return needed


def _fault_of_blinds(start: Start) -> str | None:
    stakes, stacks, small, big = start.stakes, start.stacks, start.small, start.big
    if not 0 <= stakes.small <= stakes.big or stakes.big < 1:
        return "blinds"
    if stakes.bring_in:
        return "bring_in"
    if stakes.button_blind and (stakes.small or small is not None):
        return "small"
    if not _is_dealt_in(big, stacks):
        return "big"
    if small is not None and (small == big or not _is_dealt_in(small, stacks)):
        return "small"
    return None


def _fault_of_bring_in(start: Start) -> str | None:
    stakes = start.stakes
    if start.big is not None or start.small is not None or stakes.small or stakes.big:
        return "blinds"
    if stakes.bets is None:
        return "bets"
    if not 1 <= stakes.bring_in <= stakes.bets[0]:
        return "bring_in"
    return "ante" if stakes.ante_by is AnteBy.BIG_BLIND else None


def _fault_of_house(start: Start) -> str | None:
    stakes, house = start.stakes, start.stakes.house
    rake = house.rake
    if type(house.unit) is not int or not 1 <= house.unit <= MOST_CHIPS:
        return "unit"
    if rake is not None and (not 0 <= rake.percent <= 10_000 or any([c < 0 for c in rake.caps])):
        return "rake"
    for post in start.posts:
        if not _is_dealt_in(post.seat, start.stacks) or type(post.what) is not Forced:
            return "posts"
        if type(post.chips) is not int or not 1 <= post.chips <= MOST_CHIPS:
            return "posts"
        if has_bring_in(start.game) and post.what is not Forced.ANTE:
            return "posts"
        if post.what is Forced.STRADDLE and post.chips <= stakes.big:
            return "posts"
    return None


def _is_dealt_in(seat: int | None, stacks: tuple[int, ...]) -> bool:
    return seat is not None and _is_seat(seat, stacks) and stacks[seat] > 0


def _is_seat(seat: object, stacks: tuple[int, ...]) -> bool:
    return type(seat) is int and 0 <= seat < len(stacks)
