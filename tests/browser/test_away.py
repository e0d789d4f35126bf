"""Whoever comes back to a running table is offered to see what has happened meanwhile."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from serving import House

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.conftest import Opened, Person

Data = dict[str, Any]
OFFER = {
    "es": ("Mientras no estabas, la partida ha seguido: ", "Enséñamelo", "No hace falta"),
    "en": ("While you were away the game went on: ", "Show me", "No need"),
}
BAR = {
    "es": ("El tablero como lo dejaste", "Paso {} de {}", "Un paso adelante", "A la mesa"),
    "en": ("The board as you left it", "Step {} of {}", "One step forward", "To the table"),
}
BEGUN = 4  # events after which a game has begun
# Is one of the two people asked, and no bot?
ASKED = "() => window.heard[0].position.question?.asked.some((seat) => seat < 2)"

# A key that is held down comes again before what it did is drawn.
TWICE = """() => {
  const held = { key: "ArrowRight", bubbles: true };
  for (const _ of "12") document.body.dispatchEvent(new KeyboardEvent("keydown", held));
}"""


@pytest.fixture(scope="module")
def lately(chromium: str, data_folder: Path) -> Iterator[House]:
    """A server at which nobody has to be away for long."""
    serving = House(data_folder / "lately", data_folder / "chance", briefly=0.0)
    serving.start()
    yield serving
    serving.stop()


def known(guest: Person, table: str, seat: int, events: int) -> None:
    """Wait until the server knows that all of this has been looked at."""
    guest.until_so(
        """async ([table, seat, events]) => {
          const path = `/api/tables/${table}/away?seat=${seat}&since=${events}`;
          return (await (await fetch(path)).json()).looked >= events;
        }""",
        [table, seat, events],
    )


def turn_of_bea(bea: Person, begun: int) -> bool:
    """Is she the only one who is asked, and has the game really begun? (The first questions of some
    games are put to all, and nothing is told of them.)"""
    question = bea.question(1)
    return bool(
        question and question["asked"] == [1] and bea.heard(1)["position"]["events"] >= begun
    )


def parted(person: Opened, house: House, game: str, **how: Any) -> tuple[str, Person, Person, int]:
    """Ana has closed the page of a running table; Bea, whose seat is 1, has played on. How many
    steps Ana has missed."""
    ana, bea = person("Ana", house=house, **how), person("Bea", house=house)
    made = ana.make(game, 3, bots={"2": "random"})
    table = made["table"]
    bea.join(made)
    for seat, one in enumerate((ana, bea)):
        one.sit_in_front(table, seat)
    begun = bea.heard(1)["position"]["events"] + BEGUN
    while not turn_of_bea(bea, begun):
        ana.swift(0)
        bea.swift(1, most=0 if turn_of_bea(bea, begun) else 1)
        ana.until(ASKED)
        bea.until(ASKED.replace("heard[0]", "heard[1]"))
    before = bea.heard(1)["position"]["events"]  # Ana may be told a little later
    ana.until("(events) => window.heard[0].position.events >= events", before)
    known(ana, table, 0, before)
    ana.goto("about:blank")
    bea.swift(1)
    bea.until("(before) => window.heard[1].position.events > before", before)
    bea.until(ASKED.replace("heard[0]", "heard[1]"))
    steps = bea.get(f"/api/tables/{table}/away?seat=1&since={before}")["count"]
    return table, ana, bea, steps


@pytest.mark.parametrize(("lang", "phone"), [("es", True), ("en", False)])
def test_what_has_happened_is_shown_step_by_step(
    person: Opened, lately: House, lang: str, phone: bool
) -> None:
    table, ana, _, steps = parted(person, lately, "carcassonne", lang=lang, phone=phone)
    offer, show, _ = OFFER[lang]
    left, step, forward, close = BAR[lang]
    ana.sit_in_front(table, 0)
    banner = ana.page.locator(".banner.since")
    expect(banner).to_contain_text(offer)
    assert ana.serious() == []
    ana.hit(banner.get_by_role("button", name=show))
    status = ana.page.locator(".recap .status")
    expect(status).to_contain_text(left)
    tiles = ana.page.locator(".recap .stage [data-ref^='tile']").count()
    for number in range(1, steps + 1):
        ana.hit(ana.button(forward))
        expect(status).to_contain_text(step.format(number, steps))
        assert ana.page.locator(".recap .log-line").count() >= number
    assert ana.page.locator(".recap .stage [data-ref^='tile']").count() >= tiles
    assert ana.serious() == []
    ana.page.keyboard.press("Home")
    expect(status).to_contain_text(left)
    ana.page.evaluate(TWICE)
    expect(status).to_contain_text(step.format(2, steps))
    ana.hit(ana.button(close))
    ana.page.locator(".recap").wait_for(state="detached")
    expect(banner).to_have_count(0)
    ana.page.locator(".table:not(.recap) .stage .sheet [data-ref]").first.wait_for()
    known(ana, table, 0, ana.heard(0)["position"]["events"])
    ana.sit_in_front(table, 0)  # it has been looked at
    ana.rest(0)
    expect(banner).to_have_count(0)


def test_it_is_offered_until_somebody_says_no(person: Opened, lately: House) -> None:
    table, ana, _, _ = parted(person, lately, "carcassonne")
    _, _, no = OFFER["en"]
    for _ in range(2):
        ana.sit_in_front(table, 0)
        banner = ana.page.locator(".banner.since")
        expect(banner).to_be_visible()
    ana.hit(banner.get_by_role("button", name=no))
    expect(banner).to_have_count(0)
    known(ana, table, 0, ana.heard(0)["position"]["events"])
    ana.sit_in_front(table, 0)
    ana.rest(0)
    expect(banner).to_have_count(0)


def test_a_game_of_memory_tells_its_lines_and_leaves_the_board(
    person: Opened, lately: House
) -> None:
    table, ana, _, _ = parted(person, lately, "walpurgisnacht", lang="es")
    ana.sit_in_front(table, 0)
    ana.hit(ana.button(OFFER["es"][1]))
    status = ana.page.locator(".recap .status")
    expect(status).to_contain_text("recordar es parte de jugar")
    ana.hit(ana.button(re.compile("Un paso adelante")))
    expect(ana.page.locator(".recap .log-line").first).to_be_visible()
    assert ana.serious() == []
