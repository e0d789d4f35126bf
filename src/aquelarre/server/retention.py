"""Retention: tables that nobody uses are thrown away after a while, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from aquelarre.server.errors import Elsewhere
from aquelarre.server.store import put_used

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

EVERY = 600.0  # seconds between two rounds
COARSE = 3600.0  # seconds: the last use of a table is not written down more often than that
MOST_AT_ONCE = 50  # tables in a round
DAY = 24 * 3600.0
# How long tables that nobody uses are kept, in parts of `--keep-days`. A game that came from a file
# has no host, is still in that file, and is kept no longer than a table that never began.
WAITING_PART, RUNNING_PART = 1 / 6, 2.0
log = logging.getLogger("aquelarre.server")


class Retention:
    """Keeps in mind which tables are used."""

    def __init__(self, hall: Hall, keep_days: int) -> None:
        self.hall = hall
        self.keep = keep_days * DAY
        self._written: dict[str, float] = {}

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.round(time.time())
            except Exception as problem:  # the disk may be full: the next round may do better
                log.error("not thrown away", exc_info=problem)

    async def round(self, now: float) -> int:
        """Write down what was used, throw away some that were not; how many."""
        await self.note(now)
        if not await self.hall.estate.at_desk():
            return 0
        await self.hall.persons.tidy(now)
        if not self.keep:
            return 0
        names = self.hall.store.expired(
            waiting=now - self.keep * WAITING_PART,
            finished=now - self.keep,
            running=now - self.keep * RUNNING_PART,
            most=MOST_AT_ONCE,
        )
        for name in names:
            with suppress(Elsewhere):  # somebody is there after all
                await self.hall.throw_away(name, "expired")
            await asyncio.sleep(0)
        return len(names)

    async def note(self, now: float) -> None:
        """Write down which tables were asked for, and at which people are."""
        used = self.hall.used | {t.record.id for t in self.hall.loaded() if t.listeners}
        self.hall.used.clear()
        recent = {name: at for name, at in self._written.items() if now - at < COARSE}
        fresh = used - set(recent)
        if fresh:
            await self.hall.store.write(put_used(fresh, now))
        self._written = recent | dict.fromkeys(fresh, now)
