"""Bots at a table: whose turn it is among them, and what becomes of what they think.

A table that nobody looks at costs nothing: its bots go on only until a person is asked, or, where
only bots are left, for a little while. They take it up again when somebody comes to look.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from aquelarre.bots import BotFailed, Heard
from aquelarre.bots.hearing import name_of
from aquelarre.kernel import SILENT, Action, Dice, Refusal, Seat, Seats, State, holds
from aquelarre.match import Match
from aquelarre.server.company import Company
from aquelarre.server.course import Course, Play
from aquelarre.server.crew import AT_ONCE
from aquelarre.server.errors import NotKept, NotNow
from aquelarre.server.tasks import started
from aquelarre.server.thinking import Thinkers
from aquelarre.words import Words

WATCHED, UNWATCHED = AT_ONCE + 1, AT_ONCE + 2  # how long the thoughts of such tables may wait
ALONE = 60.0  # seconds for which bots among themselves go on when nobody looks any more
BRIEF = 0.3  # seconds after which a bot goes on that could have done something, or not
TAUGHT = 2.0  # times the usual pace: a learner reads the table for the first time
AGAIN = 1.0  # seconds until a bot tries again what the disk did not take
# What the table is told when the guide had to answer for a program: `web-coming-…` of its page.
SLOW, GONE, WRONG = "slow", "gone", "wrong"
TOLD = {"engine-slow": SLOW, "engine-died": GONE, "engine-start": GONE, "engine-given-up": GONE}
Stumbled = Callable[[Seat, str], Coroutine[Any, Any, None]]  # tells the table
log = logging.getLogger("aquelarre.server")


class BotSeats:
    """Bots that owe an answer, or may speak up, think; one task for each seat."""

    def __init__(
        self,
        course: Course,
        company: Company,
        thinkers: Thinkers,
        pace: float,
        play: Play,
        stumbled: Stumbled,
    ) -> None:
        self.course = course
        self.company = company
        self.thinkers = thinkers
        self._pace = pace
        self.play = play
        self.stumbled = stumbled
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._answering: set[Seat] = set()  # bots whose answers are being taken
        self._question = -1
        self._polled: Seats = 0  # who had the chance to speak up during this question
        self._thoughts: Counter[Seat] = Counter()  # about an answer in parts
        self._seen = time.monotonic()  # when somebody was last known to be here
        self._listening: dict[Seat, str] = {}  # bots that were told something, by their kind
        self._reported: set[tuple[Seat, str]] = set()  # what bots did wrong: each kind of it once

    @property
    def thinking(self) -> bool:
        return bool(self._tasks or self._answering)

    @property
    def pace(self) -> float:
        """Seconds a bot waits, so that people can follow; longer while a teacher is with them."""
        teaching = self.course.teaching
        taught = teaching is not None and not teaching.progress.quiet
        return self._pace * TAUGHT if taught else self._pace

    def wake(self) -> None:
        match = self.course.going()
        if match is None:
            self._tell_end()
            return
        state = match.state
        if not self._go_on(state):
            return
        if self._question != state.question:
            self._question, self._polled = state.question, 0
            self._thoughts.clear()
            self._drop_stale()
        for seat, who in enumerate(self.company.people):
            if not who.bot or seat in self._tasks or seat in self._answering:
                continue  # it thinks on when its answer, or a part of it, is taken
            owes = holds(state.asked, seat)
            speaks = holds(state.may & ~self._polled, seat)
            if owes or speaks:
                self._polled |= 1 << seat
                self._tasks[seat] = started(
                    self._think(match, state.question, seat, who.bot, owes, speaks)
                )

    def _drop_stale(self) -> None:
        """The table has moved on: nobody waits for what bots think about the last question."""
        stale, self._tasks = self._tasks, {}
        for task in stale.values():
            task.cancel()

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
            paused = step is not None and step.pause and not step.window
            going = step.lapses(match.state, seat) if step is not None and paused else SILENT
            began = asyncio.get_running_loop().time()
            if self.pace and going == SILENT:
                await asyncio.sleep(self.pace)
            found = await self._thought(match, question, seat, kind, owes, speaks)
            if self.pace and going != SILENT:
                pace = min(BRIEF, self.pace) if found == going else self.pace
                await asyncio.sleep(began + pace - asyncio.get_running_loop().time())
        finally:
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]
        self._answering.add(seat)
        again = 0.0
        try:
            if found is not None and self.company.is_bot(seat) and not self.course.still:
                await self.play(seat, question, found)
        except (Refusal, NotNow):  # somebody was quicker: look again
            pass
        except NotKept:
            again = AGAIN
        finally:
            self._answering.discard(seat)
        if again:
            asyncio.get_running_loop().call_later(again, self.wake)
        else:
            self.wake()

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
        step = match.state.open_question()
        if step is not None and step.parts:  # who takes a part back must not do the same again
            dice = dice.child(self._thoughts[seat])
            self._thoughts[seat] += 1

        def still_open() -> bool:
            return course.match is match and match.question == question and course.playing

        script = course.teaching.script if course.teaching is not None else None
        if script is not None and speaks and still_open():
            spoken = script.aside(match, seat)
            if spoken is not None:
                return spoken
            speaks = not script.silences(match, seat)
        going: Action = match.state.goes_on(seat)
        if owes and still_open() and going != SILENT and not match.state.asides(seat):
            return going
        found: Action | None = None
        heard = self._heard(match, seat, kind)
        given = course.game, match.state, seat, kind, dice, self.urgency, heard
        if speaks and still_open() and not course.full:
            found = await self.thinkers.aside(
                *given, lambda fault: self._report(seat, fault, False)
            )
        if found is None and owes and still_open() and holds(match.state.asked, seat):
            going = match.state.goes_on(seat)
            if going != SILENT:
                return going
            written = script.answer(match, seat) if script is not None else None
            if written is not None:
                return written
            known = step is not None and not (step.secret or step.window)
            found = await self.thinkers.answer(
                *given, lambda fault: self._report(seat, fault, known)
            )
        return found if still_open() else None

    # -- bots that listen ------------------------------------------------------------------

    def _heard(self, match: Match[Any], seat: Seat, kind: str) -> Heard | None:
        """All that the seat was told since the game began, as it was told then: whichever process
        thinks, and however often the server was started anew, a bot has heard the same."""
        if not self.thinkers.listens(kind, match.game):
            return None
        self._listening[seat] = kind
        game = name_of(Dice(self.course.record.seed))
        names = [who.name for who in self.company.people]
        return Heard(0, match.news(seat), game, names)

    def _tell_end(self) -> None:
        """Bots that have listened hear how it ended."""
        match = self.course.match
        if match is None or not match.over:
            return
        listening, self._listening = self._listening, {}
        for seat, kind in listening.items():
            heard = self._heard(match, seat, kind)
            if heard is not None:
                dice = Dice(self.course.record.seed).child(f"bot {seat}").child("end")
                given = self.course.game, match.state, seat, kind, dice, heard
                started(self.thinkers.over(*given))
        self._listening = {}

    def _report(self, seat: Seat, fault: BotFailed, known: bool) -> None:
        """An engine has failed, and the guide has answered for it: each kind of fault is told once,
        to the host of the server, and to the table where it is `known` to all that it was asked.
        (That somebody could have spoken up may be a secret.)"""
        reason = str(fault.values["reason"])
        if (seat, reason) not in self._reported:
            self._reported.add((seat, reason))
            log.warning("table %s: %s", self.course.record.id, Words("en").error(fault))
        what = TOLD.get(reason, WRONG)
        if known and (seat, what) not in self._reported:
            self._reported.add((seat, what))
            started(self.stumbled(seat, what))

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
