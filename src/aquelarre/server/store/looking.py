"""What is read about people: seats they hold and have held, who came and went."""

from __future__ import annotations

from typing import Any

import msgspec

from aquelarre.school.progress import Progress
from aquelarre.server.records import HOST, Coming, FairRecord, Notes, SlowRecord
from aquelarre.server.store.reading import Reading


class Looking(Reading):
    """A part of the store: questions about people."""

    def granted(self, device: bytes, table: str) -> list[int]:
        """The seats of a table that a device may use."""
        rows = self._reading.execute(
            'SELECT seat FROM grants WHERE device = ? AND "table" = ? ORDER BY seat',
            (device, table),
        )
        return [seat for (seat,) in rows]

    def held(self, device: bytes, table: str) -> set[int]:
        """The seats of a table that a device has, or had since the cards were dealt."""
        rows = self._reading.execute(
            'SELECT seat FROM held WHERE "table" = ? AND device = ?', (table, device)
        )
        return {seat for (seat,) in rows}

    def held_by_hosts(self, table: str) -> set[int]:
        """The same of all devices that are host of the table."""
        rows = self._reading.execute(
            'SELECT DISTINCT seat FROM held WHERE "table" = :table AND device IN '
            '(SELECT device FROM grants WHERE "table" = :table AND seat = :host)',
            {"table": table, "host": HOST},
        )
        return {seat for (seat,) in rows}

    def seats_held(self, table: str) -> set[int]:
        """The seats of a table that some device may use."""
        rows = self._reading.execute(
            'SELECT DISTINCT seat FROM grants WHERE "table" = ? AND seat >= 0', (table,)
        )
        return {seat for (seat,) in rows}

    def seat_of_pass(self, code: bytes, table: str) -> int | None:
        """The seat that a code would move; None if there is no such code."""
        row = self._reading.execute(
            'SELECT seat FROM passes WHERE code = ? AND "table" = ?', (code, table)
        ).fetchone()
        return None if row is None else int(row[0])

    def fair(self, table: str) -> FairRecord | None:
        """What pages have promised and told before the game."""
        row = self._reading.execute('SELECT data FROM fair WHERE "table" = ?', (table,)).fetchone()
        return None if row is None else msgspec.json.decode(row[0], type=FairRecord)

    def progress(self, table: str) -> Progress | None:
        """How far somebody has come who is taught there."""
        row = self._reading.execute(
            'SELECT data FROM lessons WHERE "table" = ?', (table,)
        ).fetchone()
        return None if row is None else msgspec.json.decode(row[0], type=Progress)

    def slow(self, table: str) -> SlowRecord | None:
        """How the slow clock of a table stands; nothing if it makes no sense: it begins anew."""
        row = self._reading.execute('SELECT data FROM slow WHERE "table" = ?', (table,)).fetchone()
        try:
            return None if row is None else msgspec.json.decode(row[0], type=SlowRecord)
        except (msgspec.MsgspecError, RecursionError):
            return None

    def review(self, table: str, seat: int, edition: int) -> dict[str, Any] | None:
        """The review of a seat, if there is one of this edition; nothing if it makes no sense."""
        row = self._reading.execute(
            'SELECT data FROM reviews WHERE "table" = ? AND seat = ? AND edition = ?',
            (table, seat, edition),
        ).fetchone()
        try:
            return None if row is None else msgspec.json.decode(row[0], type=dict[str, Any])
        except msgspec.MsgspecError:
            return None

    def notes(self, table: str, seat: int, device: bytes) -> Notes | None:
        """What this device, and nobody else, has noted on a seat; nothing if it makes no sense."""
        row = self._reading.execute(
            'SELECT data FROM notes WHERE "table" = ? AND seat = ? AND device = ?',
            (table, seat, device),
        ).fetchone()
        try:
            return None if row is None else msgspec.json.decode(row[0], type=Notes)
        except msgspec.MsgspecError:
            return None

    def comings(self, table: str) -> list[Coming]:
        """Who came to a running table and who went, in order."""
        rows = self._reading.execute(
            "SELECT n, at, events, seat, what, before, name FROM comings "
            'WHERE "table" = ? ORDER BY n',
            (table,),
        )
        return [Coming(*row) for row in rows]
