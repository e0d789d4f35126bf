"""The one who writes goes on, whatever the disk does; and who waits for it is told."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import TYPE_CHECKING, Any

import pytest

from aquelarre.server import health as health_module
from aquelarre.server.records import ChatLine
from aquelarre.server.store import Change, Writing, put_chat

if TYPE_CHECKING:
    from tests.server.conftest import Serving

PATIENCE = 60.0


@pytest.fixture(autouse=True)
def unhurried_health(monkeypatch: pytest.MonkeyPatch) -> None:
    """This process may be held up for a second, and nobody but the test looks after the disk."""
    monkeypatch.setattr(health_module, "LATE", 1e6)
    monkeypatch.setattr(health_module, "LOOK", 1e6)


def line(number: int) -> Change:
    return put_chat("t", ChatLine(number, 0, "", "a line", 0.0))


def breaking(connection: Writing) -> None:
    """The connection is of no more use, not even to roll back."""
    connection.execute("INSERT INTO chat VALUES ('t', 7, 0, '', 'half', 0, -1)")
    connection.close()
    raise sqlite3.OperationalError("disk I/O error")


class WithoutWayBack:
    """A connection that cannot roll back."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def execute(self, what: str, *values: Any) -> Any:
        if what == "ROLLBACK":
            raise sqlite3.OperationalError("disk I/O error")
        return self.connection.execute(what, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


def failing(connection: Writing) -> None:
    raise sqlite3.OperationalError("disk I/O error")


async def written(server: Serving, *changes: Change) -> None:
    await asyncio.wait_for(server.server.store.write(*changes), PATIENCE)


def numbers(server: Serving) -> list[int]:
    rows = server.store._reading.execute("SELECT n FROM chat WHERE \"table\" = 't'")
    return sorted(n for (n,) in rows)


async def test_a_connection_that_broke_is_replaced(server: Serving) -> None:
    with pytest.raises(sqlite3.OperationalError):
        await written(server, breaking)
    assert server.server.health.trouble() == "disk"
    await written(server, line(1))
    assert server.server.health.trouble() == ""
    assert numbers(server) == [1]


async def test_a_change_that_cannot_be_rolled_back_harms_nobody_else(server: Serving) -> None:
    writer: Any = server.store._writer
    writer.connection = WithoutWayBack(writer.connection)
    work = [written(server, line(1)), written(server, failing), written(server, line(2))]
    found = await asyncio.gather(*work, return_exceptions=True)
    assert [type(each) for each in found] == [type(None), sqlite3.OperationalError, type(None)]
    assert numbers(server) == [1, 2]


async def test_a_file_that_cannot_be_opened_again_fails_every_write_at_once(
    server: Serving,
) -> None:
    writer: Any = server.store._writer
    reopen = writer.reopen

    def cannot() -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    writer.reopen = cannot
    for change in (breaking, line(1), line(2)):
        with pytest.raises(sqlite3.Error):
            await written(server, change)
    assert server.server.health.trouble() == "disk"
    writer.reopen = reopen
    await asyncio.wait_for(server.server.health.try_the_disk(), PATIENCE)
    assert server.server.health.trouble() == ""
    await written(server, line(3))
    assert numbers(server) == [3]


async def test_a_disk_that_hangs_is_seen(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    health, goes_on, hangs = server.server.health, threading.Event(), threading.Event()

    def hanging(connection: Writing) -> None:
        hangs.set()
        goes_on.wait(PATIENCE)

    with monkeypatch.context() as impatient:
        impatient.setattr(health_module, "STUCK", 0.0)
        assert health.trouble() == ""
        work = [asyncio.create_task(written(server, hanging))]
        assert await asyncio.to_thread(hangs.wait, PATIENCE)
        assert health.trouble() == "disk"
    work.append(asyncio.create_task(written(server, line(1))))
    goes_on.set()
    await asyncio.gather(*work)
    await written(server, line(2))  # the one before has been put away by now
    assert health.trouble() == ""
    assert numbers(server) == [1, 2]


async def test_a_writer_that_has_ended_is_seen_and_nobody_waits_for_it(server: Serving) -> None:
    store = server.store
    store._writer.waiting.put(None)
    await asyncio.to_thread(store._writer.join, PATIENCE)
    assert server.server.health.trouble() == "disk"
    with pytest.raises(sqlite3.OperationalError):
        await written(server, line(1))
