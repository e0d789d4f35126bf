"""Figures: what a study found as one long table, for people's programs: CSV, JSON or Parquet.

Each line is one figure of one table, with its interval; where boxes vary, beside that of our own
box, with the difference.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Literal

import msgspec

from aquelarre.bots.tally import Margin
from aquelarre.lab.folders import drafted, write
from aquelarre.lab.records import schema
from aquelarre.lab.records.schema import Field
from aquelarre.lab.studies.findings import Row
from aquelarre.lab.studies.plan import Plan, Table, Value, public
from aquelarre.lab.studies.study import Study

Format = Literal["csv", "parquet"]
FORMATS: tuple[Format, ...] = ("csv", "parquet")
FINDINGS = "findings"
ENDS = ("", "_low", "_high")
OURS, CHANGE = "ours", "change"
Line = dict[str, Any]


def fields_of(plan: Plan) -> list[Field]:
    """The columns: the table, what varies, the measure, and the figures."""
    reals = [*("value", "low", "high"), *(name + end for name in (OURS, CHANGE) for end in ENDS)]
    return [
        Field("table", schema.WHOLE, "the number of the table, from 0"),
        Field("our_box", schema.TRUTH, "is it played with our own box?"),
        *(Field(name, schema.TEXT, "what varies", True) for name in plan.axes),
        Field("measure", schema.TEXT, "what is measured"),
        Field("group", schema.TEXT, "of what kind of thing", True),
        Field("name", schema.TEXT, "of which", True),
        Field("games", schema.WHOLE, "the games from which it is taken"),
        *(Field(name, schema.REAL, "the figure, with its 95 % interval", True) for name in reals),
    ]


def lines_of(study: Study) -> list[Line]:
    """All figures, table by table."""
    found = [each.rows() for each in study.findings]
    lines = []
    for number, rows in enumerate(found):
        beside = study.plan.ours_beside(number)
        ours = {row[:3]: row.margin for row in found[beside]} if beside is not None else {}
        table = study.plan.tables[number]
        lines += [_line(number, table, row, ours.get(row[:3])) for row in rows]
    return lines


def _line(number: int, table: Table, row: Row, ours: Margin | None) -> Line:
    line: Line = {"table": number, "our_box": table.ours}
    line |= {name: told(value) for name, value in public(table.varied).items()}
    line |= {"measure": row.measure, "group": row.group or None, "name": row.name or None}
    line["games"] = row.games
    line |= zip(("value", "low", "high"), row.margin.as_list(), strict=True)
    for name, margin in ((OURS, ours), (CHANGE, ours and change(row.margin, ours))):
        ends = margin.as_list() if margin is not None else [None] * 3
        line |= zip((name + end for end in ENDS), ends, strict=True)
    return line


def told(value: Value) -> str | None:
    """A value that varies, as a text."""
    if value is None or isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


def change(one: Margin, other: Margin) -> Margin:
    """By how much a figure differs from another, with the interval that follows from the two (the
    squares of the distances to their ends add up), as if the games were independent. They begin
    with the same deals, so it is rather too wide than too narrow."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Margin(value, value - below, value + above)


def as_csv(study: Study) -> str:
    names = [field.name for field in fields_of(study.plan)]
    text = io.StringIO()
    table = csv.DictWriter(text, names, lineterminator="\n")
    table.writeheader()
    for line in lines_of(study):
        cells = {name: str(x).lower() if isinstance(x, bool) else x for name, x in line.items()}
        table.writerow(cells)
    return text.getvalue()


def as_json(study: Study) -> bytes:
    """The plan without its boxes, how far it has come, and all figures."""
    plan = study.plan
    tables = [
        {
            "seats": table.seats,
            "settings": table.settings,
            "bots": table.bots,
            "our_box": table.ours,
            "varied": table.varied,
            "games": found.games,
        }
        for table, found in zip(plan.noted().tables, study.findings, strict=True)
    ]
    head = {"title": plan.title, "game": plan.game, "seed": plan.seed, "axes": plan.axes}
    data = {**head, "games": study.games, "tables": tables, "findings": lines_of(study)}
    return msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n"


def write_figures(study: Study, folder: Path, format: Format) -> Path:
    """The long table as a file."""
    path = folder / f"{FINDINGS}.{format}"
    if format == "csv":
        write(path, as_csv(study).encode())
    else:
        write_parquet(path, fields_of(study.plan), lines_of(study))
    return path


def write_parquet(path: Path, fields: Sequence[Field], lines: Sequence[Line]) -> None:
    from aquelarre.lab.records.parquet import Columns

    with drafted(path) as draft:
        columns = Columns(draft, fields)
        try:
            for line in lines:
                columns.add(line)
        finally:
            columns.close()
