"""Bots at a table: whose turn it is among them, and what becomes of what they think.

A table that nobody looks at costs nothing: its bots go on only until a person is asked, or, where
only bots are left, for a little while. They take it up again when somebody comes to look.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from aquelarre.kernel import SILENT, Action, Dice, Refusal, Seat, Seats, State, holds
from aquelarre.match import Match
from aquelarre.server.company import Company
from aquelarre.server.course import Course, Play
from aquelarre.server.crew import AT_ONCE
from aquelarre.server.errors import NotKept, NotNow
from aquelarre.server.tasks import started
from aquelarre.server.thinking import Thinkers

WATCHED, UNWATCHED = AT_ONCE + 1, AT_ONCE + 2  # how long the thoughts of such tables may wait
ALONE = 60.0  # seconds for which bots among themselves go on when nobody looks any more
BRIEF = 0.3  # seconds after which a bot goes on that could have done something, or not
AGAIN = 1.0  # seconds until a bot tries again what the disk did not take


class BotSeats:
    """Bots that owe an answer, or may speak up, think; one task for each seat."""

    def __init__(
        self, course: Course, company: Company, thinkers: Thinkers, pace: float, play: Play
    ) -> None:
        self.course = course
        self.company = company
        self.thinkers = thinkers
        self.pace = pace  # seconds a bot waits, so that people can follow
        self.play = play
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._answering = 0  # bots whose answers are being taken
        self._question = -1
        self._polled: Seats = 0  # who had the chance to speak up during this question
        self._seen = time.monotonic()  # when somebody was last known to be here

    @property
    def thinking(self) -> bool:
        return bool(self._tasks or self._answering)

    def wake(self) -> None:
        match = self.course.going()
        if match is None:
            return
        state = match.state
        if not self._go_on(state):
            return
        if self._question != state.question:
            self._question, self._polled = state.question, 0
        for seat, who in enumerate(self.company.people):
            if not who.bot or seat in self._tasks:
                continue
            owes = holds(state.asked, seat)
            speaks = holds(state.may & ~self._polled, seat)
            if owes or speaks:
                self._polled |= 1 << seat
                self._tasks[seat] = started(
                    self._think(match, state.question, seat, who.bot, owes, speaks)
                )

    def _go_on(self, state: State) -> bool:
        """Is there anybody for whom the bots would think?"""
        if self.company.listeners:
            self._seen = time.monotonic()
            return True
        people = self.company.persons()
        if people:
            return not any(holds(state.asked, seat) for seat in people)
        return time.monotonic() - self._seen < ALONE

    def urgency(self) -> int:
        """How long the bots of this table may be kept waiting: people who are there come first."""
        if self.company.here():
            return AT_ONCE
        return WATCHED if self.company.listeners else UNWATCHED

    async def _think(
        self,
        match: Match[Any],
        question: int,
        seat: Seat,
        kind: str,
        owes: bool,
        speaks: bool,
    ) -> None:
        try:
            step = match.state.open_question()
            going = step.lapses(match.state, seat) if step is not None and step.pause else SILENT
            began = asyncio.get_running_loop().time()
            if self.pace and going == SILENT:
                await asyncio.sleep(self.pace)
            found = await self._thought(match, question, seat, kind, owes, speaks)
            if self.pace and going != SILENT:
                pace = min(BRIEF, self.pace) if found == going else self.pace
                await asyncio.sleep(began + pace - asyncio.get_running_loop().time())
        finally:
            del self._tasks[seat]
        self._answering += 1
        try:
            if found is not None and self.company.is_bot(seat):
                await self.play(seat, question, found)
            else:
                self.wake()
        except (Refusal, NotNow):  # somebody was quicker: look again
            self.wake()
        except NotKept:
            asyncio.get_running_loop().call_later(AGAIN, self.wake)
        finally:
            self._answering -= 1

    async def _thought(
        self,
        match: Match[Any],
        question: int,
        seat: Seat,
        kind: str,
        owes: bool,
        speaks: bool,
    ) -> Action | None:
        """What the bot says to this question; None if it is closed by now."""
        course = self.course
        dice = Dice(course.record.seed).child(f"bot {seat}").child(len(match.answers))

        def still_open() -> bool:
            return course.match is match and match.question == question and course.playing

        going: Action = match.state.goes_on(seat)
        if owes and still_open() and going != SILENT:
            return going
        found: Action | None = None
        given = course.game, match.state, seat, kind, dice, self.urgency
        if speaks and still_open() and not course.full:
            found = await self.thinkers.aside(*given)
        if found is None and owes and still_open() and holds(match.state.asked, seat):
            found = await self.thinkers.answer(*given)
        return found if still_open() else None

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
