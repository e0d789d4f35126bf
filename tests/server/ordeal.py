"""Five processes that are killed at random points (three servers, their database and their bus)
while people play there, and what must be true then."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.roamer import LOST, PATIENCE, Data, Roamer
from tests.server.test_kill import Ledger

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import names
from aquelarre.server.store.postgres.store import PostgresStore
from aquelarre.server.tokens import new_code
from postgres import Cluster
from redis_bus import Redis
from serving import kept_port

if TYPE_CHECKING:
    from tests.server.conftest import Guest

SERVER = """
import sys
from pathlib import Path
from aquelarre.server.config import Config
from aquelarre.server.limits import Limits
from aquelarre.server.run import bound, serve
from aquelarre.server.store.postgres import store as database
database.TAKING = 120.0
data, port, store, bus = sys.argv[1:]
sock = bound("127.0.0.1", int(port))
config = Config(
    data=Path(data), store=store, bus=bus, thinkers=0, pace=0.0, push=False, limits=Limits.none()
)
print(sock.getsockname()[1], flush=True)
serve(config, sock, lambda: print("open", flush=True))
"""
SERVERS = 3
GAMES = tuple(names())


class Victim:
    """One of the servers, in a process of its own."""

    def __init__(self, data: Path, store: str, bus: str) -> None:
        self.data, self.store, self.bus = data, store, bus
        self._kept = kept_port()
        self.port = self._kept.getsockname()[1] if self._kept is not None else 0
        self.up = False

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SERVER, str(self.data), str(self.port), self.store, self.bus),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        for _ in range(2):
            line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
            assert line, "it has ended"
            if line.strip() != b"open":
                self.port = int(line)
        self.up = True

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        self.up = False
        self.process.send_signal(how)
        assert await self.process.wait() in (-how, 0)
        assert self.process.stdout is not None
        await self.process.stdout.read()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()


class Ordeal:
    """People and bots play at some tables; any of five processes is killed again and again."""

    def __init__(
        self, data: Path, cluster: Cluster, bus: Redis, tables: int, seed: str, pause: float = 0.0
    ) -> None:
        """So many tables are played at; for so many seconds people think, so that games last."""
        self.cluster, self.bus, self.tables, self.pause = cluster, bus, tables, pause
        self.kind = sys.modules["tests.server.conftest"].Guest
        self.dice = Dice(seed)
        self._database = cluster.database()
        self.store = self._database.__enter__()
        self.servers = [Victim(data / f"{n}", self.store, bus.address) for n in range(SERVERS)]
        self.players: list[Roamer] = []
        self.running: set[asyncio.Task[None]] = set()
        self.killed: Counter[str] = Counter()
        self.made = 0

    async def suffer(self, kills: int, every: int) -> None:
        """Every so often all servers die at once, and what is kept is looked at."""
        await asyncio.gather(*(server.start() for server in self.servers))
        try:
            for kill in range(kills):
                while len(self.at_play()) < 2 * self.tables:
                    await self._new_tables()
                await self._until(self.acked + 1 + self.dice.below(40))
                await self._kill(self.dice.below(SERVERS + 2))
                self._check_tasks()
                if kill % every == every - 1:
                    await self._look()
            await self._until(self.acked + 1)
        finally:
            await self._end()
        self.report()

    async def roll(self) -> None:
        """All servers are restarted, one after the other, as for a new version."""
        await asyncio.gather(*(server.start() for server in self.servers))
        try:
            await self._new_tables()
            for server in self.servers:
                await self._until(self.acked + 10)
                await server.kill(signal.SIGTERM)
                await self._all_back()
                await server.start()
                self.killed["restarted"] += 1
            await self._until(self.acked + 10)
            await self._look()
        finally:
            await self._end()
        self.report()

    def at_play(self) -> list[Roamer]:
        return [player for player in self.players if not player.over]

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for player in self.players)

    async def _new_tables(self) -> None:
        """As many as are missing, all at once: at others the games may be over soon."""
        missing = self.tables - len(self.at_play()) // 2
        await asyncio.gather(
            *(self._new_table(GAMES[(self.made + n) % len(GAMES)]) for n in range(missing))
        )

    async def _new_table(self, game: str) -> None:
        ana = self.kind(self._up().base, "Ana")
        bea = self.kind(self._up().base, "Bea")
        for guest in (ana, bea):  # a device that has been here before
            guest.http.cookies.set("aquelarre", new_code(), domain="127.0.0.1")
        made = await self._asked(ana, lambda: ana.make(game, 3, bots={"2": "random"}))
        await self._asked(bea, lambda: self._sits(bea, made))
        self.made += 1
        fresh = [
            Roamer(self.servers, self.kind, who, made["table"], game, seat)
            for seat, who in enumerate((ana, bea))
        ]
        for player in fresh:
            player.pause = self.pause
        self.players += fresh
        self.running |= {asyncio.create_task(player.play()) for player in fresh}

    async def _sits(self, who: Guest, made: Data) -> None:
        """A seat is asked for once: the answer to an earlier try may have been lost."""
        table = await who.get(f"/api/tables/{made['table']}")
        if not any(person["mine"] for person in table["people"]):
            await who.join(made["table"], made["invite"])

    def _up(self) -> Victim:
        up = [server for server in self.servers if server.up]
        return up[self.dice.below(len(up))]

    async def _asked(self, who: Guest, ask: Any) -> Any:
        """Until it is answered: a table may be on its way, the database may be coming up."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await ask()
                except (*LOST, AssertionError):
                    await asyncio.sleep(0.1)

    async def _until(self, acked: int) -> None:
        with self._patiently():
            async with asyncio.timeout(PATIENCE):
                while self.acked < acked and len(self.at_play()) > 1:
                    self._check_tasks()
                    await asyncio.sleep(0.005)

    @contextmanager
    def _patiently(self) -> Iterator[None]:
        """Nothing goes on: who waits for what?"""
        try:
            yield
        except TimeoutError:
            told = [each.told() for each in self.at_play()]
            pytest.fail("\n".join([f"after {dict(self.killed)}: nothing goes on", *told]))

    def _check_tasks(self) -> None:
        for task in self.running:
            if task.done():
                task.result()

    async def _kill(self, which: int) -> None:
        if which < SERVERS:
            what, server = "server", self.servers[which]
            await server.kill()
            await self._all_back()
            await server.start()
        elif which == SERVERS:
            what = "database"
            self.cluster.stop(signal.SIGQUIT)
            self.cluster.start()
            await self._all_back()
        else:
            what = "bus"
            self.bus.stop(signal.SIGKILL)
            self.bus.start()
            await self._all_back()
        self.killed[what] += 1

    async def _all_back(self) -> None:
        """Everybody has a line again, and was told how things are."""
        await asyncio.sleep(0)
        with self._patiently():
            async with asyncio.timeout(PATIENCE):
                while not all(player.here for player in self.at_play()):
                    self._check_tasks()
                    await asyncio.sleep(0.01)

    async def _look(self) -> None:
        """While no server runs: everything is there once."""
        await asyncio.gather(*(server.kill() for server in self.servers if server.up))
        store = PostgresStore(self.store)
        for name in {player.table for player in self.players}:
            stored = store.table(name)
            assert stored is not None
            Ledger(stored, [player for player in self.players if player.table == name]).check()
        store.close()
        await asyncio.gather(*(server.start() for server in self.servers))
        for player in self.players:
            player.left = time.monotonic()  # so long nobody was there to take over

    async def _end(self) -> None:
        for task in self.running:
            task.cancel()
        results = await asyncio.gather(*self.running, return_exceptions=True)
        for server in self.servers:
            if server.up:
                await server.kill()
            server.close()
        for player in self.players:
            for guest in player.guests.values():
                await guest.close()
        self._database.__exit__(None, None, None)
        problems = [
            each
            for each in results
            if isinstance(each, BaseException) and not isinstance(each, asyncio.CancelledError)
        ]
        assert not problems, problems

    def report(self) -> None:
        """For who wants to know (`-s`)."""
        told = Counter(each["t"] for player in self.players for each in player.acked)
        resent = sum(player.resent for player in self.players)
        away = sorted(seconds for player in self.players for seconds in player.away[1:])
        middle, worst = away[len(away) // 2], away[-1]
        print(f"killed: {dict(self.killed)}; lines were gone {middle:.1f} s, at most {worst:.1f}")
        print(f"{dict(told)} acknowledged, {resent} sent again at {self.made} tables")
        assert self.acked > sum(self.killed.values())
