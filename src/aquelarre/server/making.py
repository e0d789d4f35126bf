"""Making tables: new ones, rematches, and games that are brought in from a file."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from aquelarre.editions import edition_text, find
from aquelarre.kernel import Seat
from aquelarre.match import new_seed
from aquelarre.puzzles import Puzzle
from aquelarre.school import lesson_of, lessons_of
from aquelarre.server.bans import short
from aquelarre.server.errors import BadRequest, NotNow, NotYours, SeatTaken
from aquelarre.server.live import LiveTable
from aquelarre.server.names import bot_name, clean_name
from aquelarre.server.puzzles import past_of
from aquelarre.server.records import (
    FINISHED,
    HOST,
    PAUSED,
    PLAYING,
    Clock,
    Device,
    FairRecord,
    SeatRecord,
    Stored,
    TableRecord,
)
from aquelarre.server.store import (
    Answers,
    Change,
    grant,
    put_audit,
    put_fair,
    put_people,
    put_standpoint,
    put_table,
    put_used,
    same_group,
    same_push,
    same_seats,
)
from aquelarre.server.tokens import hashed, new_code, new_table_name

if TYPE_CHECKING:
    from aquelarre.server.errands import Forked
    from aquelarre.server.hall import Hall

Data = dict[str, Any]


class Making:
    """How tables come into being."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

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
        promise: str = "",
        agent: str = "",
        coach: bool = False,
        group: str = "",
    ) -> Data:
        """A new table. The device gets the first seats, one for each name, and is the host."""
        found = await asyncio.to_thread(find, game, edition) if edition else find(game)
        full = found.check(seats, settings)
        if chat == "claims" and not (found.claims and full.get(found.claims_setting, 1)):
            raise BadRequest("There are no claims to be made at this table.")
        if coach and not found.advises:
            raise BadRequest("There is no coach for this game.")
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
            edition=edition_text(found),
            coach=coach,
        )
        people = [SeatRecord() for _ in range(seats)]
        for seat, kind in bots.items():
            if not 0 <= seat < seats:
                raise BadRequest("There is no such seat.")
            people[seat] = SeatRecord(bot=self.hall.thinkers.checked(kind), taken=True)
        own = [seat for seat in range(seats) if not people[seat].taken][: len(names)]
        if len(own) < len(names):
            raise SeatTaken("There are not so many free seats.")
        for seat, name in zip(own, names, strict=True):
            people[seat] = SeatRecord(name=clean_name(name), taken=True, agent=agent)
        for who in people:
            if who.bot:
                who.name = bot_name(people)
        changes: list[Change] = [put_table(record), put_people(record.id, people)]
        changes.append(grant(device, record.id, HOST, *own))
        changes += self._new(record, device)
        changes += self.hall.groups.new_table(group, device, record.id)
        fair = FairRecord(promises={own[0]: promise} if own and promise else {})
        await self.hall.write(*changes, put_fair(record.id, fair), new=[record.id])
        new = self.hall.add(Stored(record, people, [], [], fair=fair))
        await new.fairness.begin()
        return {"table": record.id, "seat": own[0] if own else -1, "invite": code}

    async def teach(self, device: Device, game: str, name: str, learner: str) -> Data:
        """A table with a lesson (its first one without a name): the device gets the learner's seat,
        and bots the others. Nobody else is invited."""
        found = find(game)
        lesson = lesson_of(found, name) if name else next(iter(lessons_of(found)), None)
        if lesson is None:
            raise BadRequest("There is no such lesson.")
        record = TableRecord(
            id=new_table_name(),
            game=game,
            seats=lesson.seats,
            settings=lesson.settings,
            seed=new_seed(),
            created=time.time(),
            chat="off",
            edition=edition_text(found),
            lesson=lesson.name,
        )
        bot = self.hall.thinkers.checked(lesson.bots)
        people = [SeatRecord(partner, bot, True) for partner in lesson.partners]
        people[lesson.you] = SeatRecord(clean_name(learner), taken=True)
        for who in people:
            if who.bot and not who.name:
                who.name = bot_name(people)
        changes: list[Change] = [put_table(record), put_people(record.id, people)]
        changes.append(grant(device, record.id, HOST, lesson.you))
        await self.hall.write(*changes, *self._new(record, device), new=[record.id])
        await self.hall.add(Stored(record, people, [], [])).fairness.begin()
        return {"table": record.id, "seat": lesson.you}

    async def rematch(self, table: LiveTable, device: Device) -> Data:
        """The same people at a new table; once for each table, while that one is kept."""
        if table.record.status != FINISHED:
            raise NotNow("The game is not over yet.")
        if not self.hall.seats_of(device, table):
            raise NotYours("Only those at the table can ask for a rematch.")
        async with table.lock:
            if not table.record.next or not self.store.has(table.record.next):
                await self._set_up_again(table)
                table.broadcast()
        await self.hall.long_tables.ready(table.record.next)  # the rematch may be long over, too
        after = self.hall.table(table.record.next)
        seats = [seat for seat in self.hall.seats_of(device, after) if seat != HOST]
        return {"table": table.record.next, "seat": seats[0] if seats else -1}

    async def _set_up_again(self, table: LiveTable) -> None:
        old = table.record
        record = _same_game(old)
        record.clock, record.chat, record.coach = old.clock, old.chat, old.coach
        held = self.store.seats_held(old.id)
        people = [
            SeatRecord(who.name, who.bot, taken=True, agent=who.agent)
            if who.taken and (who.bot or seat in held)
            else SeatRecord()
            for seat, who in enumerate(table.people)
        ]
        # Whose page is open can tell its number; nobody waits for the others. Numbers that were
        # told at a rematch which is gone are no secret any more.
        ahead, here = {} if old.next else table.fairness.record.next, table.company.here()
        old.next = record.id
        changes: list[Change] = [put_table(record), put_table(old)]
        changes.append(put_people(record.id, people))
        changes += [same_seats(old.id, record.id), same_push(old.id, record.id)]
        changes.append(same_group(old.id, record.id, record.created))
        changes += self._new(record)
        fair = FairRecord(promises={seat: each for seat, each in ahead.items() if seat in here})
        await self.hall.write(*changes, put_fair(record.id, fair), of=table, new=[record.id])
        new = self.hall.add(Stored(record, people, [], [], fair=fair))
        new.calling.announced = True
        table.calling.rematch(record.id)
        await new.fairness.begin()

    async def bring_in(self, text: str, device: Device, seat: Seat = -1) -> Data:
        """A saved game becomes a table. A finished one is there to be looked at; one that is not
        over goes on, with the device on this seat (-1: the first person's) as its host."""
        found = await self.hall.errands.bring_in(text)
        people = [SeatRecord(clean_name(who), bot, True) for who, bot in found.people]
        status, code = FINISHED, ""
        if not found.over:
            seat, status, code = self._seat_all(people, seat), PLAYING, new_code()
            if not all(who.taken for who in people):
                status = PAUSED  # the others are invited first; or bots play for them
        record = TableRecord(
            id=new_table_name(),
            game=found.game,
            seats=found.seats,
            settings=found.settings,
            seed=found.seed,
            created=time.time(),
            status=status,
            chat="off" if found.over else "on",
            edition=found.edition,
            invite=hashed(code) if code else b"",
            laid=found.laid,
        )
        changes: list[Change] = [put_table(record), Answers(record.id, 0, found.answers)]
        changes.append(put_standpoint(record.id, found.standpoint))
        changes.append(put_people(record.id, people))
        if not found.over:
            changes.append(grant(device, record.id, HOST, seat))
        new = self._new(record, b"" if found.over else device)
        await self.hall.write(*changes, *new, new=[record.id])
        more = {} if found.over else {"seat": seat, "invite": code}
        return {"table": record.id, "status": status, **more}

    async def fork(
        self,
        table: LiveTable,
        device: Device,
        step: int,
        names: dict[Seat, str],
        bots: dict[Seat, str],
    ) -> Data:
        """A table at which a finished game goes on from a step of its replay, by its own rules and
        with chance of its own. The device sits on the seats with a name, bots on the others, by the
        names that were there."""
        old, match = table.record, table.match
        if old.status != FINISHED or match is None:
            raise NotNow("The game is not over yet.")
        table.course.check_rules()
        people = self._forked(table.people, names, bots)
        found = await self.hall.errands.fork(match, step)
        record = _same_game(old)
        record.origin, record.origin_step = old.id, step
        return await self._go_on(record, found, people, device, list(names))

    async def play_on(self, puzzle: Puzzle, device: Device, name: str) -> Data:
        """A table at which the game of a puzzle goes on from its question, by its own rules and
        with chance of its own: the device answers, and bots sit on the other seats."""
        people = [SeatRecord(bot="guide", taken=True) for _ in range(puzzle.seats)]
        people[puzzle.seat] = SeatRecord(clean_name(name), taken=True)
        for who in people:
            who.bot = self.hall.thinkers.checked(who.bot) if who.bot else ""
            who.name = bot_name(people) if who.bot else who.name
        found = await self.hall.errands.laid(past_of(puzzle))
        record = TableRecord(
            id=new_table_name(),
            game=puzzle.game.key,
            seats=puzzle.seats,
            settings=puzzle.game.check(puzzle.seats, puzzle.settings),
            seed=new_seed(),
            created=time.time(),
            edition=edition_text(puzzle.game),
        )
        return await self._go_on(record, found, people, device, [puzzle.seat])

    async def _go_on(
        self,
        record: TableRecord,
        found: Forked,
        people: list[SeatRecord],
        device: Device,
        own: list[Seat],
    ) -> Data:
        """A table with answers that were given elsewhere; the device has these seats."""
        code = new_code()
        record.status, record.invite, record.laid = PLAYING, hashed(code), found.laid
        changes: list[Change] = [put_table(record), Answers(record.id, 0, found.answers)]
        changes.append(put_standpoint(record.id, found.standpoint))
        changes.append(put_people(record.id, people))
        changes.append(grant(device, record.id, HOST, *own))
        await self.hall.write(*changes, *self._new(record, device), new=[record.id])
        return {"table": record.id, "seat": min(own), "invite": code}

    def _new(self, record: TableRecord, device: Device = b"") -> list[Change]:
        """What is noted of every new table, and that it is somebody's."""
        self.hall.persons.check(device)
        return [
            put_used([record.id], record.created),
            put_audit("made", record.id, HOST, short(device)),
        ]

    def _forked(
        self, before: list[SeatRecord], names: dict[Seat, str], bots: dict[Seat, str]
    ) -> list[SeatRecord]:
        """Who sits at a table that goes on from another. Nobody has the name of who forks it."""
        if not names or names.keys() & bots.keys() or max(*names, *bots, 0) >= len(before):
            raise BadRequest("There is no such seat.")
        people = [SeatRecord() for _ in before]
        for seat, name in names.items():
            people[seat] = SeatRecord(clean_name(name), taken=True)
        own = {who.name.casefold() for who in people}
        for seat, (who, old) in enumerate(zip(people, before, strict=True)):
            if seat in names:
                continue
            who.bot, who.taken = self.hall.thinkers.checked(bots.get(seat, "guide")), True
            who.name = old.name if old.name.casefold() not in own else bot_name([*people, *before])
        return people

    def _seat_all(self, people: list[SeatRecord], seat: Seat) -> Seat:
        """Who brings a running game sits down; bots stay, people are to come. Names stay: a seat
        is found again by them."""
        if not -1 <= seat < len(people):
            raise BadRequest("There is no such seat.")
        persons = [place for place, who in enumerate(people) if not who.bot]
        own = seat if seat >= 0 else persons[0] if persons else 0
        for who in people:
            who.bot = self.hall.thinkers.allowed(who.bot) if who.bot else ""
            who.taken = bool(who.bot)
        people[own].bot, people[own].taken = "", True
        return own


def _same_game(old: TableRecord) -> TableRecord:
    """A new table for what was played at another one."""
    return TableRecord(
        id=new_table_name(),
        game=old.game,
        seats=old.seats,
        settings=old.settings,
        seed=new_seed(),
        created=time.time(),
        edition=old.edition,
    )
