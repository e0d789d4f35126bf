"""Two hands of a table are never those of one person."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.test_devices import code_of, devices, join, mine, off, use

from aquelarre.kernel import Dice
from aquelarre.server import persons
from aquelarre.server.store.joined import Joining, join_devices

if TYPE_CHECKING:
    from tests.server.conftest import Serving


@pytest.mark.parametrize("begun", [True, False])
async def test_two_hands_of_a_table_are_never_one_persons(server: Serving, begun: bool) -> None:
    laptop, phone = server.guest("Ana"), server.guest("Bea")
    bots = {"2": "random", "3": "random"} if begun else {}
    made = await laptop.make("new_salem", 4, bots=bots)
    await phone.join(made["table"], made["invite"])
    refused = await join(laptop, phone, 409)
    assert refused["error"] == "error-two-seats"
    assert "different seats" in refused["sentence"]
    assert await devices(laptop) == await devices(phone) == []
    assert (await mine(laptop, made["table"]), await mine(phone, made["table"])) == ([0], [1])
    # what is refused does not use the code up; and where nothing is hidden nobody minds
    again = await laptop.make("carcassonne", 2)
    await server.guest("Cid").join(again["table"], again["invite"])
    code = await code_of(laptop)
    assert (await use(phone, code, 409))["error"] == "error-two-seats"
    tablet = server.guest("Tablet")
    await use(tablet, code)
    assert await mine(tablet, made["table"]) == [0]


async def test_what_was_seen_counts_even_if_the_seat_was_left(server: Serving) -> None:
    table, (ana, bea), _ = await server.party("new_salem", 4, 2)
    await bea.seat(table, 1, "leave")
    assert (await join(ana, bea, 409))["error"] == "error-two-seats"


async def test_chairs_that_were_changed_before_the_deal_do_not_count(server: Serving) -> None:
    laptop, phone = server.guest("Ana"), server.guest("Bea")
    made = await laptop.make("new_salem", 4)
    await phone.join(made["table"], made["invite"])
    await phone.seat(made["table"], 1, "leave")
    await join(laptop, phone)
    assert await mine(phone, made["table"]) == [0]


async def test_where_nothing_is_hidden_both_seats_come_along(server: Serving) -> None:
    table, (ana, bea), _ = await server.party("carcassonne", 2, 2)
    await join(ana, bea)
    assert await mine(ana, table) == await mine(bea, table) == [0, 1]


async def test_a_person_cannot_take_a_second_hand_with_another_device(server: Serving) -> None:
    table, (ana,), _ = await server.party("new_salem", 4, 1)
    phone = server.guest("Phone")
    await join(ana, phone)
    await ana.seat(table, 2, "open")
    code = (await ana.post(f"/api/tables/{table}/invite"))["invite"]
    refused = await phone.join(table, code, 2, 409)
    assert refused["error"] == "error-seat-secrets"
    # nor when it was taken off: it has seen what it has seen
    await off(ana, "Phone's")
    assert await mine(phone, table) == []
    refused = await phone.join(table, code, 2, 409)
    assert refused["error"] == "error-seat-secrets"


async def test_a_rematch_deals_one_hand_to_a_person(server: Serving) -> None:
    """Of a game that is over nothing is hidden, so its players may be joined; but only one of the
    two seats comes along."""
    table, (ana, bea), lives = await server.party("new_salem", 3, 2)
    await asyncio.gather(*(live.play(Dice(live.seat)) for live in lives))
    assert lives[0].over
    await join(ana, bea)
    assert await mine(bea, table) == [0]
    again = await bea.post(f"/api/tables/{table}/rematch")
    assert await mine(ana, again["table"]) == [0]
    summary = await ana.get(f"/api/tables/{again['table']}")
    assert summary["people"][1]["free"]


async def test_a_seat_that_is_being_taken_meanwhile_is_found(server: Serving) -> None:
    """It is looked at where nobody else writes: also what was not there when it was asked."""
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("new_salem", 4)
    code = await code_of(ana)
    results = await asyncio.gather(
        bea.http.post(
            f"/api/tables/{made['table']}/join", json={"invite": made["invite"], "name": "Bea"}
        ),
        bea.http.post("/api/tables", json={"game": "carcassonne", "seats": 2, "name": "Bea"}),
        bea.http.post("/api/devices/join", json={"code": code, "name": "Bea"}),
    )
    assert all(each.status_code in (200, 403, 409) for each in results)
    assert (await mine(ana, made["table"]), await mine(bea, made["table"])) != ([0, 1], [0, 1])
    assert len(await mine(ana, made["table"])) == 1


async def test_who_was_joined_while_their_request_waited_gets_nothing(server: Serving) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("new_salem", 4)
    await bea.make("carcassonne", 2)
    table = server.table(made["table"])
    await table.lock.acquire()
    waiting = asyncio.create_task(bea.join(made["table"], made["invite"], status=409))
    while not table.lock._waiters:
        await asyncio.sleep(0)
    await join(ana, bea)
    table.lock.release()
    assert (await waiting)["error"] == "error-not-now"
    assert await mine(bea, made["table"]) == [0]


async def test_nothing_is_changed_if_the_disk_does_not_take_it(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("new_salem", 4)
    code = await code_of(ana)

    def broken(how: Joining) -> Any:
        def change(connection: sqlite3.Connection) -> None:
            join_devices(how)(connection)
            raise sqlite3.OperationalError("disk I/O error")

        return change

    with monkeypatch.context() as patched:
        patched.setattr(persons, "join_devices", broken)
        assert (await use(bea, code, 500))["error"] == "error-stumbled"
    assert await devices(bea) == []
    await bea.join(made["table"], made["invite"])
    assert (await use(bea, code, 409))["error"] == "error-two-seats"
