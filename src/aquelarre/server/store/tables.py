"""What is read about tables: one with all that belongs to it, some, or a part of one."""

from __future__ import annotations

import msgspec

from aquelarre.server.records import MOST_TOLD, ChatLine, Standpoint, Stored, TableRecord
from aquelarre.server.store.looking import Looking
from aquelarre.server.store.rows import (
    BadRow,
    answers_of,
    chat_of,
    people_of,
    record_of,
    unreadable,
)

LATEST = """
SELECT id FROM tables WHERE id IN (SELECT "table" FROM grants WHERE device = ?)
ORDER BY status = 'finished', created DESC LIMIT ?
"""


class Tables(Looking):
    """A part of the store: tables."""

    def tables(self, *statuses: str) -> list[TableRecord]:
        marks = ",".join("?" * len(statuses))
        rows = self._rows(
            f"SELECT * FROM tables WHERE status IN ({marks}) ORDER BY created", statuses
        )
        found = []
        for row in rows:
            try:
                found.append(record_of(row))
            except BadRow:
                unreadable(str(row[0]))  # only the log hears of it
        return found

    def table(self, name: str) -> Stored | None:
        found = self._rows("SELECT * FROM tables WHERE id = ?", (name,))
        if not found:
            return None
        people = self._rows(
            "SELECT seat, name, bot, taken, used_ms, agent FROM seats "
            'WHERE "table" = ? ORDER BY seat',
            (name,),
        )
        answers = self._rows(
            'SELECT n, seat, action, told FROM answers WHERE "table" = ? ORDER BY n', (name,)
        )
        chat = self._rows(
            'SELECT n, seat, name, text, at, hearers FROM chat WHERE "table" = ? '
            "ORDER BY n DESC LIMIT ?",
            (name, MOST_TOLD),
        )
        gone = self._rows('SELECT n FROM chat WHERE "table" = ? AND hearers = 0', (name,))
        commands = self._rows(
            'SELECT seat, n, id FROM commands WHERE "table" = ? ORDER BY seat, n', (name,)
        )
        noted = self._rows('SELECT rules, n, mark FROM marks WHERE "table" = ?', (name,))
        try:
            record = record_of(found[0])
            people, digest = people_of(people, record.seats), answers[-1][3] if answers else ""
            standpoint = Standpoint(*noted[0]) if noted else None
            talk, fair = chat_of(reversed(chat)), self.fair(name)
            given, lost = answers_of(answers), [n for (n,) in gone]
            learnt = self.progress(name) if record.lesson else None
            slow = self.slow(name) if record.clock.slow else None
            return Stored(
                record, people, given, talk, commands, standpoint, fair, digest, lost, learnt, slow
            )
        except (BadRow, msgspec.MsgspecError):
            raise unreadable(name) from None

    def has(self, name: str) -> bool:
        return bool(self._rows("SELECT 1 FROM tables WHERE id = ?", (name,)))

    def line(self, name: str, n: int) -> ChatLine | None:
        found = self._rows(
            'SELECT n, seat, name, text, at, hearers FROM chat WHERE "table" = ? AND n = ?',
            (name, n),
        )
        return next(iter(chat_of(found)), None)

    def length(self, name: str) -> int:
        last = 'SELECT max(n) + 1 FROM answers WHERE "table" = ?'
        (found,) = self._reading.execute(last, (name,)).fetchone()
        return found or 0

    def latest(self, device: bytes, most: int) -> list[str]:
        rows = self._reading.execute(LATEST, (device, most))
        return [table for (table,) in rows]
