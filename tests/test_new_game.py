"""docs/new-game.md adds a game in under forty lines: it is built as written, and played."""

import re
from pathlib import Path
from random import Random
from typing import Any

from fifthstreet.bots.player import Style, choose
from fifthstreet.dealing.deck import deal, new_deck
from fifthstreet.games import Game
from fifthstreet.notation import parse_cards
from fifthstreet.referee import judge
from fifthstreet.rules.events import BoardDealt, HandEnded
from fifthstreet.rules.evolve import fold
from fifthstreet.rules.explain import explain
from fifthstreet.rules.hand import Dealer, Over, Player
from fifthstreet.rules.play import begin, decide
from fifthstreet.rules.stakes import Stakes
from fifthstreet.rules.start import start_at
from tests.rules.hands import play, random_start

PAGE = Path(__file__).parent.parent / "docs" / "new-game.md"


def written() -> Game:
    """The game of the page."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)
    assert len(blocks) == 1 and len(blocks[0].splitlines()) < 40
    names: dict[str, Any] = {}
    exec(blocks[0], names)
    games = [value for value in names.values() if isinstance(value, Game)]
    return next(game for game in games if game.code == "courchevel")


def test_the_game_of_the_page_is_played():
    game = written()
    boards = set()
    for number in range(200):
        rng = Random(number)
        steps = play(random_start(rng, game), rng)
        events = [event for _, step in steps for event in step.events]
        hand = fold(events)
        assert hand == steps[-1][1].hand and isinstance(events[-1], HandEnded)
        assert sum(events[-1].stacks) == sum(hand.start.stacks) - hand.more.rake
        assert explain(hand) or not hand.pots
        boards |= {(e.street, len(e.cards)) for e in events if isinstance(e, BoardDealt)}
    assert boards == {(0, 1), (1, 2), (2, 1), (3, 1)}


def test_the_service_deals_it_and_bots_play_it():
    game = written()
    for number in range(20):
        rng = Random(number)
        step = begin(start_at((200,) * 4, 0, Stakes(1, 2), game))
        deck = new_deck(game, rng.randbytes)
        while not isinstance(step.hand.turn, Over):
            hand = step.hand
            if isinstance(hand.turn, Dealer):
                step = decide(hand, deal(deck, hand))
            else:
                assert isinstance(hand.turn, Player)
                step = decide(hand, choose(hand, hand.turn.seat, rng, Style(samples=4)))
        assert sum(seat.stack for seat in step.hand.seats) == 800


def test_the_referee_judges_the_game_of_the_page():
    board = parse_cards("As Ks Qs Js 2h")
    one, two = parse_cards("Ts 3h 4d 5c 6c"), parse_cards("Ah Ad 7d 8d 9d")
    # One spade in the hand is no flush: exactly two hole cards play (RULES 3.2).
    assert judge(board, (one, two), game=written()).winners == (1,)
