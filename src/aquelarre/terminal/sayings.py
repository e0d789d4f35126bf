"""Sayings: what is said by picking it from a menu does not interrupt the story. It is told together
when the reader next has a say, or when a lot has been said.
"""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Seat, Told
from aquelarre.match import Match
from aquelarre.words import Words

MANY = 8  # sayings that are told even if the reader is not asked


class Sayings:
    """What each reader has not been told yet of what was said."""

    def __init__(self, match: Match[Any]) -> None:
        self._keys = {notice.key for notice in match.game.claims}
        self._kept: dict[Seat, list[tuple[int, Told]]] = {}  # with the numbers of the events

    def story(self, reader: Seat, since: int, news: list[Told]) -> list[Told]:
        """The news without what was said, which is kept for later."""
        kept = self._kept.setdefault(reader, [])
        kept += [(n, told) for n, told in enumerate(news, since) if told.key in self._keys]
        return [told for told in news if told.key not in self._keys]

    def many(self, reader: Seat) -> bool:
        """Has so much been said that it is time to tell it?"""
        return len(self._kept.get(reader, [])) >= MANY

    def told(self, reader: Seat, words: Words) -> list[str]:
        """What was said meanwhile, in lines; it is told once."""
        kept = self._kept.pop(reader, [])
        lines = [f"  {words.event(told)}" for _, told in kept]
        return [words.say("said-meanwhile"), *lines] if lines else []

    def forget_from(self, count: int) -> None:
        """After an undo there are only so many events."""
        self._kept = {
            reader: [(n, told) for n, told in kept if n < count]
            for reader, kept in self._kept.items()
        }
