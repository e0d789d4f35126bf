"""The office: takes calls from tables and brings them to people, beside everything else.

No table waits for it. Of several calls of one device to one table the last counts, only so many
wait, and a service that does not answer is asked again a few times and no more.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from aquelarre.kernel import AquelarreError
from aquelarre.server import counts
from aquelarre.server.push.keys import BadKeys, Keys, installed, keys_in
from aquelarre.server.push.quiet import quiet_until
from aquelarre.server.push.sealing import Message, Sealer
from aquelarre.server.push.sending import NotThere, Sender
from aquelarre.server.records import Called, Device, Subscription
from aquelarre.server.store import drop_device, drop_endpoint, put_due, put_told
from aquelarre.server.tasks import stumbled

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from aquelarre.server.hall import Hall

WORKERS = 4  # calls under way at the same time
MOST_WAITING = 1000  # more are dropped: who comes to the table sees it all the same
EVERY = 20.0  # seconds between two looks at what had to wait
MOST_DUE = 200  # calls in one look
AGAIN = 300.0  # seconds until a service that did not answer is asked again; twice as long each time
MOST_TRIES = 5
GONE = (404, 410)  # the browser does not listen there any more
WITHOUT = "calls are off: install aquelarre with the extra “push” to switch them on"
log = logging.getLogger("aquelarre.server")


class Job(Struct, frozen=True):
    """One call."""

    called: Called
    message: Message
    mark: str


class PushSettings(Struct, frozen=True, kw_only=True):
    """What the host of the server says about it."""

    folder: Path  # where the keys are
    on: bool = True
    contact: str = ""  # an address of the host's, for the services
    networks: tuple[str, ...] = ()  # of their own, where a service may be all the same
    after: float = 15.0  # seconds for which somebody may be away before they are called


def opened_keys(settings: PushSettings) -> Keys | None:
    """The keys of this server, if anybody can be called at all; the log says why not."""
    if not settings.on:
        return None
    if not installed():
        log.info(WITHOUT)
        return None
    try:
        return keys_in(settings.folder)
    except (BadKeys, OSError) as problem:
        log.error("calls are off: %s", problem)
        return None


class Office:
    """All calls of a server."""

    def __init__(
        self, hall: Hall, settings: PushSettings, clock: Callable[[], float] = time.time
    ) -> None:
        self.hall = hall
        self.store = hall.store
        self.clock = clock
        self.after = settings.after
        self.keys = opened_keys(settings)
        self.sealer = Sealer(self.keys, settings.contact) if self.keys else None
        # Threads of its own: slow name servers of strangers shall not keep tables waiting.
        self._threads = ThreadPoolExecutor(WORKERS, "push")
        self.sender = Sender(self._lookup, settings.networks)
        self._waiting: OrderedDict[tuple[Device, str], Job] = OrderedDict()
        self._news = asyncio.Event()
        self._tries: dict[tuple[Device, str], int] = {}
        self._rests: dict[tuple[Device, str, str], float] = {}  # until when, by its endpoint

    @property
    def on(self) -> bool:
        return self.sealer is not None

    @property
    def shown_key(self) -> str:
        """What a page needs to subscribe; "" where nobody is called."""
        return self.keys.shown if self.keys else ""

    # -- from tables -----------------------------------------------------------------------

    def wanted(self, table: str) -> list[Called]:
        return self.store.called(table) if self.on else []

    def call(self, called: Called, message: Message, mark: str) -> None:
        """Call a device as soon as possible. What it was called for last is not repeated; and while
        its service is in trouble it is not asked more often because more happens at the table."""
        if not self.on or called.told == mark or self._rests_now(called, message.table):
            return
        key = called.device, message.table
        if key not in self._waiting and len(self._waiting) >= MOST_WAITING:
            counts.calls.labels("dropped").inc()
            return
        self._waiting.pop(key, None)
        self._waiting[key] = Job(called, message, mark)
        self._news.set()

    def _rests_now(self, called: Called, table: str) -> bool:
        """Is it to be asked again later, and what there is to say then looked at anew? Else one
        stranger's address that never answers would keep all others waiting."""
        assert isinstance(called.to, Subscription)
        key = called.device, table, called.to.endpoint
        return self._rests.get(key, 0.0) > self.clock()

    # -- beside everything else --------------------------------------------------------------

    def works(self) -> Iterable[Coroutine[Any, Any, None]]:
        """What runs as long as the server does."""
        if self.on:
            yield self.wake_slow()
            yield self._look_again()
            for _ in range(WORKERS):
                yield self._work()

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._news.clear()
                await self._news.wait()
            _, job = self._waiting.popitem(last=False)
            try:
                await self._do(job)
            except Exception as problem:  # the next one is called all the same
                stumbled(problem)

    async def _do(self, job: Job) -> None:
        """Bring one call to its device, now or later."""
        called, to = job.called, job.called.to
        assert isinstance(to, Subscription)
        if not self._still(job):
            return
        until = quiet_until(to, self.clock())
        if until is not None:
            counts.calls.labels("quiet").inc()
            await self._later(called, job.message.table, until)
            return
        assert self.sealer is not None
        loop = asyncio.get_running_loop()
        try:
            sealed = await loop.run_in_executor(self._threads, self.sealer.seal, job.message, to)
            status = await self.sender.post(to.endpoint, sealed.body, sealed.headers)
        except (ValueError, NotThere):  # keys that are none, an address that is not allowed
            await self._forget(called)
            return
        except (OSError, TimeoutError):
            status = 0
        await self._answered(job, status)

    def _still(self, job: Job) -> bool:
        """Does the device still want it, and is there still a reason?"""
        table = job.called.table
        if not any(each.device == job.called.device for each in self.store.called(table)):
            return False
        live = self.hall.look(table)
        return live is None or live.calling.still(job.called, job.message)

    async def _answered(self, job: Job, status: int) -> None:
        called, key = job.called, (job.called.device, job.message.table)
        if 200 <= status < 300:
            self._tries.pop(key, None)
            counts.calls.labels("sent").inc()
            await self.store.write(put_told(called.device, called.table, job.mark))
        elif status in GONE:
            await self._forget(called)
        elif status in (0, 429) or status >= 500:
            counts.calls.labels("failed").inc()
            tried = self._tries.get(key, 0)
            self._tries[key] = tried + 1
            if tried < MOST_TRIES:
                when = self.clock() + AGAIN * 2**tried
                self._rest(job, when)
                await self._later(called, called.table, when)
            else:
                await self._forget(called)
        else:  # it is there, and does not like what we say: its host should know
            counts.calls.labels("refused").inc()
            log.warning("a call was refused with status %d", status)

    def _rest(self, job: Job, when: float) -> None:
        called, now = job.called, self.clock()
        self._rests = {key: until for key, until in self._rests.items() if until > now}
        if called.table == job.message.table:  # else nobody looks again at that one
            assert isinstance(called.to, Subscription)
            self._rests[called.device, called.table, called.to.endpoint] = when

    async def _forget(self, called: Called) -> None:
        """Nobody can be called there."""
        self._tries.pop((called.device, called.table), None)
        counts.calls.labels("gone").inc()
        assert isinstance(called.to, Subscription)
        await self.store.write(drop_endpoint(called.device, called.to.endpoint))

    async def _later(self, called: Called, table: str, when: float) -> None:
        await self.store.write(put_due(called.device, table, when))

    # -- what had to wait --------------------------------------------------------------------

    async def _look_again(self) -> None:
        while True:
            try:
                await self.look_again()
            except Exception as problem:  # the disk may be full: the next look may do better
                stumbled(problem)
            await asyncio.sleep(EVERY)

    async def look_again(self) -> None:
        """Calls whose time has come: is there still a reason for them? Their tables come into
        memory for that."""
        for device, name in self.store.calls_due(self.clock(), MOST_DUE):
            if await self.hall.estate.claim(name):  # another server has it, and looks itself
                continue
            await self.store.write(put_due(device, name, 0.0))
            try:
                await self.hall.long_tables.ready(name)
                table = self.hall.table(name)
            except AquelarreError:  # one that cannot be opened calls nobody
                continue
            for called in self.store.called(name):
                if called.device == device:
                    table.calling.again(called)

    async def wake_slow(self) -> None:
        """Once: the tables whose people have hours and days come into memory, so that they can
        call them; each stays there as long as it has something to say."""
        for name in self.store.slow_calling():
            with suppress(AquelarreError):  # one that cannot be opened calls nobody
                await self.hall.long_tables.ready(name)
                self.hall.table(name).send_summary()
            await asyncio.sleep(0)  # whoever comes meanwhile is not kept waiting

    async def forget_device(self, device: Device) -> None:
        await self.hall.write(drop_device(device))

    async def _lookup(self, host: str, port: int) -> list[str]:
        """The addresses of a host, each once."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return list(dict.fromkeys(str(each[4][0]) for each in found))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
