"""People play: by clicking, by keys alone, in every language."""

import pytest

from tests.e2e.steps import (
    decide,
    hand_number,
    own_cards,
    seated,
    sit_down,
    skipping,
    wait_for_turn,
)

HANDS = 10
LANGUAGES = ("ru", "uk", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_hands_are_played_by_clicking(serve, visit, language):
    page = visit(serve().address, language, before=skipping)
    sit_down(page)
    for turn in range(HANDS * 20):
        if hand_number(page) > HANDS:
            break
        wait_for_turn(page, skip=True)
        decide(page, turn)
    assert hand_number(page) > HANDS
    assert page.locator(".explained").count()
    assert page.evaluate("document.documentElement.lang") == language
    total = page.evaluate(
        "document.querySelector('fs-app').game.view.seats.map(s => s.stack + s.bet)"
    )
    assert len(total) == 3


def test_a_hand_is_played_by_keys_alone(serve, visit):
    page = visit(serve().address)
    page.locator(".join").wait_for()
    for _ in range(30):  # Tab to the button that seats us
        if page.evaluate("document.activeElement.matches('.join .primary')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".seat.you .plate").wait_for()
    first = None
    for _ in range(20):
        wait_for_turn(page)
        first = hand_number(page) if first is None else first
        if hand_number(page) > first:
            break
        before = page.evaluate("document.querySelector('fs-app').game.legal.decision")
        page.keyboard.press("KeyC")
        if page.locator(".act.asking").count():
            page.locator(".bar.armed").wait_for()
            page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('fs-app').game.legal?.decision !== before",
            arg=before,
        )
    assert first is not None and hand_number(page) > first


def test_the_language_can_be_changed_in_the_middle_of_a_hand(serve, visit):
    page = visit(serve().address, "en")
    sit_down(page)
    wait_for_turn(page)
    cards = own_cards(page)
    page.get_by_role("button", name="UK, Українська").click()
    page.locator(".act.fold", has_text="Фолд").wait_for()
    assert page.locator("html").get_attribute("lang") == "uk"
    page.wait_for_function("() => document.querySelector('fs-app').game.view.language === 'uk'")
    assert own_cards(page) == cards
    page.reload()
    page.locator(".act.fold", has_text="Фолд").wait_for()  # remembered


def test_one_leaves_and_sits_down_again(serve, visit):
    page = visit(serve().address)
    sit_down(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    # Who is in a hand stands up when it lets him: he folds at his turn.
    page.locator(".join .primary:enabled").wait_for()
    sit_down(page)
    assert seated(page) is not None
