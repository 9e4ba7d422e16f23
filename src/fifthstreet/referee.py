"""Who wins a showdown, with which cards, why, and how the pots split.

The referee is asked about cards that lie on a table somewhere: he reads every
hand (cards speak, RULES 10.1) and, told what each player paid, divides the pots.
Players are numbered from 0, clockwise. The game says how many cards there are, how
they rank and who shares a pot; two boards are the two runs of RULES 10.9.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate

from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM, Game, board_cards, hole_cards
from fifthstreet.notation import read_cards
from fifthstreet.reasons import (
    AmbiguousT,
    BadCase,
    CardInUse,
    Decision,
    DuplicateCard,
    IllegalAction,
    NotationError,
    NotInDeck,
    NotOfDeck,
    WrongCardCount,
    WrongNumberOfCards,
)
from fifthstreet.rules.dividing import parts_of
from fifthstreet.rules.events import Part, Share, Side
from fifthstreet.rules.explain import HandRead, PotExplained, explain_part, read_hand
from fifthstreet.rules.making import best_low_hand
from fifthstreet.rules.pots import Pot, divide, pots, rakes
from fifthstreet.rules.stakes import USUAL, House, Stakes
from fifthstreet.rules.start import MOST_CHIPS, Start, fault_of_house


class Paid(Struct, frozen=True):
    """The chips of a case.

    live    what each player of the showdown put in during the hand
    folded  what each player who folded put in
    dead    chips that count to nobody's bet
    """

    live: tuple[int, ...]
    folded: tuple[int, ...] = ()
    dead: int = 0


class Reading(Struct, frozen=True):
    """Every hand with one board.

    hands        as read, by player
    winners      players with the best hand
    reason       what decided between the best hand and the next, or Equal; None for one hand
    lows         the low hands by player, None where he has none; empty if the game has no lows
    low_winners  players with the best low hand
    low_reason   the same for the lows
    """

    hands: tuple[HandRead, ...]
    winners: tuple[int, ...]
    reason: Decision | None = None
    lows: tuple[HandRead | None, ...] = ()
    low_winners: tuple[int, ...] = ()
    low_reason: Decision | None = None


class Verdict(Struct, frozen=True):
    """The referee's answer.

    boards  the hands with each board; one, unless the board was run twice
    cards   the showdown explained as one pot open to all: one entry, or one for each
            part where the game or a second board divides pots
    pots    main pot first, as many entries for each; empty if nothing was said of chips
    rake    what the house took of each pot, main pot first; empty if it takes nothing
    """

    boards: tuple[Reading, ...]
    cards: tuple[PotExplained, ...]
    pots: tuple[PotExplained, ...] = ()
    rake: tuple[int, ...] = ()

    @property
    def hands(self) -> tuple[HandRead, ...]:
        """Every hand as read with the first board, by player."""
        return self.boards[0].hands

    @property
    def winners(self) -> tuple[int, ...]:
        """Players with the best hand on the first board."""
        return self.boards[0].winners

    @property
    def low_winners(self) -> tuple[int, ...]:
        """Players with the best low hand on the first board."""
        return self.boards[0].low_winners

    @property
    def reason(self) -> Decision | None:
        """What decided between the best hand on the first board and the next."""
        return self.boards[0].reason


class Case(Struct, frozen=True):
    """Cards read from text, and what their reader should be told about it.

    second  the board of the second run; empty without one
    """

    board: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    warnings: tuple[AmbiguousT, ...]
    second: tuple[Card, ...] = ()


def read_case(
    board: str, hands: Sequence[str], game: Game = HOLDEM, *, second_board: str = ""
) -> Case:
    """Read the cards of a showdown, each in any notation.

    board         blank in a game without one; in stud the card for all, if there was one
    second_board  the whole board of the second run, with what both have in common

    Raises NotationError with the text at fault and the spot: unreadable, a wrong
    number of cards, or one that is already somewhere in the case; NotOfDeck at a card
    that the game is played without.
    """
    own, shared = _sizes(game, bool(board.strip()))
    seen: set[Card] = set()
    warnings: list[AmbiguousT] = []

    def read(text: str, count: int, common: int = 0) -> tuple[Card, ...]:
        if not text.strip() and count == 0:
            return ()
        found = read_cards(text)
        warnings.extend(found.warnings)
        if len(found.cards) != count:
            raise NotationError(WrongCardCount(text, 0, len(text), len(found.cards), count, count))
        for place, (card, (start, end)) in enumerate(zip(found.cards, found.spans, strict=True)):
            if card not in game.deck.cards:
                raise NotOfDeck(text, start, end, card)
            if card in seen and place >= common:
                raise NotationError(DuplicateCard(text, start, end, card))
            seen.add(card)
        return found.cards

    first = read(board, shared)
    holes = tuple([read(hand, own) for hand in hands])
    second: tuple[Card, ...] = ()
    if second_board.strip():
        known = read_cards(second_board).cards
        second = read(second_board, board_cards(game), _in_common(first, known, game))
    return Case(first, holes, tuple(warnings), second)


def judge(
    board: Sequence[Card],
    hands: Sequence[Sequence[Card]],
    paid: Paid | None = None,
    *,
    button: int | None = None,
    game: Game = HOLDEM,
    second: Sequence[Card] = (),
    house: House = USUAL,
) -> Verdict:
    """Judge a showdown.

    board   the shared cards, complete; in stud the card for all, if there was one
    hands   each player's own cards, clockwise
    paid    the chips, if pots are to be divided
    button  the player on the button, for odd chips; the last one if not said
    second  the whole board of the second run, which begins as the first one does
            if there was a flop or a turn before it was run twice
    house   its unit, its choices for odd chips and its rake matter here

    Raises IllegalAction if a card comes twice or is none of the game, a hand or a
    board has another size than the game's, or the chips do not fit the players.
    """
    _check_cards(board, second, hands, game)
    players = len(hands)
    if button is None:
        button = players - 1
    if type(button) is not int or not 0 <= button < players:
        raise IllegalAction(BadCase("button"))
    fault = fault_of_house(house)
    if fault is not None:
        raise IllegalAction(BadCase(fault))
    dealt = players
    if paid is not None:
        _check_chips(paid, players, house.unit)
        dealt += len(paid.folded)
    # Nobody bets here: of the start only button, game and house are looked at.
    start = Start(game, Stakes(0, 0, house=house), (1,) * players, button, None, None)
    boards = (board, second) if second else (board,)
    readings = tuple([_read(hands, shared, game) for shared in boards])
    showdown = _Showdown(start, boards, readings, dealt)
    everybody = tuple(range(players))

    cards = _explain(showdown, 0, Pot(0, everybody))
    decided = {(part.run, part.side): part.decision for part in cards}
    readings = tuple(
        [
            replace(
                reading,
                reason=decided.get((run, Side.WHOLE), decided.get((run, Side.HIGH))),
                low_reason=decided.get((run, Side.LOW)),
            )
            for run, reading in enumerate(readings)
        ]
    )
    if paid is None:
        return Verdict(readings, cards)
    layers = pots((*paid.live, *paid.folded), everybody, paid.dead)
    rake = _rake(layers, paid, house, dealt)
    told: list[PotExplained] = []
    for number, pot in enumerate(layers):
        taken = rake[number] if rake else 0
        told += _explain(showdown, number, Pot(pot.chips - taken, pot.seats))
    return Verdict(readings, cards, tuple(told), rake)


class _Showdown(Struct, frozen=True):
    """All that is needed to say who gets what of a pot, and why."""

    start: Start
    boards: tuple[Sequence[Card], ...]
    readings: tuple[Reading, ...]
    dealt: int


def _read(hands: Sequence[Sequence[Card]], board: Sequence[Card], game: Game) -> Reading:
    reads = tuple([read_hand(seat, hole, board, game) for seat, hole in enumerate(hands)])
    if game.low is None:
        return Reading(reads, _best(reads))
    lows: list[HandRead | None] = []
    for seat, hole in enumerate(hands):
        low = best_low_hand(hole, board, game)
        lows.append(None if low is None else read_hand(seat, hole, board, game, low))
    return Reading(reads, _best(reads), lows=tuple(lows), low_winners=_best(lows))


def _best(reads: Sequence[HandRead | None]) -> tuple[int, ...]:
    strengths = {read.seat: read.best.strength for read in reads if read is not None}
    top = max(strengths.values(), default=())
    return tuple([seat for seat, strength in strengths.items() if strength == top])


def _explain(showdown: _Showdown, number: int, pot: Pot) -> tuple[PotExplained, ...]:
    """How the pot goes to the best hands, part by part."""
    parts = _parts(showdown, pot)
    told = []
    for index, part in enumerate(parts):
        reading = showdown.readings[part.run]
        reads = reading.lows if part.side is Side.LOW else reading.hands
        told.append(
            explain_part(
                number,
                parts,
                index,
                pot.seats,
                {read.seat: read for read in reads if read is not None},
                mucked=(),
                live=range(len(showdown.start.stacks)),
                dealt=showdown.dealt,
                board=showdown.boards[part.run],
                start=showdown.start,
            )
        )
    return tuple(told)


def _parts(showdown: _Showdown, pot: Pot) -> list[Part]:
    """The pot, halved for two boards, each half then for high and low (RULES 9.7, 10.9)."""
    start = showdown.start
    if len(pot.seats) == 1:
        alone = Share(pot.seats[0], pot.chips)
        return [Part(0, Side.WHOLE, pot.chips, (alone,), 0)]
    runs = len(showdown.readings)
    parts: list[Part] = []
    for run, chips in enumerate(divide(pot.chips, runs, start.stakes.house.unit)[0]):
        reading = showdown.readings[run]
        highs = {seat: reading.hands[seat].best for seat in pot.seats}
        holes = {seat: reading.hands[seat].hole for seat in pot.seats}
        lows = {
            low.seat: low.best for low in reading.lows if low is not None and low.seat in pot.seats
        }
        parts += parts_of(chips, highs, lows, holes, start, run)
    return parts


def _rake(layers: Sequence[Pot], paid: Paid, house: House, dealt: int) -> tuple[int, ...]:
    """What the house takes of each pot; never of a bet that nobody called (RULES 9.7)."""
    if house.rake is None or not layers:
        return ()
    chips = [pot.chips for pot in layers]
    second, most = sorted((0, *paid.live, *paid.folded))[-2:]
    if most in paid.live:  # more than all others: that part of the last pot goes back to him
        chips[-1] -= most - second
    return rakes(chips, house.rake, dealt, house.unit) if any(chips) else (0,) * len(chips)


# --- What is no showdown ----------------------------------------------------------------


def _sizes(game: Game, with_board: bool) -> tuple[int, int]:
    """How many own cards and how many shared cards a showdown of the game has.

    In stud the last card may have been one for all, where the deck ran short (RULES 3.6).
    """
    own, shared = hole_cards(game), board_cards(game)
    last = game.streets[-1].hole
    if with_board and not shared and last:
        return own - last, last
    return own, shared


def _in_common(first: Sequence[Card], second: Sequence[Card], game: Game) -> int:
    """How many cards of the board had been dealt when it was run twice.

    At most those before the last street, else there would be no second board.
    """
    dealt = list(accumulate([street.board for street in game.streets]))[:-1]
    common = 0
    for before, now in zip([0, *dealt], dealt, strict=False):
        if {*first[before:now]} != {*second[before:now]}:
            break
        common = now
    return common


def _check_cards(
    board: Sequence[Card], second: Sequence[Card], hands: Sequence[Sequence[Card]], game: Game
) -> None:
    own, shared = _sizes(game, len(board) > 0)
    if not hands:
        raise IllegalAction(BadCase("hands"))
    groups = [(board, shared), *[(hand, own) for hand in hands]]
    if second:
        groups.append((second, board_cards(game)))
    for group, expected in groups:
        if len(group) != expected:
            raise IllegalAction(WrongNumberOfCards(len(group), expected))
    if not all([isinstance(card, Card) for group, _ in groups for card in group]):
        raise IllegalAction(BadCase("cards"))
    once = second[_in_common(board, second, game) :] if second else ()
    cards = [*board, *[card for hand in hands for card in hand], *once]
    for card in cards:
        if card not in game.deck.cards:
            raise IllegalAction(NotInDeck(card))
    card, times = Counter(cards).most_common(1)[0]
    if times > 1:
        raise IllegalAction(CardInUse(card))


def _check_chips(paid: Paid, players: int, unit: int) -> None:
    chips = (*paid.live, *paid.folded, paid.dead)
    if len(paid.live) != players:
        raise IllegalAction(BadCase("paid"))
    if not all(type(n) is int and 0 <= n <= MOST_CHIPS for n in chips):
        raise IllegalAction(BadCase("chips"))
    if any([n % unit for n in chips]):
        raise IllegalAction(BadCase("unit"))
