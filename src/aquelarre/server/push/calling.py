"""Calling: when a table has something to say to people whose page is closed.

Only what everybody at the table knows is a reason to call: who is asked openly, that the game has
begun or is over. Who may be asked in secret is not called, for a screen that lights up tells it to
whoever sits beside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from math import inf
from typing import Protocol

from aquelarre.kernel import SILENT, Action, Seat, members
from aquelarre.server.absence import Absences
from aquelarre.server.alarm import Alarm
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.push.sealing import Message
from aquelarre.server.records import DAY, SLOW, Called
from aquelarre.server.store.postgres.problems import StoreAway

KINDS = TURN, TIME, BEGUN, REMATCH, OVER = "turn", "time", "begun", "rematch", "over"
LAST_PART, LAST_HOUR = 4, 3600.0  # time runs out when a quarter of it is left, or an hour
LAST_HALF_DAY = float(SLOW)  # the same where people have days: they sleep, and are elsewhere
AGAIN = 10.0  # seconds after which the tables are asked again, if they could not be reached
LEAST_TIME = 600.0  # seconds; where people have less nobody is called a second time


class Calls(Protocol):
    """Who brings calls to people."""

    after: float  # seconds for which somebody may be away first: pages are reloaded

    def wanted(self, table: str) -> list[Called]:
        """The devices that want to be called to a table."""

    def call(self, called: Called, message: Message, mark: str) -> None:
        """Call a device, unless it was called for the same (`mark`)."""


class Calling:
    """The calls of one table."""

    def __init__(
        self,
        course: Course,
        company: Company,
        absences: Absences,
        calls: Calls | None,
        prepared: Callable[[Seat], Action],
    ) -> None:
        """`prepared`: what a seat answers to the open question, as it has said beforehand."""
        self.course = course
        self.company = company
        self.absences = absences
        self.calls = calls
        self.prepared = prepared
        self.announced = False  # do people know that it begins?
        self._begun, self._over = course.match is not None, course.over
        self._away: dict[Seat, float] = {}  # who is asked and not there, and since when
        self._called: set[tuple[Seat, str]] = set()  # in this process, so that no store is asked
        self.alarm = Alarm(self._ring)

    def wake(self) -> None:
        """Look who is asked and who is there, tell the others what has happened, set the alarm."""
        try:
            self._wake()
        except StoreAway:
            self.alarm.set(AGAIN)

    def _wake(self) -> None:
        if self.calls is None:
            return
        now, asked = self.absences.now(), self.asked()
        away = {seat: self._away.get(seat, now) for seat in asked - self.company.here()}
        self._called = {(seat, kind) for seat, kind in self._called if seat in away}
        self._away = away
        if self.course.match is not None and not self._begun:
            if not self.announced:
                self._tell_all(BEGUN, but=asked)  # who is asked is called for that
            self._begun = True
        if self.course.over and not self._over:
            self._tell_all(OVER)
            self._over = True
        to_come = [at for _, _, at in self._reasons()]
        if to_come:
            self.alarm.set(max(0.0, min(to_come) - now))
        else:
            self.alarm.stop()

    def asked(self) -> set[Seat]:
        """The people whom the table waits for, as far as everybody may know. While somebody is
        there it does not wait for answers that silence gives (see `grace`); nor for whoever has
        prepared theirs."""
        match, step = self.course.going(), self.course.open_question()
        if match is None or step is None or step.secret:
            return set()
        if step.grace and self.company.listeners:
            return set()
        seats = members(match.state.asked & ~(1 << match.nature))
        people = (seat for seat in seats if not self.company.is_bot(seat))
        return {seat for seat in people if self.prepared(seat) == SILENT}

    def rematch(self, table: str) -> None:
        """There is a new table for the same people."""
        with suppress(StoreAway):  # it is there, whether they can be called or not
            self._tell_all(REMATCH, table=table)

    def again(self, called: Called) -> None:
        """A call had to wait: is there still a reason for one?"""
        if self.calls is None or self.is_here(called):
            return
        asked = [seat for seat in called.seats if seat in self.asked()]
        if asked:
            now = self.absences.now()
            if self.absences.holidays.until(asked[0]) > now:
                return  # the alarm will ring
            late = self._late(asked[0]) <= now
            self._send([called], TIME if late else TURN, asked[0])
        elif self.course.over:
            self._send([called], OVER)

    def is_here(self, called: Called) -> bool:
        """Is its page open by now?"""
        return bool(self.company.here().intersection(called.seats))

    def still(self, called: Called, message: Message) -> bool:
        """Is there still a reason for this call?"""
        asked = message.kind in (TURN, TIME)
        return not self.is_here(called) and (not asked or message.seat in self.asked())

    def _reasons(self) -> list[tuple[Seat, str, float]]:
        """Whom to call, why and when. Nobody is called on holiday."""
        after = self.calls.after if self.calls is not None else 0.0
        back = self.absences.holidays.until
        found = [(seat, TURN, max(since + after, back(seat))) for seat, since in self._away.items()]
        found += [(seat, TIME, self._late(seat)) for seat in self._away]
        return [each for each in found if each[:2] not in self._called and each[2] < inf]

    def _late(self, seat: Seat) -> float:
        """When the time of a seat runs out, if it ever does."""
        used = self.company.people[seat].used_ms / 1000
        found = self.absences.timer.of_clock(seat, used)
        if found is None or found[1] < LEAST_TIME:
            return inf
        limit, whole = found
        return limit - min(whole / LAST_PART, self._last)

    @property
    def _last(self) -> float:
        """The most that is left when time runs out."""
        return LAST_HALF_DAY if self.absences.timer.clock.slow else LAST_HOUR

    def _left(self, seat: Seat) -> int:
        """Seconds that somebody has who is called, where these are hours or days."""
        found = self.absences.timer.of_clock(seat, 0.0) if seat >= 0 else None
        if found is None or not self.absences.timer.clock.slow:
            return 0
        return max(0, round(found[0] - self.absences.now()))

    async def _ring(self) -> None:
        try:
            people = self._wanted()
        except StoreAway:
            self.alarm.set(AGAIN)
            return
        now = self.absences.now()
        for seat, kind, at in self._reasons():
            if at > now:
                continue
            self._called.add((seat, kind))
            if kind == TIME:
                self._called.add((seat, TURN))
            if kind == TURN and self._late(seat) <= now:
                continue  # there is more to say
            self._send((each for each in people if seat in each.seats), kind, seat)
        self.wake()

    def _wanted(self) -> list[Called]:
        return [] if self.calls is None else self.calls.wanted(self.course.record.id)

    def _tell_all(self, kind: str, but: Iterable[Seat] = (), table: str = "") -> None:
        """Everybody whose page is closed."""
        spared = set(but)
        people = [each for each in self._wanted() if not spared.intersection(each.seats)]
        self._send((each for each in people if not self.is_here(each)), kind, table=table)

    def _send(self, people: Iterable[Called], kind: str, seat: Seat = -1, table: str = "") -> None:
        record, match = self.course.record, self.course.match
        question = match.question if match is not None else 0
        mark = f"{kind} {table or question} {record.undone} {seat}"
        for called in people:
            assert self.calls is not None
            message = Message(
                table=table or record.id,
                game=record.game,
                kind=kind,
                seat=seat,
                players=tuple(who.name for who in self.company.people),
                own=called.seats,
                ttl=DAY if kind != TIME else int(self._last),
                left=self._left(seat) if kind in (TURN, TIME) else 0,
                urgent=kind in (TURN, TIME),
            )
            self.calls.call(called, message, mark)

    def close(self) -> None:
        self.alarm.close()
