"""Who is asked to show, who may muck, who wins what, and why.

The first two serve `play.py`. `explain` reads a finished hand, or a view of it,
and says for every pot who won it and what decided, as far as that holder of the
hand may know the cards: a mucked hand stays unknown to everybody but its owner.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.games import Division, Game, HoleUse
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
    WonUnseen,
)
from fifthstreet.rules.events import PotAwarded, Share
from fifthstreet.rules.hand import Hand, Stage, Status
from fifthstreet.rules.pots import Pot, divide
from fifthstreet.rules.stakes import FirstToShow
from fifthstreet.rules.start import clockwise
from fifthstreet.strength.compare import compare
from fifthstreet.strength.ranking import Ranking
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
    """Pay pot `number` to the best hands shown for it."""
    pot = hand.pots[number]
    shown = {
        i: best.strength
        for i in pot.seats
        if hand.seats[i].status is Status.LIVE and (best := hand.seats[i].best) is not None
    }
    if len(pot.seats) == 1:
        shown = {pot.seats[0]: ()}
    elif not shown:
        # Only in a record of unknown cards: all mucked, and the last one asked takes
        # the pot without showing (WSOP 72).
        shown = {[seat for seat in show_order(hand) if seat in pot.seats][-1]: ()}
    divide_pot = DIVISIONS[hand.start.game.division]
    shares, odd = divide_pot(pot.chips, shown, hand.start.button, len(hand.seats))
    return PotAwarded(number, shares, odd)


def to_the_highest(
    chips: int, strengths: Mapping[int, tuple[int, ...]], button: int, seats: int
) -> tuple[tuple[Share, ...], int]:
    """What each of the strongest gets, first left of the button first, and how many odd chips.

    strengths  of the hands that can win these chips, by seat
    """
    top = max(strengths.values())
    winners = [seat for seat in clockwise(button, seats) if strengths.get(seat) == top]
    amounts, odd = divide(chips, len(winners))
    return tuple(map(Share, winners, amounts)), odd


DIVISIONS = {Division.HIGH: to_the_highest}


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
    everybody  every hand that was dealt could win it
    notes     what else there is to say: uncontested, not eligible, not shown, odd chip
    """

    number: int
    chips: int
    eligible: tuple[int, ...]
    shares: tuple[Share, ...]
    hands: tuple[HandRead, ...]
    decision: Decision | None
    beaten: tuple[Beaten, ...]
    everybody: bool
    notes: tuple[PotNote, ...]


def best_hand(hole: Sequence[Card], board: Sequence[Card], game: Game) -> BestFive:
    """The best five that the game lets a player make of his hole cards and the board."""
    return HOLE_USES[game.hole_use](hole, board, game.ranking)


def _any_hole_cards(hole: Sequence[Card], board: Sequence[Card], ranking: Ranking) -> BestFive:
    return best_five((*hole, *board), ranking, hole=hole)


HOLE_USES = {HoleUse.ANY: _any_hole_cards}


def read_hand(seat: int, hole: Sequence[Card], board: Sequence[Card], game: Game) -> HandRead:
    """The best five of a player's hole cards and the board, with remarks."""
    best = best_hand(hole, board, game)
    return HandRead(seat, tuple(hole), best, remarks(best, hole, board, game.ranking))


def explain_pot(
    number: int,
    pot: Pot,
    shares: tuple[Share, ...],
    known: Mapping[int, HandRead],
    mucked: Sequence[int],
    live: Sequence[int],
    dealt: int,
    board: Sequence[Card],
    game: Game,
) -> PotExplained:
    """Explain how one pot went, from the hands that are known.

    shares  what the winners got, those with an odd chip first
    known   hands by seat that the asker may know
    mucked  seats that were asked to show and did not: they win nothing
    live    seats in the hand at the end, whether they could win this pot or not
    dealt   how many hands were dealt
    """
    everybody = len(pot.seats) == dealt
    won = [share.seat for share in shares]
    others = [seat for seat in pot.seats if seat not in won]
    notes: list[PotNote] = [NotEligible(seat) for seat in live if seat not in pot.seats]
    if len(pot.seats) == 1:
        alone = WonUncontested(won[0]) if len(live) == 1 else OnlyOneEligible(won[0])
        return PotExplained(
            number, pot.chips, pot.seats, shares, (), None, (), everybody, (alone, *notes)
        )
    if won[0] not in known:
        unseen = (WonUnseen(won[0]), *notes)
        return PotExplained(number, pot.chips, pot.seats, shares, (), None, (), everybody, unseen)
    winners = [known[seat] for seat in won]
    losers = sorted(
        (known[seat] for seat in others if seat in known),
        key=lambda read: read.best.strength,
        reverse=True,
    )
    best = winners[0].best
    beaten = tuple(
        Beaten(read.seat, compare(best, read.best, ranking=game.ranking).decision)
        for read in losers
    )
    decision: Decision | None = beaten[0].decision if beaten else None
    if len(winners) > 1:
        second = winners[1].best
        decision = compare(best, second, board=board, ranking=game.ranking).decision
        each = shares[-1].chips
        odd = tuple(share.seat for share in shares if share.chips > each)
        notes.append(PotSplit(tuple(won), each, len(odd)))
        if odd:
            notes.append(OddChip(odd))
    notes += [NotShown(seat) for seat in others if seat in mucked]
    hands = (*winners, *losers)
    return PotExplained(
        number, pot.chips, pot.seats, shares, hands, decision, beaten, everybody, tuple(notes)
    )


def explain(hand: Hand) -> tuple[PotExplained, ...]:
    """Every pot of a finished hand, in the order of award: last side pot first (9.5).

    Nothing while the hand is still being played.
    """
    if hand.stage is not Stage.OVER:
        return ()
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
    dealt = sum([seat.status is not Status.OUT for seat in seats])
    return tuple(
        explain_pot(
            number, pot, award(hand, number).shares, known, mucked, live, dealt, board, game
        )
        for number, pot in reversed(list(enumerate(hand.pots)))
    )
