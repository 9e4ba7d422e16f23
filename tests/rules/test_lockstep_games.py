"""Our core and PokerKit 0.7.7 walked together through the games of the PHH standard but NT.

As in `test_lockstep.py`: who acts, the price, the raises, the draws, the end. Where they
part, one of the known things has happened, each found by its own condition, and RULES.md
decides. Anything else is a failure.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import Betting, Game, has_bring_in
from fifthstreet.history.phh import VARIANTS
from fifthstreet.reasons import CapReached, RaiseClosed
from fifthstreet.rules.actions import Action, BringIn, Call, Check, Deal, Discard, Fold, RaiseTo
from fifthstreet.rules.events import Event, PotAwarded, Raised, RoundClosed
from fifthstreet.rules.hand import Dealer, Hand, Over, Stage, Status
from fifthstreet.rules.legal import Legal, legal, opening_bet
from fifthstreet.rules.opening import opens, up_cards
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.posting import BLINDS, forced_bets
from fifthstreet.rules.stakes import AnteBy, BigBlindAnte, House, LimitCap, Stakes
from fifthstreet.rules.start import Start
from tests.conftest import SCALE, need
from tests.rules.hands import deal, shuffled
from tests.rules.test_lockstep import AUTOMATIONS

need("pokerkit")
from pokerkit import HandHistory  # noqa: E402

SHORT_POST = "price over a short blind or bring-in (RULES 6.3, 3.6: what is due is the price)"
BLIND_IS_A_BET = "a fourth raise over the big blind (RULES 8.17: the blind is the bet)"
SHORT_ALL_IN = "raises after an all-in for less than a bet (RULES 8.18: completed, or half counts)"
POT_IN_LIMIT = "pot-limit in fixed-limit Omaha hi-lo (RULES 8.17: one size, and a cap)"
FULL_BLINDS = "the pot before the flop with short blinds (RULES 8.16, TDA 54B: full ones count)"
REOPENED = "a raise over a short all-in where nobody raised in full (RULES 8.7: closed)"
FORGOTTEN = "no raise after short all-ins that made a full one and one more (RULES 8.7: open)"
TIED_SHOWING = "who opens of equal hands showing (RULES 3.6: the higher suit)"
ALL_IN_FOR_ANTE = "the low card all-in for the ante (RP-10E: the next must call the bring-in)"
EMPTY_CHECK = "a check by the last player with chips, who owes nothing (RULES 8.13: not asked)"
ODD_CHIPS = (
    "odd chips of all pots together, by position (RULES 11.1-11.5: pot by pot, stud by suit)"
)
NO_LOW = "half a side pot to nobody's low, where the main pot has one (RULES 3.7: high takes all)"
KNOWN = {
    SHORT_POST, BLIND_IS_A_BET, SHORT_ALL_IN, POT_IN_LIMIT, FULL_BLINDS, REOPENED, FORGOTTEN,
    TIED_SHOWING, ALL_IN_FOR_ANTE, EMPTY_CHECK, ODD_CHIPS, NO_LOW,
}  # fmt: skip


@dataclass
class Walk:
    """Both engines at the same moment of a hand.

    raised  somebody bet or raised in full on this street
    short   somebody bet or raised by less than a full bet on this street, all-in
    drawn   new cards of this draw: PokerKit deals them when all have discarded
    """

    hand: Hand
    state: Any  # of PokerKit
    rng: Random
    deck: list[Card]
    raised: bool = False
    short: bool = False
    events: list[Event] = field(default_factory=list)
    drawn: dict[int, str] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)

    def decide(self, action: Action) -> None:
        before = self.hand
        step = decide(before, action)
        self.hand = step.hand
        self.events += step.events
        for event in step.events:
            if isinstance(event, Raised):
                bet = opening_bet(before.start, before.street)
                self.raised |= event.full
                completes = before.street == 0 and event.to == bet
                self.short |= event.all_in and event.by < bet and not completes
            elif isinstance(event, RoundClosed):
                self.raised = self.short = False


MOST = {"N2L1D": 5, "F2L3D": 4, "FB": 4, "F7S": 6, "F7S/8": 6, "FR": 6}


def random_walk(rng: Random, code: str) -> Walk:
    game = VARIANTS[code]
    players = rng.randint(2, MOST.get(code, 6))
    big = rng.choice((2, 4, 10))
    deep = rng.choice((3, 10, 40)) * big
    stacks = tuple(rng.randint(1, deep) for _ in range(players))
    ante = rng.choice((0, 0, rng.randint(1, big)))
    house = House(burns=False, big_blind_ante=BigBlindAnte.ANTE_FIRST, limit_cap=LimitCap.KEPT)
    kind = HandHistory.game_types[code]
    bets = (big, 2 * big)
    if has_bring_in(game):
        bring_in = rng.randint(1, big - 1)
        ante = ante or 1
        stakes = Stakes(0, 0, ante, AnteBy.EACH, house, bring_in, bets)
        start = Start(game, stakes, stacks, players - 1, None, None)
        state = kind.create_state(AUTOMATIONS, True, ante, bring_in, *bets, stacks, players)
    elif code == "NS":
        # A blind of the button alone, and antes.
        stakes = Stakes(0, big, ante, AnteBy.EACH, house)
        start = Start(game, stakes, stacks, players - 1, None, players - 1)
        blinds = {0 if players == 2 else players - 1: big}
        state = kind.create_state(AUTOMATIONS, True, ante, blinds, big, stacks, players)
    else:
        small = rng.randint(1, big - 1)
        stakes = Stakes(small, big, ante, AnteBy.EACH, house)
        seats = (1, 0) if players == 2 else (0, 1)
        start = Start(game, stakes, stacks, players - 1, *seats)
        sizes = bets if game.betting is Betting.FIXED_LIMIT else (big,)
        state = kind.create_state(AUTOMATIONS, True, ante, (small, big), *sizes, stacks, players)
    return Walk(begin(start).hand, state, rng, shuffled(rng, game))


def has_bets(game: Game) -> bool:
    """Whether PokerKit wants a small and a big bet instead of a smallest one."""
    return game.betting is Betting.FIXED_LIMIT


def text(cards: Iterable[Card | None]) -> str:
    return "".join(map(str, cards))


def walk(rng: Random, code: str) -> Walk:
    """One hand to its end, or to where a known difference makes it two hands."""
    both = random_walk(rng, code)
    while not isinstance(both.hand.turn, Over):
        if isinstance(both.hand.turn, Dealer):
            deal_both(both)
        elif both.hand.stage is Stage.DRAWING:
            draw(both)
        elif not act(both):
            return both
    compare_end(both)
    return both


def deal_both(both: Walk) -> None:
    hand, state = both.hand, both.state
    if hand.pots or hand.street or any(seat.hole for seat in hand.seats):
        skip_checks(both)
    asked = hand.turn
    assert isinstance(asked, Dealer)
    cards = deal(hand, both.deck)
    if state.can_burn_card():
        state.burn_card("??")
    if cards.board:
        state.deal_board(text(cards.board))
    for seat, hole in zip(asked.seats, cards.hole, strict=True):
        state.deal_hole(text(hole), seat)
    both.decide(Deal(cards.hole, cards.board))


def skip_checks(both: Walk) -> None:
    while both.state.actor_index is not None:
        assert both.state.checking_or_calling_amount == 0
        assert both.state.min_completion_betting_or_raising_to_amount is None
        both.state.check_or_call()
        both.seen[EMPTY_CHECK] += 1


def draw(both: Walk) -> None:
    hand, state, rng = both.hand, both.state, both.rng
    skip_checks(both)
    may = legal(hand)
    assert may is not None and may.draw is not None
    assert state.stand_patter_or_discarder_index == may.seat
    most = 5 if both.hand.start.game.code == "single27" else 2
    hole = hand.seats[may.seat].hole
    cards = tuple(rng.sample(hole, rng.randint(0, min(most, len(hole)))))
    state.stand_pat_or_discard(text(cards))
    street = hand.street
    both.decide(Discard(may.seat, cards))
    if cards:
        new = deal(both.hand, both.deck)
        both.drawn[may.seat] = text(new.hole[0])
        both.decide(new)
    if both.hand.stage is not Stage.DRAWING or both.hand.street != street:
        if state.can_burn_card():
            state.burn_card("??")
        for seat, replacement in sorted(both.drawn.items()):
            state.deal_hole(replacement, seat)
        both.drawn.clear()


def act(both: Walk) -> bool:
    """Compare one decision and take it; False where the hands must part."""
    hand, state = both.hand, both.state
    may = legal(hand)
    assert may is not None
    if state.actor_index != may.seat:
        assert is_tied(hand, state.opener_index)
        both.seen[TIED_SHOWING] += 1
        return False
    if (state.effective_bring_in_amount is None) != (may.bring_in is None):
        # The low card, which has no chips left, is passed over there.
        assert hand.street == 0 and not any([seat.acted for seat in hand.seats])
        assert any([not seat.stack for seat in hand.seats if seat.status is Status.LIVE])
        both.seen[ALL_IN_FOR_ANTE] += 1
        return False
    theirs = state.min_completion_betting_or_raising_to_amount
    raises = theirs and (theirs, state.max_completion_betting_or_raising_to_amount)
    price = state.effective_bring_in_amount if may.bring_in else state.checking_or_calling_amount
    if (price, raises) != (may.bring_in or may.call or 0, may.raise_to):
        highest = max([seat.bet for seat in hand.seats])
        if hand.street == 0 and highest < hand.to_match:
            both.seen[SHORT_POST] += 1
            return False
        assert price == (may.bring_in or may.call or 0)
        name = why_raises_differ(both, may, raises)
        assert name is not None, (raises, may)
        both.seen[name] += 1
        # What both allow may still be done.
        if not raises or not may.raise_to or raises[0] != may.raise_to[0]:
            may = replace(may, raise_to=None)
        else:
            may = replace(may, raise_to=(raises[0], min(raises[1], may.raise_to[1])))
    take(both, may)
    return True


def why_raises_differ(both: Walk, may: Legal, raises: tuple[int, int] | None) -> str | None:
    """The one known thing that makes the raises differ at the same price."""
    hand = both.hand
    if hand.start.game.betting is Betting.FIXED_LIMIT:
        if both.short:
            return SHORT_ALL_IN
        if isinstance(may.no_raise, CapReached) and hand.street == 0 and hand.start.big is not None:
            return BLIND_IS_A_BET
        if hand.start.game is not VARIANTS["FO/8"] or not raises:
            return None
        capped = isinstance(may.no_raise, CapReached)
        larger = may.raise_to is not None and raises[0] == may.raise_to[0] < raises[1]
        return POT_IN_LIMIT if capped or larger else None
    if raises and isinstance(may.no_raise, RaiseClosed) and not both.raised:
        return REOPENED
    if raises and may.raise_to and raises[0] == may.raise_to[0] and hand.street == 0:
        stakes = hand.start.stakes
        posted = sum([post.chips for post in forced_bets(hand.start) if post.what in BLINDS])
        short = posted < stakes.small + stakes.big
        return FULL_BLINDS if short and raises[1] < may.raise_to[1] else None
    mine = hand.seats[may.seat]
    counted = sum(both.state.consecutive_short_all_in_amounts)
    forgotten = mine.acted and 0 < counted < hand.full_raise <= hand.to_match - mine.bet
    return FORGOTTEN if forgotten and not raises else None


def is_tied(hand: Hand, theirs: int) -> bool:
    """Whether the seat that opens for us shows cards of the same ranks as theirs.

    It need not be the one to act: who is all-in opens, and the next one acts.
    """
    ours = opens(hand, hand.start.game.streets[hand.street].opener)
    ranks = [sorted([card.rank for card in up_cards(hand, seat)]) for seat in (ours, theirs)]
    return hand.street > 0 and ours != theirs and ranks[0] == ranks[1] and len(ranks[0]) > 0


def take(both: Walk, may: Legal) -> None:
    rng, state = both.rng, both.state
    choice = rng.random()
    if may.raise_to and choice < 0.4:
        lowest, highest = may.raise_to
        to = rng.choice((lowest, highest, rng.randint(lowest, highest)))
        state.complete_bet_or_raise_to(to)
        both.decide(RaiseTo(may.seat, to))
    elif may.bring_in:
        state.post_bring_in()
        both.decide(BringIn(may.seat))
    elif may.call and choice > 0.8:
        state.fold()
        both.decide(Fold(may.seat))
    else:
        state.check_or_call()
        both.decide(Call(may.seat) if may.call else Check(may.seat))


def compare_end(both: Walk) -> None:
    skip_checks(both)
    hand, state = both.hand, both.state
    assert not state.status
    ours = [seat.stack for seat in hand.seats]
    off = [a - b for a, b in zip(ours, state.stacks, strict=True)]
    if not any(off):
        return
    assert sum(off) == 0
    awards = [event for event in both.events if isinstance(event, PotAwarded)]
    if misses_a_low(both, awards):
        both.seen[NO_LOW] += 1
        return
    parts = sum([len(award.parts) or 1 for award in awards])
    assert any([is_odd(award) for award in awards])
    assert max(map(abs, off)) <= parts
    both.seen[ODD_CHIPS] += 1


def is_odd(award: PotAwarded) -> bool:
    """Whether a chip was left over when the pot was divided."""
    halves = [part.chips for part in award.parts]
    return award.odd > 0 or len(set(halves)) > 1 or any([part.odd for part in award.parts])


def misses_a_low(both: Walk, awards: list[PotAwarded]) -> bool:
    """A pot of several players went to the high hand alone, another one was divided."""
    contested = [award for award in awards if len(both.hand.pots[award.pot].seats) > 1]
    return {len(award.parts) for award in contested} == {1, 2}


def test_both_engines_play_the_same_hands_but_for_known_differences():
    seen: dict[str, Counter[str]] = {}
    for code in VARIANTS:
        seen[code] = Counter()
        for number in range(3_000 // SCALE if code != "NT" else 0):
            try:
                both = walk(Random(f"{code} {number}"), code)
            except AssertionError as difference:
                raise AssertionError(f"{code} {number}") from difference
            seen[code] += both.seen
            seen[code]["hands"] += isinstance(both.hand.turn, Over)
    everything = sum(seen.values(), Counter[str]())
    assert set(everything) <= KNOWN | {"hands"}
    # They do occur, each where it can; most hands are walked to their end.
    rare = {FORGOTTEN, NO_LOW, TIED_SHOWING, REOPENED, FULL_BLINDS, ALL_IN_FOR_ANTE}
    assert min([everything[name] for name in KNOWN - rare]) > 0
    assert min([seen[code]["hands"] for code in VARIANTS if code != "NT"]) > 1_500 // SCALE
