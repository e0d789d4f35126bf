"""Seating: who sits down, who gets up, and codes that move a seat to another device.

Everything here happens under the table's lock: two who want the same seat, or somebody who makes
a pass while being removed, come one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from aquelarre.kernel import Seat
from aquelarre.server.bans import short
from aquelarre.server.comings import BOT, CAME, LEFT, MOVED, NAMED, REMOVED, SAT
from aquelarre.server.errors import (
    BadCode,
    BadRequest,
    NeedsInvite,
    NoTable,
    NotNow,
    NotYours,
    SeatSecrets,
    SeatTaken,
)
from aquelarre.server.live import LiveTable
from aquelarre.server.names import bot_name, clean_name
from aquelarre.server.records import GONE, HOST, RUNNING, WAITING, Device, SeatRecord
from aquelarre.server.store import (
    Change,
    grant,
    put_audit,
    put_fair,
    put_pass,
    put_seat,
    put_table,
    revoke,
    use_pass,
)
from aquelarre.server.tokens import hashed, new_code, same

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall


class Seating:
    """The seats of all tables, and who may have them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    # -- secrets ---------------------------------------------------------------------------

    def offered(self, table: LiveTable, device: Device) -> set[Seat]:
        """The seats that the device may take if they are free. One with secrets goes only to who
        has had no other seat at this table since the cards were dealt: nobody sees two hands that
        were not agreed on before. Devices that share the rights of a host are taken for one
        person. That is so after the game, too: a rematch deals to those who sit there. Before the
        deal it is the host who says who shares a device: with him, and with nobody else."""
        every, name = set(range(table.record.seats)), table.record.id
        if not table.game.secrets:
            return every
        has = set(self.store.granted(device, name))
        if table.record.status == WAITING:
            held = set() if HOST in has else has
        else:
            held = self.store.held(device, name)
            if not held and HOST in has:
                held = self.store.held_by_hosts(name)
        if not held:
            return every
        return held if len(held) == 1 else set()

    def _check_secrets(self, table: LiveTable, device: Device, seat: Seat) -> None:
        self.hall.persons.check(device)
        if seat != HOST and seat not in self.offered(table, device):
            raise SeatSecrets(
                "This seat has secrets, and this device has had another one at the table: "
                "it can only go to somebody new, or to a bot."
            )

    # -- sitting down ----------------------------------------------------------------------

    async def join(
        self,
        table: LiveTable,
        device: Device,
        code: str,
        seat: Seat,
        name: str,
        promise: str = "",
        agent: str = "",
    ) -> Seat:
        """Take a free seat: with the invite, or anyhow where the table is open."""
        async with table.lock:
            check_there(table)
            self._check_invite(table, code, device)
            if table.record.status not in (WAITING, *RUNNING):
                raise NotNow("The game is over.")
            place = self._free_seat(table, device, seat, clean_name(name))
            who = SeatRecord(name=clean_name(name), taken=True, agent=agent)
            fair = table.fairness.with_promise(place, promise)
            sits = grant(device, table.record.id, place), put_fair(table.record.id, fair)
            waited = table.record.status in RUNNING and not table.company.is_bot(place)
            what = CAME if waited else SAT
            await self._seat(table, place, who, what, device, *sits)
            table.fairness.record = fair
            table.broadcast()
        await table.fairness.begin()
        return place

    def _check_invite(self, table: LiveTable, code: str, device: Device) -> None:
        """Where there are secrets an open table is open until it begins. That of a group is open to
        its members."""
        invited = same(code, table.record.invite)
        welcome = table.record.open or self.hall.groups.welcomes(table.record.id, device)
        if not welcome and not invited:
            raise BadCode("This invitation is not valid.")
        if not invited and table.game.secrets and table.record.status in RUNNING:
            raise NeedsInvite("The game has begun: a new invitation of the host is needed.")

    def _free_seat(self, table: LiveTable, device: Device, seat: Seat, name: str) -> Seat:
        """The wanted seat, or (-1) any that the device may have: first the one that waits for
        somebody of this name, at a table that was brought in."""
        free = [s for s, who in enumerate(table.people) if not who.taken]
        if not free or (seat >= 0 and seat not in free):
            raise SeatTaken("This seat is taken.")
        offered = self.offered(table, device)
        free.sort(key=lambda s: table.people[s].name.casefold() != name.casefold())
        place = seat if seat >= 0 else next((s for s in free if s in offered), free[0])
        self._check_secrets(table, device, place)
        return place

    # -- codes -----------------------------------------------------------------------------

    async def new_invite(self, table: LiveTable, device: Device) -> str:
        code = new_code()
        async with table.lock:
            check_there(table)
            self.hall.check_seat(device, table, HOST)
            before, table.record.invite = table.record.invite, hashed(code)
            try:
                await self.hall.write(put_table(table.record), of=table)
            except BaseException:
                table.record.invite = before
                raise
            table.broadcast()
        return code

    async def new_pass(self, table: LiveTable, device: Device, seat: Seat) -> str:
        """A code that moves the seat to another device, once."""
        code = new_code()
        async with table.lock:
            check_there(table)
            self.hall.check_seat(device, table, seat)
            await self.hall.write(put_pass(hashed(code), table.record.id, seat), of=table)
        return code

    async def claim(self, table: LiveTable, device: Device, code: str, agent: str = "") -> Seat:
        """Use such a code. What is refused does not use it up. From now on whoever comes sits
        there: a person, or the `agent` that they say to be."""
        async with table.lock:
            seat = self.store.seat_of_pass(hashed(code), table.record.id)
            if seat is None:
                raise BadCode("This code is not valid any more.")
            self._check_secrets(table, device, seat)
            used = use_pass(hashed(code), table.record.id, device)
            deed = put_audit(MOVED, table.record.id, seat, short(device))
            if seat == HOST or seat in self.hall.seats_of(device, table):
                await self.hall.write(used, deed, of=table)
                return seat
            who = msgspec.structs.replace(table.people[seat], agent=agent)
            told = table.comings.line(seat, MOVED, who)
            sits = put_seat(table.record.id, seat, who)
            await self.hall.write(used, deed, sits, *table.comings.kept(told), of=table)
            table.sits(seat, who, told)
            table.send_away(seat, MOVED)
            table.broadcast()
        return seat

    # -- changing --------------------------------------------------------------------------

    async def change_seat(
        self, table: LiveTable, device: Device, seat: Seat, do: str, bot: str, name: str
    ) -> None:
        """Leave, come back, rename; the host may remove people and put bots."""
        if not 0 <= seat < table.record.seats:
            raise BadRequest("There is no such seat.")
        async with table.lock:
            check_there(table)
            held = self.hall.seats_of(device, table)
            if seat not in held and (HOST not in held or do == "back"):
                raise NotYours("This seat is not yours.")
            if do == "name":
                await self._rename(table, seat, clean_name(name), device)
            elif do == "back":
                await table.set_bot(seat, "")
            elif do == "bot":
                kind = self.hall.thinkers.checked(bot or "guide")
                await self._put_bot(table, seat, kind, device)
            elif do in ("leave", "remove", "open"):
                await self.vacate(table, seat, LEFT if seat in held else REMOVED, device)
            else:
                raise BadRequest("There is nothing of that kind to do.")
            table.broadcast()
        await table.fairness.begin()

    async def _rename(self, table: LiveTable, seat: Seat, name: str, device: Device) -> None:
        who = table.people[seat]
        if not who.taken:
            raise NotNow("Nobody sits there.")
        called = msgspec.structs.replace(who, name=name)
        await self._seat(table, seat, called, NAMED, device)

    async def _put_bot(self, table: LiveTable, seat: Seat, kind: str, device: Device) -> None:
        who = table.people[seat]
        name = who.name or bot_name(table.people)
        what = "" if who.bot else BOT  # one bot for another: nobody came
        sits = SeatRecord(name, kind, True, who.used_ms, who.agent)
        await self._seat(table, seat, sits, what, device, *table.prepared.gone(seat))

    async def vacate(self, table: LiveTable, seat: Seat, what: str, device: Device) -> None:
        """The seat is free again; the device has seen to that. In a running game a bot keeps it
        warm until somebody comes, and where there are secrets only a new invitation leads there; a
        finished game still tells who played."""
        gone = revoke(table.record.id, seat)
        if table.record.status not in (WAITING, *RUNNING):
            deed = put_audit(what, table.record.id, seat, short(device))
            await self.hall.write(gone, deed, of=table)
            table.send_away(seat, what)
            return
        who = SeatRecord(taken=False)
        if table.record.status in RUNNING:
            who = SeatRecord(bot_name(table.people), "guide", taken=False)
        fair = table.fairness.without(seat)
        changes, before = [gone, put_fair(table.record.id, fair)], table.record.invite
        if table.game.secrets and table.record.status in RUNNING:
            table.record.invite = b""
            changes.append(put_table(table.record))
        try:
            await self._seat(table, seat, who, what, device, *changes)
        except BaseException:
            table.record.invite = before
            raise
        table.fairness.record = fair
        table.send_away(seat, what)

    async def _seat(
        self,
        table: LiveTable,
        seat: Seat,
        who: SeatRecord,
        what: str,
        device: Device,
        *changes: Change,
    ) -> None:
        """Somebody else sits there from now on, on the disk first; everybody is told."""
        told = table.comings.line(seat, what, who) if what else []
        work = [put_seat(table.record.id, seat, who), *changes, *table.comings.kept(told)]
        if what not in ("", NAMED):  # a name is no deed
            work.append(put_audit(what, table.record.id, seat, short(device)))
        await self.hall.write(*work, of=table)
        table.sits(seat, who, told)


def check_there(table: LiveTable) -> None:
    """A table can be thrown away while somebody waits for it."""
    if table.record.status == GONE:
        raise NoTable("There is no such table.")
