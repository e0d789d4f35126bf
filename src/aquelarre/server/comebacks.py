"""Comebacks: how far each seat of a table has looked, so that whoever comes back to it can see what
has happened meanwhile (`recaps`). It is kept with the seat, whichever device looks.

A page says what it has shown to somebody. That is written down a little later: when the page goes,
when the table rests (see `noting`), when the server stops. A kill may lose the last of it; then
somebody is offered what they have seen already.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from msgspec import Struct

from aquelarre.kernel import Seat
from aquelarre.server.comings import CAME, SAT, Comings
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.errors import NotKept
from aquelarre.server.keeping import Write
from aquelarre.server.recaps import shown_steps
from aquelarre.server.records import RUNNING
from aquelarre.server.store import Change, put_looked
from aquelarre.server.tasks import started


class Away(Struct, frozen=True):
    """What somebody has not seen: since which event, and how many steps."""

    since: int
    steps: int


class Comebacks:
    """Who has looked how far, of one table."""

    def __init__(
        self,
        course: Course,
        company: Company,
        comings: Comings,
        write: Write,
        lock: asyncio.Lock,
        kept: dict[Seat, int],
        briefly: float,
    ) -> None:
        self.course = course
        self.company = company
        self.comings = comings
        self.write = write
        self.lock = lock
        self.briefly = briefly  # seconds; who was here so short a time ago has not been away
        self._looked = {seat: n for seat, n in kept.items() if 0 <= seat < course.record.seats}
        self._kept = dict(self._looked)  # what is on the disk
        self._left: dict[Seat, float] = {}  # when the last page of a seat was closed

    # -- looking ---------------------------------------------------------------------------

    def see(self, seat: Seat, events: int) -> None:
        """A page has shown so many events to whoever sits there."""
        seen = min(events, self.course.events)
        self._looked[seat] = max(seen, self._looked.get(seat, 0))

    def looked(self, seat: Seat) -> int:
        """How many events the seat has looked at."""
        return self._looked.get(seat, 0)

    def leaves(self, seat: Seat) -> None:
        """A page was closed. Was it the last of the seat? It may be long until it is back."""
        if seat >= 0 and seat not in self.company.here():
            self._left[seat] = time.monotonic()
        if self.behind:
            started(self._note())

    def since(self, seat: Seat) -> int:
        """Where the time begins in which somebody sits there who has sat there until now: nobody is
        shown what was before it."""
        sat = [line.events for line in self.comings.lines if self._sits(line.seat, line.what, seat)]
        return max(sat, default=0)

    @staticmethod
    def _sits(where: Seat, what: str, seat: Seat) -> bool:
        return where == seat and what in (SAT, CAME)

    def away(self, seat: Seat) -> Away | None:
        """What is offered to whoever comes to this seat: nothing if they were here a moment ago, or
        if nothing has happened. Where a teacher speaks, she says what there is to say."""
        match = self.course.match
        if match is None or seat not in self._looked or not self.may_be_told():
            return None
        if time.monotonic() - self._left.get(seat, float("-inf")) < self.briefly:
            return None
        ends = match.steps()
        since = max(self._looked[seat], self.since(seat), ends[0])  # that it has begun is no news
        steps = len(shown_steps(ends, since))
        return Away(since, steps) if steps else None

    def may_be_told(self) -> bool:
        """Is this a running game that can be told step by step?"""
        running = self.course.record.status in RUNNING and not self.course.over
        return running and self.course.teaching is None and not self.course.standing.outdated

    # -- keeping ---------------------------------------------------------------------------

    def begin(self) -> None:
        """The game begins: nobody has seen any of it."""
        seats, now = range(self.course.record.seats), time.monotonic()
        self._looked, self._left = dict.fromkeys(seats, 0), dict.fromkeys(seats, now)

    def taken_back(self) -> None:
        """There are fewer events: what takes the place of the others has not been seen."""
        count = self.course.events
        self._looked = {seat: min(events, count) for seat, events in self._looked.items()}

    async def _note(self) -> None:
        async with self.lock:
            with suppress(NotKept), self.kept() as looked:
                if looked:
                    await self.write(*looked)

    @property
    def behind(self) -> bool:
        """Is there something to be written?"""
        return self._looked != self._kept

    @contextmanager
    def kept(self) -> Iterator[list[Change]]:
        """What is to be written in here; if that does not fail, it is on the disk."""
        looked = dict(self._looked)
        fresh = {seat: n for seat, n in looked.items() if self._kept.get(seat) != n}
        yield [put_looked(self.course.record.id, fresh)] if fresh else []
        self._kept = looked
