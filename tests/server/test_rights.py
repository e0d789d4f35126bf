"""Who may do what: every request and every connection, for each kind of person."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving

    from aquelarre.server.records import Stored

WHO = ("host", "player", "stranger")
# request, body: the status for the host (on seat 0), the player on seat 1, and a stranger.
# On seat 2 there is a bot.
MATRIX: dict[str, tuple[str, dict[str, Any], tuple[int, int, int]]] = {
    "pass 0": ("pass", {"seat": 0}, (200, 403, 403)),
    "pass 1": ("pass", {"seat": 1}, (403, 200, 403)),
    "pass 2": ("pass", {"seat": 2}, (403, 403, 403)),
    "pass host": ("pass", {"seat": -1}, (200, 403, 403)),
    "claim": ("claim", {"pass": "x" * 32}, (403, 403, 403)),
    "join": ("join", {"invite": "x" * 32, "name": "x"}, (403, 403, 403)),
    "invite": ("invite", {}, (200, 403, 403)),
    "start": ("start", {}, (409, 403, 403)),
    "rematch": ("rematch", {}, (409, 409, 409)),
    "pause": ("pause", {"paused": True}, (200, 200, 403)),
    "name 0": ("seat", {"seat": 0, "do": "name", "name": "x"}, (200, 403, 403)),
    "name 1": ("seat", {"seat": 1, "do": "name", "name": "x"}, (200, 200, 403)),
    "name 2": ("seat", {"seat": 2, "do": "name", "name": "x"}, (200, 403, 403)),
    "bot 0": ("seat", {"seat": 0, "do": "bot"}, (200, 403, 403)),
    "bot 1": ("seat", {"seat": 1, "do": "bot"}, (200, 200, 403)),
    "back 0": ("seat", {"seat": 0, "do": "back"}, (200, 403, 403)),
    "back 1": ("seat", {"seat": 1, "do": "back"}, (403, 200, 403)),
    "back 2": ("seat", {"seat": 2, "do": "back"}, (403, 403, 403)),
    "leave 0": ("seat", {"seat": 0, "do": "leave"}, (200, 403, 403)),
    "leave 1": ("seat", {"seat": 1, "do": "leave"}, (200, 200, 403)),
    "remove 0": ("seat", {"seat": 0, "do": "remove"}, (200, 403, 403)),
    "remove 1": ("seat", {"seat": 1, "do": "remove"}, (200, 200, 403)),
    "open 2": ("seat", {"seat": 2, "do": "open"}, (200, 403, 403)),
    "seat 9": ("seat", {"seat": 9, "do": "leave"}, (400, 400, 400)),
    "send 0": ("send?seat=0", {"t": "ping"}, (200, 403, 403)),
    "send 1": ("send?seat=1", {"t": "ping"}, (403, 200, 403)),
    "send 2": ("send?seat=2", {"t": "ping"}, (403, 403, 403)),
    "send 9": ("send?seat=9", {"t": "ping"}, (403, 403, 403)),
    "send -1": ("send?seat=-1", {"t": "ping"}, (200, 200, 200)),
}


async def cast(server: Serving) -> tuple[str, dict[str, Guest]]:
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make("walpurgisnacht", 3, bots={"2": "random"})
    await bea.join(made["table"], made["invite"])
    stranger = server.guest("Mallory")
    await stranger.make("carcassonne", 2)  # he has a cookie, and is host and player elsewhere
    return made["table"], {"host": ana, "player": bea, "stranger": stranger}


def kept(server: Serving, table: str) -> Stored:
    """What is on the disk, but for the answers of the bot, which plays on meanwhile."""
    found = server.server.store.table(table)
    assert found is not None
    answers = [(seat, action) for seat, action in found.answers if seat in (0, 1)]
    return msgspec.structs.replace(found, answers=answers)


@pytest.mark.parametrize("what", MATRIX)
async def test_every_request_for_everybody(server: Serving, what: str) -> None:
    path, body, statuses = MATRIX[what]
    for who, status in zip(WHO, statuses, strict=True):
        table, people = await cast(server)
        before = kept(server, table)
        answer = await people[who].http.post(f"/api/tables/{table}/{path}", json=body)
        assert answer.status_code == status, (who, answer.text)
        if status != 200:
            assert kept(server, table) == before
            assert answer.json()["error"]


async def test_reading_for_everybody(server: Serving) -> None:
    table, people = await cast(server)
    for guest in people.values():
        assert (await guest.http.get(f"/api/tables/{table}")).status_code == 200
        for path in ("file", "replay", "replay?seat=0", "replay?seat=-2"):
            assert (await guest.http.get(f"/api/tables/{table}/{path}")).status_code == 409
    mine = await people["stranger"].get("/api/tables")
    assert table not in [each["table"] for each in mine["mine"] + mine["open"]]


@pytest.mark.parametrize("way", ["live", "stream"])
async def test_every_connection_for_everybody(server: Serving, way: str) -> None:
    table, people = await cast(server)
    may = {("host", 0), ("player", 1), ("host", -1), ("player", -1), ("stranger", -1)}
    for who, guest in people.items():
        for seat in (-1, 0, 1, 2, 3, 31):
            if way == "live":
                allowed = await can_connect(guest, table, seat)
            else:
                path = f"/api/tables/{table}/stream?seat={seat}"
                async with guest.http.stream("GET", path) as answer:
                    assert answer.status_code in (200, 403)
                    allowed = answer.status_code == 200
            assert allowed == ((who, seat) in may), (who, seat)


async def can_connect(guest: Guest, table: str, seat: int) -> bool:
    try:
        socket = await guest.open(table, seat)
    except InvalidStatus:
        return False
    await socket.send('{"t":"hello"}')
    update = json.loads(await socket.recv())
    assert update["position"]["view"]["seat"] == seat
    await socket.close()
    return True


async def test_a_cookie_that_is_not_ours_opens_nothing(server: Serving) -> None:
    table, people = await cast(server)
    cookie = people["host"].cookie
    for wrong in ("", "x", cookie[:-1], cookie + "x", cookie.swapcase(), "a" * 5000):
        mallory = server.guest()
        mallory.http.cookies.set("aquelarre", wrong)
        answer = await mallory.http.post(f"/api/tables/{table}/pass", json={"seat": 0})
        assert answer.status_code == 403


async def test_the_first_message_must_be_a_hello(server: Serving) -> None:
    table, people = await cast(server)
    for first in ('{"t":"ping"}', '{"t":"undo","id":"1"}', "", "nonsense", "[]", '{"t":"hello",'):
        socket = await people["host"].open(table, 0)
        await socket.send(first)
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert server.table(table).listeners == set()


async def test_who_is_removed_before_the_hello_gets_nothing_of_the_seat(server: Serving) -> None:
    table, people = await cast(server)
    socket = await people["player"].open(table, 1)
    await people["host"].seat(table, 1, "remove")
    await socket.send('{"t":"hello"}')
    try:
        shown = json.loads(await socket.recv())
    except ConnectionClosed:
        return
    finally:
        await socket.close()
    assert shown["position"]["view"]["seat"] == -1


async def test_a_seat_that_was_moved_is_gone_from_the_old_device(server: Serving) -> None:
    """Two people at one device: when one of them takes his seat to his phone, the other cannot
    look into his cards any more."""
    ana, phone = server.guest("Ana"), server.guest()
    made = await ana.make(seats=3, names=["Ana", "Bea"], bots={"2": "random"})
    table = made["table"]
    old = await ana.live(table, 1)
    code = (await ana.post(f"/api/tables/{table}/pass", seat=1))["pass"]
    assert await phone.post(f"/api/tables/{table}/claim", **{"pass": code}) == {"seat": 1}
    await old.until_closed()
    await ana.post(f"/api/tables/{table}/pass", 403, seat=1)
    await ana.post(f"/api/tables/{table}/pass", seat=0)
    new = await phone.live(table, 1)
    assert new.position["view"]["seat"] == 1


async def test_the_rights_of_a_host_are_shared(server: Serving) -> None:
    ana, phone = server.guest("Ana"), server.guest()
    made = await ana.make()
    table = made["table"]
    code = (await ana.post(f"/api/tables/{table}/pass", seat=-1))["pass"]
    await phone.post(f"/api/tables/{table}/claim", **{"pass": code})
    for guest in (ana, phone):
        await guest.post(f"/api/tables/{table}/invite")
