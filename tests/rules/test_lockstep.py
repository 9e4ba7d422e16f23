"""Our core and PokerKit 0.7.7 walked together: who acts, the price, the raises, the end.

Where they part, one of five known things has happened, each found by its own condition,
and RULES.md decides. Anything else is a failure.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM
from fifthstreet.reasons import RaiseClosed
from fifthstreet.rules.actions import Action, Call, Check, Deal, Fold, RaiseTo
from fifthstreet.rules.events import PotAwarded, Raised, RoundClosed
from fifthstreet.rules.hand import Dealer, Hand, Over, Seat, Status
from fifthstreet.rules.legal import Legal, legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import AnteBy, BigBlindAnte, House, Stakes
from fifthstreet.rules.start import Start
from tests.conftest import SCALE, need
from tests.rules.hands import deal, shuffled

need("pokerkit")
from pokerkit import Automation, NoLimitTexasHoldem  # noqa: E402

SHORT_BLIND = "price and raise over a short big blind (RULES 6.3: the full blind is the price)"
REOPENED = "a raise over a short all-in where nobody raised in full (RULES 8.7: closed)"
FORGOTTEN = "no raise after short all-ins that made a full one and one more (RULES 8.7: open)"
EMPTY_CHECK = "a check by the last player with chips, who owes nothing (RULES 8.13: not asked)"
ODD_CHIPS = "odd chips of all pots together, to one winner (RULES 11.1, 11.3: pot by pot, one each)"

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


@dataclass
class Walk:
    """Both engines at the same moment of a hand.

    raised  somebody bet or raised in full on this street
    awards  our pots as they were paid
    """

    hand: Hand
    state: Any  # of PokerKit
    rng: Random
    deck: list[Card]
    raised: bool = False
    awards: list[PotAwarded] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def decide(self, action: Action) -> None:
        step = decide(self.hand, action)
        self.hand = step.hand
        for event in step.events:
            if isinstance(event, Raised):
                self.raised |= event.full
            elif isinstance(event, RoundClosed):
                self.raised = False
            elif isinstance(event, PotAwarded):
                self.awards.append(event)


def random_walk(rng: Random) -> Walk:
    players = rng.randint(2, 9)
    big = rng.choice((2, 5, 10))
    deep = rng.choice((3, 10, 40)) * big
    stacks = tuple(rng.randint(1, deep) for _ in range(players))
    small = rng.randint(1, big - 1)  # of equal blinds heads-up, PokerKit lets the big one act first
    ante = rng.choice((0, 0, rng.randint(1, big)))
    by = rng.choice(list(AnteBy))
    heads_up = players == 2
    start = Start(
        HOLDEM,
        # PokerKit takes every ante before the blinds (D-14).
        Stakes(small, big, ante, by, House(burns=False, big_blind_ante=BigBlindAnte.ANTE_FIRST)),
        stacks,
        players - 1,
        1 if heads_up else 0,
        0 if heads_up else 1,
    )
    antes = {1: ante} if by is AnteBy.BIG_BLIND else ante
    state = NoLimitTexasHoldem.create_state(
        AUTOMATIONS, by is AnteBy.EACH, antes, (small, big), big, stacks, players
    )
    return Walk(begin(start).hand, state, rng, shuffled(rng))


def walk(rng: Random) -> Counter[str]:
    """One hand to its end, or to where a known difference makes it two hands."""
    both = random_walk(rng)
    while not isinstance(both.hand.turn, Over):
        if isinstance(both.hand.turn, Dealer):
            deal_both(both)
        elif not act(both):
            return both.seen
    compare_end(both)
    return both.seen


def deal_both(both: Walk) -> None:
    hand, state = both.hand, both.state
    assert hand.start.big is not None
    if hand.board or hand.seats[hand.start.big].hole:
        while state.actor_index is not None:
            check_is_empty(both)
            state.check_or_call()
            both.seen[EMPTY_CHECK] += 1
    asked = hand.turn
    assert isinstance(asked, Dealer)
    cards = deal(hand, both.deck)
    if cards.board:
        state.burn_card("??")
        state.deal_board("".join(map(str, cards.board)))
    else:
        for index, seat in enumerate(asked.seats):
            assert index == seat
            state.deal_hole("".join(map(str, cards.hole[index])), seat)
    both.decide(Deal(cards.hole, cards.board))


def check_is_empty(both: Walk) -> None:
    """The one PokerKit asks has chips, owes nothing, and nobody else could act."""
    hand, state = both.hand, both.state
    assert state.checking_or_calling_amount == 0
    assert state.min_completion_betting_or_raising_to_amount is None
    assert hand.seats[state.actor_index].stack > 0
    others = [seat for i, seat in enumerate(hand.seats) if i != state.actor_index]
    assert not any(seat.stack for seat in others if seat.status is Status.LIVE)
    # It happens before the flop only: no other street begins with one player to act.
    assert not hand.board


def act(both: Walk) -> bool:
    """Compare one decision and take it; False where the hands must part."""
    hand, state = both.hand, both.state
    may = legal(hand)
    assert may is not None
    assert state.actor_index == may.seat
    theirs = state.min_completion_betting_or_raising_to_amount
    raises = theirs and (theirs, state.max_completion_betting_or_raising_to_amount)
    price = state.checking_or_calling_amount
    if (price, raises) != (may.call or 0, may.raise_to):
        if is_short_blind(hand):
            both.seen[SHORT_BLIND] += 1
            mine = hand.seats[may.seat]
            assert price == min(mine.stack, max(seat.bet for seat in hand.seats) - mine.bet)
            return False
        assert price == (may.call or 0)
        if raises:
            assert may.raise_to is None and isinstance(may.no_raise, RaiseClosed)
            assert not both.raised
            both.seen[REOPENED] += 1
        else:
            assert is_forgotten(both, hand.seats[may.seat])
            both.seen[FORGOTTEN] += 1
            may = msgspec.structs.replace(may, raise_to=None)
    take(both, may)
    return True


def is_forgotten(both: Walk, mine: Seat) -> bool:
    """The bet grew by a full raise since he acted, but PokerKit's list begins anew when its
    short all-ins add up to one, and counts only the rest."""
    counted = sum(both.state.consecutive_short_all_in_amounts)
    full = both.hand.full_raise
    return mine.acted and 0 < counted < full <= both.hand.to_match - mine.bet


def is_short_blind(hand: Hand) -> bool:
    """Before the flop, the big blind could not post it all, and no bet is as high as it."""
    stakes = hand.start.stakes
    assert hand.start.big is not None
    short = hand.start.stacks[hand.start.big] < stakes.ante + stakes.big
    return short and not hand.board and max(seat.bet for seat in hand.seats) < hand.to_match


def take(both: Walk, may: Legal) -> None:
    rng, state = both.rng, both.state
    choice = rng.random()
    if may.raise_to and choice < 0.35:
        lowest, highest = may.raise_to
        to = rng.choice((lowest, highest, rng.randint(lowest, highest)))
        state.complete_bet_or_raise_to(to)
        both.decide(RaiseTo(may.seat, to))
    elif may.call and choice > 0.8:
        state.fold()
        both.decide(Fold(may.seat))
    else:
        state.check_or_call()
        both.decide(Call(may.seat) if may.call else Check(may.seat))


def compare_end(both: Walk) -> None:
    hand, state = both.hand, both.state
    assert not state.status
    ours = [seat.stack for seat in hand.seats]
    if ours != state.stacks:
        assert any(award.odd for award in both.awards)
        ours = with_their_odd_chips(both)
        both.seen[ODD_CHIPS] += 1
    assert ours == state.stacks


def with_their_odd_chips(both: Walk) -> list[int]:
    """Our stacks if pots that the same winners could win were one, and all odd chips went to
    the first of them."""
    winners = {share.seat for award in both.awards for share in award.shares}
    chips: Counter[frozenset[int]] = Counter()
    shared = {}
    stacks = [seat.stack for seat in both.hand.seats]
    for award in both.awards:
        could = frozenset(winners.intersection(both.hand.pots[award.pot].seats))
        shared[could] = [share.seat for share in award.shares]
        for share in award.shares:
            stacks[share.seat] -= share.chips
            chips[could] += share.chips
    for could, seats in shared.items():
        each, odd = divmod(chips[could], len(seats))
        for seat in seats:
            stacks[seat] += each
        stacks[seats[0]] += odd
    return stacks


def test_a_bet_that_grew_by_a_full_raise_and_more_is_open_to_us_alone():
    """127 was raised; all-ins of 110, 18 and 48 more: the bet grew by 176 (lockstep 18726)."""
    assert walk(Random("lockstep 18726"))[FORGOTTEN]


def test_both_engines_play_the_same_hands_but_for_known_differences():
    seen: Counter[str] = Counter()
    for number in range(20_000 // SCALE):
        try:
            seen += walk(Random(f"lockstep {number}"))
        except AssertionError as difference:
            raise AssertionError(f"hand {number}") from difference
    assert set(seen) <= {SHORT_BLIND, REOPENED, FORGOTTEN, EMPTY_CHECK, ODD_CHIPS}
    # They do occur (FORGOTTEN once in 20,000 hands): the conditions are about something.
    assert min(seen[SHORT_BLIND], seen[REOPENED], seen[EMPTY_CHECK], seen[ODD_CHIPS]) > 0
