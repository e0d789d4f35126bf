"""On a phone: fingers instead of a mouse, and no sideways scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

SIZES = [(360, 640), (390, 844)]
FINGER = 44  # pixels

TOO_WIDE = """() => {
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide <= 0) return "";
  const out = [...document.body.querySelectorAll("*")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map((each) => `${each.tagName}.${each.getAttribute("class")}`);
  return `${wide} px too wide: ${out.join(" ")}`;
}"""

TOO_SMALL = """(least) => [...document.querySelectorAll(
    ".actions button.action, .actions button.value, .tabbar button, .topbar a, .topbar button,"
    + " .page-head a.home, .page-head button, .game-actions button, .replay-buttons button")]
  .filter((each) => each.getClientRects().length)
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(([each, box]) => `${each.getAttribute("class")} ${each.ariaLabel ?? each.textContent}: `
    + `${Math.round(box.width)} x ${Math.round(box.height)}`)"""


def fits(one: Person) -> None:
    """Nothing is wider than the screen, and fingers hit what is to be hit."""
    assert one.page.evaluate(TOO_WIDE) == ""
    assert one.page.evaluate(TOO_SMALL, FINGER) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_pages_fit(person: Opened, house: House, size: tuple[int, int]) -> None:
    ana = person("Ana", phone=True, size=size, lang="es", hint=True)
    games = catalog.names()
    for path in ("/", "/about", *(f"/rules/{game}" for game in games)):
        ana.goto(path)
        ana.page.locator("h1").first.wait_for()
        ana.page.locator(".game-actions button, .prose, .rule").first.wait_for()
        fits(ana)
    waiting = ana.make("walpurgisnacht", 4)
    ana.goto(f"/t/{waiting['table']}")
    ana.page.locator(".seat-list").wait_for()
    fits(ana)
    for game in games:
        ana.goto(f"/r/{house.finished(game)}")
        ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
        fits(ana)
        ana.button("Al final").tap()
        ana.page.locator(".result").wait_for()
        fits(ana)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", catalog.names())
def test_some_turns_by_touch(party: Party, game: str, size: tuple[int, int]) -> None:
    _, (ana,) = party(game, "Ana", bots=2, phone=True, size=size, lang="es")
    for given in range(6):
        question = ana.until_asked(0)
        if question is None:  # a night can be short
            break
        fits(ana)
        if question["key"] in ("lay", "follower", "follow_wisps"):
            ana.on_board(question, 0, given * 3)
        else:
            ana.press(question["number"], 0, given)
    for tab in ana.page.locator(".tabbar button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        fits(ana)


@pytest.mark.deep
@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("carcassonne", 1),
        ("discworld_witches", 1),
        ("las_brujas", 2),
        ("new_salem", 2),
        ("walpurgisnacht", 2),
    ],
)
def test_a_whole_game_by_touch(party: Party, game: str, bots: int) -> None:
    _, (ana,) = party(game, "Ana", bots=bots, phone=True, lang="es")
    given = 0
    while question := ana.until_asked(0):
        ana.press(question["number"], 0, given)
        given += 1
        fits(ana)
    assert given > 4
    ana.log_is_whole(0)
    expect(ana.page.locator(".result")).to_be_visible()


def test_the_menu_of_a_phone_has_language_and_theme(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2, phone=True)
    ana.button("Menu").tap()
    fits(ana)
    ana.button("Español").tap()
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.button("Menú").tap()
    ana.button("Tema claro").tap()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "light")
