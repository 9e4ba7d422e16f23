"""Say a reason, an event, an action, a hand, in English, Russian or Ukrainian.

The key of a message is the tag of the class, its slots are the fields. What a field
needs beside its value, a plural, a form, a choice of wording, is added here; the
wording itself is in the .ftl files. How a pot was won is told by explain.py.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from typing import Any, TypeAlias, cast
from unicodedata import category as unicode_category
from unicodedata import east_asian_width

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.games import HOLDEM, Game
from fifthstreet.reasons import (
    BuyInOutside,
    NoWraparound,
    OddChip,
    PotSplit,
    RaiseTooLarge,
    RaiseTooSmall,
    Reason,
    Remark,
    Unreadable,
    WheelTopIsFive,
    WrongCardCount,
)
from fifthstreet.rules.actions import Action, Deal
from fifthstreet.rules.events import (
    BoardDealt,
    Event,
    HandShown,
    HandStarted,
    HoleDealt,
    PotAwarded,
    Raised,
    RoundClosed,
)
from fifthstreet.strength.reference import BestFive
from fifthstreet.table.events import Event as TableEvent
from fifthstreet.table.events import HandBegan, InHand
from fifthstreet.words.bundle import Language, text
from fifthstreet.words.facts import across_the_ace
from fifthstreet.words.nouns import (
    Noun,
    Slot,
    Slots,
    Voice,
    card_noun,
    cards_text,
    category_noun,
    hand_noun,
    list_noun,
    player_noun,
    pot_noun,
    rank_noun,
    sentence,
    shares_noun,
)

Sayable: TypeAlias = Reason | Event | Action | TableEvent

NOBODY: Mapping[int, str] = {}
WIDEST = 100  # columns of a text that is shown with a pointer


def say(
    what: Sayable,
    language: Language,
    names: Mapping[int, str] = NOBODY,
    *,
    you: int | None = None,
    pots: int = 1,
    game: Game = HOLDEM,
) -> str:
    """One sentence, or one line of the log.

    names  nicknames by seat; a seat without one is "Player 3"
    you    the seat that is spoken to
    pots   how many pots the hand has: tells whether pot 0 is "pot" or "main pot"
    game   gives the names of streets

    >>> from fifthstreet.reasons import RaiseClosed
    >>> say(RaiseClosed(grown=3, needed=14, call=3), "en")[:51]
    'You cannot raise: since you acted the bet has grown'
    """
    if isinstance(what, InHand):
        return say(what.event, language, names, you=you, pots=pots, game=game)
    voice = Voice(language, names, you)
    slots: dict[str, Slot] = {}
    for field in what.__struct_fields__:
        slot = _slot(voice, field, getattr(what, field))
        if slot is not None:
            slots[field] = slot
    if more := MORE.get(type(what)):
        slots |= more(voice, what)
    # Only these know how many pots there are, and what the streets are called.
    if isinstance(what, PotAwarded):
        slots["pot"] = pot_noun(language, what.pot, pots)
    if isinstance(what, BoardDealt):
        slots["street"] = say_street(game.streets[what.street].name, language)
    return sentence(language, tag(what), slots)


def tag(what: Sayable) -> str:
    """The key of the message: the tag of the class."""
    return cast(str, what.__struct_config__.tag)


def word(key: str, language: Language, **slots: str | int) -> str:
    """A word of the page or the command line: keys that begin with ui- or cli-."""
    return text(language, key, slots)


# --- Cards, hands, places ---------------------------------------------------------------


def describe(best: BestFive, language: Language, *, kicker: bool = False) -> str:
    """What five cards are: "full house, nines full of sevens".

    kicker  name the highest kicker too: "pair of kings, kicker ace"
    """
    return hand_noun(language, best).forms["whole" if kicker else ""]


def describe_hole(hole: Sequence[Card], language: Language) -> str:
    """Two hole cards before the flop: "pocket aces", "king and ten of one suit"."""
    one, two = sorted(hole, key=lambda card: card.rank, reverse=True)
    key = "hole-offsuit"
    if one.rank is two.rank:
        key = "hole-pair"
    elif one.suit is two.suit:
        key = "hole-suited"
    ranks = {"first": rank_noun(language, one.rank), "second": rank_noun(language, two.rank)}
    return sentence(language, key, ranks)


def say_card(card: Card, language: Language) -> str:
    """A card in words: "ace of spades", "пиковый туз"."""
    return str(card_noun(language, card))


def say_category(category: Category, language: Language) -> str:
    """A kind of hand: "two pair", "две пары"."""
    return str(category_noun(language, category))


def say_street(street: str, language: Language) -> str:
    """A street by its name in the game, or "showdown"."""
    return text(language, f"street-{street}")


def say_position(code: str, language: Language, *, short: bool = False) -> str:
    """A position of RULES 5.11: BTN, BTN(SB), SB, BB, UTG, UTG+1 …, LJ, HJ, CO.

    >>> say_position("UTG+1", "ru"), say_position("BTN(SB)", "en")
    ('вторая позиция', 'button and small blind')
    """
    name = code.lower().replace("+", "").replace("(", "-").replace(")", "")
    return text(language, f"position-{name}", form="short" if short else None)


def say_player(
    seat: int, language: Language, names: Mapping[int, str] = NOBODY, *, you: int | None = None
) -> str:
    """Who sits there: a nickname, "Player 3", or "you"."""
    return str(player_noun(Voice(language, names, you), seat))


# --- Sentences that need more than their reason -----------------------------------------


def say_remark(
    remark: Remark, best: BestFive, language: Language, known: Collection[Card] = ()
) -> str:
    """A remark on a hand that is at hand.

    known  cards beside the five, such as hole cards and board
    """
    slots: dict[str, Slot] = {"category": best.category.value}
    if isinstance(remark, NoWraparound):
        turn = across_the_ace(best, known)
        if not turn:
            return say(remark, language)
        slots["hand"] = hand_noun(language, best)
        slots |= {f"c{i}": rank_noun(language, rank) for i, rank in enumerate(turn, 1)}
        return sentence(language, tag(remark), slots)
    if isinstance(remark, WheelTopIsFive):
        return sentence(language, tag(remark), slots)
    return say(remark, language)


def say_short_all_in(raised: Raised, language: Language) -> str:
    """Why a player who has acted may only call this all-in or fold (RULES 8.7)."""
    return text(language, "short_all_in", {"to": raised.to})


def say_unreadable(reason: Unreadable, language: Language, where: str = "") -> str:
    """Two lines: the text, and a pointer under the exact spot with what is wrong there.

    where  what stands before the text, such as a file and a line

    >>> from fifthstreet.reasons import UnknownSuit
    >>> print(say_unreadable(UnknownSuit("Ah Kx", 4, 5, "x"), "en", "hand.txt, line 41"))
    hand.txt, line 41: "Ah Kx"
                            ^ no suit “x”; suits are s h d c or ♠ ♥ ♦ ♣
    """
    before, spot, after = _around(reason)
    lead = f'{where}: "' if where else '"'
    pointer = " " * _width(lead + before) + "^" * max(1, _width(spot))
    return f'{lead}{before}{spot}{after}"\n{pointer} {say(reason, language)}'


def _around(reason: Unreadable) -> tuple[str, str, str]:
    """The line of the text with the spot, shortened around it, with nothing unprintable."""
    line_start = reason.text.rfind("\n", 0, reason.start) + 1
    line_end = reason.text.find("\n", reason.start)
    line_end = len(reason.text) if line_end < 0 else line_end
    end = max(reason.start, min(reason.end, line_end))
    before = _printable(reason.text[line_start : reason.start])
    spot = _printable(reason.text[reason.start : end])
    after = _printable(reason.text[end:line_end])
    if len(before) > WIDEST // 2:
        before = "…" + before[-WIDEST // 2 :]
    if len(spot) > WIDEST // 4:
        spot = spot[: WIDEST // 4] + "…"
    room = max(0, WIDEST - len(before) - len(spot))
    return before, spot, after if len(after) <= room else after[:room] + "…"


def _printable(line: str) -> str:
    """The line with a space for each character that would move the pointer or the screen."""
    return "".join(" " if unicode_category(c) in ("Cc", "Cs", "Zl", "Zp") else c for c in line)


def _width(line: str) -> int:
    """Columns the line takes on a screen."""
    return sum(
        0 if unicode_category(c) in ("Mn", "Me", "Cf") else 1 + (east_asian_width(c) in "WF")
        for c in line
    )


# --- From fields to slots ---------------------------------------------------------------


def _slot(voice: Voice, field: str, value: object) -> Slot | None:
    """What a field becomes by its name and kind; None where the sentence does not name it."""
    language = voice.language
    if field in ("seat", "turn"):
        return player_noun(voice, cast(int | None, value))
    match value:
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
        case Rank():
            return rank_noun(language, value)
        case Category():
            return category_noun(language, value)
        case Card():
            return card_noun(language, value)
        case BestFive():
            return hand_noun(language, value)
        case Enum():
            return str(value.value)
        case tuple() if field == "seats" and value:
            return list_noun(language, [player_noun(voice, seat) for seat in value])
    return None


def _exact(voice: Voice, what: Any) -> Slots:
    return {"exact": "yes" if what.lowest == what.highest else "no"}


def _count(voice: Voice, what: Any) -> Slots:
    return {"count": len(what.seats)}


def _category_unknown(voice: Voice, what: Any) -> Slots:
    return {"category": "unknown"}


def _split(voice: Voice, what: PotSplit) -> Slots:
    count = len(what.seats)
    return {"count": count, "chips": count * what.each + what.odd}


def _started(voice: Voice, what: HandStarted) -> Slots:
    stakes = what.start.stakes
    button = player_noun(voice, what.start.button)
    return {"small": stakes.small, "big": stakes.big, "ante": stakes.ante, "button": button}


def _dealt(voice: Voice, what: HoleDealt) -> Slots:
    known = "no" if None in what.cards else "yes"
    return {"known": known, "count": len(what.cards), "cards": cards_text(what.cards)}


def _raised(voice: Voice, what: Raised) -> Slots:
    # A bet is the first one of a street: the bet to match grew by all of it.
    move = "bet" if what.by == what.to else "raise"
    return {"move": "all_in" if what.all_in else move}


def _closed(voice: Voice, what: RoundClosed) -> Slots:
    language = voice.language
    pots = [
        Noun({"": sentence(language, "pot-chips", {"pot": noun, "chips": pot.chips})})
        for number, pot in enumerate(what.pots)
        for noun in [pot_noun(language, number, len(what.pots))]
    ]
    return {"pots": list_noun(language, pots)}


def _shown(voice: Voice, what: HandShown) -> Slots:
    return {"known": "no" if what.best is None else "yes", "cards": cards_text(what.cards)}


def _awarded(voice: Voice, what: PotAwarded) -> Slots:
    return {"shares": shares_noun(voice, [(share.seat, share.chips) for share in what.shares])}


def _deal(voice: Voice, what: Deal) -> Slots:
    return {"count": sum(map(len, what.hole)) + len(what.board)}


MORE: dict[type, Callable[[Voice, Any], Slots]] = {
    RaiseTooSmall: _exact,
    RaiseTooLarge: _exact,
    BuyInOutside: _exact,
    WrongCardCount: _exact,
    OddChip: _count,
    PotSplit: _split,
    WheelTopIsFive: _category_unknown,
    NoWraparound: _category_unknown,
    HandStarted: _started,
    HoleDealt: _dealt,
    BoardDealt: lambda voice, what: {"cards": cards_text(what.cards)},
    Raised: _raised,
    RoundClosed: _closed,
    HandShown: _shown,
    PotAwarded: _awarded,
    Deal: _deal,
    HandBegan: lambda voice, what: {"number": what.table.hands},
}
"""What a sentence needs beside the fields of its class."""
