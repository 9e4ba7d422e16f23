"""Which sentence tells best what decided between hands, and what stands in its slots.

A Decision says where two hands differ first. A player also wants to hear what the
cards show: that the four jacks lie on the board, that one club improves the flush
of all, that the pocket fives do not help. Those facts are read here from hands that
were shown; the choice is a message key of the .ftl files, the same in all languages.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card, Category, Rank, Suit
from fifthstreet.reasons import (
    CategoryDecides,
    Decision,
    Equal,
    IsSet,
    IsTrips,
    Kicker,
    NoThreePair,
    RankDecides,
)
from fifthstreet.rules.showdown import HandRead, PotExplained
from fifthstreet.strength.ranking import STANDARD, Ranking
from fifthstreet.strength.reference import KICKERS, BestFive


class Kickers(Struct, frozen=True):
    """Kickers as a group: "an ace and a nine"."""

    ranks: tuple[Rank, ...]


class Seated(Struct, frozen=True):
    """A player, by his seat."""

    seat: int


Fact: TypeAlias = Rank | BestFive | Card | Suit | Kickers | Seated | int | str


class Telling(Struct, frozen=True):
    """A message key and what its slots are about, before any language."""

    key: str
    slots: Mapping[str, Fact]


def telling(pot: PotExplained) -> Telling | None:
    """What decided a pot; None if no two of its hands are known."""
    known = len(pot.hands) == len(pot.eligible)
    if pot.decision is None:
        return None
    return decided(pot.decision, pot.hands, known, pot.everybody)


def decided(
    decision: Decision, hands: Sequence[HandRead], known: bool = True, everybody: bool = True
) -> Telling:
    """What decided between these hands, the winners first.

    known      no other hand could have won: "both" and "all" may be said
    everybody  no other hand was dealt: "nobody" may be said of the whole table
    """
    scope = "everybody" if everybody else "pot"
    if isinstance(decision, Equal):
        tie = _tie(hands, known)
        return Telling(tie.key, {**tie.slots, "scope": scope})
    winner, loser = hands[0], hands[1]
    slots: dict[str, Fact] = {
        "player": Seated(winner.seat),
        "winner": winner.best,
        "loser": loser.best,
    }
    if isinstance(decision, CategoryDecides):
        return Telling("why-category", slots)
    assert isinstance(decision, RankDecides)
    slots |= {
        "high": decision.winner,
        "low": decision.loser,
        "place": decision.place,
        "scope": scope,
        "who": _who(hands, known),
    }
    if isinstance(decision, Kicker):
        return _by_kicker(decision, winner.best, loser.best, slots)
    return _by_rank(decision, winner, loser, slots)


def _who(hands: Sequence[HandRead], known: bool) -> str:
    """Who has what the winner and the best loser have in common: both, all or best."""
    winner, loser = hands[0].best, hands[1].best
    common = next(
        i for i, (a, b) in enumerate(zip(winner.ranks, loser.ranks, strict=True)) if a is not b
    )
    if known and len(hands) == 2:
        return "both"
    same = (
        read.best.category is winner.category and read.best.ranks[:common] == winner.ranks[:common]
        for read in hands
    )
    return "all" if known and all(same) else "best"


def _by_kicker(
    decision: Kicker, winner: BestFive, loser: BestFive, slots: Mapping[str, Fact]
) -> Telling:
    slots = {**slots, "index": decision.index}
    match winner.category:
        case Category.FOUR:
            # A rank has four cards, so two hands can only share them on the board.
            return Telling("why-four-kicker", slots)
        case Category.TWO_PAIR:
            return Telling("why-two_pair-kicker", slots)
        case Category.HIGH_CARD if decision.index == 4:
            return Telling("why-high_card-fourth", slots)
        case Category.HIGH_CARD:
            above = winner.cards[: decision.index]
            shared = above == loser.cards[: decision.index]
            return Telling("why-high_card-shared" if shared else "why-high_card-kicker", slots)
    return Telling("why-kicker", slots)


def _by_rank(
    decision: RankDecides, winner: HandRead, loser: HandRead, slots: Mapping[str, Fact]
) -> Telling:
    best, other = winner.best, loser.best
    deciding = best.cards[decision.place - 1]
    improved = deciding in best.hole and not other.hole  # the other plays the board
    match best.category:
        case Category.STRAIGHT_FLUSH if improved:
            return Telling("why-straight_flush-improved", {**slots, "card": deciding})
        case Category.STRAIGHT_FLUSH:
            return Telling("why-straight_flush", slots)
        case Category.FOUR:
            return Telling("why-four", slots)
        case Category.FULL_HOUSE if decision.place > 1:
            shared = set(best.cards[:3]) == set(other.cards[:3])
            key = "why-full_house-pair-shared" if shared else "why-full_house-pair"
            return Telling(key, {**slots, "three": best.ranks[0]})
        case Category.FULL_HOUSE if other.ranks[1] is Rank.ACE and best.ranks[0] is not Rank.ACE:
            return Telling("why-full_house-aces", {**slots, "pair": other.ranks[1]})
        case Category.FULL_HOUSE:
            return Telling("why-full_house-three", slots)
        case Category.FLUSH if improved:
            return Telling("why-flush-improved", {**slots, "card": deciding})
        case Category.FLUSH:
            return Telling("why-flush-top" if decision.place == 1 else "why-flush-card", slots)
        case Category.STRAIGHT:
            return Telling("why-straight", slots)
        case Category.THREE:
            return Telling("why-three", {**slots, "made": _made(winner)})
        case Category.TWO_PAIR if decision.place > 1:
            return Telling("why-second_pair", slots)
        case Category.TWO_PAIR:
            unused = [note.unused for note in loser.remarks if isinstance(note, NoThreePair)]
            if unused:
                return Telling("why-three-pairs", {**slots, "unused": unused[0]})
            return Telling("why-top_pair", slots)
        case Category.PAIR:
            return Telling("why-pair", slots)
    return Telling("why-high_card", slots)


def _made(read: HandRead) -> str:
    """How three of a kind was made: set, trips or plain (D-21)."""
    kinds = {type(note) for note in read.remarks}
    return "set" if IsSet in kinds else "trips" if IsTrips in kinds else "plain"


def _tie(hands: Sequence[HandRead], known: bool) -> Telling:
    best = hands[0].best
    winners = [read for read in hands if read.best.strength == best.strength]
    who = "winners"
    if known and len(winners) == len(hands):
        who = "both" if len(hands) == 2 else "all"
    slots: dict[str, Fact] = {"who": who, "winner": best}
    kickers = best.ranks[len(best.ranks) - KICKERS[best.category] :]
    # A winner may hold cards as good as those of the board: then his hand counts as his.
    if all(read.hole and not read.best.hole for read in winners):
        return _board_plays(best, kickers, hands, slots)
    if best.category is Category.HIGH_CARD:
        return Telling("why-equal-high_card", slots)
    if kickers:
        return Telling("why-equal-kickers", {**slots, "kickers": Kickers(kickers)})
    return Telling("why-equal", slots)


def _board_plays(
    best: BestFive, kickers: tuple[Rank, ...], hands: Sequence[HandRead], slots: Mapping[str, Fact]
) -> Telling:
    """The board is the best hand of all; name cards that somebody might have counted on."""
    pockets = [read.hole[0].rank for read in hands if len({card.rank for card in read.hole}) == 1]
    pocket: dict[str, Fact] = {"pockets": len(pockets[:1])}
    if pockets:
        pocket["pocket"] = pockets[0]
    match best.category:
        case Category.ROYAL_FLUSH | Category.STRAIGHT_FLUSH as category:
            return Telling(f"why-board-{category}", slots)
        case Category.FOUR:
            return Telling("why-board-four", {**slots, "kicker": kickers[0]})
        case Category.FULL_HOUSE:
            return Telling("why-board-full_house", {**slots, **pocket})
        case Category.FLUSH:
            return Telling("why-board-flush", {**slots, **_idle(best.cards[0].suit, hands)})
        case Category.STRAIGHT:
            top = best.ranks[0]
            above = [rank for rank in Rank if rank > top]
            if not above:
                return Telling("why-board-straight", {**slots, "highest": "yes"})
            return Telling("why-board-straight", {**slots, "highest": "no", "next": above[0]})
        case Category.TWO_PAIR:
            return Telling("why-board-two_pair", {**slots, **pocket, "kicker": kickers[0]})
        case Category.HIGH_CARD:
            return Telling("why-board-high_card", slots)
    return Telling("why-board-kickers", {**slots, "kickers": Kickers(kickers)})


def _idle(suit: Suit, hands: Sequence[HandRead]) -> dict[str, Fact]:
    """The most cards of the suit in one hand that a flush on the board leaves unused."""
    idle = max(
        (sorted(card.rank for card in read.hole if card.suit is suit) for read in hands), key=len
    )
    ranks: dict[str, Fact] = dict(zip(("idle-first", "idle-second"), idle, strict=False))
    return {"suit": suit, "idle": len(idle), **ranks}


def across_the_ace(
    best: BestFive, known: Collection[Card], ranking: Ranking = STANDARD
) -> tuple[Rank, ...]:
    """Five ranks that run across the ace and are no straight, or none if they are not here.

    known  the cards to look among; for a flush only those of its suit count
    """
    cards = {*known, *best.cards}
    if best.category is Category.FLUSH:
        cards = {card for card in cards if card.suit is best.cards[0].suit}
    ranks = {card.rank for card in cards}
    straights = [set(run) for run in ranking.straights]
    circle = sorted(set[Rank]().union(*straights))
    for i in range(len(circle)):
        turn = (circle[i:] + circle[:i])[:5]
        if ranks.issuperset(turn) and set(turn) not in straights:
            return tuple(turn)
    return ()
