"""Telling: a digest of everything that was told at a table, from the first event on. It is kept
with every answer, in the same transaction, and costs some microseconds. So if the rules change
under a table, even one that was killed is found to be told otherwise: `standing` compares it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from aquelarre.kernel import Event
from aquelarre.match import Match

DIGITS = 8  # bytes of a digest


class Telling:
    """Remembers how far it has come, so that each event is looked at once."""

    def __init__(self) -> None:
        self._events: list[Event] | None = None
        self._count = 0
        self._hash = blake2b(digest_size=DIGITS)

    def digest(self, match: Match[Any]) -> str:
        """Of all events of the match, as they truly were."""
        events = match.events
        if events is not self._events or len(events) < self._count:  # something was taken back
            self._events, self._count = events, 0
            self._hash = blake2b(digest_size=DIGITS)
        for event in events[self._count :]:
            self._hash.update(spelled(event).encode())
        self._count = len(events)
        return self._hash.hexdigest()


def spelled(event: Event) -> str:
    return f"{event.notice.key} {event.shown} {event.hidden} {event.to} {event.places}\n"
