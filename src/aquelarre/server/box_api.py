"""The requests of clients about what is in the box: everybody may know."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from aquelarre.editions import Sheet, boxed, shipped
from aquelarre.kernel import Game
from aquelarre.kernel.catalog import find
from aquelarre.server.errors import BadRequest
from aquelarre.server.live import LiveTable
from aquelarre.server.pieces import pieces_of
from aquelarre.server.responses import attachment
from aquelarre.words import checked, names_text

MOST_NAME = 40  # characters of a game's or a language's
Handler = Callable[[Request], Awaitable[Response]]
Of = Callable[[HTTPConnection], LiveTable]


class BoxApi:
    """The edition that a table plays, ours, and those that come with a game."""

    def __init__(self, table_of: Of) -> None:
        self.table_of = table_of

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        get, table = ["GET"], "/tables/{table}"
        return [
            Route("/editions/{game}", safe(self.our_edition), methods=get),
            Route("/editions/{game}/{name}", safe(self.shipped_edition), methods=get),
            Route("/pieces/{game}", safe(self.our_pieces), methods=get),
            Route(f"{table}/edition", safe(self.edition), methods=get),
            Route(f"{table}/names/{{lang}}", safe(self.names), methods=get),
            Route(f"{table}/pieces", safe(self.pieces), methods=get),
        ]

    async def edition(self, request: Request) -> Response:
        """What is in the box that a table plays with."""
        return edition_of(self.table_of(request).game)

    async def our_edition(self, request: Request) -> Response:
        """Our reconstruction of a box, for its owner to correct."""
        return edition_of(find(str(request.path_params["game"])[:MOST_NAME]))

    async def shipped_edition(self, request: Request) -> Response:
        """Another box that comes with a game."""
        game = find(str(request.path_params["game"])[:MOST_NAME])
        sheet = shipped(game).get(str(request.path_params["name"])[:MOST_NAME])
        if sheet is None:
            raise BadRequest("There is no such edition.")
        return file_of(game, sheet)

    async def names(self, request: Request) -> Response:
        """What its owner calls the things of a table's box: texts in the place of ours."""
        lang = checked(str(request.path_params["lang"])[:MOST_NAME])
        found = await asyncio.to_thread(names_text, lang, self.table_of(request).game)
        return PlainTextResponse(found, headers={"cache-control": "no-cache"})

    async def pieces(self, request: Request) -> Response:
        """The facts for programs, the page among them."""
        return await pieces_in(self.table_of(request).game, request)

    async def our_pieces(self, request: Request) -> Response:
        """The same of our own box, where there is no table."""
        return await pieces_in(find(str(request.path_params["game"])[:MOST_NAME]), request)


def edition_of(game: Game[Any]) -> Response:
    """The edition of a game as a file."""
    return file_of(game, boxed(game).sheet)


def file_of(game: Game[Any], sheet: Sheet) -> Response:
    """What is in a box, as a file."""
    headers = attachment(f"{game.key}-{sheet.mark}.toml")
    return PlainTextResponse(sheet.text, headers=headers)


async def pieces_in(game: Game[Any], request: Request) -> Response:
    """What is in a box, for programs. Somebody is the first to ask, and making it takes some
    milliseconds."""
    found, tag = await asyncio.to_thread(pieces_of, game)
    headers = {"cache-control": "no-cache", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(found, media_type="application/json", headers=headers)
