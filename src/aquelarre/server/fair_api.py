"""The requests about fair chance: what is promised and told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.server.errors import BadRequest
from aquelarre.server.hall import Hall
from aquelarre.server.live import LiveTable
from aquelarre.server.requests import Fair
from aquelarre.server.responses import body_of, json

Handler = Callable[[Request], Awaitable[Response]]


class FairApi:
    """The routes below /api/tables/{table}/fair."""

    def __init__(
        self,
        hall: Hall,
        device: Callable[[HTTPConnection], bytes],
        table: Callable[[HTTPConnection], LiveTable],
    ) -> None:
        self.hall = hall
        self.device = device
        self.table = table

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        where = "/tables/{table}/fair"
        return [
            Route(where, safe(self.show), methods=["GET"]),
            Route(where, safe(self.take), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Anybody may know what is public of the chance of a table."""
        return json(self.table(request).fairness.whole())

    async def take(self, request: Request) -> Response:
        wish, table = await body_of(request, Fair), self.table(request)
        if bool(wish.promise) == bool(wish.contribution) or wish.seat < 0:
            raise BadRequest("A page promises a number, or tells the one it has promised.")
        self.hall.check_seat(self.device(request), table, wish.seat)
        if wish.promise:
            await table.fairness.promise(wish.seat, wish.promise)
        else:
            await table.fairness.tell(wish.seat, wish.contribution)
        return json(table.fairness.whole())
