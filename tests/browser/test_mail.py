"""Mails as people see them: asked for on the page of my devices, confirmed and ended by links."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.server.postmaster import SENDER, Server

from serving import House

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import Opened

# The button that asks, what is told then, that of the link, what is told then, that which ends.
WORDS = {
    "es": (
        "Mandadme correos",
        "Va un correo a",
        "Sí, quiero",
        "Los correos van a",
        "No más correos",
    ),
    "en": ("Send me mails", "A mail is on its way", "Yes, send", "Mails go to", "No more mails"),
}


@pytest.fixture
def box() -> Iterator[Server]:
    found = Server()
    found.start()
    yield found
    found.stop()


@pytest.fixture
def posting(chromium: str, tmp_path: Path, chance: Path, box: Server) -> Iterator[House]:
    """A server that sends mails."""
    account = {"host": "127.0.0.1", "port": box.port, "sender": SENDER}
    serving = House(tmp_path / "posting", chance, mail=account)
    serving.start()
    yield serving
    serving.stop()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_mails_are_asked_for_confirmed_and_ended(
    person: Opened, posting: House, box: Server, lang: str, phone: bool
) -> None:
    ask, asked, yes, on, off = WORDS[lang]
    ana = person("Ana", house=posting, lang=lang, phone=phone)
    ana.make("carcassonne", 2)
    ana.goto("/devices")
    card = ana.page.locator(".mails")
    card.locator("input[type=email]").fill("ana@example.org")
    assert ana.serious() == []
    ana.hit(card.get_by_role("button", name=ask))
    expect(card).to_contain_text(asked)
    ana.until_so("async () => (await (await fetch('/api/mail')).json()).address !== ''", None)
    while not box.handler.mails:
        ana.page.wait_for_timeout(20)
    link = re.findall(r"#mail=[\w-]+", str(box.handler.mails[0].get_content()))[0]
    mails = person("Ana", house=posting, lang=lang, phone=not phone)  # wherever they are read
    mails.goto(f"/devices{link}")
    mails.hit(mails.page.locator(".mails").get_by_role("button", name=yes))
    expect(mails.page.locator(".notices")).to_be_visible()
    ana.page.reload()
    expect(card).to_contain_text(f"{on} ana@example.org")
    expect(card.locator(".mails-quiet")).to_be_visible()
    assert ana.serious() == []
    ana.hit(card.get_by_role("button", name=off))
    expect(card.locator("input[type=email]")).to_be_visible()
    assert ana.get("/api/mail")["address"] == ""


def test_a_server_without_mails_says_so(person: Opened) -> None:
    ana = person("Ana", lang="en")
    ana.goto("/devices")
    expect(ana.page.locator(".mails")).to_contain_text("This server sends no mails.")
