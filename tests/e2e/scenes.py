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
    "ru": "две пары (короли и девятки)",
    "uk": "дві пари (королі та дев’ятки)",
}
WHY = {
    "en": "Anna wins 1,200: two pair, kings and nines, ace kicker. The kicker decides: ace beats queen.",
    "ru": "Анна забирает 1 200: две пары (короли и девятки), кикер туз. Решает кикер: туз старше дамы.",
    "uk": "Анна забирає 1 200: дві пари (королі та дев’ятки), кікер туз. Вирішує кікер: туз старший за даму.",
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
        "up": [],
        "shown": False,
        "button": number == 2,
        "blind": {0: "small", 1: "big"}.get(number),
        "position": None,
        "all_in": False,
        "turn": you,
        "last": None,
        "best": None,
        "low": None,
        "connected": True,
        "leaving": False,
        "waits": False,
        "posting": False,
        "straddle": False,
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
            "bring_in": 0,
            "bets": None,
            "straddle": False,
            "choices": [],
            "buy_in": [4_000, 10_000],
        },
        "game": game(),
        "next_game": None,
        "games": [],
        "waiting": None,
        "seats": seats,
        "button_seat": 2,
        "board": [],
        "second": [],
        "street": "preflop",
        "stage": "betting",
        "pot": 150,
        "pots": [],
        "you": you(),
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
        "all_in": 9_400,
        "bring_in": None,
        "draw": None,
        "vote": False,
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
    return {
        "seat": 0,
        "best": shown,
        "low": None,
        "top_up_max": 0,
        "may_show": False,
        "may_post": False,
        **changes,
    }


def game(code: str = "holdem52", **changes: Any) -> State:
    """What is played."""
    return {
        "code": code,
        "betting": "no_limit",
        "cards": 2,
        "board": 5,
        "draws": 0,
        "up": False,
        "bring_in": False,
        "high_low": False,
        "order": ["straight_flush", "four", "full_house", "flush", "straight", "three", "pair"],
        **changes,
    }


FLOP = ["Kh", "9h", "4c"]
BOARD = ["Kh", "9h", "4c", "9d", "Qc"]
SPECTATOR = you(seat=None)


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
            "side": "whole",
            "run": 0,
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


# --- Other games ------------------------------------------------------------------------

GAMES = ["holdem52", "joker53", "omaha", "omaha8_6", "stud", "razz", "triple27", "badugi"]
OMAHA_BEST = {
    "en": "two pair, aces and kings",
    "ru": "две пары (тузы и короли)",
    "uk": "дві пари (тузи та королі)",
}
LOW_BEST = {"en": "low: 8-6-4-2-A", "ru": "младшая: 8-6-4-2-A", "uk": "молодша: 8-6-4-2-A"}
DRAWN = {"en": "Draws 2", "ru": "Меняет 2", "uk": "Міняє 2"}
STUD = game("stud", betting="fixed_limit", cards=7, board=0, up=True, bring_in=True)
DRAW = game("triple27", betting="fixed_limit", cards=5, board=0, draws=3)
ANTES = {
    "seats": 3,
    "small": 0,
    "big": 0,
    "ante": 20,
    "bring_in": 50,
    "bets": [100, 200],
    "straddle": True,
    "choices": [
        {"name": "run_twice", "value": True},
        {"name": "rake", "value": {"percent": 250, "caps": [300, 500]}},
        {"name": "odd_hilo", "value": "suit"},
        {"name": "unit", "value": 25},
        {"name": "entry", "value": "post"},
    ],
    "buy_in": [4_000, 10_000],
}


def backs(count: int) -> list[str | None]:
    return [None] * count


def limit(**changes: Any) -> State:
    """Fixed limit: one size."""
    size = [{"key": "raise", "to": 400}]
    return legal(**{"raise_to": [400, 400], "sizes": size, "all_in": None, **changes})


def omaha(language: str, count: int, code: str) -> State:
    """The flop with four to six cards each."""
    own = ["As", "Kd", "7c", "2h", "Th", "Tc"][:count]
    high_low = code.startswith("omaha8")
    seats = [
        seat(0, language, cards=own),
        seat(1, language, cards=backs(count), bet=200),
        seat(2, language, cards=backs(count)),
    ]
    mine = you(language, OMAHA_BEST, low={"text": LOW_BEST[language], "cards": []})
    return scene(
        language,
        seats,
        legal(raise_to=[400, 1_000], all_in=None, sizes=legal()["sizes"][:5]),
        game=game(code, betting="pot_limit", cards=count, high_low=high_low),
        games=GAMES,
        board=FLOP,
        street="flop",
        pot=600,
        you=mine if high_low else you(language, OMAHA_BEST),
    )


def stud(language: str, dealt: int, legal: State, **changes: Any) -> State:
    """So many of the seven cards are dealt."""
    up = [place for place in (2, 3, 4, 5) if place < dealt]
    cards: dict[int, list[str | None]] = {
        0: ["As", "Kd", "7c", "Th", "2h", "Qs", "Qd"],
        1: [None, None, "Kh", "9c", "9d", "4s", None],
        2: [None, None, "8s", "Td", "Jh", "Ac", None],
    }
    seats = [
        seat(i, language, cards=cards[i][:dealt], up=up, blind=None, button=False) for i in range(3)
    ]
    return scene(
        language,
        seats,
        legal,
        game=STUD,
        games=GAMES,
        options=ANTES,
        button_seat=None,
        street="third",
        pot=60,
        **changes,
    )


def drawing(language: str, own: list[str], code: str) -> State:
    """The player is asked what to exchange."""
    seats = [
        seat(0, language, cards=own),
        seat(
            1,
            language,
            cards=backs(len(own)),
            last={"type": "discard", "chips": None, "text": DRAWN[language]},
        ),
        seat(2, language, cards=backs(len(own)), all_in=True, stack=0),
    ]
    nothing: State = {"fold": False, "call": None, "raise_to": None, "sizes": [], "all_in": None}
    return scene(
        language,
        seats,
        legal(draw=len(own), **nothing),
        game={**DRAW, "code": code, "cards": len(own)},
        games=GAMES,
        stage="drawing",
        street="first_draw",
        pot=600,
    )


def game_scenes(language: str) -> dict[str, State]:
    """Moments of other games than no-limit hold'em."""
    nothing: State = {"fold": False, "call": None, "raise_to": None, "sizes": [], "all_in": None}
    vote = [
        seat(0, language, stack=0, all_in=True, cards=["Jc", "Kd"]),
        seat(1, language, stack=0, all_in=True),
        seat(2, language, status="folded", cards=[]),
    ]
    twice = [
        seat(0, language, stack=0, all_in=True, turn=False, cards=["Jc", "Kd"], shown=True),
        seat(1, language, stack=0, all_in=True, cards=["Kc", "Ad"], shown=True),
        seat(2, language, status="folded", cards=[]),
    ]
    first, second = explained(language)[0], explained(language)[0]
    first.update(chips=600)
    second.update(chips=600, run=1, shares=[{"seat": 0, "chips": 600}], deciding=[])
    second["hands"] = second["hands"][::-1]
    high, low = explained(language)[0], explained(language)[0]
    high.update(chips=600, side="high")
    low.update(chips=600, side="low", shares=[{"seat": 0, "chips": 600}], deciding=[])
    low["hands"] = [
        {**low["hands"][1], "text": LOW_BEST[language], "five": ["8h", "6c", "4c", "2d", "As"]}
    ]
    over: State = {"stage": "over", "waiting": "next_hand", "street": "river"}
    hidden = [
        seat(0, language, turn=False, cards=["Jc", "Kd"], shown=True),
        seat(1, language, cards=["Kc", "Ad"], shown=True),
        seat(2, language, status="mucked", cards=[]),
    ]
    waits = [
        seat(0, language, presence="waiting", waits=True, status=None, cards=[], turn=False),
        seat(1, language, turn=True),
        seat(2, language),
    ]
    return {
        "omaha": omaha(language, 4, "omaha"),
        "omaha8-six": omaha(language, 6, "omaha8_6"),
        "bring-in": stud(
            language,
            3,
            legal(
                fold=False,
                call=None,
                raise_to=[100, 100],
                sizes=[{"key": "complete", "to": 100}],
                all_in=None,
                bring_in=50,
            ),
        ),
        "stud-seventh": stud(language, 7, limit(), you=you(language, PAIR)),
        "draw": drawing(language, ["2s", "9h", "3d", "Kc", "7h"], "triple27"),
        "badugi": drawing(language, ["2s", "9h", "3d", "Kc"], "badugi"),
        "vote": scene(
            language,
            vote,
            legal(vote=True, **nothing),
            games=GAMES,
            board=FLOP,
            street="flop",
            stage="voting",
            pot=7_800,
        ),
        "two-boards": scene(
            language,
            twice,
            games=GAMES,
            board=BOARD,
            second=[*FLOP, "Js", "2d"],
            explain=[first, second],
            you=you(language, TWO_PAIR),
            pot=0,
            **over,
        ),
        "hi-lo": scene(
            language,
            hidden,
            game=game("omaha8", betting="fixed_limit", high_low=True),
            games=GAMES,
            board=BOARD,
            explain=[high, low],
            you=you(language, TWO_PAIR),
            next_game="razz",
            pot=0,
            **over,
        ),
        "joker": scene(
            language,
            [seat(0, language, cards=["Jk", "Kd"]), seat(1, language), seat(2, language)],
            limit(),
            game=game("joker53", betting="fixed_limit"),
            games=GAMES,
            board=FLOP,
            street="flop",
            pot=600,
            you=you(language, PAIR),
        ),
        "post": scene(
            language, waits, games=GAMES, board=FLOP, street="flop", you=you(may_post=True)
        ),
    }
