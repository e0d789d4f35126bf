"""What is read over all tables: for the lobby, for the host of the server, and what has expired.
Everything here is answered from an index, or in pages."""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.server.records import Audited, SeatRecord, TableRecord
from aquelarre.server.store.reading import Reading
from aquelarre.server.store.rows import BadRow, people_of, record_of, unreadable

Used = tuple[str, float]  # a table, and when it was last used
Seated = tuple[int, str, str, int, int, str]  # a row of the seats
Brief = tuple[TableRecord, list[SeatRecord]]  # a table without what was played at it
FOUND = """
FROM tables t LEFT JOIN used u ON u."table" = t.id
WHERE (:status = '' OR t.status = :status) AND (:wanted = '' OR t.id = :wanted
    OR t.game LIKE :like ESCAPE '!' OR t.id IN
    (SELECT "table" FROM seats WHERE name LIKE :like ESCAPE '!'))
"""
# Waiting tables go first, and finished ones without a host: they came from a file. Running ones go
# last: see `retention`. A name that is no text of ours cannot be asked for, nor thrown away.
EXPIRED = """
SELECT u."table" FROM used u JOIN tables t ON t.id = u."table"
WHERE u.at < :waiting AND (t.status = 'waiting' OR u.at < :running
    OR (t.status IN ('finished', 'closed') AND u.at < :finished)
    OR (t.status = 'finished' AND NOT EXISTS (SELECT 1 FROM grants g WHERE g."table" = t.id)))
    AND u."table" NOT GLOB '*[^ -~]*'
ORDER BY u.at LIMIT :most
"""


class Registers(Reading):
    """A part of the store: lists over all tables."""

    def open_tables(self, most: int) -> list[str]:
        """The newest tables that anybody may join."""
        rows = self._reading.execute(
            "SELECT id FROM tables WHERE status = 'waiting' AND open = 1 "
            "ORDER BY created DESC LIMIT ?",
            (most,),
        )
        return [table for (table,) in rows]

    def briefs(self, tables: Sequence[str]) -> list[Brief]:
        """These tables and who sits at them, in this order; those that are not there are left
        out, and so are those that cannot be read."""
        marks = ",".join("?" * len(tables))
        people: dict[str, list[Seated]] = {}
        rows = self._rows(
            'SELECT "table", seat, name, bot, taken, used_ms, agent FROM seats '
            f'WHERE "table" IN ({marks}) ORDER BY "table", seat',
            tables,
        )
        for table, *who in rows:
            people.setdefault(table, []).append(tuple(who))
        found: dict[str, Brief] = {}
        for row in self._rows(f"SELECT * FROM tables WHERE id IN ({marks})", tables):
            try:
                record = record_of(row)
                found[record.id] = record, people_of(people.get(record.id, []), record.seats)
            except BadRow:
                unreadable(str(row[0]))  # only the log hears of it
        return [found[table] for table in tables if table in found]

    def found(self, wanted: str, status: str, start: int, most: int) -> tuple[int, list[Used]]:
        """A page of the tables with this name, or of a game or a person whose name has this in
        it, and how many there are in all; the newest first."""
        like = wanted.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        given = {"wanted": wanted, "status": status, "like": f"%{like}%"}
        (total,) = self._reading.execute(f"SELECT COUNT(*) {FOUND}", given).fetchone()
        rows = self._reading.execute(
            f"SELECT t.id, u.at {FOUND} ORDER BY t.created DESC LIMIT :most OFFSET :start",
            {**given, "most": most, "start": start},
        )
        return int(total), [(table, at or 0.0) for table, at in rows]

    def expired(self, waiting: float, finished: float, running: float, most: int) -> list[str]:
        """Some tables that nobody has used since then, by what became of them."""
        limits = {"waiting": waiting, "finished": finished, "running": running, "most": most}
        return [table for (table,) in self._reading.execute(EXPIRED, limits)]

    def devices_of(self, table: str) -> list[tuple[int, bytes, bool]]:
        """The devices of each seat of a table, and whether they still have it."""
        rows = self._reading.execute(
            "SELECT seat, device, MAX(now) FROM (SELECT seat, device, 1 AS now FROM grants "
            'WHERE "table" = :table UNION ALL SELECT seat, device, 0 FROM held '
            'WHERE "table" = :table) AS those GROUP BY seat, device ORDER BY seat, 3 DESC',
            {"table": table},
        )
        return [(seat, device, bool(now)) for seat, device, now in rows]

    def devices(self, first: bytes, last: bytes) -> list[bytes]:
        """The devices that have or had a seat, are banned or were joined with others, with a hash
        in this range."""
        names = ("grants", "held", "banned", "joined")
        one = "SELECT device FROM {} WHERE device BETWEEN :first AND :last"
        rows = self._reading.execute(
            " UNION ".join(one.format(name) for name in names), {"first": first, "last": last}
        )
        return [device for (device,) in rows]

    def seats_of(self, device: bytes) -> list[tuple[str, int]]:
        """The seats of a device at tables that are not over."""
        rows = self._reading.execute(
            'SELECT "table", seat FROM grants JOIN tables ON id = "table" WHERE device = ? '
            "AND seat >= 0 AND status IN ('waiting', 'playing', 'paused')",
            (device,),
        )
        return [(table, seat) for table, seat in rows]

    def banned(self) -> dict[bytes, float]:
        """The devices that are kept out, and since when."""
        return dict(self._reading.execute("SELECT device, at FROM banned ORDER BY at DESC"))

    def audited(self, before: int, most: int) -> list[Audited]:
        """Lines of the audit before this number (0: the newest), the newest first."""
        rows = self._reading.execute(
            'SELECT n, at, what, "table", seat, device FROM audit '
            "WHERE ? = 0 OR n < ? ORDER BY n DESC LIMIT ?",
            (before, before, most),
        )
        return [Audited(*row) for row in rows]
