"""Every lesson in the terminal to its very end, by somebody who types what stands on the screen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from aquelarre.kernel import Action, Dice
from aquelarre.kernel.catalog import find, names
from aquelarre.school import Lesson, Teaching, lessons_of
from aquelarre.school.pupil import begun
from aquelarre.terminal import learnt
from aquelarre.terminal.console import Console
from aquelarre.terminal.lesson_table import LessonTable
from aquelarre.words import LANGUAGES, Words

LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.name}")
    for name in names()
    for lesson in lessons_of(find(name))
]
LISTED = re.compile(r"^ +([0-9a-z.]+?)\. (.+)$")
LINES = 4000  # that are typed at most
ENTER = ""


class Typist(Console):
    """Answers as the script says, then as the guide would; of the answer she knows only its words,
    and looks for them among the lines that she was shown."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        super().__init__()
        self.live = False
        self.words = words
        self.own = [line for line in lesson.script if line.seat == lesson.you]
        self.shown: list[str] = []  # since she typed last
        self.read: list[str] = []
        self.typed: list[str] = []
        self.action: Action = -1  # what she is about to answer
        self.last = ""  # the number or letter of it
        self.searched: list[str] = []  # what she has typed to see more of the list,
        self.letters: set[str] = set()  # and what stands there for several
        self.dice = Dice("typist")
        self.table: Any = None

    def tell(self, *lines: str) -> None:
        self.shown += lines
        self.read += lines

    def ask(self, prompt: str = "> ") -> str:
        assert len(self.typed) < LINES, self.read[-20:]
        self.typed.append(self._line(prompt))
        self.shown = []
        return self.typed[-1]

    def _line(self, prompt: str) -> str:
        match, teacher = self.table.match, self.table.teaching.teacher
        if self.typed and prompt != "> ":  # said unasked: is she sure?
            return self.typed[-1]
        if match.over or (teacher.step is not None and teacher.pauses):
            return ENTER
        if teacher.reply is not None:
            return self.last  # she insists
        seat = self.table.teaching.you
        if not self.searched:
            self.action = self._meant(seat)
        option, view = match.game.describe(self.action), match.view(seat)
        texts = {self.words.option(option), self.words.option(option, view)}
        listed = {found[2]: found[1] for line in self.shown if (found := LISTED.match(line))}
        self.letters |= {each for text, each in listed.items() if f"{each}.1" in text}
        for text in texts & listed.keys():
            self.searched, self.letters = [], set()
            self.last = listed[text]
            return self.last
        left = [each for each in ("list", *sorted(self.letters)) if each not in self.searched]
        assert left, (texts, self.read[-60:])
        self.searched.append(left[0])
        return left[0]

    def _meant(self, seat: int) -> Action:
        match = self.table.match
        state = match.state
        step = self.table.teaching.teacher.step
        said = state.asides(seat) if step is not None and step.does else []
        for action in [*state.options(seat), *said]:
            if self.own and self.own[0].pattern.fits_option(match.game.describe(action)):
                del self.own[0]
                return int(action)
        return int(match.game.guide(match.window(seat), self.dice))


@pytest.mark.deep
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_typed_to_its_very_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, lesson: Lesson, lang: str
) -> None:
    """Everything is said, the game is over, it is noted as done, and no text is missing."""
    monkeypatch.setenv("AQUELARRE_DATA", str(tmp_path))
    found, teaching = find(game), Teaching(lesson)
    match = begun(found, lesson, teaching, "typed")
    called = [each.name for each in match.players]
    typist = Typist(lesson, Words(lang, found, players=called, reader=lesson.you, strict=True))
    typist.table = LessonTable(match, typist, lang, teaching, learnt.keep)
    typist.table.run()
    assert match.over
    assert learnt.all_learnt()[game][lesson.name].done
    teacher = Words(lang, found, strict=True).say("lesson-said", text="").strip()
    said = "\n".join(line for line in typist.read if line.startswith(teacher))
    for step in lesson.steps:
        if not step.sometimes:
            words = Words(lang, found, players=called, reader=lesson.you, strict=True)
            names_of = {f"seat{seat}": words.seat(seat) for seat in range(lesson.seats)}
            text = words.say(lesson.text(step.name), you=words.seat(lesson.you), **names_of)
            assert text in said, step.name
