"""What has happened at a running table while somebody was away, for those who sit there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.kernel import WATCHER
from aquelarre.server.errors import BadRequest, NotNow
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.live import LiveTable
from aquelarre.server.responses import number, packed

if TYPE_CHECKING:
    from aquelarre.server.records import Device

Handler = Callable[[Request], Awaitable[Response]]


class AwayApi:
    """A route below /api/tables/{table}."""

    def __init__(
        self,
        hall: Hall,
        device: Callable[[HTTPConnection], Device],
        table: Callable[[HTTPConnection], LiveTable],
        rates: AddressRates,
    ) -> None:
        self.hall = hall
        self.device = device
        self.table = table
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        return [Route("/tables/{table}/away", safe(self.tell), methods=["GET"])]

    async def tell(self, request: Request) -> Response:
        """The steps since an event, through the eyes of a seat of this device. Nothing is told of
        the time before somebody sat down there."""
        table, seat = self.table(request), number(request, "seat", WATCHER)
        if seat < 0:
            raise BadRequest("Only who sits at a table has been away.")
        self.hall.check_seat(self.device(request), table, seat)
        match = table.course.to_look_at()
        if not table.comebacks.may_be_told():
            raise NotNow("Only a running game is told like that.")
        looked = table.comebacks.looked(seat)
        since = max(number(request, "since", 0, least=0), table.comebacks.since(seat))
        where = address(request.scope)
        self.rates.replays.take(where)
        with self.hall.errands.of(where):
            start = min(since, table.course.events)
            found = await self.hall.errands.recap(match, seat, start, looked)
        return packed(request, found, "application/json", {})
