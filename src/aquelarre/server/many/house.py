"""The house: one server's part among several. Here everything of `many` comes together."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.middleware import Middleware

from aquelarre.kernel import AquelarreError
from aquelarre.server.many.bus import Bus
from aquelarre.server.many.carrying import Carrier, Carrying
from aquelarre.server.many.shared import Shared
from aquelarre.server.many.wire import TELL, Parcel
from aquelarre.server.records import RUNNING
from aquelarre.server.store.place import made
from aquelarre.server.store.postgres.store import PostgresStore
from aquelarre.server.tasks import started

if TYPE_CHECKING:
    from aquelarre.server.app import Server
    from aquelarre.server.config import Config
    from aquelarre.server.hall import Hall

NAME_BYTES = 8


class House:
    """One server among several."""

    hall: Hall

    def __init__(self, config: Config) -> None:
        made(config.data)
        self.name = secrets.token_hex(NAME_BYTES)
        self.store = PostgresStore(config.store, self.name, config.lease)
        assert self.store.leases is not None
        self.estate = Shared(self.store.leases)
        self.bus = Bus(config.bus, self.store.leases.house, self.name)
        self.carrier = Carrier(self.estate, self.bus)
        self._tasks: list[asyncio.Task[None]] = []

    def middleware(self) -> list[Middleware]:
        return [Middleware(Carrying, carrier=self.carrier)]

    async def open(self, server: Server) -> None:
        """The server begins to serve: the others hear of it, and it of them."""
        self.hall = server.hall
        self.estate.lost = self.hall.let_go
        self.estate.in_memory = self._in_memory
        self.estate.adopt = self._adopt
        self.estate.buried = self.carrier.buried
        self.bus.hear = self._hear
        self.bus.broken = self.carrier.lost
        self.bus.nobody = self.carrier.lost
        await self.estate.beat()
        self._tasks = [started(work) for work in (self.bus.run(), self.estate.run())]

    def _in_memory(self, table: str) -> bool:
        return self.hall.look(table) is not None or bool(self.hall.rooms.of_table(table))

    async def _adopt(self, table: str) -> None:
        """The owner of this table has died. If it runs it comes into memory: clocks go on, and
        people are called."""
        hall = self.hall
        with suppress(AquelarreError):
            running = any(record.status in RUNNING for record, _ in hall.store.briefs([table]))
            if running:
                await hall.long_tables.ready(table)
                hall.table(table).send_summary()

    def _hear(self, parcel: Parcel) -> None:
        if parcel.kind != TELL:
            self.carrier.hear(parcel)

    async def hand_over(self) -> None:
        """We stop: each table is written to its end and is free then; whoever wants it gets it."""
        self.estate.leaving = True
        for table in self.hall.loaded():
            await table.note_standing()
            name = table.record.id
            self.hall.let_go(name)
            with suppress(Exception):  # the database is away: then they wait until we are dead
                await self.estate.hand_over(name)
        await self.estate.leave()
        self.carrier.lost()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self.estate.leaving:
            await self.estate.leave()
