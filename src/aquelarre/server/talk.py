"""Talk: the chat of a table. The game's rules say who may talk now, and who hears it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from aquelarre.kernel import ALL, WATCHER, Seat, Seats, holds, members
from aquelarre.server import frames
from aquelarre.server.errors import BadRequest, Silenced
from aquelarre.server.messages import clean
from aquelarre.server.records import ChatLine

if TYPE_CHECKING:
    from aquelarre.server.live import LiveTable

Data = dict[str, Any]


class Talk:
    """All that was said at a table."""

    def __init__(self, table: LiveTable, lines: list[ChatLine]) -> None:
        self.table = table
        self.lines = lines
        self.said_to_all = sum(line.hearers == ALL for line in lines)

    def silent(self, seat: Seat) -> Data | None:
        """Why the seat may not talk now; None if it may."""
        table = self.table
        if table.record.chat in ("off", "claims") or seat == WATCHER:
            return {"rule": "", "values": {}}
        if table.match is None or table.match.over:
            return None
        reason = table.game.may_talk(table.match.state, seat)
        return frames.why(table.game, reason) if reason.rule else None

    def apart(self, seat: Seat) -> Data | None:
        """Who hears the seat now and why not the others; None if all do, or nobody talks here."""
        table = self.table
        hearers = self._hearers(seat) if seat != WATCHER else ALL
        if hearers == ALL or table.match is None or table.record.chat in ("off", "claims"):
            return None
        reason = table.game.apart(table.match.state, seat)
        return {"to": members(hearers), **frames.why(table.game, reason)}

    def line(self, seat: Seat, text: str) -> ChatLine:
        """What the seat wants to say, as a line that is not said yet."""
        reason = self.silent(seat)
        if self.table.record.chat == "reminders":
            raise Silenced("People talk aloud at this table.")
        if self.table.record.chat == "claims":
            raise Silenced("At this table people talk by claims only.")
        if reason is not None:
            raise Silenced("You may not talk now.", rule=str(reason.get("rule", "")))
        said = clean(text)
        if not said:
            raise BadRequest("There is nothing to say.")
        who = self.table.people[seat].name if seat != WATCHER else ""
        return ChatLine(len(self.lines), seat, who, said, time.time(), self._hearers(seat))

    def add(self, line: ChatLine) -> None:
        """It is said."""
        self.lines.append(line)
        self.said_to_all += line.hearers == ALL

    def _hearers(self, seat: Seat) -> Seats:
        match = self.table.match
        if match is None or match.over:
            return ALL
        return self.table.game.hearers(match.state, seat)

    def frame(self, seat: Seat, since: int) -> Data:
        """The lines from number `since` on that this seat has heard."""
        heard = [line for line in self.lines[since:] if holds(line.hearers, seat)]
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
            "silent": self.silent(seat),
            "apart": self.apart(seat),
        }
