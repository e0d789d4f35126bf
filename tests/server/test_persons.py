"""What somebody could try with devices of one person: to get round a ban, to keep what was taken
away, to come to two hands by being quick."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable
from types import NoneType
from typing import TYPE_CHECKING

import pytest
from tests.server.test_devices import code_of, devices, join, mine, off, use

from aquelarre.server.bans import short
from aquelarre.server.errors import NotNow, OldCode
from aquelarre.server.store import Writing
from aquelarre.server.tokens import hashed

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving

PATIENCE = 60.0
ADMIN = {"Authorization": "Bearer the-token-of-the-admin"}


def named(guest: Guest) -> str:
    """A device as the audit has it."""
    return short(hashed(guest.cookie))


async def ban(guest: Guest, name: str, what: str = "ban") -> None:
    answer = await guest.http.post(f"/api-admin/{what}", json={"device": name}, headers=ADMIN)
    assert answer.status_code == 200, answer.text


async def at_once(server: Serving, *works: Awaitable[None]) -> list[type]:
    """What comes of works that are all under way before the first of them is written."""
    goes_on = threading.Event()

    def hold(connection: Writing) -> None:
        goes_on.wait(PATIENCE)

    held_up = asyncio.ensure_future(server.store.write(hold))
    await asyncio.sleep(0)
    under_way = [asyncio.ensure_future(work) for work in works]
    for _ in range(100):  # none of them waits for anything but the store, and each other
        await asyncio.sleep(0)
    goes_on.set()
    found = await asyncio.gather(*under_way, return_exceptions=True)
    await held_up
    return [type(each) for each in found]


async def test_a_code_that_was_shown_before_a_ban_leads_nobody_round_it(server: Serving) -> None:
    ana, phone = server.guest("Ana"), server.guest("Phone")
    await ana.make("new_salem", 4)
    code = await code_of(ana)
    await ban(ana, named(ana))
    assert (await use(phone, code, 403))["error"] == "error-old-code"
    assert (await ana.get("/api/tables", 403))["error"] == "error-banned"
    await ban(ana, named(ana), "unban")
    await use(phone, code)


async def test_a_ban_that_comes_while_a_code_is_used_holds(server: Serving) -> None:
    """The one who uses it is banned after they were let in."""
    ana, phone = server.guest("Ana"), server.guest("Phone")
    await ana.make("new_salem", 4)
    code = await code_of(phone)
    hall = server.server.hall
    join = hall.persons.join(hashed(ana.cookie), code, "")
    assert await at_once(server, hall.bans.put(named(ana)), join) == [NoneType, OldCode]
    assert (await ana.get("/api/tables", 403))["error"] == "error-banned"


async def test_a_name_of_the_audit_still_names_whoever_was_joined_since(server: Serving) -> None:
    ana, phone = server.guest("Ana"), server.guest("Phone")
    await ana.make("new_salem", 4)
    await join(ana, phone)
    await ban(ana, named(ana))
    for guest in (ana, phone):
        assert (await guest.get("/api/tables", 403))["error"] == "error-banned"
    await ban(ana, named(phone), "unban")
    for guest in (ana, phone):
        await guest.get("/api/tables")


async def test_codes_that_a_device_has_made_end_when_it_is_taken_off(server: Serving) -> None:
    """Else it would come back with them, and cut off those who took it off."""
    table, (ana,), _ = await server.party("new_salem", 4, 1)
    thief, other = server.guest("Thief"), server.guest("Other")
    await join(ana, thief)
    made = [await thief.post(f"/api/tables/{table}/pass", seat=seat) for seat in (0, -1)]
    await off(ana, "Thief's")
    for each in made:
        await other.post(f"/api/tables/{table}/claim", 403, **each)
    assert (await mine(ana, table), await mine(other, table)) == ([0], [])
    again = await ana.post(f"/api/tables/{table}/pass", seat=0)
    await other.post(f"/api/tables/{table}/claim", **again)


async def test_who_uses_a_code_twice_at_once_comes_to_no_second_hand(server: Serving) -> None:
    """The second time fails; that must not let in what waited under the old name."""
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("new_salem", 4)
    await bea.make("carcassonne", 2)
    table, code = server.table(made["table"]), await code_of(ana)
    await table.lock.acquire()
    waiting = asyncio.create_task(bea.join(made["table"], made["invite"], status=409))
    while not table.lock._waiters:
        await asyncio.sleep(0)
    persons, device = server.server.hall.persons, hashed(bea.cookie)
    twice = [persons.join(device, code, "Bea's") for _ in range(2)]
    assert await at_once(server, *twice) == [NoneType, OldCode]
    table.lock.release()
    assert (await waiting)["error"] == "error-not-now"
    await off(ana, "Bea's")
    assert await mine(bea, made["table"]) == []


async def test_a_table_is_made_for_nobody_who_has_just_been_joined(server: Serving) -> None:
    """It would be told to be there, and be nobody's."""
    ana, bea = server.guest("Ana"), server.guest("Bea")
    await ana.make("carcassonne", 2)
    await bea.make("carcassonne", 2)
    late = hashed(bea.cookie)
    await join(ana, bea)
    with pytest.raises(NotNow):
        await server.server.hall.making.teach(late, "carcassonne", "", "Bea")


async def test_two_that_leave_at_once_do_not_leave_everything_to_nobody(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("new_salem", 4)
    await join(ana, bea)
    persons = server.server.hall.persons
    leave = [persons.take_off(hashed(each.cookie), named(each)) for each in (ana, bea)]
    assert await at_once(server, *leave) == [NoneType, NotNow]
    assert (await mine(ana, made["table"]), await mine(bea, made["table"])) == ([], [0])
    assert len(await devices(bea)) == 1


async def test_who_has_stolen_a_code_cannot_make_the_owner_the_newer_one(server: Serving) -> None:
    """By bringing the owner's devices along to one of their own: these would come later then."""
    owner, thief, second = server.guest("Owner"), server.guest("Thief"), server.guest("Second")
    made = await owner.make("new_salem", 3)
    await join(owner, thief)
    assert (await join(second, thief, 409))["error"] == "error-new-device"
    await join(thief, second)  # the other way round it comes later
    assert (await off(second, "Owner's", 409))["error"] == "error-new-device"
    await off(owner, "Second's")
    await off(owner, "Thief's")
    assert await mine(owner, made["table"]) == [0]
    assert await mine(thief, made["table"]) == await mine(second, made["table"]) == []
