"""Quick looks: what a box does to a game, found out with bots while its owner watches.

Each is a process of its own that plays and tells (`lab/studies/quick.py`, of which this module
knows only the name: the laboratory stands above the server). It is as nice to all others as can be,
few run at a time and few wait, and one whose owner does not ask any more is ended. Nothing is kept.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from aquelarre.server.errors import NotYours, TooMuch
from aquelarre.server.tasks import started
from aquelarre.server.tokens import new_code

PROGRAM = "aquelarre.lab.studies.quick"
RUNNING = 1  # processes at a time
MOST = 8  # looks that run or wait
MOST_KEPT = 32  # that are over and may still be asked for
UNASKED = 30.0  # seconds after which nobody seems to want it
LONGEST = 3600.0  # seconds for one
MOST_LINE = 4_000_000  # bytes of what is told at a time
WAITING, PLAYING, DONE, STOPPED, FAILED = "waiting", "playing", "done", "stopped", "failed"
OVER = (DONE, STOPPED, FAILED)
Data = dict[str, Any]
log = logging.getLogger("aquelarre.server")


class Look:
    """One of them: how far it is, and the last that it told."""

    def __init__(self, whose: str, wish: bytes, now: float) -> None:
        self.id = new_code()
        self.whose = whose
        self.wish = wish
        self.asked = now
        self.state = WAITING
        self.found = msgspec.Raw(b"null")
        self.process: Process | None = None

    @property
    def over(self) -> bool:
        return self.state in OVER


class Looks:
    """All that are asked for."""

    def __init__(self, running: int = RUNNING, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.all: dict[str, Look] = {}  # in the order of coming
        self.finished = 0
        self._turns = asyncio.Semaphore(running)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def begin(self, whose: str, wish: Data) -> str:
        """Start one; its name is for whoever asked for it. One address has one at a time."""
        self._tidy()
        going_on = [each for each in self.all.values() if not each.over]
        if len(going_on) >= MOST or any(each.whose == whose for each in going_on):
            raise TooMuch("A quick look is under way: wait until it ends, or stop it.")
        look = Look(whose, msgspec.json.encode(wish), self.clock())
        self.all[look.id] = look
        task = started(self._run(look))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return look.id

    def progress(self, name: str) -> Data:
        """How far one has come."""
        look = self._look(name)
        look.asked = self.clock()
        waiting = [each for each in self.all.values() if each.state == WAITING]
        before = waiting.index(look) if look in waiting else 0
        return {"state": look.state, "before": before, "found": look.found}

    def stop(self, name: str) -> None:
        """End one; what it has told stays for a while."""
        self._end(self._look(name))

    def close(self) -> None:
        self._closed = True
        for look in self.all.values():
            self._end(look)

    async def settle(self) -> None:
        """After closing: no process of theirs is left."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def figures(self) -> dict[str, tuple[str, float]]:
        """For the host: what each figure is, and its value."""
        states = [look.state for look in self.all.values()]
        return {
            "looks_waiting": ("Quick looks that wait", states.count(WAITING)),
            "looks_running": ("Quick looks that run", states.count(PLAYING)),
            "looks": ("Quick looks that came to their end since the start", self.finished),
        }

    def _look(self, name: str) -> Look:
        if name not in self.all:
            raise NotYours("There is no such quick look any more.")
        return self.all[name]

    def _tidy(self) -> None:
        """Forget what is over, the oldest first."""
        over = [look for look in self.all.values() if look.over]
        late = self.clock() - UNASKED
        for place, look in enumerate(over):
            if look.asked < late or place < len(over) - MOST_KEPT:
                del self.all[look.id]

    def _end(self, look: Look) -> None:
        if look.over:
            return
        look.state = STOPPED
        if look.process is not None:
            with suppress(ProcessLookupError):
                look.process.kill()

    async def _run(self, look: Look) -> None:
        async with self._turns:
            if look.over or self._unwanted(look):
                return
            try:
                async with asyncio.timeout(LONGEST):
                    await self._listen(look)
            except TimeoutError:
                self._end(look)
            except Exception:
                self._fail(look)
                raise
            finally:
                await _gone(look.process)

    async def _listen(self, look: Look) -> None:
        """Keep the last line that comes."""
        look.state = PLAYING
        process = look.process = await _started()
        if look.state == STOPPED or self._closed:  # too early for anybody to have killed it
            return
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(look.wish + b"\n")
        while line := await process.stdout.readline():
            if line.endswith(b"\n"):  # else it was killed in the middle of it
                look.found = msgspec.Raw(line)
            if self._unwanted(look):
                return
        if look.state == PLAYING and await process.wait() == 0:
            look.state = DONE
            self.finished += 1
        elif look.state == PLAYING:
            self._fail(look)

    def _unwanted(self, look: Look) -> bool:
        if not self._closed and look.asked >= self.clock() - UNASKED:
            return False
        self._end(look)
        return True

    def _fail(self, look: Look) -> None:
        log.error("a quick look came to nothing")
        look.state = FAILED


async def _started() -> Process:
    """The program. It finds the same modules as we do, and Ctrl-C does not reach it. (uvloop knows
    sessions, and no groups of processes.)"""
    path = os.pathsep.join(each for each in sys.path if each)
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", PROGRAM),
        stdin=PIPE,
        stdout=PIPE,
        limit=MOST_LINE,
        env={**os.environ, "PYTHONPATH": path},
        start_new_session=True,
    )


async def _gone(process: Process | None) -> None:
    """Nothing of it is left: neither the process nor our end of its lines."""
    if process is None:
        return
    with suppress(ProcessLookupError):
        process.kill()
    await process.communicate()
