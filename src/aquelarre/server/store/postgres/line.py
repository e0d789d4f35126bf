"""Lines: connections to the database, in a thread of their own. Whoever needs one uses it from
another thread and waits for the answer; a line that breaks is made again, as long as it takes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

from aquelarre.server.store.postgres.problems import Away, Dethroned, Fault, Mismatch

AGAIN = 0.2  # seconds between two tries
REACH = 5.0  # seconds for a connection to come up, and for what is said first on it
GOODBYE = 2.0  # seconds for it to be closed politely
# Of a server that has gone without a word we hear after some ten seconds; and so does it of us.
ALIVE = {
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
FAILURES = (  # of the line, not of what was said
    OSError,  # and so TimeoutError
    EOFError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is stopping or starting
    asyncpg.TooManyConnectionsError,
)
MISTAKES = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
Result = TypeVar("Result")


class Exchange(threading.Thread):
    """The thread in which the lines are."""

    def __init__(self) -> None:
        super().__init__(name="database", daemon=True)
        self.loop = asyncio.new_event_loop()
        self.start()

    def run(self) -> None:
        self.loop.run_forever()
        self.loop.close()

    def call(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Have this done there, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def ask(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The same from the loop of another thread, which does other things meanwhile."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.join()


class Line:
    """One connection, or none just now. Only the thread of the exchange touches it."""

    def __init__(self, address: str, name: str, greet: Callable[[Any], Awaitable[None]]) -> None:
        """`greet` is done with every new connection; what it raises is the end of that one."""
        self.address = address
        self.name = name  # under which the database knows us
        self.greet = greet
        self.there = asyncio.Event()
        self.over: Dethroned | None = None  # there will be none any more
        self._connection: Any = None
        self._broken = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self._greeting: asyncio.Timeout | None = None

    async def open(self) -> None:
        """The first connection; what goes wrong is raised. From then on it is kept."""
        await self._connect()
        self._keeping = asyncio.get_running_loop().create_task(self._keep())

    async def _connect(self) -> None:
        connection = await asyncpg.connect(
            self.address,
            timeout=REACH,
            server_settings={"application_name": self.name, **ALIVE},
        )
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _: broken.set())
        try:
            async with asyncio.timeout(REACH) as self._greeting:
                await self.greet(connection)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._broken = connection, broken
        self.there.set()

    def takes_long(self) -> None:
        """What is said first takes as long as it takes from here on: tables are made, or brought up
        to date, and whoever broke that off would have to begin anew."""
        assert self._greeting is not None
        self._greeting.reschedule(None)

    async def _keep(self) -> None:
        """Whenever the connection is gone, make another."""
        while True:
            await self._broken.wait()
            self.there.clear()
            while not self.there.is_set():
                try:
                    await self._connect()
                except Dethroned as problem:
                    self.over = problem
                    self.there.set()  # whoever waits need not wait any more
                    return
                except (*FAILURES, asyncpg.PostgresError, Fault):
                    await asyncio.sleep(AGAIN)

    @property
    def connection(self) -> Any:
        """The connection; `Away` if there is none."""
        if self.over is not None:
            raise self.over
        if not self.there.is_set() or self._connection.is_closed():
            raise Away("the database is away")
        return self._connection

    async def say(self, query: str, values: Any, patience: float, on: Any = None) -> Any:
        """The rows that come of a statement, on this connection, or on the one that is there."""
        connection = on or self.connection
        return await self._heard(connection, connection.fetch(query, *values), patience)

    async def say_to_all(self, query: str, values: Any, patience: float, on: Any) -> None:
        """The same statement with one row of values after the other."""
        await self._heard(on, on.executemany(query, values), patience)

    async def order(self, order: str, patience: float, on: Any) -> str:
        """A statement without values; what the database calls what it did."""
        return str(await self._heard(on, on.execute(order), patience))

    async def _heard(self, connection: Any, work: Awaitable[Any], patience: float) -> Any:
        """What comes of it. A line that breaks meanwhile, or on which nothing comes in time, is
        given up."""
        try:
            async with asyncio.timeout(patience):
                return await work
        except Exception as problem:
            raise self.judged(problem, connection) from problem

    def judged(self, problem: Exception, connection: Any) -> Fault:
        """What went wrong, in our words; a line that is of no more use is dropped."""
        if isinstance(problem, MISTAKES):
            return Mismatch(str(problem))
        if isinstance(problem, asyncpg.PostgresError) and not isinstance(problem, FAILURES):
            return Fault(str(problem))
        self.drop(connection)
        return Away(f"the database is away: {problem!r}")

    def drop(self, connection: Any) -> None:
        """This connection is of no more use: another is made."""
        connection.terminate()
        if connection is self._connection:
            self._broken.set()
            self.there.clear()

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        if self._connection is not None and not self._connection.is_closed():
            with suppress(*FAILURES, asyncpg.PostgresError):
                await self._connection.close(timeout=GOODBYE)
