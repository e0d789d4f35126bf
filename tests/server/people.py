"""People who talk to a server: devices with a cookie, and live connections that keep it all."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import httpx
import msgspec
from tests.server.patching import Holding
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from aquelarre.kernel import Dice

Data = dict[str, Any]
TELLS = re.compile('"t":"(?:update|change)"')  # how a table stands, or what of that is different
PATIENCE = 120.0  # seconds after which a test says what it was waiting for; machines can be slow


class Live:
    """One live connection on a seat (or watching), which keeps everything it was sent."""

    def __init__(self, socket: ClientConnection, seat: int, has: list[Data]) -> None:
        self.socket = socket
        self.seat = seat
        self.raw: list[str] = []
        self.frames: list[Data] = []
        self.events: list[Data] = has  # the log as a client holds it
        self.undone = 0
        self.last: Data = {}  # the newest update
        self.table: Data = {}
        self.chat: list[Data] = []
        self.closed = False
        self.holding = Holding()
        self._ids = secrets.token_hex(8)  # another tab on the same seat has others
        self._count = 0
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                async with self._news:
                    self._take(text)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.closed = True
                self._news.notify_all()

    def _take(self, text: str) -> None:
        frame: Data = msgspec.json.decode(text)
        self.raw.append(text)
        if frame["t"] in ("update", "change"):
            frame = self.holding.take(frame)
        self.frames.append(frame)
        if frame["t"] == "update":
            self.last, self.table = frame, frame["table"]
            take_events(self, frame)
        elif frame["t"] == "table":
            self.table = frame["table"]
        elif frame["t"] == "chat":
            self.chat += frame["lines"]

    async def until(self, found: Callable[[], Any], what: str = "") -> Any:
        """Wait until the function finds something in what has come."""
        async with self._news:
            try:
                async with asyncio.timeout(PATIENCE):
                    while not (result := found()):
                        if self._reading.done():
                            self._reading.result()
                            raise AssertionError(f"the connection ended, no {what}")
                        await self._news.wait()
                    return result
            except TimeoutError:
                raise AssertionError(f"seat {self.seat} waited in vain: {what}") from None

    async def until_closed(self) -> None:
        await asyncio.wait_for(self._reading, PATIENCE)

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def ask(self, t: str, **message: Any) -> Data:
        """Send a command; its reply."""
        self._count += 1
        name = message.pop("id", f"{t} {self._ids} {self._count}")
        start = len(self.frames)
        await self.send(t=t, id=name, **message)
        reply: Data = await self.until(
            lambda: next((x for x in self.frames[start:] if x.get("id") == name), None),
            f"reply to {name}",
        )
        return reply

    async def sync(self) -> None:
        """When this is over, everything that the server had for us has come."""
        start = len(self.frames)
        await self.send(t="ping")
        await self.until(lambda: any(x["t"] == "pong" for x in self.frames[start:]), "a pong")

    @property
    def position(self) -> Data:
        found: Data = self.last["position"]
        return found

    @property
    def question(self) -> Data:
        found: Data = self.position["question"]
        return found

    @property
    def over(self) -> bool:
        return bool(self.last and self.last["position"] and self.last["position"]["over"])

    def greeted(self) -> bool:
        """How things stand, and what was said: that is the last of what everybody is told first."""
        return bool(self.last) and any(frame["t"] == "chat" for frame in self.frames)

    def my_turn(self) -> bool:
        if not self.last or not self.last["position"] or self.over:
            return False
        return bool(self.question["mine"] and not self.question["answered"])

    async def until_key(self, key: str) -> None:
        await self.until(lambda: self.question["key"] == key, key)

    async def until_past(self, key: str) -> None:
        await self.until(lambda: self.question["key"] != key, f"the end of {key}")

    async def until_asked(self) -> Data:
        """Wait until it is our turn, or the game is over; the open question."""
        await self.until(lambda: self.over or self.my_turn(), "to be asked")
        return {} if self.over else self.question

    async def answer(self, action: int, question: int | None = None, **more: Any) -> Data:
        number = self.question["number"] if question is None else question
        return await self.ask("answer", question=number, action=action, **more)

    async def play(self, dice: Dice, most: int = 10_000) -> list[int]:
        """Play at random until the end, or so many answers; what was acknowledged."""
        given: list[int] = []
        while len(given) < most:
            question = await self.until_asked()
            if not question:
                break
            options, before = question["options"], self.last
            action = options[dice.below(len(options))]["action"]
            reply = await self.answer(action, question["number"])
            if reply["t"] == "ack":
                given.append(action)
            else:
                assert reply["error"] in ("error-stale", "error-not-now"), reply
                await self.until(partial(self._moved_on, before), "the news")
        return given

    def _moved_on(self, before: Data) -> bool:
        return self.over or self.last is not before

    async def until_over(self) -> None:
        await self.until(lambda: self.over, "the end")

    async def close(self) -> None:
        await self.socket.close()
        with suppress(asyncio.CancelledError):
            await self._reading


async def any_of(lives: list[Live], found: Callable[[Live], Any], what: str = "") -> list[Live]:
    """Wait until at least one of these has what is looked for: each hears its own news alone."""
    waiting = {asyncio.create_task(live.until(partial(found, live), what)): live for live in lives}
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for task in done:
        task.result()
    return [waiting[task] for task in done]


def take_events(client: Any, update: Data) -> None:
    """What a client does with the events of an update: they replace all that it has from `since`
    on, and are fewer where some were taken back. There may be no gap."""
    since, held = update["since"], client.events
    assert 0 <= since <= len(held), f"a gap: {len(held)} events here, the next is {since}"
    client.undone += since + len(update["events"]) < len(held)
    held[since:] = update["events"]
    assert [event["n"] for event in held[since:]] == list(range(since, len(held)))
    if update["position"] is not None:
        assert update["position"]["events"] == len(held)


class Guest:
    """One device: its cookie, its requests, its connections."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=base,
            headers={"X-Aquelarre": "1", "Origin": base},
            timeout=PATIENCE,
            # The server lets go of idle connections after 5 s, which is what httpx would do, too:
            # in the same moment.
            limits=httpx.Limits(keepalive_expiry=1.0),
            trust_env=False,
            verify=False,  # nothing is encrypted here, and reading certificates takes long
        )
        self.lives: list[Live] = []

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("aquelarre") or ""

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    async def post(self, path: str, status: int = 200, **body: Any) -> Data:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        found: Data = answer.json()
        return found

    async def make(self, game: str = "walpurgisnacht", seats: int = 3, **more: Any) -> Data:
        """A table, with this guest at it."""
        wish = {"game": game, "seats": seats, "name": self.name, **more}
        return await self.post("/api/tables", **wish)

    async def join(self, table: str, invite: str = "", seat: int = -1, status: int = 200) -> Data:
        path = f"/api/tables/{table}/join"
        return await self.post(path, status, invite=invite, seat=seat, name=self.name)

    async def seat(self, table: str, seat: int, do: str, status: int = 200, **more: Any) -> Data:
        return await self.post(f"/api/tables/{table}/seat", status, seat=seat, do=do, **more)

    async def open(
        self, table: str, seat: int, *, origin: str | None = None, **more: Any
    ) -> ClientConnection:
        """A bare socket, before the hello."""
        return await self.socket(f"/api/tables/{table}/live?seat={seat}", origin, **more)

    async def socket(self, path: str, origin: str | None = None, **more: Any) -> ClientConnection:
        where = self.base.replace("http", "ws") + path
        headers = {"Cookie": f"aquelarre={self.cookie}"} if self.cookie else {}
        return await connect(
            where,
            origin=self.base if origin is None else origin,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
            # A server that thinks here for long is slow to answer a ping, and not gone.
            **{"ping_interval": None, **more},
        )

    async def live(
        self,
        table: str,
        seat: int,
        after: Live | None = None,
        chat: int = 0,
        changes: bool | None = None,
    ) -> Live:
        """Take part, or watch (-1); with what the client has `after` an earlier connection. Every
        other seat asks for changes, if nothing else is said."""
        has = list(after.events) if after else []
        found = Live(await self.open(table, seat), seat, has)
        self.lives.append(found)
        past = after.last["past"] if after else ""
        wants = {"changes": True} if (seat % 2 == 0 if changes is None else changes) else {}
        await found.send(t="hello", events=len(has), chat=chat, past=past, **wants)
        await found.until(found.greeted, "the whole greeting")
        return found

    async def line(self, path: str) -> Live:
        """Any other line that speaks like that of a table, before the hello."""
        found = Live(await self.socket(path), -1, [])
        self.lives.append(found)
        return found

    async def close(self) -> None:
        for live in self.lives:
            await live.close()
        await self.http.aclose()
