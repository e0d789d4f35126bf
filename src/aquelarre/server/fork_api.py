"""The request to play on from a step of a replay. Whoever may see the replay may do that. It makes
a table, and the game is played again up to there (`errands`): both have their rates."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.server.devices import with_cookie
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.live import LiveTable
from aquelarre.server.requests import NewFork
from aquelarre.server.responses import body_of, json, seat_number

Handler = Callable[[Request], Awaitable[Response]]


class ForkApi:
    """The route /api/tables/{table}/fork."""

    def __init__(
        self, hall: Hall, table: Callable[[HTTPConnection], LiveTable], rates: AddressRates
    ) -> None:
        self.hall = hall
        self.table = table
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        return [Route("/tables/{table}/fork", safe(self.fork), methods=["POST"])]

    async def fork(self, request: Request) -> Response:
        where = address(request.scope)
        self.rates.new_tables.take(where)
        self.rates.replays.take(where)
        wish = await body_of(request, NewFork)
        names = {seat_number(seat): name for seat, name in wish.names.items()}
        bots = {seat_number(seat): kind for seat, kind in wish.bots.items()}
        device, code = self.hall.persons.known_or_new(request)
        with self.hall.errands.of(where):
            made = await self.hall.making.fork(self.table(request), device, wish.step, names, bots)
        return with_cookie(json(made), code, request)
