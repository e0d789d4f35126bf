"""Sight: all that a teacher may look at. It is what the learner's seat sees, was told and is asked,
and nothing else: so no word of hers can give a secret away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aquelarre.kernel import Option, Seat, Told, Window
from aquelarre.match import Match


class Sight:
    """A position as the learner knows it."""

    __slots__ = ("_view", "asked", "over", "question", "told", "window")

    def __init__(
        self, window: Window[Any], told: Sequence[Told], question: int, asked: bool, over: bool
    ) -> None:
        self.window = window
        self.told = told  # since the game began
        self.question = question  # the number of the one that is open
        self.asked = asked  # is it for the learner, who has not answered?
        self.over = over
        self._view: Any = None

    @property
    def key(self) -> str:
        """What the learner is asked; "" if nothing."""
        return self.window.question() if self.asked else ""

    def options(self) -> list[Option]:
        """What the learner may do now, unasked or asked."""
        actions = (self.window.options() if self.asked else []) + self.window.asides()
        return [self.window.game.describe(action) for action in actions]

    def at(self, path: str) -> Any:
        """What is seen there: `players.0.score`. None where nothing is."""
        if self._view is None:
            self._view = self.window.view()
        found = self._view
        for name in path.split("."):
            if isinstance(found, dict):
                found = found.get(name)
            elif isinstance(found, list | tuple) and name.lstrip("-").isdigit():
                place = int(name)
                found = found[place] if -len(found) <= place < len(found) else None
            else:
                return None
        return found


def sight_of(match: Match[Any], seat: Seat) -> Sight:
    """What the learner on this seat knows of a match."""
    state = match.state
    asked = not match.over and bool(state.asked >> seat & 1)
    return Sight(match.window(seat), match.news(seat), match.question, asked, match.over)
