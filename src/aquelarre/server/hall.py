"""The hall: all tables of a server. `making` makes new ones, `seating` says who sits where."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from aquelarre.editions import BadEdition, NoEditions, find
from aquelarre.kernel import BadSetting, LeftOut, Seat, UnknownGame
from aquelarre.server import frames
from aquelarre.server.bans import Bans
from aquelarre.server.callers import Callers
from aquelarre.server.config import BRIEFLY
from aquelarre.server.errands import Errands
from aquelarre.server.errors import (
    BadRequest,
    Elsewhere,
    NoTable,
    NotNow,
    NotYours,
    OtherRules,
)
from aquelarre.server.estate import Alone, Estate
from aquelarre.server.groups.contests.contests import Contests
from aquelarre.server.groups.groups import Groups
from aquelarre.server.keeping import written
from aquelarre.server.live import LiveTable
from aquelarre.server.loaded import Loaded
from aquelarre.server.long_tables import LongTables
from aquelarre.server.looks import Looks
from aquelarre.server.mail.account import Account
from aquelarre.server.mail.post import Post
from aquelarre.server.making import Making
from aquelarre.server.persons import Persons
from aquelarre.server.push.office import Office, PushSettings
from aquelarre.server.puzzles import Puzzles
from aquelarre.server.records import (
    CLOSED,
    FINISHED,
    GONE,
    HOST,
    PAUSED,
    PLAYING,
    Device,
    SeatRecord,
    Stored,
    TableRecord,
)
from aquelarre.server.reviews import Reviews
from aquelarre.server.seating import Seating
from aquelarre.server.store import (
    Change,
    Store,
    forget_table,
    put_audit,
    put_table,
    remove_line,
    unreadable,
)
from aquelarre.server.summary import brief
from aquelarre.server.tasks import stumbled, whatever_happens
from aquelarre.server.thinking import Thinkers
from aquelarre.server.together.rooms import Rooms
from aquelarre.server.tokens import hashed

Data = dict[str, Any]
Tell = Callable[[str, Any], None]
Presence = Callable[[str], tuple[Collection[Seat], int]]  # seats, and how many watch
MOST_OWN = 50  # tables of a device that are listed
MOST_OPEN = 100  # tables for anybody that are listed
MOST_EDITIONS = 1000  # boxes of which the name is remembered
# Of a table that does not fit the games that are here.
UNKNOWN = (BadSetting, BadEdition, NoEditions, UnknownGame, LeftOut)


class Hall:
    """Tables come into memory when they are needed."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        pace: float,
        push: PushSettings,
        briefly: float = BRIEFLY,
        mail: Account | None = None,
        estate: Estate | None = None,
    ) -> None:
        self.store = store
        self.estate: Estate = estate or Alone()
        self.thinkers = thinkers
        self.errands = Errands()
        self.puzzles = Puzzles(self.errands)
        self.reviews = Reviews(self)
        self.looks = Looks()
        self.long_tables = LongTables(self)
        self.pace = pace
        self.briefly = briefly  # for so long somebody who comes back has not been away
        self.tell: Tell = tell_nobody  # something to the other servers, if there are any
        self.presence: Presence = nobody_here  # at tables of theirs
        self.used: set[str] = set()  # tables that were asked for since that was last written down
        self.bans = Bans(self)
        self.persons = Persons(self)
        self._tables = Loaded()
        self._going: set[str] = set()  # tables that are being thrown away
        self._editions: dict[bytes, Data | None] = {}
        self.rooms = Rooms()
        self.office = Office(self, push)
        self.groups = Groups(self)
        self.contests = Contests(self)
        self.post = Post(self, mail)
        self.callers = Callers(self.office, self.post)
        self.making = Making(self)
        self.seating = Seating(self)

    # -- finding ---------------------------------------------------------------------------

    def table(self, name: str) -> LiveTable:
        found = self._tables.get(name)
        if name in self._going:
            raise NoTable("There is no such table.")
        if found is None:
            self._check_ours(name)
            stored = self.store.table(name)
            if stored is None:
                raise NoTable("There is no such table.")
            found = self.add(stored)
        return found

    def _check_ours(self, name: str) -> None:
        """Before it is read: what another server writes afterwards we would not see."""
        try:
            self.estate.tenure(name)
        except Elsewhere:
            self.check_kept(name)
            raise

    def has(self, name: str) -> bool:
        """Is the table in memory?"""
        return self._tables.get(name) is not None

    def look(self, name: str) -> LiveTable | None:
        """The table if it is in memory, without keeping it there."""
        return self._tables.look(name)

    def add(self, stored: Stored) -> LiveTable:
        """A table that was just made."""
        return self.put(self.live(stored))

    def put(self, table: LiveTable) -> LiveTable:
        return self._tables.put(table)

    def check_kept(self, name: str) -> None:
        """Is there such a table, whether it can be opened or not?"""
        if not self.store.has(name):
            raise NoTable("There is no such table.")

    def keeps(self, name: str) -> bool:
        """Is there such a table, and is it not being thrown away?"""
        return name not in self._going and bool(self.store.briefs([name]))

    def live(self, stored: Stored) -> LiveTable:
        """The table with all its answers played again."""
        try:
            tenure = self.estate.tenure(stored.table.id)
            found = LiveTable(
                *(stored, self.store, self.thinkers, self.pace, self._calls, self.briefly)
            )
            found.game.check(stored.table.seats, stored.table.settings)
            if tenure is not None:
                found.keeping.tenure = tenure
                found.keeping.lost = partial(self.estate.lose, tenure)
            return found
        except Elsewhere:
            raise
        except UNKNOWN:
            raise OtherRules("This table was played with other rules and cannot go on.") from None
        except Exception as problem:  # whatever its rows say, it shall break nobody else
            raise unreadable(stored.table.id, type(problem).__name__) from None

    @property
    def _calls(self) -> Callers | None:
        """Who calls people to their tables, if anybody does."""
        return self.callers if self.callers.on else None

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return self._tables.all()

    def lobby(self, device: Device) -> Data:
        """The newest tables that anybody may join, and the latest of this device."""
        mine = self.store.latest(device, MOST_OWN)
        free = [name for name in self.store.open_tables(MOST_OPEN) if name not in mine]
        own = self.summaries(mine)
        for summary in own:
            seats = self.store.granted(device, summary["table"])
            for person in summary["people"]:
                person["mine"] = person["seat"] in seats
            summary["host"] = HOST in seats
        return {
            "open": self.summaries(free),
            "mine": sorted(own, key=lambda each: -each["created"]),
        }

    def summaries(self, names: list[str]) -> list[Data]:
        """These tables as lists show them. None is brought into memory for that, and none with a
        game that is not here (any more) is shown."""
        found: list[Data] = []
        for record, people in self.store.briefs(names):
            table = self._tables.look(record.id)
            with suppress(*UNKNOWN):
                edition = self._edition(record.game, record.edition)
                seen = table.summary() if table else self._brief(record, people, edition)
                found.append({**seen, "fair": None})  # who wants to know goes there
        return found

    def _brief(self, record: TableRecord, people: list[SeatRecord], edition: Data | None) -> Data:
        slow = self.store.slow(record.id) if record.clock.slow else None
        here, watchers = self.presence(record.id)
        return brief(record, people, edition, here, slow, watchers)

    def _edition(self, game: str, text: str) -> Data | None:
        """Which box a table has. Reading one takes a while, so what it says is remembered."""
        key = hashed(f"{game} {text}")
        if key not in self._editions:
            if len(self._editions) >= MOST_EDITIONS:
                self._editions.clear()
            self._editions[key] = frames.edition(find(game, text))
        return self._editions[key]

    def described(self, table: LiveTable, device: Device) -> Data:
        """A summary with what this device has to do with the table."""
        seats = self.seats_of(device, table)
        offered = self.seating.offered(table, device)
        had = self.store.held(device, table.record.id).difference(seats)
        summary = table.summary()
        for person in summary["people"]:
            person["mine"] = person["seat"] in seats
            person["offered"] = person["seat"] in offered
            person["had"] = person["seat"] in had
        summary["host"] = HOST in seats
        return summary

    def seats_of(self, device: Device, table: LiveTable) -> list[Seat]:
        return self.store.granted(device, table.record.id)

    def check_seat(self, device: Device, table: LiveTable, seat: Seat) -> None:
        if seat not in self.seats_of(device, table):
            raise NotYours("This seat is not yours.")

    async def file(self, table: LiveTable, device: Device) -> bytes:
        """The saved game of a finished table; the host gets that of an outdated one, too, where it
        holds nobody's secrets: the rules may come back, and then he would know all hands. As the
        text of a file, packed with gzip."""
        standing = table.course.standing
        if standing.outdated:
            if table.record.status != FINISHED:
                self.check_seat(device, table, HOST)
                if table.game.secrets:
                    raise NotNow("The game is not over, and its file would show what is hidden.")
            return await self.errands.old_file(*standing.for_file(table.keeping.saved))
        if table.match is None or not table.match.over:
            raise NotNow("The game is not over yet.")
        return await self.errands.file(table.match)

    async def write(
        self, *changes: Change, of: LiveTable | None = None, new: Sequence[str] = ()
    ) -> None:
        """Make all these changes on the disk, or raise `NotKept`. A table that they are `of` must
        still be ours; those that are `new` become ours."""
        founded = [await self.estate.found(name) for name in new]
        under = [tenure for tenure in founded if tenure is not None]
        if of is not None:
            await of.keeping.written(self.store, *changes, under=under)
        else:
            await written(self.store, *changes, under=under)

    # -- for the host of the server --------------------------------------------------------

    async def close_table(self, name: str) -> None:
        """End a game that is not over: everybody still sees it, and nobody plays on."""
        table = self.table(name)
        async with table.lock:
            before = table.record.status
            if before not in (PLAYING, PAUSED):
                raise NotNow("Only a running game can be closed.")
            table.record.status = CLOSED
            try:
                await self.write(put_table(table.record), put_audit("closed", name), of=table)
            except BaseException:
                table.record.status = before
                raise
            table.broadcast()

    async def throw_away(self, name: str, why: str) -> None:
        """The table is gone with everything that belongs to it; whoever is there is told."""
        await self.estate.claim(name)
        tenure = self.estate.tenure(name)
        under = () if tenure is None else (tenure,)
        self._going.add(name)  # nobody comes to it meanwhile
        self.reviews.forget(name)
        table = self._tables.look(name)
        try:
            for room in self.rooms.of_table(name):
                room.end("gone")
            if table is None:
                await written(self.store, forget_table(name), put_audit(why, name), under=under)
                return
            async with table.lock:
                await self.write(forget_table(name), put_audit(why, name), of=table)
                table.record.status = GONE  # for who holds it still
                table.company.say_goodbye("gone")
                table.close()
            self._tables.drop(name)
        finally:
            self._going.discard(name)

    def let_go(self, name: str, reason: str = "restart") -> None:
        """The table is another server's from now on. Whoever is there comes again, and finds it."""
        for room in self.rooms.of_table(name):
            room.end(reason)
        table = self._tables.look(name)
        if table is not None:
            table.company.say_goodbye(reason)
            table.close()
            self._tables.drop(name)

    async def remove_line(self, name: str, n: int) -> None:
        """Take a line of chat away from everybody."""
        table = self.table(name)
        async with table.lock:
            line = self.store.line(name, n)
            if line is None:
                raise BadRequest("There is no such line.")
            await self.write(remove_line(name, n), put_audit("chat", name, line.seat), of=table)
            table.talk.remove(n)

    async def say_goodbye(self) -> None:
        for table in self._tables.all():
            table.company.say_goodbye()
        self.rooms.send_away("restart")
        await asyncio.sleep(0.05)  # let it out

    async def settle(self) -> None:
        """Where all tables in memory stand is kept, and no quick look goes on; one that stumbles
        takes no other along."""
        works = (self.looks.settle(), *(table.note_standing() for table in self._tables.all()))
        for problem in await asyncio.gather(*works, return_exceptions=True):
            if isinstance(problem, Exception):
                stumbled(problem)

    def close(self) -> None:
        with whatever_happens():
            self.rooms.close()
        with whatever_happens():
            self.office.close()
        with whatever_happens():
            self.post.close()
        for table in self._tables.all():
            with whatever_happens():
                table.close()
        with whatever_happens():
            self.thinkers.close()
        with whatever_happens():
            self.reviews.close()
        with whatever_happens():
            self.looks.close()
        self.errands.close()


def tell_nobody(what: str, about: Any) -> None:
    """A server that is alone."""


def nobody_here(table: str) -> tuple[Collection[Seat], int]:
    """At a table that nobody has in memory."""
    return (), 0
