"""Updates: everybody is told how a table stands, each as that seat may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from aquelarre.kernel import WATCHER, Game, Seat, View
from aquelarre.match import Match
from aquelarre.server import changes, frames
from aquelarre.server.advice import Coaching
from aquelarre.server.comebacks import Away
from aquelarre.server.company import Company
from aquelarre.server.course import Course
from aquelarre.server.forgetting import Forgetting
from aquelarre.server.frames import encode
from aquelarre.server.listeners import Listener
from aquelarre.server.reactions import Reactions
from aquelarre.server.talk import Talk

Data = dict[str, Any]


class Wave:
    """One round of updates. What several are told is worked out and packed once."""

    def __init__(
        self, game: Game[Any], update: Callable[[Seat, bool], Data], shared: View | None
    ) -> None:
        """`update`: of a seat, with options as numbers or described; `shared`: the view of all,
        where there are no secrets."""
        self.game = game
        self.update = update
        self.shared = shared
        self._view: changes.Parts | None = None
        self._whole: dict[Seat, bytes] = {}
        self._changed: dict[Seat, tuple[Data, changes.Kept]] = {}
        self._compared = changes.Comparison()

    def frame(self, listener: Listener) -> bytes:
        """What a listener is sent."""
        told = listener.told
        return self._all(listener.seat) if told is None else self._change(listener.seat, told)

    def _all(self, seat: Seat) -> bytes:
        if seat not in self._whole:
            self._whole[seat] = encode(self.update(seat, False))
        return self._whole[seat]

    def _change(self, seat: Seat, told: changes.Told) -> bytes:
        """Only what is different from what this listener was told last."""
        if seat not in self._changed:
            if self._view is None and self.shared is not None:
                self._view = changes.packed(self.shared)
            update = self.update(seat, True)
            self._changed[seat] = update, changes.kept_of(update, self._view)
        update, kept = self._changed[seat]
        frame = {name: update[name] for name in ("seq", "events", "since", "past")}
        frame["changes"] = msgspec.Raw(self._compared.changes(told.kept, kept))
        question = (update["position"] or {}).get("question")
        offered = question["options"] + question["asides"] if question is not None else []
        if offered and (fresh := told.fresh(offered)):
            frame["described"] = frames.options(self.game, fresh)
        told.kept, told.changes = kept, told.changes + 1
        if told.changes % changes.EVERY == 0:
            frame["mark"] = changes.mark(changes.whole(kept))
        return encode({"t": "change", **frame})


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
        wave = self._wave(since, undone, fresh)
        for listener in list(self.company.listeners):
            if only in (None, listener.seat):
                listener.send(wave.frame(listener))

    def _wave(self, since: int, again: bool, fresh: int) -> Wave:
        """What is told now, once for each seat."""
        match, shared = self.course.match, None
        if match is not None and not self.course.game.secrets:
            shared = frames.open_view(match)  # the same for all: the laws see to it
        head = msgspec.Raw(encode(self.summary()))
        events: dict[tuple[int, bool], msgspec.Raw] = {}

        def update(seat: Seat, numbers: bool) -> Data:
            return self.update(seat, since, again, head, shared, fresh, events, numbers)

        return Wave(self.course.game, update, shared)

    def greeting(self, listener: Listener, events: int, past: str) -> bytes:
        """For a client that comes (again) with so many events of that past."""
        seat = listener.seat
        since = events if events <= self.course.events and past == self.course.past else 0
        since = self._forgetting.since_away(self.course.match, since)
        found = self.update(seat, since, again=True)
        if listener.wants_changes:
            listener.told = changes.Told(found)
        away = self.away(seat) if seat != WATCHER else None
        return encode({**found, "away": away} if away else found)

    def update(
        self,
        seat: Seat,
        since: int,
        again: bool,
        head: msgspec.Raw | None = None,
        shared: View | None = None,
        fresh: int = 0,
        packed: dict[tuple[int, bool], msgspec.Raw] | None = None,
        numbers: bool = False,
    ) -> Data:
        """Everything as it is now for one seat, with the events from number `since` on: as they are
        heard, or (`again`, and before number `fresh`) as they may be repeated. What is the same
        for several may be given packed. Options are described, or `numbers`."""
        match, position = self.course.match, None
        events: list[msgspec.Raw] = []
        passed, goes_on, keeps = self.reactions.of(seat)
        if match is not None:
            coached = self.coaching.offered(seat)
            position = frames.position(match, seat, shared, passed, goes_on, coached, numbers)
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
