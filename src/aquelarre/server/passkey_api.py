"""Requests about passkeys: making one, showing one on another device, taking one off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.server.devices import device_of, known_or_new, with_cookie
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.passkeys import PasskeyDesk, load, possible, short_of, site_of
from aquelarre.server.requests import Nothing, OffPasskey, ShowPasskey
from aquelarre.server.responses import body_of, json

Handler = Callable[[Request], Awaitable[Response]]


class PasskeyApi:
    """Routes below /api/passkeys."""

    def __init__(self, hall: Hall, rates: AddressRates) -> None:
        self.hall = hall
        self.desk = PasskeyDesk(hall)
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        return [
            Route("/passkeys", safe(self.show), methods=["GET"]),
            Route("/passkeys/new", safe(self.ask_to_make), methods=["POST"]),
            Route("/passkeys/keep", safe(self.keep), methods=["POST"]),
            Route("/passkeys/ask", safe(self.ask_to_show), methods=["POST"]),
            Route("/passkeys/join", safe(self.join), methods=["POST"]),
            Route("/passkeys/off", safe(self.take_off), methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """Are passkeys possible here, and which does this person have?"""
        who = self.hall.persons.of(device_of(request))
        kept = [
            {"passkey": short_of(each), "name": each.name, "at": each.at}
            for each in self.hall.store.passkeys(who)
        ]
        return json({"possible": possible(request), "passkeys": kept})

    async def ask_to_make(self, request: Request) -> Response:
        await body_of(request, Nothing)
        self.rates.codes.take(address(request.scope))
        device, cookie = known_or_new(request)
        await asyncio.to_thread(load)
        asked = self.desk.ask_to_make(device, site_of(request))
        return with_cookie(json(asked), cookie, request)

    async def keep(self, request: Request) -> Response:
        wish = await body_of(request, ShowPasskey)
        await self.desk.keep(device_of(request), wish.credential, wish.name)
        return json({})

    async def ask_to_show(self, request: Request) -> Response:
        await body_of(request, Nothing)
        self.rates.joining.take(address(request.scope))
        device, cookie = known_or_new(request)
        await asyncio.to_thread(load)
        asked = self.desk.ask_to_show(device, site_of(request))
        return with_cookie(json(asked), cookie, request)

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, ShowPasskey)
        await self.desk.join(device_of(request), wish.credential, wish.name)
        return json({})

    async def take_off(self, request: Request) -> Response:
        wish = await body_of(request, OffPasskey)
        await self.desk.take_off(device_of(request), wish.passkey)
        return json({})
