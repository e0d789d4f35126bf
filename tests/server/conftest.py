"""Real servers on real sockets, and people who talk to them.

A test that is a coroutine gets a running `server`; `house` opens others, with other settings or
on the same data again. Types are imported from here with `if TYPE_CHECKING`: test folders are
not packages.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
import os
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.server import far
from tests.server.people import Data as Data  # for the tests that name them here
from tests.server.people import Guest as Guest
from tests.server.people import Live as Live
from tests.server.people import take_events as take_events

from aquelarre.match import Match
from aquelarre.server import bot_seats, crew, fair, making, noting, prepared
from aquelarre.server.app import Server
from aquelarre.server.config import Config
from aquelarre.server.groups import groups
from aquelarre.server.limits import Limits
from aquelarre.server.live import LiveTable
from aquelarre.server.many import carrying
from aquelarre.server.many.shared import DESK
from aquelarre.server.run import bound, uvicorn_server
from aquelarre.server.store.postgres import shared_pen
from aquelarre.server.store.postgres import store as database
from aquelarre.terminal.cli import main
from nursery import Nursery
from serving import kept_port

WHOLE_TEST, WHOLE_DEEP_TEST = 700.0, 7200.0  # seconds; machines can be slow
MEMORY = "/dev/shm"
OF_WORKERS = ("test_crew", "test_work")
ADMIN = "the-token-of-the-admin"
BOTH_STORES = ("test_disk",)
# What is done at one server while its visitors come to another one.
FROM_AFAR = ("test_seats",)
FROM_AFAR_DEEP = ("test_live", "test_people", "test_comings", "test_rights", "test_seats_lines")
BOTH_STORES_DEEP = (
    *(
        "test_admin",
        "test_away",
        "test_comings",
        "test_devices",
        "test_devices_hands",
        "test_forking",
        "test_going_on",
        "test_hostile",
    ),
    *("test_live", "test_people", "test_persons", "test_reconnect", "test_rematch"),
    *("test_removed", "test_rights", "test_seats", "test_seats_lines"),
)


class Serving:
    """A server in this process, on a port of its own. It can be stopped and started again."""

    def __init__(self, data: Path, buffer: int = 0, **settings: Any) -> None:
        self.buffer = buffer  # bytes that the system keeps for a client; 0: as it likes
        self.config = Config(
            **{
                "data": data,
                "thinkers": 0,
                "pace": 0.0,
                "limits": Limits.none(),
                "admin": ADMIN,
                **settings,
            }
        )
        self.guests: list[Guest] = []
        self.port = 0
        self._kept: socket.socket | None = None

    async def start(self) -> None:
        self._kept = self._kept or kept_port(self.port)
        if self._kept is not None:
            self.port = self._kept.getsockname()[1]
        sock = bound("127.0.0.1", self.port)
        assert self.port in (0, sock.getsockname()[1]), "the port was taken meanwhile"
        if self.buffer:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, self.buffer)
        self.port = sock.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.server = Server(self.config)
        self._uvicorn: uvicorn.Server = uvicorn_server(self.server)
        self._running = asyncio.create_task(self._uvicorn.serve(sockets=[sock]))
        while not self._uvicorn.started:
            assert not self._running.done(), self._running.exception()
            await asyncio.sleep(0)

    async def stop(self) -> None:
        self._uvicorn.should_exit = True
        await self._running

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    @property
    def store(self) -> Any:
        """The store, also what nobody but a test may touch."""
        return self.server.store

    def guest(self, name: str = "") -> Guest:
        found = Guest(self.base, name)
        self.guests.append(found)
        return found

    def table(self, name: str) -> LiveTable:
        return self.server.hall.table(name)

    def match(self, name: str) -> Match[Any]:
        found = self.table(name).match
        assert found is not None
        return found

    async def party(
        self, game: str, seats: int, people: int, **more: Any
    ) -> tuple[str, list[Guest], list[Live]]:
        """A running table with so many people, each on a device, and bots on the other seats."""
        guests = [self.guest(name) for name in ("Ana", "Bea", "Caz", "Dee", "Eva", "Fio")[:people]]
        bots = {str(seat): "random" for seat in range(people, seats)}
        made = await guests[0].make(game, seats, bots=bots, **more)
        for guest in guests[1:]:
            await guest.join(made["table"], made["invite"])
        lives = [await guest.live(made["table"], seat) for seat, guest in enumerate(guests)]
        return made["table"], guests, lives

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()
        await self.stop()
        if self._kept is not None:
            self._kept.close()
            self._kept = None


Opened = Callable[..., AbstractAsyncContextManager[Serving]]


@pytest.fixture(autouse=True)
def chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games each time: the seeds of the tables come from the name of the test. So do their
    names: what is looked for in all that is sent, a card or a person, is never found there by
    luck."""
    test, numbers, tables = request.node.nodeid, count(), count()
    monkeypatch.setattr(making, "new_seed", lambda: f"{test} {next(numbers)}")

    def name() -> str:
        return sha256(f"{test} table {next(tables)}".encode()).hexdigest()[:14]

    for where in (making, groups):
        monkeypatch.setattr(where, "new_table_name", name)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine nothing is noted by itself in the middle of a test, nothing dealt without
    those who are about to tell their numbers, and bots alone play on to the end."""
    monkeypatch.setattr(noting, "AFTER", 1e6)
    monkeypatch.setattr(fair, "PATIENCE", 1e6)
    monkeypatch.setattr(bot_seats, "ALONE", 1e6)
    # Nor does a database give up whoever is slow, or anybody a database that is.
    monkeypatch.setattr(database, "TAKING", 120.0)
    monkeypatch.setattr(shared_pen, "LET_GO", "SET idle_in_transaction_session_timeout = '1h'")


class Hasty:
    """asyncio as uvicorn sees it here: it looks every 10 ms, not every 100, whether it should end
    and whether all have gone. More than a thousand servers are stopped."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.01))


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn.server, "asyncio", Hasty())


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    found = Nursery()
    yield found
    found.close()


@pytest.fixture(autouse=True)
def forked(
    request: pytest.FixtureRequest, nursery: Nursery, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers are forked from a process that has read everything, where the system can do it. Tests
    of workers themselves have real ones."""
    if request.node.path.stem in OF_WORKERS or not hasattr(os, "pidfd_open"):
        return
    real = crew.started

    def started(patience: int) -> Any:
        return nursery.started(patience) if nursery.fits() else real(patience)

    monkeypatch.setattr(crew, "started", started)


@pytest.fixture
def data(tmp_path: Path) -> Iterator[Path]:
    """A folder for tables, in memory where there is one: a disk that is busy with other things
    makes a hundred games slow, and no test here cuts the power."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="aquelarre-", dir=MEMORY) as found:
        yield Path(found)


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """No prepared answer is given by itself, unless a test lets it."""
    monkeypatch.setattr(prepared, "PONDER", (1e6, 1e6))


@pytest.fixture
def mails() -> Iterator[Any]:
    """A mail server on this machine, `tests.server.postmaster.Server`."""
    from tests.server.postmaster import Server as MailServer

    found = MailServer()
    found.start()
    yield found
    found.stop()


@pytest.fixture
def house(data: Path) -> Opened:
    """`async with house(limits=…) as server`; the data are the same each time."""

    @asynccontextmanager
    async def opened(**settings: Any) -> AsyncIterator[Serving]:
        serving = Serving(**{"data": data / "house", **settings})
        await serving.start()
        try:
            yield serving
        finally:
            await serving.close()

    return opened


class FarServing(Serving):
    """Guests come to a server which carries them to another one; that one is looked at."""

    def __init__(self, data: Path, database: str, bus: str) -> None:
        super().__init__(**far.settings(data / "owner", database, bus))
        self.gate = Serving(**far.settings(data / "gate", database, bus))

    async def start(self) -> None:
        await super().start()
        await far.part(self.server).estate.claim(DESK)
        await self.gate.start()
        await far.acquainted(self.server, self.gate.server)
        self.base = self.gate.base

    async def stop(self) -> None:
        await self.gate.stop()
        await super().stop()

    async def close(self) -> None:
        await super().close()
        if self.gate._kept is not None:
            self.gate._kept.close()


@pytest.fixture
def server(
    data: Path, kept: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Serving:
    """A server without limits; it runs as long as the test does."""
    if kept != "far":
        return Serving(data / "server", store=kept)
    far.patient(monkeypatch)
    monkeypatch.setattr(carrying, "home_of", far.everything)
    bus = request.getfixturevalue("shared_bus")
    return FarServing(data, request.getfixturevalue("database"), bus.address)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Some tests are done with a file and with a database; most of them only in the long lane."""
    module = metafunc.module.__name__.rpartition(".")[2]
    if "kept" not in metafunc.fixturenames:
        return
    ways: list[Any] = ["file"]
    if module in BOTH_STORES + BOTH_STORES_DEEP:
        marks = [pytest.mark.deep] if module in BOTH_STORES_DEEP else []
        ways.append(pytest.param("database", marks=marks))
    if module in FROM_AFAR + FROM_AFAR_DEEP:
        marks = [pytest.mark.deep] if module in FROM_AFAR_DEEP else []
        ways.append(pytest.param("far", marks=marks))
    if len(ways) > 1:
        metafunc.parametrize("kept", ways, indirect=True)


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> str:
    """Where `server` keeps its tables: a file, if nobody says otherwise. ("far": see there.)"""
    where = getattr(request, "param", "file")
    if where == "far":
        return "far"
    address: str = "" if where == "file" else request.getfixturevalue("database")
    return address


Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """`said("backup", …)`: the status of a command of ours, what it prints and what it complains
    about; in English, if nobody says otherwise."""
    monkeypatch.setenv("AQUELARRE_LANG", "en")
    ours = logging.getLogger("aquelarre")
    for name in ("handlers", "level", "propagate"):  # a server that starts sets them
        monkeypatch.setattr(ours, name, getattr(ours, name))

    def ran(*args: object) -> tuple[int, str, str]:
        status = main([str(arg) for arg in args])
        return (status, *capsys.readouterr())

    return ran


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine is run to its end, with the server that it asks for."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in names}

    async def whole() -> None:
        serving = given.get("server")
        if not isinstance(serving, Serving):
            await pyfuncitem.obj(**given)
            return
        await serving.start()
        try:
            await pyfuncitem.obj(**given)
        finally:
            await serving.close()

    deep = pyfuncitem.get_closest_marker("deep") is not None
    asyncio.run(asyncio.wait_for(whole(), WHOLE_DEEP_TEST if deep else WHOLE_TEST))
    return True
