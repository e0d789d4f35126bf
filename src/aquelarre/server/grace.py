"""Grace: questions that a table does not wait for. Who says nothing until the time is up has let
it pass (`Ask.grace`, `Ask.lapses`), and everybody's silence ends in the same moment.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from aquelarre.kernel import Ask, Refusal, holds, members
from aquelarre.server.alarm import Alarm
from aquelarre.server.company import Company
from aquelarre.server.course import Course, Play
from aquelarre.server.errors import NotKept, NotNow

AGAIN = 1.0  # seconds until it is tried again if the disk did not take it
ALOUD = 2.0  # where people talk aloud the table hears nothing of it, and waits so much longer
MOST = 6  # graces for which a question stays open, however often something happens meanwhile


class Grace:
    """The time until silence counts. It runs while somebody is there. It starts anew with every
    question, and with whatever happens or is said to all during one that `renews`. At a slow table
    it is the table's own time for a decision (`slowly`), whoever is there."""

    def __init__(
        self,
        course: Course,
        company: Company,
        said_to_all: Callable[[], int],
        play: Play,
        slowly: Callable[[], float | None],
    ) -> None:
        self.course = course
        self.company = company
        self.said_to_all = said_to_all  # how many lines of chat there were for all
        self.play = play
        self.slowly = slowly
        self._question = -1
        self._heard = (-1, -1)  # events and lines of chat when the time began
        self._opened = 0.0  # when the question was put
        self._until: float | None = None
        self.alarm = Alarm(lambda: self._end(self._question))

    def wake(self) -> None:
        """Look at the open question, and set the alarm or stop it."""
        step, match = self._step(), self.course.match
        if step is None or match is None or not self.company.listeners:
            self._until = None
            self.alarm.stop()
            return
        slowly = self.slowly()
        if slowly is not None:
            self._question, self._until = match.question, None  # the page has nothing to count
            self.alarm.set(slowly)
            return
        heard = (len(match.events), self.said_to_all())
        now = time.monotonic()
        if match.question != self._question or self._until is None:
            self._question, self._opened = match.question, now
        elif heard == self._heard or not step.renews:
            return
        self._heard = heard
        grace = self._seconds(step)
        self._until = min(now + grace, self._opened + MOST * grace)
        self.alarm.set(max(0.0, self._until - now))

    def renewed(self) -> bool:
        """Has the time begun anew by what was said?"""
        before = self._until
        self.wake()
        return self._until != before

    def left(self, now: float) -> int | None:
        """Milliseconds until silence counts; None where it never does."""
        return None if self._until is None else max(0, round((self._until - now) * 1000))

    def _step(self) -> Ask[Any] | None:
        """The open question, if it has a grace. A learner may read as long as they like."""
        step = self.course.open_question() if self.course.teaching is None else None
        return step if step is not None and step.grace else None

    def _seconds(self, step: Ask[Any]) -> float:
        """Longer where people talk aloud, and where some share a device: they have to answer one
        after the other."""
        aloud = ALOUD if self.course.record.chat == "reminders" else 1.0
        return step.grace * aloud * self.company.seats_at_one_device()

    async def _end(self, question: int) -> None:
        """Give the answers of all who have not answered. What one of them brings about may change
        what the next one is asked."""
        match = self.course.match
        if match is None:
            return
        for seat in members(match.state.asked & ~(1 << match.nature)):
            step = self._step()
            if step is None or match is not self.course.match or match.question != question:
                return
            if not holds(match.state.asked, seat) or self.company.is_bot(seat):
                continue  # bots speak for themselves
            with suppress(Refusal, NotNow):
                try:
                    await self.play(seat, question, step.lapses(match.state, seat))
                except NotKept:
                    self.alarm.set(AGAIN)
                    return

    def close(self) -> None:
        self._until = None
        self.alarm.close()
