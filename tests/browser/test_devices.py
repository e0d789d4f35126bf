"""Devices of one person: a code on one, typed or scanned on the other, the same seats on both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

    from serving import House

WORDS = {
    "es": ("Mis aparatos", "Mostrar un código", "Unir los aparatos", "Código", "este aparato"),
    "en": ("My devices", "Show a code", "Join the devices", "Code", "this device"),
}
OFF = {"es": "Separar {}", "en": "Take off {}"}


# While a code is shown the page looks every three seconds who has come: here, more often.
SOON = """(() => {
  const every = window.setInterval;
  window.setInterval = (what, ms, ...more) => every(what, ms === 3000 ? 300 : ms, ...more);
})()"""


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
    laptop.context.add_init_script(SOON)
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


PASSKEY = {
    "es": ("Guardar mis asientos con una llave", "Tengo una llave", "Quitar la llave {}"),
    "en": ("Keep my seats with a passkey", "I have a passkey", "Take off the passkey {}"),
}
NONE = {"es": "Aquí no puede haber llaves de acceso", "en": "Here passkeys are not possible"}


class Keyring:
    """The virtual authenticator of a browser: it makes passkeys, and signs with them."""

    def __init__(self, one: Person) -> None:
        self.session = one.context.new_cdp_session(one.page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
        }
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.name = {"authenticatorId": made["authenticatorId"]}

    def passkeys(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = self.session.send("WebAuthn.getCredentials", self.name)[
            "credentials"
        ]
        return found

    def take(self, passkey: dict[str, object]) -> None:
        """The same passkey, as a password manager brings it to another device."""
        self.session.send("WebAuthn.addCredential", {**self.name, "credential": passkey})


def named_place(house: House) -> str:
    """The server by a name: passkeys are bound to one."""
    return house.base.replace("127.0.0.1", "localhost")


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_passkey_brings_the_seats_to_a_new_device(
    person: Opened, house: House, lang: str, phone: bool
) -> None:
    make, show, off = PASSKEY[lang]
    base = named_place(house)
    laptop = person("Ana", lang=lang, phone=phone, base=base)
    new = person("Ana", lang=lang, phone=not phone, base=base)
    made = laptop.make("new_salem", 3)
    laptop.goto("/devices")
    ring, other = Keyring(laptop), Keyring(new)
    named(laptop, "Laptop")
    laptop.hit(laptop.button(make))
    row = laptop.page.locator(".passkeys .table-row")
    expect(row).to_contain_text("Laptop")
    assert laptop.serious() == []
    (passkey,) = ring.passkeys()
    assert passkey["rpId"] == "localhost"
    new.goto("/devices")
    new.allow("403 .*/passkeys/join")
    named(new, "New")
    other.take(passkey)
    new.hit(new.button(show))
    new.hit(new.page.locator("dialog.doubt").get_by_role("button", name=show))
    expect(new.page.locator(".tables .table-row", has_text="New")).to_be_visible()
    assert new.serious() == []
    assert new.get(f"/api/tables/{made['table']}")["people"][0]["mine"]
    name = off.format("Laptop")
    new.hit(new.button(name))
    new.hit(new.page.locator("dialog.doubt").get_by_role("button", name=name))
    expect(new.page.locator(".passkeys .table-row")).to_have_count(0)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_where_there_can_be_no_passkey_the_page_says_so(person: Opened, lang: str) -> None:
    """The server is asked by its number here: no passkey can be bound to that."""
    ana = person("Ana", lang=lang)
    ana.goto("/devices")
    expect(ana.page.locator(".passkeys")).to_contain_text(NONE[lang])
    for name in PASSKEY[lang][:2]:
        expect(ana.button(name)).to_have_count(0)


def test_a_browser_that_gives_no_passkey_changes_nothing(person: Opened, house: House) -> None:
    ana = person("Ana", base=named_place(house))
    ana.make("new_salem", 3)
    ana.goto("/devices")
    Keyring(ana)
    ana.hit(ana.button(PASSKEY["en"][1]))
    ana.hit(ana.page.locator("dialog.doubt").get_by_role("button", name=PASSKEY["en"][1]))
    expect(ana.page.locator(".notices")).to_contain_text("The browser gave no passkey.")
    assert ana.get("/api/devices")["devices"] == []
