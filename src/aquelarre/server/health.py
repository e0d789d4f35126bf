"""Health: whether the server can do its work, and if not, why not, in one word.

Being alive is another thing: a server whose disk is full still tells people so.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from aquelarre.server.store import Store
from aquelarre.server.thinking import Thinkers

BEAT = 0.5  # seconds between two looks at the loop
LATE = 1.0  # seconds by which the loop may be late
LATELY = 60.0  # seconds over which the worst lag is told
LOOK = 5.0  # seconds between two looks at the disk, and at the bots
STUCK = 5.0  # seconds for which a change may wait for the disk
ROOM = 32 * 2**20  # bytes that must be free on the disk
DISK, BOTS, LOOP = "disk", "bots", "loop"


class Health:
    """Watches the loop, the disk and the bots."""

    def __init__(
        self,
        data: Path,
        store: Store,
        thinkers: Thinkers,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.data = data
        self.store = store
        self.thinkers = thinkers
        self.clock = clock
        self.lag = 0.0  # seconds by which the loop was late at the last beat
        self._last = clock()
        self._lags: deque[float] = deque(maxlen=round(LATELY / BEAT))

    async def watch(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(
            self._feel_the_pulse(), self._look_after_the_disk(), self._look_after_the_bots()
        )

    async def _feel_the_pulse(self) -> None:
        """Notice when the loop is late: something takes too long."""
        self._last = self.clock()
        while True:
            await asyncio.sleep(BEAT)
            self.beat()

    def beat(self) -> None:
        now = self.clock()
        self.lag = max(0.0, now - self._last - BEAT)
        self._last = now
        self._lags.append(self.lag)

    async def _look_after_the_disk(self) -> None:
        """After a write has failed nobody may dare the next: then we try it ourselves."""
        while True:
            await asyncio.sleep(LOOK)
            await self.try_the_disk()

    async def try_the_disk(self) -> None:
        if not self.store.well:
            with suppress(Exception):  # the store remembers it
                await self.store.try_out()

    async def _look_after_the_bots(self) -> None:
        """After bots could not think nobody may ask one: then we do it ourselves."""
        while True:
            await asyncio.sleep(LOOK)
            await self.thinkers.try_out()

    @property
    def worst_lag(self) -> float:
        """In the last minute."""
        return max(self._lags, default=0.0)

    @property
    def free(self) -> int:
        """Bytes that are free where the tables are kept."""
        try:
            return shutil.disk_usage(self.data).free
        except OSError:  # it is not even there any more
            return 0

    def trouble(self) -> str:
        """What is not well, in one word; nothing if all is."""
        if not self.store.well or self.store.waited > STUCK or self.free < ROOM:
            return DISK
        if not self.thinkers.well:
            return BOTS
        if max(self.lag, self.clock() - self._last - BEAT) > LATE:
            return LOOP
        return ""
