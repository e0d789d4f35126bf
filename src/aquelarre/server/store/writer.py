"""The writer: one connection in a thread of its own. What waits to be written goes to the disk in
one transaction, however much it is (group commit)."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import msgspec

from aquelarre.server import counts
from aquelarre.server.store.changes import Answers, Done, DoneRow, Row
from aquelarre.server.store.speaking import Change, Manner, Tenure, Tenures, Writing

MOST_AT_ONCE = 512  # changes in one transaction
log = logging.getLogger("aquelarre.server")


class Wanted(NamedTuple):
    """Changes that belong together, and who waits for them."""

    changes: Sequence[Change]
    done: asyncio.Future[None]
    since: float
    under: Tenures = ()  # whose tables they change, where that is asked


class Writer(threading.Thread):
    """The only one who writes. Whatever the disk does, whoever waits is told."""

    def __init__(self, connection: Writing, reopen: Callable[[], Writing], manner: Manner) -> None:
        super().__init__(name="store", daemon=True)
        self.connection = connection
        self.reopen = reopen
        self.manner = manner
        self.waiting: queue.SimpleQueue[Wanted | None] = queue.SimpleQueue()
        self._since: deque[float] = deque()  # when each of those was given, the oldest first
        self.well = True  # did the disk take what was last given to it?
        self.ended = False
        self._begun: float | None = None  # since when the oldest of what is being written waits

    def give(
        self, changes: Sequence[Change], done: asyncio.Future[None], under: Tenures = ()
    ) -> None:
        """Have this written. After the end it is refused, so that nobody waits for ever."""
        now = time.monotonic()
        self._since.append(now)
        self.waiting.put(Wanted(changes, done, now, under))
        if self.ended:
            self._refuse_the_rest()

    @property
    def waited(self) -> float:
        """For how many seconds the oldest change that is not written yet has waited."""
        since = self._begun
        if since is None:
            with suppress(IndexError):  # nothing waits
                since = self._since[0]
        return 0.0 if since is None else time.monotonic() - since

    def run(self) -> None:
        try:
            while self._write_what_waits():
                pass
        finally:
            self.ended = True
            self._refuse_the_rest()

    def _write_what_waits(self) -> bool:
        """False if it was the last."""
        batch = [self.waiting.get()]
        while len(batch) < MOST_AT_ONCE:
            try:
                batch.append(self.waiting.get_nowait())
            except queue.Empty:
                break
        work = [each for each in batch if each is not None]
        self._begun = work[0].since if work else None
        for _ in work:
            self._since.popleft()
        if not self._commit(work):
            for each in work:  # find out whose fault it is: the others shall not suffer
                self._commit([each], alone=True)
        self._begun = None
        return len(work) == len(batch)

    def _refuse_the_rest(self) -> None:
        with suppress(queue.Empty):
            while True:
                each = self.waiting.get_nowait()
                if each is not None:
                    self._since.popleft()
                    _finish([each], self.manner.fault("nothing is written any more"))

    def _commit(self, work: list[Wanted], alone: bool = False) -> bool:
        try:
            self.connection.execute(self.manner.begin)
            self.manner.admit(self.connection, _tenures(work), all(each.under for each in work))
            rows: list[Row] = []
            done: list[DoneRow] = []
            for wanted in work:
                for change in wanted.changes:
                    change(self.connection)
                    if isinstance(change, Answers):
                        rows += change.rows
                    elif isinstance(change, Done):
                        done += change.rows
            if rows:
                self.connection.execute(self.manner.put_answers, (_packed(rows),))
            if done:
                self.connection.execute(self.manner.put_commands, (_packed(done),))
            self.connection.execute("COMMIT")
        except Exception as problem:
            self._undo()
            if not alone:
                return False
            if isinstance(problem, self.manner.faults) and not isinstance(
                problem, self.manner.blameless
            ):
                self.well = False
                counts.not_kept.inc()
            _finish(work, problem)
            return True
        self.well = True
        _finish(work, None)
        return True

    def _undo(self) -> None:
        """Take back what was begun; with a connection that cannot even do that no more is written.
        If there is no other just now, what comes next fails, and it is tried again."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
        except self.manner.faults as problem:
            log.error("the tables must be opened anew", exc_info=problem)
            with suppress(self.manner.faults):
                self.connection.close()
            with suppress(self.manner.faults, OSError):
                self.connection = self.reopen()


def _tenures(work: list[Wanted]) -> list[Tenure]:
    """All of them, each once and in one order."""
    return sorted({tenure for wanted in work for tenure in wanted.under})


def _packed(rows: Sequence[Row] | Sequence[DoneRow]) -> str:
    return msgspec.json.encode(rows).decode()


def _finish(work: list[Wanted], problem: Exception | None) -> None:
    """Tell those who wait, each in his own loop and all of a loop at once: a call into another
    thread is dear."""
    waiting: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for wanted in work:
        waiting.setdefault(wanted.done.get_loop(), []).append(wanted.done)
    for loop, all_done in waiting.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, all_done, problem)


def _settle(all_done: list[asyncio.Future[None]], problem: Exception | None) -> None:
    for done in all_done:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)
