"""The keys of a replay are told, and those of the log, the board and the browser stay theirs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

STEP = ".replay-slider output"


def in_a_replay(person: Opened, house: House, lang: str = "en") -> Person:
    """At its third step."""
    ana = person("Ana", lang=lang)
    ana.goto(f"/r/{house.finished('carcassonne')}#3")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    expect(ana.page.locator(STEP)).to_have_text(re.compile("^3 /"))
    return ana


@pytest.mark.parametrize(
    ("lang", "keys", "home"), [("en", "Keys", "Home"), ("es", "Teclas", "Inicio")]
)
def test_the_keys_of_a_replay_are_told(
    person: Opened, house: House, lang: str, keys: str, home: str
) -> None:
    ana = in_a_replay(person, house, lang)
    ana.page.keyboard.press("?")
    told = ana.page.get_by_role("dialog", name=keys)
    expect(told.locator("kbd", has_text=home).first).to_be_visible()
    expect(told.locator("kbd").get_by_text("R", exact=True)).to_have_count(0)  # nothing is turned
    assert "web-keys" not in told.inner_text()
    ana.page.keyboard.press("ArrowRight")  # whoever reads does not step on
    ana.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(ana.page.locator(STEP)).to_have_text(re.compile("^3 /"))
    for key, step in (("ArrowRight", "^4 /"), ("Home", "^0 /"), ("End", r"^(\d+) / \1$")):
        ana.page.keyboard.press(key)
        expect(ana.page.locator(STEP)).to_have_text(re.compile(step))


def test_a_replay_has_ways_past_the_rest_and_leaves_others_their_keys(
    person: Opened, house: House
) -> None:
    ana = in_a_replay(person, house)
    for number, where in enumerate((".stage", ".play-button", ".log")):
        ana.page.locator(".skip").nth(number).focus()
        ana.page.keyboard.press("Enter")
        ana.until("(where) => document.activeElement.closest(where)", where)
    for key in ("Home", "End", "Control+End", "Alt+ArrowRight"):  # of the log, and of the browser
        ana.page.keyboard.press(key)
    ana.until("() => document.activeElement.matches('.log li:last-child')")
    expect(ana.page.locator(STEP)).to_have_text(re.compile("^3 /"))


def test_who_makes_the_page_larger_does_not_move_the_board(person: Opened, house: House) -> None:
    ana = in_a_replay(person, house)
    frame = ana.page.locator(".frame")
    frame.focus()
    where = "() => document.querySelector('.sheet').getBoundingClientRect().width"
    before = ana.page.evaluate(where)
    for key in ("Control+=", "Control+-", "Control+0"):
        assert frame.evaluate(
            """(frame, key) => frame.dispatchEvent(new KeyboardEvent("keydown",
              { key, ctrlKey: true, bubbles: true, cancelable: true }))""",
            key[-1],
        ), f"{key} was taken from the browser"
    assert ana.page.evaluate(where) == before
    ana.page.keyboard.press("+")
    ana.until(f"(before) => ({where})() > before", before)
