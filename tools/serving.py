"""A server in a process of its own, for tests and pictures; and a cable to it that can be cut.

    python tools/serving.py FOLDER PORT FILE SETTINGS

is what runs there: the tables of a folder, on a port (0: any, it is printed), with seeds that come
from what is written in a file. The settings, as JSON, are those of `aquelarre.server.config`;
besides, `scripts` are put into the page before anything of its own, for browsers that cannot be
told to, and reviews think in so many `simulations`.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 120.0  # seconds; machines can be slow
LOOKS = 0.02  # seconds between two looks: who asks without a pause takes the time of those who play
# LATE=0.8 ./test tests/browser: on a slow line, to find what depends on the order in which it comes
LATE = float(os.environ.get("LATE", "0"))
SCRIPTS = "/web/for-tests"  # where the scripts that are put into the page are found


def kept_port(port: int = 0) -> socket.socket | None:
    """Keeps a port (0: any) from being given to others, also while the server that belongs on it is
    down. Only Linux lets another socket listen beside such a one; elsewhere nothing is kept."""
    if sys.platform != "linux":
        return None
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", port))
    return found


class House:
    """A server in a process of its own. It can be killed and started again on the same port.
    The seeds of its tables come from what is written in a file: the name of the test."""

    def __init__(self, data: Path, chance: Path, **settings: Any) -> None:
        self.data = data
        self.chance = chance
        self.settings = settings
        self.port = 0
        self._kept: socket.socket | None = None
        self._finished: dict[str, str] = {}

    def start(self) -> None:
        self._kept = self._kept or kept_port(self.port)
        if self._kept is not None:
            self.port = self._kept.getsockname()[1]
        command = [sys.executable, "-P", __file__, str(self.data), str(self.port)]
        command += [str(self.chance), json.dumps(self.settings)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        port = int(self.process.stdout.readline())  # from now on connections wait
        assert self.port in (0, port), "the port was taken meanwhile"
        self.port = port
        self.base = f"http://127.0.0.1:{self.port}"
        with httpx.Client(trust_env=False, verify=False) as http:
            assert http.get(f"{self.base}/health", timeout=PATIENCE).status_code == 200

    def finished(self, game: str) -> str:
        """A table at which bots have played a whole game."""
        if game not in self._finished:
            test = self.chance.read_text()
            self.chance.write_text(f"finished {game}")  # whichever test asks first
            headers = {"X-Aquelarre": "1", "Origin": self.base}
            with httpx.Client(
                base_url=self.base, headers=headers, timeout=PATIENCE, trust_env=False, verify=False
            ) as http:
                seats = {"carcassonne": 3, "discworld_witches": 3}.get(game, 5)
                wish = {"game": game, "seats": seats, "name": "Ana"}
                table = http.post("/api/tables", json=wish).raise_for_status().json()["table"]
                # who makes it goes before it begins: later the log would tell when, as it happens
                away = [{"seat": 0, "do": "leave"}, {"seat": 0, "do": "bot", "bot": "guide"}]
                bots = [{"seat": n, "do": "bot", "bot": "random"} for n in range(1, seats)]
                for deed in away + bots:
                    http.post(f"/api/tables/{table}/seat", json=deed).raise_for_status()
            self.chance.write_text(test)
            self.until_finished(table)
            self._finished[game] = table
        return self._finished[game]

    def until_finished(self, table: str) -> None:
        """Wait for the end of a game that bots play."""
        until = time.monotonic() + PATIENCE
        with httpx.Client(
            base_url=self.base, timeout=PATIENCE, trust_env=False, verify=False
        ) as http:
            while http.get(f"/api/tables/{table}").json()["status"] != "finished":
                assert time.monotonic() < until, "the bots do not come to an end"
                time.sleep(LOOKS)

    def kill(self) -> None:
        """As if the power had been cut. The port is kept for the next start."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Wire:
    """A cable between browsers and a server that can be cut: open connections break, and new
    ones do not come about. (`set_offline` only silences
    an open socket: the page finds that out by its pings, after some twenty seconds.)"""

    def __init__(self, port: int) -> None:
        self.there = port
        self.whole = True
        self.ends: list[socket.socket] = []
        self._lock = threading.Lock()  # nobody comes through while the cable is being cut
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                with self._lock:
                    self._join(near)

    def _join(self, near: socket.socket) -> None:
        """Lead somebody who has come to the server, if the cable is whole and the server there."""
        far = None
        with suppress(OSError):
            far = socket.create_connection(("127.0.0.1", self.there)) if self.whole else None
        if far is None:
            near.close()
            return
        self.ends += [near, far]
        for ends in ((near, far), (far, near)):
            threading.Thread(target=self._pump, args=ends, daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        with self._lock:
            self.whole = False
            for end in self.ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for end in self.ends:
            end.close()


# -- in the process of the server ----------------------------------------------------------


def main(arguments: Sequence[str]) -> None:
    from aquelarre.server import bot_seats, errands, fair, making, reviews
    from aquelarre.server.config import Config
    from aquelarre.server.limits import Limits
    from aquelarre.server.mail.account import Account
    from aquelarre.server.run import bound, serve

    folder, port, chance, told = arguments
    numbers: dict[str, count[int]] = {}

    def seed() -> str:  # the same games each time
        test = Path(chance).read_text()
        return f"{test} {next(numbers.setdefault(test, count()))}"

    making.new_seed = seed  # type: ignore[attr-defined]  # where tables take it from
    errands.PATIENCE = reviews.PATIENCE = 0  # else a busy machine would not let them begin
    fair.PATIENCE = 30.0  # a page on a slow machine still tells its number
    bot_seats.ALONE = 1e6  # on a slow machine, too, bots come to the end of a game
    more = json.loads(told)
    if "mail" in more:
        more["mail"] = Account(**more["mail"])
    put_in([Path(each) for each in more.pop("scripts", [])])
    reviews.SIMULATIONS = more.pop("simulations", 0)
    if LATE:
        come_late(LATE)
    sock = bound("127.0.0.1", int(port))
    print(sock.getsockname()[1], flush=True)
    common = {"thinkers": 0, "pace": 0.0, "limits": Limits.none(), "admin": "the token"}
    serve(Config(data=Path(folder), **{**common, **more}), sock)


def come_late(most: float) -> None:
    """Parts of pages and what tables tell come late by so many seconds at most, in any order."""
    import asyncio
    import random

    from aquelarre.server import run

    plain = run.uvicorn_server
    dice = random.Random(os.environ.get("LATE_SEED", ""))

    def slowly(server: Any) -> Any:
        app = server.app

        async def late(scope: Any, receive: Any, send: Any) -> None:
            turns = asyncio.Lock()

            async def tell(message: Any) -> None:
                async with turns:  # what a table tells stays in its order
                    await asyncio.sleep(most / 4 * dice.random() ** 2)
                    await send(message)

            if scope["type"] == "http" and scope["method"] == "GET":
                await asyncio.sleep(most * dice.random() ** 2)
            await app(scope, receive, tell if scope["type"] == "websocket" else send)

        server.app = late
        return plain(server)

    run.uvicorn_server = slowly


def put_in(scripts: list[Path]) -> None:
    """Let the page load these scripts before its own."""
    from starlette.requests import Request
    from starlette.responses import FileResponse, HTMLResponse, Response
    from starlette.routing import BaseRoute, Route

    from aquelarre.server import pages

    plain, routes = pages.index, pages.routes
    named = {path.name: path for path in scripts}

    async def index(request: Request) -> Response:
        found = await plain(request)
        root = request.scope.get("root_path", "")
        tags = "".join(f'<script src="{root}{SCRIPTS}/{name}"></script>' for name in named)
        page = bytes(found.body).decode().replace("<head>", f"<head>{tags}")
        return HTMLResponse(page, headers={"cache-control": "no-cache"})

    async def script(request: Request) -> Response:
        return FileResponse(named[request.path_params["name"]], media_type="text/javascript")

    def with_scripts() -> list[BaseRoute]:
        return [Route(f"{SCRIPTS}/{{name}}", script), *routes()]

    if named:
        pages.index = index
        pages.routes = with_scripts


if __name__ == "__main__":
    main(sys.argv[1:])
