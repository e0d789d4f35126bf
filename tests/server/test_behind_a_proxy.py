"""Behind a real nginx: sockets and streams get through, addresses are counted, links are right."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

import proxies
from aquelarre.server.limits import Limits, Rate

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Opened, Serving

PATIENCE = 120.0  # seconds
FREE, NEVER = Rate(1e9, 1e9), 1e-9
FEW = Limits(messages=FREE, chat=FREE, requests=FREE, new_tables=Rate(5, NEVER), connections=1000)
HOST = "proxy_set_header Host $http_host;"
FORWARD = f"""{HOST}
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
"""
SOCKETS = 'proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; \
proxy_set_header Connection "upgrade";'
PASSED_ON = {
    "root": ("/", ""),
    "kept": ("/games/", ""),  # the path goes on as it is
    "taken away": ("/games/", "/"),
}


@contextmanager
def nginx(home: Path, server: Serving, kind: str = "root", more: str = FORWARD) -> Iterator[str]:
    """nginx in front of a server; the address under which people find it."""
    if proxies.found(proxies.NGINX) is None:
        pytest.skip(proxies.MISSING.format(name=proxies.NGINX))
    place, to = PASSED_ON[kind]
    port = proxies.free_port()
    site = f"""server {{ listen 127.0.0.1:{port};
        location {place} {{ proxy_pass http://127.0.0.1:{server.port}{to}; {more} }} }}"""
    home.mkdir(exist_ok=True)
    with proxies.running(proxies.nginx_with(site, home), home, port):
        yield f"http://127.0.0.1:{port}{place.rstrip('/')}"


class Fronted:
    """Guests who come through the proxy."""

    def __init__(self, server: Serving, base: str) -> None:
        self.server, self.base = server, base

    def guest(self, name: str = "Ana") -> Guest:
        kind = type(self.server.guest())
        found = kind(self.base, name)
        origin = self.base.removesuffix("/games")
        found.http.headers["Origin"] = origin
        self.server.guests.append(found)
        return found


@pytest.mark.parametrize("kind", PASSED_ON)
async def test_a_game_goes_on_through_sockets(house: Opened, tmp_path: Path, kind: str) -> None:
    root = "" if kind == "root" else "/games"
    async with house(proxies=["127.0.0.1"], root=root) as server:
        with nginx(tmp_path / "nginx", server, kind, FORWARD + SOCKETS) as base:
            ana = Fronted(server, base).guest()
            made = await ana.make("carcassonne", 2, bots={"1": "random"})
            origin = base.removesuffix("/games")
            socket = await ana.open(made["table"], 0, origin=origin)
            await socket.send('{"t":"hello"}')
            frame = json.loads(await socket.recv())
            assert frame["t"] == "update"
            await socket.close()


@pytest.mark.parametrize("kind", PASSED_ON)
async def test_without_sockets_the_stream_flows_through_a_buffering_proxy(
    house: Opened, tmp_path: Path, kind: str
) -> None:
    """nginx as it is out of the box: it keeps answers back until it has 4 or 8 kB of them, unless
    it is told otherwise. What is sent on the stream later must come when it is sent."""
    root = "" if kind == "root" else "/games"
    async with house(proxies=["127.0.0.1"], root=root) as server:
        with nginx(tmp_path / "nginx", server, kind) as base:
            ana = Fronted(server, base).guest()
            made = await ana.make("carcassonne", 2, bots={"1": "random"})
            table = made["table"]
            where = f"/api/tables/{table}"
            async with (
                asyncio.timeout(PATIENCE),
                ana.http.stream("GET", f"{where}/stream?seat=0") as answer,
            ):
                lines = answer.aiter_lines()
                assert '"update"' in await anext(lines)
                said = {"t": "say", "id": "1", "text": "short"}
                posted = await ana.http.post(f"{where}/send?seat=0", json=said)
                assert posted.json()["t"] == "ack"
                async for line in lines:
                    if '"short"' in line:
                        break
                else:
                    raise AssertionError("it has not come")


async def test_everybody_behind_the_proxy_has_an_allowance_of_his_own(
    house: Opened, tmp_path: Path
) -> None:
    """All come from 127.0.0.1 here, so nginx is told to bind elsewhere and to believe nobody."""
    wish = {"game": "carcassonne", "seats": 2, "name": "Ana"}
    async with house(limits=FEW, proxies=["127.0.0.1"]) as server:
        with nginx(tmp_path / "nginx", server) as base:
            made: dict[str, list[int]] = {}
            for source in ("127.0.0.2", "127.0.0.3"):
                transport = httpx.AsyncHTTPTransport(local_address=source, verify=False)
                headers = {"X-Aquelarre": "1", "Origin": base}
                async with httpx.AsyncClient(
                    base_url=base,
                    headers=headers,
                    transport=transport,
                    trust_env=False,
                    timeout=PATIENCE,
                ) as http:
                    made[source] = []
                    for number in range(8):
                        forged = {"X-Forwarded-For": f"198.51.100.{number}"}
                        answer = await http.post("/api/tables", json=wish, headers=forged)
                        made[source].append(answer.status_code)
            expected = [200] * 5 + [429] * 3
            assert made == {"127.0.0.2": expected, "127.0.0.3": expected}


async def test_a_proxy_that_was_not_named_is_one_client_like_any_other(
    house: Opened, tmp_path: Path
) -> None:
    wish = {"game": "carcassonne", "seats": 2, "name": "Ana"}
    async with house(limits=FEW) as server:
        with nginx(tmp_path / "nginx", server) as base:
            http = Fronted(server, base).guest().http
            answers = [
                await http.post(
                    "/api/tables", json=wish, headers={"X-Forwarded-For": f"198.51.100.{n}"}
                )
                for n in range(8)
            ]
            assert [each.status_code for each in answers] == [200] * 5 + [429] * 3
