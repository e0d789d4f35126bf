"""Budget: how long a bot may think, in simulations or in seconds.

Simulations give the same answer anywhere from the same dice; seconds depend on the machine.
"""

from __future__ import annotations

import re
from time import process_time

FORM = re.compile(r"(\d+)(s|ms)?")
MOST = 1_000_000  # simulations or milliseconds: nobody waits for more


class Budget:
    """So many simulations; or (`seconds` > 0) as many as can be made in that CPU time."""

    __slots__ = ("_end", "seconds", "simulations")

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self._end = 0.0

    def begin(self) -> None:
        """The clock starts."""
        if self.seconds:
            self._end = process_time() + self.seconds

    def spent(self, part: float = 1.0) -> bool:
        """Is the time over, or this part of it? Simulations are counted by who makes them."""
        return self.seconds > 0 and process_time() > self._end - (1 - part) * self.seconds

    def share(self, part: float) -> Budget:
        """A smaller one."""
        return Budget(max(1, int(self.simulations * part)), self.seconds * part)


def budget_of(text: str) -> Budget | None:
    """A budget as it is written after a bot's name: `600` simulations, `2s` or `500ms`; None, if it
    is none."""
    found = FORM.fullmatch(text)
    if not found or not 0 < int(found[1]) <= MOST:
        return None
    number = int(found[1])
    if found[2]:
        return Budget(MOST, number / (1000 if found[2] == "ms" else 1))
    return Budget(number)
