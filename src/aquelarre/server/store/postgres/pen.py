"""The pen: the connection that writes, and that makes sure that nobody else does.

Whoever writes holds a lock of the database (an advisory one, which PostgreSQL takes back when the
connection ends) and has a number, the fence, which is one more with each server that takes the
tables over. Every transaction writes its own number into the row of that fence: so one of a server
that has been replaced changes nothing and fails, however long it was held up; and if the connection
breaks while something is committed, the number tells afterwards whether it was.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any

from aquelarre.server.store.postgres.dialect import spoken
from aquelarre.server.store.postgres.found import Found
from aquelarre.server.store.postgres.line import Exchange, Line
from aquelarre.server.store.postgres.problems import Away, Dethroned, Fault, Mismatch
from aquelarre.server.store.postgres.schema import OURS, bring_up
from aquelarre.server.store.speaking import Manner, Values

LOCK = 0x61717565  # of all advisory locks of a database, ours
PATIENCE = 20.0  # seconds for a statement
LAST_WORD = 5.0  # seconds for which a server that stops still waits to hear what became of a change
NAME = "aquelarre-"  # what the database calls us begins so
# Who has told the database not to wait for its disk has not told us.
WAIT_FOR_DISK = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""
TAKE = "SELECT pg_try_advisory_lock($1)"
# A connection of our own that has broken for us, and of which the database does not know that yet.
END_OURS = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()
"""
SIGN = f"UPDATE {OURS} SET written = $1 WHERE fence = $2 RETURNING fence"
SIGNED = f"SELECT fence, written FROM {OURS}"
TAKE_OVER = f"UPDATE {OURS} SET fence = fence + 1, written = 0 RETURNING fence"
MANNER = Manner(
    begin="BEGIN",
    put_answers="""
INSERT INTO answers
SELECT value->>0, (value->>1)::bigint, (value->>2)::bigint, (value->>3)::bigint, value->>4
FROM jsonb_array_elements(?::jsonb) AS rows (value)
""",
    # Of two for the same place the later one stays.
    put_commands="""
INSERT OR REPLACE INTO commands
SELECT DISTINCT ON (1, 2, 3)
    value->>0, (value->>1)::bigint, (value->>2)::bigint, (value->>3)::bigint, value->>4
FROM jsonb_array_elements(?::jsonb) AS rows (value) ORDER BY 1, 2, 3, 4 DESC
""",
    faults=Fault,
    blameless=Mismatch,
    fault=Fault,
)


class InUse(Fault):
    """Another server holds the lock."""


class Pen:
    """The connection that writes; the writer uses it as it would one of SQLite."""

    def __init__(self, exchange: Exchange, address: str) -> None:
        self.exchange = exchange
        self.address = address
        self.fence = 0  # ours; 0: we have none yet
        self.written = 0  # the number of the last transaction that is there
        self.stopping = asyncio.Event()
        self._on: Any = None  # the connection of what has begun
        self.line = Line(address, NAME + secrets.token_hex(8), self._greet)

    # -- in the thread of the exchange -------------------------------------------------------

    async def _greet(self, connection: Any) -> None:
        """Take the lock and, the first time, the tables. Later: are they still ours?"""
        if not await connection.fetchval(TAKE, LOCK):
            await connection.execute(END_OURS, self.line.name)
            raise InUse("another server writes there")
        await connection.execute(WAIT_FOR_DISK)
        if not self.fence:
            self.line.takes_long()
            await bring_up(connection, self.address)
            self.fence = await connection.fetchval(TAKE_OVER)
            return
        found = await connection.fetchrow(SIGNED)
        if found is None or found[0] != self.fence:
            raise Dethroned("another server has taken the tables over")
        if found[1] - self.written not in (0, 1):  # of the last one we may not have heard
            raise Dethroned("the database is not the one that was here before")

    async def _begin(self) -> None:
        """From now on everything is said on this one connection: on another it would be done at
        once, without the rest."""
        self._on = self.line.connection
        await self.line.order("BEGIN", PATIENCE, self._on)
        if not await self._sign(self.written + 1):
            raise Dethroned("another server has taken the tables over")

    async def _sign(self, number: int) -> bool:
        """The transaction that has begun has this number; False: the tables are not ours."""
        return bool(await self._say(SIGN, (number, self.fence)))

    async def _last(self) -> int | None:
        """The number of our last transaction that is there; None: the tables are not ours."""
        ((fence, written),) = await self.line.say(SIGNED, (), PATIENCE)
        return int(written) if fence == self.fence else None

    async def _say(self, query: str, values: Any) -> Any:
        if self._on is None:
            raise Away("nothing has begun")
        return await self.line.say(query, values, PATIENCE, self._on)

    async def _say_to_all(self, query: str, values: list[Any]) -> None:
        await self.line.say_to_all(query, values, PATIENCE, self._on)

    async def _commit(self) -> None:
        connection, self._on = self._on, None
        try:
            done = await self.line.order("COMMIT", PATIENCE, connection)
            if done != "COMMIT":
                raise Fault(f"not committed: {done}")
        except Away:
            if not await self._was_written(self.written + 1):
                raise
        self.written += 1

    async def _rollback(self) -> None:
        connection, self._on = self._on, None
        try:
            await self.line.order("ROLLBACK", PATIENCE, connection)
        except Fault:
            self.line.drop(connection)
            raise

    async def _was_written(self, number: int) -> bool:
        """The line broke while this transaction was committed: was it? Nobody can tell before the
        database answers again. The line that comes then holds the lock, so the old one has ended
        and nothing of it is under way any more."""
        while True:
            await self._until_there()
            try:
                return await self._last() == number
            except Away:
                if self.stopping.is_set():
                    raise

    async def _until_there(self) -> None:
        """Until there is a line again; not for long if the server stops."""
        came = asyncio.ensure_future(self.line.there.wait())
        stops = asyncio.ensure_future(self.stopping.wait())
        await asyncio.wait({came, stops}, return_when=asyncio.FIRST_COMPLETED)
        await asyncio.wait({came}, timeout=LAST_WORD)
        came.cancel()
        stops.cancel()

    # -- for the writer ----------------------------------------------------------------------

    def execute(self, query: str, values: Values = (), /) -> Found:
        orders = {"BEGIN": self._begin, "COMMIT": self._commit, "ROLLBACK": self._rollback}
        if query in orders:
            self.exchange.call(orders[query]())
            return Found()
        text, given = spoken(query, values)
        return Found(self.exchange.call(self._say(text, given)))

    def executemany(self, query: str, values: Iterable[Values], /) -> None:
        said = [spoken(query, each) for each in values]
        if said:
            self.exchange.call(self._say_to_all(said[0][0], [given for _, given in said]))

    @property
    def in_transaction(self) -> bool:
        return self._on is not None and not self._on.is_closed()

    def close(self) -> None:
        """Nothing: a connection that is of no use was dropped, and the line makes another."""
