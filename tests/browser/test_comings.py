"""The log tells who sits down and who leaves, and calls everybody by the name of that time."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

LEFT = {
    "en": re.compile(r"Bea has left the table\. A bot, \w+, plays on\."),
    "es": re.compile(r"Bea se levanta de la mesa\. Sigue un bot, \w+\."),
}
SAT = {
    "en": re.compile(r"Dee sits down in seat 2, in place of \w+ \(a bot\)\."),
    "es": re.compile(r"Dee se sienta en el asiento 2, en lugar de \w+ \(bot\)\."),
}


def answer_once_each(people: list[Person]) -> None:
    """Until Bea has done something that the log tells. Who is asked hears of it a little later."""
    ana = people[0]
    for number in range(12):
        question = ana.heard(0)["position"]["question"]
        (seat,) = question["asked"]
        assert people[seat].until_asked(seat) is not None
        people[seat].swift(seat, number, most=1)
        ana.until("(n) => window.heard[0].position.question?.number > n", question["number"])
        if ana.page.locator(".log-line", has_text="Bea").count():
            return
    raise AssertionError("Bea did nothing")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_who_leaves_and_who_sits_down_stand_in_the_log(
    party: Party, person: Opened, lang: str
) -> None:
    table, (ana, bea) = party("carcassonne", "Ana", "Bea", lang=lang)
    answer_once_each([ana, bea])
    of_bea = ana.page.locator(".log-line", has_text="Bea")
    told = of_bea.all_inner_texts()
    where = f"/api/tables/{table}"
    bea.goto("/about")
    bea.post(f"{where}/seat", seat=1, do="leave")
    lines = ana.page.locator(".log-coming")
    expect(lines).to_have_text([LEFT[lang]])
    banner = ana.page.locator(".came")
    expect(banner).to_have_text(LEFT[lang])
    banner.get_by_role("button").press("Enter")  # a coach's button comes just now, and moves it
    expect(banner).to_have_count(0)
    invite = ana.post(f"{where}/invite")["invite"]
    dee = person("Dee", lang=lang)
    dee.join({"table": table, "invite": invite})
    dee.sit_in_front(table, 1)
    for one in (ana, dee):
        expect(one.page.locator(".log-coming")).to_have_text([LEFT[lang], SAT[lang]])
    expect(banner).to_have_text(SAT[lang])
    expect(dee.page.locator(".came")).to_have_count(0)  # that was before, or is Dee
    assert ana.page.locator(".log-line", has_text="Bea").all_inner_texts()[: len(told)] == told
    before = dee.page.locator(".log-line", has_text="Bea")
    expect(before.first).to_be_visible()
    assert not dee.page.locator(".log-line", has_text="Bea (").count(), "Dee is not Bea"
    # the arrows stop at these lines, too
    rows = ana.page.locator(".log li[class^=log-]")
    kinds = [row.get_attribute("class") for row in rows.all()]
    at = kinds.index("log-coming")
    ana.page.locator(".log").press("Home")
    expect(rows.first).to_be_focused()
    for _ in range(at):
        ana.page.keyboard.press("ArrowDown")
    expect(lines.first).to_be_focused()
