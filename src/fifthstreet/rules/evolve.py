"""A hand after an event: the only place a hand changes.

`evolve` never refuses: the past is not judged again. It keeps the bookkeeping
that the rules read (whose turn, who is still to be asked), so that a hand, or a
view of one, can be rebuilt from its events alone.
"""

from collections.abc import Callable, Iterable
from typing import Any

from fifthstreet.cards import Card
from fifthstreet.games import Opener
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    Called,
    Checked,
    Event,
    Folded,
    Forced,
    HandEnded,
    HandMucked,
    HandShown,
    HandStarted,
    HoleDealt,
    Posted,
    PotAwarded,
    Raised,
    RoundClosed,
    UncalledReturned,
)
from fifthstreet.rules.hand import Dealer, Hand, Over, Player, Seat, Stage, Status
from fifthstreet.rules.legal import price
from fifthstreet.rules.showdown import show_order
from fifthstreet.rules.stakes import AnteBy, BigBlindAnte
from fifthstreet.rules.start import Start, clockwise

PLAYERS = tuple(Player(seat) for seat in range(10))


def evolve(hand: Hand | None, event: Event) -> Hand:
    """The hand after `event`; the first event needs no hand before it."""
    return EVOLVE[type(event)](hand, event)


def fold(events: Iterable[Event], hand: Hand | None = None) -> Hand:
    """The hand after all of `events`.

    Raises ValueError if there is neither a hand nor an event.
    """
    for event in events:
        hand = evolve(hand, event)
    if hand is None:
        raise ValueError("no events, no hand")
    return hand


def _started(_: Hand | None, event: HandStarted) -> Hand:
    start = event.start
    seats = tuple(
        Seat(chips, 0, 0, Status.LIVE if chips else Status.OUT, False, (), False, None)
        for chips in start.stacks
    )
    big = start.stakes.big
    return Hand(
        start=start,
        stage=Stage.POSTING,
        turn=None,
        seats=seats,
        queue=(),
        street=0,
        board=(),
        to_match=big,
        full_raise=big,
        aggressor=None,
        last_aggressor=None,
        due=forced_bets(start),
        dead=0,
        pots=(),
        unpaid=0,
        burns=(),
        face_down=False,
    )


def forced_bets(start: Start) -> tuple[Posted, ...]:
    """What is posted before the cards, in order (RULES 6.3-6.5).

    A short stack posts what it has. Antes come first; a big-blind ante comes after
    the big blind unless the house says otherwise (D-14).
    """
    stakes, big = start.stakes, start.big
    owed = [(big, Forced.BIG_BLIND, stakes.big)]
    if start.small is not None:
        owed.insert(0, (start.small, Forced.SMALL_BLIND, stakes.small))
    if stakes.ante and stakes.ante_by is AnteBy.EACH:
        ring = clockwise(start.button, len(start.stacks))
        owed = [*((seat, Forced.ANTE, stakes.ante) for seat in ring), *owed]
    elif stakes.ante:
        first = stakes.house.big_blind_ante is BigBlindAnte.ANTE_FIRST
        owed.insert(0 if first else len(owed), (big, Forced.BIG_BLIND_ANTE, stakes.ante))
    left = list(start.stacks)
    due = []
    for seat, what, chips in owed:
        chips = min(chips, left[seat])
        if chips:
            left[seat] -= chips
            due.append(Posted(seat, what, chips))
    return tuple(due)


def _with(seats: tuple[Seat, ...], index: int, seat: Seat) -> tuple[Seat, ...]:
    changed = list(seats)
    changed[index] = seat
    return tuple(changed)


def _posted(hand: Hand, event: Posted) -> Hand:
    index, chips = event.seat, event.chips
    s = hand.seats[index]
    is_blind = event.what is Forced.SMALL_BLIND or event.what is Forced.BIG_BLIND
    is_dead = event.what is Forced.BIG_BLIND_ANTE
    seat = Seat(
        s.stack - chips,
        s.bet + chips if is_blind else s.bet,
        s.paid if is_dead else s.paid + chips,
        s.status,
        s.acted,
        s.hole,
        s.shown,
        s.best,
    )
    seats = _with(hand.seats, index, seat)
    due = hand.due[1:]
    dead = hand.dead + chips if is_dead else hand.dead
    if due:
        return _moved(hand, seats, Stage.POSTING, None, (), due=due, dead=dead)
    posted = _moved(hand, seats, Stage.DEALING, None, (), due=due, dead=dead)
    return _ask_dealer(posted, 0)


def _moved(
    hand: Hand,
    seats: tuple[Seat, ...],
    stage: Stage,
    turn: Player | Dealer | Over | None,
    queue: tuple[int, ...],
    *,
    due: tuple[Posted, ...] = (),
    dead: int | None = None,
) -> Hand:
    """The hand with new seats and a new place in its course; the bets to match stay."""
    return Hand(
        hand.start,
        stage,
        turn,
        seats,
        queue,
        hand.street,
        hand.board,
        hand.to_match,
        hand.full_raise,
        hand.aggressor,
        hand.last_aggressor,
        due,
        hand.dead if dead is None else dead,
        hand.pots,
        hand.unpaid,
        hand.burns,
        hand.face_down,
    )


def _ask_dealer(hand: Hand, street: int) -> Hand:
    """Ask the dealer for the cards of a street."""
    plan = hand.start.game.streets[street]
    queue: tuple[int, ...] = ()
    if plan.hole:
        ring = clockwise(hand.start.button, len(hand.seats))
        queue = tuple([i for i in ring if hand.seats[i].status is Status.LIVE])
    burn = plan.burn and hand.start.stakes.house.burns
    turn = Dealer(street, queue, plan.hole, plan.board, burn)
    return _moved(hand, hand.seats, Stage.DEALING, turn, queue, due=hand.due)


def _burned(hand: Hand, event: Burned) -> Hand:
    asked = hand.turn
    assert isinstance(asked, Dealer)
    turn = Dealer(asked.street, asked.seats, asked.hole, asked.board, False)
    return Hand(
        hand.start,
        hand.stage,
        turn,
        hand.seats,
        hand.queue,
        hand.street,
        hand.board,
        hand.to_match,
        hand.full_raise,
        hand.aggressor,
        hand.last_aggressor,
        (),
        hand.dead,
        hand.pots,
        hand.unpaid,
        (*hand.burns, event.card),
        hand.face_down or event.card is None,
    )


def _hole_dealt(hand: Hand, event: HoleDealt) -> Hand:
    s = hand.seats[event.seat]
    hole = s.hole + event.cards
    seat = Seat(s.stack, s.bet, s.paid, s.status, s.acted, hole, s.shown, s.best)
    queue = hand.queue[1:]
    asked = hand.turn
    assert isinstance(asked, Dealer)
    dealt = Hand(
        hand.start,
        Stage.DEALING,
        Dealer(asked.street, queue, asked.hole, asked.board, asked.burn),
        _with(hand.seats, event.seat, seat),
        queue,
        hand.street,
        hand.board,
        hand.to_match,
        hand.full_raise,
        hand.aggressor,
        hand.last_aggressor,
        (),
        hand.dead,
        hand.pots,
        hand.unpaid,
        hand.burns,
        hand.face_down or None in event.cards,
    )
    return dealt if queue else _open_betting(dealt)


def _board_dealt(hand: Hand, event: BoardDealt) -> Hand:
    big = hand.start.stakes.big
    seats = tuple(
        [
            Seat(s.stack, 0, s.paid, s.status, False, s.hole, s.shown, s.best) if s.acted else s
            for s in hand.seats
        ]
    )
    dealt = Hand(
        hand.start,
        Stage.BETTING,
        None,
        seats,
        (),
        event.street,
        hand.board + event.cards,
        0,
        big,
        None,
        hand.last_aggressor,
        (),
        hand.dead,
        hand.pots,
        hand.unpaid,
        hand.burns,
        hand.face_down,
    )
    return _open_betting(dealt)


def _open_betting(hand: Hand) -> Hand:
    """Who is to be asked on this street, in order; nobody if betting is over (8.13, 8.14)."""
    seats, start = hand.seats, hand.start
    first = start.button
    if start.game.streets[hand.street].opener is Opener.AFTER_BLINDS:
        first = start.big
    active = [
        i for i in clockwise(first, len(seats)) if seats[i].stack and seats[i].status is Status.LIVE
    ]
    queue = _still_asked(hand, seats, tuple(active), len(active))
    if queue:
        return _moved(hand, seats, Stage.BETTING, PLAYERS[queue[0]], queue)
    # Where the antes took every chip there is no bet, but they are still to be collected.
    if not hand.pots or any([seat.bet for seat in seats]):
        return _moved(hand, seats, Stage.BETTING, None, ())
    return _next_street(hand)


def _still_asked(
    hand: Hand, seats: tuple[Seat, ...], queue: tuple[int, ...], active: int
) -> tuple[int, ...]:
    """The queue, or nobody where the last seat with chips owes nothing (RULES 8.13).

    active  live seats with chips left
    """
    if not queue or active > 1:
        return queue
    return queue if price(seats, queue[0], hand.to_match) else ()


def _next_street(hand: Hand) -> Hand:
    """After a betting round: the next cards, or the showdown."""
    if hand.street + 1 < len(hand.start.game.streets):
        return _ask_dealer(hand, hand.street + 1)
    return _moved(hand, hand.seats, Stage.SHOWDOWN, None, show_order(hand))


def _after_action(hand: Hand, seats: tuple[Seat, ...], chips_gone: bool) -> Hand:
    """Ask the next seat of the queue; where a stack or a hand has gone, if anybody."""
    queue = hand.queue[1:]
    if chips_gone and len(queue) == 1:  # two in the queue have chips to play on with
        active = 0
        for seat in seats:
            if seat.stack and seat.status is Status.LIVE:
                active += 1
        queue = _still_asked(hand, seats, queue, active)
    turn = PLAYERS[queue[0]] if queue else None
    return _moved(hand, seats, Stage.BETTING, turn, queue)


def _folded(hand: Hand, event: Folded) -> Hand:
    index = event.seat
    s = hand.seats[index]
    seat = Seat(s.stack, s.bet, s.paid, Status.FOLDED, True, s.hole, s.shown, s.best)
    seats = _with(hand.seats, index, seat)
    live = 0
    for other in seats:
        if other.status is Status.LIVE:
            live += 1
    if live == 1:
        return _moved(hand, seats, Stage.BETTING, None, ())
    return _after_action(hand, seats, True)


def _checked(hand: Hand, event: Checked) -> Hand:
    index = event.seat
    s = hand.seats[index]
    seat = Seat(s.stack, s.bet, s.paid, s.status, True, s.hole, s.shown, s.best)
    return _after_action(hand, _with(hand.seats, index, seat), False)


def _called(hand: Hand, event: Called) -> Hand:
    index, chips = event.seat, event.chips
    s = hand.seats[index]
    seat = Seat(
        s.stack - chips, s.bet + chips, s.paid + chips, s.status, True, s.hole, s.shown, s.best
    )
    return _after_action(hand, _with(hand.seats, index, seat), event.all_in)


def _raised(hand: Hand, event: Raised) -> Hand:
    index, to = event.seat, event.to
    s = hand.seats[index]
    chips = to - s.bet
    seat = Seat(s.stack - chips, to, s.paid + chips, s.status, True, s.hole, s.shown, s.best)
    seats = _with(hand.seats, index, seat)
    queue = tuple(
        [
            i
            for i in clockwise(index, len(seats))
            if i != index and seats[i].stack and seats[i].status is Status.LIVE
        ]
    )
    return Hand(
        hand.start,
        Stage.BETTING,
        PLAYERS[queue[0]] if queue else None,
        seats,
        queue,
        hand.street,
        hand.board,
        to,
        event.by if event.full else hand.full_raise,
        index,
        index,
        (),
        hand.dead,
        hand.pots,
        hand.unpaid,
        hand.burns,
        hand.face_down,
    )


def _uncalled_returned(hand: Hand, event: UncalledReturned) -> Hand:
    s = hand.seats[event.seat]
    chips = event.chips
    seat = Seat(
        s.stack + chips, s.bet - chips, s.paid - chips, s.status, s.acted, s.hole, s.shown, s.best
    )
    return _moved(hand, _with(hand.seats, event.seat, seat), Stage.BETTING, None, ())


def _round_closed(hand: Hand, event: RoundClosed) -> Hand:
    live = 0
    seats = []
    for s in hand.seats:
        if s.status is Status.LIVE:
            live += 1
        if s.bet:
            s = Seat(s.stack, 0, s.paid, s.status, s.acted, s.hole, s.shown, s.best)
        seats.append(s)
    closed = Hand(
        hand.start,
        Stage.AWARDING,
        None,
        tuple(seats),
        (),
        hand.street,
        hand.board,
        0,
        hand.full_raise,
        hand.aggressor,
        hand.last_aggressor,
        (),
        hand.dead,
        event.pots,
        len(event.pots),
        hand.burns,
        hand.face_down,
    )
    return closed if live == 1 else _next_street(closed)


def _hand_shown(hand: Hand, event: HandShown) -> Hand:
    s = hand.seats[event.seat]
    cards: tuple[Card | None, ...] = event.cards
    seat = Seat(s.stack, s.bet, s.paid, s.status, s.acted, cards, True, event.best)
    seats = _with(hand.seats, event.seat, seat)
    if hand.stage is not Stage.SHOWDOWN:
        # Turned up before the board is complete, or of one's own will after the hand.
        return _moved(hand, seats, hand.stage, hand.turn, hand.queue)
    return _asked_to_show(hand, seats)


def _hand_mucked(hand: Hand, event: HandMucked) -> Hand:
    s = hand.seats[event.seat]
    seat = Seat(s.stack, s.bet, s.paid, Status.MUCKED, s.acted, s.hole, False, None)
    return _asked_to_show(hand, _with(hand.seats, event.seat, seat))


def _asked_to_show(hand: Hand, seats: tuple[Seat, ...]) -> Hand:
    queue = hand.queue[1:]
    return _moved(hand, seats, Stage.SHOWDOWN if queue else Stage.AWARDING, None, queue)


def _pot_awarded(hand: Hand, event: PotAwarded) -> Hand:
    seats = list(hand.seats)
    for share in event.shares:
        s = seats[share.seat]
        seats[share.seat] = Seat(
            s.stack + share.chips, s.bet, s.paid, s.status, s.acted, s.hole, s.shown, s.best
        )
    return Hand(
        hand.start,
        Stage.AWARDING,
        None,
        tuple(seats),
        (),
        hand.street,
        hand.board,
        0,
        hand.full_raise,
        hand.aggressor,
        hand.last_aggressor,
        (),
        hand.dead,
        hand.pots,
        event.pot,
        hand.burns,
        hand.face_down,
    )


def _hand_ended(hand: Hand, _: HandEnded) -> Hand:
    return _moved(hand, hand.seats, Stage.OVER, Over(), ())


EVOLVE: dict[type, Callable[[Any, Any], Hand]] = {
    HandStarted: _started,
    Posted: _posted,
    HoleDealt: _hole_dealt,
    Burned: _burned,
    BoardDealt: _board_dealt,
    Folded: _folded,
    Checked: _checked,
    Called: _called,
    Raised: _raised,
    UncalledReturned: _uncalled_returned,
    RoundClosed: _round_closed,
    HandShown: _hand_shown,
    HandMucked: _hand_mucked,
    PotAwarded: _pot_awarded,
    HandEnded: _hand_ended,
}
