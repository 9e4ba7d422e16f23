"""Where a hand goes next: who is to act, which cards are asked for, when betting is over.

These functions carry a hand over the joints of its course, from event to event. They
are the half of `evolve` that knows streets; the other half, evolve.py, knows events.
"""

from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import Opener
from fifthstreet.rules.events import (
    Posted,
)
from fifthstreet.rules.hand import (
    AWARDING,
    BETTING,
    DEALING,
    DRAWING,
    LIVE,
    NOTHING_MORE,
    SHOWDOWN,
    VOTING,
    Dealer,
    Hand,
    Over,
    Player,
    Seat,
    Stage,
    live_seats,
)
from fifthstreet.rules.legal import opening_bet, price
from fifthstreet.rules.opening import BRINGS_IN, opens
from fifthstreet.rules.showdown import show_order
from fifthstreet.rules.stakes import Forced
from fifthstreet.rules.start import clockwise

PLAYERS = tuple(Player(seat) for seat in range(10))


def moved(
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
        hand.more,
    )


def ask_dealer(hand: Hand, street: int, run: int = 0) -> Hand:
    """Ask the dealer for the cards of a street."""
    plan = hand.start.game.streets[street]
    queue: tuple[int, ...] = ()
    hole, board = plan.hole + plan.up, plan.board
    burn = plan.burn and hand.start.stakes.house.burns and not hand.more.burn_ready
    if hole:
        ring = clockwise(hand.start.button, len(hand.seats))
        queue = tuple([i for i in ring if hand.seats[i].status is LIVE])
        left = stub(hand) if street else len(queue) * hole + burn
        if left < len(queue) * hole + burn:
            # One card for all where the deck cannot give everybody his own (RULES 3.6).
            queue, hole, board = (), 0, 1
            burn = burn and left > 1
    turn = Dealer(street, queue, hole, board, burn, plan.up if hole else 0, run)
    if hand.more.burn_ready and plan.burn:
        hand = replace(hand, more=replace(hand.more, burn_ready=False))
    return moved(hand, hand.seats, DEALING, turn, queue, due=hand.due)


def stub(hand: Hand) -> int:
    """How many cards are left in the deck."""
    more = hand.more
    gone = sum([len(seat.hole) for seat in hand.seats]) + len(hand.board) + len(hand.burns)
    return len(hand.start.game.deck.cards) - gone - len(more.muck)


def new_street(hand: Hand, street: int, board: tuple[Card, ...] | None = None) -> Hand:
    """Nobody has bet or acted yet on this street."""
    seats = tuple(
        [
            Seat(s.stack, 0, s.paid, s.status, False, s.hole, s.shown, s.best) if s.acted else s
            for s in hand.seats
        ]
    )
    more = hand.more
    if more is not NOTHING_MORE and more.raises:
        more = replace(more, raises=0)
    return Hand(
        hand.start,
        BETTING,
        None,
        seats,
        (),
        street,
        hand.board if board is None else board,
        0,
        opening_bet(hand.start, street),
        None,
        hand.last_aggressor,
        (),
        hand.dead,
        hand.pots,
        hand.unpaid,
        hand.burns,
        hand.face_down,
        more,
    )


def open_betting(hand: Hand) -> Hand:
    """Who is to be asked on this street, in order; nobody if betting is over (8.13, 8.14)."""
    seats, start = hand.seats, hand.start
    opener = start.game.streets[hand.street].opener
    first = start.button
    if opener is Opener.AFTER_BLINDS:
        first = _last_blind(hand)
    elif opener is not Opener.AFTER_BUTTON:
        # The ring begins left of `first`, and the seat that opens is the first one asked.
        first = opens(hand, opener) - 1
    active = able_to_act(seats, first)
    if opener in BRINGS_IN and active:
        return _open_with_bring_in(hand, active, first + 1)
    queue = still_asked(hand, seats, active, len(active))
    if queue:
        return moved(hand, seats, BETTING, PLAYERS[queue[0]], queue)
    # Where the antes took every chip there is no bet, but they are still to be collected.
    if not hand.pots or any([seat.bet for seat in seats]):
        return moved(hand, seats, BETTING, None, ())
    return next_street(hand)


def able_to_act(seats: tuple[Seat, ...], after: int) -> tuple[int, ...]:
    """Live seats with chips left, clockwise; `after` itself would be the last."""
    able = []
    for place in range(after + 1, after + 1 + len(seats)):
        i = place % len(seats)
        seat = seats[i]
        if seat.stack and seat.status is LIVE:
            able.append(i)
    return tuple(able)


def _last_blind(hand: Hand) -> int:
    """The seat behind which betting opens: the big blind, or who straddled last (8.1)."""
    start = hand.start
    assert start.big is not None
    for post in reversed(start.posts):
        if post.what is Forced.STRADDLE:
            return post.seat
    return start.big


def _open_with_bring_in(hand: Hand, active: tuple[int, ...], low: int) -> Hand:
    """The lowest card brings it in; where its owner is all-in the others owe it (RP-10E)."""
    if active[0] != low:
        stakes = hand.start.stakes
        size = opening_bet(hand.start, 0) - stakes.bring_in
        hand = replace(hand, to_match=stakes.bring_in, full_raise=size or stakes.bring_in)
        queue = still_asked(hand, hand.seats, active, len(active))
        turn = PLAYERS[queue[0]] if queue else None
        return moved(hand, hand.seats, BETTING, turn, queue)
    if len(active) == 1:  # nobody could answer: the antes alone are played for
        return moved(hand, hand.seats, BETTING, None, ())
    return moved(hand, hand.seats, BETTING, PLAYERS[active[0]], active)


def still_asked(
    hand: Hand, seats: tuple[Seat, ...], queue: tuple[int, ...], active: int
) -> tuple[int, ...]:
    """The queue, or nobody where the last seat with chips owes nothing (RULES 8.13).

    active  live seats with chips left
    """
    if not queue or active > 1:
        return queue
    return queue if price(seats, queue[0], hand.to_match) else ()


def next_street(hand: Hand) -> Hand:
    """After a betting round: the next cards, or the showdown."""
    streets = hand.start.game.streets
    following = hand.street + 1
    if following == len(streets):
        if hand.more.runs > 1 and len(hand.more.second) < len(hand.board):
            return ask_dealer(hand, _next_board_street(hand), run=1)
        return showdown(hand)
    plan = streets[following]
    if plan.board and hand.start.stakes.house.run_twice and not hand.more.runs:
        live = live_seats(hand)
        if sum([hand.seats[seat].stack > 0 for seat in live]) <= 1 and _has_two_boards(hand):
            ring = clockwise(hand.start.button, len(hand.seats))
            queue = tuple([seat for seat in ring if seat in live])
            return moved(hand, hand.seats, VOTING, PLAYERS[queue[0]], queue)
    if plan.draw:
        return _open_drawing(hand, following)
    return ask_dealer(hand, following)


def showdown(hand: Hand) -> Hand:
    """Ask who is to show; where no pot is contested they are paid at once (RULES 9.4)."""
    order = show_order(hand)
    stage = SHOWDOWN if order else AWARDING
    return moved(hand, hand.seats, stage, None, order)


def _has_two_boards(hand: Hand) -> bool:
    """Whether the deck has enough cards for two boards."""
    burns = hand.start.stakes.house.burns
    rest = hand.start.game.streets[hand.street + 1 :]
    return 2 * sum([street.board + (street.burn and burns) for street in rest]) <= stub(hand)


def _next_board_street(hand: Hand) -> int:
    """The first street that the second board still lacks."""
    cards = 0
    for number, street in enumerate(hand.start.game.streets):
        cards += street.board
        if cards > len(hand.more.second):
            return number
    raise AssertionError("the second board is complete")


def _open_drawing(hand: Hand, street: int) -> Hand:
    """Every live seat is asked for its discards, also who is all-in."""
    opened = new_street(hand, street)
    more = opened.more
    burn = hand.start.game.streets[street].burn and hand.start.stakes.house.burns
    more = replace(more, burn_due=burn and not more.burn_ready, burn_ready=False)
    ring = clockwise(hand.start.button, len(hand.seats))
    queue = tuple([i for i in ring if hand.seats[i].status is LIVE])
    return next_to_draw(replace(opened, queue=queue, more=more))


def next_to_draw(hand: Hand) -> Hand:
    if hand.queue:
        return moved(hand, hand.seats, DRAWING, PLAYERS[hand.queue[0]], hand.queue)
    return open_betting(hand)


def after_action(hand: Hand, seats: tuple[Seat, ...], chips_gone: bool) -> Hand:
    """Ask the next seat of the queue; where a stack or a hand has gone, if anybody."""
    queue = hand.queue[1:]
    if chips_gone and len(queue) == 1:  # two in the queue have chips to play on with
        active = 0
        for seat in seats:
            if seat.stack and seat.status is LIVE:
                active += 1
        queue = still_asked(hand, seats, queue, active)
    turn = PLAYERS[queue[0]] if queue else None
    return moved(hand, seats, BETTING, turn, queue)
