"""The page around the boards: the first hint, two languages, old browsers, a steady lobby."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened

SHIFT = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) window.shifted += each.value;
}).observe({ type: "layout-shift", buffered: true });
"""
PATIENCE = 60.0  # seconds
# What stands on the page; read while it has nothing else to do: to read all of it takes time, and
# who asks again and again leaves it none to bring what is still missing.
LINES = """async () => {
  await new Promise((rest) => requestIdleCallback(rest, { timeout: 1000 }));
  return window.shown().split("\\n");
}"""


def test_the_first_hint_goes_with_the_first_answers(person: Opened) -> None:
    ana = person("Ana", hint=True)
    made = ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"}, open=True)
    ana.sit_in_front(made["table"], 0)
    expect(ana.page.locator(".first-hint")).to_contain_text("What glows can be chosen")
    given = 0
    while given < 2:
        ana.until_asked(0)
        given += ana.swift(0, most=1)
    expect(ana.page.locator(".first-hint")).to_have_count(0)
    bea = person("Bea", hint=True)
    bea.sit_in_front(made["table"], -1)
    expect(bea.page.locator(".first-hint")).to_contain_text("You are watching")


@pytest.mark.parametrize(
    "game",
    [
        "carcassonne",
        *(
            pytest.param(name, marks=pytest.mark.deep)
            for name in catalog.names()
            if name != "carcassonne"
        ),
    ],
)
def test_another_language_leaves_the_table_and_nothing_of_the_old_one(
    person: Opened, game: str
) -> None:
    ana = person("Ana", lang="es")
    seats = max(3, catalog.find(game).least_seats)
    made = ana.make(game, seats, bots={str(seat): "random" for seat in range(1, seats)})
    ana.sit_in_front(made["table"], 0)
    ana.until_asked(0)
    ana.page.get_by_role("tab", name="Reglas").click()
    ana.page.evaluate("() => { window.stayed = document.querySelector('.stage') }")
    ana.button("English").click()
    expect(ana.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    assert ana.page.evaluate("() => window.stayed.isConnected")
    ana.page.get_by_role("tab", name="Log").click()
    ana.until_asked(0)
    ana.rest(0)
    fresh = ana.context.new_page()  # beside it, so that both can be looked at again
    fresh.goto(f"/t/{made['table']}")
    # What is fetched last comes to either of them a little later: names that are heard, the coach.
    until = time.monotonic() + PATIENCE
    while left := set(ana.page.evaluate(LINES)) - set(fresh.evaluate(LINES)):
        assert time.monotonic() < until, left


def test_a_board_that_is_heard_is_told_on_a_page_that_never_rests(person: Opened) -> None:
    ana = person("Ana")
    ana.context.add_init_script(
        "window.requestIdleCallback = (call, given) => (given?.timeout ? setTimeout(call) : 0)"
    )
    made = ana.make("carcassonne", 2, bots={"1": "random"})
    ana.sit_in_front(made["table"], 0)
    start = ana.page.locator(".stage [data-ref='place:0,0']")
    expect(start).to_have_attribute("aria-label", re.compile(r"on the start tile \(north city"))


@pytest.mark.parametrize(("lang", "said"), [("es", "demasiado antiguo"), ("en", "too old")])
def test_an_old_browser_is_told_what_it_takes(person: Opened, lang: str, said: str) -> None:
    ana = person("Ana", lang=lang)
    page = ana.goto("/")
    page.locator(".game-actions").first.wait_for()
    assert page.locator("#old").count() == 0
    ana.context.add_init_script("CSS.supports = (what) => !String(what).includes(':has')")
    page = ana.goto("/")
    expect(page.locator("#old")).to_contain_text(said)
    expect(page.locator("#old")).to_contain_text("Firefox 121")


def test_what_old_browsers_read_is_old(house: House, person: Opened) -> None:
    ana = person("Ana")
    for name in ("early.js", "old.js"):
        text = ana.context.request.get(f"{house.base}/web/{name}").text()
        for new in ("=>", "const ", "let ", "`", "?.", "??", "catch {"):
            assert new not in text, (name, new)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_lobby_stands_still_and_has_games_above_the_fold(person: Opened, phone: bool) -> None:
    ana = person("Ana", phone=phone)
    ana.make("carcassonne", 3)
    ana.context.add_init_script(SHIFT)
    page = ana.goto("/")
    page.locator(".game-actions").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("() => window.shifted") < 0.02
    if not phone:
        assert page.locator(".game-actions").first.evaluate(
            "(each) => each.getBoundingClientRect().bottom < innerHeight"
        )
