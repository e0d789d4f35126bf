"""Console: lines out and lines in. No colours and no cursor tricks, so that a pipe, a file and a
screen reader get the same as a screen; only the curtain wipes a real one."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from shutil import get_terminal_size

import click

from aquelarre.terminal.wrapping import fitted

PAGE = 40  # lines of a screen whose height is not known
WIPE_SCROLLED = "\x1b[3J"  # most terminals then forget what has scrolled off


class EndOfInput(Exception):
    """Nobody answers any more: the input is at its end."""


class Console:
    """Where a person reads and writes."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self._forget_typed: Callable[[], None] = lambda: None
        if self.live:
            with suppress(ImportError):
                import readline  # its import lets people edit their line

                self._forget_typed = readline.clear_history

    def tell(self, *lines: str) -> None:
        """Print lines; on a screen as wide as it is."""
        for line in fitted(lines):
            print(line)

    def paragraph(self, lines: Iterable[str]) -> None:
        """Print lines after an empty one; nothing at all if there are none."""
        listed = list(lines)
        if listed:
            self.tell("", *listed)

    def ask(self, prompt: str = "> ") -> str:
        """One line of the person's, without the spaces around it."""
        if self.live:
            try:
                return printable(input(prompt))
            except EOFError:
                print()
                raise EndOfInput from None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        # Where nobody's typing shows, repeat it: a transcript should be readable.
        print(printable(line))
        if not line:
            raise EndOfInput
        return printable(line)

    def curtain(self) -> None:
        """Take what was on the screen away before somebody else looks, from the lines that one
        could scroll back to as well."""
        print("\n" * (get_terminal_size((80, PAGE)).lines if self.live else 3))
        self._forget_typed()
        if self.live:
            click.clear()
            if os.name != "nt":
                print(WIPE_SCROLLED, end="", flush=True)


def printable(line: str) -> str:
    """What a person has typed, without what a terminal would obey instead of showing."""
    return "".join(c if c.isprintable() else " " for c in line).strip()
