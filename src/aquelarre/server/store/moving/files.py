"""A file as an end of a move."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from aquelarre.server.store.copying import copy
from aquelarre.server.store.moving.ends import Rows, check_new, in_order
from aquelarre.server.store.opening import MOVING, connect, connect_alone, inspect
from aquelarre.server.store.place import beside, filled, new_draft, remove, rename, sync, taken
from aquelarre.server.store.postgres.dialect import layouts
from aquelarre.server.store.problems import NoTables, StoreProblem, told
from aquelarre.server.store.restore import unfinished
from aquelarre.server.store.schema import SCHEMA, prepare


class FileEnd:
    """An open file of today's version."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path

    async def rows(self, table: str) -> Rows:
        with told(self.path):
            for row in self.connection.execute(in_order(table)):
                yield row

    async def fill(self, table: str, rows: Rows) -> None:
        marks = ",".join("?" * len(layouts()[table].columns))
        with told(self.path):
            async for row in rows:
                self.connection.execute(f'INSERT INTO "{table}" VALUES ({marks})', row)

    async def done(self) -> None:
        with told(self.path):
            self.connection.execute(f"PRAGMA user_version = {SCHEMA}")
            self.connection.execute("COMMIT")


@asynccontextmanager
async def file_source(path: Path) -> AsyncIterator[FileEnd]:
    """A copy of the file, brought up to date; nobody may use the file meanwhile."""
    if not path.is_file() or unfinished(path):
        raise NoTables(f"There are no tables in {path.parent}.", path=str(path.parent))
    with taken(path), tempfile.TemporaryDirectory() as folder:
        inspect(path)
        draft = new_draft(Path(folder) / path.name)
        with told(path):
            with closing(connect_alone(path)) as source:
                copy(source, draft, path)
            with closing(connect(draft)) as connection:
                prepare(connection)
                yield FileEnd(connection, path)


@asynccontextmanager
async def file_target(path: Path) -> AsyncIterator[FileEnd]:
    """A new file with the mark. One that is empty makes room, and so does one that was left with
    the mark."""
    with taken(path):
        check_new(path, unfinished(path) != [] or path.is_symlink() or _filled(path))
        _make_marked(path)
        with told(path), closing(connect(path)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield FileEnd(connection, path)


def _filled(path: Path) -> bool:
    if not path.exists():
        if filled(beside(path, "-wal")):
            raise StoreProblem("lost", path)
        return False
    try:
        inspect(path)
    except StoreProblem as problem:
        if problem.reason == "moving":
            return False
        raise
    with told(path), closing(connect_alone(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return version != SCHEMA or any(_has_rows(connection, table) for table in layouts())


def _has_rows(connection: sqlite3.Connection, table: str) -> Any:
    return connection.execute(f'SELECT 1 FROM "{table}" LIMIT 1').fetchone()


def _make_marked(path: Path) -> None:
    with told(path):
        draft = new_draft(path)
        try:
            with closing(connect(draft)) as connection:
                prepare(connection)
                connection.execute(f"PRAGMA user_version = {MOVING}")
            sync(draft)
            remove(path)
            rename(draft, path)
        except BaseException:
            remove(draft)
            raise
