"""Problems: what can be wrong with the file of the tables, or with the place where it lies. Each is
one sentence for the person who hosts, by its `reason`; nothing has been changed."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aquelarre.kernel import AquelarreError


class StoreProblem(AquelarreError):
    """The tables cannot be used: `reason`, one word, says why."""

    key = "error-store"

    def __init__(self, reason: str, path: Path, **values: int | str) -> None:
        super().__init__(f"{path}: {reason} {values or ''}".strip(), reason=reason, **values)
        self.values["path"] = str(path)
        self.reason = reason


class NoTables(AquelarreError):
    """There is nothing to be copied."""

    key = "error-no-tables"


class NameTaken(AquelarreError):
    """A copy never takes the place of a file."""

    key = "error-file-exists"


class NoFolder(AquelarreError):
    """The folder into which a copy shall go is not there."""

    key = "error-folder-missing"


class NoCopy(AquelarreError):
    """The file that shall be put back is not there."""

    key = "error-file-missing"


OF_SQLITE = {
    sqlite3.SQLITE_NOTADB: "foreign",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "forbidden",
    sqlite3.SQLITE_READONLY: "forbidden",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
}
OF_SYSTEM = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EIO: "disk",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EEXIST: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "no-file",
}
OF_CONTENT = ("foreign", "damaged")  # of what was read, not of where it goes


@contextmanager
def told(path: Path, read: Path | None = None) -> Iterator[None]:
    """What SQLite or the system refuses about this file is said in our own words; if what was
    `read` is to blame, it is named."""
    try:
        yield
    except sqlite3.Error as problem:
        code = getattr(problem, "sqlite_errorcode", 0) & 0xFF
        reason = OF_SQLITE.get(code, "other")
        named = read if read and reason in OF_CONTENT else path
        raise StoreProblem(reason, named, what=str(problem)) from problem
    except OSError as problem:
        reason = OF_SYSTEM.get(problem.errno or 0, "other")
        raise StoreProblem(reason, path, what=problem.strerror or "") from problem
