"""Store: where tables are kept, so that no answer that was acknowledged is ever lost.

One connection writes (`writer`); reading has a connection of its own.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import msgspec

from aquelarre.server.records import (
    MOST_TOLD,
    Audited,
    Called,
    ChatLine,
    Coming,
    Notes,
    SlowRecord,
    Standpoint,
    Stored,
    Subscription,
    TableRecord,
)
from aquelarre.server.store.changes import Change
from aquelarre.server.store.looking import Looking
from aquelarre.server.store.opening import connect, inspect, make
from aquelarre.server.store.place import taken
from aquelarre.server.store.problems import told
from aquelarre.server.store.push import Pushed
from aquelarre.server.store.reading import patched
from aquelarre.server.store.registers import Brief, Registers, Used
from aquelarre.server.store.restore import finish
from aquelarre.server.store.rows import (
    BadRow,
    answers_of,
    chat_of,
    people_of,
    record_of,
    unreadable,
)
from aquelarre.server.store.schema import SCHEMA, prepare
from aquelarre.server.store.writer import Writer

log = logging.getLogger("aquelarre.server")
LATEST = """
SELECT id FROM tables WHERE id IN (SELECT "table" FROM grants WHERE device = ?)
ORDER BY status = 'finished', created DESC LIMIT ?
"""


class Store(Protocol):
    """What the server needs of a store."""

    async def write(self, *changes: Change) -> None:
        """Make all these changes or none; returns when they are on the disk."""

    def tables(self, *statuses: str) -> list[TableRecord]:
        """The tables in these states, oldest first; without those that cannot be read."""

    def table(self, name: str) -> Stored | None:
        """One table with everything that belongs to it; `Unreadable` if it makes no sense."""

    def has(self, name: str) -> bool:
        """Is there such a table, whether it can be read or not?"""

    def line(self, name: str, n: int) -> ChatLine | None:
        """One line of the chat of a table, if it is still kept."""

    def length(self, name: str) -> int:
        """How many answers a table has."""

    def granted(self, device: bytes, table: str) -> list[int]:
        """The seats of a table that a device may use."""

    def held(self, device: bytes, table: str) -> set[int]:
        """The seats of a table that a device has, or had since the cards were dealt."""

    def held_by_hosts(self, table: str) -> set[int]:
        """The same of all devices that are host of the table."""

    def seats_held(self, table: str) -> set[int]:
        """The seats of a table that some device may use."""

    def seat_of_pass(self, code: bytes, table: str) -> int | None:
        """The seat that a code would move; None if there is no such code."""

    def comings(self, table: str) -> list[Coming]:
        """Who came to a running table and who went, in order."""

    def notes(self, table: str, seat: int, device: bytes) -> Notes | None:
        """What this device, and nobody else, has noted on a seat."""

    def review(self, table: str, seat: int, edition: int) -> dict[str, Any] | None:
        """The review of a seat of a finished game, if there is one of this edition."""

    def slow(self, table: str) -> SlowRecord | None:
        """How the slow clock of a table stands."""

    def latest(self, device: bytes, most: int) -> list[str]:
        """The tables at which a device has a seat, unfinished ones and new ones first."""

    def open_tables(self, most: int) -> list[str]:
        """The newest tables that anybody may join."""

    def briefs(self, tables: Sequence[str]) -> list[Brief]:
        """These tables and who sits at them, without what was played."""

    def found(self, wanted: str, status: str, start: int, most: int) -> tuple[int, list[Used]]:
        """A page of all tables, and how many there are."""

    def expired(self, waiting: float, finished: float, running: float, most: int) -> list[str]:
        """Some tables that nobody has used since then, by what became of them."""

    def devices_of(self, table: str) -> list[tuple[int, bytes, bool]]:
        """The devices of each seat of a table, and whether they still have it."""

    def devices(self, first: bytes, last: bytes) -> list[bytes]:
        """The devices with a hash in this range."""

    def seats_of(self, device: bytes) -> list[tuple[str, int]]:
        """The seats of a device at tables that are not over."""

    def banned(self) -> dict[bytes, float]:
        """The devices that are kept out, and since when."""

    def audited(self, before: int, most: int) -> list[Audited]:
        """Lines of the audit, the newest first."""

    def called(self, table: str) -> list[Called]:
        """The devices that want to be called to a table and still have a place there."""

    def subscription(self, device: bytes, table: str) -> Subscription | None:
        """How a device is called to a table, if it wants to be."""

    def tables_calling(self, device: bytes) -> list[str]:
        """The tables to which a device is called."""

    def slow_calling(self) -> list[str]:
        """Running tables with a slow clock to which somebody is called."""

    def calls(self) -> int:
        """How many calls are asked for on the whole server."""

    def calls_due(self, now: float, most: int) -> list[tuple[bytes, str]]:
        """Devices and tables whose call had to wait until now."""

    def close(self) -> None:
        """Write what is left and let the file go."""


class SqliteStore(Looking, Registers, Pushed):
    """The store in one file. Only one server may have it open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = taken(path)
        try:
            finish(path)
            if path.exists() or path.is_symlink():  # a link may lead to a disk that is not there
                inspect(path)
            else:
                make(path)
            with told(path):
                self._open()
        except BaseException:
            self._lock.release()
            raise
        self._writer = Writer(self._writing, lambda: connect(path))
        self._writer.start()

    def _open(self) -> None:
        self._writing = connect(self.path)
        try:
            prepare(self._writing)
            self._writing.execute(f"PRAGMA user_version = {SCHEMA}")  # may we write at all?
            self._reading = connect(self.path, read_only=True)
            self._reading.text_factory = patched
        except BaseException:
            self._writing.close()
            raise

    async def write(self, *changes: Change) -> None:
        done = asyncio.get_running_loop().create_future()
        self._writer.give(changes, done)
        await done

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

    @property
    def well(self) -> bool:
        """Did the disk take what was last given to it?"""
        return self._writer.well and self._writer.is_alive()

    @property
    def waited(self) -> float:
        """For how many seconds the oldest change that is not written yet has waited."""
        return self._writer.waited

    @property
    def waiting(self) -> int:
        """Changes that wait to be written."""
        return self._writer.waiting.qsize()

    def close(self) -> None:
        """All is in the file itself, and nothing is left beside it: only who can write can see to
        that, so the writing connection is the last. What cannot be moved now waits in the -wal."""
        self._writer.waiting.put(None)
        self._writer.join()
        self._reading.close()
        writing = self._writer.connection
        try:
            writing.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as problem:
            log.error("the file could not be put in order", exc_info=problem)
        finally:
            writing.close()
            self._lock.release()
