"""Loaded: the tables that are in memory. What nobody uses leaves it; it comes back from the store.

A table is never there twice: whoever still holds one that has left finds the very same again.
"""

from __future__ import annotations

import time
from weakref import WeakValueDictionary

from aquelarre.server.live import LiveTable
from aquelarre.server.tasks import started

KEPT = 600.0  # seconds for which a table that nobody uses stays


class Loaded:
    """All tables in memory by name, and when each was last asked for."""

    def __init__(self) -> None:
        self._known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._used: dict[LiveTable, float] = {}  # holds them

    def get(self, name: str) -> LiveTable | None:
        found = self._known.get(name)
        if found is not None:
            self._used[found] = time.monotonic()
        return found

    def look(self, name: str) -> LiveTable | None:
        """The table if it is in memory, without keeping it there."""
        return self._known.get(name)

    def put(self, table: LiveTable) -> LiveTable:
        """A table has come into memory: a good moment to let others go."""
        now = time.monotonic()
        for other, used in list(self._used.items()):
            if now - used > KEPT and other.idle:
                del self._used[other]
                started(other.note_standing())
        self._known[table.record.id] = table
        self._used[table] = now
        return table

    def drop(self, name: str) -> None:
        """The table is gone for good."""
        found = self._known.pop(name, None)
        if found is not None:
            self._used.pop(found, None)

    def all(self) -> list[LiveTable]:
        return list(self._known.values())
