"""The coach at a console: what it would do, and why; and, if you like, a word before a poor answer.

Whoever is alone with bots may ask. Several people at one device may if the table was set up so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aquelarre.kernel import Action, Advice, Belief, Dice, Seat, advise, believed, warn
from aquelarre.match import Match


class Coach:
    """Speaks to the people of one match."""

    def __init__(self, match: Match[Any], for_all: bool = False) -> None:
        self.match = match
        people = sum(not who.bot for who in match.players)
        self.on = match.game.advises and (for_all or people == 1)
        self.warns = False  # before an answer that it finds far worse
        self.hushed: Callable[[], bool] = lambda: False  # does somebody else say what to do?

    def advise(self, seat: Seat) -> Advice:
        """What it would answer."""
        return advise(self.match.game, self.match.window(seat), self._dice(), self._belief(seat))

    def objects(self, seat: Seat, action: Action) -> Advice | None:
        """What it would answer instead, if it was asked to warn and this is far worse."""
        if not self.warns or self.hushed() or action not in self.match.state.options(seat):
            return None
        window = self.match.window(seat)
        return warn(self.match.game, window, self._dice(), action, self._belief(seat))

    def _dice(self) -> Dice:
        return Dice(self.match.seed).child("advice").child(self.match.question)

    def _belief(self, seat: Seat) -> Belief[Any] | None:
        return believed(self.match.game, self.match.window(seat), self.match.news(seat))
