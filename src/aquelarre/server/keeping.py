"""Keeping: what of a match is on the disk. Nothing counts before it is there; if something new
cannot be written, the match goes back to what is.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from aquelarre.match.replaying import Answer
from aquelarre.server.course import Course
from aquelarre.server.errors import Moved, NotKept
from aquelarre.server.records import FINISHED, PLAYING, WAITING
from aquelarre.server.standing import standpoint, unchanged
from aquelarre.server.store import (
    Answers,
    Change,
    Store,
    Tenure,
    Tenures,
    hold_seats,
    put_standpoint,
    put_table,
)
from aquelarre.server.store.postgres.problems import Overtaken

log = logging.getLogger("aquelarre.server")


class Write(Protocol):
    """Makes all these changes on the disk, or raises `NotKept`."""

    def __call__(self, *changes: Change) -> Awaitable[None]: ...


class Keeping:
    """Writes the match of one table."""

    def __init__(self, course: Course, store: Store, answers: list[Answer]) -> None:
        self.course = course
        self.record, self.standing = course.record, course.standing
        self.store = store
        self.saved: list[Answer] = []  # answers that are on the disk
        self.tenure: Tenure | None = None  # under which it is written, where that is asked
        self.lost: Callable[[], None] = _nothing  # the tenure is over
        self.ending: Callable[[], list[Change]] = list  # what is written with the end of the game
        if self.record.status != WAITING:
            course.match = self.standing.resumed(answers)
            self.saved = list(answers)

    async def deal(self, seed: str, *changes: Change) -> None:
        """The game begins."""
        before = self.record.seed
        self.record.seed, self.record.status = seed, PLAYING
        self.course.match = self.standing.resumed([])
        try:
            await self.keep(put_table(self.record), hold_seats(self.record.id), *changes)
        except NotKept:
            self.record.seed, self.record.status, self.course.match = before, WAITING, None
            raise

    def is_behind(self) -> bool:
        """Is the match elsewhere than was noted?"""
        match = self.course.match
        return match is not None and self.standing.is_behind(match)

    async def keep(self, *changes: Change, note: bool = False) -> None:
        """Put what is new on the disk. If that fails, go back to what is there."""
        match = self.course.match
        assert match is not None
        same = unchanged(self.saved, match.answers)
        cut = same < len(self.saved)
        told = self.standing.telling.digest(match)
        answers = Answers(self.record.id, same, match.answers[same:], cut, told)
        work: list[Change] = [*changes, answers]
        if match.over and self.record.status != FINISHED:
            self.record.status = FINISHED
            work += [put_table(self.record), *self.ending()]
        noted = standpoint(match) if note else self.standing.due(match, same)
        if noted is not None:
            work.append(put_standpoint(self.record.id, noted))
        try:
            await self.write(*work)
        except BaseException:
            self.course.match = self.standing.resumed(self.saved)
            if self.record.status == FINISHED and not self.course.over:
                self.record.status = PLAYING
            raise
        self.saved = list(match.answers)
        self.standing.noted, self.standing.told = noted or self.standing.noted, told

    async def write(self, *changes: Change) -> None:
        await self.written(self.store, *changes)

    async def written(self, store: Store, *changes: Change, under: Tenures = ()) -> None:
        """The same with whatever else is changed together with the table, `under` its own
        tenure."""
        try:
            await written(store, *changes, under=(*self.tenures, *under))
        except Moved:
            self.lost()
            raise

    @property
    def tenures(self) -> Tenures:
        return () if self.tenure is None else (self.tenure,)


def _nothing() -> None:
    pass


async def written(store: Store, *changes: Change, under: Tenures = ()) -> None:
    """All these changes are on the disk; or it has not taken them, and nothing was changed."""
    try:
        await (store.write(*changes, under=under) if under else store.write(*changes))
    except Overtaken as problem:
        log.warning("a table has become another server's")
        raise Moved("This table is on its way to another server.") from problem
    except Exception as problem:
        log.error("not kept", exc_info=problem)
        raise NotKept("The disk did not take it: nothing was changed.") from problem
