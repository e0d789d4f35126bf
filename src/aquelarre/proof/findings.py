"""Findings: what was tried, how often, and what went wrong."""

from __future__ import annotations

from dataclasses import dataclass, field

AREAS = ("secrets", "once", "abuse", "chance")
MOST_TOLD = 5  # failures of one check that are written out


@dataclass
class Finding:
    """One thing that was tried many times. `key` names its texts: `proof-<key>`."""

    area: str
    key: str
    game: str = ""  # where it was tried with one game
    tried: int = 0
    failed: int = 0
    told: list[str] = field(default_factory=list)  # what went wrong, for people who repair it

    def note(self, problem: str = "") -> None:
        """One try, and what was wrong with it."""
        self.tried += 1
        if problem:
            self.failed += 1
            if len(self.told) < MOST_TOLD:
                self.told.append(problem)

    @property
    def good(self) -> bool:
        """A check that tried nothing has shown nothing."""
        return self.tried > 0 and not self.failed


@dataclass
class Findings:
    """All that was found, in the order in which it was tried."""

    machine: str
    version: str
    games: list[str]
    all: list[Finding] = field(default_factory=list)
    seconds: float = 0.0

    def of(self, area: str, key: str, game: str = "") -> Finding:
        found = Finding(area, key, game)
        self.all.append(found)
        return found

    def in_area(self, area: str) -> list[Finding]:
        return [each for each in self.all if each.area == area]

    def summed(self, area: str) -> tuple[int, int]:
        """How often something of this area was tried, and how often it failed; a check that tried
        nothing counts as failed."""
        found = self.in_area(area)
        empty = sum(not each.tried for each in found)
        return sum(each.tried for each in found), empty + sum(each.failed for each in found)

    @property
    def good(self) -> bool:
        return bool(self.all) and all(each.good for each in self.all)
