"""Writing: rows into a file of JSON lines, with nothing installed, or of Parquet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import msgspec

from aquelarre.lab.records.plan import Format
from aquelarre.lab.records.schema import TABLES
from aquelarre.lab.records.watching import Row


class Writer(Protocol):
    """Takes rows one by one."""

    def add(self, row: Row) -> None: ...

    def close(self) -> None: ...


class Lines:
    """One JSON object on each line, in UTF-8."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def add(self, row: Row) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")

    def close(self) -> None:
        self._file.close()


@contextmanager
def writer(format: Format, path: Path, table: str) -> Iterator[Writer]:
    """What writes rows of this table into the file."""
    if format == "parquet":
        from aquelarre.lab.records.parquet import Columns

        made: Writer = Columns(path, TABLES[table])
    else:
        made = Lines(path)
    try:
        yield made
    finally:
        made.close()


def count(path: Path, format: Format) -> int:
    """How many rows a whole file has."""
    if format == "parquet":
        from aquelarre.lab.records.parquet import count as count_rows

        return count_rows(path)
    rows = 0
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            rows += block.count(b"\n")
    return rows
