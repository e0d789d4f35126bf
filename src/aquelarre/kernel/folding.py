"""Folding: long lines of a position in words, for terminals of any width."""

from __future__ import annotations

from textwrap import wrap

WIDTH = 99  # columns of the longest line
TOGETHER = "\N{NO-BREAK SPACE}"  # a space at which no line is folded; it comes out as a space


def folded(lines: list[str]) -> list[str]:
    """Lines that are too long go on in the next, indented."""
    found: list[str] = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        found += wrap(
            line,
            WIDTH,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
    return [line.replace(TOGETHER, " ") for line in found]
