"""Who is asked to show, who may muck, who wins what, and why.

The first two serve `play.py`. `explain` reads a finished hand, or a view of it,
and says for every pot who won it and what decided, as far as that holder of the
hand may know the cards: a mucked hand stays unknown to everybody but its owner.
"""

from collections.abc import Sequence

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import Game
from fifthstreet.reasons import (
    Decision,
    NotEligible,
    NotShown,
    OddChip,
    OnlyOneEligible,
    PotNote,
    PotSplit,
    Remark,
    WonUncontested,
)
from fifthstreet.rules.events import PotAwarded, Share
from fifthstreet.rules.hand import Hand, Status
from fifthstreet.rules.pots import Pot, divide
from fifthstreet.rules.stakes import FirstToShow
from fifthstreet.rules.start import clockwise
from fifthstreet.strength.compare import compare
from fifthstreet.strength.reference import BestFive, best_five
from fifthstreet.strength.remarks import remarks


def show_order(hand: Hand) -> tuple[int, ...]:
    """The order in which seats are asked to show (RULES 10.2, 10.3).

    Pot by pot from the last side pot to the main pot, clockwise from the last
    aggressor of the last street if he is still in, else from the left of the button.
    """
    seats, button = hand.seats, hand.start.button
    first = hand.aggressor
    betting_was_over = not any(seat.acted for seat in seats)
    if betting_was_over and hand.start.stakes.house.first_to_show is FirstToShow.LAST_AGGRESSOR:
        first = hand.last_aggressor
    if first is None or seats[first].status is Status.FOLDED:
        first = button + 1
    ring = clockwise(first - 1, len(seats))
    order: list[int] = []
    for pot in reversed(hand.pots):
        if len(pot.seats) > 1:
            order += [seat for seat in ring if seat in pot.seats and seat not in order]
    return tuple(order)


def must_show(hand: Hand, seat: int, best: BestFive) -> bool:
    """Whether the hand beats or ties the best one shown for some pot it can win (10.3)."""
    for pot in hand.pots:
        if seat in pot.seats and len(pot.seats) > 1:
            for other in pot.seats:
                shown = hand.seats[other].best
                if shown is not None and shown.strength > best.strength:
                    break
            else:
                return True
    return False


def award(hand: Hand, number: int) -> PotAwarded:
    """Pay pot `number` to the best hands shown for it, odd chips by position (11.3)."""
    pot = hand.pots[number]
    seats = hand.seats
    winners = list(pot.seats)
    if len(winners) > 1:
        shown = {i: best.strength for i in winners if (best := seats[i].best) is not None}
        if shown:
            top = max(shown.values())
            ring = clockwise(hand.start.button, len(seats))
            winners = [seat for seat in ring if shown.get(seat) == top]
        else:
            # Only in a record of unknown cards: all mucked, and the last one asked takes
            # the pot without showing (WSOP 72).
            winners = [seat for seat in show_order(hand) if seat in winners][-1:]
    amounts, odd = divide(pot.chips, len(winners))
    return PotAwarded(number, tuple(map(Share, winners, amounts)), odd)


class HandRead(Struct, frozen=True):
    """One player's hand at the showdown, read by the program (cards speak, RULES 10.1)."""

    seat: int
    hole: tuple[Card, ...]
    best: BestFive
    remarks: tuple[Remark, ...]


class Beaten(Struct, frozen=True):
    """A known hand that loses a pot, and the first element in which it differs."""

    seat: int
    decision: Decision


class PotExplained(Struct, frozen=True):
    """Who won a pot and why (RULES 10.10).

    number    0 for the main pot
    eligible  seats that could win it
    shares    what each winner gets, first left of the button first
    hands     the hands known to the asker among the eligible, winners first
    decision  what decided: between the winner and the best known loser, or Equal
              between winners who split; None if no other hand is known
    beaten    every known losing hand, best first
    notes     what else there is to say: uncontested, not eligible, not shown, odd chip
    """

    number: int
    chips: int
    eligible: tuple[int, ...]
    shares: tuple[Share, ...]
    hands: tuple[HandRead, ...]
    decision: Decision | None
    beaten: tuple[Beaten, ...]
    notes: tuple[PotNote, ...]


def read_hand(seat: int, hole: Sequence[Card], board: Sequence[Card], game: Game) -> HandRead:
    """The best five of a player's hole cards and the board, with remarks."""
    best = best_five((*hole, *board), game.ranking, hole=hole)
    return HandRead(seat, tuple(hole), best, remarks(best, hole, board, game.ranking))


def explain_pot(
    number: int,
    pot: Pot,
    known: dict[int, HandRead],
    mucked: Sequence[int],
    live: Sequence[int],
    board: Sequence[Card],
    button: int,
    seats: int,
    game: Game,
) -> PotExplained:
    """Explain one pot from the hands that are known.

    known   hands by seat that the asker may know
    mucked  seats that were asked to show and did not: they win nothing
    live    seats in the hand at the end, whether they could win this pot or not
    button  the button's seat, of `seats` at the table
    """
    notes: list[PotNote] = [NotEligible(seat) for seat in live if seat not in pot.seats]
    if len(pot.seats) == 1:
        (only,) = pot.seats
        alone = WonUncontested(only) if len(live) == 1 else OnlyOneEligible(only)
        all_of_it = (Share(only, pot.chips),)
        return PotExplained(number, pot.chips, pot.seats, all_of_it, (), None, (), (alone, *notes))
    ring = [seat for seat in clockwise(button, seats) if seat in pot.seats]
    strongest_first = sorted(
        (known[seat] for seat in ring if seat in known),
        key=lambda read: read.best.strength,
        reverse=True,
    )
    top = max(read.best.strength for read in strongest_first if read.seat not in mucked)
    winners = [r for r in strongest_first if r.best.strength == top and r.seat not in mucked]
    losers = [read for read in strongest_first if read.best.strength < top]
    best = winners[0].best
    beaten = tuple(
        Beaten(read.seat, compare(best, read.best, ranking=game.ranking).decision)
        for read in losers
    )
    amounts, odd = divide(pot.chips, len(winners))
    shares = tuple(Share(read.seat, chips) for read, chips in zip(winners, amounts, strict=True))
    decision: Decision | None = beaten[0].decision if beaten else None
    if len(winners) > 1:
        second = winners[1].best
        decision = compare(best, second, board=board, ranking=game.ranking).decision
        notes.append(PotSplit(tuple(read.seat for read in winners), pot.chips // len(winners), odd))
    if odd:
        notes.append(OddChip(tuple(read.seat for read in winners[:odd])))
    notes += [NotShown(seat) for seat in ring if seat in mucked]
    hands = (*winners, *losers)
    return PotExplained(number, pot.chips, pot.seats, shares, hands, decision, beaten, tuple(notes))


def explain(hand: Hand) -> tuple[PotExplained, ...]:
    """Every pot of a finished hand, in the order of award: last side pot first (9.5)."""
    seats, game, board = hand.seats, hand.start.game, hand.board
    complete = len(board) == sum(street.board for street in game.streets)
    known = {}
    for i, seat in enumerate(seats):
        cards = [card for card in seat.hole if card is not None]
        in_showdown = seat.status is Status.LIVE or seat.status is Status.MUCKED
        if complete and in_showdown and cards and len(cards) == len(seat.hole):
            known[i] = read_hand(i, cards, board, game)
    mucked = [i for i, seat in enumerate(seats) if seat.status is Status.MUCKED]
    live = [i for i, seat in enumerate(seats) if seat.status in (Status.LIVE, Status.MUCKED)]
    return tuple(
        explain_pot(number, pot, known, mucked, live, board, hand.start.button, len(seats), game)
        for number, pot in reversed(list(enumerate(hand.pots)))
    )
