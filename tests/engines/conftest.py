"""Other browsers than Chromium: a real server, and one person in front of a page of each.

What the page keeps of what it was told, and how it is played from inside, is the same as in
tests/browser (page.js there); the server puts it into the page, because WebKit's driver cannot.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import engines
import held
from serving import House, Wire

Data = dict[str, Any]
HERE = Path(__file__).parent
IN_PAGE = [str(HERE / "watch.js"), str(HERE.parent / "browser" / "page.js")]
PATIENCE = 60.0  # seconds until a test says what it was waiting for
# The page is alive: it shows the open question and something to answer it with.
CAN_ANSWER = """(seat) => {
  const { question, over } = window.heard?.[seat]?.position ?? {};
  return over || (question?.mine && !question.answered && window.drawn() === question.number
    && Object.values(window.bar()).some(Boolean));
}"""


class Person:
    """Somebody in front of the one page of a browser."""

    def __init__(self, engine: engines.Engine, base: str) -> None:
        self.engine, self.base = engine, base
        self.evaluate = engine.evaluate
        self.wrong: list[str] = []

    def until(self, what: str, given: Any = None) -> None:
        self.engine.until(what, given, PATIENCE)

    def goto(self, path: str) -> None:
        self.look()
        self.engine.goto(self.base + path)

    def reload(self) -> None:
        self.look()
        self.engine.reload()

    def look(self) -> None:
        """Note what has gone wrong on the page so far."""
        self.wrong += self.evaluate("() => window.problems?.() ?? []")

    def make(self, game: str, seats: int) -> str:
        """A table with bots in the other seats, and this person in front of it."""
        bots = {str(seat): "random" for seat in range(1, seats)}
        wish = {"game": game, "seats": seats, "name": "Ana", "bots": bots}
        self.goto("/about")
        table: str = self.evaluate(
            """async (wish) => {
              const headers = { "X-Aquelarre": "1", "Content-Type": "application/json" };
              const asked = { method: "POST", headers, body: JSON.stringify(wish) };
              const made = await fetch("/api/tables", asked);
              return (await made.json()).table;
            }""",
            wish,
        )
        self.goto(f"/t/{table}")
        self.until("() => document.querySelector('.stage .sheet [data-ref]')")
        return table

    def until_asked(self, seat: int = 0) -> bool:
        """Wait until this seat can answer; no: the game is over."""
        self.until(CAN_ANSWER, seat)
        return not self.over(seat)

    def over(self, seat: int = 0) -> bool:
        return bool(self.evaluate("(seat) => window.heard[seat].position.over", seat))

    def answer(self, given: int, most: int = 10, seat: int = 0) -> int:
        """Answer through the action bar as long as this seat is asked, but not more often."""
        return int(self.evaluate("(how) => window.swift(how)", [seat, given, most]))

    def play_to_the_end(self, seat: int = 0) -> int:
        """Play on until the game is over; how many answers that took."""
        given = 0
        while self.until_asked(seat):
            given += self.answer(given, seat=seat)
        self.until("() => document.querySelector('.result')")
        self.until("(seat) => window.whole(seat)", seat)
        assert self.evaluate("(seat) => window.heard[seat].faults", seat) == []
        return given


@pytest.fixture(scope="session")
def data_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="aquelarre-") as found:
        yield Path(found)


@pytest.fixture(autouse=True)
def chance(data_folder: Path, request: pytest.FixtureRequest) -> Path:
    """Where the server reads what its seeds are made of: the game is the same in each browser."""
    found = data_folder / "chance"
    found.write_text(request.node.originalname)
    return found


@pytest.fixture(scope="session")
def house(data_folder: Path) -> Iterator[House]:
    first = data_folder / "held.js"
    first.write_text(held.script(), "utf-8")
    scripts = [str(first), *IN_PAGE]
    serving = House(data_folder / "house", data_folder / "chance", scripts=scripts)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    found = Wire(house.port)
    yield found
    found.close()


@pytest.fixture(scope="module", params=[engines.WEBKIT, engines.FIREFOX])
def engine(request: pytest.FixtureRequest) -> Iterator[engines.Engine]:
    try:
        with engines.opened(request.param) as found:
            yield found
    except engines.Unavailable as problem:
        pytest.skip(str(problem))


@pytest.fixture
def person(engine: engines.Engine, house: House) -> Iterator[Person]:
    """What goes wrong on the page fails the test at its end."""
    found = Person(engine, house.base)
    yield found
    found.look()
    assert found.wrong == []
