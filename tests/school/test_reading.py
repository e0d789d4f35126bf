"""Reading a lesson: what is wrong with it is said with the place."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from aquelarre.games._template import GAME
from aquelarre.school import BadLesson, lesson_of, lessons_of
from aquelarre.school.lesson import ANSWER, GO_ON, NATURE, NEWS

if TYPE_CHECKING:
    from tests.school.conftest import Written

HEAD = "seats = 2\nminutes = 1\n"
STEP = '[[step]]\nname = "one"\n'


def test_the_template_has_a_lesson() -> None:
    (lesson,) = lessons_of(GAME)
    assert (lesson.name, lesson.seats, lesson.you, lesson.minutes) == ("first", 2, 0, 3)
    assert [step.waits for step in lesson.steps] == [GO_ON, ANSWER, GO_ON]
    assert [line.seat for line in lesson.script] == [NATURE, NATURE, 1, 0, NATURE]
    assert lesson.rules == ["TPL-02", "TPL-03", "TPL-07", "TPL-08"]
    assert "lesson-first-too_low" in lesson.texts()
    assert lesson_of(GAME, "first") == lesson
    assert lesson_of(GAME, "second") is None


def test_what_is_left_out_is_as_usual(written: Written) -> None:
    lesson = written(HEAD + STEP + 'until = "won"\n')
    assert (lesson.you, lesson.bots, lesson.partners) == (0, "guide", ("", ""))
    assert lesson.settings == {"showing": 1}
    assert lesson.steps[0].waits == NEWS


def test_what_is_pointed_at_may_lie_in_something_else(written: Written) -> None:
    lesson = written(HEAD + STEP + 'point = ["seat:you card:C1", "page:log"]\n')
    assert lesson.steps[0].point == ("seat:0 card:C1", "page:log")


def test_the_answer_is_pointed_at_where_one_is_waited_for(written: Written) -> None:
    lesson = written(HEAD + STEP + 'does = "keep"\npoint = ["page:answer"]\n')
    assert lesson.steps[0].point == ("page:answer",)
    with pytest.raises(BadLesson, match="points at the answer of `does`"):
        written(HEAD + STEP + 'point = ["page:answer"]\n')


def test_they_come_in_the_order_of_their_places(written: Written, tmp_path: Path) -> None:
    written("place = 2\n" + HEAD + STEP, "alpha")
    written("place = 1\n" + HEAD + STEP, "omega")
    assert [lesson.name for lesson in lessons_of(GAME, tmp_path)] == ["omega", "alpha"]


@pytest.mark.parametrize(
    ("text", "where", "what"),
    [
        ("seats = ", "lessons/first.toml", "Invalid value"),
        ("minutes = 1\n" + STEP, "lessons/first.toml", "`seats` is missing"),
        ("seats = 2\n" + STEP, "lessons/first.toml", "`minutes` is missing"),
        (HEAD, "lessons/first.toml", "a lesson has steps"),
        (HEAD + "you = 2\n" + STEP, "first.toml", "`you` is a seat from 0 to 1"),
        (HEAD + 'partners = ["A"]\n' + STEP, "first.toml", "`partners` are 2 names"),
        (HEAD + "witches = 3\n" + STEP, "first.toml", "`witches` means nothing here"),
        (HEAD + 'script = "1 fly"\n' + STEP, "line 1 of the script (1 fly)", "no verb 'fly'"),
        (HEAD + 'script = "2 keep"\n' + STEP, "line 1", "'2' is nobody"),
        (HEAD + 'script = "1 keep card=C1"\n' + STEP, "line 1", "keep has no 'card'"),
        (HEAD + 'script = "nature deal card=C9"\n' + STEP, "line 1", "'C9' is no card"),
        (HEAD + 'script = "nature deal C9"\n' + STEP, "line 1", "should read"),
        (HEAD + 'script = "nature keep"\n' + STEP, "line 1", "verbs of chance"),
        (HEAD + 'script = "1 deal card=C1"\n' + STEP, "line 1", "verbs of chance"),
        (HEAD + '[[step]]\nname = "A"\n', "step 1 (A)", "a step has a `name`"),
        (HEAD + STEP + STEP, "first.toml", "two steps are called one"),
        (HEAD + STEP + 'wait = "on"\n', "step 1 (one)", "`wait` means nothing"),
        (HEAD + STEP + 'when = { told = "x" }\n', "step 1", "there is no event 'x'"),
        (HEAD + STEP + 'when = "asked"\n', "step 1", "a table with some of"),
        (HEAD + STEP + 'when = { after = "two" }\n', "first.toml", "waits for two"),
        (HEAD + STEP + 'when = { before = "two" }\n', "first.toml", "waits for two"),
        (HEAD + STEP + 'point = ["verb:dance"]\n', "step 1", "no such verb"),
        (HEAD + STEP + 'does = "keep"\nuntil = "won"\n', "step 1", "waits for an answer"),
        (HEAD + STEP + 'rules = ["TPL-99"]\n', "step 1", "TPL-99 is no rule"),
        (HEAD + STEP + 'point = ["card"]\n', "step 1", "points at nothing"),
        (HEAD + STEP + 'point = ["card:C9"]\n', "step 1", "there is no such card"),
        (HEAD + STEP + 'poor = [{ does = "keep", says = "x" }]\n', "step 1", "a better one"),
        (HEAD + STEP + 'does = "swap"\npoor = [{ says = "x" }]\n', "step 1", "has `does`"),
    ],
)
def test_a_mistake_is_told_with_its_place(
    written: Written, text: str, where: str, what: str
) -> None:
    with pytest.raises(BadLesson) as caught:
        written(text)
    assert where in str(caught.value)
    assert what in str(caught.value)


def test_a_lesson_has_a_name_that_can_stand_in_a_key(written: Written) -> None:
    with pytest.raises(BadLesson, match="small letters"):
        written(HEAD + STEP, "my-lesson")
