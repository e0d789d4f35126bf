"""A crew: a few worker processes, and the queue of work for them.

The most urgent work is given out first. What somebody waits for does not even wait for what nobody
waits for: a worker that thinks long about such a thing puts it off, and begins it anew later. A
worker that dies, or takes too long and is killed, is replaced; what it was doing is tried again,
but not for ever. Each worker has a thread here that
talks to it, so that the event loop never waits for a pipe.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import subprocess
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

from aquelarre.kernel import packing
from aquelarre.server.errors import TooMuch
from aquelarre.server.worker import (
    BROKEN_OFF,
    DONE,
    NUMBER,
    REFUSED,
    STUMBLED,
    nothing,
    put,
    take,
)

AT_ONCE = 0  # the urgency of what somebody waits for; larger numbers wait longer
ILL = 3  # workers that died one after the other, and nothing was done in between
log = logging.getLogger("aquelarre.server")


class Lost(Exception):
    """The work was not done: its worker died or took too long, each time."""


class Stumbled(Exception):
    """The work failed by a mistake of ours; the text is the worker's traceback."""


class Job:
    """A piece of work that waits or is being done."""

    __slots__ = ("found", "makes_way", "number", "packed", "tries", "urgency")

    def __init__(
        self, packed: bytes, found: asyncio.Future[Any], urgency: Callable[[], int], tries: int
    ) -> None:
        self.packed = packed
        self.found = found
        self.urgency = urgency
        self.tries = tries  # how often it may still be begun
        self.number = 0  # in the order of coming
        self.makes_way = False  # was its worker asked to put it off?


class Worker:
    """One process, and the thread that talks to it. The process is started for its first job."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.job: Job | None = None
        self.too_long = False  # was it killed because of its job?
        self.closing = False
        self.process: subprocess.Popen[bytes] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._looks = 0  # how often it was looked at whether its job takes too long
        self._worked = 0.0  # seconds of processor time before its job
        self._inbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._talk, name="worker", daemon=True)
        self._thread.start()

    def begin(self, job: Job) -> None:
        self.job, self.too_long, self._looks = job, False, 0
        self._worked = self._processor_time()
        self._alarm = self._loop.call_later(self.crew.limit, self._out_of_time)
        self._inbox.put(NUMBER.pack(job.number) + job.packed)

    def forget(self, job: Job) -> None:
        """Nobody waits for it (now): whoever thinks about it may stop. Said by a thread of its
        own, for the process may be slow to listen."""
        Thread(target=self._say, args=(NUMBER.pack(job.number),), daemon=True).start()

    def can_wait(self) -> int:
        """How long what is done here may wait; not at all what was put off already."""
        job = self.job
        return AT_ONCE if job is None or job.makes_way else job.urgency()

    def make_way(self) -> None:
        """Put off what is done here: somebody waits for something else."""
        if self.job is not None:
            self.job.makes_way = True
            self.forget(self.job)

    def _say(self, message: bytes) -> None:
        process = self.process
        if process is not None and process.stdin is not None:
            with suppress(OSError, ValueError):  # it is gone: then nothing is thought there
                put(process.stdin, message)

    def _out_of_time(self) -> None:
        """The limit has passed on the clock. Who was held up by others gets more of those."""
        self._looks += 1
        worked = self._processor_time() - self._worked
        if self._looks < self.crew.most_limits and worked < self.crew.limit:
            self._alarm = self._loop.call_later(self.crew.limit, self._out_of_time)
            return
        self.too_long = True
        self.kill()

    def _processor_time(self) -> float:
        process = self.process
        return 0.0 if process is None else processor_time(process.pid)

    def _ended(self, reply: bytes | None) -> None:
        """Back on the loop: the job is done, or (None) the process is dead."""
        job, self.job = self.job, None
        if self._alarm is not None:
            self._alarm.cancel()
        if job is not None and not self.closing:
            self.crew.ended(self, job, reply)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()

    def close(self) -> None:
        """End the process and the thread; both end at once."""
        if self._alarm is not None:
            self._alarm.cancel()
        self.closing = True
        self._inbox.put(None)
        self.kill()
        self._thread.join()

    # -- in the thread ---------------------------------------------------------------------

    def _talk(self) -> None:
        while (packed := self._inbox.get()) is not None:
            reply = self._asked(packed)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._ended, reply)
        self._bury()

    def _asked(self, packed: bytes) -> bytes | None:
        if self.process is not None and self.process.poll() is not None:
            self._bury()
            self._loop.call_soon_threadsafe(self.crew.died_idle)
        try:
            if self.process is None:
                self.process = started(self.crew.patience)
                if self.closing or self.too_long:  # too early for anybody to have killed it
                    raise EOFError
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            put(self.process.stdin, packed)
            return take(self.process.stdout)
        except (OSError, EOFError):
            self._bury()
            return None

    def _bury(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            with suppress(OSError):  # what it never read
                process.communicate()


class Crew:
    """Workers, and what waits for them."""

    def __init__(
        self,
        size: int,
        *,
        limit: float,
        tries: int = 1,
        most_waiting: int = 1_000_000,
        patience: int = 0,
        most_limits: int = 1,
    ) -> None:
        self.size = size
        self.limit = limit  # seconds for one piece of work
        self.most_limits = most_limits  # on the clock, for who was not given the processor
        self.tries = tries
        self.most_waiting = most_waiting
        self.patience = patience  # how nice the workers are to other processes
        self.died = 0
        self.killed = 0  # of those that died: because they took too long
        self.done = 0
        self.put_off = 0  # pieces of work that made way for others
        self._ill = 0  # deaths since something was done
        self._closed = False
        self._numbers = count()
        self._waiting: list[Job] = []
        self._workers: list[Worker] = []

    async def do(
        self,
        work: Callable[..., Any],
        *given: Any,
        urgency: Callable[[], int] = lambda: AT_ONCE,
    ) -> Any:
        """What a worker finds; the work is a function of a module. Raises what it refuses, `Lost`,
        `Stumbled`, or `TooMuch` when too much waits already."""
        return await self.do_packed(packed(work, *given), urgency)

    async def do_packed(self, job_packed: bytes, urgency: Callable[[], int]) -> Any:
        """The same with what is packed already, and is not unpacked here."""
        if self._closed:  # a table that was busy when the server was told to stop
            raise asyncio.CancelledError
        if len(self._waiting) >= self.most_waiting:
            raise TooMuch("There is too much to do just now: wait a little.")
        found = asyncio.get_running_loop().create_future()
        job = Job(job_packed, found, urgency, self.tries)
        job.number = next(self._numbers)
        self._waiting.append(job)
        self._hand_out()
        try:
            return await found
        finally:
            if job in self._waiting:  # whoever wanted it is gone
                self._waiting.remove(job)
            elif found.cancelled():
                for worker in self._workers:
                    if worker.job is job:
                        worker.forget(job)

    async def try_out(self) -> None:
        """If workers only die, see whether one can do anything again: nobody else may ask."""
        if not self.well:
            with suppress(Lost, Stumbled, TooMuch):  # the crew remembers it
                await self.do(nothing)

    def _hand_out(self) -> None:
        """Give the most urgent work to who is free; of equals, what came first."""
        while self._waiting and (worker := self._free()) is not None:
            job = min(self._waiting, key=lambda each: (each.urgency(), each.number))
            self._waiting.remove(job)
            job.tries -= 1
            worker.begin(job)
        self._make_way()

    def _make_way(self) -> None:
        """Somebody waits, and all are busy: what can wait longest is put off, if anything can."""
        urgent = sum(job.urgency() <= AT_ONCE for job in self._waiting)
        busy = [worker for worker in self._workers if worker.job is not None]
        asked = sum(worker.job is not None and worker.job.makes_way for worker in busy)
        able = [worker for worker in busy if worker.can_wait() > AT_ONCE]
        if asked < urgent and able:
            max(able, key=Worker.can_wait).make_way()

    def _free(self) -> Worker | None:
        for worker in self._workers:
            if worker.job is None:
                return worker
        if len(self._workers) < self.size:
            self._workers.append(Worker(self))
            return self._workers[-1]
        return None

    def ended(self, worker: Worker, job: Job, reply: bytes | None) -> None:
        if reply is None:
            self._mourn(worker, job)
        else:
            self._ill = 0
            what, found = unpacked(reply)
            if what == BROKEN_OFF and not job.found.done():
                self.put_off += 1
                job.makes_way = False
                job.tries += 1  # this one does not count
                self._waiting.append(job)
            else:
                self.done += 1
                if not job.found.done():
                    self._tell(job, what, found)
        self._hand_out()

    def _tell(self, job: Job, what: str, found: Any) -> None:
        if what == DONE:
            job.found.set_result(found)
        else:
            job.found.set_exception(found if what == REFUSED else Stumbled(found))

    def died_idle(self) -> None:
        """A worker died while it had nothing to do."""
        self.died += 1
        log.warning("a worker died")

    def _mourn(self, worker: Worker, job: Job) -> None:
        self.died += 1
        self._ill += 1
        self.killed += worker.too_long
        log.warning("a worker took too long" if worker.too_long else "a worker died")
        if job.found.done():
            return
        if job.tries > 0 and not worker.too_long:
            self._waiting.append(job)
        else:
            job.found.set_exception(Lost())

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def busy(self) -> int:
        return sum(worker.job is not None for worker in self._workers)

    @property
    def room(self) -> int:
        """For how much work that would be begun at once."""
        return 0 if self._closed else max(0, self.size - self.busy - self.waiting)

    @property
    def well(self) -> bool:
        """Can something be done at all?"""
        return self._ill < ILL

    def processes(self) -> list[int]:
        """The workers by their numbers in the system."""
        return [worker.process.pid for worker in self._workers if worker.process is not None]

    def close(self) -> None:
        self._closed = True
        for job in self._waiting:
            job.found.cancel()
        self._waiting.clear()
        for worker in self._workers:
            if worker.job is not None:
                worker.job.found.cancel()
            worker.close()
        self._workers.clear()


def packed(work: Callable[..., Any], *given: Any) -> bytes:
    """A piece of work as workers take it."""
    return packing.packed((work, given))


def unpacked(reply: bytes) -> tuple[str, Any]:
    """What came of a piece of work. What cannot be read is a mistake of ours, too."""
    try:
        what, found = packing.unpacked(reply)
        return what, found
    except Exception:
        return STUMBLED, traceback.format_exc()


def processor_time(pid: int) -> float:
    """The seconds that a process has worked; where nobody can tell, for ever."""
    try:
        # Behind the name, which may hold anything: user and system time are the 12th and 13th.
        fields = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, AttributeError):  # the process is gone, or this is not Linux
        return math.inf


def started(patience: int) -> subprocess.Popen[bytes]:
    """A new worker. It finds the same modules as we do; only we hold the other end of its input,
    and Ctrl-C in a terminal does not reach it."""
    path = os.pathsep.join(each for each in sys.path if each)
    command = [sys.executable, "-P", "-m", "aquelarre.server.worker", str(patience)]
    groups: dict[str, Any] = {} if sys.platform == "win32" else {"process_group": 0}
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": path},
        **groups,
    )
