"""On a phone, upright and held sideways: fingers instead of a mouse, and no sideways scrolling."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

Size = tuple[int, int]
UPRIGHT: list[Size] = [(360, 640), (390, 844)]
SIDEWAYS: list[Size] = [(740, 360), (844, 390)]
SMALLEST = UPRIGHT[0]  # what fits there fits on larger ones: those are for the long lane
FINGER = 44  # pixels
LONG_STEP = 40  # of a replay: what is told of it takes some lines
MOST_OF_IT = 0.6  # of a low screen's height that is left to what is drawn in the board's window
WHOLE = {"walpurgisnacht": ".wal-mountain"}  # pictures that are in sight without scrolling

# `innerWidth` grows with a page that is too wide: a phone shows all of it, smaller.
TOO_WIDE = """() => {
  const wide = document.scrollingElement.scrollWidth - screen.width;
  if (wide <= 0) return "";
  const out = [...document.body.querySelectorAll("*")]
    .filter((each) => each.getBoundingClientRect().right > screen.width + 1)
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

# A phone held sideways: is the board as high as the screen, and are the question and the answers
# beside it and in sight, with nothing to be scrolled but the answers themselves?
BESIDE = """([least, whole]) => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const [stage, drawn] = [box(".stage"), box(".stage .frame")];
  const wrong = [];
  if (document.scrollingElement.scrollHeight > innerHeight) wrong.push("the page scrolls");
  if (stage.height < innerHeight) wrong.push(`the board has ${stage.height} of ${innerHeight}`);
  if (drawn.height < least * innerHeight) wrong.push(`little is drawn: ${drawn.height}`);
  for (const what of [".table .status", ".table :is(.actions, .replay-bar)"]) {
    const { left, right, top, bottom, height } = box(what);
    if (left < stage.right - 1 || right > innerWidth) wrong.push(`${what} is not beside the board`);
    if (top < 0 || bottom > innerHeight) wrong.push(`${what} is not in sight`);
    if (what !== ".table .status" && height < innerHeight / 3) wrong.push(`${what} has no room`);
  }
  const bar = ".table :is(.actions, .replay-bar)";
  if (box(".table .status").bottom > box(bar).top + 1) wrong.push("the status lies on the bar");
  const out = [...document.querySelectorAll(`:is(${bar}) button`)]
    .filter((each) => each.getClientRects().length && !each.closest(".long.is-open"))
    .filter((each) => each.getBoundingClientRect().left < stage.right - 1);
  wrong.push(...out.map((each) => `${each.textContent} lies on the board`));
  const picture = whole && box(whole);
  if (picture && picture.top < drawn.top) wrong.push(`${whole} is cut at the top`);
  if (picture && picture.bottom > drawn.bottom) wrong.push(`${whole} is cut at the foot`);
  return wrong;
}"""


def fits(one: Person) -> None:
    """Nothing is wider than the screen, and fingers hit what is to be hit."""
    assert one.page.evaluate(TOO_WIDE) == ""
    assert one.page.evaluate(TOO_SMALL, FINGER) == []


def lies_beside(one: Person, game: str) -> None:
    """Held sideways, the board has the height, and what is asked or shown lies beside it."""
    assert one.page.evaluate(BESIDE, [MOST_OF_IT, WHOLE.get(game)]) == []


@pytest.mark.parametrize(
    "size",
    [
        pytest.param(size, marks=() if size == SMALLEST else pytest.mark.deep)
        for size in UPRIGHT + SIDEWAYS
    ],
    ids=str,
)
def test_pages_fit(person: Opened, house: House, size: Size) -> None:
    ana = person("Ana", phone=True, size=size, lang="es", hint=True)
    games = catalog.names()
    for path in (
        "/",
        "/about",
        "/bots",
        "/devices",
        "/groups",
        *(f"/rules/{game}" for game in games),
    ):
        ana.goto(path)
        ana.page.locator("h1").first.wait_for()
        ana.page.locator(
            ".game-actions button, .prose, .rule, .devices-ways, .group-new"
        ).first.wait_for()
        fits(ana)
    waiting = ana.make("walpurgisnacht", 4)
    ana.goto(f"/t/{waiting['table']}")
    ana.page.locator(".seat-list").wait_for()
    fits(ana)
    for game in games:
        ana.goto(f"/r/{house.finished(game)}#{LONG_STEP}")
        ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
        fits(ana)
        if size in SIDEWAYS:
            lies_beside(ana, game)
        ana.button("Al final").tap()
        ana.page.locator(".result").wait_for()
        fits(ana)


@pytest.mark.parametrize(
    "size", [SMALLEST, pytest.param(UPRIGHT[1], marks=pytest.mark.deep)], ids=str
)
@pytest.mark.parametrize("game", catalog.names())
def test_some_turns_by_touch(party: Party, game: str, size: Size) -> None:
    some_turns(party, game, size)


@pytest.mark.parametrize("size", SIDEWAYS, ids=str)
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game == "discworld_witches" else pytest.mark.deep)
        for game in catalog.names()
    ],
)
def test_some_turns_by_touch_sideways(party: Party, game: str, size: Size) -> None:
    some_turns(party, game, size)


def some_turns(party: Party, game: str, size: Size) -> None:
    """The first answers of a game, and a look behind every tab."""
    _, (ana,) = party(game, "Ana", bots=2, phone=True, size=size, lang="es")
    for given in range(6):
        question = ana.until_asked(0)
        if question is None:  # a night can be short
            break
        ana.until_still()
        fits(ana)
        if size in SIDEWAYS:
            lies_beside(ana, game)
        if question["key"] in ("lay", "follower", "follow_wisps"):
            ana.on_board(question, 0, given * 3)
        else:
            ana.press(question["number"], 0, given)
    for tab in ana.page.locator(".tabbar button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        fits(ana)


@pytest.mark.deep
@pytest.mark.parametrize("size", [*UPRIGHT, SIDEWAYS[0]], ids=str)
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
def test_a_whole_game_by_touch(party: Party, game: str, bots: int, size: Size) -> None:
    _, (ana,) = party(game, "Ana", bots=bots, phone=True, size=size, lang="es")
    given = 0
    while question := ana.until_asked(0):
        if size in SIDEWAYS:
            lies_beside(ana, game)
        ana.press(question["number"], 0, given)
        given += 1
        fits(ana)
    assert given > 4
    ana.log_is_whole(0)
    expect(ana.page.locator(".result")).to_be_visible()


# On the first visit, held sideways: something that answers lies in sight and free, and so does all
# that is one's own; nothing lies on anything else.
COVERED = """() => {
  const tray = document.querySelector(".tray").getBoundingClientRect();
  const free = (thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    const inside = top >= tray.top && bottom <= Math.min(tray.bottom, innerHeight)
      && left >= tray.left && right <= innerWidth;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && Boolean(found) && (thing.contains(found) || found.contains(thing));
  };
  const answers = [...document.querySelectorAll(".choices button")].filter(free);
  const own = [...document.querySelectorAll(".tray > .own > :not(.hidden)")]
    .filter((each) => !free(each));
  return [answers.length ? [] : ["no answer is in sight"],
    own.map((each) => `covered: ${each.getAttribute("class")}`)].flat();
}"""


@pytest.mark.parametrize("lang", ["es", pytest.param("en", marks=pytest.mark.deep)])
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game == "carcassonne" else pytest.mark.deep)
        for game in catalog.names()
    ],
)
def test_the_first_hint_leaves_room_sideways(party: Party, game: str, lang: str) -> None:
    _, (ana,) = party(
        game, "Ana", bots=3, phone=True, size=SIDEWAYS[0], lang=lang, hint=True, kind="guide"
    )
    assert ana.until_asked(0)
    expect(ana.page.locator(".first-hint")).to_be_visible()
    ana.until_still()
    fits(ana)
    assert ana.page.evaluate(COVERED) == []


def test_the_menu_of_a_phone_has_language_and_theme(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2, phone=True)
    ana.button("Menu").tap()
    fits(ana)
    ana.button("Español").tap()
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.button("Tema claro").tap()  # the menu stays open
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "light")


# In the bar of answers: words that do not fit their button or are broken in the middle, what is cut
# off, and a last row with but one of undo, “why can't I?” and the coach in it.
UNTIDY = """() => {
  const bar = document.querySelector(".actions").getBoundingClientRect();
  const seen = [...document.querySelectorAll(".actions button")]
    .filter((each) => each.getClientRects().length && !each.closest(".long.is-open"))
    .map((each) => [each, each.getBoundingClientRect()]);
  const cut = seen.filter(([, box]) => box.bottom > bar.bottom + 1 || box.right > bar.right + 1)
    .map(([each]) => `cut: ${each.ariaLabel ?? each.textContent}`);
  const low = Math.max(...seen.map(([, box]) => box.bottom));
  const last = seen.filter(([, box]) => box.bottom > low - 20).map(([each]) => each);
  const alone = last.length === 1 && seen.length > 1
    && last[0].matches(".undo, .why-toggle, .advise");
  const wrong = seen.filter(([each]) => each.scrollWidth > each.clientWidth + 1)
    .map(([each]) => `too wide for its button: ${each.textContent}`);
  if (alone) wrong.push(`${last[0].ariaLabel} has a row for itself`);
  const range = document.createRange();
  for (const [button] of seen) {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) wrong.push(`“${word}” is broken: ${button.textContent}`);
      }
    }
  }
  return [wrong, cut];
}"""
# All that belongs to the bar of this question has come, also what is fetched when it is first
# needed.
COMPLETE = """([seat, number]) => {
  const { question } = window.heard[seat].position;
  const there = (what) => Boolean(document.querySelector(`.actions ${what}`));
  return question?.number !== number || (window.drawn() === number
    && there(".choices button") && (!question.advice || there(".advise"))
    && (!question.occasion || there(".keep"))
    && (question.occasion || !question.asides.length || there(".aside")));
}"""


@pytest.mark.parametrize("size", [SMALLEST, pytest.param(SIDEWAYS[1], marks=pytest.mark.deep)])
@pytest.mark.parametrize("game", catalog.names())
def test_the_answers_lie_in_full_rows(party: Party, game: str, size: Size) -> None:
    """Also while something is picked. Where many cards may be played at once, and beside the board,
    the bar may be scrolled. And no text is smaller than twelve pixels meanwhile."""
    _, (ana,) = party(game, "Ana", bots=3, kind="guide", phone=True, size=size, lang="es")
    scrolls = size != SMALLEST or game == "las_brujas"
    untidy: dict[str, list[str]] = {}

    def look(when: str) -> None:
        wrong, cut = ana.page.evaluate(UNTIDY)
        untidy[when] = wrong + ([] if scrolls else cut)
        untidy[when] += ana.page.evaluate("() => window.smallTexts()")

    for given in range(12):
        if ana.until_asked(0) is None:
            break
        ana.rest(0)
        question = ana.question(0)
        if question is None:  # others have closed it
            continue
        ana.until(COMPLETE, [0, question["number"]])
        ana.until_still()
        look(question["key"])
        things = ana.page.locator(".stage [data-ref].can, .own [data-ref].can")
        if things.count():
            things.last.dispatch_event("click")
            look(f"{question['key']}, picked")
            ana.page.keyboard.press("Escape")
        ana.swift(0, given, most=1)
    assert {when: wrong for when, wrong in untidy.items() if wrong} == {}
