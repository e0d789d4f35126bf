"""A room: some people look at one replay together. One leads, and whoever follows sees the step
that the leader is at; marks on the board and short notes belong to a step and are for all.

It lives in memory, and ends when nobody has been there, or nothing has happened, for a while. It
knows nothing of the game: what is at a step everybody fetches as from any replay.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.json import Encoder

from aquelarre.kernel import AquelarreError
from aquelarre.server.alarm import Alarm
from aquelarre.server.errors import BadRequest, NotYours, RoomFull
from aquelarre.server.limits import Buckets
from aquelarre.server.listeners import Listener
from aquelarre.server.messages import Ping, clean
from aquelarre.server.names import clean_name
from aquelarre.server.records import Device
from aquelarre.server.responses import refused
from aquelarre.server.together.messages import Lead, Mark, Message, Note, Remove, Step

Data = dict[str, Any]
MOST_PEOPLE = 24
MOST_ITEMS = 200  # marks and notes of a room
MOST_AT_STEP = 24
EMPTY = 600.0  # seconds after which a room ends in which nobody is,
QUIET = 2 * 3600.0  # and one in which nothing happens
REMEMBERED = 256  # commands that are recognised when they come again
EVERYTHING = -2  # the eyes of somebody who is told all secrets
encode = Encoder().encode


class Guest(Struct, eq=False):
    """Somebody in a room. Several pages of one device are one person."""

    who: int
    name: str
    device: Device
    listeners: list[Listener]
    gone: float = 0.0  # when the last page was closed

    @property
    def here(self) -> bool:
        return bool(self.listeners)

    def frame(self) -> Data:
        return {"who": self.who, "name": self.name, "here": self.here}


class Item(Struct):
    """A mark (from a thing, to a thing or round it) or a note, at a step."""

    n: int
    step: int
    who: int
    name: str
    start: str = ""
    to: str = ""
    text: str = ""

    def frame(self) -> Data:
        about = {"n": self.n, "step": self.step, "who": self.who, "name": self.name}
        return {**about, "from": self.start, "to": self.to, "text": self.text}


class Room:
    """One room, in which somebody leads from the beginning."""

    def __init__(
        self,
        name: str,
        table: str,
        address: str,
        chat: Buckets,
        over: Callable[[Room], None],
    ) -> None:
        self.name = name
        self.table = table
        self.address = address  # of whoever opened it
        self.chat = chat
        self.over = over  # is told that it has ended
        self.people: dict[int, Guest] = {}
        self.leader = 0
        self.step, self.eyes = 0, EVERYTHING
        self.items: dict[int, Item] = {}
        self.ended = False
        self._next_item = self._next_guest = 0
        self._done: deque[tuple[int, str]] = deque(maxlen=REMEMBERED)
        self._alarm = Alarm(self._end_by_itself)
        self._happened()

    # -- coming and going --------------------------------------------------------------------

    def come_in(self, device: Device, name: str) -> Guest:
        """Somebody has the link. Who was here before is the same person."""
        called = clean_name(name)
        found = self.guest(device)
        if found is None:
            self._make_room()
            found = Guest(self._next_guest, called, device, [])
            self.people[found.who] = found
            self._next_guest += 1
        elif called:
            found.name = called
        found.gone = time.monotonic()
        self._happened()
        self.tell_people()
        return found

    def guest(self, device: Device) -> Guest | None:
        return next((each for each in self.people.values() if each.device == device), None)

    def _make_room(self) -> None:
        """If it is full, whoever went first has left for good."""
        if len(self.people) < MOST_PEOPLE:
            return
        away = [each for each in self.people.values() if not each.here and each.who != self.leader]
        if not away:
            raise RoomFull("There are too many people in this room.")
        del self.people[min(away, key=lambda each: each.gone).who]

    def connect(self, guest: Guest, listener: Listener) -> None:
        guest.listeners.append(listener)
        listener.greet(encode(self.frame(guest)))
        self._happened()
        self.tell_people(but=listener)

    def disconnect(self, guest: Guest, listener: Listener) -> None:
        if listener in guest.listeners:
            guest.listeners.remove(listener)
        guest.gone = time.monotonic()
        self._happened()
        self.tell_people()

    # -- what is said here -------------------------------------------------------------------

    def obey(self, guest: Guest, message: Message) -> Data:
        """Carry out what somebody wants; the reply is theirs."""
        name = getattr(message, "id", "")
        if isinstance(message, Ping):
            return {"t": "pong"}
        try:
            if (guest.who, name) not in self._done:
                self._do(guest, message)
                self._done.append((guest.who, name))
            return {"t": "ack", "id": name}
        except AquelarreError as problem:
            return {"t": "refused", "id": name, **refused(problem)}

    def _do(self, guest: Guest, message: Message) -> None:
        match message:
            case Step(step=step, eyes=eyes):
                self._check_leads(guest)
                self.step, self.eyes = step, eyes
                self._send({"t": "at", "step": step, "eyes": eyes})
            case Lead(who=who):
                self._lead(guest, who)
            case Mark(step=step, start=start, to=to):
                self._add(guest, step, start=start, to=to)
            case Note(step=step, text=text):
                self._add(guest, step, text=clean(text))
            case Remove(n=n):
                self._remove(guest, n)
            case _:
                raise BadRequest("The message cannot be understood.")
        self._happened()

    def _check_leads(self, guest: Guest) -> None:
        if guest.who != self.leader:
            raise NotYours("Somebody else leads.")

    def _lead(self, guest: Guest, who: int) -> None:
        """Who leads hands it over; where the leader has gone, anybody takes it."""
        taken = who == guest.who and not self.people[self.leader].here
        if not taken:
            self._check_leads(guest)
        if who not in self.people or not self.people[who].here:
            raise BadRequest("There is nobody of that number.")
        self.leader = who
        self.tell_people()

    def _add(
        self, guest: Guest, step: int, *, start: str = "", to: str = "", text: str = ""
    ) -> None:
        self.chat.take(f"room {self.name} {guest.who}")
        here = sum(item.step == step for item in self.items.values())
        if len(self.items) >= MOST_ITEMS or here >= MOST_AT_STEP:
            raise RoomFull("There are too many marks and notes: take some away first.")
        if not (start or text) or any(clean(each) != each for each in (start, to)):
            raise BadRequest("The message cannot be understood.")
        item = Item(self._next_item, step, guest.who, guest.name, start, to, text)
        self.items[item.n] = item
        self._next_item += 1
        self._send({"t": "items", "add": [item.frame()], "gone": []})

    def _remove(self, guest: Guest, n: int) -> None:
        item = self.items.get(n)
        if item is None:
            return  # somebody was faster
        if item.who != guest.who:
            self._check_leads(guest)
        del self.items[n]
        self._send({"t": "items", "add": [], "gone": [n]})

    # -- telling -----------------------------------------------------------------------------

    def frame(self, guest: Guest) -> Data:
        """All there is, for somebody who comes."""
        items = [item.frame() for item in self.items.values()]
        at = {"step": self.step, "eyes": self.eyes}
        return {"t": "room", "you": guest.who, **at, **self._people(), "items": items}

    def _people(self) -> Data:
        return {
            "leader": self.leader,
            "people": [guest.frame() for guest in self.people.values()],
        }

    def tell_people(self, but: Listener | None = None) -> None:
        self._send({"t": "people", **self._people()}, but)

    def _send(self, message: Data, but: Listener | None = None) -> None:
        frame = encode(message)
        for guest in self.people.values():
            for listener in list(guest.listeners):
                if listener is not but:
                    listener.send(frame)

    # -- the end -----------------------------------------------------------------------------

    def _happened(self) -> None:
        if self.ended:
            return
        here = any(guest.here for guest in self.people.values())
        self._alarm.set(QUIET if here else EMPTY)

    async def _end_by_itself(self) -> None:
        self.end("ended")

    def send_away(self, reason: str, device: Device | None = None) -> None:
        """Everybody, or one device, is told goodbye."""
        for guest in list(self.people.values()):
            if device in (None, guest.device):
                for listener in list(guest.listeners):
                    listener.send(encode({"t": "bye", "reason": reason}))
                    listener.end()

    def end(self, reason: str) -> None:
        self.ended = True
        self._alarm.stop()
        self.send_away(reason)
        self.over(self)
