"""Devices of one person: a code on one, typed or scanned on the other, the same seats on both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

WORDS = {
    "es": ("Mis aparatos", "Mostrar un código", "Unir los aparatos", "Código", "este aparato"),
    "en": ("My devices", "Show a code", "Join the devices", "Code", "this device"),
}
OFF = {"es": "Separar {}", "en": "Take off {}"}


def shown(one: Person, lang: str) -> str:
    """Have this device show a code."""
    one.goto("/devices")
    one.hit(one.button(WORDS[lang][1]))
    code = one.page.locator("b.code")
    expect(code).to_be_visible()
    expect(one.page.locator(".qr img")).to_be_visible()
    return code.inner_text().replace(" ", "")


def named(one: Person, name: str) -> None:
    one.page.locator("main > .field input").fill(name)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_two_devices_are_joined_and_parted(person: Opened, lang: str, phone: bool) -> None:
    title, _, yes, code, here = WORDS[lang]
    laptop = person("Ana", lang=lang, phone=phone)
    other = person("Ana", lang=lang, phone=not phone)
    made = laptop.make("new_salem", 3)
    laptop.goto("/")
    laptop.hit(laptop.page.get_by_role("link", name=title))
    expect(laptop.page.locator("h1")).to_have_text(title)
    named(laptop, "Laptop")
    assert laptop.serious() == []
    letters = shown(laptop, lang)
    assert laptop.serious() == []
    other.goto("/devices")
    named(other, "Other")
    other.page.get_by_label(code, exact=True).fill(f"{letters[:5]} {letters[5:]}".lower())
    other.hit(other.button(yes))
    doubt = other.page.locator("dialog.doubt")
    expect(doubt).to_be_visible()
    assert other.serious() == []
    other.hit(doubt.get_by_role("button", name=yes))
    for one, name in ((other, "Other"), (laptop, "Laptop")):
        rows = one.page.locator(".table-row")
        expect(rows).to_have_count(2)
        expect(rows.filter(has_text=here)).to_contain_text(name)
    expect(laptop.page.locator("b.code")).to_have_count(0)
    assert other.serious() == []
    other.goto("/")
    other.hit(other.page.locator(f".table-row a[href='/t/{made['table']}']"))
    other.page.locator(".waiting-room").wait_for()
    assert other.get(f"/api/tables/{made['table']}")["people"][0]["mine"]
    other.allow("403 .*/fair")  # the table may be asked just when the device has lost it
    off = OFF[lang].format("Other")
    laptop.hit(laptop.button(off))
    laptop.hit(laptop.page.locator("dialog.doubt").get_by_role("button", name=off))
    expect(laptop.page.locator(".table-row")).to_have_count(1)
    assert not other.get(f"/api/tables/{made['table']}")["people"][0]["mine"]


def test_a_scanned_code_joins_only_when_that_is_wanted(person: Opened) -> None:
    laptop, phone = person("Ana"), person("Ana", phone=True)
    laptop.make("new_salem", 3)
    letters = shown(laptop, "en")
    phone.goto(f"/devices#join={letters}")
    field = phone.page.get_by_label("Code", exact=True)
    expect(field).to_have_value(f"{letters[:5]} {letters[5:]}")
    assert "#" not in phone.page.url
    assert phone.get("/api/devices")["devices"] == []
    phone.hit(phone.button("Join the devices"))
    doubt = phone.page.locator("dialog.doubt")
    phone.hit(doubt.get_by_role("button", name="Cancel"))
    assert phone.get("/api/devices")["devices"] == []
    phone.hit(phone.button("Join the devices"))
    phone.hit(doubt.get_by_role("button", name="Join the devices"))
    expect(phone.page.locator(".table-row")).to_have_count(2)


def test_two_hands_are_refused_in_a_sentence(person: Opened) -> None:
    ana, bea = person("Ana", lang="es"), person("Bea", lang="es", phone=True)
    made = ana.make("new_salem", 3, bots={"2": "random"})
    bea.join(made)
    letters = shown(ana, "es")
    bea.allow("409")
    bea.goto(f"/devices#join={letters}")
    bea.hit(bea.button("Unir los aparatos"))
    bea.hit(bea.page.locator("dialog.doubt").get_by_role("button", name="Unir los aparatos"))
    expect(bea.page.locator(".notices")).to_contain_text("Nadie debe ver dos manos")
    assert bea.get("/api/devices")["devices"] == []
