"""The coach of a table: what the guide would do, and why; and a word before a poor answer.

Nobody else is harmed: whoever is alone with bots may ask, and who is taught. With other people only
where the table says so before it begins, for all to see.
"""

from __future__ import annotations

from typing import Any

from aquelarre.bots import Heard
from aquelarre.kernel import Action, Dice, Finished, Illegal, NotAsked, Seat, Stale, holds
from aquelarre.match import Match
from aquelarre.server import frames
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.errors import NoAdvice, TeacherSpeaks
from aquelarre.server.thinking import Thinkers

Data = dict[str, Any]


class Coaching:
    """Thinks where bots think, changes nothing, and speaks only while the question is open."""

    def __init__(self, course: Course, company: Company, thinkers: Thinkers) -> None:
        self.course = course
        self.company = company
        self.thinkers = thinkers

    @property
    def on(self) -> bool:
        """May people at this table ask?"""
        if not self.course.game.advises:
            return False
        return self.course.record.coach or len(self.company.persons()) == 1

    def offered(self, seat: Seat) -> bool:
        """May this seat ask now? Not while a teacher tells it what to do."""
        return self.on and not self._is_taught(seat)

    def _is_taught(self, seat: Seat) -> bool:
        teaching = self.course.teaching
        return teaching is not None and seat == teaching.you and teaching.teacher.has_the_word

    async def advise(self, seat: Seat, question: int, meant: Action | None = None) -> Data:
        """What the guide would answer to this question. With an answer that the seat has in mind:
        whether that is far worse, and why."""
        match = self._checked(seat, question)
        if meant is not None and meant not in match.state.options(seat):
            why = match.why_not(seat, meant)
            raise Illegal("The rules do not allow that now.", why.rule, **why.values)
        # By the question alone: the same is said however many others have answered it meanwhile.
        dice = Dice(self.course.record.seed).child("advice").child(match.question)
        told = match.news(seat) if match.game.remembers else []
        found = await self.thinkers.advise(
            match.game, match.state, seat, dice, Heard(0, told), meant
        )
        if self._checked(seat, question) is not match:
            raise Stale(f"Question {question} is closed.", question=question)
        return frames.advice(match.game, found)

    def _checked(self, seat: Seat, question: int) -> Match[Any]:
        match = self.course.to_play()
        state = match.state
        if not self.on:
            raise NoAdvice("There is no coach at this table.")
        if self._is_taught(seat):
            raise TeacherSpeaks("The teacher is speaking.")
        if match.over:
            raise Finished("The game is over.")
        if question != match.question:
            raise Stale(f"Question {question} is closed.", question=question, open=match.question)
        if not holds(state.asked, seat):
            raise NotAsked("Nobody waits for an answer of this seat now.", seat=seat)
        return match
