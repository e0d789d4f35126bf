"""Lessons on the page for those who go their own way: what they are asked first, what is told late,
and what they read while the teacher is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.browser.learner import Learner, to_step, village

from aquelarre.kernel.catalog import find
from aquelarre.school import lessons_of

if TYPE_CHECKING:
    from tests.browser.conftest import Opened

DESKTOP = (1440, 900)


def test_who_declares_herself_at_once_is_asked_first(person: Opened) -> None:
    game = "walpurgisnacht"
    learner = Learner(person("Ana", size=DESKTOP), game, lessons_of(find(game))[1], "goal")
    to_step(learner, "foot")
    question = learner.one.question(learner.you)
    assert question is not None
    declare = question["asides"][0]["action"]
    path = f"/api/tables/{learner.table}/send?seat={learner.you}"
    told = {"t": "answer", "id": "early", "question": question["number"], "action": declare}
    learner.one.post(path, **told)
    reply = learner.one.page.locator(".teacher-reply")
    expect(reply).to_contain_text("Play one turn in secret first")
    learner.one.hit(learner.one.button("Choose again"))
    expect(reply).to_have_count(0)
    assert learner.teacher["step"] == "foot"


def test_what_did_not_come_up_is_told_before_she_is_left_alone(person: Opened) -> None:
    learner = village(person, "first_card", size=DESKTOP)
    to_step(learner, "second_card")
    learner.lines = []  # from here on she answers anyhow
    page, late, number = learner.one.page, [], 0
    for _ in range(200):
        teacher = learner.ready()
        assert teacher["number"] == 0 or teacher["number"] >= number, "the counter goes on"
        number = max(number, teacher["number"])
        if teacher["missed"]:
            late.append(teacher["step"])
            told = page.locator(".teacher-said")
            expect(told).to_contain_text("Something I have not told you yet")
        elif not teacher["step"] and not teacher["taught"]:
            expect(page.locator(".teacher-said")).to_contain_text("your move, as you see fit")
        if teacher["taught"] or teacher["step"] in ("alone", "walpurga"):
            break
        learner.go_on(teacher["step"]) if teacher["waits"] == "on" else learner.answer()
    said = {name.removesuffix("_other") for name in (*late, *learner.said)}
    assert {"cats_eye", "devil", "forced"} <= said
    assert late


def test_where_a_card_may_dance_to_is_seen_whole(person: Opened) -> None:
    """With a card picked, the buttons of all its destinations are within the window."""
    learner = village(person, "turn_down", size=DESKTOP)
    to_step(learner, "dance")
    page = learner.one.page
    learner.one.hit(page.locator('.stage [data-ref="slot:O0"]').first)
    expect(page.locator(".choices .chip")).to_have_count(1)
    seen = """() => {
      const bar = document.querySelector(".table .actions").getBoundingClientRect().bottom;
      const buttons = [...document.querySelectorAll(".choices button")];
      const ends = buttons.map((each) => each.getBoundingClientRect().bottom);
      return [Math.max(...ends), Math.min(bar, innerHeight)];
    }"""
    learner.one.until(f"() => {{ const [lowest, edge] = ({seen})(); return lowest <= edge; }}")
