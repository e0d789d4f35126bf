"""Joining: a program on this machine that speaks the engine protocol on its standard streams sits
at somebody's table. Its lines go through the network door as they are; what stands in between only
sees to the line, and to the program's end."""

from __future__ import annotations

import asyncio
import json
import random
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from aquelarre.bots.engine.messages import MOST
from aquelarre.bots.engine.replies import Garbled, Hello, read
from aquelarre.kernel import AquelarreError
from aquelarre.lab.door import FIRST_WAIT, LONGEST_WAIT, MOST_MESSAGE, OPENING, SeatLost
from aquelarre.lab.far import Data, Device, Link, Turned

HELLO = 20.0  # seconds for the program to say hello: it may have much to load
FAREWELL = 5.0  # seconds in which it may end by itself
Told = Callable[[int], None]


class EngineLeft(AquelarreError):
    """The program has ended, or does not speak the protocol."""

    key = "error-engine-left"


class Joining:
    """One program on its way to one seat."""

    def __init__(self, link: Link, args: Sequence[str], name: str, seated: Told) -> None:
        self.link, self.args, self.name, self.seated = link, args, name, seated
        self.device = Device(link.address)
        self.seat = -1
        self.returns: list[float] = []
        self._hello: Data = {}  # of the program
        self._over = False

    async def play(self) -> list[float]:
        """Until the game is over; what it was worth to each seat. Raises `EngineLeft`, `Turned` if
        it is not let in, and `SeatLost`."""
        program = await asyncio.create_subprocess_exec(
            *self.args, stdin=PIPE, stdout=PIPE, limit=MOST
        )
        try:
            await self._stay(program)
            return self.returns
        except (EngineLeft, asyncio.CancelledError):
            await self._leave_to_a_bot()
            raise
        finally:
            await _ended(program)

    @property
    def worth(self) -> str:
        """What came of it for the program: `won`, `drawn` or `lost`."""
        mine = self.returns[self.seat] if self.returns else -1
        return "won" if mine > 0 else "drawn" if mine == 0 else "lost"

    async def _stay(self, program: Process) -> None:
        """Come again whenever the line breaks, to the same seat."""
        wait = FIRST_WAIT
        while not self._over:
            try:
                async with self._connected() as line:
                    await self._let_in(line, program)
                    wait = FIRST_WAIT
                    await self._pump(line, program)
            except (WebSocketException, OSError, TimeoutError) as problem:
                if self.seat < 0:
                    raise Turned({"sentence": "The line could not be opened."}) from problem
            if not self._over:
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
                wait = min(2 * wait, LONGEST_WAIT)

    def _connected(self) -> connect:
        return connect(
            f"ws{self.link.address.removeprefix('http')}/api/tables/{self.link.table}/door",
            origin=self.device.origin,  # type: ignore[arg-type]
            max_size=MOST_MESSAGE,
            open_timeout=OPENING,
            compression=None,
            proxy=None if self.device.near else True,
        )

    async def _let_in(self, line: ClientConnection, program: Process) -> None:
        """The two hellos, and the seat."""
        greeting = _bytes(await line.recv())
        if not self._hello:
            self._hello = await _introduced(program, greeting)
            if self.name:
                self._hello["name"] = self.name
        entry: Data = {"key": self.device.key, "seat": self.seat}
        if self.seat < 0:
            entry = {"invite": self.link.invite, "pass": self.link.code}
        await line.send(json.dumps({**self._hello, **entry}))
        reply = json.loads(await line.recv())
        if reply.get("t") != "seat":
            if self.seat < 0:
                raise Turned(reply)
            raise SeatLost("This seat is no longer ours.", reason="moved")
        if self.seat < 0:
            self.seated(reply["seat"])
        self.seat, self.device.key = reply["seat"], reply["key"]

    async def _pump(self, line: ClientConnection, program: Process) -> None:
        """Lines in both directions, until either side ends."""
        out = asyncio.create_task(self._from_program(line, program))
        into = asyncio.create_task(self._to_program(line, program))
        await asyncio.wait({out, into}, return_when=asyncio.FIRST_COMPLETED)
        for task in (out, into):
            task.cancel()
        done = await asyncio.gather(out, into, return_exceptions=True)
        for result in done:
            if isinstance(result, Exception) and not self._over:
                raise result

    async def _from_program(self, line: ClientConnection, program: Process) -> None:
        assert program.stdout is not None
        while True:
            try:
                text = await program.stdout.readline()
            except ValueError:  # a line without an end
                raise EngineLeft("Too long a line.", reason="hello", what="…") from None
            if not text:
                raise EngineLeft("The program has ended.", reason="ended", what="")
            if text.strip():
                await line.send(text.decode("utf-8", "replace").strip())

    async def _to_program(self, line: ClientConnection, program: Process) -> None:
        assert program.stdin is not None
        async for text in line:
            message = json.loads(text)
            if message["t"] == "over":
                self._over, self.returns = True, message["returns"]
            if message["t"] == "bye" and not self._over:
                return  # the server goes, and comes again
            with suppress(ConnectionError):  # one that has ended is noticed by its silence
                program.stdin.write(_bytes(text) + b"\n")
                await program.stdin.drain()

    async def _leave_to_a_bot(self) -> None:
        """The table shall not wait for a program that is gone."""
        if self.seat >= 0:
            path = f"/api/tables/{self.link.table}/seat"
            with suppress(AquelarreError):
                await self.device.post(path, seat=self.seat, do="bot", bot="guide")


async def _introduced(program: Process, greeting: bytes) -> Data:
    """What the program answers to the house's hello."""
    assert program.stdin is not None
    assert program.stdout is not None
    with suppress(ConnectionError):
        program.stdin.write(greeting + b"\n")
        await program.stdin.drain()
    try:
        text = await asyncio.wait_for(program.stdout.readline(), HELLO)
        if not isinstance(read(text), Hello):
            raise Garbled(text[:80].decode("utf-8", "replace") or "…")
    except (TimeoutError, ValueError, Garbled) as problem:
        what = str(problem)[:120] or "…"
        raise EngineLeft(f"No hello: {what}", reason="hello", what=what) from None
    found: Data = json.loads(text)
    return found


async def _ended(program: Process) -> None:
    """Let it end by itself; if it does not, end it. What it still says is read, so that our end of
    its lines is closed, too."""
    if program.stdin is not None:
        program.stdin.close()
    try:
        await asyncio.wait_for(program.communicate(), FAREWELL)
    except TimeoutError:
        with suppress(ProcessLookupError):
            program.kill()
        await program.wait()


def _bytes(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text
