"""Parts of the page that are fetched are drawn when they have come, whenever that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import Route, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

AHEAD = """async () => {
  const { lazy } = await import("/web/lazy.js");
  const { html, render } = await import("/web/html.js");
  const Part = lazy(async () => () => html`<b class="part">here</b>`);
  const root = document.createElement("div");
  document.body.append(root);
  render(html`<${Part} waiting="…" />`, root);
  await Part.fetch();  // before the browser has painted, and so before any effect
}"""


def test_a_part_that_comes_between_drawing_and_effect_is_drawn(person: Opened) -> None:
    ana = person("Ana")
    ana.goto("/about")
    ana.page.evaluate(AHEAD)
    expect(ana.page.locator(".part")).to_have_text("here")


def test_a_board_that_could_not_come_is_asked_for_again(person: Opened) -> None:
    ana = person("Ana")
    made = ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"})
    ana.allow("board.js")  # what the browser says of it
    missed: list[str] = []

    def at_first_there_is_no_line(route: Route) -> None:
        down = len(missed) < 2  # the game's own board, and the plain one
        if down:
            missed.append(route.request.url)
        (route.abort if down else route.continue_)()

    ana.context.route("**/board.js", at_first_there_is_no_line)
    ana.sit_in_front(made["table"], 0)
    assert len(missed) == 2
    expect(ana.page.locator(".stage .sheet [data-ref]").first).to_be_visible()
