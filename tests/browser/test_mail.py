"""Mails as people see them: asked for on the page of my devices, confirmed and ended by links."""

from __future__ import annotations

import re
from email import message_from_bytes, policy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import expect

from proxies import free_port
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


class Box:
    """What has come."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        found: Any = message_from_bytes(envelope.content, policy=policy.default)
        self.texts.append(str(found.get_content()))
        return "250 OK"


@pytest.fixture
def box() -> Iterator[tuple[Box, int]]:
    from tests.server.postmaster import PATIENCE

    found = Box()
    running = Controller(found, "127.0.0.1", free_port(), ready_timeout=PATIENCE)
    running.start()
    yield found, running.port
    running.stop()


@pytest.fixture
def posting(chromium: str, tmp_path: Path, chance: Path, box: tuple[Box, int]) -> Iterator[House]:
    """A server that sends mails."""
    account = {"host": "127.0.0.1", "port": box[1], "sender": "games@example.org"}
    serving = House(tmp_path / "posting", chance, mail=account)
    serving.start()
    yield serving
    serving.stop()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_mails_are_asked_for_confirmed_and_ended(
    person: Opened, posting: House, box: tuple[Box, int], lang: str, phone: bool
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
    while not box[0].texts:
        ana.page.wait_for_timeout(20)
    link = re.findall(r"#mail=[\w-]+", box[0].texts[0])[0]
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
