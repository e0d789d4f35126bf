"""Store: where tables are kept, so that no answer that was acknowledged is ever lost.

One connection writes, in a thread of its own: what waits to be written goes to the disk in one
transaction, however much it is (group commit). Reading has a connection of its own.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Protocol

import msgspec

from aquelarre.server.lock import FileLock
from aquelarre.server.records import HOST, ChatLine, Clock, SeatRecord, Stored, TableRecord

SCHEMA = 3  # of the file: PRAGMA user_version
MOST_AT_ONCE = 512  # changes in one transaction
Change = Callable[[sqlite3.Connection], None]
Row = tuple[str, int, int, int]  # of the answers
PUT_ANSWERS = """
INSERT INTO answers
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
       json_extract(value, '$[2]'), json_extract(value, '$[3]')
FROM json_each(?)
"""
LATEST = """
SELECT id FROM tables WHERE id IN (SELECT "table" FROM grants WHERE device = ?)
ORDER BY status = 'finished', created DESC LIMIT ?
"""

TABLES = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
    seed TEXT NOT NULL, created REAL NOT NULL, status TEXT NOT NULL, open INTEGER NOT NULL,
    clock TEXT NOT NULL, chat TEXT NOT NULL, invite BLOB NOT NULL, next TEXT NOT NULL,
    undone INTEGER NOT NULL, edition TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE TABLE seats (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    taken INTEGER NOT NULL, used_ms INTEGER NOT NULL, PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE answers (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL, hearers INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
CREATE TABLE grants (
    device BLOB NOT NULL, "table" TEXT NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (device, "table", seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX grants_by_table ON grants ("table", seat);
CREATE TABLE passes (
    code BLOB PRIMARY KEY, "table" TEXT NOT NULL, seat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
"""
FROM_1_TO_2 = "ALTER TABLE chat ADD COLUMN hearers INTEGER NOT NULL DEFAULT -1;"
FROM_2_TO_3 = "ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';"


class Store(Protocol):
    """What the server needs of a store."""

    async def write(self, *changes: Change) -> None:
        """Make all these changes or none; returns when they are on the disk."""

    def tables(self, *statuses: str) -> list[TableRecord]:
        """The tables in these states, oldest first."""

    def table(self, name: str) -> Stored | None:
        """One table with everything that belongs to it."""

    def granted(self, device: bytes, table: str) -> list[int]:
        """The seats of a table that a device may use."""

    def latest(self, device: bytes, most: int) -> list[str]:
        """The tables at which a device has a seat, unfinished ones and new ones first."""

    def close(self) -> None:
        """Write what is left and let the file go."""


class SqliteStore:
    """The store in one file. Only one server may have it open."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._lock = FileLock(path.with_suffix(".lock"))
        try:
            writing = _connect(path)
            _prepare(writing)
            self._reading = _connect(path, read_only=True)
        except BaseException:
            self._lock.release()
            raise
        self._writer = _Writer(writing)
        self._writer.start()

    async def write(self, *changes: Change) -> None:
        done = asyncio.get_running_loop().create_future()
        self._writer.waiting.put((changes, done))
        await done

    def tables(self, *statuses: str) -> list[TableRecord]:
        marks = ",".join("?" * len(statuses))
        rows = self._reading.execute(
            f"SELECT * FROM tables WHERE status IN ({marks}) ORDER BY created", statuses
        )
        return [_record(row) for row in rows]

    def table(self, name: str) -> Stored | None:
        row = self._reading.execute("SELECT * FROM tables WHERE id = ?", (name,)).fetchone()
        if row is None:
            return None
        people = self._reading.execute(
            'SELECT name, bot, taken, used_ms FROM seats WHERE "table" = ? ORDER BY seat', (name,)
        )
        answers = self._reading.execute(
            'SELECT seat, action FROM answers WHERE "table" = ? ORDER BY n', (name,)
        )
        chat = self._reading.execute(
            'SELECT n, seat, name, text, at, hearers FROM chat WHERE "table" = ? ORDER BY n',
            (name,),
        )
        return Stored(
            _record(row),
            [SeatRecord(who, bot, bool(taken), used) for who, bot, taken, used in people],
            [(seat, action) for seat, action in answers],
            [ChatLine(*line) for line in chat],
        )

    def granted(self, device: bytes, table: str) -> list[int]:
        rows = self._reading.execute(
            'SELECT seat FROM grants WHERE device = ? AND "table" = ? ORDER BY seat',
            (device, table),
        )
        return [seat for (seat,) in rows]

    def latest(self, device: bytes, most: int) -> list[str]:
        rows = self._reading.execute(LATEST, (device, most))
        return [table for (table,) in rows]

    def close(self) -> None:
        self._writer.waiting.put(None)
        self._writer.join()
        self._reading.close()
        self._lock.release()


class _Writer(threading.Thread):
    """The only one who writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="store", daemon=True)
        self.connection = connection
        self.waiting: queue.Queue[tuple[Sequence[Change], asyncio.Future[None]] | None] = (
            queue.Queue()
        )

    def run(self) -> None:
        while True:
            batch = [self.waiting.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self.waiting.get_nowait())
                except queue.Empty:
                    break
            work = [each for each in batch if each is not None]
            if not self._commit(work):
                for each in work:  # find out whose fault it is: the others shall not suffer
                    self._commit([each], alone=True)
            if len(work) < len(batch):
                self.connection.close()
                return

    def _commit(
        self, work: list[tuple[Sequence[Change], asyncio.Future[None]]], alone: bool = False
    ) -> bool:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            rows: list[Row] = []
            for changes, _ in work:
                for change in changes:
                    change(self.connection)
                    if isinstance(change, Answers):
                        rows += change.rows
            if rows:
                self.connection.execute(PUT_ANSWERS, (msgspec.json.encode(rows).decode(),))
            self.connection.execute("COMMIT")
        except Exception as problem:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            if not alone:
                return False
            _finish(work, problem)
            return True
        _finish(work, None)
        return True


def _finish(
    work: list[tuple[Sequence[Change], asyncio.Future[None]]], problem: Exception | None
) -> None:
    """Tell those who wait, each in his own loop and all of a loop at once: a call into another
    thread is dear."""
    waiting: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for _, done in work:
        waiting.setdefault(done.get_loop(), []).append(done)
    for loop, all_done in waiting.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, all_done, problem)


def _settle(all_done: list[asyncio.Future[None]], problem: Exception | None) -> None:
    for done in all_done:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


def _connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    uri = path.resolve().as_uri() + ("?mode=ro" if read_only else "")
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA busy_timeout = 5000")
    if not read_only:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file, bring an older one up to date; refuse a later one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA:
        raise ValueError(f"The tables have version {version}; this Aquelarre knows {SCHEMA}.")
    missing = " ".join((FROM_1_TO_2, FROM_2_TO_3)[version - 1 :]) if version else TABLES
    if missing:
        connection.executescript(f"BEGIN; {missing} PRAGMA user_version = {SCHEMA}; COMMIT;")


def _record(row: tuple[object, ...]) -> TableRecord:
    table, game, seats, settings, seed, created, status, is_open, *others = row
    clock, chat, invite, after, undone, edition = others
    return msgspec.convert(
        {
            "id": table,
            "game": game,
            "seats": seats,
            "settings": msgspec.json.decode(str(settings)),
            "seed": seed,
            "created": created,
            "status": status,
            "open": bool(is_open),
            "clock": msgspec.json.decode(str(clock), type=Clock),
            "chat": chat,
            "invite": invite,
            "next": after,
            "undone": undone,
            "edition": edition,
        },
        TableRecord,
    )


# -- changes -----------------------------------------------------------------------------


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
    )

    def change(connection: sqlite3.Connection) -> None:
        connection.execute(
            f"INSERT OR REPLACE INTO tables VALUES ({','.join('?' * len(row))})", row
        )

    return change


def put_seat(table: str, seat: int, who: SeatRecord) -> Change:
    row = (table, seat, who.name, who.bot, int(who.taken), who.used_ms)

    def change(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT OR REPLACE INTO seats VALUES (?,?,?,?,?,?)", row)

    return change


class Answers:
    """The answers of a table from number `start` on are these; if there were later ones (`cut`),
    they are gone. The rows of all tables are put in by one statement, since each statement waits
    for its turn among the threads of Python: see docs/PERFORMANCE.md."""

    def __init__(
        self, table: str, start: int, answers: Sequence[tuple[int, int]], cut: bool = False
    ) -> None:
        self.table = table
        self.start = start
        self.cut = cut
        self.rows: list[Row] = [
            (table, start + n, seat, action) for n, (seat, action) in enumerate(answers)
        ]

    def __call__(self, connection: sqlite3.Connection) -> None:
        if self.cut:
            connection.execute(
                'DELETE FROM answers WHERE "table" = ? AND n >= ?', (self.table, self.start)
            )


def put_chat(table: str, line: ChatLine) -> Change:
    row = (table, line.n, line.seat, line.name, line.text, line.at, line.hearers)

    def change(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO chat VALUES (?,?,?,?,?,?,?)", row)

    return change


def grant(device: bytes, table: str, seat: int) -> Change:
    def change(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT OR IGNORE INTO grants VALUES (?,?,?)", (device, table, seat))

    return change


def revoke(table: str, seat: int) -> Change:
    """Nobody holds the seat any more, and codes for it end."""

    def change(connection: sqlite3.Connection) -> None:
        for name in ("grants", "passes"):
            connection.execute(f'DELETE FROM {name} WHERE "table" = ? AND seat = ?', (table, seat))

    return change


def put_pass(code: bytes, table: str, seat: int) -> Change:
    def change(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO passes VALUES (?,?,?)", (code, table, seat))

    return change


class PassUsed(Exception):
    """The code is not known, or was used before."""


def use_pass(code: bytes, table: str, device: bytes, found: list[int]) -> Change:
    """Exchange a code for the seat, once; the seat goes into `found`. The seat moves: the device
    that had it has it no more. Rights of a host are shared instead."""

    def change(connection: sqlite3.Connection) -> None:
        row = connection.execute(
            'DELETE FROM passes WHERE code = ? AND "table" = ? RETURNING seat', (code, table)
        ).fetchone()
        if row is None:
            raise PassUsed
        found[:] = [row[0]]
        if row[0] != HOST:
            connection.execute('DELETE FROM grants WHERE "table" = ? AND seat = ?', (table, row[0]))
        connection.execute("INSERT OR IGNORE INTO grants VALUES (?,?,?)", (device, table, row[0]))

    return change


def back_up(path: Path, target: Path) -> None:
    """A consistent copy of a file that may be in use."""
    with closing(_connect(path, read_only=True)) as source, closing(sqlite3.connect(target)) as to:
        source.backup(to)
