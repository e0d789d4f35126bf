"""Slow and many: who does not finish a request is not waited for, and takes nobody's place."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from socket import create_connection
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from aquelarre.server import doorstep as doorstep_module
from aquelarre.server.doorstep import BODY, DEAF, HEADERS, IDLE, Doorstep
from aquelarre.server.limits import Limits

if TYPE_CHECKING:
    from tests.server.conftest import Opened, Serving

MANY, FILES = 1300, 1024
# What is sent of a request that never comes to its end.
BEGINNINGS = {
    "nothing": b"",
    "headers": b"GET / HTTP/1.1\r\nHost: localhost\r\n",
    "body": b"POST /api/tables HTTP/1.1\r\nHost: localhost:{port}\r\nX-Aquelarre: 1\r\n"
    b"Origin: http://localhost:{port}\r\nContent-Length: 1000\r\n\r\n{{",
    "handshake": b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n",
}


@pytest.fixture(autouse=True)
def unswept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody but the test looks who takes too long: he could be faster than the test is."""
    monkeypatch.setattr(doorstep_module, "SWEEP", 1e6)


def beginning(kind: str, port: int) -> bytes:
    return BEGINNINGS[kind].replace(b"{port}", str(port).encode()).replace(b"{{", b"{")


@contextmanager
def small_server(data: Path) -> Iterator[int]:
    """A server as people start it, which may have few files open; its port."""
    command = f"ulimit -n {FILES} && exec {sys.executable} -m aquelarre serve --local --no-browser"
    process = subprocess.Popen(
        ["sh", "-c", f"{command} --port 0 --bot-processes 0 --data {data} --lang en"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        port = int(process.stdout.readline().rpartition(":")[2].strip().rstrip("/"))
        with httpx.Client(trust_env=False, verify=False, timeout=60) as http:
            http.get(f"http://localhost:{port}/health").raise_for_status()
        yield port
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


@pytest.fixture
def descriptors() -> Iterator[None]:
    """Room for all those sockets on our own side."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < MANY + 500:
        pytest.skip("this machine does not let us open so many sockets")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, MANY + 500), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_a_visitor_is_served_beside_many_who_do_not_finish(
    data: Path, descriptors: None, kind: str
) -> None:
    with small_server(data / "small") as port, ExitStack() as opened:
        for _ in range(MANY):
            one = opened.enter_context(create_connection(("127.0.0.1", port), 60))
            one.sendall(beginning(kind, port))
        with httpx.Client(trust_env=False, verify=False, timeout=60) as http:
            for path in ("/health", "/", "/web/main.js"):
                answer = http.get(f"http://localhost:{port}{path}")
                assert answer.status_code == 200


# -- one at a time -------------------------------------------------------------------------

AT_ONCE = Limits(headers_within=0.0, body_within=0.0, reading_within=0.0)


async def begun(server: Serving, kind: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(beginning(kind, server.port).replace(b"localhost", b"127.0.0.1"))
    return reader, writer


async def until(found: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not found():
            await asyncio.sleep(0)


@pytest.mark.parametrize(
    ("kind", "line"),
    [("nothing", HEADERS), ("headers", HEADERS), ("handshake", HEADERS), ("body", BODY)],
)
async def test_an_unfinished_request_is_ended(
    house: Opened, caplog: pytest.LogCaptureFixture, kind: str, line: str
) -> None:
    async with house(limits=AT_ONCE) as server:
        doorstep = server.server.doorstep
        reader, writer = await begun(server, kind)
        await until(lambda: doorstep.lines[line])
        doorstep.sweep()
        with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
            await asyncio.wait_for(reader.readexactly(1), 60)
        writer.close()
        assert doorstep.half_open == 0
        assert not doorstep.from_one
        await until(lambda: not server.server.connections)
        assert server.server.hall.loaded() == []
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []


async def test_a_body_that_drips_in_after_the_refusal_is_not_waited_for(house: Opened) -> None:
    """The answer came long ago, but the connection would stay as long as a byte comes now and
    then."""
    async with house(limits=AT_ONCE) as server:
        doorstep = server.server.doorstep
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999\r\n\r\n")
        assert b"403" in await asyncio.wait_for(reader.readline(), 60)
        for _ in range(3):
            writer.write(b"x")
            await writer.drain()
        await until(lambda: doorstep.lines[BODY])
        doorstep.sweep()
        await until(lambda: not server.server.connections)
        writer.close()


async def test_who_does_not_read_is_not_waited_for(house: Opened) -> None:
    async with house(limits=AT_ONCE, buffer=4096) as server:
        doorstep = server.server.doorstep
        _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        transport: Any = writer.transport
        transport.pause_reading()
        page = b"GET /api/text/en/carcassonne HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        writer.write(page * 2000)
        await until(lambda: doorstep.lines[DEAF])
        doorstep.sweep()
        await until(lambda: not server.server.connections)
        writer.close()


async def test_a_connection_that_is_used_again_stands_nowhere_for_long(house: Opened) -> None:
    async with house(limits=Limits(half_open=2)) as server:
        ana = server.guest("Ana")
        for _ in range(5):
            await ana.get("/api/games")
        doorstep = server.server.doorstep
        assert (doorstep.half_open, len(doorstep.lines[IDLE])) == (0, 1)
        await ana.make()
        assert (doorstep.half_open, doorstep.from_one) == (0, {})


async def test_the_oldest_of_an_address_leave_first(house: Opened) -> None:
    async with house(limits=Limits(half_open=3)) as server:
        opened = [await begun(server, "headers") for _ in range(3)]
        await until(lambda: server.server.doorstep.half_open == 3)
        newest = [await begun(server, "headers") for _ in range(3)]
        for reader, _ in opened:
            with pytest.raises((ConnectionResetError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(1), 60)
        for reader, writer in newest:
            writer.write(b"\r\n")
            assert b"200" in await asyncio.wait_for(reader.readline(), 60)
        for _, writer in opened + newest:
            writer.close()


async def test_a_proxy_may_open_as_many_as_it_likes(house: Opened) -> None:
    """It asks for many people, and has its own patience with them."""
    async with house(limits=Limits(half_open=3), proxies=["127.0.0.1"]) as server:
        opened = [await begun(server, "headers") for _ in range(10)]
        await until(lambda: server.server.doorstep.half_open == 10)
        for reader, writer in opened:
            writer.write(b"\r\n")
            assert b"200" in await asyncio.wait_for(reader.readline(), 60)
            writer.close()


async def test_some_room_is_kept_for_who_comes_next(house: Opened) -> None:
    async with house(proxies=["127.0.0.1"]) as server:
        server.server.doorstep.room = 4
        opened = [await begun(server, "headers") for _ in range(10)]
        assert (await server.guest().http.get("/health")).status_code == 200
        await until(lambda: len(server.server.connections) <= 4)
        for _, writer in opened:
            writer.close()


async def test_live_connections_are_not_sent_away_for_newcomers(house: Opened) -> None:
    async with house() as server:
        _, _, (first, second) = await server.party("walpurgisnacht", 3, 2)
        for guest in server.guests:
            await guest.http.aclose()
        await until(lambda: len(server.server.connections) == 2)
        assert not any(server.server.doorstep.lines.values()), "they are not waited for any more"
        server.server.doorstep.room = 2
        with pytest.raises(httpx.HTTPError):
            await server.guest().http.get("/health")
        server.server.doorstep.room = 100
        for live in (first, second):
            await live.sync()


# -- the lines themselves ------------------------------------------------------------------


class Waiting:
    """As much of a visitor as the doorstep knows."""

    def __init__(self, address: str, from_proxy: bool = False) -> None:
        self.address, self.from_proxy = address, from_proxy
        self.waits_for: str | None = None
        self.gone = False
        self.transport = self

    def abort(self) -> None:
        self.gone = True


def test_each_has_the_time_that_is_meant_for_it() -> None:
    now = [0.0]
    limits = Limits(headers_within=10, body_within=60, reading_within=30)
    doorstep = Doorstep(limits, 100, lambda _: False, clock=lambda: now[0])
    people: dict[str, Any] = {kind: Waiting(kind) for kind in (HEADERS, BODY, DEAF)}
    for kind, one in people.items():
        doorstep.stand(one, kind)
    gone: dict[str, float] = {}
    for seconds in range(70):
        now[0] = float(seconds)
        doorstep.sweep()
        for kind, one in people.items():
            if one.gone:
                gone.setdefault(kind, now[0])
    assert gone == {HEADERS: 10.0, DEAF: 30.0, BODY: 60.0}


def test_who_moves_on_to_the_body_has_new_time() -> None:
    now = [0.0]
    doorstep = Doorstep(Limits(), 100, lambda _: False, clock=lambda: now[0])
    one: Any = Waiting("a")
    doorstep.stand(one, HEADERS)
    now[0] = 9.0
    doorstep.stand(one, BODY)
    now[0] = 68.0
    doorstep.sweep()
    assert not one.gone
    doorstep.leave(one)
    doorstep.leave(one)
    assert (doorstep.half_open, doorstep.from_one) == (0, {})


def test_idle_ones_make_room_first() -> None:
    doorstep = Doorstep(Limits(), 2, lambda _: False)
    idle, half, new = Waiting("a"), Waiting("b"), Waiting("c")
    for one, kind in ((half, HEADERS), (idle, IDLE)):
        doorstep.stand(one, kind)  # type: ignore[arg-type]  # as much of a visitor as it needs
    assert doorstep.admit(3)
    assert (idle.gone, half.gone) == (True, False)
    assert doorstep.admit(3)
    assert half.gone
    assert not doorstep.admit(3)
    assert not new.gone
