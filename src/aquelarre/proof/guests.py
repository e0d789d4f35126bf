"""Guests: devices and people that talk to a server through its protocol (docs/PROTOCOL.md)."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from aquelarre.kernel import Dice, Seat
from aquelarre.match.fair import promise_of

Data = dict[str, Any]
PATIENCE = 60.0  # seconds after which something that does not come is a failure
CUT = (ConnectionClosed, OSError, EOFError, InvalidHandshake, InvalidMessage, TimeoutError)


class Unanswered(Exception):
    """Nothing came within all patience."""


class Device:
    """A browser: its cookie, and what it asks for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookie = ""
        self.number = secrets.token_hex(32)  # what it adds to the chance of a table

    async def post(self, path: str, **body: Any) -> Data:
        """A request that is to be granted."""
        status, answer = await self.ask("POST", path, json.dumps(body).encode())
        if status != 200:
            raise Unanswered(f"POST {path}: {status} {answer[:200]!r}")
        found: Data = json.loads(answer)
        return found

    async def get(self, path: str) -> bytes:
        status, answer = await self.ask("GET", path)
        if status != 200:
            raise Unanswered(f"GET {path}: {status} {answer[:200]!r}")
        return answer

    async def ask(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, bytes]:
        """Any request; its status and what came. Underscores in names of headers are hyphens, and
        an empty header is left out."""
        return await asyncio.to_thread(self._ask, method, path, body, headers)

    def _ask(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        host = urlsplit(self.address).netloc
        own = {"Host": host, "Origin": self.address, "X-Aquelarre": "1"}
        if self.cookie:
            own["Cookie"] = self.cookie
        own |= {name.replace("_", "-").title(): value for name, value in headers.items()}
        connection = HTTPConnection(host, timeout=PATIENCE)
        try:
            connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in own.items():
                if value:
                    connection.putheader(name, value)
            connection.putheader("Content-Length", str(len(body or b"")))
            connection.endheaders(body)
            answer = connection.getresponse()
            self._keep_cookie(answer)
            return answer.status, answer.read()
        except (HTTPException, ConnectionError) as problem:
            return 0, repr(problem).encode()  # cut off: also a way to say no
        finally:
            connection.close()

    def _keep_cookie(self, answer: HTTPResponse) -> None:
        for name, morsel in SimpleCookie(answer.headers.get("Set-Cookie", "")).items():
            self.cookie = f"{name}={morsel.value}"

    async def socket(self, table: str, seat: Seat, **headers: str) -> ClientConnection:
        """A live connection, before the hello."""
        url = f"ws{self.address.removeprefix('http')}/api/tables/{table}/live?seat={seat}"
        own = {"Origin": self.address} | ({"Cookie": self.cookie} if self.cookie else {})
        own |= {name.title(): value for name, value in headers.items()}
        return await connect(
            url, additional_headers=own, max_size=None, proxy=None, open_timeout=PATIENCE
        )


class Person:
    """Somebody on a seat (or watching) who keeps all that comes, comes again whenever the line is
    cut, and sends again, under the same name, what was not acknowledged. What was, but is
    `doubted`, he sends again, too: it must be acknowledged once more, and not done once more."""

    def __init__(self, device: Device, table: str, seat: Seat, dice: Dice) -> None:
        self.device, self.table, self.seat, self.dice = device, table, seat, dice
        self.updates: list[Data] = []
        self.acknowledged: list[Data] = []  # commands
        self.refused: list[Data] = []  # refusals
        self.cuts = self.comings = 0
        self.doubted: Callable[[], list[Data]] = list  # commands
        self.confirmed: list[Data] = []  # commands that were doubted, and acknowledged again
        self.denied: list[Data] = []  # refusals of such commands
        self.leaving = False
        self._commands = 0
        self._waiting: dict[str, Data] = {}  # commands that are not answered yet
        self._again: dict[str, Data] = {}  # doubted commands that are not answered yet
        self._socket: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._task = asyncio.create_task(self._stay())

    # -- the line --------------------------------------------------------------------------

    async def _stay(self) -> None:
        while not self.leaving:
            with suppress(*CUT):
                async with await self.device.socket(self.table, self.seat) as socket:
                    await self._listen(socket)
            self._socket = None
            self.cuts += 1
            await asyncio.sleep(0.02)

    async def _listen(self, socket: ClientConnection) -> None:
        await socket.send('{"t":"hello"}')
        async for text in socket:
            frame: Data = json.loads(text)
            if frame["t"] == "update" and self._socket is None:
                self._socket = socket
                self._again = {command["id"]: command for command in self.doubted()}
                for command in [*self._again.values(), *self._waiting.values()]:
                    await socket.send(json.dumps(command))
                self.comings += 1
            async with self._news:
                self._take(frame)
                self._news.notify_all()

    def _take(self, frame: Data) -> None:
        if frame["t"] == "update":
            self.updates.append(frame)
        elif frame["t"] in ("ack", "refused"):
            command = self._waiting.pop(frame["id"], None)
            if command is not None and frame["t"] == "ack":
                self.acknowledged.append(command)
            elif command is not None:
                self.refused.append({**frame, "command": command})
            doubted = self._again.pop(frame["id"], None)
            if doubted is not None and frame["t"] == "ack":
                self.confirmed.append(doubted)
            elif doubted is not None:
                self.denied.append({**frame, "command": doubted})

    async def until(self, found: Callable[[], object], what: str) -> None:
        """Wait until something has come."""
        async with self._news:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._news.wait_for(lambda: bool(found()))
            except TimeoutError:
                raise Unanswered(f"seat {self.seat} waited in vain for {what}") from None

    async def until_told(self) -> None:
        await self.until(lambda: self.updates, "the first update")

    async def until_back(self, comings: int) -> None:
        """Wait until he has come more often than that, and all doubts are answered."""
        await self.until(lambda: self.comings > comings and not self._again, "what was doubted")

    async def until_over(self) -> None:
        await self.until(lambda: self.over, "the end")

    # -- what it does ----------------------------------------------------------------------

    async def do(self, t: str, **message: Any) -> str:
        """Send a command; the name under which it may be sent again."""
        self._commands += 1
        name = f"{secrets.token_hex(6)} {self._commands}"
        command = {"t": t, "id": name, **message}
        self._waiting[name] = command
        if self._socket is not None:
            with suppress(*CUT):
                await self._socket.send(json.dumps(command))
        return name

    async def done(self, name: str) -> None:
        await self.until(lambda: name not in self._waiting, "an acknowledgement")

    async def answer_once(self) -> None:
        """Wait until it is asked, or the game is over; then answer at random."""
        await self.until(lambda: self.over or self.asked, "a question")
        if self.over:
            return
        question = self.updates[-1]["position"]["question"]
        options = question["options"]
        action = options[self.dice.below(len(options))]["action"]
        await self.done(await self.do("answer", question=question["number"], action=action))

    async def play(self) -> None:
        """Answer at random until the end."""
        while not self.over:
            await self.answer_once()

    @property
    def unanswered(self) -> list[Data]:
        """Commands to which nothing was said."""
        return list(self._waiting.values())

    @property
    def asked(self) -> bool:
        position = self.updates[-1]["position"] if self.updates else None
        question = position and position["question"]
        return bool(question and question["mine"] and not question["answered"])

    @property
    def over(self) -> bool:
        position = self.updates[-1]["position"] if self.updates else None
        return bool(position and position["over"])

    async def leave(self) -> None:
        self.leaving = True
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task


async def party(address: str, game: str, seats: int, dice: Dice) -> tuple[str, list[Person]]:
    """A table full of people, each with a device of its own."""
    devices = [Device(address) for _ in range(seats)]
    promises = [promise_of(device.number) for device in devices]
    wish = {"game": game, "seats": seats, "name": "P0", "promise": promises[0]}
    made = await devices[0].post("/api/tables", **wish)
    table, base = made["table"], f"/api/tables/{made['table']}"
    for seat, device in enumerate(devices[1:], start=1):
        wish = {"invite": made["invite"], "seat": seat, "name": f"P{seat}"}
        await device.post(f"{base}/join", **wish, promise=promises[seat])
    for seat, device in enumerate(devices):
        await device.post(f"{base}/fair", seat=seat, contribution=device.number)
    return table, [
        Person(device, table, seat, dice.child(f"person {seat}"))
        for seat, device in enumerate(devices)
    ]
