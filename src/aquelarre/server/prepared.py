"""Prepared: answers that people at a slow table have given beforehand, to questions that their game
foresees (`Game.foreseen`): "if it comes to the vote: guilty".

Such an answer lies with the seat, on the disk. It is given when exactly that question comes, if the
rules allow it then; if not it is dropped, its owner is told, and is asked like anybody else. It has
lapsed as soon as the game foresees that question no more, or on another occasion.

Nobody else learns that it was prepared. In a chance to react (`Ask.window`) it is given in the
moment in which the table passes for whoever can do nothing (`reactions`). Elsewhere it comes after
some minutes, by chance more or less (`PONDER`), as from somebody who has looked and thought; the
clock of the seat runs meanwhile. And it is given there only when its owner could have given it:
not on holiday, and not while what was answered has been taken back. Who is there is told to nobody
at a slow table (`summary`), so that an answer of somebody who is away is not conspicuous.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from aquelarre.kernel import (
    SILENT,
    Action,
    AquelarreError,
    Ask,
    Foreseen,
    Refusal,
    Seat,
    holds,
)
from aquelarre.match import Match
from aquelarre.server import frames
from aquelarre.server.absence import Absences
from aquelarre.server.alarm import Alarm
from aquelarre.server.commands import Commands
from aquelarre.server.company import Company
from aquelarre.server.course import Course, Play
from aquelarre.server.errors import BadRequest, BotPlays, NotKept, NotNow
from aquelarre.server.keeping import Write
from aquelarre.server.listeners import Check
from aquelarre.server.records import Preparation, Prepared
from aquelarre.server.store import Change, put_prepared

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

Data = dict[str, Any]
PONDER = 120.0, 900.0  # seconds after which it is given: at least, at most
AGAIN = 10.0  # seconds until it is tried again if the disk did not take it
NONE = Preparation()
CHANCE = SystemRandom()
log = logging.getLogger("aquelarre.server")


class Preparations:
    """What the seats of one table have prepared."""

    def __init__(
        self,
        course: Course,
        company: Company,
        absences: Absences,
        commands: Commands,
        write: Write,
        lock: asyncio.Lock,
        kept: dict[Seat, Preparation],
        play: Play,
        tell: Callable[[Seat], None],
    ) -> None:
        """`tell`: this seat alone is sent how the table stands."""
        self.course = course
        self.company = company
        self.absences = absences
        self.commands = commands
        self.write = write
        self.lock = lock
        self.play = play
        self.tell = tell
        self._of = {seat: found for seat, found in kept.items() if 0 <= seat < course.record.seats}
        self._question = -1  # that is open
        self._taken_back = False  # has the table come back to it?
        self._due: dict[Seat, float] = {}  # when the answers to it are given
        self._failed = False  # has the game made a mistake?
        self.alarm = Alarm(self._ring)

    # -- what people do --------------------------------------------------------------------

    async def prepare(self, seat: Seat, key: str, action: Action, name: str, check: Check) -> None:
        """The seat will answer this to the question of that key; with SILENT it takes that back,
        and without a key it has read what was not possible."""
        async with self.lock:
            check()
            if self.commands.knows(seat, name):
                return
            if self.company.is_bot(seat):
                raise BotPlays("A bot plays for this seat: take over again first.")
            found = self._changed(seat, key, action)
            done = self.commands.doing(seat, name)
            await self.write(done, put_prepared(self.course.record.id, seat, found))
            self.commands.done(done)
            self._of[seat] = found
            self.tell(seat)

    def _changed(self, seat: Seat, key: str, action: Action) -> Preparation:
        """What the seat has prepared then."""
        match, had = self.course.to_play(), self._of.get(seat, NONE)
        if not key:
            return replace(had, failed=())
        others = tuple(each for each in had.answers if each.key != key)
        if action == SILENT:
            return replace(had, answers=others)
        offered = next((each for each in self._offered(match, seat) if each.key == key), None)
        if offered is None:
            raise NotNow("This question cannot be answered beforehand now.")
        if action not in offered.options:
            raise BadRequest("That cannot be prepared as things stand.")
        return replace(had, answers=(*others, Prepared(key, offered.occasion, action)))

    async def stop_passing(self, seat: Seat) -> None:
        """The seat wants to answer the open question itself (the caller has the lock)."""
        step = self.course.open_question()
        had = self._of.get(seat, NONE)
        left = tuple(each for each in had.answers if step is None or each.key != step.key)
        if left != had.answers:
            found = replace(had, answers=left)
            await self.write(put_prepared(self.course.record.id, seat, found))
            self._of[seat] = found

    # -- what there is ---------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Is this a table at which people may prepare answers?"""
        return self.course.record.clock.slow and self.course.teaching is None

    def _foreseen(self, seat: Seat) -> list[Foreseen]:
        match = self.course.match
        if match is None or match.over or not self.on:
            return []
        try:
            return self.course.game.foreseen(match.state, seat)
        except Exception as problem:  # a mistake of the game: people still play
            if not self._failed:
                log.error("%s foresees nothing", self.course.record.game, exc_info=problem)
            self._failed = True
            return []

    def _offered(self, match: Match[Any], seat: Seat) -> list[Foreseen]:
        """Without the question that is just put to the seat: it can answer that."""
        step = match.state.open_question()
        now = step.key if step is not None and holds(match.state.asked, seat) else ""
        return [each for each in self._foreseen(seat) if each.key != now]

    def frame(self, seat: Seat) -> Data | None:
        """What the seat is told of it."""
        match, had = self.course.match, self._of.get(seat, NONE)
        if match is None or seat < 0 or not self.on or self.company.is_bot(seat):
            return None
        offered = [] if match.over else self._offered(match, seat)
        if not offered and had == NONE:
            return None
        game = self.course.game
        return {
            "foreseen": [
                {
                    "key": each.key,
                    "again": each.again,
                    "options": frames.options(game, each.options),
                }
                for each in offered
            ],
            "answers": [self._told(each) for each in had.answers],
            "failed": [self._told(each) for each in had.failed],
        }

    def _told(self, found: Prepared) -> Data:
        return {"key": found.key, "option": frames.option(self.course.game, found.action)}

    def answer(self, seat: Seat) -> Action:
        """What the seat has prepared for the open question, if it is asked and may answer that; or
        SILENT."""
        match, step = self.course.going(), self.course.open_question()
        found = self._for(seat, step) if step is not None else None
        if match is None or found is None or self._comes_back(match):
            return SILENT
        legal = holds(match.state.asked, seat) and found.action in match.state.options(seat)
        return found.action if legal else SILENT

    def _for(self, seat: Seat, step: Ask[Any]) -> Prepared | None:
        """What it has prepared for this question on this occasion."""
        had = self._of.get(seat)
        if had is None or not had.answers or self.company.is_bot(seat):
            return None
        found = next((each for each in had.answers if each.key == step.key), None)
        return found if found is not None and self._holds(seat, found) else None

    def _holds(self, seat: Seat, found: Prepared) -> bool:
        """Or has it lapsed?"""
        return any(
            each.key == found.key and each.occasion == found.occasion
            for each in self._foreseen(seat)
        )

    def _comes_back(self, match: Match[Any]) -> bool:
        """Was something taken back, so that people go on by hand?"""
        if match.question == self._question:
            return self._taken_back
        return match.question < self._question

    # -- when an answer is given -------------------------------------------------------------

    def spends(self, seat: Seat, action: Action) -> str:
        """The question that this answer is about to settle, if the seat had prepared one for it
        and it is over with that; "" if none."""
        had, step = self._of.get(seat), self.course.open_question()
        if had is None or not had.answers or step is None or self.course.match is None:
            return ""
        if action in self.course.match.state.asides(seat):
            return ""
        again = {each.key for each in self._foreseen(seat) if each.again}
        known = any(each.key == step.key for each in had.answers)
        return step.key if known and step.key not in again else ""

    @contextmanager
    def spent(self, seat: Seat, key: str) -> Iterator[list[Change]]:
        """What is to be written in here, together with the answer; if that does not fail, the
        prepared one is gone."""
        if not key:
            yield []
            return
        had = self._of[seat]
        left = replace(had, answers=tuple(each for each in had.answers if each.key != key))
        yield [put_prepared(self.course.record.id, seat, left)]
        self._of[seat] = left

    def sits(self, seat: Seat, bot: str) -> None:
        """Somebody else may answer for the seat now."""
        if bot:
            self.forget(seat)

    def forget(self, seat: Seat) -> None:
        """Somebody else may sit there now, or a bot plays on."""
        self._of.pop(seat, None)
        self._due.pop(seat, None)

    def gone(self, seat: Seat) -> list[Change]:
        """The same on the disk."""
        return [put_prepared(self.course.record.id, seat, NONE)] if seat in self._of else []

    def wake(self) -> None:
        """Look at the open question, and set the alarm or stop it."""
        self.alarm.stop()
        match = self.course.match
        if match is None or not self.on:
            return
        if match.question != self._question:
            self._taken_back = match.question < self._question
            self._question = match.question
            self._due.clear()
        waits = [due - time.monotonic() for _, due, _ in self._ready()]
        if self._tidied():
            waits.append(0.0)
        if waits:
            self.alarm.set(max(0.0, min(waits)))

    def _ready(self) -> list[tuple[Seat, float, Action]]:
        """The answers that are given to the open question, and when. In windows, and where a table
        goes on by itself, `reactions` does that."""
        step = self.course.open_question()
        if step is None or step.window or step.pause:
            return []
        found = []
        for seat in sorted(self._of):
            action = self.answer(seat)
            if action != SILENT:
                due = self._due.setdefault(seat, time.monotonic() + CHANCE.uniform(*PONDER))
                away = self.absences.holidays.until(seat) - self.absences.now()
                found.append((seat, max(due, time.monotonic() + away), action))
        return found

    def _tidied(self) -> dict[Seat, Preparation]:
        """What changes by itself: lapsed answers go, and those that were not possible are kept for
        their owners to be read."""
        match, step = self.course.match, self.course.open_question()
        found: dict[Seat, Preparation] = {}
        for seat, had in self._of.items():
            left = [each for each in had.answers if self._holds(seat, each)]
            failed = list(had.failed) if match is not None and not match.over else []
            mine = self._for(seat, step) if step is not None else None
            if mine is not None and self._impossible(seat, mine):
                left.remove(mine)
                failed.append(mine)
            changed = Preparation(tuple(left), tuple(failed))
            if changed != had:
                found[seat] = changed
        return found

    def _impossible(self, seat: Seat, found: Prepared) -> bool:
        """Is its question put to the seat, and this no answer to it?"""
        match = self.course.match
        asked = match is not None and holds(match.state.asked, seat)
        return asked and match is not None and found.action not in match.state.options(seat)

    async def _ring(self) -> None:
        try:
            await self._tidy()
            question = self._question  # there may be another one after the first answer
            for seat, due, action in self._ready():
                if due <= time.monotonic():
                    with suppress(Refusal, NotNow):  # somebody was quicker
                        await self.play(seat, question, action)
        except NotKept:
            self.alarm.set(AGAIN)
            return
        self.wake()

    async def _tidy(self) -> None:
        async with self.lock:
            for seat, found in self._tidied().items():
                await self.write(put_prepared(self.course.record.id, seat, found))
                self._of[seat] = found
                self.tell(seat)

    def close(self) -> None:
        self.alarm.close()


async def wake_prepared(hall: Hall) -> None:
    """Once, at the start: the tables at which somebody has prepared something come into memory;
    each stays there as long as it has something to do."""
    for name in hall.store.tables_prepared():
        with suppress(AquelarreError):  # one that cannot be opened answers for nobody
            await hall.long_tables.ready(name)
            hall.table(name).send_summary()
        await asyncio.sleep(0)  # whoever comes meanwhile is not kept waiting
