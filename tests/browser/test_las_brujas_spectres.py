"""The burnt go on as spectres."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.browser.test_las_brujas import (
    TABLES,
    burnt_somewhere,
    option,
    sides_are_shown,
    until_stage,
    view,
)

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person


def by_keys(one: Person, number: int) -> None:
    """Answer with Tab and Enter alone."""
    inside = "() => document.activeElement.closest('.choices') !== null"
    for _ in range(8):
        for _ in range(60):
            if one.page.evaluate(inside):
                break
            one.page.keyboard.press("Tab")
        confirm = one.page.locator(".choices .confirm")
        if confirm.count():
            while not one.page.evaluate("() => document.activeElement.matches('.confirm')"):
                one.page.keyboard.press("Tab")
        before = one.page.evaluate("() => window.choices()")
        one.page.keyboard.press("Enter")
        one.until(
            "([before, what]) => window.answered(what) || window.choices() !== before",
            [before, [0, number]],
        )
        if one.page.evaluate("(what) => window.answered(what)", [0, number]):
            one.until_taken(0, number)
            return
    raise AssertionError("no answer after eight buttons")


@pytest.mark.deep
@pytest.mark.parametrize("how", ["fingers", "keys"])
def test_a_spectre_plays_on_to_the_end(person: Opened, how: str) -> None:
    ana = person("Ana", phone=how == "fingers")
    answered = 0
    for _ in range(TABLES):
        if not burnt_somewhere(ana):
            continue
        while question := ana.until_asked(0):
            if how == "keys":
                by_keys(ana, question["number"])
            else:
                ana.press(question["number"], 0, answered)
            answered += 1
        ana.log_is_whole(0)
        sides_are_shown(ana, 0)
        if answered >= 3:
            return
    raise AssertionError("Ana was never burnt, or all was over then")


@pytest.mark.deep
def test_a_spectre_haunts_by_touching_a_card_and_somebody(person: Opened) -> None:
    ana = person("Ana")
    for _ in range(3 * TABLES):  # many games are over before it is the spectre's turn
        if not burnt_somewhere(ana):
            continue
        while question := until_stage(ana, "haunt"):
            place = option(question, "haunt")
            if place is None:
                ana.swift(0, question["number"], most=1)
                continue
            played = ana.on_board(question, 0, place)
            ana.until("(n) => window.heard[0].position.question?.number !== n", question["number"])
            assert "haunted" in [each["key"] for each in ana.heard(0)["events"]]
            assert played["args"]["card"][1] not in view(ana)["players"][0]["cards"]
            return
    raise AssertionError("Ana was never burnt in time to haunt anybody")
