"""A table with a lesson: beside the game a teacher speaks, and what she says is read before the
game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aquelarre.kernel import Action, Seat
from aquelarre.match import Match
from aquelarre.school import Teaching
from aquelarre.terminal.console import Console
from aquelarre.terminal.table import Table
from aquelarre.terminal.turn import Turn

Keep = Callable[[Match[Any], Teaching], None]


class LessonTable(Table):
    """One lesson, played at one console."""

    def __init__(
        self, match: Match[Any], console: Console, lang: str, teaching: Teaching, keep: Keep
    ) -> None:
        super().__init__(match, console, lang)
        self.teaching = teaching
        self.keep = keep  # notes how far the learner has come
        self._saying = ""  # the step that was said last
        self.coach.hushed = lambda: teaching.teacher.has_the_word

    def welcome(self) -> None:
        super().welcome()
        self.show_position(self.teaching.you)  # she points at things from the first word on
        self.teaching.look(self.match)

    def finale(self) -> None:
        """The end has its steps, too: they are said beside the result."""
        self.show_result()
        while self._teach():
            pass
        self.keep(self.match, self.teaching)
        self.end()

    def next(self) -> None:
        if not self._teach():
            super().next()

    def _teach(self) -> bool:
        """Say what is due. Did the learner go on?"""
        step = self.teaching.teacher.step
        if step is None:
            return False
        if step.name != self._saying:
            self._saying = step.name
            missed = [self.words.say("lesson-missed")] if step.in_other_words else []
            self.console.paragraph([*missed, self._said(step.says), *self._pointed(step.point)])
        if not self.teaching.teacher.pauses:
            return False
        before = len(self.match.answers)
        action = Turn(self, self.teaching.you, speaking=True).go_on()
        if action is not None:
            self.play(self.teaching.you, action)
        elif len(self.match.answers) == before:
            self.teaching.go_on(self.match, step.name)
        return True

    def _said(self, says: str) -> str:
        words = self.words.for_reader(self.teaching.you)
        names = {f"seat{seat}": words.seat(seat) for seat in range(self.match.seats)}
        text = words.say(
            self.teaching.lesson.text(says), you=words.seat(self.teaching.you), **names
        )
        return words.say("lesson-said", text=text)

    def _pointed(self, points: tuple[str, ...]) -> list[str]:
        """What is pointed at, by its names; what is only on a page has none here."""
        words, game = self.words.for_reader(self.teaching.you), self.match.game
        names = []
        for ref in " ".join(points).split():
            kind, _, label = ref.partition(":")
            number = game.thing(kind, label) if kind not in ("board", "page", "verb") else None
            if number is not None and words.names(kind, number):
                names.append(words.thing(kind, number))
        return [words.say("lesson-look", names=", ".join(names))] if names else []

    # -- answers -------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> None:
        aside = action in self.match.state.asides(seat)
        before = len(self.match.answers), self.match.question
        super().play(seat, action)
        if before != (len(self.match.answers), self.match.question):
            self.teaching.answered(self.match, seat, action, aside)
            self.keep(self.match, self.teaching)

    def meant(self, seat: Seat, action: Action) -> bool:
        """Is the answer given, or has the teacher something to say to it first?"""
        if not self.teaching.holds_back(self.match, seat, action):
            return True
        reply = self.teaching.teacher.reply
        assert reply is not None
        again = "lesson-insist" if reply.poor.may else "lesson-choose"
        self.console.paragraph([self._said(reply.poor.says), self.words.say(again)])
        return False

    def bot_says(self, seat: Seat) -> Action | None:
        script = self.teaching.script
        if script.silences(self.match, seat):
            return script.aside(self.match, seat)
        return super().bot_says(seat)

    def bot_answers(self, seat: Seat) -> Action:
        written = self.teaching.script.answer(self.match, seat)
        return super().bot_answers(seat) if written is None else written

    def forget_later_news(self) -> None:
        super().forget_later_news()
        self.teaching.taken_back(self.match)
        self._saying = ""

    def farewell(self) -> list[str]:
        return [self.words.say("lesson-left", game=self.match.game.key)]
