"""Choosing: where the tables are kept. Whoever names nothing has one file in a folder, and
nothing of a database is loaded."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from aquelarre.server.store.contract import Store
from aquelarre.server.store.place import made
from aquelarre.server.store.postgres.problems import DatabaseProblem, is_address
from aquelarre.server.store.sqlite import SqliteStore

SETTING = "AQUELARRE_STORE"  # the address, so that no list of processes shows a password


def opened(store: str, file: Path) -> Store:
    """The store at this address, or in this file if there is none. The folder of the file holds
    other things, too."""
    if not store:
        return SqliteStore(file)
    check_address(store)
    made(file.parent)
    from aquelarre.server.store.postgres.store import PostgresStore

    return PostgresStore(store)


def check_address(store: str) -> None:
    """Is it the address of a database, and have we what it takes?"""
    if not is_address(store):
        raise DatabaseProblem("address", store)
    if find_spec("asyncpg") is None:
        raise DatabaseProblem("extra", store)


def default_store() -> str:
    """Where the tables are kept if nobody says."""
    return os.environ.get(SETTING, "")
