"""The network door: a program elsewhere takes a seat with an invitation or a pass, and speaks the
engine protocol over a WebSocket. It is held to what people are held to."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from aquelarre.bots.engine import messages
from aquelarre.bots.engine.replies import Answer as Chosen
from aquelarre.bots.engine.replies import Complaint, Garbled, Hello, read
from aquelarre.kernel import AquelarreError, Seat
from aquelarre.server import messages as commands
from aquelarre.server.connection import GOODBYE, GREETING, closed, obey, received
from aquelarre.server.errors import BadRequest
from aquelarre.server.hall import Hall
from aquelarre.server.interpreter import Interpreter
from aquelarre.server.limits import Flow, SeatRates
from aquelarre.server.listeners import Listener
from aquelarre.server.live import LiveTable
from aquelarre.server.records import PROGRAM
from aquelarre.server.requests import Code, SeatNumber
from aquelarre.server.seating import check_there
from aquelarre.server.tokens import hashed, new_code

Data = dict[str, Any]
FAULTS = 20  # in a row, after which a program is sent away
STALE = "error-stale"  # somebody was quicker: nothing to complain of
encode = msgspec.json.Encoder().encode


class Entry(Struct, rename={"code": "pass"}):
    """What a program adds to its hello: an invitation, a pass, or the key of a seat it has."""

    invite: Code = ""
    code: Code = ""
    key: Code = ""
    seat: SeatNumber = -1


class Said(Struct):
    """A line of talk that a program wants to say."""

    text: Annotated[str, Meta(min_length=1, max_length=commands.MOST_TEXT)]


async def serve_engine(
    socket: WebSocket,
    hall: Hall,
    table: LiveTable,
    flow: Flow,
    rates: SeatRates,
) -> None:
    """Let a program in and talk to it until it goes. Nothing of it is believed before it has said
    hello and shown what leads to a seat."""
    await socket.accept()
    try:
        await _write(
            socket, messages.line("hello", **{**_own_hello(), "most": commands.MOST_BYTES})
        )
        raw = _bytes(await asyncio.wait_for(received(socket), GREETING))
        visit = await _let_in(hall, table, raw)
        await _write(socket, messages.line("seat", seat=visit.seat, key=visit.key))
        await visit.stay(socket, flow, rates)
    except (Garbled, AquelarreError) as problem:
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            await _write(socket, messages.error(str(problem)[:300]))
    except (WebSocketDisconnect, TimeoutError, OSError, RuntimeError):
        pass
    finally:
        with suppress(TimeoutError):
            await asyncio.wait_for(closed(socket), GOODBYE)


def _own_hello() -> Data:
    found: Data = msgspec.json.decode(messages.hello())
    return {name: value for name, value in found.items() if name != "t"}


async def _let_in(hall: Hall, table: LiveTable, raw: bytes) -> Visit:
    hello = read(raw)
    if not isinstance(hello, Hello):
        raise BadRequest("The first message must be a hello.")
    if not hello.plays(table.game.key):
        raise BadRequest("The hello does not name the game of this table.")
    try:
        entry = msgspec.json.decode(raw, type=Entry)
    except msgspec.ValidationError:
        raise BadRequest("The hello cannot be understood.") from None
    returns = bool(entry.key) and not (entry.code or entry.invite)
    key = entry.key if returns else new_code()  # who is new gets one that nobody could guess
    device = hashed(key)
    hall.bans.check(device)
    if entry.code:
        seat = await hall.seating.claim(table, device, entry.code, PROGRAM)
    elif returns:
        seat = entry.seat
    else:
        wish = (entry.invite, entry.seat, hello.name)
        seat = await hall.seating.join(table, device, *wish, agent=PROGRAM)

    def check() -> None:
        hall.bans.check(device)
        check_there(table)
        hall.check_seat(device, table, seat)

    check()
    if seat < 0:
        raise BadRequest("A program needs a seat.")
    return Visit(table, seat, key, check, Interpreter(table.game, seat, hello.texts))


class Visit:
    """A program on a seat."""

    def __init__(
        self,
        table: LiveTable,
        seat: Seat,
        key: str,
        check: Callable[[], None],
        interpreter: Interpreter,
    ) -> None:
        self.table, self.seat, self.key, self.check = table, seat, key, check
        self.interpreter = interpreter
        self.listener = Listener(seat, hashed(key), check)
        self._faults = 0
        self._writing = asyncio.Lock()  # what belongs together is written together

    async def stay(self, socket: WebSocket, flow: Flow, rates: SeatRates) -> None:
        """Tell and hear, until it goes, the game is over, or the seat is not its own any more."""
        telling = asyncio.create_task(self._tell_all(socket))
        self.listener.when_cut = telling.cancel
        hearing = None
        try:
            await self.table.connect(self.listener, 0, 0, "")
            hearing = asyncio.create_task(self._hear_all(socket, flow, rates))
            await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.disconnect(self.listener)
            self.listener.end()
            for task in filter(None, (telling, hearing)):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                    await task

    # -- telling ---------------------------------------------------------------------------

    async def _tell_all(self, socket: WebSocket) -> None:
        while (frame := await self.listener.next()) is not None:
            found: Data = msgspec.json.decode(frame)
            async with self._writing:
                for line in self._told(found):
                    await _write(socket, line)
            if self.interpreter.over or found["t"] == "bye":
                break
        await _write(socket, messages.bye())

    def _told(self, frame: Data) -> list[bytes]:
        """What the program is told of something that a page would be sent."""
        if frame["t"] == "update":
            match = self.table.match
            parts = match.state.partial(self.seat) if match is not None else ()
            return self.interpreter.take(frame, parts)
        if frame["t"] == "chat" and frame["lines"]:
            return [messages.line("said", lines=frame["lines"])]
        return []

    # -- hearing ---------------------------------------------------------------------------

    async def _hear_all(self, socket: WebSocket, flow: Flow, rates: SeatRates) -> None:
        while self._faults < FAULTS:
            raw = _bytes(await received(socket))
            if self.listener.gone:
                return
            if not flow.take():
                await _write(socket, messages.error("Too fast."))
                await asyncio.sleep(1.0)
                if not flow.take():
                    return
            trouble = await self._heard(raw, rates)
            self._faults = self._faults + 1 if trouble else 0
            async with self._writing:
                for line in [messages.error(trouble)] if trouble else []:
                    await _write(socket, line)
                for line in self.interpreter.ask():
                    await _write(socket, line)

    async def _heard(self, raw: bytes, rates: SeatRates) -> str:
        """Do what it says; a sentence if that cannot be done."""
        try:
            said = _saying(raw)
            if said is not None:
                return await self._do(commands.Say(_id(), said.text), rates)
            reply = read(raw)
            if isinstance(reply, Complaint):
                return reply.sentence or "?"
            chosen = None
            if isinstance(reply, Chosen):
                chosen = self.interpreter.answered(reply.id, reply.n)
            if chosen is None:
                return ""
            return await self._do(commands.Answer(_id(), *chosen), rates)
        except (Garbled, ValueError, AquelarreError) as problem:
            return str(problem)[:300]

    async def _do(self, command: commands.Message, rates: SeatRates) -> str:
        device, check = self.listener.device, self.listener.check_seat
        work = asyncio.create_task(
            obey(self.table, self.seat, command, rates, device, partial(check))
        )
        done = await asyncio.shield(work)  # what has begun is finished even if the line breaks
        refused = done["t"] == "refused" and done["error"] != STALE
        return str(done["sentence"]) if refused else ""


def _saying(raw: bytes) -> Said | None:
    """Does it want to talk? Raises `Garbled` for what is no talk."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        found = msgspec.json.decode(raw)
        if isinstance(found, dict) and found.get("t") == "say":
            try:
                return msgspec.convert(found, type=Said)
            except msgspec.ValidationError as problem:
                raise Garbled(f"say: {problem}") from None
    return None


def _id() -> str:
    return secrets.token_hex(8)


def _bytes(raw: str | bytes) -> bytes:
    return raw.encode("utf-8", "replace") if isinstance(raw, str) else raw


async def _write(socket: WebSocket, line: bytes) -> None:
    await socket.send_text(line.decode().rstrip("\n"))
