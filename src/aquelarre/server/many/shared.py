"""Shared: the estate of one of several servers.

It says every moment that it lives, takes the tables that its visitors want and nobody has, and
those of servers that have died. What it believes to have may be over: the store knows (`Tenure`),
and the first change that is refused tells.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from aquelarre.server.errors import Elsewhere
from aquelarre.server.store import Tenure
from aquelarre.server.store.postgres.leases import Beat, Leases
from aquelarre.server.store.postgres.problems import Dethroned, Fault, StoreAway
from aquelarre.server.tasks import started, stumbled

BEATS = 6  # in the time for which a server counts as alive after it was heard of
UNUSED = 20.0  # seconds for which a table that is not in memory stays ours
LOOKS = 10.0  # seconds between two looks at what is ours
DESK = "-desk"  # no table: what is done in one place for all (groups, devices, tidying up)
log = logging.getLogger("aquelarre.server")


class Shared:
    """What is ours, by name."""

    def __init__(self, leases: Leases, clock: Callable[[], float] = time.monotonic) -> None:
        self.leases = leases
        self.server = leases.server
        self.clock = clock
        self.alive: frozenset[str] = frozenset()
        self.leaving = False  # takes nothing any more
        self.left = False
        self.lost: Callable[[str], None] = _nothing  # a table is another server's from now on
        self.in_memory: Callable[[str], bool] = _never
        self.adopt: Callable[[str], Awaitable[None]] = _nobody  # somebody's who has died
        self.buried: Callable[[frozenset[str]], None] = _nothing_of_all  # so many live
        self._mine: dict[str, tuple[Tenure, float]] = {}  # and since when
        self._theirs: dict[str, str] = {}  # whom others belong to, as far as we know
        self._turns: dict[str, asyncio.Lock] = {}
        self._looked = clock()
        self._lapsed = False  # were we dead in between, since we looked last?

    # -- for the hall ------------------------------------------------------------------------

    def tenure(self, table: str) -> Tenure | None:
        found = self._mine.get(table)
        if found is None:
            raise Elsewhere("This table is on its way to another server.")
        return found[0]

    async def claim(self, table: str) -> str:
        """Two who want the same wait for each other: of two tenures the first would be over."""
        if table in self._mine:
            return ""
        holder = self._theirs.get(table, "")
        if holder in self.alive:
            return holder
        async with self._turn(table):
            return "" if table in self._mine else await self._take(table)

    async def found(self, table: str) -> Tenure | None:
        async with self._turn(table):
            await self._take(table, new=True)
        return self.tenure(table)

    async def at_desk(self) -> bool:
        return not self.leaving and not await self.claim(DESK)

    def _turn(self, table: str) -> asyncio.Lock:
        if len(self._turns) > 1000:
            self._turns = {name: turn for name, turn in self._turns.items() if turn.locked()}
        return self._turns.setdefault(table, asyncio.Lock())

    async def _take(self, table: str, new: bool = False) -> str:
        if self.leaving:
            raise Elsewhere("This server is about to stop.")
        try:
            taken = await self.leases.take(table, new or table == DESK)
        except Fault as problem:
            raise StoreAway("The tables cannot be reached just now.") from problem
        if isinstance(taken, str):
            if taken:
                self._theirs[table] = taken
            return taken
        self._theirs.pop(table, None)
        self._mine[table] = taken, self.clock()
        return ""

    def lose(self, tenure: Tenure) -> None:
        """Whoever is there is told to come again, and is led to the new owner then."""
        found = self._mine.get(tenure.table)
        if found is not None and found[0] == tenure:
            del self._mine[tenure.table]
            self.lost(tenure.table)

    def mistaken(self, table: str, holder: str) -> None:
        """That server has the table no more."""
        if self._theirs.get(table) == holder:
            del self._theirs[table]

    async def asked_for(self, table: str) -> bool:
        """Another server believes that this is ours, and is it? We may have taken it and not have
        heard so, or not have been heard when we gave it back."""
        if self.has(table):
            return True
        try:
            if await self.leases.holder(table) != self.server:
                return False
        except Fault as problem:
            raise StoreAway("The tables cannot be reached just now.") from problem
        self._theirs.pop(table, None)
        return not await self.claim(table)

    def has(self, table: str) -> bool:
        return table in self._mine

    @property
    def count(self) -> int:
        return len(self._mine)

    # -- beside everything else ----------------------------------------------------------------

    async def run(self) -> None:
        """To take over all that a server has left can take longer than a lease lasts: meanwhile we
        say that we live, or the others would take us for dead, too."""
        heeding: asyncio.Task[None] | None = None
        try:
            while not self.left:
                heard = await self._heard()
                if heard is not None and (heeding is None or heeding.done()):
                    heeding = started(self._heed(heard))
                await asyncio.sleep(self.leases.lasts / BEATS)
        finally:
            if heeding is not None:
                heeding.cancel()

    async def beat(self) -> None:
        """Once, with all that follows from it."""
        heard = await self._heard()
        if heard is not None:
            await self._heed(heard)

    async def _heard(self) -> Beat | None:
        """We live; who else does, and what have the dead left?"""
        heard: Beat | None = None
        with self._bearing():
            heard = await self.leases.beat()
            self._lapsed |= heard.lapsed
            self.alive = heard.alive
            self.buried(heard.alive)
        return heard

    async def _heed(self, heard: Beat) -> None:
        with self._bearing():
            await self._look_after(heard)

    @contextmanager
    def _bearing(self) -> Iterator[None]:
        try:
            yield
        except Dethroned as problem:
            if not self.left:
                log.error("the tables are not shared with this server any more", exc_info=problem)
                self._lose_all()
        except Fault:  # the database is away: nothing is ours or not ours before it is back
            pass
        except Exception as problem:  # the next beat may do better
            stumbled(problem)

    async def _look_after(self, heard: Beat) -> None:
        late = self.clock() - self._looked > LOOKS
        if self._lapsed or late:
            self._looked, self._lapsed = self.clock(), False
            await self._look_at_mine()
            await self._give_back_unused()
        for name in heard.orphans:
            if not self.leaving:
                await self._adopt(name)

    async def _look_at_mine(self) -> None:
        before = dict(self._mine)
        still = await self.leases.mine()
        for tenure, _ in before.values():
            if tenure not in still:
                self.lose(tenure)
        for tenure in still:  # what we have and do not know of nobody else would take
            if not self.leaving and not self.has(tenure.table):
                await self._adopt(tenure.table)

    async def _give_back_unused(self) -> None:
        now = self.clock()
        for name, (tenure, since) in list(self._mine.items()):
            if now - since > UNUSED and name != DESK and not self.in_memory(name):
                del self._mine[name]
                await self.leases.give_back(tenure)

    async def _adopt(self, name: str) -> None:
        async with self._turn(name):
            if name not in self._mine and await self._take(name):
                return
        if name != DESK:
            await self.adopt(name)

    def _lose_all(self) -> None:
        for tenure, _ in list(self._mine.values()):
            self.lose(tenure)

    # -- the end -------------------------------------------------------------------------------

    async def hand_over(self, table: str) -> None:
        """The table may be another's: nothing of it waits to be written."""
        found = self._mine.pop(table, None)
        if found is not None:
            await self.leases.give_back(found[0])

    async def leave(self) -> None:
        """We have nothing any more, and the others need not wait until we are dead."""
        self.leaving = self.left = True
        self._mine.clear()
        try:
            await self.leases.leave()
        except Fault as problem:  # the database is away: then they wait
            log.warning("left without a word: %s", problem)


def _nothing(table: str) -> None:
    pass


def _nothing_of_all(alive: frozenset[str]) -> None:
    pass


def _never(table: str) -> bool:
    return False


async def _nobody(table: str) -> None:
    pass
