"""The requests and live lines of rooms in which a replay is looked at together. Whoever may see the
replay may open one; whoever has its link may come in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, suppress

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from aquelarre.kernel import WATCHER, AquelarreError
from aquelarre.server import counts
from aquelarre.server.connection import UNHINDERED, converse, frames_of
from aquelarre.server.devices import with_cookie
from aquelarre.server.errors import BadRequest, Denied, NotNow, NotYours
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates, Flow, Limits, SeatRates
from aquelarre.server.listeners import Listener
from aquelarre.server.live import LiveTable
from aquelarre.server.messages import MOST_BYTES, understood
from aquelarre.server.records import FINISHED
from aquelarre.server.requests import ComeIn
from aquelarre.server.responses import body_of, bytes_of, json
from aquelarre.server.together.messages import Hello, decoder
from aquelarre.server.together.room import Guest, Room

Handler = Callable[[Request], Awaitable[Response]]


class TogetherApi:
    """Routes below /api/tables/{table}/together."""

    def __init__(
        self,
        hall: Hall,
        table: Callable[[HTTPConnection], LiveTable],
        counted: Callable[[HTTPConnection], AbstractContextManager[None]],
        limits: Limits,
        of_addresses: AddressRates,
        of_seats: SeatRates,
    ) -> None:
        self.hall, self.rooms = hall, hall.rooms
        self.table = table
        self.counted = counted  # one more live connection
        self.limits = limits
        self.of_addresses = of_addresses
        self.of_seats = of_seats

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route | WebSocketRoute]:
        path = "/tables/{table}/together"
        room, get, post = f"{path}/{{room}}", ["GET"], ["POST"]
        return [
            Route(path, safe(self.make), methods=post),
            Route(room, safe(self.come_in), methods=post),
            Route(f"{room}/stream", safe(self.stream), methods=get),
            Route(f"{room}/send", safe(self.send), methods=post),
            WebSocketRoute(f"{room}/live", self.live),
        ]

    async def make(self, request: Request) -> Response:
        where = address(request.scope)
        self.of_addresses.new_tables.take(where)
        wish, table = await body_of(request, ComeIn), self.table(request)
        if table.record.status != FINISHED or table.match is None:
            raise NotNow("The game is not over yet.")
        device, code = self.hall.persons.known_or_new(request)
        chat = self.of_seats.chat
        room, guest = self.rooms.make(table.record.id, where, device, wish.name, chat)
        return with_cookie(json({"room": room.name, "who": guest.who}), code, request)

    async def come_in(self, request: Request) -> Response:
        self.of_addresses.greetings.take(address(request.scope))
        wish = await body_of(request, ComeIn)
        device, code = self.hall.persons.known_or_new(request)
        room = self._room(request)
        guest = room.come_in(device, wish.name)
        return with_cookie(json({"room": room.name, "who": guest.who}), code, request)

    def _room(self, connection: HTTPConnection) -> Room:
        given = connection.path_params
        return self.rooms.find(str(given["table"])[:40], str(given["room"])[:40])

    def _guest(self, connection: HTTPConnection) -> tuple[Room, Guest]:
        """The room, and who asks, if they have come in."""
        device, room = self.hall.persons.who(connection), self._room(connection)
        self.hall.bans.check(device)
        guest = room.guest(device) if device else None
        if guest is None:
            raise NotYours("Come in first.")
        return room, guest

    # -- live --------------------------------------------------------------------------------

    async def live(self, socket: WebSocket) -> None:
        try:
            room, guest = self._guest(socket)
            with self.counted(socket):
                shared = self.of_addresses.messages.bucket(address(socket.scope))
                flow = Flow(self.limits.messages, shared)
                listener = Listener(WATCHER, guest.device)

                async def come(raw: str | bytes) -> None:
                    if not isinstance(understood(raw, decoder), Hello):
                        raise BadRequest("The first message must be a hello.")
                    self._guest(socket)  # it may have ended meanwhile
                    room.connect(guest, listener)

                async def hear(raw: str | bytes) -> dict[str, object]:
                    return room.obey(guest, understood(raw, decoder))

                def leave() -> None:
                    room.disconnect(guest, listener)

                await converse(socket, listener, flow, come, hear, leave)
        except AquelarreError as problem:
            counts.refused(problem.key)
            await socket.close(1008)

    async def stream(self, request: Request) -> Response:
        room, guest = self._guest(request)

        async def lines() -> AsyncIterator[bytes]:
            listener = Listener(WATCHER, guest.device)
            with suppress(Denied), self.counted(request):
                try:
                    self._guest(request)
                    room.connect(guest, listener)
                    async for line in frames_of(listener):
                        yield line
                finally:
                    room.disconnect(guest, listener)

        return StreamingResponse(lines(), media_type="text/event-stream", headers=UNHINDERED)

    async def send(self, request: Request) -> Response:
        message = understood(await bytes_of(request, MOST_BYTES), decoder)
        room, guest = self._guest(request)
        return json(room.obey(guest, message))
