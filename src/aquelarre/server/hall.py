"""The hall: all tables of a server, and who may sit where."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from aquelarre.bots.named import checked, free_names
from aquelarre.kernel import BadEdition, BadSetting, NoEditions, Refusal, Seat, UnknownGame
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, new_seed, save
from aquelarre.match.saved import load
from aquelarre.server.errors import (
    BadCode,
    BadRequest,
    NoTable,
    NotNow,
    NotYours,
    OtherRules,
    SeatTaken,
)
from aquelarre.server.live import LiveTable
from aquelarre.server.loaded import Loaded
from aquelarre.server.messages import clean
from aquelarre.server.records import (
    FINISHED,
    HOST,
    PAUSED,
    PLAYING,
    WAITING,
    Clock,
    SeatRecord,
    Stored,
    TableRecord,
)
from aquelarre.server.store import (
    Answers,
    Change,
    PassUsed,
    Store,
    grant,
    put_pass,
    put_seat,
    put_table,
    revoke,
    use_pass,
)
from aquelarre.server.thinking import Thinkers
from aquelarre.server.tokens import hashed, new_code, new_table_name, same

Data = dict[str, Any]
Device = bytes  # the hash of a device's cookie
MOST_NAME = 24
MOST_OWN = 50  # tables of a device that are listed
# Of a table that does not fit the rules of today, or the games that are here.
OUTDATED = (Refusal, BadSetting, BadEdition, NoEditions, UnknownGame)


class Hall:
    """Tables come into memory when they are needed."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float = 0.0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self._tables = Loaded()

    # -- finding ---------------------------------------------------------------------------

    def table(self, name: str) -> LiveTable:
        found = self._tables.get(name)
        if found is None:
            stored = self.store.table(name)
            if stored is None:
                raise NoTable("There is no such table.")
            found = self._tables.put(self._live(stored))
        return found

    def _known(self, name: str) -> LiveTable | None:
        """The table, if it can still be shown."""
        try:
            return self.table(name)
        except (NoTable, OtherRules):
            return None

    def _live(self, stored: Stored) -> LiveTable:
        try:
            return LiveTable(stored, self.store, self.thinkers, self.pace)
        except OUTDATED:
            raise OtherRules("This table was played with other rules and cannot go on.") from None

    async def wake(self) -> None:
        """After a restart: unfinished tables at which bots are to answer go on by themselves.
        One after the other, so that nobody who comes meanwhile has to wait for all of them."""
        for record in self.store.tables(PLAYING):
            with suppress(OtherRules):
                table = self.table(record.id)
                if any(who.bot for who in table.people):
                    table.changed()
            await asyncio.sleep(0)

    def loaded(self) -> list[LiveTable]:
        """The tables in memory."""
        return self._tables.all()

    def lobby(self, device: Device) -> Data:
        """The tables that anybody may join, and the latest of this device."""
        mine = self.store.latest(device, MOST_OWN)
        open_tables = [
            table.summary()
            for record in self.store.tables(WAITING)
            if record.open and record.id not in mine and (table := self._known(record.id))
        ]
        own = [self.described(table, device) for name in mine if (table := self._known(name))]
        return {"open": open_tables, "mine": sorted(own, key=lambda each: -each["created"])}

    def described(self, table: LiveTable, device: Device) -> Data:
        """A summary with what this device has to do with the table."""
        seats = self.seats_of(device, table)
        summary = table.summary()
        for person in summary["people"]:
            person["mine"] = person["seat"] in seats
        summary["host"] = HOST in seats
        return summary

    def seats_of(self, device: Device, table: LiveTable) -> list[Seat]:
        return self.store.granted(device, table.record.id)

    def check_seat(self, device: Device, table: LiveTable, seat: Seat) -> None:
        if seat not in self.seats_of(device, table):
            raise NotYours("This seat is not yours.")

    # -- making ----------------------------------------------------------------------------

    async def create(
        self,
        device: Device,
        *,
        game: str,
        seats: int,
        settings: dict[str, int],
        names: list[str],
        bots: dict[int, str],
        is_open: bool,
        clock: Clock,
        chat: str,
        edition: str = "",
    ) -> Data:
        """A new table. The device gets the first seats, one for each name, and is the host."""
        found = await asyncio.to_thread(find, game, edition) if edition else find(game)
        full = found.check(seats, settings)
        if chat == "claims" and not (found.claims and full.get(found.claims_setting, 1)):
            raise BadRequest("There are no claims to be made at this table.")
        code = new_code()
        record = TableRecord(
            id=new_table_name(),
            game=game,
            seats=seats,
            settings=full,
            seed=new_seed(),
            created=time.time(),
            open=is_open,
            clock=clock,
            chat=chat,
            invite=hashed(code),
            edition=found.edition_text(),
        )
        people = [SeatRecord() for _ in range(seats)]
        for seat, kind in bots.items():
            if not 0 <= seat < seats:
                raise BadRequest("There is no such seat.")
            people[seat] = SeatRecord(bot=checked(kind), taken=True)
        own = [seat for seat in range(seats) if not people[seat].taken][: len(names)]
        if len(own) < len(names):
            raise SeatTaken("There are not so many free seats.")
        for seat, name in zip(own, names, strict=True):
            people[seat] = SeatRecord(name=clean_name(name), taken=True)
        for who in people:
            if who.bot:
                who.name = bot_name(people)
        changes: list[Change] = [put_table(record), grant(device, record.id, HOST)]
        changes += [put_seat(record.id, seat, who) for seat, who in enumerate(people)]
        changes += [grant(device, record.id, seat) for seat in own]
        await self.store.write(*changes)
        new = self._tables.put(self._live(Stored(record, people, [], [])))
        if all(who.taken for who in people):
            await new.begin()
        return {"table": record.id, "seat": own[0] if own else -1, "invite": code}

    async def rematch(self, table: LiveTable, device: Device) -> Data:
        """The same people at a new table; once for each table."""
        if table.record.status != FINISHED:
            raise NotNow("The game is not over yet.")
        if not self.seats_of(device, table):
            raise NotYours("Only those at the table can ask for a rematch.")
        async with table.lock:
            if not table.record.next:
                await self._set_up_again(table)
                table.changed()
        seats = [s for s in self.seats_of(device, self.table(table.record.next)) if s != HOST]
        return {"table": table.record.next, "seat": seats[0] if seats else -1}

    async def _set_up_again(self, table: LiveTable) -> None:
        old = table.record
        record = TableRecord(
            id=new_table_name(),
            game=old.game,
            seats=old.seats,
            settings=old.settings,
            seed=new_seed(),
            created=time.time(),
            clock=old.clock,
            chat=old.chat,
            edition=old.edition,
        )
        people = [SeatRecord(who.name, who.bot, who.taken) for who in table.people]
        old.next = record.id
        changes: list[Change] = [put_table(record), put_table(old)]
        changes += [put_seat(record.id, seat, who) for seat, who in enumerate(people)]
        changes.append(_same_grants(old.id, record.id))
        await self.store.write(*changes)
        new = self._tables.put(self._live(Stored(record, people, [], [])))
        if all(who.taken for who in people):
            await new.begin()

    # -- sitting down ----------------------------------------------------------------------

    async def join(
        self, table: LiveTable, device: Device, code: str, seat: Seat, name: str
    ) -> Seat:
        """Take a free seat: with the invite, or anyhow where the table is open."""
        async with table.lock:
            if not table.record.open and not same(code, table.record.invite):
                raise BadCode("This invitation is not valid.")
            free = [s for s, who in enumerate(table.people) if not who.taken]
            if not free or (seat >= 0 and seat not in free):
                raise SeatTaken("This seat is taken.")
            place = seat if seat >= 0 else free[0]
            who = SeatRecord(name=clean_name(name), taken=True)
            await self.store.write(
                put_seat(table.record.id, place, who), grant(device, table.record.id, place)
            )
            table.people[place] = who
            if table.match is not None:
                table.match.players[place].name, table.match.players[place].bot = who.name, ""
            table.changed()
        if table.record.status == WAITING and all(who.taken for who in table.people):
            await table.begin()
        return place

    async def new_invite(self, table: LiveTable, device: Device) -> str:
        self.check_seat(device, table, HOST)
        code = new_code()
        table.record.invite = hashed(code)
        await self.store.write(put_table(table.record))
        return code

    async def new_pass(self, table: LiveTable, device: Device, seat: Seat) -> str:
        """A code that moves the seat to another device, once."""
        self.check_seat(device, table, seat)
        code = new_code()
        await self.store.write(put_pass(hashed(code), table.record.id, seat))
        return code

    async def claim(self, table: LiveTable, device: Device, code: str) -> Seat:
        found: list[Seat] = []
        try:
            await self.store.write(use_pass(hashed(code), table.record.id, device, found))
        except PassUsed:
            raise BadCode("This code is not valid any more.") from None
        if found[0] != HOST:
            table.send_away(found[0])
        return found[0]

    async def change_seat(
        self, table: LiveTable, device: Device, seat: Seat, do: str, bot: str, name: str
    ) -> None:
        """Leave, come back, rename; the host may remove people and put bots."""
        if not 0 <= seat < table.record.seats:
            raise BadRequest("There is no such seat.")
        held = self.seats_of(device, table)
        if seat not in held and HOST not in held:
            raise NotYours("This seat is not yours.")
        if do in ("remove", "bot", "open") and HOST not in held and seat not in held:
            raise NotYours("Only the host can do that.")
        async with table.lock:
            who = table.people[seat]
            if do == "name" and not who.taken:
                raise NotNow("Nobody sits there.")
            if do == "name":
                who = SeatRecord(clean_name(name), who.bot, True, who.used_ms)
                await self._put(table, seat, who)
            elif do == "back":
                if seat not in held:
                    raise NotYours("This seat is not yours.")
                await table.set_bot(seat, "")
            elif do == "bot":
                kind = checked(bot or "guide")
                name = who.name if who.taken and who.name else bot_name(table.people)
                await self._put(table, seat, SeatRecord(name, kind, True, who.used_ms))
            elif do in ("leave", "remove", "open"):
                await self._vacate(table, seat)
            else:
                raise BadRequest("There is nothing of that kind to do.")
            table.changed()
        if table.record.status == WAITING and all(each.taken for each in table.people):
            await table.begin()

    async def _put(self, table: LiveTable, seat: Seat, who: SeatRecord) -> None:
        await self.store.write(put_seat(table.record.id, seat, who))
        table.people[seat] = who
        if table.match is not None:
            table.match.players[seat].name, table.match.players[seat].bot = who.name, who.bot

    async def _vacate(self, table: LiveTable, seat: Seat) -> None:
        """The seat is free again. In a running game a bot keeps it warm until somebody comes; a
        finished one still tells who played."""
        if table.record.status == FINISHED:
            await self.store.write(revoke(table.record.id, seat))
            return
        running = table.record.status in (PLAYING, PAUSED)
        who = SeatRecord(taken=False)
        if running:
            who = SeatRecord(bot_name(table.people), "guide", taken=False)
        await self.store.write(put_seat(table.record.id, seat, who), revoke(table.record.id, seat))
        table.people[seat] = who
        if table.match is not None:
            table.match.players[seat].name, table.match.players[seat].bot = who.name, who.bot
        table.send_away(seat)

    # -- saved games -----------------------------------------------------------------------

    def file(self, table: LiveTable) -> str:
        """The saved game of a finished table."""
        if table.match is None or not table.match.over:
            raise NotNow("The game is not over yet.")
        return save(table.match)

    async def bring_in(self, text: str) -> str:
        """A finished saved game becomes a table to look at."""
        match: Match[Any] = load(text)
        if not match.over:
            raise BadRequest("This game is not over: go on with it in the terminal.")
        record = TableRecord(
            id=new_table_name(),
            game=match.game.key,
            seats=match.seats,
            settings=match.settings,
            seed=match.seed,
            created=time.time(),
            status=FINISHED,
            chat="off",
            edition=match.game.edition_text(),
        )
        people = [SeatRecord(clean_name(who.name), who.bot, True) for who in match.players]
        changes: list[Change] = [put_table(record), Answers(record.id, 0, match.answers)]
        changes += [put_seat(record.id, seat, who) for seat, who in enumerate(people)]
        await self.store.write(*changes)
        return record.id

    async def say_goodbye(self) -> None:
        for table in self._tables.all():
            table.say_goodbye()
        await asyncio.sleep(0.05)  # let it out

    def close(self) -> None:
        for table in self._tables.all():
            table.close()
        self.thinkers.close()


def bot_name(people: list[SeatRecord]) -> str:
    """A name that nobody at the table has yet."""
    free = free_names({who.name for who in people})
    return free[0] if free else ""


def clean_name(name: str) -> str:
    """A name without control characters and needless spaces, and not too long."""
    return clean(name)[:MOST_NAME].strip()


def _same_grants(old: str, new: str) -> Change:
    def change(connection: Any) -> None:
        connection.execute(
            'INSERT INTO grants SELECT device, ?, seat FROM grants WHERE "table" = ?', (new, old)
        )

    return change
