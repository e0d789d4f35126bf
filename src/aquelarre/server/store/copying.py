"""Copying: all tables into one file that is whole, checked and on the disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from aquelarre.server.store.opening import check
from aquelarre.server.store.place import sync


def copy(source: sqlite3.Connection, draft: Path, path: Path) -> None:
    """Everything that is in the `source` goes into the draft; `path` is named if it is not as it
    should be. The source may be written to meanwhile."""
    source.execute("SELECT count(*) FROM sqlite_master").fetchone()  # can it be read at all?
    with closing(sqlite3.connect(draft, isolation_level=None)) as to:
        to.execute("PRAGMA journal_mode = MEMORY")  # a draft that fails is thrown away
        to.execute("PRAGMA synchronous = OFF")
        source.backup(to)
        to.execute("PRAGMA journal_mode = DELETE")  # so that nothing is needed beside it
        check(to, path, thoroughly=True)
    sync(draft)
