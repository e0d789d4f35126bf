"""Wrapping: long lines are broken at words, as wide as the window is; maps and pictures are taken
apart between their columns. Only where a person looks: a pipe and a file get them as they are."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from itertools import takewhile
from shutil import get_terminal_size
from textwrap import wrap

import click

from aquelarre.kernel.folding import WIDTH

LEAST = 20  # columns; in fewer nothing could be read
HANGING = 2  # columns by which a line goes on further in
LISTED = re.compile(
    r" *(\d+\.( \[[A-Z]+-\w+\])?|[a-z](\.\d+)?\.|-) "
)  # what goes on under its text
GAP = re.compile(r"\S {2,}\S")
COLUMN = re.compile(r"(?<=[,:]) {2,}(?=\S)")  # room before a cell, so that it stands under others
BOUND = re.compile(r"(?<=\b\d:) (?=\S)| (?=%)")  # "3: blocked" and "83 %" stay in one piece
TIE = "\ue000"  # a sign that no text has, instead of such a space

HEADS = re.compile(r" +-?\d+( +-?\d+)+")  # the numbers above and below the columns of a map


def echo(*lines: str) -> None:
    """Print lines, wrapped where a person looks."""
    for line in fitted(lines):
        click.echo(line)


def fitted(lines: Iterable[str]) -> list[str]:
    """The lines as they fit into the window."""
    return wrapped(lines, get_terminal_size().columns) if sys.stdout.isatty() else list(lines)


def wrapped(lines: Iterable[str], width: int) -> list[str]:
    """Lines of at most this width, those that go on with a hanging indent."""
    width = max(LEAST, width)
    found: list[str] = []
    for line in _in_bands(_whole(lines), width) if width < WIDTH else lines:
        if len(line) <= width:
            found.append(line)
        elif COLUMN.search(line) and not _is_drawn(COLUMN.sub(" ", line)):
            found += _broken(COLUMN.sub(" ", line), width)  # a table in words: cell after cell
        else:
            found += [line] if _is_drawn(line) else _broken(line, width)
    return found


def _in_bands(lines: list[str], width: int) -> list[str]:
    """A map that is too wide comes in bands of whole columns, each with the numbers of its rows."""
    found: list[str] = []
    while lines:
        heads = lines[0]
        end = lines.index(heads, 1) + 1 if HEADS.fullmatch(heads) and heads in lines[1:] else 1
        drawn = list(takewhile(_is_picture, lines)) if end == 1 else []
        part = drawn or lines[:end]
        lines = lines[len(part) :]
        if max(map(len, part)) <= width:
            found += part
        else:
            found += _bands(part, width) if end > 1 else _apart(part, width)
    return found


def _apart(rows: list[str], width: int) -> list[str]:
    """Pictures side by side: those for which there is no room come below the others."""
    wide = max(map(len, rows))
    indent = min(map(_indent, rows))
    gaps = [at for at in range(wide) if all(row[at : at + 2].strip() == "" for row in rows)]
    cuts = [at for at in gaps if indent < at <= width]
    if wide <= width or not cuts:
        return rows
    rest = [row[cuts[-1] :] for row in rows]
    margin = min(_indent(row) for row in rest if row.strip())
    below = [" " * indent + row[margin:].rstrip() for row in rest]
    return [row[: cuts[-1]].rstrip() for row in rows] + _apart(below, width)


def _bands(rows: list[str], width: int) -> list[str]:
    """The rows between two equal heads, whose numbers stand in the middle of their columns."""
    middles = [(each.start() + each.end()) // 2 for each in re.finditer(r"\S+", rows[0])]
    wide = middles[1] - middles[0]
    margin = middles[0] - wide // 2
    most = max(1, (width - margin) // wide)
    found: list[str] = []
    for first in range(0, len(middles), most):
        start = margin + first * wide
        cut = [(row[:margin], row[start : start + most * wide].rstrip()) for row in rows]
        inside = [at for at, (_, piece) in enumerate(cut[1:-1], 1) if piece]
        kept = [cut[0], *cut[inside[0] : inside[-1] + 1], cut[-1]] if inside else []
        found += [(head + piece).rstrip() for head, piece in kept]
    return found


def _broken(line: str, width: int) -> list[str]:
    listed = LISTED.match(line)
    indent = listed.end() if listed else _indent(line) + HANGING
    hanging = " " * min(indent, width // 2)
    tied = BOUND.sub(TIE, line)
    pieces = wrap(tied, width, subsequent_indent=hanging, break_on_hyphens=False)
    return [piece.replace(TIE, " ") for piece in pieces]


def _whole(lines: Iterable[str]) -> list[str]:
    """Lines that a game has folded for wide windows are one again: the next is further in, and its
    first word did not fit any more."""
    found: list[str] = []
    last = 0  # columns of the last piece of a line
    for line in lines:
        further = found and _indent(line) == _indent(found[-1]) + HANGING
        word = line.split(" ")[_indent(line)] if line.strip() else ""
        if further and word and last + 1 + len(word) > WIDTH and not _is_drawn(found[-1]):
            found[-1] += " " + line.strip()
        else:
            found.append(line)
        last = len(line)
    return found


def _is_picture(line: str) -> bool:
    return _is_drawn(line) and not COLUMN.search(line)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _is_drawn(line: str) -> bool:
    """A row of a picture or of a table: its places mean something."""
    text = line.strip()
    letters = sum(each.isalnum() or each == " " for each in text)
    return bool(GAP.search(text)) or letters * 2 < len(text)
