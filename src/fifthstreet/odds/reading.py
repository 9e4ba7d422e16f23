"""Cards as they are given to the odds: by text or as values, each of them once in a spot."""

from collections.abc import Collection

from fifthstreet.cards import Card
from fifthstreet.games import Game
from fifthstreet.notation import read_cards
from fifthstreet.reasons import DuplicateCard, NoCardsHere, NotationError, NotOfDeck, WrongCardCount


def text_of(cards: str | Collection[Card]) -> str:
    """A text as it is, and cards as one."""
    return cards if isinstance(cards, str) else "".join(map(str, cards))


def cards_of(text: str, fewest: int, most: int, game: Game, seen: set[Card]) -> tuple[Card, ...]:
    """The cards of a text, which are nowhere else; they are seen from now on.

    Raises NotationError with the spot for a text that cannot be read, for a card that has
    been seen and for another number of cards, NotOfDeck at a card the game is played without.
    """
    if not text.strip():
        if fewest:
            raise NotationError(NoCardsHere(text, 0, len(text)))
        return ()
    read = read_cards(text)
    for card, (start, end) in zip(read.cards, read.spans, strict=True):
        if card not in game.deck.cards:
            raise NotOfDeck(text, start, end, card)
        if card in seen:
            raise NotationError(DuplicateCard(text, start, end, card))
        seen.add(card)
    if not fewest <= len(read.cards) <= most:
        raise NotationError(WrongCardCount(text, 0, len(text), len(read.cards), fewest, most))
    return read.cards
