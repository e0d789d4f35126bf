"""The requests of clients: tables, seats, codes, texts, saved games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from aquelarre.kernel import WATCHER, AquelarreError, BadFile, Seat
from aquelarre.kernel.catalog import names
from aquelarre.server import counts
from aquelarre.server.away_api import AwayApi
from aquelarre.server.box_api import BoxApi
from aquelarre.server.connection import UNHINDERED, obey, serve_socket, stream
from aquelarre.server.device_api import DeviceApi
from aquelarre.server.devices import device_of, kept_known, with_cookie
from aquelarre.server.errors import BadRequest, Denied, NotYours, TooMuch
from aquelarre.server.fair_api import FairApi
from aquelarre.server.fork_api import ForkApi
from aquelarre.server.groups.api import GroupApi
from aquelarre.server.groups.contests.api import ContestApi
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.holiday_api import HolidayApi
from aquelarre.server.limits import AddressRates, AtOnce, Flow, Limits, SeatRates
from aquelarre.server.live import LiveTable
from aquelarre.server.look_api import LookApi
from aquelarre.server.mail.api import MailApi
from aquelarre.server.messages import MOST_BYTES, decoder, understood
from aquelarre.server.notes_api import NotesApi
from aquelarre.server.passkey_api import PasskeyApi
from aquelarre.server.past_api import PastApi
from aquelarre.server.push.api import PushApi
from aquelarre.server.puzzle_api import PuzzleApi
from aquelarre.server.records import HOST
from aquelarre.server.requests import (
    ChangeSeat,
    Claim,
    Join,
    Link,
    NewLesson,
    NewTable,
    Nothing,
    OfSeat,
    SetPaused,
)
from aquelarre.server.responses import (
    body_of,
    bytes_of,
    json,
    number,
    refusal,
    seat_number,
)
from aquelarre.server.seating import check_there
from aquelarre.server.summary import boxes
from aquelarre.server.texts import texts
from aquelarre.server.together.api import TogetherApi
from aquelarre.server.workshop_api import WorkshopApi

MOST_FILE = 750_000  # bytes of a saved game: the longest that is played again, with its edition
MOST_WISH = 262_144  # bytes of a table to be made, which may bring an edition
MOST_QR = 400
ALWAYS = True  # also for devices that are kept out
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    """All routes below /api."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.of_seats = SeatRates(limits)
        self.of_addresses = AddressRates(limits)
        self.connections = AtOnce()

    def routes(self) -> list[Route | WebSocketRoute]:
        post, get = ["POST"], ["GET"]
        table = "/tables/{table}"
        of_tables = self.hall, self.device, self.table
        rates = self.limits, self.of_addresses, self.of_seats
        together = TogetherApi(self.hall, self.table, self.counted, *rates)
        return [
            Route("/games", self._safe(self.games, ALWAYS), methods=get),
            Route("/text/{lang}/{game}", self._safe(self.text, ALWAYS), methods=get),
            Route("/text/{lang}/{game}/{part}", self._safe(self.text, ALWAYS), methods=get),
            Route("/qr", self._safe(self.qr), methods=post),
            Route("/import", self._safe(self.bring_in), methods=post),
            Route("/tables", self._safe(self.tables), methods=get),
            Route("/tables", self._safe(self.create), methods=post),
            Route("/lessons", self._safe(self.teach), methods=post),
            Route(table, self._safe(self.show), methods=get),
            Route(f"{table}/join", self._safe(self.join), methods=post),
            Route(f"{table}/pass", self._safe(self.new_pass), methods=post),
            Route(f"{table}/claim", self._safe(self.claim), methods=post),
            Route(f"{table}/invite", self._safe(self.invite), methods=post),
            Route(f"{table}/seat", self._safe(self.seat), methods=post),
            Route(f"{table}/start", self._safe(self.start), methods=post),
            Route(f"{table}/pause", self._safe(self.pause), methods=post),
            Route(f"{table}/rematch", self._safe(self.rematch), methods=post),
            Route(f"{table}/stream", self._safe(self.stream), methods=get),
            Route(f"{table}/send", self._safe(self.send), methods=post),
            *BoxApi(self.table).routes(self._safe),
            *FairApi(*of_tables).routes(self._safe),
            *PastApi(*of_tables, self.of_addresses).routes(self._safe),
            *AwayApi(*of_tables, self.of_addresses).routes(self._safe),
            *NotesApi(*of_tables, self.of_seats.notes).routes(self._safe),
            *HolidayApi(*of_tables, self.of_seats.holidays).routes(self._safe),
            *DeviceApi(self.hall, self.of_addresses).routes(self._safe),
            *GroupApi(self.hall, self.device, self.of_addresses).routes(self._safe),
            *ContestApi(self.hall, self.device, self.of_addresses).routes(self._safe),
            *PasskeyApi(self.hall, self.of_addresses).routes(self._safe),
            *MailApi(self.hall, self.of_addresses).routes(self._safe),
            *PushApi(*of_tables, self.of_addresses).routes(self._safe),
            *ForkApi(self.hall, self.table, self.of_addresses).routes(self._safe),
            *PuzzleApi(self.hall, self.of_addresses).routes(self._safe),
            *WorkshopApi(self.hall, self.of_addresses).routes(self._safe),
            *LookApi(self.hall, self.of_addresses).routes(self._safe),
            *together.routes(self._safe),
            WebSocketRoute(f"{table}/live", self.live),
            WebSocketRoute(f"{table}/door", self.door),
        ]

    def _safe(self, handler: Handler, even_banned: bool = False) -> Handler:
        """What is refused becomes one sentence, and changes nothing. Texts are for everybody: who
        is kept out shall be able to read why."""

        async def safely(request: Request) -> Response:
            try:
                if not even_banned:
                    self.hall.bans.check(self.device(request))
                await self.ready(request)
                return await handler(request)
            except AquelarreError as problem:
                return refusal(problem)

        return safely

    # -- who asks --------------------------------------------------------------------------

    def device(self, connection: HTTPConnection) -> bytes:
        """Who asks, known by the cookie: a device, or the person that several belong to; an empty
        one holds nothing."""
        return self.hall.persons.who(connection)

    def table(self, connection: HTTPConnection) -> LiveTable:
        found = self.hall.table(table_name(connection))
        self.hall.used.add(found.record.id)
        return found

    async def ready(self, connection: HTTPConnection) -> None:
        """Before anything is done with a table: is it in memory?"""
        if name := table_name(connection):
            await self.hall.long_tables.ready(name)

    def seat_of(self, connection: HTTPConnection, table: LiveTable) -> Seat:
        """The seat that is asked for, if the device holds it; anybody may watch."""
        seat = number(connection, "seat", WATCHER)
        self.hall.bans.check(self.device(connection))
        check_there(table)
        if seat != WATCHER:
            self.hall.check_seat(self.device(connection), table, seat)
        return seat

    # -- looking ---------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return json(boxes(self.hall.thinkers.kinds))

    async def text(self, request: Request) -> Response:
        # Somebody is the first to ask, and making them takes up to 70 ms.
        found = await asyncio.to_thread(texts, **request.path_params)
        return PlainTextResponse(found, headers={"cache-control": "no-cache"})

    async def qr(self, request: Request) -> Response:
        """A QR code of a link to this server, as an image. The link may hold a code that lets
        somebody in, so it comes in the body and never in an address."""
        text = (await body_of(request, Link)).text
        base = str(request.base_url)
        if len(text) > MOST_QR or not text.startswith(base):
            raise BadRequest("Only links to this server become QR codes.")
        self.of_addresses.images.take(address(request.scope))
        with self.hall.errands.of(address(request.scope)):
            image = await self.hall.errands.qr(text)
        return Response(image, media_type="image/svg+xml")

    async def tables(self, request: Request) -> Response:
        return kept_known(json(self.hall.lobby(self.device(request))), request)

    async def show(self, request: Request) -> Response:
        table = self.table(request)
        described = self.hall.described(table, self.device(request))
        return kept_known(json({**described, "comings": table.comings.lines}), request)

    # -- changing --------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        self.of_addresses.new_tables.take(address(request.scope))
        wish = await body_of(request, NewTable, MOST_WISH)
        if wish.game not in names():
            raise BadRequest("There is no such game.")
        device, code = self.hall.persons.known_or_new(request)
        bots = {seat_number(seat): kind for seat, kind in wish.bots.items()}
        made = await self.hall.making.create(
            device,
            game=wish.game,
            seats=wish.seats,
            settings=wish.settings,
            names=wish.names or [wish.name],
            bots=bots,
            is_open=wish.open,
            clock=wish.clock,
            chat=wish.chat,
            edition=wish.edition,
            promise=wish.promise,
            agent=wish.agent,
            coach=wish.coach,
            group=wish.group,
        )
        return with_cookie(json(made), code, request)

    async def teach(self, request: Request) -> Response:
        """A table at which somebody is taught."""
        self.of_addresses.new_tables.take(address(request.scope))
        wish = await body_of(request, NewLesson)
        if wish.game not in names():
            raise BadRequest("There is no such game.")
        device, code = self.hall.persons.known_or_new(request)
        made = await self.hall.making.teach(device, wish.game, wish.lesson, wish.name)
        return with_cookie(json(made), code, request)

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, Join)
        device, code = self.hall.persons.known_or_new(request)
        seat = await self.hall.seating.join(
            self.table(request),
            device,
            wish.invite,
            wish.seat,
            wish.name,
            wish.promise,
            wish.agent,
        )
        return with_cookie(json({"seat": seat}), code, request)

    async def new_pass(self, request: Request) -> Response:
        wish = await body_of(request, OfSeat)
        made = await self.hall.seating.new_pass(
            self.table(request), self.device(request), wish.seat
        )
        return json({"pass": made})

    async def claim(self, request: Request) -> Response:
        wish = await body_of(request, Claim)
        device, code = self.hall.persons.known_or_new(request)
        seat = await self.hall.seating.claim(self.table(request), device, wish.code, wish.agent)
        return with_cookie(json({"seat": seat}), code, request)

    async def invite(self, request: Request) -> Response:
        await body_of(request, Nothing)
        made = await self.hall.seating.new_invite(self.table(request), self.device(request))
        return json({"invite": made})

    async def seat(self, request: Request) -> Response:
        wish = await body_of(request, ChangeSeat)
        table, device = self.table(request), self.device(request)
        if wish.do in ("name", "bot"):  # strangers use up nobody's but their own
            self.of_seats.names.take(f"{table.record.id} {wish.seat} {device.hex()}")
        await self.hall.seating.change_seat(table, device, wish.seat, wish.do, wish.bot, wish.name)
        return json({})

    async def start(self, request: Request) -> Response:
        await body_of(request, Nothing)
        table = self.table(request)
        self.hall.check_seat(self.device(request), table, HOST)
        await table.begin()
        return json({})

    async def pause(self, request: Request) -> Response:
        wish = await body_of(request, SetPaused)
        table, device = self.table(request), self.device(request)
        held = self.hall.seats_of(device, table)
        if not held:
            raise NotYours("Only those at the table can pause it.")
        if wish.paused:
            self.of_seats.pauses.take(f"{table.record.id} {device.hex()}")
        async with table.lock:
            await table.set_paused(wish.paused, tuple(held))
            table.broadcast()
        return json({})

    async def rematch(self, request: Request) -> Response:
        await body_of(request, Nothing)
        return json(await self.hall.making.rematch(self.table(request), self.device(request)))

    async def bring_in(self, request: Request) -> Response:
        self.of_addresses.new_tables.take(address(request.scope))
        self.of_addresses.imports.take(address(request.scope))
        try:
            raw = await bytes_of(request, MOST_FILE)
        except TooMuch:
            raise BadFile("size", 1, "no saved game is so large.") from None
        device, code = self.hall.persons.known_or_new(request)
        seat, text = number(request, "seat", -1), raw.decode("utf-8", "replace")
        with self.hall.errands.of(address(request.scope)):
            made = await self.hall.making.bring_in(text, device, seat)
        counts.imports.inc()
        return with_cookie(json(made), code if "seat" in made else "", request)

    # -- live ------------------------------------------------------------------------------

    @contextmanager
    def counted(self, connection: HTTPConnection) -> Iterator[None]:
        """One live connection of an address, of which there may not be too many."""
        where = address(connection.scope)
        if self.connections.of(where) >= self.limits.connections:
            raise TooMuch("There are too many connections from one address.")
        self.of_addresses.greetings.take(where)
        with self.connections.one_more(where):
            yield

    async def live(self, socket: WebSocket) -> None:
        try:
            await self.ready(socket)
            table = self.table(socket)
            seat = self.seat_of(socket, table)
            with self.counted(socket):
                check = partial(self.seat_of, socket, table)
                shared = self.of_addresses.messages.bucket(address(socket.scope))
                device, flow = device_of(socket), Flow(self.limits.messages, shared)
                await serve_socket(socket, table, seat, device, flow, self.of_seats, check)
        except AquelarreError as problem:
            counts.refused(problem.key)
            await socket.close(1008)

    async def door(self, socket: WebSocket) -> None:
        """A program that speaks the engine protocol."""
        from aquelarre.server.engine_door import serve_engine  # few servers have any

        try:
            await self.ready(socket)
            table = self.table(socket)
            with self.counted(socket):
                shared = self.of_addresses.messages.bucket(address(socket.scope))
                flow = Flow(self.limits.messages, shared)
                await serve_engine(socket, self.hall, table, flow, self.of_seats)
        except AquelarreError as problem:
            counts.refused(problem.key)
            await socket.close(1008)

    async def stream(self, request: Request) -> Response:
        table = self.table(request)
        seat = self.seat_of(request, table)
        events, chat = (number(request, name, 0, least=0) for name in ("events", "chat"))
        past = request.query_params.get("past", "")[:40]
        changes = request.query_params.get("changes") == "true"

        async def lines() -> AsyncIterator[bytes]:
            check, device = partial(self.seat_of, request, table), device_of(request)
            with suppress(Denied), self.counted(request):
                async for line in stream(table, seat, device, events, chat, past, check, changes):
                    yield line

        if self.connections.of(address(request.scope)) >= self.limits.connections:
            raise TooMuch("There are too many connections from one address.")
        return StreamingResponse(lines(), media_type="text/event-stream", headers=UNHINDERED)

    async def send(self, request: Request) -> Response:
        message = understood(await bytes_of(request, MOST_BYTES), decoder)  # which may take long
        table, device = self.table(request), device_of(request)
        seat, check = self.seat_of(request, table), partial(self.seat_of, request, table)
        return json(await obey(table, seat, message, self.of_seats, device, check))


def table_name(connection: HTTPConnection) -> str:
    """The table that an address names; "" where it names none."""
    return str(connection.path_params.get("table", ""))[:40]
