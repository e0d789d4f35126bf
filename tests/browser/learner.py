"""Somebody who follows a lesson in a browser."""

from __future__ import annotations

import json
from itertools import count
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import expect
from tests.browser.person import PATIENCE, Data

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

    def __init__(self, one: Person, game: str, lesson: Lesson, ahead: str = "") -> None:
        """With the page from the beginning on; or from this step on (`ahead`), as somebody who
        comes back: what was before it is nothing that a page has to draw for the test."""
        self.one, self.game, self.lesson, self.you = one, find(game), lesson, lesson.you
        self.lines = [line for line in lesson.script if line.seat == lesson.you]
        self.said: list[str] = []
        self.lost: list[str] = []  # what was pointed at and is not there
        self.dice = Dice("learner")
        self.count = count()  # of looks at the table
        made = one.post("/api/lessons", game=game, lesson=lesson.name, name=one.name)
        self.table = made["table"]
        if ahead:
            self._without_the_page(ahead)
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
        if question is not None:
            self.give(question["number"], self.fitting(question))

    def fitting(self, question: Data) -> int:
        """The answer of the script, or any."""
        actions = [each["action"] for each in question["options"] + question["asides"]]
        fitting: list[int] = []
        if self.lines:
            pattern = self.lines[0].pattern
            fitting = [x for x in actions if pattern.fits_option(self.game.describe(x))]
        if fitting:
            del self.lines[0]
        own = [each["action"] for each in question["options"]]
        completes = [x for x in question["completes"] if x in own] or own
        return fitting[0] if fitting else self.any_of(completes)

    def any_of(self, actions: list[int]) -> int:
        return actions[self.dice.below(len(actions))]

    def give(self, number: int, action: int) -> None:
        for _ in range(2):  # she insists, if the teacher has something to say to it
            if not self._sent(number, action):
                return
            self.one.rest(self.you)  # the page was told before, and has heard it by then
            held = self.teacher["reply"]
            if not held or held["action"] != action:
                return

    def _send(self, name: str, **message: Any) -> Data:
        return self.one.post(
            f"/api/tables/{self.table}/send?seat={self.you}", id=f"learner {name}", **message
        )

    def _sent(self, number: int, action: int) -> bool:
        """Is this answer given, or held back? No: others have closed the question meanwhile."""
        name = f"{len(self.said)} {number} {action} {self.dice.below(10**9)}"
        reply = self._send(name, t="answer", question=number, action=action)
        if reply.get("error") == "error-stale":
            return False
        assert reply["t"] == "ack", reply
        return True

    def _without_the_page(self, step: str) -> None:
        """On to a step, past the page."""
        cookies = {each["name"]: each["value"] for each in self.one.context.cookies()}
        with httpx.Client(
            base_url=self.one.base, cookies=cookies, timeout=PATIENCE / 1000, trust_env=False
        ) as line:
            while (told := self._told(line))["teacher"]["step"] != step:
                teacher, position = told["teacher"], told["position"]
                question = position["question"]
                assert not position["over"], f"no {step}: {self.said}"
                if teacher["step"] and teacher["step"] not in self.said:
                    self.said.append(teacher["step"])
                if teacher["waits"] == "on":
                    self._send(f"on {teacher['step']}", t="learn", do="on", step=teacher["step"])
                elif question and question["mine"] and not question["answered"]:
                    number, action = question["number"], self.fitting(question)
                    if self._sent(number, action):
                        held = self._told(line)["teacher"]["reply"]
                        if held and held["action"] == action:
                            self._sent(number, action)

    def _told(self, line: httpx.Client) -> Data:
        """What a page that is opened now would be told, once the bots are at rest (see page.js)."""
        told = self._now(line)
        while (after := self._now(line))["position"]["events"] != told["position"]["events"]:
            told = after
        return after

    def _now(self, line: httpx.Client) -> Data:
        self._send(f"rest {next(self.count)}", t="undo", question=10**9)  # replied to after them
        with line.stream("GET", f"/api/tables/{self.table}/stream?seat={self.you}") as stream:
            for each in stream.iter_lines():
                told: Data = json.loads(each.removeprefix("data: ")) if each else {}
                if told.get("t") == "update":
                    return told
        raise AssertionError("the table tells nothing")

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


def village(person: Opened, ahead: str = "", **settings: Any) -> Learner:
    """Somebody at the first lesson of Walpurgisnacht, or at a step of it."""
    game = "walpurgisnacht"
    one = person("Ana", **settings)
    return Learner(one, game, lessons_of(find(game))[0], ahead)


def to_step(learner: Learner, step: str) -> None:
    """Follow the lesson up to this step."""
    while (teacher := learner.ready())["step"] != step:
        learner.look(teacher)
        if teacher["waits"] == "on":
            learner.go_on(teacher["step"])
            continue
        assert not learner.one.heard(learner.you)["position"]["over"], f"no {step}: {learner.said}"
        learner.answer()
