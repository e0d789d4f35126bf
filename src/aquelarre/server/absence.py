"""Absence: clocks, people who do not answer, and what the others decide about them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

from aquelarre.kernel import WATCHER, Seat, members
from aquelarre.server.alarm import Alarm
from aquelarre.server.clock import Timer
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.errors import BotPlays, NotKept, NotNow
from aquelarre.server.keeping import Write
from aquelarre.server.records import PAUSED, PLAYING, SlowRecord
from aquelarre.server.store import Change, put_slow, put_table
from aquelarre.server.tasks import started

MOST_THOUGHT = 64  # answers that may be taken back one after the other
LATE = 0.05  # seconds by which the alarm rings late, so that the time is surely up


class SetBot(Protocol):
    """Lets a bot of this kind answer for a seat, and writes more changes with it."""

    def __call__(self, seat: Seat, kind: str, *more: Change) -> Awaitable[None]: ...


class Absences:
    """The people who are asked, how long they may still think, and the votes about those who
    are overdue."""

    def __init__(
        self,
        course: Course,
        company: Company,
        write: Write,
        set_bot: SetBot,
        time_is_up: Callable[[], Coroutine[Any, Any, None]],
        slow: SlowRecord | None = None,
    ) -> None:
        """`time_is_up`: somebody's; the others may decide now. `slow`: how a slow clock stood."""
        self.course = course
        self.company = company
        self.write = write
        self.set_bot = set_bot
        self.timer = Timer(course.record.clock)
        self.holidays = self.timer.holidays
        self._noted = slow or SlowRecord()  # what is on the disk of a slow clock, or on its way
        if slow is not None:
            self.timer.restore(slow, self._mark())
        self.votes: dict[Seat, dict[Seat, str]] = {}  # about a seat, by voter
        # Which questions were answered last, by whom and after how many seconds.
        self._thought: deque[tuple[int, Seat, float]] = deque(maxlen=MOST_THOUGHT)
        self.alarm = Alarm(time_is_up)

    def now(self) -> float:
        """By the table's clock; a slow one goes on while the server does not."""
        return time.time() if self.timer.clock.slow else time.monotonic()

    def asked(self) -> list[Seat]:
        """The people whose answers are awaited, as far as everybody may know."""
        match = self.course.going()
        if match is None:
            return []
        step = match.state.open_question()
        if step is None or step.secret:  # who is asked is a secret: no clock tells it
            return []
        if step.grace:  # see grace.py
            return []
        seats = members(match.state.asked & ~(1 << match.nature))
        return [seat for seat in seats if not self.company.is_bot(seat)]

    def _all_alike(self) -> list[Seat]:
        """At a slow table silence counts after the time for a decision. Who has passed is nobody's
        business, so that one clock runs for all: the watchers' seat stands for it."""
        match = self.course.going() if self.timer.clock.slow else None
        step = match.state.open_question() if match is not None else None
        return [WATCHER] if step is not None and step.grace else []

    def until_silence_counts(self) -> float | None:
        """Seconds, at a slow table; None elsewhere."""
        ends = self.timer.silence_ends()
        return None if ends is None else max(0.0, ends - self.now())

    def answered(self, seat: Seat, question: int, used: float) -> None:
        """The seat has thought for so long about this question, which may be closed now."""
        self._thought.append((question, seat, used))
        match = self.course.match
        if match is None or match.question != question:
            self._question_closed()

    def taken_back(self, seat: Seat, question: int) -> None:
        """The seat is asked this question again. It gets no time back by that: else it could answer
        and take back for ever. (What was used of a time bank was counted with the answer.)"""
        spent = self.timer.used(seat, self.now())
        for earlier, who, used in self._thought:
            if earlier >= question and who == seat and self.timer.clock.kind == "decision":
                spent += used
        kept = (each for each in self._thought if each[0] < question)
        self._thought = deque(kept, MOST_THOUGHT)
        self._question_closed()
        self.timer.charge(seat, spent)

    def _question_closed(self) -> None:
        self.timer.forget()
        self.votes.clear()

    def wake(self) -> None:
        """Look who is asked and who is there, and set the alarm."""
        now = self.now()
        self.timer.ask(self.asked() or self._all_alike(), self.company.here(), now)
        self.alarm.stop()
        back = [each.until for each in self.holidays.away.values()]
        to_come = [limit for limit in (*self.limits().values(), *back) if limit > now]
        if to_come and self.company.listeners:
            self.alarm.set(min(to_come) - now + LATE)
        self._note()

    def limits(self) -> dict[Seat, float]:
        """When the others may decide about each who is asked. Where there are no others nobody
        can, and no time is up."""
        found: dict[Seat, float] = {}
        if not self.timer.running or len(self.company.persons()) < 2:
            return found
        for seat in self.asked():
            limit = self.timer.limit(seat, self.company.people[seat].used_ms / 1000)
            if limit is not None:
                found[seat] = limit
        return found

    def time_left(self, now: float) -> dict[str, int]:
        """Milliseconds for each seat that has a limit; on holiday they do not become fewer."""
        ends = {s: at - max(now, self.holidays.until(s)) for s, at in self.limits().items()}
        return {str(s): max(0, round(left * 1000)) for s, left in ends.items()}

    def overdue(self, now: float) -> list[Seat]:
        return [seat for seat, limit in self.limits().items() if limit <= now]

    async def vote(self, voter: Seat, what: str, done: Change) -> bool:
        """More than half of the others who are there decide. Was `done` written with it?"""
        absent = [seat for seat in self.overdue(self.now()) if seat != voter]
        if not absent or voter == WATCHER or self.company.is_bot(voter):
            raise NotNow("There is nothing to vote about.")
        written = False
        for seat in absent:
            votes = self.votes.setdefault(seat, {})
            votes[voter] = what
            voters = self.company.here() - {seat}
            if sum(votes.get(each) == what for each in voters) * 2 > len(voters):
                written |= await self._decide(seat, what, done)
        return written

    async def _decide(self, seat: Seat, what: str, done: Change) -> bool:
        self.votes.pop(seat, None)
        if what == "wait":
            self.timer.wait_longer(seat)
        elif what == "pause":
            await self.set_paused(True, done)
        else:
            await self.set_bot(seat, "guide", done)
        return what != "wait"

    async def set_paused(self, paused: bool, *more: Change, by: tuple[Seat, ...] = ()) -> None:
        """Nobody's time runs while a game is paused, by whoever has these seats."""
        record, before = self.course.record, self.course.record.status
        self.course.check_rules()
        if before not in (PLAYING, PAUSED):
            raise NotNow("Only a running game can be paused.")
        record.status = PAUSED if paused else PLAYING
        try:
            await self.write(put_table(record), *more)
        except NotKept:
            record.status = before
            raise
        if paused:
            self.timer.stop(self.now(), by)

    # -- slow clocks -----------------------------------------------------------------------

    def _mark(self) -> str:
        """Of the open question; none where the game has not begun."""
        match = self.course.match
        return f"{match.question} {self.course.record.undone}" if match is not None else ""

    def _note(self) -> None:
        """How a slow clock stands is written down, beside everything else: if that should be lost,
        somebody has a little more time."""
        if self.timer.clock.slow and self.timer.kept(self._mark()) != self._noted:
            self._noted = self.timer.kept(self._mark())
            started(self._write_down(self._noted))

    async def _write_down(self, record: SlowRecord) -> None:
        try:
            await self.write(put_slow(self.course.record.id, record))
        except NotKept:
            if self._noted is record:
                self._noted = SlowRecord()  # it is tried again

    async def take_holiday(self, seat: Seat, days: int) -> None:
        """The clock of a seat stands still for so many days."""
        self.course.to_play()
        if self.company.is_bot(seat):
            raise BotPlays("A bot plays for this seat: take over again first.")
        now = self.now()
        if seat in self.holidays.away or seat in self.overdue(now):
            raise NotNow("It is too late for holidays, or they have begun.")
        if days > self.holidays.spare(seat):
            raise NotNow("There are not so many days of holidays left.")
        used = self.holidays.used.get(seat, 0)
        self.holidays.take(seat, days, now)
        self._noted = self.timer.kept(self._mark())
        try:
            await self.write(put_slow(self.course.record.id, self._noted))
        except NotKept:
            del self.holidays.away[seat]
            self.holidays.used[seat] = used
            raise

    def comes_back(self, seat: Seat) -> None:
        """Holidays end, if there are any."""
        if seat in self.holidays.away:
            self.timer.back(seat, self.now())

    def sits(self, seat: Seat, taken: bool, bot: str) -> None:
        """Somebody else may sit there now."""
        if not taken:
            self.holidays.forget(seat)
        elif bot:
            self.comes_back(seat)

    def close(self) -> None:
        self.alarm.close()
