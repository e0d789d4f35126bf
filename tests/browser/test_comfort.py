"""What makes the page suit its reader: settings kept on the device, Escape, being called."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

CALLS = """() => {
  window.calls = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, { body }) { window.calls.push(`${title}: ${body}`); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { configurable: true, get: () => window.away });
}"""

BELLS = """() => {
  window.bells = [];
  const node = () => ({ frequency: {}, connect: (next) => next ?? node(), start() {}, stop() {} });
  window.AudioContext = class {
    currentTime = 0;
    resume() {}
    createOscillator() { return node(); }
    createGain() {
      const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {},
        linearRampToValueAtTime: (loud) => window.bells.push(loud) };
      return { ...node(), gain };
    }
  };
}"""


def root(one: Person, name: str) -> str | None:
    return one.page.locator("html").get_attribute(f"data-{name}")


def size(one: Person) -> float:
    return float(
        one.page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    )


def choose(one: Person, *values: str) -> None:
    one.button("Settings").first.click()
    dialog = one.page.locator("dialog.comfort")
    expect(dialog).to_be_visible()  # it is on the page a moment before it is shown
    for value in values:
        dialog.get_by_label(value, exact=True).last.check(force=True)
    one.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_size_contrast_and_motion_are_kept_on_the_device(person: Opened) -> None:
    ana = person("Ana")
    ana.goto("/")
    before = size(ana)
    choose(ana, "Very large", "High", "Less")
    ana.goto("/about")
    assert size(ana) > before * 1.2
    assert (root(ana, "contrast"), root(ana, "motion")) == ("high", "less")
    expect(ana.page.locator("body")).to_have_css("color", "rgb(255, 255, 255)")
    moving = ana.page.locator(".action, .home").first.evaluate(
        "(x) => getComputedStyle(x).transition"
    )
    assert "0.18s" not in moving
    choose(ana, "Normal")
    assert size(ana) == before


# Words and signs that stick out of the button that they belong to.
STICKS_OUT = """() => [...document.querySelectorAll(".tabbar button, .actions button")]
  .filter((each) => each.getClientRects().length && each.checkVisibility())
  .filter((button) => {
    const { left, right } = button.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(button);
    const { left: first, right: last } = range.getBoundingClientRect();
    return first < left - 1 || last > right + 1;
  }).map((each) => each.textContent)"""


@pytest.mark.parametrize("game", ["las_brujas", "walpurgisnacht"])
@pytest.mark.parametrize("size", [(360, 640), (740, 360)], ids=str)
def test_very_large_letters_fit_a_small_phone(
    party: Party, game: str, size: tuple[int, int]
) -> None:
    """Until the end, of which the result leaves something to be seen."""
    _, (ana,) = party(game, "Ana", bots=4, phone=True, size=size, lang="es")
    ana.page.evaluate("() => localStorage.setItem('aquelarre-size', 'larger')")
    ana.page.reload()
    ana.until("() => window.heard[0]?.position")
    for given in range(8):
        if ana.until_asked(0) is None:
            break
        ana.until_still()
        assert ana.page.evaluate(STICKS_OUT) == []
        ana.swift(0, given, most=1)
    while ana.until_asked(0):
        ana.swift(0)
    ana.page.locator(".tray .result").wait_for()
    ana.until_still()
    seen = ana.page.locator(".stage").bounding_box()
    assert seen is not None
    assert seen["height"] >= size[1] / 5


def test_the_bell_is_as_loud_as_the_slider_says_and_silent_at_nothing(person: Opened) -> None:
    ana = person("Ana")
    ana.goto("/")
    ana.page.evaluate(BELLS)
    ana.button("Settings").first.click()
    slider = ana.page.get_by_label("Sound")
    heard = []
    for value in ("100", "50", "0"):
        ana.page.evaluate("window.bells = []")
        slider.fill(value)
        slider.dispatch_event("change")
        heard.append(ana.page.evaluate("Math.max(0, ...window.bells)"))
    assert heard[0] == 2 * heard[1] > 0
    assert heard[2] == 0
    slider.fill("30")
    ana.page.reload()
    ana.button("Settings").first.click()
    expect(slider).to_have_value("30")


def test_the_theme_follows_the_system_until_one_is_chosen(person: Opened) -> None:
    ana = person("Ana")
    ana.page.emulate_media(color_scheme="dark")
    ana.goto("/")
    page = ana.page.locator("html")
    expect(page).to_have_attribute("data-theme", "dark")
    ana.page.emulate_media(color_scheme="light")
    expect(page).to_have_attribute("data-theme", "light")
    choose(ana, "Dark")
    expect(page).to_have_attribute("data-theme", "dark")
    ana.page.emulate_media(color_scheme="dark")
    ana.page.emulate_media(color_scheme="light")
    expect(page).to_have_attribute("data-theme", "dark")


def test_another_language_leaves_the_table_as_it_is(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    ana.page.get_by_role("tab", name="Rules").click()
    ana.page.evaluate("window.before = document.querySelector('.stage')")
    ana.page.locator(".icon-button.lang").first.click()
    expect(ana.page.get_by_role("tab", name="Reglas")).to_have_attribute("aria-selected", "true")
    assert ana.page.evaluate("window.before.isConnected")


def test_escape_closes_the_menu_wherever_the_focus_is(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    ana.button("Menu").click()
    expect(ana.page.locator(".menu")).to_be_visible()
    ana.page.evaluate("document.activeElement.blur()")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".menu")).to_have_count(0)


def test_escape_closes_what_is_still_coming(person: Opened) -> None:
    """Pressed while the script of the settings, or what they say, is on its way."""
    ana = person("Ana")
    held: list[Route] = []
    for what in ("**/web/comfort.js*", "**/api/text/en/-/comfort*"):
        ana.page.route(what, lambda route: held.append(route))
        ana.goto("/about")
        with ana.page.expect_request(what):
            ana.button("Settings").first.click()
        ana.page.keyboard.press("Escape")
        with ana.page.expect_response(what):
            held.pop().continue_()
        ana.page.unroute(what)
        ana.page.wait_for_load_state("networkidle")
        expect(ana.page.locator("dialog")).to_have_count(0)
    choose(ana, "Large")


def test_who_leaves_is_asked_by_the_page_itself(party: Party) -> None:
    table, (ana, _) = party("walpurgisnacht", "Ana", "Bea", bots=1)
    ana.button("Menu").click()
    ana.button("Leave the table").click()
    doubt = ana.page.locator("dialog.doubt")
    doubt.get_by_role("button", name="Cancel").click()
    expect(doubt).to_have_count(0)
    assert ana.page.url.endswith(table)
    ana.button("Menu").click()
    ana.button("Leave the table").click()
    doubt.locator(".danger").click()
    ana.page.wait_for_url("**/")


def test_a_missed_turn_leads_to_one_polite_question(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    ana.page.evaluate(CALLS)
    offer = ana.page.locator(".banner", has_text="looking elsewhere")
    expect(offer).to_have_count(0)
    ana.page.evaluate("window.away = true")
    while offer.count() == 0:
        assert ana.until_asked(0)
        ana.swift(0, 1, most=1)
    ana.button("Yes, please").click()
    expect(offer).to_have_count(0)
    while not ana.page.evaluate("window.calls.length"):
        assert ana.until_asked(0)
        ana.swift(0, 1, most=1)
    assert ana.page.evaluate("window.calls[0]") == "Carcassonne with Mage & Witch: Your turn"


def test_who_says_no_is_not_asked_again(party: Party) -> None:
    table, (ana,) = party("carcassonne", "Ana", bots=1)
    ana.page.evaluate(CALLS)
    offer = ana.page.locator(".banner", has_text="looking elsewhere")
    ana.page.evaluate("window.away = true")
    while offer.count() == 0:
        assert ana.until_asked(0)
        ana.swift(0, 1, most=1)
    ana.button("No, thanks").click()
    for _ in range(2):
        for _ in range(4):
            assert ana.until_asked(0)
            ana.swift(0, 1, most=1)
        assert ana.until_asked(0)
        expect(offer).to_have_count(0)
        ana.sit_in_front(table, 0)  # nor after a reload
        ana.page.evaluate(CALLS)
        ana.page.evaluate("window.away = true")
    assert ana.page.evaluate("window.calls.length") == 0
