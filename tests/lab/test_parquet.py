"""Parquet: the same rows as JSON lines, the same bytes each time; one sentence without pyarrow."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from aquelarre.kernel.catalog import find, names
from aquelarre.lab.records import parquet
from aquelarre.lab.records.plan import Plan, plan_of
from aquelarre.lab.records.reading import decisions, games
from aquelarre.lab.records.recording import record
from aquelarre.lab.records.schema import TABLES
from aquelarre.terminal.cli import main


def short(name: str, format: Any, count: int = 1) -> Plan:
    game = find(name)
    seats, bots = game.least_seats, ["random", "guide"]
    return plan_of(
        game, games=count, seats=seats, settings={}, bots=bots, per_file=2, format=format
    )


@pytest.fixture
def arrow() -> Any:
    return pytest.importorskip("pyarrow.parquet")


@pytest.mark.parametrize("name", ["_template", *names()])
def test_the_same_rows_as_in_json_lines(name: str, arrow: Any, tmp_path: Path) -> None:
    for format in ("jsonl", "parquet"):
        record(short(name, format), tmp_path / format)
    for read in (decisions, games):
        assert list(read(tmp_path / "parquet")) == list(read(tmp_path / "jsonl"))


def test_the_columns_are_those_of_the_schema(arrow: Any, tmp_path: Path) -> None:
    record(short("_template", "parquet"), tmp_path)
    for table, fields in TABLES.items():
        written = arrow.read_schema(tmp_path / f"{table}-00000.parquet")
        assert written.names == [field.name for field in fields]
        assert written.equals(parquet.arrow_schema(fields))


def test_the_same_bytes_with_any_number_of_processes(arrow: Any, tmp_path: Path) -> None:
    for jobs in (1, 2):
        record(short("walpurgisnacht", "parquet", 4), tmp_path / str(jobs), jobs)
    one, two = (sorted((tmp_path / jobs).iterdir()) for jobs in ("1", "2"))
    assert [path.name for path in one] == [path.name for path in two]
    assert len(one) == 6
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_rows_are_written_in_groups_that_fit_into_memory(
    arrow: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parquet, "GROUP", 16)
    record(short("walpurgisnacht", "parquet"), tmp_path)
    rows = arrow.read_metadata(tmp_path / "decisions-00000.parquet")
    groups = [rows.row_group(number).num_rows for number in range(rows.num_row_groups)]
    assert len(groups) > 2
    assert set(groups[:-1]) == {16}
    assert sum(groups) == len(list(decisions(tmp_path)))


def test_without_pyarrow_one_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)  # as if it were not installed
    out = tmp_path / "out"
    wish = ["record", "_template", "--games", "1", "--out", str(out), "--format", "parquet"]
    assert main([*wish, "--lang", "en"]) == 2
    complaint = capsys.readouterr().err
    assert 'pip install "aquelarre[data]"' in complaint
    assert complaint.count("\n") == 1
    assert not out.exists()
