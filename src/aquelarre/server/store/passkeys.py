"""Passkeys of a person: what is written, and what is read.

Of a passkey there is what it is known by, and its public half: nobody could sign with that.
"""

from __future__ import annotations

from msgspec import Struct

from aquelarre.server.records import Device
from aquelarre.server.store.joined import CodeUsed, Joined, hand_over, person_of, unite
from aquelarre.server.store.reading import Reading
from aquelarre.server.store.speaking import Change, Writing

COLUMNS = "credential, person, key, count, name, at"


class Passkey(Struct, frozen=True):
    """A passkey, and whose it is."""

    credential: bytes
    person: Device
    key: bytes  # its public half
    count: int  # how often it has signed, if it counts
    name: str
    at: float  # since when


def put_passkey(passkey: Passkey, device: Joined, before: Device | None) -> Change:
    """The person has one more; a device that was nobody's becomes theirs. It was `before` when
    that was asked for, or `CodeUsed` says that it is no more, or that there is this passkey."""
    row = (
        *(passkey.credential, passkey.person, passkey.key),
        *(passkey.count, passkey.name, passkey.at),
    )

    def change(connection: Writing) -> None:
        if person_of(connection, device.device) != before:
            raise CodeUsed
        known = connection.execute("SELECT 1 FROM passkeys WHERE credential = ?", row[:1])
        if known.fetchone() is not None:
            raise CodeUsed
        connection.execute(f"INSERT INTO passkeys ({COLUMNS}) VALUES (?,?,?,?,?,?)", row)
        if before is None:
            hand_over(connection, device.device, passkey.person)
            connection.execute(
                "INSERT INTO joined VALUES (?,?,?,?)",
                (device.device, passkey.person, device.name, device.at),
            )

    return change


def join_by_passkey(
    used: Passkey, count: int, device: Joined, before: Device | None, secret: frozenset[str]
) -> Change:
    """The passkey has signed (so often, if it counts): the device is its person's, with all that
    it has; or nothing is changed, and `TwoHands` or `CodeUsed` says why."""

    def change(connection: Writing) -> None:
        found = connection.execute(
            "UPDATE passkeys SET count = ? WHERE credential = ? AND person = ? RETURNING 1",
            (count, used.credential, used.person),
        )
        if found.fetchone() is None or person_of(connection, device.device) != before:
            raise CodeUsed
        if before != used.person:
            other = before or device.device
            unite(connection, used.person, other, used.person, (device,), secret)

    return change


def drop_passkey(credential: bytes, person: Device) -> Change:
    def change(connection: Writing) -> None:
        connection.execute(
            "DELETE FROM passkeys WHERE credential = ? AND person = ?", (credential, person)
        )

    return change


class Passkeys(Reading):
    """A part of the store: passkeys."""

    def passkey(self, credential: bytes) -> Passkey | None:
        """The passkey that is known by this."""
        rows = self._rows(f"SELECT {COLUMNS} FROM passkeys WHERE credential = ?", (credential,))
        return Passkey(*rows[0]) if rows else None

    def passkeys(self, person: Device) -> list[Passkey]:
        """Those of a person, the oldest first."""
        rows = self._rows(
            f"SELECT {COLUMNS} FROM passkeys WHERE person = ? ORDER BY at, credential", (person,)
        )
        return [Passkey(*row) for row in rows]
