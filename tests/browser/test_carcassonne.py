"""A whole game of Carcassonne, by two people and somebody who watches."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Party, Person

ON_BOARD = 9  # answers by touching the board, in the quick game


# Which of the things that can be chosen lie, where they are in sight, under something else?
COVERED = """() => {
  const frame = document.querySelector(".stage .frame").getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const found = new Set();
  for (const each of document.querySelectorAll(".stage .sheet [data-ref].can")) {
    const box = each.getBoundingClientRect();
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    const wide = Math.min(box.right, frame.right) - left;
    const high = Math.min(box.bottom, frame.bottom) - top;
    if (wide < 4 || high < 4) continue;
    for (const x of parts) for (const y of parts) {
      const hit = document.elementFromPoint(left + wide * x, top + high * y);
      if (!hit?.closest(".frame")) found.add(`${each.dataset.ref} under ${hit?.className}`);
    }
  }
  return [...found];
}"""
IN_SIGHT = """() => [...document.querySelectorAll(".stage .sheet [data-ref].can")]
  .map((each) => [each, each.getBoundingClientRect()])
  .map(([each, { x, y, width, height }]) => [each, x + width / 2, y + height / 2])
  .find(([each, x, y]) => document.elementFromPoint(x, y)?.closest("[data-ref]") === each)
  ?.slice(1)"""
# Do the buttons that zoom and the figures that wait end where the landscape begins?
ABOVE = """() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  return [".stage > .zoom", ".car-strip"]
    .map((what) => box(what).bottom <= box(".stage .frame").top + 1);
}"""
# Where the start tile is, as it was painted last.
HOME = """async () => {
  for (const _ of "12") await new Promise(requestAnimationFrame);
  const { x, y, width } = document.querySelector('.stage [data-ref="place:0,0"]')
    .getBoundingClientRect();
  return [x, y, width];
}"""


@pytest.mark.parametrize(
    "questions", [6, pytest.param(24, marks=pytest.mark.deep)], ids=["few", "many"]
)
@pytest.mark.parametrize("size", [(360, 640), (1440, 900)], ids=str)
def test_nothing_covers_a_place_and_choosing_moves_nothing(
    party: Party, size: tuple[int, int], questions: int
) -> None:
    """Neither figures that wait nor the buttons that zoom; and something is always in sight."""
    _, (ana,) = party("carcassonne", "Ana", bots=3, phone=size[0] < 500, size=size)
    for given in range(questions):
        question = ana.until_asked(0)
        if question is None:
            break
        ana.until("(number) => window.drawn() === number", question["number"])
        ana.until_still()
        point = ana.told(IN_SIGHT)
        assert ana.page.evaluate(COVERED) == []
        assert ana.page.evaluate(ABOVE) == [True, True]
        before = ana.page.evaluate(HOME)
        (ana.page.touchscreen.tap if ana.touch else ana.page.mouse.click)(*point)
        picked = ana.page.locator(".choices .picked-row > *")  # of one thing: its cross
        picked.filter(visible=True).first.wait_for()
        assert ana.page.evaluate(HOME) == pytest.approx(before, abs=2)
        ana.page.keyboard.press("Escape")
        ana.swift(0, given, most=1)


def test_four_players_and_the_figures_that_wait_leave_the_landscape_its_room(party: Party) -> None:
    """What stands above it on a small phone is hardly higher than what one touches there."""
    _, (ana,) = party("carcassonne", "Ana", bots=3, phone=True, size=(360, 640))
    ana.until_asked(0)
    ana.until_still()
    assert ana.page.locator(".car-strip .car-waiting").count()
    high = ana.page.evaluate("() => document.querySelector('.car-strip').clientHeight")
    assert high <= 60
    assert ana.page.evaluate("() => window.smallTexts()") == []


def play(people: list[Person], on_board: int) -> int:
    """To the end: the first answers on the board, then through the action bar."""
    given = 0
    while not people[0].heard(0)["position"]["over"]:
        asked = people[0].heard(0)["position"]["question"]["asked"]
        seat = asked[0]
        one = people[seat]
        question = one.until_asked(seat)
        if question is None:
            break
        if given < on_board:
            meant = one.on_board(question, seat, given * 5 + 3)
            check_taken(one, seat, meant)
            given += 1
        else:
            given += one.swift(seat, given)
        in_step(people, seat)
    return given


def check_taken(one: Person, seat: int, meant: dict[str, Any]) -> None:
    """The server did what was meant on the board."""
    view = one.heard(seat)["position"]["view"]
    arguments = {name: value[1] for name, value in meant["args"].items()}
    if meant["verb"] == "lay":
        assert view["tiles"][-1]["place"] == arguments["place"]
        assert str(view["tiles"][-1]["rotation"]) == arguments["rotation"]
    elif meant["verb"] == "send":
        placed = {"place": arguments["place"], "spot": arguments["spot"]}
        assert placed in view["figures"]


def in_step(people: list[Person], seat: int) -> None:
    """Everybody has seen what this seat has done."""
    count = people[seat].heard(seat)["position"]["events"]
    for other, one in enumerate(people):
        if other != seat:
            one.until("([seat, n]) => window.heard[seat].events.length >= n", [other, count])


def whole_game(party: Party, person: Opened, on_board: int) -> tuple[str, list[Person]]:
    table, people = party("carcassonne", "Ana", "Bea", size=(1024, 720))
    watcher = person("Cid", size=(1024, 720))
    watcher.sit_in_front(table, -1)
    assert play(people, on_board) > 70
    for seat, one in [*enumerate(people), (-1, watcher)]:
        one.until("(seat) => window.heard[seat].position.over", seat)
        one.log_is_whole(seat)
        scores = [each["score"] for each in one.heard(seat)["position"]["view"]["players"]]
        assert scores == [
            each["score"] for each in people[0].heard(0)["position"]["view"]["players"]
        ]
        shown = one.page.get_by_role("list", name="Players").locator(".score")
        expect(shown).to_have_text([str(score) for score in scores])
        banner = one.page.get_by_role("region", name="Result")
        expect(banner.locator(".ranking .score")).to_have_text(
            [str(score) for score in sorted(scores, reverse=True)]
        )
    assert people[0].heard(0)["events"] == watcher.heard(-1)["events"]
    return table, [*people, watcher]


@pytest.mark.deep
def test_a_whole_game_by_mouse_its_result_replay_and_saved_game(
    party: Party, person: Opened, tmp_path: Path
) -> None:
    _, (ana, _, watcher) = whole_game(party, person, ON_BOARD)
    returns = ana.heard(0)["position"]["returns"]
    heading = {1.0: "You have won!", 0.0: "A draw", -1.0: "You have lost"}[returns[0]]
    expect(ana.page.get_by_role("heading", name=heading)).to_be_visible()
    expect(watcher.button("Play again")).to_have_count(0)
    replay(ana)
    saved = download(ana, tmp_path)
    import_it(person("Dora", lang="es"), saved)


# Has it gone three steps? Then it is stopped.
STOPPED = """() => {
  const gone = parseInt(document.querySelector(".replay-slider output").textContent);
  if (gone < 3) return false;
  document.querySelector(".replay-bar .play-button").click();
  return true;
}"""


def replay(ana: Person) -> None:
    ana.page.get_by_role("link", name="Replay").click()
    steps = ana.page.locator(".replay-slider output")
    expect(steps).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(steps.inner_text().split("/")[1])
    assert last > 100
    for name, number in (("One step forward", 1), ("One step forward", 2), ("One step back", 1)):
        ana.button(name).click()
        expect(steps).to_have_text(f"{number} / {last}")
    ana.page.get_by_role("slider").fill(str(last // 2))
    expect(steps).to_have_text(f"{last // 2} / {last}")
    ana.button("To the end").click()
    expect(steps).to_have_text(f"{last} / {last}")
    ana.button("To the beginning").click()
    expect(steps).to_have_text(f"0 / {last}")
    ana.page.get_by_label("Speed").select_option("5×")
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.until(STOPPED)  # in the page itself: a slow test would find the game over
    expect(ana.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def download(ana: Person, folder: Path) -> Path:
    with ana.page.expect_download() as coming:
        ana.page.get_by_role("link", name="Save the game").click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


def import_it(dora: Person, saved: Path) -> None:
    dora.goto("/")
    dora.page.locator("input[type=file]").set_input_files(saved)
    dora.page.wait_for_url("**/r/*")
    dora.page.locator(".stage .sheet [data-ref]").first.wait_for()
    dora.button("Al final").click()
    expect(dora.page.locator(".stage .tile").nth(50)).to_be_visible()


@pytest.mark.deep
def test_a_whole_game_on_the_board_alone(party: Party, person: Opened) -> None:
    whole_game(party, person, on_board=1000)
