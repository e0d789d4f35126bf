"""Leases: whose the tables are, where several servers share a database.

Only the database says so, by its own clock. A server counts as alive for as long after each `beat`
as a lease lasts. It has a table from the moment in which it took it until it gives it back, or
another takes it after the holder has died; the fence is another one then, and `SharedPen` writes
nothing under the old one. So whatever a server believes meanwhile, it cannot do harm.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, NamedTuple, TypeVar

from aquelarre.server.store.postgres.line import Exchange, Line
from aquelarre.server.store.postgres.pen import NAME
from aquelarre.server.store.postgres.problems import Dethroned
from aquelarre.server.store.postgres.sharing import (
    ALIVE,
    EPOCH,
    FENCES,
    IDENTITY,
    LEASES,
    SERVERS,
    SIGNATURES,
)
from aquelarre.server.store.speaking import Tenure

PATIENCE = 5.0  # seconds for a statement
MOST_ORPHANS = 20  # that are told at a time
BEAT = f"""
WITH old AS (
    SELECT until <= clock_timestamp() AS lapsed FROM {SERVERS}
    WHERE name = $1 AND epoch = {EPOCH} FOR UPDATE
) UPDATE {SERVERS} AS me SET
    until = clock_timestamp() + make_interval(secs => $2),
    since = CASE WHEN old.lapsed THEN clock_timestamp() ELSE me.since END
FROM old WHERE me.name = $1 RETURNING old.lapsed
"""
# Who takes from the dead must have lived for as long as a lease lasts.
GROWN_UP = f"""
EXISTS (
    SELECT 1 FROM {SERVERS}
    WHERE name = $1 AND since + make_interval(secs => $2) < clock_timestamp()
)
"""
ORPHANS = f"""
SELECT name FROM {LEASES} WHERE holder NOT IN ({ALIVE}) AND {GROWN_UP} LIMIT {MOST_ORPHANS}
"""
TAKE = f"""
INSERT INTO {LEASES} AS lease (name, holder, fence)
SELECT $3, $1, nextval('{FENCES}')
WHERE $1 IN ({ALIVE}) AND ($4 OR EXISTS (SELECT 1 FROM tables WHERE id = $3))
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, fence = excluded.fence
WHERE lease.holder = $1 OR (lease.holder NOT IN ({ALIVE}) AND {GROWN_UP})
RETURNING fence
"""
HOLDER = f"SELECT holder FROM {LEASES} WHERE name = $1"
MINE = f"SELECT name, fence FROM {LEASES} WHERE holder = $1"
GIVE_BACK = f"DELETE FROM {LEASES} WHERE name = $1 AND fence = $2 RETURNING name"
LEAVE = (
    f"DELETE FROM {LEASES} WHERE holder = $1",
    f"DELETE FROM {SERVERS} WHERE name = $1",
    f"DELETE FROM {SIGNATURES} WHERE name = $1",
)
Result = TypeVar("Result")


class Beat(NamedTuple):
    """What a server hears when it says that it lives."""

    lapsed: bool  # it was dead in between: others may have taken its tables
    alive: frozenset[str]  # the servers, itself among them
    orphans: tuple[str, ...]  # tables of the dead, for it to take


class Leases:
    """The leases of one server, on a line of their own."""

    def __init__(self, exchange: Exchange, address: str, server: str, lasts: float) -> None:
        self.exchange = exchange
        self.server = server
        self.lasts = lasts
        self.line = Line(address, f"{NAME}leases-{secrets.token_hex(8)}", self._greet)
        self.house = self.key = ""
        self._turn = asyncio.Lock()  # one thing at a time is said on a line

    async def _greet(self, connection: Any) -> None:
        self.house, self.key = await connection.fetchrow(IDENTITY)

    async def _say(self, query: str, *values: Any) -> list[Any]:
        async with self._turn:
            found: list[Any] = await self.line.say(query, values, PATIENCE)
        return found

    async def _done(self, work: Coroutine[Any, Any, Result]) -> Result:
        return await self.exchange.ask(work)

    async def beat(self) -> Beat:
        """We live. Raises `Dethroned` if the tables are not shared with us any more."""
        return await self._done(self._beat())

    async def _beat(self) -> Beat:
        rows = await self._say(BEAT, self.server, self.lasts)
        if not rows:
            raise Dethroned("the tables are not shared with us any more")
        alive = frozenset(row[0] for row in await self._say(ALIVE))
        orphans = await self._say(ORPHANS, self.server, self.lasts)
        return Beat(bool(rows[0][0]), alive, tuple(row[0] for row in orphans))

    async def take(self, table: str, new: bool = False) -> Tenure | str:
        """The table is ours from now on, or whose it is; "" if there is no such table. One that is
        `new` need not be there yet. What was ours already gets another fence."""
        return await self._done(self._take(table, new))

    async def _take(self, table: str, new: bool) -> Tenure | str:
        rows = await self._say(TAKE, self.server, self.lasts, table, new)
        if rows:
            return Tenure(table, int(rows[0][0]))
        holders = await self._say(HOLDER, table)
        return str(holders[0][0]) if holders else ""

    async def mine(self) -> set[Tenure]:
        """What we still have."""
        return {Tenure(*row) for row in await self._done(self._say(MINE, self.server))}

    async def holder(self, table: str) -> str:
        """Who had it last; "" for nobody."""
        rows = await self._done(self._say(HOLDER, table))
        return str(rows[0][0]) if rows else ""

    async def give_back(self, tenure: Tenure) -> None:
        await self._done(self._say(GIVE_BACK, *tenure))

    async def leave(self) -> None:
        """We are no server any more, and have nothing."""
        for order in LEAVE:
            await self._done(self._say(order, self.server))
