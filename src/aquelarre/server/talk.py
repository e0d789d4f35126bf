"""Talk: the chat of a table. The game's rules say who may talk now, and who hears it."""

from __future__ import annotations

import time
from bisect import bisect_left
from typing import Any

import msgspec

from aquelarre.kernel import ALL, WATCHER, Seat, Seats, holds, members
from aquelarre.server import frames
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.errors import BadRequest, Silenced
from aquelarre.server.messages import clean
from aquelarre.server.records import CLOSED, GONE, MOST_LINES, MOST_TOLD, ChatLine

Data = dict[str, Any]
encode = msgspec.json.Encoder().encode
NOBODY: Seats = 0  # hears a line that was taken away


class Talk:
    """What was last said at a table. All that is kept is on the disk."""

    def __init__(
        self, course: Course, company: Company, lines: list[ChatLine], gone: list[int]
    ) -> None:
        self.course = course
        self.company = company
        self.lines = lines
        self.gone = gone  # numbers of lines that were taken away, also of earlier ones
        self.said_to_all = sum(line.hearers == ALL for line in lines)

    def silent(self, seat: Seat) -> Data | None:
        """Why the seat may not talk now; None if it may."""
        record, match = self.course.record, self.course.match
        closed = record.status in (CLOSED, GONE)
        if record.chat in ("off", "claims") or seat == WATCHER or closed:
            return {"rule": "", "values": {}}
        if match is None or match.over:
            return None
        reason = match.game.may_talk(match.state, seat)
        return frames.why(match.game, reason) if reason.rule else None

    def apart(self, seat: Seat) -> Data | None:
        """Who hears the seat now and why not the others; None if all do, or nobody talks here."""
        match = self.course.match
        hearers = self._hearers(seat) if seat != WATCHER else ALL
        if hearers == ALL or match is None or self.course.record.chat in ("off", "claims"):
            return None
        reason = match.game.apart(match.state, seat)
        return {"to": members(hearers), **frames.why(match.game, reason)}

    @property
    def next(self) -> int:
        """The number of the line that comes next."""
        return self.lines[-1].n + 1 if self.lines else 0

    def line(self, seat: Seat, text: str) -> ChatLine:
        """What the seat wants to say, as a line that is not said yet."""
        reason = self.silent(seat)
        if self.course.record.chat == "reminders":
            raise Silenced("People talk aloud at this table.")
        if self.course.record.chat == "claims":
            raise Silenced("At this table people talk by claims only.")
        if reason is not None:
            raise Silenced("You may not talk now.", rule=str(reason.get("rule", "")))
        said = clean(text)
        if not said:
            raise BadRequest("There is nothing to say.")
        who = self.company.people[seat].name if seat != WATCHER else ""
        return ChatLine(self.next, seat, who, said, time.time(), self._hearers(seat))

    def add(self, line: ChatLine) -> None:
        """It is said, and heard."""
        self.lines.append(line)
        del self.lines[:-MOST_TOLD]
        self.gone = [n for n in self.gone if n > line.n - MOST_LINES]
        self.said_to_all += line.hearers == ALL
        self._send(line.n, line.hearers)

    def remove(self, n: int) -> None:
        """The host of the server has taken a line away. Its number stays taken."""
        self.gone = sorted({*self.gone, n})
        for place, line in enumerate(self.lines):
            if line.n == n:
                self.lines[place] = ChatLine(n, line.seat, "", "", line.at, NOBODY)
        self._send(self.next, ALL)

    def _send(self, since: int, hearers: Seats) -> None:
        for listener in list(self.company.listeners):
            if holds(hearers, listener.seat):
                listener.send(encode(self.frame(listener.seat, since)))

    def _hearers(self, seat: Seat) -> Seats:
        match = self.course.match
        if match is None or match.over:
            return ALL
        return match.game.hearers(match.state, seat)

    def frame(self, seat: Seat, since: int) -> Data:
        """The lines from number `since` on that this seat has heard, but only the last ones."""
        first = bisect_left(self.lines, since, key=lambda line: line.n)
        heard = [line for line in self.lines[first:] if holds(line.hearers, seat)]
        return {
            "t": "chat",
            "lines": [
                {
                    "n": line.n,
                    "seat": line.seat,
                    "name": line.name,
                    "text": line.text,
                    "at": line.at,
                    "to": None if line.hearers == ALL else members(line.hearers),
                }
                for line in heard
            ],
            "gone": self.gone,
            "silent": self.silent(seat),
            "apart": self.apart(seat),
        }
