"""The house: one server's part among several. Here everything of `many` comes together."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.middleware import Middleware

from aquelarre.kernel import AquelarreError
from aquelarre.server import counts
from aquelarre.server.many.afar import SERVERS, Afar
from aquelarre.server.many.bus import ALL, Bus
from aquelarre.server.many.carrying import Carrier, Carrying
from aquelarre.server.many.lending import Lending
from aquelarre.server.many.news import EVERY, News
from aquelarre.server.many.seal import Seal
from aquelarre.server.many.shared import Shared
from aquelarre.server.many.wire import ASK, FORGET, NO_ROOM, TELL, THINKING, THOUGHT, Parcel
from aquelarre.server.records import RUNNING
from aquelarre.server.store.place import made
from aquelarre.server.store.postgres.store import PostgresStore
from aquelarre.server.tasks import started

if TYPE_CHECKING:
    from aquelarre.server.app import Server
    from aquelarre.server.config import Config
    from aquelarre.server.hall import Hall
    from aquelarre.server.live import LiveTable

NAME_BYTES = 8
BANS = 10.0  # seconds between two looks at who is banned
KEPT = 1  # workers for bots that are never lent to other servers


class House:
    """One server among several."""

    hall: Hall
    server: Server
    news: News

    def __init__(self, config: Config) -> None:
        made(config.data)
        self.name = secrets.token_hex(NAME_BYTES)
        self.store = PostgresStore(config.store, self.name, config.lease)
        assert self.store.leases is not None
        self.estate = Shared(self.store.leases)
        self.bus = Bus(config.bus, self.store.leases.house, self.name)
        self.carrier = Carrier(self.estate, self.bus)
        self.seal = Seal(self.store.leases.key)
        self.afar = Afar(self.bus, self.seal)
        self.lending: Lending | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._bans = asyncio.Lock()

    def middleware(self) -> list[Middleware]:
        return [Middleware(Carrying, carrier=self.carrier)]

    async def open(self, server: Server) -> None:
        """The server begins to serve: the others hear of it, and it of them."""
        self.hall, self.server = server.hall, server
        self.hall.tell = self._tell
        self.news = News(self.hall, server.shared_buckets(), server.api.connections)
        self.estate.lost = self.hall.let_go
        self.estate.in_memory = self._in_memory
        self.estate.adopt = self._adopt
        self.estate.buried = self._buried
        self.bus.hear = self._hear
        self.bus.broken = self._lost
        self.bus.nobody = self._lost
        self.hall.thinkers.afar = self.afar
        await self.estate.beat()
        works = [self.bus.run(), self.estate.run(), self._tell_news(), self._look_at_bans()]
        crew = self.hall.thinkers.crew
        if crew is not None and crew.size > KEPT:
            self.lending = Lending(self.bus, self.seal, crew, SERVERS, KEPT)
            works.append(self.lending.run())
        self._tasks = [started(work) for work in works]

    def _lost(self, other: str = "") -> None:
        """That server does not listen any more; or nobody does."""
        self.carrier.lost(other)
        self.afar.lost(other)
        if self.lending is not None:
            self.lending.lost(other)

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

    def _buried(self, alive: frozenset[str]) -> None:
        self.carrier.buried(alive)
        self.news.forget(alive)

    # -- between servers -----------------------------------------------------------------------

    def _tell(self, what: str, about: Any) -> None:
        self.bus.send(ALL, Parcel(TELL, self.name, body=(what, about)))

    def _hear(self, parcel: Parcel) -> None:
        if parcel.kind in (THINKING, THOUGHT, NO_ROOM):
            self.afar.hear(parcel)
            return
        if parcel.kind in (ASK, FORGET):
            if self.lending is not None:
                self.lending.hear(parcel)
            return
        if parcel.kind != TELL:
            self.carrier.hear(parcel)
            return
        what, about = parcel.body
        persons = self.hall.persons
        match what:
            case "news":
                self.news.hear(parcel.sender, about)
            case "bans":
                started(self._see_bans())
            case "joining":
                persons.hear_joining(about)
            case "not joined":
                persons.hear_not_joined(about)
            case "off":
                persons.hear_off(about)

    async def _tell_news(self) -> None:
        while True:
            with suppress(AquelarreError):  # the database is away, and some figures with it
                figures = self.server.own_figures()
                self._tell("news", self.news.told(figures, counts.REGISTRY))
            await asyncio.sleep(EVERY)

    async def _look_at_bans(self) -> None:
        """Whoever has missed that somebody was banned sees it all the same."""
        while True:
            await asyncio.sleep(BANS)
            await self._see_bans()

    async def _see_bans(self) -> None:
        async with self._bans:
            with suppress(AquelarreError):
                await self.hall.bans.look_again()

    def figures(self) -> dict[str, tuple[str, float]]:
        """For the host: what each figure is, and its value."""
        return {
            "servers": ("Servers that share the tables (each counts itself)", 1),
            "tables_owned": ("Tables that are this server's", self.estate.count),
            "carried": ("Visitors who were carried to another server", self.carrier.carried),
            "bus": ("1 if the bus can be reached", self.bus.there),
            "thoughts_afar": ("Thoughts of bots that came from elsewhere", self.afar.done),
            "thoughts_missed": (
                "Thoughts that were begun elsewhere, and thought by the owner after all",
                self.afar.missed,
            ),
            "thoughts_lent": (
                "Thoughts of bots of other servers",
                self.lending.done if self.lending else 0,
            ),
        }

    # -- the end -------------------------------------------------------------------------------

    async def hand_over(self) -> None:
        """We stop: each table is written to its end and is free then; whoever wants it gets it."""
        self.estate.leaving = True
        if self.lending is not None:
            await self.lending.end()
        await asyncio.gather(*(self._let_go(table) for table in self.hall.loaded()))
        await self.estate.leave()
        self.carrier.lost()

    async def _let_go(self, table: LiveTable) -> None:
        with suppress(Exception):  # the database is away: then others wait until we are dead
            await table.note_standing()
        self.hall.let_go(table.record.id)
        with suppress(Exception):
            await self.estate.hand_over(table.record.id)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self.estate.left:
            await self.estate.leave()
