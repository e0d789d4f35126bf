"""Somebody who follows a lesson in a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.browser.person import Data

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.school import Lesson, lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

# What is pointed at and not drawn, once the page has drawn what it was told: some comes with a part
# of the page that is fetched.
POINTED = """async (points) => {
  const { elementsAt } = await import("/web/pointing.js");
  const lost = () => points.filter((point) => !elementsAt(point).length);
  for (const until = performance.now() + 60000; lost().length && performance.now() < until;)
    await new Promise((done) => setTimeout(done, 20));
  return lost();
}"""

# A ring around nothing is none: whatever is to be seen has one that has its middle in it.
# What lies beyond the edge of the board has none; the first that is meant is brought into sight.
RINGED = """async (points) => {
  const { elementsAt } = await import("/web/pointing.js");
  const rings = () => [...document.querySelectorAll(".school-rings i")]
    .map((ring) => ring.getBoundingClientRect()).filter(({ width }) => width)
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  const without = (point) => elementsAt(point).slice(0, 1).some((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return !rings().some(([x, y]) => x >= left && x <= right && y >= top && y <= bottom);
  });
  const bare = () => points.slice(0, 1).filter(without);
  for (const until = performance.now() + 10000; bare().length && performance.now() < until;)
    await new Promise((done) => setTimeout(done, 20));
  return bare();
}"""


READY = """(seat) => {
  const { position: { question, over }, teacher } = window.heard[seat];
  const shown = document.querySelector(".teacher [data-step]")?.dataset.step ?? "";
  if (shown !== teacher.step) return false;
  return over || teacher.waits === "on" || (question?.mine && !question.answered);
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
        """Wait until there is something to do: to go on, to answer, or nothing any more; and until
        what bots do meanwhile has been seen, for the teacher may speak of it."""
        while True:
            self.one.until(READY, self.you)
            before = self.one.heard(self.you)["updates"]
            self.one.rest(self.you)
            if self.one.heard(self.you)["updates"] == before:
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
        bare = self.one.page.evaluate(RINGED, teacher["point"])
        self.lost += [f"{teacher['step']}: {point}" for point in lost + bare]

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
            reply = self.one.post(path, t="answer", id=name, question=number, action=action)
            if reply.get("error") == "error-stale":  # others have closed the question meanwhile
                return
            assert reply["t"] == "ack", reply
            self.one.rest(self.you)  # the page was told before, and has heard it by then
            held = self.teacher["reply"]
            if not held or held["action"] != action:
                return

    def unsaid(self) -> list[str]:
        """What must be said in any case and was not yet."""
        steps = [step.name for step in self.lesson.steps if not step.sometimes]
        return [name for name in steps if name not in self.said]

    def follow(self, whole: bool, most: int = 400) -> None:
        """To the end of the game, or until all was said."""
        for _ in range(most):
            teacher = self.ready()
            self.look(teacher)
            if teacher["waits"] == "on":
                self.go_on(teacher["step"])
            elif self.one.heard(self.you)["position"]["over"] or not (whole or self.unsaid()):
                return
            else:
                self.answer()
        raise AssertionError(f"no end after {most} steps; said: {self.said}")


def village(person: Opened, **settings: Any) -> Learner:
    """Somebody at the first lesson of Walpurgisnacht."""
    game = "walpurgisnacht"
    one = person("Ana", **settings)
    return Learner(one, game, lessons_of(find(game))[0])


def to_step(learner: Learner, step: str) -> None:
    """Follow the lesson up to this step."""
    while (teacher := learner.ready())["step"] != step:
        learner.look(teacher)
        if teacher["waits"] == "on":
            learner.go_on(teacher["step"])
            continue
        assert not learner.one.heard(learner.you)["position"]["over"], f"no {step}: {learner.said}"
        learner.answer()
