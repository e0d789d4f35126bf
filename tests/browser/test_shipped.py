"""Choosing a box that comes with the game when a table is made: by its name, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Route, expect

from aquelarre.editions import find, shipped

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

GAME = "walpurgisnacht"
WORDS = {
    "en": {
        "create": "Create a table",
        "hot": "On this device",
        "few": "For three or four",
        "ours": "Ours",
        "help": "Seven cards have a witch icon",
    },
    "es": {
        "create": "Crear una mesa",
        "hot": "En este aparato",
        "few": "Para tres o cuatro",
        "ours": "La nuestra",
        "help": "Siete cartas tienen el símbolo de bruja",
    },
}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("es", True)])
def test_a_table_is_made_with_a_box_that_comes_with_the_game(
    person: Opened, lang: str, phone: bool
) -> None:
    ana, say = person("Ana", lang=lang, phone=phone), WORDS[lang]
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has=page.locator(f'a[href="/rules/{GAME}"]'))
    ana.hit(card.get_by_role("button", name=say["create"]))
    dialog = page.get_by_role("dialog")
    boxes = dialog.locator(".edition-edit .segments")
    ours, few = (boxes.get_by_role("radio", name=say[each]) for each in ("ours", "few"))
    expect(ours).to_be_checked()
    ana.hit(boxes.get_by_text(say["few"]))
    expect(few).to_be_checked()  # its text has come
    expect(dialog.locator(".edition-edit")).to_contain_text(say["help"])
    ana.hit(boxes.get_by_text(say["ours"]))
    expect(ours).to_be_checked()
    expect(dialog.locator(".edition-edit")).not_to_contain_text(say["help"])
    ana.hit(boxes.get_by_text(say["few"]))
    expect(few).to_be_checked()
    ana.hit(dialog.get_by_role("button", name=say["create"]))
    page.wait_for_url("**/t/*")
    expect(page.locator(".edition")).to_contain_text(say["few"])
    table = page.url.rpartition("/")[2]
    found = ana.get(f"/api/tables/{table}")["edition"]
    assert (found["name"], found["mark"]) == ("few", shipped(find(GAME))["few"].mark)


def test_a_game_with_one_box_offers_no_other(person: Opened) -> None:
    ana = person("Ana")
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has_text="Carcassonne")
    ana.hit(card.get_by_role("button", name="On this device"))
    field = page.get_by_role("dialog").locator(".edition-edit")
    expect(field).to_be_visible()
    expect(field.get_by_role("radio")).to_have_count(0)


@pytest.mark.parametrize(("back", "made"), [(False, "few"), (True, "")])
def test_what_was_chosen_last_is_played_however_late_its_text_comes(
    person: Opened, back: bool, made: str
) -> None:
    """On a slow line the text of a box comes after the next press."""
    ana, say = person("Ana"), WORDS["en"]
    held: list[Route] = []
    ana.page.route(f"**/api/editions/{GAME}/few", lambda route: held.append(route))
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has=page.locator(f'a[href="/rules/{GAME}"]'))
    ana.hit(card.get_by_role("button", name=say["create"]))
    dialog = page.get_by_role("dialog")
    boxes = dialog.locator(".edition-edit .segments")
    ana.hit(boxes.get_by_text(say["few"]))
    while not held:
        page.evaluate("() => new Promise(requestAnimationFrame)")
    if back:
        ana.hit(boxes.get_by_text(say["ours"]))
    else:
        ana.hit(dialog.get_by_role("button", name=say["create"]))
    expect(boxes.get_by_role("radio", name=say["ours" if back else "few"])).to_be_checked()
    with page.expect_response("**/few"):
        held[0].continue_()
    if back:
        expect(boxes.get_by_role("radio", name=say["ours"])).to_be_checked()
        ana.hit(dialog.get_by_role("button", name=say["create"]))
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert ana.get(f"/api/tables/{table}")["edition"].get("name", "") == made
