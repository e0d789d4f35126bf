"""Connections: live messages in and out, over a WebSocket or over events and posts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from aquelarre.kernel import WATCHER, AquelarreError, Illegal, Seat
from aquelarre.server import counts
from aquelarre.server.commands import key_of
from aquelarre.server.errors import BadRequest, NotYours, TooMuch
from aquelarre.server.frames import values
from aquelarre.server.limits import Flow, SeatRates
from aquelarre.server.listeners import Check, Listener
from aquelarre.server.live import LiveTable
from aquelarre.server.messages import (
    Advise,
    Answer,
    Hello,
    Keep,
    Learn,
    Message,
    Ping,
    Prepare,
    Say,
    Seen,
    Undo,
    Vote,
    WhyNot,
    decoder,
    understood,
)
from aquelarre.server.responses import refused

Data = dict[str, Any]
GOODBYE = 2.0  # seconds in which what waits may still be sent
GREETING = 10.0  # seconds in which a client says hello
UNHINDERED = {"x-accel-buffering": "no"}  # a proxy shall pass on what comes when it comes
KEEP_ALIVE = 20.0  # seconds of silence after which a line is sent, so that nothing cuts it
encode = msgspec.json.Encoder().encode
quiet = logging.getLogger("aquelarre.server")


async def obey(
    table: LiveTable, seat: Seat, message: Message, rates: SeatRates, device: bytes, check: Check
) -> Data:
    """Carry a command out; the reply is sent to the one who gave it. Whether the seat is his is
    checked now, and once more when the table has time for him."""
    name = getattr(message, "id", "")
    key = key_of(device, name)
    whose = f"{table.record.id} {seat if seat != WATCHER else device.hex()}"
    try:
        check()
        match message:
            case Answer(question=question, action=action):
                _need_a_seat(seat)
                seq = await table.play(seat, question, action, key, check)
                counts.answers.inc()
                return {"t": "ack", "id": name, "seq": seq}
            case Undo(question=question):
                _need_a_seat(seat)
                rates.undos.take(whose)
                seq = await table.undo(seat, key, question, check)
                return {"t": "ack", "id": name, "seq": seq}
            case WhyNot(thing=thing):
                return {"t": "why", "id": name, **table.why_not(seat, thing)}
            case Advise(question=question, action=meant):
                _need_a_seat(seat)
                (rates.advice if meant is None else rates.warnings).take(whose)
                found = await table.coaching.advise(seat, question, meant)
                return {"t": "advice", "id": name, **found}
            case Say(text=text):
                rates.chat.take(whose)
                return {"t": "ack", "id": name, "seq": await table.say(seat, text, key, check)}
            case Vote(vote=vote):
                _need_a_seat(seat)
                return {"t": "ack", "id": name, "seq": await table.vote(seat, vote, key, check)}
            case Keep(occasion=occasion, on=on):
                _need_a_seat(seat)
                seq = await table.keep_passing(seat, occasion, on, key, check)
                return {"t": "ack", "id": name, "seq": seq}
            case Prepare(key=question, action=action):
                _need_a_seat(seat)
                rates.prepared.take(whose)
                await table.prepared.prepare(seat, question, action, key, check)
                return {"t": "ack", "id": name, "seq": table.seq}
            case Learn(do=what, step=step):
                _need_a_seat(seat)
                rates.lessons.take(whose)
                seq = await table.learn(seat, what, step, key, check)
                return {"t": "ack", "id": name, "seq": seq}
            case Seen(events=events):
                _need_a_seat(seat)
                table.see(seat, events)
                return {"t": "pong"}
            case Ping():
                return {"t": "pong"}
            case _:
                raise BadRequest("The message cannot be understood.")
    except Illegal as problem:  # its values are things of the game, and the case of the reason
        told = refused(problem)
        return {"t": "refused", "id": name, **told, "values": values(table.game, problem.values)}
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
    flow: Flow,
    rates: SeatRates,
    check: Check,
) -> None:
    """Talk to one client until it goes. Whether the seat is still its own is checked again in the
    moment in which it is let in."""
    listener = Listener(seat, device, check)

    async def come(raw: str | bytes) -> None:
        hello = understood(raw, decoder)
        if not isinstance(hello, Hello):
            raise BadRequest("The first message must be a hello.")
        listener.wants_changes = hello.changes
        await table.connect(listener, hello.events, hello.chat, hello.past)

    async def hear(raw: str | bytes) -> Data:
        message = understood(raw, decoder)
        return await obey(table, listener.seat, message, rates, device, listener.check_seat)

    await converse(socket, listener, flow, come, hear, lambda: table.disconnect(listener))


async def converse(
    socket: WebSocket,
    listener: Listener,
    flow: Flow,
    come: Callable[[str | bytes], Awaitable[None]],
    hear: Callable[[str | bytes], Coroutine[Any, Any, Data]],
    leave: Callable[[], None],
) -> None:
    """Talk to one client until it goes: its first message lets it `come` in, what it says then is
    `hear`d one by one, and in the end it `leave`s."""
    await socket.accept()
    sending: asyncio.Task[None] | None = None
    try:
        first = await asyncio.wait_for(received(socket), GREETING)
        sending = asyncio.create_task(_send_all(socket, listener))
        listener.when_cut = sending.cancel
        await come(first)
        hearing = asyncio.create_task(_hear_all(socket, listener, flow, hear))
        await asyncio.wait({hearing, sending}, return_when=asyncio.FIRST_COMPLETED)
        if hearing.done() and (mistake := hearing.exception()) is not None:
            counts.errors.inc()
            quiet.error("stumbled", exc_info=mistake)
        hearing.cancel()
    except (WebSocketDisconnect, TimeoutError, AquelarreError, OSError):
        pass
    finally:
        leave()
        listener.end()
        if sending is not None:
            await asyncio.wait([sending], timeout=GOODBYE)
            sending.cancel()
        with suppress(TimeoutError):
            await asyncio.wait_for(closed(socket), GOODBYE)


async def _hear_all(
    socket: WebSocket,
    listener: Listener,
    flow: Flow,
    hear: Callable[[str | bytes], Coroutine[Any, Any, Data]],
) -> None:
    """Carry out what the client says, one after the other, until it goes."""
    with suppress(WebSocketDisconnect, OSError):
        while True:
            raw = await received(socket)
            if listener.gone:  # the seat was taken away, but the goodbye is not read
                return
            if not flow.take():
                listener.send(encode({"t": "refused", "id": "", **refused(TooMuch("Too fast."))}))
                await asyncio.sleep(1.0)  # an abuser is slowed down first
                if not flow.take():
                    return
                continue
            # What has begun is finished even if the line breaks meanwhile.
            await asyncio.shield(asyncio.create_task(_reply(listener, raw, hear)))


async def _reply(
    listener: Listener, raw: str | bytes, hear: Callable[[str | bytes], Coroutine[Any, Any, Data]]
) -> None:
    """Carry out one message, and answer in the same breath: the answer goes on its way together
    with what everybody is told of it."""
    try:
        reply = await hear(raw)
    except AquelarreError as problem:
        reply = {"t": "refused", "id": "", **refused(problem)}
    listener.send(encode(reply))


async def received(socket: WebSocket) -> str | bytes:
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
    await closed(socket)


async def closed(socket: WebSocket) -> None:
    with suppress(RuntimeError, OSError, WebSocketDisconnect):  # it may be closed already
        await socket.close(1000)


async def stream(
    table: LiveTable,
    seat: Seat,
    device: bytes,
    events: int,
    chat: int,
    past: str,
    check: Check,
    changes: bool = False,
) -> AsyncIterator[bytes]:
    """The frames of a seat as server-sent events. `check` as above."""
    listener = Listener(seat, device, check)
    listener.wants_changes = changes
    try:
        await table.connect(listener, events, chat, past)
        async for line in frames_of(listener):
            yield line
    finally:
        table.disconnect(listener)


async def frames_of(listener: Listener) -> AsyncIterator[bytes]:
    """What waits for a listener, as server-sent events, until it is ended."""
    while True:
        try:
            frame = await asyncio.wait_for(listener.next(), KEEP_ALIVE)
        except TimeoutError:
            yield b": still here\n\n"
            continue
        if frame is None:
            return
        yield b"data: " + frame + b"\n\n"
