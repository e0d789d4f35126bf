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
    watcher = person("Cid", size=(1024, 720), reduced_motion="reduce")
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
    expect(steps).to_have_text(f"3 / {last}")
    ana.button("Stop").click()


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
