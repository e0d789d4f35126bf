"""The requests about games that are over: their file, their steps, their cards dealt again. All of
that is work for others (`errands`), with a rate."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.kernel import WATCHER
from aquelarre.server.errands import unpacked
from aquelarre.server.errors import BadRequest, NotNow
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import Buckets
from aquelarre.server.live import LiveTable
from aquelarre.server.records import FINISHED
from aquelarre.server.responses import attachment, json, number

Handler = Callable[[Request], Awaitable[Response]]


class PastApi:
    """Routes below /api/tables/{table}."""

    def __init__(
        self,
        hall: Hall,
        device: Callable[[HTTPConnection], bytes],
        table: Callable[[HTTPConnection], LiveTable],
        rate: Buckets,
    ) -> None:
        self.hall = hall
        self.device = device
        self.table = table
        self.rate = rate

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        where, get = "/tables/{table}", ["GET"]
        return [
            Route(f"{where}/file", safe(self.file), methods=get),
            Route(f"{where}/replay", safe(self.replay), methods=get),
            Route(f"{where}/fair/redeal", safe(self.redeal), methods=get),
        ]

    async def file(self, request: Request) -> Response:
        table, where = self.table(request), self._counted(request)
        with self.hall.errands.of(where):
            found = await self.hall.file(table, self.device(request))
        name = f"{table.record.game}-{table.record.id}.aquelarre"
        return _packed(request, found, "text/plain", attachment(name))

    async def replay(self, request: Request) -> Response:
        table = self.table(request)
        if table.record.status != FINISHED or table.match is None:
            raise NotNow("The game is not over yet.")
        start, stop = number(request, "from", 0), number(request, "to", 0)
        seat = number(request, "seat", WATCHER, least=-2)
        if seat >= table.record.seats:
            raise BadRequest("There is no such seat.")
        with self.hall.errands.of(self._counted(request)):
            steps = await self.hall.errands.replay(table.match, seat, start, stop)
        return _packed(request, steps, "application/json", {})

    async def redeal(self, request: Request) -> Response:
        """It is done once for a table, however many wait for it."""
        self._counted(request)
        return json(await self.table(request).fairness.redealt(self.hall.errands))

    def _counted(self, request: Request) -> str:
        """The address that asks, if it does not ask too often."""
        where = address(request.scope)
        self.rate.take(where)
        return where


def _packed(request: Request, found: bytes, kind: str, headers: dict[str, str]) -> Response:
    """What came packed goes out so, unless the client cannot unpack it."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(unpacked(found), media_type=kind, headers=headers)
    headers = {**headers, "content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(found, media_type=kind, headers=headers)
