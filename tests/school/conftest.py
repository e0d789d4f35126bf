"""Lessons that are written in a test, of the template's game, and a learner at one of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aquelarre.games._template import GAME
from aquelarre.match import Match
from aquelarre.school import Lesson, Progress, Teaching, lessons_of
from aquelarre.school.pupil import begun

HEAD = "seats = 2\nminutes = 1\n"
DEALT = 'script = """\nnature deal card=C2\nnature deal card=C4\n{more}"""\n'
Written = Callable[..., Lesson]
Told = Callable[..., tuple[Teaching, Match[Any]]]


@pytest.fixture
def written(tmp_path: Path) -> Written:
    """`written(text, name="first")`: the lesson of this text."""

    def write(text: str, name: str = "first") -> Lesson:
        folder = tmp_path / "lessons"
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.toml").write_text(text, "utf-8")
        return next(each for each in lessons_of(GAME, tmp_path) if each.name == name)

    return write


@pytest.fixture
def told(written: Written) -> Told:
    """`told(steps, more_lines)`: a lesson with the cards dealt, at the first question."""

    def tell(steps: str, more: str = "") -> tuple[Teaching, Match[Any]]:
        lesson = written(HEAD + DEALT.format(more=more) + steps)
        teaching = Teaching(lesson, Progress())
        match = begun(GAME, lesson, teaching, "a seed")
        teaching.look(match)
        return teaching, match

    return tell
