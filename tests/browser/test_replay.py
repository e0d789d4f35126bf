"""Replays of finished games, to their very end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import House, Opened, Person


def at_the_end(person: Opened, house: House, game: str) -> Person:
    ana = person("Ana")
    ana.goto(f"/r/{house.finished(game)}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    ana.button("To the end").click()
    return ana


def test_the_log_of_a_replay_has_every_event_once(person: Opened, house: House) -> None:
    ana = at_the_end(person, house, "carcassonne")
    ana.page.get_by_role("region", name="The result").wait_for()
    table = house.finished("carcassonne")
    frames = ana.get(f"/api/tables/{table}/replay?seat=-1&from=100000&to=100000")["frames"]
    ana.until("(count) => window.told() === count", frames[-1]["position"]["events"])


@pytest.mark.parametrize(("link", "step"), [("100000", "last"), ("-3", "0"), ("1.5", "1")])
def test_a_link_to_a_step_that_is_not_there_leads_to_the_nearest(
    person: Opened, house: House, link: str, step: str
) -> None:
    ana, table = person("Ana"), house.finished("walpurgisnacht")
    count = ana.get(f"/api/tables/{table}/replay")["count"]
    ana.goto(f"/r/{table}#{link}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    wanted = count if step == "last" else step
    expect(ana.page.locator(".replay-slider output")).to_have_text(f"{wanted} / {count}")


def test_steps_through_the_eyes_of_everybody_break_nothing(person: Opened, house: House) -> None:
    ana = person("Ana")
    table = house.finished("walpurgisnacht")
    ana.goto(f"/r/{table}")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    steps, status = ana.page.locator(".replay-slider output"), ana.page.locator(".status")
    expect(status).to_contain_text("The beginning.")
    for number in range(1, ana.get(f"/api/tables/{table}/replay")["count"] + 1):
        ana.button("One step forward").click()
        expect(steps).to_contain_text(f"{number} /")
        expect(status).not_to_contain_text("has answered")  # the game is over: it is told what
    assert ana.wrong() == []


def test_the_points_that_the_result_explains_add_up_to_the_score(
    person: Opened, house: House
) -> None:
    ana = at_the_end(person, house, "carcassonne")
    ana.page.locator(".ranking summary").first.wait_for()
    rows = ana.page.locator(".ranking > li").all()
    for row in rows:
        row.locator("summary").click()
    explained = [
        sum(int(text) for text in row.locator("details li > b").all_inner_texts()) for row in rows
    ]
    scores = [int(row.locator("summary .score").inner_text()) for row in rows]
    assert explained == scores


def test_the_graph_of_the_points_is_seen_with_its_key(person: Opened, house: House) -> None:
    """Not cut off by the buttons below, where the window has room for it."""
    ana = at_the_end(person, house, "carcassonne")
    ana.page.locator(".graph-key").wait_for()
    ana.page.locator(".graph-table summary").wait_for()  # its words have come
    key, body = ana.page.evaluate(
        """async () => {
          await document.fonts.ready;
          const bottom = (what) => document.querySelector(what).getBoundingClientRect().bottom;
          return [bottom(".graph-key"), bottom(".result-body")];
        }"""
    )
    assert key <= body


UNREADABLE = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const wrong = [];
  for (const each of document.querySelectorAll(".replay-bar :is(button, a, select)")) {
    const { width, height } = each.getBoundingClientRect();
    if (each.getClientRects().length && (width < 44 || height < 40)) wrong.push(each.outerHTML);
  }
  const [bar, side] = [box(".replay-bar"), box(".side")];
  if (bar.bottom > side.top + 1) wrong.push("it lies on the log");
  if (box(".replay-slider input").width < 100) wrong.push("the slider is short");
  if (document.querySelector(".replay-eyes") && box(".replay-eyes select").width < 140) {
    wrong.push("whose eyes these are cannot be read");
  }
  return wrong;
}"""


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("size", [(360, 640), (390, 844), (740, 360)], ids=str)
@pytest.mark.parametrize("game", ["carcassonne", "walpurgisnacht"])  # without secrets, and with
def test_on_a_phone_its_bar_can_be_read_and_leaves_room_for_the_board(
    person: Opened, house: House, game: str, size: tuple[int, int], lang: str
) -> None:
    ana = person("Ana", phone=True, size=size, lang=lang)
    ana.goto(f"/r/{house.finished(game)}#20")
    ana.page.locator(".stage .sheet [data-ref]").first.wait_for()
    ana.page.locator(".replay-together").wait_for()
    ana.until_still()
    assert ana.page.evaluate(UNREADABLE) == []
    bar = ana.page.locator(".replay-bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= 215, bar  # four rows
