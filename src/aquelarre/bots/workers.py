"""Workers: a long list of tasks on one core or on all, with the results in the order of the tasks.

Few tasks are under way at a time, so that a list without end takes no memory; and Ctrl-C is heard
by one process only, which ends the others.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, TypeVar

from aquelarre.bots.wanted import as_long_as

AHEAD = 4  # tasks for each process that are asked for before they are needed
MOST_JOBS = 60  # processes, whatever is asked for: Windows cannot wait for many more

Task = TypeVar("Task")
Result = TypeVar("Result")
# Gives what comes of each task, in their order: with processes of this machine, or with others.
Spread = Callable[[Callable[[Any], Any], Iterable[Any]], Generator[Any, None, None]]


def most_jobs() -> int:
    """More processes than this only wait for each other."""
    return min(MOST_JOBS, 4 * (os.cpu_count() or 1))


def spread(
    work: Callable[[Task], Result], tasks: Iterable[Task], jobs: int
) -> Generator[Result, None, None]:
    """What comes of each task, in their order. With more than one job `work` and the tasks travel
    to other processes. Close the generator, or the processes go on."""
    jobs = min(jobs, most_jobs())
    if jobs == 1:
        yield from map(work, tasks)
        return
    # "spawn" is the one way of starting that works alike everywhere.
    context = get_context("spawn")
    enough = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(enough,))
    to_do = iter(tasks)
    waiting: deque[Future[Result]] = deque()

    def submit(count: int) -> None:
        for task in islice(to_do, count):
            with _ctrl_c_later():  # this may start a process
                waiting.append(pool.submit(work, task))

    try:
        submit(AHEAD * jobs)
        while waiting:
            result = waiting.popleft().result()
            submit(1)
            yield result
    finally:  # after Ctrl-C above all: do not begin what nobody waits for
        enough.set()
        pool.shutdown(cancel_futures=True)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Ctrl-C is heard at the end of this, and never by the processes that start in here: it is
    for this one to hear and to end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(enough: Event) -> None:
    """The first thing that a process does which works for another."""
    as_long_as(lambda: not enough.is_set())
    signal.signal(signal.SIGINT, signal.SIG_IGN)
