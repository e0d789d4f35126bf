"""The place: the folder of the tables, its lock, and how a file gets there whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from aquelarre.server.lock import FileLock
from aquelarre.server.store.problems import StoreProblem, told

FOLDER_MODE, FILE_MODE = 0o700, 0o600  # codes and chat are nobody else's business
DRAFT = ".draft"  # what has no name of its own yet is called so
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file


def made(folder: Path) -> None:
    """The folder is there, and we can write into it."""
    with told(folder):
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise StoreProblem("forbidden", folder)


def taken(path: Path) -> FileLock:
    """The lock on the folder of this file; the folder is made if it is not there."""
    made(path.parent)
    with told(path.parent):
        return FileLock(path.with_suffix(".lock"))


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def filled(path: Path) -> bool:
    """Is there a file with something in it?"""
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:
        return False


def new_draft(path: Path) -> Path:
    """An empty file beside this one, for us alone. One that was left unfinished is thrown away."""
    draft = beside(path, DRAFT)
    remove(draft)
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE))
    return draft


def remove(path: Path) -> None:
    """Remove a file, with what SQLite kept beside it."""
    for each in (path, *(beside(path, suffix) for suffix in BESIDE)):
        with suppress(FileNotFoundError):
            each.unlink()


def sync(path: Path) -> None:
    """What is in the file is on the disk when this returns."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """The names in the folder are on the disk when this returns (where a system can do that)."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def rename(path: Path, to: Path) -> None:
    """In one moment, and for ever."""
    path.replace(to)
    sync_folder(to.parent)
