"""Grace: questions that a table does not wait for. Who says nothing until the time is up has let
it pass (`Ask.grace`, `Ask.lapse`), and everybody's silence ends in the same moment.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from aquelarre.kernel import Ask, Refusal, holds, members
from aquelarre.server.errors import NotKept, NotNow

if TYPE_CHECKING:
    from aquelarre.server.live import LiveTable

AGAIN = 1.0  # seconds until it is tried again if the disk did not take it


class Grace:
    """The time until silence counts. It runs while somebody is there and starts anew with every
    question and with everything that happens during one."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._about = (-1, -1)  # the question and the number of events when the time began
        self._until: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look at the open question, and set the alarm or stop it."""
        step, match = self._step(), self.table.match
        if step is None or match is None or not self.table.listeners:
            self._still()
            return
        about = (match.question, len(match.events))
        if about != self._about or self._until is None:
            self._about = about
            self._until = time.monotonic() + step.grace
            self._set(step.grace)

    def left(self, now: float) -> int | None:
        """Milliseconds until silence counts; None where it never does."""
        return None if self._until is None else max(0, round((self._until - now) * 1000))

    def _step(self) -> Ask[Any] | None:
        """The open question, if it has a grace."""
        match = self.table.match
        if match is None or match.over or not self.table.playing:
            return None
        step = match.state.open_question()
        return step if step is not None and step.grace else None

    def _set(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ending = asyncio.create_task(self._end(self._about))

    async def _end(self, about: tuple[int, int]) -> None:
        """Give the answers of all who have not answered. What one of them brings about may change
        what the next one is asked."""
        match = self.table.match
        if match is None:
            return
        for seat in members(match.state.asked & ~(1 << match.nature)):
            step = self._step()
            if step is None or match is not self.table.match or match.question != about[0]:
                return
            if not holds(match.state.asked, seat) or self.table.people[seat].bot:
                continue  # bots speak for themselves
            with suppress(Refusal, NotNow):
                try:
                    await self.table.play(seat, match.question, step.lapse)
                except NotKept:
                    self._set(AGAIN)
                    return

    def _still(self) -> None:
        self._until = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        self._still()
        if self._ending is not None:
            self._ending.cancel()
