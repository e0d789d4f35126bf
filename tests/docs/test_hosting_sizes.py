"""The recipes of docs/HOSTING.md for a kitchen table and for a public site, taken out of the page
and run. (Those for a club are in `test_hosting`.)"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from tests.docs.test_hosting import (
    NAME,
    PAGE,
    PATIENCE,
    TOKEN,
    Visit,
    needs,
    nginx_site,
    recipe,
    unit,
)

import proxies
import redis_bus
from postgres import Cluster
from redis_bus import Redis

SECTION = PAGE[PAGE.index("## A public site: several servers") :].partition("\n## ")[0]


def program(command: str) -> list[str]:
    """Our own, however it is called there."""
    words = shlex.split(command)
    assert words[0].endswith("aquelarre")
    return [sys.executable, "-m", "aquelarre", *words[1:]]


def test_a_kitchen_table_is_one_command(tmp_path: Path) -> None:
    port = proxies.free_port()
    command = [*program(recipe("kitchen")), "--port", str(port), "--data", str(tmp_path / "data")]
    environment = {**os.environ, "AQUELARRE_LANG": "en", "AQUELARRE_STORE": ""}
    with proxies.running(command, tmp_path, port, environment):
        origin = f"http://127.0.0.1:{port}"
        headers = {"X-Aquelarre": "1", "Origin": origin}
        with httpx.Client(
            base_url=origin, headers=headers, trust_env=False, timeout=PATIENCE
        ) as http:
            wish = {"game": "carcassonne", "seats": 2, "name": "Ana", "bots": {"1": "random"}}
            assert http.post("/api/tables", json=wish).status_code == 200
    assert f":{port}/" in (tmp_path / "said").read_text()


def test_the_bus_of_the_recipe_is_one(own_bus: Redis, tmp_path: Path) -> None:
    """It is started exactly so, with another place for its socket, and answers."""
    words = shlex.split(recipe("bus").replace("/run/aquelarre-bus", str(tmp_path)))
    assert words[0] == "redis-server"
    own_bus.stop()
    found = redis_bus.Redis(tmp_path)
    found.socket = tmp_path / "redis.sock"
    found.start(words[1:])
    found.stop()


@contextmanager
def one_of_several(home: Path, port: int, store: str, bus: str) -> Iterator[None]:
    """A server, started as the changed unit does it."""
    found = unit()
    found.read_string(recipe("aquelarre@.service"))
    service = found["Service"]
    assert service["User"] == "aquelarre"
    assert service["EnvironmentFile"] == "/etc/aquelarre.env"
    command = program(service["ExecStart"].replace("%i", str(port)))
    command[command.index("/var/lib/aquelarre")] = str(home / "data")
    home.mkdir(exist_ok=True)
    environment = {**os.environ, "AQUELARRE_ADMIN": TOKEN, "AQUELARRE_LANG": "en"}
    environment |= {"AQUELARRE_STORE": store, "AQUELARRE_BUS": bus}
    with proxies.running(command, home, port, environment):
        yield


def test_a_machine_that_only_thinks(
    own_cluster: Cluster, shared_bus: Redis, tmp_path: Path
) -> None:
    """As a role of its own that may read what the recipe says, and stop when it is told to."""
    port = proxies.free_port()
    with own_cluster.database() as store:
        with (
            one_of_several(tmp_path / "server", port, store, shared_bus.address),
            httpx.Client(trust_env=False, timeout=PATIENCE) as http,
        ):  # who is answered finds the tables made
            assert http.get(f"http://127.0.0.1:{port}/health").status_code == 200
        own = store.replace("postgres@", "thinker@")
        assert own != store
        there = "\\connect " + store.partition("@/")[2].partition("?")[0]
        own_cluster.tell(there, recipe("thinker-role"))
        try:
            environment = {**os.environ, "AQUELARRE_LANG": "en", "AQUELARRE_STORE": own}
            environment["AQUELARRE_BUS"] = shared_bus.address
            command = program(recipe("think"))
            with subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, encoding="utf-8"
            ) as process:
                assert process.stdout is not None
                assert process.stdout.readline().startswith("4 processes think here")
                process.terminate()
                assert process.wait(PATIENCE) == 0
        finally:
            own_cluster.tell(there, "DROP OWNED BY thinker", "DROP ROLE thinker")


def test_a_public_site(own_cluster: Cluster, own_bus: Redis, tmp_path: Path) -> None:
    """Two servers behind nginx; one is restarted, then the other, while people play on."""
    needs(proxies.NGINX)
    ports = [proxies.free_port(), proxies.free_port()]
    port, plain = proxies.free_port(), proxies.free_port()
    upstream = recipe("nginx-upstream")
    for old, new in zip(("127.0.0.1:8765", "127.0.0.1:8766"), ports, strict=True):
        assert old in upstream
        upstream = upstream.replace(old, f"127.0.0.1:{new}")
    assert "proxy_pass http://aquelarre;" in SECTION
    site = nginx_site("root", 1, port, plain, tmp_path)
    assert "proxy_pass http://127.0.0.1:1;" in site
    site = upstream + site.replace("proxy_pass http://127.0.0.1:1;", "proxy_pass http://aquelarre;")
    with own_cluster.database() as store, ExitStack() as stack:

        def start(n: int) -> Callable[[], None]:
            own = ExitStack()
            own.enter_context(one_of_several(tmp_path / str(n), ports[n], store, own_bus.address))
            stack.callback(own.close)
            return own.close

        stops = [start(n) for n in range(2)]
        nginx = proxies.nginx_with(site, tmp_path)
        stack.enter_context(proxies.running(nginx, tmp_path, port))
        visit = stack.enter_context(Visit(port))
        visit.play()
        made = visit.post(
            "/api/tables", game="carcassonne", seats=2, name="Ana", bots={"1": "random"}
        )
        table = made.json()["table"]
        for n in range(2):
            stops[n]()
            visit.move(table)
            stops[n] = start(n)
        visit.move(table)
        figures = visit.http.get(
            "/metrics",
            headers={"Authorization": f"Bearer {TOKEN}"},
            extensions=visit.named,
            timeout=PATIENCE,
        ).text
        told = set(re.findall(r"^(aquelarre_\w+) ", figures, re.M))
        named = set(re.findall(r"`(aquelarre_\w+)`", SECTION))
        assert len(named) == 6
        assert named <= told
        assert NAME in site
    own_cluster.tell("SELECT 1")
