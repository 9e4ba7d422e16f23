"""Fifth Street: Texas Hold'em rules, hand strength, a referee and a table.

The names below are the library's front door; the folders behind them hold more.

    >>> from fifthstreet import best_five, parse_cards
    >>> best_five(parse_cards("7♣ 2♠ 7♦ 9♠ K♦ 9♥ 9♣")).category.value
    'full_house'
"""

from fifthstreet.cards import Card, Category, Deck, Rank, Suit
from fifthstreet.games import GAMES, HOLDEM, Betting, Game, with_betting
from fifthstreet.notation import card_text, parse_cards, parse_ranks
from fifthstreet.odds.counts import counts
from fifthstreet.odds.equity import Equity, equity
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
from fifthstreet.strength.reference import BestFive, best_five, best_low

__version__ = "0.1.0"

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
    "NotationError",
    "Paid",
    "RaiseTo",
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
    "compare",
    "compare_ranks",
    "counts",
    "decide",
    "equity",
    "evolve",
    "explain",
    "judge",
    "legal",
    "parse_cards",
    "parse_ranks",
    "read_case",
    "see",
    "start_at",
    "with_betting",
]
