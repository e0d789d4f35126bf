"""Classroom: the lesson that is given at a table, if one is. The teacher looks whenever something
has happened, and what she says goes to the learner alone. What is learnt is on the disk together
with the answer by which it was."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from aquelarre.kernel import Action, Seat
from aquelarre.school import Progress, Teaching
from aquelarre.server.course import Course
from aquelarre.server.errors import NotNow
from aquelarre.server.store import Change, put_lesson

Data = dict[str, Any]
ON, ELSE, QUIET, ALOUD = "on", "else", "quiet", "aloud"  # what a learner may tell the teacher


class Classroom:
    """The teacher of one table. Where no lesson is given nothing of this does anything."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._kept = self._noted()
        self.look()

    @property
    def teaching(self) -> Teaching | None:
        return self.course.teaching

    def look(self) -> None:
        """Something has happened, or the table has been opened."""
        if self.teaching is not None and self.course.match is not None:
            self.teaching.look(self.course.match)

    def holds_back(self, seat: Seat, question: int, action: Action) -> bool:
        """Has the teacher something to say to this answer before it is given?"""
        match = self.course.match
        if self.teaching is None or match is None or match.question != question:
            return False
        return self.teaching.holds_back(match, seat, action)

    def answered(self, seat: Seat, action: Action, aside: bool) -> None:
        if self.teaching is not None and self.course.match is not None:
            self.teaching.answered(self.course.match, seat, action, aside)

    def taken_back(self) -> None:
        if self.teaching is not None and self.course.match is not None:
            self.teaching.taken_back(self.course.match)

    def told(self, seat: Seat, what: str, step: str) -> None:
        """The learner goes on, chooses something else, or wants to play without the teacher."""
        match, teaching = self.course.match, self.teaching
        if teaching is None or match is None or seat != teaching.you:
            raise NotNow("No lesson is given here.")
        if what == ON:
            teaching.go_on(match, step)  # one that comes twice does nothing more
        elif what == ELSE:
            teaching.teacher.never_mind()
        else:
            teaching.progress.quiet = what == QUIET
            teaching.teacher.step = teaching.teacher.reply = None
            self.look()

    @contextmanager
    def kept(self) -> Iterator[list[Change]]:
        """What is to be written of it. If that fails it was not learnt."""
        teaching = self.teaching
        if teaching is None or self._noted() == self._kept:
            yield []
            return
        try:
            yield [put_lesson(self.course.record.id, teaching.progress)]
        except BaseException:
            before = self._kept or Progress()
            progress = teaching.progress
            progress.passed, progress.strayed = dict(before.passed), before.strayed
            progress.quiet, progress.late = before.quiet, before.late
            teaching.teacher.step = teaching.teacher.reply = None
            self.look()
            raise
        self._kept = self._noted()

    def _noted(self) -> Progress | None:
        return self.teaching.progress.copy() if self.teaching is not None else None

    def frame(self, seat: Seat) -> Data | None:
        """What the learner's page is told: which text, what it points at, what it waits for."""
        teaching, match = self.teaching, self.course.match
        if teaching is None or seat != teaching.you:
            return None
        lesson, teacher = teaching.lesson, teaching.teacher
        step = None if teaching.progress.quiet else teacher.step
        reply = teacher.reply
        return {
            "lesson": lesson.name,
            "step": step.name if step else "",
            "says": lesson.text(step.says) if step else "",
            "missed": step is not None and step.in_other_words,
            "waits": step.waits if step else "",
            "point": teaching.points(match) if step and match else [],
            "rules": list(step.rules) if step else [],
            "number": teacher.counted,
            "of": len(lesson.essential),
            "taught": teacher.taught,
            "quiet": teaching.progress.quiet,
            "reply": {
                "says": lesson.text(reply.poor.says),
                "may": reply.poor.may,
                "action": reply.option.action,
            }
            if reply and not teaching.progress.quiet
            else None,
        }
