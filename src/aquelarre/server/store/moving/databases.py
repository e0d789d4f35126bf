"""A database as an end of a move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from aquelarre.server.store.moving.ends import Rows, check_new, in_order
from aquelarre.server.store.postgres import store
from aquelarre.server.store.postgres.dialect import layouts
from aquelarre.server.store.postgres.line import REACH
from aquelarre.server.store.postgres.pen import LOCK, TAKE
from aquelarre.server.store.postgres.problems import DatabaseProblem, shown
from aquelarre.server.store.postgres.schema import MOVING, OURS, READY, bring_up, version_of
from aquelarre.server.store.postgres.store import REASONS, reason_of
from aquelarre.server.store.problems import NoTables
from aquelarre.server.store.schema import SCHEMA

AT_ONCE = 1000  # rows that are fetched together
ONE_MOMENT = {"isolation": "repeatable_read", "readonly": True}
# Numbers that the database gives itself go on after those that have come.
COUNTED = """
SELECT setval(pg_get_serial_sequence('audit', 'n'), max(n)) FROM audit HAVING max(n) IS NOT NULL
"""


class DatabaseEnd:
    """An open database of today's version, in the middle of a transaction."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection

    async def rows(self, table: str) -> Rows:
        async for row in self.connection.cursor(in_order(table), prefetch=AT_ONCE):
            yield tuple(row)

    async def fill(self, table: str, rows: Rows) -> None:
        columns = layouts()[table].columns
        await self.connection.copy_records_to_table(table, records=rows, columns=columns)

    async def done(self) -> None:
        await self.connection.execute(COUNTED)
        await self.connection.execute(f"UPDATE {OURS} SET state = $1", READY)


@asynccontextmanager
async def database_source(address: str) -> AsyncIterator[DatabaseEnd]:
    """What is there at one moment; nobody may use it meanwhile."""
    async with _alone(address) as connection:
        version = await version_of(connection, address)
        if not version:
            raise NoTables(f"There are no tables in {shown(address)}.", path=shown(address))
        if version < SCHEMA:
            raise DatabaseProblem("older", address, version=version, known=SCHEMA)
        async with connection.transaction(**ONE_MOMENT):
            yield DatabaseEnd(connection)


@asynccontextmanager
async def database_target(address: str) -> AsyncIterator[DatabaseEnd]:
    """An empty database with the mark. What comes into it is there when the mark goes."""
    async with _alone(address) as connection:
        await _mark(connection, address)
        async with connection.transaction():
            yield DatabaseEnd(connection)


async def _mark(connection: Any, address: str) -> None:
    """Where a move was broken off there is nothing yet but the mark."""
    async with connection.transaction():
        await bring_up(connection, address, MOVING)
        filled = [
            await connection.fetchval(f'SELECT EXISTS (SELECT 1 FROM "{table}")')
            for table in layouts()
        ]
        check_new(shown(address), any(filled))
        # A server that is cut off just now does not go on with what it knows.
        await connection.execute(f"UPDATE {OURS} SET state = $1, fence = fence + 1", MOVING)


@asynccontextmanager
async def _alone(address: str) -> AsyncIterator[Any]:
    """A connection, while nobody else writes there."""
    try:
        connection = await asyncpg.connect(address, timeout=REACH)
        try:
            await _take(connection, address)
            yield connection
        finally:
            await connection.close()
    except REASONS as problem:
        raise DatabaseProblem(reason_of(problem), address, problem) from problem


async def _take(connection: Any, address: str) -> None:
    """The lock; that of a server which has just died may still be there."""
    until = time.monotonic() + store.TAKING
    while not await connection.fetchval(TAKE, LOCK):
        if time.monotonic() > until:
            raise DatabaseProblem("in-use", address)
        await asyncio.sleep(store.AGAIN)
