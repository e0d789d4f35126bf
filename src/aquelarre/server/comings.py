"""Comings: who sits down at a running table and who leaves it. Everybody is told, in the log, and
the log calls everybody by the name of that time."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from aquelarre.kernel import Seat
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.listeners import Listener
from aquelarre.server.records import PAUSED, PLAYING, Coming, SeatRecord
from aquelarre.server.store import Change, comings_until, put_coming

Data = dict[str, Any]
MOST = 200  # lines that are kept: who comes and goes for ever fills neither disk nor log
encode = msgspec.json.Encoder().encode

LEFT = "left"  # a bot plays on
REMOVED = "removed"  # by the host; a bot plays on
SAT = "sat"  # a person in the place of a bot
CAME = "came"  # a person to a seat that was empty: of a game that was brought in
MOVED = "moved"  # to another device, and perhaps another person
BOT = "bot"  # plays for somebody who keeps the seat
BACK = "back"  # who plays again
NAMED = "named"  # goes by another name
SITS = (SAT, CAME, MOVED)  # somebody else is there from now on


class Comings:
    """The lines of one table."""

    def __init__(self, course: Course, company: Company, lines: list[Coming]) -> None:
        self.course = course
        self.company = company
        self.lines = lines[-MOST:]

    def line(self, seat: Seat, what: str, who: SeatRecord) -> list[Coming]:
        """What is to be told when `who` comes to a seat; nothing before the game and after it."""
        if self.course.record.status not in (PLAYING, PAUSED):
            return []
        number = self.lines[-1].n + 1 if self.lines else 0
        before, at, events = self.company.people[seat].name, time.time(), self.course.events
        lines = [Coming(number, at, events, seat, what, before, who.name)]
        if who.agent and what in SITS:  # and is no person: everybody is told that, too
            lines.append(Coming(number + 1, at, events, seat, who.agent, who.name, who.name))
        return lines

    def switched(self, seat: Seat, who: SeatRecord) -> list[Coming]:
        """What is to be told when a bot plays for somebody, or no longer."""
        if bool(who.bot) == self.company.is_bot(seat):
            return []
        return self.line(seat, BOT if who.bot else BACK, who)

    def kept(self, lines: list[Coming]) -> list[Change]:
        return [put_coming(self.course.record.id, line, MOST) for line in lines]

    def tell(self, lines: list[Coming]) -> None:
        """It has happened: everybody hears of it."""
        self.lines = [*self.lines, *lines][-MOST:]
        if lines:
            self._send()

    def undone(self) -> list[Change]:
        """Events are being taken back: nobody came after what has not happened."""
        count = self.course.events
        late = any(line.events > count for line in self.lines)
        return [comings_until(self.course.record.id, count)] if late else []

    def tell_undone(self) -> None:
        """They are taken back."""
        count = self.course.events
        late = [line for line in self.lines if line.events > count]
        for line in late:
            line.events = count
        if late:
            self._send()

    def greet(self, listener: Listener) -> None:
        """A client has come: it hears who was here before."""
        if self.lines:
            listener.send(encode(self.frame()))

    def _send(self) -> None:
        self.company.send(encode(self.frame()))

    def frame(self) -> Data:
        """All lines: a client puts them in the place of those it has."""
        return {"t": "comings", "lines": self.lines}
