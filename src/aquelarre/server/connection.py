"""Connections: live messages in and out, over a WebSocket or over events and posts."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from aquelarre.kernel import WATCHER, AquelarreError, Illegal, Seat
from aquelarre.server.answers import refused
from aquelarre.server.errors import BadRequest, NotYours, TooMuch
from aquelarre.server.frames import values
from aquelarre.server.limits import Bucket, Buckets, Rate
from aquelarre.server.listeners import Listener
from aquelarre.server.live import LiveTable
from aquelarre.server.messages import (
    MOST_BYTES,
    Advise,
    Answer,
    Hello,
    Keep,
    Message,
    Ping,
    Say,
    Undo,
    Vote,
    WhyNot,
    decoder,
)

Data = dict[str, Any]
GOODBYE = 2.0  # seconds in which what waits may still be sent
GREETING = 10.0  # seconds in which a client says hello
KEEP_ALIVE = 20.0  # seconds of silence after which a line is sent, so that nothing cuts it
encode = msgspec.json.Encoder().encode
quiet = logging.getLogger("aquelarre.server")


def understood(raw: str | bytes) -> Message:
    if len(raw) > MOST_BYTES:
        raise TooMuch("The message is too large.")
    try:
        found: Message = decoder.decode(raw)
        return found
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError):
        raise BadRequest("The message cannot be understood.") from None


async def obey(table: LiveTable, seat: Seat, message: Message, chat: Buckets) -> Data:
    """Carry a command out; the reply is sent to the one who gave it."""
    name = getattr(message, "id", "")
    try:
        match message:
            case Answer(question=question, action=action):
                _need_a_seat(seat)
                return {
                    "t": "ack",
                    "id": name,
                    "seq": await table.play(seat, question, action, name),
                }
            case Undo(question=question):
                _need_a_seat(seat)
                return {"t": "ack", "id": name, "seq": await table.undo(seat, name, question)}
            case WhyNot(thing=thing):
                return {"t": "why", "id": name, **table.why_not(seat, thing)}
            case Advise(question=question):
                _need_a_seat(seat)
                return {"t": "advice", "id": name, **await table.advise(seat, question)}
            case Say(text=text):
                chat.take(f"{table.record.id} {seat}")
                return {"t": "ack", "id": name, "seq": await table.say(seat, text, name)}
            case Vote(vote=vote):
                _need_a_seat(seat)
                return {"t": "ack", "id": name, "seq": await table.vote(seat, vote)}
            case Keep(occasion=occasion, on=on):
                _need_a_seat(seat)
                seq = await table.keep_passing(seat, occasion, on, name)
                return {"t": "ack", "id": name, "seq": seq}
            case Ping():
                return {"t": "pong"}
            case _:
                raise BadRequest("The message cannot be understood.")
    except Illegal as problem:  # its values are things of the game
        told = refused(problem)
        numbers = {each: v for each, v in problem.values.items() if isinstance(v, int)}
        return {"t": "refused", "id": name, **told, "values": values(table.game, numbers)}
    except AquelarreError as problem:
        return {"t": "refused", "id": name, **refused(problem)}


def _need_a_seat(seat: Seat) -> None:
    if seat == WATCHER:
        raise NotYours("Watchers do not play.")


async def serve_socket(
    socket: WebSocket,
    table: LiveTable,
    seat: Seat,
    device: bytes,
    rate: Rate,
    chat: Buckets,
    check: Callable[[], object],
) -> None:
    """Talk to one client until it goes. Whether the seat is still its own is checked again when it
    says hello."""
    await socket.accept()
    listener = Listener(seat, device)
    sending: asyncio.Task[None] | None = None
    try:
        hello = understood(await asyncio.wait_for(_receive(socket), GREETING))
        if not isinstance(hello, Hello):
            raise BadRequest("The first message must be a hello.")
        check()
        sending = asyncio.create_task(_send_all(socket, listener))
        listener.when_cut = sending.cancel
        await table.connect(listener, hello.events, hello.chat, hello.past)
        hearing = asyncio.create_task(_hear_all(socket, table, listener, rate, chat))
        await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
        if hearing.done() and (mistake := hearing.exception()) is not None:
            quiet.error("stumbled", exc_info=mistake)
        hearing.cancel()
    except (WebSocketDisconnect, TimeoutError, AquelarreError, OSError):
        pass
    finally:
        table.disconnect(listener)
        listener.end()
        if sending is not None:
            await asyncio.wait([sending], timeout=GOODBYE)
            sending.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(_close(socket), GOODBYE)


async def _hear_all(
    socket: WebSocket, table: LiveTable, listener: Listener, rate: Rate, chat: Buckets
) -> None:
    """Carry out what the client says, one after the other, until it goes."""
    bucket = Bucket(rate, time.monotonic())
    with suppress(WebSocketDisconnect, OSError):
        while not listener.gone:
            raw = await _receive(socket)
            if not bucket.take(time.monotonic()):
                listener.send(encode({"t": "refused", "id": "", **refused(TooMuch("Too fast."))}))
                await asyncio.sleep(1.0)  # an abuser is slowed down first
                if not bucket.take(time.monotonic()):
                    return
                continue
            try:
                # What has begun is finished even if the line breaks meanwhile.
                work = asyncio.create_task(obey(table, listener.seat, understood(raw), chat))
                reply = await asyncio.shield(work)
            except AquelarreError as problem:
                reply = {"t": "refused", "id": "", **refused(problem)}
            listener.send(encode(reply))


async def _receive(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


async def _send_all(socket: WebSocket, listener: Listener) -> None:
    try:
        while (frame := await listener.next()) is not None:
            await socket.send_text(frame.decode())
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass
    listener.gone = True
    await _close(socket)


async def _close(socket: WebSocket) -> None:
    with suppress(RuntimeError, OSError, WebSocketDisconnect):  # it may be closed already
        await socket.close(1000)


async def stream(
    table: LiveTable, seat: Seat, device: bytes, events: int, chat: int, past: str
) -> AsyncIterator[bytes]:
    """The frames of a seat as server-sent events."""
    listener = Listener(seat, device)
    try:
        await table.connect(listener, events, chat, past)
        while True:
            try:
                frame = await asyncio.wait_for(listener.next(), KEEP_ALIVE)
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if frame is None:
                return
            yield b"data: " + frame + b"\n\n"
    finally:
        table.disconnect(listener)
