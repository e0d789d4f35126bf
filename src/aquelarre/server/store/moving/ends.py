"""The two ends of a move: where tables come from, and where they go."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from aquelarre.kernel import AquelarreError
from aquelarre.server.store.postgres.dialect import layouts

Rows = AsyncIterator[tuple[Any, ...]]


class NotEmpty(AquelarreError):
    """There are tables already where others shall go."""

    key = "error-move-not-empty"


class NotTheSame(AquelarreError):
    """What has arrived is not what was sent."""

    key = "error-move-not-the-same"


class Seal(NamedTuple):
    """How many rows a table has, and a fingerprint of all of them in the order of their key."""

    rows: int
    mark: str


class Source(Protocol):
    """Tables that are read as they are at one moment."""

    def rows(self, table: str) -> Rows:
        """All rows in the order of their key."""


class Target(Source, Protocol):
    """A new place, marked until `done`."""

    async def fill(self, table: str, rows: Rows) -> None: ...

    async def done(self) -> None: ...


class Sealing:
    """Rows that pass by, and what their seal is when all have passed."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._count = 0
        self._digest = hashlib.sha256()

    async def __aiter__(self) -> Rows:
        async for row in self._rows:
            self._count += 1
            self._digest.update(msgspec.msgpack.encode(row))
            yield row

    @property
    def seal(self) -> Seal:
        return Seal(self._count, self._digest.hexdigest())


async def seal_of(source: Source, table: str) -> Seal:
    passing = Sealing(source.rows(table))
    async for _ in passing:
        pass
    return passing.seal


def in_order(table: str) -> str:
    """The question for all rows of a table, as both kinds of store understand it."""
    columns = ", ".join(f'"{column}"' for column in layouts()[table].columns)
    key = ", ".join(f'"{column}"' for column in layouts()[table].key)
    return f'SELECT {columns} FROM "{table}" ORDER BY {key}'


def check_new(path: Path | str, filled: bool) -> None:
    if filled:
        raise NotEmpty(f"There are tables in {path} already.", path=str(path))
