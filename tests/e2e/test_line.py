"""The line to the server breaks, and nothing is lost."""

from tests.e2e.steps import own_cards, seated, sit_down, wait_for_turn


def test_a_reload_in_mid_hand_brings_back_seat_and_cards(serve, visit):
    page = visit(serve().address)
    sit_down(page)
    wait_for_turn(page)
    seat, cards = seated(page), own_cards(page)
    assert len(cards) == 2
    page.reload()
    wait_for_turn(page)
    assert (seated(page), own_cards(page)) == (seat, cards)


def test_the_server_is_killed_and_comes_back_and_the_hand_goes_on(serve, visit):
    table = serve()
    page = visit(table.address)
    sit_down(page)
    wait_for_turn(page)
    seat, cards = seated(page), own_cards(page)
    table.kill()
    page.locator(".banner").wait_for()
    table.start()
    page.locator(".banner").wait_for(state="detached")
    wait_for_turn(page)
    assert (seated(page), own_cards(page)) == (seat, cards)
    decision = page.evaluate("document.querySelector('fs-app').game.legal.decision")
    page.locator(".act.call").click()
    page.wait_for_function(
        "d => document.querySelector('fs-app').game.legal?.decision !== d", arg=decision
    )


def test_an_action_pressed_without_a_line_arrives_once_it_is_back(serve, visit):
    table = serve()
    page = visit(table.address)
    sit_down(page)
    wait_for_turn(page)
    decision = page.evaluate("document.querySelector('fs-app').game.legal.decision")
    table.kill()
    page.locator(".act.fold").click()
    if page.locator(".question .anyway").count():
        page.locator(".question .anyway").click()
    page.locator(".act.fold.late").wait_for()  # not delivered - retrying
    table.start()
    page.wait_for_function(
        "d => { const { view, legal } = document.querySelector('fs-app').game;"
        " return legal?.decision !== d && view; }",
        arg=decision,
    )
    page.locator(".act.sent").wait_for(state="detached")


def test_a_second_window_takes_over_and_the_first_can_take_back(serve, visit):
    first = visit(serve().address)
    sit_down(first)
    wait_for_turn(first)
    seat, cards = seated(first), own_cards(first)
    second = first.context.new_page()
    second.goto(first.url)
    first.locator(".banner.elsewhere").wait_for()
    wait_for_turn(second)
    assert (seated(second), own_cards(second)) == (seat, cards)
    # What is pressed in the window that was left decides nothing, then or later.
    first.keyboard.press("KeyF")
    first.keyboard.press("KeyC")
    first.locator(".act.call[aria-disabled=true]").wait_for()
    assert first.locator(".act.sent").count() == 0
    assert first.evaluate("document.querySelector('fs-app').connection.outbox.size") == 0
    first.get_by_role("button", name="Continue here").click()
    second.locator(".banner.elsewhere").wait_for()
    wait_for_turn(first)
    assert (seated(first), own_cards(first)) == (seat, cards)


def test_without_network_the_page_says_so_and_comes_back(serve, visit):
    page = visit(serve().address)
    sit_down(page)
    wait_for_turn(page)
    page.context.set_offline(True)
    # An open socket may survive in the browser; the page must notice when it does not.
    page.evaluate("document.querySelector('fs-app').connection.cut()")
    page.locator(".banner").wait_for()
    page.context.set_offline(False)
    page.locator(".banner").wait_for(state="detached")
    wait_for_turn(page)
