"""Pupils: they play a lesson to its end, for the laws and for whoever writes lessons. One follows
it: she answers as the script says. Another answers anyhow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from aquelarre.bots import bot
from aquelarre.kernel import SILENT, Action, Dice, Game, Seat, holds, members
from aquelarre.match import Match, Player
from aquelarre.school.lesson import GO_ON, Lesson, Line, Poor, Step
from aquelarre.school.progress import Progress
from aquelarre.school.teacher import Teaching

Answers = Callable[["Pupil"], Action]
SEED = "school"


class Pupil:
    """Somebody who plays a lesson, and what becomes of it. Each step is yielded when it is said, in
    the position in which it is."""

    def __init__(self, game: Game[Any], lesson: Lesson, seed: str = SEED) -> None:
        self.lesson = lesson
        self.teaching = Teaching(lesson, Progress())
        self.match = begun(game, lesson, self.teaching, seed)
        self.dice = Dice(seed).child("pupil")
        self.said: list[Step] = []
        self.unused: list[Line] = []  # lines of the script that were not given
        self.untried: list[tuple[Step, Poor]] = []  # poor answers that nobody could have given
        self.unmet = list(lesson.poor)  # and those of the whole lesson, as long as nobody could
        self._own = [line for line in lesson.script if line.seat == lesson.you]

    def steps(self, answers: Answers, most: int) -> Iterator[Step]:
        """Play to the end, with at most so many answers."""
        teacher, match = self.teaching.teacher, self.match
        self.teaching.look(match)
        while True:
            step = teacher.step
            if step is not None and step.name not in {each.name for each in self.said}:
                self.said.append(step)
                self._look_at_poor(step)
                yield step
            if step is not None and step.waits == GO_ON:
                self.teaching.go_on(match, step.name)
                continue
            if match.over:
                break
            if len(match.answers) > most:
                raise TimeoutError(f"the game is not over after {most} answers")
            seat, action = self._next(answers)
            if self.teaching.holds_back(match, seat, action):
                teacher.never_mind()  # she insists; the law of texts reads the reply
            aside = action in match.state.asides(seat)
            match.play(seat, action)
            self.teaching.answered(match, seat, action, aside)
        self.unused = self.teaching.script.left(match)

    def follow(self) -> Action:
        """As the script says, as long as it says something; then as the guide would."""
        match, you = self.match, self.lesson.you
        spoken = match.state.asides(you) if self._speaks_up() else []
        actions = (match.state.options(you) if holds(match.state.asked, you) else []) + spoken
        if self._own and not self.teaching.script.strayed:
            for action in actions:
                if self._own[0].pattern.fits_option(match.game.describe(action)):
                    del self._own[0]
                    return int(action)
        found: Action = match.game.guide(match.window(you), self.dice)
        return found

    def stray(self) -> Action:
        """Anyhow; of an answer in parts as often one that completes it as another part."""
        state, you = self.match.state, self.lesson.you
        options, parts = state.options(you), state.partial(you)
        if parts and self.dice.below(2):
            options = [each for each in options if each not in parts] or options
        return int(options[self.dice.below(len(options))])

    @property
    def own_lines(self) -> list[Line]:
        """The learner's lines that she could not give."""
        return self._own

    def _next(self, answers: Answers) -> tuple[Seat, Action]:
        match, script, you = self.match, self.teaching.script, self.lesson.you
        for seat in members(match.state.may):
            spoken = script.aside(match, seat) if seat != you else None
            if spoken is not None:
                return seat, spoken
        if self._speaks_up():
            return you, answers(self)
        asked = match.asked
        going = next((seat for seat in asked if match.state.goes_on(seat) != SILENT), None)
        if going is not None:
            return going, match.state.goes_on(going)
        seat = you if you in asked else asked[0]
        if seat == you:
            return you, answers(self)
        found = script.answer(match, seat)
        if found is None:
            number = len(match.answers)
            found = bot(self.lesson.bots, self.dice.child(number)).answer(match.window(seat))
        return seat, found

    def _speaks_up(self) -> bool:
        """Is the learner's next line something to be said unasked, which the teacher waits for?"""
        you, state, step = self.lesson.you, self.match.state, self.teaching.teacher.step
        if not self._own or self.teaching.script.strayed or not holds(state.may, you):
            return False
        spoken = [self.match.game.describe(action) for action in state.asides(you)]
        return any(
            self._own[0].pattern.fits_option(option) and wanted.fits_option(option)
            for option in spoken
            for wanted in (step.does if step is not None else ())
        )

    def _look_at_poor(self, step: Step) -> None:
        you, state = self.lesson.you, self.match.state
        options = [self.match.game.describe(x) for x in state.options(you) + state.asides(you)]
        rest = [x for x in options if not any(each.fits_option(x) for each in step.does)]
        self.unmet = [
            poor
            for poor in self.unmet
            if not any(each.fits_option(option) for option in rest for each in poor.does)
        ]
        for poor in step.poor:  # what the step waits for is never poor
            if not any(each.fits_option(option) for option in rest for each in poor.does):
                self.untried.append((step, poor))


def begun(game: Game[Any], lesson: Lesson, teaching: Teaching, seed: str) -> Match[Any]:
    """The match of a lesson, at its first question."""
    players = [
        Player(name, "" if seat == lesson.you else lesson.bots)
        for seat, name in enumerate(lesson.partners)
    ]
    match = Match(game, lesson.seats, lesson.settings, seed=seed, players=players, scripted=True)
    teaching.script.begins(match)
    return match.resumed(seed)
