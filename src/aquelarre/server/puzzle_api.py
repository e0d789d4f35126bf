"""The requests about puzzles: the list, a position as its seat sees it, an answer, why something is
not possible there, and playing on. All but the list is work, with a rate."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.puzzles import Puzzle
from aquelarre.server.devices import with_cookie
from aquelarre.server.guard import address
from aquelarre.server.hall import Hall
from aquelarre.server.limits import AddressRates
from aquelarre.server.requests import PlayOn, PuzzleAnswer, PuzzleWhy
from aquelarre.server.responses import body_of, json, packed

Handler = Callable[[Request], Awaitable[Response]]


class PuzzleApi:
    """Routes below /api/puzzles."""

    def __init__(self, hall: Hall, rates: AddressRates) -> None:
        self.hall = hall
        self.puzzles = hall.puzzles
        self.rates = rates

    def routes(self, safe: Callable[[Handler], Handler]) -> list[Route]:
        one = "/puzzles/{game}/{puzzle}"
        return [
            Route("/puzzles", safe(self.listed), methods=["GET"]),
            Route(one, safe(self.show), methods=["GET"]),
            Route(one, safe(self.answer), methods=["POST"]),
            Route(f"{one}/why", safe(self.why), methods=["POST"]),
            Route(f"{one}/play", safe(self.play), methods=["POST"]),
        ]

    async def listed(self, request: Request) -> Response:
        return json(self.puzzles.listed())

    async def show(self, request: Request) -> Response:
        where, puzzle = self._counted(request), self._puzzle(request)
        with self.hall.errands.of(where):
            posed = await self.puzzles.posed(puzzle)
        return packed(request, posed.packed, "application/json", {})

    async def answer(self, request: Request) -> Response:
        where, puzzle = self._counted(request), self._puzzle(request)
        wish = await body_of(request, PuzzleAnswer)
        with self.hall.errands.of(where):
            return json(await self.puzzles.judged(puzzle, wish.action))

    async def why(self, request: Request) -> Response:
        where, puzzle = self._counted(request), self._puzzle(request)
        wish = await body_of(request, PuzzleWhy)
        with self.hall.errands.of(where):
            return json(await self.puzzles.why_not(puzzle, wish.thing))

    async def play(self, request: Request) -> Response:
        """A table at which the game goes on from here, with bots."""
        where, puzzle = self._counted(request), self._puzzle(request)
        self.rates.new_tables.take(where)
        wish = await body_of(request, PlayOn)
        device, code = self.hall.persons.known_or_new(request)
        with self.hall.errands.of(where):
            made = await self.hall.making.play_on(puzzle, device, wish.name)
        return with_cookie(json(made), code, request)

    def _puzzle(self, request: Request) -> Puzzle:
        named = (str(request.path_params[each])[:40] for each in ("game", "puzzle"))
        return self.puzzles.puzzle(*named)

    def _counted(self, request: Request) -> str:
        """The address that asks, if it does not ask too often."""
        where = address(request.scope)
        self.rates.puzzles.take(where)
        return where
