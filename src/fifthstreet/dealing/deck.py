"""The shuffled deck and the dealer who answers a hand's request for cards.

The whole order is fixed before the hand begins (RULES 7.1), and what is dealt next follows
from it and from what lies on the table. So a request that is asked again, after a restart
for instance, is answered with the same cards.
"""

import secrets

from msgspec import Struct

from fifthstreet.cards import Card
from fifthstreet.dealing.shuffle import Entropy, shuffled
from fifthstreet.games import Game, draws
from fifthstreet.rules.actions import Deal
from fifthstreet.rules.hand import Dealer, Hand
from fifthstreet.rules.start import Start, cards_needed, clockwise

MOST_SEATS = 10


class ShuffledDeck(Struct, frozen=True):
    """A deck face down: its cards in the order of dealing. It prints as a count only.

    later  the order of the whole deck after each time the muck was shuffled into it; what
           is in play then is left out. Only games in which cards are drawn need any
    """

    cards: tuple[Card, ...]
    later: tuple[tuple[Card, ...], ...] = ()

    def __repr__(self) -> str:
        return f"<{len(self.cards)} cards, face down>"


def new_deck(game: Game, entropy: Entropy = secrets.token_bytes) -> ShuffledDeck:
    """A freshly shuffled deck of the game, for as many players as it can have."""
    cards = game.deck.cards
    later = tuple([shuffled(cards, entropy) for _ in range(most_reshuffles(game))])
    return ShuffledDeck(shuffled(cards, entropy), later)


def most_reshuffles(game: Game) -> int:
    """How often the muck may come back into the deck: at most before each draw of a player."""
    if not draws(game):
        return 0
    sizes = range(2, MOST_SEATS + 1)
    players = max([n for n in sizes if cards_needed(game, n) <= len(game.deck.cards)], default=0)
    return players * draws(game)


def dealt_in(start: Start) -> list[int]:
    """Seats in the order of dealing: clockwise from the left of the button (RULES 7.2)."""
    ring = clockwise(start.button, len(start.stacks))
    return [seat for seat in ring if start.stacks[seat] > 0]


def deal(deck: ShuffledDeck, hand: Hand) -> Deal:
    """The cards the hand asks for.

    The first cards of a player have their places in the deck: they go round one at a time
    (RULES 7.2). Whatever comes later is the next card that is nowhere on the table: a burn
    first, where the house burns (7.4), then one card for each player who gets one, the
    board, or what somebody draws. A request may be answered in parts: whoever has his cards
    already is not in `seats` any more.

    Raises ValueError if the hand does not ask the dealer.
    """
    asked = hand.turn
    if not isinstance(asked, Dealer):
        raise ValueError("no cards are asked for")
    cards = _undealt(deck, hand)
    burn = cards.pop(0) if asked.burn else None
    if asked.street == 0 and not hand.more.burn_ready:
        return Deal(_first_cards(deck, hand, asked), tuple(cards[: asked.board]), burn)
    dealt = len(asked.seats) * asked.hole
    hole = tuple([tuple(cards[at : at + asked.hole]) for at in range(0, dealt, asked.hole or 1)])
    return Deal(hole, tuple(cards[dealt : dealt + asked.board]), burn)


def _first_cards(deck: ShuffledDeck, hand: Hand, asked: Dealer) -> tuple[tuple[Card, ...], ...]:
    ring = dealt_in(hand.start)
    rounds = range(asked.hole)
    places = [[turn * len(ring) + ring.index(seat) for turn in rounds] for seat in asked.seats]
    return tuple([tuple([deck.cards[place] for place in own]) for own in places])


def _undealt(deck: ShuffledDeck, hand: Hand) -> list[Card]:
    """The cards that are still in the deck, the next one first.

    The first cards of a seat whose hand was killed before it got them (RULES 12.2) are the
    last ones.
    """
    start, more = hand.start, hand.more
    if more.reshuffles:
        order = deck.later[more.reshuffles - 1]
    else:
        street = start.game.streets[0]
        first = len(dealt_in(start)) * (street.hole + street.up)
        order = deck.cards[first:] + deck.cards[:first]
    seen = {*hand.board, *more.second, *hand.burns, *more.muck, *more.aside}
    seen.update(*[seat.hole for seat in hand.seats])
    return [card for card in order if card not in seen]
