"""Which lesson is offered to whom, and where the others are found."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.learner import to_step, village
from tests.browser.test_lessons import Data

from aquelarre.kernel.catalog import find, names
from aquelarre.school import lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

# The lesson that was begun is kept on the device a moment after it is drawn.
BEGUN = "() => localStorage.getItem('aquelarre-school-walpurgisnacht')"
NOTED = """([key, what]) => localStorage.setItem(`aquelarre-${key}`, JSON.stringify(what))"""


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
    ana.until(BEGUN)
    ana.goto("/")
    expect(card.get_by_role("button", name="Lessons")).to_be_visible()
    expect(card.get_by_role("button", name=re.compile("Learn by"))).to_have_count(0)
    going = card.get_by_role("link", name="Go on with the lesson: A villager’s evening")
    expect(going).to_be_visible()
    row = ana.page.locator(".table-row", has_text="A villager’s evening")
    ana.hit(row.get_by_role("link", name="Go on"))
    ana.page.locator(".teacher [data-step=hello]").wait_for()


def test_the_next_lesson_is_offered_until_all_are_done_or_a_game_was_played(
    person: Opened,
) -> None:
    ana = person("Ana", phone=True, lang="es", hint=True)
    page = ana.goto("/")
    card = page.locator(".game", has_text="Walpurgisnacht")
    offered = card.locator(".learn")
    done: Data = {"village": {"table": "gone", "done": True}}
    page.evaluate(NOTED, ["school-walpurgisnacht", done])
    ana.goto("/")
    expect(offered).to_contain_text(re.compile("Siguiente lección: .+ min"))
    lesson_game = {"game": "walpurgisnacht", "flags": ["lesson"]}
    page.evaluate(NOTED, ["diary", {"games": [lesson_game]}])
    ana.goto("/")
    expect(offered).to_have_count(1)
    page.evaluate(NOTED, ["diary", {"games": [{**lesson_game, "flags": []}]}])
    ana.goto("/")
    expect(card.get_by_role("button", name="Lecciones")).to_be_visible()
    expect(offered).to_have_count(0)
    page.evaluate(NOTED, ["diary", {}])
    page.evaluate(
        NOTED, ["school-walpurgisnacht", {**done, "witch": {"table": "gone", "done": True}}]
    )
    ana.goto("/")
    expect(card.get_by_role("button", name="Lecciones")).to_be_visible()
    expect(offered).to_have_count(0)


def test_a_lesson_whose_essentials_are_taught_offers_the_next_one(person: Opened) -> None:
    """Nobody has to play to the end of the game, and what is said and its button stand one above
    the other on a phone."""
    learner = village(person, "alone", phone=True, lang="es")
    ana, page = learner.one, learner.one.page
    to_step(learner, "alone_too")
    expect(page.locator(".teacher-count")).to_have_text(re.compile(r"^(\d+)/\1$"))
    learner.go_on("alone_too")
    said = page.locator(".teacher")
    expect(said).to_contain_text("lo esencial ya está")
    expect(page.locator(".teacher-count")).to_have_count(0)
    text, button = page.evaluate(
        """() => [".teacher-said", ".teacher-next"].map((each) =>
          document.querySelector(each).getBoundingClientRect().toJSON())"""
    )
    assert text["width"] > 300
    assert button["top"] >= text["bottom"]
    ana.hit(page.locator(".teacher-next"))
    page.locator(".teacher [data-step=hello]").wait_for()
    expect(page.locator(".teacher-said")).to_contain_text("Mefist", ignore_case=True)


def test_no_coach_is_offered_while_the_teacher_says_what_to_do(person: Opened) -> None:
    learner = village(person, "demo_dance", phone=True)
    page = learner.one.page
    coach = page.locator(".actions .advise")
    to_step(learner, "first_card")
    page.locator(".why-toggle").wait_for()
    expect(coach).to_have_count(0)
    learner.one.hit(learner.one.button("Leave the lesson"))
    learner.one.hit(learner.one.button("Play on without the teacher"))
    learner.one.hit(coach)
    closing = page.locator(".advice-close")
    learner.one.hit(closing)
    expect(closing).to_have_count(0)
    expect(page.locator(".advice")).to_be_empty()


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
    ana.until(BEGUN)
    ana.goto("/")
    ana.hit(card.get_by_role("button", name="Lecciones"))
    expect(lessons.nth(1).get_by_role("link", name="Seguir")).to_be_visible()
