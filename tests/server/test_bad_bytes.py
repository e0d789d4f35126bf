"""Bytes that are no text: in a path, a query, a header, a cookie, a body or a message they are
refused like anything else that cannot be understood."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

if TYPE_CHECKING:
    from tests.server.conftest import Serving

PATIENCE = 120.0  # seconds
BAD = [b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\x80", b"\xf4\x90\x80\x80", b"\xe2\x28\xa1"]
ESCAPED = ["".join(f"%{byte:02x}" for byte in each) for each in BAD]
LONE = ["\\ud800", "\\udfff\\ud800", "a\\udc00b"]  # halves of a character, as JSON spells them
PATHS = ["/{}", "/t/{}", "/r/{}", "/rules/{}", "/web/{}", "/web/css/{}.css", "/api/tables/{}"]
PATHS += ["/games/carcassonne/ui/{}", "/api/tables/{}/replay", "/api/tables/{}/stream", "/{}/api"]
PATHS += [
    "/api/text/{}/-",
    "/api/text/en/{}",
    "/api/editions/{}",
    "/api/{}",
    "/{}//",
    "/api/games/{}/",
]
PATHS += ["/api/tables?x={}", "/api/tables/T/stream?seat={}", "/api/tables/T/replay?from={}&to=1"]
PATHS += ["/api/tables/T/stream?past={}", "/about/?{}", "/api/games?{}={}"]
HEADERS = ["Cookie: aquelarre={}", "Cookie: {}", "Cookie: {}=1; aquelarre=x", "Origin: http://{}"]
HEADERS += ["X-Forwarded-For: {}", "X-Forwarded-Proto: {}", "Authorization: Bearer {}"]
HEADERS += ["Accept-Encoding: {}", "X-Aquelarre: {}", "If-None-Match: {}", "Range: {}", "X-{}: 1"]
HEADERS += ["Accept-Language: {}", "Content-Type: {}", "Referer: {}", "User-Agent: {}"]


async def sent(server: Serving, raw: bytes) -> int:
    """The status of the answer to a request that is sent as it is; 0: the line was cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(raw)
    try:
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
    finally:
        writer.close()
    return int(line.split(b" ")[1]) if line else 0


@pytest.fixture(autouse=True)
def nothing_stumbles(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.ERROR)
    yield
    assert [each.getMessage() for each in caplog.get_records("call")] == []


def request(path: bytes, *headers: bytes, host: bytes = b"127.0.0.1") -> bytes:
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + host, b"Connection: close", *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


async def test_in_paths_and_queries(server: Serving) -> None:
    pairs = list(zip(BAD, ESCAPED, strict=True))
    for path, (bad, escaped) in product(PATHS, pairs):
        written = path.replace("{}", escaped).encode()
        assert 200 <= await sent(server, request(written)) < 500, written
        raw = path.encode().replace(b"{}", bad)
        assert await sent(server, request(raw)) == 400, raw


async def test_in_headers(server: Serving) -> None:
    for header, bad in product(HEADERS, BAD):
        line = header.encode().replace(b"{}", bad)
        for path in (b"/", b"/api/tables", b"/web/main.js", b"/metrics", b"/api/tables/x/stream"):
            assert 200 <= await sent(server, request(path, line)) < 500, (path, line)


async def test_in_the_name_of_the_host(server: Serving) -> None:
    for bad in BAD:
        for host in (bad, b"127.0.0.1:" + bad, b"[" + bad + b"]", bad + b":80"):
            for path in (b"/", b"/api/games/", b"/about/"):
                assert await sent(server, request(path, host=host)) in (400, 403), host


HANDSHAKE = [b"Upgrade: websocket", b"Connection: Upgrade", b"Sec-WebSocket-Version: 13"]
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
OF_SOCKETS = ["Sec-WebSocket-Key: {}", "Sec-WebSocket-Protocol: {}", "Sec-WebSocket-Version: {}"]
OF_SOCKETS += ["Sec-WebSocket-Extensions: {}", "Sec-WebSocket-Protocol: a, {}"]


async def test_in_handshakes(server: Serving) -> None:
    path = f"/api/tables/{(await server.guest().make())['table']}/live".encode()
    origin = f"Origin: {server.base}".encode()
    host = f"127.0.0.1:{server.port}".encode()
    for header, bad in product([*HEADERS, *OF_SOCKETS], BAD):
        line = header.encode().replace(b"{}", bad)
        raw = request(path, line, *HANDSHAKE, KEY, origin, host=host)
        assert await sent(server, raw.replace(b"Connection: close\r\n", b"")) < 500, line
    for escaped in ESCAPED:
        for where in (f"/api/tables/{escaped}/live", f"/api/tables/x/live?seat={escaped}"):
            raw = request(where.encode(), *HANDSHAKE, KEY, origin, host=host)
            assert await sent(server, raw.replace(b"Connection: close\r\n", b"")) == 403


PLACES = ["", "/join", "/pass", "/claim", "/invite", "/seat", "/start", "/pause", "/rematch"]
PLACES += ["/send?seat=0"]


async def test_in_bodies(server: Serving) -> None:
    ana = server.guest("Ana")
    made = await ana.make("carcassonne", 2)
    table = f"/api/tables/{made['table']}"
    bodies = [b'{"name":"' + bad + b'"}' for bad in BAD] + BAD
    for path in ("/api/tables", "/api/qr", "/api/import", *(table + each for each in PLACES)):
        for body in bodies:
            answer = await ana.http.post(path, content=body)
            assert 400 <= answer.status_code < 500, (path, body, answer.text)
    wishes = {
        "/api/tables": '{"game":"carcassonne","seats":2,"name":"X"}',
        f"{table}/seat": '{"seat":0,"do":"name","name":"X"}',
        f"{table}/join": '{"invite":"X","name":"A"}',
        f"{table}/claim": '{"pass":"X"}',
        "/api/qr": json.dumps({"text": f"{server.base}/"}).replace('/"', '/X"'),
        f"{table}/send?seat=0": '{"t":"say","id":"1","text":"X"}',
    }
    for path, wish in wishes.items():
        for lone in LONE:
            answer = await ana.http.post(path, content=wish.replace("X", lone).encode())
            assert answer.status_code < 500, (path, lone, answer.text)
    assert (await ana.get("/api/tables"))["mine"], "and the lobby can still be read"


async def test_in_messages(server: Serving) -> None:
    table, (ana, _), (first, second) = await server.party("walpurgisnacht", 3, 2)
    for lone in LONE:
        for message in ('{"t":"say","id":"X","text":"X"}', '{"t":"whynot","id":"1","thing":"X"}'):
            await first.socket.send(message.replace("X", lone))
    for bad in BAD:
        await first.socket.send(bad)
    await first.sync()
    for bad in BAD:
        socket = await ana.open(table, 0)
        with suppress(ConnectionClosed):
            await socket.send('{"t":"hello"}')
            await socket.send(b'{"t":"say","id":"1","text":"' + bad + b'"}', text=True)
            async for _ in socket:
                pass
        assert socket.close_code == 1007
    await second.sync()
