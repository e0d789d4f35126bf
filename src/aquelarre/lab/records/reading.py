"""Reading a record back: rows in the order of the games, from files of either format."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from aquelarre.bots.faults import Faults
from aquelarre.kernel import AquelarreError, Seat
from aquelarre.lab.folders import PLAN
from aquelarre.lab.playing import fault_of
from aquelarre.lab.records.changes import changed
from aquelarre.lab.records.plan import Plan
from aquelarre.lab.records.watching import Row


class NoRecord(AquelarreError):
    """A folder without a record."""

    key = "error-lab-no-record"


def plan_in(folder: Path | str) -> Plan:
    """What was recorded in the folder."""
    try:
        return msgspec.json.decode((Path(folder) / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError):
        raise NoRecord(f"There is no record in {folder}.", path=str(folder)) from None


def decisions(folder: Path | str) -> Iterator[Row]:
    """The rows of all decisions that are written, one by one."""
    return _rows(Path(folder), "decisions")


def games(folder: Path | str) -> Iterator[Row]:
    """The rows of all games that are written, one by one."""
    return _rows(Path(folder), "games")


def faults_in(folder: Path | str) -> Faults:
    """What engines did wrong in all games that are written, and the guide answered for them."""
    found = Faults()
    for row in games(folder):
        for told in row["faults"]:
            found.note(fault_of(told), int(told["count"]))
    return found


def view_of(row: Row, seat: Seat) -> Any:
    """What another seat saw when this decision was taken: the truth of a row, put together."""
    return changed(row["view"], row["truth"][seat])


def _rows(folder: Path, table: str) -> Iterator[Row]:
    plan = plan_in(folder)
    for part in plan.parts():
        path = folder / plan.file(table, part.number)
        if not path.is_file():
            continue  # not recorded yet
        if plan.format == "parquet":
            from aquelarre.lab.records.parquet import read

            yield from read(path, table)
        else:
            with path.open("rb") as lines:
                for line in lines:
                    row: Row = msgspec.json.decode(line)
                    yield row
