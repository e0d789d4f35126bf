"""Recall: all that a seat has been told and has answered since the beginning.

What a player with a perfect memory knows: an information state. The log is one for all seats; what
each of them knows of it is put into words, or into a digest, only when somebody asks.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from aquelarre.kernel import SILENT, WATCHER, Action, Event, Game, Seat, Told

DIGEST = 16  # bytes


class Answered(NamedTuple):
    """An answer, or the silence of a seat that could have spoken up. Only that seat recalls it."""

    seat: Seat
    question: str
    action: Action


class Recall:
    """The log of a game, and how much of it each seat's digest has taken in."""

    __slots__ = ("game", "log", "marks", "since")

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.log: list[Event | Answered] = []
        self.marks: dict[Seat, tuple[int, Any]] = {}  # how many entries, and their running digest
        self.since: dict[Seat, int] = {}  # in an imagined game: from where on a seat's own log goes

    def clone(self) -> Recall:
        """An independent copy; entries are shared."""
        copy = Recall(self.game)
        copy.log = self.log.copy()
        copy.marks = {
            seat: (count, running.copy()) for seat, (count, running) in self.marks.items()
        }
        copy.since = self.since.copy()
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Recall:
        return self.clone()

    def imagined(self, seat: Seat, n: int) -> Recall:
        """For a game that the seat imagines: of what happened the others recall there what all have
        heard, for what else they know is part of what is imagined."""
        copy = self.clone()
        copy._take_in(seat)
        public = copy._take_in(WATCHER)
        for other in range(n):
            if other != seat:
                copy.marks[other] = (len(copy.log), public.copy())
                copy.since[other] = len(copy.log)
        return copy

    def lines(self, seat: Seat) -> list[str]:
        """What the seat has been told and has answered, in order."""
        told = (self._line(entry, seat) for entry in self.log[self.since.get(seat, 0) :])
        return [line for line in told if line]

    def digest(self, seat: Seat) -> str:
        """A short text that stands for these lines."""
        running: str = self._take_in(seat).hexdigest()
        return running

    def _take_in(self, seat: Seat) -> Any:
        """The running digest of the seat, up to now."""
        count, running = self.marks.get(seat) or (0, blake2b(digest_size=DIGEST))
        for entry in self.log[count:]:
            line = self._line(entry, seat)
            if line:
                running.update(line.encode())
                running.update(b"\n")
        self.marks[seat] = (len(self.log), running)
        return running

    def _line(self, entry: Event | Answered, seat: Seat) -> str:
        if isinstance(entry, Answered):
            if entry.seat != seat:
                return ""
            return f"> {entry.question}: {named(self.game, entry.action)}"
        return spelled(entry.heard_by(seat))


def spelled(told: Told) -> str:
    """An event as a seat hears it, in ids and numbers."""
    values = " ".join(f"{name}={value}" for name, value in told.values.items())
    places = f" at {','.join(map(str, told.places))}" if told.places else ""
    return f"{told.key} {values}{places}"


def named(game: Game[Any], action: Action) -> str:
    """An answer by its verb and the things that it touches."""
    return "(silent)" if action == SILENT else repr(game.describe(action))
