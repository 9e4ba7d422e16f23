"""Why each pot went where it went.

`explain` reads a finished hand, or a view of it, and says for every pot who won it
and what decided, as far as that holder of the hand may know the cards: a mucked hand
stays unknown to everybody but its owner.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import Division, Game, HoleUse, OddChips, board_cards, hole_cards
from fifthstreet.reasons import (
    Decision,
    NoLow,
    NotEligible,
    NotShown,
    OddBySuit,
    OddChip,
    OddToHigh,
    OnlyOneEligible,
    PotNote,
    PotSplit,
    Remark,
    TwoFromHand,
    WonUncontested,
    WonUnseen,
)
from fifthstreet.rules.dividing import card_for_odd, odd_card
from fifthstreet.rules.events import Part, Share, Side
from fifthstreet.rules.hand import Hand, Seat, Stage, Status
from fifthstreet.rules.making import best_hand, best_low_hand
from fifthstreet.rules.pots import Pot
from fifthstreet.rules.showdown import award
from fifthstreet.rules.stakes import OddHiLo
from fifthstreet.rules.start import Start
from fifthstreet.strength.compare import compare
from fifthstreet.strength.reference import BestFive
from fifthstreet.strength.remarks import remarks


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
    """Who won a pot, or a part of one, and why (RULES 10.10).

    number    0 for the main pot
    eligible  seats that could win it
    shares    what each winner gets, those with an odd chip first
    hands     the hands known to the asker among the eligible, winners first
    decision  what decided: between the winner and the best known loser, or Equal
              between winners who split; None if no other hand is known
    beaten    every known losing hand, best first
    everybody  every hand that was dealt could win it
    notes     what else there is to say: uncontested, not eligible, not shown, odd chip
    side      the high or the low half of a pot, or all of it
    run       0; 1 for the second board
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
    side: Side = Side.WHOLE
    run: int = 0


def read_hand(
    seat: int,
    hole: Sequence[Card],
    board: Sequence[Card],
    game: Game,
    best: BestFive | None = None,
) -> HandRead:
    """The best hand of a player's cards and the board, with remarks.

    best  the hand to read instead, such as his low
    """
    ranking = game.ranking if best is None else game.low or game.ranking
    best = best or best_hand(hole, board, game)
    if game.hole_use is HoleUse.TWO:
        # What cannot play is no matter for a remark: neither other hole cards nor the board.
        shared = [card for card in best.cards if card not in best.hole]
        said = (TwoFromHand(*best.hole), *remarks(best, best.hole, shared, ranking))
    else:
        said = remarks(best, hole, board, ranking)
    return HandRead(seat, tuple(hole), best, said)


def explain_pot(
    number: int,
    pot: Pot,
    shares: tuple[Share, ...],
    known: Mapping[int, HandRead],
    mucked: Collection[int],
    live: Sequence[int],
    dealt: int,
    board: Sequence[Card],
    game: Game,
    *,
    side: Side = Side.WHOLE,
    run: int = 0,
    odd_by: Card | None = None,
) -> PotExplained:
    """Explain how one pot went, or one part of it, from the hands that are known.

    shares  what the winners got, those with an odd chip first
    known   hands by seat that the asker may know
    mucked  seats that were asked to show and did not: they win nothing
    live    seats in the hand at the end, whether they could win this pot or not
    dealt   how many hands were dealt
    side, run  which part of the pot this is
    odd_by  the card for which odd chips went to their owners, where suits decide that
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
    ranking = (game.low or game.ranking) if side is Side.LOW else game.ranking
    winners = [known[seat] for seat in won]
    losers = sorted(
        (known[seat] for seat in others if seat in known),
        key=lambda read: read.best.strength,
        reverse=True,
    )
    best = winners[0].best
    beaten = tuple(
        Beaten(read.seat, compare(best, read.best, ranking=ranking).decision) for read in losers
    )
    decision: Decision | None = beaten[0].decision if beaten else None
    if len(winners) > 1:
        second = winners[1].best
        shared = board if game.hole_use is HoleUse.ANY else ()
        decision = compare(best, second, board=shared, ranking=ranking).decision
        each = shares[-1].chips
        odd = tuple(share.seat for share in shares if share.chips > each)
        notes.append(PotSplit(tuple(won), each, len(odd)))
        if odd and odd_by is not None:
            notes.append(OddBySuit(odd, odd_by))
        elif odd:
            notes.append(OddChip(odd))
    notes += [NotShown(seat) for seat in others if seat in mucked]
    hands = (*winners, *losers)
    return PotExplained(
        number,
        pot.chips,
        pot.seats,
        shares,
        hands,
        decision,
        beaten,
        everybody,
        tuple(notes),
        side,
        run,
    )


def explain_part(
    number: int,
    parts: Sequence[Part],
    index: int,
    seats: tuple[int, ...],
    known: Mapping[int, HandRead],
    mucked: Collection[int],
    live: Sequence[int],
    dealt: int,
    board: Sequence[Card],
    start: Start,
) -> PotExplained:
    """Explain one part of a pot, with what is to say of the division itself (11.5, 3.7).

    parts  how the whole pot was paid; `index` is the part to explain
    seats  those that could win the pot
    The rest is as in `explain_pot`.
    """
    part, game, house = parts[index], start.game, start.stakes.house
    first = known.get(part.shares[0].seat)
    by_suit = game.odd_chips is OddChips.SUIT and first is not None
    told = explain_pot(
        number,
        Pot(part.chips, seats),
        part.shares,
        known,
        mucked,
        live,
        dealt,
        board,
        game,
        side=part.side,
        run=part.run,
        odd_by=odd_card(first.best, first.hole, start, part.side) if by_suit and first else None,
    )
    notes = told.notes
    other = [p for p in parts if p.run == part.run and p.side is not part.side]
    if other and part.chips > other[0].chips and first is not None:
        if house.odd_hilo is OddHiLo.HIGH_HALF:
            notes += (OddToHigh(),)
        elif {s.seat for s in part.shares} != {s.seat for s in other[0].shares}:
            holders = [known[share.seat] for share in part.shares]
            best = max(holders, key=lambda r: card_for_odd(r.best, r.hole, start, Side.HIGH))
            notes += (OddBySuit((best.seat,), odd_card(best.best, best.hole, start, Side.HIGH)),)
    elif part.side is Side.WHOLE and game.division is Division.HIGH_LOW and told.hands:
        notes += (NoLow(),)
    return replace(told, notes=notes)


def explain(hand: Hand) -> tuple[PotExplained, ...]:
    """Every pot of a finished hand, in the order of award: last side pot first (9.5).

    A pot that was divided is explained part by part. Nothing while the hand is still
    being played, or if it was void.
    """
    if hand.stage is not Stage.OVER:
        return ()
    told: list[PotExplained] = []
    for number in reversed(range(len(hand.pots))):
        awarded = award(hand, number)
        parts = awarded.parts or (
            Part(0, Side.WHOLE, hand.pots[number].chips, awarded.shares, awarded.odd),
        )
        told += [_explain_part(hand, number, parts, index) for index in range(len(parts))]
    return tuple(told)


def _explain_part(hand: Hand, number: int, parts: Sequence[Part], index: int) -> PotExplained:
    seats, part = hand.seats, parts[index]
    board = hand.more.second if part.run else hand.board
    known = {}
    for i, seat in enumerate(seats):
        read = _read_known(seat, i, board, hand.start.game, part.side)
        if read is not None:
            known[i] = read
    return explain_part(
        number,
        parts,
        index,
        hand.pots[number].seats,
        known,
        mucked=[i for i, seat in enumerate(seats) if seat.status is Status.MUCKED],
        live=[i for i, seat in enumerate(seats) if seat.status in (Status.LIVE, Status.MUCKED)],
        dealt=sum([seat.status is not Status.OUT for seat in seats]),
        board=board,
        start=hand.start,
    )


def _read_known(
    seat: Seat, index: int, board: Sequence[Card], game: Game, side: Side
) -> HandRead | None:
    """A hand that was in the showdown, as far as the holder of this view knows it."""
    cards = [card for card in seat.hole if card is not None]
    in_showdown = seat.status is Status.LIVE or seat.status is Status.MUCKED
    complete = len(board) >= board_cards(game) and len(cards) + len(board) >= cards_to_show(game)
    if not in_showdown or not complete or not cards or len(cards) != len(seat.hole):
        return None
    if side is Side.LOW:
        low = best_low_hand(cards, board, game)
        return None if low is None else read_hand(index, cards, board, game, low)
    return read_hand(index, cards, board, game)


def cards_to_show(game: Game) -> int:
    """How many cards a complete hand consists of: own cards and board."""
    return hole_cards(game) + board_cards(game)
