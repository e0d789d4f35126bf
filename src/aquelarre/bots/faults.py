"""Faults: what engines did wrong in games that went on all the same, each kind of it once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from aquelarre.bots.guarded import BotFailed


class Faults:
    """By bot and reason: how often, and the first of them."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, str], tuple[int, BotFailed]] = {}

    def note(self, fault: BotFailed, times: int = 1) -> bool:
        """One more; is it the first of its kind?"""
        kind = str(fault.values["kind"]), str(fault.values["reason"])
        count, first = self._found.get(kind, (0, fault))
        self._found[kind] = count + times, first
        return not count

    def add(self, others: Faults | None) -> None:
        """Those of another game, too."""
        for count, first in others if others is not None else ():
            self.note(first, count)

    def by_bot(self) -> dict[str, int]:
        """How often the guide answered for each bot."""
        found: dict[str, int] = {}
        for (kind, _), (count, _) in self._found.items():
            found[kind] = found.get(kind, 0) + count
        return found

    def __iter__(self) -> Iterator[tuple[int, BotFailed]]:
        return iter(self._found.values())

    def __bool__(self) -> bool:
        return bool(self._found)


def faults_of(bots: Iterable[object]) -> Faults | None:
    """What the bots of a game did wrong; None if nothing."""
    faults = Faults()
    for each in bots:
        for fault in getattr(each, "faults", ()):
            faults.note(fault)
    return faults if faults else None
