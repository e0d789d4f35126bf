"""Why can't I? And where does it say so?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Data, Party, Person


VIOLET = """() => {
  const drop = Object.assign(document.createElement("i"), { style: "color: var(--violet)" });
  document.body.append(drop);
  const colour = getComputedStyle(drop).color;
  drop.remove();
  return colour;
}"""


def asked_to_follow(one: Person) -> Data:
    """The question which wisp to follow, with which no bot has anything more to do."""
    while (question := one.until_asked(0)) and question["key"] != "follow_wisps":
        one.swift(0, most=1)
    one.rest(0)
    found = one.question(0)
    assert found is not None
    return found


def test_an_illegal_place_says_which_rule_forbids_it(party: Party) -> None:
    _, (ana,) = party("carcassonne", "Ana", bots=1)
    question = ana.until_asked(0)
    assert question is not None
    while question["key"] != "lay":
        ana.swift(0, most=1)
        question = ana.until_asked(0)
        assert question is not None
    taken = ana.page.locator('.stage [data-ref="place:0,0"]').first  # a tile lies there already
    taken.click()
    notice = ana.page.locator(".notice")
    expect(notice.locator(".rule-chip")).to_have_text("CAR-03")
    expect(notice).to_contain_text("on the start tile")
    assert len(notice.inner_text()) > 20
    notice.locator(".rule-chip").click()
    expect(ana.page.locator('[data-rule="CAR-03"]')).to_be_in_viewport()
    expect(ana.page.locator('[data-rule="CAR-03"]')).to_be_focused()


def test_the_why_button_asks_even_about_what_is_possible(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    question = asked_to_follow(ana)
    open_refs = {ref for option in question["options"] for ref in option["refs"]}
    view = ana.heard(0)["position"]["view"]
    blocked = next(
        x for x in view["mountain"] if x["card"] and f"slot:{x['slot']}" not in open_refs
    )
    toggle = ana.page.get_by_role("button", name="Why can’t I…?")
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".notice")).to_contain_text("Now tap the thing")
    ana.page.locator(f'.stage [data-ref="slot:{blocked["slot"]}"]').click()
    reason = ana.page.get_by_role("dialog").locator(".told-reason .rule-chip")
    expect(reason).to_have_text(re.compile(r"^WAL-\d\d$"))
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert ana.question(0) == question  # nothing was answered
    reason.click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    expect(ana.page.locator(".rule.target")).to_be_focused()


def test_a_legal_answer_is_not_given_but_told_to_be_possible(party: Party) -> None:
    """Touched on the board while one asks why. (Its button: see test_plain_board.)"""
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    question = asked_to_follow(ana)
    page = ana.page
    toggle = page.get_by_role("button", name="Why can’t I…?")
    toggle.click()
    violet = page.evaluate(VIOLET)
    expect(toggle).to_have_css("color", "rgb(255, 255, 255)")
    expect(toggle).to_have_css("background-color", violet)  # the mouse is on it: no white on white
    ref = next(ref for ref in question["options"][0]["refs"])
    page.locator(f'.stage [data-ref="{ref}"]').first.click()
    expect(page.get_by_role("dialog")).to_contain_text("that is possible now")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    assert ana.question(0) == question  # nothing was answered


def test_a_rule_in_the_log_opens_the_rules_there(party: Party) -> None:
    _, (ana,) = party("walpurgisnacht", "Ana", bots=2)
    ana.until_asked(0)
    ana.rest(0)  # nothing more happens: the last line stays the last one
    chip = ana.page.get_by_role("log", name="What has happened").locator(".rule-chip").last
    rule = chip.inner_text()
    chip.click()
    opened = ana.page.locator(f'[data-rule="{rule}"]')
    expect(opened).to_be_in_viewport()
    expect(opened).to_be_focused()
    expect(ana.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
