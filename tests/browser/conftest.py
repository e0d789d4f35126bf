"""A real server, a real browser, and people who sit in front of it.

`house` is a server in a process of its own, `person` opens a browser context: a device with one
page. What the page says to the console as an error, an exception in it, a dialog and a breach of
the content security policy fail the test at its end. Nothing waits for time to pass: a page keeps
what the server has told it in `heard` (see page.js), and tests wait for that and for the page.
Types are imported from here with `if TYPE_CHECKING`: test folders are not packages.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.person import PATIENCE
from tests.browser.person import Data as Data  # for the tests that name it here
from tests.browser.person import Person as Person

import browser as system
from serving import House as House  # for the tests that name it

expect.set_options(timeout=PATIENCE)

Opened = Callable[..., Person]
Party = Callable[..., tuple[str, list[Person]]]


@pytest.fixture(scope="session")
def data_folder() -> Iterator[Path]:
    """Where tables are kept, in memory if possible: a busy disk makes all games slow."""
    where = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="aquelarre-", dir=where) as found:
        yield Path(found)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = system.chromium()
    if found is None:
        pytest.skip(system.MISSING)
    return found


@pytest.fixture(autouse=True)
def chance(data_folder: Path, request: pytest.FixtureRequest) -> Path:
    """Where the servers read the name of the test that is running."""
    found = data_folder / "chance"
    found.write_text(request.node.nodeid)
    return found


@pytest.fixture(scope="session")
def house(chromium: str, data_folder: Path) -> Iterator[House]:
    """The server that all tests of this process share. Its bots answer at once."""
    serving = House(data_folder / "house", data_folder / "chance")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture
def own_house(chromium: str, tmp_path: Path, chance: Path) -> Iterator[House]:
    """A server that one test may kill."""
    serving = House(tmp_path / "own", chance)
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def chromium_running(chromium: str) -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One for all tests of this process, and the event loop it is driven by. Between two tests the
    loop is set aside (see `browser`)."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
        found = playwright.chromium.launch(executable_path=chromium, args=arguments)
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield found, loop
        asyncio._set_running_loop(loop)
        found.close()


@pytest.fixture
def browser(chromium_running: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """While Playwright is used, this thread has a running event loop; tests elsewhere need their
    own. Starting both anew for every module took a second of processor time each."""
    found, loop = chromium_running
    asyncio._set_running_loop(loop)
    yield found
    asyncio._set_running_loop(None)


@pytest.fixture
def person(browser: Browser, house: House) -> Iterator[Opened]:
    """`person("Ana", phone=True, lang="es", theme="light", house=…)`; errors fail the test."""
    people: list[Person] = []

    def opened(name: str, **settings: Any) -> Person:
        at: House = settings.pop("house", house)
        base: str = settings.pop("base", at.base)
        people.append(Person(browser, base, name, **settings))
        return people[-1]

    yield opened
    wrong = [each for one in people for each in one.wrong()]
    for one in people:
        one.context.close()
    assert wrong == [], "\n".join(wrong)


@pytest.fixture
def party(person: Opened) -> Party:
    """`party("carcassonne", "Ana", "Bea", bots=2)`: a running table with everybody in front."""

    def opened(game: str, *names: str, bots: int = 0, **settings: Any) -> tuple[str, list[Person]]:
        kind = settings.pop("kind", "random")
        wish = {
            key: settings.pop(key)
            for key in ("settings", "chat", "clock", "coach")
            if key in settings
        }
        people = [person(name, **settings) for name in names]
        taken = {str(seat): kind for seat in range(len(names), len(names) + bots)}
        made = people[0].make(game, len(names) + bots, bots=taken, **wish)
        for one in people[1:]:
            one.join(made)
        for seat, one in enumerate(people):
            one.sit_in_front(made["table"], seat)
        return made["table"], people

    return opened
