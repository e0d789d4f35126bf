"""A box of Walpurgisnacht that is not ours, on the page: its names and what its cards show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from aquelarre.editions import edition_text, find
from aquelarre.games.walpurgisnacht.box.cards import IDS

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

GAME = "walpurgisnacht"


def mine() -> str:
    """All cards are called otherwise, and all have a cat's eye."""
    text = edition_text(find(GAME)).replace("eye = false", "eye = true")
    for name in IDS:
        spoken = f'{{ es = "Naipe {name}", en = "Sheet {name}" }}'
        text = text.replace(f'id = "{name}",', f'id = "{name}", name = {spoken},')
    return text


@pytest.mark.parametrize(
    ("lang", "name", "ours"), [("en", "Sheet W", "Raven"), ("es", "Naipe W", "Cuervo")]
)
def test_cards_are_called_and_drawn_as_their_owner_says(
    person: Opened, lang: str, name: str, ours: str
) -> None:
    ana = person("Ana", lang=lang)
    made = ana.make(GAME, 3, bots={"1": "guide", "2": "guide"}, edition=mine())
    page = ana.goto(f"/t/{made['table']}")
    ana.until("() => window.heard[0]?.position")
    board = page.locator(".wal")
    expect(board.locator(".wal-face").first).to_be_attached()
    faces = board.locator(".wal-face")
    assert faces.count() >= 10, "the foot of the mountain is shown"
    expect(board.locator(".wal-face .wal-eye")).to_have_count(faces.count())
    expect(board.locator(".wal-faces")).to_contain_text(name)
    said = board.text_content() or ""
    assert ours not in said
    page.reload()
    ana.until("() => window.heard[0]?.position")
    expect(board.locator(".wal-faces")).to_contain_text(name)
