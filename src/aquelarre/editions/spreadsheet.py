"""An edition as one sheet of a spreadsheet, and back: CSV.

The first row names the columns. `part` says what kind of thing a row is about, `id` which; every
field has a column, which is empty where a row has no such field. Names stand in `name.es` and
`name.en`, sources in `sources.points`, and who has checked what in `checked`. Two rows at the top
are about the file: its `game` and its `title`. A form (`Boxed.form`) says how cells are read.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import Any

from aquelarre.editions.boxed import Boxed
from aquelarre.editions.checked import FIELD as CHECKED
from aquelarre.editions.checked import called
from aquelarre.editions.errors import BadEdition, NoEditions
from aquelarre.editions.facts import as_text
from aquelarre.editions.faults import Fault, Path
from aquelarre.editions.finding import boxed
from aquelarre.editions.form import FLAG, ID, LIST, NAME, NUMBER, SOURCES, Part
from aquelarre.editions.names import SPOKEN
from aquelarre.editions.plain_toml import MOST_TEXT, Row
from aquelarre.editions.sheet import Sheet
from aquelarre.kernel import catalog

PART, GAME, TITLE = "part", "game", "title"
HEAD = re.compile(r'\ufeff?"?part"?([,;\t])')
NUMBERS = re.compile(r"[+\u2212-]?[0-9]{1,9}")
TRUTHS = dict.fromkeys(("true", "yes", "sí", "si", "verdadero", "1"), True)
TRUTHS |= dict.fromkeys(("false", "no", "falso", "0"), False)
BETWEEN = re.compile(r"[\s,;]+")  # the items of a list
CHECK = re.compile(r"([\w*-]+):([^;]*?)(?: ([0-9]{4}-[0-9]{2}-[0-9]{2}))?\s*(?:;|$)")
WHOLE = "*"  # all of a row is checked
# What a program would reckon with; a mark before it keeps it a text.
FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
MARK = "'"
MOST_ROWS = 2_000
Cells = dict[str, str]


def is_csv(text: str) -> bool:
    """Does this begin like such a sheet?"""
    return HEAD.match(text) is not None


# -- out -----------------------------------------------------------------------------------


def as_csv(game: Boxed[Any], sheet: Sheet) -> str:
    """An edition of a game as a sheet; of facts that nobody has taken the names out of."""
    parts = _form(game)
    columns = _columns(parts)
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\r\n")
    writer.writeheader()
    writer.writerow({PART: GAME, ID: sheet.game})
    writer.writerow({PART: TITLE, ID: _kept(sheet.title)})
    for part in parts:
        for number, row in enumerate(sheet.facts.get(part.name, []), start=1):
            cells = {PART: part.name, **_cells(row)}
            cells[CHECKED] = _checks(sheet, f"{part.name}.{called(row, number)}")
            writer.writerow({name: cell for name, cell in cells.items() if name in columns})
    return "\ufeff" + out.getvalue()


def _form(game: Boxed[Any]) -> tuple[Part, ...]:
    parts = game.form()
    if not parts:
        raise NoEditions(f"{game.key} has no editions for spreadsheets.", game=game.key)
    return parts


def _columns(parts: tuple[Part, ...]) -> list[str]:
    names = [name for part in parts for name in part.names()]
    sources = [f"{SOURCES}.{fact}" for part in parts for fact in part.sources]
    spoken = [f"{NAME}.{lang}" for lang in SPOKEN]
    return list(dict.fromkeys([PART, ID, *spoken, *names, *sources, CHECKED]))


def _cells(row: Row) -> Cells:
    found: Cells = {}
    for name, value in row.items():
        if name == NAME and isinstance(value, str):
            found |= {f"{NAME}.{lang}": _kept(value) for lang in SPOKEN}
        elif isinstance(value, dict):
            found |= {f"{name}.{inner}": _kept(str(each)) for inner, each in value.items()}
        elif isinstance(value, list):
            listed = " ".join(map(str, value))
            found[name] = _kept(listed) if value and isinstance(value[0], str) else listed
        elif isinstance(value, bool):
            found[name] = str(value).lower()
        else:
            found[name] = _kept(value) if isinstance(value, str) else str(value)
    return found


def _kept(text: str) -> str:
    return MARK + text if text.startswith((*FORMULA, MARK)) else text


def _checks(sheet: Sheet, row: str) -> str:
    told = []
    for each in sheet.checked:
        if each.fact == row or each.fact.startswith(f"{row}."):
            field = each.fact[len(row) + 1 :] or WHOLE
            told.append(" ".join(filter(None, (f"{field}:", each.by.replace(";", ","), each.on))))
    return "; ".join(told)


# -- in ------------------------------------------------------------------------------------


class Spread:
    """A sheet that was read: the edition as the usual text, and where everything stood."""

    def __init__(self, text: str) -> None:
        """Raises `BadEdition`, or what a game that is not there raises."""
        self.title = ""
        self.facts: Row = {}
        self.checked: list[Row] = []
        self._at: dict[Path, int] = {}  # the row of the sheet, by the path of what stands there
        rows = list(_rows(text))
        named = [(number, cells) for number, cells in rows if cells.get(PART) == GAME]
        if not named:
            raise _wrong(Fault((GAME,), "missing"), 1, f"{PART} = {GAME}")
        self.game = boxed(catalog.find(named[0][1].get(ID, "")))
        self._parts = {part.name: part for part in _form(self.game)}
        self.facts = {name: [] for name in self._parts}
        for number, cells in rows:
            self._take(number, cells)
        self.text = as_text(self.game.key, self.title, self.facts, self.checked)

    def told(self, problem: BadEdition) -> BadEdition:
        """What is wrong with the edition, each by the row and the column of the sheet."""
        found = [self._told(each) for each in problem.all]
        found[0].all = found
        return found[0]

    def _told(self, problem: BadEdition) -> BadEdition:
        path = problem.path
        at = next((self._at[path[:n]] for n in (2, 1) if path[:n] in self._at), 1)
        row = self.facts.get(str(path[0]), []) if path else []
        place = path[1] if len(path) > 1 else None
        if not isinstance(place, int) or not 0 <= place < len(row):
            return _wrong(Fault(path, problem.reason, **_values(problem)), at, problem.field)
        column = ".".join(str(part) for part in path[2:] if isinstance(part, str)) or ID
        where = f"{column} ({path[0]}.{called(row[place], place + 1)})"
        return _wrong(Fault(path, problem.reason, **_values(problem)), at, where)

    def _take(self, number: int, cells: Cells) -> None:
        part = cells.pop(PART, "")
        if part == TITLE:
            self.title = _bare(cells.get(ID, ""))
        elif part in self._parts:
            rows = self.facts[part]
            path: Path = (part, len(rows))
            self._at.setdefault((part,), number)
            self._at[path] = number
            rows.append(self._row(self._parts[part], cells, path))
        elif part != GAME:
            raise _wrong(Fault((part,), "unknown"), number, f"{PART} = {part[:40]}")

    def _row(self, part: Part, cells: Cells, path: Path) -> Row:
        kinds = {field.name: field.kind for field in part.fields}
        checks = cells.pop(CHECKED, "")
        row: Row = {}
        for name, cell in cells.items():
            outer, _, inner = name.partition(".")
            if inner and cell and outer in (NAME, SOURCES):
                row.setdefault(outer, {})[inner] = _bare(cell)
            elif cell:
                row[name] = _value(kinds.get(name, ""), cell)
        for name, field in part.meant(row).items():
            if name not in row and field.kind == LIST and field.least == 0:
                row[name] = []
            elif name not in row and "" in field.values:
                row[name] = ""
        self._check(f"{path[0]}.{called(row, int(path[1]) + 1)}", checks, path)
        return row

    def _check(self, row: str, checks: str, path: Path) -> None:
        for field, by, on in CHECK.findall(checks):
            fact = row if field == WHOLE else f"{row}.{field}"
            self._at[CHECKED, len(self.checked)] = self._at[path]
            found = {"fact": fact, "by": by.strip(), "on": on}
            self.checked.append({name: text for name, text in found.items() if text})


def _rows(text: str) -> Iterator[tuple[int, Cells]]:
    """The rows that say something, with their numbers, by the names of their columns."""
    if len(text) > 2 * MOST_TEXT:
        raise _wrong(Fault((), "large", most=MOST_TEXT), 1, "")
    head = HEAD.match(text)
    delimiter = head[1] if head else ","
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=delimiter)
    columns: list[str] = []
    number = 0
    try:
        for number, cells in enumerate(reader, start=1):
            if number > MOST_ROWS:
                raise _wrong(Fault((), "many", most=MOST_ROWS), number, "")
            if number == 1:
                columns = [cell.strip() for cell in cells]
            elif any(cell.strip() for cell in cells):
                yield number, dict(zip(columns, map(str.strip, cells), strict=False))
    except csv.Error:
        raise _wrong(Fault((), "character"), number + 1, "") from None


def _value(kind: str, cell: str) -> Any:
    """A cell as what its field holds; what is nothing of the kind stays a text, to be refused."""
    if kind == LIST:
        return [_plain(item) for item in BETWEEN.split(cell) if item]
    if kind == NUMBER:
        return _plain(cell)
    return TRUTHS.get(cell.lower(), cell) if kind == FLAG else _bare(cell)


def _plain(text: str) -> int | str:
    return int(text.replace("\u2212", "-")) if NUMBERS.fullmatch(text) else _bare(text)


def _bare(text: str) -> str:
    return text.removeprefix(MARK)


def _values(problem: BadEdition) -> dict[str, int | str]:
    own = ("reason", "line", "field")
    return {name: value for name, value in problem.values.items() if name not in own}


def _wrong(fault: Fault, row: int, where: str) -> BadEdition:
    told = BadEdition(fault.reason, row, where, fault.sentence, **fault.values)
    told.path = fault.path
    return told
