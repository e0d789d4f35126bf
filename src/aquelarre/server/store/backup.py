"""Backup: a copy of tables that may be in use."""

from __future__ import annotations

import os
import tempfile
from contextlib import closing
from pathlib import Path

from aquelarre.server.store.copying import copy
from aquelarre.server.store.opening import connect, glance
from aquelarre.server.store.place import remove, sync_folder, taken
from aquelarre.server.store.problems import NameTaken, NoFolder, NoTables, told
from aquelarre.server.store.restore import finish, unfinished


def back_up(path: Path, target: Path) -> None:
    """A consistent copy. It gets its name when it is whole and has been checked; a file that is
    there already is never overwritten."""
    if unfinished(path):
        with taken(path):
            finish(path)
    if not path.is_file():
        raise NoTables(f"There are no tables in {path.parent}.", path=str(path.parent))
    glance(path)
    _check_target(target)
    with told(target.parent):
        handle, name = tempfile.mkstemp(".unfinished", f"{target.name}.", target.parent)
        os.close(handle)
    draft = Path(name)
    try:
        with told(target, read=path):
            with closing(connect(path, read_only=True)) as source:
                copy(source, draft, path)
            _give_name(draft, target)
    finally:
        remove(draft)


def _check_target(target: Path) -> None:
    if not target.parent.is_dir():
        raise NoFolder(f"There is no folder {target.parent}.", path=str(target.parent))
    if target.exists() or target.is_symlink():
        raise NameTaken(f"{target} is there already.", path=str(target))


def _give_name(draft: Path, target: Path) -> None:
    """Whoever took that name meanwhile keeps it."""
    try:
        os.link(draft, target)
    except OSError:  # the name is taken, or the file system has no links
        _check_target(target)
        draft.rename(target)
    sync_folder(target.parent)
