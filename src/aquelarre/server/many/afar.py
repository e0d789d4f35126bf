"""Afar: a thought of a bot is thought by whoever has a free worker, elsewhere on the bus.

Whoever lends a worker lays a token for it into a set of the Redis; whoever takes the token may ask
once. So nothing ever waits elsewhere: without a token the thought is thought here, as it would be
without a bus. What goes over the bus for a seat is what a worker of ours gets for it. Whoever was
asked says again and again that the thought goes on; if not, we think it here.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

import msgspec

from aquelarre import compiled
from aquelarre.kernel import Action
from aquelarre.server.many.bus import FAILURES, Bus
from aquelarre.server.many.seal import Forged, Seal
from aquelarre.server.many.wire import ASK, FORGET, NO_ROOM, THINKING, THOUGHT, Parcel

SILENCE = 1.0  # seconds without a word, after which nobody there is thinking
PATIENCE = 0.5  # seconds for the Redis to give a token; people may wait for this bot
SHUN = 10.0  # seconds for which who was silent, or a Redis that was, is not asked again
TOKENS = 8  # that are tried for one thought: some may be of the dead
THINKERS, SERVERS = "thinkers", "servers"  # who lends workers: machines that only think; others
Answer = tuple[Action | None]
_answers = msgspec.msgpack.Decoder(Answer)


def pool(of: str) -> str:
    """The set with their tokens. Who has other rules or bots would answer otherwise, or not even
    understand the question: they have a set of their own."""
    return f"{of}:{compiled.stamp()}"


class Afar:
    """Thoughts of bots here that are thought elsewhere."""

    def __init__(self, bus: Bus, seal: Seal, clock: Callable[[], float] = time.monotonic) -> None:
        self.bus = bus
        self.seal = seal
        self.clock = clock
        self.silence = SILENCE
        self.patience = PATIENCE
        self.done = 0  # thoughts that came from elsewhere
        self.missed = 0  # that were begun elsewhere, and thought here after all
        self._pools = {of: pool(of) for of in (THINKERS, SERVERS)}
        self._asked: dict[str, tuple[str, asyncio.Queue[tuple[str, bytes]]]] = {}
        self._shunned: dict[str, float] = {}  # until when; "": the Redis

    @property
    def under_way(self) -> int:
        return len(self._asked)

    async def think(self, work: bytes, full: bool) -> Answer | None:
        """What comes of a packed thought; None if nobody elsewhere has thought it. Other servers
        are asked only where our own workers are `full`; machines that only think, always."""
        for of in (THINKERS, SERVERS) if full else (THINKERS,):
            who, slot = await self._token(of)
            if who:
                return await self._asked_of(who, slot, work)
        return None

    async def _token(self, of: str) -> tuple[str, int]:
        """Who has a free worker, and which."""
        for _ in range(TOKENS):
            if not self.bus.there or self._shuns(""):
                break
            try:
                found = await self.bus.ask(self.patience, "SPOP", self._pools[of])
            except FAILURES:
                self._shun("")
                break
            if found is None:
                break
            name, _, slot = found.decode("ascii", "replace").partition(" ")
            fits = slot.isdecimal() and len(slot) < 6 and name != self.bus.server
            if fits and not self._shuns(name):
                return name, int(slot)
        return "", 0

    async def _asked_of(self, who: str, slot: int, work: bytes) -> Answer | None:
        session = secrets.token_hex(8)
        said: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._asked[session] = who, said
        over = False
        try:
            self._say(who, ASK, session, slot, work)
            while True:
                async with asyncio.timeout(self.silence):
                    kind, body = await said.get()
                if kind != THINKING:
                    break
            over = True
            if kind == THOUGHT:
                found: Answer = _answers.decode(body)
                self.done += 1
                return found
            self.missed += 1
        except TimeoutError:
            self._shun(who)
            self.missed += 1
        except msgspec.MsgspecError:  # it is sealed, but of another version
            self.missed += 1
        finally:
            del self._asked[session]
            if not over:  # the table has moved on, or we think it ourselves
                self._say(who, FORGET, session, slot, b"")
        return None

    def _say(self, who: str, kind: str, session: str, slot: int, body: bytes) -> None:
        parcel = Parcel(kind, self.bus.server, session, slot, body)
        self.bus.send(who, self.seal.put(parcel, who))

    def _shun(self, who: str) -> None:
        now = self.clock()
        self._shunned = {name: until for name, until in self._shunned.items() if until > now}
        self._shunned[who] = now + SHUN

    def _shuns(self, who: str) -> bool:
        return self._shunned.get(who, 0.0) > self.clock()

    # -- from the bus ------------------------------------------------------------------------

    def hear(self, parcel: Parcel) -> None:
        who, said = self._asked.get(parcel.session, ("", None))
        if said is None or who != parcel.sender:
            return
        try:
            body = self.seal.opened(parcel, self.bus.server)
        except Forged:  # whoever was asked may still answer
            return
        said.put_nowait((parcel.kind, body))

    def lost(self, other: str = "") -> None:
        """That one is gone, or the bus is: what it was asked we think here."""
        for who, said in self._asked.values():
            if not other or who == other:
                said.put_nowait((NO_ROOM, b""))
