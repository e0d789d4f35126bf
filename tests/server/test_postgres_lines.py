"""Lines to a database that break when nobody expects it, and what is asked over them."""

from __future__ import annotations

import asyncio
import threading
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest
from tests.server.test_postgres import END, cut_off, line, numbers, opened, reconnected, tell, until

from aquelarre.server.store import Writing
from aquelarre.server.store.moving import move
from aquelarre.server.store.postgres import pen, sharing
from aquelarre.server.store.postgres.line import Line
from aquelarre.server.store.postgres.pen import LOCK
from aquelarre.server.store.postgres.problems import Dethroned, Fault
from aquelarre.server.store.postgres.schema import bring_up
from aquelarre.server.store.postgres.store import PostgresStore
from aquelarre.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from tests.server.conftest import Opened

LEASE = 3600.0  # seconds: nobody dies of a slow machine
WAITING = """
SELECT EXISTS (
    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
    WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()
)
"""


async def test_a_line_that_breaks_while_something_is_taken_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another is made, and writing goes on."""
    order, broken = Line.order, [0]

    async def breaking(self: Line, what: str, patience: float, on: Any) -> str:
        if what == "ROLLBACK" and not broken[0]:
            broken[0] += 1
            raise self.judged(ConnectionResetError(), on)
        return await order(self, what, patience, on)

    def refused(connection: Writing) -> None:
        raise LookupError

    with opened(database) as store:
        monkeypatch.setattr(Line, "order", breaking)
        with pytest.raises((LookupError, Fault)):
            await store.write(line(1), refused)
        await reconnected(store)
        await store.write(line(2))
        assert (broken, numbers(store), store.well) == ([1], [2], True)


async def test_a_question_that_no_database_understands_is_refused_in_one_sentence(
    database: str, house: Opened
) -> None:
    """A zero in a name is in no text that PostgreSQL keeps."""
    async with house(store=database) as server:
        for path in ("/api/tables/a%00b", "/api/tables/a%00b/replay"):
            assert (await server.guest("Ana").get(path, 400))["error"] == "error-bad-request"


async def test_a_server_that_was_cut_off_while_tables_moved_in_never_writes_again(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it knows is not what is there now."""
    source = tmp_path / "tables.sqlite3"
    with closing(SqliteStore(source)) as file:
        await file.write(line(5))
    with opened(database) as old:
        with monkeypatch.context() as cut:
            cut_off(old, cut)
            await tell(database, END.format(old._pen.line.name))
            free = f"SELECT pg_advisory_lock({LOCK}); SELECT pg_advisory_unlock({LOCK})"
            await tell(database, free)
            await move(str(source), database)
        await until(lambda: old._pen.line.over)
        with pytest.raises(Dethroned):
            await old.write(line(1))
    with opened(database) as new:
        assert numbers(new) == [5]


@pytest.mark.parametrize("earlier", ["written = 1", "written = 3"])
async def test_a_database_that_is_another_one_when_it_comes_back_is_not_written_to(
    database: str, monkeypatch: pytest.MonkeyPatch, earlier: str
) -> None:
    """A copy was put back, or another machine took over that had not heard everything: what we
    have acknowledged is not there, so what we know fits no more."""
    with opened(database) as store:
        for number in range(4):
            await store.write(line(number))
        with monkeypatch.context() as cut:
            cut_off(store, cut)
            await tell(database, END.format(store._pen.line.name))
            await tell(database, f"UPDATE aquelarre SET {earlier}; DELETE FROM chat WHERE n > 1")
        await until(lambda: store._pen.line.over)
        with pytest.raises(Dethroned):
            await store.write(line(4))
        assert numbers(store) == [0, 1]


async def test_who_asks_from_another_thread_disturbs_nobody(database: str) -> None:
    """A long table is opened beside the event loop, which goes on asking."""
    with opened(database) as store:

        def ask() -> int:
            (found,) = store._reading.execute("SELECT 1 FROM pg_sleep(0.05)").fetchone()
            return int(found)

        assert await asyncio.gather(*(asyncio.to_thread(ask) for _ in range(4))) == [1] * 4


async def test_it_is_noticed_before_anything_is_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the database is away, or that the tables are somebody else's by now."""
    with opened(database) as store:
        assert store.well
        with monkeypatch.context() as cut:
            cut_off(store, cut)
            await tell(database, END.format(store._pen.line.name))
            await until(lambda: not store.well)
        await reconnected(store)
        assert store.well
        await tell(database, "UPDATE aquelarre SET fence = fence + 1")
        await tell(database, END.format(store._pen.line.name))
        await until(lambda: store._pen.line.over)
        assert not store.well


@pytest.mark.parametrize("name", ["", "first"])
async def test_tables_that_take_long_to_make_are_made(
    database: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """On a slow machine, or when a host with a great many tables brings them up to date: whoever
    gave up after some seconds would begin anew for ever."""
    slept: list[float] = []

    async def slow(connection: Any, address: str) -> None:
        loop: Any = asyncio.get_running_loop()
        clock = loop.time
        loop.time = lambda: clock() + 3600  # as if an hour had gone by
        slept.append(3600)
        await asyncio.sleep(0.01)
        await bring_up(connection, address)

    monkeypatch.setattr(sharing if name else pen, "bring_up", slow)
    store = await asyncio.to_thread(PostgresStore, database, name, LEASE)
    assert (slept, store.well) == ([3600], True)
    store.close()


async def test_servers_that_begin_together_make_the_tables_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who finds that another one is just making them waits, however long that takes."""
    begun, goes_on = threading.Event(), threading.Event()
    made: list[str] = []

    async def slow(connection: Any, address: str) -> None:
        made.append(address)
        begun.set()
        while not goes_on.is_set():
            await asyncio.sleep(0.01)
        await bring_up(connection, address)

    monkeypatch.setattr(sharing, "bring_up", slow)
    monkeypatch.setattr("aquelarre.server.store.postgres.store.TAKING", 0.0)
    first = asyncio.create_task(asyncio.to_thread(PostgresStore, database, "first", LEASE))
    await asyncio.to_thread(begun.wait)
    second = asyncio.create_task(asyncio.to_thread(PostgresStore, database, "second", LEASE))
    connection = await asyncpg.connect(database)
    while not (await connection.fetchval(WAITING) or second.done()):
        await asyncio.sleep(0.01)
    await connection.close()
    goes_on.set()
    for store in await asyncio.gather(first, second):
        assert store.well
        store.close()
    assert len(made) == 1
