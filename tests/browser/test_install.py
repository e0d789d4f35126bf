"""The page can be installed, and says honestly when it is offline: with the real service worker."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

ROOT = Path(__file__).parents[2]


def installed(one: Person, path: str = "/") -> None:
    """The page has settled, and the worker has taken it over."""
    one.goto(path)
    one.page.evaluate(
        """async () => {
          const main = document.querySelector("script[type=module]").src;
          await import(main.replace("main.js", "install.js"));
          const { serviceWorker } = navigator;
          await serviceWorker.ready;
          const once = { once: true }, changed = "controllerchange";
          while (!serviceWorker.controller)
            await new Promise((done) => serviceWorker.addEventListener(changed, done, once));
        }"""
    )


@pytest.mark.parametrize("lang", ["es", "en"])
def test_it_can_be_installed_in_both_languages(person: Opened, lang: str) -> None:
    ana = person("Ana", lang=lang, service_workers="allow")
    installed(ana)
    devtools = ana.context.new_cdp_session(ana.page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = ana.get(found["url"])
    assert manifest["lang"] == lang
    assert manifest["description"].startswith({"es": "Juegos", "en": "Witch"}[lang])
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        raw = ana.context.request.get(icon["src"]).body()
        width, height = struct.unpack(">II", raw[16:24])  # of a PNG
        assert f"{width}x{height}" == icon["sizes"]
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # as all contexts of tests are
    )


@pytest.mark.parametrize(("lang", "title"), [("es", "Sin conexión"), ("en", "You are offline")])
@pytest.mark.parametrize("phone", [False, True])
def test_without_a_line_it_says_so(
    person: Opened, own_house: House, lang: str, title: str, phone: bool
) -> None:
    ana = person("Ana", lang=lang, phone=phone, house=own_house, service_workers="allow")
    made = ana.make("carcassonne", 2, bots={"1": "random"})
    table = f"/t/{made['table']}"
    installed(ana, table)
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    ana.allow("ERR_CONNECTION|ERR_FAILED|WebSocket|Failed to load|net::")
    own_house.stop()
    ana.page.reload()
    expect(ana.page.get_by_role("heading", name=title)).to_be_visible()
    expect(ana.page.locator("body")).to_have_css("background-color", "rgb(20, 18, 31)")
    assert ana.page.locator(".stage").count() == 0, "no table of yesterday"
    assert "offline" in " ".join(kept(ana))
    assert ana.serious() == []
    for asked in (
        f"/api{table.replace('/t/', '/tables/')}",
        "/api/games",
        "/api/text/en/carcassonne/rules",
    ):
        assert (
            ana.page.evaluate("(path) => fetch(path).then(() => 'answered', () => 'none')", asked)
            == "none"
        )
    own_house.start()
    ana.page.get_by_role("button").click()
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()


def kept(one: Person) -> list[str]:
    """Everything in every cache of the page."""
    found: list[str] = one.page.evaluate(
        """async () => {
          const names = await caches.keys();
          const caches_ = await Promise.all(names.map((name) => caches.open(name)));
          const kept = await Promise.all(caches_.map((each) => each.keys()));
          return [...names, ...kept.flat().map((each) => each.url)];
        }"""
    )
    return found


def test_nothing_but_the_page_without_a_line_is_kept(person: Opened) -> None:
    ana = person("Ana", service_workers="allow")
    made = ana.make("carcassonne", 2, bots={"1": "random"})
    installed(ana, f"/t/{made['table']}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    name, *urls = kept(ana)
    assert name.startswith("aquelarre / ")
    assert sorted(url.removeprefix(ana.base) for url in urls) == [
        *("/offline/en", "/offline/es", "/web/css/offline.css", "/web/icon.svg", "/web/offline.js")
    ]


def test_with_a_new_worker_goes_what_an_old_one_has_kept(person: Opened) -> None:
    """(Another digest makes another worker: tests/server/test_shell.py.)"""
    ana = person("Ana", service_workers="allow")
    ana.goto("/offline/en")  # a page that brings no worker, however long it is open
    ana.page.evaluate(
        """async () => {
          for (const root of ["/", "/elsewhere/"]) await caches.open(`aquelarre ${root} older`);
        }"""
    )
    installed(ana)
    names = [name for name in kept(ana) if name.startswith("aquelarre ")]
    assert "aquelarre / older" not in names
    assert len(names) == 2
    assert "aquelarre /elsewhere/ older" in names, "another site on the same host"
