"""What a player ticks before his turn is a wish, judged anew by every state (T-ACT3).

The test plays the server, and the browser's clock stands still unless the test moves it.
"""

import pytest

from tests.e2e.conftest import Wire
from tests.e2e.scenes import FLOP, checking, legal, scene, seat, you

FREE = {"call": None, "check": True}


@pytest.fixture
def wire():
    return Wire()


@pytest.fixture
def page(files, visit, wire):
    """A page on which somebody else is to act and a call would cost 20."""
    wire.show(others(1, price(20)))

    def before(page):
        wire.attach(page)
        page.clock.install()

    page = visit(files.address, before=before, sound="off")
    page.locator(".ahead").wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    return page


def price(chips):
    return {"call": chips, "check": False}


def seats(**mine):
    return [seat(0, turn=False, **mine), seat(1, turn=True), seat(2)]


def others(number, ahead, mine=None, **changes):
    """Somebody else is to act."""
    shown = {"board": FLOP, "street": "flop", "you": you(), **changes}
    return scene("en", seats(**(mine or {})), None, number, ahead=ahead, **shown)


def mine(number, legal):
    """My turn, on the same street."""
    return scene("en", None, legal, number, board=FLOP, street="flop", you=you())


def tick(page, name):
    page.clock.run_for(400)
    page.locator(f".beforehand.{name} input").click()


def ticked(page):
    found = page.locator(".beforehand.on").evaluate_all("all => all.map(b => b.innerText)")
    return [text.strip() for text in found]


def show(page, wire, state):
    wire.show(state)
    page.wait_for_function(
        "n => document.querySelector('fs-app').game.number === n", arg=state["number"]
    )
    page.evaluate("document.querySelector('fs-app').updateComplete.then(() => null)")


def test_a_call_of_20_is_dropped_and_said_when_the_price_is_60(page, wire):
    tick(page, "call")
    assert ticked(page) == ["Call 20"]
    show(page, wire, others(2, price(60)))
    assert ticked(page) == []
    page.locator(".whose", has_text="Dropped: “Call 20”. To call: 60").wait_for()
    page.locator("#polite", has_text="Dropped: “Call 20”. To call: 60").wait_for(state="attached")
    show(page, wire, mine(3, legal(2, call=60)))
    page.locator(".whose", has_text="Dropped: “Call 20”").wait_for()
    page.locator("#urgent", has_text="Your turn. To call: 60").wait_for(state="attached")
    page.clock.run_for(1_000)
    assert wire.actions == []
    show(page, wire, others(4, price(60)))  # it is past: nothing more to say
    assert "Dropped" not in page.locator(".whose").inner_text()


def test_a_raise_just_before_the_turn_drops_it_too(page, wire):
    tick(page, "call")
    show(page, wire, mine(2, legal(1, call=60)))
    page.locator(".whose", has_text="Dropped: “Call 20”. To call: 60").wait_for()
    page.clock.run_for(1_000)
    assert wire.actions == []


@pytest.mark.parametrize(
    ("ahead", "name", "turn", "action"),
    [
        (FREE, "check", checking(8), {"type": "check"}),
        (FREE, "check_fold", checking(8), {"type": "check"}),
        (FREE, "check_fold", legal(8), {"type": "fold", "confirm": False}),
        (price(20), "call", legal(8, call=20), {"type": "call"}),
    ],
)
def test_a_wish_that_holds_is_played_once_the_turn_is_open_and_drawn(
    page, wire, ahead, name, turn, action
):
    page.evaluate(
        """() => {
          const { game } = document.querySelector("fs-app");
          const act = game.act.bind(game);
          game.act = (...all) => {
            window.drawn = [document.querySelectorAll(".board .card").length, document.querySelectorAll(".bar.on").length];
            act(...all);
          };
        }"""
    )
    show(page, wire, others(2, ahead))
    tick(page, name)
    board = [*FLOP, "2c"]
    show(page, wire, others(3, ahead))
    assert wire.actions == []
    state = mine(9, turn)
    state["view"]["board"] = board
    show(page, wire, state)
    page.locator(".act.sent").wait_for(state="attached")
    page.evaluate("1")
    assert wire.actions == [action]
    assert wire.heard[-1]["decision"] == 8
    assert page.evaluate("window.drawn") == [4, 1]
    show(page, wire, others(10, ahead))
    assert ticked(page) == []


def test_a_check_is_dropped_when_somebody_bets(page, wire):
    show(page, wire, others(2, FREE))
    tick(page, "check")
    show(page, wire, others(3, price(50)))
    page.locator(".whose", has_text="Dropped: “Check”. To call: 50").wait_for()
    assert ticked(page) == []


def test_to_call_any_amount_is_asked_first(page, wire):
    tick(page, "call_any")
    page.locator(".question").wait_for()
    assert ticked(page) == []
    page.keyboard.press("Escape")
    page.locator(".question").wait_for(state="detached")
    tick(page, "call_any")
    page.get_by_role("button", name="Call any amount").click()
    assert ticked(page) == ["Call any"]
    show(page, wire, others(2, price(60)))
    show(page, wire, mine(3, legal(2, call=500)))
    page.locator(".act.call.sent").wait_for(state="attached")
    page.evaluate("1")
    assert wire.actions == [{"type": "call"}]


def test_a_call_that_takes_all_chips_is_asked_first(page, wire):
    show(page, wire, others(2, price(9_400)))
    tick(page, "call")
    page.locator(".question", has_text="Call all-in for 9,400?").wait_for()
    show(page, wire, others(3, price(9_000)))
    page.locator(".question").wait_for(state="detached")
    assert ticked(page) == []


def test_one_wish_at_a_time(page):
    tick(page, "check_fold")
    tick(page, "call")
    assert ticked(page) == ["Call 20"]
    tick(page, "call")
    assert ticked(page) == []


def test_a_box_is_deaf_for_400_ms_when_its_meaning_changes(page, wire):
    page.clock.run_for(400)
    show(page, wire, others(2, price(60)))
    box = page.locator(".beforehand.call input")
    box.click()
    page.clock.run_for(390)
    box.click()
    assert ticked(page) == []
    page.clock.run_for(10)
    box.click()
    assert ticked(page) == ["Call 60"]


@pytest.mark.parametrize(
    "changes",
    [{"street": "turn", "board": [*FLOP, "2c"]}, {"hand": 8}, {"stage": "dealing"}],
    ids=["street", "hand", "betting-over"],
)
def test_no_wish_outlives_its_street(page, wire, changes):
    tick(page, "check_fold")
    show(page, wire, others(2, price(20), **changes))
    assert ticked(page) == []
    show(page, wire, mine(3, legal(2, call=20)))
    page.clock.run_for(1_000)
    assert wire.actions == []


def test_a_wish_survives_a_broken_line(page, wire):
    tick(page, "call")
    wire.state = mine(5, legal(4, call=20))
    wire.lines[-1].close(code=1012)
    page.clock.run_for(1_000)
    page.locator(".act.call.sent").wait_for(state="attached")
    page.evaluate("1")
    assert wire.actions == [{"type": "call"}]


def test_sitting_out_is_asked_for_and_taken_back(page, wire):
    tick(page, "sit-out")
    page.wait_for_function("() => document.querySelector('fs-app').game.asked === null")
    assert wire.heard[-1]["type"] == "sit_out"
    show(page, wire, others(2, price(20), mine={"next_out": True}))
    assert ticked(page) == ["Sit out next hand"]
    assert page.locator(".seat.you").get_by_role("img", name="Sits out the next hand").count() == 1
    page.locator(".note", has_text="You sit out from the next hand on").wait_for()
    page.locator(".icon-button.menu").click()
    page.get_by_role("button", name="I am back").click()
    page.wait_for_function("() => document.querySelector('fs-app').game.asked === null")
    assert wire.heard[-1]["type"] == "sit_in"


def test_nothing_is_offered_to_who_leaves_or_has_no_wish_to_make(page, wire):
    show(page, wire, others(2, None))
    assert page.locator(".ahead").count() == 0
    show(page, wire, others(3, price(20), mine={"leaving": True}))
    assert page.locator(".ahead").count() == 0
