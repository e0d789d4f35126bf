"""Lines that are just being opened while a seat is taken away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from tests.server.test_seats import GAME
from websockets.exceptions import ConnectionClosed

from aquelarre.server import connection

if TYPE_CHECKING:
    from tests.server.conftest import Serving

    from aquelarre.server.listeners import Listener


async def waiting_for(lock: asyncio.Lock) -> None:
    while not lock._waiters:
        await asyncio.sleep(0)


async def test_a_socket_that_waits_while_its_seat_is_taken_away_gets_nothing(
    server: Serving,
) -> None:
    table, (ana, bea, _), _ = await server.party(GAME, 3, 3)  # no bot waits for the lock
    here = server.table(table)
    await here.lock.acquire()
    removing = asyncio.create_task(ana.seat(table, 1, "remove"))
    await waiting_for(here.lock)
    socket = await bea.open(table, 1)
    await socket.send('{"t":"hello"}')
    while len(here.lock._waiters or ()) < 2:
        await asyncio.sleep(0)
    here.lock.release()
    await removing
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    assert not [each for each in here.listeners if each.seat == 1]


async def test_a_stream_that_waits_while_its_seat_is_taken_away_gets_nothing(
    server: Serving,
) -> None:
    table, (ana, bea, _), _ = await server.party(GAME, 3, 3)  # no bot waits for the lock
    here = server.table(table)
    await here.lock.acquire()
    removing = asyncio.create_task(ana.seat(table, 1, "remove"))
    await waiting_for(here.lock)
    reading = asyncio.create_task(bea.http.get(f"/api/tables/{table}/stream?seat=1"))
    while len(here.lock._waiters or ()) < 2:
        await asyncio.sleep(0)
    here.lock.release()
    await removing
    answer = await reading  # it ends by itself
    assert "update" not in answer.text
    assert not [each for each in here.listeners if each.seat == 1]


async def test_who_was_removed_and_does_not_read_is_not_listened_to(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The goodbye of the server cannot be sent, so the line is still open."""

    async def stuck(socket: object, listener: Listener) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(connection, "_send_all", stuck)
    monkeypatch.setattr(connection, "GOODBYE", 0.01)
    ana, bea = server.guest("Ana"), server.guest("Bea")
    made = await ana.make(GAME, 3, bots={"2": "random"})
    table = made["table"]
    await bea.join(table, made["invite"])
    here, socket = server.table(table), await bea.open(table, 1)
    await socket.send('{"t":"hello"}')
    while 1 not in here.company.here():
        await asyncio.sleep(0)
    await ana.seat(table, 1, "remove")
    await socket.send('{"t":"say","id":"1","text":"still here"}')
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    assert here.talk.lines == []
