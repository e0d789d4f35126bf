"""Who gets mails: what is written, and what is read.

An address belongs to whoever has asked for it: a device, or the person that several belong to. It
is confirmed when nothing is waited for any more (`until` is 0).
"""

from __future__ import annotations

import msgspec

from aquelarre.server.records import Called, Device, Mailbox
from aquelarre.server.store.reading import Reading
from aquelarre.server.store.speaking import Change, Writing

WANTED = """
SELECT m.owner, m.data, COALESCE(d.told, ''), group_concat(g.seat) FROM mail m
JOIN grants g ON g.device = m.owner AND g."table" = ?
LEFT JOIN mailed d ON d.owner = m.owner AND d."table" = g."table"
WHERE m.until = 0 GROUP BY m.owner, m.data, d.told ORDER BY m.owner
"""


def put_mail(owner: Device, to: Mailbox, code: bytes, stop: bytes, until: float) -> Change:
    """Somebody wants mails there, in the place of what they wanted before; until it is confirmed
    with the code none is sent."""
    row = (owner, to.address, msgspec.json.encode(to).decode(), code, stop, until)

    def change(connection: Writing) -> None:
        connection.execute("INSERT OR REPLACE INTO mail VALUES (?,?,?,?,?,?,0,0)", row)

    return change


def confirm_mail(code: bytes, now: float) -> Change:
    """Whoever has the code reads what comes there."""

    def change(connection: Writing) -> None:
        connection.execute("UPDATE mail SET until = 0 WHERE code = ? AND until > ?", (code, now))

    return change


def drop_mail(owner: Device) -> Change:
    """No mails any more: the address is gone."""

    def change(connection: Writing) -> None:
        for name in ("mail", "mailed"):
            connection.execute(f"DELETE FROM {name} WHERE owner = ?", (owner,))

    return change


def stop_mail(stop: bytes) -> Change:
    """The same for whoever has the code in a mail."""

    def change(connection: Writing) -> None:
        connection.execute(
            "DELETE FROM mailed WHERE owner IN (SELECT owner FROM mail WHERE stop = ?)", (stop,)
        )
        connection.execute("DELETE FROM mail WHERE stop = ?", (stop,))

    return change


def put_mailed(owner: Device, table: str, told: str, at: float, day: int) -> Change:
    """A mail was sent; if its address is still there."""

    def change(connection: Writing) -> None:
        connection.execute(
            "UPDATE mail SET sent = CASE WHEN day = ? THEN sent + 1 ELSE 1 END, day = ? "
            "WHERE owner = ?",
            (day, day, owner),
        )
        connection.execute(
            "INSERT OR REPLACE INTO mailed SELECT owner, ?, ?, ?, 0 FROM mail WHERE owner = ? "
            "AND EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            (table, told, at, owner, table),
        )

    return change


def put_mail_due(owner: Device, table: str, due: float) -> Change:
    """A mail comes later, if there is still reason to; 0: it does not."""

    def change(connection: Writing) -> None:
        connection.execute(
            "INSERT OR IGNORE INTO mailed SELECT owner, ?, '', 0, 0 FROM mail WHERE owner = ? "
            "AND EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            (table, owner, table),
        )
        connection.execute(
            'UPDATE mailed SET due = ? WHERE owner = ? AND "table" = ?', (due, owner, table)
        )

    return change


class Mails(Reading):
    """A part of the store: who gets mails."""

    def mailbox(self, owner: Device) -> tuple[Mailbox, bool] | None:
        """Where somebody wants mails, and whether that is confirmed."""
        rows = self._rows("SELECT data, until FROM mail WHERE owner = ?", (owner,))
        to = _unpacked(rows[0][0]) if rows else None
        return None if to is None else (to, rows[0][1] == 0)

    def mail_asked(self, code: bytes, now: float) -> bool:
        """Is there an address that waits for this code?"""
        return bool(self._rows("SELECT 1 FROM mail WHERE code = ? AND until > ?", (code, now)))

    def mail_ends(self, stop: bytes) -> bool:
        """Is there an address to which this code puts an end?"""
        return bool(self._rows("SELECT 1 FROM mail WHERE stop = ?", (stop,)))

    def mail_waiting(self, address: str, now: float) -> int:
        """How many have named this address and not confirmed it yet."""
        ((count,),) = self._rows(
            "SELECT COUNT(*) FROM mail WHERE address = ? AND until > ?", (address, now)
        )
        return int(count)

    def mails(self) -> int:
        """How many addresses there are on the whole server."""
        ((count,),) = self._rows("SELECT COUNT(*) FROM mail", ())
        return int(count)

    def mail_wanted(self, table: str) -> list[Called]:
        """Who wants mails and has a place at this table. Rows that make no sense are left out."""
        found = []
        for owner, data, told, seats in self._rows(WANTED, (table,)):
            to = _unpacked(data)
            if to is not None:
                held = tuple(sorted(seat for seat in map(int, seats.split(",")) if seat >= 0))
                found.append(Called(owner, table, held, to, told))
        return found

    def mail_sent(self, owner: Device, table: str, day: int) -> tuple[float, int]:
        """When the last mail about a table was sent, and how many were in all on this day."""
        last = self._rows('SELECT at FROM mailed WHERE owner = ? AND "table" = ?', (owner, table))
        rows = self._rows("SELECT sent FROM mail WHERE owner = ? AND day = ?", (owner, day))
        return (last[0][0] if last else 0.0), (rows[0][0] if rows else 0)

    def mails_due(self, now: float, most: int) -> list[tuple[Device, str]]:
        """Mails that had to wait until now, the oldest first."""
        rows = self._rows(
            'SELECT owner, "table" FROM mailed WHERE due > 0 AND due <= ? ORDER BY due LIMIT ?',
            (now, most),
        )
        return [(owner, table) for owner, table in rows]

    def slow_mailing(self) -> list[str]:
        """Running tables with a slow clock at which somebody wants mails."""
        rows = self._rows(
            'SELECT DISTINCT s."table" FROM slow s JOIN tables t ON t.id = s."table" '
            'JOIN grants g ON g."table" = s."table" JOIN mail m ON m.owner = g.device '
            "WHERE t.status = 'playing' AND m.until = 0 ORDER BY 1",
            (),
        )
        return [table for (table,) in rows]


def _unpacked(data: str) -> Mailbox | None:
    try:
        return msgspec.json.decode(data, type=Mailbox)
    except msgspec.MsgspecError:
        return None
