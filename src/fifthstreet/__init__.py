"""Fifth Street: Texas Hold'em rules, hand strength, odds, a referee and a table.

The names below are the library's front door; the folders behind them hold more. Each is
imported when it is first asked for, so that who wants a strength does not wait for a table.

    >>> from fifthstreet import best_five, evaluate, parse_cards
    >>> best_five(parse_cards("7♣ 2♠ 7♦ 9♠ K♦ 9♥ 9♣")).category.value
    'full_house'
    >>> evaluate("As Ah Kd Kc 2s") > evaluate("As Ad Qd Qc Js")
    True
"""

from importlib import import_module
from typing import TYPE_CHECKING

from fifthstreet import compiled as compiled  # first: it may say that sources run

if TYPE_CHECKING:
    from fifthstreet.cards import Card, Category, Deck, Rank, Suit
    from fifthstreet.games import GAMES, HOLDEM, Betting, Game, with_betting
    from fifthstreet.notation import card_text, parse_cards, parse_ranks
    from fifthstreet.odds.coming import chances
    from fifthstreet.odds.counts import counts
    from fifthstreet.odds.equity import Equity, Method, PlayerEquity, equity
    from fifthstreet.odds.outs import outs
    from fifthstreet.odds.ranges import Range, parse_range, range_text
    from fifthstreet.reasons import IllegalAction, NotationError
    from fifthstreet.referee import Paid, judge, read_case
    from fifthstreet.rules.actions import (
        BringIn,
        Call,
        Check,
        Deal,
        Discard,
        Fold,
        RaiseTo,
        RunTwice,
    )
    from fifthstreet.rules.evolve import evolve
    from fifthstreet.rules.explain import explain
    from fifthstreet.rules.hand import Hand
    from fifthstreet.rules.legal import legal
    from fifthstreet.rules.play import begin, decide
    from fifthstreet.rules.sight import Viewer, see
    from fifthstreet.rules.stakes import House, Stakes
    from fifthstreet.rules.start import Start, start_at
    from fifthstreet.strength.compare import compare, compare_ranks
    from fifthstreet.strength.fast import (
        category_of,
        count_all,
        evaluate,
        evaluate_batch,
        evaluate_into,
    )
    from fifthstreet.strength.reference import BestFive, best_five, best_low
    from fifthstreet.words.say import describe_cards as describe

__version__ = "0.1.0"

_DOORS = {
    "cards": "Card Category Deck Rank Suit",
    "games": "GAMES HOLDEM Betting Game with_betting",
    "notation": "card_text parse_cards parse_ranks",
    "odds.coming": "chances",
    "odds.counts": "counts",
    "odds.equity": "Equity Method PlayerEquity equity",
    "odds.outs": "outs",
    "odds.ranges": "Range parse_range range_text",
    "reasons": "IllegalAction NotationError",
    "referee": "Paid judge read_case",
    "rules.actions": "BringIn Call Check Deal Discard Fold RaiseTo RunTwice",
    "rules.evolve": "evolve",
    "rules.explain": "explain",
    "rules.hand": "Hand",
    "rules.legal": "legal",
    "rules.play": "begin decide",
    "rules.sight": "Viewer see",
    "rules.stakes": "House Stakes",
    "rules.start": "Start start_at",
    "strength.compare": "compare compare_ranks",
    "strength.fast": "category_of count_all evaluate evaluate_batch evaluate_into",
    "strength.reference": "BestFive best_five best_low",
    "words.say": "describe",
}
_MODULES = {name: module for module, names in _DOORS.items() for name in names.split()}
_OTHER_NAMES = {"describe": "describe_cards"}

__all__ = [
    "GAMES",
    "HOLDEM",
    "BestFive",
    "Betting",
    "BringIn",
    "Call",
    "Card",
    "Category",
    "Check",
    "Deal",
    "Deck",
    "Discard",
    "Equity",
    "Fold",
    "Game",
    "Hand",
    "House",
    "IllegalAction",
    "Method",
    "NotationError",
    "Paid",
    "PlayerEquity",
    "RaiseTo",
    "Range",
    "Rank",
    "RunTwice",
    "Stakes",
    "Start",
    "Suit",
    "Viewer",
    "begin",
    "best_five",
    "best_low",
    "card_text",
    "category_of",
    "chances",
    "compare",
    "compare_ranks",
    "count_all",
    "counts",
    "decide",
    "describe",
    "equity",
    "evaluate",
    "evaluate_batch",
    "evaluate_into",
    "evolve",
    "explain",
    "judge",
    "legal",
    "outs",
    "parse_cards",
    "parse_range",
    "parse_ranks",
    "range_text",
    "read_case",
    "see",
    "start_at",
    "with_betting",
]


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_MODULES[name]}")
    found: object = getattr(module, _OTHER_NAMES.get(name, name))
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
