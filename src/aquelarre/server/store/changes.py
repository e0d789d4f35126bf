"""Changes: everything that can be written, each a function of the writing connection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from aquelarre.school.progress import Progress
from aquelarre.server.records import (
    HOST,
    MOST_LINES,
    ChatLine,
    FairRecord,
    SeatRecord,
    SlowRecord,
    Standpoint,
    TableRecord,
)
from aquelarre.server.store.speaking import Change, Writing

Row = tuple[str, int, int, int, str]  # of the answers
DoneRow = tuple[str, int, int, int, str]  # of the commands
MOST_PASSES = 50  # codes that move one seat and are good at the same time
REMEMBERED = 64  # commands of a seat that are recognised when they come again


def put_table(record: TableRecord) -> Change:
    """A new table, or what has changed about one."""
    row = (
        record.id,
        record.game,
        record.seats,
        msgspec.json.encode(record.settings).decode(),
        record.seed,
        record.created,
        record.status,
        int(record.open),
        msgspec.json.encode(record.clock).decode(),
        record.chat,
        record.invite,
        record.next,
        record.undone,
        record.edition,
        record.lesson,
        int(record.coach),
        record.origin,
        record.origin_step,
        record.laid,
    )

    def change(connection: Writing) -> None:
        connection.execute(
            f"INSERT OR REPLACE INTO tables VALUES ({','.join('?' * len(row))})", row
        )

    return change


def put_seat(table: str, seat: int, who: SeatRecord) -> Change:
    return put_people(table, [who], seat)


def put_people(table: str, people: Sequence[SeatRecord], first: int = 0) -> Change:
    """Who sits on these seats, the first of which has this number."""
    rows = [
        (table, seat, who.name, who.bot, int(who.taken), who.used_ms, who.agent)
        for seat, who in enumerate(people, first)
    ]
    marks = ",".join(["(?,?,?,?,?,?,?)"] * len(rows))

    def change(connection: Writing) -> None:
        connection.execute(f"INSERT OR REPLACE INTO seats VALUES {marks}", sum(rows, ()))

    return change


def put_fair(table: str, record: FairRecord) -> Change:
    row = (table, msgspec.json.encode(record).decode())

    def change(connection: Writing) -> None:
        connection.execute("INSERT OR REPLACE INTO fair VALUES (?,?)", row)

    return change


def put_lesson(table: str, progress: Progress) -> Change:
    """How far the learner has come."""
    row = (table, msgspec.json.encode(progress).decode())

    def change(connection: Writing) -> None:
        connection.execute("INSERT OR REPLACE INTO lessons VALUES (?,?)", row)

    return change


def put_slow(table: str, record: SlowRecord) -> Change:
    """How the slow clock of a table stands, if the table is still there."""
    row = (table, msgspec.json.encode(record).decode(), table)

    def change(connection: Writing) -> None:
        connection.execute(
            "INSERT OR REPLACE INTO slow SELECT ?,? "
            "WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            row,
        )

    return change


def put_review(table: str, seat: int, edition: int, found: dict[str, Any]) -> Change:
    """What came of looking at a finished game again, if the table is still there."""
    row = (table, seat, edition, msgspec.json.encode(found).decode(), table)

    def change(connection: Writing) -> None:
        connection.execute(
            "INSERT OR REPLACE INTO reviews SELECT ?,?,?,? "
            "WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?)",
            row,
        )

    return change


class Answers:
    """The answers of a table from number `start` on are these; if there were later ones (`cut`),
    they are gone. With the last one goes a digest of all that is `told` now (see `telling`). The
    rows of all tables are put in by one statement, since each statement waits
    for its turn among the threads of Python: see docs/PERFORMANCE.md."""

    def __init__(
        self,
        table: str,
        start: int,
        answers: Sequence[tuple[int, int]],
        cut: bool = False,
        told: str = "",
    ) -> None:
        self.table = table
        self.start = start
        self.cut = cut
        last = start + len(answers) - 1
        self.told = (told, table, last)
        self.rows: list[Row] = [
            (table, n, seat, action, told if n == last else "")
            for n, (seat, action) in enumerate(answers, start)
        ]

    def __call__(self, connection: Writing) -> None:
        if self.cut:
            connection.execute(
                'DELETE FROM answers WHERE "table" = ? AND n >= ?', (self.table, self.start)
            )
        if self.cut and not self.rows:  # what is last now may have been one of several
            connection.execute('UPDATE answers SET told = ? WHERE "table" = ? AND n = ?', self.told)


class Done:
    """Commands of a seat that were done, from number `start` on. Each takes the place of one that
    is too old to come again, so that nothing is to be deleted; all go in by one statement, as
    answers do."""

    def __init__(self, table: str, seat: int, start: int, keys: Sequence[str]) -> None:
        self.seat = seat
        self.start = start
        self.rows: list[DoneRow] = [
            (table, seat, n % REMEMBERED, n, key) for n, key in enumerate(keys, start)
        ]

    def __call__(self, connection: Writing) -> None:
        """Nothing by itself: see `writer`."""


def put_standpoint(table: str, found: Standpoint) -> Change:
    row = (table, found.rules, found.n, found.position)

    def change(connection: Writing) -> None:
        connection.execute("INSERT OR REPLACE INTO marks VALUES (?,?,?,?)", row)

    return change


def put_chat(table: str, line: ChatLine) -> Change:
    """A line that was said. What was said very long ago makes room for it."""
    row = (table, line.n, line.seat, line.name, line.text, line.at, line.hearers)

    def change(connection: Writing) -> None:
        connection.execute("INSERT INTO chat VALUES (?,?,?,?,?,?,?)", row)
        connection.execute(
            'DELETE FROM chat WHERE "table" = ? AND n <= ?', (table, line.n - MOST_LINES)
        )

    return change


def grant(device: bytes, table: str, *seats: int) -> Change:
    """The device holds the seats, and has held them for ever after."""

    def change(connection: Writing) -> None:
        _grant(connection, device, table, *seats)

    return change


def _grant(connection: Writing, device: bytes, table: str, *seats: int) -> None:
    """One statement for all seats: see `Answers`."""
    held = [seat for seat in seats if seat != HOST]
    for name, which in (("grants", seats), ("held", held)):
        if which:
            marks = ",".join(["(?,?,?)"] * len(which))
            connection.execute(
                f'INSERT OR IGNORE INTO {name} (device, "table", seat) VALUES {marks}',
                [each for seat in which for each in (device, table, seat)],
            )


def revoke(table: str, seat: int) -> Change:
    """Nobody holds the seat any more, and codes for it end. What was noted there was for nobody
    else. Who has nothing left at the table is not called to it."""

    def change(connection: Writing) -> None:
        for name in ("grants", "passes", "notes", "prepared"):
            connection.execute(f'DELETE FROM {name} WHERE "table" = ? AND seat = ?', (table, seat))
        connection.execute(
            'DELETE FROM push WHERE "table" = :table AND COALESCE((SELECT person FROM joined '
            "WHERE joined.device = push.device), device) NOT IN "
            '(SELECT device FROM grants WHERE "table" = :table)',
            {"table": table},
        )

    return change


def put_pass(code: bytes, table: str, seat: int) -> Change:
    """A code for the seat. Only so many are good at a time: with one more all earlier ones end."""

    def change(connection: Writing) -> None:
        of_the_seat = 'passes WHERE "table" = ? AND seat = ?'
        count = connection.execute(f"SELECT COUNT(*) FROM {of_the_seat}", (table, seat))
        if count.fetchone()[0] >= MOST_PASSES:
            connection.execute(f"DELETE FROM {of_the_seat}", (table, seat))
        connection.execute("INSERT INTO passes VALUES (?,?,?)", (code, table, seat))

    return change


def use_pass(code: bytes, table: str, device: bytes) -> Change:
    """Exchange a code for the seat, once. The seat moves: the device that had it has it no more,
    and every other code for it ends. Rights of a host are shared instead."""

    def change(connection: Writing) -> None:
        (seat,) = connection.execute(
            'DELETE FROM passes WHERE code = ? AND "table" = ? RETURNING seat', (code, table)
        ).fetchone()
        if seat != HOST:
            revoke(table, seat)(connection)
        _grant(connection, device, table, seat)

    return change
