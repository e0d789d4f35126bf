"""Minded: the guide with a memory. It looks no further, but it has listened, and suspects."""

from __future__ import annotations

from typing import Any

from aquelarre.bots.protocol import Heard
from aquelarre.kernel import Action, Belief, Dice, Told, Window, heaviest


class Minded:
    """Answers what weighs most by what it holds for likely (`Game.weigh` with `Game.belief`)."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.told: list[Told] = []
        self._belief: Belief[Any] | None = None  # by all that was told so far

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.told[heard.since :] = heard.told
        self._belief = None

    def belief(self, window: Window[Any]) -> Belief[Any]:
        if self._belief is None:
            self._belief = window.game.belief(window, self.told)
        return self._belief

    def answer(self, window: Window[Any]) -> Action:
        options = window.options()
        if len(options) == 1:
            return options[0]
        return heaviest(options, window.game.weigh(window, self.dice, self.belief(window)))

    def aside(self, window: Window[Any]) -> Action | None:
        if not window.asides():
            return None
        return window.game.speak(window, self.dice, self.belief(window))
