"""A crowd around the people who are measured: sockets that are only open, tables that nobody came
back to, tables full of bots with somebody watching, and somebody who looks into the lobby.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection

from aquelarre.kernel.catalog import find
from aquelarre.match import Match
from aquelarre.server.app import FILE
from aquelarre.server.hearing import answer, heard
from aquelarre.server.records import PLAYING, WAITING, SeatRecord, TableRecord
from aquelarre.server.store import Answers, Change, SqliteStore, put_people, put_table

if TYPE_CHECKING:
    from aquelarre.server.swarm import Swarm

PLAYED = 40  # answers at an abandoned table
OPEN = 10  # one in so many abandoned tables still waits for people, for all to see
BATCH = 500  # tables that are written together
AT_ONCE = 50  # connections that are being opened at a time
LOOKS = 1.0  # seconds between two looks into the lobby


class Crowd(msgspec.Struct, frozen=True):
    """How many of each."""

    idle: int = 0  # sockets on abandoned tables
    abandoned: int = 0
    bots: int = 0  # tables with nobody but bots
    kind: str = "guide"  # of those bots


def abandoned(number: int) -> str:
    """The name of an abandoned table."""
    return f"abandoned{number}"


async def fill(data: Path, game: str, seats: int, count: int) -> None:
    """Put so many abandoned tables on the disk, before the server starts."""
    answers = _some_answers(game, seats)
    store = SqliteStore(data / FILE)
    try:
        for start in range(0, count, BATCH):
            changes: list[Change] = []
            for number in range(start, min(count, start + BATCH)):
                changes += _table(game, seats, number, answers)
            await store.write(*changes)
    finally:
        store.close()


def _some_answers(game: str, seats: int) -> list[tuple[int, int]]:
    match: Match[Any] = Match(find(game), seats, seed="abandoned")
    chance = Random(0)
    while not match.over and len(match.answers) < PLAYED:
        seat = match.asked[0]
        match.play(seat, chance.choice(match.state.options(seat)))
    return match.answers


def _table(game: str, seats: int, number: int, answers: list[tuple[int, int]]) -> list[Change]:
    waits = number % OPEN == 0
    record = TableRecord(
        id=abandoned(number),
        game=game,
        seats=seats,
        settings=find(game).check(seats, {}),
        seed="abandoned",
        created=time.time() - 3600,
        status=WAITING if waits else PLAYING,
        open=waits,
    )
    people = [SeatRecord("Ana", "", True)] + [
        SeatRecord() if waits else SeatRecord("Walda", "guide", True) for _ in range(seats - 1)
    ]
    changes: list[Change] = [put_table(record), put_people(record.id, people)]
    if not waits:
        changes.append(Answers(record.id, 0, answers))
    return changes


class Around:
    """The crowd at a running server."""

    def __init__(self, swarm: Swarm, crowd: Crowd) -> None:
        self.swarm = swarm
        self.crowd = crowd
        self.lobby: list[float] = []  # seconds for a look into the lobby
        self.open = 0  # sockets
        self._tasks: list[asyncio.Task[None]] = []
        self._opening = asyncio.Semaphore(AT_ONCE)

    async def gather(self) -> None:
        for number in range(self.crowd.idle):
            table = abandoned(number % max(1, self.crowd.abandoned // 4))
            self._tasks.append(asyncio.create_task(self._watch(table)))
        while self.open < self.crowd.idle and not all(task.done() for task in self._tasks):
            await asyncio.sleep(0.05)
        for _ in range(self.crowd.bots):
            table = await asyncio.to_thread(self._table_of_bots)
            self._tasks.append(asyncio.create_task(self._watch(table)))
        self._tasks.append(asyncio.create_task(self._look()))

    def _table_of_bots(self) -> str:
        """A table whose only person has put a bot on her seat."""
        swarm = self.swarm
        kind = self.crowd.kind
        bots = {str(seat): kind for seat in range(1, swarm.per_table)}
        wish = {"game": swarm.game, "seats": swarm.per_table, "name": "Ana", "bots": bots}
        made: str = swarm.post("/api/tables", wish)["table"]
        swarm.post(f"/api/tables/{made}/seat", {"seat": 0, "do": "bot", "bot": kind})
        return made

    async def _watch(self, table: str) -> None:
        """A socket that only listens."""
        async with self._opening:
            sock = await self.swarm.connected(table, -1)
        try:
            await sock.send('{"t":"hello"}')
            self.open += 1
            async for _ in sock:
                pass
        finally:
            self.open -= 1
            await sock.close()

    async def _look(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.to_thread(self._lobby)
            self.lobby.append(time.perf_counter() - began)
            await asyncio.sleep(LOOKS)

    def _lobby(self) -> None:
        with urlopen(Request(f"{self.swarm.base}/api/tables"), timeout=120) as response:
            response.read()

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        with suppress(Exception):
            await asyncio.gather(*self._tasks, return_exceptions=True)


class AmongBots:
    """One person among bots, who answers as soon as she is asked. Measured is how long she waits
    until she is asked again, whatever the bots of all other tables think about meanwhile."""

    def __init__(self, swarm: Swarm) -> None:
        self.swarm = swarm
        self.waited: list[float] = []

    async def play(self) -> None:
        """Game after game, until cancelled."""
        swarm = self.swarm
        bots = {str(seat): "random" for seat in range(1, swarm.per_table)}
        wish = {"game": swarm.game, "seats": swarm.per_table, "name": "Ana", "bots": bots}
        while True:
            table = (await asyncio.to_thread(swarm.post, "/api/tables", wish))["table"]
            async with swarm.connected(table, 0) as sock:
                await sock.send('{"t":"hello"}')
                await self._game(sock)

    async def _game(self, sock: ClientConnection) -> None:
        answered, since = -1, 0.0
        async for raw in sock:
            message = heard(raw)
            if message.t != "update" or message.position is None:
                continue
            question = message.position.question
            if question is None:
                return
            if not question.mine or question.answered or question.number == answered:
                continue
            if answered >= 0:
                self.waited.append(time.perf_counter() - since)
            answered, since = question.number, time.perf_counter()
            action = self.swarm.chance.choice(question.options).action
            await sock.send(answer(str(answered), answered, action))
