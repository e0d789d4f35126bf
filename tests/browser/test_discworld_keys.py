"""Whole games of Discworld with the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.person import Data
from tests.browser.test_discworld_witches import GAME, sure_spaces

if TYPE_CHECKING:
    from tests.browser.conftest import Party, Person


FOCUSED = """() => {
  const one = document.activeElement;
  const box = one.getBoundingClientRect();
  return { map: Boolean(one.closest(".stage [data-ref]")), confirm: one.matches(".confirm"),
    choice: one.matches(".choices .value, .choices > .action, .choices .fold:not(.is-open)"),
    seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 };
}"""


def tab_to(one: Person, what: str, key: str = "Tab") -> None:
    for _ in range(80):
        found = one.page.evaluate(FOCUSED)
        if found[what]:
            assert found["seen"], f"a {what} out of sight has the focus"
            return
        one.page.keyboard.press(key)
    raise AssertionError(f"no {what} within 80 Tabs")


def by_keys(one: Person, question: Data, on_map: bool) -> None:
    """Tab to the board, arrows and Enter; or else Tab and Enter in the action bar."""
    about = [0, question["number"]]
    one.until("(number) => window.drawn() === number", question["number"])
    if on_map:
        used = one.page.locator(".actions[data-used]").count() > 0
        tab_to(one, "map", "Shift+Tab" if used else "Tab")
        one.page.keyboard.press("ArrowRight")
        one.page.keyboard.press("Enter")
        if not one.page.locator(".actions .choices .confirm").count():
            one.page.keyboard.press("Escape")
    for _ in range(8):
        confirm = one.page.locator(".actions .choices .confirm").count()
        tab_to(one, "confirm" if confirm else "choice")
        before = one.page.evaluate("() => window.choices()")
        one.page.keyboard.press("Enter")
        one.until(
            "([before, what]) => window.answered(what) || window.choices() !== before",
            [before, about],
        )
        if one.page.evaluate("(what) => window.answered(what)", about):
            one.until_taken(0, question["number"])
            return
    raise AssertionError("no answer after eight buttons")


@pytest.mark.deep
def test_a_whole_game_by_keys(party: Party) -> None:
    _, (ana,) = party(GAME, "Ana", bots=1)
    given = 0
    while question := ana.until_asked(0):
        on_map = bool(sure_spaces(question)) and question["key"] in ("start", "act")
        by_keys(ana, question, on_map and given % 2 == 0)
        given += 1
    ana.log_is_whole(0)
    expect(ana.page.locator(".result")).to_be_visible()
