"""Pictures of all games for a person to look through, in build/screenshots."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from aquelarre.kernel import catalog

if TYPE_CHECKING:
    from tests.browser.conftest import Opened, Person

FOLDER = Path(__file__).resolve().parents[2] / "build" / "screenshots"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
# own answers until the middle of a game
ENOUGH = {
    "carcassonne": 16,
    "discworld_witches": 10,
    "las_brujas": 12,
    "new_salem": 14,
    "walpurgisnacht": 4,
}
REPLAYED = {"discworld_witches": 200}  # steps until the replay shows something

pytestmark = pytest.mark.deep


class Camera:
    """The same device with another screen, for each combination."""

    def __init__(self, person: Opened, of: Person) -> None:
        state = of.context.storage_state()
        self.shown = {
            size: person(f"{of.name} {size}", phone=size == "phone", storage_state=state)
            for size in SIZES
        }

    def take(self, what: str, path: str, ready: str, click: str = "") -> None:
        for size, lang, theme in product(SIZES, ("es", "en"), ("dark", "light")):
            one = self.shown[size]
            one.goto("/about")
            one.page.evaluate(
                """([lang, theme]) => {
                  localStorage.setItem("aquelarre-lang", lang);
                  localStorage.setItem("aquelarre-theme", theme);
                }""",
                [lang, theme],
            )
            one.goto(path)
            one.page.locator(ready).first.wait_for()
            if click:
                one.page.locator(click).first.click()
            one.page.wait_for_load_state("networkidle")
            one.page.evaluate("() => document.fonts.ready.then(() => true)")
            one.page.screenshot(
                path=FOLDER / f"{what}-{size}-{lang}-{theme}.png", animations="disabled"
            )


@pytest.mark.parametrize("game", catalog.names())
def test_start_middle_and_end(person: Opened, game: str) -> None:
    ana = person("Ana")
    seats = 7 if game == "las_brujas" else 4  # a small village is soon done with
    made = ana.make(game, seats, bots={str(seat): "guide" for seat in range(1, seats)})
    camera = Camera(person, ana)
    where = f"/t/{made['table']}"
    ana.sit_in_front(made["table"], 0)
    assert ana.until_asked(0)
    board = ".stage .sheet [data-ref]"
    camera.take(f"{game}-1-start", where, board)
    given = 0
    while given < ENOUGH[game] and ana.until_asked(0):
        given += ana.swift(0, given, most=1)
    ana.until_asked(0)
    camera.take(f"{game}-2-middle", where, board)
    while ana.until_asked(0):
        given += ana.swift(0, given)
    camera.take(f"{game}-3-end", where, ".result")
    camera.take(f"{game}-4-replay", f"/r/{made['table']}#{REPLAYED.get(game, 20)}", board)


def test_the_other_pages(person: Opened) -> None:
    ana = person("Ana")
    made = ana.make("walpurgisnacht", 5, bots={"1": "guide"})
    ana.goto("/about")
    camera = Camera(person, ana)
    camera.take("lobby", "/", ".game-actions button")
    camera.take("create", "/", ".game-actions button", ".game-actions button:nth-child(2)")
    camera.take("waiting", f"/t/{made['table']}", ".seat-list")
    camera.take("rules", "/rules/carcassonne", ".rule")
    camera.take("about", "/about", ".prose")
