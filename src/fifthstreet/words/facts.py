"""Which sentence tells best what decided between hands, and what stands in its slots.

A Decision says where two hands differ first. A player also wants to hear what the
cards show: that the four jacks lie on the board, that one club improves the flush
of all, that the pocket fives do not help. Those facts are read here from hands that
were shown; the choice is a message key of the .ftl files, the same in all languages.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from fifthstreet.cards import Card, Category, Deck, Rank, Suit
from fifthstreet.games import HOLDEM, Game
from fifthstreet.reasons import (
    CategoryDecides,
    Decision,
    Equal,
    IsSet,
    IsTrips,
    Kicker,
    NaturalWins,
    NoThreePair,
    RankDecides,
)
from fifthstreet.rules.events import Side
from fifthstreet.rules.explain import HandRead, PotExplained
from fifthstreet.strength.five import KICKERS, SINGLES, BestFive
from fifthstreet.strength.ranking import STANDARD, Ranking
from fifthstreet.words.nouns import ONLY_LOW, wins_low


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


NAMED: dict[Category, int] = {Category.TWO_PAIR: 2, Category.FULL_HOUSE: 2}
"""How many ranks the name of a hand tells, where they are more than one."""

BADUGI_CARDS: dict[Category, int] = {
    category: SINGLES[category] for category in ONLY_LOW if category is not Category.LOW
}
"""How many cards of a badugi hand play."""

SMALL_DECKS: dict[Deck, int] = {Deck.STRIPPED: 32, Deck.SHORT: 36}


def telling(pot: PotExplained, game: Game = HOLDEM, *, part: bool = False) -> Telling | None:
    """What decided a pot; None if no two of its hands are known.

    game  what was played
    part  this is not the whole pot: there is another board
    """
    known = len(pot.hands) == len(pot.eligible)
    if pot.decision is None:
        return None
    part = part or pot.run > 0 or pot.side is not Side.WHOLE
    return decided(pot.decision, pot.hands, known, pot.everybody, game=game, part=part)


def decided(
    decision: Decision,
    hands: Sequence[HandRead],
    known: bool = True,
    everybody: bool = True,
    *,
    game: Game = HOLDEM,
    part: bool = False,
) -> Telling:
    """What decided between these hands, the winners first.

    known      no other hand could have won: "both" and "all" may be said
    everybody  no other hand was dealt: "nobody" may be said of the whole table
    game       names the deck where it ranks hands in its own way
    part       they won a part of a pot: it is not the pot that is split or taken
    """
    scope = "everybody" if everybody else "pot"
    if isinstance(decision, Equal):
        tie = _tie(hands, known, part)
        return Telling(tie.key, {**tie.slots, "scope": scope})
    winner, loser = hands[0], hands[1]
    slots: dict[str, Fact] = {
        "player": Seated(winner.seat),
        "winner": winner.best,
        "loser": loser.best,
    }
    if isinstance(decision, NaturalWins):
        return Telling("why-natural", slots)
    low = wins_low(winner.best)
    if isinstance(decision, CategoryDecides):
        return _by_low_category(slots, decision) if low else _by_category(slots, decision, game)
    assert isinstance(decision, RankDecides)
    who = _who(hands, known)
    if low:
        return _by_low_rank(decision, winner.best, loser.best, {**slots, "who": who})
    slots |= {
        "high": decision.winner,
        "low": decision.loser,
        "place": decision.place,
        "scope": scope,
        "who": who,
    }
    if isinstance(decision, Kicker):
        return _by_kicker(decision, winner.best, loser.best, slots)
    if part and decision.category is Category.FOUR:
        return Telling("why-category", slots)  # the other sentence speaks of the pot
    return _by_rank(decision, winner, loser, slots)


def _by_category(slots: Mapping[str, Fact], decision: CategoryDecides, game: Game) -> Telling:
    """Two kinds of hands; some rank in an order of their own game (RULES 3.4, 3.5)."""
    match decision.winner, decision.loser:
        case Category.FIVE_OF_A_KIND, loser:
            return Telling("why-five_of_a_kind", {**slots, "beaten": loser.value})
        case Category.FLUSH, Category.FULL_HOUSE:
            deck = SMALL_DECKS.get(game.deck, 0)
            return Telling("why-flush-over-full_house", {**slots, "deck": deck})
        case Category.THREE, Category.STRAIGHT:
            return Telling("why-three-over-straight", slots)
    return Telling("why-category", slots)


def _by_low_category(slots: Mapping[str, Fact], decision: CategoryDecides) -> Telling:
    if decision.winner in BADUGI_CARDS:
        cards = {"more": BADUGI_CARDS[decision.winner], "fewer": BADUGI_CARDS[decision.loser]}
        return Telling("why-badugi", {**slots, **cards})
    return Telling("why-low-category", slots)


def _by_low_rank(
    decision: RankDecides, best: BestFive, other: BestFive, slots: Mapping[str, Fact]
) -> Telling:
    """The lower of two ranks wins; of pairs and their like all ranks that a name tells."""
    index = _first_difference(best, other)
    ranks: dict[str, Fact] = {
        "better": decision.winner,
        "worse": decision.loser,
        "ace": "yes" if decision.winner is Rank.ACE else "no",
    }
    if best.category in ONLY_LOW:
        return Telling("why-low-card", {**slots, **ranks})
    if index < NAMED.get(best.category, 1):
        return Telling("why-low-category", slots)
    return Telling("why-low-kicker", {**slots, **ranks})


def _first_difference(one: BestFive, other: BestFive) -> int:
    """The first of the compared ranks in which two hands of one kind differ."""
    pairs = zip(one.ranks, other.ranks, strict=True)
    return next(i for i, (a, b) in enumerate(pairs) if a is not b)


def _who(hands: Sequence[HandRead], known: bool) -> str:
    """Who has what the winner and the best loser have in common: both, all or best."""
    winner, loser = hands[0].best, hands[1].best
    common = _first_difference(winner, loser)
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
        case Category.FOUR if not {*winner.cards[:4]} & {*winner.hole, *loser.hole}:
            # A rank has four cards, so but for a joker two hands share them on the board.
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
    if deciding is Card.JOKER:
        improved = False  # it has no name of its own to be told by
    match best.category:
        case Category.FIVE_OF_A_KIND:
            return Telling("why-five-rank", slots)
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
            # In Omaha the third pair may be a higher one: then it is two cards too many.
            if unused and unused[0] < other.ranks[1]:
                return Telling("why-three-pairs", {**slots, "unused": unused[0]})
            return Telling("why-top_pair", slots)
        case Category.PAIR:
            return Telling("why-pair", slots)
    return Telling("why-high_card", slots)


def _made(read: HandRead) -> str:
    """How three of a kind was made: set, trips or plain (D-21)."""
    kinds = {type(note) for note in read.remarks}
    return "set" if IsSet in kinds else "trips" if IsTrips in kinds else "plain"


def _tie(hands: Sequence[HandRead], known: bool, part: bool) -> Telling:
    best = hands[0].best
    winners = [read for read in hands if read.best.strength == best.strength]
    who = "winners"
    if known and len(winners) == len(hands):
        who = "both" if len(hands) == 2 else "all"
    slots: dict[str, Fact] = {"who": who, "winner": best}
    if part:
        return Telling("why-equal-part", slots)
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
    natural = [read.hole for read in hands if Card.JOKER not in read.hole]
    pockets = [hole[0].rank for hole in natural if len({card.rank for card in hole}) == 1]
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
            return Telling("why-board-flush", {**slots, **_idle(best.played[0].suit, hands)})
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
        case Category.FIVE_OF_A_KIND:
            return Telling("why-board-five_of_a_kind", slots)
    return Telling("why-board-kickers", {**slots, "kickers": Kickers(kickers)})


def _idle(suit: Suit, hands: Sequence[HandRead]) -> dict[str, Fact]:
    """The most cards of the suit in one hand that a flush on the board leaves unused."""
    idle = max(
        (
            sorted(c.rank for c in read.hole if c is not Card.JOKER and c.suit is suit)
            for read in hands
        ),
        key=len,
    )
    ranks: dict[str, Fact] = dict(zip(("idle-first", "idle-second"), idle, strict=False))
    return {"suit": suit, "idle": len(idle), **ranks}


def across_the_ace(
    best: BestFive, known: Collection[Card], ranking: Ranking = STANDARD
) -> tuple[Rank, ...]:
    """Five ranks that run across the ace and are no straight, or none if they are not here.

    known  the cards to look among; for a flush only those of its suit count
    """
    cards = {*known, *best.played} - {Card.JOKER}
    if best.category is Category.FLUSH:
        cards = {card for card in cards if card.suit is best.played[0].suit}
    ranks = {card.rank for card in cards}
    straights = [set(run) for run in ranking.straights]
    circle = sorted(set[Rank]().union(*straights))
    for i in range(len(circle)):
        turn = (circle[i:] + circle[:i])[:5]
        if ranks.issuperset(turn) and set(turn) not in straights:
            return tuple(turn)
    return ()
