"""Holidays of a slow table: taken for some days, and ended by coming back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.kernel import Seat
from aquelarre.server.errors import BadRequest
from aquelarre.server.hall import Hall
from aquelarre.server.limits import Buckets
from aquelarre.server.live import LiveTable
from aquelarre.server.requests import TakeHoliday
from aquelarre.server.responses import body_of, json
from aquelarre.server.seating import check_there

if TYPE_CHECKING:
    from aquelarre.server.records import Device

Handler = Callable[[Request], Awaitable[Response]]


class HolidayApi:
    """A route below /api/tables/{table}."""

    def __init__(
        self,
        hall: Hall,
        device: Callable[[HTTPConnection], Device],
        table: Callable[[HTTPConnection], LiveTable],
        rate: Buckets,
    ) -> None:
        self.hall = hall
        self.device = device
        self.table = table
        self.rate = rate

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        return [Route("/tables/{table}/holiday", safe(self.take), methods=["POST"])]

    async def take(self, request: Request) -> Response:
        wish = await body_of(request, TakeHoliday)
        table, device = self.table(request), self.device(request)
        check = partial(self._check, table, device, wish.seat)
        check()
        self.rate.take(f"{table.record.id} {wish.seat}")
        async with table.lock:
            check()
            if wish.days:
                await table.absences.take_holiday(wish.seat, wish.days)
            else:
                table.absences.comes_back(wish.seat)
            table.send_summary()
        return json({})

    def _check(self, table: LiveTable, device: Device, seat: Seat) -> None:
        check_there(table)
        if seat < 0:
            raise BadRequest("Only who sits at a table has holidays.")
        self.hall.check_seat(device, table, seat)
