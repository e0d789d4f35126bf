"""A part of the page that is fetched ahead of time is drawn when it has come, whenever that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

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
