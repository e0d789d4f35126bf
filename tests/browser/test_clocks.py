"""What people see of clocks: who is slow is told, others decide, and all see who plays on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party

LATE = {
    "en": "now the others may decide to wait for you, to pause, or to let a bot take your place",
    "es": "ahora los demás pueden decidir esperarte, hacer una pausa o poner un bot en tu sitio",
}
VOTES = {
    "en": ["Wait", "Let a bot take over", "Pause"],
    "es": ["Esperar", "Que siga un bot", "Pausa"],
}
OWN = {
    "en": ("A bot is playing for you.", "Take over again"),
    "es": ("Un bot juega por ti.", "Volver a jugar yo"),
}
LINES = {
    "en": ("A bot plays for {}.", "{} plays again."),
    "es": ("Un bot juega por {}.", "{} vuelve a jugar."),
}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_who_is_slow_is_told_replaced_and_comes_back(party: Party, lang: str) -> None:
    limit = {"kind": "decision", "seconds": 1, "extra": 0}
    _, people = party("carcassonne", "Ana", "Bea", clock=limit, lang=lang)
    seat = next(seat for seat, one in enumerate(people) if one.question(seat))
    slow, other = people[seat], people[1 - seat]
    expect(slow.page.locator(".absent[role=alert]")).to_contain_text(LATE[lang])
    votes = other.page.locator(".absent.vote button")
    expect(votes).to_have_text(VOTES[lang])
    votes.nth(1).click()
    played, back = OWN[lang]
    banner = slow.page.locator(".banner", has_text=played)
    told = [line.format(slow.name) for line in LINES[lang]]
    for one in people:
        expect(one.page.locator(".log-coming")).to_have_text(told[:1])
    expect(other.page.locator(".came")).to_contain_text(told[0])
    banner.get_by_role("button", name=back).click()
    for one in people:
        expect(one.page.locator(".log-coming")).to_have_text(told)
    expect(other.page.locator(".came")).to_contain_text(told[1])
    expect(banner).to_have_count(0)


def test_alone_with_bots_no_clock_is_offered(person: Opened) -> None:
    ana = person("Ana")
    ana.goto("/")
    ana.button("Create a table").first.click()
    dialog = ana.page.locator("dialog")
    expect(dialog.get_by_label("Clock")).to_be_visible()
    dialog.get_by_label("Clock").select_option("decision")
    for seat in dialog.locator(".bots-edit select").all():
        seat.select_option("guide")
    expect(dialog.get_by_label("Clock")).to_have_count(0)
    expect(dialog.get_by_label("Time")).to_have_count(0)
    dialog.get_by_role("button", name="Create a table").click()
    ana.page.wait_for_url("**/t/*")
    table = ana.page.url.rsplit("/", 1)[1]
    assert ana.get(f"/api/tables/{table}")["clock"]["kind"] == "none"


def test_a_device_whose_seat_went_elsewhere_is_told_where(party: Party, person: Opened) -> None:
    table, (_, bea) = party("walpurgisnacht", "Ana", "Bea", bots=1)
    code = bea.post(f"/api/tables/{table}/pass", seat=1)["pass"]
    phone = person("Bea", phone=True)
    phone.post(f"/api/tables/{table}/claim", **{"pass": code})
    told = bea.page.get_by_text("Seat 2, which was yours, is on another device now.")
    expect(told).to_be_visible()
    bea.page.reload()
    expect(told).to_be_visible()
