"""The teacher: says one thing at a time, when it first matters, and lets the learner do it.

After everything that happens she looks (`look`) and finds the first step of the lesson that is due.
It stays until what it waits for has come: the learner goes on, gives an answer of a kind, or is
told something. No step can hold a game up for ever: one that waits for an answer is over with the
question, one that waits for news as soon as the learner is asked. Before she leaves the learner
alone, or the game's end is spoken of, she says what did not come up: nobody misses an essential.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Action, Option, Seat
from aquelarre.match import Match
from aquelarre.school.lesson import (
    ANSWER,
    ANY,
    COACH,
    GO_ON,
    MEANT,
    NEWS,
    Lesson,
    Moment,
    Poor,
    Step,
)
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

    @property
    def has_the_word(self) -> bool:
        """Does nobody else give advice now? Two who say different things would help nobody. Where
        she points at the coach it may be asked."""
        return self.step is not None and COACH not in self.step.point and not self.progress.quiet

    @property
    def reached(self) -> int:
        """How many of the essential steps were met. Once the learner is left alone nothing of the
        others is missing."""
        met = {*self.progress.passed, *([self.step.name] if self.step else [])}
        leave = self.lesson.leave
        left = any(step.name in met for step in leave)
        return sum(x.name in met or (left and x not in leave) for x in self.lesson.essential)

    @property
    def counted(self) -> int:
        """What the counter shows. It stays where it is while something is said that not everybody
        hears, and is gone (0) with the remarks that come after the essentials."""
        step = None if self.progress.quiet else self.step
        remark = step is not None and step.name not in {x.name for x in self.lesson.essential}
        return 0 if remark and self.taught else self.reached

    @property
    def taught(self) -> bool:
        """Are the essentials behind the learner?"""
        return self.lesson.essential[-1].name in self.progress.passed

    def look(self, sight: Sight) -> None:
        """Something has happened: is the step done, and what is due now?"""
        if self.reply is not None and self.reply.question != sight.question:
            self.reply = None
        if self.step is not None and self._is_over(self.step, sight):
            self._pass(sight.question)
        while self.step is None and not self.progress.quiet:
            step = self._due(sight)
            missed = self._missed(step, sight)
            if missed is not None:
                step, self.progress.late = missed.without_scene(), missed.name
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
        step, warned, passed = self.step, self.reply, self.progress.passed
        does, poor = (step.does, step.poor) if step is not None else ((), ())
        if self.progress.quiet or any(x.fits_option(option) for x in does):
            return False
        poor += tuple(x for x in self.lesson.poor if not any(name in passed for name in x.before))
        unasked = option.action in sight.window.asides()  # that is said on purpose: see `ANY`
        found = next((each for each in poor if _meets(each, option, unasked)), None)
        if found is None:
            return False
        if found.may and warned is not None and warned.option.action == option.action:
            return False
        self.reply = Reply(found, option, sight.question)
        return True

    def points(self, sight: Sight) -> list[str]:
        """What the step points at. `page:answer` is whatever gives the answers it waits for (of
        several kinds, the first that is possible), each by its number: so the ring stays with it,
        whatever the page makes of it meanwhile."""
        if self.step is None:
            return []
        found: list[str] = []
        for point in self.step.point:
            found += self._meant(self.step, sight) if point == MEANT else [point]
        return found

    def _meant(self, step: Step, sight: Sight) -> list[str]:
        kinds = ([x for x in sight.options() if each.fits_option(x)] for each in step.does)
        return [f"answer:{option.action}" for option in next((x for x in kinds if x), [])]

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
        if self.progress.late not in kept:
            self.progress.late = ""
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

    def _missed(self, due: Step | None, sight: Sight) -> Step | None:
        """The essential step to be said without its scene before the one that is due: when that
        leaves the learner alone, when the game is over, or when it goes on from such a one. Only
        what is true without its scene is said so."""
        steps, leave = self.lesson.essential, self.lesson.leave
        if due is not None and due.when is None and due in steps and due not in leave:
            place = self.lesson.steps.index(due)
            before = self.lesson.steps[place - 1].name if place else ""
            return due if due.can_be_late and self.progress.late in (before, due.name) else None
        if due not in leave and not sight.over:
            return None
        soon = leave if due in leave else ()
        sayable = (step for step in steps if step.can_be_late and step not in leave)
        return next((step for step in sayable if self.lacks(step, soon)), None)

    def lacks(self, step: Step, soon: tuple[Step, ...] = ()) -> bool:
        """Has the learner missed something by not hearing it, a rule that nothing has taught so
        far, nor will `soon`? A mere hint for its scene is gone with it."""
        passed = self.progress.passed
        if step.name in passed:
            return False
        if not step.rules:
            return step.missed
        said = (each for each in self.lesson.steps if each.name in passed or each in soon)
        return not {rule for each in said for rule in each.rules}.issuperset(step.rules)

    def is_now(self, moment: Moment, sight: Sight) -> bool:
        """Does everything hold that the moment names?"""
        if moment.asked and sight.key not in moment.asked:
            return False
        if moment.over is not None and moment.over != sight.over:
            return False
        if not all(name in self.progress.passed for name in moment.after):
            return False
        if any(name in self.progress.passed for name in moment.before):
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

    def points(self, match: Match[Any]) -> list[str]:
        return self.teacher.points(sight_of(match, self.you))

    def go_on(self, match: Match[Any], step: str) -> bool:
        return self.teacher.go_on(step, sight_of(match, self.you))

    def holds_back(self, match: Match[Any], seat: Seat, action: Action) -> bool:
        """Is this an answer of the learner that the teacher has something to say to first?"""
        if seat != self.you or match.over:
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
