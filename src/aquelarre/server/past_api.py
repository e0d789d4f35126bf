"""The requests about games that are over: their file, their steps, their cards dealt again, and
what can be said of how they were played. All of that is work for others (`errands`, `reviews`),
with a rate."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.kernel import WATCHER, Seat
from aquelarre.match import Match
from aquelarre.server.errors import BadRequest, NoReview, NotNow
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.live import LiveTable
from aquelarre.server.records import FINISHED
from aquelarre.server.requests import OfSeat
from aquelarre.server.responses import attachment, body_of, json, number, packed
from aquelarre.server.reviews import READY, shown

Handler = Callable[[Request], Awaitable[Response]]


class PastApi:
    """Routes below /api/tables/{table}."""

    def __init__(
        self,
        hall: Hall,
        device: Callable[[HTTPConnection], bytes],
        table: Callable[[HTTPConnection], LiveTable],
        rates: AddressRates,
    ) -> None:
        self.hall = hall
        self.device = device
        self.table = table
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        where, get = "/tables/{table}", ["GET"]
        return [
            Route(f"{where}/file", safe(self.file), methods=get),
            Route(f"{where}/replay", safe(self.replay), methods=get),
            Route(f"{where}/review", safe(self.review), methods=get),
            Route(f"{where}/review", safe(self.begin_review), methods=["POST"]),
            Route(f"{where}/fair/redeal", safe(self.redeal), methods=get),
        ]

    async def file(self, request: Request) -> Response:
        table, where = self.table(request), self._counted(request)
        with self.hall.errands.of(where):
            found = await self.hall.file(table, self.device(request))
        name = f"{table.record.game}-{table.record.id}.aquelarre"
        return packed(request, found, "text/plain", attachment(name))

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
        return packed(request, steps, "application/json", {})

    async def redeal(self, request: Request) -> Response:
        """It is done once for a table, however many wait for it."""
        self._counted(request)
        return json(await self.table(request).fairness.redealt(self.hall.errands))

    async def begin_review(self, request: Request) -> Response:
        """Have a seat's decisions judged, or join those who wait for it; how far it has come."""
        seat = (await body_of(request, OfSeat)).seat
        table, match = self._to_review(request, seat)
        where, name = address(request.scope), table.record.id
        reviews = self.hall.reviews
        if reviews.is_new(name, seat):
            self.rates.reviews.take(where)
            reviews.begin(name, match, seat, where)
        return await self._reviewed(table, seat)

    async def review(self, request: Request) -> Response:
        """The review of a seat, or how far it has come."""
        self._counted(request)
        seat = number(request, "seat", WATCHER)
        table, _ = self._to_review(request, seat)
        return await self._reviewed(table, seat)

    def _to_review(self, request: Request, seat: Seat) -> tuple[LiveTable, Match[Any]]:
        """Whoever may see the replay may ask."""
        table = self.table(request)
        if table.course.standing.outdated:
            raise NoReview("This game was played by other rules and cannot be reviewed.")
        if table.record.status != FINISHED or table.match is None:
            raise NotNow("The game is not over yet.")
        if not 0 <= seat < table.record.seats:
            raise BadRequest("There is no such seat.")
        return table, table.match

    async def _reviewed(self, table: LiveTable, seat: Seat) -> Response:
        name, reviews = table.record.id, self.hall.reviews
        found = reviews.kept(name, seat)
        if found is None:
            return json(reviews.progress(name, seat))
        whole = await asyncio.to_thread(shown, table.game, found)
        return json({"state": READY, "review": whole})

    def _counted(self, request: Request) -> str:
        """The address that asks, if it does not ask too often."""
        where = address(request.scope)
        self.rates.replays.take(where)
        return where
