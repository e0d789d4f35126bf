"""A slow game as people see it: made with days, shown in days, and holidays that everybody sees."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party

DAY = 24 * 3600
SLOW = {"kind": "decision", "seconds": 2 * DAY, "extra": 0, "holidays": 14}
MAKE = {
    "es": ("Crear una mesa", "Reloj", "Tiempo", "Vacaciones de cada cual", "3 días por decisión"),
    "en": ("Create a table", "Clock", "Time", "Holidays for each person", "3 days for each"),
}
# The menu, its item, how many days, the button; what oneself, the others and the list are told.
TAKE = {
    "es": ("Menú", "Vacaciones", "Cuántos días", "Irme de vacaciones", "Ya he vuelto"),
    "en": ("Menu", "Holidays", "How many days", "Go on holiday", "I am back"),
}
TOLD = {
    "es": ("Estás de vacaciones hasta el", "{} está de vacaciones hasta el", "de vacaciones hasta"),
    "en": ("You are on holiday until", "{} is on holiday until", "on holiday until"),
}
SPARE = {"es": "Te quedan 13 días", "en": "You have 13 days"}
# For a minute it is two days; a slow machine may need longer than that.
LEFT = {"es": r"2\sd|1\sd 23\sh", "en": r"2\sdays|1\sday 23\shr"}
LISTED = {"es": rf"te toca, quedan ({LEFT['es']})", "en": rf"your turn, ({LEFT['en']}) left"}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_table_is_made_with_days(person: Opened, lang: str, phone: bool) -> None:
    create, clock, time, holidays, told = MAKE[lang]
    ana = person("Ana", lang=lang, phone=phone)
    ana.goto("/")
    ana.button(create).first.click()
    dialog = ana.page.locator("dialog")

    def field(name: str) -> Locator:
        named = ana.page.get_by_text(name, exact=True)
        return dialog.locator("label", has=named).locator("select")

    field(clock).select_option("slow")
    field(time).select_option(str(3 * DAY))
    expect(field(holidays)).to_have_value("14")
    field(holidays).select_option("7")
    assert ana.serious() == []
    dialog.get_by_role("button", name=create).click()
    ana.page.wait_for_url("**/t/*")
    expect(ana.page.locator(".settings")).to_contain_text(re.compile(told.replace(" ", r"\s")))
    table = ana.page.url.rsplit("/", 1)[1]
    made = ana.get(f"/api/tables/{table}")["clock"]
    assert (made["kind"], made["seconds"], made["holidays"]) == ("decision", 3 * DAY, 7)
    ana.goto("/")
    row = ana.page.locator(".table-row").first
    expect(row).to_contain_text(re.compile(told.replace(" ", r"\s")))


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("phone", [False, True])
def test_holidays_are_taken_and_seen_by_all(party: Party, lang: str, phone: bool) -> None:
    _, people = party("carcassonne", "Ana", "Bea", clock=SLOW, lang=lang, phone=phone)
    seat = next(seat for seat, one in enumerate(people) if one.question(seat))
    own, other = people[seat], people[1 - seat]
    menu, item, days, take, back = TAKE[lang]
    mine, others, listed = TOLD[lang]
    time = own.page.locator(".topbar .grace, .status .grace").first
    expect(time).to_contain_text(re.compile(LEFT[lang]))
    own.hit(own.button(menu))
    own.hit(own.page.locator(".menu").get_by_role("button", name=item))
    dialog = own.page.locator("dialog")
    dialog.get_by_label(days).select_option("2")
    assert own.serious() == []
    own.hit(dialog.get_by_role("button", name=take))
    expect(dialog).to_have_count(0)
    banner = own.page.locator(".banner.holiday")
    expect(banner).to_contain_text(mine)
    expect(other.page.locator(".banner.holiday")).to_contain_text(others.format(own.name))
    for one in people:
        expect(one.page.locator(".players")).to_contain_text(listed)
        assert one.serious() == []
    own.page.reload()  # it is kept
    expect(banner).to_contain_text(mine)
    own.hit(banner.get_by_role("button", name=back))
    for one in people:
        expect(one.page.locator(".banner.holiday")).to_have_count(0)
    own.hit(own.button(menu))
    own.hit(own.page.locator(".menu").get_by_role("button", name=item))
    expect(dialog).to_contain_text(SPARE[lang])
    own.goto("/")
    expect(own.page.locator(".table-row").first).to_contain_text(re.compile(LISTED[lang]))
