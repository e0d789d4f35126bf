"""Bringing one's own edition of the box: choosing the file, what is wrong with it, who sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import FilePayload, expect

from aquelarre.editions import edition_text, find

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

GAME = "discworld_witches"
WORDS = {
    "en": {
        "create": "Create a table",
        "hot": "On this device",
        "choose": "Choose an edition…",
        "drop": "Play with ours",
        "title": "A table for",
        "value": "hard.winter.difficulty: this cannot be",
        "ours": "a reconstruction by Aquelarre",
        "rules": "Rules",
        "fill": "Fill with bots and start",
    },
    "es": {
        "create": "Crear una mesa",
        "hot": "En este aparato",
        "choose": "Elegir una edición…",
        "drop": "Jugar con la nuestra",
        "title": "Mesa de",
        "value": "hard.winter.difficulty: no puede ser",
        "ours": "una reconstrucción de Aquelarre",
        "rules": "Reglas",
        "fill": "Llenar con bots y empezar",
    },
}


def edition(difficulty: str) -> FilePayload:
    """Our edition with another difficulty of the Wintersmith, as a file."""
    text = edition_text(find(GAME)).replace('title = ""', 'title = "Ana\'s <b>box</b>"')
    changed = text.replace(
        'id = "winter", difficulty = 25', f'id = "winter", difficulty = {difficulty}'
    )
    assert changed != text
    return {"name": "mine.toml", "mimeType": "text/plain", "buffer": changed.encode()}


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("es", True)])
def test_a_table_is_made_with_an_edition_and_shows_it(
    person: Opened, lang: str, phone: bool
) -> None:
    ana, say = person("Ana", lang=lang, phone=phone), WORDS[lang]
    ana.allow("409")  # a browser tells of every refusal
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has=page.locator(f'a[href="/rules/{GAME}"]'))
    ana.hit(card.get_by_role("button", name=say["create"]))
    dialog = page.get_by_role("dialog")
    refused = dialog.get_by_role("alert")
    picker = dialog.locator("input[type=file]")
    make = dialog.get_by_role("button", name=say["create"])
    picker.set_input_files([edition("250")])
    expect(dialog.get_by_text("mine.toml")).to_be_visible()
    ana.hit(make)
    expect(refused).to_contain_text(say["value"])
    assert ana.get("/api/tables")["mine"] == []
    ana.hit(dialog.get_by_role("button", name=say["drop"]))
    expect(refused).to_have_count(0)
    expect(dialog.get_by_text(say["choose"])).to_be_visible()
    picker.set_input_files([edition("24")])
    expect(dialog.get_by_text("mine.toml")).to_be_visible()  # it has been read
    ana.hit(make)
    page.wait_for_url("**/t/*")
    note = page.locator(".edition")
    expect(note).to_contain_text("Ana's <b>box</b>")
    ana.hit(ana.button(say["fill"]))
    ana.until("() => window.heard[0]?.position")
    if phone:
        ana.hit(page.locator(".tabbar").get_by_role("button", name=say["rules"]))
    else:
        ana.hit(page.get_by_role("tab", name=say["rules"]))
    expect(note).to_contain_text("Ana's <b>box</b>")
    page.goto("/")
    # other tests may have left tables that are open to all
    expect(page.locator(".table-row", has_text="Ana's <b>box</b>")).to_be_visible()


def test_our_own_box_is_marked_as_a_reconstruction(person: Opened) -> None:
    for lang, say in WORDS.items():
        ana = person("Ana", lang=lang)
        made = ana.make(GAME, 2)
        page = ana.goto(f"/t/{made['table']}")
        expect(page.locator(".edition.ours")).to_contain_text(say["ours"])
        with page.expect_download() as loading:
            page.locator(".edition a").click()
        assert loading.value.path().read_text("utf-8") == edition_text(find(GAME))


def test_a_board_tells_what_the_cards_of_an_edition_are_called_and_do(person: Opened) -> None:
    """New Salem's Cleansing always lies open: here it is called otherwise, and removes less."""
    text = edition_text(find("new_salem"))
    mine = text.replace('id = "V01",', 'id = "V01", name = { es = "Lejía", en = "Scrubbing" },')
    mine = mine.replace("count = 2, once = false", "count = 1, once = true")
    for lang, name, does in (
        ("en", "Scrubbing", "Remove a despair cube, at most one from each building."),
        ("es", "Lejía", "Retira un cubo de Desesperación, como mucho uno de cada Edificio."),
    ):
        ana = person("Ana", lang=lang)
        bots = {"1": "random", "2": "random"}
        made = ana.make("new_salem", 3, edition=mine, bots=bots)
        page = ana.goto(f"/t/{made['table']}")
        ana.until("() => window.heard[0]?.position?.view.events.length")
        card = page.locator('[data-ref="event:V01"]').first
        expect(card).to_contain_text(name)
        expect(card).to_contain_text(does)


def test_a_file_that_is_too_large_or_empty_is_not_sent(person: Opened) -> None:
    ana = person("Ana")
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has=page.locator(f'a[href="/rules/{GAME}"]'))
    card.get_by_role("button", name=WORDS["en"]["hot"]).click()
    dialog = page.get_by_role("dialog")
    for size, told in ((300_000, "too large to be an edition"), (0, "is empty")):
        file: FilePayload = {"name": "x", "mimeType": "text/plain", "buffer": b"x" * size}
        dialog.locator("input[type=file]").set_input_files([file])
        expect(dialog.get_by_role("alert")).to_contain_text(told)


def test_a_printed_box_may_be_another_mix_and_is_not_told_as_an_edition(person: Opened) -> None:
    """Carcassonne's box is no reconstruction: there is nothing to correct, and nothing to say."""
    ana = person("Ana")
    page = ana.goto("/")
    card = page.get_by_role("article").filter(has_text="Carcassonne")
    card.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Clock")).to_be_visible()
    expect(dialog.locator(".edition-edit")).to_contain_text("mix")
    expect(dialog.locator("a[href*=workshop]")).to_have_count(0)
    made = ana.make("carcassonne", 2)
    ana.goto(f"/t/{made['table']}")
    expect(page.locator(".seat-list")).to_be_visible()
    expect(page.locator(".edition")).to_have_count(0)
