"""Playing on from a step of a replay, in the browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

FORK = re.compile("Play on from here|Seguir jugando desde aquí")
BEGIN = re.compile("^(Begin|Empezar)$")


def in_the_middle(ana: Person, house: House, game: str) -> tuple[str, int]:
    """In front of the replay, half-way through it."""
    table = house.finished(game)
    step = ana.get(f"/api/tables/{table}/replay")["count"] // 2
    ana.goto(f"/r/{table}#{step}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    return table, step


def asked_who_sits(ana: Person) -> Locator:
    """The dialog, with all that is in it."""
    ana.hit(ana.button(FORK))
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.wait_for()
    return dialog


@pytest.mark.parametrize(
    ("game", "how"),
    [
        ("walpurgisnacht", {"lang": "en"}),
        ("las_brujas", {"lang": "es", "phone": True, "theme": "light"}),
        ("carcassonne", {"lang": "en", "phone": True, "size": (360, 640)}),
    ],
)
def test_somebody_plays_on_and_comes_back_to_the_replay(
    person: Opened, house: House, game: str, how: dict[str, object]
) -> None:
    ana = person("Ana", **how)
    table, step = in_the_middle(ana, house, game)
    dialog = asked_who_sits(ana)
    seats = dialog.get_by_role("combobox")
    for seat in range(seats.count()):
        seats.nth(seat).select_option("me" if seat == 1 else "random")
    dialog.get_by_role("textbox").fill("Ana la segunda")
    ana.hit(dialog.get_by_role("button", name=BEGIN))
    ana.until("() => window.heard[1]?.position")
    new = ana.heard(1)["table"]
    assert new["origin"] == {"table": table, "step": step}
    assert [who["name"] for who in new["people"] if not who["bot"]] == ["Ana la segunda"]
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    ana.until_asked(1)
    ana.swift(1, 3, most=2)
    link = ana.page.locator(".banner a")
    ana.hit(link)
    expect(ana.page.locator(".replay-slider output")).to_contain_text(f"{step} /")
    ana.goto("/")
    row = ana.page.locator(".table-row", has_text=re.compile(f" {step} "))
    expect(row.first).to_be_visible()


def test_with_the_keyboard_alone(person: Opened, house: House) -> None:
    ana = person("Ana")
    in_the_middle(ana, house, "walpurgisnacht")
    ana.button(FORK).focus()
    ana.page.keyboard.press("Enter")
    ana.page.get_by_role("dialog").get_by_role("combobox").first.focus()
    ana.page.keyboard.press("Home")  # I play here
    ana.page.get_by_role("dialog").get_by_role("button", name=BEGIN).focus()
    ana.page.keyboard.press("Enter")
    ana.until("() => Object.values(window.heard ?? {}).some((each) => each.position)")


def test_nobody_plays_on_after_the_end(person: Opened, house: House) -> None:
    ana = person("Ana")
    in_the_middle(ana, house, "walpurgisnacht")
    expect(ana.button(FORK)).to_be_enabled()
    ana.button("To the end").click()
    expect(ana.button(FORK)).to_be_disabled()


def test_somebody_takes_a_seat_or_there_is_no_game(person: Opened, house: House) -> None:
    ana = person("Ana")
    in_the_middle(ana, house, "walpurgisnacht")
    dialog = asked_who_sits(ana)
    for each in dialog.get_by_role("combobox").all():
        each.select_option("guide")
    expect(dialog.get_by_role("alert")).to_have_text("Take at least one seat.")
    expect(dialog.get_by_role("button", name=BEGIN)).to_be_disabled()
