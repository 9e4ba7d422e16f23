"""Say a reason, an event, an action, a hand, in English, Russian or Ukrainian.

The key of a message is the tag of the class, its slots are the fields. What a field
needs beside its value, a plural, a form, a choice of wording, is added here; the
wording itself is in the .ftl files. How a pot was won is told by explain.py.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from fractions import Fraction
from typing import Any, TypeAlias, cast
from unicodedata import category as unicode_category
from unicodedata import east_asian_width

from fifthstreet.cards import Card, Category, Rank
from fifthstreet.games import HOLDEM, Game
from fifthstreet.notation import parse_cards
from fifthstreet.reasons import (
    AboveTheLimit,
    BuyInOutside,
    JokerPlays,
    NoChoice,
    NoWraparound,
    OddBySuit,
    OddChip,
    OptionsExclude,
    PotSplit,
    RaiseTooLarge,
    RaiseTooSmall,
    RankDecides,
    Reason,
    Remark,
    Unreadable,
    WheelTopIsFive,
    WonUncontested,
    WonUnseen,
    WrongCardCount,
)
from fifthstreet.rules.actions import Action, Deal, Discard, Premature
from fifthstreet.rules.events import (
    BoardDealt,
    BoardPremature,
    Discarded,
    Event,
    HandShown,
    HandStarted,
    HoleDealt,
    PotAwarded,
    Raised,
    RakeTaken,
    RoundClosed,
)
from fifthstreet.rules.stakes import limit_bets
from fifthstreet.strength.reference import BestFive, best_five
from fifthstreet.table.events import Event as TableEvent
from fifthstreet.table.events import GameChosen, HandBegan, InHand
from fifthstreet.words.bundle import LANGUAGES, Language, text
from fifthstreet.words.facts import across_the_ace
from fifthstreet.words.nouns import (
    Noun,
    Slot,
    Slots,
    Voice,
    card_noun,
    cards_text,
    category_noun,
    choice_name,
    game_name,
    hand_noun,
    hole_noun,
    list_noun,
    part_name,
    parts_noun,
    player_noun,
    pot_noun,
    rank_noun,
    sentence,
    shares_noun,
)

Sayable: TypeAlias = Reason | Event | Action | TableEvent

NOBODY: Mapping[int, str] = {}
SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
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
    game   gives the names of streets, and says whether low hands win

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
    if isinstance(what, RankDecides):
        # The lower rank wins in a low game; an ace that does so looks like the higher one.
        lower = game.ranking.low is not None or what.winner < what.loser
        slots["wins"] = "low" if lower else "high"
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
    """What five cards are: "full house, nines full of sevens", "low: 8-6-4-3-A".

    kicker  name the highest kicker too: "pair of kings, kicker ace"
    """
    return hand_noun(language, best).forms["whole" if kicker else ""]


def describe_cards(cards: Collection[Card] | str, language: Language = "en") -> str:
    """The best five of these cards in words.

    cards  five to nine different ones, or their text

    Raises NotationError for a text that cannot be read, ValueError for other cards.

    >>> describe_cards("Ks Kh 7d 7c 7s 2h 3h")
    'full house, sevens full of kings'
    """
    if language not in LANGUAGES:
        raise ValueError(f"languages are {', '.join(LANGUAGES)}, not {language!r}")
    return describe(best_five(parse_cards(cards) if isinstance(cards, str) else cards), language)


def describe_hole(hole: Sequence[Card], language: Language) -> str:
    """Cards that make no five yet: "pocket aces", "king and ten of one suit".

    One to seven cards of any game; more than two are named by rank alone, pairs first.
    """
    if len(hole) == 1:
        return say_card(hole[0], language)
    if len(hole) > 2 or Card.JOKER in hole:
        return str(hole_noun(language, hole))
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


def say_game(game: str, language: Language) -> str:
    """A game by its code: "Omaha hi-lo"."""
    return game_name(language, game)


def say_choice(name: str, language: Language) -> str:
    """A choice of a table or a house by its name: "Run it twice"."""
    return choice_name(language, name)


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


def say_players(seats: Sequence[int], language: Language) -> str:
    """Players in a row: "Player 1 and Player 3"."""
    voice = Voice(language, NOBODY)
    return str(list_noun(language, [player_noun(voice, seat) for seat in seats]))


# --- Numbers ----------------------------------------------------------------------------


def say_number(number: int, language: Language) -> str:
    """A whole number as the language writes it.

    >>> say_number(1_712_304, "en")
    '1,712,304'
    """
    return word("cli-number", language, number=number)


def say_percent(share: Fraction | float, language: Language) -> str:
    """A share of 1 as percent with two decimals.

    >>> say_percent(0.462, "en"), say_percent(1, "ru")
    ('46.20%', '100,00 %')
    """
    whole, hundredths = divmod(round(10_000 * share), 100)
    return word("cli-percent", language, whole=whole, hundredths=f"{hundredths:02}")


def say_rate(count: int, total: int, language: Language) -> str:
    """How rare something is that happens so often.

    >>> say_rate(4_324, 133_784_560, "en"), say_rate(36, 2_598_960, "en")
    ('1 in 30,940', '1 in 72,193.33')
    """
    if not count:
        return word("cli-rate-never", language)
    if total % count == 0:
        return word("cli-rate", language, whole=total // count)
    whole, hundredths = divmod(round(Fraction(100 * total, count)), 100)
    return word("cli-rate-hundredths", language, whole=whole, hundredths=f"{hundredths:02}")


# --- Sentences that need more than their reason -----------------------------------------


def say_remark(
    remark: Remark,
    best: BestFive,
    language: Language,
    known: Collection[Card] = (),
    game: Game = HOLDEM,
) -> str:
    """A remark on a hand that is at hand.

    known  cards beside the five, such as hole cards and board
    """
    slots: dict[str, Slot] = {"category": best.category.value}
    if isinstance(remark, NoWraparound):
        turn = across_the_ace(best, known, game.ranking)
        if not turn:
            return say(remark, language)
        slots["hand"] = hand_noun(language, best)
        slots |= {f"c{i}": rank_noun(language, rank) for i, rank in enumerate(turn, 1)}
        return sentence(language, tag(remark), slots)
    if isinstance(remark, WheelTopIsFive):
        return sentence(language, tag(remark), slots)
    if isinstance(remark, JokerPlays):
        return sentence(language, tag(remark), joker_slots(language, remark.card, best.category))
    return say(remark, language)


def joker_slots(language: Language, card: Card, category: Category) -> Slots:
    """What the joker stands for; its suit is worth a word only where it counts."""
    return {
        "card": card_noun(language, card),
        "rank": rank_noun(language, card.rank),
        "suit": text(language, f"suit-{card.suit}"),
        "suited": "yes" if category in SUITED else "no",
    }


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
        case Reason():
            return say(value, language, voice.names, you=voice.you)
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
    chips = count * what.each + what.odd
    return {"count": count, "chips": chips, "part": "no", "by": "position"}


def _unsaid(voice: Voice, what: WonUncontested | WonUnseen) -> Slots:
    # How many chips were won only the pot knows.
    return {"chips": 0}


def _joker(voice: Voice, what: JokerPlays) -> Slots:
    # Without its hand in view every joker is named with its suit.
    return joker_slots(voice.language, what.card, Category.FLUSH)


def _conflicts(voice: Voice, what: OptionsExclude) -> Slots:
    language = voice.language
    told = []
    for pair in what.pairs:
        one, other = choice_name(language, pair.one), choice_name(language, pair.other)
        told.append(sentence(language, "conflict", {"one": one, "other": other, "why": pair.why}))
    return {"pairs": " ".join(told)}


def _started(voice: Voice, what: HandStarted) -> Slots:
    start, stakes = what.start, what.start.stakes
    small_bet, big_bet = limit_bets(stakes)
    opens = "bring_in" if stakes.bring_in else "ante" if stakes.ante else "blinds"
    return {
        "named": "no" if start.game.code == HOLDEM.code else "yes",
        "game": game_name(voice.language, start.game.code),
        "opens": opens,
        "small": stakes.small,
        "big": stakes.big,
        "ante": stakes.ante,
        "bring_in": stakes.bring_in,
        "small_bet": small_bet,
        "big_bet": big_bet,
        "button": player_noun(voice, start.button),
    }


def _dealt(voice: Voice, what: HoleDealt) -> Slots:
    down, up = what.cards[: len(what.cards) - what.up], what.cards[len(what.cards) - what.up :]
    known = "down" if None in down else "own"
    shapes = (("up", "up"), (known, f"{known}_up"))
    return {
        "shape": shapes[bool(down)][bool(up)],
        "count": len(down),
        "cards": cards_text(voice.language, down),
        "open": cards_text(voice.language, up),
    }


def _discarded(voice: Voice, what: Discarded) -> Slots:
    shape = "pat" if not what.cards else "down" if None in what.cards else "own"
    cards = cards_text(voice.language, what.cards)
    return {"shape": shape, "count": len(what.cards), "cards": cards}


def _premature(voice: Voice, what: BoardPremature | Premature) -> Slots:
    burned = what.burned if isinstance(what, BoardPremature) else what.burn is not None
    cards = cards_text(voice.language, what.cards)
    return {"cards": cards, "burned": "yes" if burned else "no"}


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
    shape = "cards" if what.best is None else "best" if what.low is None else "both"
    return {"shape": shape, "cards": cards_text(voice.language, what.cards)}


def _awarded(voice: Voice, what: PotAwarded) -> Slots:
    if len(what.parts) < 2:
        return {"shares": shares_noun(voice, [(share.seat, share.chips) for share in what.shares])}
    boards = 1 + max(part.run for part in what.parts)
    told = []
    for part in what.parts:
        shares = shares_noun(voice, [(share.seat, share.chips) for share in part.shares])
        slots: dict[str, Slot] = {"part": part_name(part.side, part.run, boards), "shares": shares}
        told.append(Noun({"": sentence(voice.language, "part-shares", slots)}))
    return {"shares": parts_noun(voice.language, told)}


def _deal(voice: Voice, what: Deal) -> Slots:
    return {"count": sum(map(len, what.hole)) + len(what.board)}


MORE: dict[type, Callable[[Voice, Any], Slots]] = {
    RaiseTooSmall: _exact,
    RaiseTooLarge: _exact,
    AboveTheLimit: _exact,
    BuyInOutside: _exact,
    WrongCardCount: _exact,
    OptionsExclude: _conflicts,
    NoChoice: lambda voice, what: {"option": choice_name(voice.language, what.option)},
    OddChip: _count,
    OddBySuit: _count,
    PotSplit: _split,
    WheelTopIsFive: _category_unknown,
    NoWraparound: _category_unknown,
    JokerPlays: _joker,
    WonUncontested: _unsaid,
    WonUnseen: _unsaid,
    HandStarted: _started,
    HoleDealt: _dealt,
    BoardDealt: lambda voice, what: {"cards": cards_text(voice.language, what.cards)},
    BoardPremature: _premature,
    Premature: _premature,
    Discarded: _discarded,
    RakeTaken: lambda voice, what: {"chips": sum(what.chips)},
    Raised: _raised,
    RoundClosed: _closed,
    HandShown: _shown,
    PotAwarded: _awarded,
    Deal: _deal,
    Discard: lambda voice, what: {"count": len(what.cards)},
    GameChosen: lambda voice, what: {"game": game_name(voice.language, what.code)},
    HandBegan: lambda voice, what: {"number": what.table.hands},
}
"""What a sentence needs beside the fields of its class."""
