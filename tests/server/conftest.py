"""Real servers on real sockets, and people who talk to them.

A test that is a coroutine gets a running `server`; `house` opens others, with other settings or
on the same data again. Types are imported from here with `if TYPE_CHECKING`: test folders are
not packages.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import logging
import os
import secrets
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from tests.server import far
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aquelarre.kernel import Dice
from aquelarre.match import Match
from aquelarre.server import bot_seats, crew, fair, making, noting
from aquelarre.server.app import Server
from aquelarre.server.config import Config
from aquelarre.server.limits import Limits
from aquelarre.server.live import LiveTable
from aquelarre.server.many import carrying
from aquelarre.server.many.shared import DESK
from aquelarre.server.run import bound, uvicorn_server
from aquelarre.terminal.cli import main
from nursery import Nursery
from serving import kept_port

Data = dict[str, Any]
PATIENCE = 120.0  # seconds after which a test says what it was waiting for; machines can be slow
WHOLE_TEST, WHOLE_DEEP_TEST = 300.0, 7200.0
MEMORY = "/dev/shm"
OF_WORKERS = ("test_crew", "test_work")
ADMIN = "the-token-of-the-admin"
BOTH_STORES = ("test_disk",)
# What is done at one server while its visitors come to another one.
FROM_AFAR = ("test_seats",)
FROM_AFAR_DEEP = ("test_live", "test_people", "test_comings", "test_rights")
BOTH_STORES_DEEP = (
    *("test_admin", "test_away", "test_comings", "test_devices", "test_forking", "test_going_on"),
    *("test_live", "test_people", "test_persons", "test_reconnect", "test_rematch"),
    *("test_removed", "test_rights", "test_seats"),
)


class Live:
    """One live connection on a seat (or watching), which keeps everything it was sent."""

    def __init__(self, socket: ClientConnection, seat: int, has: list[Data]) -> None:
        self.socket = socket
        self.seat = seat
        self.raw: list[str] = []
        self.frames: list[Data] = []
        self.events: list[Data] = has  # the log as a client holds it
        self.undone = 0
        self.last: Data = {}  # the newest update
        self.table: Data = {}
        self.chat: list[Data] = []
        self.closed = False
        self._ids = secrets.token_hex(8)  # another tab on the same seat has others
        self._count = 0
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                async with self._news:
                    self._take(text)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.closed = True
                self._news.notify_all()

    def _take(self, text: str) -> None:
        frame: Data = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        if frame["t"] == "update":
            self.last, self.table = frame, frame["table"]
            take_events(self, frame)
        elif frame["t"] == "table":
            self.table = frame["table"]
        elif frame["t"] == "chat":
            self.chat += frame["lines"]

    async def until(self, found: Callable[[], Any], what: str = "") -> Any:
        """Wait until the function finds something in what has come."""
        async with self._news:
            try:
                async with asyncio.timeout(PATIENCE):
                    while not (result := found()):
                        if self._reading.done():
                            self._reading.result()
                            raise AssertionError(f"the connection ended, no {what}")
                        await self._news.wait()
                    return result
            except TimeoutError:
                raise AssertionError(f"seat {self.seat} waited in vain: {what}") from None

    async def until_closed(self) -> None:
        await asyncio.wait_for(self._reading, PATIENCE)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, t: str, **message: Any) -> Data:
        """Send a command; its reply."""
        self._count += 1
        name = message.pop("id", f"{t} {self._ids} {self._count}")
        start = len(self.frames)
        await self.send(t=t, id=name, **message)
        reply: Data = await self.until(
            lambda: next((x for x in self.frames[start:] if x.get("id") == name), None),
            f"reply to {name}",
        )
        return reply

    async def sync(self) -> None:
        """When this is over, everything that the server had for us has come."""
        start = len(self.frames)
        await self.send(t="ping")
        await self.until(lambda: any(x["t"] == "pong" for x in self.frames[start:]), "a pong")

    @property
    def position(self) -> Data:
        found: Data = self.last["position"]
        return found

    @property
    def question(self) -> Data:
        found: Data = self.position["question"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.last and self.last["position"] and self.last["position"]["over"])

    def my_turn(self) -> bool:
        if not self.last or not self.last["position"] or self.over:
            return False
        return bool(self.question["mine"] and not self.question["answered"])

    async def until_key(self, key: str) -> None:
        await self.until(lambda: self.question["key"] == key, key)

    async def until_past(self, key: str) -> None:
        await self.until(lambda: self.question["key"] != key, f"the end of {key}")

    async def until_asked(self) -> Data:
        """Wait until it is our turn, or the game is over; the open question."""
        await self.until(lambda: self.over or self.my_turn(), "to be asked")
        return {} if self.over else self.question

    async def answer(self, action: int, question: int | None = None, **more: Any) -> Data:
        number = self.question["number"] if question is None else question
        return await self.ask("answer", question=number, action=action, **more)

    async def play(self, dice: Dice, most: int = 10_000) -> list[int]:
        """Play at random until the end, or so many answers; what was acknowledged."""
        given: list[int] = []
        while len(given) < most:
            question = await self.until_asked()
            if not question:
                break
            options, before = question["options"], self.last
            action = options[dice.below(len(options))]["action"]
            reply = await self.answer(action, question["number"])
            if reply["t"] == "ack":
                given.append(action)
            else:
                assert reply["error"] in ("error-stale", "error-not-now"), reply
                await self.until(partial(self._moved_on, before), "the news")
        return given

    def _moved_on(self, before: Data) -> bool:
        return self.over or self.last is not before

    async def until_over(self) -> None:
        await self.until(lambda: self.over, "the end")

    async def close(self) -> None:
        await self.socket.close()
        with suppress(asyncio.CancelledError):
            await self._reading


def take_events(client: Any, update: Data) -> None:
    """What a client does with the events of an update: they replace all that it has from `since`
    on, and are fewer where some were taken back. There may be no gap."""
    since, held = update["since"], client.events
    assert 0 <= since <= len(held), f"a gap: {len(held)} events here, the next is {since}"
    client.undone += since + len(update["events"]) < len(held)
    held[since:] = update["events"]
    assert [event["n"] for event in held[since:]] == list(range(since, len(held)))
    if update["position"] is not None:
        assert update["position"]["events"] == len(held)


class Guest:
    """One device: its cookie, its requests, its connections."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=base,
            headers={"X-Aquelarre": "1", "Origin": base},
            timeout=PATIENCE,
            # The server lets go of idle connections after 5 s, which is what httpx would do, too:
            # in the same moment.
            limits=httpx.Limits(keepalive_expiry=1.0),
            trust_env=False,
            verify=False,  # nothing is encrypted here, and reading certificates takes long
        )
        self.lives: list[Live] = []

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("aquelarre") or ""

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, status: int = 200, **body: Any) -> Data:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        found: Data = answer.json()
        return found

    async def make(self, game: str = "walpurgisnacht", seats: int = 3, **more: Any) -> Data:
        """A table, with this guest at it."""
        wish = {"game": game, "seats": seats, "name": self.name, **more}
        return await self.post("/api/tables", **wish)

    async def join(self, table: str, invite: str = "", seat: int = -1, status: int = 200) -> Data:
        path = f"/api/tables/{table}/join"
        return await self.post(path, status, invite=invite, seat=seat, name=self.name)

    async def seat(self, table: str, seat: int, do: str, status: int = 200, **more: Any) -> Data:
        return await self.post(f"/api/tables/{table}/seat", status, seat=seat, do=do, **more)

    async def open(
        self, table: str, seat: int, *, origin: str | None = None, **more: Any
    ) -> ClientConnection:
        """A bare socket, before the hello."""
        return await self.socket(f"/api/tables/{table}/live?seat={seat}", origin, **more)

    async def socket(self, path: str, origin: str | None = None, **more: Any) -> ClientConnection:
        where = self.base.replace("http", "ws") + path
        headers = {"Cookie": f"aquelarre={self.cookie}"} if self.cookie else {}
        return await connect(
            where,
            origin=self.base if origin is None else origin,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            # A server that thinks here for long is slow to answer a ping, and not gone.
            **{"ping_interval": None, **more},
        )

    async def live(self, table: str, seat: int, after: Live | None = None, chat: int = 0) -> Live:
        """Take part, or watch (-1); with what the client has `after` an earlier connection."""
        has = list(after.events) if after else []
        found = Live(await self.open(table, seat), seat, has)
        self.lives.append(found)
        past = after.last["past"] if after else ""
        await found.send(t="hello", events=len(has), chat=chat, past=past)
        await found.until(lambda: found.last, "the first update")
        return found

    async def line(self, path: str) -> Live:
        """Any other line that speaks like that of a table, before the hello."""
        found = Live(await self.socket(path), -1, [])
        self.lives.append(found)
        return found

    async def close(self) -> None:
        for live in self.lives:
            await live.close()
        await self.http.aclose()


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

    monkeypatch.setattr(making, "new_table_name", name)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow machine nothing is noted by itself in the middle of a test, nothing dealt without
    those who are about to tell their numbers, and bots alone play on to the end."""
    monkeypatch.setattr(noting, "AFTER", 1e6)
    monkeypatch.setattr(fair, "PATIENCE", 1e6)
    monkeypatch.setattr(bot_seats, "ALONE", 1e6)


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
