"""Lending: workers here think for bots of tables that other servers own.

A token in the Redis stands for each free worker (`afar`); nothing is taken beyond that, so nothing
waits here. While a thought goes on we say so, and what comes of it goes back. Nothing is unpacked
here: what was sealed with our key goes to a worker as it came.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from aquelarre.kernel import AquelarreError
from aquelarre.server.crew import AT_ONCE, Crew, Lost, Stumbled
from aquelarre.server.many.afar import pool
from aquelarre.server.many.bus import FAILURES, Bus
from aquelarre.server.many.seal import Forged, Seal
from aquelarre.server.many.wire import ASK, FORGET, NO_ROOM, THINKING, THOUGHT, Parcel
from aquelarre.server.tasks import started

LENT = AT_ONCE + 3  # how long such thoughts may wait: everybody here comes first
OFFERS = 0.5  # seconds between two looks at what is free
KEPT = 5  # seconds for which tokens lie there when nobody renews them
WORD = 0.3  # seconds after which we say that a thought goes on
PATIENCE = 5.0  # seconds for the Redis


class Lending:
    """The workers of one process that others may use."""

    def __init__(self, bus: Bus, seal: Seal, crew: Crew, of: str, kept: int = 0) -> None:
        self.bus = bus
        self.seal = seal
        self.crew = crew
        self.kept = kept  # workers that are never lent: our own people shall not wait
        self.done = 0  # thoughts for others
        self._pool = pool(of)
        self._under_way: dict[tuple[str, str], tuple[int, asyncio.Task[None]]] = {}
        self._laid = False  # are there tokens of ours?

    # -- tokens --------------------------------------------------------------------------------

    async def run(self) -> None:
        """Until it is cancelled: what is free can be taken."""
        while True:
            if self.bus.there:
                await self.offer()
            await asyncio.sleep(OFFERS)

    def _free(self) -> list[int]:
        taken = {slot for slot, _ in self._under_way.values()}
        free = [slot for slot in range(self.crew.size) if slot not in taken]
        return free[: self._room]

    @property
    def _room(self) -> int:
        return max(0, self.crew.room - self.kept)

    async def offer(self) -> None:
        """Lay tokens for all that is free, and take the others away."""
        free = self._free()
        busy = [slot for slot in range(self.crew.size) if slot not in free]
        with suppress(*FAILURES):
            if busy and self._laid:
                await self._tell("SREM", busy)
            self._laid = True
            if free:
                await self._tell("SADD", free)
                await self.bus.ask(PATIENCE, "EXPIRE", self._pool, KEPT)

    async def _tell(self, command: str, slots: list[int]) -> None:
        tokens = [f"{self.bus.server} {slot}" for slot in slots]
        await self.bus.ask(PATIENCE, command, self._pool, *tokens)

    # -- thoughts ------------------------------------------------------------------------------

    def hear(self, parcel: Parcel) -> None:
        try:
            body = self.seal.opened(parcel, self.bus.server)
        except Forged:
            return
        key = parcel.sender, parcel.session
        if parcel.kind == FORGET:
            if key in self._under_way:
                self._under_way[key][1].cancel()
        elif parcel.kind == ASK and key not in self._under_way:
            if not self._room:
                self._say(key, NO_ROOM)
                return
            task = started(self._think(key, parcel.n, body))
            self._under_way[key] = parcel.n, task
            task.add_done_callback(lambda _: self._under_way.pop(key, None))

    async def _think(self, key: tuple[str, str], slot: int, work: bytes) -> None:
        word = started(self._goes_on(key))
        kind, body = NO_ROOM, b""
        try:
            found, _ = await self.crew.do_packed(work, lambda: LENT)
            kind, body = THOUGHT, msgspec.msgpack.encode((found,))
            self.done += 1
        except (Lost, Stumbled, AquelarreError):  # they see for themselves what is wrong with it
            pass
        finally:
            word.cancel()
            del self._under_way[key]
        if slot in self._free():
            with suppress(*FAILURES):  # before they know: they may have the next one already
                await self._tell("SADD", [slot])
        self._say(key, kind, body)

    async def _goes_on(self, key: tuple[str, str]) -> None:
        """Say so; but not while something waits here, for which ours may have been put off."""
        while True:
            if not self.crew.waiting:
                self._say(key, THINKING)
            await asyncio.sleep(WORD)

    def _say(self, key: tuple[str, str], kind: str, body: bytes = b"") -> None:
        to, session = key
        parcel = Parcel(kind, self.bus.server, session, body=body)
        self.bus.send(to, self.seal.put(parcel, to))

    def lost(self, other: str = "") -> None:
        """Nobody waits there any more."""
        for (sender, _), (_, task) in list(self._under_way.items()):
            if not other or sender == other:
                task.cancel()

    async def end(self) -> None:
        """Nothing is lent any more: who waits for us thinks for themselves."""
        with suppress(*FAILURES):
            await self._tell("SREM", list(range(self.crew.size)))
        for key in list(self._under_way):
            self._say(key, NO_ROOM)
        self.lost()
