"""Opening: connections to a file of tables, and what is looked at before one is trusted."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from aquelarre.server.store.place import beside, filled, new_draft, remove, rename, sync
from aquelarre.server.store.problems import StoreProblem, told
from aquelarre.server.store.schema import SCHEMA, prepare

HEAD = b"SQLite format 3\0"
MOVING = -1  # the version of a file into which a move is under way, or was broken off
OURS = {"tables", "seats", "answers", "chat", "grants", "passes"}  # in files of every version


def connect(path: Path, read_only: bool = False) -> sqlite3.Connection:
    connection = _connection(path, "?mode=ro" if read_only else "?mode=rw")
    if not read_only:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    return connection


def connect_alone(path: Path) -> sqlite3.Connection:
    """To look at a file that nobody else has open, and to leave everything as it is: only what a
    broken-off change has left (a journal) is put right."""
    if filled(beside(path, "-journal")):
        return _connection(path, "?mode=rw")
    return _connection(path, "?mode=ro" if filled(beside(path, "-wal")) else "?immutable=1")


def _connection(path: Path, how: str) -> sqlite3.Connection:
    uri = path.resolve().as_uri() + how
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def check(connection: sqlite3.Connection, path: Path, thoroughly: bool = False) -> None:
    """Is it a whole file of tables, of a version that we know? `thoroughly` compares every index
    with its table, too."""
    with told(path):
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        names = {name for (name,) in rows}
        if not names:
            raise StoreProblem("empty", path)
        if names >= OURS and version == MOVING:
            raise StoreProblem("moving", path)
        if not names >= OURS or version < 1:
            raise StoreProblem("foreign", path)
        if version > SCHEMA:
            raise StoreProblem("newer", path, version=version, known=SCHEMA)
        way = "integrity_check" if thoroughly else "quick_check"
        if connection.execute(f"PRAGMA {way}(1)").fetchone() != ("ok",):
            raise StoreProblem("damaged", path)


def glance(path: Path) -> None:
    """Refuse what is no database at all. SQLite itself would take a few bytes for a new one."""
    with told(path), path.open("rb") as file:
        head = file.read(len(HEAD))
        if head != HEAD:
            raise StoreProblem("foreign" if head else "empty", path)


def inspect(path: Path) -> None:
    """Refuse a file that cannot be trusted, and leave it as it is: a connection that can write
    would mix it with an old -wal when it is closed."""
    glance(path)
    with told(path), closing(connect_alone(path)) as connection:
        check(connection, path)


def make(path: Path) -> None:
    """A new file. It gets its name when everything is in it, so that an empty one is never ours."""
    if filled(beside(path, "-wal")):
        raise StoreProblem("lost", path)
    with told(path):
        draft = new_draft(path)
        try:
            with closing(connect(draft)) as connection:
                prepare(connection)
            sync(draft)
            remove(path)  # nothing is there but, perhaps, an empty -wal or an old -shm
            rename(draft, path)
        except BaseException:
            remove(draft)
            raise
