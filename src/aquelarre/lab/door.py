"""The network door, for programs in Python: sit down at somebody's table and play there.

    async with await Door.sit("http://host:8765/t/TABLE#invite=CODE", "My bot") as seat:
        async for turn in seat.turns():
            await seat.answer(turn.options[0].action)
        print(seat.returns)

It speaks the protocol of the pages (docs/PROTOCOL.md), so it sees what a page on that seat would
see. When the line breaks it comes back by itself and sends again what was not acknowledged, under
the same id: nothing is lost, and nothing is done twice. The rates are those of people.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from aquelarre.editions import find
from aquelarre.kernel import Action, AquelarreError, Game, Seat
from aquelarre.lab.far import Data, Device, Link, Turned
from aquelarre.lab.text.sight import Sight
from aquelarre.server.records import ASSISTANT, PROGRAM

__all__ = ["ASSISTANT", "PROGRAM", "Door", "FarSeat", "Link", "SeatLost"]

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0  # seconds before coming back
TOO_FAST = 1.5  # seconds after which a message is sent again that was not looked at
OPENING = 20.0  # seconds in which a line must be there
MOST_MESSAGE = 16 * 1024 * 1024  # bytes of an update: the whole log of a long game
STAY_AWAY = ("gone", "banned", "moved", "removed", "left")  # goodbyes after which nobody comes back
MOST_CHAT = 300  # lines that are remembered, as a page gets them


class SeatLost(AquelarreError):
    """The seat is not ours any more, or the table is gone."""

    key = "error-seat-lost"


class Door:
    """A way to a server of tables, for one who says what it is: a program, or an assistant."""

    def __init__(self, address: str, *, key: str = "", agent: str = PROGRAM) -> None:
        """`key` is what the server knew us by before (`Door.key`), to come back to our seats."""
        self.device = Device(address, key)
        self.agent = agent

    @property
    def key(self) -> str:
        """What the server knows us by. It holds our seats: keep it to yourself."""
        return self.device.key

    @classmethod
    async def sit(cls, link: str, name: str, *, seat: Seat = -1, agent: str = PROGRAM) -> FarSeat:
        """Take the seat that a link leads to: a free one by an invitation (or at an open table), or
        somebody's by a pass."""
        to = Link.read(link)
        return await cls(to.address, agent=agent).take(to, name, seat)

    async def take(self, link: Link, name: str, seat: Seat = -1) -> FarSeat:
        path = f"/api/tables/{link.table}"
        if link.code:
            body = {"pass": link.code, "agent": self.agent}
            found = await self.device.post(f"{path}/claim", **body)
        else:
            wish = {"invite": link.invite, "seat": seat, "name": name, "agent": self.agent}
            found = await self.device.post(f"{path}/join", **wish)
        return await self.back(link.table, found["seat"])

    async def back(self, table: str, seat: Seat) -> FarSeat:
        """A seat that is ours already."""
        summary = await self.device.get(f"/api/tables/{table}")
        return FarSeat(self.device, table, seat, await self._game(summary))

    async def games(self) -> list[Data]:
        """What can be played there: as `GET /api/games` tells it."""
        found: list[Data] = await self.device.get("/api/games")
        return found

    async def create(self, game: str, seats: int, name: str, **more: Any) -> tuple[FarSeat, Link]:
        """A table of our own (`more` as in `POST /api/tables`), our seat there, and a link for
        others."""
        wish = {"game": game, "seats": seats, "name": name, "agent": self.agent, **more}
        made = await self.device.post("/api/tables", **wish)
        link = Link(self.device.address, made["table"], made["invite"])
        return await self.back(made["table"], made["seat"]), link

    async def _game(self, summary: Data) -> Game[Any]:
        """The game with the edition of that table."""
        edition = summary["edition"]
        text = ""
        if edition and not edition["ours"]:
            text = await self.device.text(f"/api/tables/{summary['table']}/edition")
        return await asyncio.to_thread(find, summary["game"], text)


class FarSeat:
    """A seat at a table elsewhere, and all that it knows. To be entered (`async with`): as long as
    that lasts, the line is kept up."""

    def __init__(self, device: Device, table: str, seat: Seat, game: Game[Any]) -> None:
        self.device, self.table, self.seat, self.game = device, table, seat, game
        self.update: Data = {}  # the newest
        self.summary: Data = {}  # who sits there, and how the table stands
        self.events: list[Data] = []  # all that may be remembered of what was told
        self.chat: list[Data] = []
        self.lost: SeatLost | None = None
        self._waiting: dict[str, tuple[Data, asyncio.Future[Data]]] = {}  # not answered yet
        self._line: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._count = 0  # of what has come, and of what we have done
        self._staying: asyncio.Task[None] | None = None

    async def __aenter__(self) -> FarSeat:
        self._staying = asyncio.create_task(self._stay())
        try:
            await self.until(lambda: self.update, OPENING)
        except BaseException:
            await self.leave_line()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.leave_line()

    async def leave_line(self) -> None:
        """Hang up. The seat stays ours."""
        if self._staying is not None:
            self._staying.cancel()
            with suppress(asyncio.CancelledError):
                await self._staying

    # -- looking ---------------------------------------------------------------------------

    @property
    def sight(self) -> Sight:
        """The position as this seat sees it now."""
        return Sight(self.game, self.seat, self.update.get("position"))

    @property
    def names(self) -> list[str]:
        return [person["name"] for person in self.summary["people"]]

    @property
    def over(self) -> bool:
        return bool((self.update.get("position") or {}).get("over"))

    @property
    def ended(self) -> bool:
        """Is there nothing left to play: over, stopped, or closed by the host?"""
        return self.over or self.summary.get("status") in ("finished", "stopped", "closed")

    @property
    def asked(self) -> bool:
        """Does the table wait for us?"""
        return self.summary.get("status") == "playing" and self.sight.asked

    @property
    def returns(self) -> list[float]:
        """What the finished game is worth to each seat; nothing before."""
        found: list[float] = (self.update.get("position") or {}).get("returns") or []
        return found

    async def until(self, found: Callable[[], Any], seconds: float | None = None) -> Any:
        """Wait until the function finds something in what has come. Raises `TimeoutError`, and
        `SeatLost` if the seat is not ours any more."""
        async with asyncio.timeout(seconds), self._news:
            while not (result := found()):
                if self.lost is not None:
                    raise self.lost
                await self._news.wait()
            return result

    async def turns(self) -> AsyncIterator[Sight]:
        """Whenever we are asked something, what we see then; until nothing is left to play. Who
        does not answer is shown the same again as soon as anything has changed."""
        shown = -1
        while True:
            await self.until(lambda: self.ended or (self.asked and self._count != shown))  # noqa: B023
            if self.ended:
                return
            shown = self._count
            yield self.sight

    # -- acting ----------------------------------------------------------------------------

    async def answer(self, action: Action, question: int | None = None) -> None:
        """Answer the open question (or the one of this number, if it is still open), or say one of
        the asides. Raises `Turned` if it is refused."""
        number = self.sight.question.get("number", 0) if question is None else question
        await self.command("answer", question=number, action=action)

    async def say(self, text: str) -> None:
        """Write to the others, as the rules of the game allow it now."""
        await self.command("say", text=text)

    async def why(self, thing: str | Action) -> Data:
        """Why is this thing (a ref) or this action no answer now? An empty `rule`: it is one."""
        return await self.command("why", thing=thing)

    async def leave(self) -> None:
        """Stand up: a bot plays on, and the seat is not ours any more."""
        path = f"/api/tables/{self.table}/seat"
        await self.device.post(path, seat=self.seat, do="leave")

    async def command(self, t: str, **message: Any) -> Data:
        """Any command of the protocol; what the server replies."""
        if self.lost is not None:
            raise self.lost
        name = secrets.token_hex(8)
        whole = {"t": t, "id": name, **message}
        reply: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self._waiting[name] = whole, reply
        try:
            if self._line is not None:
                with suppress(WebSocketException, OSError):  # it is sent again on the next line
                    await self._line.send(json.dumps(whole))
            return await reply
        finally:
            self._waiting.pop(name, None)
            self._count += 1

    # -- the line --------------------------------------------------------------------------

    async def _stay(self) -> None:
        """Come, listen, and come again whenever the line breaks."""
        wait = FIRST_WAIT
        while self.lost is None:
            try:
                async with self._connected() as line:
                    await self._greet(line)
                    async for text in line:
                        wait = FIRST_WAIT
                        await self._take(line, json.loads(text))
                    await self._closed(line)
            except (WebSocketException, OSError, TimeoutError):
                await self._check_seat()
            except (LookupError, TypeError, ValueError):  # no server of ours talks like that
                await self._lose("broken")
            finally:
                self._line = None
            if self.lost is None:
                await asyncio.sleep(wait * random.uniform(0.75, 1.25))
                wait = min(2 * wait, LONGEST_WAIT)

    def _connected(self) -> connect:
        return connect(
            f"ws{self.device.address.removeprefix('http')}/api/tables/{self.table}/live"
            f"?seat={self.seat}",
            origin=self.device.origin,  # type: ignore[arg-type]
            additional_headers=self.device.cookie,
            max_size=MOST_MESSAGE,
            open_timeout=OPENING,
            compression=None,
            proxy=None if self.device.near else True,
        )

    async def _greet(self, line: ClientConnection) -> None:
        """Say what we have, and send again what was not answered."""
        chat = self.chat[-1]["n"] + 1 if self.chat else 0
        hello = {"t": "hello", "events": len(self.events), "chat": chat}
        await line.send(json.dumps({**hello, "past": self.update.get("past", "")}))
        self._line = line
        await self._send_again(line)

    async def _send_again(self, line: ClientConnection) -> None:
        for message, _ in list(self._waiting.values()):
            await line.send(json.dumps(message))

    async def _closed(self, line: ClientConnection) -> None:
        if line.close_code == 1008:  # we were not let in
            await self._check_seat()

    async def _check_seat(self) -> None:
        """Were we cut off because the seat is not ours any more?"""
        with suppress(AquelarreError, ValueError, KeyError, IndexError):
            summary = await self.device.get(f"/api/tables/{self.table}")
            if not summary["people"][self.seat]["mine"]:
                await self._lose("moved")

    async def _lose(self, reason: str) -> None:
        sentence = f"This seat is no longer ours: {reason}."
        self.lost = SeatLost(sentence, reason=reason)
        for _, reply in self._waiting.values():
            if not reply.done():
                reply.set_exception(self.lost)
        async with self._news:
            self._news.notify_all()

    async def _take(self, line: ClientConnection, message: Data) -> None:
        kind = message["t"]
        if kind == "refused" and not message["id"]:  # it came too fast
            await asyncio.sleep(TOO_FAST)
            await self._send_again(line)
            return
        if "id" in message:
            self._reply(message)
            return
        if kind == "bye" and message["reason"] in STAY_AWAY:
            await self._lose(message["reason"])
            return
        async with self._news:
            if kind == "update":
                self.update, self.summary = message, message["table"]
                self.events[message["since"] :] = message["events"]
            elif kind == "table":
                self.summary = message["table"]
            elif kind == "chat":
                gone = set(message["gone"])
                lines = [*self.chat, *message["lines"]]
                self.chat = [each for each in lines if each["n"] not in gone][-MOST_CHAT:]
                changed = {"silent": message["silent"], "apart": message["apart"]}
                self.update = {**self.update, **changed} if self.update else {}
            self._count += 1
            self._news.notify_all()

    def _reply(self, message: Data) -> None:
        _, reply = self._waiting.get(message["id"], ({}, None))
        if reply is None or reply.done():
            return
        if message["t"] == "refused":
            reply.set_exception(Turned(message))
        else:
            reply.set_result(message)
