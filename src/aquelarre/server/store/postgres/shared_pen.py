"""The pen of a server that shares the database with others.

It signs each transaction in a row of its own, as the pen of a lone server does. Besides, everything
that is written about a table says under which tenure, and the fence of its lease is compared in the
same transaction: the row is locked until the end, so whoever takes the table over waits for that,
and what comes later finds another fence. What belongs to no table (devices, groups, bans) is
written by one server at a time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from aquelarre.server.store.postgres.found import Found
from aquelarre.server.store.postgres.line import Exchange
from aquelarre.server.store.postgres.pen import (
    END_OURS,
    LOCK,
    MANNER,
    PATIENCE,
    WAIT_FOR_DISK,
    InUse,
    Pen,
)
from aquelarre.server.store.postgres.problems import Dethroned, Fault, Overtaken
from aquelarre.server.store.postgres.sharing import (
    EPOCH,
    LEASES,
    SIGNATURES,
    TAKE_OWN,
    TAKE_SHARED,
    enter,
)
from aquelarre.server.store.speaking import Tenures, Values

HELD_UP = "3s"  # for so long a transaction may wait for us; then the database gives it up
LET_GO = f"SET idle_in_transaction_session_timeout = '{HELD_UP}'"
ONE_BY_ONE = 1  # beside LOCK: the lock under which is written what belongs to no table
TURN = "SELECT pg_advisory_xact_lock($1, $2)"
SIGN = f"""
UPDATE {SIGNATURES} SET written = $1 WHERE name = $2 AND epoch = $3 AND epoch = {EPOCH}
RETURNING written
"""
SIGNED = f"SELECT written FROM {SIGNATURES} WHERE name = $1 AND epoch = $2 AND epoch = {EPOCH}"
COMPARE = f"""
SELECT lease.name FROM {LEASES} AS lease
JOIN unnest($1::text[], $2::bigint[]) AS given (name, fence)
    ON lease.name = given.name AND lease.fence = given.fence
ORDER BY lease.name FOR SHARE OF lease
"""
# What only the server writes whose table it is; it is named in the first value.
OF_TABLES = frozenset(
    "tables seats answers commands chat marks fair comings lessons slow looked prepared".split()
)
WRITES = re.compile(r"\s*(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM) \"?(\w+)")


@lru_cache(512)
def written_by(query: str) -> str:
    """Which table of the database a statement changes, if it is one of `OF_TABLES`."""
    found = WRITES.match(query)
    return found[1] if found is not None and found[1] in OF_TABLES else ""


class SharedPen(Pen):
    """One of several."""

    def __init__(self, exchange: Exchange, address: str, server: str) -> None:
        super().__init__(exchange, address)
        self.server = server
        self.number = 0  # of ours among the servers; 0: not yet
        self.epoch = 0
        self._under: frozenset[str] = frozenset()  # tables that what has begun may change

    async def _greet(self, connection: Any) -> None:
        await connection.execute(WAIT_FOR_DISK)
        await connection.execute(LET_GO)
        if not self.number:
            self.line.takes_long()
            self.number, self.epoch = await enter(connection, self.address, self.server)
            await connection.fetchval(TAKE_OWN, LOCK, self._own)
            return
        if not await connection.fetchval(TAKE_SHARED, LOCK):
            raise InUse("another server has the tables for itself")
        if not await connection.fetchval(TAKE_OWN, LOCK, self._own):
            await connection.execute(END_OURS, self.line.name)
            raise InUse("an earlier connection of ours has not ended")
        last = await connection.fetchval(SIGNED, self.server, self.epoch)
        if last is None:
            raise Dethroned("the tables are not shared with us any more")
        if last - self.written not in (0, 1):
            raise Dethroned("the database is not the one that was here before")

    @property
    def _own(self) -> int:
        return ONE_BY_ONE + self.number

    async def _sign(self, number: int) -> bool:
        return bool(await self._say(SIGN, (number, self.server, self.epoch)))

    async def _last(self) -> int | None:
        rows = await self.line.say(SIGNED, (self.server, self.epoch), PATIENCE)
        return int(rows[0][0]) if rows else None

    def admit(self, tenures: Tenures, all_have: bool) -> None:
        """What has begun makes changes under these tenures, and others if not `all_have` one."""
        self._under = frozenset(tenure.table for tenure in tenures)
        self.exchange.call(self._admit(tenures, all_have))

    async def _admit(self, tenures: Tenures, all_have: bool) -> None:
        if not all_have:
            await self._say(TURN, (LOCK, ONE_BY_ONE))
        if tenures:
            names, fences = zip(*tenures, strict=True)
            good = {row[0] for row in await self._say(COMPARE, (list(names), list(fences)))}
            if len(good) < len(tenures):
                # Of two tenures of one table at most one is good; and then both are in question.
                raise Overtaken(frozenset(names) - good or frozenset(names))

    def execute(self, query: str, values: Values = (), /) -> Found:
        self._check_under(query, values)
        return super().execute(query, values)

    def executemany(self, query: str, values: Iterable[Values], /) -> None:
        rows = list(values)
        for each in rows:
            self._check_under(query, each)
        super().executemany(query, rows)

    def _check_under(self, query: str, values: Values) -> None:
        """A change of a table without a tenure of that table is a mistake of ours. (Answers and
        commands come packed, all of a transaction in one.)"""
        what = written_by(query)
        if not what or (len(values) == 1 and what in ("answers", "commands") and self._under):
            return
        given = values.values() if hasattr(values, "values") else values
        if not any(isinstance(each, str) and each in self._under for each in given):
            raise Fault(f"{what}: a change of a table under no tenure of it")


def admit(connection: Any, tenures: Tenures, all_have: bool, /) -> None:
    connection.admit(tenures, all_have)


SHARED_MANNER = MANNER._replace(admit=admit)
