"""How far each seat of a table has looked: what is written, and what is read."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.server.store.reading import Reading
from aquelarre.server.store.speaking import Change, Writing


def put_looked(table: str, looked: Mapping[int, int]) -> Change:
    """These seats have looked at so many events, if the table is still there."""
    rows = [(table, seat, events, table) for seat, events in looked.items()]

    def change(connection: Writing) -> None:
        connection.executemany(
            "INSERT OR REPLACE INTO looked SELECT ?,?,? "
            "WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            rows,
        )

    return change


class Looked(Reading):
    """A part of the store: how far people have looked."""

    def looked(self, table: str) -> dict[int, int]:
        """How many events each seat has looked at; those that never looked are left out."""
        rows = self._rows('SELECT seat, events FROM looked WHERE "table" = ?', (table,))
        return {seat: events for seat, events in rows if events >= 0}
