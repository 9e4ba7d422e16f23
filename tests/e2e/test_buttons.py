"""The buttons: no press lands on a decision it was not meant for.

The test plays the server, and the browser's clock stands still unless the test moves it.
"""

import pytest

from tests.e2e.conftest import Wire
from tests.e2e.scenes import FLOP, checking, legal, scene, scenes, seat, you


@pytest.fixture
def wire():
    return Wire()


@pytest.fixture
def page(files, visit, wire):
    """A page on which it is the player's turn to answer a bet of 200, buttons ready."""
    wire.show(bet(1))

    def before(page):
        wire.attach(page)
        page.clock.install()

    page = visit(files.address, before=before, sound="off")
    page.locator(".bar.on").wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.locator(".bar.armed").wait_for()
    return page


def bet(decision, **changes):
    return scene("en", None, legal(decision, **changes), number=decision + 1, board=FLOP, you=you())


def free(decision):
    return scene("en", None, checking(decision), number=decision + 1, board=FLOP, you=you())


def press(page, name):
    page.locator(f".act.{name}").click(force=True)  # deaf or not: the finger does not wait


def settle(page, wire):
    """Let what was sent arrive in the test."""
    page.evaluate("1")
    return wire.actions


def test_a_button_is_deaf_for_400_ms_when_its_meaning_changes(page, wire):
    wire.show(free(10))
    page.locator(".act.call", has_text="Check").wait_for()
    for _ in range(4):
        press(page, "call")
        page.keyboard.press("KeyC")
        page.clock.run_for(90)
    assert settle(page, wire) == []
    page.clock.run_for(60)
    press(page, "call")
    page.locator(".act.call.sent").wait_for(state="attached")
    assert settle(page, wire) == [{"type": "check"}]


def test_a_double_click_acts_once(page, wire):
    page.locator(".act.call").dblclick(force=True)
    page.keyboard.press("KeyC")
    page.locator(".act.call.sent").wait_for(state="attached")
    assert settle(page, wire) == [{"type": "call"}]
    assert wire.heard[0]["decision"] == 1


def test_a_free_fold_asks_first(page, wire):
    wire.show(free(10))
    page.locator(".act.call", has_text="Check").wait_for()
    page.clock.run_for(400)
    press(page, "fold")
    page.locator(".question").wait_for()
    assert page.evaluate("document.activeElement.className") == "check"
    page.keyboard.press("KeyF")
    assert settle(page, wire) == []
    page.keyboard.press("Escape")
    page.locator(".question").wait_for(state="detached")
    press(page, "fold")
    page.get_by_role("button", name="Fold anyway").click()
    page.locator(".act.fold.sent").wait_for(state="attached")
    assert settle(page, wire) == [{"type": "fold", "confirm": True}]


@pytest.mark.parametrize("way", ["button", "key"])
def test_all_in_asks_for_a_second_press_within_three_seconds(page, wire, way):
    page.keyboard.press("KeyA") if way == "key" else page.get_by_role(
        "button", name="All-in: 9,400"
    ).click()
    if way == "button":
        press(page, "raise")
    page.locator(".act.raise.asking", has_text="9,400").wait_for()
    page.clock.run_for(3_500)
    page.locator(".act.raise.asking").wait_for(state="detached")
    assert settle(page, wire) == []
    press(page, "raise")
    page.clock.run_for(400)
    page.keyboard.press("KeyA") if way == "key" else press(page, "raise")
    page.locator(".act.raise.sent").wait_for(state="attached")
    assert settle(page, wire) == [{"type": "raise_to", "to": 9_400}]


def test_sizes_only_set_the_amount(page, wire):
    page.get_by_role("button", name="Half the pot: 600").click()
    page.locator(".act.raise", has_text="600").wait_for()
    assert settle(page, wire) == []
    page.evaluate("document.activeElement.blur()")  # Enter on a button presses that button
    page.keyboard.press("Digit4")  # the pot
    page.locator(".act.raise", has_text="1,000").wait_for()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    page.locator(".act.raise", has_text="1,600").wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator(".act.raise.sent").wait_for(state="attached")
    assert settle(page, wire) == [{"type": "raise_to", "to": 1_500}]


@pytest.mark.parametrize(
    ("typed", "why", "amount"),
    [
        ("150", "min 400", 400),
        ("99999", "max 9,400", 9_400),
        ("1e3", "lowest raise is to 400", 400),
    ],
)
def test_an_illegal_amount_is_clamped_and_says_why(page, wire, typed, why, amount):
    page.keyboard.press("KeyR")
    page.keyboard.type(typed)  # keys do nothing else while one types
    box = page.locator(".amount")
    assert box.input_value() == typed
    page.keyboard.press("Enter")
    page.locator(".tip", has_text=why).wait_for()
    page.wait_for_function("a => document.querySelector('fs-actions').amount === a", arg=amount)
    assert settle(page, wire) == []


def test_the_slider_ends_at_the_lowest_raise_and_at_the_exact_stack(page, wire):
    slider = page.locator("input[type=range]")
    slider.focus()
    slider.fill("1000")
    page.locator(".act.raise", has_text="9,400").wait_for()
    slider.fill("0")
    page.locator(".act.raise", has_text="400").wait_for()
    slider.fill("130")  # near half the pot
    page.locator(".act.raise", has_text="600").wait_for()


def test_the_page_says_that_an_action_was_not_delivered(page, wire):
    wire.answers = False
    press(page, "call")
    page.locator(".act.call.sent", has_text="sent").wait_for()
    page.clock.run_for(1_600)
    page.locator(".act.call.late", has_text="not delivered").wait_for()
    wire.lines[-1].close(code=1012)
    page.clock.run_for(1_000)
    page.wait_for_function("() => document.querySelector('fs-app').connection.status === 'open'")
    page.evaluate("1")
    calls = [message for message in wire.heard if message["type"] == "act"]
    assert len({message["id"] for message in calls}) == 1, "sent again under the same id"
    assert len(calls) >= 2
    wire.answer(calls[0]["id"])
    wire.show(scene("en", [seat(0, turn=False), seat(1, turn=True), seat(2)], number=3))
    page.locator(".act.sent").wait_for(state="detached")


def test_a_refusal_is_said_and_the_buttons_listen_again(page, wire):
    wire.answers = False
    press(page, "call")
    page.locator(".act.call.sent").wait_for(state="attached")
    wire.answer(wire.heard[-1]["id"], ok=False, reason={"type": "stale_decision"}, text="Too late.")
    page.locator(".tip", has_text="Too late.").wait_for()
    assert page.locator(".act.call").get_attribute("aria-disabled") == "false"


def test_single_keys_can_be_switched_off(page, wire):
    page.keyboard.press("Slash")
    page.locator("dialog.help").wait_for()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("KeyC")
    page.keyboard.press("KeyA")
    assert settle(page, wire) == []
    assert page.locator(".act.asking").count() == 0


def test_a_closed_raise_says_why(page, wire):
    why = {"reason": {"type": "raise_closed"}, "text": "You cannot raise: call 3 or fold."}
    wire.show(bet(20, raise_to=None, sizes=[], no_raise=why))
    page.wait_for_function("() => document.querySelector('fs-app').game.legal.decision === 20")
    page.clock.run_for(400)
    page.keyboard.press("KeyR")
    page.locator(".tip", has_text="You cannot raise").wait_for()


def test_who_is_broke_buys_in_again_with_one_press(page, wire):
    wire.show({**scenes("en")["broke"], "number": 50})
    page.get_by_role("button", name="Buy in again: 10,000").click()
    page.wait_for_function("() => document.querySelector('fs-app').game.asked === null")
    assert {"type": "top_up", "chips": 10_000}.items() <= wire.heard[-1].items()


def test_who_sits_out_comes_back_with_one_press(page, wire):
    wire.show({**scenes("en")["sitting-out"], "number": 50})
    page.get_by_role("button", name="I am back").click()
    page.wait_for_function("() => document.querySelector('fs-app').game.asked === null")
    assert wire.heard[-1]["type"] == "sit_in"
