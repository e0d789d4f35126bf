"""Whose seat was taken away does nothing for it any more, whatever was on the way meanwhile."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Serving

GAME = "walpurgisnacht"
NOT_YOURS = "error-not-yours"
COMMANDS: list[dict[str, Any]] = [
    {"t": "answer", "question": 0, "action": 0},
    {"t": "undo"},
    {"t": "say", "text": "still here"},
    {"t": "vote", "vote": "wait"},
    {"t": "keep", "occasion": 1, "on": True},
    {"t": "why", "thing": "x"},
    {"t": "advise", "question": 0},
]


async def waiting(lock: asyncio.Lock, count: int) -> None:
    while len(lock._waiters or ()) < count:
        await asyncio.sleep(0)


async def half_sent(
    server: Serving, guest: Guest, path: str, body: bytes
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request of which the last byte is missing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-Aquelarre: 1\r\n"
        f"Origin: {server.base}\r\nCookie: aquelarre={guest.cookie}\r\nConnection: close\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body[:-1])
    await writer.drain()
    return reader, writer


async def test_a_command_that_was_begun_before_and_ended_after_is_refused(server: Serving) -> None:
    table, (ana, bea), (_, second) = await server.party(GAME, 3, 2)
    body = json.dumps({"t": "say", "id": "1", "text": "still here"}).encode()
    reader, writer = await half_sent(server, bea, f"/api/tables/{table}/send?seat=1", body)
    while not server.server.doorstep.half_open:
        await asyncio.sleep(0)
    await second.sync()  # the server has begun with it
    await ana.seat(table, 1, "remove")
    writer.write(body[-1:])
    answer = await reader.read()
    writer.close()
    assert b" 403 " in answer.splitlines()[0]
    assert NOT_YOURS.encode() in answer
    assert server.table(table).talk.lines == []


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command["t"]))
async def test_a_command_that_waits_while_the_seat_is_taken_away_is_refused(
    server: Serving, command: dict[str, Any]
) -> None:
    """Over a post, and over a socket whose goodbye has not come yet."""
    table, (ana, bea, _), (_, second, _) = await server.party(GAME, 3, 3)  # no bot waits, too
    here = server.table(table)
    await second.sync()
    await here.lock.acquire()
    removing = asyncio.create_task(ana.seat(table, 1, "remove"))
    await waiting(here.lock, 1)
    path, message = f"/api/tables/{table}/send?seat=1", {"id": "1", **command}
    if command["t"] in ("why", "advise"):  # these wait for nobody
        here.lock.release()
        await removing
        assert (await bea.post(path, 403, **message))["error"] == NOT_YOURS
        return
    posting = asyncio.create_task(bea.http.post(path, json=message))
    await waiting(here.lock, 2)
    await second.send(**{**message, "id": "2"})
    await waiting(here.lock, 3)
    here.lock.release()
    await removing
    refused = (await posting).json()
    assert (refused["t"], refused["error"]) == ("refused", NOT_YOURS)
    await second.until_closed()
    assert not [frame for frame in second.frames if frame["t"] == "ack"]
    assert here.talk.lines == []
