"""The teacher: says one thing at a time, when it first matters, and lets the learner do it.

After everything that happens she looks (`look`) and finds the first step of the lesson that is due.
It stays until what it waits for has come: the learner goes on, gives an answer of a kind, or is
told something. No step can hold a game up for ever: one that waits for an answer is over with the
question, one that waits for news as soon as the learner is asked.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Action, Option, Seat
from aquelarre.match import Match
from aquelarre.school.lesson import ANSWER, ANY, GO_ON, NEWS, Lesson, Moment, Poor, Step
from aquelarre.school.progress import Progress
from aquelarre.school.script import Script
from aquelarre.school.sight import Sight, sight_of


class Reply:
    """What the teacher says to a poor answer, which is not given yet."""

    __slots__ = ("option", "poor", "question")

    def __init__(self, poor: Poor, option: Option, question: int) -> None:
        self.poor = poor
        self.option = option
        self.question = question


class Teacher:
    """Knows the lesson, and of the game what the learner knows."""

    def __init__(self, lesson: Lesson, progress: Progress) -> None:
        self.lesson = lesson
        self.progress = progress
        self.step: Step | None = None  # what is being said
        self.reply: Reply | None = None
        self._question = -1  # that was open when the step began
        self._told = 0  # what the learner had been told by then

    @property
    def pauses(self) -> bool:
        """Does everybody wait for the learner to go on?"""
        return self.step is not None and self.step.waits == GO_ON and not self.progress.quiet

    def look(self, sight: Sight) -> None:
        """Something has happened: is the step done, and what is due now?"""
        if self.reply is not None and self.reply.question != sight.question:
            self.reply = None
        if self.step is not None and self._is_over(self.step, sight):
            self._pass(sight.question)
        while self.step is None and not self.progress.quiet:
            step = self._due(sight)
            if step is None:
                return
            self.step, self._question, self._told = step, sight.question, len(sight.told)

    def go_on(self, step: str, sight: Sight) -> bool:
        """The learner has read it. Was that what she waited for?"""
        if self.step is None or self.step.name != step or self.step.waits != GO_ON:
            return False
        self._pass(sight.question)
        self.look(sight)
        return True

    def holds_back(self, option: Option, sight: Sight) -> bool:
        """Is it a poor answer that the learner has not been warned of? Then it is not given."""
        step, warned = self.step, self.reply
        if step is None or self.progress.quiet or any(x.fits_option(option) for x in step.does):
            return False
        unasked = option.action in sight.window.asides()  # that is said on purpose: see `ANY`
        found = next((poor for poor in step.poor if _meets(poor, option, unasked)), None)
        if found is None:
            return False
        if found.may and warned is not None and warned.option.action == option.action:
            return False
        self.reply = Reply(found, option, sight.question)
        return True

    def never_mind(self) -> None:
        """The learner chooses something else."""
        self.reply = None

    def answered(self, option: Option, aside: bool, question: int) -> None:
        """The learner's answer was given; `question` is the number of the one that is open now."""
        self.reply = None
        step = self.step
        if step is None:
            return
        meant = any(each.fits_option(option) for each in step.does)
        if meant or (step.waits == GO_ON and not aside):
            self._pass(question)

    def taken_back(self, question: int) -> None:
        """The game is back at this question: what was learnt since then comes again."""
        kept = {name: at for name, at in self.progress.passed.items() if at <= question}
        self.progress.passed = kept
        self.step = self.reply = None
        if self.progress.strayed > question:
            self.progress.strayed = -1

    def _pass(self, question: int) -> None:
        assert self.step is not None
        self.progress.passed[self.step.name] = question
        self.step = None

    def _is_over(self, step: Step, sight: Sight) -> bool:
        if step.waits == ANSWER:
            return sight.question != self._question or not self._can(step, sight)
        if step.waits == NEWS:
            fresh = sight.told[self._told :]
            heard = any(pattern.fits_told(told) for told in fresh for pattern in step.until)
            return heard or sight.asked or sight.over
        return False

    def _can(self, step: Step, sight: Sight) -> bool:
        return any(each.fits_option(option) for option in sight.options() for each in step.does)

    def _due(self, sight: Sight) -> Step | None:
        before = True
        for step in self.lesson.steps:
            passed = step.name in self.progress.passed
            ripe = before if step.when is None else not passed and self.is_now(step.when, sight)
            before = passed
            if passed or not ripe or (step.waits == ANSWER and not self._can(step, sight)):
                continue
            if step.waits != NEWS or not (sight.asked or sight.over):
                return step
        return None

    def is_now(self, moment: Moment, sight: Sight) -> bool:
        """Does everything hold that the moment names?"""
        if moment.asked and sight.key not in moment.asked:
            return False
        if moment.over is not None and moment.over != sight.over:
            return False
        if not all(name in self.progress.passed for name in moment.after):
            return False
        told, can = moment.told, moment.can
        if told and not any(p.fits_told(each) for each in sight.told for p in told):
            return False
        if can and not any(p.fits_option(each) for each in sight.options() for p in can):
            return False
        return all(_holds(sight.at(path), wanted) for path, wanted in moment.sees.items())


def _meets(poor: Poor, option: Option, unasked: bool) -> bool:
    patterns = [each for each in poor.does if not (unasked and ANY in each.names)]
    return any(each.fits_option(option) for each in patterns)


def _holds(seen: Any, wanted: Any) -> bool:
    if not isinstance(wanted, dict):
        return bool(seen == wanted)
    if not isinstance(seen, int | float):
        return False
    return bool(wanted.get("least", seen) <= seen <= wanted.get("most", seen))


class Teaching:
    """A lesson at a table: its script and its teacher, around one match."""

    def __init__(self, lesson: Lesson, progress: Progress | None = None) -> None:
        self.lesson = lesson
        self.progress = progress or Progress()
        self.script = Script(lesson, self.progress)
        self.teacher = Teacher(lesson, self.progress)

    @property
    def you(self) -> Seat:
        return self.lesson.you

    def look(self, match: Match[Any]) -> None:
        self.teacher.look(sight_of(match, self.you))

    def go_on(self, match: Match[Any], step: str) -> bool:
        return self.teacher.go_on(step, sight_of(match, self.you))

    def holds_back(self, match: Match[Any], seat: Seat, action: Action) -> bool:
        """Is this an answer of the learner that the teacher has something to say to first?"""
        if seat != self.you or match.over or self.teacher.step is None:
            return False
        if action not in (*match.state.options(seat), *match.state.asides(seat)):
            return False  # the rules have something to say to it
        return self.teacher.holds_back(match.game.describe(action), sight_of(match, seat))

    def answered(self, match: Match[Any], seat: Seat, action: Action, aside: bool) -> None:
        if seat == self.you:
            self.teacher.answered(match.game.describe(action), aside, match.question)
        self.look(match)

    def taken_back(self, match: Match[Any]) -> None:
        self.teacher.taken_back(match.question)
        self.look(match)
