"""Devices of one person: what is written, and what is read.

A device that was joined with another holds nothing under its own hash any more: whatever either had
is its person's. Where a device listens for calls stays its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from aquelarre.server.records import FINISHED, HOST, WAITING, Device
from aquelarre.server.store.reading import Reading
from aquelarre.server.store.speaking import Change, Writing

OWNED = ("grants", "held")  # rows of a device
HANDS = """
SELECT o."table", o.device, o.seat, t.status, t.game FROM
    (SELECT "table", device, seat, 1 AS granted FROM grants
     UNION SELECT "table", device, seat, 0 FROM held) o
JOIN tables t ON t.id = o."table"
WHERE o.device IN (:one, :other) AND o.seat <> :host AND (o.granted = 1 OR t.status <> :waiting)
"""
Hands = dict[tuple[str, bool], dict[Device, set[int]]]  # by table, and whether it is over


class TwoHands(Exception):
    """One person would have seen two hands of one table."""


class CodeUsed(Exception):
    """The code is not there any more, or somebody else was quicker."""


class Joined(Struct, frozen=True):
    """A device of a person."""

    device: Device
    name: str
    at: float  # since when


class Joining(Struct, frozen=True, kw_only=True):
    """Two devices become one person's."""

    code: bytes
    shown: Joined  # the device that shows the code
    added: Joined  # the one that uses it
    first: Device | None  # whose the first was, if it was anybody's
    second: Device | None  # and the second
    person: Device  # whose both are from now on
    secret: frozenset[str]  # the games with secrets


def put_code(code: bytes, device: Device, name: str, until: float, now: float) -> Change:
    """The device shows this code until then, and no other. What has expired goes."""

    def change(connection: Writing) -> None:
        connection.execute("DELETE FROM codes WHERE device = ? OR until <= ?", (device, now))
        connection.execute("INSERT INTO codes VALUES (?,?,?,?)", (code, device, name, until))

    return change


def join_devices(how: Joining) -> Change:
    """All that both have is one person's; or nothing is changed, and `TwoHands` or `CodeUsed` says
    why. It is looked at here, where nobody else writes: a seat could have been taken meanwhile."""

    def change(connection: Writing) -> None:
        used = connection.execute("DELETE FROM codes WHERE code = ? RETURNING device", (how.code,))
        if used.fetchone() != (how.shown.device,):
            raise CodeUsed
        owners = (how.shown.device, how.first), (how.added.device, how.second)
        if any(person_of(connection, device) != person for device, person in owners):
            raise CodeUsed
        one, other = how.first or how.shown.device, how.second or how.added.device
        unite(connection, one, other, how.person, (how.shown, how.added), how.secret)

    return change


def unite(
    connection: Writing,
    one: Device,
    other: Device,
    person: Device,
    devices: Sequence[Joined],
    secret: frozenset[str],
) -> None:
    """All that two owners have is one person's, and these are devices of theirs; those that the
    other brings along come with the last of them."""
    if _banned(connection, one) or _banned(connection, other):
        raise CodeUsed
    _check_hands(connection, one, other, secret)
    for owner in (one, other):
        hand_over(connection, owner, person)
    connection.execute(
        "UPDATE joined SET person = ?, at = ? WHERE person = ?", (person, devices[-1].at, other)
    )
    rows = [(each.device, person, each.name, each.at) for each in devices]
    connection.executemany("INSERT OR IGNORE INTO joined VALUES (?,?,?,?)", rows)


def person_of(connection: Writing, device: Device) -> Device | None:
    row = connection.execute("SELECT person FROM joined WHERE device = ?", (device,)).fetchone()
    return None if row is None else row[0]


def _banned(connection: Writing, owner: Device) -> bool:
    """Who is kept out gets no other name."""
    row = connection.execute("SELECT 1 FROM banned WHERE device = ?", (owner,)).fetchone()
    return row is not None


def _check_hands(connection: Writing, one: Device, other: Device, secret: frozenset[str]) -> None:
    """Nobody may come to two hands of a table by joining devices. Of a game that is over nothing is
    hidden any more; but a rematch deals to whoever has a seat there, so one of the two goes."""
    # Before the deal chairs may be changed.
    values = {"one": one, "other": other, "host": HOST, "waiting": WAITING}
    hands: Hands = {}
    for table, device, seat, status, game in connection.execute(HANDS, values):
        if game in secret:
            of_table = hands.setdefault((table, status == FINISHED), {})
            of_table.setdefault(device, set()).add(seat)
    for (table, over), held in hands.items():
        mine, yours = held.get(one, set()), held.get(other, set())
        if mine <= yours or yours <= mine:
            continue
        if not over:
            raise TwoHands
        for name in ("grants", "notes"):
            connection.execute(
                f'DELETE FROM {name} WHERE "table" = ? AND device = ? AND seat <> ?',
                (table, other, HOST),
            )


def hand_over(connection: Writing, owner: Device, person: Device) -> None:
    """What the owner has is the person's."""
    if owner == person:
        return
    for name in OWNED:
        connection.execute(
            f'INSERT OR IGNORE INTO {name} (device, "table", seat) '
            f'SELECT ?, "table", seat FROM {name} WHERE device = ?',
            (person, owner),
        )
        connection.execute(f"DELETE FROM {name} WHERE device = ?", (owner,))
    connection.execute("UPDATE notes SET device = ? WHERE device = ?", (person, owner))
    connection.execute(
        "UPDATE groups SET version = version + 1 WHERE id IN "
        '(SELECT "group" FROM members WHERE person IN (?, ?))',
        (person, owner),
    )
    connection.execute("UPDATE members SET person = ? WHERE person = ?", (person, owner))
    connection.execute(
        "INSERT OR IGNORE INTO mail (owner, address, data, code, stop, until, day, sent) "
        "SELECT ?, address, data, code, stop, until, day, sent FROM mail WHERE owner = ?",
        (person, owner),
    )
    for name in ("mail", "mailed"):
        connection.execute(f"DELETE FROM {name} WHERE owner = ?", (owner,))
    connection.execute("UPDATE passkeys SET person = ? WHERE person = ?", (person, owner))


def take_off(device: Device, person: Device) -> Change:
    """The device is nobody's, holds nothing and is called nowhere; and it may have made codes for
    its person's seats, so these end. What it has seen it has seen: that stays in mind. The last
    device of a person stays."""

    def change(connection: Writing) -> None:
        gone = connection.execute(
            "DELETE FROM joined WHERE device = ? AND person = ? "
            "AND (SELECT COUNT(*) FROM joined WHERE person = ?) > 1 RETURNING 1",
            (device, person, person),
        )
        if gone.fetchone() is None:
            return
        connection.execute(
            'INSERT OR IGNORE INTO held ("table", device, seat) '
            'SELECT "table", ?, seat FROM held WHERE device = ?',
            (device, person),
        )
        connection.execute(
            "DELETE FROM passes WHERE EXISTS (SELECT 1 FROM grants WHERE grants.device = ? "
            'AND grants."table" = passes."table" AND grants.seat = passes.seat)',
            (person,),
        )
        for name in ("push", "codes"):
            connection.execute(f"DELETE FROM {name} WHERE device = ?", (device,))

    return change


def tidy_devices(now: float, oldest: float) -> Change:
    """Codes that have expired go; and of whom nothing is left here the devices that were joined so
    long ago, passkeys and addresses."""

    def change(connection: Writing) -> None:
        connection.execute("DELETE FROM codes WHERE until <= ?", (now,))
        connection.execute(
            "DELETE FROM joined WHERE at < ? AND person NOT IN (SELECT device FROM grants) "
            "AND person NOT IN (SELECT person FROM members)",
            (oldest,),
        )
        connection.execute("DELETE FROM mail WHERE until > 0 AND until <= ?", (now,))
        for name, owner in (("passkeys", "person"), ("mail", "owner"), ("mailed", "owner")):
            connection.execute(
                f"DELETE FROM {name} WHERE {owner} NOT IN (SELECT person FROM joined) "
                f"AND {owner} NOT IN (SELECT device FROM grants) "
                f"AND {owner} NOT IN (SELECT person FROM members)"
            )

    return change


class Devices(Reading):
    """A part of the store: whose a device is."""

    def person(self, device: Device) -> Device | None:
        """Whose a device is, if it was joined with another."""
        row = self._reading.execute(
            "SELECT person FROM joined WHERE device = ?", (device,)
        ).fetchone()
        return None if row is None else row[0]

    def devices_joined(self, person: Device) -> list[Joined]:
        """The devices of a person, the oldest first."""
        rows = self._rows(
            "SELECT device, name, at FROM joined WHERE person = ? ORDER BY at, device", (person,)
        )
        return [Joined(*row) for row in rows]

    def code(self, code: bytes, now: float) -> tuple[Device, str, float] | None:
        """The device that shows this code, what it is called, and until when it is shown."""
        rows = self._rows(
            "SELECT device, name, until FROM codes WHERE code = ? AND until > ?", (code, now)
        )
        return rows[0] if rows else None
