"""Parquet, for who has pyarrow (`pip install "aquelarre[data]"`).

The same rows give the same bytes with the same version of pyarrow: the settings of the writer are
fixed here, rows are grouped by their number alone, and no file has a date.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from aquelarre.kernel import AquelarreError
from aquelarre.lab.records import schema
from aquelarre.lab.records.schema import Field
from aquelarre.lab.records.watching import Row

GROUP = 256  # rows that are compressed together; as many are in memory
LEVEL = 6  # of zstd


class NeedsExtra(AquelarreError):
    """Something that is not installed with Aquelarre."""

    key = "error-lab-parquet"


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet, or a sentence that says how to get them."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise NeedsExtra(
            'Parquet needs pyarrow: pip install "aquelarre[data]" (in a checkout: '
            "./play extras data), or choose another format."
        ) from None


def arrow_type(kind: str) -> Any:
    """The Arrow type of a kind of field."""
    pa, _ = arrow()
    plain = {
        schema.WHOLE: pa.int64(),
        schema.REAL: pa.float64(),
        schema.TRUTH: pa.bool_(),
        schema.TEXT: pa.string(),
        schema.JSON: pa.string(),
        schema.NUMBERS: pa.list_(pa.int64()),
        schema.REALS: pa.list_(pa.float64()),
        schema.TEXTS: pa.list_(pa.string()),
        schema.JSONS: pa.list_(pa.string()),
    }
    if kind in plain:
        return plain[kind]
    inner = schema.OPTION if kind == schema.OPTIONS else schema.EVENT
    listed = pa.list_(pa.struct([(name, arrow_type(each)) for name, each in inner.items()]))
    return pa.list_(listed) if kind == schema.EVENT_LISTS else listed


def arrow_schema(fields: Sequence[Field]) -> Any:
    """The columns of a table."""
    pa, _ = arrow()
    return pa.schema(
        [pa.field(each.name, arrow_type(each.kind), nullable=each.nullable) for each in fields]
    )


class Columns:
    """A file of Parquet that is written group by group."""

    def __init__(self, path: Path, fields: Sequence[Field]) -> None:
        pa, parquet = arrow()
        self._batch = pa.RecordBatch
        self._fields = fields
        self._schema = arrow_schema(fields)
        self._rows: list[Row] = []
        self._file = parquet.ParquetWriter(
            path,
            self._schema,
            version="2.6",
            data_page_version="1.0",
            compression="zstd",
            compression_level=LEVEL,
            use_dictionary=True,
            write_statistics=True,
            store_schema=True,
        )

    def add(self, row: Row) -> None:
        self._rows.append({f.name: flat(row[f.name], f.kind) for f in self._fields})
        if len(self._rows) == GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            batch = self._batch.from_pylist(self._rows, schema=self._schema)
            self._file.write_batch(batch, row_group_size=GROUP)
            self._rows = []

    def close(self) -> None:
        self._flush()
        self._file.close()


def flat(value: Any, kind: str) -> Any:
    """A value as Parquet keeps it: what is nested in no fixed way, as text."""
    if kind == schema.JSON:
        return msgspec.json.encode(value).decode()
    if kind == schema.JSONS:
        return [msgspec.json.encode(each).decode() for each in value]
    if kind == schema.EVENTS:
        return [each | {"values": flat(each["values"], schema.JSON)} for each in value]
    if kind == schema.EVENT_LISTS:
        return [flat(each, schema.EVENTS) for each in value]
    return value


def nested(value: Any, kind: str) -> Any:
    """The other way round."""
    if kind == schema.JSON:
        return msgspec.json.decode(value)
    if kind == schema.JSONS:
        return [msgspec.json.decode(each) for each in value]
    if kind == schema.EVENTS:
        return [each | {"values": msgspec.json.decode(each["values"])} for each in value]
    if kind == schema.EVENT_LISTS:
        return [nested(each, schema.EVENTS) for each in value]
    return value


def read(path: Path, table: str) -> Iterator[Row]:
    """The rows of a file as they were written, a group at a time."""
    _, parquet = arrow()
    kinds = {field.name: field.kind for field in schema.TABLES[table]}
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=GROUP):
            for row in batch.to_pylist():
                yield {name: nested(value, kinds[name]) for name, value in row.items()}


def count(path: Path) -> int:
    """How many rows a file has."""
    _, parquet = arrow()
    rows: int = parquet.read_metadata(path).num_rows
    return rows
