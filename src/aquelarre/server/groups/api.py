"""Requests about groups."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.server.devices import with_cookie
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.records import Device
from aquelarre.server.requests import (
    ChangeGame,
    ChangeGroup,
    ChangeMember,
    JoinGroup,
    Knock,
    NameMe,
    NewGroup,
    Nothing,
)
from aquelarre.server.responses import attachment, body_of, json, number, packed

Handler = Callable[[Request], Awaitable[Response]]


class GroupApi:
    """Routes below /api/groups."""

    def __init__(
        self, hall: Hall, device: Callable[[HTTPConnection], Device], rates: AddressRates
    ) -> None:
        self.hall = hall
        self.groups = hall.groups
        self.device = device
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        post, get, group = ["POST"], ["GET"], "/groups/{group}"
        return [
            Route("/groups", safe(self.mine), methods=get),
            Route("/groups", safe(self.make), methods=post),
            Route(group, safe(self.show), methods=get),
            Route(f"{group}/games", safe(self.games), methods=get),
            Route(f"{group}/ratings", safe(self.ratings), methods=get),
            Route(f"{group}/export", safe(self.export), methods=get),
            Route(f"{group}/results", safe(self.results), methods=get),
            Route(f"{group}/knock", safe(self.knock), methods=post),
            Route(f"{group}/join", safe(self.join), methods=post),
            Route(f"{group}/leave", safe(self.leave), methods=post),
            Route(f"{group}/me", safe(self.name_me), methods=post),
            Route(f"{group}/change", safe(self.change), methods=post),
            Route(f"{group}/link", safe(self.new_link), methods=post),
            Route(f"{group}/member", safe(self.member), methods=post),
            Route(f"{group}/game", safe(self.game), methods=post),
            Route(f"{group}/delete", safe(self.delete), methods=post),
        ]

    def _asked(self, request: Request) -> tuple[str, Device]:
        """Which group, and who asks to read there."""
        self.rates.histories.take(address(request.scope))
        return group_name(request), self.device(request)

    def _changes(self, request: Request) -> tuple[str, Device]:
        """Which group, and who wants to change something."""
        self.rates.groups.take(address(request.scope))
        return group_name(request), self.device(request)

    # -- looking ---------------------------------------------------------------------------

    async def mine(self, request: Request) -> Response:
        _, person = self._asked(request)
        return json({"groups": self.groups.mine(person)})

    async def show(self, request: Request) -> Response:
        return json(self.groups.page(*self._asked(request)))

    async def games(self, request: Request) -> Response:
        start = number(request, "from", 0, least=0)
        return json(self.groups.games(*self._asked(request), start))

    async def ratings(self, request: Request) -> Response:
        return json(await self.groups.ratings(*self._asked(request)))

    async def export(self, request: Request) -> Response:
        """Everything that is kept of the group, as a file."""
        with self.hall.errands.of(address(request.scope)):
            found = await self.groups.export(*self._asked(request))
        return packed(request, found, "application/json", attachment("aquelarre-group.json"))

    async def results(self, request: Request) -> Response:
        """A line for each seat of each game, as a file for spreadsheets."""
        with self.hall.errands.of(address(request.scope)):
            found = await self.groups.results(*self._asked(request))
        headers = attachment("aquelarre-results.csv")
        return packed(request, found, "text/csv; charset=utf-8", headers)

    # -- coming and going ------------------------------------------------------------------

    async def make(self, request: Request) -> Response:
        wish = await body_of(request, NewGroup)
        self.rates.new_groups.take(address(request.scope))
        person, cookie = self.hall.persons.known_or_new(request)
        made = await self.groups.make(person, wish.name, wish.me)
        return with_cookie(json(made), cookie, request)

    async def knock(self, request: Request) -> Response:
        """What the group is called to which this link leads."""
        wish = await body_of(request, Knock)
        group, _ = self._asked(request)
        return json(self.groups.knock(group, wish.code))

    async def join(self, request: Request) -> Response:
        wish = await body_of(request, JoinGroup)
        group, _ = self._changes(request)
        person, cookie = self.hall.persons.known_or_new(request)
        await self.groups.join(group, wish.code, person, wish.name)
        return with_cookie(json({}), cookie, request)

    async def leave(self, request: Request) -> Response:
        await body_of(request, Nothing)
        await self.groups.leave(*self._changes(request))
        return json({})

    async def name_me(self, request: Request) -> Response:
        wish = await body_of(request, NameMe)
        await self.groups.rename_me(*self._changes(request), wish.name)
        return json({})

    # -- for owners ------------------------------------------------------------------------

    async def change(self, request: Request) -> Response:
        wish = await body_of(request, ChangeGroup)
        await self.groups.change(*self._changes(request), wish.name, wish.rated, wish.bots)
        return json({})

    async def new_link(self, request: Request) -> Response:
        await body_of(request, Nothing)
        return json({"code": await self.groups.new_link(*self._changes(request))})

    async def member(self, request: Request) -> Response:
        wish = await body_of(request, ChangeMember)
        await self.groups.change_member(*self._changes(request), wish.member, wish.do)
        return json({})

    async def game(self, request: Request) -> Response:
        wish = await body_of(request, ChangeGame)
        await self.groups.change_game(*self._changes(request), wish.table, wish.do)
        return json({})

    async def delete(self, request: Request) -> Response:
        await body_of(request, Nothing)
        await self.groups.delete(*self._changes(request))
        return json({})


def group_name(connection: HTTPConnection) -> str:
    """The group that an address names."""
    return str(connection.path_params.get("group", ""))[:40]
