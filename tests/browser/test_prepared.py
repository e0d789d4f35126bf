"""Answers in advance at a slow table: chosen in a dialog, seen above the board, taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Party

SLOW = {"kind": "decision", "seconds": 2 * 24 * 3600, "extra": 0, "holidays": 14}
# The menu, its item, how what is chosen is told and taken back.
WORDS = {
    "es": ("Menú", "Responder por adelantado", "«No dar nada»", "Retirar"),
    "en": ("Menu", "Answer in advance", "“Give nothing”", "Take back"),
}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_pass_is_prepared_seen_and_taken_back(party: Party, lang: str, phone: bool) -> None:
    _, (ana, bea) = party("new_salem", "Ana", "Bea", bots=1, clock=SLOW, lang=lang, phone=phone)
    menu, item, told, back = WORDS[lang]
    ana.hit(ana.button(menu))
    ana.hit(ana.page.locator(".menu").get_by_role("button", name=item))
    dialog = ana.page.locator("dialog")
    choice = dialog.locator("fieldset.prepare button").first
    expect(choice).to_have_attribute("aria-pressed", "false")
    ana.hit(choice)
    expect(choice).to_have_attribute("aria-pressed", "true")
    assert ana.serious() == []
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    banner = ana.page.locator(".banner", has_text=told)
    expect(banner).to_be_visible()
    assert ana.serious() == []
    ana.page.reload()
    expect(banner).to_be_visible()
    expect(bea.page.locator(".banner", has_text=told)).to_have_count(0)
    presence = bea.page.locator(".player .presence")
    expect(presence).to_have_count(3)
    for shown in ("here", "gone"):
        expect(bea.page.locator(f".player .presence.{shown}")).to_have_count(0)
    ana.hit(banner.get_by_role("button", name=back))
    expect(banner).to_have_count(0)
