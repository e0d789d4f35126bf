"""The two simple bots: one that takes anything, and one that follows the game's own advice."""

from __future__ import annotations

from typing import Any, Self

from aquelarre.bots.protocol import Heard
from aquelarre.kernel import Action, Belief, Dice, Game, Told, Window, believed, heaviest

SPEAKS_UP = 16  # a random bot speaks up once in so many chances


class RandomBot:
    """Takes any legal answer, each as likely as the others; of an answer in parts as often one
    that completes it as another part, or it would give and take back for ever."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def __deepcopy__(self, memo: dict[int, Any]) -> RandomBot:
        return RandomBot(self.dice.clone())

    def answer(self, window: Window[Any]) -> Action:
        options, parts = window.options(), window.partial()
        if parts and self.dice.below(2):
            options = [action for action in options if action not in parts] or options
        return options[self.dice.below(len(options))]

    def aside(self, window: Window[Any]) -> Action | None:
        if self.dice.below(SPEAKS_UP):
            return None
        asides = window.asides()
        return asides[self.dice.below(len(asides))] if asides else None


class GuideBot:
    """Follows the advice that comes with the game (`Game.guide`). Where that goes by what was done
    (`Game.remembers`) it listens, and answers by what it holds for likely (`Game.belief`)."""

    __slots__ = ("_belief", "dice", "told")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.told: list[Told] = []
        self._belief: Belief[Any] | None = None  # by all that was told so far, once it is needed

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        copy = type(self)(self.dice.clone())
        copy.told = self.told.copy()
        return copy

    @staticmethod
    def listens_to(game: Game[Any]) -> bool:
        """Only where it makes something of it."""
        return game.remembers

    def hear(self, window: Window[Any], heard: Heard) -> None:
        self.told[heard.since :] = heard.told
        self._belief = None

    def belief(self, window: Window[Any]) -> Belief[Any] | None:
        if self._belief is None:
            self._belief = believed(window.game, window, self.told)
        return self._belief

    def answer(self, window: Window[Any]) -> Action:
        game = window.game
        if not game.remembers:
            return game.guide(window, self.dice)
        return heaviest(window.options(), game.weigh(window, self.dice, self.belief(window)))

    def aside(self, window: Window[Any]) -> Action | None:
        game = window.game
        if not game.remembers:
            return game.guide_aside(window, self.dice)
        return game.speak(window, self.dice, self.belief(window)) if window.asides() else None
