"""Plain TOML: reads the part of TOML that editions need, and remembers where everything stands.

Python's own reader forgets the lines, and takes its time over some texts that nobody writes in
earnest. This one knows comments, names without dots, texts in one line, whole numbers, true and
false, lists, rows in braces and the headings `[part]` and `[[part]]`. What it reads, any reader
of TOML reads alike; everything else is refused with the line and the field. The time it takes
grows with the length of the text and nothing else.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Any

from aquelarre.editions.errors import BadEdition
from aquelarre.editions.faults import Fault, Path, shown

MOST_TEXT = 65_536  # characters: some four times what a big box needs
MOST_VALUES = 10_000  # lists and rows included
MOST_DEPTH = 8  # brackets within brackets
MOST_DIGITS = 9

Row = dict[str, Any]

FOREIGN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
SPACE = re.compile(r"[ \t]*")
BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
REST = re.compile(r"[ \t]*(?:#[^\n]*)?(?:\n|$)")
NAME = re.compile(r"[A-Za-z0-9_-]+")
TEXT = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LITERAL = re.compile(r"'([^'\n]*)'")
ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)")
ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}
WORD = re.compile(r"[0-9A-Za-z_.:+-]+")
NUMBER = re.compile(r"[+-]?(?:0|[1-9](?:_?[0-9])*)")


class Written:
    """What a text says: the data, the line of every value, and rows by what they are called."""

    __slots__ = ("data", "ids", "lines")

    def __init__(self) -> None:
        self.data: Row = {}
        self.lines: dict[Path, int] = {}
        self.ids: dict[Path, str] = {}  # the `id` of rows that have one

    def line(self, path: Path) -> int:
        """Where it stands; of what is missing, where it should."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def name(self, path: Path) -> str:
        """`easy.pig.points`: a row by its id, or by its number among them, from 1 on."""
        parts = [
            self.ids.get(path[: depth + 1], str(part + 1)) if isinstance(part, int) else part
            for depth, part in enumerate(path)
        ]
        return ".".join(part if NAME.fullmatch(part) else shown(part) for part in parts)

    def complaint(self, fault: Fault, line: int = 0) -> BadEdition:
        """A fault with its line, or with the one where reading stopped."""
        where = self.name(fault.path)
        at = line or self.line(fault.path)
        found = BadEdition(fault.reason, at, where, fault.sentence, **fault.values)
        found.path = fault.path
        return found


def read(text: str) -> Written:
    """The data of a text; raises `BadEdition` at the first thing that cannot be read."""
    if len(text) > MOST_TEXT:
        raise Written().complaint(Fault((), "large", most=MOST_TEXT))
    return _Reader(text).read()


class _Reader:
    """Walks once through the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found = Written()
        self.starts = [match.end() for match in re.finditer("\n", text)]

    @property
    def line(self) -> int:
        return bisect_right(self.starts, self.at) + 1

    def read(self) -> Written:
        foreign = FOREIGN.search(self.text)
        if foreign:
            self.at = foreign.start()
            raise self.wrong("character", ())
        here, path = self.found.data, Path()
        headed: set[str] = set()  # lists that were made by headings
        self.skip(BLANK)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                here, path = self.heading(headed)
            else:
                self.pair(here, path, 1)
            rest = REST.match(self.text, self.at)
            if rest is None:
                raise self.wrong("line", path)
            self.at = rest.end()
            self.skip(BLANK)
        return self.found

    # -- parts of the text -----------------------------------------------------------------

    def heading(self, headed: set[str]) -> tuple[Row, Path]:
        """`[part]` begins a row, `[[part]]` one more row of a list."""
        line = self.line
        several = self.text.startswith("[[", self.at)
        self.at += 2 if several else 1
        self.skip(SPACE)
        name = self.name(())
        self.skip(SPACE)
        self.expect("]]" if several else "]", (name,))
        row: Row = {}
        if name in self.found.data and not (several and name in headed):
            raise self.wrong("twice", (name,))
        if name not in self.found.data:
            self.note((name,), line)
        if not several:
            self.found.data[name] = row
            return row, (name,)
        headed.add(name)
        rows = self.found.data.setdefault(name, [])
        rows.append(row)
        self.note((name, len(rows) - 1), line)
        return row, (name, len(rows) - 1)

    def pair(self, row: Row, path: Path, depth: int) -> None:
        """`name = value`"""
        line = self.line
        name = self.name(path)
        where = (*path, name)
        if name in row:
            raise self.wrong("twice", where)
        self.skip(SPACE)
        self.expect("=", where)
        self.skip(SPACE)
        self.note(where, line)
        row[name] = value = self.value(where, depth)
        if name == "id" and isinstance(value, str):
            self.found.ids[path] = value

    def name(self, path: Path) -> str:
        quote = self.text[self.at : self.at + 1]
        if quote in ('"', "'") and quote:
            return self.string(path)
        match = NAME.match(self.text, self.at)
        if match is None:
            raise self.wrong("name", path)
        self.at = match.end()
        return match[0]

    def value(self, where: Path, depth: int) -> Any:
        if depth > MOST_DEPTH:
            raise self.wrong("deep", where[:MOST_DEPTH])
        first = self.text[self.at : self.at + 1]
        if first == "[":
            return self.list(where, depth)
        if first == "{":
            return self.row(where, depth)
        if first and first in "\"'":
            return self.string(where)
        word = WORD.match(self.text, self.at)
        if word is not None and word[0] in ("true", "false"):
            self.at = word.end()
            return word[0] == "true"
        if word is None or not NUMBER.fullmatch(word[0]):
            raise self.wrong("kind", where)
        if len(word[0]) > MOST_DIGITS:
            raise self.wrong("number", where, most=MOST_DIGITS)
        self.at = word.end()
        return int(word[0])

    def list(self, where: Path, depth: int) -> list[Any]:
        items: list[Any] = []
        self.at += 1
        while True:
            self.skip(BLANK)
            if self.take("]"):
                return items
            if self.at == len(self.text):
                raise self.wrong("expected", where, wanted="]")
            place = (*where, len(items))
            self.note(place, self.line)
            items.append(self.value(place, depth + 1))
            self.skip(BLANK)
            if self.text[self.at : self.at + 1] != "]":
                self.expect(",", where, or_else="]")

    def row(self, where: Path, depth: int) -> Row:
        row: Row = {}
        self.at += 1
        self.skip(SPACE)
        if self.take("}"):
            return row
        while True:
            self.pair(row, where, depth + 1)
            self.skip(SPACE)
            if self.take("}"):
                return row
            self.expect(",", where, or_else="}")
            self.skip(SPACE)

    def string(self, where: Path) -> str:
        quote = self.text[self.at]
        if self.text.startswith(quote * 3, self.at):
            raise self.wrong("kind", where)
        match = (TEXT if quote == '"' else LITERAL).match(self.text, self.at)
        if match is None:
            raise self.wrong("expected", where, wanted=quote)
        found = match[1]
        if quote == '"' and "\\" in found:
            found = ESCAPE.sub(lambda escape: self.escaped(escape[1], where), found)
        self.at = match.end()
        return found

    def escaped(self, code: str, where: Path) -> str:
        if len(code) > 1:
            number = int(code[1:], 16)
            if number < 0xD800 or 0xE000 <= number < 0x110000:
                return chr(number)
        elif code in ESCAPES:
            return ESCAPES[code]
        raise self.wrong("escape", where, value=shown(f"\\{code}")[1:-1].replace("\\\\", "\\"))

    # -- steps -----------------------------------------------------------------------------

    def note(self, where: Path, line: int) -> None:
        """Something stands on this line."""
        if len(self.found.lines) >= MOST_VALUES:
            raise self.wrong("many", where, most=MOST_VALUES)
        self.found.lines[where] = line

    def skip(self, what: re.Pattern[str]) -> None:
        match = what.match(self.text, self.at)
        assert match is not None
        self.at = match.end()

    def take(self, mark: str) -> bool:
        if not self.text.startswith(mark, self.at):
            return False
        self.at += len(mark)
        return True

    def expect(self, mark: str, where: Path, or_else: str = "") -> None:
        if not self.take(mark):
            wanted = " ".join(filter(None, (mark, or_else)))
            raise self.wrong("expected", where, wanted=wanted)

    def wrong(self, reason: str, where: Path, **values: int | str) -> BadEdition:
        return self.found.complaint(Fault(where, reason, **values), self.line)
