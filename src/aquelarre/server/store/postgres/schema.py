"""Schema: the tables of the file, in a database, and one row about them.

There are the same tables with the same columns (`store/schema.py`), brought up to date by the same
steps. The row says which version they have, whether a move into them is under way, and whose they
are: `fence` is one more with each server that takes them over, and every change says that the fence
is still its own (`pen`).
"""

from __future__ import annotations

from typing import Any

from aquelarre.server.store.postgres.dialect import defined
from aquelarre.server.store.postgres.problems import DatabaseProblem
from aquelarre.server.store.schema import LATER, SCHEMA, STEPS, TABLES

OURS = "aquelarre"  # the table with that row
MOVING, READY = "moving", "ready"
ROW = f"""
CREATE TABLE {OURS} (
    one BOOLEAN PRIMARY KEY DEFAULT true CHECK (one), version BIGINT NOT NULL,
    fence BIGINT NOT NULL, written BIGINT NOT NULL, state TEXT NOT NULL
)
"""
IS_THERE = "SELECT to_regclass($1) IS NOT NULL"


async def bring_up(connection: Any, address: str, state: str = READY) -> None:
    """Make the tables in an empty database, or bring earlier ones up to date: all of it or
    nothing. What is not ours, or is newer, or half moved is left as it is."""
    async with connection.transaction():
        version = await version_of(connection, address, state)
        for script in STEPS[version - 1 :] if version else (TABLES, *LATER):
            for statement in defined(script):
                await connection.execute(statement)
        if version:
            await connection.execute(f"UPDATE {OURS} SET version = $1", SCHEMA)
        else:
            await connection.execute(ROW)
            row = f"INSERT INTO {OURS} (version, fence, written, state) VALUES ($1, 0, 0, $2)"
            await connection.execute(row, SCHEMA, state)


async def version_of(connection: Any, address: str, state: str = READY) -> int:
    """Of the tables that are there, if they are as they should be; 0 if there are none."""
    if not await connection.fetchval(IS_THERE, OURS):
        if await connection.fetchval(IS_THERE, "tables"):
            raise DatabaseProblem("foreign", address)
        return 0
    version, found = await connection.fetchrow(f"SELECT version, state FROM {OURS}")
    if found == MOVING != state:
        raise DatabaseProblem("moving", address)
    if version > SCHEMA:
        raise DatabaseProblem("newer", address, version=version, known=SCHEMA)
    return int(version)
