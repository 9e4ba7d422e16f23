"""What holds in every hand, whatever is played: chips, story, secrets and names."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from fifthstreet.cards import Card, Deck, Suit
from fifthstreet.games import has_bring_in, up_places
from fifthstreet.reasons import IllegalAction
from fifthstreet.rules.actions import Action, Call, Check, Deal, Discard, Fold, RaiseTo, Show
from fifthstreet.rules.events import (
    BoardDealt,
    Burned,
    HandEnded,
    HandMucked,
    HandShown,
    HoleDealt,
    PotAwarded,
    RoundClosed,
)
from fifthstreet.rules.evolve import evolve, fold
from fifthstreet.rules.explain import explain
from fifthstreet.rules.hand import Dealer, Hand, Over, Player, Status, in_the_middle, live_seats
from fifthstreet.rules.legal import legal
from fifthstreet.rules.making import best_hand, best_low_hand
from fifthstreet.rules.play import begin, decide, settle
from fifthstreet.rules.sight import SPECTATOR, Viewer, see
from fifthstreet.rules.stakes import OddHiLo, SeeCalled
from fifthstreet.strength.reference import BestFive
from tests.conftest import SCALE
from tests.rules.hands import deal, in_play, play, random_start, shuffled

json = msgspec.json.encode


def hands(count, seed):
    """Random hands, the same ones every time: the random numbers left over and the steps."""
    for number in range(count // SCALE):
        rng = Random(f"{seed} {number}")
        yield rng, play(random_start(rng), rng)


def test_no_chip_appears_or_vanishes_and_nothing_is_negative():
    for _, steps in hands(100_000, "conservation"):
        hand: Any = None
        for _, step in steps:
            for event in step.events:
                hand = evolve(hand, event)
                total = sum(hand.start.stacks) - hand.more.rake
                assert sum(seat.stack for seat in hand.seats) + in_the_middle(hand) == total
                for seat in hand.seats:
                    assert seat.stack >= 0 and seat.bet >= 0 and seat.paid >= 0
                    assert seat.bet <= seat.paid
        assert steps[-1][1].events[-1] == HandEnded(tuple(seat.stack for seat in hand.seats))
        assert in_the_middle(hand) == 0


def test_folding_the_events_gives_the_hand_at_every_step():
    for _, steps in hands(20_000, "fold"):
        hand: Any = None
        for _, step in steps:
            hand = fold(step.events, hand)
            assert hand == step.hand


def test_a_hand_stopped_after_any_event_goes_on_with_the_same_events():
    for _, steps in hands(20_000, "interruption"):
        before: Any = None
        for action, step in steps:
            for stop in range(1, len(step.events)):
                stopped = fold(step.events[:stop], before)
                assert go_on(stopped, action, step.events, stop) == step.events[stop:]
            before = step.hand
        assert settle(before).events == ()


def go_on(stopped: Hand, action: Action | None, events, stop: int):
    """The events still to come; a dealer who was interrupted deals what is left of his answer."""
    step = settle(stopped)
    if not isinstance(action, Deal) or not isinstance(
        events[stop], HoleDealt | Burned | BoardDealt
    ):
        return step.events
    asked = step.hand.turn
    assert step.events == () and isinstance(asked, Dealer)
    hole = action.hole[len(action.hole) - len(asked.seats) :]
    return decide(step.hand, Deal(hole, action.board, action.burn if asked.burn else None)).events


def test_pots_are_what_each_chip_says():
    """The k-th chip of a seat is won by those live seats that paid k, dead money by all."""
    for _, steps in hands(20_000, "pots"):
        hand: Any = None
        for _, step in steps:
            for event in step.events:
                if isinstance(event, RoundClosed):
                    ours: Counter[tuple[int, ...]] = Counter()
                    for pot in event.pots:
                        assert ours[pot.seats] == 0
                        ours[pot.seats] += pot.chips
                    assert ours == by_chip([seat.paid for seat in hand.seats], hand)
                hand = evolve(hand, event)


def by_chip(paid, hand):
    live = live_seats(hand)
    shares: Counter[tuple[int, ...]] = Counter()
    if hand.dead:
        shares[tuple(live)] += hand.dead
    winners = tuple(live)
    for k in range(1, max(paid) + 1):
        winners = tuple(seat for seat in live if paid[seat] >= k) or winners
        shares[winners] += sum(chips >= k for chips in paid)
    return shares


def test_what_is_refused_changes_nothing():
    for rng, steps in hands(10_000, "refusals"):
        for _, step in steps:
            hand = step.hand
            before = json(hand)
            for action in illegal(hand, rng):
                with pytest.raises(IllegalAction):
                    decide(hand, action)
            assert json(hand) == before


def some_card(hand: Hand):
    """A card that could be burned."""
    return next(card for card in hand.start.game.deck.cards if card not in in_play(hand))


def illegal(hand: Hand, rng: Random):
    """Actions that nobody may take now."""
    seats = len(hand.seats)
    turn = hand.turn.seat if isinstance(hand.turn, Player) else None
    others = [seat for seat in range(-1, seats + 1) if seat != turn]
    for kind in (Fold, Check, Call):
        yield kind(rng.choice(others))
    yield RaiseTo(rng.choice(others), rng.randint(1, 50))
    if not isinstance(hand.turn, Over):
        yield Show(rng.randrange(seats))
    if isinstance(hand.turn, Dealer):
        good = deal(hand, shuffled(rng, hand.start.game))
        yield Deal()
        yield msgspec.structs.replace(good, burn=None if good.burn else some_card(hand))
        yield msgspec.structs.replace(good, board=(*good.board, Card.SA))
        yield msgspec.structs.replace(good, hole=(*good.hole, (Card.SA, Card.HA)))
        if good.board:
            yield msgspec.structs.replace(good, board=(good.board[0],) * len(good.board[:-1]))
            seen = [card for seat in hand.seats for card in seat.hole]
            yield msgspec.structs.replace(good, board=(seen[0], *good.board[1:]))
        if good.hole:
            yield msgspec.structs.replace(good, hole=((Card.SA, None), *good.hole[1:]))
            yield msgspec.structs.replace(good, hole=((Card.SA, Card.SA), *good.hole[1:]))
    else:
        yield Deal((), (Card.SA,), None)
    may = legal(hand)
    if may is None:
        return
    yield Call(may.seat) if may.check else Check(may.seat)
    if may.free:
        yield Fold(may.seat)
    lowest, highest = may.raise_to or (1, 0)
    for to in (-1, 0, lowest - 1, highest + 1, 10**30):
        yield RaiseTo(may.seat, to)
    no_chips: Any
    for no_chips in (float(lowest), True, "4", None):
        yield RaiseTo(may.seat, no_chips)


# --- Other names, the same hand -------------------------------------------------------


def same(name):
    return name


def relabel(value, seats=same, chips=1, cards=same):
    """An event under other names, without the choice among equal cards, which suits decide."""
    if isinstance(value, Card):
        return cards(value)
    if isinstance(value, tuple):
        return tuple(relabel(each, seats, chips, cards) for each in value)
    if not isinstance(value, msgspec.Struct):
        return value
    named = {"kind": type(value).__name__}
    for field in value.__struct_fields__:
        inside = getattr(value, field)
        if field == "seat":
            inside = seats(inside)
        elif field == "seats":
            inside = frozenset(map(seats, inside))
        elif field == "stacks":
            inside = {seats(seat): stack * chips for seat, stack in enumerate(inside) if stack}
        elif field in ("to", "by") or (field == "chips" and isinstance(inside, int)):
            inside = inside * chips
        elif field in ("best", "low"):
            inside = inside.strength if isinstance(inside, BestFive) else None
        named[field] = relabel(inside, seats, chips, cards)
    return named


def replay(start, actions):
    """The events after each action, and what the next player may do."""
    step = begin(start)
    yield step.events[1:], legal(step.hand)
    for action in actions:
        step = decide(step.hand, action)
        yield step.events, legal(step.hand)


def other_suits(rng):
    """Every card under another suit; the joker has none."""
    suits = dict(zip(Suit, rng.sample(list(Suit), 4), strict=True))
    ranked = {card: Card(f"{card.rank}{suits[card.suit]}") for card in Deck.FULL.cards}
    return {**ranked, Card.JOKER: Card.JOKER}


def test_suits_have_no_rank():
    """But in stud: who brings it in, who opens and where an odd chip goes (RULES 1.2)."""
    for rng, steps in hands(10_000, "suits"):
        other = other_suits(rng)
        start = steps[0][1].hand.start
        if has_bring_in(start.game):
            assert_strength_has_no_suit(steps[-1][1].hand, other)
            continue
        actions = [with_cards(action, other) for action, _ in steps[1:]]
        for (_, step), (events, may) in zip(steps, replay(start, actions), strict=True):
            assert legal(step.hand) == may
            for ours, theirs in zip(
                step.events[len(step.events) - len(events) :], events, strict=True
            ):
                if not has_odd_half_by_suit(start, ours):
                    assert relabel(ours, cards=other.get) == relabel(theirs)


def assert_strength_has_no_suit(hand, other):
    """A pot goes to the same hands under other suits; only its odd chips may go elsewhere."""
    for seat in hand.seats:
        if seat.best is not None:
            hole = [other[card] for card in seat.hole]
            board = [other[card] for card in hand.board]
            assert best_hand(hole, board, hand.start.game).strength == seat.best.strength
            here = best_low_hand(seat.hole, hand.board, hand.start.game)
            there = best_low_hand(hole, board, hand.start.game)
            assert (here and here.strength) == (there and there.strength)


def has_odd_half_by_suit(start, event):
    """The seed's choice of D-06 gives the odd chip of a whole pot by suit."""
    by_suit = start.stakes.house.odd_hilo is OddHiLo.SUIT and start.game.low is not None
    return by_suit and isinstance(event, PotAwarded | HandEnded)


def with_cards(action, other):
    if isinstance(action, Discard):
        return Discard(action.seat, tuple(other[card] for card in action.cards))
    if not isinstance(action, Deal):
        return action
    hole = tuple(tuple(other[card] for card in cards) for cards in action.hole)
    board = tuple(other[card] for card in action.board)
    return Deal(hole, board, action.burn and other[action.burn])


def test_seats_may_be_numbered_from_anywhere():
    for rng, steps in hands(10_000, "seats"):
        start = steps[0][1].hand.start
        size = len(start.stacks)
        by = rng.randrange(size)

        def turned(seat, by=by, size=size):
            return None if seat is None else (seat + by) % size

        moved = msgspec.structs.replace(
            start,
            stacks=tuple(start.stacks[(seat - by) % size] for seat in range(size)),
            button=turned(start.button),
            small=turned(start.small),
            big=turned(start.big),
            posts=tuple(
                msgspec.structs.replace(post, seat=turned(post.seat)) for post in start.posts
            ),
        )
        actions = [
            action
            if isinstance(action, Deal)
            else msgspec.structs.replace(action, seat=turned(action.seat))
            for action, _ in steps[1:]
        ]
        # Hands opened by the house are opened in the order of seats; nothing else may change.
        for (_, step), (events, may) in zip(steps, replay(moved, actions), strict=True):
            ours = [
                relabel(event, turned) for event in step.events[len(step.events) - len(events) :]
            ]
            theirs = [relabel(event) for event in events]
            opened = [[e for e in story if e["kind"] == "HandShown"] for story in (ours, theirs)]
            for shown in opened:
                shown.sort(key=lambda event: event["seat"])
            assert opened[0] == opened[1]
            assert [e for e in ours if e["kind"] != "HandShown"] == [
                e for e in theirs if e["kind"] != "HandShown"
            ]
            assert relabel(legal(step.hand), turned) == relabel(may)


def test_a_chip_may_be_worth_anything():
    """With every amount multiplied all stays in proportion, but for the odd chips."""
    for rng, steps in hands(10_000, "chips"):
        times = rng.randint(2, 9)
        start = steps[0][1].hand.start
        stakes = start.stakes
        if stakes.house.rake is not None:
            continue  # it is rounded down, out of proportion
        larger = msgspec.structs.replace(
            start,
            stacks=tuple(chips * times for chips in start.stacks),
            stakes=msgspec.structs.replace(
                stakes,
                small=stakes.small * times,
                big=stakes.big * times,
                ante=stakes.ante * times,
                bring_in=stakes.bring_in * times,
                bets=stakes.bets and tuple(bet * times for bet in stakes.bets),
                house=msgspec.structs.replace(stakes.house, unit=stakes.house.unit * times),
            ),
            posts=tuple(
                msgspec.structs.replace(post, chips=post.chips * times) for post in start.posts
            ),
        )
        actions = [
            msgspec.structs.replace(action, to=action.to * times)
            if isinstance(action, RaiseTo)
            else action
            for action, _ in steps[1:]
        ]
        for (_, step), (events, may) in zip(steps, replay(larger, actions), strict=True):
            for ours, theirs in zip(
                step.events[len(step.events) - len(events) :], events, strict=True
            ):
                assert relabel(ours, chips=times) == relabel(theirs)
            here = legal(step.hand)
            if here and here.raise_to:
                assert may.raise_to == tuple(to * times for to in here.raise_to)


# --- Secrets --------------------------------------------------------------------------


def viewers(hand):
    return [SPECTATOR, *(Viewer(seat) for seat in range(len(hand.seats)))]


def stream(steps, viewer, end=lambda event: False):
    """All that reaches a viewer, as bytes: events, and what his view says may be done."""
    view: Any = None
    lines: list[bytes] = []
    for _, step in steps:
        for event in step.events:
            if end(event):
                return lines
            seen = see(event, viewer)
            view = evolve(view, seen)
            lines.append(json((seen, legal(view), view)))
    return lines


def test_a_view_may_do_what_the_hand_may_do():
    for _, steps in hands(10_000, "views"):
        for viewer in viewers(steps[0][1].hand):
            view: Any = None
            for _, step in steps:
                for event in step.events:
                    view = evolve(view, see(event, viewer))
                assert legal(view) == legal(step.hand)
                assert view.turn == step.hand.turn


def shown(event):
    return isinstance(event, HandShown | HandMucked)


def test_cards_a_viewer_may_not_know_change_nothing_he_sees_before_they_are_shown():
    for rng, steps in hands(10_000, "secrets"):
        for viewer in viewers(steps[0][1].hand):
            other = play_again(steps, exchange(steps, rng, keep={viewer.seat}))
            assert stream(steps, viewer, shown) == stream(other, viewer, shown)


def test_folded_hands_and_burned_cards_stay_secret_for_ever():
    for rng, steps in hands(10_000, "folded"):
        end = steps[-1][1].hand
        stayed = {i for i, seat in enumerate(end.seats) if seat.status is not Status.FOLDED}
        other = play_again(steps, exchange(steps, rng, keep=stayed))
        for viewer in viewers(end):
            if viewer.seat is None or viewer.seat in stayed:
                assert stream(steps, viewer) == stream(other, viewer)


def test_a_mucked_hand_is_opened_only_where_the_house_says_so():
    for _, steps in hands(10_000, "mucked"):
        end = steps[-1][1].hand
        view = fold(see(event, SPECTATOR) for _, step in steps for event in step.events)
        opened = end.start.stakes.house.see_called is SeeCalled.ANYBODY
        for seat, told in zip(end.seats, view.seats, strict=True):
            if seat.status is Status.MUCKED:
                assert (told.hole == seat.hole) == (opened or seat.shown)
            if seat.status is Status.FOLDED and not seat.shown:
                up = up_places(end.start.game)
                assert {c for place, c in enumerate(told.hole) if place not in up} <= {None}


def exchange(steps, rng, keep):
    """Cards for the same hand, where only the board and the seats of `keep` hold theirs.

    Cards that lie face up stay, whoever has them.
    """
    dealt = [event for _, step in steps for event in step.events]
    open_cards: set[Any] = {c for e in dealt if isinstance(e, BoardDealt) for c in e.cards}
    hidden: set[Any] = {event.card for event in dealt if isinstance(event, Burned)}
    for event in dealt:
        if isinstance(event, HoleDealt):
            down = len(event.cards) - event.up
            open_cards.update(event.cards[down:])
            (open_cards if event.seat in keep else hidden).update(event.cards[:down])
    hidden -= open_cards
    deck = steps[0][1].hand.start.game.deck.cards
    new = rng.sample([card for card in deck if card not in open_cards], len(hidden))
    other: dict[Any, Card] = {card: card for card in Card}
    other.update(zip(sorted(hidden, key=str), new, strict=True))
    return other


def play_again(steps, other):
    """The same hand with other cards, as far as it goes the same way: to the first showdown."""
    again = [(None, begin(steps[0][1].hand.start))]
    for action, _ in steps[1:]:
        again.append((action, decide(again[-1][1].hand, with_cards(action, other))))
    return again


# --- The end --------------------------------------------------------------------------


def test_the_explanation_pays_what_the_hand_paid():
    for _, steps in hands(20_000, "explanation"):
        hand = steps[-1][1].hand
        awards = [e for _, step in steps for e in step.events if isinstance(e, PotAwarded)]
        explained = explain(hand)
        paid = [
            (award.pot, shares)
            for award in awards
            for shares in [part.shares for part in award.parts] or [award.shares]
        ]
        assert [(each.number, each.shares) for each in explained] == paid
        assert [award.pot for award in awards] == sorted((a.pot for a in awards), reverse=True)


def test_nobody_wins_more_from_another_than_he_put_in():
    for _, steps in hands(20_000, "matched"):
        hand = steps[-1][1].hand
        for seat, before in zip(hand.seats, hand.start.stacks, strict=True):
            most = hand.dead + sum(min(seat.paid, other.paid) for other in hand.seats)
            assert seat.stack <= before - seat.paid + most


def test_every_raise_leaves_somebody_who_could_answer():
    for _, steps in hands(10_000, "answers"):
        for (_, step), (action, after) in pairwise(steps):
            if isinstance(action, RaiseTo):
                assert isinstance(after.hand.turn, Player)
                assert after.hand.to_match > step.hand.to_match


def test_showing_after_the_hand_opens_the_cards_once():
    for _, steps in hands(5_000, "show"):
        hand = steps[-1][1].hand
        for index, seat in enumerate(hand.seats):
            if seat.hole and not seat.shown and seat.status is not Status.FOLDED:
                step = decide(hand, Show(index))
                assert step.events == (HandShown(index, seat.hole, None),)
                with pytest.raises(IllegalAction):
                    decide(step.hand, Show(index))
            else:
                with pytest.raises(IllegalAction):
                    decide(hand, Show(index))
