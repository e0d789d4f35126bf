"""Every lesson in a real browser, followed to its end: each text is said, and each thing that is
pointed at is on the page, on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find, names
from aquelarre.school import Lesson, lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

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
            if reply.get("error") == "error-stale":  # others have closed the question meanwhile
                return
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


@pytest.mark.parametrize(
    ("lang", "phone"),
    [pytest.param("es", False, marks=pytest.mark.deep), ("en", True)],
    ids=["desktop", "phone"],
)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_followed_to_its_end(
    person: Opened, game: str, lesson: Lesson, lang: str, phone: bool
) -> None:
    calm = {"reduced_motion": "reduce"}  # what moves takes most of the time of such a page
    learner = Learner(person("Ana", lang=lang, phone=phone, **calm), game, lesson)
    learner.follow()
    assert learner.lost == []
    assert [s.name for s in lesson.steps if not s.sometimes and s.name not in learner.said] == []
    kept = learner.one.page.evaluate(f"localStorage.getItem('aquelarre-school-{game}')")
    assert '"done":true' in kept


IN_SIGHT = """(points) => {
  return points.flatMap(window.elementsAt).every((element) => {
    const frame = element.closest(".frame").getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
}"""


def test_all_that_is_pointed_at_comes_into_sight(person: Opened) -> None:
    """On a phone the view is near where one is to choose; things far apart need more of it: a mage
    and where to bring him, five tiles of a road."""
    lesson = next(each for each in lessons_of(find("carcassonne")) if each.name == "magic")
    learner = Learner(person("Ana", phone=True), "carcassonne", lesson)
    learner.one.page.evaluate(
        "import('/web/pointing.js').then((all) => Object.assign(window, all))"
    )
    for step in ("fetch_mage", "three"):
        to_step(learner, step)
        learner.one.until(IN_SIGHT, learner.teacher["point"])


def village(person: Opened, **settings: Any) -> Learner:
    """Somebody at the first lesson of Walpurgisnacht."""
    game = "walpurgisnacht"
    one = person("Ana", reduced_motion="reduce", **settings)
    return Learner(one, game, lessons_of(find(game))[0])


def to_step(learner: Learner, step: str) -> None:
    """Follow the lesson up to this step."""
    while (teacher := learner.ready())["step"] != step:
        learner.look(teacher)
        learner.go_on(teacher["step"]) if teacher["waits"] == "on" else learner.answer()


def test_whoever_has_never_played_a_game_is_offered_its_lesson_with_one_click(
    person: Opened,
) -> None:
    ana = person("Ana", hint=True)
    ana.goto("/")
    offered = ana.button(re.compile("Learn by playing"))
    expect(offered.first).to_be_visible()
    able = sum(bool(lessons_of(find(name))) for name in names())
    expect(offered).to_have_count(able)
    card = ana.page.locator(".game", has_text="Walpurgisnacht")
    ana.hit(card.get_by_role("button", name=re.compile("Learn by playing")))
    ana.page.locator(".teacher [data-step=hello]").wait_for()
    ana.goto("/")
    expect(card.get_by_role("button", name="Lessons")).to_be_visible()
    expect(card.get_by_role("button", name=re.compile("Learn by"))).to_have_count(0)
    row = ana.page.locator(".table-row", has_text="A villager's evening")
    ana.hit(row.get_by_role("link", name="Go on"))
    ana.page.locator(".teacher [data-step=hello]").wait_for()


def test_who_has_played_finds_the_lessons_in_a_list(person: Opened) -> None:
    ana = person("Ana", phone=True, lang="es")
    ana.goto("/")
    card = ana.page.locator(".game", has_text="Walpurgisnacht")
    expect(card.get_by_role("button", name=re.compile("Aprender"))).to_have_count(0)
    ana.hit(card.get_by_role("button", name="Lecciones"))
    lessons = ana.page.locator(".lessons li")
    expect(lessons).to_have_count(2)
    ana.hit(lessons.nth(1).get_by_role("button", name="Empezar"))
    expect(ana.page.locator(".teacher")).to_contain_text("esta noche eres Mefist", ignore_case=True)
    ana.goto("/")
    ana.hit(card.get_by_role("button", name="Lecciones"))
    expect(lessons.nth(1).get_by_role("link", name="Seguir")).to_be_visible()


def test_a_poor_answer_is_answered_on_the_page(person: Opened) -> None:
    learner = village(person)
    to_step(learner, "second_card")
    ana, page = learner.one, learner.one.page
    ana.hit(ana.button("Stop"))
    reply = page.locator(".teacher-reply")
    expect(reply).to_contain_text("two green wisps would be 3")
    ana.hit(ana.button("Choose again"))
    expect(reply).to_have_count(0)
    ana.hit(ana.button("Stop"))
    ana.hit(ana.button("I insist"))
    expect(page.locator(".log")).to_contain_text("Ana (you) decides to stop.")
    assert learner.ready()["step"] != "second_card"


def test_a_lesson_with_the_keyboard_alone(person: Opened) -> None:
    """The button to go on has the focus as soon as there is one; what follows is reached from
    there."""
    learner = village(person)
    ana, page = learner.one, learner.one.page
    for step in ("hello", "sides", "mountain"):
        page.locator(f".teacher [data-step={step}]").wait_for()
        expect(page.locator(".teacher-on")).to_be_focused()
        page.keyboard.press("Enter")
    page.locator(".teacher [data-step=foot]").wait_for()
    expect(page.locator(".teacher-said")).to_be_focused()
    for _ in range(30):
        if page.evaluate("document.activeElement.textContent") == "Finish looking":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(".teacher [data-step=demo_purple]").wait_for()
    assert ana.heard(0)["position"]["view"]["active"] == 3


def test_out_of_a_lesson_and_back(person: Opened) -> None:
    learner = village(person, phone=True)
    ana, page = learner.one, learner.one.page
    ana.hit(ana.button("Leave the lesson"))
    ana.hit(ana.button("Play on without the teacher"))
    expect(page.locator(".teacher")).to_contain_text("the teacher keeps quiet")
    expect(page.locator(".school-rings")).to_have_count(0)
    ana.hit(ana.button("Let her speak again"))
    page.locator(".teacher [data-step=hello]").wait_for()
    ana.hit(ana.button("Leave the lesson"))
    ana.hit(ana.button(re.compile("Leave for now")))
    page.locator(".table-row", has_text="A villager's evening").wait_for()


def test_the_teacher_is_spoken_aloud_and_in_both_languages(person: Opened) -> None:
    learner = village(person)
    page = learner.one.page
    said = page.locator(".teacher-said")
    expect(said).to_have_attribute("aria-live", "polite")
    expect(said).to_contain_text("Good evening!")
    learner.one.hit(page.locator("button.lang"))
    expect(said).to_contain_text("¡Buenas noches!")


def test_rings_follow_what_they_point_at(person: Opened) -> None:
    learner = village(person)
    to_step(learner, "foot")
    page = learner.one.page
    ring = """() => {
      const box = (each) => each.getBoundingClientRect();
      const centre = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
      const rings = [...document.querySelectorAll(".school-rings i")].map(box).map(centre);
      const things = ["O4", "O0", "S0"].map((slot) => `.stage [data-ref="slot:${slot}"]`);
      const meant = things.map((each) => centre(box(document.querySelector(each))));
      const far = meant.map(([x, y], k) => Math.hypot(rings[k][0] - x, rings[k][1] - y));
      return rings.length === 3 && far.every((each) => each < 2);
    }"""
    learner.one.until(ring)
    page.set_viewport_size({"width": 900, "height": 700})
    learner.one.until(ring)


def test_nothing_of_lessons_is_fetched_where_none_is_given(person: Opened) -> None:
    ana = person("Ana")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.sit_in_front(ana.make("walpurgisnacht", 3, bots={"1": "random", "2": "random"})["table"], 0)
    ana.goto("/")
    ana.page.locator(".game-actions button").first.wait_for()
    ana.page.wait_for_load_state("networkidle")
    wrong = [url for url in asked if re.search("school|lessons|learnt|pointing", url)]
    assert wrong == []


def test_a_lesson_survives_its_server(own_house: House, person: Opened) -> None:
    learner = village(person, house=own_house)
    to_step(learner, "first_card")
    ana = learner.one
    ana.allow("WebSocket|ERR_CONNECTION|Failed to load resource")
    own_house.kill()
    own_house.start()
    ana.until("() => document.querySelector('.light')?.dataset.light !== 'lost'")
    ana.sit_in_front(learner.table, 0)
    assert learner.ready()["step"] == "first_card"
    learner.answer()
    assert learner.ready()["step"] == "second_card"
