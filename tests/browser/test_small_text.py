"""No text on a phone is drawn smaller than twelve pixels, on any board and in the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from playwright.sync_api import Route
    from tests.browser.conftest import Opened, Party, Person

SMALLEST = (360, 640)
OTHERS = [(390, 844), (844, 390)]
# Every text in sight with the size of its letters on the screen, whatever scales it.
SMALL = """() => {
  const found = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || element.closest("title, script, noscript, .hidden, option")) continue;
    range.selectNodeContents(text);
    const { width, height, left, top } = range.getBoundingClientRect();
    const inside = width > 1 && height > 1 && left < innerWidth && top < innerHeight
      && left + width > 0 && top + height > 0;
    if (!element.getClientRects().length) continue; // it is not drawn
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (!inside || !element.checkVisibility(shown)) continue;
    const drawn = element.closest("svg text");
    const box = drawn?.getBBox();
    const seen = (drawn ?? element).getBoundingClientRect();
    const scale = box ? (box.height ? seen.height / box.height : 1)
      : element.offsetHeight ? seen.height / element.offsetHeight : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size > 11.95) continue;
    const around = element.closest("[class]:not(text, tspan)")?.getAttribute("class");
    const own = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    const where = `${own} in ${around}`;
    found[where] = `${size.toFixed(1)} px: ${text.data.trim().slice(0, 30)}`;
  }
  return Object.entries(found).map(([where, what]) => `${where}: ${what}`).sort();
}"""


def small(one: Person) -> list[str]:
    found: list[str] = one.page.evaluate(SMALL)
    return found


def test_in_the_lobby(person: Opened) -> None:
    ana = person("Ana", phone=True, size=SMALLEST, lang="es")
    ana.make("carcassonne", 3)
    page = ana.goto("/")
    page.locator(".game-actions").first.wait_for()
    for at in range(8):
        page.evaluate("(at) => scrollTo(0, at * innerHeight)", at)
        assert small(ana) == []


SIZES = [SMALLEST, *(pytest.param(size, marks=pytest.mark.deep) for size in OTHERS)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", catalog.names())
def test_on_the_boards(party: Party, game: str, size: tuple[int, int]) -> None:
    _, (ana,) = party(game, "Ana", bots=3, kind="guide", phone=True, size=size, lang="es")
    found: dict[str, Any] = {}
    for given in range(6):
        if ana.until_asked(0) is None:
            break
        found |= dict(each.split(": ", 1) for each in small(ana))
        ana.swift(0, given, most=1)
    assert found == {}


# The same of every picture that is painted in the beginning, not only of those that last.
PAINTED = f"""(() => {{
  const small = {SMALL};
  window.painted = {{ pictures: 0, small: [], scales: [] }};
  const look = () => {{
    const map = document.querySelector(".stage .sheet svg");
    if (map) {{
      window.painted.pictures += 1;
      window.painted.small.push(...small().filter((each) => each.startsWith("text")));
      window.painted.scales.push(map.getBoundingClientRect().width);
    }}
    requestAnimationFrame(look);
  }};
  requestAnimationFrame(look);
}})()"""


def test_from_the_first_picture_on(person: Opened) -> None:
    """Nobody sees the whole map with its names before it comes near."""
    ana = person("Ana", phone=True, size=SMALLEST, lang="es", reduced_motion="reduce")
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
    ana = person("Ana", phone=True, size=SMALLEST, lang="es", reduced_motion="reduce")
    made = ana.make("discworld_witches", 2, bots={"1": "random"})
    held: list[Route] = []
    ana.page.route("**/ui/board.css", lambda route: held.append(route))
    ana.goto(f"/t/{made['table']}")
    ana.until("() => window.heard[0]?.position")
    ana.page.evaluate(EVERYTHING_ELSE)
    expect(ana.page.locator(".stage .loading")).to_have_count(1)
    assert ana.page.locator(".stage .sheet").count() == 0
    held[0].continue_()
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    assert small(ana) == []
