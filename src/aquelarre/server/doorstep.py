"""The doorstep: connections that have not asked for anything yet.

A connection costs a file descriptor from its first moment on, and who never finishes a request
would keep it for ever. So a request has its time to be complete, and when too many stand on the
doorstep, those who have stood there longest leave: a visitor who comes then and says what he wants
is served, however many others say nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from aquelarre.server import counts
from aquelarre.server.entrance import counted_as
from aquelarre.server.limits import Limits

SWEEP = 1.0  # seconds between two looks at those who take too long
FOR_PROXIES = 150.0  # seconds an idle connection of a proxy is kept: it closes them first
HEADERS, BODY, IDLE, DEAF = "headers", "body", "idle", "deaf"


class Doorstep:
    """Who waits for what, and since when. Each kind has one time limit, so that the first in line
    is always the one who has waited longest."""

    def __init__(
        self,
        limits: Limits,
        room: int,
        trusts: Callable[[str], bool],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits
        self.room = room  # connections of all kinds that there may be
        self.trusts = trusts
        self.clock = clock
        self.patience = {
            HEADERS: limits.headers_within,
            BODY: limits.body_within,
            DEAF: limits.reading_within,
            IDLE: FOR_PROXIES,  # those of others uvicorn ends much earlier
        }
        self.lines: dict[str, OrderedDict[Visitor, float]] = {
            kind: OrderedDict() for kind in self.patience
        }
        # Those of one address whose request is not complete, the oldest first.
        self.from_one: dict[str, OrderedDict[Visitor, None]] = {}

    def stand(self, visitor: Visitor, kind: str) -> None:
        """A visitor is waited for from now on, or for something else than before."""
        self.leave(visitor)
        self.lines[kind][visitor] = self.clock()
        visitor.waits_for = kind
        if kind in (HEADERS, BODY) and not visitor.from_proxy:
            neighbours = self.from_one.setdefault(visitor.address, OrderedDict())
            neighbours[visitor] = None
            if len(neighbours) > self.limits.half_open:
                self._shed(next(iter(neighbours)), "address")

    def leave(self, visitor: Visitor) -> None:
        """The request is complete, or the visitor has gone."""
        kind = visitor.waits_for
        if kind is None:
            return
        del self.lines[kind][visitor]
        visitor.waits_for = None
        if kind in (HEADERS, BODY) and not visitor.from_proxy:
            neighbours = self.from_one[visitor.address]
            del neighbours[visitor]
            if not neighbours:
                del self.from_one[visitor.address]

    def admit(self, taken: int) -> bool:
        """There is one more connection, with so many others: is there room? If need be, somebody
        who has nothing to say leaves."""
        if taken <= self.room:
            return True
        for kind in (IDLE, HEADERS, BODY):
            if self.lines[kind]:
                self._shed(next(iter(self.lines[kind])), "room")
                return True
        return False

    def sweep(self) -> None:
        """Those leave who have taken too long."""
        now = self.clock()
        for kind, line in self.lines.items():
            while line:
                visitor, since = next(iter(line.items()))
                if now - since < self.patience[kind]:
                    break
                self._shed(visitor, kind)

    def _shed(self, visitor: Visitor, reason: str) -> None:
        self.leave(visitor)
        counts.shed.labels(reason).inc()
        visitor.transport.abort()

    @property
    def half_open(self) -> int:
        """Connections whose request is not complete."""
        return len(self.lines[HEADERS]) + len(self.lines[BODY])

    async def watch(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()


class Visitor(H11Protocol):
    """A connection that speaks HTTP, until it becomes a WebSocket."""

    doorstep: Doorstep

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.waits_for: str | None = None
        self.address = "?"
        self.from_proxy = False
        self.upgraded = False  # the connection is a WebSocket's now, and no longer ours

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client:
            self.address = counted_as(self.client[0])
            self.from_proxy = self.doorstep.trusts(self.client[0])
        if self.from_proxy:
            self.timeout_keep_alive = round(FOR_PROXIES)
        if self.doorstep.admit(len(self.connections)):
            self.doorstep.stand(self, HEADERS)
        else:
            counts.shed.labels("full").inc()
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorstep.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.waits_for == IDLE:
            self.doorstep.stand(self, HEADERS)
        super().data_received(data)
        self._see_what_is_missing()

    def _see_what_is_missing(self, before: str = HEADERS) -> None:
        """Is the request complete? `before` is what a visitor waits for who has not begun one."""
        state = self.conn.their_state
        missing = before if state is h11.IDLE else BODY if state is h11.SEND_BODY else None
        if missing is None and self.flow.write_paused:
            missing = DEAF
        if missing is None or self.upgraded or self.transport.is_closing():
            self.doorstep.leave(self)
        elif self.waits_for != missing:
            self.doorstep.stand(self, missing)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._see_what_is_missing(IDLE)

    def pause_writing(self) -> None:
        """The other end does not read what it has asked for."""
        super().pause_writing()
        if self.waits_for is None:
            self.doorstep.stand(self, DEAF)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.waits_for == DEAF:
            self.doorstep.leave(self)

    def send_400_response(self, msg: str) -> None:
        counts.refused("error-malformed")
        super().send_400_response(msg)


class Line(WebSocketsSansIOProtocol):
    """A WebSocket. A text that is none ends it, as the protocol asks, and is no mistake of ours.

    What is said in one breath, an update and the answer to who has brought it about, goes on its
    way in one piece: each piece is a call of the system."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._lets_go = False  # will what was said be sent in a moment?

    async def send(self, message: Any) -> None:
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is None or not self.handshake_complete or self.close_sent or self.disconnected:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        try:
            self.conn.send_text(text.encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._lets_go:
            self._lets_go = True
            self.loop.call_soon(self._let_go)

    def _let_go(self) -> None:
        """What was said goes on its way, unless it went with something else meanwhile."""
        self._lets_go = False
        said = self.conn.data_to_send()
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                counts.refused("error-malformed")
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()


def visitors(doorstep: Doorstep) -> type[Visitor]:
    """The kind of visitors that stand on this doorstep."""
    return type("Visitor", (Visitor,), {"doorstep": doorstep})
