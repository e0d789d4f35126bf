"""Sharing: what is in a database that several servers share, beside the tables of the file.

`servers` has a row for each: so long it counts as alive (`until`), and since when it has done so
without a break. `signed` has the number of the last transaction of each, apart from that row, so
that a transaction which takes long keeps no server from saying that it lives. `leases` says whose a
table is. A lease ends with the life of its holder, so that nothing need be renewed for each table;
its fence comes from one sequence, so that no number is ever given twice. All times are those of the
database.

The `epoch` is the fence of `schema.OURS`: a server that takes the tables over for itself alone
raises it, and with that all that shared them before are dead.
"""

from __future__ import annotations

from typing import Any

from aquelarre.server.store.postgres.pen import LOCK, TAKE, TAKE_OVER, InUse
from aquelarre.server.store.postgres.schema import IS_THERE, OURS, bring_up, version_of
from aquelarre.server.store.schema import SCHEMA

SERVERS, SIGNATURES, LEASES = f"{OURS}_servers", f"{OURS}_signed", f"{OURS}_leases"
FENCES, HOUSE, KEY = f"{OURS}_fences", f"{OURS}_house", f"{OURS}_key"
MADE = (
    f"CREATE SEQUENCE IF NOT EXISTS {FENCES}",
    f"""
CREATE TABLE IF NOT EXISTS {SERVERS} (
    name TEXT COLLATE "C" PRIMARY KEY, n INTEGER GENERATED ALWAYS AS IDENTITY,
    epoch BIGINT NOT NULL, since TIMESTAMPTZ NOT NULL, until TIMESTAMPTZ NOT NULL
)""",
    f"""
CREATE TABLE IF NOT EXISTS {SIGNATURES} (
    name TEXT COLLATE "C" PRIMARY KEY, epoch BIGINT NOT NULL, written BIGINT NOT NULL
)""",
    f"""
CREATE TABLE IF NOT EXISTS {LEASES} (
    name TEXT COLLATE "C" PRIMARY KEY, holder TEXT COLLATE "C" NOT NULL, fence BIGINT NOT NULL
)""",
    f"CREATE INDEX IF NOT EXISTS {LEASES}_by_holder ON {LEASES} (holder)",
    # By this name the servers of this database find one another on a bus.
    f"CREATE TABLE IF NOT EXISTS {HOUSE} (one BOOLEAN PRIMARY KEY CHECK (one), id TEXT NOT NULL)",
    f"INSERT INTO {HOUSE} VALUES (true, gen_random_uuid()::text) ON CONFLICT DO NOTHING",
)
TAKE_SHARED = "SELECT pg_try_advisory_lock_shared($1)"
TAKE_OWN = "SELECT pg_try_advisory_lock($1, $2)"
GIVE_BACK = "SELECT pg_advisory_unlock($1)"
# Servers that begin together make the tables one after the other: the first one, that is.
MAKING = 0  # beside LOCK
QUEUE_UP = "SELECT pg_advisory_lock($1, $2)"
NEXT_PLEASE = "SELECT pg_advisory_unlock($1, $2)"
EPOCH = f"(SELECT fence FROM {OURS})"
ALIVE = f"SELECT name FROM {SERVERS} WHERE until > clock_timestamp() AND epoch = {EPOCH}"
# Who was not heard of for a day is forgotten, and never writes again.
TIDY = f"""
WITH gone AS (
    DELETE FROM {SERVERS} WHERE until < clock_timestamp() - interval '1 day' RETURNING name
) DELETE FROM {SIGNATURES} WHERE name IN (SELECT name FROM gone)
"""
ANY_YET = f"SELECT EXISTS (SELECT 1 FROM {SERVERS} WHERE epoch = {EPOCH})"
# It takes nothing from the dead before it has lived for as long as a lease lasts: after the
# database was away everybody seems dead, and should have time to say that they are not.
ENTER = f"""
INSERT INTO {SERVERS} (name, epoch, since, until)
VALUES ($1, {EPOCH}, clock_timestamp(), clock_timestamp()) RETURNING n, epoch
"""
ENTER_SIGNATURE = f"INSERT INTO {SIGNATURES} VALUES ($1, $2, 0)"
# With this key they seal on the bus what nobody else may say. A house that was made by an earlier
# version gets it from the first server that comes.
KEY_MADE = (
    f"CREATE TABLE IF NOT EXISTS {KEY} (one BOOLEAN PRIMARY KEY CHECK (one), key TEXT NOT NULL)",
    f"""
INSERT INTO {KEY} VALUES (true, gen_random_uuid()::text || gen_random_uuid()::text)
ON CONFLICT DO NOTHING""",
)
IDENTITY = f"SELECT id, key FROM {HOUSE}, {KEY}"


async def enter(connection: Any, address: str, name: str) -> tuple[int, int]:
    """A server joins those that share the database; its number, and the epoch."""
    if not await _is_made(connection, address):
        await connection.execute(QUEUE_UP, LOCK, MAKING)
        try:
            if not await _is_made(connection, address):
                await _bring_up(connection, address)
        finally:
            await connection.execute(NEXT_PLEASE, LOCK, MAKING)
    if not await connection.fetchval(TAKE_SHARED, LOCK):
        raise InUse("another server has the tables for itself")
    async with connection.transaction():
        # One after the other: the first one begins an epoch.
        await connection.execute(f"LOCK TABLE {HOUSE} IN EXCLUSIVE MODE")
        if not await connection.fetchval(ANY_YET):
            await connection.fetchval(TAKE_OVER)
        for order in KEY_MADE:
            await connection.execute(order)
        await connection.execute(TIDY)
        number, epoch = await connection.fetchrow(ENTER, name)
        await connection.execute(ENTER_SIGNATURE, name, epoch)
    return number, epoch


async def _is_made(connection: Any, address: str) -> bool:
    if await version_of(connection, address) != SCHEMA:
        return False
    return bool(await connection.fetchval(IS_THERE, HOUSE))


async def _bring_up(connection: Any, address: str) -> None:
    """While nobody else is there."""
    if not await connection.fetchval(TAKE, LOCK):
        raise InUse("other servers use the tables as they are")
    try:
        await bring_up(connection, address)
        async with connection.transaction():
            for order in MADE:
                await connection.execute(order)
    finally:
        await connection.execute(GIVE_BACK, LOCK)
