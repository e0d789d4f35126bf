"""Killing the server at random points: what was acknowledged is there, once, for ever.

The clients send again what was not acknowledged, with the same id, as the page does.
"""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sqlite3
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from aquelarre.games.new_salem.verbs import GIVE, NAME
from aquelarre.kernel import Dice
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match
from aquelarre.server.app import FILE
from aquelarre.server.records import Stored
from aquelarre.server.store import SqliteStore
from serving import kept_port

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
PATIENCE = 120.0  # seconds
GAMES = tuple(names())
Data = dict[str, Any]
Given = tuple[int, int, int]  # question, seat, action


class Victim:
    """A server in a process of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.up = asyncio.Event()  # who comes is heard, or waits a moment
        self._kept: socket.socket | None = None

    async def start(self) -> None:
        self._kept = self._kept or kept_port(self.port)
        if self._kept is not None:
            self.port = self._kept.getsockname()[1]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", SERVER, str(self.data), str(self.port),
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        port = int(line)
        assert self.port in (0, port)
        self.port = port
        self.up.set()

    async def kill(self) -> None:
        self.up.clear()
        self.process.send_signal(signal.SIGKILL)
        assert await self.process.wait() == -signal.SIGKILL
        assert self.process.stdout is not None
        await self.process.stdout.read()

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()


class Stubborn:
    """A player who talks, answers and speaks up at random, comes back whenever the line is cut, and
    then sends again what was not acknowledged."""

    def __init__(self, guest: Guest, table: str, game: str, seat: int, up: asyncio.Event) -> None:
        self.guest, self.table, self.game, self.seat = guest, table, game, seat
        self.up = up  # is there a server? Else nobody knocks, and it starts the sooner
        self.dice = Dice(f"{table[:2]} {seat}")
        self.pending: dict[str, Data] = {}
        self.acked: list[Data] = []
        self.resent = 0
        self.count = 0
        self.asked = -1  # the last question that was answered
        self.over = False
        self.seldom = 4  # one in so many chances to speak up is taken

    async def play(self) -> None:
        while not self.over:
            with suppress(ConnectionClosed, OSError, EOFError, InvalidHandshake, InvalidMessage):
                socket = await self.guest.open(self.table, self.seat)
                async with socket:
                    await self._talk(socket)
            await asyncio.sleep(0)
            await self.up.wait()

    async def _say_again(self, socket: Any) -> None:
        """What has not been acknowledged yet."""
        for message in list(self.pending.values()):
            self.resent += 1
            await socket.send(json.dumps(message))

    async def _talk(self, socket: Any) -> None:
        await socket.send('{"t":"hello"}')
        await self._say_again(socket)
        async for text in socket:
            frame = json.loads(text)
            if frame["t"] in ("ack", "refused"):
                message = self.pending.pop(frame["id"])
                if frame["t"] == "ack":
                    self.acked.append(message)
            elif frame["t"] == "update":
                if frame["position"]["over"] and not self.pending:
                    self.over = True
                    return
                await self._react(socket, frame["position"]["question"], frame["silent"])

    async def _react(self, socket: Any, question: Data | None, silent: Any) -> None:
        if question is None:
            return
        if self.dice.below(8) == 0 and silent is None:
            await self._command(socket, t="say", text=f"{self.seat} says {self.count}")
        number, asides = question["number"], question["asides"]
        if asides and self.dice.below(self.seldom) == 0 and not self.pending:
            action = asides[self.dice.below(len(asides))]["action"]
            await self._command(socket, t="answer", question=number, action=action)
        if question["mine"] and not question["answered"] and number > self.asked:
            self.asked = number
            options = question["options"]
            action = options[self.dice.below(len(options))]["action"]
            await self._command(socket, t="answer", question=number, action=action)

    async def _command(self, socket: Any, **message: Any) -> None:
        self.count += 1
        name = f"{self.count}"  # each device counts for itself
        self.pending[name] = {"id": name, **message}
        await socket.send(json.dumps(self.pending[name]))


class Ledger:
    """What is on the disk of a table, compared with what its players were told."""

    def __init__(self, stored: Stored, players: list[Stubborn]) -> None:
        self.stored, self.players = stored, players
        self.asides: Counter[tuple[int, int]] = Counter()  # by seat and action
        self.given: Counter[Given] = Counter()
        record = stored.table
        self.match: Match[Any] = Match(
            find(record.game), record.seats, record.settings, seed=record.seed, scripted=True
        )
        for seat, action in stored.answers:
            if seat < record.seats and action in self.match.state.asides(seat):
                self.asides[seat, action] += 1
            else:
                self.given[self.match.question, seat, action] += 1
            self.match.play(seat, action)

    def check(self) -> None:
        assert (self.stored.table.status == "finished") == self.match.over
        for player in self.players:
            self._check_answers(player)
            self._check_lines(player)

    def _check_answers(self, player: Stubborn) -> None:
        """Every acknowledged answer is there once; of those on their way each is, or is not."""
        acked, waiting = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
        for sent, count in ((player.acked, acked), (list(player.pending.values()), waiting)):
            for message in sent:
                if message["t"] != "answer":
                    continue
                given = (message["question"], player.seat, message["action"])
                if self.given[given]:
                    assert self.given[given] == 1
                else:
                    count[player.seat, message["action"]] += 1
        for aside, times in self.asides.items():
            if aside[0] == player.seat:
                assert acked[aside] <= times <= acked[aside] + waiting[aside], (aside, player.game)
        assert not acked - self.asides, f"acknowledged and lost: {acked - self.asides}"

    def _check_lines(self, player: Stubborn) -> None:
        said = [line.text for line in self.stored.chat if line.seat == player.seat]
        assert len(set(said)) == len(said), "said twice"
        acked = {each["text"] for each in player.acked if each["t"] == "say"}
        waiting = {each["text"] for each in player.pending.values() if each["t"] == "say"}
        assert acked <= set(said) <= acked | waiting


def check(data: Path, players: list[Stubborn]) -> None:
    """While no server runs: the file is whole, and everything is in it once."""
    connection = sqlite3.connect(data / FILE)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    store = SqliteStore(data / FILE)
    for name in {player.table for player in players}:
        stored = store.table(name)
        assert stored is not None
        Ledger(stored, [player for player in players if player.table == name]).check()
    store.close()


class Ordeal:
    """Bots and people play at some tables; the server is killed again and again."""

    def __init__(self, data: Path, make_guest: Any, tables: int, seed: str) -> None:
        self.data, self.make_guest, self.tables = data, make_guest, tables
        self.victim, self.dice = Victim(data), Dice(seed)
        self.players: list[Stubborn] = []
        self.running: set[asyncio.Task[None]] = set()
        self.made = 0
        self.seldom = 4

    async def suffer(self, kills: int, games: tuple[str, ...] = GAMES) -> None:
        await self.victim.start()
        for kill in range(kills):
            while len(self.at_play()) < 2 * self.tables:
                await self._new_table(games[self.made % len(games)])
            await self._until(self.acked + 1 + self.dice.below(60))
            await self.victim.kill()
            check(self.data, self.players)
            if kill < kills - 1:
                await self.victim.start()
        await self._end()
        self.report(kills)

    def at_play(self) -> list[Stubborn]:
        return [player for player in self.players if not player.over]

    @property
    def acked(self) -> int:
        return sum(len(player.acked) for player in self.players)

    async def _new_table(self, game: str) -> None:
        base = f"http://127.0.0.1:{self.victim.port}"
        ana, bea = self.make_guest(base, "Ana"), self.make_guest(base, "Bea")
        made = await ana.make(game, 3, bots={"2": "random"})
        await bea.join(made["table"], made["invite"])
        self.made += 1
        fresh = [
            Stubborn(who, made["table"], game, seat, self.victim.up)
            for seat, who in enumerate((ana, bea))
        ]
        for player in fresh:
            player.seldom = self.seldom
        self.players += fresh
        self.running |= {asyncio.create_task(player.play()) for player in fresh}

    async def _until(self, acked: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.acked < acked and len(self.at_play()) > 1:
                await asyncio.sleep(0.001)

    async def _end(self) -> None:
        for task in self.running:
            task.cancel()
        results = await asyncio.gather(*self.running, return_exceptions=True)
        problems = [
            each
            for each in results
            if isinstance(each, BaseException) and not isinstance(each, asyncio.CancelledError)
        ]
        assert not problems
        for guest in {player.guest for player in self.players}:
            await guest.close()
        self.victim.close()

    def report(self, kills: int) -> None:
        """For who wants to know (`-s`)."""
        told = Counter(each["t"] for player in self.players for each in player.acked)
        resent = sum(player.resent for player in self.players)
        played = Counter(player.game for player in self.players if player.seat == 0)
        print(
            f"{kills} kills: {dict(told)} acknowledged, {resent} sent again, tables {dict(played)}"
        )
        assert self.acked > kills


@pytest.fixture
def make_guest() -> Any:
    return sys.modules["tests.server.conftest"].Guest


async def test_a_few_kills_in_every_game(data: Path, make_guest: Any) -> None:
    await Ordeal(data, make_guest, tables=5, seed="a few").suffer(kills=6)


@pytest.mark.deep
async def test_two_hundred_kills(data: Path, make_guest: Any) -> None:
    await Ordeal(data, make_guest, tables=10, seed="two hundred").suffer(kills=200)


@pytest.mark.deep
async def test_gifts_in_new_salem_are_given_once(data: Path, make_guest: Any) -> None:
    ordeal = Ordeal(data, make_guest, tables=6, seed="gifts")
    ordeal.seldom = 1  # they give whatever they can
    await ordeal.suffer(kills=30, games=("new_salem",))
    actions = [
        each["action"] for who in ordeal.players for each in who.acked if each["t"] == "answer"
    ]
    gifts = sum(GIVE.base <= action < NAME.base for action in actions)
    print(f"{gifts} gifts")
    assert gifts, "there was something to be given twice"


async def test_the_position_after_a_kill_is_that_of_the_log(
    data: Path, make_guest: Any, house: Any
) -> None:
    victim = Victim(data / "house")
    await victim.start()
    ana = make_guest(f"http://127.0.0.1:{victim.port}", "Ana")
    names = ["Ana", "Bea", "Caz"]
    tables = [(await ana.make(game, 3, names=names))["table"] for game in GAMES]
    dice = Dice("log")
    given: dict[str, list[tuple[int, int]]] = {table: [] for table in tables}
    for table in tables:
        lives = [await ana.live(table, seat) for seat in range(3)]
        for _ in range(10):
            for live in lives:
                await live.sync()
            seat = next(seat for seat, live in enumerate(lives) if live.my_turn())
            given[table] += [(seat, action) for action in await lives[seat].play(dice, 1)]
    await victim.kill()
    victim.close()
    for live in ana.lives:
        await live.until_closed()
    async with house() as server:
        for table in tables:
            stored = server.server.store.table(table)
            assert stored is not None
            match = server.match(table)
            again: Match[Any] = Match(match.game, 3, match.settings, seed=match.seed, scripted=True)
            left = list(given[table])
            for seat, action in stored.answers:
                if left and left[0] == (seat, action):
                    del left[0]
                elif seat < 3:  # where somebody can only go on the table does it, unless they do
                    assert again.state.goes_on(seat) == action, "no more than was acknowledged"
                again.play(seat, action)
            assert left == [], "all that was acknowledged"
            assert match.fingerprint() == again.fingerprint()
    await ana.close()
