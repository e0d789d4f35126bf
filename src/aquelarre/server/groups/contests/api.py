"""Requests about contests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.server.errors import BadRequest
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.records import Device
from aquelarre.server.requests import Decide, NewContest, Nothing
from aquelarre.server.responses import body_of, json, packed

Handler = Callable[[Request], Awaitable[Response]]


class ContestApi:
    """Routes below /api/groups/{group}/contests."""

    def __init__(
        self, hall: Hall, device: Callable[[HTTPConnection], Device], rates: AddressRates
    ) -> None:
        self.contests = hall.contests
        self.errands = hall.errands
        self.device = device
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        post, all_of = ["POST"], "/groups/{group}/contests"
        one = f"{all_of}/{{contest}}"
        return [
            Route(all_of, safe(self.show), methods=["GET"]),
            Route(all_of, safe(self.make), methods=post),
            Route(f"{one}/draw", safe(self.draw), methods=post),
            Route(f"{one}/open", safe(self.open_round), methods=post),
            Route(f"{one}/decide", safe(self.decide), methods=post),
            Route(f"{one}/delete", safe(self.delete), methods=post),
        ]

    def _who(self, request: Request) -> tuple[str, Device]:
        return str(request.path_params["group"])[:40], self.device(request)

    def _which(self, request: Request) -> tuple[str, Device, int]:
        """A contest that somebody wants to change."""
        self.rates.groups.take(address(request.scope))
        number = str(request.path_params["contest"])
        if not (number.isascii() and number.isdigit() and len(number) <= 6):
            raise BadRequest("There is no such contest.")
        return *self._who(request), int(number)

    async def show(self, request: Request) -> Response:
        self.rates.histories.take(address(request.scope))
        await self.contests.begin_waiting(*self._who(request))
        with self.errands.of(address(request.scope)):
            found = await self.contests.show(*self._who(request))
        return packed(request, found, "application/json", {})

    async def make(self, request: Request) -> Response:
        wish = await body_of(request, NewContest)
        self.rates.new_tables.take(address(request.scope))
        return json({"contest": await self.contests.make(*self._who(request), wish)})

    async def draw(self, request: Request) -> Response:
        await body_of(request, Nothing)
        self.rates.new_tables.take(address(request.scope))
        await self.contests.draw(*self._which(request))
        return json({})

    async def open_round(self, request: Request) -> Response:
        await body_of(request, Nothing)
        self.rates.rounds.take(address(request.scope))  # each of its tables is a new one
        await self.contests.open_round(*self._which(request))
        return json({})

    async def decide(self, request: Request) -> Response:
        wish = await body_of(request, Decide)
        await self.contests.decide(*self._which(request), wish.round, wish.pairing, wish.absent)
        return json({})

    async def delete(self, request: Request) -> Response:
        await body_of(request, Nothing)
        await self.contests.delete(*self._which(request))
        return json({})
