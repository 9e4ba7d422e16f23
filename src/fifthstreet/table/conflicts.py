"""Options that cannot hold together, all of them at once.

An option that fits one of the games of a table is fine, even if others have no use for
it; one that fits none is refused, so that nobody believes it holds.
"""

from collections.abc import Iterator

from fifthstreet.games import (
    Betting,
    Division,
    Game,
    OddChips,
    board_cards,
    has_bring_in,
    up_places,
)
from fifthstreet.reasons import Conflict
from fifthstreet.rules.stakes import (
    AnteBy,
    BigBlindAnte,
    LimitCap,
    OddCard,
    OddHiLo,
    PrematureBoard,
    SeeCalled,
    ShortOpen,
    Showing,
    StraddleRaise,
    TiedShowing,
)
from fifthstreet.table.game import games_of
from fifthstreet.table.table import ButtonRule, Entry, Missed, Options


def conflicts(options: Options) -> tuple[Conflict, ...]:
    """Every pair of options that excludes each other, with the name of why."""
    games = games_of(options)
    found = [*_of_the_table(options, games), *_of_the_house(options, games)]
    return tuple([Conflict(*pair) for pair in found])


def _of_the_table(options: Options, games: tuple[Game, ...]) -> Iterator[tuple[str, str, str]]:
    """What button, blinds and seats have to do with each other."""
    stakes = options.stakes
    if options.straddle and options.seats == 2:
        yield "straddle", "seats", "no_straddle_heads_up"
    without_blinds = all([has_bring_in(game) for game in games])
    if without_blinds or stakes.button_blind:
        chosen = {
            "straddle": options.straddle,
            "button": options.button is not ButtonRule.DEAD,
            "entry": options.entry is not Entry.WAIT,
            "missed": options.missed is not Missed.WAIT,
        }
        for option, differs in chosen.items():
            if differs and (without_blinds or option != "button"):
                if without_blinds:
                    yield option, "game", "no_blinds"
                else:
                    yield option, "button_blind", "button_blind"
    if without_blinds:
        if stakes.ante and stakes.ante_by is AnteBy.BIG_BLIND:
            yield "ante_by", "game", "not_with_bring_in"
    elif stakes.bring_in and not any([has_bring_in(game) for game in games]):
        yield "bring_in", "game", "only_bring_in"


def _of_the_house(options: Options, games: tuple[Game, ...]) -> Iterator[tuple[str, str, str]]:
    """House choices that none of the games knows."""
    house = options.stakes.house
    betting = {game.betting for game in games}
    hi_lo = any([game.division is Division.HIGH_LOW for game in games])
    by_suit = any([game.odd_chips is OddChips.SUIT for game in games])
    if house.straddle_minraise is not StraddleRaise.DOUBLE and not options.straddle:
        yield "straddle_minraise", "straddle", "without_it"
    by_big_blind = options.stakes.ante and options.stakes.ante_by is AnteBy.BIG_BLIND
    if house.big_blind_ante is not BigBlindAnte.BLIND_FIRST and not by_big_blind:
        yield "big_blind_ante", "ante_by", "without_it"
    if not any([board_cards(game) for game in games]):
        if house.run_twice:
            yield "run_twice", "game", "no_board"
        if house.premature is not PrematureBoard.RESHUFFLE:
            yield "premature", "game", "no_board"
    if not house.pl_count_antes and Betting.POT_LIMIT not in betting:
        yield "pl_count_antes", "game", "only_pot_limit"
    if house.limit_cap is not LimitCap.LIFTED and Betting.FIXED_LIMIT not in betting:
        yield "limit_cap", "game", "only_fixed_limit"
    if house.short_open is not ShortOpen.RAISE_BY_BLIND and betting == {Betting.FIXED_LIMIT}:
        yield "short_open", "game", "not_fixed_limit"
    if house.odd_hilo is not OddHiLo.HIGH_HALF and not hi_lo:
        yield "odd_hilo", "game", "only_hi_lo"
    # Cards decide odd chips in stud, and where the halves of hi-lo are told apart by suit.
    cards_decide = by_suit or (hi_lo and house.odd_hilo is OddHiLo.SUIT)
    if house.odd_card is not OddCard.FIVE and not cards_decide:
        yield "odd_card", "game", "only_stud"
    if house.tied_showing is not TiedShowing.SUIT and not any([up_places(g) for g in games]):
        yield "tied_showing", "game", "only_stud"
    if house.showing is Showing.ALWAYS and house.see_called is SeeCalled.ANYBODY:
        yield "showing", "see_called", "already_shown"
