"""Reviews of finished games: by mouse, by finger and by keys, in words and not only in colours."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person

LONG = 400_000  # milliseconds: each decision is thought about
GAME = "las_brujas"  # the shortest thoughts, and sides


def reviewed(person: Opened, house: House, **settings: Any) -> tuple[Person, str]:
    """Somebody in front of a review; the first one has it made, for the others it is kept."""
    ana, table = person("Ana", **settings), house.finished(GAME)
    ana.goto(f"/r/{table}?review=0")
    ana.page.locator(".review-body").wait_for(timeout=LONG)
    return ana, table


def at_one_of(page: Page, steps: list[int]) -> int:
    """At which of these steps the replay is now."""
    output = page.locator(".replay-slider output")
    expect(output).to_have_text(re.compile(rf"^({'|'.join(map(str, steps))}) /"))
    return int(output.inner_text().split("/")[0])


def test_a_review_is_made_while_one_looks_on(person: Opened, house: House) -> None:
    ana, table = person("Ana"), house.finished(GAME)
    ana.goto(f"/r/{table}")
    review = ana.page.get_by_role("button", name="Review", exact=True)
    review.click()
    ana.page.wait_for_url("**?review=0")
    expect(review).to_have_attribute("aria-pressed", "true")
    panel = ana.page.get_by_role("region", name="Review of")
    panel.get_by_role("progressbar").or_(ana.page.locator(".review-body")).first.wait_for()
    ana.page.locator(".review-body").wait_for(timeout=LONG)
    kept = ana.get(f"/api/tables/{table}/review?seat=0")["review"]
    counts = " ".join(ana.page.locator(".review-counts").inner_text().split())
    good = sum(each["verdict"] == "good" for each in kept["decisions"])
    assert f"{good} good decision" in counts
    panel.get_by_role("button", name="Back to the log").click()
    ana.page.locator(".log").wait_for()
    assert "review" not in ana.page.url


def test_a_decision_leads_to_its_position_and_the_eyes_of_its_seat(
    person: Opened, house: House
) -> None:
    ana, table = reviewed(person, house)
    kept = ana.get(f"/api/tables/{table}/review?seat=0")["review"]
    only = ana.page.get_by_role("checkbox", name="Only those that could have been better")
    if only.is_checked():
        poor = [each for each in kept["decisions"] if each["verdict"] != "good"]
        expect(ana.page.locator(".review-one")).to_have_count(len(poor))
        expect(ana.page.locator(".review-better")).to_have_count(len(poor))
        only.uncheck()
    expect(ana.page.locator(".review-one")).to_have_count(len(kept["decisions"]))
    place = len(kept["decisions"]) // 2
    row = ana.page.locator(".review-look").nth(place)
    row.focus()
    ana.page.keyboard.press("Enter")
    step = kept["decisions"][place]["step"]
    expect(ana.page.locator(".replay-slider output")).to_contain_text(f"{step - 1} /")
    expect(ana.page.locator(".replay-eyes select")).to_have_value("0")
    expect(row).to_have_attribute("aria-current", "step")
    ana.button("One step forward").click()
    expect(ana.page.locator(".replay-slider output")).to_contain_text(f"{step} /")


def test_every_verdict_has_a_word_and_a_sign(person: Opened, house: House) -> None:
    ana, _ = reviewed(person, house)
    signs = ana.page.locator(".review-counts .verdict > b").all_inner_texts()
    words = ana.page.locator(".review-counts .verdict > span").all_inner_texts()
    assert len(set(signs)) == len(set(words)) == 4
    assert all(signs)
    assert all(words)


def test_beliefs_with_what_happened_in_between(person: Opened, house: House) -> None:
    ana, table = reviewed(person, house)
    kept = ana.get(f"/api/tables/{table}/review?seat=0")["review"]
    figure = ana.page.locator(".review-beliefs")
    expect(figure.locator(".graph-key li")).to_have_count(4)
    figure.locator(".graph-table summary").click()
    expect(figure.locator("tbody tr")).to_have_count(len(kept["decisions"]))
    moment = figure.locator(".review-moments > li").first
    moment.locator("summary").click()
    moment.locator(".review-log li").first.wait_for()
    moment.locator(".review-turn").click()
    at_one_of(ana.page, [each["step"] - 1 for each in kept["decisions"]])


def test_a_link_to_a_review_is_copied_and_leads_there(person: Opened, house: House) -> None:
    ana, table = reviewed(person, house, permissions=["clipboard-read", "clipboard-write"])
    kept = ana.get(f"/api/tables/{table}/review?seat=0")["review"]
    ana.page.locator(".review-turn").first.click()
    step = at_one_of(ana.page, [each["step"] - 1 for each in kept["decisions"]])
    ana.button("Copy a link to this review").click()
    expect(ana.page.locator(".review-share [role=status]")).to_have_text("Copied.")
    link = ana.page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/r/{table}?review=0#{step}")
    bea = person("Bea")
    bea.goto(link)
    bea.page.locator(".review-body").wait_for()
    expect(bea.page.locator(".replay-slider output")).to_contain_text(f"{step} /")


def test_a_seat_that_is_not_there_is_the_replay(person: Opened, house: House) -> None:
    ana, table = person("Ana"), house.finished(GAME)
    for wrong in ("9", "-1", "x", ""):
        ana.goto(f"/r/{table}?review={wrong}")
        ana.page.locator(".log").wait_for()
        expect(ana.page.locator(".review")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=str)
def test_on_a_phone_in_spanish(person: Opened, house: House, size: tuple[int, int]) -> None:
    ana, _ = reviewed(person, house, phone=True, size=size, lang="es", theme="light")
    page = ana.page
    page.get_by_role("heading", name="Decisiones").scroll_into_view_if_needed()
    page.locator(".review-look").first.tap()
    expect(page.locator(".review-one.on")).to_have_count(1)
    wide = "() => document.documentElement.scrollWidth - innerWidth"
    assert page.evaluate(wide) <= 0
    body = page.locator(".review-body")
    assert body.evaluate("(each) => each.scrollWidth - each.clientWidth") <= 0
    small = body.evaluate(
        """(each) => [...each.querySelectorAll("button, summary")]
          .filter((one) => one.getClientRects().length && !one.matches(".rule-chip"))
          .filter((one) => one.getBoundingClientRect().height < 40).map((one) => one.outerHTML)"""
    )
    assert small == []
    box = page.locator(".stage").bounding_box()
    assert box is not None
    assert box["height"] > 150
