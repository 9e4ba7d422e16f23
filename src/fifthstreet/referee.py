"""Who wins a showdown, with which five cards, why, and how the pots split.

The referee is asked about cards that lie on a table somewhere: he reads every
hand (cards speak, RULES 10.1) and, told what each player paid, divides the pots.
Players are numbered from 0, clockwise.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM, Game
from fifthstreet.notation import read_cards
from fifthstreet.reasons import (
    AmbiguousT,
    BadCase,
    CardInUse,
    Decision,
    DuplicateCard,
    IllegalAction,
    NotationError,
    WrongCardCount,
    WrongNumberOfCards,
)
from fifthstreet.rules.pots import Pot, pots
from fifthstreet.rules.showdown import DIVISIONS, HandRead, PotExplained, explain_pot, read_hand
from fifthstreet.rules.start import MOST_CHIPS


class Paid(Struct, frozen=True):
    """The chips of a case.

    live    what each player of the showdown put in during the hand
    folded  what each player who folded put in
    dead    chips that count to nobody's bet
    """

    live: tuple[int, ...]
    folded: tuple[int, ...] = ()
    dead: int = 0


class Verdict(Struct, frozen=True):
    """The referee's answer.

    winners  players with the best hand of all
    hands    every hand as read, by player
    reason   what decided between the best hand and the next, or Equal; None for one hand
    pots     main pot first; empty if nothing was said of chips
    cards    the showdown explained as one pot open to all
    """

    winners: tuple[int, ...]
    hands: tuple[HandRead, ...]
    reason: Decision | None
    pots: tuple[PotExplained, ...]
    cards: PotExplained


class Case(Struct, frozen=True):
    """Cards read from text, and what their reader should be told about it."""

    board: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    warnings: tuple[AmbiguousT, ...]


def read_case(board: str, hands: Sequence[str], game: Game = HOLDEM) -> Case:
    """Read the cards of a showdown, each in any notation.

    Raises NotationError with the text at fault and the spot: unreadable, a wrong
    number of cards, or a card that is already somewhere in the case.
    """
    hole, shared = _sizes(game)
    seen: set[Card] = set()
    warnings: list[AmbiguousT] = []
    groups = []
    for text, count in [(board, shared), *((hand, hole) for hand in hands)]:
        read = read_cards(text)
        warnings += read.warnings
        if len(read.cards) != count:
            raise NotationError(WrongCardCount(text, 0, len(text), len(read.cards), count, count))
        for card, (start, end) in zip(read.cards, read.spans, strict=True):
            if card in seen:
                raise NotationError(DuplicateCard(text, start, end, card))
            seen.add(card)
        groups.append(read.cards)
    return Case(groups[0], tuple(groups[1:]), tuple(warnings))


def judge(
    board: Sequence[Card],
    hands: Sequence[Sequence[Card]],
    paid: Paid | None = None,
    *,
    button: int | None = None,
    game: Game = HOLDEM,
) -> Verdict:
    """Judge a showdown.

    board   the shared cards, complete
    hands   each player's hole cards, clockwise
    paid    the chips, if pots are to be divided
    button  the player on the button, for odd chips; the last one if not said

    Raises IllegalAction if a card comes twice, a hand or the board has another size
    than the game's, or the chips do not fit the players.
    """
    _check_cards(board, hands, game)
    players = len(hands)
    if button is None:
        button = players - 1
    if type(button) is not int or not 0 <= button < players:
        raise IllegalAction(BadCase("button"))
    reads = tuple(read_hand(seat, hole, board, game) for seat, hole in enumerate(hands))
    known = dict(enumerate(reads))
    everybody = tuple(range(players))
    dealt = players + (len(paid.folded) if paid is not None else 0)

    def explain(number: int, pot: Pot) -> PotExplained:
        strengths = {seat: known[seat].best.strength for seat in pot.seats}
        shares, _ = DIVISIONS[game.division](pot.chips, strengths, button, players)
        return explain_pot(number, pot, shares, known, (), everybody, dealt, board, game)

    cards = explain(0, Pot(0, everybody))
    top = max(read.best.strength for read in reads)
    winners = tuple(read.seat for read in reads if read.best.strength == top)
    divided: tuple[PotExplained, ...] = ()
    if paid is not None:
        _check_chips(paid, players)
        layers = pots((*paid.live, *paid.folded), everybody, paid.dead)
        divided = tuple(explain(number, pot) for number, pot in enumerate(layers))
    return Verdict(winners, reads, cards.decision, divided, cards)


def _sizes(game: Game) -> tuple[int, int]:
    """How many hole cards and how many shared cards a showdown of the game has."""
    streets = game.streets
    return sum(street.hole for street in streets), sum(street.board for street in streets)


def _check_cards(board: Sequence[Card], hands: Sequence[Sequence[Card]], game: Game) -> None:
    hole, shared = _sizes(game)
    if not hands:
        raise IllegalAction(BadCase("hands"))
    for group, expected in [(board, shared), *((hand, hole) for hand in hands)]:
        if len(group) != expected:
            raise IllegalAction(WrongNumberOfCards(len(group), expected))
    cards = [*board, *(card for hand in hands for card in hand)]
    if not all(isinstance(card, Card) for card in cards):
        raise IllegalAction(BadCase("cards"))
    count = Counter(cards)
    card, times = count.most_common(1)[0]
    if times > 1:
        raise IllegalAction(CardInUse(card))


def _check_chips(paid: Paid, players: int) -> None:
    chips = (*paid.live, *paid.folded, paid.dead)
    if len(paid.live) != players:
        raise IllegalAction(BadCase("paid"))
    if not all(type(n) is int and 0 <= n <= MOST_CHIPS for n in chips):
        raise IllegalAction(BadCase("chips"))
