"""Grace: questions that a table does not wait for. Who says nothing until the time is up has let
it pass (`Ask.grace`, `Ask.lapses`), and everybody's silence ends in the same moment.
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
ALOUD = 2.0  # where people talk aloud the table hears nothing of it, and waits so much longer
MOST = 6  # graces for which a question stays open, however often something happens meanwhile


class Grace:
    """The time until silence counts. It runs while somebody is there. It starts anew with every
    question, and with whatever happens or is said to all during one that `renews`."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._question = -1
        self._heard = (-1, -1)  # events and lines of chat when the time began
        self._opened = 0.0  # when the question was put
        self._until: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look at the open question, and set the alarm or stop it."""
        step, match = self._step(), self.table.match
        if step is None or match is None or not self.table.listeners:
            self._still()
            return
        heard = (len(match.events), self.table.talk.said_to_all)
        now = time.monotonic()
        if match.question != self._question or self._until is None:
            self._question, self._opened = match.question, now
        elif heard == self._heard or not step.renews:
            return
        self._heard = heard
        grace = self._seconds(step)
        self._until = min(now + grace, self._opened + MOST * grace)
        self._set(max(0.0, self._until - now))

    def renewed(self) -> bool:
        """Has the time begun anew by what was said?"""
        before = self._until
        self.wake()
        return self._until != before

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

    def _seconds(self, step: Ask[Any]) -> float:
        """Longer where people talk aloud, and where some share a device: they have to answer one
        after the other."""
        aloud = ALOUD if self.table.record.chat == "reminders" else 1.0
        seats: dict[bytes, set[int]] = {}
        for listener in self.table.listeners:
            if listener.seat >= 0:
                seats.setdefault(listener.device, set()).add(listener.seat)
        return step.grace * aloud * max((len(shared) for shared in seats.values()), default=1)

    def _set(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ending = asyncio.create_task(self._end(self._question))

    async def _end(self, question: int) -> None:
        """Give the answers of all who have not answered. What one of them brings about may change
        what the next one is asked."""
        match = self.table.match
        if match is None:
            return
        for seat in members(match.state.asked & ~(1 << match.nature)):
            step = self._step()
            if step is None or match is not self.table.match or match.question != question:
                return
            if not holds(match.state.asked, seat) or self.table.people[seat].bot:
                continue  # bots speak for themselves
            with suppress(Refusal, NotNow):
                try:
                    await self.table.play(seat, question, step.lapses(match.state, seat))
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
