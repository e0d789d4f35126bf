"""The end: the result beside the board, points that add up, and how they grew."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Route
    from tests.browser.conftest import House, Opened, Party

SUMS = """() => [...document.querySelectorAll(".ranking .scores")].map((account) => [
  Number(account.querySelector(".score").textContent),
  [...account.querySelectorAll("li > b")].reduce((sum, each) =>
    sum + Number(each.textContent.replace("−", "-")), 0)])"""
COVERED = """() => {
  const [result, stage] = [".result", ".stage"].map((what) =>
    document.querySelector(what).getBoundingClientRect());
  const wide = Math.min(result.right, stage.right) - Math.max(result.left, stage.left);
  const high = Math.min(result.bottom, stage.bottom) - Math.max(result.top, stage.top);
  return { covered: wide > 1 && high > 1, stage: stage.height / innerHeight };
}"""


@pytest.mark.parametrize("game", ["carcassonne", "walpurgisnacht"])
def test_the_points_add_up_and_the_board_is_free(person: Opened, house: House, game: str) -> None:
    ana = person("Ana")
    ana.goto(f"/t/{house.finished(game)}")
    ana.page.locator(".result .graph path").first.wait_for()
    sums = ana.page.evaluate(SUMS)
    assert len(sums) > 1
    assert [listed for _, listed in sums] == [total for total, _ in sums]
    assert sum(total for total, _ in sums) > 0
    assert not ana.page.evaluate(COVERED)["covered"]
    table = ana.page.locator(".graph-table")
    table.locator("summary").click()
    last = table.locator("tbody tr").last.locator("td")
    assert [int(each) for each in last.all_inner_texts()] == [total for total, _ in sums]
    expect(ana.page.get_by_role("tab", name="Result")).to_have_attribute("aria-selected", "true")


def test_on_a_phone_it_lies_below_the_board(person: Opened, house: House) -> None:
    ana = person("Ana", phone=True, size=(360, 640))
    ana.goto(f"/t/{house.finished('carcassonne')}")
    more = ana.page.locator(".result-more")
    more.wait_for()
    ana.button("Check the shuffle").wait_for()  # it comes later, and moves what lies beside it
    found = ana.page.evaluate(COVERED)
    assert not found["covered"]
    assert found["stage"] > 0.4
    more.tap()
    expect(ana.page.locator(".ranking")).to_be_visible()
    assert not ana.page.evaluate(COVERED)["covered"]


@pytest.mark.parametrize("phone", [False, True])
def test_no_bare_key_is_read_while_the_words_come(
    person: Opened, house: House, phone: bool
) -> None:
    ana = person("Ana", phone=phone)
    held: list[Route] = []
    ana.page.route("**/api/text/en/-/end", lambda route: held.append(route))
    with ana.page.expect_request("**/api/text/en/-/end"):
        ana.goto(f"/t/{house.finished('carcassonne')}")
    result = ana.page.locator(".result")
    ana.button("Check the shuffle").wait_for()  # it comes later, and moves what lies beside it
    if phone:
        ana.page.locator(".result-more").click(force=True)
    result.locator(".graph").wait_for()
    assert "web-" not in result.inner_text()
    held[0].continue_()
    expect(result.locator(".graph figcaption")).to_have_text("The points over the game")


def test_no_cup_for_who_has_lost(person: Opened, house: House) -> None:
    ana = person("Ana")
    table = house.finished("new_salem")  # with eyes to choose from
    frames = ana.get(f"/api/tables/{table}/replay?seat=-1&from=9999&to=9999")["frames"]
    returns = frames[0]["position"]["returns"]
    ana.goto(f"/r/{table}")
    ana.button("To the end").click()
    for seat, icon in ((-1, "trophy"), (returns.index(min(returns)), "moon")):
        ana.page.get_by_label("Through the eyes of").select_option(str(seat))
        emblem = ana.page.locator(".result header use")
        expect(emblem).to_have_attribute("href", re.compile(f"#{icon}$"))
    expect(ana.page.locator(".result h2")).to_have_text("You have lost")


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_on_a_phone_the_whole_map_is_seen_in_the_end(party: Party, size: tuple[int, int]) -> None:
    """However near one was; and what is told of the end leaves it room."""
    _, (ana,) = party("discworld_witches", "Ana", bots=1, phone=True, size=size)
    near = False
    for given in range(200):
        if ana.until_asked(0) is None:
            break
        near = near or ana.page.locator(".frame.zoomed").count() > 0
        ana.swift(0, given, most=1)
    assert near
    ana.page.locator(".result").wait_for()
    expect(ana.page.locator(".frame.zoomed")).to_have_count(0)
    frame = ana.page.locator(".stage .frame").bounding_box()
    assert frame is not None
    assert frame["height"] > 0.3 * size[1]
