"""Fair chance at a table: it gathers the promises of the pages, waits until they have told their
numbers, and makes the seed of them. Why it is done so: docs/FAIR-SHUFFLES.md.

gathering   the table has committed to its secret; pages promise a number
opening     everybody sits, the promises are fixed; pages tell their numbers
closed      dealt; the numbers are public, the secret is not
told        the game is over, and the secret is public
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from aquelarre.kernel import Seat
from aquelarre.match import new_seed
from aquelarre.match.fair import Mix, promise_of
from aquelarre.server.alarm import Alarm
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.errands import Errands
from aquelarre.server.errors import NotKept, NotNow, NotPromised
from aquelarre.server.keeping import Write
from aquelarre.server.records import FINISHED, WAITING, FairRecord
from aquelarre.server.store import put_fair

Data = dict[str, Any]
PATIENCE = 10.0  # seconds for which a table waits for pages that have promised a number
AGAIN = 1.0  # seconds until a deal that was not kept is tried again
GATHERING, OPENING, CLOSED, TOLD = "gathering", "opening", "closed", "told"


class Fairness:
    """What one table has promised, was promised and was told."""

    def __init__(
        self,
        course: Course,
        company: Company,
        record: FairRecord | None,
        write: Write,
        lock: asyncio.Lock,
        deal: Callable[[], Awaitable[None]],
        broadcast: Callable[[], None],
    ) -> None:
        """`lock`: the table's. `deal`: everything is told; `broadcast`: pages shall tell now."""
        self.course = course
        self.company = company
        self.record = record or FairRecord()
        self.write = write
        self.lock = lock
        self.deal = deal
        self.broadcast = broadcast
        self.alarm = Alarm(self._end)
        self._brief: tuple[object, Data] = (None, {})
        self._redeal: asyncio.Task[Data] | None = None

    # -- looking ---------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        status = self.course.record.status
        if status == WAITING:
            return OPENING if self.record.opening else GATHERING
        return TOLD if status == FINISHED else CLOSED

    @property
    def mix(self) -> Mix:
        """What the seed is made of, or would be if it were made now."""
        seed, record = self.course.record.seed, self.record
        if self.course.record.status != WAITING:
            return Mix.of(seed)
        kept = {seat: p for seat, p in record.promises.items() if seat not in record.told}
        return Mix(record.secret or seed, record.round, record.told, kept)

    def brief(self) -> Data:
        """For the head of every update: how far it has come, and the code for what is fixed."""
        stage, record = self.stage, self.record
        about = (self.course.record.seed, stage, record)
        if self._brief[0] != about:
            mix = self.mix
            code = mix.commitment if stage == GATHERING else mix.code
            self._brief = about, {"stage": stage, "code": code}
        return self._brief[1]

    def whole(self) -> Data:
        """Everything that may be known now."""
        mix, stage = self.mix, self.stage
        dealt = stage in (CLOSED, TOLD)
        return {
            **self.brief(),
            "round": mix.round,
            "commitment": mix.commitment,
            "promises": mix.promises,
            "told": sorted(mix.told),
            "contributions": mix.told if dealt else {},
            "secret": mix.secret if stage == TOLD else "",
            "next": self.record.next if stage == TOLD else {},
        }

    async def redealt(self, errands: Errands) -> Data:
        """What comes of dealing the finished game again; done once, for all who ask."""
        match = self.course.match
        if self.stage != TOLD or match is None:
            raise NotNow("The game is not over yet.")
        if self._redeal is None:
            self._redeal = asyncio.create_task(errands.redeal(match))
            self._redeal.add_done_callback(self._was_redealt)
        return await asyncio.shield(self._redeal)  # who goes away does not end it for the others

    def _was_redealt(self, task: asyncio.Task[Data]) -> None:
        """If it was not, who asks next may try again."""
        if task.cancelled() or task.exception() is not None:
            self._redeal = None

    # -- gathering -------------------------------------------------------------------------

    async def promise(self, seat: Seat, promise: str) -> None:
        """A page promises a number: for this table, or after its game for the rematch. One that
        comes when the promises are fixed is no fault of the page (the last seat was taken while it
        was on its way): nothing changes, and the answer shows what stands."""
        async with self.lock:
            if self.stage == TOLD:
                await self._put(replace(self.record, next={**self.record.next, seat: promise}))
            elif self.stage == GATHERING:
                await self._put(self.with_promise(seat, promise))

    def with_promise(self, seat: Seat, promise: str) -> FairRecord:
        """As it is with this promise, if there is one and it can still be taken."""
        if not promise or self.stage != GATHERING:
            return self.record
        return replace(self.record, promises={**self.record.promises, seat: promise})

    def without(self, seat: Seat) -> FairRecord:
        """As it is when somebody has left. Once numbers may have been told everything begins anew,
        with another secret: or one could leave until one likes what would be dealt."""
        if self.stage == OPENING:
            return FairRecord(secret=new_seed(), round=self.record.round + 1)
        kept = {each: p for each, p in self.record.promises.items() if each != seat}
        return replace(self.record, promises=kept)

    async def _put(self, record: FairRecord) -> None:
        await self.write(put_fair(self.course.record.id, record))
        self.record = record

    # -- opening ---------------------------------------------------------------------------

    async def begin(self) -> None:
        """Ask for the numbers, or deal, if everybody sits. If that is not kept it is tried again
        (`wake`): whoever took the last seat has it all the same."""
        with suppress(NotKept):
            async with self.lock:
                await self._begin()
        self.wake()

    async def _begin(self) -> None:
        if self._can_begin and not await self.ask_for_numbers():
            await self.deal()

    @property
    def _can_begin(self) -> bool:
        return self.stage == GATHERING and self.company.all_sit()

    async def ask_for_numbers(self) -> bool:
        """Everybody sits: pages that have promised a number tell it before the cards are dealt.
        False if none has."""
        people = self.company.people
        if self.stage not in (GATHERING, OPENING):
            raise NotNow("The game has begun already.")
        if not self.company.all_sit():
            raise NotNow("There are free seats.")
        if self.stage == GATHERING:
            promises = {s: p for s, p in self.record.promises.items() if not people[s].bot}
            if not promises:
                return False
            await self._put(replace(self.record, promises=promises, opening=True))
            self.alarm.stop()  # it was for the beginning
            self.broadcast()
        return True

    async def tell(self, seat: Seat, contribution: str) -> None:
        """A page tells the number that it has promised. With the last one the game begins. One that
        comes twice, or too late, changes nothing: the answer shows what was dealt from."""
        async with self.lock:
            record = self.record
            if self.stage != OPENING:
                return
            if promise_of(contribution) != record.promises.get(seat):
                raise NotPromised("This is not the number that was promised.")
            await self._put(replace(record, told={**record.told, seat: contribution}))
            if self._all_told() and self.company.all_sit():
                await self.deal()

    def _all_told(self) -> bool:
        return len(self.record.told) == len(self.record.promises)

    def wake(self) -> None:
        """Pages may have been closed: the table does not wait for ever. Nor does one that could not
        begin when the last seat was taken, because the server ended, or it was not kept."""
        if self.stage != OPENING and not self._can_begin:
            self.alarm.stop()
        elif not self.alarm.is_set:
            at_once = self.stage == OPENING and self._all_told()
            self.alarm.set(AGAIN if self._can_begin else 0.0 if at_once else PATIENCE)

    async def _end(self) -> None:
        """Begin, or deal without the numbers that did not come. All will see whose."""
        with suppress(NotKept):
            async with self.lock:
                if self.stage == OPENING and self.company.all_sit():
                    await self.deal()
                else:
                    await self._begin()
        self.wake()

    def close(self) -> None:
        self.alarm.close()
