"""Every kind of game in the browser: chosen there, played by clicking, read by everybody."""

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.conftest import Wire
from tests.e2e.scenes import game_scenes, scenes
from tests.e2e.steps import decide, hand_number, own_cards, sit_down, skipping, wait_for_turn
from tests.e2e.test_looks import at, faults, load_axe, open_scene, overflows

NAMES = tuple(game_scenes("en"))
LANGUAGES = ("ru", "uk", "en")


@pytest.fixture
def wire():
    return Wire()


@pytest.mark.parametrize(("language", "theme"), [("ru", "dark"), ("uk", "light"), ("en", "light")])
def test_axe_finds_nothing_in_any_game(visit, files, wire, tmp_path: Path, language, theme):
    found = []
    scenes = game_scenes(language)
    page = open_scene(visit, files, wire, scenes[NAMES[0]], language=language, theme=theme)
    load_axe(page)
    for number, name in enumerate(NAMES, 1_000):
        wire.show(at(scenes[name], number))
        page.wait_for_function(
            "n => document.querySelector('fs-app').game.number === n", arg=number
        )
        page.evaluate("document.querySelector('fs-app').updateComplete")
        if name in ("draw", "badugi"):
            page.locator(".pick").nth(1).click()
        page.screenshot(path=tmp_path / f"{name}-{language}-{theme}.png")
        found += [f"{name}: {fault}" for fault in faults(page)]
    wire.show(at(scenes["stud-seventh"], 2_000))
    page.locator(".icon-button.menu").click()
    page.locator("dialog .house").wait_for()
    page.screenshot(path=tmp_path / f"menu-{language}-{theme}.png")
    found += [f"menu: {fault}" for fault in faults(page)]
    page.locator(".choose-game").click()
    page.locator("dialog.game").wait_for()
    page.screenshot(path=tmp_path / f"choose-{language}-{theme}.png")
    found += [f"choosing: {fault}" for fault in faults(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("size", "language"),
    [
        *(((360, 640), language) for language in LANGUAGES),
        ((320, 640), "ru"),
        ((320, 640), "uk"),
        ((360, 560), "uk"),
    ],
)
def test_every_game_fits_a_phone(visit, files, wire, tmp_path: Path, size, language):
    width, height = size
    found = []
    scenes = game_scenes(language)
    how = {"language": language, "size": {"width": width, "height": height}}
    page = open_scene(visit, files, wire, scenes[NAMES[0]], **how)
    for number, name in enumerate(NAMES, 1_000):
        wire.show(at(scenes[name], number))
        page.wait_for_function(
            "n => document.querySelector('fs-app').game.number === n", arg=number
        )
        page.evaluate("document.querySelector('fs-app').updateComplete")
        if name in ("draw", "badugi"):
            page.locator(".pick").nth(1).click()
        page.screenshot(path=tmp_path / f"{name}-{language}-{width}x{height}.png")
        found += [f"{name}: {fault}" for fault in overflows(page)]
    assert not found, "\n".join(found)


GAME = "document.querySelector('fs-app').game"


def choose(page, code):
    """In the menu: from the next hand on."""
    page.locator(".icon-button.menu").click()
    page.locator(".choose-game").click()
    page.locator(f"[data-game={code}]").click()
    page.locator("dialog").wait_for(state="detached")


def play(page, code, most=60):
    """Play until a hand of that game is over; what was seen on the way."""
    seen: dict[str, Any] = {"cards": 0, "kinds": set()}
    first = None
    for _ in range(most):
        wait_for_turn(page, skip=True)
        view = page.evaluate(f"{GAME}.view")
        if view["game"]["code"] == code:
            first = view["hand"] if first is None else first
            if view["hand"] > first:
                return seen
            legal = page.evaluate(f"{GAME}.legal")
            for kind in ("draw", "bring_in", "raise_to"):
                if legal and legal[kind] is not None:
                    seen["kinds"].add(kind)
            seen["cards"] = max(seen["cards"], len(own_cards(page)))
            up = [seat["up"] for seat in view["seats"] if seat]
            if any(up):
                seen["kinds"].add("up")
            decide(page, 1 if legal and legal["draw"] else 0)
        else:
            decide(page, 4)
        assert hand_number(page)
    raise AssertionError(f"no hand of {code} came to an end")


CARDS = {
    "omaha": 4,
    "stud": 7,
    "triple27": 5,
    "joker53": 2,
    "stud8": 7,
    "badugi": 4,
    "omaha8": 4,
    "razz": 7,
    "deck32": 2,
}


@pytest.mark.parametrize(
    ("language", "codes"),
    [
        ("en", ("omaha", "stud", "triple27", "joker53")),
        ("ru", ("stud8", "badugi", "omaha8")),
        ("uk", ("razz", "draw5", "deck32")),
    ],
)
def test_games_are_chosen_and_played_in_the_browser(serve, visit, language, codes, tmp_path: Path):
    page = visit(serve().address, language, before=skipping)
    sit_down(page)
    wait_for_turn(page, skip=True)
    for code in codes:
        choose(page, code)
        page.wait_for_function(f"code => {GAME}.view.next_game === code", arg=code)
        seen = play(page, code)
        page.screenshot(path=tmp_path / f"played-{code}-{language}.png")
        name = page.locator(".game-name").inner_text()
        assert name and name != code
        if code in ("stud", "stud8", "razz"):
            assert "up" in seen["kinds"]
        if code in ("triple27", "badugi", "draw5"):
            assert "draw" in seen["kinds"]
        assert seen["cards"] <= CARDS.get(code, 5)
    assert page.locator(".explained").count()


def test_fixed_limit_has_one_button_and_no_slider(serve, visit):
    page = visit(serve("--betting", "fixed_limit").address, before=skipping)
    sit_down(page)
    for turn in range(12):
        wait_for_turn(page, skip=True)
        legal = page.evaluate(f"{GAME}.legal")
        if legal and legal["raise_to"]:
            low, high = legal["raise_to"]
            assert low == high
            assert page.locator("input[type=range]").count() == 0
        decide(page, 2 if turn % 2 else 0)


def test_two_who_are_all_in_run_it_twice(serve, visit, tmp_path: Path):
    address = serve("--run-twice", "--seats", "2", "--bots", "0").address
    pages = [visit(address, before=skipping, confirmAllIn=False) for _ in range(2)]
    for page in pages:
        sit_down(page)
    for _ in range(2):
        page = next_to_act(pages)
        wait_for_turn(page, skip=True)
        page.keyboard.press("KeyA")
        if page.locator(".act.asking").count():
            page.clock.fast_forward(400)
            page.locator(".bar.armed .act.asking").click()
        page.wait_for_function(f"() => {GAME}.legal === null || {GAME}.legal.vote")
    for _ in range(2):
        page = next_to_act(pages)
        wait_for_turn(page, skip=True)
        assert page.evaluate(f"{GAME}.legal.vote")
        page.locator(".act.raise").click()
        page.wait_for_function(f"() => {GAME}.legal === null")
    page = pages[0]
    page.wait_for_function(f"() => {GAME}.explained")
    parts = page.evaluate(f"{GAME}.explained.pots.map(pot => pot.run)")
    assert parts == [0, 1]
    page.screenshot(path=tmp_path / "twice.png")


def next_to_act(pages):
    for _ in range(400):
        for page in pages:
            if page.evaluate(f"Boolean({GAME}.legal)"):
                return page
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is to act")


def test_cards_are_thrown_away_by_keys(visit, files, wire):
    page = open_scene(visit, files, wire, game_scenes("en")["draw"])
    page.locator(".bar.on.armed").wait_for()
    page.keyboard.press("Digit2")
    page.keyboard.press("Digit4")
    pressed = page.locator(".pick[aria-pressed=true]")
    assert pressed.count() == 2
    assert page.locator(".act.raise").inner_text() == "Exchange 2 cards"
    page.keyboard.press("KeyC")  # one does not stand pat with cards picked
    assert not wire.actions
    page.keyboard.press("Digit4")
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {GAME}.sent === null || {GAME}.sent.state === 'done'")
    assert wire.actions == [{"type": "discard", "cards": ["9h"]}]


def test_a_screen_reader_hears_cards_face_up_and_what_a_draw_asks(visit, files, wire):
    scenes = game_scenes("en")
    page = open_scene(visit, files, wire, {**scenes["stud-seventh"], "legal": None})
    assert page.get_by_role("img", name="king of hearts. face up").count() == 1
    assert page.get_by_role("img", name="face-down card").count() == 6
    event = {"type": "hole_dealt", "seat": 1, "cards": ["9c"], "up": 1}
    told = [{"number": 200, "event": {"type": "in_hand", "event": event}, "text": "Anna: 9♣"}]
    wire.show({**at(scenes["stud-seventh"], 201), "snapshot": False, "events": told, "legal": None})
    page.locator("#polite", has_text="Anna: 9♣").wait_for(state="attached")
    wire.show(at(scenes["draw"], 300))
    page.locator("#urgent", has_text="Choose the cards").wait_for(state="attached")


def test_a_newcomer_posts_to_enter_and_anybody_may_straddle(serve, visit):
    address = serve("--entry", "post", "--seats", "4", "--straddle").address
    first = visit(address, before=skipping)
    sit_down(first)
    first.locator(".icon-button.menu").click()
    first.locator("input.straddle").check()
    first.keyboard.press("Escape")
    first.wait_for_function(f"() => {GAME}.me.straddle")
    wait_for_turn(first, skip=True)
    second = visit(address, before=skipping)
    sit_down(second)
    second.get_by_role("button", name="Post to enter").click()
    second.wait_for_function(f"() => {GAME}.me.posting || !{GAME}.me.waits")


def test_what_opens_the_betting_is_a_bet(visit, files, wire):
    page = open_scene(visit, files, wire, scenes("en")["check"])
    page.locator(".bar.on.armed").wait_for()
    assert page.locator(".act.raise .verb").inner_text() == "Bet"
    wire.show(at(scenes("en")["preflop"], 1_000))
    page.locator(".act.raise .verb", has_text="Raise to").wait_for()
    wire.show(at({**scenes("en")["waiting-turn"], "ahead": None}, 1_001))  # nobody has bet
    page.locator(".act.raise .verb", has_text="Bet").wait_for()


def test_rules_of_the_house_and_of_low_hands_are_told(visit, files, wire):
    state = game_scenes("en")["omaha8-six"]
    rake = {"percent": 500, "caps": [300], "no_flop_no_drop": False, "split": "proportional"}
    choices = [
        {"name": "straddle", "value": True},
        {"name": "button", "value": "moving"},
        {"name": "rejoin_lock", "value": 0},
        {"name": "rake", "value": rake},
    ]
    state["view"]["options"]["choices"] = choices
    page = open_scene(visit, files, wire, state)
    assert page.locator(".facts .raked").inner_text() == "Rake 5%"
    page.locator(".icon-button.menu").click()
    told = page.locator("dialog .house").inner_text()
    for words in (
        "Straddle",
        "Always at a player",
        "5%, max 300, also without a flop",
        "proportion",
    ):
        assert words in told
    page.keyboard.press("Escape")
    page.keyboard.press("Slash")
    page.locator("dialog.help .house").wait_for()
    assert "none above eight" in page.locator(".low-rule").inner_text()


def test_chips_do_not_lie_on_open_cards_of_a_phone(visit, files, wire):
    state = game_scenes("en")["stud-seventh"]
    for seat in state["view"]["seats"]:
        seat["bet"] = 12_400
    extra = {**state["view"]["seats"][1], "seat": 3, "name": "Clara"}
    state["view"]["seats"] = [*state["view"]["seats"], extra]
    page = open_scene(visit, files, wire, state, size={"width": 360, "height": 640})
    over = page.evaluate(
        """() => [...document.querySelectorAll(".seat:not(.bottom) .bet")].flatMap((bet) => {
          const a = bet.getBoundingClientRect();
          return [...document.querySelectorAll(".seat .card")].filter((card) => {
            const b = card.getBoundingClientRect();
            return Math.min(a.right, b.right) > Math.max(a.left, b.left) + 1
              && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top) + 1;
          });
        }).length"""
    )
    assert over == 0
