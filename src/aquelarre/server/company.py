"""Company: who sits at a table, and who listens there."""

from __future__ import annotations

import msgspec

from aquelarre.kernel import WATCHER, Seat
from aquelarre.server.listeners import Listener
from aquelarre.server.records import SeatRecord

encode = msgspec.json.Encoder().encode


class Company:
    """The people and bots on the seats, and the connections: of seats, and of watchers."""

    def __init__(self, people: list[SeatRecord]) -> None:
        self.people = people  # by seat
        self.listeners: set[Listener] = set()

    def is_bot(self, seat: Seat) -> bool:
        return bool(self.people[seat].bot)

    def persons(self) -> list[Seat]:
        """The seats for which no bot answers."""
        return [seat for seat, who in enumerate(self.people) if not who.bot]

    def all_sit(self) -> bool:
        return all(who.taken for who in self.people)

    def here(self) -> set[Seat]:
        """The seats with a connection."""
        return {listener.seat for listener in self.listeners} - {WATCHER}

    def watchers(self) -> int:
        return sum(listener.seat == WATCHER for listener in self.listeners)

    def seats_at_one_device(self) -> int:
        """How many seats share a device, where most do."""
        seats: dict[bytes, set[Seat]] = {}
        for listener in self.listeners:
            if listener.seat >= 0:
                seats.setdefault(listener.device, set()).add(listener.seat)
        return max((len(shared) for shared in seats.values()), default=1)

    def send(self, frame: bytes, but: Listener | None = None) -> None:
        """To all, or all but one."""
        for listener in list(self.listeners):
            if listener is not but:
                listener.send(frame)

    def send_away(self, seat: Seat, what: str) -> None:
        """End the connections of a seat that is somebody else's now, and say what became of it."""
        for listener in [each for each in self.listeners if each.seat == seat]:
            listener.send(encode({"t": "bye", "reason": what}))
            listener.end()

    def send_device_away(self, device: bytes, what: str) -> None:
        """The same for whatever seats one device had; it may go on watching."""
        for listener in [each for each in self.listeners if each.device == device]:
            if listener.seat >= 0:
                listener.send(encode({"t": "bye", "reason": what}))
                listener.end()

    def say_goodbye(self, reason: str = "restart", device: bytes | None = None) -> None:
        """To all, or to one device. If the server is about to stop, clients will come again."""
        for listener in [each for each in self.listeners if device in (None, each.device)]:
            listener.send(encode({"t": "bye", "reason": reason}))
            listener.end()
