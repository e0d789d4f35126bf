"""Tiles that only an edition has, on the page: drawn from a description, called by their names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from aquelarre.games.carcassonne.tests.boxes import BENDS, CHAPEL, KEEP, rows, text_of

if TYPE_CHECKING:
    from tests.browser.conftest import Opened


def mine() -> str:
    """Half the tiles are chapels, one lies first, and there are few others."""
    tiles = [row | {"copies": min(row["copies"], 1)} for row in rows()]
    chapel = CHAPEL | {"copies": 30, "start": True}
    return text_of([row | {"start": False} for row in tiles] + [chapel, KEEP, BENDS])


def test_tiles_of_an_edition_are_drawn_and_named(person: Opened) -> None:
    ana = person("Ana", lang="es")
    made = ana.make("carcassonne", 2, bots={"1": "guide"}, edition=mine())
    page = ana.goto(f"/t/{made['table']}")
    ana.until("() => window.heard[0]?.position")
    start = page.locator('.carcassonne .tile[data-ref="place:0,0"]')
    expect(start).to_have_attribute("aria-label", re.compile("Ermita del camino"))
    landscape = page.locator(".carcassonne .landscape")
    expect(landscape.locator(".k-cross").first).to_be_attached()  # the church of the chapel
    expect(landscape.locator(".k-arms").first).to_be_attached()  # the pennant of its city
    page.locator(".car-left").click()
    kinds = page.locator(".car-kinds")
    expect(kinds).to_contain_text("Ermita del camino")
    expect(kinds).to_contain_text("(Z2)")
    assert "NaN" not in (page.locator(".car-kinds").inner_html())
