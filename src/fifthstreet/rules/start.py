"""How a hand begins: the seats, their chips, the button and who posts what."""

from functools import cache

from msgspec import Struct

from fifthstreet.cards import Deck
from fifthstreet.games import HOLDEM, Game, has_bring_in, up_places
from fifthstreet.reasons import BadStart, IllegalAction
from fifthstreet.rules.stakes import USUAL, AnteBy, Forced, House, Rake, Stakes

MOST_CHIPS = 10**15
"""The most chips of one stack or bet: far above any real one, and exact in every JSON reader."""


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
    try:
        stacks = tuple(stacks)
    except TypeError:
        raise IllegalAction(BadStart("stacks")) from None
    if type(game) is not Game or type(stakes) is not Stakes:
        raise IllegalAction(BadStart("game" if type(game) is not Game else "stakes"))
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
    ante = stakes.ante if stakes.ante_by is AnteBy.EACH else 0
    if len(ring) < 3 or stacks[ring[0]] - ante <= stakes.big:
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
    fault = _fault_of_kind(start)
    if fault is not None:
        return fault
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
    if stakes.bets is not None and not _are_bets(stakes.bets):
        return "bets"
    fault = _fault_of_bring_in(start) if has_bring_in(game) else _fault_of_blinds(start)
    if fault is None and (start.posts or stakes.house is not USUAL):
        fault = _fault_of_posts(start) or fault_of_house(stakes.house) or _fault_of_unit(start)
    if fault is None and game.deck is Deck.JOKER:
        fault = _fault_of_joker(game)
    if fault is not None:
        return fault
    return "deck" if cards_needed(game, players) > len(game.deck.cards) else None


def _fault_of_kind(start: Start) -> str | None:
    """The first field that is not even of its kind."""
    if type(start) is not Start or type(start.game) is not Game:
        return "game"
    stakes = start.stakes
    if type(stakes) is not Stakes or type(stakes.ante_by) is not AnteBy:
        return "stakes"
    if type(stakes.house) is not House:
        return "house"
    if type(start.stacks) is not tuple:
        return "stacks"
    if type(start.posts) is not tuple or type(start.record) is not bool:
        return "posts"
    return None


def _are_bets(bets: object) -> bool:
    """A small and a big bet of fixed limit."""
    if type(bets) is not tuple or len(bets) != 2 or {*map(type, bets)} != {int}:
        return False
    small, big = bets
    return bool(1 <= small <= big <= MOST_CHIPS)


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


def _fault_of_joker(game: Game) -> str | None:
    """A joker needs a ranking that knows it; among lows and face-up cards nobody does."""
    knows = game.ranking.joker is not None and game.ranking.low is None
    return None if knows and game.low is None and not up_places(game) else "game"


def _fault_of_unit(start: Start) -> str | None:
    """Every amount is made of whole chips (RULES 11.4)."""
    stakes, unit = start.stakes, start.stakes.house.unit
    amounts = [*start.stacks, stakes.small, stakes.big, stakes.ante, stakes.bring_in]
    amounts += [*(stakes.bets or ()), *[post.chips for post in start.posts]]
    return "unit" if any([chips % unit for chips in amounts]) else None


def fault_of_house(house: House) -> str | None:
    """The first house choice that is none; None if all are possible."""
    rake = house.rake
    if type(house.unit) is not int or not 1 <= house.unit <= MOST_CHIPS:
        return "unit"
    if rake is None:
        return None
    if type(rake) is not Rake or type(rake.percent) is not int or type(rake.caps) is not tuple:
        return "rake"
    caps = all([type(cap) is int and 0 <= cap <= MOST_CHIPS for cap in rake.caps])
    return None if caps and 0 <= rake.percent <= 10_000 else "rake"


POSTED = frozenset(
    {Forced.ANTE, Forced.BIG_BLIND_ANTE, Forced.ENTRY, Forced.DEAD_BLIND, Forced.STRADDLE}
)
"""What may be posted beside the blinds."""


def _fault_of_posts(start: Start) -> str | None:
    """Posts beside the blinds: who owes a blind enters by it and does not straddle (6.6-6.9)."""
    stakes, stacks = start.stakes, start.stacks
    bring_in = has_bring_in(start.game)
    entered: list[int] = []
    for post in start.posts:
        if type(post) is not Post or type(post.what) is not Forced or post.what not in POSTED:
            return "posts"
        if not _is_dealt_in(post.seat, stacks) or (bring_in and post.what is not Forced.ANTE):
            return "posts"
        if type(post.chips) is not int or not 1 <= post.chips <= MOST_CHIPS:
            return "posts"
        if post.what in (Forced.ENTRY, Forced.STRADDLE):
            if post.seat in (start.small, start.big) or post.seat in entered:
                return "posts"
            entered.append(post.seat)
            few = len(stacks) - stacks.count(0) < 3
            straddle = post.what is Forced.STRADDLE
            if straddle and (few or post.chips <= stakes.big):
                return "posts"
            if not straddle and post.chips > stakes.big:
                return "posts"
    return None


def _is_dealt_in(seat: int | None, stacks: tuple[int, ...]) -> bool:
    return seat is not None and _is_seat(seat, stacks) and stacks[seat] > 0


def _is_seat(seat: object, stacks: tuple[int, ...]) -> bool:
    return type(seat) is int and 0 <= seat < len(stacks)
