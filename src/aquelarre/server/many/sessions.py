"""Sessions: the two ends of a visitor who is carried from the server they came to, to the owner of
their table. What passes is what the server itself would say to the application (ASGI).

Each end numbers what it says. If one is missed, or the other end is gone, the session is broken:
the visitor is told to come again, and comes as after any broken line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from aquelarre.server.many.bus import Bus
from aquelarre.server.many.wire import END, EVENT, READ, Parcel

Event = dict[str, Any]
WINDOW = 512 * 1024  # bytes under way to a visitor: who reads slower holds up only themselves
CREDIT = 64 * 1024  # bytes after which the other end is told that they were read


class Broken(Exception):
    """The other end is gone, or something was missed."""


class Session:
    """One end."""

    def __init__(self, bus: Bus, other: str, name: str, forget: Callable[[str], None]) -> None:
        self.bus = bus
        self.other = other  # the server
        self.name = name
        self.broken = False
        self.ended = False  # the other end has said everything
        self._forget = forget
        self._said = self._heard = 0
        self._events: asyncio.Queue[Event | None] = asyncio.Queue()
        self._under_way = 0
        self._read = 0
        self._room = asyncio.Event()
        self._room.set()

    # -- saying --------------------------------------------------------------------------------

    def say(self, kind: str, body: Any = None) -> None:
        if not self.broken:
            self.bus.send(self.other, Parcel(kind, self.bus.server, self.name, self._said, body))
            self._said += 1

    async def send(self, event: Event) -> None:
        """Something for the other end; waits while too much is under way."""
        await self._room.wait()
        if self.broken or self.ended:
            raise Broken
        self._under_way += _size(event)
        if self._under_way > WINDOW:
            self._room.clear()
        self.say(EVENT, event)

    # -- hearing -------------------------------------------------------------------------------

    def take(self, parcel: Parcel) -> None:
        if parcel.n != self._heard:
            self.breaks()
            return
        self._heard += 1
        if parcel.kind == EVENT:
            self._events.put_nowait(parcel.body)
        elif parcel.kind == READ:
            self._under_way -= parcel.body
            if self._under_way <= WINDOW:
                self._room.set()
        elif parcel.kind == END:
            self.ended = True
            self._room.set()
            self._events.put_nowait(None)

    async def next(self) -> Event | None:
        """The next from the other end; None when it has said everything."""
        event = await self._events.get()
        if event is None and self.broken:
            raise Broken
        if event is not None:
            self._read += _size(event)
            if self._read >= CREDIT:
                self.say(READ, self._read)
                self._read = 0
        return event

    # -- the end -------------------------------------------------------------------------------

    def breaks(self) -> None:
        if not self.broken:
            self.say(END)
            self.broken = True
            self._room.set()
            self._events.put_nowait(None)
            self._forget(self.name)

    def end(self) -> None:
        """All is said."""
        self.say(END)
        self._forget(self.name)


def _size(event: Event) -> int:
    return len(event.get("text") or "") + len(event.get("bytes") or event.get("body") or b"")
