"""The whole site under a path behind a real nginx: pages, files, sockets or streams, cookies,
links. Whatever the page asks for is under the path."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import proxies

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

ROOT = "/games"
SITE = """server {{ listen 127.0.0.1:{port};
  location /games/ {{
    proxy_pass http://127.0.0.1:{behind}{to};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    {sockets}
  }} }}"""
SOCKETS = """proxy_http_version 1.1;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection upgrade;"""
WAYS = {  # what nginx makes of the path, and whether sockets get through
    "kept, sockets": ("", SOCKETS),
    "taken away, streams": ("/", ""),
}


USUAL, OTHER = WAYS


@pytest.fixture(params=[pytest.param(USUAL, marks=pytest.mark.deep), OTHER])
def front(
    request: pytest.FixtureRequest, house: House, tmp_path: Path, chance: Path
) -> Iterator[str]:
    """The address of an nginx in front of a server of its own."""
    if proxies.found(proxies.NGINX) is None:
        pytest.skip(proxies.MISSING.format(name=proxies.NGINX))
    to, sockets = WAYS[request.param]
    own = type(house)(tmp_path / "own", chance, root=ROOT, proxies=["127.0.0.1"])
    own.start()
    port = proxies.free_port()
    site = SITE.format(port=port, behind=own.port, to=to, sockets=sockets)
    with proxies.running(proxies.nginx_with(site, tmp_path), tmp_path, port):
        yield f"http://127.0.0.1:{port}"
    own.stop()


def watched(one: Person) -> list[str]:
    """Everything that a page asks for."""
    asked: list[str] = []
    one.page.on("request", lambda request: asked.append(request.url))
    one.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    return asked


def test_everything_works_under_a_path(person: Opened, front: str) -> None:
    ana, bea = person("Ana", base=front), person("Bea", base=front)
    for one in (ana, bea):  # where nginx lets no sockets through, Chromium says so
        one.allow(r"WebSocket connection to|Failed to load resource")
    asked = [watched(one) for one in (ana, bea)]
    page = ana.goto(f"{ROOT}/")
    card = page.get_by_role("article").filter(has_text="Carcassonne")
    card.get_by_role("button", name="Create a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Ana")
    dialog.get_by_text("2", exact=True).click()
    dialog.get_by_role("button", name="Create a table").click()
    page.wait_for_url(f"**{ROOT}/t/*")
    link = page.get_by_label("Invitation link").input_value()
    assert link.startswith(f"{front}{ROOT}/t/")
    expect(page.get_by_alt_text("QR code of the link")).to_be_visible()

    bea.goto(link)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.button("Sit down").click()
    people = [ana, bea]
    for seat, one in enumerate(people):
        one.until("(seat) => window.heard[seat]?.position", seat)
        one.page.locator(".stage .sheet [data-ref]").first.wait_for()
    given = 0
    while given < 6:
        for seat, one in enumerate(people):
            given += one.swift(seat, given, most=1)
    for seat, one in enumerate(people):
        one.log_is_whole(seat)
        (cookie,) = one.context.cookies()
        assert cookie.get("path") == ROOT
    look_around(ana)
    for urls in asked:
        outside = [url for url in urls if not url.startswith((f"{front}{ROOT}/", "data:"))]
        assert outside == []


def look_around(ana: Person) -> None:
    """The other pages, by their links; a reload finds each of them again."""
    page = ana.page
    page.locator("a.home").first.click()
    page.wait_for_url(f"**{ROOT}/")
    expect(page.locator(".tables .table-row").first).to_contain_text("Carcassonne")
    page.get_by_role("link", name="About").click()
    page.wait_for_url(f"**{ROOT}/about")
    page.reload()
    expect(page.get_by_role("heading").first).to_be_visible()
    page.go_back()
    page.locator(f"a[href='{ROOT}/rules/walpurgisnacht']").first.click()
    page.wait_for_url(f"**{ROOT}/rules/walpurgisnacht")
    page.reload()
    expect(page.get_by_text("WAL-30").first).to_be_visible()
    status = "[...document.fonts].map((font) => font.status)"
    ana.until(f"() => {status}.includes('loaded')")
    fonts: Any = page.evaluate(f"() => document.fonts.ready.then(() => {status})")
    assert "error" not in fonts
