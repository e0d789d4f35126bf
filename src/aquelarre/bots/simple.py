"""The two simple bots: one that takes anything, and one that follows the game's own advice."""

from __future__ import annotations

from typing import Any

from aquelarre.kernel import Action, Dice, Window

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
    """Follows the advice that comes with the game (`Game.guide`)."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def __deepcopy__(self, memo: dict[int, Any]) -> GuideBot:
        return GuideBot(self.dice.clone())

    def answer(self, window: Window[Any]) -> Action:
        return window.game.guide(window, self.dice)

    def aside(self, window: Window[Any]) -> Action | None:
        return window.game.guide_aside(window, self.dice)
