"""Steps that several tests take at a table with bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page


def sit_down(page: Page) -> None:
    page.locator(".join .primary").click()
    page.locator(".seat.you .plate").wait_for()


def hand_number(page: Page) -> int:
    return int(page.evaluate("document.querySelector('fs-app').game.view.hand"))


def seated(page: Page) -> Any:
    return page.evaluate("document.querySelector('fs-app').game.view.you.seat")


def skipping(page: Page) -> None:
    """The page's clock runs on by itself, but a test may move it on too."""
    page.clock.install()


def wait_for_turn(page: Page, skip: bool = False) -> None:
    """Until the buttons listen, or the player has no chips and is offered some.

    skip    the time for which they are deaf, on a page that was opened `before=skipping`
    """
    if skip:
        page.wait_for_selector(".bar.on, .offer .primary:enabled")
        page.clock.fast_forward(400)
    page.wait_for_selector(".bar.on.armed .act[aria-disabled=false], .offer .primary:enabled")


def decide(page: Page, turn: int) -> None:
    """One decision by clicking: mostly call or check, sometimes raise or fold."""
    offer = page.locator(".offer .primary:enabled")
    if offer.count():
        offer.click()
        return
    fold, call, raise_to = (page.locator(f".act.{name}") for name in ("fold", "call", "raise"))
    before = page.evaluate("document.querySelector('fs-app').game.legal?.decision")
    if page.locator(".pick").count() and turn % 3:
        for card in page.locator(".pick").all()[: turn % 3]:
            card.click()
        raise_to.click()
    elif turn % 5 == 2 and raise_to.get_attribute("aria-disabled") == "false":
        raise_to.click()
    elif turn % 5 == 4 and fold.get_attribute("aria-disabled") == "false":
        fold.click()
        if page.locator(".question .anyway").count():
            page.locator(".question .anyway").click()
    else:
        call.click()
    if page.locator(".act.asking").count():  # all-in: the button asks, and soon listens again
        page.locator(".bar.armed .act.asking").click()
    page.wait_for_function(
        "before => document.querySelector('fs-app').game.legal?.decision !== before", arg=before
    )


def own_cards(page: Page) -> list[str]:
    found = page.locator(".seat.you [data-card]")
    return list(found.evaluate_all("all => all.map(c => c.dataset.card)"))
