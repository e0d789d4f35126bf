"""Noting: where a table stands is written down a little after it has moved, so that even after a
kill little of a game goes on unlooked at if the rules change meanwhile. Not with every answer: a
fingerprint takes as long as an update."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from aquelarre.server.alarm import Alarm

AFTER = 5.0  # seconds


class Noting:
    """An alarm that rings a while after the first answer that is not covered."""

    def __init__(
        self, is_behind: Callable[[], bool], note: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        self.is_behind = is_behind
        self.alarm = Alarm(note)

    def wake(self) -> None:
        if not self.alarm.is_set and self.is_behind():
            self.alarm.set(AFTER)

    def rest(self) -> None:
        """All is noted."""
        self.alarm.stop()

    def close(self) -> None:
        self.alarm.close()
