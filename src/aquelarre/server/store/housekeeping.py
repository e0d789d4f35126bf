"""What is written about keeping order: when a table was used, what is thrown away, who is banned,
and the audit of all that."""

from __future__ import annotations

import time
from collections.abc import Iterable

from aquelarre.server.store.speaking import Change, Writing

MOST_AUDITED = 100_000  # lines; older ones are dropped
TIDIED_EVERY = 100  # lines
OF_A_TABLE = (  # everything that belongs to one
    "seats",
    "answers",
    "chat",
    "grants",
    "passes",
    "commands",
    "marks",
    "fair",
    "held",
    "comings",
    "notes",
    "lessons",
    "reviews",
    "push",
    "slow",
    "looked",
    "prepared",
    "mailed",
    "used",
)


def put_used(tables: Iterable[str], at: float) -> Change:
    """Somebody has been at these tables."""
    rows = [(table, at) for table in tables]

    def change(connection: Writing) -> None:
        connection.executemany("INSERT OR REPLACE INTO used VALUES (?,?)", rows)

    return change


def forget_table(table: str) -> Change:
    """The table is gone with everything that belongs to it. What came of its game stays in the
    history of its group."""

    def change(connection: Writing) -> None:
        for name in OF_A_TABLE:
            connection.execute(f'DELETE FROM {name} WHERE "table" = ?', (table,))
        connection.execute('DELETE FROM gathered WHERE "table" = ? AND over = 0', (table,))
        connection.execute("DELETE FROM tables WHERE id = ?", (table,))

    return change


def remove_line(table: str, n: int) -> Change:
    """Nobody hears this line of chat any more. Its number stays taken."""

    def change(connection: Writing) -> None:
        connection.execute(
            "UPDATE chat SET name = '', text = '', hearers = 0 WHERE \"table\" = ? AND n = ?",
            (table, n),
        )

    return change


def put_ban(device: bytes) -> Change:
    """The device is kept out, and called to no table any more, by mail neither."""

    def change(connection: Writing) -> None:
        connection.execute(
            "DELETE FROM push WHERE device = :device "
            "OR device IN (SELECT device FROM joined WHERE person = :device)",
            {"device": device},
        )
        for name in ("mail", "mailed"):
            connection.execute(f"DELETE FROM {name} WHERE owner = ?", (device,))
        connection.execute("INSERT OR IGNORE INTO banned VALUES (?,?)", (device, time.time()))

    return change


def lift_ban(device: bytes) -> Change:
    def change(connection: Writing) -> None:
        connection.execute("DELETE FROM banned WHERE device = ?", (device,))

    return change


def put_audit(what: str, table: str = "", seat: int = -1, device: str = "") -> Change:
    """A line of the audit: what was done, where, and by or to which device (a part of its hash:
    enough to tell devices apart, too little to be one)."""
    row = (time.time(), what, table, seat, device)

    def change(connection: Writing) -> None:
        added = connection.execute(
            'INSERT INTO audit (at, what, "table", seat, device) VALUES (?,?,?,?,?) RETURNING n',
            row,
        )
        ((last,),) = added.fetchall()
        if last % TIDIED_EVERY == 0:
            connection.execute("DELETE FROM audit WHERE n <= ?", (last - MOST_AUDITED,))

    return change
