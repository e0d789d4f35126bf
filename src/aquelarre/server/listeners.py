"""Listeners: live connections, each on a seat or watching, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aquelarre.kernel import Seat

MOST_WAITING = 256 * 1024  # bytes; who reads slower than that is cut off


class Listener:
    """One connection. Frames are put into its queue and never waited for."""

    def __init__(self, seat: Seat, device: bytes = b"") -> None:
        self.seat = seat
        self.device = device  # whose it is, where that is known
        self.gone = False
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self.when_cut: Callable[[], object] | None = None

    def send(self, frame: bytes) -> None:
        if self.gone:
            return
        self._waiting += len(frame)
        if self._waiting > MOST_WAITING:
            self.cut()
            return
        self._frames.put_nowait(frame)

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
