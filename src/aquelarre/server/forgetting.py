"""Forgetting: a page holds what the table has shown no longer than the table shows it.

Events are sent once, and clients keep them. But what a fleeting event told of a card is forgotten
when the card is turned down, and may be known again when the game is over. So events that a client
holds otherwise than they are told now are sent again, and replace what it has.
"""

from __future__ import annotations

from typing import Any

from aquelarre.match import Match


class Forgetting:
    """From which event on the listeners of a table must be told again."""

    def __init__(self) -> None:
        self._kept = 0  # before this number listeners hold nothing fleeting

    def since(self, match: Match[Any], heard: int, all_told: bool = True) -> int:
        """The first event that is told now, if everybody has `heard` of so many: a new one, or
        an earlier one that has changed. Will all be told, or is somebody left who must be later?"""
        if match.over:
            return self.since_away(match, heard) if heard < len(match.events) else heard
        gone = min(match.forgotten(), heard)
        found = self._first(match, self._kept, gone)
        if all_told:
            self._kept = gone
        return found if found < gone else heard

    def since_away(self, match: Match[Any] | None, has: int) -> int:
        """The same for who comes back with so many events: which of them he was told in full, and
        what has been turned down since he left, nobody knows. And for all at the end."""
        if match is None:
            return has
        found = self._first(match, 0, has)
        return 0 if match.over and found < has else found

    def _first(self, match: Match[Any], start: int, stop: int) -> int:
        """The first of these events that may be told otherwise than before; `stop` if none."""
        fleeting = (n for n in range(start, stop) if match.events[n].notice.fleeting)
        return next(fleeting, stop)
