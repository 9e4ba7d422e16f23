"""The shuffled deck and the dealer who answers a hand's request for cards.

The whole order is fixed before the hand begins (RULES 7.1). Each card of a hand
has its own place in it, so a request that is asked again, after a restart for
instance, is answered with the same cards.
"""

import secrets

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.dealing.shuffle import Entropy, shuffled
from fifthstreet.games import Game
from fifthstreet.rules.actions import Deal
from fifthstreet.rules.hand import Dealer, Hand
from fifthstreet.rules.start import Start, clockwise


class ShuffledDeck(Struct, frozen=True):
    """A deck face down: its cards in the order of dealing. It prints as a count only."""

    cards: tuple[Card, ...]

    def __repr__(self) -> str:
        return f"<{len(self.cards)} cards, face down>"


def new_deck(game: Game, entropy: Entropy = secrets.token_bytes) -> ShuffledDeck:
    """A freshly shuffled deck of the game."""
    return ShuffledDeck(shuffled(game.deck.cards, entropy))


def dealt_in(start: Start) -> list[int]:
    """Seats in the order of dealing: clockwise from the left of the button (RULES 7.2)."""
    ring = clockwise(start.button, len(start.stacks))
    return [seat for seat in ring if start.stacks[seat] > 0]


def deal(deck: ShuffledDeck, hand: Hand) -> Deal:
    """The cards the hand asks for.

    Hole cards go round one at a time; a card is burned before each street of the
    board where the house burns (RULES 7.2, 7.4). A request may be answered in parts:
    whoever has his cards already is not in `seats` any more.

    Raises ValueError if the hand does not ask the dealer.
    """
    asked = hand.turn
    if not isinstance(asked, Dealer):
        raise ValueError("no cards are asked for")
    ring = dealt_in(hand.start)
    burns = hand.start.stakes.house.burns
    place = 0
    for street in hand.start.game.streets[: asked.street]:
        place += len(ring) * street.hole + (street.burn and burns) + street.board
    hole = tuple(
        tuple(deck.cards[place + turn * len(ring) + ring.index(seat)] for turn in range(asked.hole))
        for seat in asked.seats
    )
    street = hand.start.game.streets[asked.street]
    place += len(ring) * street.hole
    burn = deck.cards[place] if asked.burn else None
    place += street.burn and burns
    return Deal(hole, deck.cards[place : place + asked.board], burn)
