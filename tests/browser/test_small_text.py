"""No text on a phone is drawn smaller than twelve pixels, on any board and in the lobby."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import catalog
from diaries import KEY, diary

if TYPE_CHECKING:
    from playwright.sync_api import Route
    from tests.browser.conftest import Opened, Party, Person

SMALLEST = (360, 640)
OTHERS = [(390, 844), (844, 390)]


def small(one: Person) -> list[str]:
    found: list[str] = one.page.evaluate("() => window.smallTexts()")
    return found


def test_in_the_lobby(person: Opened) -> None:
    ana = person("Ana", phone=True, size=SMALLEST, lang="es")
    ana.make("carcassonne", 3)
    page = ana.goto("/")
    page.locator(".game-actions").first.wait_for()
    for at in range(8):
        page.evaluate("(at) => scrollTo(0, at * innerHeight)", at)
        assert small(ana) == []


@pytest.mark.parametrize("size", [SMALLEST, *OTHERS])
def test_in_my_games(person: Opened, size: tuple[int, int]) -> None:
    ana = person("Ana", phone=True, size=size, lang="es")
    page = ana.goto("/about")
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, json.dumps(diary())])
    page.goto("/me")
    page.locator(".me-strengths li").nth(4).wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") == size[0]
    for at in range(page.evaluate("() => document.body.scrollHeight / innerHeight | 0")):
        page.evaluate("(at) => scrollTo(0, at * innerHeight)", at)
        assert small(ana) == []


@pytest.mark.deep
@pytest.mark.parametrize("size", OTHERS)
@pytest.mark.parametrize("game", catalog.names())
def test_on_the_boards(party: Party, game: str, size: tuple[int, int]) -> None:
    """On the smallest phone: test_phone.py, where answers are looked at as well."""
    _, (ana,) = party(game, "Ana", bots=3, kind="guide", phone=True, size=size, lang="es")
    found: dict[str, Any] = {}
    for given in range(6):
        if ana.until_asked(0) is None:
            break
        found |= dict(each.split(": ", 1) for each in small(ana))
        ana.swift(0, given, most=1)
    assert found == {}


# The same of every picture that is painted in the beginning, not only of those that last.
PAINTED = """(() => {
  window.painted = { pictures: 0, small: [], scales: [] };
  const look = () => {
    const map = document.querySelector(".stage .sheet svg");
    if (map) {
      window.painted.pictures += 1;
      window.painted.small.push(...window.smallTexts().filter((each) => each.startsWith("text")));
      window.painted.scales.push(map.getBoundingClientRect().width);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""


def test_from_the_first_picture_on(person: Opened) -> None:
    """Nobody sees the whole map with its names before it comes near."""
    ana = person("Ana", phone=True, size=SMALLEST, lang="es")
    made = ana.make("discworld_witches", 2, bots={"1": "random"})
    ana.context.add_init_script(PAINTED)
    ana.sit_in_front(made["table"], 0)
    ana.until("() => window.painted.pictures > 9")
    assert ana.page.evaluate("() => [...new Set(window.painted.small)]") == []
    assert len(set(ana.page.evaluate("() => window.painted.scales"))) == 1


# All that is needed to draw the map is here, and there was time to do so.
EVERYTHING_ELSE = """async () => {
  await Promise.all([import("/games/discworld_witches/ui/board.js"), import("/web/kit/pan.js")]);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""


def test_a_board_is_not_drawn_without_its_style(person: Opened) -> None:
    """Its letters and its places would be as small as they come."""
    ana = person("Ana", phone=True, size=SMALLEST, lang="es")
    made = ana.make("discworld_witches", 2, bots={"1": "random"})
    held: list[Route] = []
    ana.page.route("**/ui/board.css", lambda route: held.append(route))
    ana.goto(f"/t/{made['table']}")
    ana.until("() => window.heard[0]?.position")
    while not held:  # its style has been asked for
        ana.page.evaluate("() => new Promise(requestAnimationFrame)")
    ana.page.evaluate(EVERYTHING_ELSE)
    expect(ana.page.locator(".stage .loading")).to_have_count(1)
    assert ana.page.locator(".stage .sheet").count() == 0
    held[0].continue_()
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    assert small(ana) == []
