"""Tables in a database: it goes away and comes back, it dies while something is committed, another
server takes it over. What was acknowledged is there, and what was not is not."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest

from aquelarre.kernel import Dice
from aquelarre.server.records import ChatLine
from aquelarre.server.store import Change, Writing, put_chat
from aquelarre.server.store.postgres import pen as pen_module
from aquelarre.server.store.postgres.dialect import defined, layouts
from aquelarre.server.store.postgres.line import Line
from aquelarre.server.store.postgres.problems import (
    DatabaseProblem,
    Dethroned,
    Fault,
    Mismatch,
    StoreAway,
)
from aquelarre.server.store.postgres.schema import bring_up
from aquelarre.server.store.postgres.store import PostgresStore
from aquelarre.server.store.schema import LATER, SCHEMA, TABLES

if TYPE_CHECKING:
    from tests.server.conftest import Opened

    from postgres import Cluster

PATIENCE = 120.0  # seconds; machines can be slow
COLUMNS = """
SELECT table_name, ordinal_position, column_name, data_type, collation_name, is_nullable,
       column_default, is_identity
FROM information_schema.columns WHERE table_schema = $1 AND table_name <> 'aquelarre' ORDER BY 1, 2
"""
INDEXES = "SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = $1 ORDER BY 2"


def line(number: int, text: str = "a line") -> Change:
    return put_chat("t", ChatLine(number, 0, "", text, 0.0))


def numbers(store: PostgresStore) -> list[int]:
    rows = store._reading.execute("SELECT n FROM chat WHERE \"table\" = 't' ORDER BY n")
    return [n for (n,) in rows]


@contextmanager
def opened(address: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(address)) as store:
        yield store


async def until(found: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.01)


async def reconnected(store: PostgresStore) -> None:
    """A line that has just broken is still said to be there for a moment."""
    lines = store._pen.line, store._reading.line
    await until(lambda: all(x.there.is_set() and not x._connection.is_closed() for x in lines))


# -- the schema ------------------------------------------------------------------------------


async def test_what_an_earlier_version_has_made_becomes_what_a_new_one_makes(database: str) -> None:
    connection = await asyncpg.connect(database)
    found = []
    for version in range(3, SCHEMA + 1):
        where = f"v{version}"
        await connection.execute(f"CREATE SCHEMA {where}; SET search_path = {where}")
        if version < SCHEMA:
            await bring_up(connection, database)
            names = ", ".join(layouts())
            await connection.execute(f"DROP TABLE {names}")
            for script in (TABLES, *LATER[: version - 3]):
                for statement in defined(script):
                    await connection.execute(statement)
            await connection.execute("UPDATE aquelarre SET version = $1", version)
        await bring_up(connection, database)
        columns = [tuple(row)[:] for row in await connection.fetch(COLUMNS, where)]
        indexes = [str(tuple(row)) for row in await connection.fetch(INDEXES, where)]
        found.append((columns, [each.replace(where, "") for each in indexes]))
        assert await connection.fetchval("SELECT version FROM aquelarre") == SCHEMA
    await connection.close()
    assert all(each == found[-1] for each in found)
    tables = {name: tuple(c[2] for c in found[-1][0] if c[0] == name) for name in layouts()}
    assert tables == {name: layout.columns for name, layout in layouts().items()}
    assert {c[4] for c in found[-1][0] if c[3] == "text"} == {"C"}, "texts are compared as bytes"


async def tell(address: str, order: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(order)
    await connection.close()


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ("CREATE TABLE tables (x TEXT)", "foreign"),
        ("UPDATE aquelarre SET version = 10000", "newer"),
        ("UPDATE aquelarre SET state = 'moving'", "moving"),
    ],
)
async def test_what_is_not_as_it_should_be_is_left_as_it_is(
    database: str, order: str, reason: str
) -> None:
    if order.startswith("UPDATE"):
        PostgresStore(database).close()
    await tell(database, order)
    with pytest.raises(DatabaseProblem) as problem:
        PostgresStore(database)
    assert problem.value.reason == reason


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://ana:secret@127.0.0.1:1/tables", "unreachable"),
        ("postgresql://ana:secret@/nowhere?host={home}", "no-database"),
        ("postgresql://ana:secret@[::1", "address"),
        ("postgresql://ana:1/secret@127.0.0.1/tables", "unreachable"),
    ],
)
def test_a_database_that_cannot_be_had_is_told_without_its_password(
    cluster: Cluster, address: str, reason: str
) -> None:
    address = address.format(home=cluster.home).replace("ana:secret@/", "postgres:secret@/")
    with pytest.raises(DatabaseProblem) as problem:
        PostgresStore(address)
    assert problem.value.reason == reason
    assert "secret" not in str(problem.value) + str(problem.value.values)


# -- what is written -------------------------------------------------------------------------


async def test_what_cannot_be_kept_is_refused_alone(database: str) -> None:
    """A text with a zero in it is nobody's fault but its own."""
    with opened(database) as store:
        work = [store.write(line(n, "\0" if n == 3 else "a line")) for n in range(6)]
        found = await asyncio.gather(*work, return_exceptions=True)
        assert [type(each) for each in found] == [type(None)] * 3 + [Mismatch] + [type(None)] * 2
        assert numbers(store) == [0, 1, 2, 4, 5]
        assert store.well


async def test_who_has_told_the_database_not_to_wait_for_its_disk_has_not_told_us(
    database: str,
) -> None:
    name = database.partition("?")[0].rpartition("/")[2]
    await tell(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    found: list[Any] = []

    def look(connection: Writing) -> None:
        found.extend(connection.execute("SHOW synchronous_commit").fetchone())

    with opened(database) as store:
        await store.write(look)
    assert found == ["on"]


@pytest.mark.parametrize("committed", [True, False])
async def test_a_line_that_breaks_while_something_is_committed(
    database: str, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """The database knows afterwards whether it was; and whoever waits is told so."""
    order, broken = Line.order, [0]

    async def breaking(self: Line, what: str, patience: float, on: Any) -> str:
        if what == "COMMIT" and not broken[0]:
            broken[0] += 1
            if committed:
                await order(self, what, patience, on)
            raise self.judged(ConnectionResetError(), on)
        return await order(self, what, patience, on)

    with opened(database) as store:
        await store.write(line(1))
        monkeypatch.setattr(Line, "order", breaking)
        work = [asyncio.create_task(store.write(line(n))) for n in (2, 3)]
        found = await asyncio.gather(*work, return_exceptions=True)
        assert broken == [1]
        # If it was not, it is known not to be there: so it is written once more, and only then.
        assert found == [None, None]
        await store.write(line(4))
        await reconnected(store)
        assert numbers(store) == [1, 2, 3, 4]


# -- it goes away, and dies ------------------------------------------------------------------


async def test_people_play_on_when_the_database_comes_back(
    own_cluster: Cluster, house: Opened
) -> None:
    async with house(store=own_cluster.address()) as server:
        table, (ana, _), lives = await server.party("carcassonne", 2, 2)
        for live in lives:
            await live.sync()
        asked = next(live for live in lives if live.my_turn())
        before = list(server.match(table).answers)
        await asyncio.to_thread(own_cluster.stop)
        refused = await asked.answer(asked.question["options"][0]["action"])
        assert (refused["t"], refused["error"]) == ("refused", "error-stumbled")
        assert server.match(table).answers == before
        away = await ana.get("/api/tables", 503)
        assert away["error"] == "error-store-away"
        assert server.server.health.trouble() == "disk"
        await asyncio.to_thread(own_cluster.start)
        await reconnected(server.store)
        await server.server.health.try_the_disk()
        assert server.server.health.trouble() != "disk"
        assert (await asked.answer(asked.question["options"][0]["action"]))["t"] == "ack"
        for _ in range(4):
            for live in lives:
                await live.sync()
            assert await next(live for live in lives if live.my_turn()).play(Dice("on"), 1)
        stored = server.store.table(table)
        assert stored.answers == server.match(table).answers
        assert len((await ana.get("/api/tables"))["mine"]) == 1


async def test_what_was_acknowledged_is_there_however_often_the_database_dies(
    own_cluster: Cluster,
) -> None:
    """And what was not is not: whoever waits hears what became of it."""
    with opened(own_cluster.address()) as store:
        acked: set[int] = set()
        goes_on, count = True, 0

        async def write() -> None:
            nonlocal count
            while goes_on:
                number, count = count, count + 1
                try:
                    await store.write(line(number))
                except Fault:
                    await asyncio.sleep(0.01)
                else:
                    acked.add(number)

        writers = [asyncio.create_task(write()) for _ in range(8)]
        for round_ in range(4):
            most = len(acked) + 40 + 7 * round_
            await until(lambda most=most: len(acked) >= most)
            await asyncio.to_thread(own_cluster.stop, signal.SIGQUIT)
            await asyncio.to_thread(own_cluster.start)
        most = len(acked) + len(writers)  # what was on its way when it died has been answered
        await until(lambda: len(acked) >= most)
        await reconnected(store)
        goes_on = False
        await asyncio.gather(*writers)
        assert set(numbers(store)) == acked
        assert store.well


async def test_a_server_ends_also_while_the_database_is_away(own_cluster: Cluster) -> None:
    store = PostgresStore(own_cluster.address())
    await store.write(line(1))
    await asyncio.to_thread(own_cluster.stop)
    with pytest.raises(Fault):
        await store.write(line(2))
    with pytest.raises(StoreAway):
        numbers(store)
    await asyncio.wait_for(asyncio.to_thread(store.close), PATIENCE)


# -- only one writes -------------------------------------------------------------------------


async def test_only_one_server_uses_a_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aquelarre.server.store.postgres.store.TAKING", 0.0)
    with opened(database) as store:
        with pytest.raises(DatabaseProblem) as problem:
            PostgresStore(database)
        assert problem.value.reason == "in-use"
        await store.write(line(1))
    with opened(database) as store:
        assert numbers(store) == [1]


def cut_off(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server cannot reach the database any more."""

    async def cannot() -> None:
        raise ConnectionRefusedError

    monkeypatch.setattr(store._pen.line, "_connect", cannot)


END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '{}'"


async def test_a_server_that_was_held_up_never_writes_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a transaction, while another one takes the tables over."""
    stalls, goes_on = threading.Event(), threading.Event()

    def stalling(connection: Writing) -> None:
        line(1)(connection)
        stalls.set()
        goes_on.wait(PATIENCE)
        line(2)(connection)

    with opened(database) as old:
        with monkeypatch.context() as cut:
            cut_off(old, cut)
            work = asyncio.create_task(old.write(stalling))
            await asyncio.to_thread(stalls.wait, PATIENCE)
            await tell(database, END.format(old._pen.line.name))
            with opened(database) as new:
                await new.write(line(10))
                goes_on.set()
                with pytest.raises(Fault):
                    await work
                await new.write(line(11))
                assert numbers(new) == [10, 11]
        await until(lambda: old._pen.line.over)
        with pytest.raises(Dethroned):
            await old.write(line(3))
        assert not old.well
        assert numbers(old) == [10, 11]


async def test_every_write_looks_at_the_fence(database: str) -> None:
    """Also where the lock alone would let it through."""
    with opened(database) as store:
        await store.write(line(1))
        await tell(database, "UPDATE aquelarre SET fence = fence + 1")
        with pytest.raises(Dethroned):
            await store.write(line(2))
        assert numbers(store) == [1]


async def test_without_the_fence_it_would_write(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the test above can fail."""
    blind = pen_module.SIGN.replace("fence = $2", "fence >= $2")
    monkeypatch.setattr(pen_module, "SIGN", blind)
    with opened(database) as store:
        await tell(database, "UPDATE aquelarre SET fence = fence + 1")
        await store.write(line(2))
        assert numbers(store) == [2]
