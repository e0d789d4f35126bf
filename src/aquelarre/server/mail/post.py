"""Post: takes calls from tables and sends mails to those who want them, beside everything else.

No table waits for it. About one table somebody gets one mail an hour at most, and so many a day in
all; what had to wait is looked at again then, and sent if there is still reason to.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from aquelarre.kernel import AquelarreError
from aquelarre.server import counts
from aquelarre.server.errors import OldCode, TooMuch
from aquelarre.server.mail import letters
from aquelarre.server.mail.account import Account
from aquelarre.server.mail.sending import Later, NoSuchBox, Refused, send
from aquelarre.server.push.quiet import quiet_until
from aquelarre.server.push.sealing import Message
from aquelarre.server.records import DAY, Called, Device, Mailbox
from aquelarre.server.store import (
    confirm_mail,
    drop_mail,
    put_mail,
    put_mail_due,
    put_mailed,
    stop_mail,
)
from aquelarre.server.tasks import stumbled
from aquelarre.server.tokens import hashed, new_code

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

EVERY = 20.0  # seconds between two looks at what had to wait
HOUR = 3600.0  # between two mails about one table
MOST_A_DAY = 20  # mails to one address
MOST_WAITING = 1000  # more are dropped: who comes to the table sees it all the same
MOST_DUE = 200  # mails in one look
MOST_ADDRESSES = 50_000  # on the whole server
MOST_ASKED = 2  # who may have named the same address, while it is not confirmed
VALID = float(DAY)  # seconds for which a link confirms
AGAIN = 300.0  # seconds until a server that was away is asked again; twice as long each time
MOST_TRIES = 5
log = logging.getLogger("aquelarre.server")


class Job(Struct, frozen=True):
    """One mail. Without somebody who is `called` it is a first one, for a link to be followed."""

    key: tuple[Device, str]
    called: Called | None = None
    message: Message | None = None
    mark: str = ""
    letter: EmailMessage | None = None


class Post:
    """All mails of a server."""

    def __init__(
        self, hall: Hall, account: Account | None, clock: Callable[[], float] = time.time
    ) -> None:
        self.hall = hall
        self.store = hall.store
        self.account = account
        self.clock = clock
        self._threads = ThreadPoolExecutor(1, "mail")
        self._waiting: OrderedDict[tuple[Device, str], Job] = OrderedDict()
        self._news = asyncio.Event()
        self._tries: dict[tuple[Device, str], int] = {}

    @property
    def on(self) -> bool:
        return self.account is not None

    # -- addresses ---------------------------------------------------------------------------

    async def ask(self, owner: Device, to: Mailbox) -> None:
        """Somebody wants mails there: a first one asks whoever reads them."""
        now = self.clock()
        known = self.store.mailbox(owner)
        same = known is not None and known[0].address == to.address
        if same and known is not None and known[1]:  # only the hours, or the language
            to = Mailbox(*(to.address, to.lang, to.site, known[0].stop, to.zone, to.quiet))
            await self.hall.write(put_mail(owner, to, b"", hashed(to.stop), 0.0))
            return
        if self.store.mail_waiting(to.address, now) >= MOST_ASKED:
            raise TooMuch("This address has been asked already.")
        if self.store.mails() >= MOST_ADDRESSES or len(self._waiting) >= MOST_WAITING:
            raise TooMuch("There are too many addresses already.")
        assert self.account is not None
        code = new_code()
        await self.hall.write(put_mail(owner, to, hashed(code), hashed(to.stop), now + VALID))
        letter = letters.confirmation(self.account.sender, to, code)
        self._put(Job((owner, ""), letter=letter))

    async def confirm(self, code: str) -> None:
        """The link in the first mail was followed."""
        now, key = self.clock(), hashed(code)
        if not self.store.mail_asked(key, now):
            raise OldCode("This link is not valid any more.")
        await self.hall.write(confirm_mail(key, now))

    async def stop(self, code: str) -> None:
        """The link in a mail was followed that ends them; once more is as well."""
        key = hashed(code)
        if self.store.mail_ends(key):
            await self.hall.write(stop_mail(key))

    async def forget(self, owner: Device) -> None:
        self._waiting = OrderedDict(
            (key, job) for key, job in self._waiting.items() if key[0] != owner
        )
        await self.hall.write(drop_mail(owner))

    # -- from tables -------------------------------------------------------------------------

    def wanted(self, table: str) -> list[Called]:
        return self.store.mail_wanted(table) if self.on else []

    def call(self, called: Called, message: Message, mark: str) -> None:
        """A mail as soon as possible. What somebody had one for last is not repeated."""
        if self.on and called.told != mark:
            self._put(Job((called.device, message.table), called, message, mark))

    def _put(self, job: Job) -> None:
        if job.key not in self._waiting and len(self._waiting) >= MOST_WAITING:
            counts.mails.labels("dropped").inc()
            return
        self._waiting.pop(job.key, None)
        self._waiting[job.key] = job
        self._news.set()

    # -- beside everything else --------------------------------------------------------------

    def works(self) -> Iterable[Coroutine[Any, Any, None]]:
        """What runs as long as the server does."""
        if self.on:
            yield self._wake_slow()
            yield self._look_again()
            yield self._work()

    async def _work(self) -> None:
        while True:
            while not self._waiting:
                self._news.clear()
                await self._news.wait()
            _, job = self._waiting.popitem(last=False)
            try:
                await self._do(job)
            except Exception as problem:  # the next one is sent all the same
                stumbled(problem)

    async def _do(self, job: Job) -> None:
        """Hand one mail over, now or later."""
        assert self.account is not None
        letter = job.letter
        if job.called is not None and job.message is not None:
            if not self._still(job.called, job.message):
                return
            wait = self._wait(job.called)
            if wait is not None:
                counts.mails.labels("quiet").inc()
                await self._later(job, wait)
                return
            to = job.called.to
            assert isinstance(to, Mailbox)
            letter = letters.call(self.account.sender, to, job.message)
        assert letter is not None
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, send, self.account, letter)
        except NoSuchBox:
            counts.mails.labels("gone").inc()
            await self.forget(job.key[0])
        except Later:
            await self._try_again(job)
        except Refused as problem:  # it is there, and does not like us: its host should know
            counts.mails.labels("refused").inc()
            log.warning("a mail was refused: %s", problem)
            await self._try_again(job)
        else:
            await self._sent(job)

    def _still(self, called: Called, message: Message) -> bool:
        """Does somebody still want it, and is there still a reason?"""
        if not any(each.device == called.device for each in self.wanted(called.table)):
            return False
        live = self.hall.look(called.table)
        return live is None or live.calling.still(called, message)

    def _wait(self, called: Called) -> float | None:
        """Until when a mail has to wait; None: it need not."""
        assert isinstance(called.to, Mailbox)
        now = self.clock()
        until = quiet_until(called.to, now)
        if until is not None:
            return until
        last, sent = self.store.mail_sent(called.device, called.table, int(now // DAY))
        if last and now - last < HOUR:
            return last + HOUR
        if sent >= MOST_A_DAY:
            return (now // DAY + 1) * DAY
        return None

    async def _sent(self, job: Job) -> None:
        self._tries.pop(job.key, None)
        counts.mails.labels("sent").inc()
        if job.called is not None:
            now = self.clock()
            owner, table = job.called.device, job.called.table
            await self.store.write(put_mailed(owner, table, job.mark, now, int(now // DAY)))

    async def _try_again(self, job: Job) -> None:
        counts.mails.labels("failed").inc()
        tried = self._tries.get(job.key, 0)
        if tried >= MOST_TRIES:
            self._tries.pop(job.key, None)
            return
        self._tries[job.key] = tried + 1
        await self._later(job, self.clock() + AGAIN * 2**tried)

    async def _later(self, job: Job, when: float) -> None:
        """About a table it is written down; a first mail is only kept in mind: whoever misses it
        asks once more."""
        if job.called is not None:
            await self.store.write(put_mail_due(job.called.device, job.called.table, when))
        else:
            delay = max(0.0, when - self.clock())
            asyncio.get_running_loop().call_later(delay, self._put, job)

    # -- what had to wait ----------------------------------------------------------------------

    async def _look_again(self) -> None:
        while True:
            try:
                await self.look_again()
            except Exception as problem:  # the disk may be full: the next look may do better
                stumbled(problem)
            await asyncio.sleep(EVERY)

    async def look_again(self) -> None:
        """Mails whose time has come: is there still a reason for them?"""
        for owner, name in self.store.mails_due(self.clock(), MOST_DUE):
            if await self.hall.estate.claim(name):  # another server has it, and looks itself
                continue
            await self.store.write(put_mail_due(owner, name, 0.0))
            try:
                await self.hall.long_tables.ready(name)
                table = self.hall.table(name)
            except AquelarreError:  # one that cannot be opened tells nobody anything
                continue
            for called in self.wanted(name):
                if called.device == owner:
                    table.calling.again(called)

    async def _wake_slow(self) -> None:
        """Once: the tables whose people have hours and days come into memory."""
        for name in self.store.slow_mailing():
            with suppress(AquelarreError):
                await self.hall.long_tables.ready(name)
                self.hall.table(name).send_summary()
            await asyncio.sleep(0)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def new_stop() -> str:
    """A code that ends mails: as long as any, since it stands in every one of them."""
    return secrets.token_urlsafe(24)
