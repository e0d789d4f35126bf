"""The school as a whole: every lesson, the coach, a review, a fork and a puzzle of every title, on
a desktop, on a phone and by keys alone, in both languages. Nothing is sent past the page.

What each of them is to do in detail, their own tests say; here is shown that there is no title, no
device and no language in which one of them does not work. All of it is in the long lane.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.hands import LEADS, MOST_BUTTONS, WAYS, Way, answer, press
from tests.browser.learner import Learner
from tests.browser.test_lessons import LESSONS
from tests.browser.test_puzzles import opened, path_of, puzzle_of

from aquelarre.kernel.catalog import names
from aquelarre.school import Lesson
from serving import House

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

Data = dict[str, Any]
pytestmark = pytest.mark.deep
LONG = 400_000  # milliseconds for a review
HASTY = 4  # simulations of a review: it is not about how well it judges
COMPANY = {"carcassonne": 1, "discworld_witches": 1, "las_brujas": 4, "new_salem": 2}
SAID = {
    "coach": {"en": "What would you do?", "es": "¿Tú qué harías?"},
    "insist": {"en": "I insist", "es": "Insisto"},
    "review": {"en": "Review", "es": "Análisis"},
    "fork": {"en": "Play on from here", "es": "Seguir jugando desde aquí"},
    "begin": {"en": "Begin", "es": "Empezar"},
    "show": {"en": "Show me", "es": "Enséñame"},
}
# Keys of texts that nobody should read, and what is wider than the screen.
BARE = re.compile(r"\b(?:web|lesson|advice|verb|ask|event|why|rule|puzzle)-[a-z]\w*")
# An answer that is on its way is neither.
JUDGED_OR_LEADS = """(leads) => document.querySelector(".judgement")
  || (!document.querySelector(".choices[aria-busy=true]")
    && [...document.querySelectorAll(leads)].some((each) => each.getClientRects().length))"""
WIDE = "() => document.documentElement.scrollWidth - innerWidth"

ways = pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.name}-{way.lang}")
titles = pytest.mark.parametrize("game", names())


def somebody(person: Opened, way: Way, **settings: Any) -> Person:
    return person("Ana", lang=way.lang, phone=way.phone, **settings)


def well_said(page: Page) -> None:
    """Every text is there, and nothing is wider than the screen."""
    assert BARE.findall(page.locator("body").inner_text()) == []
    assert page.evaluate(WIDE) <= 0


@pytest.fixture(scope="module")
def hasty(chromium: str, data_folder: Path, tmp_path_factory: Any) -> Iterator[House]:
    """A server whose reviews do not think for long."""
    chance = tmp_path_factory.mktemp("hasty") / "chance"
    chance.write_text("the school as a whole")
    serving = House(data_folder / "hasty", chance, simulations=HASTY)
    serving.start()
    yield serving
    serving.stop()


class ByHand(Learner):
    """Somebody who follows a lesson and does all of it on the page."""

    def __init__(self, one: Person, game: str, lesson: Lesson, way: Way) -> None:
        super().__init__(one, game, lesson)
        self.way = way

    def go_on(self, step: str) -> None:
        press(self.one, self.one.page.locator(".teacher-on"), self.way.keys)
        self.one.until(
            "([seat, step]) => window.heard[seat].teacher.step !== step", [self.you, step]
        )

    def give(self, number: int, action: int) -> None:
        if answer(self.one, self.you, number, action, self.way.keys) == "held":
            press(self.one, self.one.button(SAID["insist"][self.way.lang]), self.way.keys)
            self.one.until_taken(self.you, number)

    def until_taught(self, most: int = 400) -> None:
        """Until she is left alone: the rest is a game as any other."""
        for _ in range(most):
            teacher = self.ready()
            self.look(teacher)
            if teacher["taught"] and not teacher["step"]:
                return
            if teacher["waits"] == "on":
                self.go_on(teacher["step"])
            else:
                self.answer()
        raise AssertionError(f"not taught after {most} steps; said: {self.said}")


# Each of the two languages on each of the three devices, and every lesson on all of them.
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
@ways
def test_a_lesson_by_hand(person: Opened, game: str, lesson: Lesson, way: Way) -> None:
    learner = ByHand(somebody(person, way), game, lesson, way)
    learner.until_taught()
    assert learner.lost == []
    essential = [step.name for step in lesson.essential]
    assert [name for name in essential if name not in learner.said] == []
    well_said(learner.one.page)


@titles
@ways
def test_the_coach(person: Opened, game: str, way: Way) -> None:
    """Two questions: what it would do is said with reasons, and done with one button more."""
    ana = somebody(person, way)
    bots = {str(seat): "guide" for seat in range(1, COMPANY.get(game, 2) + 1)}
    ana.sit_in_front(ana.make(game, len(bots) + 1, bots=bots)["table"], 0)
    for _ in range(2):
        question = ana.until_asked(0)
        assert question is not None
        ana.rest(0)
        question = ana.question(0) or ana.until_asked(0)
        assert question is not None
        press(ana, ana.button(SAID["coach"][way.lang]), way.keys)
        doing = ana.page.locator(".advice .confirm")
        ana.page.locator(".advice li").first.wait_for()
        well_said(ana.page)
        press(ana, doing, way.keys)
        ana.until_taken(0, question["number"])


@titles
@ways
def test_a_review(person: Opened, hasty: House, game: str, way: Way) -> None:
    """From the replay to the review, and from a decision to its position."""
    ana, table = somebody(person, way, house=hasty), hasty.finished(game)
    page = ana.goto(f"/r/{table}")
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    press(ana, page.get_by_role("button", name=SAID["review"][way.lang], exact=True), way.keys)
    page.locator(".review-body").wait_for(timeout=LONG)
    only = page.locator(".review-body input[type=checkbox]")
    if only.count() and only.is_checked():
        ana.hit(only)
    kept = ana.get(f"/api/tables/{table}/review?seat=0")["review"]
    assert kept["decisions"]
    well_said(page)
    press(ana, page.locator(".review-look").first, way.keys)
    step = kept["decisions"][0]["step"]
    expect(page.locator(".replay-slider output")).to_contain_text(f"{step - 1} /")
    expect(page.locator(".review-one.on")).to_have_count(1)


@titles
@ways
def test_a_fork(person: Opened, house: House, game: str, way: Way) -> None:
    """From the middle of a replay to a table of one's own, and its next answer."""
    ana, table = somebody(person, way), house.finished(game)
    step = ana.get(f"/api/tables/{table}/replay")["count"] // 2
    page = ana.goto(f"/r/{table}#{step}")
    page.locator(".stage .sheet [data-ref]").first.wait_for()
    press(ana, ana.button(SAID["fork"][way.lang]), way.keys)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").first.wait_for()
    for seat, who in enumerate(dialog.get_by_role("combobox").all()):
        who.select_option("me" if seat == 0 else "random")
    well_said(page)
    press(ana, dialog.get_by_role("button", name=SAID["begin"][way.lang], exact=True), way.keys)
    ana.until("() => window.heard[0]?.position")
    assert ana.heard(0)["table"]["origin"] == {"table": table, "step": step}
    question = ana.until_asked(0)
    if question is None:
        return  # over before this seat was asked again
    ana.rest(0)
    question = ana.question(0)
    if question is not None:
        own = question["completes"] or [each["action"] for each in question["options"]]
        answer(ana, 0, question["number"], own[0], way.keys)
    well_said(page)


@titles
@ways
def test_a_puzzle(person: Opened, game: str, way: Way) -> None:
    """The plain answer, which is not the best; and then what is."""
    puzzle = puzzle_of(game)
    ana = somebody(person, way)
    page = ana.goto(path_of(puzzle))
    opened(ana, puzzle)
    leads = LEADS.format(action=puzzle.plain)
    for _ in range(MOST_BUTTONS):
        ana.until(JUDGED_OR_LEADS, leads)
        if page.locator(".judgement").count():
            break
        before = page.evaluate("() => document.querySelector('.actions').innerHTML")
        press(ana, page.locator(leads).filter(visible=True).last, way.keys)
        ana.until(
            """(before) => document.querySelector(".judgement")
              || document.querySelector(".actions").innerHTML !== before""",
            before,
        )
    expect(page.locator(".judgement")).to_be_visible()
    expect(page.locator(".judgement.right")).to_have_count(0)
    well_said(page)
    press(ana, ana.button(SAID["show"][way.lang]).first, way.keys)
    expect(page.locator(".judgement-answer.best, .judgement-answer.found").first).to_be_visible()
    well_said(page)
