"""Looking at a replay together, in several browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Locator, expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person


# The arrow is drawn from the middle of the one thing towards the other, and ends near it.
OVER = """([from, to]) => {
  const middle = (ref) => {
    const box = document.querySelector(`.stage [data-ref="${ref}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const arrow = document.querySelector(".kit-marks .kit-mark-line");
  if (!arrow?.getTotalLength()) return false;
  const at = arrow.getScreenCTM(), start = arrow.getPointAtLength(0).matrixTransform(at);
  const box = arrow.getBoundingClientRect(), [x, y] = middle(to);
  const beside = Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
  return Math.hypot(start.x - middle(from)[0], start.y - middle(from)[1]) < 3 && beside < 60;
}"""


def steps(one: Person) -> Locator:
    return one.page.locator(".replay-slider output")


def status(one: Person) -> Locator:
    return one.page.locator(".together-status")


def opened(ana: Person, house: House, game: str = "walpurgisnacht", step: int = 6) -> str:
    """Ana opens a room at a step; its link."""
    ana.goto(f"/r/{house.finished(game)}#{step}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    ana.hit(ana.page.locator(".replay-together"))
    link = ana.page.get_by_role("dialog").get_by_role("textbox")
    found = link.input_value()
    ana.page.keyboard.press("Escape")
    expect(status(ana)).to_be_visible()
    return found


def come(one: Person, link: str) -> None:
    one.goto(link)
    expect(status(one)).to_be_visible()


def draw(one: Person, first: str, second: str) -> None:
    """A mark from thing to thing."""
    one.hit(one.page.get_by_role("button", name="Mark", exact=True))
    for ref in (first, second):
        one.hit(one.page.locator(f'.stage [data-ref="{ref}"]').first)


def things(one: Person, count: int) -> list[str]:
    """Some things on the board that are in sight."""
    found: list[str] = one.page.evaluate(
        """(count) => [...new Set([...document.querySelectorAll(".stage [data-ref]")]
          .filter((each) => !each.parentElement.closest("[data-ref]"))
          .filter((each) => !each.querySelector("[data-ref]"))
          .map((each) => each.dataset.ref))].slice(0, count)""",
        count,
    )
    return found


def test_who_follows_goes_along_lets_go_and_follows_again(person: Opened, house: House) -> None:
    ana, bea = (person(name) for name in ("Ana", "Bea"))
    come(bea, opened(ana, house))
    expect(steps(bea)).to_contain_text("6 /")
    expect(status(bea)).to_contain_text("You are following")
    expect(status(ana)).to_contain_text("You lead")
    ana.button("One step forward").click()
    expect(steps(bea)).to_contain_text("7 /")
    bea.button("One step back").click()
    expect(status(bea)).to_contain_text("looking around alone")
    ana.button("One step forward").click()
    expect(status(bea)).to_contain_text("is at step 8")
    expect(steps(bea)).to_contain_text("6 /")
    bea.page.get_by_role("button", name="Follow Guest 1").click()
    expect(steps(bea)).to_contain_text("8 /")
    ana.page.get_by_label("Through the eyes of").select_option("1")
    expect(bea.page.get_by_label("Through the eyes of")).to_have_value("1")


def test_the_lead_goes_to_somebody_else(person: Opened, house: House) -> None:
    ana, bea = (person(name) for name in ("Ana", "Bea"))
    come(bea, opened(ana, house))
    ana.page.get_by_role("button", name="Hand the lead to Guest 2").click()
    expect(status(bea)).to_contain_text("You lead")
    bea.button("One step forward").click()
    expect(steps(ana)).to_contain_text("7 /")
    bea.page.goto("about:blank")
    expect(status(ana)).to_contain_text("has gone")
    ana.button("Take the lead").click()
    expect(status(ana)).to_contain_text("You lead")


@pytest.mark.parametrize("how", [{}, {"phone": True}], ids=["desktop", "phone"])
def test_arrows_rings_and_notes_are_seen_by_all_and_told_as_text(
    person: Opened, house: House, how: dict[str, Any]
) -> None:
    ana = person("Ana", **how)
    bea = person("Bea")
    come(bea, opened(ana, house))
    first, second = things(ana, 2)
    draw(ana, first, second)
    ana.hit(ana.page.get_by_role("button", name="Mark", exact=True))
    ana.hit(ana.page.locator(f'.stage [data-ref="{first}"]').first)
    ana.hit(ana.button("Only a ring around it"))
    items = bea.page.locator(".together-items li")
    expect(items).to_have_count(2)
    expect(items.first).to_contain_text("arrow from")
    expect(items.nth(1)).to_contain_text("ring around")
    lines = bea.page.locator(".kit-marks .kit-mark-line")
    expect(lines).to_have_count(2)
    bea.until(OVER, [first, second])
    ana.until(OVER, [first, second])
    bea.page.get_by_label("Note at step 6").fill("Here it turned.")
    bea.page.keyboard.press("Enter")
    expect(ana.page.locator(".together-items")).to_contain_text("Here it turned.")
    expect(items.first.get_by_role("button")).to_have_count(0)  # she did not draw it
    ana.hit(ana.page.locator(".together-items li").nth(2).get_by_role("button"))
    expect(items).to_have_count(2)
    ana.hit(ana.button("One step forward"))
    expect(lines).to_have_count(0)
    elsewhere = bea.page.locator(".together-elsewhere button")
    expect(elsewhere).to_have_text("step 6 (2)")
    elsewhere.click()
    expect(lines).to_have_count(2)


def test_a_mark_with_the_keyboard_alone(person: Opened, house: House) -> None:
    ana = person("Ana")
    opened(ana, house)
    ana.page.get_by_role("button", name="Mark", exact=True).focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".together-hint")).to_have_text("Touch a thing on the board.")
    ana.page.locator(".stage [data-ref][tabindex='0']").first.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".together-hint")).to_contain_text("now touch where the arrow goes")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".together-items li")).to_contain_text("ring around")


def test_who_comes_back_goes_on_and_a_room_that_is_gone_says_so(
    person: Opened, own_house: House
) -> None:
    ana = person("Ana", house=own_house)
    ana.allow("WebSocket|ERR_|404|403")
    opened(ana, own_house)
    ana.page.get_by_label("Note at step 6").fill("kept")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".together-items li")).to_have_count(1)
    ana.page.reload()
    expect(status(ana)).to_contain_text("You lead")
    expect(ana.page.locator(".together-items li")).to_have_count(1)
    own_house.stop()
    own_house.start()
    expect(ana.page.get_by_role("alert")).to_contain_text("that link has ended")
    ana.button("Look on alone").click()
    expect(ana.page.locator(".together")).to_have_count(0)
    ana.button("One step forward").click()
    expect(steps(ana)).to_contain_text("7 /")
