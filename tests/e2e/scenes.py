"""Moments of a game, as the server would send them, for states that are rare in play."""

from collections.abc import Sequence
from typing import Any

State = dict[str, Any]

PAIR = {
    "en": "pair of kings, ace kicker",
    "ru": "пара королей, кикер туз",
    "uk": "пара королів, кікер туз",
}
TWO_PAIR = {
    "en": "two pair, kings and nines",
    "ru": "две пары: короли и девятки",
    "uk": "дві пари: королі та дев’ятки",
}
WHY = {
    "en": "Anna wins 1,200: two pair, kings and nines, ace kicker. The kicker decides: ace beats queen.",
    "ru": "Анна забирает 1 200: две пары, короли и девятки, кикер туз. Решает кикер: туз старше дамы.",
    "uk": "Анна забирає 1 200: дві пари, королі та дев’ятки, кікер туз. Вирішує кікер: туз старший за даму.",
}
NAMES = {
    "en": (
        "Victoria",
        "Anna",
        "Boris",
        "Clara",
        "Dmitri",
        "Elena",
        "Frank",
        "Greta",
        "Hugo",
        "Irina",
    ),
    "ru": (
        "Виктория",
        "Анна",
        "Борис",
        "Клара",
        "Дмитрий",
        "Елена",
        "Франц",
        "Грета",
        "Гуго",
        "Ирина",
    ),
    "uk": (
        "Вікторія",
        "Анна",
        "Борис",
        "Клара",
        "Дмитро",
        "Олена",
        "Франц",
        "Грета",
        "Гуго",
        "Ірина",
    ),
}


def seat(number: int, language: str = "en", **changes: Any) -> State:
    """A seat in a running hand; seat 0 is the player's."""
    you = number == 0
    return {
        "seat": number,
        "name": NAMES[language][number],
        "bot": number == 2,
        "you": you,
        "stack": 9_400,
        "bet": 0,
        "presence": "playing",
        "status": "live",
        "cards": ["As", "Kd"] if you else [None, None],
        "shown": False,
        "button": number == 2,
        "blind": {0: "small", 1: "big"}.get(number),
        "position": None,
        "all_in": False,
        "turn": you,
        "last": None,
        "best": None,
        "connected": True,
        "leaving": False,
        "waits": False,
        "top_up": 0,
        "next_out": False,
        **changes,
    }


def scene(
    language: str = "en",
    seats: Sequence[State | None] | None = None,
    legal: State | None = None,
    number: int = 100,
    events: list[State] | None = None,
    clock: State | None = None,
    ahead: State | None = None,
    **changes: Any,
) -> State:
    """A whole state message; `changes` are fields of the view."""
    seats = seats if seats is not None else [seat(i, language) for i in range(3)]
    view = {
        "table": "main",
        "hand": 7,
        "language": language,
        "options": {
            "seats": len(seats),
            "small": 50,
            "big": 100,
            "ante": 0,
            "buy_in": [4_000, 10_000],
        },
        "waiting": None,
        "seats": seats,
        "button_seat": 2,
        "board": [],
        "street": "preflop",
        "stage": "betting",
        "pot": 150,
        "pots": [],
        "you": {"seat": 0, "best": None, "top_up_max": 0, "may_show": False},
        "explain": None,
        **changes,
    }
    return {
        "type": "state",
        "number": number,
        "events": events or [],
        "snapshot": False,
        "view": view,
        "legal": legal,
        "ahead": ahead,
        "clock": clock,
    }


def legal(decision: int = 99, **changes: Any) -> State:
    """Facing a bet of 200 after the flop."""
    return {
        "decision": decision,
        "seat": 0,
        "fold": True,
        "free": False,
        "check": False,
        "call": 200,
        "call_all_in": False,
        "raise_to": [400, 9_400],
        "opens": False,
        "no_raise": None,
        "sizes": [
            {"key": "min", "to": 400},
            {"key": "third", "to": 467},
            {"key": "half", "to": 600},
            {"key": "two_thirds", "to": 733},
            {"key": "pot", "to": 1_000},
            {"key": "all_in", "to": 9_400},
        ],
        **changes,
    }


def checking(decision: int = 99) -> State:
    """Nothing to call."""
    return legal(
        decision,
        free=True,
        check=True,
        call=None,
        opens=True,
        raise_to=[100, 9_400],
        sizes=[
            {"key": "min", "to": 100},
            {"key": "half", "to": 300},
            {"key": "pot", "to": 600},
            {"key": "all_in", "to": 9_400},
        ],
    )


def you(language: str = "en", best: dict[str, str] | None = None, **changes: Any) -> State:
    shown: State | None = best and {"text": best[language], "cards": ["Kd", "Kh", "As", "Qc", "9h"]}
    return {"seat": 0, "best": shown, "top_up_max": 0, "may_show": False, **changes}


FLOP = ["Kh", "9h", "4c"]
BOARD = ["Kh", "9h", "4c", "9d", "Qc"]
SPECTATOR = {"seat": None, "best": None, "top_up_max": 0, "may_show": False}


def watched(language: str) -> list[State | None]:
    """Seats as somebody sees them who has none."""
    return [None, seat(1, language, turn=True), seat(2, language)]


def explained(language: str) -> list[State]:
    """A pot that the kicker decided."""
    hands = [
        {
            "seat": 1,
            "text": TWO_PAIR[language],
            "five": ["Kc", "Kh", "9h", "9d", "Ad"],
            "hole": ["Kc", "Ad"],
        },
        {
            "seat": 0,
            "text": TWO_PAIR[language],
            "five": ["Kd", "Kh", "9h", "9d", "Qc"],
            "hole": ["Jc", "Kd"],
        },
    ]
    return [
        {
            "number": 0,
            "chips": 1_200,
            "eligible": [0, 1],
            "shares": [{"seat": 1, "chips": 1_200}],
            "hands": hands,
            "decision": {"type": "kicker"},
            "deciding": ["Ad", "Qc"],
            "text": [WHY[language]],
        }
    ]


def side_pots(language: str) -> list[State]:
    """Two pots with their own winners."""
    main, side = explained(language)[0], explained(language)[0]
    third = {
        "seat": 2,
        "text": PAIR[language],
        "five": ["Ks", "Kh", "Ah", "Qc", "9h"],
        "hole": ["Ks", "Ah"],
    }
    main.update(chips=3_600, eligible=[0, 1, 2], shares=[{"seat": 1, "chips": 3_600}])
    main["hands"] = [*main["hands"], third]
    side.update(
        number=1, chips=4_200, eligible=[0, 2], shares=[{"seat": 0, "chips": 4_200}], deciding=[]
    )
    side["hands"] = [side["hands"][1], third]
    return [side, main]


def scenes(language: str) -> dict[str, State]:
    """Every state that a test looks at, by name."""
    all_in = [
        seat(0, language, stack=0, all_in=True, turn=False, cards=["Jc", "Kd"], shown=True),
        seat(1, language, stack=0, all_in=True, cards=["Kc", "Ad"], shown=True),
        seat(2, language, stack=2_100, cards=["Ks", "Ah"], shown=True),
    ]
    pots = [{"chips": 3_600, "seats": [0, 1, 2]}, {"chips": 4_200, "seats": [0, 2]}]
    folded = [
        seat(0, language, turn=False),
        seat(1, language, status="folded", cards=[], next_out=True),
        seat(2, language, turn=True),
    ]
    log = [
        {"number": 90, "event": {"type": "hand_began"}, "text": PAIR[language]},
        {
            "number": 91,
            "event": {"type": "in_hand", "event": {"type": "checked", "seat": 1}},
            "text": WHY[language],
        },
    ]
    clock = {"seat": 0, "ms": 7_000, "bank_ms": 60_000, "turn_ms": 20_000}
    bets = [
        seat(0, language, bet=50),
        seat(1, language, bet=200, last={"type": "raise", "chips": 200, "text": None}),
        seat(2, language, bet=100, connected=False, bot=False),
    ]
    out = [
        seat(0, language, presence="sitting_out", status=None, cards=[], turn=False),
        seat(1, language),
        seat(2, language),
    ]
    broke = [  # seats keep the status they ended the hand with
        seat(0, language, presence="sitting_out", status="live", stack=0, turn=False, shown=True),
        seat(1, language),
        seat(2, language),
    ]
    waits = [
        seat(0, language, presence="waiting", waits=True, status=None, cards=[], turn=False),
        seat(1, language, turn=True),
        seat(2, language),
    ]
    alone = [seat(0, language, status=None, cards=[], turn=False), None, None]
    shown = [
        seat(0, language, turn=False, cards=["Jc", "Kd"], shown=True),
        seat(1, language, cards=["Kc", "Ad"], shown=True),
        seat(2, language, status="folded", cards=[]),
    ]
    over: State = {"stage": "over", "waiting": "next_hand", "board": BOARD, "street": "river"}
    won = [
        {
            "number": 95,
            "event": {
                "type": "in_hand",
                "event": {"type": "pot_awarded", "pot": 0, "shares": [{"seat": 1, "chips": 1_200}]},
            },
            "text": None,
        }
    ]
    return {
        "join": scene(
            language, watched(language), you=SPECTATOR, board=FLOP, street="flop", pot=450
        ),
        "preflop": scene(
            language,
            bets,
            legal(
                sizes=[
                    {"key": "x2_5", "to": 500},
                    {"key": "x3", "to": 600},
                    {"key": "all_in", "to": 9_400},
                ]
            ),
            clock=clock,
            pot=350,
        ),
        "flop": scene(
            language,
            None,
            legal(),
            events=log,
            board=FLOP,
            street="flop",
            pot=600,
            you=you(language, PAIR),
        ),
        "check": scene(
            language, None, checking(), board=FLOP, street="flop", pot=600, you=you(language, PAIR)
        ),
        "waiting-turn": scene(
            language,
            folded,
            ahead={"call": 12_400, "check": False},
            board=FLOP,
            street="flop",
            pot=600,
            you=you(language, PAIR),
        ),
        "all-in": scene(
            language, all_in, pots=pots, board=FLOP, street="flop", pot=7_800, stage="dealing"
        ),
        "showdown": scene(
            language,
            shown,
            events=won,
            explain=explained(language),
            you=you(language, TWO_PAIR),
            pot=0,
            **over,
        ),
        "side-pots": scene(
            language,
            all_in,
            explain=side_pots(language),
            pots=pots,
            you=you(language, TWO_PAIR, may_show=True),
            pot=0,
            **over,
        ),
        "sitting-out": scene(language, out, waiting="you"),
        "broke": scene(
            language,
            broke,
            **{**over, "waiting": "you", "pot": 0},
            you={**you(), "top_up_max": 10_000},
        ),
        "waits": scene(language, waits, board=FLOP, street="flop"),
        "alone": scene(language, alone, waiting="players", button_seat=None, street=None, pot=0),
        "dead-button": scene(
            language, [seat(0, language), seat(1, language), None], legal(), button_seat=2
        ),
    }
