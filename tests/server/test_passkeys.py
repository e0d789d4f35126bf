"""Passkeys: whoever has one comes back to their seats from any device, though all others are lost;
and nobody else does. A passkey in software signs (`softkey`)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.softkey import SoftKey, data_of, text
from tests.server.test_devices import devices, join, mine, off
from tests.server.test_persons import ban, named

from aquelarre.server import passkeys
from aquelarre.server.persons import NEW
from aquelarre.server.tokens import hashed

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving

Data = dict[str, Any]
pytestmark = pytest.mark.skipif(not passkeys.installed(), reason="the extra “passkeys” is missing")


def guest(server: Serving, name: str) -> Guest:
    """A device that knows the server by a name: passkeys are bound to one."""
    found = server.guest(name)
    found.base = server.base.replace("127.0.0.1", "localhost")
    found.http.base_url = found.base
    found.http.headers["Origin"] = found.base
    return found


async def make(one: Guest, key: SoftKey, status: int = 200, **more: Any) -> Data:
    """The device makes this passkey for its seats."""
    options = await one.post("/api/passkeys/new")
    given = key.made(options, **{"origin": one.base, **more})
    return await one.post("/api/passkeys/keep", status, credential=given, name=f"{one.name}'s key")


async def show(one: Guest, key: SoftKey, status: int = 200, **more: Any) -> Data:
    """The device shows this passkey."""
    options = await one.post("/api/passkeys/ask")
    given = key.shown(options, **{"origin": one.base, **more})
    return await one.post("/api/passkeys/join", status, credential=given, name=f"{one.name}'s")


async def kept(one: Guest) -> list[Data]:
    found: list[Data] = (await one.get("/api/passkeys"))["passkeys"]
    return found


def later(server: Serving, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much later, by the clock of those who join devices."""
    monkeypatch.setattr(server.server.hall.persons, "clock", lambda: time.time() + seconds)


async def test_a_new_device_with_the_passkey_has_the_seats_of_one_that_is_lost(
    server: Serving,
) -> None:
    ana, phone, key = guest(server, "Ana"), guest(server, "Phone"), SoftKey()
    table = (await ana.make("new_salem", 4))["table"]
    await ana.post(f"/api/tables/{table}/notes", seat=0, text="", marks={})
    await make(ana, key)
    assert await mine(ana, table) == [0], "it keeps what it had"
    assert [each["name"] for each in await kept(ana)] == ["Ana's key"]
    assert [each["here"] for each in await devices(ana)] == [True]
    await server.restart()
    await show(phone, key)
    assert await mine(phone, table) == [0]
    assert await mine(ana, table) == [0]
    assert [each["name"] for each in await devices(phone)] == ["Ana's key", "Phone's"]
    assert await kept(phone) == await kept(ana)
    await show(phone, key)  # once more: it is the same person
    assert len(await devices(phone)) == 2


async def test_two_persons_who_are_joined_have_the_passkeys_of_both(server: Serving) -> None:
    ana, other, third = (guest(server, name) for name in ("Ana", "Other", "Third"))
    one, two = SoftKey(), SoftKey()
    table = (await other.make("new_salem", 4))["table"]
    await make(ana, one)
    await make(other, two)
    await join(ana, other)
    assert len(await kept(ana)) == len(await kept(other)) == 2
    await show(third, one)
    assert await mine(third, table) == [0]


# -- what proves nothing ----------------------------------------------------------------------


async def test_what_was_signed_counts_once(server: Serving) -> None:
    ana, eve, key = guest(server, "Ana"), guest(server, "Eve"), SoftKey()
    table = (await ana.make("new_salem", 4))["table"]
    await make(ana, key)
    options = await eve.post("/api/passkeys/ask")
    given = key.shown(options, eve.base)
    thief = guest(server, "Thief")
    await thief.post("/api/passkeys/ask")
    refused = await thief.post("/api/passkeys/join", 403, credential=given)
    assert refused["error"] == "error-bad-passkey", "it was asked of another device"
    await eve.post("/api/passkeys/join", credential=given)
    await eve.post("/api/passkeys/join", 403, credential=given)
    await eve.post("/api/passkeys/ask")
    await eve.post("/api/passkeys/join", 403, credential=given)
    assert await mine(thief, table) == []


@pytest.mark.parametrize("wrong", ["origin", "host", "challenge", "signature", "unknown", "other"])
async def test_who_shows_something_else_is_nobody(server: Serving, wrong: str) -> None:
    ana, eve, key = guest(server, "Ana"), guest(server, "Eve"), SoftKey()
    table = (await ana.make("new_salem", 4))["table"]
    await make(ana, key)
    options = await eve.post("/api/passkeys/ask")
    where = {"origin": eve.base}
    if wrong == "origin":
        where["origin"] = "https://evil.example"
    if wrong == "host":
        where["host"] = "evil.example"
    if wrong == "challenge":
        options["challenge"] = text(bytes(32))
    given = (SoftKey() if wrong == "unknown" else key).shown(options, **where)
    if wrong == "other":  # signed by another key under the name of this one
        given = {**SoftKey().shown(options, **where), "id": given["id"]}
    if wrong == "signature":
        broken = bytearray(data_of(given["signature"]))
        broken[-1] ^= 1
        given["signature"] = text(bytes(broken))
    refused = await eve.post("/api/passkeys/join", 403, credential=given)
    assert (refused["error"], bool(refused["sentence"])) == ("error-bad-passkey", True)
    assert await mine(eve, table) == []
    assert await devices(eve) == []


@pytest.mark.parametrize("wrong", ["origin", "host", "challenge", "nonsense", "late", "show"])
async def test_what_was_made_wrongly_is_not_kept(
    server: Serving, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    ana, key = guest(server, "Ana"), SoftKey()
    await ana.make("new_salem", 4)
    options = await ana.post("/api/passkeys/ask" if wrong == "show" else "/api/passkeys/new")
    where = {"origin": "https://evil.example" if wrong == "origin" else ana.base}
    if wrong == "host":
        where["host"] = "evil.example"
    if wrong == "challenge":
        options["challenge"] = text(bytes(32))
    given = key.made(options, **where)
    if wrong == "nonsense":
        given["attestationObject"] = text(b"\xff" * 300)
    if wrong == "late":
        monkeypatch.setattr(passkeys, "VALID", -1.0)
        given = key.made(await ana.post("/api/passkeys/new"), **where)
    refused = await ana.post("/api/passkeys/keep", 403, credential=given)
    assert refused["error"] == "error-bad-passkey"
    assert await kept(ana) == []
    assert await devices(ana) == [], "it is a device like before"


async def test_a_count_that_goes_back_is_a_copy(server: Serving) -> None:
    ana, eve, key = guest(server, "Ana"), guest(server, "Eve"), SoftKey()
    await ana.make("new_salem", 4)
    await make(ana, key)
    key.count = 7
    await show(ana, key)
    key.count = 3
    assert (await show(eve, key, 403))["error"] == "error-bad-passkey"


async def test_the_same_passkey_is_nobody_elses(server: Serving) -> None:
    ana, eve, key = guest(server, "Ana"), guest(server, "Eve"), SoftKey()
    table = (await ana.make("new_salem", 4))["table"]
    await make(ana, key)
    await eve.make("new_salem", 4)
    assert (await make(eve, key, 403))["error"] == "error-bad-passkey"
    assert await kept(eve) == []
    await show(eve, key)
    assert await mine(eve, table) == [0]


# -- who may ------------------------------------------------------------------------------------


async def test_a_stolen_code_makes_no_passkey_and_takes_none_off(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would outlast the day after which its owner could shut the thief out."""
    ana, thief, key = guest(server, "Ana"), guest(server, "Thief"), SoftKey()
    await ana.make("new_salem", 4)
    await make(ana, key)
    await join(ana, thief)
    assert (await thief.post("/api/passkeys/new", 409))["error"] == "error-new-device"
    (only,) = await kept(thief)
    name = only["passkey"]
    refused = await thief.post("/api/passkeys/off", 409, passkey=name)
    assert refused["error"] == "error-new-device"
    later(server, monkeypatch, NEW + 1)
    await thief.post("/api/passkeys/off", passkey=name)
    assert await kept(ana) == []


async def test_who_has_the_passkey_can_shut_out_a_lost_phone_at_once(server: Serving) -> None:
    phone, new, key = guest(server, "Phone"), guest(server, "New"), SoftKey()
    table = (await phone.make("new_salem", 4))["table"]
    await make(phone, key)
    await show(new, key)
    await off(new, "Phone's key")
    assert await mine(phone, table) == []
    assert await mine(new, table) == [0]


async def test_after_a_while_a_new_device_shows_its_passkey_once_more(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, new, key = guest(server, "Phone"), guest(server, "New"), SoftKey()
    await phone.make("new_salem", 4)
    await make(phone, key)
    await show(new, key)
    later(server, monkeypatch, 3600)
    await off(new, "Phone's key", 409)
    await show(new, key)
    await off(new, "Phone's key")


async def test_nobody_comes_to_two_hands_with_a_passkey(server: Serving) -> None:
    table, (ana, bea, _), _ = await server.party("new_salem", 3, 3)
    for one in (ana, bea):
        one.base = server.base.replace("127.0.0.1", "localhost")
        one.http.base_url, one.http.headers["Origin"] = one.base, one.base
        cookie = one.cookie
        one.http.cookies.clear()
        one.http.cookies.set("aquelarre", cookie, domain="localhost.local")
        one.http.headers["Cookie"] = f"aquelarre={cookie}"
    key = SoftKey()
    await make(ana, key)
    assert (await show(bea, key, 409))["error"] == "error-two-seats"
    assert await mine(bea, table) == [1]


async def test_who_is_banned_does_not_come_back_with_a_passkey(server: Serving) -> None:
    ana, eve, key = guest(server, "Ana"), guest(server, "Eve"), SoftKey()
    await ana.make("new_salem", 4)
    await make(ana, key)
    await ban(ana, named(ana))
    assert (await show(eve, key, 403))["error"] == "error-bad-passkey"
    assert await devices(eve) == []


async def test_there_are_only_so_many(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "MOST_PASSKEYS", 2)
    monkeypatch.setattr(passkeys, "MOST_ASKED", 1)
    ana, bea = guest(server, "Ana"), guest(server, "Bea")
    await ana.make("new_salem", 4)
    for _ in range(2):
        await make(ana, SoftKey())
    assert (await ana.post("/api/passkeys/new", 409))["error"] == "error-too-many-passkeys"
    options = await ana.post("/api/passkeys/ask")
    await bea.post("/api/passkeys/ask")  # so many answers are waited for
    given = SoftKey().shown(options, ana.base)
    await ana.post("/api/passkeys/join", 403, credential=given)


async def test_where_passkeys_are_not_possible_one_sentence_says_so(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_number, by_name = server.guest("Ana"), guest(server, "Ana")
    assert (await by_number.get("/api/passkeys"))["possible"] is False
    assert (await by_number.post("/api/passkeys/new", 409))["error"] == "error-no-passkeys"
    assert (await by_name.get("/api/passkeys"))["possible"] is True
    monkeypatch.setattr(passkeys, "find_spec", lambda name: None)
    assert (await by_name.get("/api/passkeys"))["possible"] is False
    assert (await by_name.post("/api/passkeys/ask", 409))["error"] == "error-no-passkeys"


async def test_what_is_no_passkey_is_refused(server: Serving) -> None:
    ana = guest(server, "Ana")
    await ana.post("/api/passkeys/join", 400, credential={"id": "%", "clientDataJSON": ""})
    await ana.post("/api/passkeys/join", 400, credential="x")
    await ana.post("/api/passkeys/off", 400, passkey="0000")
    await ana.post("/api/passkeys/ask")
    await ana.post("/api/passkeys/join", 403, credential={"id": "A", "clientDataJSON": "AA"})


async def test_only_the_public_half_is_kept(server: Serving) -> None:
    """And passkeys that lead to nothing any more are thrown away."""
    ana, key = guest(server, "Ana"), SoftKey()
    await ana.make("new_salem", 4)
    await make(ana, key)
    found = server.store.passkey(key.id)
    assert found is not None
    assert found.person == server.store.person(hashed(ana.cookie))
    persons = server.server.hall.persons
    await persons.tidy(time.time())
    assert server.store.passkey(key.id) == found
    year = 366 * 24 * 3600
    await persons.tidy(time.time() + year)
    assert server.store.passkey(key.id) == found, "there is a table it leads to"
    (table,) = [each["table"] for each in (await ana.get("/api/tables"))["mine"]] or [""]
    await server.server.hall.throw_away(table or server.store.latest(found.person, 1)[0], "expired")
    await persons.tidy(time.time() + year)
    assert server.store.passkey(key.id) is None


async def test_a_passkey_that_leads_to_a_group_stays(server: Serving) -> None:
    ana, key = guest(server, "Ana"), SoftKey()
    made = await ana.post("/api/groups", name="Los martes", me="Ana")
    await make(ana, key)
    persons, later = server.server.hall.persons, time.time() + 366 * 24 * 3600
    await persons.tidy(later)
    assert server.store.passkey(key.id) is not None
    await ana.post(f"/api/groups/{made['group']}/delete")
    await persons.tidy(later)
    assert server.store.passkey(key.id) is None
