"""Answers that people have prepared: what is written, and what is read."""

from __future__ import annotations

import msgspec

from aquelarre.server.records import PLAYING, Preparation
from aquelarre.server.store.reading import Reading
from aquelarre.server.store.speaking import Change, Writing


def put_prepared(table: str, seat: int, found: Preparation) -> Change:
    """What the seat has prepared, if the table is still there; nothing is kept of nothing."""
    row = (table, seat, msgspec.json.encode(found).decode(), table)

    def change(connection: Writing) -> None:
        if found == Preparation():
            drop = 'DELETE FROM prepared WHERE "table" = ? AND seat = ?'
            connection.execute(drop, (table, seat))
            return
        connection.execute(
            "INSERT OR REPLACE INTO prepared SELECT ?,?,? "
            "WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            row,
        )

    return change


class PreparedAnswers(Reading):
    """A part of the store: what people have prepared."""

    def prepared(self, table: str) -> dict[int, Preparation]:
        """What each seat of a table has prepared; rows that make no sense are left out."""
        rows = self._rows('SELECT seat, data FROM prepared WHERE "table" = ?', (table,))
        read = {seat: _unpacked(data) for seat, data in rows}
        return {seat: found for seat, found in read.items() if found is not None}

    def tables_prepared(self) -> list[str]:
        """Running tables at which somebody has prepared something."""
        rows = self._rows(
            'SELECT DISTINCT p."table" FROM prepared p JOIN tables t ON t.id = p."table" '
            "WHERE t.status = ? ORDER BY 1",
            (PLAYING,),
        )
        return [table for (table,) in rows]


def _unpacked(data: str) -> Preparation | None:
    try:
        return msgspec.json.decode(data, type=Preparation)
    except msgspec.MsgspecError:
        return None
