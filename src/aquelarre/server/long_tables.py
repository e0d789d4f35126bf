"""Long tables: one with a long log comes into memory beside the event loop.

All answers of a table are played again when it is needed. That takes up to a tenth of a second for
the longest games, and longer for what somebody made up and brought in: nobody else shall wait.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from aquelarre.server.errors import Denied
from aquelarre.server.live import LiveTable
from aquelarre.server.records import Stored

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

SHORT = 300  # answers that are played again in a few milliseconds: no thread is worth it


class LongTables:
    """They are opened one at a time, so that threads do not crowd the loop out."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._turn = asyncio.Lock()

    async def ready(self, name: str) -> None:
        """See to it that the table is ours, if nobody else has it. If it has a long log, bring it
        into memory; `Hall.table` finds it then. Whatever is wrong with it, `Hall.table` says it."""
        await self.hall.estate.claim(name)
        if not self._is_long(name):
            return
        async with self._turn:
            stored = None if self.hall.has(name) else self.hall.store.table(name)
            if stored is None:
                return
            try:
                found = await asyncio.to_thread(self._opened, stored)
            except Denied:
                return
            # It may have been needed meanwhile, or thrown away: then it does not come back.
            if not self.hall.has(name) and self.hall.keeps(name):
                self.hall.put(found)

    def _opened(self, stored: Stored) -> LiveTable:
        """In the thread. Who comes to a finished table will want its log, which takes as long."""
        found = self.hall.live(stored)
        if found.match is not None and found.match.over:
            found.updates.whole_log(found.match)
        return found

    def _is_long(self, name: str) -> bool:
        return not self.hall.has(name) and self.hall.store.length(name) > SHORT
