"""Requests about a person's devices: showing a code, using one, taking a device off."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.server.bans import short
from aquelarre.server.devices import device_of, known_or_new, with_cookie
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.requests import JoinDevice, NameDevice, OffDevice
from aquelarre.server.responses import body_of, json

Handler = Callable[[Request], Awaitable[Response]]


class DeviceApi:
    """Routes below /api/devices."""

    def __init__(self, hall: Hall, rates: AddressRates) -> None:
        self.hall = hall
        self.persons = hall.persons
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        return [
            Route("/devices", safe(self.show), methods=["GET"]),
            Route("/devices/code", safe(self.new_code), methods=["POST"]),
            Route("/devices/join", safe(self.join), methods=["POST"]),
            Route("/devices/off", safe(self.take_off), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """The devices that are joined with this one, and how many tables it has."""
        here = device_of(request)
        who = self.persons.of(here)
        devices = [
            {
                "device": short(each.device),
                "name": each.name,
                "at": each.at,
                "here": each.device == here,
            }
            for each in self.hall.store.devices_joined(who)
        ]
        return json({"devices": devices, "tables": len(self.hall.store.seats_of(who))})

    async def new_code(self, request: Request) -> Response:
        wish = await body_of(request, NameDevice)
        self.rates.codes.take(address(request.scope))
        device, cookie = known_or_new(request)
        code, valid = await self.persons.new_code(device, wish.name)
        return with_cookie(json({"code": code, "valid": valid}), cookie, request)

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, JoinDevice)
        self.rates.joining.take(address(request.scope))
        device, cookie = known_or_new(request)
        await self.persons.join(device, wish.code, wish.name)
        return with_cookie(json({}), cookie, request)

    async def take_off(self, request: Request) -> Response:
        wish = await body_of(request, OffDevice)
        await self.persons.take_off(device_of(request), wish.device)
        return json({})
