"""Who opens a street of stud: the cards that lie face up decide (RULES 3.6, 1.2).

Here suits count: bring-in and equal hands showing are decided by suit, spades
highest, clubs lowest (S3-18, S3-20, TDA RP-10D).
"""

from collections import Counter
from collections.abc import Sequence

from fifthstreet.cards import Card, Rank
from fifthstreet.games import Opener, up_places
from fifthstreet.rules.hand import Hand, live_seats
from fifthstreet.rules.stakes import TiedShowing
from fifthstreet.rules.start import clockwise

BRINGS_IN = frozenset({Opener.LOWEST_CARD, Opener.HIGHEST_CARD})
LOW_GAMES = frozenset({Opener.HIGHEST_CARD, Opener.LOWEST_SHOWING})  # where the ace is low


def up_cards(hand: Hand, seat: int) -> tuple[Card, ...]:
    """The cards of a seat that lie face up, in the order of dealing."""
    hole = hand.seats[seat].hole
    places = up_places(hand.start.game)
    return tuple([c for i in places if i < len(hole) and (c := hole[i]) is not None])


def opens(hand: Hand, opener: Opener) -> int:
    """The live seat whose cards showing make it open.

    Equal hands showing are told apart by the suit of the first card in which they
    differ, or by position where the house says so (`House.tied_showing`).
    """
    ring = clockwise(hand.start.button, len(hand.seats))
    live = set(live_seats(hand))
    by_suit = hand.start.stakes.house.tied_showing is TiedShowing.SUIT or opener in BRINGS_IN
    showing = {seat: _looks(up_cards(hand, seat), opener) for seat in ring if seat in live}
    # Cards that a record does not know open nothing, unless nobody's are known.
    showing = {seat: look for seat, look in showing.items() if look[0]} or showing
    highest = opener in (Opener.HIGHEST_CARD, Opener.HIGHEST_SHOWING)
    best = (max if highest else min)(look if by_suit else look[:2] for look in showing.values())
    return next(seat for seat, look in showing.items() if (look if by_suit else look[:2]) == best)


Look = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def _looks(cards: Sequence[Card], opener: Opener) -> Look:
    """Face-up cards as they compare: pairs first, then ranks, then suits."""
    ace_low = opener in LOW_GAMES

    def place(rank: Rank) -> int:
        return -1 if ace_low and rank is Rank.ACE else rank.place

    count = Counter(card.rank for card in cards)
    ranks = sorted(count, key=lambda rank: (count[rank], place(rank)), reverse=True)
    suits = [
        -min([card.suit.place for card in cards if card.rank is rank]) for rank in ranks
    ]  # spades are 0, the other suits less
    shape = tuple([count[rank] for rank in ranks])
    return shape, tuple([place(rank) for rank in ranks]), tuple(suits)
