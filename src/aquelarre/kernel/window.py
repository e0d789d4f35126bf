"""Window: the only thing a bot or client may hold of a game."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Generic

from aquelarre.kernel.dice import Dice
from aquelarre.kernel.game import Game, View
from aquelarre.kernel.seats import WATCHER, Action, Seat, holds
from aquelarre.kernel.steps import S
from aquelarre.kernel.why import Why


class Window(Generic[S]):
    """A game seen from one seat: all that a bot may hold. It never gives the state away."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game[S], state: S, seat: Seat) -> None:
        self.game = game
        self._state = state
        self.seat = seat

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.n

    @property
    def settings(self) -> dict[str, int]:
        """The table options, a copy."""
        return dict(self._state.settings)

    def __deepcopy__(self, memo: dict[int, Any]) -> Window[S]:
        return Window(self.game, deepcopy(self._state, memo), self.seat)

    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    def gist(self) -> View:
        """As much of the view as the game's guide reads."""
        return self.game.gist(self._state, self.seat)

    def options(self) -> list[Action]:
        return self._state.options(self.seat) if self.seat != WATCHER else []

    def partial(self) -> list[Action]:
        """Those of the options that do not complete an answer: see `Ask.parts`."""
        return self._state.partial(self.seat) if self.seat != WATCHER else []

    def asides(self) -> list[Action]:
        return self._state.asides(self.seat) if self.seat != WATCHER else []

    def question(self) -> str:
        """The key of the open question, if this seat is asked (or nobody's secret)."""
        step = self._state.open_question()
        if step is None or (step.secret and not holds(self._state.owed, self.seat)):
            return ""
        return step.key

    def imagine(self, dice: Dice) -> S:
        """A state that could be the true one for all this seat knows."""
        return self.game.imagine(self._state, self.seat, dice)

    def why_not(self, thing: Action | str) -> Why:
        return self.game.why_not(self._state, self.seat, thing)
