"""A swarm: many tables full of people who answer at random, through the real protocol.

It measures what people feel: the time from sending an answer until every seat of the table has
the update. The server runs in a process of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from aquelarre.server.config import make_room
from aquelarre.server.crowd import AmongBots, Around, Crowd, fill
from aquelarre.server.hearing import Heard, Question, answer, heard

Data = dict[str, Any]
PATIENCE = 120  # seconds for a connection to open, when thousands do


class Report:
    """What was measured."""

    def __init__(self) -> None:
        self.sent = 0
        self.refused = 0
        self.errors = 0
        self.seconds = 0.0
        self.latencies: list[float] = []
        self.waited: list[float] = []  # of a person among bots, until she was asked again
        self.lobby: list[float] = []
        self.memory_mb = 0.0
        self.server_cpu_s = 0.0

    def as_dict(self) -> dict[str, int | float]:
        return {
            "answers": len(self.latencies),
            "answers_per_s": round(len(self.latencies) / max(self.seconds, 1e-9), 1),
            "p50_ms": part(self.latencies, 0.5),
            "p90_ms": part(self.latencies, 0.9),
            "p99_ms": part(self.latencies, 0.99),
            "max_ms": part(self.latencies, 1.0),
            "bots_p50_ms": part(self.waited, 0.5),
            "bots_p99_ms": part(self.waited, 0.99),
            "lobby_p50_ms": part(self.lobby, 0.5),
            "lobby_p99_ms": part(self.lobby, 0.99),
            "refused": self.refused,
            "errors": self.errors,
            "memory_mb": round(self.memory_mb, 1),
            "server_cpu_s": round(self.server_cpu_s, 2),
            "seconds": round(self.seconds, 2),
        }


def part(latencies: list[float], share: float) -> float:
    """So many of them were within so many milliseconds."""
    ordered = sorted(latencies) or [0.0]
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


class Seat:
    """One person at one table: a connection, and what it was told last."""

    def __init__(self, swarm: Swarm, table: Table, number: int) -> None:
        self.swarm = swarm
        self.table = table
        self.number = number
        self.question: Question | None = None
        self.seq = -1
        self.socket: ClientConnection | None = None

    async def run(self) -> None:
        async with self.swarm.connected(self.table.name, self.number) as sock:
            self.socket = sock
            await sock.send('{"t":"hello"}')
            async for raw in sock:
                self.hear(heard(raw))

    def hear(self, message: Heard) -> None:
        if message.t == "update":
            self.seq = message.seq
            self.question = message.position.question if message.position else None
            self.table.heard(self)
        elif message.t == "ack":
            self.table.acknowledged(message)
        elif message.t == "refused":
            self.swarm.report.refused += 1
            self.table.pending = None

    @property
    def can_answer(self) -> bool:
        return bool(self.question and self.question.mine and not self.question.answered)


class Table:
    """A table whose people answer one after the other."""

    def __init__(self, swarm: Swarm, name: str, seats: int) -> None:
        self.swarm = swarm
        self.name = name
        self.seats = [Seat(swarm, self, number) for number in range(seats)]
        self.pending: tuple[float, int] | None = None  # when an answer was sent, and after what
        self.number = 0  # of that answer
        self.over = False
        self.full = asyncio.Event()  # everybody has heard something

    def heard(self, seat: Seat) -> None:
        """When everybody has the update after an answer, its time is known."""
        if not self.full.is_set() and all(each.seq >= 0 for each in self.seats):
            self.full.set()
        if seat.question is None:
            self.over = True
        if self.pending is None:
            return
        began, before = self.pending
        if all(each.seq > before for each in self.seats):
            self._measured(began)

    def acknowledged(self, message: Heard) -> None:
        """Who passes in a window is told so, and nobody else hears of it."""
        if self.pending is None or message.id != str(self.number):
            return
        began, before = self.pending
        if message.seq <= before:
            self._measured(began)

    def _measured(self, began: float) -> None:
        self.swarm.report.latencies.append(time.perf_counter() - began)
        self.pending = None
        if self.swarm.flat_out:
            self.swarm.ready.put_nowait(self)

    async def answer(self) -> bool:
        """Somebody who is asked gives any answer."""
        if self.pending is not None or self.over:
            return False
        asked = [seat for seat in self.seats if seat.can_answer and seat.socket is not None]
        if not asked:
            return False
        seat = self.swarm.chance.choice(asked)
        question = seat.question
        assert question is not None
        assert seat.socket is not None
        option = self.swarm.chance.choice(question.options)
        self.swarm.report.sent += 1
        self.number = self.swarm.report.sent
        self.pending = time.perf_counter(), max(each.seq for each in self.seats)
        await seat.socket.send(answer(str(self.number), question.number, option.action))
        return True


class Swarm:
    """All people at all tables."""

    def __init__(self, base: str, game: str, tables: int, seats: int, seed: int = 0) -> None:
        self.base = base.rstrip("/")
        self.live = "ws" + self.base.removeprefix("http")
        self.game = game
        self.count = tables
        self.per_table = seats
        self.chance = Random(seed)
        self.report = Report()
        self.cookie = ""
        self.flat_out = False
        self.ready: asyncio.Queue[Table] = asyncio.Queue()
        self.tables: list[Table] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def post(self, path: str, body: Data) -> Data:
        headers = {"Content-Type": "application/json", "X-Aquelarre": "1", "Origin": self.base}
        if self.cookie:
            headers["Cookie"] = self.cookie
        request = Request(self.base + path, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=30) as response:
            for name, morsel in SimpleCookie(response.headers.get("Set-Cookie", "")).items():
                self.cookie = f"{name}={morsel.value}"
            found: Data = json.load(response)
            return found

    def connected(self, table: str, seat: int) -> connect:
        """A connection to a table, before the hello."""
        return connect(
            f"{self.live}/api/tables/{table}/live?seat={seat}",
            origin=self.base,  # type: ignore[arg-type]  # it is one, without its type
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            open_timeout=PATIENCE,
            proxy=None,
        )

    async def open_table(self) -> Table:
        body = {
            "game": self.game,
            "seats": self.per_table,
            "names": [f"P{n}" for n in range(self.per_table)],
        }
        made = await asyncio.to_thread(self.post, "/api/tables", body)
        table = Table(self, made["table"], self.per_table)
        for seat in table.seats:
            self._start(self._keep(seat))
        return table

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep(self, seat: Seat) -> None:
        try:
            await seat.run()
        except asyncio.CancelledError:
            raise
        except Exception:
            self.report.errors += 1

    async def gather(self) -> None:
        """Everybody sits down."""
        for _ in range(self.count):
            self.tables.append(await self.open_table())
        for table in self.tables:
            await table.full.wait()

    async def paced(self, per_second: float, seconds: float) -> None:
        """So many answers a second, over all tables in turn."""
        began = time.perf_counter()
        number, turn = 0, 0
        while (now := time.perf_counter()) - began < seconds:
            due = began + number / per_second
            if due > now:
                await asyncio.sleep(due - now)
            number += 1
            for _ in range(len(self.tables)):
                turn = (turn + 1) % len(self.tables)
                table = self.tables[turn]
                if table.over and table.pending is None:
                    self.tables[turn] = await self.open_table()
                    continue
                if await table.answer():
                    break
        await self._settle()
        self.report.seconds = time.perf_counter() - began

    async def as_fast_as_it_goes(self, seconds: float) -> None:
        """Each table gives its next answer as soon as everybody has heard the last one."""
        self.flat_out = True
        began = time.perf_counter()
        for table in self.tables:
            self.ready.put_nowait(table)
        while (left := began + seconds - time.perf_counter()) > 0:
            try:
                table = await asyncio.wait_for(self.ready.get(), left)
            except TimeoutError:
                break
            if table.over:  # the others do not wait for the next game of these people
                self._start(self._sit_down_again(table))
            elif not await table.answer():
                self.ready.put_nowait(table)
                await asyncio.sleep(0)
        await self._settle()
        self.report.seconds = time.perf_counter() - began

    async def _sit_down_again(self, old: Table) -> None:
        self.tables.remove(old)
        new = await self.open_table()
        self.tables.append(new)
        await new.full.wait()
        self.ready.put_nowait(new)

    async def _settle(self) -> None:
        for _ in range(100):
            if not any(table.pending for table in self.tables):
                return
            await asyncio.sleep(0.05)

    async def leave(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def own_server(
    prepare: Callable[[Path], Awaitable[None]], bots: int
) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own, with a store of its own; its address and process."""
    with tempfile.TemporaryDirectory() as data:
        await prepare(Path(data))
        command = [sys.executable, "-m", "aquelarre", "serve", "--local", "--port", "0"]
        command += ["--no-browser", "--no-limits", "--bot-processes", str(bots), "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
            try:
                assert process.stdout is not None
                line = await asyncio.to_thread(process.stdout.readline)
                yield line.split()[-1].replace("localhost", "127.0.0.1"), process.pid
            finally:
                process.terminate()


def memory_mb(process: int) -> float:
    """The resident memory of a process, where the system tells."""
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(process: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100
    return 0.0


async def measure(
    game: str,
    tables: int,
    seats: int,
    seconds: float,
    per_second: float | None,
    crowd: Crowd,
    seed: int = 0,
) -> Report:
    """Start a server, fill it, and measure: paced, or flat out without a pace."""
    make_room()

    async def prepare(data: Path) -> None:
        await fill(data, game, seats, crowd.abandoned)

    async with own_server(prepare, bots=1 if crowd.bots else 0) as (address, process):
        swarm = Swarm(address, game, tables, seats, seed)
        await swarm.gather()
        async with surrounded(swarm, crowd):
            before = cpu_seconds(process)
            if per_second is None:
                await swarm.as_fast_as_it_goes(seconds)
            else:
                await swarm.paced(per_second, seconds)
            swarm.report.server_cpu_s = cpu_seconds(process) - before
            swarm.report.memory_mb = memory_mb(process)
        await swarm.leave()
        return swarm.report


@asynccontextmanager
async def surrounded(swarm: Swarm, crowd: Crowd) -> AsyncIterator[None]:
    """With the crowd around; and one more person, among bots, if there are tables of bots."""
    around, among = Around(swarm, crowd), AmongBots(swarm)
    await around.gather()
    playing = asyncio.create_task(among.play()) if crowd.bots else None
    try:
        yield
    finally:
        if playing is not None:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        await around.leave()
        swarm.report.waited, swarm.report.lobby = among.waited, around.lobby
