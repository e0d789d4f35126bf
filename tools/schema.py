"""The columns of a record, for docs/RECORDS.md.

    python tools/schema.py

writes the tables at the end of that page. A test fails while they do not say what the code says.
"""

from __future__ import annotations

from pathlib import Path

from aquelarre.lab.records.schema import TABLES, VERSION

MARK = "<!-- What follows is written by `python tools/schema.py`. -->\n"
FILE = Path(__file__).parents[1] / "docs/RECORDS.md"


def page() -> str:
    """The text of the page: what is written by hand, then the tables."""
    head, mark, _ = FILE.read_text("utf-8").partition(MARK)
    lines = ["", f"Version {VERSION} of the schema (`schema` in `plan.json`)."]
    for table, fields in TABLES.items():
        lines += ["", f"### {table}", "", "| column | what it is | kind |", "| --- | --- | --- |"]
        for field in fields:
            kind = f"{field.kind} or null" if field.nullable else field.kind
            lines.append(f"| `{field.name}` | {field.meaning} | {kind} |")
    return "\n".join([head + mark, *lines[1:], ""])


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
