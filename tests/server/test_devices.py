"""Several devices of one person: joined by a code, the same seats on all of them, taken off again.
Nobody comes to two hands of a table in that way."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.kernel import Dice
from aquelarre.server import persons
from aquelarre.server.app import FILE
from aquelarre.server.limits import Limits, Rate
from aquelarre.server.push.keys import installed
from aquelarre.server.tokens import LETTERS, hashed

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

Data = dict[str, Any]


async def code_of(guest: Guest, name: str = "") -> str:
    code: str = (await guest.post("/api/devices/code", name=name))["code"]
    return code


async def join(shows: Guest, uses: Guest, status: int = 200) -> Data:
    """One device uses the code that another shows."""
    code = await code_of(shows, f"{shows.name}'s")
    return await use(uses, code, status)


async def use(guest: Guest, code: str, status: int = 200) -> Data:
    return await guest.post("/api/devices/join", status, code=code, name=f"{guest.name}'s")


async def devices(guest: Guest) -> list[Data]:
    found: list[Data] = (await guest.get("/api/devices"))["devices"]
    return found


async def off(guest: Guest, name: str, status: int = 200) -> Data:
    which = next(each["device"] for each in await devices(guest) if each["name"] == name)
    return await guest.post("/api/devices/off", status, device=which)


def later(server: Serving, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much later, by the clock of those who join devices."""
    found = server.server.hall.persons
    monkeypatch.setattr(found, "clock", lambda: time.time() + seconds)


async def mine(guest: Guest, table: str) -> list[int]:
    people = (await guest.get(f"/api/tables/{table}"))["people"]
    return [person["seat"] for person in people if person["mine"]]


async def test_seats_tables_and_notes_are_on_both(server: Serving) -> None:
    laptop, phone, other = server.guest("Laptop"), server.guest("Phone"), server.guest("Other")
    old = await laptop.make("new_salem", 3)
    await laptop.post(f"/api/tables/{old['table']}/notes", seat=0, text="Bea lies", marks={})
    new = await phone.make("carcassonne", 2)
    assert await devices(laptop) == []
    await join(laptop, phone)
    for guest in (laptop, phone):
        lobby = await guest.get("/api/tables")
        assert {each["table"] for each in lobby["mine"]} == {old["table"], new["table"]}
        assert all(each["host"] for each in lobby["mine"])
        assert await mine(guest, old["table"]) == await mine(guest, new["table"]) == [0]
        notes = await guest.get(f"/api/tables/{old['table']}/notes?seat=0")
        assert notes["text"] == "Bea lies"
        names = [(each["name"], each["here"]) for each in await devices(guest)]
        assert names == [("Laptop's", guest is laptop), ("Phone's", guest is phone)]
    assert (await other.get("/api/tables"))["mine"] == []
    # and whatever comes later
    third = await laptop.make("carcassonne", 2, bots={"1": "random"})
    live = await phone.live(third["table"], 0)
    assert await live.play(Dice(1), 1)
    await phone.seat(third["table"], 0, "name", name="Both")
    assert (await laptop.get(f"/api/tables/{third['table']}"))["people"][0]["name"] == "Both"


async def test_it_holds_after_a_restart_and_a_third_device_comes_along(server: Serving) -> None:
    laptop, phone, tablet = server.guest("Laptop"), server.guest("Phone"), server.guest("Tablet")
    made = await laptop.make("new_salem", 3)
    await join(laptop, phone)
    await server.restart()
    await join(phone, tablet)
    assert await mine(tablet, made["table"]) == [0]
    assert len(await devices(laptop)) == 3
    # two who have devices already become one, too
    desk, watch = server.guest("Desk"), server.guest("Watch")
    theirs = await desk.make("carcassonne", 2)
    await join(desk, watch)
    await join(tablet, desk)
    for guest in (laptop, phone, tablet, desk, watch):
        assert await mine(guest, made["table"]) == await mine(guest, theirs["table"]) == [0]
        assert len(await devices(guest)) == 5


async def test_a_code_works_once_and_not_for_long(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    laptop, phone, thief = server.guest("Laptop"), server.guest("Phone"), server.guest("Thief")
    made = await laptop.make("new_salem", 3)
    code = await code_of(laptop)
    assert len(code) == 10
    assert set(code) <= set(LETTERS)
    assert (await use(laptop, code, 409))["error"] == "error-same-device"
    await use(phone, f" {code[:5].lower()}-{code[5:]} ")  # as people type
    assert (await use(thief, code, 403))["error"] == "error-old-code"
    assert (await use(thief, "A" * 10, 403))["error"] == "error-old-code"
    old = await code_of(laptop)
    newer = await code_of(laptop)
    assert (await use(thief, old, 403))["error"] == "error-old-code", "a new one ends the old one"
    later(server, monkeypatch, persons.VALID + 1)
    assert (await use(thief, newer, 403))["error"] == "error-old-code"
    assert await mine(thief, made["table"]) == []


async def test_codes_are_kept_as_hashes(server: Serving) -> None:
    laptop = server.guest("Laptop")
    code = await code_of(laptop, "Laptop")
    rows = server.store._reading.execute("SELECT code, device, name FROM codes").fetchall()
    assert rows == [(hashed(code), hashed(laptop.cookie), "Laptop")]
    stored = b"".join(path.read_bytes() for path in server.config.data.glob(f"{FILE}*"))
    assert code.encode() not in stored
    assert laptop.cookie.encode() not in stored


async def test_codes_and_tries_have_rates(house: Opened) -> None:
    async with house(limits=Limits(codes=Rate(2, 0.0), joining=Rate(3, 0.0))) as server:
        laptop, thief = server.guest("Laptop"), server.guest("Thief")
        for _ in range(2):
            code = await code_of(laptop)
        refused = await laptop.post("/api/devices/code", 429, name="")
        assert refused["error"] == "error-too-much"
        for _ in range(3):
            await use(thief, "A" * 10, 403)
        assert (await use(thief, code, 429))["error"] == "error-too-much"


# -- taking off ----------------------------------------------------------------------------------


async def test_a_device_is_taken_off(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("new_salem", 4, 1)
    phone = server.guest("Phone")
    await join(ana, phone)
    playing, watching = await phone.live(table, 0), await phone.live(table, -1)
    await off(ana, "Phone's")
    await playing.until_closed()
    assert playing.frames[-1] == {"t": "bye", "reason": "moved"}
    assert await mine(phone, table) == []
    assert [each["name"] for each in await devices(ana)] == ["Ana's"]
    assert await devices(phone) == []
    for still in (live, watching):
        await still.sync()
    await phone.post("/api/devices/off", 400, device=hashed(ana.cookie).hex()[:10])
    # a code leads back
    await join(ana, phone)
    assert await mine(phone, table) == [0]


async def test_the_first_device_can_be_taken_off_as_well(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone is lost. But not at once: else a stolen code would shut its owner out."""
    lost, laptop = server.guest("Lost"), server.guest("Laptop")
    made = await lost.make("new_salem", 3)
    await join(lost, laptop)
    assert (await off(laptop, "Lost's", 409))["error"] == "error-new-device"
    assert await mine(lost, made["table"]) == [0]
    later(server, monkeypatch, persons.NEW + 1)
    await off(laptop, "Lost's")
    assert await mine(lost, made["table"]) == []
    assert await mine(laptop, made["table"]) == [0]
    # the last one cannot go: with it everything would be nobody's
    assert (await off(laptop, "Laptop's", 409))["error"] == "error-not-now"


async def test_a_device_takes_itself_off(server: Serving) -> None:
    laptop, phone = server.guest("Laptop"), server.guest("Phone")
    made = await laptop.make("new_salem", 3)
    await join(laptop, phone)
    await off(phone, "Phone's")
    assert (await mine(laptop, made["table"]), await mine(phone, made["table"])) == ([0], [])


async def test_there_are_not_too_many(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persons, "MOST_DEVICES", 2)
    first, second, third = server.guest("A"), server.guest("B"), server.guest("C")
    await join(first, second)
    refused = await join(first, third, 409)
    assert (refused["error"], refused["values"]) == ("error-too-many-devices", {"most": 2})


# -- what else knows devices ---------------------------------------------------------------------


async def test_a_ban_holds_for_all_devices(server: Serving) -> None:
    table, (ana,), (live,) = await server.party("new_salem", 4, 1)
    phone = server.guest("Phone")
    await join(ana, phone)
    also = await phone.live(table, 0)
    admin = {"Authorization": "Bearer the-token-of-the-admin"}
    shown = (await ana.http.get(f"/api-admin/tables/{table}", headers=admin)).json()
    name = next(each["device"] for each in shown["devices"] if each["now"])
    answer = await ana.http.post("/api-admin/ban", json={"device": name}, headers=admin)
    assert answer.status_code == 200
    for line in (live, also):
        await line.until_closed()
        assert line.frames[-1] == {"t": "bye", "reason": "banned"}
    for guest in (ana, phone):
        assert (await guest.get("/api/tables", 403))["error"] == "error-banned"
        assert (await guest.post("/api/devices/code", 403, name=""))["error"] == "error-banned"


@pytest.mark.skipif(not installed(), reason="the extra “push” is not installed")
async def test_each_device_is_called_where_it_listens(server: Serving) -> None:
    """It is its own browser that is called; whether it has a place there is its person's."""
    table, (ana, _), _ = await server.party("new_salem", 4, 2)
    phone = server.guest("Phone")
    await join(ana, phone)
    keys = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
    wish: Data = {"endpoint": "https://push.example/phone", "keys": keys, "zone": "UTC"}
    assert (await phone.get(f"/api/tables/{table}/push"))["may"]
    await phone.post(f"/api/tables/{table}/push", **wish)
    assert (await phone.get(f"/api/tables/{table}/push"))["on"]
    assert not (await ana.get(f"/api/tables/{table}/push"))["on"]
    called = server.server.store.called(table)
    assert [(each.device, each.seats) for each in called] == [(hashed(phone.cookie), (0,))]
    await off(ana, "Phone's")
    assert server.server.store.called(table) == []
    assert not (await phone.get(f"/api/tables/{table}/push"))["on"]


async def test_a_command_that_comes_again_is_not_done_twice(server: Serving) -> None:
    """Nobody has acknowledged it yet when its device is joined with another."""
    table, (ana,), (live,) = await server.party("new_salem", 4, 1)
    assert (await live.ask("say", id="once", text="hello"))["t"] == "ack"
    await join(server.guest("Phone"), ana)
    again = await ana.live(table, 0)
    assert (await again.ask("say", id="once", text="hello"))["t"] == "ack"
    assert len(server.table(table).talk.lines) == 1


async def test_what_can_be_of_no_use_goes(server: Serving) -> None:
    laptop, phone = server.guest("Laptop"), server.guest("Phone")
    await join(laptop, phone)
    await code_of(laptop)
    await server.server.hall.persons.tidy(time.time())
    assert len(await devices(laptop)) == 2
    await server.server.hall.persons.tidy(time.time() + 366 * 24 * 3600)
    assert await devices(laptop) == []
    assert server.store._reading.execute("SELECT * FROM codes").fetchall() == []


async def test_a_person_who_plays_stays_one_person(server: Serving) -> None:
    """However long ago the devices were joined."""
    laptop, phone = server.guest("Laptop"), server.guest("Phone")
    await laptop.make("carcassonne", 2)
    await join(laptop, phone)
    await server.server.hall.persons.tidy(time.time() + 366 * 24 * 3600)
    assert len(await devices(phone)) == 2


async def test_who_comes_back_is_known_for_another_year(server: Serving) -> None:
    ana, stranger = server.guest("Ana"), server.guest("Stranger")
    table = (await ana.make("carcassonne", 2))["table"]
    for path in ("/api/tables", f"/api/tables/{table}"):
        renewed = (await ana.http.get(path)).headers["set-cookie"]
        assert renewed.startswith(f"aquelarre={ana.cookie};")
        assert "Max-Age=31536000" in renewed
        assert "set-cookie" not in (await stranger.http.get(path)).headers
        for other in ("short", 'a"b; c', "x" * 100):
            answer = await stranger.http.get(path, headers={"Cookie": f"aquelarre={other}"})
            assert "set-cookie" not in answer.headers
