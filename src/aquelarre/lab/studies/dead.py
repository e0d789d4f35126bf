"""Dead: what never came up in all games of a table."""

from __future__ import annotations

from typing import NamedTuple

from aquelarre.lab.studies.findings import Findings, Row


class Dead(NamedTuple):
    """What was never played, never chosen, and never came up."""

    things: list[Row]
    verbs: list[Row]
    rules: list[Row]


def dead_at(found: Findings) -> Dead:
    """What is dead at a table, as far as its games tell: the interval of each row says how often it
    may come up all the same."""
    rows = [row for row in found.rows() if row.margin.value == 0]
    used = [row for row in rows if row.measure == "used"]
    return Dead(
        things=[row for row in used if row.group != "verb"],
        verbs=[row for row in used if row.group == "verb"],
        rules=[row for row in rows if row.measure == "came_up"],
    )
