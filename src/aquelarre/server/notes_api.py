"""A person's own notes about a table, and in games of sides whom they suspect. They are kept with
the seat for the device that wrote them: nobody else is ever told of them, whoever sits there later.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from aquelarre.kernel import Seat
from aquelarre.server.errors import BadRequest
from aquelarre.server.hall import Hall
from aquelarre.server.limits import Buckets
from aquelarre.server.live import LiveTable
from aquelarre.server.records import Notes
from aquelarre.server.requests import SetNotes
from aquelarre.server.responses import body_of, json, number
from aquelarre.server.seating import check_there
from aquelarre.server.store import put_notes

if TYPE_CHECKING:
    from aquelarre.server.records import Device

Handler = Callable[[Request], Awaitable[Response]]
MOST_BYTES = 32_768  # of a request: the longest text, whatever its letters


class NotesApi:
    """Routes below /api/tables/{table}."""

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
        path = "/tables/{table}/notes"
        return [
            Route(path, safe(self.read), methods=["GET"]),
            Route(path, safe(self.write), methods=["POST"]),
        ]

    async def read(self, request: Request) -> Response:
        table, device, seat = self.table(request), self.device(request), number(request, "seat", -1)
        self._check(table, device, seat)
        found = self.hall.store.notes(table.record.id, seat, device) or Notes()
        return json({"text": found.text, "marks": found.marks, "writes": _may_write(table)})

    async def write(self, request: Request) -> Response:
        wish = await body_of(request, SetNotes, MOST_BYTES)
        table, device, seat = self.table(request), self.device(request), wish.seat
        self._check(table, device, seat)
        self.rate.take(f"{table.record.id} {seat}")
        if wish.text and not _may_write(table):
            raise BadRequest("To remember is a part of this game.")
        _check_marks(table, wish.marks)
        async with table.lock:
            self._check(table, device, seat)  # it may have been taken away meanwhile
            self.hall.persons.check(device)
            notes = Notes(wish.text, wish.marks)
            await self.hall.write(put_notes(table.record.id, seat, device, notes))
        return json({})

    def _check(self, table: LiveTable, device: Device, seat: Seat) -> None:
        check_there(table)
        if seat < 0:
            raise BadRequest("Only who sits at a table has notes.")
        self.hall.check_seat(device, table, seat)


def _may_write(table: LiveTable) -> bool:
    """In a game of memory the table keeps nothing for anybody that it does not show."""
    return not table.game.forgets


def _check_marks(table: LiveTable, marks: dict[str, int]) -> None:
    """Each is "SEAT SIDE" of this table."""
    known = {f"{seat} {side}" for seat in range(table.record.seats) for side in table.game.sides}
    if not known.issuperset(marks):
        raise BadRequest("There is no such seat or side.")
