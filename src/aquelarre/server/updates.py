"""Updates: everybody is told how a table stands, each as that seat may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from aquelarre.kernel import WATCHER, Seat
from aquelarre.match import Match
from aquelarre.server import frames
from aquelarre.server.advice import Coaching
from aquelarre.server.comebacks import Away
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.forgetting import Forgetting
from aquelarre.server.frames import encode
from aquelarre.server.reactions import Reactions
from aquelarre.server.talk import Talk

Data = dict[str, Any]


class Updates:
    """What the listeners of a table are sent, and how much they have heard."""

    def __init__(
        self,
        course: Course,
        company: Company,
        reactions: Reactions,
        talk: Talk,
        summary: Callable[[], Data],
        taught: Callable[[Seat], Data | None],
        coaching: Coaching,
        away: Callable[[Seat], Away | None],
        prepared: Callable[[Seat], Data | None],
    ) -> None:
        self.course = course
        self.company = company
        self.reactions = reactions
        self.talk = talk
        self.summary = summary
        self.taught = taught  # what a teacher says to this seat
        self.coaching = coaching
        self.away = away  # what whoever comes to this seat has not seen
        self.prepared = prepared  # what this seat has answered beforehand, and could
        self.seq = 0  # moves on with everything that all may notice
        self.told = course.events  # events that listeners have heard of
        self._forgetting = Forgetting()
        self._packed_log: tuple[Match[Any] | None, list[msgspec.Raw]] = None, []

    def send(self, undone: bool = False, only: Seat | None = None) -> None:
        """Tell everybody, or `only` one seat what nobody else may notice (not even by a number that
        moves on). What is the same for several is packed once."""
        match = self.course.match
        self.seq += only is None
        since = fresh = min(self.told, self.course.events) if undone else self.told
        if match is not None:
            since = self._forgetting.since(match, fresh, only is None)
            self.told = len(match.events)
        ready: dict[Seat, bytes] = {}
        events: dict[tuple[int, bool], msgspec.Raw] = {}
        head = msgspec.Raw(encode(self.summary()))
        view = b""
        if match is not None and not self.course.game.secrets:
            view = frames.packed_view(match)  # the same for all: the laws see to it
        for listener in list(self.company.listeners):
            seat = listener.seat
            if only not in (None, seat):
                continue
            if seat not in ready:
                ready[seat] = encode(self.update(seat, since, undone, head, view, fresh, events))
            listener.send(ready[seat])

    def greeting(self, seat: Seat, events: int, past: str) -> bytes:
        """For a client that comes (again) with so many events of that past."""
        since = events if events <= self.course.events and past == self.course.past else 0
        since = self._forgetting.since_away(self.course.match, since)
        found = self.update(seat, since, again=True)
        away = self.away(seat) if seat != WATCHER else None
        return encode({**found, "away": away} if away else found)

    def update(
        self,
        seat: Seat,
        since: int,
        again: bool,
        head: msgspec.Raw | None = None,
        open_view: bytes = b"",
        fresh: int = 0,
        packed: dict[tuple[int, bool], msgspec.Raw] | None = None,
    ) -> Data:
        """Everything as it is now for one seat, with the events from number `since` on: as they are
        heard, or (`again`, and before number `fresh`) as they may be repeated. What is the same
        for several may be given packed."""
        match, position = self.course.match, None
        events: list[msgspec.Raw] = []
        passed, goes_on, keeps = self.reactions.of(seat)
        if match is not None:
            coached = self.coaching.offered(seat)
            position = frames.position(match, seat, open_view, passed, goes_on, coached)
            if self.course.standing.outdated:  # there is nothing to be answered any more
                position |= {"question": None, "undo": False}
            fresh = len(match.events) if again else max(since, fresh)
            if match.over:
                events = self.whole_log(match)[since:]
            else:
                events = frames.told(match, seat, since, fresh, {} if packed is None else packed)
        taught, prepared = self.taught(seat), self.prepared(seat)
        return {
            "t": "update",
            "seq": self.seq,
            "table": head or self.summary(),
            "position": position,
            "events": events,
            "since": since,
            "past": self.course.past,
            "silent": self.talk.silent(seat),
            "apart": self.talk.apart(seat),
            "keeps": keeps,
            **({"teacher": taught} if taught else {}),
            **({"prepared": prepared} if prepared else {}),
        }

    def whole_log(self, match: Match[Any]) -> list[msgspec.Raw]:
        """All events of a finished game. They are the same for everybody who comes, so each is
        packed once."""
        of, packed = self._packed_log
        if of is not match:
            packed = [msgspec.Raw(encode(event)) for event in frames.log(match, WATCHER)]
            self._packed_log = match, packed
        return packed
