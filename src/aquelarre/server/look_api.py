"""The requests about quick looks: begin one, ask how far it is, stop it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.editions import find
from aquelarre.server import workshop
from aquelarre.server.errors import BadRequest
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.requests import NewLook, Nothing
from aquelarre.server.responses import body_of, json
from aquelarre.words import checked

MOST_WISH = 262_144  # bytes, with the edition
MOST_NAME = 80
BOTS = ("guide", "novice", "random")  # that are quick enough for hundreds of games
Handler = Callable[[Request], Awaitable[Response]]


class LookApi:
    """Routes below /api/looks."""

    def __init__(self, hall: Hall, rates: AddressRates) -> None:
        self.looks = hall.looks
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        return [
            Route("/looks", safe(self.begin), methods=["POST"]),
            Route("/looks/{look}", safe(self.progress), methods=["GET"]),
            Route("/looks/{look}/stop", safe(self.stop), methods=["POST"]),
        ]

    async def begin(self, request: Request) -> Response:
        where = address(request.scope)
        self.rates.looks.take(where)
        wish = await body_of(request, NewLook, MOST_WISH)
        if wish.game not in workshop.workable() or wish.bot not in BOTS:
            raise BadRequest("There is no such game or bot.")
        game = await asyncio.to_thread(find, wish.game, wish.edition)
        game.check(wish.seats, {})
        return json(
            {
                "look": self.looks.begin(
                    where,
                    {
                        "game": wish.game,
                        "edition": wish.edition,
                        "seats": wish.seats,
                        "games": wish.games,
                        "bot": wish.bot,
                        "lang": checked(wish.lang),
                    },
                )
            }
        )

    async def progress(self, request: Request) -> Response:
        return json(self.looks.progress(self._name(request)))

    async def stop(self, request: Request) -> Response:
        await body_of(request, Nothing)
        self.looks.stop(self._name(request))
        return json({})

    def _name(self, request: Request) -> str:
        return str(request.path_params["look"])[:MOST_NAME]
