"""The store in one file of SQLite.

One connection writes (`writer`); reading has a connection of its own.
"""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

from aquelarre.server.store.opening import connect, inspect, make
from aquelarre.server.store.place import taken
from aquelarre.server.store.problems import told
from aquelarre.server.store.reading import patched
from aquelarre.server.store.restore import finish
from aquelarre.server.store.schema import SCHEMA, prepare
from aquelarre.server.store.speaking import Manner, Writing
from aquelarre.server.store.writer import Writer
from aquelarre.server.store.written import WrittenStore

log = logging.getLogger("aquelarre.server")
MANNER = Manner(
    begin="BEGIN IMMEDIATE",
    put_answers="""
INSERT INTO answers
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
       json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM json_each(?)
""",
    put_commands="""
INSERT OR REPLACE INTO commands
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]')
FROM json_each(?)
""",
    faults=sqlite3.Error,
    blameless=sqlite3.IntegrityError,
    fault=sqlite3.OperationalError,
)


class SqliteStore(WrittenStore):
    """The store in one file. Only one server may have it open."""

    _reading: sqlite3.Connection

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
        self._writer = Writer(self._writing, lambda: connect(path), MANNER)
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

    async def try_out(self) -> None:
        await self.write(_the_same)

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


def _the_same(connection: Writing) -> None:
    """Written, and yet nothing has changed."""
    connection.execute(f"PRAGMA user_version = {SCHEMA}")
