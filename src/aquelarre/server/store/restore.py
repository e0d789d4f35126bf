"""Restore: a copy takes the place of the tables, and what was there is kept under another name.

It may be broken off at any moment. Until the checked copy is called `….restoring-<time>` nothing
has changed; from then on whoever opens the tables next finishes it first.
"""

from __future__ import annotations

import time
from contextlib import closing
from itertools import count
from pathlib import Path

from aquelarre.server.store.copying import copy
from aquelarre.server.store.opening import connect, connect_alone, inspect
from aquelarre.server.store.place import (
    DRAFT,
    beside,
    filled,
    new_draft,
    remove,
    rename,
    sync,
    taken,
)
from aquelarre.server.store.problems import NoCopy, StoreProblem, told

READY = ".restoring-"


def restore(file: Path, path: Path) -> Path | None:
    """Put the copy `file` in the place of the tables at `path`; where these are now, if there were
    any. Nothing is touched before the copy has been checked."""
    if file.is_dir():
        raise StoreProblem("no-file", file)
    if not file.is_file():
        raise NoCopy(f"There is no file {file}.", path=str(file))
    inspect(file)
    with taken(path):
        finish(path)
        stamp = _free_stamp(path)
        with told(path, read=file):
            draft = new_draft(path)
            try:
                with closing(connect_alone(file)) as source:
                    copy(source, draft, file)
                connect(draft).close()  # from now on it is a file like ours
                sync(draft)
                rename(draft, beside(path, READY + stamp))
            finally:
                remove(draft)
        finish(path)
        kept = _kept(path, stamp)
        return kept if kept.exists() else None


def unfinished(path: Path) -> list[Path]:
    """Copies that were to take the place of these tables when something broke off."""
    return sorted(path.parent.glob(f"{path.name}{READY}*"))


def finish(path: Path) -> None:
    """The copy that is ready takes its place. Every move is made at most once, however often this
    begins again; whoever calls it holds the lock. A draft that nobody finishes goes."""
    with told(path):
        if path.is_symlink():
            path.stat()  # where it leads to there may be tables, on a disk that is not there
        remove(beside(path, DRAFT))
        for ready in unfinished(path):
            kept = _kept(path, ready.name.rpartition(READY)[2])
            for suffix in ("-wal", "-journal", ""):  # what belongs together stays together
                if filled(beside(path, suffix)):
                    rename(beside(path, suffix), beside(kept, suffix))
            remove(path)  # what is left is empty, or SQLite makes it anew
            rename(ready, path)


def _kept(path: Path, stamp: str) -> Path:
    return path.with_name(f"{path.stem}-before-restore-{stamp}{path.suffix}")


def _free_stamp(path: Path) -> str:
    now = time.strftime("%Y-%m-%d-%H%M%S")
    stamps = (now if n == 1 else f"{now}-{n}" for n in count(1))
    return next(stamp for stamp in stamps if not _kept(path, stamp).exists())
