"""Every lesson in a real browser, followed to its end: each text is said, and each thing that is
pointed at is on the page, on a desktop and on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find, names
from aquelarre.school import Lesson, lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

Data = dict[str, Any]
LESSONS = [
    pytest.param(name, lesson, id=f"{name}-{lesson.name}")
    for name in names()
    for lesson in lessons_of(find(name))
]
POINTED = """async (points) => {
  const { elementsAt } = await import("/web/pointing.js");
  return points.filter((point) => !elementsAt(point).length);
}"""


class Learner:
    """Somebody who follows a lesson: presses "go on", and answers as the script says."""

    def __init__(self, one: Person, game: str, lesson: Lesson) -> None:
        self.one, self.game, self.lesson, self.you = one, find(game), lesson, lesson.you
        self.lines = [line for line in lesson.script if line.seat == lesson.you]
        self.said: list[str] = []
        self.lost: list[str] = []  # what was pointed at and is not there
        self.dice = Dice("learner")
        made = one.post("/api/lessons", game=game, lesson=lesson.name, name=one.name)
        self.table = made["table"]
        one.sit_in_front(self.table, self.you)

    @property
    def teacher(self) -> Data:
        found: Data = self.one.heard(self.you)["teacher"]
        return found

    def ready(self) -> Data:
        """Wait until there is something to do: to go on, to answer, or nothing any more."""
        self.one.until(
            """(seat) => {
              const { position: { question, over }, teacher } = window.heard[seat];
              const shown = document.querySelector(".teacher [data-step]")?.dataset.step ?? "";
              if (shown !== teacher.step) return false;
              return over || teacher.waits === "on" || (question?.mine && !question.answered);
            }""",
            self.you,
        )
        return self.teacher

    def look(self, teacher: Data) -> None:
        """Is it said, and is what it points at there?"""
        if not teacher["step"] or teacher["step"] in self.said:
            return
        self.said.append(teacher["step"])
        said = self.one.page.locator(f".teacher [data-step={teacher['step']}]")
        expect(said).not_to_be_empty()
        assert not said.inner_text().startswith("lesson-")
        lost = self.one.page.evaluate(POINTED, teacher["point"])
        self.lost += [f"{teacher['step']}: {point}" for point in lost]

    def go_on(self, step: str) -> None:
        self.one.hit(self.one.page.locator(".teacher-on"))
        self.one.until(
            "([seat, step]) => window.heard[seat].teacher.step !== step", [self.you, step]
        )

    def answer(self) -> None:
        question = self.one.question(self.you)
        if question is None:
            return
        actions = [each["action"] for each in question["options"] + question["asides"]]
        fitting: list[int] = []
        if self.lines:
            pattern = self.lines[0].pattern
            fitting = [x for x in actions if pattern.fits_option(self.game.describe(x))]
        if fitting:
            del self.lines[0]
        own = [each["action"] for each in question["options"]]
        completes = [x for x in question["completes"] if x in own] or own
        self.give(question["number"], fitting[0] if fitting else self.any_of(completes))

    def any_of(self, actions: list[int]) -> int:
        return actions[self.dice.below(len(actions))]

    def give(self, number: int, action: int) -> None:
        path = f"/api/tables/{self.table}/send?seat={self.you}"
        for _ in range(2):  # she insists, if the teacher has something to say to it
            name = f"learner {len(self.said)} {number} {action} {self.dice.below(10**9)}"
            before = self.one.heard(self.you)["updates"]
            reply = self.one.post(path, t="answer", id=name, question=number, action=action)
            assert reply["t"] == "ack", reply
            self.one.until(
                "([seat, count]) => window.heard[seat].updates > count", [self.you, before]
            )
            held = self.teacher["reply"]
            if not held or held["action"] != action:
                return

    def follow(self, most: int = 400) -> None:
        for _ in range(most):
            teacher = self.ready()
            self.look(teacher)
            if teacher["waits"] == "on":
                self.go_on(teacher["step"])
            elif self.one.heard(self.you)["position"]["over"]:
                return
            else:
                self.answer()
        raise AssertionError(f"no end after {most} steps; said: {self.said}")


@pytest.mark.parametrize(("lang", "phone"), [("es", False), ("en", True)], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_followed_to_its_end(
    person: Opened, game: str, lesson: Lesson, lang: str, phone: bool
) -> None:
    learner = Learner(person("Ana", lang=lang, phone=phone), game, lesson)
    learner.follow()
    assert learner.lost == []
    assert [s.name for s in lesson.steps if not s.sometimes and s.name not in learner.said] == []
    kept = learner.one.page.evaluate(f"localStorage.getItem('aquelarre-school-{game}')")
    assert '"done":true' in kept
