"""What is written about people: who has held a seat, who came and went, what they noted."""

from __future__ import annotations

import msgspec

from aquelarre.server.records import Coming, Notes
from aquelarre.server.store.speaking import Change, Writing


def hold_seats(table: str) -> Change:
    """The cards are dealt: from now on it counts who holds a seat. Chairs that were changed before
    have shown nobody anything."""

    def change(connection: Writing) -> None:
        connection.execute('DELETE FROM held WHERE "table" = ?', (table,))
        connection.execute(
            'INSERT INTO held SELECT "table", device, seat FROM grants '
            'WHERE "table" = ? AND seat >= 0',
            (table,),
        )

    return change


def same_seats(old: str, new: str) -> Change:
    """Who holds a seat at one table, or is its host, is the same at another."""

    def change(connection: Writing) -> None:
        connection.execute(
            'INSERT INTO grants SELECT device, ?, seat FROM grants WHERE "table" = ?', (new, old)
        )
        hold_seats(new)(connection)

    return change


def put_notes(table: str, seat: int, device: bytes, notes: Notes) -> Change:
    """What the device has noted for itself on this seat; nothing is kept of nothing."""
    row = (table, seat, device, msgspec.json.encode(notes).decode())
    empty = not notes.text and not notes.marks

    def change(connection: Writing) -> None:
        if empty:
            connection.execute('DELETE FROM notes WHERE "table" = ? AND seat = ?', (table, seat))
        else:
            connection.execute("INSERT OR REPLACE INTO notes VALUES (?,?,?,?)", row)

    return change


def put_coming(table: str, line: Coming, most: int) -> Change:
    """One more line; of all so many are kept, and their numbers stay."""
    row = (table, line.n, line.at, line.events, line.seat, line.what, line.before, line.name)

    def change(connection: Writing) -> None:
        connection.execute("INSERT INTO comings VALUES (?,?,?,?,?,?,?,?)", row)
        old = 'DELETE FROM comings WHERE "table" = ? AND n <= ?'
        connection.execute(old, (table, line.n - most))

    return change


def comings_until(table: str, events: int) -> Change:
    """Events were taken back: what came after the last one that is left comes right after it."""

    def change(connection: Writing) -> None:
        connection.execute(
            'UPDATE comings SET events = ? WHERE "table" = ? AND events > ?',
            (events, table, events),
        )

    return change
