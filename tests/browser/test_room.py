"""How much room the answers take: what has none is folded, and the board keeps its own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import Party, Person

GAME = "discworld_witches"
SMALLEST, TABLET = (360, 640), (1024, 768)
HALF, FIFTH = 0.5, 0.2  # of the height
ENOUGH = 25  # own answers after which a bar has had its longest lists

# Drawn for good, with its letters: what is measured and folded needs a moment of its own.
SETTLED = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
# What can be pressed has come: a list of everything is fetched when it is first needed.
OFFERED = "() => Object.values(window.bar()).some(Boolean)"
# So has all that gives the map of Lancre its room: the hand, which is fetched, and its style.
DRESSED = """() => Boolean(document.querySelector(".lan-hand")
  && document.querySelector("link[href$='/ui/later.css']")?.sheet)"""
HIGH = """(most) => [...document.querySelectorAll(".choices button")]
  .filter((each) => each.getBoundingClientRect().height > most).map((each) => each.innerText)"""
PART = "(what) => document.querySelector(what).getBoundingClientRect().height / innerHeight"
# What does not fit is folded, and not scrolled out of sight.
HIDDEN = """() => {
  const bar = document.querySelector(".actions");
  return bar.scrollHeight - bar.clientHeight;
}"""
SMALL = """(least) => [...document.querySelectorAll("body *")]
  .filter((each) => each.getClientRects().length
    && parseFloat(getComputedStyle(each).fontSize) < least
    && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((each) => `${each.getAttribute("class")}: ${each.textContent.trim()}`)"""


def part(one: Person, what: str) -> float:
    one.page.evaluate(SETTLED)
    return float(one.page.evaluate(PART, what))


@pytest.mark.parametrize(
    ("lang", "bots"),
    [
        ("es", 0),
        pytest.param("en", 0, marks=pytest.mark.deep),
        pytest.param("es", 3, marks=pytest.mark.deep),
    ],
)
def test_lancre_keeps_half_of_the_smallest_phone(party: Party, lang: str, bots: int) -> None:
    _, (ana,) = party(GAME, "Ana", bots=bots, kind="guide", phone=True, size=SMALLEST, lang=lang)
    given, folded = 0, 0
    while question := ana.until_asked(0):
        ana.until(OFFERED)
        if question["key"] != "choose":  # then nobody is on the map yet
            ana.until(DRESSED)
            ana.until(OFFERED)
            assert part(ana, ".stage .frame") >= HALF, question
            assert ana.page.evaluate(HIDDEN) <= 1, question
            assert ana.page.evaluate(SMALL, 12) == []
            if question["key"] == "first_pair":  # then a full hand leaves no room for three lines
                assert ana.page.evaluate(HIGH, 50) == []
        folded += ana.page.locator(".choices .all").count()
        given += ana.swift(0, given * 5 + 1, most=1)
    assert folded > 3


def test_what_is_folded_on_a_phone_lies_in_a_sheet(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana", bots=1, kind="guide", phone=True, size=SMALLEST)
    given = 0
    while question := ana.until_asked(0):
        ana.until(OFFERED)
        if ana.page.locator(".choices .all").count():
            break
        given += ana.swift(0, given * 5 + 1, most=1)
        ana.page.evaluate(SETTLED)
    assert question is not None
    options = ana.button("Options")
    ana.hit(options)
    expect(options).to_have_attribute("aria-expanded", "true")
    sheet = ana.page.get_by_role("group", name="What you can do")
    kinds = {option["verb"] for option in question["options"]}
    expect(sheet.locator(".values").locator(".value, .fold")).to_have_count(len(kinds))
    ana.page.keyboard.press("Escape")
    expect(options).to_have_attribute("aria-expanded", "false")
    assert ana.question(0) == question
    ana.press(question["number"], 0, 1)


def test_what_comes_late_into_a_full_bar_folds_it(party: Party) -> None:
    """What may be said and the coach are fetched after the answers: on a page that is opened in the
    middle of a game, too, nothing is scrolled out of sight."""
    table, (ana,) = party("las_brujas", "Ana", bots=6, kind="guide", phone=True, size=SMALLEST)
    while (question := ana.until_asked(0)) and question["key"] != "act":
        ana.swift(0, most=1)
    held: list[Route] = []
    ana.page.route(re.compile("/web/(asides|advice).js"), lambda route: held.append(route))
    ana.sit_in_front(table, 0)
    ana.page.locator(".choices .fold").first.wait_for()
    while len(held) < 2:
        ana.page.evaluate(SETTLED)
    for route in held:
        route.continue_()
    for late in (".advise", ".aside"):
        ana.page.locator(late).first.wait_for()
    ana.page.evaluate(SETTLED)
    assert ana.page.evaluate(HIDDEN) <= 1


def test_a_bar_that_gets_less_room_folds(party: Party) -> None:
    """How high it may be is said by a style that comes after the answers, where a page is opened in
    the middle of a game."""
    table, (ana,) = party(GAME, "Ana", bots=1, kind="guide", phone=True, size=SMALLEST, lang="es")
    given = 0
    while ana.until_asked(0):
        ana.page.evaluate(SETTLED)
        if ana.page.locator(".choices .all").count():
            break
        given += ana.swift(0, given * 5 + 1, most=1)
    held: list[Route] = []
    ana.page.route("**/ui/later.css", lambda route: held.append(route))
    ana.goto(f"/t/{table}")
    ana.until(OFFERED)
    ana.page.locator(".advise").wait_for()
    while not held:
        ana.page.evaluate(SETTLED)
    held[0].continue_()
    ana.page.locator(".choices .all").wait_for()
    ana.page.evaluate(SETTLED)
    assert ana.page.evaluate(HIDDEN) <= 1


@pytest.mark.parametrize(
    "game", [pytest.param(x, marks=() if x == GAME else pytest.mark.deep) for x in catalog.names()]
)
def test_the_bar_is_at_most_a_fifth_of_a_desktop(party: Party, game: str) -> None:
    bots = 6 if game == "las_brujas" else 3
    _, (ana,) = party(game, "Ana", bots=bots, kind="guide", lang="es")
    given = 0
    while given < ENOUGH and ana.until_asked(0):
        ana.rest(0)
        ana.page.evaluate(SETTLED)
        assert part(ana, ".actions") <= FIFTH + 0.001
        assert ana.page.evaluate(HIDDEN) <= 1, "a row of it is cut off"
        given += ana.swift(0, given * 5 + 1, most=1)


# Tools that lie out of sight, below or above what is seen of the bar; and whether there are answers
# that no scrolling shows, because they lie above where the bar begins.
OUT_OF_SIGHT = """() => {
  const bar = document.querySelector(".actions");
  bar.scrollTop = 0;
  const edge = bar.getBoundingClientRect();
  const tools = [...bar.querySelectorAll(".bar-tools button")]
    .filter((each) => each.getClientRects().length)
    .filter((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top < edge.top - 1 || bottom > edge.bottom + 1;
    }).map((each) => each.ariaLabel ?? each.textContent);
  const first = Math.min(...[...bar.querySelectorAll(".choices button")]
    .map((each) => each.getBoundingClientRect().top));
  return [...tools, ...(first < edge.top ? ["the first answer"] : [])];
}"""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(x, marks=() if x == "walpurgisnacht" else pytest.mark.deep)
        for x in catalog.names()
    ],
)
def test_the_tools_of_a_tablet_are_in_sight(party: Party, game: str) -> None:
    """However many answers there are beside them; and so are those."""
    bots = 6 if game == "las_brujas" else 3
    _, (ana,) = party(game, "Ana", bots=bots, kind="guide", lang="es", size=TABLET)
    given = 0
    while given < ENOUGH and ana.until_asked(0):
        ana.rest(0)
        ana.page.evaluate(SETTLED)
        assert ana.page.evaluate(OUT_OF_SIGHT) == []
        if game != "las_brujas":  # where many cards may be played at once, the answers are scrolled
            assert ana.page.evaluate(HIDDEN) <= 1, "a row of it is cut off"
        given += ana.swift(0, given * 5 + 1, most=1)
