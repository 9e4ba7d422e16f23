"""Everybody can read it: axe, small screens, all languages, dark and light."""

from importlib import resources
from pathlib import Path

import pytest

from tests.e2e.conftest import Wire
from tests.e2e.scenes import FLOP, legal, scene, scenes, seat, you

LANGUAGES = ("ru", "uk", "en")
PHONES = [(360, 640), (360, 560), (320, 640), (412, 915)]
NAMES = tuple(scenes("en"))
OPTIONS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@pytest.fixture
def wire():
    return Wire()


def open_scene(visit, files, wire, state, **how):
    wire.show(state)
    page = visit(files.address, before=wire.attach, **how)
    page.locator("fs-felt .table").wait_for()
    return page


def at(state, number):
    """The scene as a snapshot of that number, with a decision of its own."""
    legal = state["legal"] and {**state["legal"], "decision": number - 1}
    return {**state, "number": number, "snapshot": True, "legal": legal}


def load_axe(page):
    """By evaluate, since the page allows no script but its own."""
    axe = resources.files("axe_playwright_python").joinpath("axe.min.js")
    page.evaluate(axe.read_text(encoding="utf-8"))


def faults(page):
    """What axe finds."""
    # Only this comes back: what axe passes is a hundred times as much.
    found = page.evaluate(
        "options => axe.run(document, options).then(({ violations }) => violations)", OPTIONS
    )
    return [
        f"{rule['id']}: {node['target']} {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_any_state(visit, files, wire, tmp_path: Path, language, theme):
    found = []
    first, *rest = NAMES
    page = open_scene(visit, files, wire, scenes(language)[first], language=language, theme=theme)
    load_axe(page)
    for number, name in enumerate([first, *rest]):
        wire.show(at(scenes(language)[name], 1_000 + number))
        page.wait_for_function(
            "n => document.querySelector('fs-app').game.number === n", arg=1_000 + number
        )
        page.evaluate("document.querySelector('fs-app').updateComplete")
        page.screenshot(path=tmp_path / f"{name}-{language}-{theme}.png")
        found += [f"{name}: {fault}" for fault in faults(page)]
    page.keyboard.press("Slash")
    page.locator("dialog.help").wait_for()
    found += [f"help: {fault}" for fault in faults(page)]
    page.keyboard.press("Escape")
    page.locator(".icon-button.menu").click()
    page.locator("dialog.menu").wait_for()
    found += [f"menu: {fault}" for fault in faults(page)]
    page.keyboard.press("Escape")
    wire.lines[-1].close(code=4001)
    page.locator(".banner.elsewhere").wait_for()
    found += [f"elsewhere: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


def overflows(page):
    """What sticks out of the window or is cut off, and whether anything scrolls."""
    return page.evaluate(
        """() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          const out = [];
          if (scrollWidth > innerWidth) out.push(`wide: ${scrollWidth}`);
          if (scrollHeight > innerHeight) out.push(`high: ${scrollHeight}`);
          const parts = ".act, .card:not(.rail *), .plate, .bet, .pot, .pill, .size, .step, .amount, .dealer, .tag, .own-hand";
          for (const part of document.querySelectorAll(parts)) {
            const box = part.getBoundingClientRect();
            if (!box.width || getComputedStyle(part).visibility === "hidden") continue;
            if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
              out.push(`${part.className} at ${Math.round(box.left)}..${Math.round(box.right)} ${Math.round(box.bottom)}`);
            if (part.scrollWidth > part.clientWidth + 1 && part.matches(".act, .size"))
              out.push(`${part.className} is too narrow for ${part.textContent.trim()}`);
          }
          const own = [...document.querySelectorAll(".seat.you .card, .seat.you .plate, .board .card")];
          const zone = document.querySelector(".zone").getBoundingClientRect();
          for (const card of own)
            if (innerHeight > innerWidth && card.getBoundingClientRect().bottom > zone.top + 1) out.push("a card lies under the buttons");
          if (innerHeight > innerWidth && innerWidth < 700) {
            const boxes = (what) => [...document.querySelectorAll(what)].map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width);
            const over = boxes(".seat .tag, .seat .seconds, .seat .dealer, .seat .blind, .seat .bet, .seat .lost, .seat .next-out");
            for (const [text, a] of boxes(".seat .name, .seat .chips, .seat .tag, .own-hand"))
              for (const [part, b] of over)
                if (part !== text && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
                  out.push(`${part.className} "${part.textContent.trim()}" lies on ${text.className} "${text.textContent.trim()}"`);
            for (const word of document.querySelectorAll(".seat .tag, .beforehand"))
              if (word.scrollWidth > word.clientWidth + 1) out.push(`no room for ${word.textContent.trim()}`);
          }
          const mine = document.querySelector(".seat.you .hole")?.getBoundingClientRect();
          for (const part of document.querySelectorAll(".board, .pot, .note")) {
            const { height, bottom } = part.getBoundingClientRect();
            if (height && part.textContent.trim() + part.children.length !== "0" && mine?.height && bottom > mine.top + 1)
              out.push(`${part.className} ${bottom} over own cards ${mine.top}`);
          }
          return out;
        }"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", PHONES)
def test_nothing_overflows_or_scrolls_on_a_phone(
    visit, files, wire, tmp_path: Path, size, language
):
    width, height = size
    found = []
    how = {"language": language, "size": {"width": width, "height": height}}
    page = open_scene(visit, files, wire, scenes(language)["join"], **how)
    for number, name in enumerate(NAMES):
        wire.show(at(scenes(language)[name], 1_000 + number))
        page.wait_for_function(
            "n => document.querySelector('fs-app').game.number === n", arg=1_000 + number
        )
        page.evaluate("document.querySelector('fs-app').updateComplete")
        found += [f"{name}: {fault}" for fault in overflows(page)]
        if name in ("flop", "preflop"):
            page.locator(".bar.armed .act.raise").click()
            page.locator(".bar.open").wait_for()
            found += [f"{name}, row open: {fault}" for fault in overflows(page)]
        page.screenshot(path=tmp_path / f"{name}-{language}-{width}x{height}.png")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
@pytest.mark.parametrize("count", range(2, 11))
def test_a_table_of_any_size_fits(visit, files, wire, tmp_path: Path, count, size):
    width, height = size
    seats = [
        seat(
            i,
            bet=100 * i,
            last={"type": "call", "chips": 100, "text": None} if i else None,
            button=i == 1,
        )
        for i in range(count)
    ]
    state = scene("en", seats, legal(), board=FLOP, pot=600, button_seat=1, you=you())
    how = {"size": {"width": width, "height": height}}
    page = open_scene(visit, files, wire, state, **how)
    page.locator(".bar.on").wait_for()
    page.screenshot(path=tmp_path / f"{count}-{width}x{height}.png")
    assert not overflows(page)
    apart(page)
    if width > 360:
        return
    page.locator(".bar.armed .act.raise").click()
    page.locator(".bar.open").wait_for()
    assert not overflows(page), "with the amounts open"
    page.set_viewport_size({"width": 360, "height": 560})
    page.screenshot(path=tmp_path / f"{count}-360x560-open.png")
    assert not overflows(page), "with the amounts open, and an address bar"
    apart(page)
    seats[0]["turn"], seats[1]["turn"] = False, True
    later = at({**state, "legal": None, "ahead": {"call": 12_400, "check": False}}, 1_000)
    wire.show(later)
    page.locator(".ahead").wait_for()
    page.screenshot(path=tmp_path / f"{count}-360x560-ahead.png")
    assert not overflows(page), "before the turn"
    apart(page)


def apart(page):
    """No plate lies on another."""
    plates = page.locator(".plate").evaluate_all(
        "all => all.map(p => p.getBoundingClientRect()).map(b => [b.left, b.top, b.right, b.bottom])"
    )
    for i, a in enumerate(plates):
        for b in plates[:i]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (a, b)


def test_cards_are_words_and_seats_are_a_list_in_order_of_play(visit, files, wire):
    page = open_scene(visit, files, wire, scenes("uk")["flop"], language="uk")
    assert page.locator(".seat.you").get_by_role("img", name="піковий туз").count() == 1
    seats = page.get_by_role("list", name="Місця").get_by_role("listitem")
    assert [seats.nth(i).get_attribute("data-seat") for i in range(3)] == ["0", "1", "2"]


def test_a_screen_reader_hears_turn_and_price_urgently_and_the_log_politely(visit, files, wire):
    page = open_scene(visit, files, wire, scenes("en")["waiting-turn"])
    events = [
        {
            "number": 101,
            "event": {"type": "in_hand", "event": {"type": "raised", "seat": 1}},
            "text": "Anna: raises to 200",
        }
    ]
    wire.show(scene("en", None, legal(), number=102, events=events, board=FLOP))
    page.locator("#urgent", has_text="Your turn. To call: 200").wait_for(state="attached")
    page.locator("#polite", has_text="Anna: raises to 200").wait_for(state="attached")


def test_names_are_text(visit, files, wire):
    evil = "<img src=x onerror=alert(1)>"
    page = open_scene(
        visit, files, wire, scene("en", [seat(0), seat(1, name=evil), seat(2)], legal())
    )
    assert page.locator(".seat .name").nth(1).inner_text() == evil
    assert page.locator(".seat img").count() == 0


def test_the_first_visit_weighs_less_than_200_kilobytes(visit, files):
    sizes = []

    def count(page):
        page.on(
            "response",
            lambda response: sizes.append(int(response.headers.get("content-length", 0))),
        )

    page = visit(files.address, before=count)
    page.locator(".join").wait_for()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) < 200_000, sum(sizes)
