"""Hands told in few words: cards by seat, actions in turn."""

from collections.abc import Iterable, Sequence
from typing import Any

from fifthstreet.cards import Card
from fifthstreet.games import Game
from fifthstreet.notation import parse_cards
from fifthstreet.rules.actions import BringIn, Call, Check, Deal, Discard, Fold, RaiseTo, RunTwice
from fifthstreet.rules.events import Event
from fifthstreet.rules.hand import Dealer, Hand, Over, Player
from fifthstreet.rules.legal import Legal, legal
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.start import Start
from tests.rules.hands import in_play


class Told:
    """A hand that is told step by step; cards that are not told are any others."""

    def __init__(self, start: Start, holes: Sequence[str] = (), board: str = "", second: str = ""):
        self.start = start
        self.holes = [list(parse_cards(text)) if text else [] for text in holes]
        self.board = list(parse_cards(board)) if board else []
        self.second = list(parse_cards(second)) if second else []
        step = begin(start)
        self.hand: Hand = step.hand
        self.events: list[Event] = list(step.events)
        self._deal()

    @property
    def game(self) -> Game:
        return self.start.game

    @property
    def actor(self) -> int | None:
        return self.hand.turn.seat if isinstance(self.hand.turn, Player) else None

    @property
    def may(self) -> Legal:
        may = legal(self.hand)
        assert may is not None
        return may

    @property
    def over(self) -> bool:
        return isinstance(self.hand.turn, Over)

    @property
    def stacks(self) -> tuple[int, ...]:
        return tuple(seat.stack for seat in self.hand.seats)

    def of(self, kind: type[Any]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def take(self, action: Any) -> "Told":
        step = decide(self.hand, action)
        self.hand = step.hand
        self.events += step.events
        self._deal()
        return self

    def say(self, *words: str | int | Iterable[str]) -> "Told":
        """Actions in turn: "fold", "check", "call", "bring", "pat", "yes", "no", a number to
        raise to, or "-Kh2c" to exchange cards."""
        for word in words:
            seat = self.actor
            assert seat is not None, f"nobody is to act, but {word!r} is said"
            match word:
                case int():
                    self.take(RaiseTo(seat, word))
                case "fold":
                    self.take(Fold(seat, confirm=True))
                case "check":
                    self.take(Check(seat))
                case "call":
                    self.take(Call(seat))
                case "bring":
                    self.take(BringIn(seat))
                case "pat":
                    self.take(Discard(seat))
                case "yes" | "no":
                    self.take(RunTwice(seat, word == "yes"))
                case str():
                    self.take(Discard(seat, parse_cards(word.removeprefix("-"))))
                case _:
                    raise AssertionError(word)
        return self

    def _deal(self) -> None:
        while isinstance(self.hand.turn, Dealer):
            asked = self.hand.turn
            told = {card for cards in (*self.holes, self.board, self.second) for card in cards}
            gone = in_play(self.hand) | told
            free = iter([card for card in self.game.deck.cards if card not in gone])

            def take(cards: list[Card], count: int, free: Any = free) -> tuple[Card, ...]:
                return tuple(cards.pop(0) if cards else next(free) for _ in range(count))

            holes = tuple(
                take(self.holes[seat] if seat < len(self.holes) else [], asked.hole)
                for seat in asked.seats
            )
            board = take(self.second if asked.run else self.board, asked.board)
            step = decide(self.hand, Deal(holes, board, next(free) if asked.burn else None))
            self.hand = step.hand
            self.events += step.events
