"""The server's door to `words/`: whatever is said to a viewer is asked for here."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from fifthstreet.cards import Card
from fifthstreet.games import HOLDEM, Game
from fifthstreet.reasons import Reason
from fifthstreet.rules.events import Burned, HandEnded, HandStarted, PotAwarded, RoundClosed
from fifthstreet.rules.explain import PotExplained
from fifthstreet.strength.reference import BestFive
from fifthstreet.table.events import (
    ButtonDrawn,
    EntryAsked,
    Event,
    GameChosen,
    GameStopped,
    HandBegan,
    InHand,
    LeaveAsked,
    SatDown,
    SatIn,
    SatOut,
    StoodUp,
    StraddleChosen,
    TimedOut,
    ToppedUp,
    TopUpAsked,
    TurnExtended,
)
from fifthstreet.words import say as words
from fifthstreet.words.bundle import Language
from fifthstreet.words.explain import explain_text

NOT_WORTH_A_LINE = (Burned, RoundClosed, HandEnded)
OF_THE_TABLE = (
    SatDown,
    StoodUp,
    LeaveAsked,
    SatOut,
    SatIn,
    EntryAsked,
    StraddleChosen,
    GameChosen,
    TopUpAsked,
    ToppedUp,
    GameStopped,
    ButtonDrawn,
    TurnExtended,
    TimedOut,
)
BOT_NAMES = 9  # ui-bot-name-1 to -9


def say(reason: Reason, language: Language, names: Mapping[int, str]) -> str:
    """A reason as a sentence."""
    return words.say(reason, language, names)


@lru_cache(1024)  # a hand is described in every view while it lasts
def describe(best: BestFive, language: Language) -> str:
    """A made hand in words: "two pair, kings and nines"."""
    return words.describe(best, language)


@lru_cache(1024)
def describe_hole(hole: tuple[Card, ...], language: Language) -> str:
    """Two hole cards in words: "pocket aces"."""
    return words.describe_hole(hole, language)


def explain(
    pots: Sequence[PotExplained],
    language: Language,
    names: Mapping[int, str],
    you: int | None,
    game: Game,
) -> list[str]:
    """Why each pot went where it went, a paragraph for each."""
    return explain_text(pots, language, names, you=you, game=game)


def event(
    event: Event,
    language: Language,
    names: Mapping[int, str],
    you: int | None,
    pots: int,
    game: Game = HOLDEM,
) -> str | None:
    """A line of the log; None for what is not worth one.

    pots  how many pots the hand has
    game  what is played: it gives the streets their names
    """
    if isinstance(event, HandBegan):
        return words.word("ui-hand-number", language, number=event.table.hands)
    if isinstance(event, OF_THE_TABLE):
        return words.say(event, language, names, you=you)
    if not isinstance(event, InHand) or isinstance(event.event, NOT_WORTH_A_LINE):
        return None
    if isinstance(event.event, HandStarted | PotAwarded):
        return words.say(event.event, language, names, you=you, pots=pots, game=game)
    return words.say(event.event, language, names, you=you, game=game)


def on_second_board(text: str, hands: Sequence[BestFive], language: Language) -> str:
    """A line about a hand, with what it is on the second board."""
    told = "; ".join([describe(best, language) for best in hands])
    return f"{text}. {words.word('ui-second-board', language)}: {told}"


@cache
def last(kind: str, language: Language, count: int = 0) -> str:
    """The last thing a seat did, in a word: "Call", "Big blind"; `count` for cards exchanged."""
    return words.word(f"ui-last-{kind.replace('_', '-')}", language, count=count)


def bot_names(language: Language) -> tuple[str, ...]:
    """Names of bots, in the nominative."""
    keys = (f"ui-bot-name-{number}" for number in range(1, BOT_NAMES + 1))
    return tuple(words.word(key, language) for key in keys)
