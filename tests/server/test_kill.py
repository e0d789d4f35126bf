"""Killing the server at random points: what was acknowledged is there, once, for ever."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.server.app import FILE
from aquelarre.server.store import SqliteStore

if TYPE_CHECKING:
    from tests.server.conftest import Guest

SERVER = """
import sys
from pathlib import Path
from aquelarre.server.config import Config
from aquelarre.server.limits import Limits
from aquelarre.server.run import bound, serve
sock = bound("127.0.0.1", int(sys.argv[2]))
config = Config(data=Path(sys.argv[1]), thinkers=0, pace=0.0, limits=Limits.none())
print(sock.getsockname()[1], flush=True)
serve(config, sock)
"""
GAMES = ("carcassonne", "walpurgisnacht")
Acked = tuple[int, int, int]  # question, seat, action


class Victim:
    """A server in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, str(self.data), str(self.port),
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), 60)
        port = int(line)
        assert self.port in (0, port)
        self.port = port

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        assert await self.process.wait() == -signal.SIGKILL
        assert self.process.stdout is not None
        await self.process.stdout.read()


class Stubborn:
    """A player who comes back whenever the line is cut, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int) -> None:
        self.guest, self.table, self.seat = guest, table, seat
        self.dice = Dice(f"{table[:2]} {seat}")
        self.acked: list[Acked] = []
        self.commands = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with suppress(ConnectionClosed, OSError, EOFError, InvalidHandshake, InvalidMessage):
                socket = await self.guest.open(self.table, self.seat)
                async with socket:
                    await self._talk(socket)
            await asyncio.sleep(0)

    async def _talk(self, socket: Any) -> None:
        await socket.send('{"t":"hello"}')
        waiting: dict[str, Acked] = {}
        asked = -1
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] == "ack":
                self.acked.append(waiting.pop(frame["id"]))
            if frame["t"] != "update":
                continue
            position = frame["position"]
            if position["over"] and not waiting:
                self.over = True
                return
            question = position["question"]
            if question and question["mine"] and question["number"] > asked:
                asked = question["number"]
                options = question["options"]
                action = options[self.dice.below(len(options))]["action"]
                self.commands += 1
                name = f"{self.seat} {self.commands}"
                waiting[name] = (asked, self.seat, action)
                await socket.send(
                    json.dumps({"t": "answer", "id": name, "question": asked, "action": action})
                )


def check(data: Path, players: list[Stubborn]) -> int:
    """While no server runs: the file is whole, and every acknowledged answer is in it once."""
    connection = sqlite3.connect(data / FILE)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    store = SqliteStore(data / FILE)
    finished = 0
    for name in {player.table for player in players}:
        stored = store.table(name)
        assert stored is not None
        record = stored.table
        match: Match[Any] = Match(
            find(record.game), record.seats, record.settings, seed=record.seed, scripted=True
        )
        given: list[Acked] = []
        for seat, action in stored.answers:
            given.append((match.question, seat, action))
            match.play(seat, action)
        acked = [ack for player in players if player.table == name for ack in player.acked]
        assert len(set(acked)) == len(acked)
        for ack in acked:
            assert given.count(ack) == 1, f"{ack} was acknowledged and is there otherwise"
        assert (record.status == "finished") == match.over
        finished += match.over
    store.close()
    return finished


async def killed(data: Path, make_guest: Any, tables: int, kills: int, seed: str) -> None:
    """Bots and people play; the server is killed again and again."""
    victim, dice = Victim(data), Dice(seed)
    await victim.start()
    base = f"http://127.0.0.1:{victim.port}"
    players: list[Stubborn] = []
    guests: list[Any] = []

    async def new_table(number: int) -> list[Stubborn]:
        ana, bea = make_guest(base, "Ana"), make_guest(base, "Bea")
        guests.extend((ana, bea))
        made = await ana.make(GAMES[number % 2], 3, bots={"2": "random"})
        await bea.join(made["table"], made["invite"])
        return [Stubborn(ana, made["table"], 0), Stubborn(bea, made["table"], 1)]

    running: set[asyncio.Task[None]] = set()
    count = 0
    for kill in range(kills):
        while sum(not player.over for player in players) < 2 * tables:
            fresh = await new_table(count)
            count += 1
            players += fresh
            running |= {asyncio.create_task(player.play()) for player in fresh}
        target = sum(len(player.acked) for player in players) + 1 + dice.below(60)
        async with asyncio.timeout(60):
            while (
                sum(len(player.acked) for player in players) < target
                and sum(not player.over for player in players) > 1
            ):
                await asyncio.sleep(0.001)
        await victim.kill()
        check(data, players)
        if kill < kills - 1:
            await victim.start()
    for task in running:
        task.cancel()
    results = await asyncio.gather(*running, return_exceptions=True)
    problems = [
        each
        for each in results
        if isinstance(each, BaseException) and not isinstance(each, asyncio.CancelledError)
    ]
    assert not problems
    for guest in guests:
        await guest.close()
    assert sum(len(player.acked) for player in players) > kills


@pytest.fixture
def make_guest() -> Any:
    return sys.modules["tests.server.conftest"].Guest


async def test_eight_kills(data: Path, make_guest: Any) -> None:
    await killed(data, make_guest, tables=4, kills=8, seed="eight")


@pytest.mark.deep
async def test_fifty_kills_while_twenty_tables_play(data: Path, make_guest: Any) -> None:
    await killed(data, make_guest, tables=20, kills=50, seed="fifty")


async def test_the_position_after_a_kill_is_that_of_the_log(
    data: Path, make_guest: Any, house: Any
) -> None:
    victim = Victim(data / "house")
    await victim.start()
    ana = make_guest(f"http://127.0.0.1:{victim.port}", "Ana")
    names = ["Ana", "Bea", "Caz"]
    tables = [(await ana.make(game, 3, names=names))["table"] for game in GAMES]
    dice, given = Dice("log"), dict.fromkeys(tables, 0)
    for table in tables:
        lives = [await ana.live(table, seat) for seat in range(3)]
        for _ in range(10):
            for live in lives:
                await live.sync()
            given[table] += len(await next(live for live in lives if live.my_turn()).play(dice, 1))
    await victim.kill()
    for live in ana.lives:
        await live.until_closed()
    async with house() as server:
        for table in tables:
            stored = server.server.store.table(table)
            assert stored is not None
            match = server.match(table)
            again: Match[Any] = Match(match.game, 3, match.settings, seed=match.seed, scripted=True)
            for seat, action in stored.answers:
                again.play(seat, action)
            assert match.fingerprint() == again.fingerprint()
            people = [seat for seat, _ in stored.answers if seat < 3]
            assert len(people) == given[table], "all that was acknowledged, and no more"
    await ana.close()
