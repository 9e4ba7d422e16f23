"""A hand after an event: the only place a hand changes.

`evolve` never refuses: the past is not judged again. It keeps the bookkeeping
that the rules read (whose turn, who is still to be asked), so that a hand, or a
view of one, can be rebuilt from its events alone.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import FIXED_LIMIT, board_cards
from fifthstreet.rules.course import (
    PLAYERS,
    able_to_act,
    after_action,
    ask_dealer,
    moved,
    new_street,
    next_street,
    next_to_draw,
    open_betting,
    showdown,
    still_asked,
)
from fifthstreet.rules.events import (
    BoardDealt,
    BoardPremature,
    Burned,
    Called,
    CardExposed,
    Checked,
    Discarded,
    Event,
    Folded,
    HandEnded,
    HandKilled,
    HandMucked,
    HandShown,
    HandStarted,
    HoleDealt,
    Misdealt,
    Posted,
    PotAwarded,
    Raised,
    RakeTaken,
    Reshuffled,
    RoundClosed,
    RunVoted,
    UncalledReturned,
    Voided,
)
from fifthstreet.rules.hand import (
    AWARDING,
    BETTING,
    DEALING,
    DRAWING,
    FOLDED,
    GAVE_UP,
    KILLED,
    LIVE,
    MUCKED,
    NOTHING_MORE,
    OUT,
    OVER,
    POSTING,
    SHOWDOWN,
    VOTING,
    Dealer,
    Hand,
    More,
    Over,
    Player,
    Seat,
)
from fifthstreet.rules.legal import CAP, brings_in, opening_bet
from fifthstreet.rules.posting import DEAD_POSTS, LIVE_POSTS, forced_bets
from fifthstreet.rules.pots import pots
from fifthstreet.rules.stakes import Forced, LimitCap, PrematureBoard, StraddleRaise


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
        [
            Seat(chips, 0, 0, LIVE if chips else OUT, False, (), False, None)
            for chips in start.stacks
        ]
    )
    stakes = start.stakes
    limit = start.game.betting is FIXED_LIMIT
    due = forced_bets(start)
    hand = Hand(
        start,
        POSTING,
        None,
        seats,
        (),
        0,
        (),
        stakes.big,
        opening_bet(start, 0),
        None,
        None,
        due,
        0,
        (),
        0,
        (),
        False,
        # The big blind is the bet of the first street (RULES 8.17).
        More(raises=1) if limit and stakes.big else NOTHING_MORE,
    )
    return hand if due else ask_dealer(hand, 0)


def _with(seats: tuple[Seat, ...], index: int, seat: Seat) -> tuple[Seat, ...]:
    changed = list(seats)
    changed[index] = seat
    return tuple(changed)


def _posted(hand: Hand, event: Posted) -> Hand:
    index, chips, what = event.seat, event.chips, event.what
    s = hand.seats[index]
    is_dead = what in DEAD_POSTS
    seat = Seat(
        s.stack - chips,
        s.bet + chips if what in LIVE_POSTS else s.bet,
        s.paid if is_dead else s.paid + chips,
        s.status,
        s.acted,
        s.hole,
        s.shown,
        s.best,
    )
    seats = _with(hand.seats, index, seat)
    if what is Forced.BRING_IN:
        return _brought_in(hand, seats, index)
    due = hand.due[1:]
    dead = hand.dead + chips if is_dead else hand.dead
    if what is Forced.STRADDLE:
        hand = _straddled(hand, seat.bet)
    if due:
        return moved(hand, seats, POSTING, None, (), due=due, dead=dead)
    posted = moved(hand, seats, DEALING, None, (), due=due, dead=dead)
    return ask_dealer(posted, 0)


def _straddled(hand: Hand, bet: int) -> Hand:
    """A straddle is the new price to come in; a short one is an incomplete raise (6.6, 6.7)."""
    start = hand.start
    big, more = start.stakes.big, hand.more
    size = hand.full_raise
    if start.game.betting is FIXED_LIMIT:
        if 2 * (bet - hand.to_match) >= size:  # as an all-in of half a bet (8.18)
            more = replace(more, raises=more.raises + 1)
        else:
            size -= bet - hand.to_match
    elif (
        bet - hand.to_match >= big and start.stakes.house.straddle_minraise is StraddleRaise.DOUBLE
    ):
        size = bet
    return replace(hand, to_match=max(bet, hand.to_match), full_raise=size, more=more)


def _brought_in(hand: Hand, seats: tuple[Seat, ...], index: int) -> Hand:
    """The price is the whole bring-in, even if the seat had less (RULES 6.3, 3.6)."""
    seats = _with(seats, index, replace(seats[index], acted=True))
    stakes = hand.start.stakes
    size = opening_bet(hand.start, 0) - stakes.bring_in
    brought = replace(
        hand,
        to_match=stakes.bring_in,
        full_raise=size or stakes.bring_in,
        more=replace(hand.more, brought_in=index),
    )
    return after_action(brought, seats, seats[index].stack == 0)


def _burned(hand: Hand, event: Burned) -> Hand:
    asked = hand.turn
    assert isinstance(asked, Dealer)
    street, run = asked.street, asked.run
    turn = Dealer(street, asked.seats, asked.hole, asked.board, False, asked.up, run)
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
        hand.more,
    )


def _hole_dealt(hand: Hand, event: HoleDealt) -> Hand:
    s = hand.seats[event.seat]
    hole = s.hole + event.cards
    seat = Seat(s.stack, s.bet, s.paid, s.status, s.acted, hole, s.shown, s.best)
    asked = hand.turn
    assert isinstance(asked, Dealer)
    if hand.stage is DRAWING:
        seats = _with(hand.seats, event.seat, seat)
        drawn = replace(hand, seats=seats, face_down=hand.face_down or None in event.cards)
        return next_to_draw(drawn)
    queue = hand.queue[1:]
    dealt = Hand(
        hand.start,
        DEALING,
        Dealer(asked.street, queue, asked.hole, asked.board, asked.burn, asked.up, asked.run),
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
        hand.more,
    )
    if queue or asked.board:
        return dealt
    return open_betting(new_street(dealt, asked.street) if asked.street else dealt)


def _board_dealt(hand: Hand, event: BoardDealt) -> Hand:
    if event.run:
        return _second_board_dealt(hand, event)
    if event.street == 0:  # the blinds stand as the bets of this street
        return open_betting(replace(hand, board=event.cards))
    if hand.more.aside:
        hand = replace(hand, more=replace(hand.more, aside=()))
    dealt = new_street(hand, event.street, hand.board + event.cards)
    return open_betting(dealt)


def _second_board_dealt(hand: Hand, event: BoardDealt) -> Hand:
    second = (*hand.more.second, *event.cards)
    dealt = replace(hand, more=replace(hand.more, second=second))
    if len(second) < board_cards(hand.start.game):
        return ask_dealer(dealt, event.street + 1, run=1)
    return showdown(dealt)


def _run_voted(hand: Hand, event: RunVoted) -> Hand:
    queue = hand.queue[1:]
    if event.agree and queue:
        return moved(hand, hand.seats, VOTING, PLAYERS[queue[0]], queue)
    runs = 2 if event.agree else 1
    second = hand.board if event.agree else ()
    return next_street(replace(hand, more=replace(hand.more, runs=runs, second=second)))


def _discarded(hand: Hand, event: Discarded) -> Hand:
    """The cards leave the hand; the dealer gives as many, before the next seat is asked."""
    s = hand.seats[event.seat]
    hole = list(s.hole)
    for card in event.cards:
        # In a record either may be unknown.
        hole.remove(card if card in hole else None if None in hole else hole[-1])
    seats = _with(hand.seats, event.seat, replace(s, hole=tuple(hole)))
    queue = hand.queue[1:]
    if not event.cards:
        return next_to_draw(replace(hand, seats=seats, queue=queue))
    more = hand.more
    turn = Dealer(hand.street, (event.seat,), len(event.cards), 0, more.burn_due)
    more = replace(more, muck=(*more.muck, *event.cards), burn_due=False)
    hand = replace(hand, more=more)
    return moved(hand, seats, DRAWING, turn, queue)


def _reshuffled(hand: Hand, _: Reshuffled) -> Hand:
    """All but the newest discards come back, and the hands of who folded (RULES 3.6)."""
    asked = hand.turn
    assert isinstance(asked, Dealer)
    more = hand.more
    own = more.muck[len(more.muck) - asked.hole :]
    seats = tuple([replace(s, hole=()) if s.status in GAVE_UP else s for s in hand.seats])
    more = replace(more, muck=own, reshuffles=more.reshuffles + 1)
    return replace(hand, seats=seats, more=more)


def _folded(hand: Hand, event: Folded) -> Hand:
    index = event.seat
    s = hand.seats[index]
    seat = Seat(s.stack, s.bet, s.paid, FOLDED, True, s.hole, s.shown, s.best)
    seats = _with(hand.seats, index, seat)
    live = 0
    for other in seats:
        if other.status is LIVE:
            live += 1
    if live == 1:
        return moved(hand, seats, BETTING, None, ())
    return after_action(hand, seats, True)


def _checked(hand: Hand, event: Checked) -> Hand:
    index = event.seat
    s = hand.seats[index]
    seat = Seat(s.stack, s.bet, s.paid, s.status, True, s.hole, s.shown, s.best)
    return after_action(hand, _with(hand.seats, index, seat), False)


def _called(hand: Hand, event: Called) -> Hand:
    index, chips = event.seat, event.chips
    s = hand.seats[index]
    seat = Seat(
        s.stack - chips, s.bet + chips, s.paid + chips, s.status, True, s.hole, s.shown, s.best
    )
    return after_action(hand, _with(hand.seats, index, seat), event.all_in)


def _raised(hand: Hand, event: Raised) -> Hand:
    index, to = event.seat, event.to
    s = hand.seats[index]
    chips = to - s.bet
    seat = Seat(s.stack - chips, to, s.paid + chips, s.status, True, s.hole, s.shown, s.best)
    seats = _with(hand.seats, index, seat)
    queue = able_to_act(seats, index)
    if seat.stack:
        queue = queue[:-1]  # all but himself
    size, more = event.by if event.full else hand.full_raise, hand.more
    if hand.start.game.betting is FIXED_LIMIT:
        size, more = _limit_after(hand, event)
    return Hand(
        hand.start,
        BETTING,
        PLAYERS[queue[0]] if queue else None,
        seats,
        queue,
        hand.street,
        hand.board,
        to,
        size,
        index,
        index,
        (),
        hand.dead,
        hand.pots,
        hand.unpaid,
        hand.burns,
        hand.face_down,
        more,
    )


def _limit_after(hand: Hand, event: Raised) -> tuple[int, More]:
    """By how much the next raise goes on, and how many count to the cap (RULES 8.17, 8.18).

    After a short all-in that counts as none a raise completes the full bet. Between
    two players alone raises do not count where the house lifts the cap (D-07).
    """
    if not event.full:
        return hand.full_raise - event.by, hand.more
    raises = hand.more.raises + 1
    two = sum([seat.status is LIVE for seat in hand.seats]) == 2
    if two and hand.start.stakes.house.limit_cap is LimitCap.LIFTED:
        raises = min(raises, CAP - 1)
    return opening_bet(hand.start, hand.street), replace(hand.more, raises=raises)


def _uncalled_returned(hand: Hand, event: UncalledReturned) -> Hand:
    s = hand.seats[event.seat]
    chips = event.chips
    seat = Seat(
        s.stack + chips, s.bet - chips, s.paid - chips, s.status, s.acted, s.hole, s.shown, s.best
    )
    return moved(hand, _with(hand.seats, event.seat, seat), BETTING, None, ())


def _round_closed(hand: Hand, event: RoundClosed) -> Hand:
    live = 0
    seats = []
    for s in hand.seats:
        if s.status is LIVE:
            live += 1
        if s.bet:
            s = Seat(s.stack, 0, s.paid, s.status, s.acted, s.hole, s.shown, s.best)
        seats.append(s)
    closed = Hand(
        hand.start,
        AWARDING,
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
        hand.more,
    )
    return closed if live == 1 else next_street(closed)


def _hand_shown(hand: Hand, event: HandShown) -> Hand:
    s = hand.seats[event.seat]
    cards: tuple[Card | None, ...] = event.cards
    seat = Seat(s.stack, s.bet, s.paid, s.status, s.acted, cards, True, event.best)
    seats = _with(hand.seats, event.seat, seat)
    if hand.stage is not SHOWDOWN:
        # Turned up before the board is complete, or of one's own will after the hand.
        return moved(hand, seats, hand.stage, hand.turn, hand.queue)
    return _asked_to_show(hand, seats)


def _hand_mucked(hand: Hand, event: HandMucked) -> Hand:
    s = hand.seats[event.seat]
    seat = Seat(s.stack, s.bet, s.paid, MUCKED, s.acted, s.hole, False, None)
    return _asked_to_show(hand, _with(hand.seats, event.seat, seat))


def _asked_to_show(hand: Hand, seats: tuple[Seat, ...]) -> Hand:
    queue = hand.queue[1:]
    return moved(hand, seats, SHOWDOWN if queue else AWARDING, None, queue)


def _pot_awarded(hand: Hand, event: PotAwarded) -> Hand:
    seats = list(hand.seats)
    for share in event.shares:
        s = seats[share.seat]
        seats[share.seat] = Seat(
            s.stack + share.chips, s.bet, s.paid, s.status, s.acted, s.hole, s.shown, s.best
        )
    return Hand(
        hand.start,
        AWARDING,
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
        hand.more,
    )


def _rake_taken(hand: Hand, event: RakeTaken) -> Hand:
    left = tuple(
        [replace(p, chips=p.chips - rake) for p, rake in zip(hand.pots, event.chips, strict=True)]
    )
    return replace(hand, pots=left, more=replace(hand.more, rake=sum(event.chips)))


# --- The floor ------------------------------------------------------------------------


def _hand_killed(hand: Hand, event: HandKilled) -> Hand:
    """The seat is asked for nothing more; its chips stay where they are (RULES 12.2)."""
    index = event.seat
    seats = _with(hand.seats, index, replace(hand.seats[index], status=KILLED))
    live = [i for i, seat in enumerate(seats) if seat.status is LIVE]
    killed = replace(hand, seats=seats)
    if hand.pots:
        left = pots([seat.paid - seat.bet for seat in seats], live, hand.dead)
        killed = replace(killed, pots=left, unpaid=len(left))
    if len(live) == 1:
        return moved(killed, seats, BETTING, None, ())
    turn = hand.turn
    asked = isinstance(turn, Player) and turn.seat == index
    given = isinstance(turn, Dealer) and index in turn.seats
    queue = tuple([seat for seat in hand.queue if seat != index])
    if hand.stage is BETTING and brings_in(hand):
        return open_betting(killed)  # the lowest card that is left brings it in
    if hand.stage is BETTING:
        # As after a fold: his place in the queue was the first, or he had none.
        if asked:
            return after_action(killed, seats, True)
        active = sum([seats[i].stack > 0 for i in live])
        queue = still_asked(hand, seats, queue, active)
        return moved(killed, seats, BETTING, PLAYERS[queue[0]] if queue else None, queue)
    if not asked and not given:
        return replace(killed, queue=queue)
    killed = replace(killed, queue=queue)
    if hand.stage is DRAWING:
        if isinstance(turn, Dealer) and turn.burn:
            killed = replace(killed, more=replace(killed.more, burn_due=True))
        return next_to_draw(killed)
    if hand.stage is VOTING:
        if queue:
            return moved(killed, seats, VOTING, PLAYERS[queue[0]], queue)
        more = replace(hand.more, runs=2, second=hand.board)
        return next_street(replace(killed, more=more))
    assert isinstance(turn, Dealer)
    if queue or turn.board:
        return replace(killed, turn=replace(turn, seats=queue))
    return open_betting(new_street(killed, turn.street) if turn.street else killed)


def _card_exposed(hand: Hand, event: CardExposed) -> Hand:
    """The dealer owes a card; the exposed one is the next burn (RULES 12.4)."""
    s = hand.seats[event.seat]
    hole = tuple([card for card in s.hole if card is not event.card])
    if len(hole) == len(s.hole):  # face down for whoever holds this view
        hole = s.hole[:-1]
    seats = _with(hand.seats, event.seat, replace(s, hole=hole))
    more = replace(hand.more, burn_ready=True, exposed=True)
    exposed = replace(hand, burns=(*hand.burns, event.card), more=more)
    turn = Dealer(0, (event.seat,), 1, 0, False)
    return moved(exposed, seats, DEALING, turn, (event.seat,))


def _board_premature(hand: Hand, event: BoardPremature) -> Hand:
    """The cards go back; the burn before them serves when the street is really dealt."""
    following = hand.start.game.streets[hand.street + 1 :]
    # Only a turn is set aside: a flop is dealt anew, and after a river nothing comes.
    is_turn = len(event.cards) == 1 and sum([street.board for street in following]) > 1
    aside = is_turn and hand.start.stakes.house.premature is PrematureBoard.SET_ASIDE
    more = hand.more
    more = replace(
        more,
        burn_ready=more.burn_ready or event.burned,
        aside=(*more.aside, *event.cards) if aside else more.aside,
    )
    burns = (*hand.burns, event.burn) if event.burned else hand.burns
    face_down = hand.face_down or (event.burned and event.burn is None)
    return replace(hand, burns=burns, more=more, face_down=face_down)


def _all_back(hand: Hand, _: Misdealt | Voided) -> Hand:
    """Every chip is where it was before the hand."""
    seats = tuple(
        [
            replace(s, stack=chips, bet=0, paid=0)
            for s, chips in zip(hand.seats, hand.start.stacks, strict=True)
        ]
    )
    back = replace(hand, dead=0, pots=(), unpaid=0, to_match=0)
    return moved(back, seats, AWARDING, None, ())


def _hand_ended(hand: Hand, _: HandEnded) -> Hand:
    return moved(hand, hand.seats, OVER, Over(), ())


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
    Discarded: _discarded,
    Reshuffled: _reshuffled,
    RunVoted: _run_voted,
    HandShown: _hand_shown,
    HandMucked: _hand_mucked,
    RakeTaken: _rake_taken,
    PotAwarded: _pot_awarded,
    HandKilled: _hand_killed,
    CardExposed: _card_exposed,
    BoardPremature: _board_premature,
    Misdealt: _all_back,
    Voided: _all_back,
    HandEnded: _hand_ended,
}
