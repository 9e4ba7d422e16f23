"""Tell how each pot was won, in a fixed order (RULES 10.10).

Which pot, or which part of it; who wins what with which hand; the best hand it beat;
what decided; what is worth remarking; the split and the odd chip; who could not win it;
who did not show. Of a pot in parts the last two are said once.
"""

from collections.abc import Mapping, Sequence

from fifthstreet.cards import Card, Category, Rank, Suit
from fifthstreet.games import HOLDEM, Game
from fifthstreet.reasons import (
    JokerIsFifth,
    JokerPlays,
    NoLow,
    NotEligible,
    NotShown,
    NoWraparound,
    OddBySuit,
    OddChip,
    OddToHigh,
    OnlyOneEligible,
    PotNote,
    PotSplit,
    TwoFromHand,
    WheelTopIsFive,
    WonUncontested,
    WonUnseen,
)
from fifthstreet.rules.events import Side
from fifthstreet.rules.explain import HandRead, PotExplained
from fifthstreet.strength.ranking import Low, Ranking
from fifthstreet.strength.reference import BestFive
from fifthstreet.words.bundle import Language, text
from fifthstreet.words.facts import (
    Fact,
    Kickers,
    Seated,
    Telling,
    across_the_ace,
    telling,
)
from fifthstreet.words.nouns import (
    Slot,
    Voice,
    card_noun,
    hand_noun,
    kickers_noun,
    list_noun,
    part_name,
    player_noun,
    pot_noun,
    rank_noun,
    ranks_text,
    sentence,
    shares_noun,
)
from fifthstreet.words.say import NOBODY, joker_slots, say, say_remark, tag

ORDER: tuple[type[PotNote], ...] = (
    WonUncontested,
    WonUnseen,
    OnlyOneEligible,
    PotSplit,
    OddChip,
    OddBySuit,
    OddToHigh,
    NoLow,
    NotEligible,
    NotShown,
)
"""In which order the notes on a pot are said."""

MANY: dict[type[NotEligible | NotShown], str] = {
    NotEligible: "not_eligible-many",
    NotShown: "not_shown-many",
}
"""What is said of several seats at once."""


UNSHOWN = (WonUncontested, WonUnseen)
"""Notes that tell what was won, where no header has told it and no hand was shown."""


def explain_text(
    pots: Sequence[PotExplained],
    language: Language,
    names: Mapping[int, str] = NOBODY,
    *,
    you: int | None = None,
    game: Game = HOLDEM,
) -> list[str]:
    """One paragraph for each pot or part of a pot, in the order given.

    game  what was played: it names a small deck and knows what runs across the ace
    """
    best = best_not_eligible(pots)
    count = len({pot.number for pot in pots})
    told: list[str] = []
    begun: set[int] = set()
    for pot in pots:
        again = pot.number in begun
        begun.add(pot.number)
        sentences = say_pot(
            pot,
            language,
            names,
            you=you,
            pots=count,
            best=best if pot.number == 1 and not again else None,
            boards=1 + max(other.run for other in pots if other.number == pot.number),
            again=again,
            game=game,
        )
        told.append(" ".join(sentences))
    return told


def say_pot(
    pot: PotExplained,
    language: Language,
    names: Mapping[int, str] = NOBODY,
    *,
    you: int | None = None,
    pots: int = 1,
    best: tuple[int, int] | None = None,
    boards: int = 1,
    again: bool = False,
    game: Game = HOLDEM,
) -> tuple[str, ...]:
    """How one pot was won, or one part of it, sentence by sentence.

    pots    how many pots the hand has; one is not called by its name
    best    what best_not_eligible found, for the pot where it is worth saying
    boards  how many boards divide the pot
    again   another part of this pot has been told: what holds for both is not repeated
    """
    voice = Voice(language, names, you)
    part = boards > 1 or pot.run > 0 or pot.side is not Side.WHOLE
    told = [_header(voice, pot, pots, boards)] if pots > 1 or part else []
    told += _hands(voice, pot)
    decision = telling(pot, game, part=part)
    if decision is not None:
        told.append(_tell(voice, decision))
    told += _remarks(voice, pot, decision, game)
    told += say_ace_high([read.best for read in pot.hands[:2]], game.ranking, language)
    told += _notes(voice, pot, best, pots, part, again)
    return tuple(told)


def best_not_eligible(pots: Sequence[PotExplained]) -> tuple[int, int] | None:
    """A seat that holds the best hand of all and can win the main pot alone, and its chips.

    None where the main pot was divided: then no hand is the best of all.
    """
    mains = [pot for pot in pots if pot.number == 0]
    sides = [pot for pot in pots if pot.number > 0]
    if len(mains) != 1 or not sides or len(mains[0].shares) != 1 or not mains[0].hands:
        return None
    seat = mains[0].shares[0].seat
    if any(seat in pot.eligible or len(pot.eligible) == 1 for pot in sides):
        return None
    return seat, mains[0].chips


def say_decision(
    pot: PotExplained,
    language: Language,
    names: Mapping[int, str] = NOBODY,
    *,
    you: int | None = None,
    game: Game = HOLDEM,
) -> str | None:
    """What decided a pot, with the hands in view; None if no two hands are known."""
    decision = telling(pot, game)
    return None if decision is None else _tell(Voice(language, names, you), decision)


def say_telling(decision: Telling, language: Language, names: Mapping[int, str] = NOBODY) -> str:
    """What decided between hands, as facts.decided found it."""
    return _tell(Voice(language, names), decision)


def say_ace_high(hands: Sequence[BestFive], ranking: Ranking, language: Language) -> list[str]:
    """Of the low hands of a game where the ace is high there: that it is, once for each."""
    if ranking.low is not Low.DEUCE_SEVEN:
        return []
    told = []
    for best in hands:
        if best.category is Category.LOW and best.ranks[0] is Rank.ACE:
            wheel = best.ranks[1] is Rank.FIVE
            slots: dict[str, Slot] = {
                "ranks": ranks_text(best.ranks),
                "straight": "no" if wheel else "other",
            }
            told.append(sentence(language, "ace-is-high", slots))
    return list(dict.fromkeys(told))


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


def _header(voice: Voice, pot: PotExplained, pots: int, boards: int) -> str:
    slots: dict[str, Slot] = {
        "part": part_name(pot.side, pot.run, boards),
        "pot": pot_noun(voice.language, pot.number, pots),
        "chips": pot.chips,
    }
    asked = "pot-header" if pot.chips or pots > 1 else "pot-header-cards"
    return sentence(voice.language, asked, slots)


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


def _notes(
    voice: Voice,
    pot: PotExplained,
    best: tuple[int, int] | None,
    pots: int,
    part: bool,
    again: bool,
) -> list[str]:
    """The notes on a pot in their order; those of one kind in one sentence."""
    language, told = voice.language, []
    headed = pots > 1 or part
    alone = any(isinstance(note, OnlyOneEligible) for note in pot.notes)
    for kind in ORDER:
        notes = [note for note in pot.notes if type(note) is kind]
        if kind is PotSplit and len(pot.shares) > 1:
            # Without odd chips the winners have been named with their equal shares.
            told += [
                _say_split(voice, pot, n, part) for n in notes if isinstance(n, PotSplit) and n.odd
            ]
            continue
        if kind in MANY and again:
            continue
        if kind is NotEligible:
            if alone:
                continue  # that nobody else can win it has been said
            if best is not None and NotEligible(best[0]) in notes:
                notes.remove(NotEligible(best[0]))
                told.append(_say_best(voice, best, pots))
        if kind in MANY and len(notes) > 1:
            players = [player_noun(voice, note.seat) for note in notes if isinstance(note, kind)]
            told.append(sentence(language, MANY[kind], {"seats": list_noun(language, players)}))
        elif kind in UNSHOWN and not headed:
            slots: dict[str, Slot] = {
                "seat": player_noun(voice, pot.shares[0].seat),
                "chips": pot.shares[0].chips,
            }
            told += [sentence(language, tag(note), slots) for note in notes]
        else:
            told += [say(note, language, voice.names, you=voice.you) for note in notes]
    return told


def _say_split(voice: Voice, pot: PotExplained, split: PotSplit, part: bool) -> str:
    by_place = any(isinstance(note, OddChip) for note in pot.notes)
    slots: dict[str, Slot] = {
        "part": "yes" if part else "no",
        "by": "position" if by_place else "suit",
        "chips": pot.chips,
        "count": len(split.seats),
        "each": split.each,
        "odd": split.odd,
    }
    return sentence(voice.language, tag(split), slots)


def _remarks(voice: Voice, pot: PotExplained, decision: Telling | None, game: Game) -> list[str]:
    """Of the winner and the best loser: joker, two from the hand, aces in their straights."""
    language = voice.language
    board = {card for read in pot.hands for card in read.best.cards if card not in read.hole}
    won = {share.seat for share in pot.shares}
    told = []
    for read in pot.hands[:2]:
        known = {*read.hole, *board}
        two = any(isinstance(remark, TwoFromHand) for remark in read.remarks)
        for remark in read.remarks:
            slots: dict[str, Slot] = {"player": player_noun(voice, read.seat)}
            match remark:
                case TwoFromHand() if read.seat in won:
                    slots["first"] = card_noun(language, remark.first)
                    slots["second"] = card_noun(language, remark.second)
                    told.append(sentence(language, "two-of", slots))
                case JokerPlays():
                    slots |= joker_slots(language, remark.card, read.best.category)
                    told.append(sentence(language, "joker-of", slots))
                case JokerIsFifth() if decision is None or decision.key != "why-five_of_a_kind":
                    told.append(say(remark, language))
                case WheelTopIsFive():
                    told.append(say_remark(remark, read.best, language, known))
                case NoWraparound() if not two:
                    # Not all cards of the board need be among the fives that were shown.
                    if across_the_ace(read.best, known, game.ranking):
                        told.append(say_remark(remark, read.best, language, known, game))
    return list(dict.fromkeys(told))


def _say_best(voice: Voice, best: tuple[int, int], pots: int) -> str:
    seat, chips = best
    slots: dict[str, Slot] = {
        "seat": player_noun(voice, seat),
        "chips": chips,
        "sides": pots - 1,
    }
    return sentence(voice.language, "best_not_eligible", slots)
