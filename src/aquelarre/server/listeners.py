"""Listeners: live connections, each on a seat or watching, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aquelarre.kernel import Seat
from aquelarre.server.changes import Told

Check = Callable[[], object]  # raises if somebody may not do it (any more)
MOST_WAITING = 256 * 1024  # bytes; who reads slower than that is cut off


def anyhow() -> None:
    """The check of who need not be checked."""


class Listener:
    """One connection. Frames are put into its queue and never waited for."""

    def __init__(self, seat: Seat, device: bytes = b"", check: Check = anyhow) -> None:
        self.seat = seat
        self.wants_changes = False  # of updates, instead of whole ones
        self.told: Told | None = None  # what they change
        self.check = check  # may it listen, and give commands?
        self.device = device  # whose it is, where that is known
        self.gone = False
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._most = MOST_WAITING
        self.when_cut: Callable[[], object] | None = None

    def check_seat(self) -> None:
        """May it still give commands? Who takes a seat away ends its connections under the table's
        lock, so that the store need not be asked with every message of those that are there."""
        if self.gone:
            self.check()

    def send(self, frame: bytes) -> None:
        if self.gone:
            return
        self._waiting += len(frame)
        if self._waiting > self._most:
            self.cut()
            return
        self._frames.put_nowait(frame)

    def greet(self, frame: bytes) -> None:
        """What everybody is told who comes, however long the log is: it does not count."""
        self._most += len(frame)
        self.send(frame)

    def cut(self) -> None:
        """End the connection; what was not read yet is dropped."""
        self.gone = True
        while not self._frames.empty():
            self._frames.get_nowait()
        self._frames.put_nowait(None)
        if self.when_cut is not None:
            self.when_cut()

    def end(self) -> None:
        """End the connection when what waits has been sent."""
        self.gone = True
        self._frames.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next frame to send; None when the connection is to end."""
        frame = await self._frames.get()
        if frame is not None:
            self._waiting -= len(frame)
        return frame
