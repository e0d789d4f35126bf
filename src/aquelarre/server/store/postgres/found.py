"""Found: rows, to be had like those of SQLite."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any


class Found:
    """What came of a statement."""

    def __init__(self, rows: Iterable[Any] = ()) -> None:
        self._rows = [tuple(row) for row in rows]
        self._left = iter(self._rows)

    def fetchone(self) -> Any:
        return next(self._left, None)

    def fetchall(self) -> list[Any]:
        return list(self._left)

    def __iter__(self) -> Iterator[Any]:
        return self._left
