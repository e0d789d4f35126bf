"""Absence: clocks, people who do not answer, and what the others decide about them."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from aquelarre.kernel import WATCHER, Seat, members
from aquelarre.server.clock import Timer
from aquelarre.server.errors import NotNow

if TYPE_CHECKING:
    from aquelarre.server.live import LiveTable

LATE = 0.05  # seconds by which the alarm rings late, so that the time is surely up


class Absences:
    """The people who are asked, how long they may still think, and the votes about those who
    are overdue."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.timer = Timer(table.record.clock)
        self.votes: dict[Seat, dict[Seat, str]] = {}  # about a seat, by voter
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def asked(self) -> list[Seat]:
        """The people whose answers are awaited, as far as everybody may know."""
        match = self.table.match
        if match is None or match.over or not self.table.playing:
            return []
        step = match.state.open_question()
        if step is None or step.secret:  # who is asked is a secret: no clock tells it
            return []
        if step.grace:  # see grace.py
            return []
        seats = members(match.state.asked & ~(1 << match.nature))
        return [seat for seat in seats if not self.table.people[seat].bot]

    def question_closed(self) -> None:
        self.timer.forget()
        self.votes.clear()

    def wake(self) -> None:
        """Look who is asked and who is there, and set the alarm."""
        now = time.monotonic()
        self.timer.ask(self.asked(), self.table.here(), now)
        self._still()
        to_come = [limit for limit in self.limits().values() if limit > now]
        if to_come and self.table.listeners:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(min(to_come) - now + LATE, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ringing = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Somebody's time is up: the others may decide now. Not while something is written."""
        async with self.table.lock:
            if self.table.match is not None and not self.table.match.over:
                self.table.changed()

    def limits(self) -> dict[Seat, float]:
        found: dict[Seat, float] = {}
        if not self.timer.running:
            return found
        for seat in self.asked():
            limit = self.timer.limit(seat, self.table.people[seat].used_ms / 1000)
            if limit is not None:
                found[seat] = limit
        return found

    def time_left(self, now: float) -> dict[str, int]:
        """Milliseconds for each seat that has a limit."""
        return {str(s): max(0, round((at - now) * 1000)) for s, at in self.limits().items()}

    def overdue(self, now: float) -> list[Seat]:
        return [seat for seat, limit in self.limits().items() if limit <= now]

    async def vote(self, voter: Seat, what: str) -> None:
        """More than half of the others who are there decide."""
        table = self.table
        absent = [seat for seat in self.overdue(time.monotonic()) if seat != voter]
        if not absent or voter == WATCHER or table.people[voter].bot:
            raise NotNow("There is nothing to vote about.")
        for seat in absent:
            votes = self.votes.setdefault(seat, {})
            votes[voter] = what
            voters = table.here() - {seat}
            if sum(votes.get(each) == what for each in voters) * 2 > len(voters):
                await self._decide(seat, what)

    async def _decide(self, seat: Seat, what: str) -> None:
        self.votes.pop(seat, None)
        if what == "wait":
            self.timer.wait_longer(seat)
        elif what == "pause":
            await self.table.set_paused(True)
        else:
            await self.table.set_bot(seat, "guide")

    def _still(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        self._still()
        if self._ringing is not None:
            self._ringing.cancel()
