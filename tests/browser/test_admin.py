"""The page of the host of the server, and what people see of what is done there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person


def host_of(person: Opened, house: House, **settings: str) -> Person:
    """Somebody who has the token, in front of the list."""
    host = person("Host", house=house, **settings)
    host.goto("/admin")
    host.page.get_by_label("Token").fill("wrong")
    host.allow("403")
    host.button("Open").click()
    expect(host.page.get_by_text("That token is not valid")).to_be_visible()
    host.page.get_by_label("Token").fill("the token")
    host.button("Open").click()
    host.page.locator(".admin-list").wait_for()
    return host


def sure(host: Person, deed: str) -> None:
    """The page asks once more, and not in a window of the browser's own."""
    yes = host.page.locator("dialog.doubt .action.danger")
    expect(yes).to_have_text(deed)
    yes.click()
    expect(host.page.locator("dialog.doubt")).to_have_count(0)


def test_the_host_keeps_order_and_people_are_told(person: Opened, own_house: House) -> None:
    ana, bea = (person(name, house=own_house) for name in ("Ana", "Bea"))
    made = ana.make("walpurgisnacht", 3, bots={"2": "guide"})
    bea.join(made)
    for seat, one in enumerate((ana, bea)):
        one.sit_in_front(made["table"], seat)
        one.page.get_by_role("tab", name="Chat").click()
    bea.page.get_by_label("Write something").fill("something rude")
    bea.page.get_by_label("Write something").press("Enter")
    expect(ana.page.locator(".said", has_text="rude")).to_be_visible()
    host = host_of(person, own_house)
    host.page.get_by_label("Search").fill("Bea")
    rows = host.page.locator(".admin-list .table-row")
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="Look").click()
    table = host.page.locator("dialog.admin-one")
    line = table.locator("li", has_text="something rude")
    line.get_by_role("button", name="Remove").click()
    sure(host, "Remove")
    for who in (ana, bea):
        expect(who.page.locator(".said", has_text="rude")).to_have_count(0)
    bea.allow("403")
    # by the name alone: the line has the device's number too, and any letters may be in that
    bea_s = table.locator("li", has=host.page.locator("b", has_text=re.compile("^Bea$")))
    bea_s.get_by_role("button", name="Ban").click()
    sure(host, "Ban")
    expect(bea.page.get_by_role("heading")).to_have_text(
        "The host of this server keeps this device out."
    )
    ana.page.get_by_role("tab", name="Log").click()
    expect(ana.page.locator(".log-coming")).to_contain_text(["The host has removed Bea."])
    table.get_by_role("button", name="Close", exact=True).last.click()
    sure(host, "Close")
    expect(ana.page.locator("p.status")).to_contain_text("has closed this table")
    table.get_by_role("button", name="Delete").click()
    sure(host, "Delete")
    expect(ana.page.get_by_role("heading")).to_have_text(
        "There is no such table, or it is no longer kept."
    )
    expect(rows).to_have_count(0)
    host.button("Banned devices").click()
    host.button("Let in again").click()
    expect(host.page.get_by_text("No device is banned.")).to_be_visible()
    host.button("What was done").click()
    expect(host.page.locator(".admin-audit tbody tr").first).to_contain_text("let in again")
