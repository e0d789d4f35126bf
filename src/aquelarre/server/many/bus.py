"""The bus: parcels between servers, over Redis or Valkey.

Each server listens on a channel of its own, and on one for all. So what is for the visitors of one
server goes to no other. A machine that only thinks has one of its own, too, and does not hear what
is for all. What is sent together travels together, in order. Nothing is kept: whoever was not
listening has missed it, and both ends of a session notice (`carrying`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from aquelarre.server.many.wire import Parcel, packed, unpacked
from aquelarre.server.tasks import stumbled

AGAIN = 0.2  # seconds between two tries
ALL = "all"
MOST_WAITING = 50_000  # parcels; a bus that takes no more is none
ASKING = 8  # questions to the Redis itself at a time: each has a connection
PATIENCE = 5.0  # seconds for an answer of the bus
FAILURES = (RedisError, OSError, TimeoutError, asyncio.TimeoutError)
log = logging.getLogger("aquelarre.server")


class Bus:
    """Our line to the other servers."""

    def __init__(self, address: str, house: str, server: str, serves: bool = True) -> None:
        self.server = server
        self.serves = serves  # or only thinks: then what is for all servers is not for it
        self.there = False
        self.hear: Callable[[Parcel], None] = _deaf
        self.broken: Callable[[], None] = _unmoved  # what is under way is lost
        self.nobody: Callable[[str], None] = _deaf_to  # that server does not listen
        self.sent = 0  # parcels
        self._prefix = f"aquelarre:{house}:"
        never = Retry(NoBackoff(), 0)  # whoever comes back without a word has missed something
        alive = {} if address.startswith("unix:") else {"socket_keepalive": True}
        self._client: Any = Redis.from_url(
            address, retry=never, socket_connect_timeout=PATIENCE, **alive
        )
        self._asking = asyncio.Semaphore(ASKING)
        self._waiting: list[tuple[str, Parcel]] = []
        self._news = asyncio.Event()

    def _channel(self, server: str) -> str:
        return self._prefix + server

    async def ask(self, patience: float, command: str, key: str, *rest: str | int) -> Any:
        """What the Redis itself answers about something of this house that it keeps."""
        async with asyncio.timeout(patience), self._asking:
            return await self._client.execute_command(command, self._prefix + key, *rest)

    # -- saying --------------------------------------------------------------------------------

    def send(self, to: str, parcel: Parcel) -> None:
        """Have it taken there, after all that was sent before."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.broken()
            return
        self._waiting.append((to, parcel))
        self._news.set()

    async def _say(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            if not self.there:
                self._waiting.clear()
                continue
            waiting, self._waiting = self._waiting, []
            try:
                await self._publish(waiting)
            except FAILURES as problem:
                log.warning("the bus is away: %r", problem)
                self.broken()

    async def _publish(self, waiting: list[tuple[str, Parcel]]) -> None:
        together: dict[str, list[Parcel]] = {}
        for to, parcel in waiting:
            together.setdefault(to, []).append(parcel)
        async with self._client.pipeline(transaction=False) as pipe:
            for to, parcels in together.items():
                pipe.publish(self._channel(to), packed(parcels))
            async with asyncio.timeout(PATIENCE):
                heard = await pipe.execute()
        self.sent += len(waiting)
        for to, count in zip(together, heard, strict=True):
            if not count and to != ALL:
                self.nobody(to)

    # -- hearing -------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until it is cancelled."""
        saying = asyncio.create_task(self._say())
        try:
            while True:
                try:
                    await self._listen()
                except FAILURES as problem:
                    if self.there:
                        log.warning("the bus is away: %r", problem)
                self.there = False
                self.broken()
                await asyncio.sleep(AGAIN)
        finally:
            saying.cancel()
            with suppress(*FAILURES):
                await self._client.aclose()

    async def _listen(self) -> None:
        channels = [self.server, ALL] if self.serves else [self.server]
        async with self._client.pubsub() as line:
            await line.subscribe(*map(self._channel, channels))
            async for message in line.listen():
                if message["type"] == "subscribe":
                    self.there = message["data"] == len(channels)
                elif message["type"] == "message":
                    self._take(message["data"])

    def _take(self, raw: bytes) -> None:
        try:
            parcels = unpacked(raw)
        except msgspec.MsgspecError as problem:  # nobody of ours has said that
            log.warning("the bus brought what nobody can read: %s", problem)
            return
        for parcel in parcels:
            if parcel.sender == self.server:
                continue
            try:
                self.hear(parcel)
            except Exception as problem:  # the next one is heard all the same
                stumbled(problem)


def _deaf(parcel: Parcel) -> None:
    pass


def _deaf_to(server: str) -> None:
    pass


def _unmoved() -> None:
    pass
