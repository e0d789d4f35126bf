"""For the host of the server: all tables, what people do there, and keeping order. Behind a token.

Hidden things of a running game are not shown here either: the host may be playing.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.kernel import ALL, AquelarreError
from aquelarre.server.api import Handler
from aquelarre.server.bans import short
from aquelarre.server.errors import NotYours, TooMuch
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import Buckets, Rate
from aquelarre.server.live import LiveTable
from aquelarre.server.requests import ChatNumber, DeviceName, Nothing
from aquelarre.server.responses import body_of, json, number, refusal
from aquelarre.server.talk import NOBODY

Data = dict[str, Any]
PAGE = 50  # tables, or lines of the audit, in one answer
LONGEST = 80  # characters of a search
WRONG_TOKENS = Rate(5, 1 / 30)  # from one address


class Admin:
    """All routes below /api-admin."""

    def __init__(self, hall: Hall, token: str, figures: Callable[[], dict[str, float]]) -> None:
        self.hall = hall
        self.token = token
        self.figures = figures
        self.wrong = Buckets(WRONG_TOKENS)

    def routes(self) -> list[Route]:
        post, get = ["POST"], ["GET"]
        table = "/api-admin/tables/{table}"
        return [
            Route("/api-admin/tables", self._only(self.tables), methods=get),
            Route(table, self._only(self.table), methods=get),
            Route(f"{table}/close", self._only(self.close), methods=post),
            Route(f"{table}/delete", self._only(self.delete), methods=post),
            Route(f"{table}/chat", self._only(self.chat), methods=post),
            Route("/api-admin/banned", self._only(self.banned), methods=get),
            Route("/api-admin/ban", self._only(self.ban), methods=post),
            Route("/api-admin/unban", self._only(self.unban), methods=post),
            Route("/api-admin/audit", self._only(self.audit), methods=get),
        ]

    def _only(self, handler: Handler) -> Handler:
        """For who has the token; refusals as everywhere."""

        async def safely(request: Request) -> Response:
            try:
                self.check(request)
                response = await handler(request)
            except AquelarreError as problem:
                response = refusal(problem)
            response.headers["cache-control"] = "no-store"
            return response

        return safely

    def check(self, request: Request) -> None:
        """Is it the host? Who guesses has to wait; but nobody who shares an address with the host
        (a proxy, a school) locks him out by guessing."""
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if self.token and secrets.compare_digest(given.encode(), self.token.encode()):
            return
        where = address(request.scope)
        if self.wrong.empty(where):
            raise TooMuch("There were too many wrong tokens: wait a little.")
        if given:
            self.wrong.take(where)
        raise NotYours("This is for the host of the server.")

    # -- looking ---------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """A page of all tables, in memory or not, that fit the search; those that cannot be read
        by their names only."""
        wanted = request.query_params.get("search", "").strip()[:LONGEST]
        status = request.query_params.get("status", "")[:20]
        start = number(request, "from", 0, least=0)
        total, found = self.hall.store.found(wanted, status, start, PAGE)
        used = dict(found)
        rows = self.hall.summaries(list(used))
        for row in rows:
            row["used"] = used.pop(row["table"])
        return json(
            {
                "figures": self.figures(),
                "total": total,
                "from": start,
                "page": PAGE,
                "tables": rows,
                "unreadable": [{"table": name, "used": at} for name, at in used.items()],
            }
        )

    async def _named(self, request: Request) -> LiveTable:
        name = str(request.path_params["table"])[:40]
        await self.hall.long_tables.ready(name)
        return self.hall.table(name)

    async def table(self, request: Request) -> Response:
        """What everybody at the table knows, its devices and what was said aloud. What was said to
        some only is shown when the game is over."""
        table = await self._named(request)
        devices = [
            {"seat": seat, "device": short(device), "now": now}
            for seat, device, now in self.hall.store.devices_of(table.record.id)
        ]
        chat = [
            {
                "n": line.n,
                "seat": line.seat,
                "name": line.name,
                "at": line.at,
                "text": line.text if table.course.over or line.hearers == ALL else None,
            }
            for line in table.talk.lines
            if line.hearers != NOBODY
        ]
        return json(
            {
                **table.summary(),
                "answers": table.course.length,
                "comings": table.comings.lines,
                "devices": devices,
                "chat": chat,
            }
        )

    async def banned(self, request: Request) -> Response:
        since = self.hall.bans.since
        return json([{"device": short(device), "at": at} for device, at in since.items()])

    async def audit(self, request: Request) -> Response:
        return json(self.hall.store.audited(number(request, "before", 0, least=0), PAGE))

    # -- keeping order ---------------------------------------------------------------------

    async def close(self, request: Request) -> Response:
        await body_of(request, Nothing)
        await self.hall.close_table((await self._named(request)).record.id)
        return json({})

    async def delete(self, request: Request) -> Response:
        """Also a table that cannot be opened any more."""
        await body_of(request, Nothing)
        name = str(request.path_params["table"])[:40]
        self.hall.check_kept(name)
        await self.hall.throw_away(name, "deleted")
        return json({})

    async def chat(self, request: Request) -> Response:
        wish = await body_of(request, ChatNumber)
        await self.hall.remove_line((await self._named(request)).record.id, wish.n)
        return json({})

    async def ban(self, request: Request) -> Response:
        await self.hall.bans.put((await body_of(request, DeviceName)).device)
        return json({})

    async def unban(self, request: Request) -> Response:
        await self.hall.bans.lift((await body_of(request, DeviceName)).device)
        return json({})
