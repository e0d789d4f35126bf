"""The requests of the workshop: what a box is made of, and what is wrong with one. Looking at one
is work, with a rate; nothing is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.editions import BadEdition
from aquelarre.server import workshop
from aquelarre.server.errors import BadRequest
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.requests import HandedBox, HandedFile
from aquelarre.server.responses import body_of, json
from aquelarre.words import Words, checked

MOST_HANDED = 262_144  # bytes of a box; its length as a text is checked when it is read
MOST_NAME = 40  # characters of a game's or a language's
Handler = Callable[[Request], Awaitable[Response]]


class WorkshopApi:
    """Routes below /api/workshop."""

    def __init__(self, hall: Hall, rates: AddressRates) -> None:
        self.hall = hall
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        one = "/workshop/{game}/{lang}"
        return [
            Route("/workshop", safe(self.listed), methods=["GET"]),
            Route(one, safe(self.show), methods=["GET"]),
            Route(one, safe(self.look_at), methods=["POST"]),
            Route(f"{one}/csv", safe(self.spread_out), methods=["POST"]),
            Route("/workshop/{lang}", safe(self.open), methods=["POST"]),
        ]

    async def listed(self, request: Request) -> Response:
        return json(workshop.workable())

    async def show(self, request: Request) -> Response:
        """Our box. Somebody is the first to ask, and putting it into words takes a while."""
        key, lang = self._game(request), self._lang(request)
        return json(await asyncio.to_thread(workshop.described, key, lang))

    async def look_at(self, request: Request) -> Response:
        """What is wrong with the box of a page."""
        self.rates.workshop.take(address(request.scope))
        key, lang = self._game(request), self._lang(request)
        text = await asyncio.to_thread(workshop.written, key, await self._handed(request))
        return json(await asyncio.to_thread(workshop.looked_at, key, lang, text))

    async def spread_out(self, request: Request) -> Response:
        """The box of a page for a spreadsheet."""
        self.rates.workshop.take(address(request.scope))
        key = self._game(request)
        text = workshop.written(key, await self._handed(request))
        return json({"csv": await asyncio.to_thread(workshop.spread_out, key, text)})

    async def open(self, request: Request) -> Response:
        """A file that somebody has: which game's it is, and what it says."""
        self.rates.workshop.take(address(request.scope))
        lang = self._lang(request)
        wish = await body_of(request, HandedFile, MOST_HANDED)
        try:
            key, text = await asyncio.to_thread(workshop.opened, wish.text)
        except BadEdition as problem:
            return json({"game": "", "faults": [{"said": Words(lang).error(problem)}]})
        if key not in workshop.workable():
            raise BadRequest("There is no such game.")
        return json(await asyncio.to_thread(workshop.looked_at, key, lang, text))

    async def _handed(self, request: Request) -> workshop.Handed:
        wish = await body_of(request, HandedBox, MOST_HANDED)
        return workshop.Handed(wish.title, wish.facts, wish.checked)

    def _lang(self, request: Request) -> str:
        return checked(str(request.path_params["lang"])[:MOST_NAME])

    def _game(self, request: Request) -> str:
        key = str(request.path_params["game"])[:MOST_NAME]
        if key not in workshop.workable():
            raise BadRequest("There is no such game.")
        return key
