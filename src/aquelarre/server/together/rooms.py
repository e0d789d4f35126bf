"""Rooms: all that there are on a server, of which there may not be too many."""

from __future__ import annotations

from aquelarre.server.errors import NoRoom, RoomFull
from aquelarre.server.limits import Buckets
from aquelarre.server.records import Device
from aquelarre.server.together.room import Guest, Room
from aquelarre.server.tokens import new_table_name

MOST_ROOMS = 200
MOST_OF_ONE = 40  # opened from one address, which a whole school may share


class Rooms:
    """The open rooms by name. Whoever knows the name may come in."""

    def __init__(self) -> None:
        self.open: dict[str, Room] = {}

    def make(
        self, table: str, address: str, device: Device, name: str, chat: Buckets
    ) -> tuple[Room, Guest]:
        """A room for the replay of this table. Who leads one already gets that one."""
        for room in self.open.values():
            guest = room.guest(device)
            if room.table == table and guest is not None and guest.who == room.leader:
                return room, room.come_in(device, name)
        own = sum(room.address == address for room in self.open.values())
        if len(self.open) >= MOST_ROOMS or own >= MOST_OF_ONE:
            raise RoomFull("There are too many rooms just now.")
        room = Room(new_table_name(), table, address, chat, self._ended)
        self.open[room.name] = room
        return room, room.come_in(device, name)

    def find(self, table: str, name: str) -> Room:
        found = self.open.get(name)
        if found is None or found.table != table:
            raise NoRoom("Nobody looks at this replay together any more.")
        return found

    def _ended(self, room: Room) -> None:
        self.open.pop(room.name, None)

    def of_table(self, table: str) -> list[Room]:
        return [room for room in self.open.values() if room.table == table]

    def send_away(self, reason: str, device: Device | None = None) -> None:
        for room in list(self.open.values()):
            room.send_away(reason, device)

    def close(self) -> None:
        for room in list(self.open.values()):
            room.end("restart")
