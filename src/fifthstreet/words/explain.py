"""Tell how each pot was won, in a fixed order (RULES 10.10).

Which pot; who wins what with which hand; the best hand it beat; what decided; what
is worth remarking; the split and the odd chip; who could not win it; who did not show.
"""

from collections.abc import Mapping, Sequence

from fifthstreet.cards import Card, Rank, Suit
from fifthstreet.reasons import (
    NotEligible,
    NotShown,
    NoWraparound,
    OddChip,
    OnlyOneEligible,
    PotNote,
    PotSplit,
    WheelTopIsFive,
    WonUncontested,
    WonUnseen,
)
from fifthstreet.rules.showdown import HandRead, PotExplained
from fifthstreet.strength.reference import BestFive
from fifthstreet.words.bundle import Language, text
from fifthstreet.words.facts import Fact, Kickers, Seated, Telling, across_the_ace, telling
from fifthstreet.words.nouns import (
    Slot,
    Voice,
    card_noun,
    hand_noun,
    kickers_noun,
    list_noun,
    player_noun,
    pot_noun,
    rank_noun,
    sentence,
    shares_noun,
)
from fifthstreet.words.say import NOBODY, say, say_remark

ORDER: tuple[type[PotNote], ...] = (
    WonUncontested,
    WonUnseen,
    OnlyOneEligible,
    PotSplit,
    OddChip,
    NotEligible,
    NotShown,
)
"""In which order the notes on a pot are said."""

MANY: dict[type[NotEligible | NotShown], str] = {
    NotEligible: "not_eligible-many",
    NotShown: "not_shown-many",
}
"""What is said of several seats at once."""


def explain_text(
    pots: Sequence[PotExplained],
    language: Language,
    names: Mapping[int, str] = NOBODY,
    *,
    you: int | None = None,
) -> list[str]:
    """One paragraph for each pot, in the order given."""
    best = best_not_eligible(pots)
    told = []
    for pot in pots:
        here = best if pot.number == 1 else None
        told.append(say_pot(pot, language, names, you=you, pots=len(pots), best=here))
    return [" ".join(sentences) for sentences in told]


def say_pot(
    pot: PotExplained,
    language: Language,
    names: Mapping[int, str] = NOBODY,
    *,
    you: int | None = None,
    pots: int = 1,
    best: tuple[int, int] | None = None,
) -> tuple[str, ...]:
    """How one pot was won, sentence by sentence.

    pots  how many pots the hand has; one is not called by its name
    best  what best_not_eligible found, for the pot where it is worth saying
    """
    voice = Voice(language, names, you)
    told = [_header(voice, pot, pots)] if pots > 1 else []
    told += _hands(voice, pot)
    decision = telling(pot)
    if decision is not None:
        told.append(_tell(voice, decision))
    told += _remarks(language, pot)
    told += _notes(voice, pot, best, pots)
    return tuple(told)


def best_not_eligible(pots: Sequence[PotExplained]) -> tuple[int, int] | None:
    """A seat that holds the best hand of all and can win the main pot alone, and its chips."""
    main = next((pot for pot in pots if pot.number == 0), None)
    sides = [pot for pot in pots if pot.number > 0]
    if main is None or not sides or len(main.shares) != 1 or not main.hands:
        return None
    seat = main.shares[0].seat
    if any(seat in pot.eligible or len(pot.eligible) == 1 for pot in sides):
        return None
    return seat, main.chips


def say_decision(
    pot: PotExplained,
    language: Language,
    names: Mapping[int, str] = NOBODY,
    *,
    you: int | None = None,
) -> str | None:
    """What decided a pot, with the hands in view; None if no two hands are known."""
    decision = telling(pot)
    return None if decision is None else _tell(Voice(language, names, you), decision)


def say_telling(decision: Telling, language: Language, names: Mapping[int, str] = NOBODY) -> str:
    """What decided between hands, as facts.decided found it."""
    return _tell(Voice(language, names), decision)


def _tell(voice: Voice, decision: Telling) -> str:
    slots = {name: _slot(voice, fact) for name, fact in decision.slots.items()}
    return sentence(voice.language, decision.key, slots)


def _slot(voice: Voice, fact: Fact) -> Slot:
    language = voice.language
    match fact:
        case Rank():
            return rank_noun(language, fact)
        case BestFive():
            return hand_noun(language, fact)
        case Card():
            return card_noun(language, fact)
        case Suit():
            return text(language, f"suit-{fact}")
        case Kickers(ranks):
            return kickers_noun(language, ranks)
        case Seated(seat):
            return player_noun(voice, seat)
    return fact


def _header(voice: Voice, pot: PotExplained, pots: int) -> str:
    slots: dict[str, Slot] = {
        "pot": pot_noun(voice.language, pot.number, pots),
        "chips": pot.chips,
    }
    return sentence(voice.language, "pot-header", slots)


def _hands(voice: Voice, pot: PotExplained) -> list[str]:
    """Who won what with which hand, and the best hand that lost."""
    if not pot.hands:
        return []
    told = []
    if not pot.chips:  # a question about cards alone
        told.append(_won_by_cards(voice, pot))
    elif len(pot.shares) == 1:
        won = {"chips": pot.shares[0].chips, **_read(voice, pot.hands[0])}
        told.append(sentence(voice.language, "pot-won", won))
    else:
        shares = shares_noun(voice, [(share.seat, share.chips) for share in pot.shares])
        told.append(sentence(voice.language, "pot-winners", {"shares": shares}))
    if pot.beaten:
        loser = next(read for read in pot.hands if read.seat == pot.beaten[0].seat)
        told.append(sentence(voice.language, "pot-hand", _read(voice, loser)))
    return told


def _won_by_cards(voice: Voice, pot: PotExplained) -> str:
    if len(pot.shares) == 1:
        return sentence(voice.language, "pot-won-cards", _read(voice, pot.hands[0]))
    winners = list_noun(voice.language, [player_noun(voice, share.seat) for share in pot.shares])
    return sentence(voice.language, "pot-winners-cards", {"seats": winners})


def _read(voice: Voice, read: HandRead) -> dict[str, Slot]:
    return {
        "player": player_noun(voice, read.seat),
        "hand": hand_noun(voice.language, read.best),
    }


def _notes(voice: Voice, pot: PotExplained, best: tuple[int, int] | None, pots: int) -> list[str]:
    """The notes on a pot in their order; those of one kind in one sentence."""
    language, told = voice.language, []
    alone = any(isinstance(note, OnlyOneEligible) for note in pot.notes)
    for kind in ORDER:
        notes = [note for note in pot.notes if type(note) is kind]
        if kind is PotSplit and len(pot.shares) > 1:
            # Without odd chips the winners have been named with their equal shares.
            notes = [note for note in notes if isinstance(note, PotSplit) and note.odd]
        if kind is NotEligible:
            if alone:
                continue  # that nobody else can win it has been said
            if best is not None and NotEligible(best[0]) in notes:
                notes.remove(NotEligible(best[0]))
                told.append(_say_best(voice, best, pots))
        if kind in MANY and len(notes) > 1:
            players = [player_noun(voice, note.seat) for note in notes if isinstance(note, kind)]
            told.append(sentence(language, MANY[kind], {"seats": list_noun(language, players)}))
        else:
            told += [say(note, language, voice.names, you=voice.you) for note in notes]
    return told


def _remarks(language: Language, pot: PotExplained) -> list[str]:
    """Of the winner and the best loser: what an ace does in their straights."""
    board = {card for read in pot.hands for card in read.best.cards if card not in read.hole}
    told = []
    for read in pot.hands[:2]:
        known = {*read.hole, *board}
        for remark in read.remarks:
            # Not all cards of the board need be among the fives that were shown.
            crosses = isinstance(remark, NoWraparound) and across_the_ace(read.best, known)
            if crosses or isinstance(remark, WheelTopIsFive):
                told.append(say_remark(remark, read.best, language, known))
    return list(dict.fromkeys(told))


def _say_best(voice: Voice, best: tuple[int, int], pots: int) -> str:
    seat, chips = best
    slots: dict[str, Slot] = {
        "seat": player_noun(voice, seat),
        "chips": chips,
        "sides": pots - 1,
    }
    return sentence(voice.language, "best_not_eligible", slots)
