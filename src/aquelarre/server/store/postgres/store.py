"""The store in a database of PostgreSQL. Only one server writes there (`pen`), or several
that share it (`shared_pen`, `leases`); reading has a connection of its own.

Questions are answered while whoever asks waits, as with a file: on one machine a question takes a
fraction of a millisecond. While the database is away they fail at once, and so do changes.
"""

from __future__ import annotations

import secrets
import time
from threading import Lock
from typing import Any

import asyncpg

from aquelarre.server.errors import BadRequest
from aquelarre.server.store.postgres.dialect import spoken
from aquelarre.server.store.postgres.found import Found
from aquelarre.server.store.postgres.leases import Leases
from aquelarre.server.store.postgres.line import Exchange, Line
from aquelarre.server.store.postgres.pen import MANNER, NAME, InUse, Pen
from aquelarre.server.store.postgres.problems import Away, DatabaseProblem, Mismatch, StoreAway
from aquelarre.server.store.postgres.shared_pen import SHARED_MANNER, SharedPen
from aquelarre.server.store.speaking import Values, Writing
from aquelarre.server.store.writer import Writer
from aquelarre.server.store.written import WrittenStore

PATIENCE = 5.0  # seconds for a question; so long a locked file would be waited for, too
TAKING = 3.0  # seconds for which the lock of a server that has just died may still be there
AGAIN = 0.1  # seconds between two tries
REASONS = (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError)
READ_ONLY = "SET default_transaction_read_only = on"


class Reader:
    """The connection that asks."""

    def __init__(self, exchange: Exchange, address: str) -> None:
        self.exchange = exchange
        self._turn = Lock()  # long tables are opened in another thread, and ask from there
        self.line = Line(address, f"{NAME}reading-{secrets.token_hex(8)}", self._greet)

    async def _greet(self, connection: Any) -> None:
        await connection.execute(READ_ONLY)

    def execute(self, query: str, values: Values = (), /) -> Found:
        text, given = spoken(query, values)
        try:
            with self._turn:
                return Found(self.exchange.call(self.line.say(text, given, PATIENCE)))
        except Away as problem:
            raise StoreAway("The tables cannot be reached just now.") from problem
        except Mismatch as problem:  # a text or a number that no row can have
            raise BadRequest("The request cannot be understood.") from problem


class PostgresStore(WrittenStore):
    """The store in a database."""

    _reading: Reader

    def __init__(self, address: str, shared: str = "", lasts: float = 0.0) -> None:
        """With the name of a server the database is `shared` with others, whose leases last so
        many seconds after they were heard of last."""
        self.address = address
        self._exchange = Exchange()
        self._pen = self._new_pen(shared)
        self.leases = Leases(self._exchange, address, shared, lasts) if shared else None
        self._reading = Reader(self._exchange, address)
        try:
            self._open()
        except BaseException:
            self._hang_up()
            raise
        manner = SHARED_MANNER if shared else MANNER
        self._writer = Writer(self._pen, lambda: self._pen, manner)
        self._writer.start()

    def _new_pen(self, shared: str) -> Pen:
        if shared:
            return SharedPen(self._exchange, self.address, shared)
        return Pen(self._exchange, self.address)

    @property
    def _lines(self) -> list[Line]:
        leases = [self.leases.line] if self.leases is not None else []
        return [self._pen.line, *leases, self._reading.line]

    def _open(self) -> None:
        until = time.monotonic() + TAKING
        while True:
            try:
                for line in self._lines:
                    self._exchange.call(line.open())
                return
            except InUse:
                if time.monotonic() > until:
                    raise DatabaseProblem("in-use", self.address) from None
                time.sleep(AGAIN)
            except REASONS as problem:
                raise DatabaseProblem(reason_of(problem), self.address, problem) from problem

    @property
    def well(self) -> bool:
        """Also while nobody writes: are there lines, and are the tables still ours?"""
        lines = self._lines
        return super().well and all(line.there.is_set() and not line.over for line in lines)

    async def try_out(self) -> None:
        await self.write(_nothing)  # the pen signs that, too

    def close(self) -> None:
        """What waits is written; what the database does not take any more is refused."""
        self._exchange.loop.call_soon_threadsafe(self._pen.stopping.set)
        self._writer.waiting.put(None)
        self._writer.join()
        self._hang_up()

    def _hang_up(self) -> None:
        for line in reversed(self._lines):
            self._exchange.call(line.close())
        self._exchange.end()


def _nothing(connection: Writing) -> None:
    """A change that changes nothing."""


def reason_of(problem: Exception) -> str:
    """Why the database cannot be had, in one word."""
    if isinstance(problem, asyncpg.InvalidAuthorizationSpecificationError):
        return "refused"
    if isinstance(problem, asyncpg.InvalidCatalogNameError):
        return "no-database"
    if isinstance(problem, asyncpg.InsufficientPrivilegeError):
        return "forbidden"
    if isinstance(problem, (asyncpg.ClientConfigurationError, ValueError)):
        return "address"
    if isinstance(problem, OSError):
        return "unreachable"
    return "other"
