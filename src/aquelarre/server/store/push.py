"""Who is called to which table when the page is closed: what is written, and what is read."""

from __future__ import annotations

import msgspec

from aquelarre.server.records import Called, Subscription
from aquelarre.server.store.reading import Reading
from aquelarre.server.store.speaking import Change, Writing

TABLES_OF_DEVICE = 'SELECT "table" FROM push WHERE device = ? ORDER BY "table"'


def put_push(device: bytes, table: str, to: Subscription) -> Change:
    """The device wants to be called to this table, if that is still there. A device has one
    subscription, so it holds for all its other tables, too."""
    row = (device, table, *_packed(to), table)

    def change(connection: Writing) -> None:
        put_device(device, to)(connection)
        connection.execute(
            'INSERT OR IGNORE INTO push (device, "table", endpoint, data) SELECT ?,?,?,? '
            "WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            row,
        )

    return change


def put_device(device: bytes, to: Subscription) -> Change:
    """The device is called otherwise from now on, wherever it is called to."""
    row = (*_packed(to), device)

    def change(connection: Writing) -> None:
        connection.execute("UPDATE push SET endpoint = ?, data = ? WHERE device = ?", row)

    return change


def put_told(device: bytes, table: str, told: str) -> Change:
    """The device was called, and need not be called later."""

    def change(connection: Writing) -> None:
        connection.execute(
            'UPDATE push SET told = ?, due = 0 WHERE device = ? AND "table" = ?',
            (told, device, table),
        )

    return change


def put_due(device: bytes, table: str, due: float) -> Change:
    """The device is called later, if there is still reason to; 0: it is not."""

    def change(connection: Writing) -> None:
        connection.execute(
            'UPDATE push SET due = ? WHERE device = ? AND "table" = ?', (due, device, table)
        )

    return change


def same_push(old: str, new: str) -> Change:
    """Who is called to one table is called to another."""

    def change(connection: Writing) -> None:
        connection.execute(
            'INSERT OR IGNORE INTO push (device, "table", endpoint, data) '
            'SELECT device, ?, endpoint, data FROM push WHERE "table" = ?',
            (new, old),
        )

    return change


def drop_push(device: bytes, table: str) -> Change:
    def change(connection: Writing) -> None:
        connection.execute('DELETE FROM push WHERE device = ? AND "table" = ?', (device, table))

    return change


def drop_device(device: bytes) -> Change:
    """The device is called to no table any more."""

    def change(connection: Writing) -> None:
        connection.execute("DELETE FROM push WHERE device = ?", (device,))

    return change


def drop_endpoint(device: bytes, endpoint: str) -> Change:
    """Nobody listens there any more; the device may have told us another place meanwhile."""

    def change(connection: Writing) -> None:
        connection.execute("DELETE FROM push WHERE device = ? AND endpoint = ?", (device, endpoint))

    return change


def _packed(to: Subscription) -> tuple[str, str]:
    return to.endpoint, msgspec.json.encode(to).decode()


class Pushed(Reading):
    """A part of the store: who is called, and where."""

    def called(self, table: str) -> list[Called]:
        """The devices that want to be called to a table and still have a place there. Rows that
        make no sense are left out."""
        rows = self._rows(
            "SELECT p.device, p.data, p.told, group_concat(g.seat) FROM push p "
            "LEFT JOIN joined j ON j.device = p.device JOIN grants g "
            'ON g.device = COALESCE(j.person, p.device) AND g."table" = p."table" '
            'WHERE p."table" = ? GROUP BY p.device, p.data, p.told',
            (table,),
        )
        found = []
        for device, data, told, seats in rows:
            to = _unpacked(data)
            if to is not None:
                held = tuple(sorted(seat for seat in map(int, seats.split(",")) if seat >= 0))
                found.append(Called(device, table, held, to, told))
        return found

    def subscription(self, device: bytes, table: str) -> Subscription | None:
        """How a device is called to a table, if it wants to be."""
        rows = self._rows('SELECT data FROM push WHERE device = ? AND "table" = ?', (device, table))
        return _unpacked(rows[0][0]) if rows else None

    def tables_calling(self, device: bytes) -> list[str]:
        """The tables to which a device is called."""
        return [table for (table,) in self._rows(TABLES_OF_DEVICE, (device,))]

    def slow_calling(self) -> list[str]:
        """Running tables with a slow clock to which somebody is called."""
        rows = self._rows(
            'SELECT DISTINCT s."table" FROM slow s JOIN tables t ON t.id = s."table" '
            'JOIN push p ON p."table" = s."table" WHERE t.status = \'playing\' ORDER BY 1',
        )
        return [table for (table,) in rows]

    def calls(self) -> int:
        """How many calls are asked for on the whole server."""
        ((count,),) = self._rows("SELECT COUNT(*) FROM push", ())
        return int(count)

    def calls_due(self, now: float, most: int) -> list[tuple[bytes, str]]:
        """Devices and tables whose call had to wait until now, the oldest first."""
        rows = self._rows(
            'SELECT device, "table" FROM push WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?',
            (now, most),
        )
        return [(device, table) for device, table in rows]


def _unpacked(data: str) -> Subscription | None:
    try:
        return msgspec.json.decode(data, type=Subscription)
    except msgspec.MsgspecError:
        return None
