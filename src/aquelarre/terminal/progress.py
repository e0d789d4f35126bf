"""Progress: how far something long has come, on the error stream, if a person watches it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

Progress = Callable[[int], None]  # called with how many more are done


@contextmanager
def progress_of(count: int, label: str = "") -> Iterator[Progress | None]:
    """A bar from the beginning on, or nothing where nobody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    with click.progressbar(length=count, label=label, file=sys.stderr) as bar:
        bar.render_progress()
        yield bar.update
