"""The large card view: by mouse, key and finger; for players, watchers and in replays. (With the
reason why something is not possible: see test_why.)"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Route, expect

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Party, Person

BRINGS = """
export { brought as tell };
const brought = () => import("./tell.js");
"""
# The middle of something with a ref that a finger would hit there, once the board can be touched:
# then one of its things is reached by Tab.
IN_SIGHT = """() => document.querySelector(".table [data-ref][tabindex='0']")
  && [...document.querySelectorAll(".stage .sheet [data-ref]")]
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width > 8 && box.height > 8)
  .map(([each, box]) => [each, box.x + box.width / 2, box.y + box.height / 2])
  .find(([each, x, y]) => document.elementFromPoint(x, y)?.closest("[data-ref]") === each)
  ?.slice(1)"""
# The stop of the Tab key has the focus; the board may be drawn anew meanwhile.
FOCUSED = """() => {
  const stop = document.querySelector(".stage [data-ref][tabindex='0']");
  stop?.focus();
  return stop && document.activeElement === stop;
}"""
BOARD_IS_THERE = """async () => {
  await import("/games/walpurgisnacht/ui/board.js");
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
TELL = """
export const tell = (ref, { view, me, pieces, chain, t, thing }) => ref.startsWith("slot:")
  ? { lines: [`${thing(ref)} of ${view.players.length}`, `${pieces.card.length} cards, seat ${me}`],
      source: "deduced", rules: ["WAL-12"] }
  : null;
"""


def tells(one: Person, script: str = TELL) -> None:
    """The board of Walpurgisnacht brings this script, whatever it brings otherwise."""

    def board(route: Route) -> None:
        body = re.sub(r"export const tell\b", "const told", route.fetch().text())
        route.fulfill(body=body + BRINGS, content_type="text/javascript")

    one.page.route("**/walpurgisnacht/ui/board.js", board)
    one.page.route(
        "**/walpurgisnacht/ui/tell.js",
        lambda route: route.fulfill(body=script, content_type="text/javascript"),
    )


@pytest.fixture
def ana(person: Opened) -> Person:
    one = person("Ana")
    tells(one)
    return one


def seated(one: Person) -> str:
    made = one.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"})
    one.sit_in_front(made["table"], 0)
    one.until_asked(0)
    return str(made["table"])


def view_of(one: Person) -> Locator:
    return one.page.get_by_role("dialog")


def test_a_thing_tells_what_it_is_and_where_that_is_from(ana: Person) -> None:
    table = seated(ana)
    slot = ana.page.locator('.stage [data-ref="slot:P0"]')
    slot.click(button="right")
    expect(view_of(ana)).to_contain_text("of 3")
    cards = len(ana.get(f"/api/tables/{table}/pieces")["card"])
    expect(view_of(ana)).to_contain_text(f"{cards} cards, seat 0")
    expect(view_of(ana)).to_contain_text("Deduced from what the rulebook says.")
    copy = view_of(ana).locator(".told-copy svg")
    expect(copy).to_be_visible()
    ana.until(  # it grows with the dialog
        "() => document.querySelector('.told-copy svg')?.getBoundingClientRect().height > 150"
    )
    assert view_of(ana).locator("[data-ref]").count() == 0  # nothing there can be chosen
    ana.page.keyboard.press("Escape")
    expect(view_of(ana)).to_have_count(0)
    expect(slot).to_be_focused()
    ana.page.keyboard.press("i")
    expect(view_of(ana)).to_contain_text("of 3")
    view_of(ana).locator(".rule-chip").click()
    expect(view_of(ana)).to_have_count(0)
    expect(ana.page.locator('[data-rule="WAL-12"]')).to_be_focused()


def test_what_is_drawn_anew_is_copied_anew_and_what_is_gone_is_not_looked_at(ana: Person) -> None:
    """A card that is turned down lies open nowhere, not for a moment."""
    seated(ana)
    slot = ana.page.locator('.stage [data-ref="slot:P0"]')
    slot.click(button="right")
    expect(view_of(ana).locator(".told-copy")).to_contain_text("1")
    left = slot.evaluate(
        """async (slot) => {
          slot.querySelector(".wal-tag text").textContent = "another face";
          await null;
          return document.querySelector(".told-copy").textContent;
        }"""
    )
    assert "another face" in left
    slot.evaluate("(slot) => slot.removeAttribute('data-ref')")
    expect(view_of(ana)).to_have_count(0)


def test_texts_alone_can_tell_it(person: Opened) -> None:
    """Without a script a game says `tell-card` with the facts of the piece."""
    ana = person("Ana")
    tells(ana, "export const tell = () => null;")
    ana.page.route(
        "**/api/text/en/walpurgisnacht/tell",
        lambda route: route.fulfill(body="tell-card = The card { $label }.\n"),
    )
    seated(ana)
    card = ana.page.locator('.stage [data-ref^="card:"]').first
    label = (card.get_attribute("data-ref") or "").removeprefix("card:")
    card.click(button="right")
    expect(view_of(ana)).to_contain_text(f"The card {label}.")


def test_who_watches_walks_over_the_board_and_looks(ana: Person, person: Opened) -> None:
    bea = person("Bea")
    tells(bea)
    bea.sit_in_front(seated(ana), -1)
    bea.page.locator(
        ".stage [tabindex='0'][data-ref], .players [tabindex='0'][data-ref]"
    ).first.focus()
    for key in ("ArrowDown", "ArrowLeft", "ArrowDown", "ArrowDown"):
        bea.page.keyboard.press(key)
    focused = bea.page.locator("[data-ref]:focus")
    expect(focused).to_have_count(1)
    bea.page.keyboard.press("i")
    expect(view_of(bea)).to_be_visible()
    bea.page.keyboard.press("Escape")
    expect(focused).to_have_count(1)


@pytest.mark.parametrize("game", catalog.names())
def test_a_tap_looks_where_nothing_is_to_be_chosen(
    party: Party, person: Opened, house: House, game: str
) -> None:
    """Who watches, and in a replay: every game, by a finger."""
    table, (ana,) = party(game, "Ana", bots=2)
    ana.until_asked(0)
    ana.until_last(0)  # no bot moves what is touched
    cid = person("Cid", phone=True, size=(360, 640))
    cid.sit_in_front(table, -1)
    looks_by_a_tap(cid)
    cid.goto(f"/r/{house.finished(game)}#9")
    cid.page.locator(".stage .sheet [data-ref]").first.wait_for()
    looks_by_a_tap(cid)


@pytest.mark.parametrize("game", catalog.names())
def test_enter_looks_where_nothing_is_to_be_chosen(person: Opened, house: House, game: str) -> None:
    cid = person("Cid", phone=True, size=(360, 640))
    cid.goto(f"/r/{house.finished(game)}#9")
    cid.until(FOCUSED)
    cid.page.keyboard.press("Enter")
    expect(view_of(cid)).to_be_visible()


def test_a_replay_whose_words_come_last_can_be_looked_at(person: Opened, house: House) -> None:
    cid = person("Cid", phone=True, size=(360, 640))
    held: list[Route] = []
    cid.page.route("**/api/text/en/walpurgisnacht", lambda route: held.append(route))
    with (
        cid.page.expect_request("**/api/text/en/walpurgisnacht"),
        cid.page.expect_response("**/replay?*") as frames,
    ):
        cid.goto(f"/r/{house.finished('walpurgisnacht')}#9")
    frames.value.finished()
    cid.page.evaluate(BOARD_IS_THERE)
    held[0].continue_()
    looks_by_a_tap(cid)


def test_the_board_of_a_replay_does_not_move_under_a_finger(person: Opened, house: House) -> None:
    """Its buttons come with words of their own, which may be the last to come."""
    cid = person("Cid", phone=True, size=(360, 640))
    held: list[Route] = []
    cid.page.route("**/api/text/en/-/fork", lambda route: held.append(route))
    with (
        cid.page.expect_request("**/api/text/en/-/fork"),
        cid.page.expect_response("**/replay?*") as frames,
    ):
        cid.goto(f"/r/{house.finished('walpurgisnacht')}#9")
    frames.value.finished()
    cid.page.evaluate(BOARD_IS_THERE)
    where = "() => JSON.stringify(document.querySelector('.stage')?.getBoundingClientRect() ?? 0)"
    before = cid.page.evaluate(where)
    held[0].continue_()
    cid.page.locator(".replay-fork").wait_for()
    assert before in ("0", cid.page.evaluate(where))


def looks_by_a_tap(one: Person) -> None:
    told = view_of(one).locator(".told-text p").first
    one.page.locator(".stage .sheet [data-ref]").first.wait_for()
    one.until_still()
    point = one.told(IN_SIGHT)
    one.page.touchscreen.tap(*point)
    expect(told).not_to_be_empty()
    view_of(one).get_by_role("button", name="Close").tap()
    expect(one.page.locator("dialog")).to_have_count(0)  # a tap becomes a click a moment later
    expect(view_of(one)).to_have_count(0)


def test_a_refused_tap_says_why_and_offers_a_look(ana: Person) -> None:
    seated(ana)
    ana.page.locator(".stage [data-ref]:not(.can, .can-else)").first.dispatch_event("click")
    notice = ana.page.locator(".notice.why")
    expect(view_of(ana)).to_have_count(0)
    notice.get_by_role("button", name="Look at it closely").click()
    expect(view_of(ana)).to_be_visible()
    expect(notice).to_have_count(0)


def test_replays_and_long_presses(house: House, person: Opened) -> None:
    ana = person("Ana", phone=True)
    tells(ana)
    ana.goto(f"/r/{house.finished('walpurgisnacht')}#3")
    slot = ana.page.locator('.stage [data-ref="slot:P0"]')
    slot.wait_for()
    ana.until(FOCUSED)  # it can be touched
    ana.page.clock.install()
    slot.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    ana.page.clock.run_for(499)
    expect(view_of(ana)).to_have_count(0)
    ana.page.clock.run_for(1)
    ana.page.clock.resume()
    expect(view_of(ana)).to_contain_text("seat -1")
    view_of(ana).get_by_role("button", name="Close").tap()
    expect(view_of(ana)).to_have_count(0)


def test_what_a_touch_means_is_known_where_clicks_do_not_tell(party: Party) -> None:
    """Older phones have no `pointerType` on a click: a finger beside a small thing hits it."""
    _, (ana,) = party("discworld_witches", "Ana", bots=1, phone=True)
    ana.until_asked(0)
    ana.page.locator(".stage [data-ref].can").first.evaluate(
        """(stop) => {
          stop.style.scale = "0.2"; // small, so that it can be missed
          const box = stop.getBoundingClientRect();
          const stage = stop.closest(".stage");
          const at = { clientX: box.left - 1, clientY: box.top - 1, bubbles: true };
          const finger = { ...at, pointerType: "touch", isPrimary: true };
          stage.dispatchEvent(new PointerEvent("pointerdown", finger));
          stage.dispatchEvent(new MouseEvent("click", at));
        }"""
    )
    expect(ana.page.locator(".choices .back")).to_be_visible()
