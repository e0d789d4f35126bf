"""The teacher knows no more than the learner: in two worlds that look the same to a seat, she says
and points at the same."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.kernel import Told, Window
from aquelarre.kernel.catalog import TEMPLATE, find, names
from aquelarre.laws.doors import check_door
from aquelarre.school import Lesson, Progress, Sight, Teacher, lessons_of

LESSONS = [
    pytest.param(game, lesson, id=f"{game}-{lesson.name}")
    for game in (*names(), TEMPLATE)
    for lesson in lessons_of(find(game))
]


OPEN = ("carcassonne",)  # where nobody hides anything there are no two worlds to tell apart


def said_everywhere(lesson: Lesson, window: Window[Any], told: list[Told]) -> bytes:
    """Which steps would be due here, and what would be said to each answer: whatever was said
    before, and whether the learner is asked or not."""
    found = []
    for asked in (bool(window.options()), False):
        sight = Sight(window, told, 7, asked, False)
        for step in lesson.steps:
            passed = {each.name: 0 for each in lesson.steps if each is not step}
            teacher = Teacher(lesson, Progress(passed))
            teacher.look(sight)
            held = [
                option.action for option in sight.options() if teacher.holds_back(option, sight)
            ]
            found.append((teacher.step.name if teacher.step else "", held))
    return repr(found).encode()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_teacher_is_blind(game: str, lesson: Lesson) -> None:
    def door(window: Window[Any], told: list[Told]) -> bytes:
        return said_everywhere(lesson, window, told)

    pairs = check_door(find(game), door, pairs=20)
    assert (pairs > 0) == (game not in OPEN)


def test_one_who_looks_at_the_truth_is_found_out() -> None:
    """The same check, of a teacher who peeps."""

    def peeping(window: Window[Any], told: list[Told]) -> bytes:
        return repr(window._state.cards.face).encode()

    with pytest.raises(AssertionError, match="this door shows"):
        check_door(find(TEMPLATE), peeping, pairs=20)
