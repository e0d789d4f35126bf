"""Alarms: what a table does by itself after a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from aquelarre.server.tasks import started


class Alarm:
    """Rings once, when its time is up, and has its work done beside everything else."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._work = work
        self._handle: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def is_set(self) -> bool:
        return self._handle is not None

    def set(self, seconds: float) -> None:
        """Ring after so many seconds, and not when it would have."""
        self.stop()
        if self._closed:  # what was still being done wants to be woken again
            return
        self._handle = asyncio.get_running_loop().call_later(seconds, self.ring)

    def ring(self) -> None:
        self._handle = None
        self._working = started(self._work())

    def stop(self) -> None:
        """Do not ring. What has begun is finished."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def close(self) -> None:
        """The table is gone: what has begun ends, too."""
        self._closed = True
        self.stop()
        if self._working is not None:
            self._working.cancel()
