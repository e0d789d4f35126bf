"""A thinker: a process that only thinks, for bots of all servers of a house. It looks into the
database once, for the name and the key of the house, and has nothing of any table but what it is
asked."""

from __future__ import annotations

import asyncio
import secrets
import signal
from collections.abc import Callable
from contextlib import suppress

import asyncpg

from aquelarre.server.crew import Crew
from aquelarre.server.many.afar import THINKERS
from aquelarre.server.many.bus import FAILURES, Bus
from aquelarre.server.many.lending import Lending
from aquelarre.server.many.opening import BusProblem
from aquelarre.server.many.seal import Seal
from aquelarre.server.store.postgres.problems import DatabaseProblem
from aquelarre.server.store.postgres.sharing import IDENTITY
from aquelarre.server.store.postgres.store import REASONS, reason_of
from aquelarre.server.tasks import started
from aquelarre.server.thinking import LONGEST, PATIENCE

LOOKS = 5.0  # seconds for the database, and for the bus
NAME_BYTES = 8


class Thinker:
    """One such process."""

    def __init__(self, address: str, house: str, key: str, processes: int) -> None:
        self.address = address
        self.bus = Bus(address, house, f"thinker-{secrets.token_hex(NAME_BYTES)}", serves=False)
        self.crew = Crew(processes, limit=LONGEST, patience=PATIENCE)
        self.lending = Lending(self.bus, Seal(key), self.crew, THINKERS)
        self.bus.hear = self.lending.hear
        self.bus.broken = self.bus.nobody = self.lending.lost

    async def run(self, stop: asyncio.Event, opened: Callable[[], None]) -> None:
        """Until it is told to stop. When thoughts can come, `opened` is called."""
        await self._knock()
        works = [started(self.bus.run()), started(self.lending.run())]
        try:
            opened()
            await stop.wait()
            await self.lending.end()
            await asyncio.sleep(0.05)  # let it out
        finally:
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)
            self.crew.close()

    async def _knock(self) -> None:
        """Later a bus that is away is waited for; but who has mistyped its address is told."""
        try:
            await self.bus.ask(LOOKS, "EXISTS", "")
        except (*FAILURES, ValueError) as problem:
            raise BusProblem("away", self.address) from problem


async def identity(store: str) -> tuple[str, str]:
    """The name of the house whose database this is, and its key."""
    try:
        connection = await asyncpg.connect(store, timeout=LOOKS)
        try:
            house, key = await connection.fetchrow(IDENTITY, timeout=LOOKS)
            return house, key
        finally:
            await connection.close(timeout=LOOKS)
    except (asyncpg.UndefinedTableError, TypeError):
        raise DatabaseProblem("not-shared", store) from None
    except REASONS as problem:
        raise DatabaseProblem(reason_of(problem), store, problem) from problem


def think(bus: str, store: str, processes: int, opened: Callable[[], None]) -> None:
    """Think until Ctrl-C or a signal."""
    with suppress(KeyboardInterrupt):  # where no signal can be caught
        asyncio.run(_think(bus, store, processes, opened))


async def _think(bus: str, store: str, processes: int, opened: Callable[[], None]) -> None:
    stop = asyncio.Event()
    for heard in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            asyncio.get_running_loop().add_signal_handler(heard, stop.set)
    thinker = Thinker(bus, *await identity(store), processes)
    await thinker.run(stop, opened)
