"""Bans: devices that the host of the server keeps out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from aquelarre.server.comings import REMOVED
from aquelarre.server.errors import BadRequest, Banned, Denied
from aquelarre.server.records import Device
from aquelarre.server.store import lift_ban, put_audit, put_ban

if TYPE_CHECKING:
    from aquelarre.server.hall import Hall

SHORT = 10  # hexadecimal digits that name a device for the host


def short(device: Device) -> str:
    """A name for a device: a part of the hash of its cookie."""
    return device.hex()[:SHORT]


class Bans:
    """Who is kept out. A new cookie is a new device: that stops nobody for long who wants to come
    back, but takes seats, tables and the host's rights from him."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.since = hall.store.banned()

    def check(self, device: Device) -> None:
        if device in self.since:
            raise Banned("The host of this server keeps this device out.")

    async def put(self, name: str) -> None:
        """Keep a device out from now on. Bots play on in its place."""
        device, hall = self._named(name), self.hall
        await hall.write(put_ban(device), put_audit("banned", device=name))
        self.since = hall.store.banned()
        hall.tell("bans", None)
        await self._carry_out(device)

    async def look_again(self) -> None:
        """Another server may have banned somebody, or let them in again."""
        before, self.since = self.since, self.hall.store.banned()
        for device in self.since.keys() - before.keys():
            await self._carry_out(device)

    async def _carry_out(self, device: Device) -> None:
        """At all tables of this server, and at those that nobody has."""
        hall = self.hall
        for each in {device, *hall.persons.devices(device)}:
            for table in hall.loaded():
                table.company.say_goodbye("banned", each)
            hall.rooms.send_away("banned", each)
        for where, seat in hall.store.seats_of(device):
            with suppress(Denied):  # one that cannot be opened spares no other
                await hall.long_tables.ready(where)
                table = hall.table(where)
                async with table.lock:
                    if seat in hall.store.granted(device, where):
                        await hall.seating.vacate(table, seat, REMOVED, device)
                        table.broadcast()
            await asyncio.sleep(0)

    async def lift(self, name: str) -> None:
        device = self._named(name)
        await self.hall.write(lift_ban(device), put_audit("unbanned", device=name))
        self.since = self.hall.store.banned()
        self.hall.tell("bans", None)

    def _named(self, name: str) -> Device:
        """Whom this name means: a device, or the person whose it is by now."""
        try:
            first = bytes.fromhex(name)
        except ValueError:
            first = b""
        if len(name) != SHORT or not first:
            raise BadRequest("There is no such device.")
        last = first + b"\xff" * (32 - len(first))
        found = {self.hall.persons.of(each) for each in self.hall.store.devices(first, last)}
        if len(found) != 1:
            raise BadRequest("There is no such device.")
        return found.pop()
