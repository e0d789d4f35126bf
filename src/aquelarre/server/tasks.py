"""Tasks: what the server does by itself, with nobody who waits for it. A mistake of ours in it must
not be lost: it is in the log, and it is counted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from aquelarre.kernel import AquelarreError
from aquelarre.server import counts

log = logging.getLogger("aquelarre.server")
_running: set[asyncio.Task[None]] = set()  # the loop alone would let them go


def started(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """Have this done beside everything else."""
    task = asyncio.get_running_loop().create_task(work)
    _running.add(task)
    task.add_done_callback(_ended)
    return task


def _ended(task: asyncio.Task[None]) -> None:
    _running.discard(task)
    if not task.cancelled() and (problem := task.exception()) is not None:
        stumbled(problem)


@contextmanager
def whatever_happens() -> Iterator[None]:
    """What comes after this is done even if this fails."""
    try:
        yield
    except Exception as problem:
        stumbled(problem)


def stumbled(problem: BaseException) -> None:
    """Note a mistake of ours. What was refused (the table was closed meanwhile) is none."""
    if not isinstance(problem, AquelarreError):
        counts.errors.inc()
        log.error("stumbled", exc_info=problem)
