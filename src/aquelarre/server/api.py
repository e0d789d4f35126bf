"""The requests of clients: tables, seats, codes, texts, saved games."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import segno
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from aquelarre.bots.named import kinds
from aquelarre.kernel import WATCHER, AquelarreError, Game, NoEditions, Seat
from aquelarre.kernel.catalog import find, names
from aquelarre.server.answers import body_of, bytes_of, json, refusal
from aquelarre.server.connection import obey, serve_socket, stream, understood
from aquelarre.server.errors import BadRequest, NotNow, NotYours, TooMuch
from aquelarre.server.frames import edition
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import Buckets, Limits
from aquelarre.server.live import LiveTable
from aquelarre.server.records import FINISHED, HOST
from aquelarre.server.replays import replay
from aquelarre.server.requests import (
    ChangeSeat,
    Claim,
    Join,
    Link,
    NewTable,
    Nothing,
    OfSeat,
    SetPaused,
)
from aquelarre.server.texts import texts
from aquelarre.server.tokens import hashed, new_code

COOKIE = "aquelarre"
YEAR = 365 * 24 * 3600
MOST_FILE = 2_000_000  # bytes of a saved game
MOST_WISH = 262_144  # bytes of a table to be made, which may bring an edition
MOST_QR = 400
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    """All routes below /api."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.chat = Buckets(limits.chat)
        self.new_tables = Buckets(limits.new_tables)
        self.connections: dict[str, int] = {}

    def routes(self) -> list[Route | WebSocketRoute]:
        post, get = ["POST"], ["GET"]
        table = "/tables/{table}"
        return [
            Route("/games", self._safe(self.games), methods=get),
            Route("/text/{lang}/{game}", self._safe(self.text), methods=get),
            Route("/text/{lang}/{game}/{part}", self._safe(self.text), methods=get),
            Route("/editions/{game}", self._safe(self.our_edition), methods=get),
            Route("/qr", self._safe(self.qr), methods=post),
            Route("/import", self._safe(self.bring_in), methods=post),
            Route("/tables", self._safe(self.tables), methods=get),
            Route("/tables", self._safe(self.create), methods=post),
            Route(table, self._safe(self.show), methods=get),
            Route(f"{table}/join", self._safe(self.join), methods=post),
            Route(f"{table}/pass", self._safe(self.new_pass), methods=post),
            Route(f"{table}/claim", self._safe(self.claim), methods=post),
            Route(f"{table}/invite", self._safe(self.invite), methods=post),
            Route(f"{table}/seat", self._safe(self.seat), methods=post),
            Route(f"{table}/start", self._safe(self.start), methods=post),
            Route(f"{table}/pause", self._safe(self.pause), methods=post),
            Route(f"{table}/rematch", self._safe(self.rematch), methods=post),
            Route(f"{table}/file", self._safe(self.file), methods=get),
            Route(f"{table}/edition", self._safe(self.edition), methods=get),
            Route(f"{table}/replay", self._safe(self.replay), methods=get),
            Route(f"{table}/stream", self._safe(self.stream), methods=get),
            Route(f"{table}/send", self._safe(self.send), methods=post),
            WebSocketRoute(f"{table}/live", self.live),
        ]

    def _safe(self, handler: Handler) -> Handler:
        """What is refused becomes one sentence, and changes nothing."""

        async def safely(request: Request) -> Response:
            try:
                return await handler(request)
            except AquelarreError as problem:
                return refusal(problem)

        return safely

    # -- who asks --------------------------------------------------------------------------

    def device(self, connection: HTTPConnection) -> bytes:
        """The device that asks, known by its cookie; an empty one holds nothing."""
        code = connection.cookies.get(COOKIE, "")
        return hashed(code) if code else b""

    def make_device(self, request: Request) -> tuple[bytes, str]:
        """The device, and a new cookie for one that has none yet."""
        known = self.device(request)
        if known:
            return known, ""
        code = new_code()
        return hashed(code), code

    def with_cookie(self, response: Response, code: str, request: Request) -> Response:
        if code:
            response.set_cookie(
                COOKIE,
                code,
                max_age=YEAR,
                httponly=True,
                samesite="strict",
                secure=request.url.scheme == "https",
            )
        return response

    def table(self, connection: HTTPConnection) -> LiveTable:
        return self.hall.table(str(connection.path_params["table"])[:40])

    def seat_of(self, connection: HTTPConnection, table: LiveTable) -> Seat:
        """The seat that is asked for, if the device holds it; anybody may watch."""
        seat = number(connection, "seat", WATCHER)
        if seat != WATCHER:
            self.hall.check_seat(self.device(connection), table, seat)
        return seat

    # -- looking ---------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        return json([described(name) for name in names()])

    async def text(self, request: Request) -> Response:
        found = texts(**request.path_params)
        return PlainTextResponse(found, headers={"cache-control": "no-cache"})

    async def qr(self, request: Request) -> Response:
        """A QR code of a link to this server, as an image. The link may hold a code that lets
        somebody in, so it comes in the body and never in an address."""
        text = (await body_of(request, Link)).text
        base = str(request.base_url)
        if len(text) > MOST_QR or not text.startswith(base):
            raise BadRequest("Only links to this server become QR codes.")
        image = io.BytesIO()
        segno.make(text, error="m").save(image, kind="svg", border=2, scale=8, xmldecl=False)
        return Response(
            image.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"}
        )

    async def tables(self, request: Request) -> Response:
        return json(self.hall.lobby(self.device(request)))

    async def show(self, request: Request) -> Response:
        return json(self.hall.described(self.table(request), self.device(request)))

    async def file(self, request: Request) -> Response:
        table = self.table(request)
        name = f"{table.record.game}-{table.record.id}.aquelarre"
        return attached(self.hall.file(table), name)

    async def edition(self, request: Request) -> Response:
        """What is in the box that a table plays with: everybody may know."""
        return edition_of(self.table(request).game)

    async def our_edition(self, request: Request) -> Response:
        """Our reconstruction of a box, for its owner to correct."""
        return edition_of(find(str(request.path_params["game"])[:40]))

    async def replay(self, request: Request) -> Response:
        table = self.table(request)
        if table.record.status != FINISHED or table.match is None:
            raise NotNow("The game is not over yet.")
        start, stop = number(request, "from", 0), number(request, "to", 0)
        seat = number(request, "seat", WATCHER, least=-2)
        if seat >= table.record.seats:
            raise BadRequest("There is no such seat.")
        return json(replay(table.match, seat, start, stop))

    # -- changing --------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        self.new_tables.take(address(request.scope))
        wish = await body_of(request, NewTable, MOST_WISH)
        if wish.game not in names():
            raise BadRequest("There is no such game.")
        device, code = self.make_device(request)
        bots = {seat_number(seat): kind for seat, kind in wish.bots.items()}
        made = await self.hall.create(
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
        )
        return self.with_cookie(json(made), code, request)

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, Join)
        device, code = self.make_device(request)
        seat = await self.hall.join(self.table(request), device, wish.invite, wish.seat, wish.name)
        return self.with_cookie(json({"seat": seat}), code, request)

    async def new_pass(self, request: Request) -> Response:
        wish = await body_of(request, OfSeat)
        made = await self.hall.new_pass(self.table(request), self.device(request), wish.seat)
        return json({"pass": made})

    async def claim(self, request: Request) -> Response:
        wish = await body_of(request, Claim)
        device, code = self.make_device(request)
        seat = await self.hall.claim(self.table(request), device, wish.code)
        return self.with_cookie(json({"seat": seat}), code, request)

    async def invite(self, request: Request) -> Response:
        await body_of(request, Nothing)
        made = await self.hall.new_invite(self.table(request), self.device(request))
        return json({"invite": made})

    async def seat(self, request: Request) -> Response:
        wish = await body_of(request, ChangeSeat)
        await self.hall.change_seat(
            self.table(request), self.device(request), wish.seat, wish.do, wish.bot, wish.name
        )
        return json({})

    async def start(self, request: Request) -> Response:
        await body_of(request, Nothing)
        table = self.table(request)
        self.hall.check_seat(self.device(request), table, HOST)
        await table.begin()
        return json({})

    async def pause(self, request: Request) -> Response:
        wish = await body_of(request, SetPaused)
        table = self.table(request)
        if not self.hall.seats_of(self.device(request), table):
            raise NotYours("Only those at the table can pause it.")
        async with table.lock:
            await table.set_paused(wish.paused)
            table.changed()
        return json({})

    async def rematch(self, request: Request) -> Response:
        await body_of(request, Nothing)
        return json(await self.hall.rematch(self.table(request), self.device(request)))

    async def bring_in(self, request: Request) -> Response:
        self.new_tables.take(address(request.scope))
        raw = await bytes_of(request, MOST_FILE)
        return json({"table": await self.hall.bring_in(raw.decode("utf-8", "replace"))})

    # -- live ------------------------------------------------------------------------------

    @contextmanager
    def counted(self, connection: HTTPConnection) -> Iterator[None]:
        """One live connection of an address, of which there may not be too many."""
        where = address(connection.scope)
        if self.connections.get(where, 0) >= self.limits.connections:
            raise TooMuch("There are too many connections from one address.")
        self.connections[where] = self.connections.get(where, 0) + 1
        try:
            yield
        finally:
            self.connections[where] -= 1
            if not self.connections[where]:
                del self.connections[where]

    async def live(self, socket: WebSocket) -> None:
        try:
            table = self.table(socket)
            seat = self.seat_of(socket, table)
            with self.counted(socket):
                check = partial(self.seat_of, socket, table)
                device, rate = self.device(socket), self.limits.messages
                await serve_socket(socket, table, seat, device, rate, self.chat, check)
        except AquelarreError:
            await socket.close(1008)

    async def stream(self, request: Request) -> Response:
        table = self.table(request)
        seat = self.seat_of(request, table)
        events, chat = (number(request, name, 0, least=0) for name in ("events", "chat"))
        past = request.query_params.get("past", "")[:40]

        async def lines() -> AsyncIterator[bytes]:
            with suppress(TooMuch), self.counted(request):
                async for line in stream(table, seat, self.device(request), events, chat, past):
                    yield line

        if self.connections.get(address(request.scope), 0) >= self.limits.connections:
            raise TooMuch("There are too many connections from one address.")
        return StreamingResponse(
            lines(), media_type="text/event-stream", headers={"cache-control": "no-store"}
        )

    async def send(self, request: Request) -> Response:
        table = self.table(request)
        seat = self.seat_of(request, table)
        message = understood(await bytes_of(request, MOST_FILE))
        return json(await obey(table, seat, message, self.chat))


def described(name: str) -> dict[str, Any]:
    """A game as the lobby needs it."""
    game = find(name)
    return {
        "key": game.key,
        "least": game.least_seats,
        "most": game.most_seats,
        "settings": [
            {"name": each.name, "default": each.default, "values": list(each.values)}
            for each in game.settings
        ],
        "rules": list(game.rules),
        "secrets": game.secrets,
        "sides": list(game.sides),
        "talk": list(game.talk),
        "claims": {
            "setting": game.claims_setting,
            "events": [notice.key for notice in game.claims],
        },
        "bots": kinds(),
        "edition": edition(game),
    }


def edition_of(game: Game[Any]) -> Response:
    """The edition of a game as a file."""
    if game.sheet is None:
        raise NoEditions(f"{game.key} has no editions.", game=game.key)
    return attached(game.edition_text(), f"{game.key}-{game.sheet.mark}.toml")


def attached(text: str, name: str) -> Response:
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


def seat_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 2):
        raise BadRequest("There is no such seat.")
    return int(text)


def number(connection: HTTPConnection, name: str, default: int, least: int = -1) -> int:
    """A number of the query, or the default where it is missing or wrong."""
    text = connection.query_params.get(name, "")
    try:
        found = int(text[:9]) if text else default
    except ValueError:
        raise BadRequest("The request cannot be understood.") from None
    return max(least, found)
