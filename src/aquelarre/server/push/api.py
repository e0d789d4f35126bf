"""Requests about calls: who wants to be called to a table, and at which hours not. Each device says
so for itself, also one of several that belong to a person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.server.devices import device_of
from aquelarre.server.errors import BadRequest, NoCalls, NotYours, TooMuch
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.live import LiveTable
from aquelarre.server.push.quiet import zone_of
from aquelarre.server.push.sending import NotThere
from aquelarre.server.records import Subscription
from aquelarre.server.requests import SetPush
from aquelarre.server.responses import body_of, json
from aquelarre.server.seating import check_there
from aquelarre.server.store import drop_device, drop_push, put_device, put_push

if TYPE_CHECKING:
    from aquelarre.server.records import Device

Handler = Callable[[Request], Awaitable[Response]]
MOST_TABLES = 100  # to which one device is called
MOST_CALLS = 50_000  # that are asked for on the whole server


class PushApi:
    """Routes below /api."""

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
        all_tables, one = "/push", "/tables/{table}/push"
        return [
            Route(all_tables, safe(self.show), methods=["GET"]),
            Route(all_tables, safe(self.change), methods=["POST"]),
            Route(one, safe(self.show_one), methods=["GET"]),
            Route(one, safe(self.change_one), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """What a page needs to subscribe, and what this device has asked for."""
        device, store = device_of(request), self.hall.store
        tables = store.tables_calling(device)
        found = store.subscription(device, tables[0]) if tables else None
        how = {
            "lang": found.lang if found else "en",
            "zone": found.zone if found else "UTC",
            "quiet": found.quiet if found else None,
        }
        return json({"key": self.hall.office.shown_key, "tables": tables, **how})

    async def show_one(self, request: Request) -> Response:
        table, device = self.table(request), device_of(request)
        found = self.hall.store.subscription(device, table.record.id)
        return json(
            {
                "key": self.hall.office.shown_key,
                "may": bool(self.hall.seats_of(self.device(request), table)),
                "on": found is not None,
                "endpoint": found.endpoint if found else "",
                "quiet": found.quiet if found else None,
            }
        )

    async def change(self, request: Request) -> Response:
        """The device is called otherwise from now on, or nowhere."""
        wish, device = await body_of(request, SetPush), device_of(request)
        self.rates.calls.take(address(request.scope))
        if wish.endpoint:
            await self.hall.write(put_device(device, self._subscription(wish)))
        else:
            await self.hall.write(drop_device(device))
        return json({})

    async def change_one(self, request: Request) -> Response:
        """The device is called to this table from now on, or no longer."""
        wish, device = await body_of(request, SetPush), device_of(request)
        table, store = self.table(request), self.hall.store
        self.rates.calls.take(address(request.scope))
        if not wish.endpoint:
            await self.hall.write(drop_push(device, table.record.id))
            return json({})
        found = self._subscription(wish)
        async with table.lock:
            check_there(table)
            if not self.hall.seats_of(self.device(request), table):
                raise NotYours("Only those at the table are called to it.")
            known = store.tables_calling(device)
            if table.record.id not in known and (
                len(known) >= MOST_TABLES or store.calls() >= MOST_CALLS
            ):
                raise TooMuch("There are too many calls already.")
            await self.hall.write(put_push(device, table.record.id, found))
        return json({})

    def _subscription(self, wish: SetPush) -> Subscription:
        """What is kept of it, if somebody can be called there at all."""
        if not self.hall.office.on:
            raise NoCalls("This server calls nobody whose page is closed.")
        try:
            self.hall.office.sender.checked(wish.endpoint)
        except NotThere:
            raise BadRequest("Nobody can be called at that address.") from None
        if wish.keys is None or (wish.quiet and zone_of(wish.zone) is None):
            raise BadRequest("The request cannot be understood.")
        return Subscription(
            wish.endpoint, wish.keys.p256dh, wish.keys.auth, wish.lang, wish.zone, wish.quiet
        )
